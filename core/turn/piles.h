/* piles.h - piles as weighted multisets of tile types, and the generator. */
#ifndef TES_PILES_H
#define TES_PILES_H

#include "state/game.h"

/* Tiles in a pile, in all, and of one type. Buried ones count only by type:
 * nobody knows which they are. */
uint32_t tesI_pile_total(const struct tes_game *game, uint32_t pile);
uint32_t tesI_pile_count(const struct tes_game *game, uint32_t pile,
                         uint32_t type);

/* Counts of all types, in type order. */
const uint32_t *tesI_pile_counts(const struct tes_game *game, uint32_t pile);

/* The pile to draw from: the first one that is drawn from and is not empty, or
 * TES_NONE. */
uint32_t tesI_pile_now(const struct tes_game *game);

/* Adds (or takes, negative) tiles of a type. Never below 0: the caller
 * checks. False: out of memory, nothing changed that a rollback would not take
 * back. */
bool tesI_pile_add(struct tes_game *game, uint32_t pile, uint32_t type,
                   int32_t tiles);

/* Buries tiles: so many tiles of the pile are out of the game, and nobody knows
 * which. Any tile may be drawn next, until only the buried number is left.
 * Tiles that are added later are not buried. False: out of memory, nothing
 * changed. */
bool tesI_pile_bury(struct tes_game *game, uint32_t pile, uint32_t tiles);

/* Number of buried tiles. */
uint32_t tesI_pile_buried(const struct tes_game *game, uint32_t pile);

/* The weight of a type in a draw: its number of tiles, unless some of these may
 * be buried and others not. The second function: the sum over all types. */
uint32_t tesI_pile_weight(const struct tes_game *game, uint32_t pile,
                          uint32_t type);
uint32_t tesI_pile_weights(const struct tes_game *game, uint32_t pile);

/* The type on which a point lies when the types stand in a row, in order, each
 * as wide as its weight. Also its weight, and in *index how many types before
 * it have a weight. TES_NONE: the point lies past all of them, *point how
 * far. */
uint32_t tesI_pile_at(const struct tes_game *game, uint32_t pile,
                      uint32_t *point, uint32_t *index, uint32_t *weight);

/* From now on any tile of the pile may be buried, also one that was added
 * later. False: out of memory. */
bool tesI_pile_forget(struct tes_game *game, uint32_t pile);

/* Number of different types that may be drawn from a pile, and the index-th of
 * them in type order (TES_NONE past the last). */
uint32_t tesI_pile_types(const struct tes_game *game, uint32_t pile);
uint32_t tesI_pile_type(const struct tes_game *game, uint32_t pile,
                        uint32_t index);

/* Number n (from 1) of the game's generator, see dice.h, from 0 to below - 1.
 * Only n changes, so that one word of state moves a draw. */
uint32_t tesI_chance(const struct tes_game *game, uint32_t n, uint32_t below);

#endif
