/* trial.c - random games with every check at every step. */
#include "trial.h"

#include <stdlib.h>

#define KEY_SIZE 256
#define MOST_UNDONE 12
#define WINDOW 3
/* On average: answers between two rolls forced, two clones kept, two times
 * that the rules are loaded again; answers between two twins where nothing is
 * hidden. */
#define EVERY_ROLL 16
#define EVERY_KEPT 12
#define EVERY_TWIN 6
#define EVERY_LOAD 100

/* One running check. `shots` and `keys` grow by one with every answer. */
struct session {
    const struct tesI_trial *trial;
    struct tesI_finding *found;
    tesI_trial_result result;
    tes_game *game;
    tes_game *stressed;         /* its phases are never cached */
    tes_game *brief;            /* undoes only WINDOW answers */
    tes_game *fresh, *shuffled; /* of other rulesets */
    tes_game *neighbour;        /* goes another way in the same VM */
    uint64_t neighbours;        /* there were so far */
    tes_game *kept;             /* a clone taken some answers ago */
    struct tesI_shot kept_shot;
    uint64_t random;         /* state of its dice */
    struct tesI_shot *shots; /* [i]: after i answers */
    char (*keys)[KEY_SIZE];  /* [i]: key of answer i + 1 */
    uint32_t count, room;
    uint32_t starvings;                /* allocations that failed */
    struct tesI_figure_counts figures; /* at the start */
};

static bool grow(struct session *run)
{
    uint32_t room = run->room ? 2 * run->room : 256;
    void *shots, *keys;

    if (run->count + 1 < run->room) return true;
    shots = realloc(run->shots, room * sizeof *run->shots);
    if (shots) run->shots = shots;
    keys = realloc(run->keys, room * sizeof *run->keys);
    if (keys) run->keys = keys;
    if (!shots || !keys) {
        tesI_found(run->found, "out of memory");
        return false;
    }
    run->room = room;
    return true;
}

static bool answer(struct session *run, tes_game *game, const char *key,
                   const char *who)
{
    uint32_t index = tes_game_find(game, key);
    tes_error err = {TES_OK, NULL};
    bool fine = true;

    if (index == TES_NONE)
        return tesI_found(run->found, "%s: %s is not offered after %u answers",
                          who, key, tes_game_answers(game));
    if (tes_game_answer(game, index, &err) != TES_OK)
        fine = tesI_found(run->found, "%s: the answer %s fails: %s", who, key,
                          err.text ? err.text : "?");
    tes_error_clear(&err);
    return fine;
}

/* Compares a game of this ruleset with what the game was after n answers. */
static bool same(struct session *run, const tes_game *game, uint32_t n,
                 const char *what)
{
    struct tesI_shot now = tesI_shot_take(game);

    return tesI_shot_same(&run->shots[n], &now, what, run->found);
}

/* The digest sees numbers that a ruleset gives to strings in the order of
 * their first use, so another ruleset is compared by the hash. */
static bool same_state(struct session *run, const tes_game *game,
                       const char *what)
{
    struct tesI_shot now = tesI_shot_take(game);

    now.digest = run->shots[run->count].digest;
    return tesI_shot_same(&run->shots[run->count], &now, what, run->found);
}

/* Modules in another order may offer the same in another order, in phases of
 * other numbers. */
static bool same_offers(struct session *run)
{
    const struct tesI_shot *then = &run->shots[run->count];
    struct tesI_shot now = tesI_shot_take(run->shuffled);

    now.digest = then->digest;
    if (now.state == then->state) now.hash = then->hash;
    if (now.offers == then->offers) now.keys = then->keys;
    return tesI_shot_same(then, &now, "modules loaded in another order",
                          run->found);
}

/* Weighted among the options of CHANCE, uniform otherwise. */
static uint32_t choose(const tes_game *game, uint64_t *random)
{
    tes_decision open;
    tes_option option;
    uint32_t left;

    tes_game_decision(game, &open);
    if (open.player != TES_CHANCE) return tesI_dice_next(random, open.count);
    left = tesI_dice_next(random, open.weight);
    for (uint32_t i = 0; tes_game_option(game, i, &option); i++) {
        if (left < option.weight) return i;
        left -= option.weight;
    }
    return 0;
}

