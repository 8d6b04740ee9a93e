/* test_failed.c - answers that fail leave no trace: rules that raise, phases
 * that cannot be repeated, memory that runs out. With the toy of fake.h. */
#include "table.h"

#include <string.h>

#include "game/life.h"
#include "port/alloc.h"
#include "turn/flow.h"

static void test_failing(void **state)
{
    struct table *table = table_new(2);
    tes_error err = {TES_OK, NULL};

    (void)state;
    assert_true(play_to(table, "ponder"));
    struct tes_game *game = table->game;
    struct point point = point_of(game);
    uint32_t answers = tes_game_answers(game);
    table->rules.poison = 3;
    for (int again = 0; again < 3; again++) {
        uint32_t index = tes_game_find(game, "think 3");
        assert_int_equal(tes_game_answer(game, index, &err), TES_ERULE);
        assert_non_null(strstr(err.text, "poisoned thought"));
        tes_error_clear(&err);
        assert_at(game, point);
        assert_int_equal(tes_game_answers(game), answers);
        assert_int_equal(tes_game_status(game), TES_ASKING);
    }
    /* the wrong index, and a NULL error */
    assert_int_equal(tes_game_answer(game, 99, &err), TES_EINPUT);
    assert_non_null(strstr(err.text, "99"));
    tes_error_clear(&err);
    assert_int_equal(tes_game_answer(game, TES_NONE, NULL), TES_EINPUT);
    assert_at(game, point);
    /* another answer is still possible */
    assert_int_equal(
        tes_game_answer(game, tes_game_find(game, "think 2"), &err), TES_OK);
    assert_int_equal(tes_game_undo(game, 1), TES_OK);
    assert_at(game, point);
    table->rules.poison = 0;
    assert_int_equal(
        tes_game_answer(game, tes_game_find(game, "think 3"), NULL), TES_OK);
    table_free(table);
}

/* When every answer fails, or CHANCE does, the game is stuck: undo and, once
 * the rules work, any answer bring it on. */
static void test_stuck(void **state)
{
    struct table *table = table_new(4);
    struct tes_game *game = table->game;

    (void)state;
    answer_one(table);
    assert_true(play_to(table, "draw"));
    struct point point = point_of(game);
    table->rules.poison_draw = true;
    assert_int_equal(tes_game_roll(game, NULL), TES_ERULE);
    assert_int_equal(tes_game_status(game), TES_STUCK);
    assert_at(game, point);
    tes_decision decision;
    assert_true(tes_game_decision(game, &decision));
    struct tes_game *twin = tes_game_clone(game);
    assert_non_null(twin);
    assert_at(twin, point);
    tes_game_free(twin);
    assert_int_equal(tes_game_undo(game, 1), TES_OK);
    assert_int_equal(tes_game_status(game), TES_ASKING);
    table->rules.poison_draw = false;
    assert_true(play_to(table, "draw"));
    table->rules.poison_draw = true;
    assert_int_equal(tes_game_answer(game, 0, NULL), TES_ERULE);
    assert_int_equal(tes_game_status(game), TES_STUCK);
    table->rules.poison_draw = false;
    assert_int_equal(tes_game_answer(game, 0, NULL), TES_OK);
    assert_int_equal(tes_game_status(game), TES_ASKING);

    /* all answers of a player, one by one */
    assert_true(play_to(table, "ponder"));
    point = point_of(game);
    uint32_t count = option_count(game);
    for (uint32_t i = 0; i < count; i++) {
        tes_option option;
        assert_int_equal(tes_game_status(game), TES_ASKING);
        assert_true(tes_game_option(game, i, &option));
        table->rules.poison =
            option.kind == TES_OPT_NUMBER ? (uint32_t)option.number : 9;
        assert_int_equal(tes_game_answer(game, i, NULL), TES_ERULE);
        assert_at(game, point);
    }
    assert_int_equal(tes_game_status(game), TES_STUCK);
    assert_int_equal(tes_game_undo(game, 1), TES_OK);
    assert_int_equal(tes_game_status(game), TES_ASKING);
    table_free(table);
}

/* A phase that does not ask the same again is told so, and nothing moves. */
static void test_not_repeatable(void **state)
{
    struct table *table = table_new(6);
    struct tes_game *game = table->game;
    tes_error err = {TES_OK, NULL};
    bool failed = false;

    (void)state;
    assert_true(play_to(table, "again"));
    struct point point = point_of(game);
    table->rules.fickle = true;
    for (int i = 0; i < 2 && !failed; i++) {
        table->rules.runs++; /* fickle by turns */
        tes_game_drop_cache(game);
        tes_status status = tes_game_answer(game, 0, &err);
        failed = status != TES_OK;
        if (!failed) assert_int_equal(tes_game_undo(game, 1), TES_OK);
        assert_at(game, point);
    }
    assert_true(failed);
    assert_non_null(strstr(err.text, "not repeatable"));
    assert_non_null(strstr(err.text, "ponder"));
    tes_error_clear(&err);
    assert_int_equal(tes_game_status(game), TES_ASKING);
    assert_int_equal(game->live, -1);
    table->rules.fickle = false;
    assert_int_equal(tes_game_answer(game, 0, NULL), TES_OK);
    table_free(table);
}

/* ---- memory -------------------------------------------------------------- */

/* Wherever memory runs out, an answer leaves no trace; and it says so. */
static void test_memory(void **state)
{
    unsigned long most = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        struct table *table = table_new(seed);
        while (tes_game_status(table->game) == TES_ASKING) {
            struct tes_game *game = table->game;
            struct point point = point_of(game);
            uint32_t index = fake_random(&table->dice, option_count(game));
            bool drop = fake_random(&table->dice, 2) == 0;
            tes_status status = TES_EMEMORY;
            for (unsigned long n = 1; status != TES_OK; n++) {
                tes_error err = {TES_OK, NULL};
                if (drop) tes_game_drop_cache(game);
                tesI_memory_fail(n);
                status = tes_game_answer(game, index, &err);
                tesI_memory_fail(0);
                if (n > most) most = n;
                assert_true(n < 200);
                if (status == TES_OK) break;
                assert_at(game, point);
                assert_int_equal(status, TES_EMEMORY);
                assert_int_equal(err.status, TES_EMEMORY);
                tes_error_clear(&err);
            }
        }
        table_free(table);
    }
    assert_true(most > 3);
}

/* New games and clones come whole or not at all. */
static void test_memory_new(void **state)
{
    struct table *table = table_new(5);
    unsigned long n = 0;
    bool done = false;

    (void)state;
    while (!done) {
        tesI_memory_fail(++n);
        struct tes_game *game =
            tesI_game_make(table->cat, &table->rules.rules, NULL, 9);
        done = game != NULL && tesI_flow_enter(game, GAME_SETUP) == RUN_ASK;
        tesI_memory_fail(0);
        if (game != NULL) tes_game_free(game);
    }
    for (int i = 0; i < 30; i++) answer_one(table);
    struct point point = point_of(table->game);
    struct tes_game *twin = NULL;
    for (n = 1; twin == NULL; n++) {
        tesI_memory_fail(n);
        twin = tes_game_clone(table->game);
        tesI_memory_fail(0);
        assert_at(table->game, point);
    }
    assert_true(n > 2);
    assert_at(twin, point);
    tes_game_free(twin);
    table_free(table);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_failing),        cmocka_unit_test(test_stuck),
        cmocka_unit_test(test_not_repeatable), cmocka_unit_test(test_memory),
        cmocka_unit_test(test_memory_new),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
