/* keys.h - keys of the options that are about to be offered. A key is the name
 * of an option in saved games, messages and tests. tes_game_key gives the keys
 * of the pending decision. */
#ifndef TES_KEYS_H
#define TES_KEYS_H

#include "state/game.h"

/* Looks for two options of the draft with the same key: 1, with the key; 0:
 * there are none; -1: out of time or memory. */
int tesI_draft_same_key(const struct tes_game *game, char *key, size_t size);

/* The key of the at-th option that is written out in the draft. */
void tesI_draft_key(const struct tes_game *game, uint32_t at, char *key,
                    size_t size);

#endif
