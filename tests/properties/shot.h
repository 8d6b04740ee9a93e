/* shot.h - everything that tessera.h shows of a game, in a few numbers. */
#ifndef TES_SHOT_H
#define TES_SHOT_H

#include "tessera.h"

struct tesI_shot {
    uint64_t hash, digest;
    uint64_t keys;   /* of the pending decision and all its options, in order */
    uint64_t state;  /* the hash without the pending decision, and */
    uint64_t offers; /* the decision: numbers of phases and the order of options
                        left out */
    uint32_t answers, events, turn, status;
};

struct tesI_shot tesI_shot_take(const tes_game *game);

#endif
