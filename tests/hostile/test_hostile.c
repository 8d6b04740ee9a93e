/* test_hostile - every attack of this folder, with small budgets.
 *
 * The first line of an attack says its kind and, if it is not the usual one,
 * its budget in ms; the lines after it what must be said about it, each an
 * extended regular expression. Kinds:
 *   load   does not load
 *   start  loads, but no game begins
 *   play   answers fail; the game keeps its hash, plays on and can be undone
 *   calm   tries, but nothing fails
 *   test   its own rule test fails
 * Without arguments all run, else those whose path contains one of the words.
 */
#include "tessera.h"
#include "verdict.h"

#include <dirent.h>
#include <regex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_EXPECT 8
#define LINE 512

typedef struct attack {
    char folder[16], name[256], path[1024];
    char kind[16];
    char expect[MAX_EXPECT][LINE];
    int expects;
} attack;

static const char *root;
static uint32_t usual_limit = 60; /* ms */
static uint32_t time_limit;       /* of the attack that runs */
/* Factor of the limit: larger after another program had the processor. */
static uint32_t patience = 1;
static double slack = 2; /* seconds over the limit */
/* After so many answers it is asked what features are worth, which may burn a
 * budget each: seldom in the short run (tests/run.sh). */
static int worth_after = 10;
/* Of so many attacks one has its turn: in the short run three. */
static unsigned every = 1;
static int tests, failures;

/* ---- results ------------------------------------------------------------- */

static void result(const attack *a)
{
    char name[sizeof a->folder + sizeof a->name + 1];
    snprintf(name, sizeof name, "%s/%s", a->folder, a->name);
    if (!verdict(++tests, name)) failures++;
}

/* ---- what an attack expects ---------------------------------------------- */

static bool read_attack(attack *a)
{
    char line[LINE];
    FILE *file = fopen(a->path, "rb");

    if (file == NULL) return fail("%s cannot be read", a->path);
    time_limit = usual_limit;
    if (fgets(line, sizeof line, file)) {
        const char *kind = strtok(line, "- \n"), *limit = strtok(NULL, " \n");
        if (kind != NULL) snprintf(a->kind, sizeof a->kind, "%s", kind);
        if (limit != NULL) time_limit = (uint32_t)strtoul(limit, NULL, 10);
    }
    time_limit *= patience;
    while (fgets(line, sizeof line, file) && a->expects < MAX_EXPECT &&
           strncmp(line, "-- expect: ", 11) == 0) {
        line[strcspn(line, "\n")] = '\0';
        snprintf(a->expect[a->expects++], LINE, "%s", line + 11);
    }
    fclose(file);
    return a->expects > 0 || fail("no line '-- expect: ...'");
}

static bool said(const attack *a, const char *text)
{
    if (text == NULL || *text == '\0') return fail("nothing was said");
    for (const char *c = text; *c != '\0'; c++) {
        if ((unsigned char)*c < ' ' && *c != '\n') {
            return fail("control characters in: %s", text);
        }
    }
    for (int i = 0; i < a->expects; i++) {
        regex_t regex;
        if (regcomp(&regex, a->expect[i], REG_EXTENDED | REG_NOSUB) != 0) {
            return fail("a wrong expression: %s", a->expect[i]);
        }
        bool found = regexec(&regex, text, 0, NULL, 0) == 0;
        regfree(&regex);
        if (!found) return fail("expected: %s\ngot: %s", a->expect[i], text);
    }
    return true;
}

/* A file may come with several endless loops, each with a budget. */
static bool in_time(double start, int budgets)
{
    double spent = now() - start;
    double limit = slack + budgets * (double)time_limit / 1000;
    return spent < limit || fail("took %.1f s of %.1f", spent, limit);
}

/* ---- loading ------------------------------------------------------------- */

static tes_ruleset *load(const attack *a, tes_error *err)
{
    char text[1400], folder[1100];
    const char *path[] = {folder, NULL};
    tes_source source = {.root = root,
                         .path = path,
                         .memory_limit = (size_t)24 << 20,
                         .game_limit = (size_t)4 << 20,
                         .event_limit = 50000,
                         .time_limit_ms = time_limit};

    snprintf(folder, sizeof folder, "%s/tests/hostile", root);
    if (strcmp(a->folder, "configs") == 0) {
        source.config_file = a->path;
    } else {
        if (strcmp(a->folder, "tiles") == 0) {
            snprintf(text, sizeof text, "return { tiles = { '%s' } }", a->name);
        } else {
            snprintf(text, sizeof text, "return { rules = { '%s' } }", a->path);
        }
        source.config_text = text;
    }
    return tes_ruleset_load(&source, err);
}

