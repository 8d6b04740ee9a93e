/* board.c - games: the methods that read board, figures and events. */
#include "bind/bind.h"
#include "bind/handles.h"

static tes_game *check(lua_State *L) { return h_game_at(L, 1); }

/* Seat argument that must exist in this game; TES_CHANCE only if allowed. */
static int check_seat(lua_State *L, tes_game *game, int arg, bool chance)
{
    int seat = h_seat(L, arg);
    luaL_argcheck(L,
                  seat < tes_ruleset_players(tes_game_rules(game)) &&
                      (chance || seat >= 0),
                  arg, "no such seat");
    return seat;
}

/* game:players() -> number of seats; game:tiles() -> number of placed tiles;
 * game:figures() -> number of figures; game:events() -> number of events so far
 */
H_GETTER(h_game_players, h_integer,
         tes_ruleset_players(tes_game_rules(check(L))))
H_GETTER(h_game_tiles_left, h_integer, tes_game_tiles_left(check(L)))
H_GETTER(h_game_tiles, h_integer, tes_game_tiles(check(L)))
H_GETTER(h_game_figures, h_integer, tes_game_figures(check(L)))
H_GETTER(h_game_events, h_integer, tes_game_events(check(L)))

static int h_game_score(lua_State *L)
{
    tes_game *game = check(L);
    return h_integer(L, tes_game_score(game, check_seat(L, game, 2, false)));
}

/* game:supply(player, piece index) -> number of figures */
static int h_game_supply(lua_State *L)
{
    tes_game *game = check(L);
    int seat = check_seat(L, game, 2, true);
    uint32_t piece = h_index(L, 3);
    luaL_argcheck(L, piece < tes_ruleset_pieces(tes_game_rules(game)), 3,
                  "no such piece");
    return h_integer(L, tes_game_supply(game, seat, piece));
}

/* game:tile(index) -> { type, x, y, rotation } | nil */
static int h_game_tile(lua_State *L)
{
    tes_tile tile;
    tes_game *game = check(L);
    if (!tes_game_tile(game, h_index(L, 2), &tile)) return 0;
    H_PUSH(L, tes_tile, &tile, type, x, y, rotation);
    return 1;
}

static int32_t check_coordinate(lua_State *L, int arg)
{
    lua_Integer value = luaL_checkinteger(L, arg);
    luaL_argcheck(L, value >= INT32_MIN && value <= INT32_MAX, arg,
                  "coordinate out of range");
    return (int32_t)value;
}

/* game:tile_at(x, y) -> index | nil */
static int h_game_tile_at(lua_State *L)
{
    tes_game *game = check(L);
    int32_t x = check_coordinate(L, 2), y = check_coordinate(L, 3);
    uint32_t tile = tes_game_tile_at(game, x, y);
    return tile == TES_NONE ? 0 : h_integer(L, tile);
}

/* game:segments(tile) -> list of { kind, sides, halves, node, feature },
 * in board orientation; segment 0 of the library is the first */
