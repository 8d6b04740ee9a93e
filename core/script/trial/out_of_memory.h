/* out_of_memory.h - answers and clones without memory. */
#ifndef TES_OUT_OF_MEMORY_H
#define TES_OUT_OF_MEMORY_H

#include "script/trial/checks.h"

/* Gives an answer while the n-th allocation fails, for growing n, until it
 * comes through; before that nothing must change. Failures are counted. */
bool tesI_answer_without_memory(tes_game *game, uint32_t index,
                                uint64_t *random, uint32_t *failures,
                                struct tesI_finding *found);
/* The same for making a clone. */
bool tesI_clone_without_memory(const tes_game *game,
                               struct tesI_finding *found);
/* n of the next try: every one at first, then in growing strides. */
static inline unsigned long tesI_next_failing(unsigned long n)
{
    return n + 1 + n / 16;
}

/* True when the game is as before, but for the mark of a failed answer. */
bool tesI_unharmed(const tes_game *game, const struct tesI_shot *before,
                   const char *what, struct tesI_finding *found);

#endif
