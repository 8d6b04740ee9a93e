/* assess.h - an assessment of one feature: its open sides, its neighbours, its
 * holders and its worth.
 *
 * Some features never close and score for each complete feature that they
 * touch. What one more such *neighbour* adds is a *neighbour bonus*. No rule
 * declares it: it is learnt from scores. */
#ifndef TES_ASSESS_H
#define TES_ASSESS_H

#include "state/game.h"

/* Kinds of features whose neighbour bonuses are learnt. */
#define TESI_BONUS_KINDS 16u

/* At most so many open sides and neighbours of a feature are looked at. */
#define TESI_ASSESS_SIDES 24u
#define TESI_ASSESS_NEIGHBOURS 24u

/* A set of cells, each as an 8-bit hash: cells with equal hashes cannot be told
 * apart. */
struct tesI_cells {
    uint64_t bits[4];
};

static inline void tesI_cells_add(struct tesI_cells *cells, uint32_t cell)
{
    uint32_t bit = tesI_spread(cell, 8);
    cells->bits[bit / 64] |= UINT64_C(1) << bit % 64;
}

static inline void tesI_cells_join(struct tesI_cells *cells,
                                   const struct tesI_cells *more)
{
    for (int i = 0; i < 4; i++) cells->bits[i] |= more->bits[i];
}

/* False: the sets have no cell in common. */
static inline bool tesI_cells_meet(const struct tesI_cells *a,
                                   const struct tesI_cells *b)
{
    return ((a->bits[0] & b->bits[0]) | (a->bits[1] & b->bits[1]) |
            (a->bits[2] & b->bits[2]) | (a->bits[3] & b->bits[3])) != 0;
}

/* Neighbour bonuses in points, by the kind of the feature that never closes
 * and the kind of its neighbour; -1: not known. */
struct tesI_bonuses {
    int32_t by[TESI_BONUS_KINDS][TESI_BONUS_KINDS];
};

/* Learns them from the newest tiles of a game: compares scores with those of
 * the same position where a neighbour is supposed to be complete. */
void tesI_bonuses_learn(struct tesI_bonuses *bonuses, struct tes_game *game);

/* The largest bonus of a kind; -1: none is known. */
int32_t tesI_bonus_most(const struct tesI_bonuses *bonuses, uint32_t kind);

/* Chances of a feature, and what they depend on. */
struct tesI_chances {
    uint32_t left;          /* tiles left when they were found, + 1; 0: not
                               known */
    uint64_t changes;       /* sum of those tiles laid since that matter */
    struct tesI_cells near; /* a tile matters if it changes one of these
                               cells */
    double chance, gain;    /* this and the next line as in tes_prospect */
    uint32_t cells, neighbours, unpaid;
};

struct tesI_assessment {
    uint64_t key; /* see feature_keys.h; 0: a free slot */
    bool failed;  /* a rule failed: it is worth nothing */
    uint32_t nsides, nneighbours;
    uint32_t held; /* segments that are held open */
    struct {
        uint32_t cell; /* empty; TESI_NO_CELL: not on the board yet */
        uint8_t side;  /* of that cell, where the feature comes in */
        bool first;    /* no side before this one has the same cell */
    } sides[TESI_ASSESS_SIDES];
    uint32_t neighbours[TESI_ASSESS_NEIGHBOURS]; /* a node of each */
    struct tesI_cells reach;                     /* cells of the sides */
    struct tesI_chances chances[2]; /* by tiles left, even and odd */
    tes_prospect row; /* `neighbours`: those complete when it was found;
                         chance, gain, cells, unpaid and bonus: not set */
};

/* Fills in everything but key, chances and worth. */
void tesI_assess(struct tesI_assessment *known,
                 const struct tesI_bonuses *bonuses, struct tes_game *game,
                 uint32_t root);

/* Fills in the worth for a seat: as it stands, complete, and longer. If no
 * hooks change scores of the kind, it is the same for all seats. */
void tesI_assess_worth(struct tesI_assessment *known, struct tes_game *game,
                       unsigned seat);

/* Fills in the worth in a row, for all seats, from declared terms alone; no
 * function of a rule runs. */
void tesI_assess_guess(const struct tesI_bonuses *bonuses,
                       struct tes_game *game, tes_prospect *row);

/* Root of the i-th neighbour. TES_NONE: it has been joined with an earlier
 * neighbour. */
uint32_t tesI_assess_neighbour(const struct tesI_assessment *known,
                               const struct tes_game *game, uint32_t i);

#endif
