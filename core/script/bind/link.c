/* link.c - links as Lua sees them: making, undoing and listing them. */
#include "board/links.h"

#include "board/edges.h"
#include "board/features.h"
#include "script/bind/bind.h"
#include "script/bind/values.h"

/* Name of the kind of a node's segment. */
static const char *kind_name(const struct tes_game *game, uint32_t node)
{
    return tesI_text(game->cat, tesI_node_kind(game, node)->name);
}

/* Runs the handlers of an event that is about the segments at 2 and 3. */
static void tell(lua_State *L, tesI_hook_event event)
{
    if (!tesI_handled(L, event)) return;
    uint32_t node = tesI_check(L, 2, HANDLE_SEGMENT);
    lua_pushvalue(L, 2);
    lua_pushvalue(L, 3);
    tesI_fire(L, event, tesI_node_segment(tesI_game(L), node)->kind, 2);
}

/* g:join(a: Segment, b: Segment) - joins the features of two segments by a
 *   link, wherever they lie, until g:part removes it; their kinds must join
 *   each other. If the feature is complete now, it is in g:completed() */
static int t_join(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:join");
    uint32_t a = tesI_check(L, 2, HANDLE_SEGMENT);
    uint32_t b = tesI_check(L, 3, HANDLE_SEGMENT);

    luaL_argcheck(L, a != b, 3, "a segment is not joined with itself");
    if (!tesI_link_may(game, a, b)) {
        return luaL_error(L, "g:join: a %s does not join a %s",
                          kind_name(game, a), kind_name(game, b));
    }
    if (tesI_link_between(game, a, b) != TES_NONE) {
        return luaL_error(L, "g:join: these two segments are joined already");
    }
    if (!tesI_link_make(game, a, b)) return tesI_out_of_memory(L);
    tell(L, ON_JOINED);
    return 0;
}

/* g:part(a: Segment, b: Segment) - removes the link of two segments: their
 *   feature falls apart, unless other joins hold it together. Figures stay on
 *   their segments; attributes are computed anew, without what feature:set
 *   wrote; features that are complete now are in g:completed() */
static int t_part(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:part");
    uint32_t a = tesI_check(L, 2, HANDLE_SEGMENT);
    uint32_t b = tesI_check(L, 3, HANDLE_SEGMENT);
    uint32_t link = tesI_link_between(game, a, b);

    if (link == TES_NONE) {
        return luaL_error(L, "g:part: these two segments were never joined "
                             "by g:join, or are parted already");
    }
    if (!tesI_link_undo(game, link)) return tesI_out_of_memory(L);
    tell(L, ON_PARTED);
    return 0;
}

/* segment:links() -> Segment[] - those that g:join has joined it with */
static int t_segment_links(lua_State *L)
{
    const struct tes_game *game = tesI_game(L);
    uint32_t node = tesI_check(L, 1, HANDLE_SEGMENT);
    uint32_t link = tesI_link_first(game, node);

    lua_newtable(L);
    while (link != TES_NONE) {
        const struct tesI_link *row = tesI_link_row(game, link);
        tesI_list_add(L, HANDLE_SEGMENT, tesI_link_other(row, node));
        link = tesI_link_next(game, node, link);
    }
    return 1;
}

/* A walk along features. On the stack are its queue, segments it has come to,
 * and the list of ends above it. */
struct walk {
    lua_State *L;
    uint32_t *stamps, reached, listed; /* stamps of these segments; smaller
                                          ones are of segments not known yet */
    lua_Integer queued;
};

static void reach(struct walk *walk, uint32_t node)
{
    if (walk->stamps[node] >= walk->reached) return;
    walk->stamps[node] = walk->reached;
    lua_pushinteger(walk->L, node);
    lua_rawseti(walk->L, -3, ++walk->queued);
}

/* Lists an end once for each of its links but those listed from their other
 * end, where one does not go on. */
static void list_end(struct walk *walk, const struct tes_game *game,
                     uint32_t node)
{
    uint32_t link = tesI_link_first(game, node), *stamps = walk->stamps;

    for (; link != TES_NONE; link = tesI_link_next(game, node, link)) {
        uint32_t other = tesI_link_other(tesI_link_row(game, link), node);
        if (stamps[other] == walk->listed) continue;
        stamps[node] = walk->listed;
        if (stamps[other] < walk->reached) stamps[other] = walk->listed;
        tesI_list_add(walk->L, HANDLE_SEGMENT, node);
    }
}

