/* test_trial.c - a trial finds what it looks for: one fault planted for each
 * check, in rules that keep something outside the state, in files that change,
 * or in the game itself. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "folder.h"
#include "state/game.h"
#include "script/trial/trial.h"

static char rule[PATH_ROOM];

static int set_up(void **state)
{
    (void)state;
    if (open_folder() != 0) return -1;
    name_file(rule, "mine.lua");
    return 0;
}

/* ---- rules with a fault -------------------------------------------------- */

static const char *const path[] = {folder, NULL};
static const tes_source source = {
    .config_text = "return { rules = { 'mine.lua' }, players = 2 }",
    .path = path};

/* A house rule with a variable S.x of its own and these lines. */
static void write_rule(const char *lines)
{
    FILE *file = fopen(rule, "w");
    assert_non_null(file);
    fprintf(file,
            "module { 'mine', title = 'Mine', needs = 'base' }\n"
            "local S = state { x = 'integer' }\n"
            "%s\n",
            lines);
    assert_int_equal(fclose(file), 0);
}

static tes_ruleset *load(const char *lines)
{
    tes_error err = {TES_OK, NULL};
    tes_ruleset *rules;
    write_rule(lines);
    rules = tes_ruleset_load(&source, &err);
    if (rules == NULL) fail_msg("%s", err.text);
    return rules;
}

/* One game; `wanted` is part of what must be found, NULL for nothing. */
static void assert_finds(struct tesI_trial trial, tesI_trial_result result,
                         const char *wanted)
{
    struct tesI_finding found = {""};
    trial.seed = 1;
    assert_int_equal(tesI_trial_play(&trial, &found), result);
    if (wanted == NULL) {
        assert_string_equal(found.text, "");
    } else if (strstr(found.text, wanted) == NULL) {
        fail_msg("'%s' is not in: %s", wanted, found.text);
    } else {
        assert_non_null(strstr(found.text, "in the game of seed 1, after "));
    }
}

static const char fine[] = "on.placed(function() S.x = S.x + 1 end)";
static const char counts[] =
    "local n = 0\non.placed(function(g) n = n + g.turn; S.x = n end)";
static const char twice[] = "on.placed(function() S.x = S.x + 2 end)";

static void test_fine(void **state)
{
    struct tesI_trial trial = {.rules = load(fine),
                               .fresh = load(fine),
                               .shuffled = load(fine),
                               .source = &source,
                               .without_memory = 20};
    (void)state;
    assert_finds(trial, TRIAL_FINE, NULL);
    tes_ruleset_free(trial.rules);
    tes_ruleset_free(trial.fresh);
    tes_ruleset_free(trial.shuffled);
}

static void test_interleaved(void **state)
{
    struct tesI_trial trial = {
        .rules = load("local n = 0\n"
                      "on.placed(function(_, tile) n = tile.cell.x end)\n"
                      "on.deployed(function() S.x = n end)")};
    (void)state;
    assert_finds(trial, TRIAL_FAILED, "hash");
    tes_ruleset_free(trial.rules);
}

static void test_second_game(void **state)
{
    struct tesI_trial trial = {
        .rules = load("local n = 0\n"
                      "phase { 'first', stage = 'setup', run = function()\n"
                      "  n = n + 1; S.x = n\n"
                      "end }")};
    (void)state;
    assert_finds(trial, TRIAL_FAILED, "second game of the ruleset: hash");
    tes_ruleset_free(trial.rules);
}

static void test_memory(void **state)
{
    struct tesI_trial trial = {.rules = load(counts), .without_memory = 1};
    (void)state;
    assert_finds(trial, TRIAL_FAILED, "game after failures of memory: hash");
    trial.without_memory = 0;
    assert_finds(trial, TRIAL_FAILED, "game without cache: hash");
    tes_ruleset_free(trial.rules);
}

