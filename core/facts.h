/* facts.h - what is found out about one feature: its open sides, what it
 * touches, whose it is and what it is worth. Remembered by outlook.c. */
#ifndef TES_FACTS_H
#define TES_FACTS_H

#include "trace.h"

/* Kinds of features that ripening is known of. */
#define RIPE_KINDS 16u

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

/* Points that ground of a kind gains by a feature of another kind that it
 * touches and that becomes complete; -1: not known. */
struct tesI_ripening {
    int32_t by[RIPE_KINDS][RIPE_KINDS];
};

/* Learns that from the newest tiles of a game, by supposing. */
void tesI_ripening_learn(struct tesI_ripening *ripening, struct tes_game *game);

/* By a kind; the most by any. */
int32_t tesI_ripens(const struct tesI_ripening *ripening, uint32_t ground,
                    uint32_t kind);
int32_t tesI_ripens_most(const struct tesI_ripening *ripening, uint32_t ground);

/* Chances of a feature, and how far they hold. */
struct tesI_memo {
    uint32_t now;           /* tiles left then + 1; 0: nothing */
    uint64_t base;          /* of which it was found out */
    uint64_t changes;       /* since the base, that matter to it */
    struct tesI_cells near; /* where changes do */
    double chance, gain;    /* see tes_prospect */
    uint32_t cells, ripe, ripened;
};

/* What is remembered of a feature. */
struct tesI_fact {
    uint64_t key;            /* what it is made of; 0: free */
    uint32_t base;           /* for which it is known to hold */
    struct tesI_trace trace; /* what rules looked at */
    uint32_t tiles;
    uint32_t nsides, ntouch, ripe; /* ripe: touched ones that are complete */
    uint32_t sides[OUTLOOK_SIDES]; /* empty cell << 2 | side of that cell */
    uint32_t firsts; /* mask of sides that are the first at their cell */
    uint32_t touch[OUTLOOK_TOUCHES]; /* nodes */
    struct tesI_cells reach;         /* cells at its sides */
    struct tesI_memo memos[2];       /* by tiles left, even and odd */
    uint32_t seats, holders;
    uint32_t leaving; /* mask of seats that have a figure there that returns */
    bool failed;      /* a rule did: nothing is worth anything */
    uint32_t valued;  /* mask of seats for which these are known */
    int32_t worth[TES_MAX_PLAYERS], whole[TES_MAX_PLAYERS];
    int32_t longer[TES_MAX_PLAYERS];
    int32_t strength[TES_MAX_PLAYERS];
};

/* Fills in all of a feature but key and worth. */
void tesI_fact_find(struct tesI_fact *fact,
                    const struct tesI_ripening *ripening, struct tes_game *game,
                    uint32_t root);

/* Does what was found out at an earlier base hold at this one? The feature is
 * made of the same. */
bool tesI_fact_holds(const struct tesI_fact *fact, const struct tes_game *game,
                     uint32_t root);

/* What it is worth to a seat, as it stands and as if it were complete. Where
 * no rule has a say it is the same to all. */
void tesI_fact_value(struct tesI_fact *fact, struct tes_game *game,
                     uint32_t root, unsigned seat);

#endif
