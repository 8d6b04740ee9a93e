/* module.c - `require "tessera"` in plain Lua 5.4: the bindings of the
 * program (core/bind/) as a loadable module. Its types are in types.lua.
 *
 * The folder with lua/ expansions/ tiles/ is $TESSERA_PATH, else `tessera`
 * beside the module's file, else that of an installed program. */
#include "bind/bind.h"
#include "tessera.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef TES_DATADIR
#define TES_DATADIR "/usr/local/share/tessera"
#endif

static const luaL_Reg bindings[] = {
    {"file", h_open_file}, {"game", h_open_game}, {"ruleset", h_open_ruleset},
    {"save", h_open_save}, {NULL, NULL},
};

/* Is there a file of ours below the folder on top of the stack? */
static bool is_root(lua_State *L)
{
    const char *file =
        lua_pushfstring(L, "%s/lua/boot.lua", lua_tostring(L, -1));
    FILE *found = fopen(file, "r");
    lua_pop(L, 1);
    if (found != NULL) fclose(found);
    return found != NULL;
}

/* Pushes the folder. */
static void push_root(lua_State *L, const char *file)
{
    const char *given = getenv("TESSERA_PATH");
    const char *slash = file == NULL ? NULL : strrchr(file, '/');

    if (given != NULL && *given != '\0') {
        lua_pushstring(L, given);
        return;
    }
    if (slash != NULL) {
        lua_pushlstring(L, file, (size_t)(slash - file));
        lua_pushliteral(L, "/tessera");
        lua_concat(L, 2);
        if (is_root(L)) return;
        lua_pop(L, 1);
    }
    lua_pushliteral(L, TES_DATADIR);
}

/* Arguments: the module's name, its file. */
#ifdef __GNUC__
__attribute__((visibility("default")))
#endif
int luaopen_tessera(lua_State *L);
int luaopen_tessera(lua_State *L)
{
    const char *file = lua_tostring(L, 2);

    h_push_bindings(L, bindings);
    push_root(L, file);
    tes_set_root(lua_tostring(L, -1));
    lua_setfield(L, -2, "root");
    return 1;
}
