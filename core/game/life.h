/* life.h - how a game begins; tes_game_free ends it. */
#ifndef TES_LIFE_H
#define TES_LIFE_H

#include "state/game.h"

/* A new game of a catalogue; no phase has run yet. NULL: out of memory.
 * `ruleset` is what tes_game_rules returns, and not used otherwise. */
tes_game *tesI_game_make(struct tesI_catalogue *cat,
                         const struct tesI_rules *rules, tes_ruleset *ruleset,
                         uint64_t seed);

#endif