static void test_load(const attack *a)
{
    tes_error err = {0};
    double start = now();
    tes_ruleset *rules = load(a, &err);

    in_time(start, 3);
    if (rules != NULL) {
        fail("it was loaded");
        tes_ruleset_free(rules);
    } else {
        said(a, err.text);
        if (err.status != TES_EINPUT) fail("status %d", err.status);
    }
    tes_error_clear(&err);
}

/* Failing tests of a module are results like others. */
struct report {
    const attack *attack;
    int failed;
};

static void report(void *ctx, const tes_test_result *result)
{
    struct report *to = ctx;
    if (result->passed) return;
    to->failed++;
    said(to->attack, result->message);
}

static void test_test(const attack *a)
{
    struct report to = {a, 0};
    tes_error err = {0};
    tes_source source = {.root = root,
                         .memory_limit = (size_t)24 << 20,
                         .time_limit_ms = time_limit};
    double start = now();

    if (tes_run_tests(&source, a->path, NULL, report, &to, &err) < 0) {
        fail("no tests were run: %s", err.text ? err.text : "?");
    }
    in_time(start, 3);
    if (to.failed == 0) fail("its test passed");
    tes_error_clear(&err);
}

/* ---- playing ------------------------------------------------------------- */

typedef struct session {
    const attack *attack;
    tes_game *game;
    uint64_t dice;
    int struck;       /* answers that failed as expected */
    unsigned allowed; /* ms that the last one took too long, or 0 */
} session;

static uint32_t below(session *s, uint32_t limit)
{
    s->dice = s->dice * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((s->dice >> 33) % limit);
}

/* After a script was stopped, each limit is half as long, down to a quarter of
 * a second. */
static void look_at_time(session *s, const char *text)
{
    static const char words[] = "took longer than ";
    const char *found = text ? strstr(text, words) : NULL;
    unsigned given;

    if (found == NULL) return;
    given = (unsigned)strtoul(found + sizeof words - 1, NULL, 10);
    if (s->allowed > 250 && given >= s->allowed) {
        fail("%u ms again after %u", given, s->allowed);
    }
    s->allowed = given;
}

/* What a feature is worth may be asked at any time, and asks the rules. */
static void ask_worth(session *s)
{
    uint64_t hash = tes_game_hash(s->game);
    double start = now();
    int32_t points;

    for (int i = 0; i < 3; i++) {
        tes_game_worth(s->game, below(s, 60), 0, &points);
    }
    in_time(start, 3);
    if (tes_game_hash(s->game) != hash) fail("worth changed the game");
    s->allowed = 0; /* it may have been cut */
}

/* Gives one answer; whatever comes of it must be in order. */
static bool answer(session *s, uint32_t index, bool *moved)
{
    uint64_t hash = tes_game_hash(s->game), digest = tes_game_digest(s->game);
    uint32_t answers = tes_game_answers(s->game);
    tes_error err = {0};
    double start = now();
    tes_status status = tes_game_answer(s->game, index, &err);

    *moved = status == TES_OK;
    in_time(start, 1);
    if (*moved) return true;
    s->struck++;
    if (status != TES_ERULE) fail("status %d: %s", status, err.text);
    said(s->attack, err.text);
    look_at_time(s, err.text);
    if (tes_game_hash(s->game) != hash) fail("the hash is another");
    if (tes_game_digest(s->game) != digest) fail("the digest is another");
    if (tes_game_answers(s->game) != answers) fail("answers were lost");
    tes_error_clear(&err);
    return *why == '\0';
}

/* After a failure: another answer, of this decision or of one before. */
static bool go_on(session *s, uint32_t failed)
{
    bool moved = false;
    tes_decision open;

    for (uint32_t back = 0; back < 6; back++) {
        if (back > 0 && tes_game_undo(s->game, 1) != TES_OK) break;
        tes_game_decision(s->game, &open);
        for (uint32_t i = 1; i <= 3 && i <= open.count; i++) {
            uint32_t index = (failed + i) % open.count;
            if (back == 0 && index == failed) continue;
            if (!answer(s, index, &moved)) return false;
            if (moved) return true;
        }
    }
    return fail("the game does not go on");
}

/* Plays until two answers have failed and ten more were good. */
static void play(session *s)
{
    int good = 0;
    tes_decision open;

    for (int i = 0; i < 800 && *why == '\0'; i++) {
        bool moved = true;
        if (!tes_game_decision(s->game, &open)) break;
        if (i % 5 == 4) tes_game_drop_cache(s->game);
        if (i % worth_after == 9) ask_worth(s);
        uint32_t index = below(s, open.count);
        if (!answer(s, index, &moved)) break;
        if (!moved && !go_on(s, index)) break;
        good = s->struck > 0 ? good + 1 : 0;
        if (good > 10 && s->struck >= 2) break;
    }
}

