/* sandbox.c - what module code sees, and that it cannot change it.
 *
 * Whitelisted from the libraries of the VM (see library.c). Every environment
 * and library is handed out as a *view*: an empty table that shows another
 * one and cannot be written, so that nothing is kept in globals and no module
 * gets at what others use. */
#include "script/sandbox/sandbox.h"

#include <lauxlib.h>

#include "script/sandbox/library.h"
#include "script/vm/view.h"

static void copy_names(lua_State *L, const char *library,
                       const char *const *names)
{
    lua_getglobal(L, library);
    for (; *names != NULL; names++) {
        lua_getfield(L, -1, *names);
        lua_setfield(L, -3, *names);
    }
    lua_pop(L, 1);
}

static const char *const base[] = {"assert",   "error",    "ipairs", "select",
                                   "tonumber", "tostring", "type",   NULL};
static const char *const strings[] = {
    "byte",  "char",  "find", "format",  "gmatch", "gsub",  "len",
    "lower", "match", "rep",  "reverse", "sub",    "upper", NULL};
static const char *const tables[] = {"concat", "insert", "move",   "pack",
                                     "remove", "sort",   "unpack", NULL};
static const char *const maths[] = {"abs",        "max",        "min",
                                    "tointeger",  "type",       "ult",
                                    "maxinteger", "mininteger", NULL};

static const struct {
    const char *name;
    const char *const *members;
} libraries[] = {{"string", strings}, {"table", tables}, {"math", maths}};

#define LIBRARIES (sizeof libraries / sizeof *libraries)

/* ("x"):rep(3) finds what the safe library at the top has, and no more. */
static void open_strings(lua_State *L)
{
    lua_pushliteral(L, "");
    lua_createtable(L, 0, 2);
    lua_pushvalue(L, -3);
    lua_setfield(L, -2, "__index");
    tesI_seal(L);
    lua_pop(L, 1);
}

/* One view of each library serves all modules. */
void tesI_open_views(lua_State *L)
{
    for (size_t i = 0; i < LIBRARIES; i++) {
        lua_newtable(L);
        copy_names(L, libraries[i].name, libraries[i].members);
        if (libraries[i].members == strings) open_strings(L);
        lua_pushliteral(L, "the library cannot be changed");
        tesI_push_view(L);
        lua_rawsetp(L, LUA_REGISTRYINDEX, &libraries[i]);
    }
}

void tesI_open_sandbox(lua_State *L)
{
    lua_createtable(L, 0, 48);
    lua_pushglobaltable(L);
    for (const char *const *name = base; *name != NULL; name++) {
        lua_getfield(L, -1, *name);
        lua_setfield(L, -3, *name);
    }
    lua_pop(L, 1);
    lua_pushcfunction(L, tesI_pairs);
    lua_setfield(L, -2, "pairs");
    lua_pushcfunction(L, tesI_print);
    lua_setfield(L, -2, "print");
    for (size_t i = 0; i < LIBRARIES; i++) {
        lua_rawgetp(L, LUA_REGISTRYINDEX, &libraries[i]);
        lua_setfield(L, -2, libraries[i].name);
    }
}
