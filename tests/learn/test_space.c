/* test_space.c - actions and observations of single games. */
#include "common.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- along random games ---------------------------------------------------
 */

/* Counts of all games of the run. */
static struct {
    uint32_t decisions, options, other, lost, most;
} seen;

/* The options of the pending decision and their actions are the same thing. */
static void check_actions(tes_space *space, const tes_game *game,
                          const char *name)
{
    static uint32_t actions[1 << 16];
    static uint8_t mask[1 << 19];
    tes_part other = {0};
    tes_decision asked;
    uint32_t legal = 0, lost = 0, others = 0;

    assert_true(tes_game_decision(game, &asked));
    for (uint32_t p = 0; tes_space_action_part(space, p, &other); p++) {
    }
    assert_string_equal(other.name, "other");
    assert_true(tes_space_actions(space) <= sizeof mask);
    assert_true(asked.count <= 1 << 16);
    assert_int_equal(tes_space_legal(space, game, actions, 1 << 16),
                     asked.count);
    uint32_t can = tes_space_mask(space, game, mask);
    for (uint32_t i = 0; i < asked.count; i++) {
        if (actions[i] == TES_NONE) {
            lost++;
            continue;
        }
        assert_true(actions[i] < tes_space_actions(space));
        assert_int_equal(mask[actions[i]], 1); /* once only: */
        mask[actions[i]] = 0;
        legal++;
        others += actions[i] >= other.first;
    }
    for (uint32_t a = 0; a < tes_space_actions(space); a++) {
        if (mask[a] != 0) fail_msg("%s: %u stands for nothing", name, a);
    }
    assert_int_equal(legal, can);
    for (uint32_t i = 0; i < asked.count; i += 1 + asked.count / 8) {
        assert_int_equal(tes_space_action(space, game, i), actions[i]);
        if (actions[i] == TES_NONE) continue;
        assert_int_equal(tes_space_option(space, game, actions[i]), i);
    }
    assert_int_equal(tes_space_option(space, game, TES_NONE), TES_NONE);
    seen.decisions++;
    seen.options += asked.count;
    seen.other += others;
    seen.lost += lost;
    if (others + lost > seen.most) seen.most = others + lost;
}

/* What an action means does not depend on the course of a game: its part and
 * place follow from the option. */
static void check_meaning(const tes_space *space, const tes_game *game,
                          uint32_t action, uint32_t option, uint32_t window)
{
    tes_part part = {0};
    tes_option what;

    for (uint32_t p = 0; tes_space_action_part(space, p, &part); p++) {
        if (action - part.first < part.count) break;
    }
    assert_true(tes_game_option(game, option, &what));
    uint32_t at = action - part.first, half = window / 2;
    if (strcmp(part.name, "place") == 0) {
        assert_int_equal(what.kind, TES_OPT_PLACE);
        assert_int_equal(at % 4, what.rotation);
        assert_int_equal(at / 4 % window, what.x + (int)half);
        assert_int_equal(at / 4 / window, what.y + (int)half);
    } else if (strcmp(part.name, "segment") == 0) {
        assert_int_equal(what.kind, TES_OPT_SEGMENT);
        assert_int_equal(what.tile, tes_game_tiles(game) - 1);
        assert_int_equal(at / part.dims[1], what.segment);
    } else if (strcmp(part.name, "figure") == 0) {
        assert_int_equal(at, what.figure);
    } else if (strcmp(part.name, "number") == 0) {
        assert_int_equal(at, what.number);
    }
}

/* Plays a random game through actions; its end must be that of the same game
 * played through options. */
static void play(tes_space *space, tes_ruleset *rules, uint64_t seed,
                 uint32_t answers, uint32_t window, const char *name)
{
    tes_error err = {0};
    tes_decision asked;
    uint64_t dice = seed;
    tes_game *game = tes_game_new(rules, seed, &err);

    if (game == NULL) fail_msg("%s: %s", name, err.text);
    while (tes_game_decision(game, &asked) &&
           tes_game_answers(game) < answers) {
        check_actions(space, game, name);
        uint32_t index = next(&dice, asked.count);
        uint32_t action = tes_space_action(space, game, index);
        if (action != TES_NONE) {
            check_meaning(space, game, action, index, window);
            index = tes_space_option(space, game, action);
        }
        tes_status status = asked.player == TES_CHANCE
                                ? tes_game_roll(game, &err)
                                : tes_game_answer(game, index, &err);
        if (status != TES_OK) fail_msg("%s: %s", name, err.text);
    }
    tes_game_free(game);
}

static void play_some(const char *config, uint32_t games, uint32_t answers,
                      uint32_t window)
{
    tes_error err = {0};
    tes_ruleset *rules = load(config);
    tes_space *space = tes_space_new(rules, window, &err);

    if (space == NULL) fail_msg("%s", err.text);
    memset(&seen, 0, sizeof seen);
    for (uint32_t g = 0; g < games; g++) {
        play(space, rules, g + 1, answers, window, config);
    }
    print_message("# %u of %u options in \"other\", at most %u at once, %u "
                  "without: %s\n",
                  seen.other, seen.options, seen.most, seen.lost, config);
    assert_int_equal(seen.lost, 0);
    tes_space_free(space);
    tes_ruleset_free(rules);
}

static void options_of_every_module(void **state)
{
    const char *name;
    (void)state;
    bool few = getenv("TESSERA_SHORT") != NULL;
    for (uint32_t m = 0; (name = module(m)) != NULL; m += few ? 4 : 1) {
        play_some(with_module(name), few ? 1 : 2, 4000, 41);
    }
}

