/* engine.c - C functions for the engine's own Lua files: read files, load
 * chunks into an environment, build the catalogue. Module code never sees these
 * functions. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "port/files.h"
#include "script/bind/bind.h"
#include "script/bind/options.h"
#include "script/bind/score.h"
#include "script/bind/state.h"
#include "script/bind/values.h"
#include "script/native/conditions.h"
#include "script/rules/build.h"
#include "script/rules/engine.h"
#include "script/sandbox/sandbox.h"
#include "script/vm/chunks.h"
#include "script/vm/handle.h"
#include "script/vm/require.h"
#include "script/vm/view.h"

/* The path at `arg`, or NULL when it has a zero byte: the system would open the
 * file named by the part before it. */
static const char *to_path(lua_State *L, int arg)
{
    size_t size;
    const char *path = luaL_checklstring(L, arg, &size);
    return strlen(path) == size ? path : NULL;
}

/* read(path) -> text, or nil and why not */
static int e_read(lua_State *L)
{
    tes_error err = {TES_OK, NULL};
    const char *path = to_path(L, 1);
    size_t size;

    if (path == NULL) {
        lua_pushnil(L);
        lua_pushliteral(L, "a path with a zero byte");
        return 2;
    }
    char *text = tesI_read_file(path, tesI_vm(L)->file_limit, &size, &err);
    if (text == NULL) {
        lua_pushnil(L);
        tesI_push_error(L, &err);
        return 2;
    }
    tesI_push_freed(L, text, size);
    return 1;
}

/* exists(path) -> "file", "folder" or nil */
static int e_exists(lua_State *L)
{
    struct tesI_stat info;
    const char *path = to_path(L, 1);
    if (path == NULL || !tesI_stat(path, &info)) return 0;
    lua_pushstring(L, info.folder ? "folder" : "file");
    return 1;
}

/* absolute(path) -> path from the root of the file system, with all links
 * followed, or nil */
static int e_absolute(lua_State *L)
{
    const char *given = to_path(L, 1);
    char *path = given == NULL ? NULL : tesI_real_path(given);
    if (path == NULL) return 0;
    tesI_push_freed(L, path, strlen(path));
    return 1;
}

