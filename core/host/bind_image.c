/* bind_image.c - pictures: SVG to PNG by librsvg and cairo, where the build
 * found them (HAVE_RSVG). */
#include "host.h"

#ifdef HAVE_RSVG

#include <cairo.h>
#include <librsvg/rsvg.h>
#include <limits.h>

/* Longest side of a picture; cairo itself ends at 32,767. */
#define LONGEST 30000

static cairo_status_t append(void *ctx, const unsigned char *data,
                             unsigned length)
{
    GByteArray *bytes = ctx;
    if (length > UINT_MAX - bytes->len) return CAIRO_STATUS_WRITE_ERROR;
    g_byte_array_append(bytes, data, length);
    return CAIRO_STATUS_SUCCESS;
}

/* Draws onto a new surface of the document's own size; NULL with *problem. */
static cairo_surface_t *draw(RsvgHandle *handle, const char **problem)
{
    gdouble width, height;
    *problem = "the picture has no size in pixels";
    if (!rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height))
        return NULL;
    *problem = "the picture is too large for PNG; choose a smaller --size";
    if (width < 1 || height < 1 || width > LONGEST || height > LONGEST)
        return NULL;
    RsvgRectangle all = {0, 0, width, height};
    cairo_surface_t *surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (int)(width + 0.5), (int)(height + 0.5));
    cairo_t *cr = cairo_create(surface);
    GError *error = NULL;
    bool drawn = rsvg_handle_render_document(handle, cr, &all, &error) != 0;
    drawn = drawn && cairo_status(cr) == CAIRO_STATUS_SUCCESS;
    cairo_destroy(cr);
    if (error) g_error_free(error);
    if (drawn) return surface;
    *problem = "the picture cannot be drawn";
    cairo_surface_destroy(surface);
    return NULL;
}

/* png(svg) -> bytes | nil, error */
static int h_image_png(lua_State *L)
{
    size_t length;
    const char *problem = NULL, *svg = luaL_checklstring(L, 1, &length);
    GError *error = NULL;
    RsvgHandle *handle =
        rsvg_handle_new_from_data((const guint8 *)svg, length, &error);
    if (!handle) {
        int results =
            h_fail_text(L, TES_EINPUT, error ? error->message : "no SVG");
        g_clear_error(&error);
        return results;
    }
    cairo_surface_t *surface = draw(handle, &problem);
    g_object_unref(handle);
    if (!surface) return h_fail_text(L, TES_EINPUT, problem);
    GByteArray *bytes = g_byte_array_new();
    cairo_status_t status =
        cairo_surface_write_to_png_stream(surface, append, bytes);
    cairo_surface_destroy(surface);
    if (status == CAIRO_STATUS_SUCCESS)
        lua_pushlstring(L, (const char *)bytes->data, bytes->len);
    g_byte_array_unref(bytes);
    if (status == CAIRO_STATUS_SUCCESS) return 1;
    return h_fail_text(L, TES_EMEMORY, cairo_status_to_string(status));
}

#else

static int h_image_png(lua_State *L)
{
    return h_fail_text(L, TES_EINPUT,
                       "this program was built without librsvg and cairo, so "
                       "it cannot write PNG; write .svg, or install "
                       "librsvg2-dev and build again");
}

#endif

static const luaL_Reg functions[] = {
    {"png", h_image_png},
    {NULL, NULL},
};

int h_open_image(lua_State *L)
{
    luaL_newlib(L, functions);
#ifdef HAVE_RSVG
    lua_pushboolean(L, true);
#else
    lua_pushboolean(L, false);
#endif
    lua_setfield(L, -2, "available");
    return 1;
}
