/* build.h - from the plan of lua/plan/catalogue.lua to what runs a game. */
#ifndef TES_BUILD_H
#define TES_BUILD_H

#include <lua.h>

/* Reads the plan at the top of the stack (see lua/plan/catalogue.lua) into the
 * VM's catalogue and hooks. Raises. */
int tesI_build(lua_State *L);

#endif
