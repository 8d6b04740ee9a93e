/* png.h - pixels as PNG. */
#ifndef TESSERA_IMAGE_PNG_H
#define TESSERA_IMAGE_PNG_H

#ifdef HAVE_RSVG

#include <cairo.h>
#include <stddef.h>

/* The surface as PNG, malloc'd, or NULL when there is not enough memory. The
 * same bytes on every machine with the same zlib, whatever the number of
 * cores, which share the work. */
unsigned char *h_png(cairo_surface_t *surface, size_t *size);

#endif

#endif
