/* pattern.c - string.find, match, gmatch and gsub within a number of steps.
 *
 * Lua's own functions cannot be stopped. They run if the steps that a pattern
 * takes at worst are within the limit, which lua/sandbox/pattern.lua computes.
 * For all other patterns that file has functions that count steps. */
#include "script/sandbox/pattern.h"

#include <ctype.h>
#include <string.h>

#include "script/vm/require.h"

/* Keys in the registry: Lua's own functions, and those of pattern.lua. */
static const char own[] = "tessera.patterns.own";
static const char counted[] = "tessera.patterns";

/* Pushes the table of pattern.lua, which is loaded when it is first needed. */
static void push_counted(lua_State *L)
{
    if (lua_getfield(L, LUA_REGISTRYINDEX, counted) == LUA_TTABLE) return;
    lua_pop(L, 1);
    tesI_load(L, "sandbox/pattern");
    lua_getfield(L, LUA_REGISTRYINDEX, own);
    lua_getfield(L, -1, "find");
    lua_getfield(L, -2, "gsub");
    lua_remove(L, -3);
    lua_pushinteger(L, tesI_vm(L)->budget.pattern_limit);
    lua_call(L, 3, 1);
    lua_pushvalue(L, -1);
    lua_setfield(L, LUA_REGISTRYINDEX, counted);
}

/* Bytes of the subject from where the search begins. */
static double searched(lua_State *L, size_t size, bool substitutes)
{
    lua_Integer at = substitutes ? 1 : luaL_optinteger(L, 3, 1);

    if (at < 0) at += (lua_Integer)size + 1;
    if (at <= 1) return (double)size;
    return (size_t)at > size ? 0 : (double)(size - (size_t)at + 1);
}

/* Are the letters of the locale those of ASCII? Rules must not notice others.
 */
static bool is_plain_locale(void)
{
    for (int c = 128; c < 256; c++) {
        if (isgraph(c) || isspace(c) || iscntrl(c)) return false;
    }
    return true;
}

/* An upper bound of the steps of a pattern, or a plain text, on so many bytes:
 * every item that can repeat is taken to do so. */
static double rough_cost(const char *pattern, size_t length, double bytes,
                         bool plain)
{
    double cost = ((double)length + 1) * (bytes + 1);

    for (size_t i = 0; i < length && !plain && cost <= UINT32_MAX; i++) {
        bool repeats = pattern[i] != '\0' && strchr("*+-?", pattern[i]);
        if (pattern[i] == '%') { /* %b and %1 */
            char next = pattern[i + 1];
            repeats = next == 'b' || (next >= '0' && next <= '9');
        }
        if (repeats) cost *= bytes + 1;
    }
    return cost;
}

/* Most steps of the pattern at 2 on so many bytes, with the table of
 * pattern.lua at the top. Pushes a pattern that means the same in any locale.
 */
static double cost_of(lua_State *L, double bytes)
{
    lua_getfield(L, -1, "learned");
    lua_pushvalue(L, 2);
    lua_gettable(L, -2);
    lua_geti(L, -1, 2);
    lua_geti(L, -2, 3);
    double cost = lua_tonumber(L, -1);
    for (lua_Integer degree = lua_tointeger(L, -2); degree > 0; degree--) {
        if (cost > UINT32_MAX) break;
        cost *= bytes + 1;
    }
    lua_geti(L, -3, 1);
    return cost;
}

/* Is it a replacement of gsub that is not a string? */
static void check_replacement(lua_State *L)
{
    int type = lua_type(L, 3);

    luaL_argexpected(L,
                     type == LUA_TNUMBER || type == LUA_TSTRING ||
                         type == LUA_TFUNCTION || type == LUA_TTABLE,
                     3, "string/function/table");
    luaL_optinteger(L, 4, 0);
}

/* Upvalues: Lua's own function, its name, is the locale plain? */
static int pattern_function(lua_State *L)
{
    size_t size, length;
    const char *name = lua_tostring(L, lua_upvalueindex(2));
    bool substitutes = strcmp(name, "gsub") == 0;

    luaL_checklstring(L, 1, &size);
    const char *pattern = luaL_checklstring(L, 2, &length);
    if (substitutes) check_replacement(L);
    double bytes = searched(L, size, substitutes);
    double most = tesI_vm(L)->budget.pattern_limit;
    lua_CFunction function = lua_tocfunction(L, lua_upvalueindex(1));
    int count = lua_gettop(L);
    bool plain = strcmp(name, "find") == 0 && lua_toboolean(L, 4);
    if (plain || lua_toboolean(L, lua_upvalueindex(3))) {
        if (rough_cost(pattern, length, bytes, plain) <= most) {
            return function(L);
        }
    }
    if (*pattern == '^' && strcmp(name, "gmatch") == 0) { /* no anchor there */
        lua_pushliteral(L, "%");
        lua_pushvalue(L, 2);
        lua_concat(L, 2);
        lua_replace(L, 2);
    }
    push_counted(L);
    if (!plain && cost_of(L, bytes) <= most) {
        lua_replace(L, 2);
        lua_settop(L, count);
        return function(L);
    }
    lua_getfield(L, count + 1, name);
    lua_insert(L, 1);
    lua_settop(L, count + 1);
    lua_call(L, count, LUA_MULTRET);
    return lua_gettop(L);
}

void tesI_open_patterns(lua_State *L)
{
    static const char *const names[] = {"find", "match", "gmatch", "gsub"};

    bool plain = is_plain_locale();

    lua_newtable(L);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        lua_getfield(L, -2, names[i]);
        lua_pushvalue(L, -1);
        lua_setfield(L, -3, names[i]);
        lua_pushstring(L, names[i]);
        lua_pushboolean(L, plain);
        lua_pushcclosure(L, pattern_function, 3);
        lua_setfield(L, -3, names[i]);
    }
    lua_setfield(L, LUA_REGISTRYINDEX, own);
}
