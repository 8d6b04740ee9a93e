/* cover.c - notes the lines of a file that run, by a line hook. */
#include "trial/cover.h"

#include <string.h>

/* Keys in the registry: the file that is watched, and its lines. */
static const char watched_key = 0, lines_key = 0;

/* Threads made after this one was hooked are hooked as it is. */
static void on_line(lua_State *L, lua_Debug *ar)
{
    if (!lua_checkstack(L, 3)) return;
    lua_getinfo(L, "Sl", ar);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &watched_key);
    const char *watched = lua_tostring(L, -1);
    if (watched != NULL && strcmp(watched, ar->source) == 0) {
        lua_rawgetp(L, LUA_REGISTRYINDEX, &lines_key);
        lua_pushboolean(L, 1);
        lua_rawseti(L, -2, ar->currentline);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

int tesI_cover_start(lua_State *L)
{
    luaL_checkstring(L, 1);
    lua_settop(L, 1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &watched_key);
    lua_newtable(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &lines_key);
    lua_sethook(L, on_line, LUA_MASKLINE, 0);
    return 0;
}

int tesI_cover_lines(lua_State *L)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, &lines_key);
    return 1;
}

int tesI_cover_code(lua_State *L)
{
    lua_Debug info;

    luaL_checktype(L, 1, LUA_TFUNCTION);
    lua_settop(L, 1);
    lua_getinfo(L, ">L", &info);
    return 1;
}
