/* lay.h - laying a tile on the board. */
#ifndef TES_LAY_H
#define TES_LAY_H

#include "state/game.h"

/* Lays a tile: appends its segments as nodes, closes and joins sides, moves
 * the frontier. Any empty cell will do; matching is the caller's business.
 * Returns the tile, or TES_NONE: out of memory; then nothing changed but
 * spare pages and groups. */
uint32_t tesI_board_lay(struct tes_game *game, uint32_t type, uint32_t cell,
                        unsigned rotation);

/* Appends the nodes of a tile's segments, from number `first` on. Room and a
 * journal entry must be reserved. */
void tesI_board_nodes(struct tes_game *game, const struct tesI_type *type,
                      uint32_t tile, uint32_t first);

/* Joins the segments of a tile that the type says are joined, those from
 * number `first` on with all others. Journal: a union each, reserved. */
void tesI_board_join_inside(struct tes_game *game, const struct tesI_type *type,
                            uint32_t tile, uint32_t first);

#endif
