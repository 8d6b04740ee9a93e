/* test_pattern - our string and table functions against Lua's own: see
 * pattern.lua. */
#include "script/vm/vm.h"

#include <stdio.h>
#include <stdlib.h>
#include "script/sandbox/library.h"
#include "script/sandbox/pattern.h"

int main(void)
{
    static struct tes_ruleset vm; /* with one limit only */
    const char *root = getenv("TESSERA_ROOT");
    lua_State *L = luaL_newstate();
    char path[1024];

    if (L == NULL) return 1;
    vm.L = L;
    vm.budget.pattern_limit = 20000000;
    *(struct tes_ruleset **)lua_getextraspace(L) = &vm;
    luaL_openlibs(L);
    snprintf(path, sizeof path, "%s/tests/script/pattern.lua",
             root == NULL ? "." : root);
    bool fine = luaL_loadfile(L, path) == LUA_OK;
    lua_pushcfunction(L, luaopen_table);
    lua_call(L, 0, 1);
    luaL_setfuncs(L, tesI_pattern_functions, 0);
    luaL_setfuncs(L, tesI_string_functions, 0);
    tesI_open_tables(L);
    fine = fine && luaL_dostring(L, "local t = {} "
                                    "for k, v in pairs(string) do t[k] = v end "
                                    "for k, v in pairs(table) do t[k] = v end "
                                    "return t") == LUA_OK;
    if (!fine || lua_pcall(L, 2, 2, 0) != LUA_OK) {
        printf("Bail out! %s\n", lua_tostring(L, -1));
        return 1;
    }
    int shown = (int)lua_tointeger(L, -1);
    printf("%sok 1 - %d calls as in Lua, %d not\n", shown ? "not " : "",
           (int)lua_tointeger(L, -2), shown);
    puts("1..1");
    lua_close(L);
    return shown != 0;
}
