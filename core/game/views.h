/* views.h - views: what one seat sees of a game.
 *
 * A view is a copy of a game in which everything hidden from the seat is
 * replaced by a blank, a value that stands for "unknown". So nothing that is
 * read from a view can depend on a secret. It also keeps its base, the game at
 * the start of the running phase with the same blanks, and the answers since
 * then that the seat has seen. A sample (sample.h) fills in the blanks of the
 * base and runs the phase again. */
#ifndef TES_VIEWS_H
#define TES_VIEWS_H

#include "state/game.h"

/* The blank of variables whose initial value is nil. */
#define TESI_UNKNOWN INT32_MIN

/* Numbers of figures in hidden zones, by zone, holder of the zone (1 + seat;
 * 0: none) and owner of the figures (seat; TES_MAX_PLAYERS: neutral). */
typedef uint8_t tesI_zone_counts[TESI_MAX_ZONES][TES_MAX_PLAYERS + 1]
                                [TES_MAX_PLAYERS + 1];

struct tesI_glimpse {
    bool seen;
    uint32_t count;
};

struct tesI_view {
    uint32_t refs;
    int seat;
    struct tes_game *base; /* the start of the running phase; or NULL */
    struct tesI_decision *decisions; /* of that phase, the pending one last */
    uint32_t ndecisions;
    tesI_zone_counts *zones;       /* at the start; NULL: no zone is hidden */
    struct tesI_glimpse *glimpses; /* of each secret, see tes_game_secret */
    uint32_t nglimpses;
    uint64_t hash; /* of the glimpses */
};

/* Drops a reference to the view. NULL is allowed. */
void tesI_view_drop(struct tesI_view *view);

/* Is a variable a number or boolean, whose blank is its initial value? */
static inline bool tesI_var_plain(const struct tesI_var *var)
{
    return var->type == VAR_INTEGER || var->type == VAR_BOOLEAN;
}

/* How many values a variable has: one for each seat, tile or figure, or 1. 0
 * for a map; walk its keys instead. */
uint32_t tesI_var_ids(const struct tes_game *game, const struct tesI_var *var);

#endif
