/* test_interrupt - a host stops what scripts do, from a signal handler.
 *
 * Everything that runs scripts is stopped within a moment, with a status that
 * no script can make, and leaves all as it was; the same call works again after
 * tes_resume. */
#define _XOPEN_SOURCE 700 /* setitimer */
#include "tessera.h"
#include "verdict.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

static const char *root, *folder;
static char path[1024];
static double most = 1; /* seconds until it is stopped */

static void on_alarm(int number)
{
    (void)number;
    /* made for signal handlers, see tessera.h */
    /* NOLINTNEXTLINE(bugprone-signal-handler,cert-sig30-c) */
    tes_interrupt();
}

/* tes_interrupt will be called so many ms from now, or, with 0, is. */
static void interrupt_after(int ms)
{
    struct itimerval time = {{0, 0}, {ms / 1000, ms % 1000 * 1000}};

    signal(SIGALRM, on_alarm);
    if (ms == 0) tes_interrupt();
    setitimer(ITIMER_REAL, &time, NULL);
}

/* A config with a rule of this text. */
static tes_source source_of(const char *rule, char *config, size_t size)
{
    FILE *file = fopen(path, "w");

    if (file == NULL || fputs(rule, file) < 0 || fclose(file) != 0) {
        fail("%s cannot be written", path);
    }
    snprintf(config, size, "return { rules = { '%s' } }", path);
    return (tes_source){.root = root,
                        .config_text = config,
                        .time_limit_ms = 60000}; /* it would take so long */
}

static tes_ruleset *load(const char *rule)
{
    char config[1200];
    tes_error err = {TES_OK, NULL};
    tes_source source = source_of(rule, config, sizeof config);
    tes_ruleset *rules = tes_ruleset_load(&source, &err);

    if (rules == NULL) fail("not loaded: %s", err.text ? err.text : "?");
    tes_error_clear(&err);
    return rules;
}

static void check(tes_status status, tes_error *err, double start)
{
    if (status != TES_EINTERRUPT) {
        fail("status %d: %s (%.2f s)", status, err->text ? err->text : "-",
             now() - start);
    } else if (err->text == NULL || strcmp(err->text, "interrupted") != 0) {
        fail("it says: %s", err->text ? err->text : "nothing");
    }
    if (now() - start > most) fail("it took %.1f s", now() - start);
    tes_error_clear(err);
}

/* ---- what is stopped ----------------------------------------------------- */

static void test_load(void)
{
    char config[1200];
    tes_error err = {TES_OK, NULL};
    tes_source source =
        source_of("module { 'spin', needs = 'base' } while true do end", config,
                  sizeof config);
    double start = now();

    interrupt_after(100);
    tes_ruleset *rules = tes_ruleset_load(&source, &err);
    if (rules != NULL) tes_ruleset_free(rules);
    check(err.status, &err, start);
    tes_resume();
}

static void test_start(void)
{
    tes_error err = {TES_OK, NULL};
    tes_ruleset *rules =
        load("module { 'spin', needs = 'base' }\n"
             "phase { 'spin', stage = 'setup', run = function()\n"
             "  while true do end end }");
    double start = now();

    if (rules == NULL) return;
    interrupt_after(100);
    tes_game *game = tes_game_new(rules, 1, &err);
    if (game != NULL) fail("it began");
    check(err.status, &err, start);
    tes_resume();
    tes_ruleset_free(rules);
}

/* Plays until somebody is asked this. */
static void play_to(tes_game *game, const char *prompt)
{
    tes_decision open;

    while (tes_game_decision(game, &open) && strcmp(open.prompt, prompt) != 0) {
        if (tes_game_answer(game, 0, NULL) != TES_OK) {
            fail("the game does not begin");
            return;
        }
    }
}

/* The first of two answers never ends: stopped `ms` from now, it can be given
 * again, and be stopped again, and the second is as good as ever. */
static void test_answer(const char *rule, int ms)
{
    tes_error err = {TES_OK, NULL};
    tes_ruleset *rules = load(rule);
    tes_game *game = rules == NULL ? NULL : tes_game_new(rules, 1, &err);

    if (game == NULL) {
        fail("no game: %s", err.text ? err.text : "?");
        return;
    }
    play_to(game, "menace");
    uint64_t hash = tes_game_hash(game), digest = tes_game_digest(game);
    for (int i = 0; i < 3 && *why == '\0'; i++) {
        double start = now();
        interrupt_after(ms);
        if (i == 2) tes_game_drop_cache(game);
        check(tes_game_answer(game, 0, &err), &err, start);
        if (tes_game_hash(game) != hash || tes_game_digest(game) != digest) {
            fail("it is another game");
        }
        if (tes_game_status(game) != TES_ASKING) fail("it is stuck");
        start = now(); /* until tes_resume nothing runs */
        check(tes_game_answer(game, 1, &err), &err, start);
        tes_resume();
    }
    if (tes_game_answer(game, 1, &err) != TES_OK) fail("%s", err.text);
    tes_error_clear(&err);
    tes_game_free(game);
    tes_ruleset_free(rules);
}

