/* random.c - random games of one set of modules: is anything kept outside
 * the state, does the order of the modules matter, do handlers clash? */
#include "script/trial/random.h"

#include <stdio.h>
#include <string.h>

#include "port/alloc.h"
#include "port/clock.h"
#include "script/rules/open.h"
#include "script/rules/ruleset.h"
#include "script/trial/drive.h"
#include "script/trial/trial.h"
#include "script/vm/witness.h"

/* Another game is begun only within this much processor time. */
#define SECONDS 4
/* A big game is played to so many answers only, and one that does not end to
 * so many a tile. */
#define BIG_TILES 500
#define BIG_ANSWERS 600
#define ANSWERS_A_TILE 10
/* One answer in so many is given without memory, too. */
#define WITHOUT_MEMORY 60
/* Most pairs of modules that are tried when their order matters. */
#define MAX_PAIRS 80

/* ---- questions to lua/tester/random_games.lua ---------------------------- */

/* A malloc'd text, or NULL when there is none to answer, or with a finding
 * when the question fails. */
static char *ask(const tes_source *source, const char *topic,
                 const char *argument, struct tesI_finding *found)
{
    struct tesI_request request = {source, "tester/random_games", topic,
                                   argument, 1};
    tes_error err = {TES_OK, NULL};
    struct tes_ruleset *vm = tesI_drive_open(source, &err);
    char *text = NULL;

    if (vm != NULL && tesI_request_send(vm, &request, &err)) {
        const char *answer = lua_tostring(vm->L, -1);
        if (answer != NULL) text = tesI_strdup(answer);
    }
    if (err.text != NULL) tesI_found(found, "%s", err.text);
    tes_error_clear(&err);
    tesI_close(vm);
    return text;
}

/* ---- the order of the modules -------------------------------------------- */

/* Does it make a difference that the second of a pair is loaded first? */
static bool differs(const struct tesI_trial *whole, const char *pair)
{
    struct tesI_trial trial = *whole;
    struct tesI_finding ignored = {""};

    trial.source = NULL;
    trial.without_memory = 0;
    trial.shuffled = tesI_ruleset_load(whole->source, pair, NULL);
    bool differs = trial.shuffled == NULL ||
                   tesI_trial_play(&trial, &ignored) == TRIAL_ORDER;
    tes_ruleset_free(trial.shuffled);
    return differs;
}

/* Names the two modules whose order makes the difference, if it is two. */
static void name_pair(const struct tesI_trial *trial,
                      struct tesI_finding *found)
{
    struct tesI_finding failed = {""};
    char *pairs = ask(trial->source, "pairs", NULL, &failed);
    char *next = pairs;

    for (int i = 0; next != NULL && *next != '\0' && i < MAX_PAIRS; i++) {
        char *pair = next;
        next = pair + strcspn(pair, "\n");
        if (*next != '\0') *next++ = '\0';
        if (!differs(trial, pair)) continue;
        char *line = ask(trial->source, "free_pair", pair, &failed);
        if (line != NULL) tesI_found_also(found, "%s", line);
        tesI_free(line);
        break;
    }
    tesI_free(pairs);
}

/* ---- clashes ------------------------------------------------------------- */

static void place_of(const struct tes_ruleset *vm, const struct tesI_hook *hook,
                     char *text, size_t size)
{
    lua_Debug info;

    lua_rawgeti(vm->L, LUA_REGISTRYINDEX, hook->ref);
    lua_getinfo(vm->L, ">S", &info);
    snprintf(text, size, "%s:%d", info.short_src, info.linedefined);
}

/* Adds one line; true when nothing orders the two. */
static bool tell_clash(const tes_source *source, const struct tes_ruleset *vm,
                       const struct tesI_clash *clash,
                       struct tesI_finding *found)
{
    char here[120], there[120], facts[600];

    place_of(vm, clash->first, here, sizeof here);
    place_of(vm, clash->second, there, sizeof there);
    snprintf(facts, sizeof facts, "%s\n%s\n%s\n%s\n%s\n%s",
             tesI_event_names[clash->event],
             tesI_text(vm->cat, clash->first->module), here,
             tesI_text(vm->cat, clash->second->module), there, clash->field);
    char *line = ask(source, "clash", facts, found);
    if (line == NULL) return false;
    tesI_found_also(found, "%s", line);
    tesI_found(found, "%s", line);
    tesI_free(line);
    return true;
}

/* ---- the games ----------------------------------------------------------- */

static bool play_games(struct tesI_trial *trial, uint32_t games,
                       struct tesI_finding *found)
{
    uint64_t began = tesI_clock();

    for (uint32_t i = 0; i < games; i++, trial->seed++) {
        tesI_trial_result result = tesI_trial_play(trial, found);
        if (result == TRIAL_ORDER) name_pair(trial, found);
        if (result != TRIAL_FINE) return false;
        if ((tesI_clock() - began) / 1000 >= SECONDS) break;
    }
    return true;
}

static uint32_t answers_for(tes_ruleset *rules, uint64_t seed)
{
    tes_game *game = tes_game_new(rules, seed, NULL);
    uint32_t tiles = game == NULL ? 1 : 1 + tes_game_tiles_left(game);

    tes_game_free(game);
    return tiles > BIG_TILES ? BIG_ANSWERS : tiles * ANSWERS_A_TILE;
}

/* What the handlers of one ruleset did in all its games. */
static bool watch_games(struct tesI_trial *trial, uint32_t games,
                        struct tesI_finding *found)
{
    struct tesI_witness *witness = tesI_zalloc(sizeof *witness);
    bool fine;

    if (witness == NULL) return tesI_found(found, "out of memory");
    trial->rules->witness = witness;
    fine = play_games(trial, games, found);
    trial->rules->witness = NULL;
    for (uint32_t i = 0; i < witness->nclashes; i++) {
        if (tell_clash(trial->source, trial->rules, &witness->clashes[i],
                       found)) {
            fine = false;
        }
    }
    tesI_free(witness);
    return fine;
}

bool tesI_random_games(const tes_source *source, uint32_t games, uint64_t *seed,
                       struct tesI_finding *found)
{
    struct tesI_trial trial = {
        .source = source, .seed = *seed, .without_memory = WITHOUT_MEMORY};
    tes_error err = {TES_OK, NULL};
    char *leaks = ask(source, "leaks", NULL, found);
    bool fine = leaks == NULL && *found->text == '\0';

    if (leaks != NULL) tesI_found(found, "%s", leaks);
    tesI_free(leaks);
    if (!fine) return false;
    trial.rules = tes_ruleset_load(source, &err);
    if (trial.rules != NULL) {
        trial.shuffled = tesI_ruleset_load(source, "last", &err);
    }
    if (trial.rules == NULL) {
        fine = tesI_found(found, "%s", err.text == NULL ? "?" : err.text);
    } else if (trial.shuffled == NULL) {
        fine = tesI_found(found, "modules loaded in another order: %s",
                          err.text == NULL ? "?" : err.text);
        name_pair(&trial, found);
    } else {
        trial.answers = answers_for(trial.rules, *seed);
        fine = watch_games(&trial, games, found);
    }
    *seed = trial.seed;
    tes_error_clear(&err);
    tes_ruleset_free(trial.shuffled);
    tes_ruleset_free(trial.rules);
    return fine;
}
