/* random.h - random games of one set of modules, for the tester. */
#ifndef TES_RANDOM_H
#define TES_RANDOM_H

#include "script/trial/trial.h"

/* Plays `games` checked games of what the source loads, with seeds from
 * *seed on, fewer when they take long; then lists the handlers of events that
 * clashed in them: both wrote one variable, in no declared order. True when
 * nothing was found; else *seed is that of the game that failed. */
bool tesI_random_games(const tes_source *source, uint32_t games, uint64_t *seed,
                       struct tesI_finding *found);

#endif
