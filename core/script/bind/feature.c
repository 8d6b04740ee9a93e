/* feature.c - segments and features as Lua sees them. */
#include "board/edges.h"
#include "board/features.h"

#include "board/cells.h"
#include "board/figures.h"
#include "script/bind/bind.h"
#include "script/bind/values.h"
#include "script/bind/signs.h"
#include "turn/stand.h"

/* ---- segments ---------------------------------------------------------- */

/* segment.kind: string - of feature, such as "city" */
READER(f_segment_kind, HANDLE_SEGMENT,
       tesI_push_label(L, tesI_node_kind(game, id)->name))

/* segment.tile: Tile - the tile it is drawn on */
READER(f_segment_tile, HANDLE_SEGMENT,
       tesI_push(L, HANDLE_TILE, tesI_node_tile(game, id)))

/* segment.feature: Feature - what it is part of now */
READER(f_segment_feature, HANDLE_SEGMENT,
       tesI_push(L, HANDLE_FEATURE, tesI_feature_root(game, id)))

/* segment:on(side: Side) -> boolean - does it reach this side of the tile,
 *   as laid? */
READER(t_segment_on, HANDLE_SEGMENT,
       lua_pushboolean(L,
                       tesI_node_sides(game, id) >> tesI_check_side(L, 2) & 1))

/* Number of the attribute named at 2, or -1 when this kind has none such. */
static int find_attribute(lua_State *L, uint32_t node)
{
    const struct tes_game *game = tesI_game(L);
    return tesI_attr_index(tesI_node_kind(game, node), tesI_check_label(L, 2));
}

/* segment:has(attribute: string) -> boolean - is it marked itself, not only
 *   its feature? */
static int t_segment_has(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t node = tesI_check(L, 1, HANDLE_SEGMENT);
    int attr = find_attribute(L, node);
    lua_pushboolean(L, attr >= 0 &&
                           tesI_node_segment(game, node)->attrs[attr] != 0);
    return 1;
}

/* segment:value(attribute: string) -> integer - what it adds itself to this of
 *   its feature */
static int t_segment_value(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t node = tesI_check(L, 1, HANDLE_SEGMENT);
    int attr = find_attribute(L, node);
    lua_pushinteger(L,
                    attr < 0 ? 0 : tesI_node_segment(game, node)->attrs[attr]);
    return 1;
}

/* ---- features ---------------------------------------------------------- */

/* feature.kind: string - such as "city" */
READER_OF(f_feature_kind, tesI_check_root,
          tesI_push_label(L, tesI_node_kind(game, id)->name))

/* segment.complete: boolean - is its feature complete?
 * feature.complete: boolean - nothing can be added to it */
READER_OF(f_feature_complete, tesI_check_root,
          lua_pushboolean(L, tesI_feature_complete(game, id)))

/* feature.tiles: integer - on how many tiles it is */
READER_OF(f_feature_tiles, tesI_check_root,
          lua_pushinteger(L, tesI_feature_tiles(game, id)))

/* feature.open: integer - sides still without a neighbour; of an area, free
 *   cells around it */
static int f_feature_open(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t root = tesI_check_root(L, 1);
    if (tesI_node_kind(game, root)->closes == CLOSES_AROUND) {
        uint32_t tile = tesI_node_tile(game, root);
        uint32_t cell = tesI_tile_row(game, tile)->cell;
        lua_pushinteger(L, 8 - (lua_Integer)tesI_cell_around(game, cell, NULL));
        return 1;
    }
    lua_pushinteger(L, tesI_is_ground(game, root)
                           ? tesI_ground_open(game, root)
                           : tesI_feature_open(game, root));
    return 1;
}

/* feature.enclosed: boolean - is feature.open 0? Of large ground this is known
 *   sooner */
READER_OF(f_feature_enclosed, tesI_check_root,
          lua_pushboolean(L, tesI_feature_enclosed(game, id)))

/* segment.claimed: boolean - does a figure that claims stand on its feature?
 * feature.claimed: boolean - does a figure that claims stand on it? */
READER_OF(f_feature_claimed, tesI_check_root,
          lua_pushboolean(L, tesI_feature_claimed(game, id)))

