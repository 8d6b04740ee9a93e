/* sample.h - games that fit a view: what the seat does not see is drawn at
 * random, as the rules would have drawn it. See tes_game_sample. */
#ifndef TES_SAMPLE_H
#define TES_SAMPLE_H

#include "state/game.h"

/* Most types that are looked for. */
#define TESI_WANTED 8

/* What a caller knows of a game beyond its view; samples that agree with it are
 * preferred. `types` are tile types that will be seen soon; hidden variables
 * mostly get the values that they have in `guide`. All fields may be 0 or
 * NULL. */
struct tesI_hint {
    uint32_t types[TESI_WANTED], ntypes;
    const struct tes_game *guide;
};

/* Adds a type, if it is new and there is room. */
void tesI_hint_add(struct tesI_hint *hint, uint32_t type);

/* Answers a question that is not seen: half of the times with a type of the
 * hint, else by weight or chance. Returns the index, or TES_NONE. */
uint32_t tesI_guess(const struct tes_game *game,
                    const struct tesI_decision *asked,
                    const struct tesI_hint *hint, uint64_t *dice,
                    struct tesI_option *answer);

/* tes_game_sample with a hint. */
struct tes_game *tesI_sample(const struct tes_game *game, uint64_t seed,
                             const struct tesI_hint *hint, tes_error *err);

#endif
