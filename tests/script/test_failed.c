/* test_failed.c - an answer that fails in Lua leaves nothing behind. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "port/alloc.h"
#include "folder.h"
#include "tessera.h"

static char rule[PATH_ROOM];

static int set_up(void **state)
{
    (void)state;
    if (open_folder() != 0) return -1;
    name_file(rule, "picky.lua");
    return 0;
}

static tes_ruleset *rules_of(const char *text)
{
    char config[400];
    FILE *file = fopen(rule, "w");
    assert_non_null(file);
    fputs(text, file);
    assert_int_equal(fclose(file), 0);
    snprintf(config, sizeof config,
             "return { modules = { 'base' }, players = 2, rules = { '%s' } }",
             rule);
    tes_source source = {.config_text = config};
    tes_error err = {TES_OK, NULL};
    tes_ruleset *rules = tes_ruleset_load(&source, &err);
    if (rules == NULL) fail_msg("%s", err.text);
    return rules;
}

/* Rolls and takes the first option until this question is asked. */
static void play_to(tes_game *game, const char *prompt)
{
    tes_decision decision;
    while (tes_game_decision(game, &decision) &&
           strcmp(decision.prompt, prompt) != 0) {
        tes_status status = decision.player == TES_CHANCE
                                ? tes_game_roll(game, NULL)
                                : tes_game_answer(game, 0, NULL);
        assert_int_equal(status, TES_OK);
    }
}

/* The lister of an offer fails for one answer and not for the other, before
 * which the question of the phase, with tags of its own, is put anew. */
static void the_other_answer_is_as_good_as_ever(void **state)
{
    tes_ruleset *rules =
        rules_of("module { 'picky', needs = 'base' }\n"
                 "local S = state { number = 'integer' }\n"
                 "phase { 'pick', after = 'tile', before = 'figure',\n"
                 "  run = function(g)\n"
                 "    local _, number = g:ask(g.player, 'pick', function(o)\n"
                 "      for n = 1, 2 do o:tag(n) o:number('pick', n) end\n"
                 "    end)\n"
                 "    S.number = number\n"
                 "  end }\n"
                 "offer.figure { 'picky', apply = function() end,\n"
                 "  list = function(g, o)\n"
                 "    if S.number == 1 then error 'not this one' end\n"
                 "    o:tile('picky', g.tile)\n"
                 "  end }\n");
    tes_error err = {TES_OK, NULL};
    tes_game *game = tes_game_new(rules, 3, &err);
    (void)state;

    assert_non_null(game);
    play_to(game, "pick");
    uint64_t hash = tes_game_hash(game);
    assert_int_equal(tes_game_answer(game, 0, &err), TES_ERULE);
    assert_non_null(strstr(err.text, "not this one"));
    assert_true(tes_game_hash(game) == hash);
    tes_error_clear(&err);
    if (tes_game_answer(game, 1, &err) != TES_OK) fail_msg("%s", err.text);
    tes_game_free(game);
    tes_ruleset_free(rules);
}

/* Up to where the first files were read and run; the sanitizers know whether
 * anything is left behind. */
static void a_load_may_fail_at_any_allocation(void **state)
{
    tes_source source = {.config_text = "return { modules = { 'base' } }"};
    (void)state;
    for (unsigned long n = 1; n <= 1200; n++) {
        tes_error err = {TES_OK, NULL};
        tesI_memory_fail(n);
        tes_ruleset *rules = tes_ruleset_load(&source, &err);
        tesI_memory_fail(0);
        assert_null(rules);
        assert_int_equal(err.status, TES_EMEMORY);
        tes_error_clear(&err);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_other_answer_is_as_good_as_ever),
        cmocka_unit_test(a_load_may_fail_at_any_allocation)};
    return cmocka_run_group_tests_name("failed", tests, set_up, close_folder);
}
