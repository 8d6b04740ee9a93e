/* test_options.c - decisions: their options, keys and weights. */
#include "table.h"

#include <stdlib.h>
#include <string.h>

#include "board/frontier.h"
#include "turn/options.h"
#include "turn/piles.h"

static void check_options(const struct tes_game *game, unsigned *kinds)
{
    uint32_t count = option_count(game);
    char(*keys)[64] = calloc(count, sizeof *keys);
    tes_option option;
    tes_decision decision;

    assert_non_null(keys);
    assert_true(tes_game_decision(game, &decision));
    assert_string_equal(decision.phase, tes_game_phase(game));
    assert_true(*decision.prompt != '\0');
    for (uint32_t i = 0; i < count; i++) {
        assert_true(tes_game_option(game, i, &option));
        assert_in_range(option.kind, TES_OPT_PASS, TES_OPT_WORD);
        kinds[option.kind]++;
        size_t len = tes_game_key(game, i, keys[i], sizeof keys[i]);
        assert_in_range(len, 1, sizeof keys[i] - 1);
        assert_int_equal(strlen(keys[i]), len);
        assert_int_equal(tes_game_find(game, keys[i]), i);
        for (uint32_t j = 0; j < i; j++) {
            assert_string_not_equal(keys[i], keys[j]);
        }
        /* a short buffer is filled as far as it goes */
        char three[3];
        assert_int_equal(tes_game_key(game, i, three, sizeof three), len);
        assert_true(strncmp(three, keys[i], 2) == 0);
        assert_int_equal(tes_game_key(game, i, NULL, 0), len);
    }
    char key[8];
    assert_false(tes_game_option(game, count, &option));
    assert_false(tes_game_option(game, TES_NONE, &option));
    assert_int_equal(tes_game_key(game, count, key, sizeof key), 0);
    assert_int_equal(tes_game_find(game, "no such key"), TES_NONE);
    assert_int_equal(tes_game_find(game, ""), TES_NONE);
    free(keys);
}

static void test_options(void **state)
{
    unsigned kinds[TES_OPT_WORD + 1] = {0};
    (void)state;
    for (uint64_t seed = 1; seed <= 8; seed++) {
        struct table *table = table_new(seed);
        while (tes_game_status(table->game) == TES_ASKING) {
            check_options(table->game, kinds);
            answer_one(table);
        }
        table_free(table);
    }
    for (int k = TES_OPT_PASS; k <= TES_OPT_WORD; k++) {
        assert_true(kinds[k] > 0); /* or this test proves little */
    }
}

/* Points 0..sum-1 fall on options by their weights, and a roll is the same
 * as the answer it rolls. */
static void test_weights(void **state)
{
    uint32_t rolls = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        struct table *table = table_new(seed);
        while (tes_game_status(table->game) == TES_ASKING) {
            struct tes_game *game = table->game;
            tes_decision decision;
            tes_option option;
            assert_true(tes_game_decision(game, &decision));
            if (decision.player != TES_CHANCE) {
                assert_int_equal(decision.weight, decision.count);
                assert_int_equal(tes_game_roll(game, NULL), TES_EINPUT);
                answer_one(table);
                continue;
            }
            uint32_t *hits = calloc(decision.count, sizeof *hits);
            assert_non_null(hits);
            assert_int_equal(decision.weight, tesI_pile_total(game, 0));
            for (uint32_t at = 0; at < decision.weight; at++) {
                uint32_t index = tesI_weight_pick(game, tesI_last(game), at);
                assert_in_range(index, 0, decision.count - 1);
                hits[index]++;
            }
            for (uint32_t i = 0; i < decision.count; i++) {
                assert_true(tes_game_option(game, i, &option));
                assert_int_equal(hits[i], option.weight);
            }
            free(hits);
            assert_int_equal(
                tesI_weight_pick(game, tesI_last(game), decision.weight),
                TES_NONE);

            uint32_t chance = tesI_word(game, WORD_CHANCE);
            uint32_t point = tesI_chance(game, chance + 1, decision.weight);
            uint32_t index = tesI_weight_pick(game, tesI_last(game), point);
            struct tes_game *twin = tes_game_clone(game);
            assert_non_null(twin);
            assert_int_equal(tes_game_roll(game, NULL), TES_OK);
            assert_int_equal(tes_game_answer(twin, index, NULL), TES_OK);
            assert_true(tes_game_hash(game) == tes_game_hash(twin));
            assert_int_equal(tesI_word(game, WORD_CHANCE), chance + 1);
            tes_game_free(twin);
            rolls++;
        }
        table_free(table);
    }
    assert_true(rolls > 100);
}

/* Every number below a bound comes up, about as often as any other. */
static void test_chance(void **state)
{
    struct table *table = table_new(1);
    uint32_t hits[6] = {0};
    (void)state;
    for (uint32_t n = 1; n <= 60000; n++) {
        hits[tesI_chance(table->game, n, 6)]++;
    }
    for (int i = 0; i < 6; i++) assert_in_range(hits[i], 9600, 10400);
    assert_int_equal(tesI_chance(table->game, 5, 1), 0);
    table_free(table);
}

