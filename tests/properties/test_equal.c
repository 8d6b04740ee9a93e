/* test_equal - equal answers are one: no two options of a decision lead to the
 * same position by the same events.
 *
 * Random games of each module with base, and of each config and preset; at one
 * decision of four every option is taken in a clone, and what comes of it is
 * compared. What a phase that goes on remembers of an answer is not in the
 * hash: it is answered on, once with the first options and once with the last,
 * until it is left. Answers that differ in what happened, and not in what is
 * left of it, are no equals: figures that come home at once are placed where
 * the player says. Nor is it known of answers after which dice are cast: what
 * one throw makes equal another does not. $TES_PROPERTY_GAMES (0) by 8, and
 * one, is the number of games of each; $TES_PROPERTY_SEED (1) chooses others.
 */
#include "configs.h"
#include "state/dice.h"
#include "turn/options.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Most options of a decision that are all tried. */
#define MOST 600
#define KEY 256
/* Most answers until a phase ends. */
#define GO_ON 12

static uint64_t mix(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * UINT64_C(0x9E3779B97F4A7C15);
    return hash ^ hash >> 29;
}

static bool same_phase(const tes_game *a, const tes_game *b)
{
    return tes_game_status(a) != TES_OVER &&
           tesI_last(a)->began == tesI_last(b)->began;
}

static uint64_t mix_events(uint64_t hash, const tes_game *game, uint32_t first)
{
    tes_event e;

    for (uint32_t i = first; tes_game_event(game, i, &e); i++) {
        hash = mix(mix(hash, e.kind), (uint64_t)e.player);
        hash = mix(mix(hash, (uint64_t)e.points), e.node);
        hash = mix(mix(hash, e.tile), e.figure);
        hash = mix(mix(hash, e.type), (uint64_t)e.number);
    }
    return hash;
}

/* Position and events after an answer, and after the first or last options to
 * the end of the phase; 0: something fails, or it does not end. */
static uint64_t after(const tes_game *game, uint32_t index, bool last)
{
    tes_game *twin = tes_game_clone(game);
    bool fine = twin != NULL && tes_game_answer(twin, index, NULL) == TES_OK;
    tes_decision open;
    uint64_t hash = 1;

    for (int i = 0; i < GO_ON && fine && same_phase(twin, game); i++) {
        tes_game_decision(twin, &open);
        if (open.player == TES_CHANCE) break; /* may differ by other dice */
        hash = mix(mix(hash, open.count), (uint64_t)open.player);
        uint32_t next = last ? open.count - 1 : 0;
        fine = tes_game_answer(twin, next, NULL) == TES_OK;
    }
    fine = fine && !same_phase(twin, game);
    if (fine) {
        hash = mix(hash, tes_game_hash(twin));
        hash = mix_events(hash, twin, tes_game_events(game)) | 1;
    }
    tes_game_free(twin);
    return fine ? hash : 0;
}

/* The pair of equal answers that was found last. */
static char found[1024];

/* Tries all options of the pending decision. */
static void compare(const tes_game *game, const tes_decision *open)
{
    static uint64_t hashes[MOST];
    char one[KEY], other[KEY];

    for (uint32_t i = 0; i < open->count; i++) {
        uint64_t first = after(game, i, false), last = after(game, i, true);
        hashes[i] = first == 0 || last == 0 ? 0 : mix(mix(1, first), last) | 1;
        for (uint32_t j = 0; j < i; j++) {
            if (hashes[i] == 0 || hashes[i] != hashes[j]) continue;
            tes_game_key(game, j, one, sizeof one);
            tes_game_key(game, i, other, sizeof other);
            snprintf(found, sizeof found,
                     "turn %u, phase %s, %s: '%s' leads to what '%s' does",
                     tes_game_turn(game), open->phase, open->prompt, other,
                     one);
            return;
        }
    }
}

static void play(tes_ruleset *rules, uint64_t seed)
{
    tes_game *game = tes_game_new(rules, seed, NULL);
    tes_decision open;
    uint64_t dice = seed;

    if (game == NULL) tap_fail("no game");
    while (game != NULL && tes_game_status(game) == TES_ASKING &&
           tes_game_decision(game, &open)) {
        bool chance = open.player == TES_CHANCE;
        if (!chance && open.count <= MOST && tesI_dice_next(&dice, 4) == 0) {
            compare(game, &open);
        }
        if (chance) {
            tes_game_roll(game, NULL);
        } else {
            tes_game_answer(game, tesI_dice_next(&dice, open.count), NULL);
        }
    }
    tes_game_free(game);
}

static uint64_t games = 1, seed = 1;

static void check(const char *what, const char *file, const char *text,
                  bool planted)
{
    tes_source source = {
        .config_file = file, .config_text = text, .root = config_root()};
    tes_error err = {TES_OK, NULL};
    tes_ruleset *rules = tes_ruleset_load(&source, &err);
    char name[200];

    if (rules == NULL) tap_fail("%s", err.text);
    found[0] = '\0';
    for (uint64_t g = 0; rules != NULL && g < games; g++) play(rules, seed + g);
    if (planted && found[0] == '\0') tap_fail("they were not found");
    if (!planted && found[0] != '\0') tap_fail("%s", found);
    snprintf(name, sizeof name, "%s: %s",
             planted ? "equal answers are found" : "no two answers are one",
             what);
    tap_result(name);
    if (rules != NULL) tes_ruleset_free(rules);
    tes_error_clear(&err);
}

static void check_one(const char *what, const char *file, const char *text)
{
    if (strcmp(what, "rivers") != 0) check(what, file, text, false);
}

int main(void)
{
    const char *more = getenv("TES_PROPERTY_GAMES");
    const char *other = getenv("TES_PROPERTY_SEED");
    char text[1200];

    if (more != NULL) games = strtoull(more, NULL, 10) / 8 + 1;
    if (other != NULL) seed = strtoull(other, NULL, 10);
    snprintf(text, sizeof text,
             "return { rules = { '%s/tests/properties/twins.lua' } }",
             config_root());
    check("a rule that offers two words for one", NULL, text, true);
    config_each(check_one);
    return tap_end();
}
