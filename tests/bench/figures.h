/* figures.h - the measurements, one function each.
 *
 * All play by the public interface: CHANCE by tes_game_roll, players by a
 * uniform index. Each returns NAN after printing why it could not. */
#ifndef BENCH_FIGURES_H
#define BENCH_FIGURES_H

#include "tessera.h"

#include <stdbool.h>

/* Random complete games with their creation and end. */
typedef struct speed {
    double games; /* per second */
    double turn;  /* microseconds per turn */
} speed;
speed figure_speed(tes_ruleset *rules, double seconds);

/* What a live game takes after its last turn, on average over many, which may
 * undo the last `window` answers (0: all): bytes that it counts itself, bytes
 * of all its allocations, and by how much the process is larger. */
typedef struct bytes {
    double counted, allocated, resident;
} bytes;
bytes figure_memory(tes_ruleset *rules, unsigned window);

/* Bytes that a ruleset has allocated, and milliseconds that loading it takes
 * the processor. */
typedef struct load {
    double bytes, ms;
} load;
load figure_load(const tes_source *source);

/* Microseconds of an answer and taking it back in the middle of a game, the
 * median over many positions. */
double figure_search(tes_ruleset *rules, double seconds);

/* How many times as fast two threads play, each with a ruleset of its own. */
double figure_threads(const tes_source *source, double seconds);

/* Microseconds of tes_game_clone in the middle of a game, and of freeing an
 * older clone for it. */
double figure_clone(tes_ruleset *rules, double seconds);
/* Microseconds of taking one answer back. */
double figure_undo(tes_ruleset *rules, double seconds);

/* Microseconds per turn while a game grows from `first` to `last` tiles,
 * over as many games as fill `seconds`. */
double figure_growth(tes_ruleset *rules, unsigned first, unsigned last,
                     double seconds);

/* Milliseconds from a new process with nothing loaded to the first decision
 * of a game. */
double figure_start(const tes_source *source);

#endif
