/* spare.h - new games use the memory of ended games.
 *
 * A simulation makes and frees thousands of games of one ruleset. The columns
 * of the game that was freed last are spare: the next game takes them. A game
 * that is over grows no more; when another one begins or ends, it is packed: it
 * moves to a block of just its size, and its old columns become spare. Without
 * this a simulation takes 5 % more instructions. */
#ifndef TES_SPARE_H
#define TES_SPARE_H

#include "state/game.h"

/* Gives a game an empty store: the spare one, if there is one. */
void tesI_spare_take(struct tes_game *game);

/* Keeps the memory of a store that is not needed any more, or frees it. */
void tesI_spare_give(struct tesI_catalogue *cat, struct tesI_store *store);

/* Call it when a game has just ended. */
void tesI_spare_over(struct tes_game *game);

/* Packs the game that ended last, if it is still there. */
void tesI_spare_pack(struct tesI_catalogue *cat);

#endif
