/* entry.c - the library and the program's Lua side for JavaScript: one call
 * that takes a line of JSON-RPC and gives the lines that come of it. What it
 * knows is in lua/host/embed.lua; tessera.mjs is what JavaScript sees.
 *
 * There is no terminal and no process here: their bindings are the few
 * functions that the Lua side asks for anyway. */
#include "../../host/host.h"

#include <lualib.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static lua_State *state;
static char *said; /* what the last call gave; owned */

/* ---- what is not here ---------------------------------------------------- */

static int term_none(lua_State *L)
{
    lua_pushboolean(L, 0);
    return 1;
}

static int term_yes(lua_State *L)
{
    lua_pushboolean(L, 1);
    return 1;
}

static int term_size(lua_State *L)
{
    lua_pushinteger(L, 80);
    lua_pushinteger(L, 24);
    return 2;
}

int h_open_term(lua_State *L)
{
    static const luaL_Reg functions[] = {{"arrived", term_yes},
                                         {"isatty", term_none},
                                         {"size", term_size},
                                         {"utf8", term_yes},
                                         {NULL, NULL}};
    luaL_newlib(L, functions);
    return 1;
}

static int process_clock(lua_State *L)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    lua_pushnumber(L, (lua_Number)now.tv_sec + (lua_Number)now.tv_nsec / 1e9);
    return 1;
}

static int process_cores(lua_State *L)
{
    lua_pushinteger(L, 1);
    return 1;
}

static int process_entropy(lua_State *L)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    lua_pushinteger(L,
                    (lua_Integer)now.tv_nsec << 20 ^ (lua_Integer)now.tv_sec);
    return 1;
}

int h_open_process(lua_State *L)
{
    static const luaL_Reg functions[] = {{"clock", process_clock},
                                         {"cores", process_cores},
                                         {"entropy", process_entropy},
                                         {NULL, NULL}};
    luaL_newlib(L, functions);
    return 1;
}

void h_catch_interrupt(lua_State *L) { (void)L; }
void h_release_interrupt(void) {}
void h_line_begins(void) {}
void h_line_ends(void) {}

/* Other programs cannot be talked to. */
static int open_nothing(lua_State *L)
{
    lua_newtable(L);
    return 1;
}

static int open_tes(lua_State *L)
{
    static const luaL_Reg bindings[] = {
        {"file", h_open_file},       {"game", h_open_game},
        {"image", h_open_image},     {"json", h_open_json},
        {"out", h_open_out},         {"player", h_open_player},
        {"process", h_open_process}, {"ruleset", h_open_ruleset},
        {"save", h_open_save},       {"talk", open_nothing},
        {"term", h_open_term},       {NULL, NULL}};

    h_push_bindings(L, bindings);
    return 1;
}

void h_open_all(lua_State *L, const char *root)
{
    luaL_openlibs(L);
    luaL_requiref(L, "tes", open_tes, 0);
    h_set_string(L, "root", root);
    lua_pop(L, 1);
    lua_getglobal(L, "package");
    lua_pushfstring(L, "%s/lua/?.lua", root);
    lua_setfield(L, -2, "path");
    lua_pop(L, 1);
}

/* ---- the call ------------------------------------------------------------ */

static int open_unprotected(lua_State *L)
{
    h_open_all(L, lua_touserdata(L, 1));
    lua_getglobal(L, "require");
    lua_pushliteral(L, "host.embed");
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
