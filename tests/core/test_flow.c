/* test_flow.c - answers, undo and clones, with the toy of fake.h. */
#include "table.h"

#include <stdlib.h>
#include <string.h>

#include "turn/flow.h"

#define MOST 1000 /* answers of a game */

/* ---- undo, clone, replay ------------------------------------------------- */

struct record {
    struct point point;
    uint32_t index;
};

/* Plays to the end with undos of all lengths; the states before and after
 * must be those of the first time. */
static void test_undo(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        struct table *table = table_new(seed);
        struct record *past = calloc(MOST, sizeof *past);
        uint32_t n = 0;

        assert_non_null(past);
        while (tes_game_status(table->game) == TES_ASKING) {
            past[n].point = point_of(table->game);
            past[n].index = answer_one(table);
            assert_int_equal(tes_game_answers(table->game), ++n);
            assert_true(n < MOST);
            if (fake_random(&table->dice, 8) != 0) continue;
            uint32_t back = fake_random(&table->dice, n) / 3 + 1;
            struct point now = point_of(table->game);
            assert_int_equal(tes_game_undo(table->game, back), TES_OK);
            assert_at(table->game, past[n - back].point);
            assert_int_equal(tes_game_answers(table->game), n - back);
            if (fake_random(&table->dice, 2) == 0) {
                n -= back;
                continue;
            }
            for (uint32_t i = n - back; i < n; i++) {
                assert_at(table->game, past[i].point);
                assert_int_equal(
                    tes_game_answer(table->game, past[i].index, NULL), TES_OK);
            }
            assert_at(table->game, now);
        }
        assert_int_equal(tes_game_status(table->game), TES_OVER);
        struct point over = point_of(table->game);
        assert_int_equal(tes_game_undo(table->game, n + 1), TES_EWINDOW);
        assert_at(table->game, over);
        assert_int_equal(tes_game_undo(table->game, 0), TES_OK);
        for (uint32_t i = n; i-- > 0;) {
            assert_int_equal(tes_game_undo(table->game, 1), TES_OK);
            assert_at(table->game, past[i].point);
        }
        assert_int_equal(tes_game_undo(table->game, 1), TES_EWINDOW);
        for (uint32_t i = 0; i < n; i++) {
            assert_int_equal(tes_game_answer(table->game, past[i].index, NULL),
                             TES_OK);
        }
        assert_at(table->game, over);
        free(past);
        table_free(table);
    }
}

/* The cache of a suspended phase changes nothing but time. */
static void test_revive(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        struct table *table = table_new(seed);
        struct tes_game *kept = fake_game(table->cat, &table->rules, seed);
        while (tes_game_status(table->game) == TES_ASKING) {
            uint32_t events = tes_game_events(kept);
            assert_at(table->game, point_of(kept));
            assert_int_equal(tes_game_events(table->game), events);
            tes_game_drop_cache(table->game);
            assert_int_equal(table->game->live, -1);
            assert_at(table->game, point_of(kept));
            uint32_t index = answer_one(table);
            assert_int_equal(tes_game_answer(kept, index, NULL), TES_OK);
        }
        assert_at(table->game, point_of(kept));
        assert_int_equal(tes_game_status(kept), TES_OVER);
        assert_true(table->rules.drops > 20);
        tes_game_free(kept);
        table_free(table);
    }
}

static void test_clone(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        struct table *table = table_new(seed);
        while (tes_game_status(table->game) == TES_ASKING) {
            struct tes_game *game = table->game;
            struct tes_game *twin = tes_game_clone(game);
            struct point point = point_of(game);
            unsigned runs = table->rules.runs;
            assert_non_null(twin);
            assert_at(twin, point);
            assert_int_equal(table->rules.runs, runs); /* ran no rules */
            assert_int_equal(option_count(twin), option_count(game));
            uint32_t index = answer_one(table);
            assert_at(twin, point);
            assert_int_equal(tes_game_answer(twin, index, NULL), TES_OK);
            assert_at(twin, point_of(game));
            if (tes_game_status(game) != TES_ASKING) {
                tes_game_free(twin);
                continue;
            }
            /* the clone lives on by itself, however far it goes */
            struct point after = point_of(game);
            for (int i = 0; i < 5; i++) {
                if (tes_game_status(twin) != TES_ASKING) break;
                assert_int_equal(tes_game_answer(twin, 0, NULL), TES_OK);
            }
            assert_at(game, after);
            tes_game_free(twin);
        }
        struct tes_game *twin = tes_game_clone(table->game);
        assert_non_null(twin);
        assert_at(twin, point_of(table->game));
        assert_int_equal(tes_game_status(twin), TES_OVER);
        assert_int_equal(tes_game_undo(twin, 1), TES_EWINDOW);
        tes_game_free(twin);
        table_free(table);
    }
}

