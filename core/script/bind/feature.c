/* feature.c - segments and features as Lua sees them. */
#include "../../edges.h"
#include "../../feature.h"

#include "../../board.h"
#include "../../figures.h"
#include "../../ground.h"
#include "../../trace.h"
#include "bind.h"

/* ---- segments ---------------------------------------------------------- */

static uint32_t check_segment(lua_State *L, int arg)
{
    return tesI_check(L, arg, HANDLE_SEGMENT);
}

/* segment.kind: string - of feature, such as "city" */
static int f_segment_kind(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    tesI_push_label(L, tesI_node_kind(game, check_segment(L, 1))->name);
    return 1;
}

/* segment.tile: Tile - the tile it is drawn on */
static int f_segment_tile(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    tesI_push(L, HANDLE_TILE, tesI_node_tile(game, check_segment(L, 1)));
    return 1;
}

/* segment.feature: Feature - what it is part of now */
static int f_segment_feature(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    tesI_push(L, HANDLE_FEATURE, tesI_feature_root(game, check_segment(L, 1)));
    return 1;
}

/* segment:on(side: Side) -> boolean - does it reach this side of the tile,
 *   as laid? */
static int t_segment_on(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t node = check_segment(L, 1);
    unsigned rotation = tesI_tile_rotation(game, tesI_node_tile(game, node));
    unsigned sides =
        tesI_turn_sides(tesI_node_segment(game, node)->sides, rotation);
    lua_pushboolean(L, sides >> tesI_check_side(L, 2) & 1);
    return 1;
}

/* segment:sides() -> string - the sides it reaches, as laid, such as "NE" */
static int t_segment_sides(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t node = check_segment(L, 1);
    unsigned rotation = tesI_tile_rotation(game, tesI_node_tile(game, node));
    unsigned sides =
        tesI_turn_sides(tesI_node_segment(game, node)->sides, rotation);
    char text[TESI_SIDES];
    size_t length = 0;
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        if (sides >> s & 1) text[length++] = "NESW"[s];
    }
    lua_pushlstring(L, text, length);
    return 1;
}

/* segment:has(attribute: string) -> boolean - is it marked itself, not only
 *   its feature? */
static int t_segment_has(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t node = check_segment(L, 1);
    int attr =
        tesI_attr_index(tesI_node_kind(game, node), tesI_check_label(L, 2));
    lua_pushboolean(L, attr >= 0 &&
                           tesI_node_segment(game, node)->attrs[attr] != 0);
    return 1;
}

/* ---- features ---------------------------------------------------------- */

/* feature.kind: string - such as "city" */
static int f_feature_kind(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    tesI_push_label(L, tesI_node_kind(game, tesI_check_root(L, 1))->name);
    return 1;
}

/* segment.complete: boolean - is its feature complete?
 * feature.complete: boolean - nothing can be added to it */
static int f_feature_complete(lua_State *L)
{
    lua_pushboolean(L,
                    tesI_feature_complete(tesI_game(L), tesI_check_root(L, 1)));
    return 1;
}

/* feature.tiles: integer - on how many tiles it is */
static int f_feature_tiles(lua_State *L)
{
    lua_pushinteger(L, tesI_feature_tiles(tesI_game(L), tesI_check_root(L, 1)));
    return 1;
}

/* feature.open: integer - sides still without a neighbour; of an area, free
 *   cells around it */