/* ---- undo -------------------------------------------------------------- */

static bool undo_to(struct session *run, uint32_t answers, const char *what)
{
    tes_status status = tes_game_undo(run->game, run->count - answers);

    if (status != TES_OK)
        return tesI_found(run->found, "%s: undo of %u answers: status %d", what,
                          run->count - answers, (int)status);
    return same(run, run->game, answers, what);
}

/* Gives the answers again that have been undone down to `from`. */
static bool redo(struct session *run, uint32_t from, bool every)
{
    for (uint32_t i = from; i < run->count; i++) {
        if (!answer(run, run->game, run->keys[i], "redo")) return false;
        if (!every && i + 1 < run->count) continue;
        if (!same(run, run->game, i + 1, "redo")) return false;
    }
    return true;
}

static bool check_undo(struct session *run)
{
    uint32_t most = run->count < MOST_UNDONE ? run->count : MOST_UNDONE;
    uint32_t back;

    if (run->count == 0) return true;
    if (!undo_to(run, run->count - 1, "undo of one answer") ||
        !redo(run, run->count - 1, true))
        return false;
    back = 1 + tesI_dice_next(&run->random, most);
    return undo_to(run, run->count - back, "undo of several answers") &&
           redo(run, run->count - back, true);
}

/* Back to the start in random strides, then everything again. */
static bool check_undo_to_start(struct session *run)
{
    uint32_t at = run->count;

    if (tes_game_undo(run->game, at + 1) == TES_OK)
        return tesI_found(run->found, "more answers undone than were given");
    while (at > 0) {
        uint32_t back = 1 + tesI_dice_next(&run->random, 30);

        back = back < at ? back : at;
        if (tes_game_undo(run->game, back) != TES_OK)
            return tesI_found(run->found, "undo of %u answers of %u failed",
                              back, at);
        at -= back;
        if (!same(run, run->game, at, "undo to the start")) return false;
    }
    return redo(run, 0, true);
}

/* ---- one moment -------------------------------------------------------- */

static bool check_moment(struct session *run)
{
    const tes_game *game = run->game;
    struct tesI_figure_counts figures;
    tes_decision open;

    if (!tesI_check_scores(game, run->found) ||
        !tesI_check_figures(game, &figures, run->found) ||
        !tesI_check_same_figures(&run->figures, &figures, run->found) ||
        !tesI_check_board(game, run->found))
        return false;
    if (tes_game_status(game) != TES_ASKING) return true;
    if (!tesI_check_options(game, run->found) ||
        !tesI_check_clone(game, &run->random, run->found))
        return false;
    tes_game_decision(game, &open);
    return open.player != TES_CHANCE ||
           tesI_dice_next(&run->random, EVERY_ROLL) != 0 ||
           tesI_check_roll(game, run->found);
}

/* The clone that was kept has not moved; perhaps keeps a newer one. It is
 * caught up with the game by its keys first. */
static bool check_kept(struct session *run)
{
    struct tesI_shot now;

    if (run->kept) {
        now = tesI_shot_take(run->kept);
        if (!tesI_shot_same(&run->kept_shot, &now, "clone kept for a while",
                            run->found))
            return false;
        if (tesI_dice_next(&run->random, EVERY_KEPT) != 0) return true;
        for (uint32_t i = run->kept_shot.answers; i < run->count; i++)
            if (!answer(run, run->kept, run->keys[i], "clone")) return false;
        if (!same(run, run->kept, run->count, "clone caught up")) return false;
    }
    tes_game_free(run->kept);
    run->kept = tes_game_clone(run->game);
    run->kept_shot = run->shots[run->count];
    return run->kept || tesI_found(run->found, "no clone");
}

