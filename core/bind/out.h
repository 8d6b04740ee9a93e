/* out.h - prints to the terminal; nothing else in the program does. */
#ifndef TESSERA_BIND_OUT_H
#define TESSERA_BIND_OUT_H

#include <stddef.h>

/* Prints text on standard output (1) or standard error (2), without terminal
 * commands other than the program's colours. */
void h_out_put(int stream, const char *text, size_t len);

/* Prints bytes unchanged that show a picture in the terminal. A library made
 * them from pixels, never from text. Without a terminal nothing is printed. */
void h_out_picture(const char *bytes, size_t len);

/* From now on nothing is printed on standard output. */
void h_out_silence(void);

/* Prints "tessera: ", the text and a line end on standard error. */
void h_out_failure(const char *text);

#endif
