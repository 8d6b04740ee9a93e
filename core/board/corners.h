/* corners.h - corners at which four laid tiles meet, on one piece of ground.
 *
 * A figure may stand at such a corner: it counts as standing on the ground
 * around the corner (TES_AT_SEGMENT), with the flag FIGURE_CORNER. A corner is
 * named by the node of the ground on the tile to its south-east. */
#ifndef TES_CORNERS_H
#define TES_CORNERS_H

#include "state/game.h"

/* The corner between a side of a tile and the next one clockwise (0: north and
 * east): the node that names it; TES_NONE unless four tiles meet there and on
 * each of them the ground round the corner is one segment. */
uint32_t tesI_corner(const struct tes_game *game, uint32_t tile, unsigned side);

/* True when the node names a corner. */
bool tesI_is_corner(const struct tes_game *game, uint32_t node);

/* Does a figure stand at the corner that a node names? */
bool tesI_corner_taken(const struct tes_game *game, uint32_t node);

#endif
