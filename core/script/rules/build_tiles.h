/* build_tiles.h - from the plan to a catalogue: what lies on a table. */
#ifndef TES_BUILD_TILES_H
#define TES_BUILD_TILES_H

#include "script/rules/plan.h"

/* Kinds, sides, pieces, tiles, piles. */
void tesI_build_tiles(lua_State *L, struct tesI_catalogue *cat);

#endif
