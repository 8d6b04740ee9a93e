/* show.c - real pictures in the terminal, by libchafa: as pixels where the
 * terminal takes them (kitty, iTerm2, sixel), as coloured blocks elsewhere. */
#include "bind/image/raster.h"
#include "bind/image/show.h"
#include "bind/out.h"
#include "bind/values.h"

#ifdef HAVE_CHAFA

#include <chafa.h>

static const char *const ways[] = {"blocks", "sixel", "kitty", "iterm2", NULL};

static const ChafaPixelMode modes[] = {
    CHAFA_PIXEL_MODE_SYMBOLS,
    CHAFA_PIXEL_MODE_SIXELS,
    CHAFA_PIXEL_MODE_KITTY,
    CHAFA_PIXEL_MODE_ITERM2,
};

static ChafaTermInfo *this_terminal(void)
{
    char **environment = g_get_environ();
    ChafaTermInfo *info =
        chafa_term_db_detect(chafa_term_db_get_default(), environment);

    g_strfreev(environment);
    return info;
}

/* way() -> "kitty", "iterm2", "sixel" or "blocks" */
int h_image_way(lua_State *L)
{
    ChafaTermInfo *info = this_terminal();
    int way = 0;

    if (chafa_term_info_have_seq(info,
                                 CHAFA_TERM_SEQ_BEGIN_KITTY_IMMEDIATE_IMAGE_V1))
        way = 2;
    else if (chafa_term_info_have_seq(info, CHAFA_TERM_SEQ_BEGIN_ITERM2_IMAGE))
        way = 3;
    else if (chafa_term_info_have_seq(info, CHAFA_TERM_SEQ_BEGIN_SIXELS))
        way = 1;
    chafa_term_info_unref(info);
    return h_string(L, ways[way]);
}

/* The canvas that the table describes. */
typedef struct shape {
    int way, columns, rows, cell_width, cell_height;
    ChafaCanvasMode colours;
} shape;

static shape read_shape(lua_State *L)
{
    static const char *const depths[] = {"true", "256", "16", NULL};
    static const ChafaCanvasMode colours[] = {CHAFA_CANVAS_MODE_TRUECOLOR,
                                              CHAFA_CANVAS_MODE_INDEXED_240,
                                              CHAFA_CANVAS_MODE_INDEXED_16};
    lua_getfield(L, 1, "way");
    lua_getfield(L, 1, "colours");
    shape s = {.way = luaL_checkoption(L, -2, "blocks", ways),
               .colours = colours[luaL_checkoption(L, -1, "true", depths)]};
    H_GET(L, 1, shape, &s, columns, rows, cell_width, cell_height);
    int sizes[] = {s.columns, s.rows, s.cell_width, s.cell_height};
    for (int i = 0; i < 4; i++)
        luaL_argcheck(L, sizes[i] > 0 && sizes[i] <= H_LONGEST, 1, "cells");
    lua_pop(L, 2);
    return s;
}

/* Blocks that terminals have had for long; no letters. */
static ChafaCanvas *new_canvas(const shape *s)
{
    ChafaSymbolMap *symbols = chafa_symbol_map_new();
    ChafaCanvasConfig *config = chafa_canvas_config_new();

    chafa_symbol_map_add_by_tags(
        symbols, CHAFA_SYMBOL_TAG_SPACE | CHAFA_SYMBOL_TAG_SOLID |
                     CHAFA_SYMBOL_TAG_HALF | CHAFA_SYMBOL_TAG_QUAD);
    chafa_canvas_config_set_symbol_map(config, symbols);
    chafa_canvas_config_set_geometry(config, s->columns, s->rows);
    chafa_canvas_config_set_cell_geometry(config, s->cell_width,
                                          s->cell_height);
    chafa_canvas_config_set_pixel_mode(config, modes[s->way]);
    chafa_canvas_config_set_canvas_mode(config, s->colours);
    chafa_canvas_config_set_preprocessing_enabled(
        config, s->colours == CHAFA_CANVAS_MODE_INDEXED_16);
    chafa_canvas_config_set_work_factor(config, 0.8f);
    ChafaCanvas *canvas = chafa_canvas_new(config);
    chafa_canvas_config_unref(config);
    chafa_symbol_map_unref(symbols);
    return canvas;
}

