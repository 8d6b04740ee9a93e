/* trial.c - random games with every check at every step. */
#include "script/trial/trial.h"

#include <stdlib.h>
#include "script/trial/out_of_memory.h"
#include "script/trial/twin.h"

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

/* What must be equal in a game that gets the same answers. */
enum sameness {
    SAME_ALL,
    /* The digest sees numbers that a ruleset gives to strings in the order of
     * their first use, so a game of another ruleset is compared without it. */
    SAME_STATE,
    /* Modules in another order may offer the same in another order, in phases
     * of other numbers. */
    SAME_OFFERS
};

/* Games that are given every answer after the game itself. */
enum { STRESSED, FRESH, SHUFFLED, COMPANIONS };
static const struct {
    const char *begins, *goes_on; /* its name, before any answer and later */
    enum sameness same;
} companions[COMPANIONS] = {
    /* never finds its phase cached */
    [STRESSED] = {"second game of the ruleset", "game without cache", SAME_ALL},
    /* of other rulesets, see struct tesI_trial */
    [FRESH] = {"fresh ruleset", "replay", SAME_STATE},
    [SHUFFLED] = {"modules loaded in another order",
                  "modules loaded in another order", SAME_OFFERS}};

/* One running check. `shots` and `keys` grow by one with every answer. */
struct session {
    const struct tesI_trial *trial;
    struct tesI_finding *found;
    tesI_trial_result result;
    tes_game *game;
    tes_game *companion[COMPANIONS]; /* NULL: there is no such ruleset */
    tes_game *brief;                 /* undoes only WINDOW answers */
    tes_game *neighbour;             /* goes another way in the same VM */
    uint64_t neighbours;             /* there were so far */
    tes_game *kept;                  /* a clone taken some answers ago */
    struct tesI_shot kept_shot;
    uint64_t random;         /* state of its dice */
    struct tesI_shot *shots; /* [i]: after i answers */
    char (*keys)[KEY_SIZE];  /* [i]: key of answer i + 1 */
    uint32_t count, room;
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

/* Compares a game with what the game was after n answers. */
static bool same(struct session *run, const tes_game *game, uint32_t n,
                 enum sameness how, const char *what)
{
    const struct tesI_shot *then = &run->shots[n];
    struct tesI_shot now = tesI_shot_take(game);

