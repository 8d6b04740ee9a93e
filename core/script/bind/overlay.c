/* overlay.c - overlays as Lua sees them: laying one, asking for one. */

#include "board/cells.h"
#include "board/edges.h"
#include "script/bind/bind.h"
#include "script/bind/values.h"
#include "script/native/place.h"

/* The rotation in which the first side of an overlay lies at `side`. */
static unsigned rotation_at(const struct tes_game *game, uint32_t overlay,
                            unsigned side)
{
    return tesI_own_side(side,
                         tesI_first_bit(game->cat->overlays[overlay].sides));
}

/* Tile and rotation from an edge, or from a tile and a rotation. */
static uint32_t check_where(lua_State *L, int arg, uint32_t overlay,
                            unsigned *rotation)
{
    struct tes_game *game = tesI_game(L);
    if (tesI_handle_type(L, arg) != HANDLE_EDGE) {
        *rotation = tesI_exact_rotation(L, arg + 1);
        return tesI_check(L, arg, HANDLE_TILE);
    }
    uint32_t edge = tesI_check(L, arg, HANDLE_EDGE);
    uint32_t tile = tesI_cell_tile(game, tesI_edge_cell(edge));
    luaL_argcheck(L, tile != TES_NONE, arg, "no tile lies there");
    *rotation = rotation_at(game, overlay, tesI_edge_side(edge));
    return tile;
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

    tesI_tile_xy(game, tile, &x, &y);
    if (!tesI_takes_overlay(game, tile, overlay, rotation)) {
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
    if (!tesI_affords(game, overlay)) {
        tesI_none_left(L, &game->cat->overlays[overlay]);
    }
    tesI_overlay(L, tile, overlay, rotation);
    return 0;
}

/* tile:takes(overlay: string, rotation?: integer, bare?: boolean)
 * -> boolean - can the overlay be laid on it now, in this rotation of the
 * board? With true only where it would run into no other tile */
static int t_tile_takes(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = tesI_check(L, 1, HANDLE_TILE);
    uint32_t overlay = tesI_check_overlay(L, 2);
    unsigned rotation = tesI_exact_rotation(L, 3);
    bool bare = tesI_opt_flag(L, 4);

    lua_pushboolean(L,
                    tesI_takes_overlay(game, tile, overlay, rotation) &&
                        tesI_overlay_fits(game, tile, overlay, rotation, bare));
    return 1;
}

static const luaL_Reg methods[] = {{"overlay", t_overlay}, {NULL, NULL}};

static const luaL_Reg tile_methods[] = {{"takes", t_tile_takes}, {NULL, NULL}};

const struct tesI_binding tesI_bind_overlay[] = {
    {HANDLE_TILE, NULL, tile_methods},
    {HANDLE_NONE, NULL, methods},
    {HANDLE_NONE, NULL, NULL}};
