/* test_properties - what must hold at every step of random games.
 *
 * For every preset, the configs beside this file, every module alone with 2 to
 * 6 players, every pair of modules, all together, and a seeded sample of
 * combinations: see play.h and lua/tester/trial.lua. $TES_PROPERTY_GAMES
 * (default 8) scales the number of games; with fewer than 5, only some pairs
 * and numbers of players have their turn. Of pairs there are never more than
 * some hundreds: test_pairs plays all of them when it is asked to. The short
 * run leaves the configs out, which are big.
 * $TES_PROPERTY_SEED (default 1) chooses others. Prints TAP. */
#include "state/dice.h"
#include "script/vm/vm.h"
#include "configs.h"
#include "play.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A big game is played to this many answers only. */
#define BIG_TILES 500
#define BIG_ANSWERS 600
/* Their means are known to a 60th of a placement and a 27th of a point. */
#define MEAN_GAMES 24000
#define MOST_PLAYERS 6
/* So many games asked for, and every pair of modules and every number of
 * players has its own. */
#define ALL_PLAY 8
/* More pairs than these take turns as well. */
#define MOST_PAIRS 500

static uint32_t games = 8;
static uint64_t seed = 1;

static unsigned long number_of(const char *variable, unsigned long otherwise)
{
    const char *text = getenv(variable);

    return text && *text ? strtoul(text, NULL, 10) : otherwise;
}

static uint32_t answers_for(tes_ruleset *rules)
{
    tes_game *game = tes_game_new(rules, seed, NULL);
    bool big = game && tes_game_tiles_left(game) > BIG_TILES;

    tes_game_free(game);
    return big ? BIG_ANSWERS : 0;
}

/* The next phase of a stage that runs; NULL after the last. */
static const char *next_phase(const struct tesI_catalogue *cat, uint8_t stage,
                              uint32_t *at)
{
    while (*at < cat->nphases) {
        const struct tesI_phase *phase = &cat->phases[(*at)++];

        if (phase->stage == stage && !phase->landmark)
            return tesI_text(cat, phase->name);
    }
    return NULL;
}

/* What comes first in a turn and at the end is said, and left to no order of
 * loading. In a set-up the modules do not meet. */
static void check_phases(const loaded *all, uint8_t stage)
{
    uint32_t at = 0, other = 0;

    for (;;) {
        const char *phase = next_phase(all->rules->cat, stage, &at);
        const char *also = next_phase(all->shuffled->cat, stage, &other);

        if (phase == NULL || also == NULL) return;
        if (strcmp(phase, also) == 0) continue;
        tap_fail("nothing says whether '%s' or '%s' comes first", phase, also);
        return;
    }
}

/* Plays `count` games; false when the config did not load, which is noted. */
static bool check_config(const char *file, const char *text, const char *other,
                         uint32_t count, uint32_t answers)
{
    loaded all;
    tes_error err = {0};

    if (!config_load(file, text, other, &all, &err)) {
        tap_fail("%s", err.text ? err.text : "config does not load");
        tes_error_clear(&err);
        return false;
    }
    check_phases(&all, GAME_TURN);
    check_phases(&all, GAME_FINAL);
    if (answers == 0) answers = answers_for(all.rules);
    for (uint32_t i = 0; i < count; i++)
        if (!play_checked(&all, seed + i, answers)) break;
    config_free(&all);
    return true;
}

/* Whether the combination of this number plays: from five games on all do,
 * with fewer a part of them, and another part with another seed. */
static bool its_turn(size_t number)
{
    return games >= ALL_PLAY || (number + seed) % (ALL_PLAY / games) == 0;
}

/* A part of the games asked for, at least one. */
static uint32_t share(uint32_t divisor)
{
    return games > divisor ? games / divisor : 1;
}

static void check_folder(const char *what, const char *folder, uint32_t count)
{
    names files = {0};
    char path[1024], name[128];

    config_files(folder, &files);
    for (size_t i = 0; i < files.count; i++) {
        snprintf(path, sizeof path, "%s/%s/%s", config_root(), folder,
                 files.name[i]);
        snprintf(name, sizeof name, "%s %s", what, files.name[i]);
        check_config(path, NULL, NULL, count, 0);
        tap_result(name);
    }
    if (files.count == 0) {
        tap_fail("no configs in %s/%s", config_root(), folder);
        tap_result(what);
    }
}

static void check_modules(const names *modules, const char *what,
                          uint32_t count, int players, int edition)
{
    char text[8192], other[8192], name[512];
    size_t at = (size_t)snprintf(name, sizeof name, "%s:", what);

    for (size_t i = 0; i < modules->count && at < sizeof name; i++)
        at += (size_t)snprintf(name + at, sizeof name - at, " %s",
                               modules->name[i]);
    if (at < sizeof name)
        snprintf(name + at, sizeof name - at, ", %d players", players);
    config_write(modules, false, players, edition, text, sizeof text);
    config_write(modules, true, players, edition, other, sizeof other);
    check_config(NULL, text, other, count, 0);
    tap_result(name);
}

