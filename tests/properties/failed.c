/* failed.c - games whose answers fail. */
#include "failed.h"

#include "port/alloc.h"
#include "shot.h"
#include "state/dice.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Two games that must stay equal: `game` sees the failures. */
typedef struct pair {
    tes_game *game, *plain;
    uint64_t random; /* state of its dice */
} pair;

/* Everything that is seen of two games, but for the mark of a failed answer if
 * there was one. */
static bool same(const struct tesI_shot *a, const struct tesI_shot *b,
                 bool failed, const char *what)
{
    struct tesI_shot now = *b;

    if (failed) now.status = a->status;
    return memcmp(a, &now, sizeof now) == 0 ||
           tap_fail("%s: another game after %u answers", what, a->answers);
}

static bool open_pair(pair *run, tes_ruleset *rules, uint64_t seed)
{
    tes_error err = {0};

    run->random = seed * TESI_DICE_STEP;
    run->game = tes_game_new(rules, seed, &err);
    run->plain = run->game ? tes_game_new(rules, seed, &err) : NULL;
    if (!run->plain) tap_fail("new game: %s", err.text ? err.text : "?");
    tes_error_clear(&err);
    return run->plain != NULL;
}

/* Returns `fine`; else says what was found, and with which seed. */
static bool close_pair(pair *run, bool fine, uint64_t seed)
{
    tes_game_free(run->game);
    tes_game_free(run->plain);
    if (fine) return true;
    tap_detail("seed %llu", (unsigned long long)seed);
    return false;
}

/* Gives the answer to the other game too and compares. */
static bool follow(pair *run, uint32_t index)
{
    tes_error err = {0};
    struct tesI_shot want, have;

    if (tes_game_answer(run->plain, index, &err) != TES_OK) {
        tap_fail("an answer failed only without failures before it: %s",
                 err.text ? err.text : "?");
        tes_error_clear(&err);
        return false;
    }
    want = tesI_shot_take(run->plain);
    have = tesI_shot_take(run->game);
    return same(&want, &have, false, "game with failures");
}

/* ---- rules that fail --------------------------------------------------- */

static bool check_message(const tes_game *game, const char *module,
                          tes_status status, const tes_error *err)
{
    char turn[32], file[128];

    snprintf(turn, sizeof turn, "turn %u", tes_game_turn(game));
    snprintf(file, sizeof file, "%s/rules.lua:", module);
    if (status != TES_ERULE || err->status != TES_ERULE || !err->text)
        return tap_fail("status %d, error %d with text `%s`", (int)status,
                        (int)err->status, err->text ? err->text : "");
    if (!strstr(err->text, turn) || !strstr(err->text, file) ||
        !strstr(err->text, module))
        return tap_fail("module, %s or %s not named: %s", file, turn,
                        err->text);
    return true;
}

static bool unharmed(const tes_game *game, const struct tesI_shot *before)
{
    struct tesI_shot now = tesI_shot_take(game);

    return same(before, &now, true, "game whose answer failed");
}

/* Answers at random until one comes through. *answered is TES_NONE when all
 * of them fail. */
static bool try_answers(pair *run, const char *module, faults *count,
                        uint32_t *answered)
{
    struct tesI_shot before = tesI_shot_take(run->game);
    tes_decision open;
    uint32_t first;

    tes_game_decision(run->game, &open);
    first = tesI_dice_next(&run->random, open.count);
    for (uint32_t i = 0; i < open.count; i++) {
        tes_error err = {0};
        tes_status status;
        bool fine;

        *answered = (first + i) % open.count;
        status = tes_game_answer(run->game, *answered, &err);
        if (status == TES_OK) return true;
        count->failed++;
        fine = check_message(run->game, module, status, &err) &&
               unharmed(run->game, &before);
        tes_error_clear(&err);
        if (!fine) return false;
        if (tes_game_status(run->game) ==
            (i + 1 < open.count && open.player != TES_CHANCE ? TES_STUCK
                                                             : TES_ASKING))
            return tap_fail("status %d when %u of %u answers have failed",
                            (int)tes_game_status(run->game), i + 1, open.count);
    }
    *answered = TES_NONE;
    return true;
}

/* A stuck game is undone; so is the other. */
static bool unstick(pair *run)
{
    struct tesI_shot want, have;

    if (tes_game_answers(run->game) == 0) return true;
    if (tes_game_undo(run->game, 1) != TES_OK ||
        tes_game_undo(run->plain, 1) != TES_OK)
        return tap_fail("a stuck game cannot be undone");
    want = tesI_shot_take(run->plain);
    have = tesI_shot_take(run->game);
    return same(&want, &have, false, "stuck game undone");
}

bool faults_play(tes_ruleset *rules, const char *module, uint64_t seed,
                 faults *count)
{
    pair run = {0};
    bool fine = open_pair(&run, rules, seed);

    while (fine && tes_game_status(run.game) == TES_ASKING) {
        uint32_t answered;

        fine = try_answers(&run, module, count, &answered);
        if (!fine) break;
        if (answered == TES_NONE) {
            count->stuck++;
            fine = unstick(&run);
            break;
        }
        fine = follow(&run, answered);
        if (tesI_dice_next(&run.random, 3) == 0) tes_game_drop_cache(run.game);
    }
    return close_pair(&run, fine, seed);
}

/* ---- memory that fails ------------------------------------------------- */

/* n of the next try: every one at first, then in growing strides. */
static unsigned long next_failing(unsigned long n) { return n + 1 + n / 16; }

/* True when it was refused as it should be, or came through. */
static bool refused(const void *made, const tes_error *err, const char *what,
                    unsigned long n)
{
    if (made || err->status != TES_OK) return true;
    return tap_fail("%s without memory: no error, allocation %lu", what, n);
}

bool faults_load(const tes_source *source, faults *count)
{
    tes_ruleset *rules = NULL;
    tes_game *game = NULL;
    bool fine = true;

    for (unsigned long n = 1; fine && !rules; n = next_failing(n)) {
        tes_error err = {0};

        tesI_memory_fail(n);
        rules = tes_ruleset_load(source, &err);
        tesI_memory_fail(0);
        fine = refused(rules, &err, "ruleset", n);
        count->failed += !rules;
        tes_error_clear(&err);
    }
    for (unsigned long n = 1; fine && !game; n = next_failing(n)) {
        tes_error err = {0};

        tesI_memory_fail(n);
        game = tes_game_new(rules, 1, &err);
        tesI_memory_fail(0);
        fine = refused(game, &err, "new game", n);
        count->failed += !game;
        tes_error_clear(&err);
    }
    tes_game_free(game);
    if (rules) tes_ruleset_free(rules);
    return fine;
}
