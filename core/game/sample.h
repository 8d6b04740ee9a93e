/* sample.h - games that fit a view: what the seat does not see is drawn at
 * random, as the rules would have drawn it. See tes_game_sample. */
#ifndef TES_SAMPLE_H
#define TES_SAMPLE_H

#include "state/game.h"

/* What a caller knows of a game beyond its view; samples that agree with it are
 * preferred. `types` are tile types that will be seen soon; hidden variables
 * mostly get the values that they have in `guide`. All fields may be 0 or
 * NULL. */
struct tesI_hint {
    const uint32_t *types;
    uint32_t ntypes;
    const struct tes_game *guide;
};

/* tes_game_sample with a hint. */
struct tes_game *tesI_sample(const struct tes_game *game, uint64_t seed,
                             const struct tesI_hint *hint, tes_error *err);

#endif
