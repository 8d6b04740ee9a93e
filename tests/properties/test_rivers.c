/* test_rivers - no river tile is lost while it can be laid at all.
 *
 * Random games with the first river, the second and both, through tessera.h
 * alone, up to the last river tile. By the safe rule none is discarded; by
 * that of other engines some are, or this test would show nothing.
 * $TES_PROPERTY_GAMES (12) times 20 is the number of games of each kind,
 * $TES_PROPERTY_SEED (1) chooses others. */
#include "configs.h"
#include "state/dice.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t dice;

static bool is_river(const tes_ruleset *rules, uint32_t type)
{
    return strncmp(tes_type_id(rules, type), "river", 5) == 0;
}

/* Is a river tile drawn or laid now, or could one be? */
static bool river_runs(const tes_game *game)
{
    const tes_ruleset *rules = tes_game_rules(game);
    tes_option option;

    for (uint32_t i = 0; tes_game_option(game, i, &option); i++)
        if (option.type != TES_NONE && !is_river(rules, option.type))
            return false;
    return true;
}

/* River tiles lost in one game, or -1 when it failed. */
static int play(tes_ruleset *rules, uint64_t seed)
{
    tes_error err = {0};
    tes_game *game = tes_game_new(rules, seed, &err);
    tes_decision open;
    tes_event event;
    int lost = 0;

    while (game && !err.text && tes_game_decision(game, &open) &&
           river_runs(game)) {
        if (open.player == TES_CHANCE)
            tes_game_roll(game, &err);
        else
            tes_game_answer(game, tesI_dice_next(&dice, open.count), &err);
    }
    if (err.text) tap_fail("seed %u: %s", (unsigned)seed, err.text);
    for (uint32_t i = 0; game && tes_game_event(game, i, &event); i++)
        lost += event.kind == TES_EV_DISCARD && is_river(rules, event.type);
    tes_game_free(game);
    if (err.text) lost = -1;
    tes_error_clear(&err);
    return lost;
}

/* River tiles lost in so many games. */
static int lose(const char *modules, const char *rule, uint32_t games,
                uint64_t seed)
{
    char text[512];
    tes_source source = {.config_text = text, .root = config_root()};
    tes_error err = {0};
    int lost = 0;

    snprintf(text, sizeof text,
             "return { modules = { \"base\", %s }, options = { rivers = { rule "
             "= \"%s\" } } }",
             modules, rule);
    tes_ruleset *rules = tes_ruleset_load(&source, &err);
    if (!rules) {
        tap_fail("%s", err.text ? err.text : "?");
        tes_error_clear(&err);
        return 0;
    }
    for (uint32_t i = 0; i < games; i++) {
        int here = play(rules, seed + i);

        if (here < 0) break;
        lost += here;
    }
    tes_ruleset_free(rules);
    return lost;
}

int main(void)
{
    static const char *const kinds[] = {"\"river\"", "\"river-2\"",
                                        "\"river\", \"river-2\""};
    const char *text = getenv("TES_PROPERTY_GAMES");
    uint32_t games = text ? (uint32_t)strtoul(text, NULL, 10) : 12;
    uint64_t seed = 1;

    text = getenv("TES_PROPERTY_SEED");
    if (text) seed = strtoul(text, NULL, 10);
    dice = seed;
    if (games == 0) games = 1;
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
        char name[128];
        int lost = lose(kinds[k], "safe", games * 20, seed);

        if (lost > 0) tap_fail("%d river tiles lost", lost);
        snprintf(name, sizeof name, "%s: none lost in %u games", kinds[k],
                 games * 20);
        tap_result(name);
    }
    if (lose("\"river-2\"", "peer", 400, seed) == 0)
        tap_fail("none lost by the rule of other engines either");
    tap_result("some are lost by the rule of other engines");
    return tap_end();
}