static int f_feature_open(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t root = tesI_check_root(L, 1);
    if (tesI_node_kind(game, root)->closes == CLOSES_AROUND) {
        uint32_t tile = tesI_node_tile(game, root);
        uint32_t cell = tesI_tile_row(game, tile)->cell;
        tesI_trace_far(game);
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
static int f_feature_enclosed(lua_State *L)
{
    tesI_trace_far(tesI_game(L));
    lua_pushboolean(L,
                    tesI_feature_enclosed(tesI_game(L), tesI_check_root(L, 1)));
    return 1;
}

/* segment.claimed: boolean - does a figure that claims stand on its feature?
 * feature.claimed: boolean - does a figure that claims stand on it? */
static int f_feature_claimed(lua_State *L)
{
    lua_pushboolean(L,
                    tesI_feature_claimed(tesI_game(L), tesI_check_root(L, 1)));
    return 1;
}

/* feature.occupied: boolean - does any figure stand on it? */
static int f_feature_occupied(lua_State *L)
{
    uint32_t root = tesI_check_root(L, 1);
    lua_pushboolean(L, tesI_node_figures(tesI_game(L), root) != 0);
    return 1;
}

/* feature.tile: Tile - its first tile; the only one of an area */
static int f_feature_tile(lua_State *L)
{
    uint32_t root = tesI_check_root(L, 1);
    tesI_push(L, HANDLE_TILE, tesI_node_tile(tesI_game(L), root));
    return 1;
}

static int next_member(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t first = tesI_check_root(L, 1), node = first;
    if (!lua_isnil(L, 2)) {
        node = tesI_node_row(game, check_segment(L, 2))->next;
        if (node == first) return 0;
    }
    tesI_push(L, HANDLE_SEGMENT, node);
    return 1;
}

/* feature:segments() -> each Segment - its parts */
static int t_feature_segments(lua_State *L)
{
    tesI_check_root(L, 1);
    lua_pushcfunction(L, next_member);
    lua_pushvalue(L, 1);
    return 2;
}

struct list {
    lua_State *L;
    tesI_handle type;
    lua_Integer count;
    bool complete; /* only complete features */
    bool push;
    uint32_t node; /* TES_NONE, or only figures on this segment */
};

static bool list_figure(void *ctx, uint32_t figure)
{
    struct list *list = ctx;
    const struct tesI_figure *row = tesI_figure_row(tesI_game(list->L), figure);
    if (list->node != TES_NONE && row->target != list->node) return true;
    tesI_push(list->L, HANDLE_FIGURE, figure);
    lua_rawseti(list->L, -2, ++list->count);
    return true;
}

/* segment:figures() -> Figure[] - those on this segment only
 * feature:figures() -> Figure[] - those on any of its segments */
static int t_figures(lua_State *L)
{
    struct list list = {.L = L, .node = TES_NONE};
    if (tesI_handle_type(L, 1) == HANDLE_SEGMENT) {
        list.node = check_segment(L, 1);
    }
    uint32_t root = tesI_check_root(L, 1);
    lua_newtable(L);
    tesI_feature_figures(tesI_game(L), root, list_figure, &list);
    return 1;
}

static bool list_feature(void *ctx, uint32_t root)
{
    struct list *list = ctx;
    if (list->complete && !tesI_feature_complete(tesI_game(list->L), root)) {
        return true;
    }
    list->count++;
    if (!list->push) return true;
    tesI_push(list->L, HANDLE_FEATURE, root);
    lua_rawseti(list->L, -2, list->count);
    return true;
}

/* feature:touching(kind: string) -> Feature[] - the features of a kind it
 *   touches, each once */
static int t_feature_touching(lua_State *L)
{
    struct list list = {.L = L, .push = true};
    uint32_t root = tesI_check_root(L, 1), kind = tesI_check_kind(L, 2);
    lua_settop(L, 2);
    lua_newtable(L);
    tesI_trace_far(tesI_game(L));
    tesI_feature_touching(tesI_game(L), root, kind, list_feature, &list);
    return 1;
}

/* feature:facing(kind: string) -> Feature[] - the features of a kind that
 *   lie against it across an edge, without joining it */
static int t_feature_facing(lua_State *L)
{
    struct list list = {.L = L, .push = true};
    uint32_t root = tesI_check_root(L, 1), kind = tesI_check_kind(L, 2);
    lua_settop(L, 2);
    lua_newtable(L);
    tesI_trace_far(tesI_game(L));
    tesI_feature_facing(tesI_game(L), root, kind, list_feature, &list);
    return 1;
}

/* feature:count(kind: string, complete?: boolean) -> integer - how many of a
 *   kind it touches; with true, only complete ones */
static int t_feature_count(lua_State *L)
{
    struct list list = {.L = L, .complete = tesI_opt_flag(L, 3)};
    uint32_t kind = tesI_check_kind(L, 2);
    tesI_trace_far(tesI_game(L));
    tesI_feature_touching(tesI_game(L), tesI_check_root(L, 1), kind,
                          list_feature, &list);
    lua_pushinteger(L, list.count);
    return 1;
}

/* feature:set(attribute: string, value: integer|boolean) - changes an
 *   attribute of the whole feature */
static int t_feature_set(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "feature:set");
    uint32_t root = tesI_check_root(L, 1);
    int attr =
        tesI_attr_index(tesI_node_kind(game, root), tesI_check_label(L, 2));
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

/* feature:clear() - takes all its attributes away, whatever its tiles show */
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
static int t_feature_holds(lua_State *L)
{
    uint32_t pieces = tesI_check_pieces(L, 2);
    uint32_t owner = tesI_opt(L, 3, HANDLE_PLAYER, TES_NONE);
    uint32_t root = tesI_check_root(L, 1);
    lua_pushboolean(L, tesI_feature_holds(tesI_game(L), root, pieces, owner));
    return 1;
}

const struct tesI_field tesI_segment_fields[] = {
    {"kind", f_segment_kind},         {"tile", f_segment_tile},
    {"feature", f_segment_feature},   {"claimed", f_feature_claimed},
    {"complete", f_feature_complete}, {NULL, NULL}};
const luaL_Reg tesI_segment_methods[] = {{"on", t_segment_on},
                                         {"sides", t_segment_sides},
                                         {"has", t_segment_has},
                                         {"figures", t_figures},
                                         {"links", tesI_segment_links},
                                         {"leads_to", tesI_segment_leads_to},
                                         {NULL, NULL}};

const struct tesI_field tesI_feature_fields[] = {
    {"kind", f_feature_kind},
    {"complete", f_feature_complete},
    {"tiles", f_feature_tiles},
    {"open", f_feature_open},
    {"claimed", f_feature_claimed},
    {"occupied", f_feature_occupied},
    {"tile", f_feature_tile},
    {"enclosed", f_feature_enclosed},
    {NULL, NULL}};
/* feature:near(name: string) -> boolean - does a tile of it, or one of the
 *   eight around such a tile, have this mark or kind of segment? */
static int t_feature_near(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t root = tesI_check_root(L, 1), node = root;
    struct tesI_sign sign = tesI_check_sign(L, 2);
    bool near;

    tesI_trace_far(game);
    do {
        tesI_poll(L);
        near = tesI_tile_near(L, tesI_node_tile(game, node), sign);
        node = tesI_node_row(game, node)->next;
    } while (!near && node != root);
    lua_pushboolean(L, near);
    return 1;
}

/* feature:area() -> Tile[] - the tiles it is on, each once; of what is
 *   completed by the cells around it, those around it as well */
static int t_feature_area(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t root = tesI_check_root(L, 1), node = root;
    uint32_t stamp = tesI_stamps_next(game->cat);
    lua_Integer next = 1;

    lua_newtable(L);
    do {
        uint32_t tile = tesI_node_tile(game, node);
        if (game->cat->stamps[tile] != stamp) {
            game->cat->stamps[tile] = stamp;
            tesI_push(L, HANDLE_TILE, tile);
            lua_rawseti(L, -2, next++);
        }
        tesI_poll(L);
        node = tesI_node_row(game, node)->next;
    } while (node != root);
    if (tesI_node_kind(game, root)->closes == CLOSES_AROUND) {
        uint32_t cell = tesI_tile_row(game, tesI_node_tile(game, root))->cell;
        tesI_push_around(L, cell, next);
    }
    return 1;
}

/* feature:values(attribute: string) -> integer[] - what is in an attribute
 *   that is merged as a set: the numbers of its bits, from 0 on */
static int t_feature_values(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t root = tesI_check_root(L, 1);
    int attr =
        tesI_attr_index(tesI_node_kind(game, root), tesI_check_label(L, 2));
    lua_Integer next = 1;

    lua_newtable(L);
    if (attr < 0) return 1; /* nobody has it */
    uint32_t set = (uint32_t)tesI_feature_attr(game, root, (uint32_t)attr);
    for (lua_Integer bit = 0; bit < 32; bit++) {
        if ((set >> bit & 1) == 0) continue;
        lua_pushinteger(L, bit);
        lua_rawseti(L, -2, next++);
    }
    return 1;
}

const luaL_Reg tesI_feature_methods[] = {{"segments", t_feature_segments},
                                         {"area", t_feature_area},
                                         {"values", t_feature_values},
                                         {"figures", t_figures},
                                         {"touching", t_feature_touching},
                                         {"facing", t_feature_facing},
                                         {"count", t_feature_count},
                                         {"set", t_feature_set},
                                         {"clear", t_feature_clear},
                                         {"near", t_feature_near},
                                         {"leads_to", tesI_feature_leads_to},
                                         {"holds", t_feature_holds},
                                         {NULL, NULL}};
