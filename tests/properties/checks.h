/* checks.h - what must hold at one moment of any game.
 *
 * Every check returns true, or notes why not (tap.h) and returns false. None
 * leaves the game changed. They know no rule and no module. */
#ifndef PROPERTIES_CHECKS_H
#define PROPERTIES_CHECKS_H

#include "tessera.h"

#include <stdbool.h>

/* Seeded numbers, so that every run is the same. */
typedef struct dice {
    uint64_t state;
} dice;
uint32_t dice_below(dice *from, uint32_t limit);

/* The state of a game as far as a test can see it. */
typedef struct shot {
    uint64_t hash, digest;
    uint64_t keys; /* of the pending decision and all its options, in order */
    uint32_t answers, events, turn;
    tes_game_state status;
} shot;

shot shot_take(const tes_game *game);
bool shot_same(const shot *a, const shot *b, const char *what);

/* The option list: at least one; as many as counted; keys unique, found
 * again, and cut off as documented; weights add up. */
bool check_options(const tes_game *game);

/* A clone is equal, and answering or freeing it does not touch the game. */
bool check_clone(const tes_game *game, dice *random);

/* Scores are the sum of the score events, these of their items. */
bool check_scores(const tes_game *game);

/* Figures: as many of each kind and owner as at the start, and supplies that
 * count those at home. `before` holds one number a figure kind and owner. */
typedef struct figure_counts {
    uint32_t count[TES_MAX_PLAYERS + 1][64]; /* row 0: neutral */
} figure_counts;
bool check_figures(const tes_game *game, figure_counts *out);
bool check_same_figures(const figure_counts *a, const figure_counts *b);

/* Tiles stand where they are listed, and nothing overlaps. */
bool check_board(const tes_game *game);

/* A roll by the game's own generator equals the same answer forced. */
bool check_roll(const tes_game *game);

#endif
