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

/* Bytes of a live game after its last turn. */
double figure_memory(tes_ruleset *rules);
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
