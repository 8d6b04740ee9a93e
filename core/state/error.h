/* error.h - failures of the library: a status and a text (tes_error). */
#ifndef TES_ERROR_H
#define TES_ERROR_H

#include "tessera.h"

/* Fills an error, which may be NULL, with a status and a printf-style text;
 * the text before is freed. Returns the status. Out of memory: no text. */
tes_status tesI_error(tes_error *err, tes_status status, const char *format,
                      ...) __attribute__((format(printf, 3, 4)));

/* TES_EIO: what errno says of a file. TES_EMEMORY, on the way to one. */
tes_status tesI_error_file(tes_error *err, const char *path);
tes_status tesI_error_memory(tes_error *err, const char *path);

#endif
