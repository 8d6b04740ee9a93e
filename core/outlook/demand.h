/* demand.h - how many of the tiles left fit an empty cell, and what they would
 * join or end there.
 *
 * A demand is the side kinds that the tiles around an empty cell require on its
 * four sides. All cells with the same demand share a row of the catalogue. */
#ifndef TES_DEMAND_H
#define TES_DEMAND_H

#include "state/game.h"

/* In place of a side, see tesI_demand_count. */
#define TESI_ANY_SIDE TESI_SIDES

/* Numbers of tiles left, by two sides; -1: not counted yet. */
struct tesI_demand {
    uint32_t stamp; /* of the tiles that were counted */
    uint32_t row;   /* of the catalogue */
    int32_t counts[TESI_SIDES + 1][TESI_SIDES + 1];
};

/* The tiles left, and the demands that were counted for them. */
struct tesI_left {
    struct tesI_catalogue *cat;
    uint32_t *tiles; /* by printed type */
    uint32_t total, stamp;
    struct tesI_demand *demands; /* by row of the catalogue */
    uint32_t ndemands;
};

/* False: out of memory. */
bool tesI_left_open(struct tesI_left *left, struct tesI_catalogue *cat);
void tesI_left_close(struct tesI_left *left);

/* Counts the tiles of all piles of a game. If a number has changed, so does
 * `stamp`. */
void tesI_left_count(struct tesI_left *left, const struct tes_game *game);

/* Flags of a cell whose number comes from another game. There, pages may have
 * been made in another order; 0 if this game has no such cell. */
uint32_t tesI_cell_flags(const struct tes_game *game, uint32_t cell);

/* The demand of an empty cell. NULL: no tile may lie there, or out of memory.
 */
struct tesI_demand *tesI_demand_at(struct tesI_left *left,
                                   const struct tes_game *game, uint32_t cell);

/* How many of the tiles left fit a demand and join the segments at sides a and
 * b; if b is TESI_ANY_SIDE, how many end the segment at side a; if both are,
 * how many fit. */
uint32_t tesI_demand_count(const struct tesI_left *left,
                           struct tesI_demand *demand, unsigned a, unsigned b);

#endif
