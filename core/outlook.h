/* outlook.h - what is likely to become of features: facts for players that
 * think.
 *
 * A tes_outlook knows one position, its *base*: the tiles that are left there.
 * It is asked about the base and positions that follow from it by a few
 * answers. What it has found out about a feature it remembers by what the
 * feature is made of, so that a search pays only for what a tile changes. */
#ifndef TES_OUTLOOK_H
#define TES_OUTLOOK_H

#include "game.h"

/* Most open sides, and most features touched, that are looked at. */
#define OUTLOOK_SIDES 24u
#define OUTLOOK_TOUCHES 24u

/* What is remembered of a feature. */
struct tesI_fact {
    uint64_t key; /* what it is made of; 0: free */
    uint32_t tiles;
    uint32_t nsides, ntouch, ripe;   /* ripe: touched ones that are complete */
    uint32_t sides[OUTLOOK_SIDES];   /* empty cell << 2 | side of that cell */
    uint32_t touch[OUTLOOK_TOUCHES]; /* nodes */
    uint32_t seats, holders;
    bool failed;             /* a rule did: nothing is worth anything */
    uint32_t valued, wholed; /* masks of seats for which these are known */
    int32_t worth[TES_MAX_PLAYERS], whole[TES_MAX_PLAYERS];
    int32_t strength[TES_MAX_PLAYERS];
};

#endif
