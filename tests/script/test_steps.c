/* test_steps.c - steps that the engine runs by itself, against the functions
 * of Lua that they stand for: the same games, whatever is cached. */
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
#include "tessera.h"

/* Lies around every step, so that Lua runs, and changes nothing. */
static const char around[] =
    "module { 'around', needs = 'base' }\n"
    "wrap.draw(function(g, inner, to) return inner(g, to) end)\n"
    "wrap.tile(function(g, inner) return inner(g) end)\n"
    "wrap.award(function(g, inner, feature) inner(g, feature) end)\n"
    "wrap.home(function(g, inner, feature) inner(g, feature) end)\n"
    "add.exhausted(function() return true end)\n";

/* Offers with every word that the engine can list by itself, and the same by
 * functions. */
static const char offers[] =
    "module { 'offers', needs = 'base' }\n"
    "local S = state { free = { 'boolean', per = 'tile' }, last = 'figure',\n"
    "  grown = 'boolean', twice = { 'integer', per = 'player' } }\n"
    "piece { 'peg', count = 2, class = 'peg' }\n"
    "on.placed(function(_, tile)\n"
    "  S.free[tile] = tile.number % 3 == 0\n"
    "  S.grown = tile.number % 2 == 0\n"
    "end)\n"
    "on.deployed('meeple', function(_, figure) S.last = figure end)\n"
    "local function go(g, what, target)\n"
    "  if what == 'peg' then S.free[target] = false end\n"
    "  if what == 'home' then g:recall(target) end\n"
    "  S.twice[g.player] = S.twice[g.player] + 1\n"
    "end\n"
    "local function also(list, by, more)\n"
    "  local offered = { ('o%d'):format(#list), list = LIST, apply = go }\n"
    "  for key, value in pairs(more or {}) do offered[key] = value end\n"
    "  offer.figure(offered)\n"
    "end\n"
    "also({ 'put', 'peg', S.free }, function(_, o)\n"
    "  o:put('peg', S.free)\n"
    "end)\n"
    "also({ 'tiles', 'look', S.free }, function(_, o)\n"
    "  o:tiles('look', S.free)\n"
    "end)\n"
    "also({ 'figures', 'see', { state = 'last' } }, function(_, o)\n"
    "  o:figures('see', S.last)\n"
    "end)\n"
    "also({ 'unfinished', 'home', 'meeple' }, function(_, o)\n"
    "  o:unfinished('home', 'meeple')\n"
    "end)\n"
    "also({ 'corners', 'stick', 'field', 'meeple' }, function(_, o)\n"
    "  o:corners('stick', 'field', 'meeple')\n"
    "end, { when = { state = 'grown' } })\n"
    "also({ 'figures', 'must' }, function(_, o)\n"
    "  o:figures('must')\n"
    "end, { must = true, when = { tile = 'monastery' } })\n";

static char rule[PATH_ROOM];

static int set_up(void **state)
{
    (void)state;
    if (open_folder() != 0) return -1;
    name_file(rule, "rule.lua");
    return 0;
}

/* The text of the one rule file, with what stands in place of LIST. */
static void write_rule(const char *text, const char *list)
{
    const char *place = strstr(text, "LIST");
    FILE *file = fopen(rule, "w");
    assert_non_null(file);
    if (place == NULL) {
        fputs(text, file);
    } else {
        fprintf(file, "%.*s%s%s", (int)(place - text), text, list,
                place + strlen("LIST"));
    }
    assert_int_equal(fclose(file), 0);
}

static tes_ruleset *load(const char *modules, bool ruled)
{
    char config[600];
    snprintf(config, sizeof config,
             "return { modules = { %s }, players = 3, rules = { %s%s%s } }",
             modules, ruled ? "'" : "", ruled ? rule : "", ruled ? "'" : "");
    tes_source source = {.config_text = config};
    tes_error err = {TES_OK, NULL};
    tes_ruleset *rules = tes_ruleset_load(&source, &err);
    if (rules == NULL) fail_msg("%s", err.text);
    return rules;
}

