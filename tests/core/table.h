/* table.h - a game of the toy, played at random. */
#ifndef TES_TESTS_TABLE_H
#define TES_TESTS_TABLE_H

#include "fake.h"

struct table {
    struct fake_rules rules;
    struct tesI_catalogue *cat;
    struct tes_game *game;
    uint64_t dice;
};

struct table *table_new(uint64_t seed);

/* Also checks that no phase was left suspended. */
void table_free(struct table *table);

/* Number of options of the pending decision. */
uint32_t option_count(const struct tes_game *game);

/* Answers at random; returns the index. */
uint32_t answer_one(struct table *table);

/* Plays until the prompt is asked. False: the game ended before. */
bool play_to(struct table *table, const char *prompt);

/* A state of a game, to be compared with another one. */
struct point {
    uint64_t hash, digest;
};

struct point point_of(const struct tes_game *game);
void assert_at(const struct tes_game *game, struct point point);

#endif
