/* sample.h - games that a view could be: what a seat does not see is drawn
 * anew, as the rules would have drawn it. tes_game_sample is the door. */
#ifndef TES_SAMPLE_H
#define TES_SAMPLE_H

#include "state/game.h"

/* What is known of a game beyond its view; a sample prefers it. `types` are
 * tile types that will be seen soon; hidden variables mostly get the values
 * that they have in `guide`. All may be 0 or NULL. */
struct tesI_hint {
    const uint32_t *types;
    uint32_t ntypes;
    const struct tes_game *guide;
};

/* tes_game_sample with a hint. */
struct tes_game *tesI_sample(const struct tes_game *game, uint64_t seed,
                             const struct tesI_hint *hint, tes_error *err);

#endif
