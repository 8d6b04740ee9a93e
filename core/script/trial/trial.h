/* trial.h - a random game in which everything that must hold of any game is
 * checked at every step.
 *
 * Behind the game go others that are given the same answers and must stay
 * equal: one without the cache of phases, one with a short undo window, one
 * of a ruleset of which nothing else has run, one whose modules were loaded in
 * another order. Between the answers the rules may be loaded once more and
 * all be replayed, and a game of another seed goes on in the same VM, so that
 * what a script keeps outside the state shows. A game that differs only in
 * what is hidden from one seat must look the same to it. */
#ifndef TES_TRIAL_H
#define TES_TRIAL_H

#include "checks.h"

struct tesI_trial {
    tes_ruleset *rules;
    tes_ruleset *fresh;       /* the same, loaded once more; or NULL */
    tes_ruleset *shuffled;    /* the same in another order; or NULL */
    const tes_source *source; /* to load them between answers; or NULL */
    uint64_t seed;            /* chooses the game and everything else */
    uint32_t answers;         /* at most so many; 0: to the end */
    uint32_t starved;         /* one answer in so many is also given with
                                 allocations that fail; 0: none */
};

/* What went wrong, for whoever wants to look closer. */
typedef enum tesI_trial_result {
    TRIAL_FINE,
    TRIAL_FAILED,
    TRIAL_ORDER /* only the order of the modules makes the difference */
} tesI_trial_result;

/* Plays one game. A finding ends with the seed and the last answers. */
tesI_trial_result tesI_trial_play(const struct tesI_trial *trial,
                                  struct tesI_finding *found);

/* Gives an answer while the n-th allocation fails, for growing n, until it
 * comes through; before that nothing must change. Failures are counted. */
bool tesI_starve_answer(tes_game *game, uint32_t index, uint64_t *random,
                        uint32_t *failures, struct tesI_finding *found);
/* The same for making a clone. */
bool tesI_starve_clone(const tes_game *game, struct tesI_finding *found);
/* n of the next try: every one at first, then in growing strides. */
static inline unsigned long tesI_starve_next(unsigned long n)
{
    return n + 1 + n / 16;
}

/* A game that differs from another in nothing but what is hidden from a seat:
 * see views.c. */
struct tesI_twin {
    tes_game *game;
    int seat;     /* or TES_CHANCE: who looks on */
    bool visible; /* the seat sees what is answered next */
};
/* Makes one; it must look the same to the seat. */
bool tesI_twin_open(struct tesI_twin *twin, const tes_game *game, int seat,
                    uint64_t seed, struct tesI_finding *found);
/* The game was given an answer: if the seat may know of it, the twin gets it
 * too, and must look the same again. Closes it. */
bool tesI_twin_follow(struct tesI_twin *twin, const tes_game *game,
                      const char *key, struct tesI_finding *found);
void tesI_twin_close(struct tesI_twin *twin);

/* True when the game is as before, but for the mark of a failed answer. */
bool tesI_unharmed(const tes_game *game, const struct tesI_shot *before,
                   const char *what, struct tesI_finding *found);

#endif
