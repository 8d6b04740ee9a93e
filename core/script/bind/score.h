/* score.h - points that are no feature's, for the engine's own Lua files. */
#ifndef TES_BIND_SCORE_H
#define TES_BIND_SCORE_H

#include <lua.h>

/* engine.award(word, player, reason, feature or nil, name, count, rate, ...) ->
 * points: gives a player the points of items, each so many at a rate; errors
 * are about the word. lua/words/bound.lua reads the award of a rule. */
int tesI_award(lua_State *L);

#endif