static void test_fresh(void **state)
{
    struct tesI_trial trial = {.rules = load(fine), .fresh = load(twice)};
    (void)state;
    assert_finds(trial, TRIAL_FAILED, "fresh ruleset: hash");
    tes_ruleset_free(trial.rules);
    tes_ruleset_free(trial.fresh);
}

static void test_shuffled(void **state)
{
    struct tesI_trial trial = {.rules = load(fine), .shuffled = load(twice)};
    (void)state;
    assert_finds(trial, TRIAL_ORDER, "loaded in another order: hash");
    tes_ruleset_free(trial.rules);
    tes_ruleset_free(trial.shuffled);
}

static void test_reload(void **state)
{
    struct tesI_trial trial = {.rules = load(fine), .source = &source};
    (void)state;
    write_rule(twice);
    assert_finds(trial, TRIAL_FAILED,
                 "rules loaded again between two answers: hash");
    write_rule("error 'gone'");
    assert_finds(trial, TRIAL_FAILED, "mine.lua:3: gone");
    tes_ruleset_free(trial.rules);
}

/* Asked for again, the same phase asks otherwise. */
static void test_phase(void **state)
{
    struct tesI_trial trial = {
        .rules = load("local n = 0\n"
                      "phase { 'ask', before = 'tile', run = function(g)\n"
                      "  n = n + 1\n"
                      "  local first = n\n"
                      "  g:ask(g.player, 'ask', function(o)\n"
                      "    o:number('take', first); o:number('take', 0)\n"
                      "  end)\n"
                      "end }")};
    (void)state;
    assert_finds(trial, TRIAL_FAILED, "");
    tes_ruleset_free(trial.rules);
}

static void test_failing(void **state)
{
    struct tesI_trial trial = {
        .rules = load("on.placed(function(g)\n"
                      "  if g.turn == 9 then error 'nine' end\n"
                      "end)")};
    (void)state;
    assert_finds(trial, TRIAL_FAILED, "module 'mine', on.placed, turn 9: ");
    tes_ruleset_free(trial.rules);
}

/* ---- a game with a fault ------------------------------------------------- */

/* A game after some answers, with the same beside it. */
static void open_two(tes_ruleset *rules, tes_game *both[2], uint32_t answers)
{
    for (int i = 0; i < 2; i++) {
        tes_decision open;
        both[i] = tes_game_new(rules, 1, NULL);
        assert_non_null(both[i]);
        for (uint32_t n = 0; n < answers; n++) {
            assert_true(tes_game_decision(both[i], &open));
            assert_int_equal(tes_game_answer(both[i], open.count / 2, NULL),
                             TES_OK);
        }
    }
}

static uint32_t *word(tes_game *game, tesI_column column, uint32_t at)
{
    return &game->store.rows[column].data[at];
}

static void assert_found(bool result, const struct tesI_finding *found,
                         const char *wanted)
{
    assert_false(result);
    if (strstr(found->text, wanted) == NULL) {
        fail_msg("'%s' is not in: %s", wanted, found->text);
    }
}

/* Is a game that differs told apart from the other? */
static void assert_differs(tes_game *const both[2], const char *wanted)
{
    struct tesI_shot a = tesI_shot_take(both[0]), b = tesI_shot_take(both[1]);
    struct tesI_finding found = {""};
    assert_found(tesI_shot_same(&a, &b, "it", &found), &found, wanted);
}

static void test_undo(void **state)
{
    tes_ruleset *rules = load(fine);
    tes_game *both[2];
    struct tesI_store *store;
    uint32_t at;
    (void)state;
    open_two(rules, both, 11);
    store = &both[0]->store;
    at = store->rows[COL_JOURNAL].len;
    for (int i = 0; i < 2; i++) {
        assert_int_equal(tes_game_answer(both[i], 0, NULL), TES_OK);
    }
    uint32_t end = store->rows[COL_JOURNAL].len, from = at;
    while (tesI_noted(store->rows[COL_JOURNAL].data, &end).column !=
           COL_WORDS) {
        assert_true(end > from);
    }
    store->rows[COL_JOURNAL].data[end]++; /* what the old value ends in */
    assert_int_equal(tes_game_undo(both[0], 1), TES_OK);
    assert_int_equal(tes_game_undo(both[1], 1), TES_OK);
    assert_differs(both, "");
    tes_game_free(both[0]);
    tes_game_free(both[1]);
    tes_ruleset_free(rules);
}

