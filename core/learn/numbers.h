/* numbers.h - the actions of a decision. */
#ifndef TES_NUMBERS_H
#define TES_NUMBERS_H

#include "learn/space.h"

/* Actions of all options, into space->list, as tes_space_legal writes them;
 * returns how many. TES_NONE: out of memory. Sets those that can be taken in
 * the mask, which is all 0 before; NULL: there is none. *legal: how many they
 * are. */
uint32_t tesI_space_list(struct tes_space *space, const struct tes_game *game,
                         uint8_t *mask, uint32_t *legal);

#endif
