/* features.c - union-find over segments, with rings and attributes. */
#include "board/features.h"

#include <string.h>

#include "board/cells.h"

static uint32_t merged(uint8_t merge, uint32_t a, uint32_t b)
{
    switch ((tesI_merge)merge) {
    case MERGE_SUM: return a + b;
    case MERGE_ANY: return a | b;
    case MERGE_ALL: return a & b;
    case MERGE_MAX: return (int32_t)a > (int32_t)b ? a : b;
    case MERGE_SET: return a | b;
    case MERGE_ONE:
        if (a == 0 || b == 0) return a | b;
        return (int32_t)a < (int32_t)b ? a : b;
    }
    return a;
}

/* Exchanging the successors of two members splices two rings into one. */
static void splice(struct tes_game *game, tesI_column column, uint32_t a,
                   uint32_t b)
{
    uint32_t next = tesI_get(&game->store, column, a);
    tesI_replace(&game->store, column, a, tesI_get(&game->store, column, b));
    tesI_replace(&game->store, column, b, next);
}

uint32_t tesI_feature_extra(struct tes_game *game, uint32_t root)
{
    struct tesI_store *store = &game->store;
    uint32_t extra = tesI_node_row(game, root)->extra;

    if (extra != 0) return extra - 1;
    uint32_t words = game->cat->layout.extra_words;
    uint32_t at = tesI_len(store, COL_EXTRA);
    uint32_t *row = tesI_append(store, COL_EXTRA, words);
    if (words > EXTRA_ATTRS) {
        memcpy(row + EXTRA_ATTRS, tesI_node_segment(game, root)->attrs,
               (words - EXTRA_ATTRS) * sizeof *row);
    }
    tesI_put(store, COL_NODES, NODE_WORD(root, extra), at + 1);
    return at;
}

static uint32_t attr_of(const struct tes_game *game, uint32_t root,
                        uint32_t attr)
{
    uint32_t extra = tesI_node_row(game, root)->extra;
    if (extra == 0) return (uint32_t)tesI_node_segment(game, root)->attrs[attr];
    return tesI_get(&game->store, COL_EXTRA, extra - 1 + EXTRA_ATTRS + attr);
}

static void put_attr(struct tes_game *game, uint32_t root, uint32_t attr,
                     uint32_t value)
{
    uint32_t row = tesI_feature_extra(game, root);
    tesI_put(&game->store, COL_EXTRA, row + EXTRA_ATTRS + attr, value);
}

/* The figures of a feature that is joined to another. */
static void join_figures(struct tes_game *game, uint32_t winner, uint32_t loser)
{
    uint32_t theirs = tesI_node_figures(game, loser);
    uint32_t mine = tesI_node_figures(game, winner);

    if (theirs != 0 && mine != 0) {
        splice(game, COL_FIGURES, FIGURE_WORD(mine - 1, next),
               FIGURE_WORD(theirs - 1, next));
    } else if (theirs != 0) {
        uint32_t row = tesI_feature_extra(game, winner);
        tesI_put(&game->store, COL_EXTRA, row + EXTRA_FIGURES, theirs);
    }
}

void tesI_feature_join(struct tes_game *game, uint32_t a, uint32_t b)
{
    struct tesI_store *store = &game->store;
    uint32_t first = a, winner = tesI_feature_root(game, a);
    uint32_t loser = tesI_feature_root(game, b);

    if (winner == loser) return;
    struct tesI_node wins = *tesI_node_row(game, winner);
    struct tesI_node loses = *tesI_node_row(game, loser);
    if (tesI_node_rank(&wins) < tesI_node_rank(&loses)) {
        uint32_t node = winner;
        struct tesI_node row = wins;
        winner = loser;
        loser = node;
        wins = loses;
        loses = row;
    }
    uint32_t open = wins.open + (loses.open & ~(NODE_OPEN - 1));
    if (tesI_node_rank(&wins) == tesI_node_rank(&loses)) open++;
    tesI_replace(store, COL_NODES, NODE_WORD(loser, parent), winner);
    tesI_put(store, COL_NODES, NODE_WORD(winner, open), open);
    splice(game, COL_NODES, NODE_WORD(winner, next), NODE_WORD(loser, next));
    if (loses.extra != 0) join_figures(game, winner, loser);
    const struct tesI_kind *kind = tesI_node_kind(game, first);
    for (uint32_t i = 0; i < kind->nattrs; i++) {
        uint32_t mine = attr_of(game, winner, i);
        uint32_t both =
            merged(kind->attrs[i].merge, mine, attr_of(game, loser, i));
        if (both != mine) put_attr(game, winner, i, both);
    }
}