/* ---- putting questions together ------------------------------------------ */

/* A question that is put as the phase of the toy would, without an answer. */
static struct tes_game *begin(struct table *table, int player)
{
    tesI_label prompt = tesI_label_find(table->cat, "ponder");
    tesI_ask_begin(table->game, player, prompt);
    return table->game;
}

static void assert_refused(struct tes_game *game, const char *why)
{
    assert_int_equal(tesI_ask_end(game), RUN_FAIL);
    assert_non_null(strstr(game->error, why));
    assert_non_null(strstr(game->error, "'ponder'"));
}

static void test_bad_questions(void **state)
{
    struct table *table = table_new(1);
    tesI_label verb = tesI_label_find(table->cat, "add");
    tesI_mark mark = tesI_store_mark(&table->game->store);
    struct point point = point_of(table->game);

    (void)state;
    assert_refused(begin(table, 0), "no option");
    /* few options are compared in pairs, many by a hash */
    static const uint32_t counts[] = {2, 24, 25, 26, 1000, 40000};
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
        struct tes_game *game = begin(table, 0);
        for (uint32_t i = 1; i < counts[c]; i++) {
            tesI_ask_add(game, TES_OPT_NUMBER, verb, i * 7, 0, 1);
        }
        assert_int_equal(tesI_draft_count(game), counts[c] - 1);
        tesI_ask_add(game, TES_OPT_NUMBER, verb, counts[c] / 2 * 7, 0, 1);
        assert_refused(game, "twice");
        game = begin(table, 0);
        for (uint32_t i = 1; i <= counts[c]; i++) {
            tesI_ask_add(game, TES_OPT_NUMBER, verb, i * 7, 0, 1);
        }
        assert_int_equal(tesI_ask_end(game), RUN_ASK);
        assert_int_equal(option_count(game), counts[c]);
        tesI_store_rollback(&game->store, mark);
        assert_at(game, point);
    }
    struct tes_game *game = begin(table, 0);
    for (uint32_t i = 0; i <= TESI_MAX_OPTIONS; i++) {
        tesI_ask_add(game, TES_OPT_NUMBER, verb, i, 0, 1);
    }
    assert_refused(game, "more than 65535");
    tesI_store_rollback(&game->store, mark);

    game = begin(table, 0);
    assert_true(tesI_ask_place(game, 0));
    assert_false(tesI_ask_place(game, 1));
    assert_non_null(game->error);
    assert_false(tesI_ask_draw(game, 0));

    /* nobody is asked whether to pass or to pass */
    game = begin(table, 0);
    tesI_ask_add(game, TES_OPT_PASS, 0, 0, 0, 1);
    assert_int_equal(tesI_ask_end(game), RUN_DONE);
    tesI_store_rollback(&game->store, mark);
    assert_at(game, point);
    table_free(table);
}

/* Bulk options come first, listed ones behind them. */
static void test_mixed(void **state)
{
    struct table *table = table_new(1);
    tesI_label verb = tesI_label_find(table->cat, "add");
    struct tes_game *game = begin(table, TES_CHANCE);
    tes_option option;
    unsigned kinds[TES_OPT_WORD + 1] = {0};

    (void)state;
    assert_true(tesI_ask_draw(game, 0));
    tesI_ask_add(game, TES_OPT_NUMBER, verb, 5, 0, 3);
    tesI_ask_tag(game, 77);
    tesI_ask_add(game, TES_OPT_NUMBER, verb, 6, 0, 4);
    assert_int_equal(tesI_ask_end(game), RUN_ASK);
    uint32_t types = tesI_pile_types(game, 0);
    uint32_t total = tesI_pile_total(game, 0);
    const struct tesI_decision *decision = tesI_last(game);
    assert_int_equal(option_count(game), types + 2);
    assert_int_equal(tesI_option_count(game, decision), types + 2);
    assert_int_equal(tesI_weight_sum(game, decision), total + 7);
    assert_int_equal(tesI_weight_pick(game, decision, total), types);
    assert_int_equal(tesI_weight_pick(game, decision, total + 2), types);
    assert_int_equal(tesI_weight_pick(game, decision, total + 3), types + 1);
    assert_int_equal(tesI_weight_pick(game, decision, total + 7), TES_NONE);
    assert_true(tes_game_option(game, types, &option));
    assert_int_equal(option.number, 5);
    assert_int_equal(option.weight, 3);
    struct tesI_option row;
    assert_true(tesI_option_at(game, decision, types + 1, &row));
    assert_int_equal(tesI_option_tag(&row), 77);
    assert_int_equal(tes_game_find(game, "add 6"), types + 1);
    check_options(game, kinds);

    game = begin(table, 1);
    assert_true(tesI_ask_place(game, 0));
    tesI_ask_tag(game, 0);
    tesI_ask_add(game, TES_OPT_PASS, 0, 0, 0, 1);
    uint32_t places = tesI_draft_count(game) - 1;
    assert_true(places > 0);
    assert_int_equal(tesI_ask_end(game), RUN_ASK);
    assert_int_equal(tes_game_find(game, "pass"), places);
    check_options(game, kinds);
    table_free(table);
}

