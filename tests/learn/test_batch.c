/* test_batch.c - many games at once. */
#include "common.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "port/alloc.h"

/* A batch with arrays of its own. */
struct run {
    tes_batch *batch;
    tes_batch_arrays to;
};

static struct run open_run(const char *config, const tes_batch_setup *setup,
                           bool planes)
{
    struct run run = {0};
    tes_error err = {0};
    tes_source source = source_of(config);

    run.batch = tes_batch_new(&source, setup, &err);
    if (run.batch == NULL) fail_msg("%s", err.text);
    const tes_space *space = tes_batch_space(run.batch);
    uint32_t n = setup->games;
    run.to.games = n;
    run.to.actions = tes_space_actions(space);
    run.to.size = tes_space_size(space);
    run.to.seats = (uint32_t)tes_batch_seats(run.batch);
    run.to.mask = malloc((size_t)n * run.to.actions);
    if (planes) run.to.planes = calloc((size_t)n * run.to.size, 4);
    run.to.reward = calloc((size_t)n * run.to.seats, sizeof(float));
    run.to.seat = calloc(n, sizeof(int32_t));
    run.to.done = calloc(n, 1);
    run.to.legal = calloc(n, sizeof(uint32_t));
    run.to.taken = calloc(n, sizeof(uint32_t));
    assert_int_equal(tes_batch_bind(run.batch, &run.to, &err), TES_OK);
    return run;
}

static void close_run(struct run *run)
{
    tes_batch_free(run->batch);
    free(run->to.mask);
    free(run->to.planes);
    free(run->to.reward);
    free(run->to.seat);
    free(run->to.done);
    free(run->to.legal);
    free(run->to.taken);
}

static uint64_t digest(uint64_t sum, const void *data, size_t size)
{
    const unsigned char *bytes = data;
    for (size_t i = 0; i < size; i++) {
        sum = (sum ^ bytes[i]) * UINT64_C(1099511628211);
    }
    return sum;
}

/* All that a batch has left in its arrays. */
static uint64_t state_of(const struct run *run, uint64_t sum)
{
    size_t n = run->to.games;
    sum = digest(sum, run->to.mask, n * run->to.actions);
    if (run->to.planes != NULL) {
        sum = digest(sum, run->to.planes, n * run->to.size * 4);
    }
    sum = digest(sum, run->to.reward, n * run->to.seats * sizeof(float));
    sum = digest(sum, run->to.seat, n * 4);
    sum = digest(sum, run->to.done, n);
    return digest(sum, run->to.taken, n * 4);
}

/* Any action of each game's mask. */
static void choose(const struct run *run, uint64_t *dice, uint32_t *actions)
{
    for (uint32_t i = 0; i < run->to.games; i++) {
        const uint8_t *mask = run->to.mask + (size_t)i * run->to.actions;
        uint32_t left = run->to.legal[i], a = 0;
        actions[i] = TES_ANY;
        if (left == 0) continue;
        for (uint32_t skip = next(dice, left);; a++) {
            assert_true(a < run->to.actions);
            if (mask[a] != 0 && skip-- == 0) break;
        }
        actions[i] = a;
    }
}

/* Plays so many steps and returns what came of it. */
static uint64_t outcome(const char *config, uint32_t threads, uint32_t steps)
{
    tes_error err = {0};
    tes_batch_setup setup = {
        .games = 7, .threads = threads, .window = 21, .seed = 9};
    struct run run = open_run(config, &setup, true);
    uint64_t sum = 1, dice = 4;
    uint32_t actions[7];

    for (uint32_t s = 0; s < steps; s++) {
        choose(&run, &dice, actions);
        if (s % 3 == 1) actions[s % 7] = TES_ANY;
        if (s % 5 == 1) actions[s % 7] = TES_WAIT;
        if (tes_batch_step(run.batch, actions, 7, &err) != TES_OK) {
            fail_msg("%s", err.text);
        }
        sum = state_of(&run, sum);
    }
    assert_true(tes_batch_finished(run.batch) > 0);
    close_run(&run);
    return sum;
}

static void threads_make_no_difference(void **state)
{
    (void)state;
    uint64_t one = outcome(PLAIN, 1, 150);
    assert_true(outcome(PLAIN, 1, 150) == one);
    assert_true(outcome(PLAIN, 2, 150) == one);
    assert_true(outcome(PLAIN, 5, 150) == one);
    assert_true(outcome(PLAIN, 64, 150) == one);
    one = outcome(SECRETS, 1, 260);
    assert_true(outcome(SECRETS, 3, 260) == one);
}