#define FLOCK 6

/* Clones of one state share it until they change, whoever is first: any of
 * them, by an answer or an undo, or the game itself. */
static void play_flock(struct table *table, uint32_t turn)
{
    struct tes_game *flock[FLOCK], *game = table->game;
    struct point point = point_of(game), after[FLOCK];

    for (int i = 0; i < FLOCK; i++) {
        flock[i] = tes_game_clone(game);
        assert_non_null(flock[i]);
    }
    if (turn % 3 == 0) answer_one(table);
    for (uint32_t i = 0; i < FLOCK; i++) {
        struct tes_game *one = flock[(i + turn) % FLOCK];
        assert_at(one, point);
        bool undone = i == 1 && tes_game_undo(one, 1) == TES_OK;
        for (uint32_t n = 0; n < i && !undone; n++) {
            if (tes_game_status(one) != TES_ASKING) break;
            uint32_t index = (turn + n) % option_count(one);
            assert_int_equal(tes_game_answer(one, index, NULL), TES_OK);
        }
        after[(i + turn) % FLOCK] = point_of(one);
    }
    assert_at(flock[turn % FLOCK], point); /* which nobody has answered */
    for (int i = 0; i < FLOCK; i++) {
        assert_at(flock[i], after[i]);
        struct tes_game *twin = tes_game_clone(flock[i]);
        struct tes_game *other = tes_game_clone(flock[i]);
        tes_game_free(flock[i]);
        assert_at(twin, after[i]);
        assert_at(other, after[i]);
        tes_game_free(twin);
        assert_at(other, after[i]);
        tes_game_free(other);
    }
}

static void test_clones_share(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 5; seed++) {
        struct table *table = table_new(seed);
        for (uint32_t turn = 0; tes_game_status(table->game) == TES_ASKING;
             turn++) {
            play_flock(table, turn);
            if (tes_game_status(table->game) != TES_ASKING) break;
            answer_one(table);
        }
        play_flock(table, 1);
        table_free(table);
    }
}

/* A clone can undo what it answered itself, and the running phase. */
static void test_clone_undo(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 5; seed++) {
        struct table *table = table_new(seed);
        struct point past[MOST];
        uint32_t n = 0;
        for (; n < 60 && tes_game_status(table->game) == TES_ASKING; n++) {
            past[n] = point_of(table->game);
            answer_one(table);
            struct tes_game *twin = tes_game_clone(table->game);
            assert_non_null(twin);
            uint32_t back = 0;
            while (tes_game_undo(twin, 1) == TES_OK) {
                back++;
                assert_at(twin, past[n + 1 - back]);
            }
            if (tes_game_status(table->game) == TES_ASKING) {
                const struct fake_thread *thread =
                    &table->rules.threads[table->game->live];
                assert_int_equal(back, thread->at - 1);
                for (uint32_t i = back; i-- > 0;) {
                    assert_int_equal(tes_game_answer(twin, 0, NULL), TES_OK);
                }
            }
            tes_game_free(twin);
        }
        table_free(table);
    }
}

/* With a window the journal is cut, but everything up to a window before the
 * furthest answer ever given stays undoable. */
