/* batches.c - what batches of games play, see tessera_learn.h. */
#include "batches.h"

#include "clock.h"
#include "tessera_learn.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Games that step together: their states fit a second cache. */
#define GAMES_AT_ONCE 64u

typedef struct arrays {
    tes_batch *batch;
    tes_batch_arrays to;
    uint32_t any[GAMES_AT_ONCE];
} arrays;

static bool open_arrays(arrays *all, const tes_source *source, bool planes,
                        tes_error *err)
{
    tes_batch_setup setup = {.games = GAMES_AT_ONCE, .seed = 1};

    all->batch = tes_batch_new(source, &setup, err);
    if (!all->batch) return false;
    const tes_space *space = tes_batch_space(all->batch);
    tes_batch_arrays *to = &all->to;
    to->games = GAMES_AT_ONCE;
    to->actions = tes_space_actions(space);
    to->size = tes_space_size(space);
    to->seats = (uint32_t)tes_batch_seats(all->batch);
    to->mask = malloc((size_t)GAMES_AT_ONCE * to->actions);
    if (planes) to->planes = calloc((size_t)GAMES_AT_ONCE * to->size, 4);
    to->reward = calloc((size_t)GAMES_AT_ONCE * to->seats, sizeof(float));
    to->seat = calloc(GAMES_AT_ONCE, sizeof(int32_t));
    to->done = calloc(GAMES_AT_ONCE, 1);
    for (uint32_t i = 0; i < GAMES_AT_ONCE; i++) all->any[i] = TES_ANY;
    return to->mask && (!planes || to->planes) && to->reward && to->seat &&
           to->done && tes_batch_bind(all->batch, to, err) == TES_OK;
}

batches figure_batches(const tes_source *source, bool planes, double seconds)
{
    batches found = {(double)NAN, (double)NAN};
    tes_error err = {0};
    arrays all = {0};
    bool fine = open_arrays(&all, source, planes, &err);
    uint64_t games = 0, steps = 0;
    double start = 0, spent = -1;

    while (fine && spent < seconds) {
        for (int i = 0; fine && i < 100; i++) {
            fine = tes_batch_step(all.batch, all.any, GAMES_AT_ONCE, &err) ==
                   TES_OK;
        }
        if (spent < 0) { /* the first games fill tables */
            start = clock_spent();
            games = tes_batch_finished(all.batch);
            steps = tes_batch_steps(all.batch);
        }
        spent = clock_spent() - start;
    }
    if (fine) {
        found.games = (double)(tes_batch_finished(all.batch) - games) / spent;
        found.steps = (double)(tes_batch_steps(all.batch) - steps) / spent;
    } else {
        fprintf(stderr, "bench: %s\n", err.text ? err.text : "?");
    }
    tes_error_clear(&err);
    tes_batch_free(all.batch);
    free(all.to.mask);
    free(all.to.planes);
    free(all.to.reward);
    free(all.to.seat);
    free(all.to.done);
    return found;
}