static const char in_phase[] =
    "module { 'spin', needs = 'base' }\n"
    "phase { 'menace', after = 'tile', run = function(g)\n"
    "  local _, word = g:ask(g.player, 'menace', function(o)\n"
    "    o:word('pick', 'spin') o:word('pick', 'go') end)\n"
    "  while word == 'spin' do end end }";

static const char in_list[] =
    "module { 'spin', needs = 'base' }\n"
    "phase { 'menace', after = 'tile', run = function(g)\n"
    "  local _, word = g:ask(g.player, 'menace', function(o)\n"
    "    o:word('pick', 'spin') o:word('pick', 'go') end)\n"
    "  local liar = {}\n"
    "  for k = 5, 61 do liar[1 << k] = k end\n"
    "  while word == 'spin' do table.move({}, 1, 1 << 40, 1, liar) end\n"
    "end }";

static const char in_hook[] =
    "module { 'spin', needs = 'base' }\n"
    "local S = state { spin = 'boolean' }\n"
    "phase { 'menace', after = 'tile', run = function(g)\n"
    "  local _, word = g:ask(g.player, 'menace', function(o)\n"
    "    o:word('pick', 'spin') o:word('pick', 'go') end)\n"
    "  S.spin = word == 'spin'\n"
    "  g:pay(g.player, 'road', 1, 1) end }\n"
    "on.scored(function() while S.spin do end end)";

/* The status comes from the host's interrupt, not from the text of an error. */
static const char says_so[] =
    "module { 'spin', needs = 'base' }\n"
    "phase { 'menace', after = 'tile', run = function(g)\n"
    "  local _, word = g:ask(g.player, 'menace', function(o)\n"
    "    o:word('pick', 'spin') o:word('pick', 'go') end)\n"
    "  if word == 'spin' then error('interrupted', 0) end end }";

static void test_said(void)
{
    tes_error err = {TES_OK, NULL};
    tes_ruleset *rules = load(says_so);
    tes_game *game = rules == NULL ? NULL : tes_game_new(rules, 1, &err);

    if (game == NULL) return;
    play_to(game, "menace");
    if (tes_game_answer(game, 0, &err) != TES_ERULE) {
        fail("status %d", err.status);
    }
    tes_error_clear(&err);
    tes_game_free(game);
    tes_ruleset_free(rules);
}

static void ignore(void *ctx, const tes_test_result *result)
{
    (void)ctx;
    (void)result;
}

static void test_tests(int ms)
{
    char config[1200];
    tes_error err = {TES_OK, NULL};
    tes_source source =
        source_of("module { 'spin', needs = 'base' }\n"
                  "test 'spin' { play = '', expect = function()\n"
                  "  while true do end end }",
                  config, sizeof config);
    double start = now();

    source.config_text = NULL;
    interrupt_after(ms);
    if (tes_run_tests(&source, path, NULL, ignore, NULL, &err) >= 0) {
        fail("they ended");
    }
    check(err.status, &err, start);
    tes_resume();
}

/* ---- all ----------------------------------------------------------------- */

static void answers(void)
{
    test_answer(in_phase, 100);
    test_answer(in_list, 100);
    test_answer(in_hook, 100);
}

/* The flag is up before the call begins. */
/* While they are planned, while their rules load, and while they run. */
static void rule_tests(void)
{
    for (int ms = 1; ms < 300 && *why == '\0'; ms *= 3) test_tests(ms);
}

static void before(void)
{
    test_answer(in_phase, 0);
    test_answer(in_hook, 0);
}

int main(void)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } tests[] = {
        {"loading", test_load},     {"a game's start", test_start},
        {"answers", answers},       {"answers not yet given", before},
        {"rule tests", rule_tests}, {"a script that says so", test_said}};
    int count = (int)(sizeof tests / sizeof *tests), failures = 0;
    const char *variant = getenv("TESSERA_VARIANT");

    root = getenv("TESSERA_ROOT");
    if (root == NULL) root = ".";
    folder = getenv("TMPDIR");
    if (variant != NULL && strcmp(variant, "asan") == 0) most = 8;
    snprintf(path, sizeof path, "%s/spin.lua", folder ? folder : "/tmp");
    for (int i = 0; i < count; i++) {
        tests[i].run();
        tes_resume();
        if (!verdict(i + 1, tests[i].name)) failures++;
    }
    printf("1..%d\n", count);
    unlink(path);
    return failures > 0;
}