static void options_of_presets(void **state)
{
    static const struct {
        const char *file;
        uint32_t window;
    } presets[] = {{"expansions/presets/third.lua", 41},
                   {"expansions/presets/stadt.lua", 41},
                   {"tests/properties/configs/all-6.lua", 61},
                   {"expansions/presets/mega.lua", 127}};
    char file[1024];
    (void)state;
    for (unsigned p = 0; p < sizeof presets / sizeof *presets; p++) {
        snprintf(file, sizeof file, "%s/%s", root(), presets[p].file);
        play_some(file, 1, 1500, presets[p].window);
    }
}

/* ---- observations ---------------------------------------------------------
 */

/* Positions of one game, as a seat sees them. */
#define MOST 512
static struct {
    uint64_t observed, alone, view; /* alone: without actions */
    char keys[160];
} kept[MOST];
static uint32_t nkept;

static uint64_t digest(uint64_t sum, const void *data, size_t size)
{
    const unsigned char *bytes = data;
    for (size_t i = 0; i < size; i++) {
        sum = (sum ^ bytes[i]) * UINT64_C(1099511628211);
    }
    return sum;
}

/* What a seat observes of a position; also the actions, if it is asked. */
static uint64_t observed(tes_space *space, tes_game *game, int seat,
                         bool actions_too)
{
    static uint32_t actions[1 << 16];
    tes_error err = {0};
    size_t size = tes_space_size(space);
    int32_t *out = calloc(size + 1, sizeof *out);

    out[size] = 77;
    if (tes_space_observe(space, game, seat, out, &err) != TES_OK) {
        fail_msg("%s", err.text);
    }
    assert_int_equal(out[size], 77);
    uint64_t sum = digest(UINT64_C(14695981039346656037), out, size * 4);
    free(out);
    if (!actions_too || !tes_game_sees(game, seat)) return sum;
    uint32_t n = tes_space_legal(space, game, actions, 1 << 16);
    return digest(sum, actions, (n < 1 << 16 ? n : 1 << 16) * 4);
}

/* Positions that look alike are alike, and the other way round. */
static void keep(tes_space *space, tes_game *game, int seat, const char *key)
{
    tes_error err = {0};
    tes_game *view = tes_game_view(game, seat, &err);
    uint64_t hash = tes_game_hash(view),
             alone = observed(space, game, seat, false);
    uint64_t look = observed(space, game, seat, true);

    assert_true(observed(space, view, seat, false) == alone);
    for (uint32_t i = 0; i < nkept; i++) {
        if (kept[i].observed == look && kept[i].view != hash) {
            fail_msg("seat %d sees no difference: %s, %s", seat, kept[i].keys,
                     key);
        }
        if (kept[i].alone != alone && kept[i].view == hash) {
            fail_msg("seat %d sees too much: %s, %s", seat, kept[i].keys, key);
        }
    }
    if (nkept < MOST) {
        kept[nkept].observed = look;
        kept[nkept].alone = alone;
        kept[nkept].view = hash;
        snprintf(kept[nkept++].keys, sizeof kept->keys, "%s", key);
    }
    tes_game_free(view);
}

/* Looks at what follows from each of some answers. */
static void look_ahead(tes_space *space, const tes_game *game, uint32_t count)
{
    tes_error err = {0};
    char key[128], text[160];

    for (uint32_t i = 0; i < count; i += 1 + count / 12) {
        tes_game *next_game = tes_game_clone(game);
        tes_game_key(game, i, key, sizeof key);
        if (tes_game_answer(next_game, i, &err) == TES_OK) {
            snprintf(text, sizeof text, "%u %s", tes_game_answers(game), key);
            keep(space, next_game, 0, text);
        }
        tes_error_clear(&err);
        tes_game_free(next_game);
    }
}

static void look_along(const char *config, uint64_t seed, uint32_t answers)
{
    tes_error err = {0};
    tes_decision asked;
    uint64_t dice = seed;
    tes_ruleset *rules = load(config);
    tes_space *space = tes_space_new(rules, 61, &err);
    tes_game *game = tes_game_new(rules, seed, &err);

    nkept = 0;
    while (tes_game_decision(game, &asked) &&
           tes_game_answers(game) < answers) {
        if (asked.player != TES_CHANCE && next(&dice, 3) == 0) {
            look_ahead(space, game, asked.count);
        }
        tes_status status =
            asked.player == TES_CHANCE
                ? tes_game_roll(game, &err)
                : tes_game_answer(game, next(&dice, asked.count), &err);
        if (status != TES_OK) fail_msg("%s", err.text);
    }
    print_message("# %u positions: %s\n", nkept, config);
    assert_true(nkept > 10);
    tes_game_free(game);
    tes_space_free(space);
    tes_ruleset_free(rules);
}

static void equal_observations_are_equal_views(void **state)
{
    const char *name;
    char file[1024];
    (void)state;
    for (uint32_t m = 0; (name = module(m)) != NULL; m++) {
        look_along(with_module(name), 3 + m, 90);
    }
    look_along(SECRETS, 5, 120);
    snprintf(file, sizeof file, "%s/tests/properties/configs/all-6.lua",
             root());
    look_along(file, 6, 150);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(options_of_every_module),
        cmocka_unit_test(options_of_presets),
        cmocka_unit_test(equal_observations_are_equal_views),
    };
    return cmocka_run_group_tests_name("space", tests, NULL, NULL);
}
