/* sandbox.c - the library that module code sees.
 *
 * Whitelisted from Lua's own, with everything replaced that could let an
 * address, an order of hashing, the clock or bytecode through: pairs walks
 * sorted keys, table.sort is a stable merge sort, tostring and
 * string.format show no addresses, and the metatable of strings holds only
 * these functions. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "handle.h"

/* ---- pairs in order ---------------------------------------------------- */

/* Order of keys: numbers, then strings, then handles, then booleans. */
static int key_rank(lua_State *L, int index)
{
    switch (lua_type(L, index)) {
    case LUA_TNUMBER: return 0;
    case LUA_TSTRING: return 1;
    case LUA_TLIGHTUSERDATA: return 2;
    case LUA_TBOOLEAN: return 3;
    default: return 4;
    }
}

static bool key_less(lua_State *L, int a, int b)
{
    int ra = key_rank(L, a), rb = key_rank(L, b);
    if (ra != rb) return ra < rb;
    if (ra <= 1) return lua_compare(L, a, b, LUA_OPLT);
    if (ra == 2) {
        return (uintptr_t)lua_touserdata(L, a) <
               (uintptr_t)lua_touserdata(L, b);
    }
    return lua_toboolean(L, a) < lua_toboolean(L, b);
}

/* Stable merge sort of list[1..n] (at index `list`) with help of the empty
 * table at `help`; less compares the values at two stack indexes. */
static void merge_sort(lua_State *L, int list, int help, lua_Integer n,
                       bool (*less)(lua_State *, int, int))
{
    for (lua_Integer width = 1; width < n; width *= 2) {
        for (lua_Integer low = 1; low <= n; low += 2 * width) {
            lua_Integer mid = low + width > n + 1 ? n + 1 : low + width;
            lua_Integer end = low + 2 * width > n + 1 ? n + 1 : low + 2 * width;
            lua_Integer a = low, b = mid;
            for (lua_Integer k = low; k < end; k++) {
                bool second = a == mid;
                if (a < mid && b < end) {
                    lua_geti(L, list, b);
                    lua_geti(L, list, a);
                    int top = lua_gettop(L);
                    second = less(L, top - 1, top);
                    lua_settop(L, top - 2);
                }
                lua_geti(L, list, second ? b++ : a++);
                lua_rawseti(L, help, k);
            }
        }
        for (lua_Integer k = 1; k <= n; k++) {
            lua_rawgeti(L, help, k);
            lua_seti(L, list, k);
        }
    }
}

/* Upvalues: table, sorted list of keys, position. */
static int next_pair(lua_State *L)
{
    for (;;) {
        lua_Integer at = lua_tointeger(L, lua_upvalueindex(3)) + 1;
        lua_pushinteger(L, at);
        lua_replace(L, lua_upvalueindex(3));
        if (lua_rawgeti(L, lua_upvalueindex(2), at) == LUA_TNIL) return 1;
        lua_pushvalue(L, -1);
        if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) return 2;
        lua_pop(L, 2); /* removed during the walk */
    }
}

static int s_pairs(lua_State *L)
{
    lua_Integer n = 0;
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    lua_newtable(L);
    for (lua_pushnil(L); lua_next(L, 1) != 0; lua_pop(L, 1)) {
        if (key_rank(L, -2) == 4) {
            return luaL_error(L,
                              "pairs: a %s as key has no order; use "
                              "names, numbers or handles",
                              luaL_typename(L, -2));
        }
        lua_pushvalue(L, -2);
        lua_rawseti(L, 2, ++n);
    }
    lua_newtable(L);
    merge_sort(L, 2, 3, n, key_less);
    lua_settop(L, 2);
    lua_pushinteger(L, 0);
    lua_pushcclosure(L, next_pair, 3);
    return 1;
}

/* ---- table ------------------------------------------------------------- */

static bool value_less(lua_State *L, int a, int b)
{
    return lua_compare(L, a, b, LUA_OPLT);
}

/* The comparing function lies at index 2 of s_sort. */
static bool called_less(lua_State *L, int a, int b)
{
    lua_pushvalue(L, 2);
    lua_pushvalue(L, a);
    lua_pushvalue(L, b);
    lua_call(L, 2, 1);
    bool less = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return less;
}

