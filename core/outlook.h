/* outlook.h - what outlook.c knows of positions, and how features are told
 * apart (outlook_keys.c).
 *
 * A feature is known again by a key: a sum of what it is made of. As long as
 * the game goes on by tiles and links, keys of features that did not change
 * stay the same from one base to the next, and so does what is remembered. */
#ifndef TES_OUTLOOK_H
#define TES_OUTLOOK_H

#include "facts.h"
#include "demand.h"

#define FACTS 4096u /* slots of the memory, a power of two */
#define ROWS 96u    /* most features a position is looked at for */
#define MEETINGS 64u
#define LAID 24u  /* most tiles laid since the base */
#define LINKED 8u /* most links made or undone since the base */
#define FRESH (LAID * TESI_MAX_SEGMENTS + 4 * LINKED)
#define NEWEST 256u /* tiles that are looked at to tell bases apart */
#define LINKS 64u   /* links that are told apart */
#define GROWN 512u  /* a power of two */
#define LEARN 4u    /* tiles until it is looked at again how ground ripens */

/* A feature that tiles laid since the base are part of. */
struct tesI_fresh {
    uint32_t root;
    uint64_t key; /* the sum of theirs */
    struct tesI_cells cells;
};

/* Such a tile, and the cells that it may have changed. */
struct tesI_laid {
    uint64_t key;
    struct tesI_cells area;
};

struct tes_outlook {
    struct tesI_catalogue *cat;
    tes_pace pace;
    /* the base */
    struct tesI_left left;
    uint32_t tiles, stage;
    uint64_t newest;       /* a sum of the tiles laid last */
    uint32_t number;       /* a new one for each */
    uint64_t world;        /* of facts: those of another one are forgotten */
    uint32_t grown[GROWN]; /* how often features have changed, by root */
    struct tesI_ripening ripening;
    uint32_t learnt; /* with so many tiles, + 1; 0: not in this world */
    struct tesI_fact *facts;
    /* the position that is looked at */
    tes_prospect rows[ROWS];
    const struct tesI_fact *of[ROWS];
    uint64_t keys[ROWS];
    uint32_t nrows;
    tes_meeting meetings[MEETINGS];
    uint32_t nmeetings;
    struct tesI_fresh fresh[FRESH];
    uint32_t nfresh;
    struct tesI_laid laid[LAID];
    uint32_t nlaid;
    uint64_t besides; /* what there is but tiles and links, in the base */
    uint64_t linked, links[LINKS]; /* links of the base */
    bool plain;     /* the same: nothing but tiles has been laid */
    uint64_t twist; /* part of all keys: 0 if it is the same */
    double draws;   /* tiles that one player will lay */
    uint32_t now;   /* tiles left in all */
};

/* Makes a position the base. */
void tesI_outlook_rebase(struct tes_outlook *o, const struct tes_game *game);

/* Finds out what a position has more than the base. */
void tesI_outlook_note(struct tes_outlook *o, const struct tes_game *game);

/* A feature that tiles or links since the base are part of, or NULL. */
const struct tesI_fresh *tesI_outlook_fresh(const struct tes_outlook *o,
                                            uint32_t root);

/* What a feature is made of in the position noted last; never 0. */
uint64_t tesI_outlook_key(const struct tes_outlook *o,
                          const struct tes_game *game, uint32_t root);

#endif
