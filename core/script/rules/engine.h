/* engine.h - what the engine's own Lua files may do beyond Lua. */
#ifndef TES_ENGINE_H
#define TES_ENGINE_H

#include <lua.h>

/* Pushes the table of functions for them. */
void tesI_open_engine(lua_State *L);

#endif
