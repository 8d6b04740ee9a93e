/* build_tiles.h - reads the tiles, kinds, sides, pieces and piles of the plan
 * into a catalogue. */
#ifndef TES_BUILD_TILES_H
#define TES_BUILD_TILES_H

#include "script/rules/plan.h"

/* Kinds, sides, pieces, tiles, piles. */
void tesI_build_tiles(lua_State *L, struct tesI_catalogue *cat);

#endif