/* Sides of a node's tile beside which no tile lies, as laid. */
static unsigned bare_sides(const struct tes_game *game, uint32_t node)
{
    uint32_t cell = tesI_node_cell(game, node);
    unsigned sides = 0;

    for (unsigned s = 0; s < TESI_SIDES; s++) {
        uint32_t beside = tesI_cell_step(game, cell, s);
        if (tesI_cell_tile(game, beside) == TES_NONE) sides |= 1u << s;
    }
    return sides;
}

/* Those of them that are not shut, where a tile may still be laid. */
static unsigned free_sides(const struct tes_game *game, uint32_t node)
{
    uint32_t cell = tesI_node_cell(game, node);
    return bare_sides(game, node) & ~tesI_cell_shut(tesI_cell_row(game, cell));
}

void tesI_feature_reset(struct tes_game *game, uint32_t node)
{
    struct tesI_store *store = &game->store;
    const struct tesI_segdef *segment = tesI_node_segment(game, node);
    const struct tesI_kind *kind = &game->cat->kinds[segment->kind];
    uint32_t linked = tesI_node_row(game, node)->open & NODE_LINKED, open = 0;

    if (segment->sides != 0) {
        open = tesI_count_sides(free_sides(game, node) &
                                tesI_node_sides(game, node));
    }
    open += tesI_node_held(game, node);
    tesI_put(store, COL_NODES, NODE_WORD(node, parent), node);
    tesI_put(store, COL_NODES, NODE_WORD(node, next), node);
    tesI_put(store, COL_NODES, NODE_WORD(node, open),
             open * NODE_OPEN | linked);
    uint32_t extra = tesI_node_row(game, node)->extra;
    if (extra == 0) return;
    tesI_put(store, COL_EXTRA, extra - 1 + EXTRA_FIGURES, 0);
    for (uint32_t a = 0; a < kind->nattrs; a++) {
        put_attr(game, node, a, (uint32_t)segment->attrs[a]);
    }
}

void tesI_feature_close(struct tes_game *game, uint32_t node)
{
    uint32_t root = tesI_feature_root(game, node);
    uint32_t open = tesI_node_row(game, root)->open;
    tesI_replace(&game->store, COL_NODES, NODE_WORD(root, open),
                 open - NODE_OPEN);
}

/* Sides that the ground of a node reaches, of a mask as laid. */
static unsigned ground_sides(const struct tes_game *game, uint32_t node,
                             unsigned sides)
{
    return tesI_count_sides(sides &
                            tesI_sides_of(tesI_node_halves(game, node)));
}

uint32_t tesI_feature_open(const struct tes_game *game, uint32_t root)
{
    uint32_t open = tesI_node_open(tesI_node_row(game, root));
    if (open > 0 || !tesI_node_kind(game, root)->ground) return open;
    TESI_EACH_NODE(game, root, node) {
        open += ground_sides(game, node, free_sides(game, node));
    }
    return open;
}

bool tesI_is_ground(const struct tes_game *game, uint32_t root)
{
    const struct tesI_segdef *segment = tesI_node_segment(game, root);
    return segment->sides == 0 && segment->halves != 0;
}

/* Sides of a node's ground beside which no tile lies. */
static uint32_t open_at(const struct tes_game *game, uint32_t node)
{
    return ground_sides(game, node, bare_sides(game, node));
}

uint32_t tesI_ground_open(const struct tes_game *game, uint32_t root)
{
    uint32_t open = 0;
    TESI_EACH_NODE(game, root, node) open += open_at(game, node);
    return open;
}

