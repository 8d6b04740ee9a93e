/* clone.h - copies of a game. Each is one block of memory. */
#ifndef TES_CLONE_H
#define TES_CLONE_H

#include "state/game.h"

/* Frees a clone. The block with its columns is kept for the next clone. */
void tesI_clone_give(struct tes_game *clone);

/* A clone under another ruleset that declares the same. NULL: the ruleset
 * declares something else, or out of memory. */
tes_game *tesI_clone_move(const tes_game *game, struct tesI_catalogue *cat,
                          const struct tesI_rules *rules, tes_ruleset *ruleset);

#endif
