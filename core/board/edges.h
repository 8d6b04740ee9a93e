/* edges.h - edges of laid tiles: shutting them, and what joins or is seen
 * across them.
 *
 * An *edge* is one side of a laid tile, named by the number of its cell and
 * the side (tesI_edge), as figures at TES_AT_EDGE name theirs. A rule
 * may *shut* an edge behind which no tile lies: that closes the side of the
 * segment there, as a neighbour that does not join would, and blocks the
 * cell beyond, so that no tile may ever lie on it. A shut edge stays shut.
 * Shut edges are the rows of COL_EDGES, in the order they were shut. */
#ifndef TES_EDGES_H
#define TES_EDGES_H

#include "state/game.h"

/* Number of shut edges, and the index-th of them. */
static inline uint32_t tesI_edge_count(const struct tes_game *game)
{
    return tesI_len(&game->store, COL_EDGES);
}

static inline uint32_t tesI_edge_at(const struct tes_game *game, uint32_t index)
{
    return tesI_get(&game->store, COL_EDGES, index);
}

/* True when a tile lies on this side of the edge and none beyond it. */
bool tesI_edge_bare(const struct tes_game *game, uint32_t edge);

/* True when the edge has been shut. */
bool tesI_edge_is_shut(const struct tes_game *game, uint32_t edge);

/* Shuts a bare edge that is not shut yet. Notes the features that this
 * completes (completed.h). False: out of memory, nothing changed. */
bool tesI_edge_shut(struct tes_game *game, uint32_t edge);

/* Two nodes, or segments of two types, that join across an edge. */
struct tesI_seam {
    uint32_t mine, theirs;
};

/* Most seams at one edge: one at the side and one at each half. */
#define TESI_SEAMS 3

/* Lists what joins where a side of a type lies against one of another type.
 * Returns the number of seams; that of a line or a solid comes first. */
unsigned tesI_type_seams(const struct tesI_catalogue *cat,
                         const struct tesI_type *type, unsigned own,
                         const struct tesI_type *other, unsigned theirs,
                         struct tesI_seam *seams);

/* The same across a side of a laid tile to the tile `beside`. */
unsigned tesI_edge_seams(const struct tes_game *game, uint32_t tile,
                         unsigned side, uint32_t beside,
                         struct tesI_seam *seams);

/* Lists what a node has joined across edges at these sides; returns how many,
 * TESI_SEAMS a side at most. */
unsigned tesI_node_across(const struct tes_game *game, uint32_t node,
                          unsigned sides, uint32_t *others);

/* The nodes of a laid tile whose side lies at a board side, lines and solids
 * only: none, one, or both that share it. */
unsigned tesI_edge_nodes(const struct tes_game *game, uint32_t tile,
                         unsigned side, uint32_t *nodes);

/* The edge at the far end of the *line* of an edge: the line begins at the
 * edge's own tile and goes straight on through it as long as tiles lie
 * there. Its far end is bare. */
uint32_t tesI_edge_opposite(const struct tes_game *game, uint32_t edge);

/* The first edge of a tile in a straight line from (x, y) towards a side, over
 * empty cells; TES_NONE when there is none. */
uint32_t tesI_edge_seen(const struct tes_game *game, int32_t x, int32_t y,
                        unsigned side);

/* Visits the features of kind `kind` that lie against this one across some edge
 * without joining it: each root once, in ring order, through `visit` until it
 * returns false. */
void tesI_feature_facing(const struct tes_game *game, uint32_t root,
                         uint32_t kind, bool (*visit)(void *ctx, uint32_t root),
                         void *ctx);

#endif
