/* test_rulesets - what a ruleset keeps of its loading: texts of Lua that were
 * compiled before, the rules in a state of their own, and what it says about
 * itself. */
#include <lauxlib.h>
#include <lualib.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <tessera.h>

#include "folder.h"

static char rule[PATH_ROOM];

static int set_up(void **state)
{
    (void)state;
    if (open_folder() != 0) return -1;
    name_file(rule, "own.lua");
    return 0;
}

static void write_rule(const char *text)
{
    FILE *file = fopen(rule, "w");
    assert_non_null(file);
    fprintf(file, "module { 'own', needs = 'base', title = 'Own' } %s", text);
    assert_int_equal(fclose(file), 0);
}

static tes_ruleset *load(const char *text)
{
    char config[600];
    snprintf(config, sizeof config,
             "return { modules = { 'base', 'farmers' }, rules = { '%s' }, "
             "players = { { name = 'a\\\"\\\\é' }, {} }, path = { '%s' }, "
             "tiles = { base = { D = 3 } } }",
             rule, folder);
    tes_source source = {.config_text = config};
    tes_error err = {TES_OK, NULL};
    write_rule(text);
    tes_ruleset *rules = tes_ruleset_load(&source, &err);
    if (rules == NULL) fail_msg("%s", err.text);
    return rules;
}

/* Gives first answers until one fails, and checks why, or until the end. */
static void play(tes_ruleset *rules, const char *why)
{
    tes_error err = {TES_OK, NULL};
    tes_decision open;
    char text[600] = "";
    tes_game *game = tes_game_new(rules, 1, &err);

    while (game != NULL && tes_game_decision(game, &open)) {
        if (tes_game_answer(game, 0, &err) != TES_OK) break;
    }
    if (err.text != NULL) snprintf(text, sizeof text, "%s", err.text);
    tes_error_clear(&err);
    tes_game_free(game);
    if (why == NULL) {
        assert_string_equal(text, "");
    } else if (strstr(text, why) == NULL) {
        fail_msg("'%s' is not in: %s", why, text);
    }
}

static void check(const char *text, const char *why)
{
    for (int times = 0; times < 3; times++) {
        tes_ruleset *rules = load(text);
        play(rules, why);
        tes_ruleset_free(rules);
    }
}

#define SLIP "on.placed(function() local none; return none.at end)\n"

static void what_was_compiled_before_fails_with_the_same_words(void **state)
{
    (void)state;
    check(SLIP, "own.lua:1: attempt to index a nil value (local 'none')");
    check("\n\n" SLIP,
          "own.lua:3: attempt to index a nil value (local 'none')");
    check("local a = 1\n", NULL);
    check("local a = 2\n", NULL); /* as long, under the same name */
    check("on.placed(function() error 'one' end)\n", "own.lua:1: one");
    check("on.placed(function() error 'two' end)\n", "own.lua:1: two");
}

static void words_that_come_too_late_say_so(void **state)
{
    (void)state;
    check("on.placed(function()\n phase { 'x' } end)\n",
          "own.lua:2: phase is for loading only; a game is running");
    check("on.placed(function()\n on.placed(print) end)\n",
          "own.lua:2: on is for loading only; a game is running");
    check("on.placed(function() on.x = 1 end)\n", "own.lua:1: ");
    check("on.placed(function() look { 'x' } end)\n",
          "own.lua:1: look is for loading only; a game is running");
    check("local kept, placed = phase, on.placed\n"
          "on.placed(function() kept { 'x' } end)\n",
          "own.lua:2: phase is for loading only; a game is running");
    check("local on = on\n"
          "on.placed(function() on.deployed(print) end)\n",
          "own.lua:2: on is for loading only; a game is running");
    check("on.placed(function() return phase2 end)\n",
          "own.lua:1: unknown word 'phase2', did you mean 'phase'?");
}

/* What was one before is one in the state that the rules get. */
static void what_rules_hold_is_what_they_held(void **state)
{
    (void)state;
    check("local t = {}; t.t, t[1.5], t['1'] = t, t, -2^63 | 0\n"
          "local long = ('x'):rep(100)\n"
          "local odd, even\n"
          "function odd(n) return n > 0 and even(n - 1) end\n"
          "function even(n) return n == 0 or odd(n - 1) end\n"
          "local function same(u) return u == t end\n"
          "local deep = {}\n"
          "for i = 1, 50 do deep = { deep } end\n"
          "on.placed(function(g)\n"
          "  assert(t.t == t and t[1.5] == t and math.type(t['1']))\n"
          "  assert(same(t) and not same {} and #long == 100)\n"
          "  assert(even(10) and odd(7) and not odd(8))\n"
          "  local d, n = deep, 0\n"
          "  while d[1] do d, n = d[1], n + 1 end\n"
          "  assert(n == 50)\n"
          "end)\n",
          NULL);
    /* deeper than what is copied: the state stays as it was */
    check("local deep = {}\n"
          "for i = 1, 100000 do deep = { deep } end\n"
          "on.placed(function(g)\n"
          "  local d, n = deep, 0\n"
          "  while d[1] do d, n = d[1], n + 1 end\n"
          "  assert(n == 100000)\n"
          "end)\n",
          NULL);
}