static int h_game_segments(lua_State *L)
{
    tes_segment segment;
    tes_game *game = check(L);
    uint32_t tile = h_index(L, 2);
    lua_newtable(L);
    for (uint32_t i = 0; tes_game_segment(game, tile, i, &segment); i++) {
        H_PUSH(L, tes_segment, &segment, kind, sides, halves, node, feature);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* game:node(node) -> tile, segment | nil */
static int h_game_node(lua_State *L)
{
    uint32_t tile, segment;
    tes_game *game = check(L);
    if (!tes_game_node(game, h_index(L, 2), &tile, &segment)) return 0;
    lua_pushinteger(L, tile);
    lua_pushinteger(L, segment);
    return 2;
}

/* The segment of a node. False: there is none. */
static bool find_segment(tes_game *game, uint32_t node, tes_segment *segment)
{
    uint32_t tile, index;
    return tes_game_node(game, node, &tile, &index) &&
           tes_game_segment(game, tile, index, segment);
}

/* game:feature(node) -> { id, kind, tiles, segments, open, figures,
 * complete, ground } | nil; id is equal for all nodes of one feature until
 * the next tile, ground says that it consists of half sides */
static int h_game_feature(lua_State *L)
{
    tes_feature feature;
    tes_segment segment;
    tes_game *game = check(L);
    uint32_t node = h_index(L, 2);
    if (!find_segment(game, node, &segment) ||
        !tes_game_feature(game, node, &feature))
        return 0;
    H_PUSH(L, tes_feature, &feature, kind, tiles, segments, open, figures,
           complete);
    h_set_id(L, "id", segment.feature);
    h_set_bool(L, "ground", segment.halves != 0);
    return 1;
}

/* game:feature_id(node) -> id of the feature | nil; as game:feature(node).id,
 * but takes the same time whatever its size */
static int h_game_feature_id(lua_State *L)
{
    tes_segment segment;
    tes_game *game = check(L);
    return find_segment(game, h_index(L, 2), &segment)
               ? h_integer(L, segment.feature)
               : 0;
}

/* game:worth(node, player) -> points the feature would score now | nil */
static int h_game_worth(lua_State *L)
{
    int32_t points;
    tes_game *game = check(L);
    uint32_t node = h_index(L, 2);
    int seat = check_seat(L, game, 3, false);
    return tes_game_worth(game, node, seat, &points) ? h_integer(L, points) : 0;
}

/* Terms of a score at most. */
#define TERMS 33u

/* game:terms(node, player) -> the terms of this worth, as those of a score */
static int h_game_terms(lua_State *L)
{
    tes_item items[TERMS];
    tes_game *game = check(L);
    uint32_t node = h_index(L, 2), count;
    int seat = check_seat(L, game, 3, false);
    count = tes_game_worth_items(game, node, seat, items, TERMS);
    lua_newtable(L);
    for (uint32_t i = 0; i < count && i < TERMS; i++) {
        H_PUSH(L, tes_item, &items[i], name, module, count, points);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* game:holders(node) -> mask of the seats that hold the majority */
H_GETTER(h_game_holders, h_integer, tes_game_holders(check(L), h_index(L, 2)))

/* game:members(node) -> list of nodes */
static int h_game_members(lua_State *L)
{
    tes_segment segment;
    tes_game *game = check(L);
    uint32_t node = h_index(L, 2);
    lua_newtable(L);
    if (!find_segment(game, node, &segment)) return 1;
    uint32_t count = tes_game_members(game, node, NULL, 0);
    uint32_t *nodes = lua_newuserdatauv(L, (count + 1) * sizeof *nodes, 0);
    tes_game_members(game, node, nodes, count);
    for (uint32_t i = 0; i < count; i++) {
        lua_pushinteger(L, nodes[i]);
        lua_rawseti(L, -3, (lua_Integer)i + 1);
    }
    lua_pop(L, 1);
    return 1;
}

static const char *const places[] = {
    [TES_AT_SUPPLY] = "supply", [TES_AT_SEGMENT] = "segment",
    [TES_AT_TILE] = "tile",     [TES_AT_EDGE] = "edge",
    [TES_AT_ZONE] = "zone",     [TES_AT_OUT] = "out",
};

/* game:figure(index) -> { piece, owner, at, ... } | nil */
static int h_game_figure(lua_State *L)
{
    tes_figure figure;
    tes_game *game = check(L);
    if (!tes_game_figure(game, h_index(L, 2), &figure)) return 0;
    H_PUSH(L, tes_figure, &figure, piece, owner);
    h_set_string(L, "at", places[figure.at]);
    if (figure.at == TES_AT_SEGMENT) h_set_id(L, "node", figure.node);
    if (figure.at == TES_AT_SEGMENT || figure.at == TES_AT_TILE)
        h_set_id(L, "tile", figure.tile);
    if (figure.at == TES_AT_EDGE) H_SET(L, tes_figure, &figure, x, y, side);
    if (figure.at == TES_AT_ZONE) H_SET(L, tes_figure, &figure, zone, holder);
    if (figure.corner) h_set_bool(L, "corner", true);
    return 1;
}

/* game:edges() -> list of shut edges { x, y, side } */
static int h_game_edges(lua_State *L)
{
    tes_edge edge;
    tes_game *game = check(L);
    lua_createtable(L, (int)tes_game_edges(game), 0);
    for (uint32_t i = 0; tes_game_edge(game, i, &edge); i++) {
        H_PUSH(L, tes_edge, &edge, x, y, side);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* game:links() -> list of { node, node }: segments that a rule has joined */
static int h_game_links(lua_State *L)
{
    tes_link link;
    tes_game *game = check(L);
    lua_createtable(L, (int)tes_game_links(game), 0);
    for (uint32_t i = 0; tes_game_link(game, i, &link); i++) {
        lua_createtable(L, 2, 0);
        for (int end = 0; end < 2; end++) {
            lua_pushinteger(L, link.nodes[end]);
            lua_rawseti(L, -2, end + 1);
        }
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* game:standing(figure) -> owner, node or nil, whether it is in the supply;
 * game:figure without a table, for bots */
static int h_game_standing(lua_State *L)
{
    tes_figure figure;
    tes_game *game = check(L);
    if (!tes_game_figure(game, h_index(L, 2), &figure)) return 0;
    lua_pushinteger(L, figure.owner);
    if (figure.at == TES_AT_SEGMENT)
        lua_pushinteger(L, figure.node);
    else
        lua_pushnil(L);
    lua_pushboolean(L, figure.at == TES_AT_SUPPLY);
    return 3;
}

/* game:value(name, player) -> integer | nil */
static int h_game_value(lua_State *L)
{
    int64_t value;
    tes_game *game = check(L);
    const char *name = h_text(L, 2);
    int seat = check_seat(L, game, 3, true);
    return tes_game_value(game, name, seat, &value) ? h_integer(L, value) : 0;
}

static const char *const event_kinds[] = {
    [TES_EV_SCORE] = "score",       [TES_EV_PLACED] = "placed",
    [TES_EV_DISCARD] = "discard",   [TES_EV_DEPLOYED] = "deployed",
    [TES_EV_RETURNED] = "returned", [TES_EV_NOTE] = "note",
    [TES_EV_OVERLAID] = "overlaid",
};

/* Sets `counted` of the event on top: what its score counted, if anything. */
static void set_counted(lua_State *L, const tes_game *game, uint32_t event)
{
    uint32_t tile, node, count = 0;
    lua_newtable(L);
    while (tes_game_counted(game, event, count, &tile, &node)) {
        lua_createtable(L, 0, 2);
        h_set_id(L, "tile", tile);
        h_set_id(L, "node", node);
        lua_rawseti(L, -2, (lua_Integer)++count);
    }
    if (count == 0)
        lua_pop(L, 1);
    else
        lua_setfield(L, -2, "counted");
}

/* game:event(index) -> table | nil; a score has its list of items, and what it
 * counted: { tile, node } each, if its rule says so */
static int h_game_event(lua_State *L)
{
    tes_event event;
    tes_item item;
    tes_game *game = check(L);
    uint32_t index = h_index(L, 2);
    if (!tes_game_event(game, index, &event)) return 0;
    H_PUSH(L, tes_event, &event, answer, turn, player, node, tile, type,
           figure);
    if (event.number != TES_NO_NUMBER) H_SET(L, tes_event, &event, number);
    if (event.hidden) h_set_bool(L, "hidden", true);
    h_set_string(L, "kind", event_kinds[event.kind]);
    if (event.reason && event.reason[0])
        h_set_string(L, "reason", event.reason);
    if (event.kind != TES_EV_SCORE) return 1;
    H_SET(L, tes_event, &event, points, complete, final, tiles);
    lua_createtable(L, (int)event.items, 0);
    for (uint32_t i = 0; tes_game_item(game, index, i, &item); i++) {
        H_PUSH(L, tes_item, &item, name, module, count, points);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "items");
    set_counted(L, game, index);
    return 1;
}

/* game:points(index) -> player, points, reason, tiles, complete of a score
 * event, nothing for another event; for loops that only add up */
static int h_game_points(lua_State *L)
{
    tes_event event;
    tes_game *game = check(L);
    if (!tes_game_event(game, h_index(L, 2), &event) ||
        event.kind != TES_EV_SCORE)
        return 0;
    lua_pushinteger(L, event.player);
    lua_pushinteger(L, event.points);
    lua_pushstring(L, event.reason);
    lua_pushinteger(L, event.tiles);
    lua_pushboolean(L, event.complete);
    return 5;
}

const luaL_Reg h_board_methods[] = {
    {"edges", h_game_edges},
    {"event", h_game_event},
    {"events", h_game_events},
    {"feature", h_game_feature},
    {"figure", h_game_figure},
    {"feature_id", h_game_feature_id},
    {"figures", h_game_figures},
    {"holders", h_game_holders},
    {"links", h_game_links},
    {"members", h_game_members},
    {"node", h_game_node},
    {"players", h_game_players},
    {"points", h_game_points},
    {"score", h_game_score},
    {"segments", h_game_segments},
    {"standing", h_game_standing},
    {"supply", h_game_supply},
    {"terms", h_game_terms},
    {"tile", h_game_tile},
    {"tile_at", h_game_tile_at},
    {"tiles", h_game_tiles},
    {"value", h_game_value},
    {"tiles_left", h_game_tiles_left},
    {"worth", h_game_worth},
    {NULL, NULL},
};
