/* in_program.h - tests in Lua that run in the program's own state. */
#ifndef TEST_IN_PROGRAM_H
#define TEST_IN_PROGRAM_H

#include "host/host.h"
#include "tessera.h"

#include "in_lua.h"

/* The state of Lua that the program has, or NULL. */
static inline lua_State *program_lua(void)
{
    lua_State *L = luaL_newstate();

    if (L == NULL) return NULL;
    tes_set_root(root_of());
    h_open_all(L, root_of());
    return L;
}

#endif