/* One and the same answer in each; false when the games are over. */
static bool both(tes_game *one, tes_game *two, uint64_t *dice)
{
    tes_decision a, b;
    char key_a[256], key_b[256];
    bool open = tes_game_decision(one, &a);

    assert_int_equal(open, tes_game_decision(two, &b));
    assert_true(tes_game_hash(one) == tes_game_hash(two));
    assert_int_equal(tes_game_events(one), tes_game_events(two));
    if (!open) return false;
    char veto_a[256] = "", veto_b[256] = "";
    assert_int_equal(a.count, b.count);
    for (uint32_t i = 0; tes_game_veto(one, i, veto_a, sizeof veto_a); i++) {
        tes_game_veto(two, i, veto_b, sizeof veto_b);
        assert_string_equal(veto_a, veto_b);
    }
    assert_int_equal(a.player, b.player);
    assert_string_equal(a.phase, b.phase);
    assert_string_equal(a.prompt, b.prompt);
    *dice = *dice * 6364136223846793005u + 1442695040888963407u;
    uint32_t index = (uint32_t)((*dice >> 33) % a.count);
    tes_game_key(one, index, key_a, sizeof key_a);
    tes_game_key(two, index, key_b, sizeof key_b);
    assert_string_equal(key_a, key_b);
    tes_error err = {TES_OK, NULL};
    if (tes_game_answer(one, index, &err) != TES_OK) fail_msg("%s", err.text);
    if (tes_game_answer(two, index, &err) != TES_OK) fail_msg("%s", err.text);
    return true;
}

/* The same games by both rulesets, which are then freed. */
static void compare(tes_ruleset *plain, tes_ruleset *other, bool drop)
{
    for (uint64_t seed = 1; seed <= 6; seed++) {
        tes_game *one = tes_game_new(plain, seed, NULL);
        tes_game *two = tes_game_new(other, seed, NULL);
        uint64_t dice = seed;
        assert_non_null(one);
        assert_non_null(two);
        while (both(one, two, &dice)) {
            if (!drop) continue;
            tes_game_drop_cache(one);
            tes_game *clone = tes_game_clone(one);
            tes_game_free(one);
            one = clone;
        }
        tes_game_free(one);
        tes_game_free(two);
    }
    tes_ruleset_free(plain);
    tes_ruleset_free(other);
}

static void play(const char *modules, bool drop)
{
    write_rule(around, "");
    compare(load(modules, false), load(modules, true), drop);
}

/* All reasons why options are missing, a line each. */
static void list_vetoes(const tes_game *game, char *text, size_t size)
{
    char veto[256];

    *text = '\0';
    for (uint32_t i = 0; tes_game_veto(game, i, veto, sizeof veto) > 0; i++) {
        size_t used = strlen(text);
        snprintf(text + used, size - used, "%s\n", veto);
    }
}

/* As an undo leaves the game, it and what a seat sees know the same reasons. */
static void an_undo_keeps_vetoes(tes_ruleset *rules)
{
    static char before[65536], after[65536];
    tes_game *game = tes_game_new(rules, 3, NULL);
    tes_decision open;
    uint64_t dice = 3;
    uint32_t some = 0;

    while (tes_game_decision(game, &open) && some < 5) {
        dice = dice * 6364136223846793005u + 1442695040888963407u;
        uint32_t index = (uint32_t)((dice >> 33) % open.count);
        list_vetoes(game, before, sizeof before);
        assert_int_equal(tes_game_answer(game, index, NULL), TES_OK);
        if (*before == '\0') continue;
        for (int i = 0; i < 2; i++) {
            uint64_t later = tes_game_hash(game);
            assert_int_equal(tes_game_undo(game, 1), TES_OK);
            tes_game *view = i == 0 ? tes_game_view(game, open.player, NULL)
                                    : tes_game_clone(game);
            uint64_t hash = tes_game_hash(game);
            list_vetoes(i == 0 ? view : game, after, sizeof after);
            assert_string_equal(after, before);
            assert_true(tes_game_hash(game) == hash);
            assert_int_equal(tes_game_answer(game, index, NULL), TES_OK);
            assert_true(tes_game_hash(game) == later);
            tes_game_free(view);
        }
        some++;
    }
    assert_int_equal(some, 5);
    tes_game_free(game);
    tes_ruleset_free(rules);
}