static void draw(ChafaCanvas *canvas, cairo_surface_t *surface)
{
    /* ARGB32 of cairo is a number, chafa counts bytes */
    ChafaPixelType type = G_BYTE_ORDER == G_LITTLE_ENDIAN
                              ? CHAFA_PIXEL_BGRA8_PREMULTIPLIED
                              : CHAFA_PIXEL_ARGB8_PREMULTIPLIED;
    cairo_surface_flush(surface);
    chafa_canvas_draw_all_pixels(canvas, type,
                                 cairo_image_surface_get_data(surface),
                                 cairo_image_surface_get_width(surface),
                                 cairo_image_surface_get_height(surface),
                                 cairo_image_surface_get_stride(surface));
}

static int part(lua_State *L, int i)
{
    lua_geti(L, -1, i);
    int value = lua_isinteger(L, -1) ? (int)lua_tointeger(L, -1) : -1;
    lua_pop(L, 1);
    return value;
}

/* One text over the blocks, from the table on top: { column, row, text, ink,
 * paper }, from 0. Letters of one byte; ink and paper are 0xrrggbb. */
static void put_text(lua_State *L, ChafaCanvas *canvas, int columns, int rows)
{
    int x = part(L, 1), row = part(L, 2), ink = part(L, 4), paper = part(L, 5);

    lua_geti(L, -1, 3);
    const char *text = lua_tostring(L, -1);
    for (; text && *text && row >= 0 && row < rows; x++, text++) {
        bool plain = *text > ' ' && *text < 127;
        if (x < 0 || x >= columns) continue;
        chafa_canvas_set_char_at(canvas, x, row,
                                 plain ? (gunichar)*text : (gunichar)' ');
        chafa_canvas_set_colors_at(canvas, x, row, ink, paper);
    }
    lua_pop(L, 1);
}

static void put_texts(lua_State *L, ChafaCanvas *canvas, int columns, int rows)
{
    lua_getfield(L, 1, "texts");
    lua_Integer count = lua_istable(L, -1) ? luaL_len(L, -1) : 0;
    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(L, -1, i);
        if (lua_istable(L, -1)) put_text(L, canvas, columns, rows);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* Prints the sequences that libchafa makes of the pixels. They bypass
 * h_out_put, which would remove them; there is no text in them. */
static void print(ChafaCanvas *canvas)
{
    ChafaTermInfo *info = this_terminal();
    ChafaTermInfo *any =
        chafa_term_db_get_fallback_info(chafa_term_db_get_default());

    chafa_term_info_supplement(info, any); /* what was asked for by name */
    GString *made = chafa_canvas_print(canvas, info);
    h_out_picture(made->str, made->len);
    h_out_put(1, "\n", 1);
    g_string_free(made, TRUE);
    chafa_term_info_unref(any);
    chafa_term_info_unref(info);
}

/* show{ svg =, columns =, rows =, cell_width =, cell_height =, way =, colours
 * =, texts = } -> true | nil, error: prints the document in so many cells of
 * the terminal, and goes to the next line. */
int h_image_show(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    shape wanted = read_shape(L);
    size_t length;
    lua_getfield(L, 1, "svg");
    const char *problem = NULL, *svg = luaL_checklstring(L, -1, &length);
    cairo_surface_t *surface = h_raster(svg, length, &problem);

    if (!surface) return h_fail_text(L, TES_EINPUT, problem);
    ChafaCanvas *canvas = new_canvas(&wanted);
    draw(canvas, surface);
    cairo_surface_destroy(surface);
    if (wanted.way == 0) put_texts(L, canvas, wanted.columns, wanted.rows);
    print(canvas);
    chafa_canvas_unref(canvas);
    return h_boolean(L, true);
}

#else

static int missing(lua_State *L)
{
    return h_fail_text(L, TES_EINPUT,
                       "this program was built without libchafa, so it cannot "
                       "show pictures in the terminal; install libchafa-dev "
                       "and librsvg2-dev, and build again");
}

int h_image_way(lua_State *L) { return missing(L); }

int h_image_show(lua_State *L) { return missing(L); }

#endif
