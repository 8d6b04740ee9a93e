/* corners.h - corners at which four laid tiles meet, on one piece of ground.
 *
 * A figure may stand at such a corner: it is on the ground all around, as on
 * any segment of it (TES_AT_SEGMENT), and bears FIGURE_CORNER. The corner is
 * named by the node of that ground on the tile south-east of it, of which it
 * is the north-west corner. */
#ifndef TES_CORNERS_H
#define TES_CORNERS_H

#include "state/game.h"

/* The corner between a side of a tile and the next one clockwise (0: north
 * and east): the node that names it; TES_NONE unless four tiles meet there and
 * the ground is not parted on any of them. */
uint32_t tesI_corner(const struct tes_game *game, uint32_t tile, unsigned side);

/* True when the node names a corner. */
bool tesI_is_corner(const struct tes_game *game, uint32_t node);

/* Does a figure stand at the corner that a node names? */
bool tesI_corner_taken(const struct tes_game *game, uint32_t node);

/* The cell of which the corner that a node names is the north-west one. */
static inline uint32_t tesI_corner_cell(const struct tes_game *game,
                                        uint32_t node)
{
    return tesI_tile_row(game, tesI_node_tile(game, node))->cell;
}

#endif
