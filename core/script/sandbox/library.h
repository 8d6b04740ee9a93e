/* library.h - our functions in place of Lua's. */
#ifndef TES_LIBRARY_H
#define TES_LIBRARY_H

#include <lauxlib.h>

/* Puts our own functions in place of Lua's in the libraries of the VM, and
 * prepares what modules see of them; called once, before the others. */
void tesI_open_library(lua_State *L);

/* pairs in a fixed order; print, to stderr and within its limit. */
int tesI_pairs(lua_State *L);
int tesI_print(lua_State *L);

/* Our functions in `string`, except format. */
extern const luaL_Reg tesI_string_functions[];

/* Puts our functions of lists in place of Lua's in the table at the top. */
void tesI_open_tables(lua_State *L);

#endif
