/* scores.h - from a feature to points, one itemised event a player.
 *
 * The value of a feature for a player is the sum of its terms (count x
 * rate), plus bonuses, times a factor, unless vetoed. Terms declared as data
 * are summed here; rules are only called for stages that have hooks. */
#ifndef TES_SCORES_H
#define TES_SCORES_H

#include "events.h"
#include "game.h"

#define TESI_TALLY_MAX 32
/* Most points that may be scored at once, and lost. */
#define TESI_MAX_POINTS 1000000

struct tesI_tally_term {
    tesI_label name, module;
    int32_t count, rate; /* a bonus has count 0 and rate = its points */
    bool bonus;
};

struct tesI_tally {
    uint32_t root;
    uint32_t kind; /* segment kind */
    int player;    /* for whom; TES_CHANCE: for anybody */
    bool complete, final;
    uint32_t nterms;
    struct tesI_tally_term terms[TESI_TALLY_MAX];
    int32_t factor;
    tesI_label factor_module; /* who changed it last */
    bool vetoed;
};

/* The term with this name, made when missing; NULL: too many. */
struct tesI_tally_term *tesI_tally_term(struct tesI_tally *tally,
                                        tesI_label name, tesI_label module);

/* Sum that stops at the ends of its range. */
static inline int32_t tesI_tally_add(int32_t a, int64_t b)
{
    int64_t sum = a + (b < INT32_MIN   ? INT32_MIN
                       : b > INT32_MAX ? INT32_MAX
                                       : b);
    return (int32_t)(sum < -INT32_MAX  ? -INT32_MAX
                     : sum > INT32_MAX ? INT32_MAX
                                       : sum);
}

/* Works out what a feature is worth to a player. False: a hook failed, or
 * the points are too many. */
bool tesI_score_value(struct tes_game *game, uint32_t root, int player,
                      struct tesI_tally *tally);

/* Turns a tally into items; returns their sum. A factor other than 1 shows
 * as an item "factor". */
int32_t tesI_tally_items(struct tes_game *game, const struct tesI_tally *tally,
                         struct tesI_item *items, uint32_t *nitems);

/* Awards points with their items: changes the score, adds the event. False:
 * out of memory, nothing changed. */
bool tesI_score_award(struct tes_game *game, int player, tesI_label reason,
                      uint32_t node, uint32_t flags, uint32_t tiles,
                      int32_t points, const struct tesI_item *items,
                      uint32_t nitems);

/* Scores a feature for the holders of its majority (mask of seats; 0: by
 * tesI_feature_majority). Every winner gets its full value. Returns the
 * mask of winners, or UINT32_MAX when a hook failed or memory ran out. */
uint32_t tesI_score_feature(struct tes_game *game, uint32_t root,
                            uint32_t winners);

#endif
