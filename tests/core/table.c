/* table.c - a game of the toy, played at random. */
#include "table.h"

#include <stdlib.h>
#include <string.h>

struct table *table_new(uint64_t seed)
{
    struct table *table = calloc(1, sizeof *table);
    assert_non_null(table);
    table->cat = fake_toy(&table->rules, seed, 3);
    table->game = fake_game(table->cat, &table->rules, seed);
    table->dice = seed;
    return table;
}

void table_free(struct table *table)
{
    tes_game_free(table->game);
    for (int i = 0; i < 64; i++) {
        assert_null(table->rules.threads[i].game); /* all were dropped */
    }
    tesI_catalogue_free(table->cat);
    free(table);
}

uint32_t option_count(const struct tes_game *game)
{
    tes_decision decision;
    assert_true(tes_game_decision(game, &decision));
    assert_true(decision.count > 0);
    return decision.count;
}

uint32_t answer_one(struct table *table)
{
    tes_error err = {TES_OK, NULL};
    uint32_t index = fake_random(&table->dice, option_count(table->game));
    tes_status status = tes_game_answer(table->game, index, &err);
    if (status != TES_OK) fail_msg("%s", err.text);
    return index;
}

struct point point_of(const struct tes_game *game)
{
    return (struct point){tes_game_hash(game), tes_game_digest(game)};
}

void assert_at(const struct tes_game *game, struct point point)
{
    assert_true(tes_game_hash(game) == point.hash);
    assert_true(tes_game_digest(game) == point.digest);
}

bool play_to(struct table *table, const char *prompt)
{
    tes_decision decision;
    while (tes_game_decision(table->game, &decision)) {
        if (strcmp(decision.prompt, prompt) == 0) return true;
        answer_one(table);
    }
    return false;
}
