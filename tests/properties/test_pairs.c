/* test_pairs - modules by twos and threes, in random and in greedy games.
 *
 * Every pair of modules that ship, and rows of a covering array: sets of
 * modules such that any three which go together are together in one of them.
 * Each set plays a random game and a greedy one. The greedy game is played with
 * and without Lua for what C runs by itself, to equal hashes; then both are
 * played with every check of lua/tester/trial.lua at every step: figures,
 * points by items, undo, clones, options, modules loaded in another order.
 *
 * $TES_PAIRS=all plays everything, $TES_PAIRS=NAME every pair with that module;
 * otherwise one pair of a dozen and some rows, fewer in the short run, and with
 * sanitizers, to which pairs are all the same C.
 * $TES_PROPERTY_SEED (1) chooses others. Prints TAP. */
#include "configs.h"
#include "play.h"
#include "state/dice.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_ROWS 200
/* A game that does not end is played so far; one of many modules is played in
 * part, as every answer of it is checked against all before. */
#define MOST_ANSWERS 400
#define KEY 256

static uint64_t seed = 1;
/* One pair of so many, and so many rows. */
static size_t sample = 12, most_rows = 3;

/* ---- greedy games -------------------------------------------------------- */

struct greedy {
    tes_player *player;
    tes_game *fast, *lua; /* lua runs every step as its function of Lua */
    char *keys;
    size_t length;
};

static bool same(const struct greedy *g)
{
    return tes_game_hash(g->fast) == tes_game_hash(g->lua) &&
           tes_game_events(g->fast) == tes_game_events(g->lua) &&
           tes_game_status(g->fast) == tes_game_status(g->lua);
}

/* The option that the player takes; any one in CHANCE's place. */
static uint32_t choose(struct greedy *g, const tes_decision *open,
                       uint64_t *dice, tes_error *err)
{
    tes_idea idea;

    if (open->player != TES_CHANCE &&
        tes_player_think(g->player, g->fast, err) == TES_OK &&
        tes_player_idea(g->player, 0, &idea))
        return idea.index;
    uint32_t left = tesI_dice_next(dice, open->weight);
    tes_option option;
    for (uint32_t i = 0; tes_game_option(g->fast, i, &option); i++) {
        if (left < option.weight) return i;
        left -= option.weight;
    }
    return 0;
}

/* One answer in both games; its key is noted. */
static bool step(struct greedy *g, uint64_t *dice)
{
    tes_error err = {TES_OK, NULL};
    tes_decision open;
    char key[KEY];

    tes_game_decision(g->fast, &open);
    uint32_t index = choose(g, &open, dice, &err);
    size_t length = tes_game_key(g->fast, index, key, sizeof key);
    memcpy(g->keys + g->length, key, length);
    g->length += length;
    g->keys[g->length++] = '\n';
    g->keys[g->length] = '\0';
    bool fine = err.status == TES_OK &&
                tes_game_answer(g->fast, index, &err) == TES_OK &&
                tes_game_answer(g->lua, index, &err) == TES_OK;
    if (!fine) tap_fail("%s: %s", key, err.text ? err.text : "no answer");
    if (fine && !same(g)) {
        fine = tap_fail("%s: C and Lua differ, seed %u", key, (unsigned)seed);
    }
    tes_error_clear(&err);
    return fine;
}

static bool play_greedy(struct greedy *g)
{
    uint64_t dice = seed;
    bool fine = same(g);

    if (!fine) tap_fail("C and Lua differ from the start");
    for (int i = 0;
         fine && i < MOST_ANSWERS && tes_game_status(g->fast) == TES_ASKING;
         i++)
        fine = step(g, &dice);
    return fine;
}

/* Plays a greedy game of the rules that `slow` has as well, without what C
 * runs; the keys of its answers are the caller's. NULL when it failed. */
static char *greedy_keys(tes_ruleset *rules, tes_ruleset *slow)
{
    struct greedy g = {.keys = calloc(MOST_ANSWERS + 1, KEY + 1)};
    tes_thinking how = {0};
    tes_error err = {TES_OK, NULL};

    tes_thinking_level("greedy", &how);
    g.player = tes_player_new(rules, &how, &err);
    g.fast = tes_game_new(rules, seed, &err);
    g.lua = tes_game_new(slow, seed, &err);
    bool fine = g.keys && g.player && g.fast && g.lua;
    if (!fine) tap_fail("%s", err.text ? err.text : "no game");
    fine = fine && play_greedy(&g);
    tes_game_free(g.fast);
    tes_game_free(g.lua);
    tes_player_free(g.player);
    tes_error_clear(&err);
    if (fine) return g.keys;
    free(g.keys);
    return NULL;
}

/* ---- sets of modules ----------------------------------------------------- */

static void check_set(const char *what, const names *modules, int players)
{
    char text[8192], other[8192], name[1024];
    tes_error err = {TES_OK, NULL};
    tes_source source = {.config_text = text, .root = config_root()};
    loaded all;
    size_t at = (size_t)snprintf(name, sizeof name, "%s:", what);

    for (size_t i = 0; i < modules->count && at < sizeof name; i++)
        at += (size_t)snprintf(name + at, sizeof name - at, " %s",
                               modules->name[i]);
    config_write(modules, false, players, 0, text, sizeof text);
    config_write(modules, true, players, 0, other, sizeof other);
    source.lua_only = 1;
    tes_ruleset *slow = tes_ruleset_load(&source, &err);
    if (slow && config_load(NULL, text, other, &all, &err)) {
        char *keys = greedy_keys(all.rules, slow);
        if (keys) play_along(&all, seed, keys);
        free(keys);
        play_checked(&all, seed, MOST_ANSWERS);
        config_free(&all);
    } else {
        tap_fail("%s", err.text ? err.text : "does not load");
    }
    tap_result(name);
    if (slow) tes_ruleset_free(slow);
    tes_error_clear(&err);
}

