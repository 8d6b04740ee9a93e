/* pattern.h - matching of patterns: as Lua's, but counted. */
#ifndef TES_PATTERN_H
#define TES_PATTERN_H

#include <lauxlib.h>

/* find, match, gmatch, gsub */
extern const luaL_Reg tesI_pattern_functions[];

#endif