/* feature.occupied: boolean - does any figure stand on it? */
READER_OF(f_feature_occupied, tesI_check_root,
          lua_pushboolean(L, tesI_node_figures(game, id) != 0))

/* segment.taken: boolean - does a figure of a player stand on its feature, or,
 *   where parts = of feature{} parts that, on the same part? On all of it, for
 *   a segment that parts it
 * feature.taken: boolean - does a figure of a player stand on it, one that
 *   claims nothing too? Neutral figures and tokens do not count */
static int f_feature_taken(lua_State *L)
{
    const struct tes_game *game = tesI_game(L);
    bool whole = tesI_handle_type(L, 1) != HANDLE_SEGMENT;
    uint32_t root = tesI_check_root(L, 1);
    uint32_t node = whole ? root : tesI_check(L, 1, HANDLE_SEGMENT);

    whole |=
        tesI_node_kind(game, node)->parts == 0 || tesI_node_parts(game, node);
    lua_pushboolean(L, tesI_taken(game, node, whole));
    return 1;
}

/* feature.tile: Tile - its first tile; the only one of an area */
READER_OF(f_feature_tile, tesI_check_root,
          tesI_push(L, HANDLE_TILE, tesI_node_tile(game, id)))

static int next_member(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t first = tesI_check_root(L, 1), node = first;
    if (!lua_isnil(L, 2)) {
        node = tesI_node_row(game, tesI_check(L, 2, HANDLE_SEGMENT))->next;
        if (node == first) return 0;
    }
    tesI_push(L, HANDLE_SEGMENT, node);
    return 1;
}

/* feature:segments() -> each Segment - its parts */
static int t_feature_segments(lua_State *L)
{
    tesI_check_root(L, 1);
    return tesI_each(L, next_member);
}

/* segment:figures(piece?: Piece|string, player?: Player) -> Figure[] - those on
 *   this segment only, of this piece or class and of this player
 * feature:figures(piece?: Piece|string, player?: Player) -> Figure[] - those on
 *   any of its segments, of this piece or class and of this player */
static int t_figures(lua_State *L)
{
    const struct tes_game *game = tesI_game(L);
    bool all = tesI_handle_type(L, 1) != HANDLE_SEGMENT;
    uint32_t node = all ? TES_NONE : tesI_check(L, 1, HANDLE_SEGMENT);
    uint32_t root = tesI_check_root(L, 1);
    uint32_t pieces = tesI_opt_pieces(L, 2, UINT32_MAX);
    uint32_t owner = tesI_opt(L, 3, HANDLE_PLAYER, TES_NONE);

    lua_newtable(L);
    TESI_EACH_FIGURE(game, root, figure) {
        const struct tesI_figure *row = tesI_figure_row(game, figure);
        if ((!all && row->target != node) ||
            (pieces >> tesI_figure_piece(row) & 1) == 0 ||
            (owner != TES_NONE && tesI_figure_owner(row) != owner)) {
            continue;
        }
        tesI_list_add(L, HANDLE_FIGURE, figure);
    }
    return 1;
}

static bool list_feature(void *ctx, uint32_t root)
{
    tesI_list_add(ctx, HANDLE_FEATURE, root);
    return true;
}

/* Lists the features of the kind at 2 that touch the one at 1, or face it. */
static int list_beside(lua_State *L, bool facing)
{
    uint32_t root = tesI_check_root(L, 1), kind = tesI_check_kind(L, 2);

    lua_newtable(L);
    (facing ? tesI_feature_facing
            : tesI_feature_touching)(tesI_game(L), root, kind, list_feature, L);
    return 1;
}

/* feature:touching(kind: string) -> Feature[] - the features of a kind it
 *   touches, each once */
static int t_feature_touching(lua_State *L) { return list_beside(L, false); }

/* feature:facing(kind: string) -> Feature[] - the features of a kind that
 *   lie against it across an edge, without joining it */
static int t_feature_facing(lua_State *L) { return list_beside(L, true); }

/* feature:set(attribute: string, value: integer|boolean) - changes an
 *   attribute of the whole feature */
