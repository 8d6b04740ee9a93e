/* place.c - laying tiles and overlays, and telling everybody. */
#include "script/native/place.h"

#include "board/cells.h"
#include "board/figures.h"
#include "board/lay.h"
#include "script/native/handlers.h"
#include "script/vm/handle.h"
#include "script/vm/methods.h"
#include "turn/events.h"
#include "turn/options.h"

uint32_t tesI_check_overlay(lua_State *L, int arg)
{
    const struct tesI_catalogue *cat = tesI_vm(L)->cat;
    tesI_label name = tesI_check_label(L, arg);
    for (uint32_t o = 0; o < cat->noverlays; o++) {
        if (cat->overlays[o].name == name) return o;
    }
    luaL_error(L, "there is no overlay '%s'", tesI_text(cat, name));
    return 0;
}

/* The player who pays for an overlay: the one who chose it, else the one on
 * turn. */
static uint32_t payer(const struct tes_game *game)
{
    return tesI_word(game, WORD_PLAYER);
}

bool tesI_affords(const struct tes_game *game, uint32_t overlay)
{
    uint32_t price = game->cat->overlays[overlay].price;
    return price == 0 || tesI_supply(game, payer(game), price - 1) > 0;
}

bool tesI_takes_overlay(const struct tes_game *game, uint32_t tile,
                        uint32_t overlay, unsigned rotation)
{
    return tesI_overlay_type(tesI_tile_type(game, tile),
                             tesI_tile_rotation(game, tile), overlay,
                             rotation) != 0;
}

void tesI_none_left(lua_State *L, const struct tesI_overlay *overlay)
{
    const struct tesI_catalogue *cat = tesI_game(L)->cat;
    tesI_label piece = cat->pieces[overlay->price - 1].name;
    luaL_error(L, "no %s is left to lay, which the overlay '%s' costs",
               tesI_text(cat, piece), tesI_text(cat, overlay->name));
}

/* Takes the price of an overlay that is laid, and calls handlers. */
static void overlaid(lua_State *L, uint32_t tile, uint32_t overlay,
                     unsigned rotation)
{
    struct tes_game *game = tesI_game(L);
    const struct tesI_overlay *row = &game->cat->overlays[overlay];
    uint32_t player = payer(game);
    struct tesI_event event = {
        .reason = row->labels[rotation], .node = TES_NONE, .tiles = tile};

    if (row->price != 0) {
        uint32_t figure = tesI_supply_first(game, player, row->price - 1);
        if (figure == TES_NONE) {
            tesI_none_left(L, row);
        }
        if (!tesI_figure_move(game, figure, TES_AT_OUT, 0)) {
            tesI_out_of_memory(L);
        }
    }
    if (!tesI_event_add(game, TES_EV_OVERLAID, (int)player, 0, &event, NULL,
                        0)) {
        tesI_out_of_memory(L);
    }
    if (!tesI_handled(L, ON_OVERLAID)) return;
    tesI_push(L, HANDLE_TILE, tile);
    tesI_push_label(L, row->name);
    tesI_fire(L, ON_OVERLAID, overlay, 2);
}

void tesI_overlay(lua_State *L, uint32_t tile, uint32_t overlay,
                  unsigned rotation)
{
    struct tes_game *game = tesI_game(L);
    if (!tesI_overlay_lay(game, tile, overlay, rotation)) {
        tesI_out_of_memory(L);
    }
    overlaid(L, tile, overlay, rotation);
}

/* The way of a placement, raises when there is none such. */
static struct tesI_way check_way(lua_State *L, uint32_t type, uint32_t cell,
                                 uint32_t turned)
{
    struct tes_game *game = tesI_game(L);
    uint32_t how = tesI_turned_way(turned) - 1,
             where = how / (4 * TESI_MAX_TOGETHER);
    uint32_t overlay = tesI_laying_overlay(how % (4 * TESI_MAX_TOGETHER));
    const uint16_t *with = game->cat->types[type].with;
    bool fine = where <= TESI_SIDES && overlay < game->cat->ntogether &&
                tesI_affords(game, overlay);

    if (fine && where == 0) fine = with != NULL && with[how] != 0;
    if (fine && where > 0) {
        uint32_t beside = tesI_cell_step(game, cell, where - 1);
        uint32_t tile = tesI_cell_tile(game, beside);
        fine =
            tile != TES_NONE &&
            tesI_takes_overlay(game, tile, overlay, tesI_laying_rotation(how));
    }
    if (!fine) {
        luaL_error(L, "a rotation is 0 to 3, or what g:choose returned; the "
                      "tile cannot be laid together with an overlay so");
    }
    return tesI_way_of(game, type, cell, turned);
}

void tesI_ask_overlays(struct tes_game *game, uint32_t tile, uint32_t overlay,
                       bool bare)
{
    const struct tesI_overlay *row = &game->cat->overlays[overlay];
    uint32_t cell = tesI_tile_row(game, tile)->cell;

    if (!tesI_affords(game, overlay)) return;
    for (unsigned r = 0; r < 4; r++) {
        if ((row->turns >> r & 1) == 0 ||
            !tesI_takes_overlay(game, tile, overlay, r) ||
            !tesI_overlay_fits(game, tile, overlay, r, bare)) {
            continue;
        }
        unsigned side = tesI_clockwise(tesI_first_bit(row->sides), r);
        tesI_ask_add(game, TES_OPT_EDGE, row->name, cell, side, 1);
    }
}

int tesI_place(lua_State *L, uint32_t type, uint32_t cell, uint32_t turned)
{
    struct tes_game *game = tesI_game(L);
    struct tesI_way way = {.type = type, .overlay = TES_NONE};
    if (turned > 3) way = check_way(L, type, cell, turned);
    if (way.overlay != TES_NONE && way.tile != TES_NONE) {
        tesI_overlay(L, way.tile, way.overlay, way.rotation);
    }
    uint32_t tile =
        tesI_board_lay(game, way.type, cell, tesI_turned_rotation(turned));
    if (tile == TES_NONE) return tesI_out_of_memory(L);
    struct tesI_event event = {.reason = tile, .node = TES_NONE};
    if (!tesI_event_add(game, TES_EV_PLACED, (int)tesI_word(game, WORD_PLAYER),
                        0, &event, NULL, 0)) {
        return tesI_out_of_memory(L);
    }
    tesI_show(tesI_vm(L), L);
    tesI_push(L, HANDLE_TILE, tile);
    if (way.overlay != TES_NONE && way.tile == TES_NONE) {
        overlaid(L, tile, way.overlay, way.rotation);
    }
    if (tesI_handled(L, ON_PLACED)) {
        lua_pushvalue(L, -1);
        tesI_fire(L, ON_PLACED, TES_NONE, 1);
    }
    return 1;
}
