/* overlay.c - overlays as Lua sees them: laying one, asking for one. */
#include "../../overlay.h"

#include "../../board.h"
#include "../../edges.h"
#include "../../events.h"
#include "../../figures.h"
#include "../../options.h"
#include "bind.h"

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

/* Who pays for an overlay: whoever answered with it, else who is on turn. */
static uint32_t payer(const struct tes_game *game)
{
    return tesI_word(game, WORD_PLAYER);
}

static bool affords(const struct tes_game *game, uint32_t overlay)
{
    uint32_t price = game->cat->overlays[overlay].price;
    return price == 0 || tesI_supply(game, payer(game), price - 1) > 0;
}

static bool takes(const struct tes_game *game, uint32_t tile, uint32_t overlay,
                  unsigned rotation)
{
    return tesI_overlay_type(tesI_tile_type(game, tile),
                             tesI_tile_rotation(game, tile), overlay,
                             rotation) != 0;
}

/* The rotation in which the first side of an overlay lies at `side`. */
static unsigned rotation_at(const struct tes_game *game, uint32_t overlay,
                            unsigned side)
{
    unsigned first = 0;
    while ((game->cat->overlays[overlay].sides >> first & 1) == 0) first++;
    return (side - first) & 3;
}

/* Tile and rotation from an edge, or from a tile and a rotation. */
static uint32_t check_where(lua_State *L, int arg, uint32_t overlay,
                            unsigned *rotation)
{
    struct tes_game *game = tesI_game(L);
    if (tesI_handle_type(L, arg) != HANDLE_EDGE) {
        lua_Integer turned = luaL_optinteger(L, arg + 1, 0);
        luaL_argcheck(L, turned >= 0 && turned <= 3, arg + 1,
                      "a rotation is 0 to 3, in steps of 90 degrees "
                      "clockwise");
        *rotation = (unsigned)turned;
        return tesI_check(L, arg, HANDLE_TILE);
    }
    uint32_t edge = tesI_check(L, arg, HANDLE_EDGE);
    uint32_t tile = tesI_cell_tile(game, tesI_edge_cell(edge));
    luaL_argcheck(L, tile != TES_NONE, arg, "no tile lies there");
    *rotation = rotation_at(game, overlay, tesI_edge_side(edge));
    return tile;
}

static void none_left(lua_State *L, const struct tesI_overlay *overlay)
{
    const struct tesI_catalogue *cat = tesI_game(L)->cat;
    tesI_label piece = cat->pieces[overlay->price - 1].name;
    luaL_error(L, "no %s is left to lay, which the overlay '%s' costs",
               tesI_text(cat, piece), tesI_text(cat, overlay->name));
}

void tesI_overlaid(lua_State *L, uint32_t tile, uint32_t overlay,
                   unsigned rotation)
{
    struct tes_game *game = tesI_game(L);
    const struct tesI_overlay *row = &game->cat->overlays[overlay];
    uint32_t player = payer(game);
    struct tesI_event event = {
        .reason = row->labels[rotation & 3], .node = TES_NONE, .tiles = tile};

    if (row->price != 0) {
        uint32_t figure = tesI_supply_first(game, player, row->price - 1);
        if (figure == TES_NONE) {
            none_left(L, row);
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
    tesI_overlaid(L, tile, overlay, rotation);
}

struct tesI_way tesI_check_way(lua_State *L, uint32_t type, uint32_t cell,
                               uint32_t turned)
{
    struct tes_game *game = tesI_game(L);
    uint32_t how = (turned >> 2) - 1, where = how / (4 * TESI_MAX_TOGETHER);
    uint32_t overlay = how % (4 * TESI_MAX_TOGETHER) >> 2;
    const uint16_t *with = game->cat->types[type].with;
    bool fine = where <= TESI_SIDES && overlay < game->cat->ntogether &&
                affords(game, overlay);

    if (fine && where == 0) fine = with != NULL && with[how] != 0;
    if (fine && where > 0) {
        uint32_t beside = tesI_cell_step(game, cell, where - 1);
        uint32_t tile = tesI_cell_tile(game, beside);
        fine = tile != TES_NONE && takes(game, tile, overlay, how & 3);
    }
    if (!fine) {
        luaL_error(L, "a rotation is 0 to 3, or what g:choose returned; the "
                      "tile cannot be laid together with an overlay so");
    }
    return tesI_way_of(game, type, cell, turned);
}

/* g:overlay(name: string, on: Tile|Edge, rotation?: integer) - lays an overlay
 *   on a tile in a rotation of the board, or so that its first side lies at
 *   the edge; its piece, if it costs one, is taken from the player on turn */
static int t_overlay(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:overlay");
    uint32_t overlay = tesI_check_overlay(L, 2);
    const char *name = tesI_text(game->cat, game->cat->overlays[overlay].name);
    unsigned rotation;
    uint32_t tile = check_where(L, 3, overlay, &rotation);
    int32_t x, y;

    tesI_cell_xy(game, tesI_tile_row(game, tile)->cell, &x, &y);
    if (!takes(game, tile, overlay, rotation)) {
        return luaL_error(
            L,
            "%s at %d,%d cannot take the overlay '%s' with "
            "rotation %d: a side that it would cover shows "
            "something else, or it lies there already",
            game->cat->types[tesI_tile_type(game, tile)->plain].id, (int)x,
            (int)y, name, (int)rotation);
    }
    if (!tesI_overlay_fits(game, tile, overlay, rotation, false)) {
        return luaL_error(L,
                          "the overlay '%s' at %d,%d would run into a tile "
                          "that it may not lie against",
                          name, (int)x, (int)y);
    }
    if (!affords(game, overlay)) {
        none_left(L, &game->cat->overlays[overlay]);
    }
    tesI_overlay(L, tile, overlay, rotation);
    return 0;
}

/* tile:takes(overlay: string, rotation?: integer, bare?: boolean) ->
 *   boolean - can the overlay be laid on it now, in this rotation of the board?
 * With true only where it would run into no other tile */
int tesI_tile_takes(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = tesI_check(L, 1, HANDLE_TILE);
    uint32_t overlay = tesI_check_overlay(L, 2);
    lua_Integer rotation = luaL_optinteger(L, 3, 0);
    bool bare = tesI_opt_flag(L, 4);

    luaL_argcheck(L, rotation >= 0 && rotation <= 3, 3, "a rotation is 0 to 3");
    lua_pushboolean(L, takes(game, tile, overlay, (unsigned)rotation) &&
                           tesI_overlay_fits(game, tile, overlay,
                                             (unsigned)rotation, bare));
    return 1;
}

void tesI_ask_overlays(struct tes_game *game, uint32_t tile, uint32_t overlay,
                       bool bare)
{
    const struct tesI_overlay *row = &game->cat->overlays[overlay];
    uint32_t cell = tesI_tile_row(game, tile)->cell;

    if (!affords(game, overlay)) return;
    for (unsigned r = 0; r < 4; r++) {
        unsigned first = 0;
        if ((row->turns >> r & 1) == 0 || !takes(game, tile, overlay, r) ||
            !tesI_overlay_fits(game, tile, overlay, r, bare)) {
            continue;
        }
        while ((row->sides >> first & 1) == 0) first++;
        tesI_ask_add(game, TES_OPT_EDGE, row->name, cell, (first + r) & 3, 1);
    }
}

static const luaL_Reg methods[] = {{"overlay", t_overlay}, {NULL, NULL}};

void tesI_open_overlay(lua_State *L) { tesI_add_methods(L, methods); }
