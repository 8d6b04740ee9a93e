/* in_lua.h - a program of tests that are written in Lua. */
#ifndef TEST_IN_LUA_H
#define TEST_IN_LUA_H

#include <lauxlib.h>
#include <lualib.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static int tests, failures;

/* check(name, passed) */
static int l_check(lua_State *L)
{
    const char *name = luaL_checkstring(L, 1);
    bool passed = lua_toboolean(L, 2);

    printf("%sok %d - %s\n", passed ? "" : "not ", ++tests, name);
    failures += !passed;
    return 0;
}

/* The project's folder. */
static const char *root_of(void)
{
    const char *root = getenv("TESSERA_ROOT");
    return root == NULL ? "." : root;
}

/* A state of Lua that finds modules in lua/, or NULL. */
static inline lua_State *plain_lua(void)
{
    lua_State *L = luaL_newstate();

    if (L == NULL) return NULL;
    luaL_openlibs(L);
    lua_getglobal(L, "package");
    lua_pushfstring(L, "%s/lua/?.lua", root_of());
    lua_setfield(L, -2, "path");
    lua_settop(L, 0);
    return L;
}

/* Runs a file of tests/, which gets check and a text or nil, and closes the
 * state. Prints TAP. Returns the status of the program. */
static int run_in(lua_State *L, const char *file, const char *text)
{
    if (L == NULL) return 1;
    lua_pushfstring(L, "%s/tests/%s", root_of(), file);
    bool fine = luaL_loadfile(L, lua_tostring(L, -1)) == LUA_OK;
    if (fine) {
        lua_pushcfunction(L, l_check);
        lua_pushstring(L, text);
        fine = lua_pcall(L, 2, 0, 0) == LUA_OK;
    }
    if (!fine) {
        printf("Bail out! %s\n", luaL_tolstring(L, -1, NULL));
        return 1;
    }
    printf("1..%d\n", tests);
    lua_close(L);
    return failures != 0;
}

#endif