static int t_feature_set(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "feature:set");
    uint32_t root = tesI_check_root(L, 1);
    int attr = find_attribute(L, root);
    lua_Integer value =
        lua_isboolean(L, 3) ? lua_toboolean(L, 3) : luaL_checkinteger(L, 3);
    luaL_argcheck(L, attr >= 0, 2, "this feature has no such attribute");
    luaL_argcheck(L, value >= INT32_MIN && value <= INT32_MAX, 3,
                  "out of range");
    if (!tesI_feature_set_attr(game, root, (uint32_t)attr, (int32_t)value)) {
        return tesI_out_of_memory(L);
    }
    return 0;
}

/* feature:clear() - removes all its attributes, whatever its tiles show */
static int t_feature_clear(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "feature:clear");
    uint32_t root = tesI_check_root(L, 1);
    uint32_t nattrs = tesI_node_kind(game, root)->nattrs;
    for (uint32_t a = 0; a < TESI_MAX_ATTRS && a < nattrs; a++) {
        if (!tesI_feature_set_attr(game, root, a, 0)) {
            return tesI_out_of_memory(L);
        }
    }
    return 0;
}

/* feature:holds(piece: Piece|string, player?: Player) -> boolean - does a
 *   figure of this piece or class stand on it, of the player if one is given?
 */
READER_OF(t_feature_holds, tesI_check_root,
          lua_pushboolean(
              L, tesI_feature_holds(game, id, tesI_check_pieces(L, 2),
                                    tesI_opt(L, 3, HANDLE_PLAYER, TES_NONE))))

static const luaL_Reg segment_fields[] = {{"kind", f_segment_kind},
                                          {"tile", f_segment_tile},
                                          {"feature", f_segment_feature},
                                          {"claimed", f_feature_claimed},
                                          {"complete", f_feature_complete},
                                          {"taken", f_feature_taken},
                                          {NULL, NULL}};
static const luaL_Reg segment_methods[] = {{"on", t_segment_on},
                                           {"has", t_segment_has},
                                           {"value", t_segment_value},
                                           {"figures", t_figures},
                                           {NULL, NULL}};

static const luaL_Reg feature_fields[] = {
    {"kind", f_feature_kind},         {"complete", f_feature_complete},
    {"tiles", f_feature_tiles},       {"open", f_feature_open},
    {"claimed", f_feature_claimed},   {"occupied", f_feature_occupied},
    {"taken", f_feature_taken},       {"tile", f_feature_tile},
    {"enclosed", f_feature_enclosed}, {NULL, NULL}};

/* feature:area() -> Tile[] - the tiles it is on, each once; for an area, which
 *   is completed by the cells around it, the tiles on these as well */
static int t_feature_area(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t root = tesI_check_root(L, 1);
    uint32_t stamp = tesI_stamps_next(game->cat);
    int32_t x, y;

    lua_newtable(L);
    TESI_EACH_NODE(game, root, node) {
        uint32_t tile = tesI_node_tile(game, node);
        if (game->cat->stamps[tile] != stamp) {
            game->cat->stamps[tile] = stamp;
            tesI_list_add(L, HANDLE_TILE, tile);
        }
        tesI_poll(L);
    }
    if (tesI_node_kind(game, root)->closes == CLOSES_AROUND) {
        tesI_tile_xy(game, tesI_node_tile(game, root), &x, &y);
        tesI_list_around(L, x, y, NULL);
    }
    return 1;
}

static const luaL_Reg feature_methods[] = {{"segments", t_feature_segments},
                                           {"area", t_feature_area},
                                           {"figures", t_figures},
                                           {"touching", t_feature_touching},
                                           {"facing", t_feature_facing},
                                           {"set", t_feature_set},
                                           {"clear", t_feature_clear},
                                           {"holds", t_feature_holds},
                                           {NULL, NULL}};

const struct tesI_binding tesI_bind_feature[] = {
    {HANDLE_SEGMENT, segment_fields, segment_methods},
    {HANDLE_FEATURE, feature_fields, feature_methods},
    {HANDLE_NONE, NULL, NULL}};
