/* lay.h - laying a tile on the board. */
#ifndef TES_LAY_H
#define TES_LAY_H

#include "state/game.h"

/* Lays a tile: appends its segments as nodes, closes and joins sides, moves the
 * frontier. The cell may be any empty one; the caller checks that the tile
 * fits. Returns the tile. TES_NONE: out of memory; then only spare pages and
 * groups were added. */
uint32_t tesI_board_lay(struct tes_game *game, uint32_t type, uint32_t cell,
                        unsigned rotation);

/* Appends the nodes of a tile's segments, from number `first` on. Room and a
 * journal entry must be reserved. */
void tesI_board_nodes(struct tes_game *game, const struct tesI_type *type,
                      uint32_t tile, uint32_t first);

/* Joins a segment of a tile with those that the tile's type joins it with. A
 * union each: reserve journal space for it. */
void tesI_board_join_inside(struct tes_game *game, uint32_t tile,
                            uint32_t segment);

#endif