static void play_in_window(struct table *table, uint32_t window)
{
    struct tes_game *game = table->game;
    struct point past[MOST];
    uint32_t n = 0, peak = 0;

    tes_game_undo_window(game, window);
    while (tes_game_status(game) == TES_ASKING) {
        past[n++] = point_of(game);
        answer_one(table);
        if (n > peak) peak = n;
        uint32_t keep = peak > window ? peak - window : 0;
        if (n == keep || fake_random(&table->dice, 3) != 0) continue;
        uint32_t back = fake_random(&table->dice, n - keep) + 1;
        assert_int_equal(tes_game_undo(game, back), TES_OK);
        n -= back;
        assert_at(game, past[n]);
    }
    struct point over = point_of(game);
    assert_int_equal(tes_game_undo(game, n), TES_EWINDOW);
    assert_at(game, over);
    for (uint32_t i = 1; i <= window && i <= n; i++) {
        if (peak > window && n - i < peak - window) break;
        assert_int_equal(tes_game_undo(game, 1), TES_OK);
        assert_at(game, past[n - i]);
    }
}

static void test_window(void **state)
{
    static const uint32_t windows[] = {1, 2, 3, 5, 20};
    (void)state;
    for (uint32_t w = 0; w < 5; w++) {
        for (uint64_t seed = 1; seed <= 5; seed++) {
            struct table *table = table_new(seed);
            play_in_window(table, windows[w]);
            table_free(table);
        }
    }
}

/* ---- the end ------------------------------------------------------------- */

static void test_over(void **state)
{
    struct table *table = table_new(3);
    struct tes_game *game = table->game;
    tes_decision decision;
    tes_option option;
    tes_error err = {TES_OK, NULL};

    (void)state;
    while (tes_game_status(game) == TES_ASKING) answer_one(table);
    assert_false(tes_game_decision(game, &decision));
    assert_false(tes_game_option(game, 0, &option));
    assert_int_equal(tes_game_find(game, "pass"), TES_NONE);
    assert_int_equal(tes_game_key(game, 0, NULL, 0), 0);
    assert_string_equal(tes_game_phase(game), "");
    assert_int_equal(tes_game_answer(game, 0, &err), TES_EINPUT);
    assert_non_null(strstr(err.text, "over"));
    tes_error_clear(&err);
    assert_int_equal(tes_game_roll(game, NULL), TES_EINPUT);
    int64_t value;
    assert_true(tes_game_value(game, "toy.tally", 0, &value));
    assert_false(tes_game_value(game, "toy.tally", TES_CHANCE, &value));
    assert_false(tes_game_value(game, "toy.tally", 3, &value));
    assert_false(tes_game_value(game, "toy.none", 0, &value));
    assert_int_equal(tes_game_undo(game, 1), TES_OK);
    assert_int_equal(tes_game_status(game), TES_ASKING);
    assert_string_equal(tes_game_phase(game), "reckon");
    table_free(table);
}

/* A game that is brought to its end at once, at any decision. A clone is: the
 * game stays as it is. */
static void test_conclude(void **state)
{
    struct table *table = table_new(4);
    struct tes_game *game = table->game;
    tes_error err = {TES_OK, NULL};

    (void)state;
    for (uint32_t n = 0; tes_game_status(game) == TES_ASKING; n++) {
        struct point now = point_of(game);
        struct tes_game *copy = tes_game_clone(game);
        assert_non_null(copy);
        assert_int_equal(tes_game_conclude(copy, &err), TES_OK);
        for (uint32_t i = 0; tes_game_status(copy) == TES_ASKING; i++) {
            assert_true(i < MOST);
            assert_int_equal(tes_game_answer(copy, 0, NULL), TES_OK);
        }
        assert_int_equal(tes_game_status(copy), TES_OVER);
        assert_int_equal(tes_game_tiles(copy), tes_game_tiles(game));
        tes_game_free(copy);
        assert_at(game, now);
        answer_one(table);
    }
    assert_int_equal(tes_game_conclude(game, &err), TES_EINPUT);
    assert_non_null(strstr(err.text, "over"));
    tes_error_clear(&err);
    table_free(table);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_undo),         cmocka_unit_test(test_revive),
        cmocka_unit_test(test_clone),        cmocka_unit_test(test_clone_undo),
        cmocka_unit_test(test_clones_share), cmocka_unit_test(test_window),
        cmocka_unit_test(test_over),         cmocka_unit_test(test_conclude),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