/* The rules are loaded once more, and all answers are given to them. */
static bool check_reload(struct session *run)
{
    static const char what[] = "rules loaded again between two answers";
    tes_error err = {TES_OK, NULL};
    tes_ruleset *rules = tes_ruleset_load(run->trial->source, &err);
    tes_game *game = rules ? tes_game_new(rules, run->trial->seed, &err) : NULL;
    bool fine = game != NULL;

    if (!fine) tesI_found(run->found, "%s: %s", what, err.text);
    for (uint32_t i = 0; fine && i < run->count; i++)
        fine = answer(run, game, run->keys[i], what);
    fine = fine && same_state(run, game, what);
    tes_error_clear(&err);
    tes_game_free(game);
    if (rules) tes_ruleset_free(rules);
    return fine;
}

/* ---- one step ---------------------------------------------------------- */

/* The game of another seed goes on by an answer, or is followed by another.
 * If its rules fail, so they will in a game that begins with its seed. */
static void move_neighbour(struct session *run)
{
    if (run->neighbour && tes_game_status(run->neighbour) == TES_ASKING &&
        tes_game_answer(run->neighbour, choose(run->neighbour, &run->random),
                        NULL) == TES_OK)
        return;
    tes_game_free(run->neighbour);
    run->neighbours++;
    run->neighbour = tes_game_new(
        run->trial->rules, run->trial->seed + 1000003 * run->neighbours, NULL);
}

/* A game that forgets: as many answers as promised can be taken back. */
static bool follow_brief(struct session *run, const char *key)
{
    uint32_t most = run->count < WINDOW ? run->count : WINDOW;
    uint32_t at = run->count - tesI_dice_next(&run->random, most + 1);

    if (!answer(run, run->brief, key, "game with an undo window")) return false;
    if (tes_game_undo(run->brief, run->count - at) != TES_OK)
        return tesI_found(run->found, "undo of %u answers in a window of %d",
                          run->count - at, WINDOW);
    for (uint32_t i = at; i < run->count; i++)
        if (!answer(run, run->brief, run->keys[i], "redo in the window"))
            return false;
    return same(run, run->brief, run->count, "game with an undo window");
}

static bool follow_stressed(struct session *run, const char *key)
{
    if (!answer(run, run->stressed, key, "game without cache")) return false;
    tes_game_drop_cache(run->stressed);
    return same(run, run->stressed, run->count, "game without cache");
}

static bool follow_shuffled(struct session *run, const char *key)
{
    if (answer(run, run->shuffled, key, "modules loaded in another order") &&
        same_offers(run))
        return true;
    run->result = TRIAL_ORDER;
    return false;
}

/* A clone gets the answer while memory runs out at one point after another.
 * *starved is the clone then. */
static bool starve(struct session *run, uint32_t index, tes_game **starved)
{
    *starved = NULL;
    if (run->trial->starved == 0 ||
        tesI_dice_next(&run->random, run->trial->starved) != 0)
        return true;
    if (!tesI_starve_clone(run->game, run->found)) return false;
    *starved = tes_game_clone(run->game);
    if (!*starved) return tesI_found(run->found, "no clone");
    return tesI_starve_answer(*starved, index, &run->random, &run->starvings,
                              run->found);
}

/* A game with other secrets looks on from one of the seats. */
static bool open_twin(struct session *run, struct tesI_twin *twin)
{
    int seats = tes_ruleset_players(run->trial->rules);
    bool secrets = tes_ruleset_secrets(run->trial->rules);
    uint32_t seat = tesI_dice_next(&run->random, (uint32_t)seats + 1);

    twin->game = NULL;
    if (!secrets && tesI_dice_next(&run->random, EVERY_TWIN) != 0) return true;
    return tesI_twin_open(twin, run->game, (int)seat - 1, run->random,
                          run->found);
}

