/* build_tiles.h - reads the tiles, kinds, sides, pieces and piles of the plan
 * into a catalogue. */
#ifndef TES_BUILD_TILES_H
#define TES_BUILD_TILES_H

#include "script/rules/plan.h"

/* Who may see a row: the fields of its member `sight`. */
#define PLAN_SIGHT(type)                                  \
    PLAN_FIELD(type, "seen", sight.seen, PLAN_AS_NUMBER), \
        PLAN_FIELD(type, "seen_var", sight.var, PLAN_AS_NUMBER)

/* Reads the plan at the top of the stack. Raises. */
void tesI_build_tiles(lua_State *L, struct tesI_catalogue *cat);

#endif
