/* views.h - what one seat sees of a game, and games that it could be.
 *
 * A view is a copy in which everything hidden from a seat has been replaced by
 * what stands for "unknown". It is made of nothing else, so whatever is read
 * from it cannot depend on a secret. With it goes the start of the running
 * phase, blanked in the same way, and the answers since that may be seen: a
 * sample fills in the blanks there and runs the phase again. */
#ifndef TES_VIEWS_H
#define TES_VIEWS_H

#include "game.h"

/* In place of a hidden value that would be nil if it were not set. */
#define TESI_UNKNOWN INT32_MIN

/* Figures in hidden zones by zone, who has the zone (1 + seat), and whose
 * they are (the last: nobody's). */
typedef uint8_t tesI_zone_counts[TESI_MAX_ZONES][TES_MAX_PLAYERS + 1]
                                [TES_MAX_PLAYERS + 1];

struct tesI_glimpse {
    bool seen;
    uint32_t count;
};

struct tesI_view {
    uint32_t refs;
    int seat;
    struct tes_game *base;   /* the start of the running phase; or NULL */
    struct tesI_step *steps; /* of that phase, the pending one last */
    uint32_t nsteps;
    tesI_zone_counts *zones;       /* at the start; NULL: no zone is hidden */
    struct tesI_glimpse *glimpses; /* of each secret, see tes_game_secret */
    uint32_t nglimpses;
    uint64_t hash; /* of the glimpses */
};

/* One more, or one less, that holds the view. NULL is allowed. */
struct tesI_view *tesI_view_share(struct tesI_view *view);
void tesI_view_drop(struct tesI_view *view);

/* Of what a view knows beyond its state; 0 for other games. */
static inline uint64_t tesI_view_hash(const struct tes_game *game)
{
    return game->view == NULL ? 0 : game->view->hash;
}

/* Does the view hide a variable for this id? */
bool tesI_view_hides(const struct tes_game *view, uint32_t var, uint32_t id);

/* Takes all tiles of hidden piles back to where they come from, and so on:
 * everything hidden from a seat becomes unknown. Not undoable. `zones` may be
 * NULL. False: out of memory. */
bool tesI_mask(struct tes_game *game, int seat, tesI_zone_counts *zones);

/* What else is known of a game than the view tells, for a sample that is to
 * fit: types that come to light soon, and values that hidden variables may have
 * had. All may be missing. */
struct tesI_hint {
    const uint32_t *types;
    uint32_t ntypes;
    const struct tes_game *guide; /* most variables are as they are there */
};

/* tes_game_sample with a hint. */
struct tes_game *tesI_sample(const struct tes_game *game, uint64_t seed,
                             const struct tesI_hint *hint, tes_error *err);

#endif
