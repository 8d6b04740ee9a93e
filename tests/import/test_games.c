/* test_games - whole games of JCloisterZone through `tessera import`: runs
 * games.lua in the program's own Lua state. */
#include "host/host.h"

#include <lauxlib.h>
#include <lualib.h>

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

int main(int argc, char **argv)
{
    const char *root = getenv("TESSERA_ROOT");
    lua_State *L = luaL_newstate();
    char path[1100];

    if (L == NULL) return 1;
    if (root == NULL) root = ".";
    tes_set_root(root);
    h_open_all(L, root);
    snprintf(path, sizeof path, "%s/tests/import/games.lua", root);
    bool fine = luaL_loadfile(L, path) == LUA_OK;
    lua_pushcfunction(L, l_check);
    lua_pushfstring(L, "%s/tests/conformance/sample", root);
    if (argc > 1) lua_pushstring(L, argv[1]), lua_replace(L, -2);
    if (!fine || lua_pcall(L, 2, 0, 0) != LUA_OK) {
        printf("Bail out! %s\n", luaL_tolstring(L, fine ? -1 : -3, NULL));
        return 1;
    }
    printf("1..%d\n", tests);
    lua_close(L);
    return failures != 0;
}
