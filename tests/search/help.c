/* help.c - rulesets and positions for the tests of this folder. */
#include "help.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

tes_ruleset *load(const char *config)
{
    tes_error err = {0};
    const char *root = getenv("TESSERA_ROOT");
    tes_source source = {.config_text = config, .root = root ? root : "."};
    tes_ruleset *of = tes_ruleset_load(&source, &err);
    if (of == NULL) fail_msg("%s", err.text);
    return of;
}

tes_ruleset *rules;

int load_plain(void **state)
{
    (void)state;
    rules = load(PLAIN);
    return 0;
}

int free_plain(void **state)
{
    (void)state;
    tes_ruleset_free(rules);
    return 0;
}

tes_ruleset *load_rule(const char *text)
{
    const char *tmp = getenv("TMPDIR");
    char folder[200], path[220], config[300];
    snprintf(folder, sizeof folder, "%s/tessera-search.XXXXXX",
             tmp == NULL ? "/tmp" : tmp);
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/rule.lua", folder);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    assert_int_equal(fclose(file), 0);
    snprintf(config, sizeof config,
             "return { modules = { 'base' }, players = 2, rules = { '%s' } }",
             path);
    tes_ruleset *of = load(config);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(rmdir(folder), 0);
    return of;
}

static uint32_t next(uint64_t *dice, uint32_t limit)
{
    *dice = *dice * UINT64_C(6364136223846793005) + 1442695040888963407u;
    return (uint32_t)((*dice >> 33) % limit);
}

tes_game *position(tes_ruleset *of, uint64_t seed, uint32_t answers)
{
    tes_error err = {0};
    tes_decision asked;
    tes_game *game = tes_game_new(of, seed, &err);
    if (game == NULL) fail_msg("%s", err.text);
    while (tes_game_decision(game, &asked)) {
        bool seat = asked.player != TES_CHANCE && asked.count > 1;
        if (seat && tes_game_answers(game) >= answers) break;
        if (asked.player == TES_CHANCE) {
            assert_int_equal(tes_game_roll(game, &err), TES_OK);
        } else {
            uint32_t index = next(&seed, asked.count);
            assert_int_equal(tes_game_answer(game, index, &err), TES_OK);
        }
    }
    return game;
}

void play_out(tes_game *game, tes_player *const players[2])
{
    tes_error err = {0};
    tes_decision asked;
    tes_idea idea;

    while (tes_game_decision(game, &asked)) {
        if (asked.player == TES_CHANCE) {
            assert_int_equal(tes_game_roll(game, &err), TES_OK);
            continue;
        }
        tes_player *player = players[asked.player];
        assert_int_equal(tes_player_think(player, game, &err), TES_OK);
        assert_true(tes_player_idea(player, 0, &idea));
        assert_int_equal(tes_game_answer(game, idea.index, &err), TES_OK);
    }
}

int match(tes_ruleset *of, uint64_t seed, const tes_thinking *first,
          const tes_thinking *second)
{
    tes_error err = {0};
    const tes_thinking *const thinking[2] = {first, second};
    tes_player *players[2];

    for (int p = 0; p < 2; p++) {
        tes_thinking how = *thinking[p];
        how.seed = seed;
        how.time_ms = 0;
        players[p] = tes_player_new(of, &how, &err);
        assert_non_null(players[p]);
    }
    tes_game *game = tes_game_new(of, seed, &err);
    play_out(game, players);
    int lead = tes_game_score(game, 0) - tes_game_score(game, 1);
    tes_game_free(game);
    for (int p = 0; p < 2; p++) tes_player_free(players[p]);
    return lead;
}
