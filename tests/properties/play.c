/* play.c - random games with every check at every step. */
#include "play.h"

#include "checks.h"
#include "tap.h"

#include <stdlib.h>
#include <string.h>

#define KEY_SIZE 256
#define MOST_UNDONE 12
#define WINDOW 3

/* One running check. `shots` and `keys` grow by one with every answer. */
typedef struct session {
    tes_game *game, *stressed, *fresh;
    tes_game *brief; /* undoes only WINDOW answers */
    tes_game *kept;  /* a clone taken some answers ago */
    shot kept_shot;
    dice random;
    shot *shots;            /* [i]: after i answers */
    char (*keys)[KEY_SIZE]; /* [i]: key of answer i + 1 */
    uint32_t count, room;
    figure_counts figures; /* at the start */
} session;

static bool grow(session *run)
{
    uint32_t room = run->room ? 2 * run->room : 256;
    void *shots, *keys;

    if (run->count + 1 < run->room) return true;
    shots = realloc(run->shots, room * sizeof *run->shots);
    if (shots) run->shots = shots;
    keys = realloc(run->keys, room * sizeof *run->keys);
    if (keys) run->keys = keys;
    if (!shots || !keys) {
        tap_fail("out of memory");
        return false;
    }
    run->room = room;
    return true;
}

static bool answer_key(tes_game *game, const char *key, const char *who)
{
    uint32_t index = tes_game_find(game, key);
    tes_error err = {0};
    bool fine = true;

    if (index == TES_NONE)
        return tap_fail("%s: %s is not offered after %u answers", who, key,
                        tes_game_answers(game));
    if (tes_game_answer(game, index, &err) != TES_OK)
        fine =
            tap_fail("%s: answer %s: %s", who, key, err.text ? err.text : "?");
    tes_error_clear(&err);
    return fine;
}

/* Weighted among the options of CHANCE, uniform otherwise. */
static uint32_t choose(const tes_game *game, dice *random)
{
    tes_decision open;
    tes_option option;
    uint32_t left;

    tes_game_decision(game, &open);
    if (open.player != TES_CHANCE) return dice_below(random, open.count);
    left = dice_below(random, open.weight);
    for (uint32_t i = 0; tes_game_option(game, i, &option); i++) {
        if (left < option.weight) return i;
        left -= option.weight;
    }
    return 0;
}

/* ---- undo -------------------------------------------------------------- */

static bool undo_to(session *run, uint32_t answers, const char *what)
{
    tes_status status = tes_game_undo(run->game, run->count - answers);
    shot now;

    if (status != TES_OK)
        return tap_fail("%s: undo of %u answers: status %d", what,
                        run->count - answers, (int)status);
    now = shot_take(run->game);
    return shot_same(&run->shots[answers], &now, what);
}

/* Gives the answers again that have been undone down to `from`. */
static bool redo(session *run, uint32_t from, bool every)
{
    shot now;

    for (uint32_t i = from; i < run->count; i++) {
        if (!answer_key(run->game, run->keys[i], "redo")) return false;
        if (!every && i + 1 < run->count) continue;
        now = shot_take(run->game);
        if (!shot_same(&run->shots[i + 1], &now, "redo")) return false;
    }
    return true;
}

static bool check_undo(session *run)
{
    uint32_t most = run->count < MOST_UNDONE ? run->count : MOST_UNDONE;
    uint32_t back;

    if (run->count == 0) return true;
    if (!undo_to(run, run->count - 1, "undo of one answer") ||
        !redo(run, run->count - 1, true))
        return false;
    back = 1 + dice_below(&run->random, most);
    return undo_to(run, run->count - back, "undo of several answers") &&
           redo(run, run->count - back, true);
}

