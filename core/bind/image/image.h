/* image.h - pictures as pixels: SVG is drawn by librsvg and cairo, written as
 * PNG (png.c), or shown in the terminal by libchafa (show.c). Each of these
 * libraries may be missing: HAVE_RSVG and HAVE_CHAFA say what the build found.
 */
#ifndef TESSERA_HOST_IMAGE_H
#define TESSERA_HOST_IMAGE_H

#include "bind/values.h"

#ifdef HAVE_RSVG

#include <cairo.h>

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

/* The surface as PNG, malloc'd, or NULL when there is not enough memory. The
 * same bytes on every machine with the same zlib, whatever the number of
 * cores, which share the work. */
unsigned char *h_png(cairo_surface_t *surface, size_t *size);

#endif

/* show{ svg, columns, rows, way, colours, texts }: bound function of show.c */
int h_image_show(lua_State *L);

/* way() -> how this terminal shows pictures (show.c) */
int h_image_way(lua_State *L);

#endif
