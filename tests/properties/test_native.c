/* test_native - what C runs of rules by itself means what Lua says.
 *
 * Every module with base, all of them together, and each config and preset
 * are loaded twice: as usual, and with lua_only, so that steps, offers and
 * handlers run as the functions of Lua they stand for. Random games get the
 * same answers in both, and must have the same hash and as many events after
 * every answer. $TES_PROPERTY_GAMES (0) and one is the number of games of
 * each. Prints TAP. */
#include "configs.h"
#include "script/native/steps.h"
#include "state/dice.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A game that does not end is played so far. */
#define MOST 3000

static uint64_t games = 1;

/* Gives both games the same answer. */
static bool answer(tes_game *fast, tes_game *lua, uint64_t *dice)
{
    tes_decision open;

    tes_game_decision(fast, &open);
    if (open.player == TES_CHANCE) {
        return tes_game_roll(fast, NULL) == tes_game_roll(lua, NULL);
    }
    uint32_t index = tesI_dice_next(dice, open.count);
    return tes_game_answer(fast, index, NULL) ==
           tes_game_answer(lua, index, NULL);
}

static bool same(const tes_game *fast, const tes_game *lua)
{
    return tes_game_hash(fast) == tes_game_hash(lua) &&
           tes_game_events(fast) == tes_game_events(lua) &&
           tes_game_status(fast) == tes_game_status(lua);
}

static void play(tes_ruleset *rules, tes_ruleset *slow, uint64_t seed)
{
    tes_game *fast = tes_game_new(rules, seed, NULL);
    tes_game *lua = tes_game_new(slow, seed, NULL);
    bool equal = fast != NULL && lua != NULL && same(fast, lua);
    uint64_t dice = seed;
    uint32_t n = 0;

    for (; equal && n < MOST && tes_game_status(fast) == TES_ASKING; n++) {
        equal = answer(fast, lua, &dice) && same(fast, lua);
    }
    if (!equal)
        tap_fail("they differ after %u answers, seed %u", n, (unsigned)seed);
    tes_game_free(fast);
    tes_game_free(lua);
}

/* How many phases of a ruleset are run without Lua. */
static uint32_t native_phases(const tes_ruleset *rules)
{
    uint32_t count = 0;

    for (uint32_t p = 0; p < rules->cat->nphases; p++) {
        if (rules->native[p].word != NATIVE_NONE) count++;
    }
    return count;
}

static void check(const char *what, const char *file, const char *text)
{
    tes_source source = {
        .config_file = file, .config_text = text, .root = config_root()};
    tes_error err = {TES_OK, NULL};
    tes_ruleset *rules = tes_ruleset_load(&source, &err);
    char name[200];

    source.lua_only = 1;
    tes_ruleset *slow = tes_ruleset_load(&source, &err);
    if (rules == NULL || slow == NULL) {
        tap_fail("%s", err.text);
    } else {
        /* the rules of Die Stadt are all in Lua */
        if (native_phases(rules) == 0 && strstr(what, "stadt") == NULL)
            tap_fail("no phase is native");
        if (native_phases(slow) != 0) tap_fail("a phase is native");
        for (uint64_t g = 0; g < games; g++) play(rules, slow, g + 1);
    }
    snprintf(name, sizeof name, "with and without Lua: %s", what);
    tap_result(name);
    tes_ruleset_free(rules);
    tes_ruleset_free(slow);
    tes_error_clear(&err);
}

int main(void)
{
    const char *more = getenv("TES_PROPERTY_GAMES");

    if (more != NULL) games = strtoull(more, NULL, 10) + 1;
    config_each(check);
    return tap_end();
}
