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

/* Runs a file of tests/, which gets check and finds modules in lua/. Prints
 * TAP. Returns the status of the program. */
static int run_in_lua(const char *file)
{
    const char *root = getenv("TESSERA_ROOT");
    lua_State *L = luaL_newstate();
    char path[1024];

    if (L == NULL) return 1;
    luaL_openlibs(L);
    snprintf(path, sizeof path, "%s/lua/?.lua", root == NULL ? "." : root);
    lua_getglobal(L, "package");
    lua_pushstring(L, path);
    lua_setfield(L, -2, "path");
    snprintf(path, sizeof path, "%s/tests/%s", root == NULL ? "." : root, file);
    bool fine = luaL_loadfile(L, path) == LUA_OK;
    lua_pushcfunction(L, l_check);
    if (!fine || lua_pcall(L, 1, 0, 0) != LUA_OK) {
        printf("Bail out! %s\n", lua_tostring(L, fine ? -1 : -2));
        return 1;
    }
    printf("1..%d\n", tests);
    lua_close(L);
    return failures != 0;
}

#endif
