/* raster.h - SVG as pixels, drawn by librsvg and cairo. Either may be missing:
 * HAVE_RSVG says that the build found both. */
#ifndef TESSERA_IMAGE_RASTER_H
#define TESSERA_IMAGE_RASTER_H

#ifdef HAVE_RSVG

#include <cairo.h>
#include <stddef.h>

/* Longest side of a picture; cairo itself ends at 32,767. */
#define H_LONGEST 30000

/* Draws a document over what is on the surface, so that it fills the
 * rectangle at (x, y). NULL, or what is wrong with it. */
const char *h_raster_over(cairo_surface_t *surface, const char *svg,
                          size_t length, double x, double y, double width,
                          double height);

/* A new surface of the document's own size with the document on it; NULL with
 * *problem. */
cairo_surface_t *h_raster(const char *svg, size_t length, const char **problem);

/* A new, clear surface; NULL when it would be too large. */
cairo_surface_t *h_raster_clear(double width, double height);

/* Copies a square surface onto another one of its size, turned clockwise by
 * turns. */
void h_raster_turned(cairo_surface_t *to, cairo_surface_t *from, int turns);

/* Copies a surface into another one, without blending; what lies outside is
 * left away. */
void h_raster_copy(cairo_surface_t *to, cairo_surface_t *from, int x, int y);

#endif

#endif
