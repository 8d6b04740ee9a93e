/* batches.h - what batches of games play, see tessera_learn.h. */
#ifndef BENCH_BATCHES_H
#define BENCH_BATCHES_H

#include "tessera.h"

#include <stdbool.h>

/* Random games, and their steps, a second of one processor; with masks, and
 * with what the seats see if `planes`. NAN after printing why not. */
typedef struct batches {
    double games, steps;
} batches;
batches figure_batches(const tes_source *source, bool planes, double seconds);

#endif
