/* cover.h - which lines of one file of rules have run.
 *
 * While a VM covers a file, every line of it that runs is noted. Nothing else
 * changes, but that everything takes longer: the tester asks for it, nobody
 * else. A script that is stopped for its time is no longer watched. */
#ifndef TES_COVER_H
#define TES_COVER_H

#include "../vm/vm.h"

/* engine.cover(chunk name): watches it from here on, in this VM. */
int tesI_cover_start(lua_State *L);

/* engine.covered() -> set of the lines that have run */
int tesI_cover_lines(lua_State *L);

/* engine.lines(function) -> list of the lines that it has code on */
int tesI_cover_code(lua_State *L);

#endif
