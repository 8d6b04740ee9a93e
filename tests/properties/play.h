/* play.h - random games with every check at every step. */
#ifndef PROPERTIES_PLAY_H
#define PROPERTIES_PLAY_H

#include "configs.h"

#include <stdbool.h>
#include <stdint.h>

/* One game of a config with at most `answers` answers (0: to its end), with
 * every check of lua/tester/trial.lua at every step. False with a note
 * (tap.h) when something does not hold. */
bool play_checked(const loaded *all, uint64_t seed, uint32_t answers);

/* The same along a game that is given: `keys` of its answers, one a line. */
bool play_along(const loaded *all, uint64_t seed, const char *keys);

/* The same of one ruleset, to the end, where one answer of `every` is also
 * given while the n-th allocation fails, for n = 1, 2, ... until it comes
 * through. */
bool play_without_memory(tes_ruleset *rules, uint64_t seed, uint32_t every);

/* Means over `games` quick random games. */
typedef struct means {
    double points; /* per player */
    double legal;  /* tile placements offered per placement decision */
    double turns;  /* placement decisions per game */
} means;
bool play_means(tes_ruleset *rules, uint32_t games, means *out);

#endif
