/* trial.h - trials: random games in which everything that must hold of any game
 * is checked at every step.
 *
 * Other games, the companions, get the same answers and must stay equal: one
 * without the cache of phases, one with a short undo window, one of a ruleset
 * that was loaded anew, one whose modules were loaded in another order. Between
 * the answers the rules may be loaded once more and all answers be replayed,
 * and a game with another seed (the neighbour) is played in the same VM, which
 * finds values that a script keeps outside the state. A game that differs only
 * in what is hidden from one seat (the twin) must look the same to that
 * seat. */
#ifndef TES_TRIAL_H
#define TES_TRIAL_H

#include "script/trial/checks.h"

struct tesI_trial {
    tes_ruleset *rules;
    tes_ruleset *fresh;       /* the same, loaded once more; or NULL */
    tes_ruleset *shuffled;    /* the same in another order; or NULL */
    const tes_source *source; /* to load them between answers; or NULL */
    uint64_t seed;            /* of the game and of all choices */
    uint32_t answers;         /* at most so many; 0: to the end */
    uint32_t without_memory;  /* one answer in so many is also given with
                          allocations that fail; 0: none */
};

/* How a trial ended. */
typedef enum tesI_trial_result {
    TRIAL_FINE,
    TRIAL_FAILED,
    TRIAL_ORDER /* only the order of the modules makes the difference */
} tesI_trial_result;

/* Plays one game. A finding ends with the seed and the last answers. */
tesI_trial_result tesI_trial_play(const struct tesI_trial *trial,
                                  struct tesI_finding *found);

#endif
