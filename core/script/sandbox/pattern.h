/* pattern.h - string.find, match, gmatch and gsub within a number of steps. */
#ifndef TES_PATTERN_H
#define TES_PATTERN_H

#include <lauxlib.h>

/* Puts our own functions in place of Lua's in the table at the top. */
void tesI_open_patterns(lua_State *L);

#endif
