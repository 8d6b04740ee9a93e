/* majority.h - who holds features; all code asks here.
 *
 * Every figure weighs what its piece declares, plus what rules add for the
 * place where it stands. The seats with the largest positive sum hold the
 * features. Among equals, ranks of the rules decide, in the order of modules;
 * at last a decider may name one seat. Seats that are still equal hold the
 * features together. */
#ifndef TES_MAJORITY_H
#define TES_MAJORITY_H

#include "state/game.h"

/* In place of a mask of seats: a rule failed. */
#define TESI_NO_SEATS UINT32_MAX

/* Mask of the seats that hold these features (roots, each once) together.
 * `strength`, if not NULL, gets the sum of weights of TES_MAX_PLAYERS seats.
 * TESI_NO_SEATS: a rule failed. */
uint32_t tesI_majority(struct tes_game *game, const uint32_t *roots,
                       uint32_t count, int32_t *strength);

#endif
