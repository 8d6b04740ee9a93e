/* test_junk - every function and field of a rule, called with junk.
 *
 * The names come from the generated reference, so that a new function needs no
 * word here; junk.lua calls them from every kind of hook with numbers out of
 * range and no numbers, text with zero bytes, tables in circles, functions,
 * and handles that are of another type, of another game or of something that
 * was taken back. Whatever it calls, an answer either succeeds or fails in
 * time with a message, and one that failed leaves no trace; the sanitizers look
 * on. JUNK_SEED and JUNK_ANSWERS ask for other and for more calls. */
#include "tessera.h"
#include "verdict.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TIME_LIMIT 500u /* ms */
#define SLACK 8         /* seconds over that */
#define GAMES 2
#define KEY 512

static uint64_t wanted(const char *name, uint64_t usual)
{
    const char *text = getenv(name);
    return text == NULL ? usual : strtoull(text, NULL, 10);
}

/* ---- the names ----------------------------------------------------------- */

/* "* `g:award(…" of the reference is a method of g, "* `tile.cell" a field. */
static int copy_names(FILE *from, FILE *to)
{
    char line[4096];
    int count = 0;

    while (fgets(line, sizeof line, from)) {
        char type[32], name[64], mark;
        if (sscanf(line, "* `%31[a-z]%c%63[a-z_]", type, &mark, name) != 3 ||
            (mark != ':' && mark != '.')) {
            continue;
        }
        line[strcspn(line, "\n")] = '\0';
        fprintf(to,
                "  { type = '%s', name = '%s', method = %s, line = [[%s]] },\n",
                type, name, mark == ':' ? "true" : "false", line);
        count++;
    }
    return count;
}

static int write_names(const char *root, const char *path, uint64_t seed)
{
    char reference[1024];
    int count = 0;

    snprintf(reference, sizeof reference, "%s/lua/doc/reference.md", root);
    FILE *from = fopen(reference, "r"), *to = fopen(path, "w");
    if (from != NULL && to != NULL) {
        fprintf(to,
                "module { 'junk-names' }\nexport { seed = %llu, names = {\n",
                (unsigned long long)seed);
        count = copy_names(from, to);
        fprintf(to, "} }\n");
    }
    if (from != NULL) fclose(from);
    if (to != NULL && fclose(to) != 0) count = 0;
    return count;
}

static tes_ruleset *load(const char *root, const char *names, tes_error *err)
{
    char config[3000];
    tes_source source = {.root = root,
                         .config_text = config,
                         .memory_limit = (size_t)32 << 20,
                         .game_limit = (size_t)8 << 20,
                         .time_limit_ms = TIME_LIMIT};

    snprintf(config, sizeof config,
             "return { rules = { '%s', '%s/tests/hostile/junk.lua' } }", names,
             root);
    return tes_ruleset_load(&source, err);
}

/* ---- playing ------------------------------------------------------------- */

struct session {
    tes_ruleset *rules;
    tes_game *games[GAMES]; /* in one VM: handles go from one to the other */
    uint64_t dice;
    unsigned good, bad;
};

static uint32_t below(struct session *s, uint32_t limit)
{
    s->dice = s->dice * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((s->dice >> 33) % limit);
}

static bool readable(const char *text)
{
    for (const char *c = text; *c != '\0'; c++) {
        if ((unsigned char)*c < ' ' && *c != '\n') return false;
    }
    return *text != '\0';
}

static bool look(struct session *s, tes_game *game)
{
    char key[KEY];
    tes_decision open;
    int32_t points;

    if (!tes_game_decision(game, &open)) return true;
    for (int i = 0; i < 3; i++) {
        uint32_t index = below(s, open.count);
        tes_game_key(game, index, key, sizeof key);
        if (!readable(key)) return fail("an unreadable key: %s", key);
    }
    for (uint32_t i = 0; i < 3 && tes_game_veto(game, i, key, KEY) > 0; i++) {
        if (!readable(key)) return fail("an unreadable reason: %s", key);
    }
    uint64_t hash = tes_game_hash(game);
    tes_game_worth(game, below(s, 40), 0, &points);
    return tes_game_hash(game) == hash || fail("worth changed the game");
}

