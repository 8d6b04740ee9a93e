/* library.c - replacements for pairs and for functions of strings and tables.
 *
 * No address, order of hashing or locale shows through: pairs walks sorted
 * keys, table.sort is a stable merge sort, tostring and string.format show
 * no addresses. No debug hook fires inside a C function, so loops that a
 * script can make long ask tesI_poll: a table may claim any length. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "script/sandbox/library.h"
#include "script/sandbox/pattern.h"
#include "script/vm/handle.h"
#include "script/vm/view.h"

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
        return tesI_handle_at(L, a) < tesI_handle_at(L, b);
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
                    tesI_poll(L);
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
        tesI_poll(L);
        lua_Integer at = lua_tointeger(L, lua_upvalueindex(3)) + 1;
        lua_pushinteger(L, at);
        lua_replace(L, lua_upvalueindex(3));
        if (lua_rawgeti(L, lua_upvalueindex(2), at) == LUA_TNIL) return 1;
        lua_pushvalue(L, -1);
        if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) return 2;
        lua_pop(L, 2); /* removed during the walk */
    }
}

int tesI_pairs(lua_State *L)
{
    lua_Integer n = 0;
    if (lua_type(L, 1) == LUA_TUSERDATA) luaL_callmeta(L, 1, "__pairs");
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    tesI_see_through(L, 1);
    lua_newtable(L);
    for (lua_pushnil(L); lua_next(L, 1) != 0; lua_pop(L, 1)) {
        if (key_rank(L, -2) == 4) {
            return luaL_error(L,
                              "pairs: a %s as key has no order; use "
                              "names, numbers or handles",
                              luaL_typename(L, -2));
        }
        tesI_poll(L);
        lua_pushvalue(L, -2);
        lua_rawseti(L, 2, ++n);
    }
    lua_createtable(L, (int)lua_rawlen(L, 2), 0);
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

static int t_sort(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_Integer n = luaL_len(L, 1);
    bool custom = !lua_isnoneornil(L, 2);
    luaL_argcheck(L, n < INT_MAX, 1, "array too big");
    if (custom) luaL_checktype(L, 2, LUA_TFUNCTION);
    lua_settop(L, 2);
    lua_createtable(L, (int)lua_rawlen(L, 1), 0);
    merge_sort(L, 1, 3, n, custom ? called_less : value_less);
    return 0;
}

/* table.move(from, first, last, at [, to]) */
static int t_move(lua_State *L)
{
    lua_Integer first = luaL_checkinteger(L, 2);
    lua_Integer last = luaL_checkinteger(L, 3);
    lua_Integer at = luaL_checkinteger(L, 4);
    int to = lua_isnoneornil(L, 5) ? 1 : 5;

    luaL_checktype(L, 1, LUA_TTABLE);
    luaL_checktype(L, to, LUA_TTABLE);
    if (last >= first) {
        luaL_argcheck(L, first > 0 || last < LUA_MAXINTEGER + first, 3,
                      "too many elements to move");
        lua_Integer count = last - first + 1;
        luaL_argcheck(L, at <= LUA_MAXINTEGER - count + 1, 4,
                      "destination wrap around");
        bool apart = at > last || at <= first ||
                     (to != 1 && !lua_compare(L, 1, to, LUA_OPEQ));
        for (lua_Integer n = 0; n < count; n++) {
            lua_Integer i = apart ? n : count - 1 - n;
            tesI_poll(L);
            lua_geti(L, 1, first + i);
            lua_seti(L, to, at + i);
        }
    }
    lua_pushvalue(L, to);
    return 1;
}

/* More elements than a table can have (see table_limit in tessera.h): a list
 * with more only claims to be so long. */
#define LONGEST ((lua_Integer)1 << 22)

/* table.insert and table.remove; upvalues: Lua's own function, and how many
 * arguments make it move the elements from the second argument on. It does not
 * poll: where that would take too long, time runs out before. concat stops at
 * the first element that is missing, and unpack at the end of the stack. */
static int bounded(lua_State *L)
{
    bool moves = lua_gettop(L) >= lua_tointeger(L, lua_upvalueindex(2));
    if (moves && lua_istable(L, 1) && lua_tointeger(L, 2) > 0) {
        while (luaL_len(L, 1) - lua_tointeger(L, 2) > LONGEST) tesI_poll(L);
    }
    return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

void tesI_open_tables(lua_State *L)
{
    lua_pushcfunction(L, t_sort);
    lua_setfield(L, -2, "sort");
    lua_pushcfunction(L, t_move);
    lua_setfield(L, -2, "move");
    for (int moves = 2; moves <= 3; moves++) {
        const char *name = moves == 2 ? "remove" : "insert";
        lua_getfield(L, -1, name);
        lua_pushinteger(L, moves);
        lua_pushcclosure(L, bounded, 2);
        lua_setfield(L, -2, name);
    }
}

/* ---- text -------------------------------------------------------------- */

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

static int to_string(lua_State *L)
{
    luaL_checkany(L, 1);
    push_text(L, 1);
    return 1;
}

/* Lua's own function does not poll. */
#define MAX_FORMAT ((size_t)1 << 20)

/* Upvalue 1: Lua's own string.format. %p is refused, %s gets our text. */
static int s_format(lua_State *L)
{
    size_t size;
    const char *format = luaL_checklstring(L, 1, &size);
    const char *end = format + size; /* there may be zero bytes before it */
    int arg = 1;
    luaL_argcheck(L, size <= MAX_FORMAT, 1, "this format is too long");
    for (; format < end; format++) {
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
    }
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, lua_gettop(L) - 1, 1);
    return 1;
}

static int s_rep(lua_State *L)
{
    size_t size, between;
    const char *text = luaL_checklstring(L, 1, &size);
    lua_Integer n = luaL_checkinteger(L, 2);
    const char *sep = luaL_optlstring(L, 3, "", &between);
    luaL_Buffer out;

    if (n <= 0 || size + between == 0) {
        lua_pushliteral(L, "");
        return 1;
    }
    if (size + between < size || size + between > (size_t)INT_MAX / (size_t)n) {
        return luaL_error(L, "resulting string too large");
    }
    size_t total = (size_t)n * size + (size_t)(n - 1) * between;
    tesI_budget_room(L, total);
    char *at = luaL_buffinitsize(L, &out, total | 1); /* see is_wide */
    for (; n > 0; n--) {
        tesI_poll(L);
        memcpy(at, text, size);
        at += size;
        if (n == 1 || between == 0) continue;
        memcpy(at, sep, between);
        at += between;
    }
    luaL_pushresultsize(&out, total);
    return 1;
}

/* upper and lower as in ASCII, whatever the locale. */
static int change_case(lua_State *L, int low, int flip)
{
    size_t size;
    const char *text = luaL_checklstring(L, 1, &size);
    luaL_Buffer out;
    char *to = luaL_buffinitsize(L, &out, size | 1);
    for (size_t i = 0; i < size; i++) {
        if (i % 65536 == 0) tesI_poll(L);
        int c = (unsigned char)text[i];
        to[i] = (char)(c >= low && c < low + 26 ? c ^ flip : c);
    }
    luaL_pushresultsize(&out, size);
    return 1;
}

static int s_lower(lua_State *L) { return change_case(L, 'A', 32); }

static int s_upper(lua_State *L) { return change_case(L, 'a', 32); }

const luaL_Reg tesI_string_functions[] = {
    {"rep", s_rep}, {"lower", s_lower}, {"upper", s_upper}, {NULL, NULL}};

/* Prints to standard error, cleaned and of limited length, for authors who look
 * for a mistake. */
static void put(struct tes_ruleset *vm, const char *text, size_t size)
{
    char out[256];

    for (size_t at = 0; at < size && vm->printed < vm->budget.print_limit;) {
        /* a piece ends where a character does */
        size_t end = at + (sizeof out - 1) / 3;
        if (end > size) end = size;
        while (end < size && end > at + 1 && (text[end] & 0xc0) == 0x80) end--;
        size_t made = tes_clean(text + at, end - at, out, sizeof out);
        fwrite(out, 1, made, stderr);
        vm->printed += made;
        at = end;
    }
}

int tesI_print(lua_State *L)
{
    struct tes_ruleset *vm = tesI_vm(L);
    int count = lua_gettop(L);
    size_t most = vm->budget.print_limit;
    if (vm->printed >= most) return 0;
    for (int i = 1; i <= count; i++) {
        size_t size;
        push_text(L, i);
        const char *text = lua_tolstring(L, -1, &size);
        if (i > 1) put(vm, "\t", 1);
        put(vm, text, size);
        lua_pop(L, 1);
    }
    put(vm, "\n", 1);
    if (vm->printed >= most) {
        static const char last[] = "(nothing more is printed)\n";
        fwrite(last, 1, sizeof last - 1, stderr);
    }
    return 0;
}

/* In the libraries of the VM; upvalue of format is Lua's own. */
void tesI_open_library(lua_State *L)
{
    lua_getglobal(L, "string");
    tesI_open_patterns(L);
    luaL_setfuncs(L, tesI_string_functions, 0);
    lua_getfield(L, -1, "format");
    lua_pushcclosure(L, s_format, 1);
    lua_setfield(L, -2, "format");
    lua_pop(L, 1);
    lua_getglobal(L, "table");
    tesI_open_tables(L);
    lua_pop(L, 1);
    lua_register(L, "tostring", to_string);
}
