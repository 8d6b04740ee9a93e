/* links.c - making links; undoing them, which rebuilds a feature. */
#include "board/links.h"

#include "board/cells.h"
#include "board/completed.h"
#include "board/edges.h"
#include "board/features.h"
#include "board/figures.h"
#include "board/lay.h"

/* ---- the rows ------------------------------------------------------------ */

uint32_t tesI_link_first(const struct tes_game *game, uint32_t node)
{
    if (!tesI_node_linked(tesI_node_row(game, node))) return TES_NONE;
    return tesI_index_get(&game->store, COL_ENDS, META_ENDS, node + 1, 0) - 1;
}

/* Which end of a link a node is. */
static uint32_t end_of(const struct tesI_link *link, uint32_t node)
{
    return link->ends[0] == node ? 0 : 1;
}

uint32_t tesI_link_next(const struct tes_game *game, uint32_t node,
                        uint32_t link)
{
    const struct tesI_link *row = tesI_link_row(game, link);
    return row->next[end_of(row, node)] - 1;
}

uint32_t tesI_link_between(const struct tes_game *game, uint32_t a, uint32_t b)
{
    uint32_t link = tesI_link_first(game, a);
    while (link != TES_NONE &&
           tesI_link_other(tesI_link_row(game, link), a) != b) {
        link = tesI_link_next(game, a, link);
    }
    return link;
}

bool tesI_feature_linked(const struct tes_game *game, uint32_t root)
{
    if (tesI_link_count(game) == 0) return false;
    TESI_EACH_NODE(game, root, node) {
        if (tesI_link_first(game, node) != TES_NONE) return true;
        if (tesI_spent(game)) return false;
    }
    return false;
}

bool tesI_link_may(const struct tes_game *game, uint32_t a, uint32_t b)
{
    const struct tesI_kind *kind = tesI_node_kind(game, a);
    return kind->joins >> tesI_node_segment(game, b)->kind & 1;
}

static void put_flag(struct tes_game *game, uint32_t node, bool linked)
{
    uint32_t open = tesI_node_row(game, node)->open;
    tesI_put(&game->store, COL_NODES, NODE_WORD(node, open),
             linked ? open | NODE_LINKED : open & ~NODE_LINKED);
}

/* Puts the first link of a node, TES_NONE for none. False: memory. */
static bool put_first(struct tes_game *game, uint32_t node, uint32_t link)
{
    if (!tesI_store_reserve(&game->store, 1)) return false;
    put_flag(game, node, link != TES_NONE);
    return tesI_index_put(&game->store, COL_ENDS, META_ENDS, node + 1, 0,
                          link + 1);
}

/* A row that is free, made when there is none. TES_NONE: out of memory. */
static uint32_t take_row(struct tes_game *game)
{
    struct tesI_store *store = &game->store;
    uint32_t free = tesI_meta(game, META_FREE_LINK);

    if (!tesI_store_reserve(store, 4)) return TES_NONE;
    if (free != 0) {
        uint32_t next = tesI_link_row(game, free - 1)->next[0];
        tesI_set_meta(game, META_FREE_LINK, next);
        return free - 1;
    }
    if (!tesI_store_room(store, COL_LINKS, LINK_WORDS)) return TES_NONE;
    tesI_append(store, COL_LINKS, LINK_WORDS);
    return tesI_link_rows(game) - 1;
}

static bool add_row(struct tes_game *game, uint32_t a, uint32_t b)
{
    struct tesI_store *store = &game->store;
    uint32_t link = take_row(game);
    uint32_t first_a = tesI_link_first(game, a);
    uint32_t first_b = tesI_link_first(game, b);

    if (link == TES_NONE || !put_first(game, a, link) ||
        !put_first(game, b, link) || !tesI_store_reserve(store, 8)) {
        return false;
    }
    tesI_put(store, COL_LINKS, LINK_WORD(link, ends), a);
    tesI_put(store, COL_LINKS, LINK_WORD(link, ends) + 1, b);
    tesI_put(store, COL_LINKS, LINK_WORD(link, next), first_a + 1);
    tesI_put(store, COL_LINKS, LINK_WORD(link, next) + 1, first_b + 1);
    tesI_set_meta(game, META_LINKS, tesI_link_count(game) + 1);
    return true;
}

/* Takes a link out of the chain of one of its ends. */
static bool unchain(struct tes_game *game, uint32_t link, uint32_t node)
{
    uint32_t at = tesI_link_first(game, node), before = TES_NONE;
    uint32_t next = tesI_link_next(game, node, link);

    while (at != link) {
        before = at;
        at = tesI_link_next(game, node, at);
    }
    if (before == TES_NONE) return put_first(game, node, next);
    if (!tesI_store_reserve(&game->store, 1)) return false;
    uint32_t end = end_of(tesI_link_row(game, before), node);
    tesI_put(&game->store, COL_LINKS, LINK_WORD(before, next) + end, next + 1);
    return true;
}

static bool drop_row(struct tes_game *game, uint32_t link)
{
    struct tesI_store *store = &game->store;
    struct tesI_link row = *tesI_link_row(game, link);
    uint32_t free = tesI_meta(game, META_FREE_LINK);

    if (!unchain(game, link, row.ends[0]) ||
        !unchain(game, link, row.ends[1]) || !tesI_store_reserve(store, 8)) {
        return false;
    }
    tesI_put(store, COL_LINKS, LINK_WORD(link, ends), 0);
    tesI_put(store, COL_LINKS, LINK_WORD(link, ends) + 1, 0);
    tesI_put(store, COL_LINKS, LINK_WORD(link, next), free);
    tesI_put(store, COL_LINKS, LINK_WORD(link, next) + 1, 0);
    tesI_set_meta(game, META_FREE_LINK, link + 1);
    tesI_set_meta(game, META_LINKS, tesI_link_count(game) - 1);
    return true;
}

