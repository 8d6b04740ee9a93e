/* engine.h - the C functions that the engine's own Lua files may call. */
#ifndef TES_ENGINE_H
#define TES_ENGINE_H

#include <lua.h>

/* Pushes the table of functions for them. */
void tesI_open_engine(lua_State *L);

#endif
