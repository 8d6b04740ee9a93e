/* module.c - `require "tessera"` in plain Lua 5.4: the bindings of the
 * program (core/bind/) as a loadable module. Its types are in types.lua.
 *
 * The folder with lua/ expansions/ tiles/ is $TESSERA_PATH, else the one that
 * root.h finds from the module's file or from that of the interpreter. */
#include "bind/bind.h"
#include "bind/root.h"
#include "tessera.h"

#include <stdbool.h>
#include <stdlib.h>

static const luaL_Reg bindings[] = {
    {"file", h_open_file},       {"game", h_open_game}, {"learn", h_open_learn},
    {"ruleset", h_open_ruleset}, {"save", h_open_save}, {NULL, NULL},
};

/* Pushes the folder; raises when it is nowhere. */
static void push_root(lua_State *L, const char *file)
{
    char room[ROOT_MAX];
    const char *given = getenv("TESSERA_PATH");
    bool here = file != NULL && (given == NULL || *given == '\0');
    const char *root = here ? root_above(file, room) : NULL;

    if (root == NULL) root = root_find("", room);
    if (root == NULL) {
        luaL_error(L, "cannot find the folder with lua/ and expansions/;"
                      " set TESSERA_PATH to it");
    }
    lua_pushstring(L, root);
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
