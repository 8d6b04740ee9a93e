/* bind.c - pictures for Lua: PNG of a document, or of a board whose tiles are
 * drawn once each and copied to where they lie. */
#include "bind/bind.h"
#include "bind/image/raster.h"
#include "bind/image/show.h"
#include "bind/values.h"

#ifdef HAVE_RSVG

#include <png.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- pixels to PNG ------------------------------------------------------- */

static uint32_t pixel_at(const unsigned char *row, uint32_t x)
{
    uint32_t pixel;
    memcpy(&pixel, row + 4 * (size_t)x, sizeof pixel);
    return pixel;
}

static bool is_opaque(const unsigned char *pixels, size_t stride,
                      const png_image *image)
{
    for (uint32_t y = 0; y < image->height; y++)
        for (uint32_t x = 0; x < image->width; x++)
            if (pixel_at(pixels + y * stride, x) >> 24 != 255) return false;
    return true;
}

/* One part of a colour, which cairo keeps multiplied by its alpha. */
static unsigned char straight(uint32_t part, uint32_t alpha)
{
    if (alpha == 0) return 0;
    part = (part * 255 + alpha / 2) / alpha;
    return (unsigned char)(part > 255 ? 255 : part);
}

/* A row of cairo's numbers becomes one of bytes, 3 or 4 a pixel, in place. */
static void convert(unsigned char *row, const png_image *image)
{
    bool clear = image->format == PNG_FORMAT_RGBA;
    unsigned char *out = row;

    for (uint32_t x = 0; x < image->width; x++) {
        uint32_t pixel = pixel_at(row, x), alpha = pixel >> 24;
        for (int shift = 16; shift >= 0; shift -= 8) {
            uint32_t part = pixel >> shift & 255;
            *out++ = clear ? straight(part, alpha) : (unsigned char)part;
        }
        if (clear) *out++ = (unsigned char)alpha;
    }
}

/* The surface as PNG, malloc'd, or NULL when there is not enough memory; it is
 * of no use but to be destroyed then. The same bytes on every machine with the
 * same zlib and libpng. The pictures are large areas of few colours: rows as
 * they are make smaller files, in less time, than rows that are filtered first;
 * PNG_IMAGE_FLAG_FAST asks for that. */
static char *make_png(cairo_surface_t *surface, size_t *size)
{
    cairo_surface_flush(surface);
    unsigned char *pixels = cairo_image_surface_get_data(surface);
    size_t stride = (size_t)cairo_image_surface_get_stride(surface);
    png_image image = {
        .version = PNG_IMAGE_VERSION,
        .width = (uint32_t)cairo_image_surface_get_width(surface),
        .height = (uint32_t)cairo_image_surface_get_height(surface),
        .flags = PNG_IMAGE_FLAG_FAST,
    };
    char *png = NULL;
    FILE *file = open_memstream(&png, size);

    if (!file) return NULL;
    image.format =
        is_opaque(pixels, stride, &image) ? PNG_FORMAT_RGB : PNG_FORMAT_RGBA;
    for (uint32_t y = 0; y < image.height; y++)
        convert(pixels + y * stride, &image);
    bool done = png_image_write_to_stdio(&image, file, 0, pixels,
                                         (png_int_32)stride, NULL) != 0;
    if (fclose(file) == 0 && done) return png;
    free(png);
    return NULL;
}

/* ---- pictures ------------------------------------------------------------ */

static const char too_large[] =
    "the picture is too large for PNG; choose a smaller --size";

/* Pushes the surface as PNG and destroys it; or nil and an error. */
static int push_png(lua_State *L, cairo_surface_t *surface)
{
    size_t size = 0;
    char *png = make_png(surface, &size);

    cairo_surface_destroy(surface);
    if (!png) return h_fail_text(L, TES_EMEMORY, "not enough memory");
    lua_pushlstring(L, png, size);
    free(png);
    return 1;
}

/* png(svg) -> bytes | nil, error */
static int h_image_png(lua_State *L)
{
    size_t length;
    const char *problem = NULL, *svg = luaL_checklstring(L, 1, &length);
    cairo_surface_t *surface = h_raster(svg, length, &problem);

    if (!surface) return h_fail_text(L, TES_EINPUT, problem);
    return push_png(L, surface);
}

static lua_Integer field(lua_State *L, int table, const char *name)
{
    lua_getfield(L, table, name);
    lua_Integer value = luaL_checkinteger(L, -1);
    lua_pop(L, 1);
    return value;
}

/* Text field, which its table keeps alive; NULL: none. */
static const char *text_field(lua_State *L, int table, const char *name,
                              size_t *length)
{
    lua_getfield(L, table, name);
    const char *text = lua_tolstring(L, -1, length);
    lua_pop(L, 1);
    return text;
}

/* A picture while it grows. */
typedef struct board {
    cairo_surface_t *surface;
    cairo_surface_t **sprites;
    lua_Integer count;
} board;