    if (how != SAME_ALL) now.digest = then->digest;
    if (how == SAME_OFFERS) {
        if (now.state == then->state) now.hash = then->hash;
        if (now.offers == then->offers) now.keys = then->keys;
    }
    return tesI_shot_same(then, &now, what, run->found);
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

/* Takes back the last `back` of `at` answers. */
static bool undo(struct session *run, uint32_t at, uint32_t back,
                 const char *what)
{
    tes_status status = tes_game_undo(run->game, back);

    if (status != TES_OK)
        return tesI_found(run->found, "%s: undo of %u answers of %u: status %d",
                          what, back, at, (int)status);
    return same(run, run->game, at - back, SAME_ALL, what);
}

/* Gives the answers again that have been undone down to `from`. */
static bool redo(struct session *run, uint32_t from)
{
    for (uint32_t i = from; i < run->count; i++) {
        if (!answer(run, run->game, run->keys[i], "redo") ||
            !same(run, run->game, i + 1, SAME_ALL, "redo"))
            return false;
    }
    return true;
}

static bool check_undo(struct session *run)
{
    uint32_t most = run->count < MOST_UNDONE ? run->count : MOST_UNDONE;
    uint32_t back;

    if (run->count == 0) return true;
    if (!undo(run, run->count, 1, "undo of one answer") ||
        !redo(run, run->count - 1))
        return false;
    back = 1 + tesI_dice_next(&run->random, most);
    return undo(run, run->count, back, "undo of several answers") &&
           redo(run, run->count - back);
}

/* Back to the start in random strides, then everything again. */
static bool check_undo_to_start(struct session *run)
{
    uint32_t back;

    if (tes_game_undo(run->game, run->count + 1) == TES_OK)
        return tesI_found(run->found, "more answers undone than were given");
    for (uint32_t at = run->count; at > 0; at -= back) {
        back = 1 + tesI_dice_next(&run->random, 30);
        back = back < at ? back : at;
        if (!undo(run, at, back, "undo to the start")) return false;
    }
    return redo(run, 0);
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
        if (!same(run, run->kept, run->count, SAME_ALL, "clone caught up"))
            return false;
    }
    tes_game_free(run->kept);
    run->kept = tes_game_clone(run->game);
    run->kept_shot = run->shots[run->count];
    return run->kept || tesI_found(run->found, "no clone");
}

static bool open_game(struct session *run, tes_ruleset *rules, tes_game **game)
{
    tes_error err = {TES_OK, NULL};

    *game = tes_game_new(rules, run->trial->seed, &err);
    if (!*game)
        tesI_found(run->found, "new game: %s", err.text ? err.text : "?");
    tes_error_clear(&err);
    return *game != NULL;
}

/* The rules are loaded once more, and all answers are given to them. */
static bool check_reload(struct session *run)
{
    static const char what[] = "rules loaded again between two answers";
    tes_error err = {TES_OK, NULL};
    tes_ruleset *rules = tes_ruleset_load(run->trial->source, &err);
    tes_game *game = NULL;
    bool fine = rules ? open_game(run, rules, &game)
                      : tesI_found(run->found, "%s: %s", what, err.text);

    for (uint32_t i = 0; fine && i < run->count; i++)
        fine = answer(run, game, run->keys[i], what);
    fine = fine && same(run, game, run->count, SAME_STATE, what);
    tes_error_clear(&err);
    tes_game_free(game);
    tes_ruleset_free(rules);
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
    return same(run, run->brief, run->count, SAME_ALL,
                "game with an undo window");
}

/* One companion gets an answer; NULL: it has just begun. */
static bool follow(struct session *run, int i, const char *key)
{
    tes_game *game = run->companion[i];
    const char *what = key ? companions[i].goes_on : companions[i].begins;
    bool fine = !key || answer(run, game, key, what);

    if (i == STRESSED) tes_game_drop_cache(game);
    fine = fine && same(run, game, run->count, companions[i].same, what);
    if (!fine && i == SHUFFLED) run->result = TRIAL_ORDER;
    return fine;
}

static bool follow_all(struct session *run, const char *key)
{
    for (int i = 0; i < COMPANIONS; i++)
        if (run->companion[i] && !follow(run, i, key)) return false;
    return true;
}

/* A clone gets the answer while memory runs out at one point after another.
 * *retried is the clone then. */
static bool answer_without_memory(struct session *run, uint32_t index,
                                  tes_game **retried)
{
    uint32_t failures = 0;

    *retried = NULL;
    if (run->trial->without_memory == 0 ||
        tesI_dice_next(&run->random, run->trial->without_memory) != 0)
        return true;
    if (!tesI_clone_without_memory(run->game, run->found)) return false;
    *retried = tes_game_clone(run->game);
    if (!*retried) return tesI_found(run->found, "no clone");
    return tesI_answer_without_memory(*retried, index, &run->random, &failures,
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
    tes_game *retried;
    char *key;
    bool fine;

    if (!grow(run)) return false;
    key = run->keys[run->count];
    key[0] = '\0';
    tes_game_key(run->game, index, key, KEY_SIZE);
    if (!open_twin(run, &twin)) return false;
    fine = answer_without_memory(run, index, &retried) &&
           answer(run, run->game, key, "game");
    fine = fine &&
           (!twin.game || tesI_twin_follow(&twin, run->game, key, run->found));
    tesI_twin_close(&twin);
    if (fine) {
        run->count++;
        run->shots[run->count] = tesI_shot_take(run->game);
        fine = !retried || same(run, retried, run->count, SAME_ALL,
                                "game after failures of memory");
    }
    tes_game_free(retried);
    if (!fine) return false;
    move_neighbour(run);
    return follow_all(run, key) && follow_brief(run, key) &&
           (!run->trial->source ||
            tesI_dice_next(&run->random, EVERY_LOAD) != 0 || check_reload(run));
}

/* ---- the game ---------------------------------------------------------- */

static bool open_games(struct session *run)
{
    const struct tesI_trial *trial = run->trial;
    tes_ruleset *const rules[COMPANIONS] = {trial->rules, trial->fresh,
                                            trial->shuffled};

    if (!open_game(run, trial->rules, &run->game) ||
        !open_game(run, trial->rules, &run->brief) || !grow(run))
        return false;
    tes_game_undo_window(run->brief, WINDOW);
    run->shots[0] = tesI_shot_take(run->game);
    for (int i = 0; i < COMPANIONS; i++) {
        if (!rules[i]) continue;
        if (!open_game(run, rules[i], &run->companion[i])) {
            if (i == SHUFFLED) run->result = TRIAL_ORDER;
            return false;
        }
        if (!follow(run, i, NULL)) return false;
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
    for (int i = 0; i < COMPANIONS; i++) tes_game_free(run->companion[i]);
    tes_game_free(run->brief);
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
