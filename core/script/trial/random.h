/* random.h - random games of one set of modules, for the tester. */
#ifndef TES_RANDOM_H
#define TES_RANDOM_H

#include "script/trial/trial.h"

/* Plays `games` trials of the source's modules, with seeds from *seed on; fewer
 * if they take long. Then lists pairs of handlers that clashed: both wrote one
 * variable, in no declared order. True when nothing was found; else *seed is
 * that of the game that failed. */
bool tesI_random_games(const tes_source *source, uint32_t games, uint64_t *seed,
                       struct tesI_finding *found);

#endif
