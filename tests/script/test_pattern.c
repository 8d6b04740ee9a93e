/* test_pattern - our string and table functions against Lua's own: see
 * pattern.lua. */
#include "script/vm/vm.h"

#include <stdio.h>
#include <stdlib.h>
#include "script/sandbox/library.h"
#include "script/sandbox/pattern.h"

/* Pushes a table with all functions of Lua's string and table. */
static bool push_libraries(lua_State *L)
{
    return luaL_dostring(L, "local t = {} "
                            "for k, v in pairs(string) do t[k] = v end "
                            "for k, v in pairs(table) do t[k] = v end "
                            "return t") == LUA_OK;
}

/* With those that count steps, or those that choose. */
static int compare(lua_State *L, const char *path, bool counted)
{
    bool fine = luaL_loadfile(L, path) == LUA_OK && push_libraries(L);

    if (fine) {
        tesI_open_patterns(L);
        luaL_setfuncs(L, tesI_string_functions, 0);
        tesI_open_tables(L);
        fine = push_libraries(L);
    }
    if (counted) lua_getfield(L, LUA_REGISTRYINDEX, "tessera.patterns");
    if (!fine || lua_pcall(L, 2 + counted, 2, 0) != LUA_OK) {
        printf("Bail out! %s\n", lua_tostring(L, -1));
        return 1;
    }
    int shown = (int)lua_tointeger(L, -1);
    printf("%sok %d - %d calls as in Lua, %d not%s\n", shown ? "not " : "",
           1 + counted, (int)lua_tointeger(L, -2), shown,
           counted ? " (counted)" : "");
    return shown != 0;
}

int main(void)
{
    static struct tes_ruleset vm; /* with little in it */
    const char *root = getenv("TESSERA_ROOT");
    char path[1024], here[] = ".";
    lua_State *L = luaL_newstate();

    if (L == NULL) return 1;
    vm.L = L;
    vm.root = here;
    vm.budget.pattern_limit = 20000000;
    *(struct tes_ruleset **)lua_getextraspace(L) = &vm;
    luaL_openlibs(L);
    snprintf(path, sizeof path, "%s/tests/script/pattern.lua",
             root == NULL ? "." : root);
    int failed = compare(L, path, false) + compare(L, path, true);
    puts("1..2");
    lua_close(L);
    return failed;
}
