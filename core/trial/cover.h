/* cover.h - which lines of one file of rules have run.
 *
 * While a VM covers a file, it notes every line of the file that runs, which
 * makes scripts slower. Only the tester does this. A script that is stopped
 * because its time is over is not covered from then on. */
#ifndef TES_COVER_H
#define TES_COVER_H

#include "script/vm/vm.h"

/* engine.cover(chunk name): watches it from here on, in this VM. */
int tesI_cover_start(lua_State *L);

/* engine.covered() -> set of the lines that have run */
int tesI_cover_lines(lua_State *L);

/* engine.lines(function) -> set of the lines that it has code on */
int tesI_cover_code(lua_State *L);

#endif
