/* majority.h - who holds features: the one door to that question.
 *
 * Every figure weighs what its piece declares, plus what rules add for the
 * place where it stands. Who has the largest positive sum holds the features;
 * among equals ranks of the rules decide, in the order of modules, and at
 * last a decider may name one. Whoever is still equal holds them together. */
#ifndef TES_MAJORITY_H
#define TES_MAJORITY_H

#include "state/game.h"

/* No seats: a rule failed. */
#define TESI_NO_SEATS UINT32_MAX

/* Mask of the seats that hold these features (roots, each once) together.
 * `strength`, if not NULL, gets the sum of weights of TES_MAX_PLAYERS seats.
 * TESI_NO_SEATS: a rule failed. */
uint32_t tesI_majority(struct tes_game *game, const uint32_t *roots,
                       uint32_t count, int32_t *strength);

#endif