/* ---- making -------------------------------------------------------------- */

bool tesI_link_make(struct tes_game *game, uint32_t a, uint32_t b)
{
    struct tesI_store *store = &game->store;
    tesI_mark mark = tesI_store_mark(store);
    bool held_a = tesI_node_held(game, a), held_b = tesI_node_held(game, b);

    if (!tesI_store_room(store, COL_FRESH, 1) ||
        !tesI_store_room(store, COL_EXTRA, game->cat->layout.extra_words) ||
        !add_row(game, a, b) ||
        !tesI_store_reserve(store, TESI_UNION_ENTRIES(game) + 3)) {
        tesI_store_rollback(store, mark);
        return false;
    }
    tesI_feature_join(game, a, b);
    if (held_a) tesI_feature_close(game, a);
    if (held_b) tesI_feature_close(game, b);
    tesI_completed_change(game, a);
    return true;
}

/* ---- undoing ------------------------------------------------------------- */

/* Nodes and figures of a feature, in scratch memory. */
struct parts {
    uint32_t *nodes, *figures;
    uint32_t nnodes, nfigures;
};

/* Lists nodes and figures of a feature; reserves memory for joining it again.
 * False: out of memory. */
static bool collect(struct tes_game *game, uint32_t root, struct parts *parts)
{
    uint32_t words = game->cat->layout.extra_words;

    *parts = (struct parts){0};
    TESI_EACH_NODE(game, root, node) parts->nnodes++;
    TESI_EACH_FIGURE(game, root, figure) parts->nfigures++;
    parts->nodes = tesI_scratch(game->cat, parts->nnodes + parts->nfigures);
    uint32_t each = NODE_WORDS + words + TESI_UNION_ENTRIES(game);
    if (parts->nodes == NULL || !tesI_store_room(&game->store, COL_FRESH, 2) ||
        !tesI_store_room(&game->store, COL_EXTRA, parts->nnodes * words) ||
        !tesI_store_reserve(&game->store,
                            parts->nnodes * each + 5 * parts->nfigures + 2)) {
        return false;
    }
    parts->figures = parts->nodes + parts->nnodes;
    parts->nnodes = parts->nfigures = 0;
    TESI_EACH_NODE(game, root, node) parts->nodes[parts->nnodes++] = node;
    TESI_EACH_FIGURE(game, root, figure) {
        parts->figures[parts->nfigures++] = figure;
    }
    return true;
}

#define SOUTH_EAST (1u << 1 | 1u << 2)

/* Joins a node along its south and east edges, where it reaches them; north
 * and west are those of others. */
static void join_edges(struct tes_game *game, uint32_t node)
{
    uint32_t others[TESI_SIDES * TESI_SEAMS];
    unsigned count = tesI_node_across(
        game, node, tesI_node_reach(game, node) & SOUTH_EAST, others);

    for (unsigned i = 0; i < count; i++) {
        tesI_feature_join(game, node, others[i]);
    }
}

static void join_links(struct tes_game *game, uint32_t node)
{
    uint32_t link = tesI_link_first(game, node);
    while (link != TES_NONE) {
        tesI_feature_join(game, node,
                          tesI_link_other(tesI_link_row(game, link), node));
        link = tesI_link_next(game, node, link);
    }
}

bool tesI_link_undo(struct tes_game *game, uint32_t link)
{
    struct tesI_store *store = &game->store;
    struct tesI_link row = *tesI_link_row(game, link);
    tesI_mark mark = tesI_store_mark(store);
    struct parts parts;

    if (!drop_row(game, link) ||
        !collect(game, tesI_feature_root(game, row.ends[0]), &parts)) {
        tesI_store_rollback(store, mark);
        return false;
    }
    for (uint32_t i = 0; i < parts.nnodes; i++) {
        tesI_feature_reset(game, parts.nodes[i]);
    }
    for (uint32_t i = 0; i < parts.nnodes; i++) {
        uint32_t node = parts.nodes[i];
        join_edges(game, node);
        tesI_board_join_inside(game, tesI_node_tile(game, node),
                               tesI_node_index(game, node));
        join_links(game, node);
    }
    for (uint32_t i = 0; i < parts.nfigures; i++) {
        tesI_figure_enter(game, parts.figures[i]);
    }
    tesI_completed_change(game, row.ends[0]);
    if (tesI_feature_root(game, row.ends[0]) !=
        tesI_feature_root(game, row.ends[1])) {
        tesI_completed_change(game, row.ends[1]);
    }
    return true;
}

/* ---- public -------------------------------------------------------------- */

uint32_t tes_game_links(const tes_game *game) { return tesI_link_count(game); }

bool tes_game_link(const tes_game *game, uint32_t index, tes_link *out)
{
    for (uint32_t i = 0; i < tesI_link_rows(game); i++) {
        const struct tesI_link *row = tesI_link_row(game, i);
        if (row->ends[0] == row->ends[1] || index-- != 0) continue;
        *out = (tes_link){{row->ends[0], row->ends[1]}};
        return true;
    }
    return false;
}