/* A game of the batch, played again by itself. */
static void a_batch_plays_games(void **state)
{
    tes_error err = {0};
    tes_batch_setup setup = {.games = 3, .window = 31, .stay = true};
    struct run run = open_run(PLAIN, &setup, true);
    tes_ruleset *rules = load(PLAIN);
    tes_space *space = tes_space_new(rules, 31, &err);
    uint64_t seeds[3] = {11, 12, 13};
    uint32_t any[3] = {TES_ANY, TES_ANY, TES_ANY};
    tes_game *games[3];
    float sum[3] = {0};
    uint8_t *mask = malloc(run.to.actions);
    int32_t *planes = malloc(run.to.size * 4);
    (void)state;

    assert_int_equal(tes_batch_reset(run.batch, NULL, seeds, 3, &err), TES_OK);
    for (int g = 0; g < 3; g++) games[g] = tes_game_new(rules, seeds[g], &err);
    for (int step = 0; step < 400; step++) {
        assert_int_equal(tes_batch_step(run.batch, any, 3, &err), TES_OK);
        for (int g = 0; g < 3; g++) {
            tes_decision asked;
            uint32_t action = run.to.taken[g];
            sum[g] += run.to.reward[2 * g];
            while (tes_game_decision(games[g], &asked) &&
                   asked.player == TES_CHANCE) {
                assert_int_equal(tes_game_roll(games[g], &err), TES_OK);
            }
            if (action == TES_NONE) continue;
            uint32_t option = tes_space_option(space, games[g], action);
            assert_int_equal(tes_game_answer(games[g], option, &err), TES_OK);
            while (tes_game_decision(games[g], &asked) &&
                   asked.player == TES_CHANCE) {
                assert_int_equal(tes_game_roll(games[g], &err), TES_OK);
            }
            assert_true(tes_game_hash(games[g]) ==
                        tes_game_hash(tes_batch_game(run.batch, (uint32_t)g)));
            bool over = tes_game_status(games[g]) == TES_OVER;
            assert_int_equal(run.to.done[g], over);
            assert_int_equal(run.to.seat[g], over ? -1 : asked.player);
            uint32_t can = tes_space_mask(space, games[g], mask);
            assert_int_equal(run.to.legal[g], over ? 0 : can);
            assert_memory_equal(mask, run.to.mask + (size_t)g * run.to.actions,
                                run.to.actions);
            tes_space_observe(space, games[g], over ? 0 : asked.player, planes,
                              &err);
            assert_memory_equal(planes, run.to.planes + (size_t)g * run.to.size,
                                run.to.size * 4);
        }
    }
    assert_int_equal(tes_batch_finished(run.batch), 3);
    for (int g = 0; g < 3; g++) {
        float lead =
            (float)(tes_game_score(games[g], 0) - tes_game_score(games[g], 1));
        assert_true(sum[g] == lead);
        tes_game_free(games[g]);
    }
    free(mask);
    free(planes);
    tes_space_free(space);
    tes_ruleset_free(rules);
    close_run(&run);
}

static void rewards_add_up(void **state)
{
    tes_error err = {0};
    uint32_t any[4] = {TES_ANY, TES_ANY, TES_ANY, TES_ANY};
    (void)state;
    for (uint32_t kind = 0; kind < 3; kind++) {
        tes_batch_setup setup = {
            .games = 4, .threads = 2, .reward = kind, .stay = true, .seed = 3};
        struct run run = open_run(PLAIN, &setup, false);
        float sum[8] = {0};
        for (int s = 0; s < 400; s++) {
            assert_int_equal(tes_batch_step(run.batch, any, 4, &err), TES_OK);
            for (int i = 0; i < 8; i++) sum[i] += run.to.reward[i];
        }
        assert_int_equal(tes_batch_finished(run.batch), 4);
        for (uint32_t g = 0; g < 4; g++) {
            const tes_game *game = tes_batch_game(run.batch, g);
            int32_t a = tes_game_score(game, 0), b = tes_game_score(game, 1);
            float first = kind == TES_REWARD_LEAD ? (float)(a - b)
                          : kind == TES_REWARD_RESULT
                              ? (float)((a > b) - (a < b))
                              : (float)a;
            assert_true(sum[2 * g] == first);
        }
        close_run(&run);
    }
}

