/* png.h - pixels as PNG. */
#ifndef TESSERA_IMAGE_PNG_H
#define TESSERA_IMAGE_PNG_H

#ifdef HAVE_RSVG

#include <cairo.h>
#include <stddef.h>

/* The surface as PNG, malloc'd, or NULL when there is not enough memory; it is
 * of no use but to be destroyed then. The same bytes on every machine with the
 * same zlib and libpng. */
unsigned char *h_png(cairo_surface_t *surface, size_t *size);

#endif

#endif
