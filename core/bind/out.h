/* out.h - the one way to the terminal: nothing in the program prints in
 * another. */
#ifndef TESSERA_BIND_OUT_H
#define TESSERA_BIND_OUT_H

#include <stddef.h>

/* Prints text on standard output (1) or standard error (2), without anything
 * that a terminal obeys but the colours of the program. */
void h_out_put(int stream, const char *text, size_t len);

/* Prints what shows a picture in the terminal, as it is: made of pixels by a
 * library, never of a text. Nothing without a terminal. */
void h_out_picture(const char *bytes, size_t len);

/* From now on what is printed on standard output goes nowhere. */
void h_out_silence(void);

/* Prints "tessera: ", the text and a line end on standard error. */
void h_out_failure(const char *text);

#endif
