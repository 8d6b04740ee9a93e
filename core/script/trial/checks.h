/* checks.h - what must hold at one moment of any game.
 *
 * Every check returns true, or writes down what it found and returns false.
 * None leaves the game changed. They see a game only as tessera.h shows it,
 * and know no rule and no module. */
#ifndef TES_CHECKS_H
#define TES_CHECKS_H

#include "state/dice.h"
#include "tessera.h"

/* The first finding, with details, a line each; "" for none. */
struct tesI_finding {
    char text[4096];
};

/* Writes down a finding, printf-style, unless there is one already. Returns
 * false, so that a check can `return tesI_found(...)`. */
bool tesI_found(struct tesI_finding *found, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Adds a line to the finding, when there is one. */
void tesI_found_also(struct tesI_finding *found, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Hashes (FNV-1a) of texts and whole numbers, one on top of another. */
#define TESI_HASH_BASIS UINT64_C(0xCBF29CE484222325)
uint64_t tesI_hash_text(uint64_t hash, const char *text);
uint64_t tesI_hash_list(uint64_t hash, const int64_t *numbers, size_t count);
#define TESI_HASH(hash, ...)                             \
    tesI_hash_list(hash, (const int64_t[]){__VA_ARGS__}, \
                   sizeof(const int64_t[]){__VA_ARGS__} / sizeof(int64_t))

/* A snapshot of everything that tessera.h shows of a game. */
struct tesI_shot {
    uint64_t hash, digest;
    uint64_t keys;   /* of the pending decision and all its options, in order */
    uint64_t state;  /* the hash without the pending decision, and */
    uint64_t offers; /* the decision: numbers of phases and the order of options
                        left out */
    uint32_t answers, events, turn;
    tes_game_state status;
};

struct tesI_shot tesI_shot_take(const tes_game *game);
/* `what` names the game of b. */
bool tesI_shot_same(const struct tesI_shot *a, const struct tesI_shot *b,
                    const char *what, struct tesI_finding *found);

/* The option list: at least one; as many as counted; keys unique, found
 * again, and cut off as documented; weights add up. */
bool tesI_check_options(const tes_game *game, struct tesI_finding *found);

/* A clone is equal, and answering or freeing it does not touch the game. */
bool tesI_check_clone(const tes_game *game, uint64_t *random,
                      struct tesI_finding *found);

/* Scores are the sum of the score events, these of their items. */
bool tesI_check_scores(const tes_game *game, struct tesI_finding *found);

/* Figures: as many of each kind and owner as at the start, and supplies that
 * count those at home. */
struct tesI_figure_counts {
    uint32_t count[TES_MAX_PLAYERS + 1][64]; /* row 0: neutral */
};
bool tesI_check_figures(const tes_game *game, struct tesI_figure_counts *out,
                        struct tesI_finding *found);
bool tesI_check_same_figures(const struct tesI_figure_counts *a,
                             const struct tesI_figure_counts *b,
                             struct tesI_finding *found);

/* Tiles stand where they are listed, and nothing overlaps. */
bool tesI_check_board(const tes_game *game, struct tesI_finding *found);

/* A roll by the game's own generator equals the same answer forced. */
bool tesI_check_roll(const tes_game *game, struct tesI_finding *found);

#endif