static void test_play(const attack *a, bool calm)
{
    tes_error err = {0};
    tes_ruleset *rules = load(a, &err);
    session s = {.attack = a};

    if (rules == NULL) {
        fail("it is not loaded: %s", err.text ? err.text : "?");
        tes_error_clear(&err);
        return;
    }
    for (uint64_t seed = 1; seed <= 6 && s.struck < 2 && *why == '\0'; seed++) {
        s.dice = seed;
        s.game = tes_game_new(rules, seed, &err);
        if (s.game == NULL) {
            fail("no game begins: %s", err.text ? err.text : "?");
            break;
        }
        uint64_t hash = tes_game_hash(s.game);
        play(&s);
        uint32_t answers = tes_game_answers(s.game);
        if (*why == '\0' && tes_game_undo(s.game, answers) != TES_OK) {
            fail("no undo to the start");
        }
        if (*why == '\0' && tes_game_hash(s.game) != hash) {
            fail("undo leads to another start");
        }
        tes_game_free(s.game);
    }
    if (calm && s.struck > 0) fail("an answer failed");
    if (!calm && s.struck == 0) fail("no answer failed");
    tes_error_clear(&err);
    tes_ruleset_free(rules);
}

/* The first game cannot even begin; the ruleset stays usable. */
static void test_start(const attack *a)
{
    tes_error err = {0};
    tes_ruleset *rules = load(a, &err);

    if (rules == NULL) {
        fail("it is not loaded: %s", err.text ? err.text : "?");
        tes_error_clear(&err);
        return;
    }
    for (uint64_t seed = 1; seed <= 2; seed++) {
        double start = now();
        tes_game *game = tes_game_new(rules, seed, &err);
        in_time(start, 1);
        if (game != NULL) fail("a game began");
        tes_game_free(game);
        said(a, err.text);
        tes_error_clear(&err);
    }
    tes_ruleset_free(rules);
}

/* ---- all of them --------------------------------------------------------- */

static void attempt(attack *a)
{
    if (!read_attack(a)) {
    } else if (strcmp(a->kind, "load") == 0) {
        test_load(a);
    } else if (strcmp(a->kind, "play") == 0) {
        test_play(a, false);
    } else if (strcmp(a->kind, "calm") == 0) {
        test_play(a, true);
    } else if (strcmp(a->kind, "start") == 0) {
        test_start(a);
    } else if (strcmp(a->kind, "test") == 0) {
        test_test(a);
    } else {
        fail("no such kind: '%s'", a->kind);
    }
}

/* The limit is one of the clock. If it stopped something other than the attack,
 * the machine was slow, and the attack is tried again with more time. */
static void run(attack *a)
{
    attempt(a);
    if (strstr(why, "took longer than") != NULL) {
        *why = '\0';
        a->expects = 0;
        patience = 16;
        attempt(a);
        patience = 1;
    }
    result(a);
}

static int is_script(const struct dirent *entry)
{
    const char *dot = strrchr(entry->d_name, '.');
    return dot != NULL && strcmp(dot, ".lua") == 0 && *entry->d_name != '.';
}

static bool wanted(const char *path, int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (strstr(path, argv[i]) != NULL) return true;
    }
    return argc < 2;
}

static void run_folder(const char *folder, int argc, char **argv)
{
    char path[1024];
    struct dirent **entries;

    snprintf(path, sizeof path, "%s/tests/hostile/%s", root, folder);
    int count = scandir(path, &entries, is_script, alphasort);
    for (int i = 0; i < count; i++) {
        attack a = {.expects = 0};
        snprintf(a.folder, sizeof a.folder, "%s", folder);
        snprintf(a.path, sizeof a.path, "%s/tests/hostile/%s/%s", root, folder,
                 entries[i]->d_name);
        snprintf(a.name, sizeof a.name, "%s", entries[i]->d_name);
        *strrchr(a.name, '.') = '\0';
        free(entries[i]);
        DIR *inside = opendir(a.path); /* one attack is a folder */
        if (inside != NULL) {
            closedir(inside);
            continue;
        }
        if (wanted(a.path, argc, argv) && (unsigned)i % every == 0) run(&a);
    }
    if (count >= 0) free(entries);
}

int main(int argc, char **argv)
{
    const char *variant = getenv("TESSERA_VARIANT");

    root = getenv("TESSERA_ROOT");
    if (root == NULL) root = ".";
    if (variant != NULL && strcmp(variant, "asan") == 0) {
        usual_limit = 300;
        slack = 8;
    }
    if (getenv("TESSERA_SHORT")) {
        worth_after = 60;
        every = 3;
    }
    run_folder("modules", argc, argv);
    run_folder("tiles", argc, argv);
    run_folder("configs", argc, argv);
    printf("1..%d\n", tests);
    return failures > 0 || tests == 0;
}