static int s_sort(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    bool custom = !lua_isnoneornil(L, 2);
    if (custom) luaL_checktype(L, 2, LUA_TFUNCTION);
    lua_settop(L, 2);
    lua_newtable(L);
    merge_sort(L, 1, 3, luaL_len(L, 1), custom ? called_less : value_less);
    return 0;
}

/* ---- text -------------------------------------------------------------- */

/* As tostring, without addresses. */
static void push_text(lua_State *L, int arg)
{
    switch (lua_type(L, arg)) {
    case LUA_TNIL:
    case LUA_TBOOLEAN:
    case LUA_TNUMBER:
    case LUA_TSTRING:
    case LUA_TLIGHTUSERDATA: luaL_tolstring(L, arg, NULL); break;
    default: lua_pushstring(L, luaL_typename(L, arg)); break;
    }
}

static int s_tostring(lua_State *L)
{
    luaL_checkany(L, 1);
    push_text(L, 1);
    return 1;
}

/* Upvalue 1: Lua's own string.format. %p is refused, %s gets our text. */
static int s_format(lua_State *L)
{
    const char *format = luaL_checkstring(L, 1);
    int arg = 1;
    for (; *format != '\0'; format++) {
        if (*format != '%') continue;
        if (*++format == '%') continue;
        arg++;
        format += strspn(format, "-+ #0123456789.");
        if (*format == 'p') {
            return luaL_argerror(L, 1, "'%p' would show an address");
        }
        if (*format == 's' && arg <= lua_gettop(L)) {
            push_text(L, arg);
            lua_replace(L, arg);
        }
        if (*format == '\0') break;
    }
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, lua_gettop(L) - 1, 1);
    return 1;
}

/* Prints to standard error, for authors who look for a mistake. */
static int s_print(lua_State *L)
{
    int count = lua_gettop(L);
    for (int i = 1; i <= count; i++) {
        push_text(L, i);
        fprintf(stderr, "%s%s", i == 1 ? "" : "\t", lua_tostring(L, -1));
        lua_pop(L, 1);
    }
    fputc('\n', stderr);
    return 0;
}

/* ---- the environment --------------------------------------------------- */

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

void tesI_open_sandbox(lua_State *L)
{
    static const char *const base[] = {"assert",   "error", "ipairs", "select",
                                       "tonumber", "type",  NULL};
    static const char *const strings[] = {
        "byte",  "char", "find",    "gmatch", "gsub",  "len", "lower",
        "match", "rep",  "reverse", "sub",    "upper", NULL};
    static const char *const tables[] = {"concat", "insert", "move", "remove",
                                         "unpack", "pack",   NULL};
    static const char *const maths[] = {"abs",        "max",        "min",
                                        "tointeger",  "type",       "ult",
                                        "maxinteger", "mininteger", NULL};

    lua_createtable(L, 0, 32);
    lua_pushglobaltable(L);
    for (const char *const *name = base; *name != NULL; name++) {
        lua_getfield(L, -1, *name);
        lua_setfield(L, -3, *name);
    }
    lua_pop(L, 1);
    lua_pushcfunction(L, s_pairs);
    lua_setfield(L, -2, "pairs");
    lua_pushcfunction(L, s_tostring);
    lua_setfield(L, -2, "tostring");
    lua_pushcfunction(L, s_print);
    lua_setfield(L, -2, "print");

    lua_newtable(L);
    copy_names(L, "string", strings);
    lua_getglobal(L, "string");
    lua_getfield(L, -1, "format");
    lua_remove(L, -2);
    lua_pushcclosure(L, s_format, 1);
    lua_setfield(L, -2, "format");
    lua_pushvalue(L, -1);
    lua_setfield(L, -3, "string");
    /* methods of strings ("x"):rep(3) go through the same functions */
    lua_pushliteral(L, "");
    lua_createtable(L, 0, 2);
    lua_pushvalue(L, -3);
    lua_setfield(L, -2, "__index");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
    lua_pop(L, 2);

    lua_newtable(L);
    copy_names(L, "table", tables);
    lua_pushcfunction(L, s_sort);
    lua_setfield(L, -2, "sort");
    lua_setfield(L, -2, "table");
    lua_newtable(L);
    copy_names(L, "math", maths);
    lua_setfield(L, -2, "math");
}