/* Writes an answer again as lua/common/literal.lua does in the program. */
static char *again(const char *answer)
{
    lua_State *L = luaL_newstate();
    char path[300], *text;

    luaL_openlibs(L);
    snprintf(path, sizeof path, "%s/lua/common/literal.lua", root_of());
    assert_int_equal(luaL_dofile(L, path), LUA_OK);
    lua_getfield(L, -1, "write");
    lua_pushfstring(L, "return %s", answer);
    assert_int_equal(luaL_dostring(L, lua_tostring(L, -1)), LUA_OK);
    lua_remove(L, -2);
    assert_int_equal(lua_pcall(L, 1, 1, 0), LUA_OK);
    text = strdup(lua_tostring(L, -1));
    lua_close(L);
    return text;
}

static void a_ruleset_says_what_it_was_loaded_from(void **state)
{
    static const char *const topics[] = {
        "files", "config", "ground",  "header",  "shared",
        "looks", "tiles",  "options", "modules", "order"};
    tes_ruleset *rules =
        load("option { 'slow', default = false, help = 'a\\n\"b\" \\\\ c' }\n"
             "option { 'end', default = 'é', values = { 'é', '7up', 'nil' } }\n"
             "look { 'city', size = 1 / 3 }\n"
             "look { 'x y', width = 1 / 0 > 1 and 2.5 or 1 }\n");
    tes_error err = {TES_OK, NULL};
    (void)state;

    write_rule("another text");
    for (size_t i = 0; i < sizeof topics / sizeof *topics; i++) {
        char *text = tes_describe(rules, NULL, topics[i], &err);
        if (text == NULL) fail_msg("%s: %s", topics[i], err.text);
        char *same = again(text);
        assert_string_equal(text, same);
        free(same);
        free(text);
    }
    assert_null(tes_describe(rules, NULL, "nonsense", &err));
    assert_int_equal(err.status, TES_EINPUT);
    assert_string_equal(err.text, "nothing is known about 'nonsense'");
    tes_error_clear(&err);
    tes_ruleset_free(rules);
}

/* Loads the rule with a tile set of these tiles; the text of the types, or what
 * is wrong. */
static char *types_with(const char *tiles, const char *rules_text)
{
    char path[300], config[600], text[400];
    tes_error err = {TES_OK, NULL};
    tes_source source = {.config_text = config};
    char *found;

    snprintf(path, sizeof path, "%s/ours.lua", folder);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fprintf(file, "tileset { 'ours', marks = { 'shine' } } %s", tiles);
    assert_int_equal(fclose(file), 0);
    snprintf(text, sizeof text, "\n%s", rules_text);
    write_rule(text);
    snprintf(config, sizeof config,
             "return { modules = { 'base' }, rules = { '%s' }, path = { '%s' },"
             " tiles = { 'ours' } }",
             rule, folder);
    tes_ruleset *rules = tes_ruleset_load(&source, &err);
    if (rules == NULL) {
        found = strdup(err.text);
    } else {
        found = tes_describe(rules, NULL, "tiles", &err);
        char *same = again(found);
        assert_string_equal(found, same);
        free(same);
    }
    tes_error_clear(&err);
    tes_ruleset_free(rules);
    unlink(path);
    return found;
}

static void expect_types(const char *tiles, const char *rules_text,
                         const char *part)
{
    for (int times = 0; times < 3; times++) {
        char *found = types_with(tiles, rules_text);
        if (strstr(found, part) == NULL) {
            fail_msg("'%s' is not in: %s", part, found);
        }
        free(found);
    }
}

static void tile_sets_are_those_of_their_files_and_rules(void **state)
{
    (void)state;
    expect_types("tile { 'Z', 2, 'city field field field' }", "",
                 "count=2,crossing={},id=\"ours/Z\"");
    expect_types("tile { 'Y', 3, 'city field field field' }", "",
                 "count=3,crossing={},id=\"ours/Y\"");
    expect_types("tile { 'Z', 2, 'city field field field', 'city N shine' }",
                 "",
                 "id=\"ours/Z\",marks={},name=\"Z\",segments={{form="
                 "\"solid\",halves=0,kind=\"city\",marks={},");
    expect_types("tile { 'Z', 2, 'city field field field', 'city N shine' }",
                 "mark { 'shine' }", "kind=\"city\",marks={shine=true},");
    expect_types("tile { 'Z', 2, 'city field field tram' }", "",
                 "ours.lua:1: ");
    expect_types("tile { 'Z', 2, 'city field field tram' }",
                 "feature { 'tram', form = 'line' }",
                 "sides={\"city\",\"field\",\"field\",\"tram\"}");
}

