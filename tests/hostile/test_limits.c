/* test_limits - every limit of tes_source: what goes beyond a low one is
 * refused with that number, and is fine by the default.
 * measures: the time that a rule takes */
#define _XOPEN_SOURCE 700
#include "tessera.h"
#include "verdict.h"

#include <regex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *root, *folder;
static char path[1024], config[1200];
static int tests, failures;

/* A rule does something in its second turn, or when it is loaded. */
#define TURN_2(does)          \
    "on.placed(function(g)\n" \
    "  if g.turn ~= 2 then return end\n" does "\nend)\n"

static const struct limit {
    const char *field, *rule;
    tes_source low;
    const char *said; /* with the low limit; an extended regular expression */
} limits[] = {
    {"time_limit_ms",
     TURN_2("for _ = 1, 3e8 do end"),
     {.time_limit_ms = 200},
     "on.placed, turn 2: .*:4: took longer than 200 ms"},
    {"memory_limit",
     "local text = ('x'):rep(20 << 20)\n",
     {.memory_limit = 16 << 20},
     "needs more than the 16384 KB of memory"},
    {"game_limit",
     "local S = state { m = { 'integer', per = 'map' } }\n" TURN_2(
         "for i = 1, 60000 do S.m[i] = i end"),
     {.game_limit = 1 << 20},
     "on.placed, turn 2: .*needs more than the 1024 KB of memory"},
    {"file_limit",
     NULL,
     {.file_limit = 65536},
     "^[^:]*limits.lua: larger than 64 KB"},
    {"table_limit",
     "local t = {}\nfor i = 1, 5000 do t['k' .. i] = i end\n",
     {.table_limit = 4096},
     ":3: a table of more than 4096 keys"},
    {"pattern_limit",
     TURN_2("(('a'):rep(100)):find 'a*a*a*b'"),
     {.pattern_limit = 10000},
     "on.placed, turn 2: .*:4: this pattern takes too long"},
    {"event_limit",
     TURN_2("for _ = 1, 500 do g:note 'n' end"),
     {.event_limit = 200},
     "on.placed, turn 2: .*:4: more than 200 events"},
    {"option_limit",
     "phase { 'many', after = 'figure', run = function(g)\n"
     "  g:ask(g.player, 'many', function(o)\n"
     "    for i = 1, 300 do o:number('pick', i) end\n"
     "  end)\nend }\n",
     {.option_limit = 100},
     "more than 100 options"},
    {"phase_limit",
     "local S = state { n = 'integer' }\n"
     "phase { 'round', after = 'figure', run = function(g)\n"
     "  S.n = S.n + 1\n"
     "  if S.n % 500 ~= 0 then g:jump 'round' end\nend }\n",
     {.phase_limit = 300},
     "300 phases ran without anybody being asked"},
};

/* ---- trying a rule ------------------------------------------------------- */

static void put_rule(const char *rule)
{
    FILE *file = fopen(path, "w");

    if (file == NULL) {
        fail("%s cannot be written", path);
        return;
    }
    fputs("module { 'limits', needs = 'base' }\n", file);
    if (rule != NULL) {
        fputs(rule, file);
    } else { /* a long file */
        for (int i = 0; i < 2000; i++) {
            fprintf(file, "-- %060d\n", i);
        }
    }
    fclose(file);
}

/* Loads and plays three turns; what was said when that failed, malloc'd. */
static char *try_rule(tes_source source)
{
    tes_error err = {TES_OK, NULL};
    tes_decision open;

    source.root = root;
    source.path = (const char *const[]){folder, NULL};
    source.config_text = config;
    tes_ruleset *rules = tes_ruleset_load(&source, &err);
    tes_game *game = rules == NULL ? NULL : tes_game_new(rules, 1, &err);
    while (game != NULL && err.status == TES_OK && tes_game_turn(game) < 4 &&
           tes_game_decision(game, &open)) {
        if (open.player == TES_CHANCE) {
            tes_game_roll(game, &err);
        } else {
            tes_game_answer(game, open.count - 1, &err);
        }
    }
    char *said = err.status == TES_OK ? NULL : strdup(err.text);
    tes_error_clear(&err);
    tes_game_free(game);
    tes_ruleset_free(rules);
    return said;
}