/* args: array of names (light), their number */
static int push_names(lua_State *L)
{
    char **names = lua_touserdata(L, 1);
    lua_Integer count = lua_tointeger(L, 2);
    lua_createtable(L, (int)count, 0);
    for (lua_Integer i = 0; i < count; i++) {
        lua_pushstring(L, names[i]);
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

/* list(folder) -> sorted names, hidden ones left out; empty when missing */
static int e_list(lua_State *L)
{
    char **names = NULL;
    const char *path = to_path(L, 1);
    int count = path == NULL ? 0 : tesI_list_folder(path, &names);

    if (count < 0 && errno == ENOMEM) return luaL_error(L, TESI_NO_MEMORY);
    lua_pushcfunction(L, push_names);
    lua_pushlightuserdata(L, names);
    lua_pushinteger(L, count < 0 ? 0 : count);
    int status = lua_pcall(L, 2, 1, 0); /* so that the names are freed */
    for (int i = 0; i < count; i++) free(names[i]);
    free(names);
    return status == LUA_OK ? 1 : lua_error(L);
}

/* hash(text) -> 16 hex digits of FNV-1a */
static int e_hash(lua_State *L)
{
    size_t size;
    const char *text = luaL_checklstring(L, 1, &size);
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    char digits[17];
    for (size_t i = 0; i < size; i++) {
        hash = (hash ^ (unsigned char)text[i]) * UINT64_C(0x100000001b3);
    }
    snprintf(digits, sizeof digits, "%016llx", (unsigned long long)hash);
    lua_pushstring(L, digits);
    return 1;
}

/* within(function, environment) -> the function of a file, which from now on
 * sees this environment, as do all that it made */
static int e_within(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TFUNCTION);
    lua_settop(L, 2);
    if (lua_setupvalue(L, 1, 1) == NULL) lua_settop(L, 1);
    return 1;
}

/* load(text, chunk name, environment) -> function, or nil and the error */
static int e_load(lua_State *L)
{
    size_t size;
    const char *text = luaL_checklstring(L, 1, &size);
    if (tesI_chunk_load(L, text, size, luaL_checkstring(L, 2)) != LUA_OK) {
        lua_pushnil(L);
        lua_insert(L, -2);
        return 2;
    }
    lua_replace(L, 1);
    lua_remove(L, 2);
    return e_within(L);
}

/* recall(key) -> a new copy of the data kept under the key, or nil */
static int e_recall(lua_State *L)
{
    size_t size;
    const char *key = luaL_checklstring(L, 1, &size);
    if (!tesI_chunk_recall(L, key, size)) return 0;
    lua_call(L, 0, 1);
    return 1;
}

/* keep(key, text): keeps Lua text that returns plain data for all rulesets of
 * the process. The key must hold all that the data follows from. */
static int e_keep(lua_State *L)
{
    size_t size, length;
    const char *key = luaL_checklstring(L, 1, &size);
    const char *text = luaL_checklstring(L, 2, &length);

    tesI_chunk_keep(L, key, size, text, length);
    return 0;
}

/* where(level) -> "file:line" of the function at this level, 1 = caller */
static int e_where(lua_State *L)
{
    luaL_where(L, (int)luaL_optinteger(L, 1, 1));
    const char *text = lua_tostring(L, -1);
    size_t size = strlen(text);
    if (size < 2) {
        lua_pushliteral(L, "?");
    } else {
        lua_pushlstring(L, text, size - 2);
    }
    return 1;
}

/* sandbox() -> a fresh table with the safe library */
static int e_sandbox(lua_State *L)
{
    tesI_open_sandbox(L);
    return 1;
}

/* view(table, message) -> a view of it */
static int e_view(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    luaL_checktype(L, 2, LUA_TSTRING);
    lua_settop(L, 2);
    tesI_push_view(L);
    return 1;
}

/* shown(view) -> the table that a view shows; any other value as it is */
static int e_shown(lua_State *L)
{
    lua_settop(L, 1);
    tesI_see_through(L, 1);
    return 1;
}

static int explain_text(lua_State *L)
{
    char text[1024];

    tesI_explain_text(L, 1, text, sizeof text);
    lua_pushstring(L, text);
    if (!lua_istable(L, 1)) return 1;
    lua_createtable(L, 2, 0);
    lua_insert(L, -2);
    lua_rawseti(L, -2, 1);
    lua_pushvalue(L, 1);
    lua_rawseti(L, -2, 2);
    return 1;
}

/* run(function) -> true and its results; or false, a text that says what was
 * raised and where, and the value raised if it is a table */
static int e_run(lua_State *L)
{
    struct tes_ruleset *vm = tesI_vm(L);
    char text[1024];

    luaL_checktype(L, 1, LUA_TFUNCTION);
    lua_settop(L, 1);
    lua_pushcfunction(L, explain_text);
    lua_insert(L, 1);
    int status = lua_pcall(L, 0, LUA_MULTRET, 1);
    lua_pushboolean(L, status == LUA_OK);
    lua_replace(L, 1);
    if (status == LUA_OK) return lua_gettop(L);
    if (status == LUA_ERRMEM && vm->budget.refused) {
        lua_settop(L, 1);
        lua_gc(L, LUA_GCCOLLECT, 0);
        tesI_budget_text(vm, text, sizeof text);
        lua_pushstring(L, text);
    } else if (lua_istable(L, 2)) { /* text, and the table itself */
        lua_rawgeti(L, 2, 1);
        lua_rawgeti(L, 2, 2);
        lua_remove(L, 2);
    }
    return lua_gettop(L);
}

/* entry(function, name): how errors inside the function are called */
static int e_entry(lua_State *L)
{
    struct tes_ruleset *vm = tesI_vm(L);
    luaL_checktype(L, 1, LUA_TFUNCTION);
    luaL_checktype(L, 2, LUA_TSTRING);
    if (vm->entries == 0) {
        lua_newtable(L);
        vm->entries = luaL_ref(L, LUA_REGISTRYINDEX);
    }
    lua_rawgeti(L, LUA_REGISTRYINDEX, vm->entries);
    lua_pushvalue(L, 1);
    lua_pushvalue(L, 2);
    lua_rawset(L, -3);
    return 0;
}

/* spent() -> was a script stopped for its time or memory? */
static int e_spent(lua_State *L)
{
    const struct tes_ruleset *vm = tesI_vm(L);
    lua_pushboolean(L, vm->budget.overtime || vm->budget.refused);
    return 1;
}

/* renew(): gives the next part a budget of its own, with less time after each
 * part that took too long; for lists of independent parts */
static int e_renew(lua_State *L)
{
    struct tes_ruleset *vm = tesI_vm(L);
    if (vm->budget.depth != 1) return 0;
    tesI_budget_close(vm);
    tesI_budget_open(vm);
    return 0;
}

/* texts(table by key) - what tes_text answers */
static int e_texts(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    lua_setfield(L, LUA_REGISTRYINDEX, "tessera.texts");
    return 0;
}

/* holds(number) -> is this condition, of a gift to a slot, true now? */
static int e_holds(lua_State *L)
{
    const struct tes_ruleset *vm = tesI_vm(L);
    lua_Integer number = luaL_checkinteger(L, 1);
    bool known = number > 0 && number <= vm->nconditions;
    lua_pushboolean(
        L, known && tesI_holds_now(tesI_game(L), &vm->conditions[number - 1]));
    return 1;
}

/* upvalue(function, n) -> name, value; nothing when it has fewer */
static int e_upvalue(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TFUNCTION);
    const char *name = lua_getupvalue(L, 1, (int)luaL_checkinteger(L, 2));
    if (name == NULL) return 0;
    lua_pushstring(L, name);
    lua_insert(L, -2);
    return 2;
}

