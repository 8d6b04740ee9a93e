/* link.c - links as Lua sees them: g:join, g:part, and finding them. */
#include "board/links.h"

#include "board/cells.h"
#include "board/edges.h"
#include "board/features.h"
#include "script/bind/bind.h"
#include "script/bind/values.h"
#include "turn/options.h"

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

/* ---- looking for links --------------------------------------------------- */

/* A walk over nodes: those reached but not yet visited, in scratch memory. A
 * node has the stamp once it is reached, and the next one once a link of it is
 * listed. The result lies at the top of the Lua stack. */
struct walk {
    lua_State *L;
    const struct tes_game *game;
    uint32_t *queue, head, tail, stamp;
    uint32_t attr; /* what a link has at its ends to be one; or TES_NONE */
};

static void reach(struct walk *walk, uint32_t node)
{
    uint32_t *stamps = walk->game->cat->stamps;
    if (stamps[node] >= walk->stamp) return;
    stamps[node] = walk->stamp;
    walk->queue[walk->tail++] = node;
}

/* Reaches the nodes that are joined to a node across the edges of its tile. */
static void cross_edges(struct walk *walk, uint32_t node)
{
    const struct tes_game *game = walk->game;
    uint32_t tile = tesI_node_tile(game, node);
    uint32_t cell = tesI_tile_row(game, tile)->cell;
    struct tesI_seam seams[TESI_SEAMS];

    for (unsigned s = 0; s < TESI_SIDES; s++) {
        uint32_t beside = tesI_cell_tile(game, tesI_cell_step(game, cell, s));
        if (beside == TES_NONE) continue;
        unsigned count = tesI_edge_seams(game, tile, s, beside, seams);
        for (unsigned i = 0; i < count; i++) {
            if (seams[i].mine == node) reach(walk, seams[i].theirs);
        }
    }
}

/* Is a node one end of a link that the walk looks for? */
static bool is_end(const struct walk *walk, uint32_t node)
{
    return tesI_link_first(walk->game, node) != TES_NONE &&
           (walk->attr == TES_NONE ||
            tesI_node_segment(walk->game, node)->attrs[walk->attr] != 0);
}

static void cross_links(struct walk *walk, uint32_t node)
{
    const struct tes_game *game = walk->game;
    uint32_t link = tesI_link_first(game, node);

    for (; link != TES_NONE; link = tesI_link_next(game, node, link)) {
        reach(walk, tesI_link_other(tesI_link_row(game, link), node));
    }
}

/* Lists a node once for each of its links, except links already listed from
 * their other end. */
static void list_links(struct walk *walk, uint32_t node)
{
    const struct tes_game *game = walk->game;
    uint32_t *stamps = game->cat->stamps;
    uint32_t link = tesI_link_first(game, node);

    for (; link != TES_NONE; link = tesI_link_next(game, node, link)) {
        uint32_t other = tesI_link_other(tesI_link_row(game, link), node);
        if (stamps[other] > walk->stamp) continue;
        stamps[node] = walk->stamp + 1;
        if (stamps[other] < walk->stamp) { /* do not go on there */
            stamps[other] = walk->stamp + 1;
        }
        tesI_list_add(walk->L, HANDLE_SEGMENT, node);
    }
}

/* tile:links_ahead(kind: string, attribute?: string) -> Segment[] - along the
 *   features of a kind from this tile, in each direction the first segment on
 *   another tile that g:join has joined with one: the near end of that link.
 *   With an attribute, links whose segments lack it are walked across */
static int t_tile_links_ahead(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = tesI_check(L, 1, HANDLE_TILE), kind = tesI_check_kind(L, 2);
    const struct tesI_type *type = tesI_tile_type(game, tile);

    struct walk walk = {.L = L, .game = game, .attr = TES_NONE};
    if (!lua_isnoneornil(L, 3)) {
        int attr =
            tesI_attr_index(&game->cat->kinds[kind], tesI_check_label(L, 3));
        luaL_argcheck(L, attr >= 0, 3, "no attribute of this kind");
        walk.attr = (uint32_t)attr;
    }
    lua_newtable(L);
    if (tesI_link_count(game) == 0) return 1;
    walk.queue = tesI_scratch(game->cat, tesI_node_count(game));
    if (walk.queue == NULL) return tesI_out_of_memory(L);
    walk.stamp = tesI_stamps_block(game->cat, 2);
    for (uint32_t s = 0; s < type->nsegments; s++) {
        if (type->segments[s].kind != kind) continue;
        reach(&walk, tesI_tile_node(game, tile, s));
    }
    while (walk.head < walk.tail) {
        tesI_poll(L);
        uint32_t node = walk.queue[walk.head++];
        bool end = is_end(&walk, node);
        if (end && tesI_node_tile(game, node) != tile) {
            list_links(&walk, node);
            continue;
        }
        if (!end) cross_links(&walk, node);
        cross_edges(&walk, node);
    }
    return 1;
}

static const luaL_Reg game_methods[] = {
    {"join", t_join}, {"part", t_part}, {NULL, NULL}};

static const luaL_Reg segment_methods[] = {{"links", t_segment_links},
                                           {NULL, NULL}};
static const luaL_Reg tile_methods[] = {{"links_ahead", t_tile_links_ahead},
                                        {NULL, NULL}};

const struct tesI_binding tesI_bind_link[] = {
    {HANDLE_SEGMENT, NULL, segment_methods},
    {HANDLE_TILE, NULL, tile_methods},
    {HANDLE_NONE, NULL, game_methods},
    {HANDLE_NONE, NULL, NULL}};