bool tesI_feature_enclosed(const struct tes_game *game, uint32_t root)
{
    /* where one was found is looked at first, whatever game that was in */
    uint32_t *seen = &game->cat->open_seen[root % TESI_OPEN_SEEN], first = root;

    if (tesI_node_kind(game, root)->closes == CLOSES_AROUND) {
        return tesI_feature_complete(game, root);
    }
    if (!tesI_is_ground(game, root)) return tesI_feature_open(game, root) == 0;
    if (*seen < tesI_node_count(game) &&
        tesI_feature_root(game, *seen) == root) {
        first = *seen;
    }
    TESI_EACH_NODE(game, first, node) {
        if (open_at(game, node) == 0) continue;
        *seen = node;
        return false;
    }
    return true;
}

bool tesI_feature_complete(const struct tes_game *game, uint32_t root)
{
    if (root + 1 == game->supposed) return true;
    switch ((tesI_closing)tesI_node_kind(game, root)->closes) {
    case CLOSES_NEVER: return false;
    case CLOSES_SIDES: return tesI_feature_open(game, root) == 0;
    case CLOSES_AROUND:
        return tesI_cell_around(game, tesI_node_cell(game, root), NULL) == 8;
    }
    return false;
}

/* The order of segments for tesI_feature_corner. */
static uint64_t corner_rank(const struct tes_game *game, uint32_t node)
{
    unsigned sides = tesI_node_sides(game, node);
    unsigned first = sides == 0 ? TESI_SIDES : tesI_first_bit(sides);
    int32_t x, y;

    tesI_cell_xy(game, tesI_node_cell(game, node), &x, &y);
    return tesI_pair(tesI_pack_xy(x, y), first);
}

uint32_t tesI_feature_corner(const struct tes_game *game, uint32_t root)
{
    uint32_t best = root;
    uint64_t least = corner_rank(game, root);

    TESI_EACH_NODE(game, root, node) {
        uint64_t rank = corner_rank(game, node);
        if (rank > least || (rank == least && node > best)) continue;
        least = rank;
        best = node;
    }
    return best;
}

uint32_t tesI_feature_tiles(const struct tes_game *game, uint32_t root)
{
    uint32_t stamp = tesI_stamps_next(game->cat);
    uint32_t *stamps = game->cat->stamps;
    uint32_t tiles = root + 1 == game->supposed ? game->stretch : 0;
    TESI_EACH_NODE(game, root, node) {
        uint32_t tile = tesI_node_tile(game, node);
        tiles += stamps[tile] != stamp;
        stamps[tile] = stamp;
    }
    return tiles;
}

int32_t tesI_feature_attr(const struct tes_game *game, uint32_t root,
                          uint32_t attr)
{
    return (int32_t)attr_of(game, root, attr);
}

bool tesI_feature_set_attr(struct tes_game *game, uint32_t root, uint32_t attr,
                           int32_t value)
{
    if (attr_of(game, root, attr) == (uint32_t)value) return true;
    if (!tesI_store_room(&game->store, COL_EXTRA,
                         game->cat->layout.extra_words) ||
        !tesI_store_reserve(&game->store, 3)) {
        return false;
    }
    put_attr(game, root, attr, (uint32_t)value);
    return true;
}

int tesI_attr_index(const struct tesI_kind *kind, tesI_label name)
{
    for (int i = 0; i < kind->nattrs; i++) {
        if (kind->attrs[i].name == name) return i;
    }
    return -1;
}

void tesI_feature_touching(const struct tes_game *game, uint32_t root,
                           uint32_t kind,
                           bool (*visit)(void *ctx, uint32_t root), void *ctx)
{
    uint32_t stamp = tesI_stamps_next(game->cat);
    uint32_t *stamps = game->cat->stamps;
    TESI_EACH_NODE(game, root, node) {
        uint32_t touches = tesI_node_segment(game, node)->touches;
        uint32_t tile = tesI_node_tile(game, node);
        const struct tesI_type *type = tesI_tile_type(game, tile);
        TESI_EACH_BIT(touches, s) {
            if (type->segments[s].kind != kind) continue;
            uint32_t other =
                tesI_feature_root(game, tesI_tile_node(game, tile, s));
            if (stamps[other] == stamp) continue;
            stamps[other] = stamp;
            if (!visit(ctx, other)) return;
        }
    }
}
