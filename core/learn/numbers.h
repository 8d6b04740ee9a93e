/* numbers.h - the actions of a decision. */
#ifndef TES_NUMBERS_H
#define TES_NUMBERS_H

#include "learn/space.h"

/* Actions of all options, into space->list, as tes_space_legal writes them;
 * returns how many. TES_NONE: out of memory. */
uint32_t tesI_space_list(struct tes_space *space, const struct tes_game *game);

#endif