/* No digest is taken: it covers what was offered before, and that is junk each
 * time a phase is run again. */
static bool answer(struct session *s, tes_game *game, uint32_t index)
{
    uint64_t hash = tes_game_hash(game);
    uint32_t answers = tes_game_answers(game);
    tes_error err = {0};
    double start = now();
    tes_status status = tes_game_answer(game, index, &err);
    double spent = now() - start;

    if (status == TES_OK) {
        s->good++;
    } else {
        s->bad++;
        if (getenv("JUNK_SHOW")) fprintf(stderr, "%s\n", err.text);
        if (err.text == NULL || !readable(err.text)) {
            fail("an unreadable message: %s", err.text ? err.text : "none");
        }
        if (tes_game_hash(game) != hash || tes_game_answers(game) != answers) {
            fail("not as before: %s", err.text);
        }
    }
    if (spent > SLACK + TIME_LIMIT / 1000.0) {
        fail("took %.1f s: %s", spent, err.text ? err.text : "");
    }
    tes_error_clear(&err);
    return *why == '\0';
}

/* One answer of one of the games; where that is stuck or over, or by chance,
 * some are taken back. */
static bool move(struct session *s)
{
    tes_game **game = &s->games[below(s, GAMES)];
    tes_error err = {0};
    tes_decision open;
    uint32_t back = 0;

    if (*game == NULL) {
        *game = tes_game_new(s->rules, s->dice, &err);
        tes_error_clear(&err);
        return true;
    }
    if (tes_game_status(*game) != TES_ASKING || below(s, 25) == 0) {
        back = 1 + below(s, 12);
    }
    if (tes_game_status(*game) == TES_OVER || below(s, 150) == 0 ||
        (back > 0 && tes_game_undo(*game, back) != TES_OK)) {
        tes_game_free(*game);
        *game = NULL;
        return true;
    }
    if (below(s, 10) == 0) tes_game_drop_cache(*game);
    if (below(s, 20) == 0) {
        tes_game *end = tes_game_clone(*game);
        if (end != NULL) tes_game_conclude(end, NULL);
        tes_game_free(end);
    }
    if (!tes_game_decision(*game, &open)) return true;
    return look(s, *game) && answer(s, *game, below(s, open.count));
}

static void play(struct session *s, uint64_t answers)
{
    for (uint64_t i = 0; i < answers; i++) {
        if (!move(s)) break;
    }
    for (int i = 0; i < GAMES; i++) tes_game_free(s->games[i]);
    if (s->good < answers / 20 || s->bad < answers / 20) {
        fail("%u answers succeeded, %u failed", s->good, s->bad);
    }
}

int main(void)
{
    const char *root = getenv("TESSERA_ROOT"), *tmp = getenv("TMPDIR");
    struct session s = {.dice = wanted("JUNK_SEED", 1)};
    char names[1024];
    tes_error err = {0};

    if (root == NULL) root = ".";
    snprintf(names, sizeof names, "%s/junk-names.lua", tmp ? tmp : "/tmp");
    if (write_names(root, names, s.dice) < 100) {
        fail("the reference names too few functions");
    } else if ((s.rules = load(root, names, &err)) == NULL) {
        fail("it is not loaded: %s", err.text ? err.text : "?");
    } else {
        play(&s, wanted("JUNK_ANSWERS", 12000));
    }
    bool fine = verdict(1, "every function with junk");
    printf("# %u answers succeeded, %u failed\n1..1\n", s.good, s.bad);
    tes_error_clear(&err);
    tes_ruleset_free(s.rules);
    return fine ? 0 : 1;
}