/* Back to the start in random strides, then everything again. */
static bool check_undo_to_start(session *run)
{
    uint32_t at = run->count;
    shot now;

    if (tes_game_undo(run->game, at + 1) == TES_OK)
        return tap_fail("more answers undone than were given");
    while (at > 0) {
        uint32_t back = 1 + dice_below(&run->random, 30);

        back = back < at ? back : at;
        if (tes_game_undo(run->game, back) != TES_OK)
            return tap_fail("undo of %u answers of %u failed", back, at);
        at -= back;
        now = shot_take(run->game);
        if (!shot_same(&run->shots[at], &now, "undo to the start"))
            return false;
    }
    return redo(run, 0, true);
}

/* ---- one step ---------------------------------------------------------- */

static bool check_moment(session *run)
{
    const tes_game *game = run->game;
    figure_counts figures;
    tes_decision open;

    if (!check_scores(game) || !check_figures(game, &figures) ||
        !check_same_figures(&run->figures, &figures) || !check_board(game))
        return false;
    if (tes_game_status(game) != TES_ASKING) return true;
    if (!check_options(game) || !check_clone(game, &run->random)) return false;
    tes_game_decision(game, &open);
    return open.player != TES_CHANCE || dice_below(&run->random, 16) != 0 ||
           check_roll(game);
}

/* The clone that was kept has not moved; perhaps keeps a newer one. It is
 * caught up with the game by its keys first. */
static bool check_kept(session *run)
{
    shot now;

    if (run->kept) {
        now = shot_take(run->kept);
        if (!shot_same(&run->kept_shot, &now, "clone kept for a while"))
            return false;
        if (dice_below(&run->random, 12) != 0) return true;
        for (uint32_t i = run->kept_shot.answers; i < run->count; i++)
            if (!answer_key(run->kept, run->keys[i], "clone")) return false;
        now = shot_take(run->kept);
        if (!shot_same(&run->shots[run->count], &now, "clone caught up"))
            return false;
    }
    tes_game_free(run->kept);
    run->kept = tes_game_clone(run->game);
    run->kept_shot = run->shots[run->count];
    return run->kept || tap_fail("no clone");
}

/* The digest sees numbers that a ruleset gives to strings in the order of
 * their first use, so another ruleset is compared by the hash. */
static bool check_fresh(const session *run, const char *what)
{
    shot now = shot_take(run->fresh);

    now.digest = run->shots[run->count].digest;
    return shot_same(&run->shots[run->count], &now, what);
}

/* A game that forgets: as many answers as promised can be taken back. */
static bool check_window(session *run, const char *key)
{
    uint32_t most = run->count < WINDOW ? run->count : WINDOW;
    uint32_t at = run->count - dice_below(&run->random, most + 1);
    shot now;

    if (!answer_key(run->brief, key, "game with an undo window")) return false;
    if (tes_game_undo(run->brief, run->count - at) != TES_OK)
        return tap_fail("undo of %u answers in a window of %d", run->count - at,
                        WINDOW);
    for (uint32_t i = at; i < run->count; i++)
        if (!answer_key(run->brief, run->keys[i], "redo in the window"))
            return false;
    now = shot_take(run->brief);
    return shot_same(&run->shots[run->count], &now, "game with an undo window");
}

static bool step(session *run)
{
    char *key;
    shot now;

    if (!grow(run)) return false;
    key = run->keys[run->count];
    key[0] = '\0';
    tes_game_key(run->game, choose(run->game, &run->random), key, KEY_SIZE);
    if (!answer_key(run->game, key, "game")) return false;
    run->count++;
    run->shots[run->count] = shot_take(run->game);
    if (!answer_key(run->stressed, key, "game without cache")) return false;
    tes_game_drop_cache(run->stressed);
    now = shot_take(run->stressed);
    if (!shot_same(&run->shots[run->count], &now, "game without cache"))
        return false;
    return answer_key(run->fresh, key, "replay") &&
           check_fresh(run, "replay") && check_window(run, key);
}