static void vetoes_after_an_undo(void **state)
{
    (void)state;
    an_undo_keeps_vetoes(load("'base', 'narrow-board'", false));
    write_rule(around, "");
    an_undo_keeps_vetoes(load("'base', 'narrow-board'", true));
}

static void steps_are_what_their_functions_are(void **state)
{
    (void)state;
    play("'base', 'farmers'", false);
    play("'base', 'farmers'", true);
}

static void with_handlers_vetoes_and_offers_of_others(void **state)
{
    static char modules[] =
        "'base', 'farmers', 'princess-and-dragon', 'tower', "
        "'inns-and-cathedrals', 'traders-and-builders', 'abbot', 'phantom', "
        "'flying-machines', 'bridges-castles-bazaars'";
    (void)state;
    play(modules, false); /* bridges lie around the draw themselves */
    play(modules, true);
    *strstr(modules, ", 'bridges") = '\0';
    play(modules, false);
    play(modules, true);
}

/* What steps set and take, and the same by functions, where the engine runs
 * what lies inside and where Lua does. */
static const char changes[] =
    "module { 'changes', needs = 'base' }\n"
    "local S = state { kept = { 'type', per = 'player' }, loud = 'boolean',\n"
    "  turns = { 'integer', per = 'player' }, held = 'integer',\n"
    "  word = { 'word', values = { 'one', 'two' } }, odd = 'boolean' }\n"
    "local by = {}\n"
    "function by.turn(g, inner)\n"
    "  S.turns[g.player] = S.turns[g.player] + 1\n"
    "  return inner(g)\n"
    "end\n"
    "function by.quiet(g, inner) S.loud = false return inner(g) end\n"
    "function by.draw(g, inner, to)\n"
    "  local kept = S.kept[g.player]\n"
    "  if not kept then return inner(g, to) end\n"
    "  S.kept[g.player], S.held, S.word = nil, S.held - 1, 'two'\n"
    "  return kept\n"
    "end\n"
    "function by.placed() S.loud = true end\n"
    "function by.deployed() S.word = nil end\n"
    "function by.odd() S.odd = true end\n"
    "function by.not_yet() return false end\n"
    "local word = { turn = { 'set', turns = 'up' },\n"
    "  quiet = { 'set', loud = false }, not_yet = false,\n"
    "  draw = { 'take', 'kept', held = 'down', word = 'two' },\n"
    "  placed = { 'set', loud = true }, deployed = { 'set', word = false },\n"
    "  odd = { 'set', odd = true } }\n"
    "local how = LIST\n"
    "if UP then wrap.tile(how.turn) end\n"
    "wrap.tile({ when = { state = 'loud' } }, how.quiet)\n"
    "wrap.draw({ when = { state = 'held', pile = false } },\n"
    "  function(g, inner) S.odd = false return inner(g) end)\n"
    "wrap.draw(how.draw)\n"
    "on.placed({ 'road', when = { home = 'meeple' } }, how.placed)\n"
    "on.deployed('meeple', how.deployed)\n"
    "add.exhausted({ when = { state = 'held' } }, how.not_yet)\n"
    "phase { 'odd', after = 'tile', run = how.odd }\n"
    "phase { 'keep', after = 'part', before = 'parts',\n"
    "  when = { tile = 'monastery' }, run = function(g)\n"
    "    if g:left() == 0 or S.kept[g.player] then return end\n"
    "    S.kept[g.player], S.held = g:draw(), S.held + 1\n"
    "  end }\n";

static void changes_are_what_their_functions_do(void **state)
{
    static const char *const modules[] = {
        "'base', 'farmers'", "'base', 'farmers', 'redraw-once'",
        "'base', 'abbey-and-mayor', 'bridges-castles-bazaars'"};
    (void)state;
    for (int i = 0; i < 12; i++) {
        const char *with = modules[i / 4];
        write_rule(changes, i % 2 > 0 ? "word local UP" : "word local UP = 1");
        tes_ruleset *word = load(with, true);
        write_rule(changes, i % 2 > 0 ? "by local UP" : "by local UP = 1");
        compare(word, load(with, true), i % 4 > 1);
    }
}