static void test_shots(void **state)
{
    tes_ruleset *rules = load(fine);
    tes_game *both[2];
    (void)state;
    open_two(rules, both, 12);
    both[0]->store.hash ^= 1;
    assert_differs(both, "it: hash");
    both[0]->store.hash ^= 1;
    *word(both[0], COL_NODES, 0) += 1;
    assert_differs(both, "it: same hash, other digest");
    *word(both[0], COL_NODES, 0) -= 1;
    assert_int_equal(tes_game_answer(both[0], 0, NULL), TES_OK);
    assert_differs(both, "it: ");
    tes_game_free(both[0]);
    tes_game_free(both[1]);
    tes_ruleset_free(rules);
}

static void test_checks(void **state)
{
    tes_ruleset *rules = load(fine);
    const struct tesI_layout *layout;
    struct tesI_figure_counts figures, others;
    struct tesI_finding found = {""};
    tes_game *both[2], *game;
    (void)state;
    open_two(rules, both, 12);
    game = both[0];
    layout = &game->cat->layout;
    assert_true(tesI_check_scores(game, &found));
    assert_true(tesI_check_figures(game, &figures, &found));
    assert_true(tesI_check_board(game, &found));
    *word(game, COL_WORDS, layout->scores) += 1;
    assert_found(tesI_check_scores(game, &found), &found, "player 0 has ");
    found.text[0] = '\0';
    *word(game, COL_WORDS, layout->supplies) += 1;
    assert_found(tesI_check_figures(game, &figures, &found), &found,
                 "supply of ");
    found.text[0] = '\0';
    others = figures;
    others.count[1][0]++;
    assert_found(tesI_check_same_figures(&figures, &others, &found), &found,
                 "come or gone");
    found.text[0] = '\0';
    *word(game, COL_TILES, TILE_WORDS + 2) = *word(game, COL_TILES, 2);
    assert_found(tesI_check_board(game, &found), &found, "tile ");
    tes_game_free(both[0]);
    tes_game_free(both[1]);
    tes_ruleset_free(rules);
}

/* Two options of one key. */
static void test_options(void **state)
{
    tes_ruleset *rules = load("phase { 'ask', before = 'tile',\n"
                              "  run = function(g)\n"
                              "  g:ask(g.player, 'ask', function(o)\n"
                              "    o:number('take', 1); o:number('take', 2)\n"
                              "  end)\n"
                              "end }");
    struct tesI_finding found = {""};
    tes_game *both[2];
    uint32_t first;
    (void)state;
    open_two(rules, both, 0);
    assert_true(tesI_check_options(both[0], &found));
    first = tesI_last(both[0])->first;
    for (uint32_t i = 0; i < OPTION_WORDS; i++) {
        *word(both[0], COL_OPTIONS, first + OPTION_WORDS + i) =
            *word(both[0], COL_OPTIONS, first + i);
    }
    assert_found(tesI_check_options(both[0], &found), &found, "take 1");
    tes_game_free(both[0]);
    tes_game_free(both[1]);
    tes_ruleset_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_fine),        cmocka_unit_test(test_interleaved),
        cmocka_unit_test(test_second_game), cmocka_unit_test(test_memory),
        cmocka_unit_test(test_fresh),       cmocka_unit_test(test_shuffled),
        cmocka_unit_test(test_reload),      cmocka_unit_test(test_phase),
        cmocka_unit_test(test_failing),     cmocka_unit_test(test_undo),
        cmocka_unit_test(test_shots),       cmocka_unit_test(test_checks),
        cmocka_unit_test(test_options),
    };
    return cmocka_run_group_tests(tests, set_up, close_folder);
}