static void expect(const char *said, const char *pattern)
{
    regex_t regex;

    if (said == NULL) {
        fail("nothing was refused");
        return;
    }
    if (regcomp(&regex, pattern, REG_EXTENDED | REG_NOSUB) != 0) {
        fail("a wrong expression: %s", pattern);
        return;
    }
    if (regexec(&regex, said, 0, NULL, 0) != 0) {
        fail("expected: %s\ngot: %s", pattern, said);
    }
    regfree(&regex);
}

static void result(const char *name)
{
    if (!verdict(++tests, name)) failures++;
}

static void test_rule(const struct limit *limit)
{
    put_rule(limit->rule);
    char *said = try_rule(limit->low);
    expect(said, limit->said);
    free(said);
    said = try_rule((tes_source){.root = root});
    if (said != NULL) fail("by the default: %s", said);
    free(said);
    result(limit->field);
}

/* ---- those that are no error of a rule ----------------------------------- */

/* What a rule prints goes to standard error, which is a file meanwhile. */
static long printed(tes_source source)
{
    char name[1100];
    struct stat info = {.st_size = -1};

    snprintf(name, sizeof name, "%s/printed", folder);
    int kept = dup(STDERR_FILENO);
    if (freopen(name, "w", stderr) == NULL) fail("%s", name);
    char *said = try_rule(source);
    fflush(stderr);
    if (dup2(kept, STDERR_FILENO) < 0) fail("standard error is lost");
    close(kept);
    if (said != NULL) fail("%s", said);
    free(said);
    stat(name, &info);
    unlink(name);
    return (long)info.st_size;
}

static void test_print(void)
{
    put_rule("for _ = 1, 50 do print(('x'):rep(99)) end\n");
    long few = printed((tes_source){.print_limit = 1000});
    long all = printed((tes_source){.root = root});
    if (few < 1000 || few > 1400) fail("%ld bytes of 1000", few);
    if (all != 5000) fail("%ld bytes of 5000", all);
    result("print_limit");
}

static void test_save(void)
{
    tes_error err = {TES_OK, NULL};
    tes_source low = {.root = root, .save_limit = 2000};
    tes_source usual = {.root = root};
    tes_ruleset *rules;
    tes_game *game;
    char *notice;
    FILE *file = fopen(path, "w");

    if (file == NULL) {
        fail("%s cannot be written", path);
    } else {
        fputs("tessera-keys 1\n", file);
        for (int i = 0; i < 100; i++) fprintf(file, "# %060d\n", i);
        fputs("play\n", file);
        fclose(file);
    }
    tes_save *save = tes_save_load(path, &low, &rules, &game, &notice, &err);
    expect(save == NULL ? err.text : NULL,
           "limits.lua: larger than 2000 bytes");
    tes_error_clear(&err);
    save = tes_save_load(path, &usual, &rules, &game, &notice, &err);
    if (save == NULL) {
        fail("by the default: %s", err.text);
    } else {
        tes_game_free(game);
        tes_save_close(save);
        tes_ruleset_free(rules);
        free(notice);
    }
    tes_error_clear(&err);
    result("save_limit");
}

int main(void)
{
    char made[512];
    const char *tmp = getenv("TMPDIR");

    root = getenv("TESSERA_ROOT");
    if (root == NULL) root = ".";
    snprintf(made, sizeof made, "%s/tessera-limits.XXXXXX",
             tmp == NULL ? "/tmp" : tmp);
    folder = mkdtemp(made);
    if (folder == NULL) return 1;
    snprintf(path, sizeof path, "%s/limits.lua", folder);
    snprintf(config, sizeof config, "return { rules = { '%s' } }", path);
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        test_rule(&limits[i]);
    }
    test_print();
    test_save();
    unlink(path);
    rmdir(folder);
    printf("1..%d\n", tests);
    return failures > 0;
}