/* A figure that keeps others off, said in one word and by a function. */
static const char vetoes[] =
    "module { 'vetoes', needs = 'base' }\n"
    "piece { 'peg', count = 2, class = 'peg', claims = false }\n"
    "stand('peg', 'field', 'road')\n"
    "local function by(_, _, segment, shared)\n"
    "  if not shared and segment.feature:holds 'peg' then\n"
    "    return false, 'pegged'\n"
    "  end\n"
    "end\n"
    "local word = { 'apart', 'peg', reason = 'pegged' }\n"
    "allow.stand({ 'road', when = { out = 'peg' } }, LIST)\n"
    "offer.figure { 'join', list = function(g, o)\n"
    "  for segment in g.tile:segments() do\n"
    "    if segment.kind == 'road' and segment.feature:holds 'peg' then\n"
    "      o:share(segment, 'peg')\n"
    "    end\n"
    "  end\n"
    "end, apply = { 'deploy' }, when = { here = 'peg', home = 'peg' } }\n";

static void a_veto_in_a_word_is_what_its_function_is(void **state)
{
    (void)state;
    for (int drop = 0; drop < 2; drop++) {
        write_rule(vetoes, "word");
        tes_ruleset *word = load("'base', 'farmers'", true);
        write_rule(vetoes, "by");
        compare(word, load("'base', 'farmers'", true), drop > 0);
    }
}

static void words_are_what_functions_list(void **state)
{
    (void)state;
    for (int drop = 0; drop < 2; drop++) {
        write_rule(offers, "list");
        tes_ruleset *words = load("'base', 'farmers'", true);
        write_rule(offers, "by");
        compare(words, load("'base', 'farmers'", true), drop > 0);
    }
}

/* A question with no answer but to pass is not asked, and what is asked after
 * it in the same phase goes on in clones: they were given the options of the
 * phase without the one of the question before. */
static void what_was_not_asked_leaves_nothing(void **state)
{
    static const char mute[] =
        "module { 'mute', needs = 'base' }\n"
        "phase { 'mute', after = 'figure', run = function(g)\n"
        "  for _ = 1, 3 do\n"
        "    g:ask(g.player, 'mute', function(o) o:pass() end)\n"
        "  end\n"
        "  for _ = 1, 2 do\n"
        "    g:ask(g.player, 'mute', function(o) o:numbers('n', 1, 3) end)\n"
        "  end\n"
        "end }\n";
    (void)state;
    write_rule(mute, "");
    compare(load("'base'", true), load("'base'", true), true);
}

/* What is asked by the engine can be answered after an undo without running
 * the phase again: where it began may be out of the window by then. */
static void undo_and_answer(void **state)
{
    tes_ruleset *rules = load("'base'", false);
    tes_game *game = tes_game_new(rules, 5, NULL);
    uint64_t hashes[3];
    tes_decision open;
    (void)state;

    for (int i = 0; i < 40 && tes_game_decision(game, &open); i++) {
        assert_int_equal(tes_game_answer(game, open.count / 2, NULL), TES_OK);
    }
    for (int i = 0; i < 3; i++) {
        hashes[i] = tes_game_hash(game);
        assert_int_equal(tes_game_undo(game, 1), TES_OK);
    }
    for (int i = 3; i-- > 0;) {
        assert_true(tes_game_decision(game, &open));
        assert_int_equal(tes_game_answer(game, open.count / 2, NULL), TES_OK);
        assert_true(tes_game_hash(game) == hashes[i]);
    }
    tes_game_free(game);
    tes_ruleset_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(vetoes_after_an_undo),
        cmocka_unit_test(steps_are_what_their_functions_are),
        cmocka_unit_test(with_handlers_vetoes_and_offers_of_others),
        cmocka_unit_test(words_are_what_functions_list),
        cmocka_unit_test(a_veto_in_a_word_is_what_its_function_is),
        cmocka_unit_test(changes_are_what_their_functions_do),
        cmocka_unit_test(what_was_not_asked_leaves_nothing),
        cmocka_unit_test(undo_and_answer)};
    return cmocka_run_group_tests(tests, set_up, close_folder);
}
