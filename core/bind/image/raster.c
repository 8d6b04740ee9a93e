/* raster.c - SVG to pixels. */
#include "bind/image/raster.h"

#ifdef HAVE_RSVG

#include <librsvg/rsvg.h>
#include <stdbool.h>

static const char unsound[] = "the picture cannot be drawn";

const char *h_raster_over(cairo_surface_t *surface, const char *svg,
                          size_t length, double x, double y, double width,
                          double height)
{
    RsvgHandle *handle =
        rsvg_handle_new_from_data((const guint8 *)svg, length, NULL);
    if (!handle) return unsound;

    RsvgRectangle all = {x, y, width, height};
    cairo_t *cr = cairo_create(surface);
    bool drawn = rsvg_handle_render_document(handle, cr, &all, NULL) != 0;
    drawn = drawn && cairo_status(cr) == CAIRO_STATUS_SUCCESS;
    cairo_destroy(cr);
    g_object_unref(handle);
    return drawn ? NULL : unsound;
}

cairo_surface_t *h_raster_clear(double width, double height)
{
    if (!(width >= 1 && height >= 1 && width <= H_LONGEST &&
          height <= H_LONGEST))
        return NULL;
    cairo_surface_t *surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (int)(width + 0.5), (int)(height + 0.5));
    if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) return surface;
    cairo_surface_destroy(surface);
    return NULL;
}

cairo_surface_t *h_raster(const char *svg, size_t length, const char **problem)
{
    gdouble width, height;
    cairo_surface_t *surface = NULL;
    RsvgHandle *handle =
        rsvg_handle_new_from_data((const guint8 *)svg, length, NULL);

    *problem = unsound;
    if (!handle) return NULL;
    if (rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height)) {
        *problem = "the picture is too large for PNG; choose a smaller --size";
        surface = h_raster_clear(width, height);
    } else {
        *problem = "the picture has no size in pixels";
    }
    g_object_unref(handle);
    if (!surface) return NULL;
    *problem = h_raster_over(surface, svg, length, 0, 0, width, height);
    if (!*problem) return surface;
    cairo_surface_destroy(surface);
    return NULL;
}

/* Paints one surface over another, pixel by pixel: no filter, no blending. */
static void copy(cairo_surface_t *to, cairo_surface_t *from,
                 const cairo_matrix_t *where)
{
    cairo_t *cr = cairo_create(to);

    cairo_set_matrix(cr, where);
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
    cairo_set_source_surface(cr, from, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST);
    cairo_rectangle(cr, 0, 0, cairo_image_surface_get_width(from),
                    cairo_image_surface_get_height(from));
    cairo_fill(cr);
    cairo_destroy(cr);
}

void h_raster_turned(cairo_surface_t *to, cairo_surface_t *from, int turns)
{
    static const int across[] = {1, 0, -1, 0}, down[] = {0, 1, 0, -1};
    int x = across[turns], y = down[turns];
    int size = cairo_image_surface_get_width(from);
    cairo_matrix_t where;

    cairo_matrix_init(&where, x, y, -y, x, x - y < 0 ? size : 0,
                      x + y < 0 ? size : 0);
    copy(to, from, &where);
}

void h_raster_copy(cairo_surface_t *to, cairo_surface_t *from, int x, int y)
{
    cairo_matrix_t where;

    cairo_matrix_init_translate(&where, x, y);
    copy(to, from, &where);
}

#else

typedef int h_no_raster; /* ISO C wants something in a file */

#endif
