/* feature_keys.h - recognizes features from one position to the next.
 *
 * A feature has a *key*: a hash of what it is made of. Keys are made for one
 * position, the *reference*, and for positions that follow from it by some
 * answers: features that did not change keep their keys, and their assessments
 * still hold. With a new reference all keys are new. */
#ifndef TES_FEATURE_KEYS_H
#define TES_FEATURE_KEYS_H

#include "outlook/assess.h"

#define TESI_KEY_TILES 24u  /* most tiles laid since the reference */
#define TESI_KEY_LINKS 64u  /* links that are compared one by one */
#define TESI_KEY_RELINKS 8u /* most links made or undone since */
#define TESI_KEY_CHANGED \
    (TESI_KEY_TILES * TESI_MAX_SEGMENTS + 4 * TESI_KEY_RELINKS)

struct tesI_keys {
    /* the reference */
    uint32_t references; /* so far */
    uint32_t tiles;
    uint64_t others; /* nodes, shut edges and overlays, by their numbers */
    uint64_t linked, links[TESI_KEY_LINKS]; /* a sum of all links, and each */
    uint64_t salt;                          /* of all keys */
    /* the position that was last compared with the reference */
    bool only_tiles;     /* the two differ by tiles alone */
    uint64_t difference; /* a hash of all other differences; 0: none */
    struct tesI_changed {
        uint32_t root; /* of a feature that newer tiles or links belong to */
        uint64_t key;  /* sum of theirs */
        struct tesI_cells cells; /* where they are */
    } changed[TESI_KEY_CHANGED];
    uint32_t nchanged;
    struct tesI_laid { /* a tile laid since */
        uint64_t key;
        struct tesI_cells area; /* cells that it may have changed */
    } laid[TESI_KEY_TILES];
    uint32_t nlaid;
};

/* Makes a position the reference. */
void tesI_keys_refer(struct tesI_keys *keys, const struct tes_game *game);

/* Compares a position with the reference. If too many tiles were laid since,
 * the position becomes the reference. */
void tesI_keys_compare(struct tesI_keys *keys, const struct tes_game *game);

/* The change of a feature between the reference and the position compared last;
 * NULL: none. */
const struct tesI_changed *tesI_keys_changed(const struct tesI_keys *keys,
                                             uint32_t root);

/* Key of a feature of the position compared last; never 0. */
uint64_t tesI_key_of(const struct tesI_keys *keys, const struct tes_game *game,
                     uint32_t root);

#endif
