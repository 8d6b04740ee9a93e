/* bind.c - a Lua state gets the module `tes`. */
#include "bind/bind.h"

#include "bind/values.h"

#include <lualib.h>

void h_push_bindings(lua_State *L, const luaL_Reg *bindings)
{
    h_make_errors(L);
    lua_newtable(L);
    for (const luaL_Reg *b = bindings; b->name; b++) {
        b->func(L);
        lua_setfield(L, -2, b->name);
    }
    h_set_string(L, "version", tes_version());
}

void h_open_state(lua_State *L, const luaL_Reg *bindings, const char *root)
{
    luaL_openlibs(L);
    luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
    h_push_bindings(L, bindings);
    h_set_string(L, "root", root);
    lua_setfield(L, -2, "tes");
    lua_getglobal(L, "package");
    lua_pushfstring(L, "%s/lua/?.lua", root);
    lua_setfield(L, -2, "path");
    h_set_string(L, "cpath", "");
    lua_pop(L, 2);
}
