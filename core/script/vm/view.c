/* view.c - read-only tables; see view.h. */
#include "script/vm/view.h"

#include <lauxlib.h>

static const char view_key[] = "tessera.view";

static int refuse(lua_State *L)
{
    return luaL_error(L, "%s", lua_tostring(L, lua_upvalueindex(1)));
}

static int view_length(lua_State *L)
{
    lua_pushinteger(L, luaL_len(L, lua_upvalueindex(1)));
    return 1;
}

void tesI_seal(lua_State *L)
{
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
}

/* Stack: table shown, message. */
void tesI_push_view(lua_State *L)
{
    int shown = lua_gettop(L) - 1;

    lua_newtable(L);
    lua_createtable(L, 0, 5);
    lua_pushvalue(L, shown);
    lua_setfield(L, -2, "__index");
    lua_pushvalue(L, shown);
    lua_setfield(L, -2, view_key);
    lua_pushvalue(L, shown + 1);
    lua_pushcclosure(L, refuse, 1);
    lua_setfield(L, -2, "__newindex");
    lua_pushvalue(L, shown);
    lua_pushcclosure(L, view_length, 1);
    lua_setfield(L, -2, "__len");
    tesI_seal(L);
    lua_replace(L, shown);
    lua_settop(L, shown);
}

void tesI_see_through(lua_State *L, int index)
{
    if (luaL_getmetafield(L, index, view_key) != LUA_TNIL) {
        lua_replace(L, index);
    }
}