/* Goes on across edges, and across links unless it stops at them. */
static void go_on(struct walk *walk, const struct tes_game *game, uint32_t node,
                  bool stops)
{
    uint32_t others[TESI_SIDES * TESI_SEAMS];
    unsigned count =
        tesI_node_across(game, node, tesI_node_reach(game, node), others);
    uint32_t link = stops ? TES_NONE : tesI_link_first(game, node);

    for (; link != TES_NONE; link = tesI_link_next(game, node, link)) {
        reach(walk, tesI_link_other(tesI_link_row(game, link), node));
    }
    for (unsigned i = 0; i < count; i++) reach(walk, others[i]);
}

/* Is a segment joined with one, and has it the attribute that is asked for? */
static bool is_end(const struct tes_game *game, uint32_t node,
                   tesI_label attribute)
{
    if (tesI_link_first(game, node) == TES_NONE) return false;
    if (attribute == 0) return true;
    int attr = tesI_attr_index(tesI_node_kind(game, node), attribute);
    return attr >= 0 && tesI_node_segment(game, node)->attrs[attr] != 0;
}

/* tile:links_ahead(kind: string, attribute?: string) -> Segment[] - along the
 *   features of a kind from this tile, in each direction the first segment on
 *   another tile that g:join has joined with one: the near end of that link.
 *   With an attribute, links whose segments lack it are walked across */
static int t_tile_links_ahead(lua_State *L)
{
    const struct tes_game *game = tesI_game(L);
    uint32_t tile = tesI_check(L, 1, HANDLE_TILE), kind = tesI_check_kind(L, 2);
    uint32_t segments = tesI_tile_type(game, tile)->nsegments;
    tesI_label attribute = lua_isnoneornil(L, 3) ? 0 : tesI_check_label(L, 3);
    uint32_t first = tesI_stamps_block(game->cat, 2);
    struct walk walk = {L, game->cat->stamps, first, first + 1, 0};

    lua_newtable(L);
    lua_newtable(L);
    for (uint32_t s = 0; s < segments; s++) {
        uint32_t node = tesI_tile_node(game, tile, s);
        const struct tesI_kind *row = tesI_node_kind(game, node);
        if (tesI_node_segment(game, node)->kind != kind) continue;
        if (attribute != 0 && tesI_attr_index(row, attribute) < 0) {
            luaL_argerror(L, 3, "no attribute of this kind");
        }
        reach(&walk, node);
    }
    for (lua_Integer at = 1; at <= walk.queued; at++) {
        tesI_poll(L);
        lua_rawgeti(L, -2, at);
        uint32_t node = (uint32_t)lua_tointeger(L, -1);
        lua_pop(L, 1);
        bool end = is_end(game, node, attribute);
        if (end && tesI_node_tile(game, node) != tile) {
            list_end(&walk, game, node);
        } else {
            go_on(&walk, game, node, end);
        }
    }
    return 1;
}

/* feature.linked: boolean - are segments of it joined by g:join? */
static int f_feature_linked(lua_State *L)
{
    bool linked = tesI_feature_linked(tesI_game(L), tesI_check_root(L, 1));

    tesI_poll(L); /* or time was over before it was known */
    lua_pushboolean(L, linked);
    return 1;
}

static const luaL_Reg feature_fields[] = {{"linked", f_feature_linked},
                                          {NULL, NULL}};

static const luaL_Reg game_methods[] = {
    {"join", t_join}, {"part", t_part}, {NULL, NULL}};

static const luaL_Reg segment_methods[] = {{"links", t_segment_links},
                                           {NULL, NULL}};

static const luaL_Reg tile_methods[] = {{"links_ahead", t_tile_links_ahead},
                                        {NULL, NULL}};

const struct tesI_binding tesI_bind_link[] = {
    {HANDLE_SEGMENT, NULL, segment_methods},
    {HANDLE_TILE, NULL, tile_methods},
    {HANDLE_FEATURE, feature_fields, NULL},
    {HANDLE_NONE, NULL, game_methods},
    {HANDLE_NONE, NULL, NULL}};
