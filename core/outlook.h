/* outlook.h - what is likely to become of features: facts for players that
 * think.
 *
 * A tes_outlook knows one position, its *base*: the tiles that are left there.
 * It is asked about the base and positions that follow from it by a few
 * answers. What it has found out about a feature it remembers by what the
 * feature is made of, so that a search pays only for what a tile changes. */
#ifndef TES_OUTLOOK_H
#define TES_OUTLOOK_H

#include "demand.h"

/* Most open sides, and most features touched, that are looked at. */
#define OUTLOOK_SIDES 24u
#define OUTLOOK_TOUCHES 24u

/* A set of cells that may have some too many: two that have none in common are
 * known to. */
struct tesI_cells {
    uint64_t bits[4];
};

static inline void tesI_cells_add(struct tesI_cells *cells, uint32_t cell)
{
    uint32_t bit = cell * 2654435769u >> 24;
    cells->bits[bit >> 6] |= UINT64_C(1) << (bit & 63);
}

static inline void tesI_cells_join(struct tesI_cells *cells,
                                   const struct tesI_cells *more)
{
    for (int i = 0; i < 4; i++) cells->bits[i] |= more->bits[i];
}

static inline bool tesI_cells_meet(const struct tesI_cells *a,
                                   const struct tesI_cells *b)
{
    return ((a->bits[0] & b->bits[0]) | (a->bits[1] & b->bits[1]) |
            (a->bits[2] & b->bits[2]) | (a->bits[3] & b->bits[3])) != 0;
}

/* Chances of a feature, and how far they hold. */
struct tesI_memo {
    uint32_t now;           /* tiles left then + 1; 0: nothing */
    uint64_t changes;       /* since the base, that matter to it */
    struct tesI_cells near; /* where changes do */
    double chance, gain;    /* see tes_prospect */
    uint32_t cells, ripe, ripened;
};

/* What is remembered of a feature. */
struct tesI_fact {
    uint64_t key; /* what it is made of; 0: free */
    uint32_t tiles;
    uint32_t nsides, ntouch, ripe; /* ripe: touched ones that are complete */
    uint32_t sides[OUTLOOK_SIDES]; /* empty cell << 2 | side of that cell */
    uint32_t firsts; /* mask of sides that are the first at their cell */
    uint32_t touch[OUTLOOK_TOUCHES]; /* nodes */
    struct tesI_cells reach;         /* cells at its sides */
    struct tesI_memo memos[2];       /* by tiles left, even and odd */
    uint32_t seats, holders;
    bool failed;     /* a rule did: nothing is worth anything */
    uint32_t valued; /* mask of seats for which these are known */
    int32_t worth[TES_MAX_PLAYERS], whole[TES_MAX_PLAYERS];
    int32_t longer[TES_MAX_PLAYERS];
    int32_t strength[TES_MAX_PLAYERS];
};

#endif