static void wrong_calls_change_nothing(void **state)
{
    tes_error err = {0};
    tes_source source = source_of(PLAIN), broken = source_of("return 5");
    tes_batch_setup setup = {.games = 5, .threads = 2, .window = 21};
    struct run run = open_run(PLAIN, &setup, true);
    uint32_t actions[6] = {TES_ANY, TES_ANY, TES_ANY, TES_ANY, TES_ANY, 0};
    uint64_t before = state_of(&run, 1);
    (void)state;

    assert_int_equal(tes_batch_step(run.batch, actions, 4, &err), TES_EINPUT);
    assert_int_equal(tes_batch_step(run.batch, actions, 6, &err), TES_EINPUT);
    assert_int_equal(tes_batch_step(run.batch, actions, 0, &err), TES_EINPUT);
    assert_int_equal(tes_batch_reset(run.batch, NULL, NULL, 4, &err),
                     TES_EINPUT);
    for (uint32_t game = 0; game < 5; game++) { /* what the mask has not */
        const uint8_t *mask = run.to.mask + (size_t)game * run.to.actions;
        const uint32_t wrong[] = {0, run.to.actions - 1, run.to.actions,
                                  TES_WAIT - 1};
        for (int w = 0; w < 4; w++) {
            if (wrong[w] < run.to.actions && mask[wrong[w]]) continue;
            actions[game] = wrong[w];
            assert_int_equal(tes_batch_step(run.batch, actions, 5, &err),
                             TES_EINPUT);
            assert_non_null(strstr(err.text, "cannot be taken"));
        }
        actions[game] = TES_ANY;
    }
    assert_true(state_of(&run, 1) == before);
    tes_batch_arrays other = run.to;
    other.actions++;
    assert_int_equal(tes_batch_bind(run.batch, &other, &err), TES_EINPUT);
    other = run.to;
    other.games--;
    assert_int_equal(tes_batch_bind(run.batch, &other, &err), TES_EINPUT);
    other = run.to;
    other.seats = 3;
    assert_int_equal(tes_batch_bind(run.batch, &other, &err), TES_EINPUT);
    other = run.to;
    other.size = 0;
    assert_int_equal(tes_batch_bind(run.batch, &other, &err), TES_EINPUT);
    assert_null(tes_batch_game(run.batch, 5));
    close_run(&run);
    tes_batch_setup bad[] = {{.games = 0},
                             {.games = 2000000},
                             {.games = 1, .threads = 65},
                             {.games = 1, .window = 30},
                             {.games = 1, .window = 129},
                             {.games = 1, .reward = 3}};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_null(tes_batch_new(&source, &bad[i], &err));
        assert_int_equal(err.status, TES_EINPUT);
    }
    setup.games = 1;
    assert_null(tes_batch_new(&broken, &setup, &err));
    tes_error_clear(&err);
}

/* Once games like these have been played, steps take no memory, up to the last
 * one; games that begin do. */
static void steps_allocate_nothing(void **state)
{
    tes_error err = {0};
    tes_batch_setup setup = {.games = 6, .threads = 1, .stay = true};
    struct run run = open_run(PLAIN, &setup, true);
    uint64_t seeds[6] = {1, 2, 3, 4, 5, 6};
    uint32_t any[6];
    (void)state;

    memset(any, 0xFF, sizeof any);
    for (int round = 0; round < 3; round++) {
        uint64_t over = tes_batch_finished(run.batch);
        assert_int_equal(tes_batch_reset(run.batch, NULL, seeds, 6, &err),
                         TES_OK);
        tesI_memory_fail(round == 2);
        for (int s = 0; s < 400; s++) {
            if (tes_batch_step(run.batch, any, 6, &err) == TES_OK) continue;
            tesI_memory_fail(0);
            fail_msg("step %d: %s", s, err.text);
        }
        tesI_memory_fail(0);
        assert_int_equal(tes_batch_finished(run.batch), over + 6);
    }
    tesI_memory_fail(1); /* this can fail */
    assert_int_equal(tes_batch_reset(run.batch, NULL, seeds, 6, &err),
                     TES_EMEMORY);
    tesI_memory_fail(0);
    tes_error_clear(&err);
    close_run(&run);
}

/* Steps, resets and other arrays in any order, with right and wrong actions. */
static void anything_in_any_order(void **state)
{
    tes_error err = {0};
    uint64_t dice = 77;
    (void)state;
    for (uint32_t threads = 1; threads <= 3; threads += 2) {
        tes_batch_setup setup = {.games = 9, .threads = threads, .window = 11};
        struct run run = open_run(PLAIN, &setup, true);
        uint32_t actions[9];
        for (int s = 0; s < 400; s++) {
            uint64_t seeds[9];
            uint8_t which[9];
            choose(&run, &dice, actions);
            for (int g = 0; g < 9; g++) {
                seeds[g] = next(&dice, 5);
                which[g] = next(&dice, 3) == 0;
                if (next(&dice, 40) == 0) {
                    actions[g] = next(&dice, run.to.actions + 9);
                }
            }
            switch (next(&dice, 12)) {
            case 0:
                assert_int_equal(
                    tes_batch_reset(run.batch, which, seeds, 9, &err), TES_OK);
                break;
            case 1:
                assert_int_equal(
                    tes_batch_reset(run.batch, which, NULL, 9, &err), TES_OK);
                break;
            case 2:
                memset(run.to.mask, 9, (size_t)9 * run.to.actions);
                assert_int_equal(tes_batch_bind(run.batch, &run.to, &err),
                                 TES_OK);
                break;
            default: tes_batch_step(run.batch, actions, 9, &err);
            }
            for (uint32_t g = 0; g < 9; g++) { /* the mask is whole */
                const uint8_t *mask = run.to.mask + (size_t)g * run.to.actions;
                uint32_t legal = 0;
                for (uint32_t a = 0; a < run.to.actions; a++) legal += mask[a];
                assert_int_equal(legal, run.to.legal[g]);
                assert_true((legal > 0) == (run.to.done[g] == 0));
            }
            tes_error_clear(&err);
        }
        close_run(&run);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_make_no_difference),
        cmocka_unit_test(a_batch_plays_games),
        cmocka_unit_test(rewards_add_up),
        cmocka_unit_test(wrong_calls_change_nothing),
        cmocka_unit_test(steps_allocate_nothing),
        cmocka_unit_test(anything_in_any_order),
    };
    return cmocka_run_group_tests_name("batch", tests, NULL, NULL);
}