static bool find_alone(const char *module, names *to)
{
    tes_error err = {0};
    bool found = config_alone(module, to, &err);

    if (!found) tap_fail("%s", err.text ? err.text : "does not load");
    tes_error_clear(&err);
    return found;
}

/* Two modules that exclude each other are no failure. */
static void check_pair(const names *a, const names *b, const char *first,
                       const char *second, int players)
{
    tes_error err = {0};
    names both;

    if (!names_unite(a, b, &both)) return; /* one needs the other anyway */
    if (config_loads(&both, players, &err)) {
        check_modules(&both, "pair", 1, players, 0);
    } else if (config_clashes(err.text)) {
        tap_note("%s and %s exclude each other", first, second);
    } else {
        tap_fail("%s", err.text ? err.text : "does not load");
        tap_detail("pair of %s and %s", first, second);
        tap_result("pair");
    }
    tes_error_clear(&err);
}

static void check_combinations(const names *alone, size_t count)
{
    uint64_t random = seed;
    names all = {0}, more;

    for (size_t i = 0; i < count; i++)
        if (names_unite(&all, &alone[i], &more) || all.count == 0)
            if (config_loads(&more, MOST_PLAYERS, NULL)) all = more;
    check_modules(&all, "all", 1, 5, 0);
    for (uint32_t i = 0; i < games; i++) {
        names some = {0};

        for (size_t j = 0; j < count; j++) {
            if (tesI_dice_next(&random, 2) == 0) continue;
            names_unite(&some, &alone[j], &more);
            if (config_loads(&more, MOST_PLAYERS, NULL)) some = more;
        }
        more = some;
        names_add(&more, "base");
        if (config_loads(&more, MOST_PLAYERS, NULL)) some = more;
        int players = 2 + (int)tesI_dice_next(&random, MOST_PLAYERS - 1);
        int edition = 1 + (int)tesI_dice_next(&random, 3);
        check_modules(&some, "some", 1, players,
                      names_has(&some, "base") ? edition : 0);
    }
}

/* With every number of players that it is for, or some of them. */
static void check_alone(const names *modules, size_t index)
{
    for (int players = 2; players <= MOST_PLAYERS; players++)
        if (its_turn(index + (size_t)players) &&
            config_loads(modules, players, NULL))
            check_modules(modules, "module", share(8), players, 0);
}

static void check_all_modules(void)
{
    static names alone[MAX_NAMES];
    const char *label[MAX_NAMES];
    names modules = {0};
    size_t count = 0, pairs = 0, every;

    config_modules(&modules);
    for (size_t i = 0; i < modules.count; i++) {
        if (!find_alone(modules.name[i], &alone[count])) {
            tap_result(modules.name[i]);
            continue;
        }
        check_alone(&alone[count], i);
        label[count++] = modules.name[i];
    }
    every = 1 + count * (count - 1) / 2 / MOST_PAIRS;
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < i; j++, pairs++)
            if ((pairs + seed) % every == 0 && its_turn(pairs / every))
                check_pair(&alone[j], &alone[i], label[j], label[i],
                           2 + (int)((i + j) % (MOST_PLAYERS - 1)));
    if (count) check_combinations(alone, count);
}

/* The figures that every correct engine gives: see lua/doc/design.md. They
 * are those of the third edition with fields. */
static void check_means(void)
{
    static const char config[] =
        "return { modules = { \"base\", \"farmers\" }, players = 2,"
        " options = { base = { edition = 3 } } }";
    loaded all;
    tes_error err = {0};
    means found = {0};

    if (!config_load(NULL, config, config, &all, &err)) {
        tap_fail("%s", err.text ? err.text : "config does not load");
    } else if (play_means(all.rules, MEAN_GAMES, &found)) {
        if (found.points < 19.0 || found.points > 19.7)
            tap_fail("%.2f points a player, not 19.0 to 19.7", found.points);
        if (found.legal < 32.6 || found.legal > 32.8)
            tap_fail("%.2f legal placements, not 32.6 to 32.8", found.legal);
    }
    tap_note("%u games: %.2f points, %.2f placements, %.2f turns", MEAN_GAMES,
             found.points, found.legal, found.turns);
    tap_result("means of random base games");
    config_free(&all);
    tes_error_clear(&err);
}

int main(void)
{
    games = (uint32_t)number_of("TES_PROPERTY_GAMES", games);
    seed = number_of("TES_PROPERTY_SEED", seed);
    if (games == 0) games = 1;
    check_means();
    check_folder("preset", "expansions/presets", share(2));
    if (!getenv("TESSERA_SHORT"))
        check_folder("config", "tests/properties/configs", share(4));
    check_all_modules();
    return tap_end();
}
