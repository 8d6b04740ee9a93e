/* play.h - random games with every check at every step. */
#ifndef PROPERTIES_PLAY_H
#define PROPERTIES_PLAY_H

#include "configs.h"

#include <stdbool.h>
#include <stdint.h>

/* One game of a config with at most `answers` answers (0: to its end), with
 * every check of core/script/trial/trial.h at every step. False with a note
 * (tap.h) when something does not hold. */
bool play_checked(const loaded *all, uint64_t seed, uint32_t answers);

/* Means over `games` quick random games. */
typedef struct means {
    double points; /* per player */
    double legal;  /* tile placements offered per placement decision */
    double turns;  /* placement decisions per game */
} means;
bool play_means(tes_ruleset *rules, uint32_t games, means *out);

#endif
