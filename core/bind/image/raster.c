/* raster.c - SVG to pixels. */
#include "host/image/image.h"

#ifdef HAVE_RSVG

#include <librsvg/rsvg.h>

#include <string.h>

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

/* Pixels of a surface, and how many there are from a row to the next. */
static uint32_t *pixels(cairo_surface_t *surface, int *stride)
{
    cairo_surface_flush(surface);
    *stride = cairo_image_surface_get_stride(surface) / 4;
    return (uint32_t *)(void *)cairo_image_surface_get_data(surface);
}

void h_raster_turned(cairo_surface_t *to, cairo_surface_t *from, int turns)
{
    int there, here, size = cairo_image_surface_get_width(from);
    uint32_t *out = pixels(to, &there), *in = pixels(from, &here);

    for (int y = 0; y < size; y++) {
        for (int x = 0; x < size; x++) {
            uint32_t pixel = in[y * here + x];
            int column = x, row = y;

            if (turns == 1) column = size - 1 - y, row = x;
            if (turns == 2) column = size - 1 - x, row = size - 1 - y;
            if (turns == 3) column = y, row = size - 1 - x;
            out[row * there + column] = pixel;
        }
    }
    cairo_surface_mark_dirty(to);
}

void h_raster_copy(cairo_surface_t *to, cairo_surface_t *from, int x, int y)
{
    int there, here;
    uint32_t *out = pixels(to, &there), *in = pixels(from, &here);
    int left = x < 0 ? -x : 0, top = y < 0 ? -y : 0;
    int right = cairo_image_surface_get_width(to) - x;
    int bottom = cairo_image_surface_get_height(to) - y;
    int width = cairo_image_surface_get_width(from);
    int height = cairo_image_surface_get_height(from);

    if (right > width) right = width;
    if (bottom > height) bottom = height;
    for (int row = top; right > left && row < bottom; row++)
        memcpy(out + (size_t)(y + row) * (size_t)there + x + left,
               in + (size_t)row * (size_t)here + left,
               (size_t)(right - left) * 4);
    cairo_surface_mark_dirty(to);
}

#else

typedef int h_no_raster; /* ISO C wants something in a file */

#endif