static bool step(struct session *run)
{
    uint32_t index = choose(run->game, &run->random);
    struct tesI_twin twin;
    tes_game *starved;
    char *key;
    bool fine;

    if (!grow(run)) return false;
    key = run->keys[run->count];
    key[0] = '\0';
    tes_game_key(run->game, index, key, KEY_SIZE);
    if (!open_twin(run, &twin)) return false;
    fine = starve(run, index, &starved) && answer(run, run->game, key, "game");
    fine = fine &&
           (!twin.game || tesI_twin_follow(&twin, run->game, key, run->found));
    tesI_twin_close(&twin);
    if (fine) {
        run->count++;
        run->shots[run->count] = tesI_shot_take(run->game);
        fine = !starved ||
               same(run, starved, run->count, "game after failures of memory");
    }
    tes_game_free(starved);
    if (!fine) return false;
    move_neighbour(run);
    return follow_stressed(run, key) && follow_brief(run, key) &&
           (!run->fresh || (answer(run, run->fresh, key, "replay") &&
                            same_state(run, run->fresh, "replay"))) &&
           (!run->shuffled || follow_shuffled(run, key)) &&
           (!run->trial->source ||
            tesI_dice_next(&run->random, EVERY_LOAD) != 0 || check_reload(run));
}

/* ---- the game ---------------------------------------------------------- */

static bool open_one(struct session *run, tes_ruleset *rules, tes_game **game)
{
    tes_error err = {TES_OK, NULL};

    *game = tes_game_new(rules, run->trial->seed, &err);
    if (!*game)
        tesI_found(run->found, "new game: %s", err.text ? err.text : "?");
    tes_error_clear(&err);
    return *game != NULL;
}

static bool open_games(struct session *run)
{
    const struct tesI_trial *trial = run->trial;

    if (!open_one(run, trial->rules, &run->game) ||
        !open_one(run, trial->rules, &run->stressed) ||
        !open_one(run, trial->rules, &run->brief) || !grow(run))
        return false;
    tes_game_drop_cache(run->stressed);
    tes_game_undo_window(run->brief, WINDOW);
    run->shots[0] = tesI_shot_take(run->game);
    if (!same(run, run->stressed, 0, "second game of the ruleset"))
        return false;
    if (trial->fresh && (!open_one(run, trial->fresh, &run->fresh) ||
                         !same_state(run, run->fresh, "fresh ruleset")))
        return false;
    if (trial->shuffled && (!open_one(run, trial->shuffled, &run->shuffled) ||
                            !same_offers(run))) {
        run->result = TRIAL_ORDER;
        return false;
    }
    return tesI_check_figures(run->game, &run->figures, run->found);
}

static bool play(struct session *run)
{
    for (;;) {
        if (!check_moment(run) || !check_undo(run) || !check_kept(run))
            return false;
        if (tes_game_status(run->game) == TES_STUCK)
            return tesI_found(run->found, "the game is stuck");
        if (tes_game_status(run->game) == TES_OVER ||
            (run->trial->answers && run->count >= run->trial->answers))
            break;
        if (!step(run)) return false;
    }
    return check_undo_to_start(run) &&
           (!run->trial->source || check_reload(run));
}

static void close_games(struct session *run)
{
    tes_game_free(run->kept);
    tes_game_free(run->game);
    tes_game_free(run->stressed);
    tes_game_free(run->brief);
    tes_game_free(run->fresh);
    tes_game_free(run->shuffled);
    tes_game_free(run->neighbour);
    free(run->shots);
    free(run->keys);
}

tesI_trial_result tesI_trial_play(const struct tesI_trial *trial,
                                  struct tesI_finding *found)
{
    struct session run = {
        .trial = trial, .found = found, .random = trial->seed * TESI_DICE_STEP};

    if (!open_games(&run) || !play(&run)) {
        uint32_t from = run.count > 4 ? run.count - 4 : 0;

        if (run.result == TRIAL_FINE) run.result = TRIAL_FAILED;
        tesI_found_also(found, "in the game of seed %llu, after %u answers%s",
                        (unsigned long long)trial->seed, run.count,
                        run.count ? ", the last of them:" : "");
        for (uint32_t i = from; i < run.count; i++)
            tesI_found_also(found, "    %u: %s", i + 1, run.keys[i]);
    }
    close_games(&run);
    return run.result;
}
