/* demand.h - of the tiles that are left, which could lie on an empty cell, and
 * what they would do there. */
#ifndef TES_DEMAND_H
#define TES_DEMAND_H

#include "game.h"

/* Tiles left that fit where a demand is, of those that end or join there what
 * comes in by a side; -1: not counted yet. */
struct tesI_demand {
    uint32_t stamp; /* of the count of tiles that this is about */
    int32_t fits, caps[TESI_SIDES], joins[TESI_SIDES][TESI_SIDES];
};

/* Tiles that are left, and what is known of them. */
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

/* Counts the tiles of all piles of a game; `stamp` stays if none is different.
 */
void tesI_left_count(struct tesI_left *left, const struct tes_game *game);

/* Flags of a cell that was found in another game, where pages may have come in
 * another order. */
uint32_t tesI_cell_flags(const struct tes_game *game, uint32_t cell);

/* What an empty cell demands, NULL: no tile may lie there. */
struct tesI_demand *tesI_demand_at(struct tesI_left *left,
                                   const struct tes_game *game, uint32_t cell,
                                   uint32_t *row);

/* Tiles that fit; that end there what comes in by a side; that join what comes
 * in by two of them. `row` is what tesI_demand_at gave. */
uint32_t tesI_demand_fits(struct tesI_left *left, struct tesI_demand *demand,
                          uint32_t row);
uint32_t tesI_demand_caps(struct tesI_left *left, struct tesI_demand *demand,
                          uint32_t row, unsigned side);
uint32_t tesI_demand_joins(struct tesI_left *left, struct tesI_demand *demand,
                           uint32_t row, unsigned a, unsigned b);

#endif
