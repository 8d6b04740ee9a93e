/* corner.c - corners where four tiles meet as Lua sees them. */
#include "board/corners.h"

#include "board/cells.h"
#include "board/features.h"
#include "script/bind/bind.h"
#include "script/bind/values.h"

/* corner.feature: Feature - the ground all around it */
READER(f_corner_feature, HANDLE_CORNER,
       tesI_push(L, HANDLE_FEATURE, tesI_feature_root(game, id)))

/* corner.cell: Cell - the one to the south-east, whose north-west corner it is
 */
READER(f_corner_cell, HANDLE_CORNER,
       tesI_push(L, HANDLE_CELL, tesI_cell_id(game, tesI_node_cell(game, id))))

/* corner.taken: boolean - does a figure stand there? */
READER(f_corner_taken, HANDLE_CORNER,
       lua_pushboolean(L, tesI_corner_taken(game, id)))

static const luaL_Reg corner_fields[] = {{"feature", f_corner_feature},
                                         {"cell", f_corner_cell},
                                         {"taken", f_corner_taken},
                                         {NULL, NULL}};

/* tile:corners(kind?: string) -> Corner[] - its corners at which four tiles
 *   meet and the ground, of this kind, is not parted on any of them */
static int t_tile_corners(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = tesI_check(L, 1, HANDLE_TILE), kind = tesI_opt_kind(L, 2);

    lua_newtable(L);
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        uint32_t node = tesI_corner(game, tile, s);
        if (node == TES_NONE) continue;
        if (kind != TES_NONE && tesI_node_segment(game, node)->kind != kind) {
            continue;
        }
        tesI_list_add(L, HANDLE_CORNER, node);
    }
    return 1;
}

static const luaL_Reg tile_methods[] = {{"corners", t_tile_corners},
                                        {NULL, NULL}};

const struct tesI_binding tesI_bind_corner[] = {
    {HANDLE_CORNER, corner_fields, NULL},
    {HANDLE_TILE, NULL, tile_methods},
    {HANDLE_NONE, NULL, NULL}};