/* origin(function) -> chunk name, line where it begins, most arguments that it
 * can take, which are 255 when there is no end */
static int e_origin(lua_State *L)
{
    lua_Debug info;
    luaL_checktype(L, 1, LUA_TFUNCTION);
    lua_pushvalue(L, 1);
    lua_getinfo(L, ">Su", &info);
    lua_pushstring(L, info.source);
    lua_pushinteger(L, info.linedefined);
    lua_pushinteger(L, info.isvararg ? 255 : info.nparams);
    return 3;
}

/* zones(name) -> all zones of this name: one, or one of each player */
static int e_zones(lua_State *L)
{
    const struct tesI_catalogue *cat = tesI_vm(L)->cat;
    uint32_t zone = tesI_check_zone(L, 1);
    lua_newtable(L);
    if (!cat->zones[zone].owned) tesI_list_add(L, HANDLE_ZONE, zone);
    for (int seat = 0; cat->zones[zone].owned && seat < cat->players; seat++) {
        tesI_list_add(L, HANDLE_ZONE, tesI_held(zone, seat));
    }
    return 1;
}

/* root() -> folder with lua/ expansions/ tiles/ */
static int e_root(lua_State *L)
{
    lua_pushstring(L, tesI_vm(L)->root);
    return 1;
}

/* clang-format off */
static const luaL_Reg functions[] = {
    /* files */
    {"read", e_read}, {"exists", e_exists}, {"list", e_list},
    {"absolute", e_absolute}, {"root", e_root}, {"hash", e_hash},
    /* chunks */
    {"load", e_load}, {"within", e_within}, {"recall", e_recall},
    {"keep", e_keep}, {"where", e_where}, {"origin", e_origin},
    {"upvalue", e_upvalue},
    /* what modules see */
    {"sandbox", e_sandbox}, {"view", e_view},
    {"shown", e_shown}, {"texts", e_texts},
    /* running rules */
    {"run", e_run}, {"entry", e_entry}, {"spent", e_spent}, {"renew", e_renew},
    {"holds", e_holds}, {"change", tesI_make_change},
    /* the ruleset */
    {"build", tesI_build}, {"keyed", tesI_new_keyed}, {"scope", tesI_new_scope},
    {"menu", tesI_menu_words}, {"method", tesI_new_method},
    {"award", tesI_award}, {"zones", e_zones},
    {NULL, NULL},
};
/* clang-format on */

void tesI_open_engine(lua_State *L)
{
    lua_newtable(L);
    luaL_setfuncs(L, functions, 0);
    lua_rawgeti(L, LUA_REGISTRYINDEX, tesI_vm(L)->game_ref);
    lua_setfield(L, -2, "game");
}
