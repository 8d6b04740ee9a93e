/* build.h - reads the plan of lua/plan/catalogue.lua into catalogue and
 * hooks. */
#ifndef TES_BUILD_H
#define TES_BUILD_H

#include <lua.h>

/* Reads the plan at the top of the stack (see lua/plan/catalogue.lua) into the
 * VM's catalogue and hooks. Raises. */
int tesI_build(lua_State *L);

#endif
