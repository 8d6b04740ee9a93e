/* main.c - the program `tessera`: finds its Lua tree and runs
 * lua/host/main.lua, which is the program proper. */
#include "bind/out.h"
#include "bind/root.h"
#include "host/host.h"
#include "host/interrupt.h"
#include "tessera.h"

#include <lauxlib.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

enum { EXIT_FAILED = 1, EXIT_USAGE = 2 };

/* Arguments: root, argc, argv. Returns the exit status. */
static int run_unprotected(lua_State *L)
{
    const char *root = lua_touserdata(L, 1);
    int argc = (int)lua_tointeger(L, 2);
    char **argv = lua_touserdata(L, 3);
    h_open_all(L, root);
    const char *file = lua_pushfstring(L, "%s/lua/host/main.lua", root);
    if (luaL_loadfile(L, file) != LUA_OK) return lua_error(L);
    luaL_checkstack(L, argc, "too many arguments");
    for (int i = 1; i < argc; i++) lua_pushstring(L, argv[i]);
    h_catch_interrupt(L);
    lua_call(L, argc > 0 ? argc - 1 : 0, 1);
    return 1;
}

/* Message of an error that even main.lua did not catch. */
static int with_traceback(lua_State *L)
{
    const char *text = luaL_tolstring(L, 1, NULL);
    if (getenv("TESSERA_DEBUG")) luaL_traceback(L, L, text, 1);
    return 1;
}

static int run(lua_State *L, const char *root, int argc, char **argv)
{
    lua_pushcfunction(L, with_traceback);
    lua_pushcfunction(L, run_unprotected);
    lua_pushlightuserdata(L, (void *)root);
    lua_pushinteger(L, argc);
    lua_pushlightuserdata(L, argv);
    if (lua_pcall(L, 3, 1, 1) == LUA_OK) return (int)lua_tointeger(L, -1);
    h_out_failure(lua_tostring(L, -1));
    return h_interrupted() ? H_EXIT_INTERRUPTED : EXIT_FAILED;
}

int main(int argc, char **argv)
{
    char room[ROOT_MAX];
    setlocale(LC_CTYPE, "");
    signal(SIGXFSZ, SIG_IGN); /* a file that grows too large is an error */
    const char *root = root_find(argc > 0 ? argv[0] : "", room);
    if (!root) {
        h_out_failure("cannot find the folder with lua/ and expansions/;"
                      " set TESSERA_PATH to it");
        return EXIT_USAGE;
    }
    tes_set_root(root);
    lua_State *L = luaL_newstate();
    if (!L) {
        h_out_failure("not enough memory");
        return EXIT_FAILED;
    }
    int status = run(L, root, argc, argv);
    lua_close(L);
    if (fflush(stdout) != 0 && status == 0) status = EXIT_FAILED;
    return status;
}
