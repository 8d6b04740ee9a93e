/* line.c - what the segments of a tile lead to, on it and across its edges, as
 * Lua sees them. */
#include "board/cells.h"
#include "board/edges.h"
#include "board/features.h"
#include "script/bind/bind.h"
#include "script/bind/values.h"

/* segment:across() -> Segment[] - those on the tiles beside it that it has
 *   joined across an edge */
static int t_segment_across(lua_State *L)
{
    const struct tes_game *game = tesI_game(L);
    uint32_t node = tesI_check(L, 1, HANDLE_SEGMENT);
    uint32_t others[TESI_SIDES * TESI_SEAMS];
    unsigned sides = tesI_node_reach(game, node);
    unsigned count = tesI_node_across(game, node, sides, others);

    lua_newtable(L);
    for (unsigned i = 0; i < count; i++) {
        tesI_list_add(L, HANDLE_SEGMENT, others[i]);
    }
    return 1;
}

/* Does a tile show nothing at all at a side of its own? */
static bool is_bare(const struct tesI_type *type, unsigned own)
{
    return type->side_seg[own] == TESI_NO_SEGMENT &&
           type->half_seg[TESI_LEFT(own)] == TESI_NO_SEGMENT &&
           type->half_seg[TESI_RIGHT(own)] == TESI_NO_SEGMENT;
}

/* Lists the areas of the tile across a side, if it shows a bare side there. */
static void list_areas(lua_State *L, uint32_t tile, unsigned side)
{
    const struct tes_game *game = tesI_game(L);
    uint32_t cell = tesI_tile_row(game, tile)->cell;
    uint32_t beside = tesI_cell_tile(game, tesI_cell_step(game, cell, side));

    if (beside == TES_NONE) return;
    const struct tesI_type *type = tesI_tile_type(game, beside);
    unsigned turned = tesI_tile_rotation(game, beside);
    if (!is_bare(type, tesI_own_side(tesI_opposite(side), turned))) return;
    for (uint32_t s = 0; s < type->nsegments; s++) {
        if (type->segments[s].sides != 0 || type->segments[s].halves != 0) {
            continue;
        }
        tesI_list_add(L, HANDLE_SEGMENT, tesI_tile_node(game, beside, s));
    }
}

/* segment:leads_to() -> Segment[] - what a line that ends on its tile ends at:
 *   the monastery or city its tile file names, or the other lines that meet it
 *   at the same crossroads. Of a city, the lines that end at it, the city at
 *   their other side, and what lies within it. Of both, the areas of a tile
 *   beside it that closes it with a bare side */
static int t_segment_leads_to(lua_State *L)
{
    const struct tes_game *game = tesI_game(L);
    uint32_t node = tesI_check(L, 1, HANDLE_SEGMENT);
    uint32_t tile = tesI_node_tile(game, node);

    lua_newtable(L);
    TESI_EACH_BIT(tesI_node_segment(game, node)->leads, s) {
        tesI_list_add(L, HANDLE_SEGMENT, tesI_tile_node(game, tile, s));
    }
    TESI_EACH_BIT(tesI_node_sides(game, node), s) list_areas(L, tile, s);
    return 1;
}

static const luaL_Reg segment_methods[] = {{"across", t_segment_across},
                                           {"leads_to", t_segment_leads_to},
                                           {NULL, NULL}};

const struct tesI_binding tesI_bind_line[] = {
    {HANDLE_SEGMENT, NULL, segment_methods}, {HANDLE_NONE, NULL, NULL}};
