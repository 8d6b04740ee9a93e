/* stand.h - where figures may be put: the options that every game of the family
 * asks about, added to a draft in one go. */
#ifndef TES_STAND_H
#define TES_STAND_H

#include "state/game.h"

/* Does a segment part its feature for who looks for a free place? */
bool tesI_node_parts(const struct tes_game *game, uint32_t node);

/* Does a figure of a player stand on the whole feature of a segment, or on its
 * part of it: on a segment that parts it, or on those that can be reached from
 * another one without such? */
bool tesI_taken(const struct tes_game *game, uint32_t node, bool whole);

/* Looks at `count` segments of a tile, from number `first` on, and adds those
 * where `player` may put a figure from the supply: allowed ground, not claimed,
 * no veto. `piece` TES_NONE: every kind of piece. False: a veto failed. */
bool tesI_ask_stand(struct tes_game *game, uint32_t player, uint32_t tile,
                    uint32_t first, uint32_t count, uint32_t piece);

/* Adds all segments of the board whose feature is neither complete nor claimed,
 * and where `player` may put a figure that claims; except those of one tile (or
 * TES_NONE). False: a veto failed. */
bool tesI_ask_anywhere(struct tes_game *game, uint32_t player, uint32_t but);

/* True when `player` may put a figure of `piece` on the segment as far as
 * ground and vetoes go, whoever claims the feature. -1: a veto failed. */
int tesI_may_share(struct tes_game *game, uint32_t player, uint32_t piece,
                   uint32_t node);

#endif