static bool open_games(session *run, tes_ruleset *rules, tes_ruleset *fresh,
                       uint64_t seed)
{
    tes_error err = {0};
    shot now;

    run->game = tes_game_new(rules, seed, &err);
    if (run->game) run->stressed = tes_game_new(rules, seed, &err);
    if (run->stressed) run->brief = tes_game_new(rules, seed, &err);
    if (run->brief) run->fresh = tes_game_new(fresh, seed, &err);
    if (!run->fresh) {
        tap_fail("new game: %s", err.text ? err.text : "?");
        tes_error_clear(&err);
        return false;
    }
    tes_game_drop_cache(run->stressed);
    tes_game_undo_window(run->brief, WINDOW);
    if (!grow(run)) return false;
    run->shots[0] = shot_take(run->game);
    now = shot_take(run->stressed);
    if (!shot_same(&run->shots[0], &now, "second game of the ruleset"))
        return false;
    return check_fresh(run, "game of a fresh ruleset") &&
           check_figures(run->game, &run->figures);
}

static bool play(session *run, uint32_t answers)
{
    for (;;) {
        if (!check_moment(run) || !check_undo(run) || !check_kept(run))
            return false;
        if (tes_game_status(run->game) == TES_STUCK)
            return tap_fail("the game is stuck");
        if (tes_game_status(run->game) == TES_OVER ||
            (answers && run->count >= answers))
            break;
        if (!step(run)) return false;
    }
    return check_undo_to_start(run);
}

bool play_checked(tes_ruleset *rules, tes_ruleset *fresh, uint64_t seed,
                  uint32_t answers)
{
    session run = {.random = {.state = seed * 0x9E3779B97F4A7C15u}};
    bool fine = open_games(&run, rules, fresh, seed) && play(&run, answers);

    if (!fine) {
        uint32_t from = run.count > 4 ? run.count - 4 : 0;

        tap_detail("seed %llu, the last answers:", (unsigned long long)seed);
        for (uint32_t i = from; i < run.count; i++)
            tap_detail("    %u: %s", i + 1, run.keys[i]);
    }
    tes_game_free(run.kept);
    tes_game_free(run.game);
    tes_game_free(run.stressed);
    tes_game_free(run.brief);
    tes_game_free(run.fresh);
    free(run.shots);
    free(run.keys);
    return fine;
}

/* ---- means ------------------------------------------------------------- */

/* One quick random game; adds its placements and scores. */
static bool play_quick(tes_ruleset *rules, uint64_t seed, dice *random,
                       uint64_t *legal, uint64_t *turns, int64_t *points)
{
    tes_error err = {0};
    tes_game *game = tes_game_new(rules, seed, &err);
    tes_status status = game ? TES_OK : err.status;
    tes_decision open;
    tes_option option;

    while (game && status == TES_OK && tes_game_decision(game, &open)) {
        if (open.player == TES_CHANCE) {
            status = tes_game_roll(game, &err);
            continue;
        }
        tes_game_option(game, 0, &option);
        if (option.kind == TES_OPT_PLACE) {
            *legal += open.count;
            ++*turns;
        }
        status = tes_game_answer(game, dice_below(random, open.count), &err);
    }
    if (status != TES_OK)
        tap_fail("seed %llu: %s", (unsigned long long)seed,
                 err.text ? err.text : "?");
    for (int i = 0; game && i < tes_ruleset_players(rules); i++)
        *points += tes_game_score(game, i);
    tes_error_clear(&err);
    tes_game_free(game);
    return status == TES_OK;
}

bool play_means(tes_ruleset *rules, uint32_t games, means *out)
{
    uint64_t legal = 0, turns = 0;
    int64_t points = 0;
    dice random = {.state = 1};

    for (uint32_t i = 0; i < games; i++)
        if (!play_quick(rules, i + 1, &random, &legal, &turns, &points))
            return false;
    out->points = (double)points / games / tes_ruleset_players(rules);
    out->legal = turns ? (double)legal / (double)turns : 0;
    out->turns = (double)turns / games;
    return true;
}