static void release(board *b)
{
    for (lua_Integer i = 0; b->sprites && i < b->count; i++)
        if (b->sprites[i]) cairo_surface_destroy(b->sprites[i]);
    free(b->sprites);
    if (b->surface) cairo_surface_destroy(b->surface);
}

/* The sprite described by the table on top: another one turned, and a
 * document over it. NULL, or what is wrong. */
static const char *make_sprite(lua_State *L, board *b, lua_Integer i, int size)
{
    int table = lua_gettop(L);
    cairo_surface_t *sprite = h_raster_clear(size, size);

    if (!sprite) return too_large;
    b->sprites[i] = sprite;
    lua_getfield(L, table, "of");
    lua_Integer of = lua_tointeger(L, -1);
    lua_getfield(L, table, "turns");
    if (of > 0 && of <= i)
        h_raster_turned(sprite, b->sprites[of - 1],
                        (int)(lua_tointeger(L, -1) & 3));
    lua_pop(L, 2);
    size_t length;
    const char *svg = text_field(L, table, "svg", &length);
    return svg ? h_raster_over(sprite, svg, length, 0, 0, size, size) : NULL;
}

static const char *make_sprites(lua_State *L, board *b, int size)
{
    const char *problem = NULL;

    for (lua_Integer i = 0; i < b->count && !problem; i++) {
        lua_geti(L, -1, i + 1);
        problem = make_sprite(L, b, i, size);
        lua_pop(L, 1);
    }
    return problem;
}

static void fill(cairo_surface_t *surface, lua_Integer colour)
{
    cairo_t *cr = cairo_create(surface);

    cairo_set_source_rgb(cr, (double)(colour >> 16 & 255) / 255,
                         (double)(colour >> 8 & 255) / 255,
                         (double)(colour & 255) / 255);
    cairo_paint(cr);
    cairo_destroy(cr);
}

/* The list of sprite, x, y on top of the stack. */
static void copy_all(lua_State *L, board *b)
{
    lua_Integer at[3], count = luaL_len(L, -1) / 3;

    for (lua_Integer i = 0; i < count; i++) {
        for (int k = 0; k < 3; k++) {
            lua_geti(L, -1, 3 * i + k + 1);
            at[k] = lua_tointeger(L, -1);
            lua_pop(L, 1);
        }
        if (at[0] > 0 && at[0] <= b->count && llabs(at[1]) <= H_LONGEST &&
            llabs(at[2]) <= H_LONGEST)
            h_raster_copy(b->surface, b->sprites[at[0] - 1], (int)at[1],
                          (int)at[2]);
    }
}

/* board{ width, height, colour = 0xrrggbb, size = pixels of a sprite, sprites =
 * { { of =, turns =, svg = } ... }, cells = { sprite, x, y, ... }, svg = above
 * all } -> PNG | nil, error. A sprite is an earlier sprite (`of`), turned
 * clockwise by `turns` times 90 degrees, with a document drawn over it; each
 * part may be left out. */
static int h_image_board(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    lua_Integer width = field(L, 1, "width"), height = field(L, 1, "height");
    lua_Integer size = field(L, 1, "size"), colour = field(L, 1, "colour");
    size_t length;
    const char *svg = text_field(L, 1, "svg", &length);
    board b = {NULL, NULL, 0};
    const char *problem = too_large;

    luaL_argcheck(L, size > 0, 1, "size");
    if (size > H_LONGEST) return h_fail_text(L, TES_EINPUT, problem);
    lua_getfield(L, 1, "cells");
    lua_getfield(L, 1, "sprites");
    luaL_argcheck(L, lua_istable(L, 2) && lua_istable(L, 3), 1, "tables");
    b.count = luaL_len(L, 3);
    b.surface = h_raster_clear((double)width, (double)height);
    b.sprites = calloc((size_t)b.count + 1, sizeof *b.sprites);
    if (b.surface && b.sprites) problem = make_sprites(L, &b, (int)size);
    if (!problem) {
        fill(b.surface, colour);
        lua_settop(L, 2);
        copy_all(L, &b);
        if (svg)
            problem = h_raster_over(b.surface, svg, length, 0, 0, (double)width,
                                    (double)height);
    }
    cairo_surface_t *surface = b.surface;
    if (!problem) b.surface = NULL;
    release(&b);
    if (problem) return h_fail_text(L, TES_EINPUT, problem);
    return push_png(L, surface);
}

#else

static int h_image_png(lua_State *L)
{
    return h_fail_text(L, TES_EINPUT,
                       "this program was built without librsvg and cairo, so "
                       "it cannot write PNG; write .svg, or install "
                       "librsvg2-dev and build again");
}

#define h_image_board h_image_png

#endif

static const luaL_Reg functions[] = {
    {"board", h_image_board}, {"png", h_image_png}, {"show", h_image_show},
    {"way", h_image_way},     {NULL, NULL},
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