/* What no ruleset holds, and its text: it is hashed, and kept in saved games.
 */
static const char odd_values[] =
    "local write = ...\n"
    "local function is(text, value, ...)\n"
    "  local _, written = pcall(write, value, ...)\n"
    "  assert(written == text, text .. ' and not ' .. written)\n"
    "end\n"
    "local deep, circle = {}, {}\n"
    "for i = 1, 62 do deep = { deep } end\n"
    "circle[1] = circle\n"
    "is('\"x\"', 'x')\n"
    "is('\"\"', '')\n"
    "is('\"\\\\0\\\\0019\\\\13\\\\n\\\\9\\\\127\\200\\\\\"\\\\\\\\\"',"
    " '\\0\\0019\\r\\n\\t\\127\\200\"\\\\')\n"
    "is('true', true)\n"
    "is('nil')\n"
    "is('0', 0)\n"
    "is('-0.0', -0.0)\n"
    "is('1e999', 1/0)\n"
    "is('-1e999', -1/0)\n"
    "is('(0/0)', 0/0)\n"
    "is('0.10000000000000001', 0.1)\n"
    "is('1.0000000000000001e+300', 1e300)\n"
    "is('1000000000000000.0', 1e15)\n"
    "is('{5,5.0}', { 5, 5.0 })\n"
    "is('-7', -7)\n"
    "is('(-9223372036854775807-1)', math.mininteger)\n"
    "is('9223372036854775807', math.maxinteger)\n"
    "is('{{}}', { {} })\n"
    "is('{1,[3]=3}', { 1, nil, 3 })\n"
    "is('{5,[-1]=2,[0]=1}', { [0] = 1, [-1] = 2, 5 })\n"
    "is('{[false]=3,[true]=2,[1.5]=1,A=7,a=5,aa=6,b=4}',\n"
    "  { [1.5] = 1, [true] = 2, [false] = 3, b = 4, a = 5, aa = 6, A = 7 })\n"
    "is('{[9007199254740992]=1,[\"\"]=7,[\"7up\"]=3,_=6,[\"a\\\\0\"]=9,'\n"
    "  .. '[\"a\\\\0b\"]=8,[\"a b\"]=5,[\"end\"]=1,ends=2,[\"é\"]=4}',\n"
    "  { ['end'] = 1, ends = 2, ['7up'] = 3, ['é'] = 4, ['a b'] = 5, _ = 6,\n"
    "    [''] = 7, ['a\\0b'] = 8, ['a\\0'] = 9, [2^53] = 1 })\n"
    "is(('{'):rep(63) .. ('}'):rep(63), deep)\n"
    "is('a table within itself cannot be written down', circle)\n"
    "is('a table as a key cannot be written down', { [{}] = 1 })\n"
    "is('a function cannot be written down', { print })\n"
    "is('a function cannot be written down', print)\n"
    "local many = {}\n"
    "for i = 1, 100 do many['k' .. i], many[i / 8] = i, i end\n"
    "local read = load('return ' .. write(many))()\n"
    "for key, value in pairs(many) do assert(read[key] == value) end\n"
    "is(write(read), many)\n"
    "local row = { 1, 2, 3, 4, 5, 6, 7, 8 }\n"
    "row[2], row[3] = nil, nil\n"
    "read = load('return ' .. write(row))()\n"
    "for i = 1, 8 do assert(read[i] == row[i], i) end\n"
    "is('{1,[4]=4,[5]=5,[6]=6,[7]=7,[8]=8}', row)\n";

static void odd_values_have_the_texts_they_had(void **state)
{
    lua_State *L = luaL_newstate();
    char path[300];
    (void)state;

    luaL_openlibs(L);
    snprintf(path, sizeof path, "%s/lua/common/literal.lua", root_of());
    assert_int_equal(luaL_loadstring(L, odd_values), LUA_OK);
    assert_int_equal(luaL_dofile(L, path), LUA_OK);
    lua_getfield(L, -1, "write");
    lua_remove(L, -2);
    if (lua_pcall(L, 1, 0, 0) != LUA_OK) fail_msg("%s", lua_tostring(L, -1));
    lua_close(L);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_compiled_before_fails_with_the_same_words),
        cmocka_unit_test(words_that_come_too_late_say_so),
        cmocka_unit_test(what_rules_hold_is_what_they_held),
        cmocka_unit_test(a_ruleset_says_what_it_was_loaded_from),
        cmocka_unit_test(tile_sets_are_those_of_their_files_and_rules),
        cmocka_unit_test(odd_values_have_the_texts_they_had)};
    return cmocka_run_group_tests(tests, set_up, close_folder);
}
