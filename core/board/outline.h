/* outline.h - the outline of the board, and what must stay on it.
 *
 * *Outside* are the empty cells joined side by side to infinity; other empty
 * cells lie in holes. The *outline* is the ring of all edges between a laid
 * tile and an outside cell, walked clockwise with the tiles on the right
 * hand. Where two tiles meet by a corner only, the walk stays beside the
 * same empty cell. The rim of a hole is such a ring as well, walked the same
 * way; only the outline is reached from tesI_outline_first.
 *
 * Nothing is stored: a step looks at two cells. */
#ifndef TES_OUTLINE_H
#define TES_OUTLINE_H

#include "board/edges.h"

/* An edge of the outline (the north side of a northernmost tile), or
 * TES_NONE on an empty board. O(tiles). */
uint32_t tesI_outline_first(const struct tes_game *game);

/* The bare edge that follows a bare edge clockwise, or anticlockwise. */
uint32_t tesI_outline_next(const struct tes_game *game, uint32_t edge);
uint32_t tesI_outline_prev(const struct tes_game *game, uint32_t edge);

/* Blocks every cell where a tile would cut a shut edge of the outline off from
 * the outside (see CELL_BLOCKED). Such a cell stays blocked for the rest of the
 * game. Does nothing while no tile and no shut edge was added since the last
 * time; otherwise one walk round the outline. Call it before placements are
 * offered. False: out of memory, nothing changed. */
bool tesI_outline_keep(struct tes_game *game);

#endif
