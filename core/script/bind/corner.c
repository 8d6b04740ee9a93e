/* corner.c - corners where four tiles meet as Lua sees them. */
#include "../../corners.h"

#include "../../board.h"
#include "../../feature.h"
#include "bind.h"

static uint32_t check_corner(lua_State *L, int arg)
{
    return tesI_check(L, arg, HANDLE_CORNER);
}

/* corner.feature: Feature - the ground all around it */
static int f_corner_feature(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    tesI_push(L, HANDLE_FEATURE, tesI_feature_root(game, check_corner(L, 1)));
    return 1;
}

/* corner.cell: Cell - the one to the south-east, whose north-west corner it is
 */
static int f_corner_cell(lua_State *L)
{
    const struct tes_game *game = tesI_game(L);
    uint32_t cell = tesI_corner_cell(game, check_corner(L, 1));
    tesI_push(L, HANDLE_CELL, tesI_cell_id(game, cell));
    return 1;
}

/* corner.taken: boolean - does a figure stand there? */
static int f_corner_taken(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    lua_pushboolean(L, tesI_corner_taken(game, check_corner(L, 1)));
    return 1;
}

const struct tesI_field tesI_corner_fields[] = {{"feature", f_corner_feature},
                                                {"cell", f_corner_cell},
                                                {"taken", f_corner_taken},
                                                {NULL, NULL}};

/* corner:tiles() -> Tile[] - the four that meet there, from the south-east
 *   one on clockwise */
static int t_corner_tiles(lua_State *L)
{
    const struct tes_game *game = tesI_game(L);
    static const unsigned steps[] = {3, 0, 1, 2};
    uint32_t cell = tesI_corner_cell(game, check_corner(L, 1));

    lua_createtable(L, TESI_SIDES, 0);
    for (unsigned i = 0; i < TESI_SIDES; i++) {
        tesI_push(L, HANDLE_TILE, tesI_cell_tile(game, cell));
        lua_rawseti(L, -2, (lua_Integer)i + 1);
        cell = tesI_cell_step(game, cell, steps[i]);
    }
    return 1;
}

const luaL_Reg tesI_corner_methods[] = {{"tiles", t_corner_tiles},
                                        {NULL, NULL}};

/* tile:corners(kind?: string) -> Corner[] - its corners at which four tiles
 *   meet and the ground, of this kind, is not parted on any of them */
int tesI_tile_corners(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = tesI_check(L, 1, HANDLE_TILE);
    uint32_t kind = lua_isnoneornil(L, 2) ? TES_NONE : tesI_check_kind(L, 2);
    lua_Integer next = 1;

    lua_newtable(L);
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        uint32_t node = tesI_corner(game, tile, s);
        if (node == TES_NONE) continue;
        if (kind != TES_NONE && tesI_node_segment(game, node)->kind != kind) {
            continue;
        }
        tesI_push(L, HANDLE_CORNER, node);
        lua_rawseti(L, -2, next++);
    }
    return 1;
}