/* What the index-th thing says that the decision, or an option, is about; -1:
 * there are no more. */
static int32_t about(const struct tes_game *game, uint32_t of, uint32_t index)
{
    tes_option what;
    if (!tes_game_about(game, of, index, &what)) return -1;
    assert_int_equal(what.kind, TES_OPT_NUMBER);
    assert_string_equal(what.verb, "add");
    return what.number;
}

static void assert_about(const struct tes_game *game, uint32_t bulk)
{
    assert_int_equal(about(game, TES_NONE, 0), 10);
    assert_int_equal(about(game, TES_NONE, 1), 11);
    assert_int_equal(about(game, TES_NONE, 2), -1);
    assert_int_equal(about(game, bulk, 0), -1);
    assert_int_equal(about(game, bulk + 1, 0), 12);
    assert_int_equal(about(game, bulk + 1, 1), -1);
    assert_int_equal(about(game, bulk + 2, 0), -1);
    if (bulk > 0) assert_int_equal(about(game, 0, 0), -1);
    assert_int_equal(option_count(game), bulk + 2);
}

/* It is behind the options, and no option; with and without bulk. A copy has
 * it, too, and an undo takes it away. */
static void test_about(void **state)
{
    (void)state;
    for (int round = 0; round < 2; round++) {
        struct table *table = table_new(1);
        tesI_label verb = tesI_label_find(table->cat, "add");
        tesI_mark mark = tesI_store_mark(&table->game->store);
        struct point point = point_of(table->game);
        struct tes_game *game = begin(table, 1);
        tesI_ask_about(game, TES_OPT_NUMBER, verb, 10, false);
        if (round > 0) assert_true(tesI_ask_place(game, 0));
        uint32_t bulk = tesI_draft_count(game);
        tesI_ask_add(game, TES_OPT_NUMBER, verb, 1, 0, 1);
        tesI_ask_about(game, TES_OPT_NUMBER, verb, 11, false);
        tesI_ask_add(game, TES_OPT_NUMBER, verb, 2, 0, 1);
        tesI_ask_about(game, TES_OPT_NUMBER, verb, 12, true);
        assert_int_equal(tesI_ask_end(game), RUN_ASK);
        assert_about(game, bulk);
        tes_game *copy = tes_game_clone(game);
        assert_non_null(copy);
        assert_about(copy, bulk);
        tes_game_free(copy);
        tesI_store_rollback(&game->store, mark);
        assert_at(game, point);
        /* another question is about nothing */
        game = begin(table, 1);
        tesI_ask_add(game, TES_OPT_NUMBER, verb, 1, 0, 1);
        assert_int_equal(tesI_ask_end(game), RUN_ASK);
        assert_int_equal(about(game, TES_NONE, 0), -1);
        table_free(table);
    }
}

/* ---- vetoes -------------------------------------------------------------- */

static int even_only(void *ctx, struct tes_game *game, uint32_t type,
                     uint32_t cell, unsigned rotation, bool again)
{
    (void)ctx;
    (void)game;
    (void)type;
    (void)again;
    return rotation == 3 ? -1 : (cell + rotation) % 2 == 0;
}

/* Under a veto the placements are listed: those that are allowed. */
static void test_veto(void **state)
{
    struct table *table = table_new(1);
    struct tes_game *game = table->game;
    uint32_t type = 0, cell;
    unsigned rotation;

    (void)state;
    table->rules.rules.may_place = even_only;
    table->cat->place_hook = true;
    for (; type < FAKE_TYPES; type++) {
        uint32_t allowed = 0, fails = 0;
        uint32_t count = tesI_board_count(game, type);
        for (uint32_t i = 0; i < count; i++) {
            assert_true(tesI_board_pick(game, type, i, &cell, &rotation));
            int may = even_only(NULL, game, type, cell, rotation, false);
            fails += may < 0;
            allowed += may > 0;
        }
        begin(table, 0);
        table->cat->types[type].vetoed = true;
        assert_int_equal(tesI_ask_place(game, type), fails == 0);
        if (fails == 0) assert_int_equal(tesI_draft_count(game), allowed);
        begin(table, 0);
        table->cat->types[type].vetoed = false;
        assert_true(tesI_ask_place(game, type));
        assert_int_equal(tesI_draft_count(game), count);
    }
    table_free(table);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_options), cmocka_unit_test(test_weights),
        cmocka_unit_test(test_chance),  cmocka_unit_test(test_bad_questions),
        cmocka_unit_test(test_mixed),   cmocka_unit_test(test_about),
        cmocka_unit_test(test_veto),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
