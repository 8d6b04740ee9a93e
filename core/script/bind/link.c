/* link.c - links as Lua sees them: making, undoing and listing them. */
#include "board/links.h"

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

const struct tesI_binding tesI_bind_link[] = {
    {HANDLE_SEGMENT, NULL, segment_methods},
    {HANDLE_FEATURE, feature_fields, NULL},
    {HANDLE_NONE, NULL, game_methods},
    {HANDLE_NONE, NULL, NULL}};
