/* games.h - games as the bindings of `tes` have them, for trials in Lua. */
#ifndef TES_TRIAL_GAMES_H
#define TES_TRIAL_GAMES_H

#include <lauxlib.h>

#include "tessera.h"

/* Pushes the table `trial` of functions, see lua/tester/trial.lua. Rulesets are
 * loaded from `source`, which must outlast the state, but for what the tables
 * that they get say. */
void tesI_push_trial(lua_State *L, const tes_source *source);

#endif