static int seats(size_t number) { return 2 + (int)(number % 5); }

/* Is a module of this name among them? */
static bool has_name(const names *some, const char *name)
{
    for (size_t i = 0; i < some->count; i++)
        if (strcmp(some->name[i], name) == 0) return true;
    return false;
}

/* Every pair with a module; how many there are. */
static size_t check_pairs_of(const names *alone, size_t count, const char *name)
{
    size_t number = 0;
    names both;

    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < i; j++) {
            if (has_name(&alone[i], name) == has_name(&alone[j], name) ||
                !names_unite(&alone[j], &alone[i], &both) ||
                !config_loads(&both, seats(i + j), NULL))
                continue;
            check_set("pair", &both, seats(i + j));
            number++;
        }
    return number;
}

static void check_pairs(const names *alone, size_t count)
{
    size_t number = 0;
    names both;

    for (size_t i = 0; i < count; i++) {
        for (size_t j = 0; j < i; j++) {
            if (!names_unite(&alone[j], &alone[i], &both)) continue;
            if ((number++ + seed) % sample != 0) continue;
            if (config_loads(&both, seats(i + j), NULL))
                check_set("pair", &both, seats(i + j));
        }
    }
}

/* Which three are together in a row so far. */
static bool together[MAX_NAMES][MAX_NAMES][MAX_NAMES];

/* Notes the modules of a row; how many threes are new. */
static size_t cover(const bool *has, size_t count, bool note)
{
    size_t fresh = 0;

    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; has[i] && j < i; j++)
            for (size_t k = 0; has[j] && k < j; k++) {
                if (!has[k] || together[i][j][k]) continue;
                fresh++;
                if (note) together[i][j][k] = true;
            }
    return fresh;
}

/* A row of about half of the modules, without those that do not go with it. */
static void draw_row(const names *alone, size_t count, uint64_t *dice,
                     bool *has, names *row)
{
    names more;

    *row = (names){.count = 0};
    size_t first = tesI_dice_next(dice, (uint32_t)count);
    for (size_t n = 0; n < count; n++) {
        size_t i = (first + n) % count;
        has[i] = tesI_dice_next(dice, 2) == 1;
        if (!has[i]) continue;
        names_unite(row, &alone[i], &more);
        has[i] = config_loads(&more, 2, NULL);
        if (has[i]) *row = more;
    }
}

static void check_rows(const names *alone, size_t count)
{
    uint64_t dice = seed;
    size_t rows = 0, idle = 0;

    while (rows < most_rows && idle < 20) {
        bool has[MAX_NAMES] = {false};
        names row;

        draw_row(alone, count, &dice, has, &row);
        if (cover(has, count, true) == 0) {
            idle++;
            continue;
        }
        check_set("row", &row, seats(rows));
        rows++;
        idle = 0;
    }
    tap_note("%u rows of the covering array", (unsigned)rows);
}

/* Every three modules that load together were together in a row. */
static void check_covered(const names *alone, size_t count)
{
    names two, three;

    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < i; j++) {
            names_unite(&alone[i], &alone[j], &two);
            for (size_t k = 0; k < j; k++) {
                if (together[i][j][k]) continue;
                names_unite(&two, &alone[k], &three);
                if (config_loads(&three, 2, NULL))
                    tap_fail("not together: module %u, %u, %u", (unsigned)i,
                             (unsigned)j, (unsigned)k);
            }
        }
    tap_result("any three modules are together in a row");
}

static bool takes_few(void)
{
    const char *variant = getenv("TESSERA_VARIANT");

    return getenv("TESSERA_SHORT") || (variant && !strcmp(variant, "asan"));
}

int main(void)
{
    static names alone[MAX_NAMES];
    const char *wanted = getenv("TES_PAIRS");
    const char *other = getenv("TES_PROPERTY_SEED");
    names modules = {.count = 0};
    tes_error err = {TES_OK, NULL};
    size_t count = 0;

    bool whole = wanted && strcmp(wanted, "all") == 0;
    if (whole) {
        sample = 1;
        most_rows = MOST_ROWS;
    } else if (takes_few()) {
        sample = 70;
        most_rows = 1;
    }
    if (other) seed = strtoull(other, NULL, 10);
    config_modules(&modules);
    for (size_t i = 0; i < modules.count; i++) {
        if (config_alone(modules.name[i], &alone[count], &err)) {
            count++;
        } else {
            tap_fail("%s", err.text ? err.text : "does not load");
            tap_result(modules.name[i]);
        }
    }
    tes_error_clear(&err);
    if (wanted && !whole) {
        if (check_pairs_of(alone, count, wanted) == 0) {
            tap_fail("no pairs: is there such a module?");
            tap_result(wanted);
        }
        return tap_end();
    }
    check_pairs(alone, count);
    check_rows(alone, count);
    if (whole) check_covered(alone, count);
    return tap_end();
}
