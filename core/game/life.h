/* life.h - how a game begins; tes_game_free ends it. */
#ifndef TES_LIFE_H
#define TES_LIFE_H

#include "state/game.h"

/* A game of a catalogue, at the very start: nothing has run yet. NULL: out of
 * memory. `ruleset` is only handed back by tes_game_rules. */
tes_game *tesI_game_make(struct tesI_catalogue *cat,
                         const struct tesI_rules *rules, tes_ruleset *ruleset,
                         uint64_t seed);

#endif
