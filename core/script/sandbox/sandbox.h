/* sandbox.h - what module code sees of the Lua library. */
#ifndef TES_SANDBOX_H
#define TES_SANDBOX_H

#include <lua.h>

/* Makes the views of the libraries that modules get. */
void tesI_open_views(lua_State *L);

/* Pushes a fresh table with the safe library for module code. */
void tesI_open_sandbox(lua_State *L);

#endif
