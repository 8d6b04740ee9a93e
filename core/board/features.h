/* features.h - the feature graph: segments joined over tile edges.
 *
 * Every segment of a laid tile is a node of a union-find forest, joined by rank
 * and without path compression, so that a rollback is exact. The nodes of a
 * feature form a ring, and so do the figures on it. Open sides, attributes and
 * the figure ring are kept by the root only. */
#ifndef TES_FEATURE_H
#define TES_FEATURE_H

#include "state/game.h"

/* Journal entries that one union or one closing may need at most. */
#define TESI_UNION_ENTRIES(game) (8 + (game)->cat->layout.extra_words)

/* Root of a node's feature. */
static inline uint32_t tesI_feature_root(const struct tes_game *game,
                                         uint32_t node)
{
    const uint32_t *nodes = game->store.rows[COL_NODES].data;
    while (nodes[node * NODE_WORDS] != node) node = nodes[node * NODE_WORDS];
    return node;
}

/* For each node of a feature, from `first` (one of them) round the ring. */
#define TESI_EACH_NODE(game, first, node)                       \
    for (uint32_t node = (first), more_##node = 1; more_##node; \
         (node) = tesI_node_row(game, node)->next,              \
                  more_##node = (node) != (first))

/* First word of the row in COL_EXTRA of a root, made when there is none. Room
 * for it and 2 journal entries must be reserved. */
uint32_t tesI_feature_extra(struct tes_game *game, uint32_t root);

/* Joins two features. Journal space must be reserved, and room for a row of
 * COL_EXTRA. */
void tesI_feature_join(struct tes_game *game, uint32_t a, uint32_t b);

/* One side of a node is no longer open. Journal space must be reserved. */
void tesI_feature_close(struct tes_game *game, uint32_t node);

/* Makes a node a feature of its own again, as if its tile had just been laid:
 * nothing is joined, no figure stands on it; sides beside which a tile lies, or
 * which are shut, are closed. The caller resets all nodes of a feature. Journal
 * space must be reserved: a word each of its row. */
void tesI_feature_reset(struct tes_game *game, uint32_t node);

/* Is a segment *held open*: open at a place of its own, until a link begins
 * there? It counts as an open side. */
static inline bool tesI_node_held(const struct tes_game *game, uint32_t node)
{
    return tesI_node_segment(game, node)->held &&
           !tesI_node_linked(tesI_node_row(game, node));
}

/* Number of open sides. */
uint32_t tesI_feature_open(const struct tes_game *game, uint32_t root);

/* True when it has no open side. */
static inline bool tesI_feature_shut(const struct tes_game *game, uint32_t root)
{
    return tesI_node_row(game, root)->open < NODE_OPEN &&
           tesI_feature_open(game, root) == 0;
}

/* True when nothing can change the feature any more. */
bool tesI_feature_complete(const struct tes_game *game, uint32_t root);

/* Is it *ground*: does it fill halves of sides, never a whole side? */
bool tesI_is_ground(const struct tes_game *game, uint32_t root);

/* Sides of ground beside which no tile lies. O(size): nothing counts them while
 * the board grows, as ground is never complete. */
uint32_t tesI_ground_open(const struct tes_game *game, uint32_t root);

/* True when ground has no side without a tile beside it, or another feature no
 * open side. The catalogue remembers where an open side of the ground was found
 * last, so that most calls look at one segment. */
bool tesI_feature_enclosed(const struct tes_game *game, uint32_t root);

/* One segment that depends on the board alone: the westernmost; of several, the
 * northernmost; of several on one tile, the first one clockwise from north.
 * O(size). */
uint32_t tesI_feature_corner(const struct tes_game *game, uint32_t root);

/* Distinct tiles. O(size). */
uint32_t tesI_feature_tiles(const struct tes_game *game, uint32_t root);

/* Value of the attribute with index `attr` of the feature's kind. */
int32_t tesI_feature_attr(const struct tes_game *game, uint32_t root,
                          uint32_t attr);
/* False: out of memory. */
bool tesI_feature_set_attr(struct tes_game *game, uint32_t root, uint32_t attr,
                           int32_t value);

/* Index of an attribute name in a kind, or -1. */
int tesI_attr_index(const struct tesI_kind *kind, tesI_label name);

/* Visits the features of kind `kind` that touch this one on some tile: each
 * root once, in ring order, through `visit` until it returns false. */
void tesI_feature_touching(const struct tes_game *game, uint32_t root,
                           uint32_t kind,
                           bool (*visit)(void *ctx, uint32_t root), void *ctx);

#endif
