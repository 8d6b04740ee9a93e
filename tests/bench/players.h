/* players.h - how fast players think. */
#ifndef BENCH_PLAYERS_H
#define BENCH_PLAYERS_H

#include "tessera.h"

/* Complete games a second with a greedy player in every seat. */
double figure_greedy(tes_ruleset *rules, double seconds);

/* Positions a second that a search judges for the first decision of a game, in
 * so many threads: by the clock of the wall. */
double figure_positions(tes_ruleset *rules, const tes_source *source,
                        unsigned threads, double seconds);

/* How many times as many two threads judge as one: the middle of several
 * turns, since what a core can do changes where machines are shared. */
double figure_search_threads(tes_ruleset *rules, const tes_source *source,
                             double seconds);

#endif
