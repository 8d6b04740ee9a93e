/* entry.c - the library and the program's Lua side for JavaScript: one call
 * that takes a line of JSON-RPC and returns the lines of its answer.
 * lua/host/embed/entry.lua does the work; tessera.mjs is the interface in
 * JavaScript. There is no terminal and no second process here;
 * lua/host/embed/machine.lua stands for their bindings. */
#include "bind/bind.h"
#include "tessera.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static lua_State *state;
static char *said; /* what the last call gave; owned */

/* address(userdata) -> where it lies, for learn.mjs */
static int address(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)(intptr_t)lua_touserdata(L, 1));
    return 1;
}

static int open_address(lua_State *L)
{
    lua_pushcfunction(L, address);
    return 1;
}

static const luaL_Reg bindings[] = {{"address", open_address},
                                    {"file", h_open_file},
                                    {"game", h_open_game},
                                    {"image", h_open_image},
                                    {"json", h_open_json},
                                    {"learn", h_open_learn},
                                    {"out", h_open_out},
                                    {"player", h_open_player},
                                    {"ruleset", h_open_ruleset},
                                    {"save", h_open_save},
                                    {NULL, NULL}};

/* ---- the call ------------------------------------------------------------ */

static int open_unprotected(lua_State *L)
{
    h_open_state(L, bindings, lua_touserdata(L, 1));
    lua_getglobal(L, "require");
    lua_pushliteral(L, "host.embed.entry");
    lua_call(L, 1, 1);
    lua_setfield(L, LUA_REGISTRYINDEX, "tessera.embed");
    return 0;
}

/* Keeps the text on top of the stack until the next call. */
static const char *keep(void)
{
    size_t size = 0;
    const char *text = lua_tolstring(state, -1, &size);
    free(said);
    said = malloc(size + 1);
    if (said != NULL && text != NULL) memcpy(said, text, size);
    if (said != NULL) said[text == NULL ? 0 : size] = '\0';
    lua_settop(state, 0);
    return said;
}

/* Opens the Lua side, whose files are in the folder. NULL, or what is wrong. */
const char *tessera_open(const char *root);
const char *tessera_open(const char *root)
{
    tes_set_root(root);
    state = luaL_newstate();
    if (state == NULL) return "not enough memory";
    lua_pushcfunction(state, open_unprotected);
    lua_pushlightuserdata(state, (void *)root);
    return lua_pcall(state, 1, 0, 0) == LUA_OK ? NULL : keep();
}

/* Carries out one line of JSON-RPC: notifications and the response, a line
 * each. The text lasts until the next call. */
const char *tessera_call(const char *line);
const char *tessera_call(const char *line)
{
    lua_getfield(state, LUA_REGISTRYINDEX, "tessera.embed");
    lua_pushstring(state, line);
    lua_pcall(state, 1, 1, 0);
    return keep();
}
