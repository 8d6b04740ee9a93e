/* scores.h - from a feature to points, one itemised event a player.
 *
 * The value of a feature for a player is the sum of its terms (count x rate),
 * plus bonuses, times a factor, unless vetoed; bonuses that are declared so are
 * kept in spite of a veto. Last, rules may add to the sum. Terms declared as
 * data are summed here; rules are only called for stages that have hooks. */
#ifndef TES_SCORES_H
#define TES_SCORES_H

#include "state/game.h"
#include "turn/events.h"
#include "turn/majority.h"

#define TESI_TALLY_MAX 32
/* Most points that may be scored at once, and lost. */
#define TESI_MAX_POINTS 1000000

/* How a term of a tally counts. */
typedef enum tesI_form {
    TERM_RATE,  /* count x rate */
    TERM_BONUS, /* rate alone, as below; count is 0 */
    TERM_KEPT,  /* a bonus that a veto does not remove */
    TERM_LAST   /* added to the sum */
} tesI_form;

struct tesI_tally_term {
    tesI_label name, module;
    int32_t count, rate;
    tesI_form form;
    bool off; /* the call has no use for it */
};

/* How a score differs from the usual one. */
struct tesI_call {
    uint32_t winners;  /* mask of seats; 0: the holders of the majority */
    tesI_label reason; /* 0: the kind of the feature */
    bool early;        /* no handler of features hears of it */
    uint32_t nrates;
    struct {
        tesI_label name; /* of a declared term */
        bool off;
        int32_t rate; /* in place of the declared one */
    } rates[TESI_TALLY_MAX];
};

struct tesI_tally {
    uint32_t root;
    uint32_t kind; /* segment kind */
    int player;    /* for whom; TES_CHANCE: for anybody */
    tesI_label reason;
    bool complete, final;
    uint32_t nterms;
    struct tesI_tally_term terms[TESI_TALLY_MAX];
    int32_t factor;
    tesI_label factor_module; /* who changed it last */
    bool vetoed;
};

/* The term with this name and form, made when missing; NULL: too many. */
struct tesI_tally_term *tesI_tally_term(struct tesI_tally *tally,
                                        tesI_form form, tesI_label name,
                                        tesI_label module);

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

/* What a feature is worth by its declared terms alone; no function of a rule is
 * called. */
int32_t tesI_score_declared(const struct tes_game *game, uint32_t root);

/* Works out what a feature is worth to a player; call NULL: as usual. False:
 * a hook failed, the points are too many, or the call names no term. */
bool tesI_score_value(struct tes_game *game, uint32_t root, int player,
                      const struct tesI_call *call, struct tesI_tally *tally);

/* Sum of the terms in a tally so far. */
int32_t tesI_tally_sum(const struct tesI_tally *tally);

/* Awards points with their items: changes the score, adds the event. False:
 * out of memory, nothing changed. */
bool tesI_score_award(struct tes_game *game, int player, tesI_label reason,
                      uint32_t node, uint32_t flags, uint32_t tiles,
                      int32_t points, const struct tesI_item *items,
                      uint32_t nitems);

/* Scores a feature for the holders of its majority, or as the call (unless
 * NULL) says. Every winner gets its full value; if the weights of all figures
 * that claim it are 0, their owners get an event with 0 points. Returns the
 * mask of winners, or TESI_NO_SEATS when a hook failed or memory ran out. */
uint32_t tesI_score_feature(struct tes_game *game, uint32_t root,
                            const struct tesI_call *call);

#endif
