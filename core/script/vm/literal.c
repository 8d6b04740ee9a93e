/* literal.c - plain data as the text of a Lua table constructor. */
#include "literal.h"

#include <ctype.h>
#include <lauxlib.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vm.h"

#define DEEPEST 64
#define FEW 24 /* keys of a table that need no memory */

/* The text so far: a block of Lua's, kept at a place of the stack. */
struct text {
    lua_State *L;
    char *at;
    size_t size, room;
};
#define BLOCK 2

/* A key, as it is sorted: by type, then as Lua has it. */
struct key {
    const char *name; /* of a string, which lies in its table */
    size_t size;
    lua_Integer integer; /* also false and true */
    lua_Number number;
    unsigned char rank; /* of its type */
    bool whole;
};

enum { RANK_BOOLEAN, RANK_NUMBER, RANK_STRING };

static int fail(lua_State *L, const char *what, int index)
{
    lua_pushfstring(L, what, luaL_typename(L, index));
    return lua_error(L);
}

static void grow(struct text *to, size_t size)
{
    char *before = to->at;

    to->room = (to->size + size) * 2 + 256;
    to->at = lua_newuserdatauv(to->L, to->room, 0);
    if (before != NULL) memcpy(to->at, before, to->size);
    lua_replace(to->L, BLOCK);
}

static void put(struct text *to, const char *text, size_t size)
{
    if (to->at == NULL || size > to->room - to->size) grow(to, size);
    memcpy(to->at + to->size, text, size);
    to->size += size;
}

static void put_char(struct text *to, char c) { put(to, &c, 1); }

static void put_string(struct text *to, const char *text, size_t size)
{
    put_char(to, '"');
    for (size_t i = 0; i < size; i++) {
        unsigned char c = (unsigned char)text[i];
        char code[8];
        if (c == '\n') {
            put(to, "\\n", 2);
        } else if (c == '"' || c == '\\') {
            put_char(to, '\\');
            put_char(to, text[i]);
        } else if (c < ' ' || c == 127) {
            bool digit = i + 1 < size && isdigit((unsigned char)text[i + 1]);
            int length =
                snprintf(code, sizeof code, digit ? "\\%03d" : "\\%d", (int)c);
            put(to, code, (size_t)length);
        } else {
            put_char(to, text[i]);
        }
    }
    put_char(to, '"');
}

/* A number in the form that is read back as the same one. */
static void put_integer(struct text *to, lua_Integer value)
{
    char text[32], *at = text + sizeof text;
    lua_Unsigned left =
        value < 0 ? 0u - (lua_Unsigned)value : (lua_Unsigned)value;
    if (value == LUA_MININTEGER) { /* as its sign is read by itself */
        put(to, "(-9223372036854775807-1)", 24);
        return;
    }
    do {
        *--at = (char)('0' + left % 10);
        left /= 10;
    } while (left > 0);
    if (value < 0) *--at = '-';
    put(to, at, (size_t)(text + sizeof text - at));
}

static void put_number(struct text *to, lua_Number value)
{
    char text[64];
    int length;
    if (value != value) {
        length = snprintf(text, sizeof text, "(0/0)");
    } else if (value > 0 && value / 2 == value) {
        length = snprintf(text, sizeof text, "1e999");
    } else if (value < 0 && value / 2 == value) {
        length = snprintf(text, sizeof text, "-1e999");
    } else {
        length = snprintf(text, sizeof text, "%.17g", value);
        if (strpbrk(text, ".e") == NULL) {
            length = snprintf(text, sizeof text, "%.17g.0", value);
        }
    }
    put(to, text, (size_t)length);
}

/* ---- keys ---------------------------------------------------------------- */

static bool is_reserved(const char *name)
{
    static const char *const words[] = {
        "and",   "break", "do",    "else", "elseif", "end",
        "false", "for",   "goto",  "if",   "in",     "function",
        "local", "nil",   "not",   "or",   "repeat", "return",
        "then",  "true",  "until", "while"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (*words[i] == *name && strcmp(words[i], name) == 0) return true;
    }
    return false;
}

static bool is_name(const char *text, size_t size)
{
    if (size == 0 || isdigit((unsigned char)*text)) return false;
    for (size_t i = 0; i < size; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c >= 128 || (!isalnum(c) && c != '_')) return false;
    }
    return !is_reserved(text);
}

static int compare(const void *left, const void *right)
{
    const struct key *a = left, *b = right;
    if (a->rank != b->rank) return a->rank < b->rank ? -1 : 1;
    if (a->rank == RANK_STRING) {
        size_t size = a->size < b->size ? a->size : b->size;
        int order = (unsigned char)*a->name - (unsigned char)*b->name;
        if (order == 0) order = memcmp(a->name, b->name, size);
        if (order != 0) return order;
        return a->size < b->size ? -1 : a->size > b->size;
    }
    if (a->whole && b->whole) {
        return a->integer < b->integer ? -1 : a->integer > b->integer;
    }
    lua_Number x = a->whole ? (lua_Number)a->integer : a->number;
    lua_Number y = b->whole ? (lua_Number)b->integer : b->number;
    return x < y ? -1 : x > y;
}

/* Few are sorted faster like this than by qsort. */
static void sort(struct key *keys, size_t count)
{
    if (count > FEW) {
        qsort(keys, count, sizeof *keys, compare);
        return;
    }
    for (size_t i = 1; i < count; i++) {
        struct key key = keys[i];
        size_t at = i;
        while (at > 0 && compare(&key, &keys[at - 1]) < 0) {
            keys[at] = keys[at - 1];
            at--;
        }
        keys[at] = key;
    }
}

/* Is the key at the top one of a list of this length? */
static bool is_listed(lua_State *L, lua_Integer length)
{
    lua_Integer key = lua_isinteger(L, -1) ? lua_tointeger(L, -1) : 0;
    return key >= 1 && key <= length;
}

static struct key read_key(lua_State *L, int index)
{
    struct key key = {.name = "", .rank = RANK_STRING};
    switch (lua_type(L, index)) {
    case LUA_TSTRING: key.name = lua_tolstring(L, index, &key.size); break;
    case LUA_TBOOLEAN:
        key.rank = RANK_BOOLEAN;
        key.integer = lua_toboolean(L, index);
        key.whole = true;
        break;
    case LUA_TNUMBER:
        key.rank = RANK_NUMBER;
        key.whole = lua_isinteger(L, index);
        key.integer = lua_tointeger(L, index);
        key.number = lua_tonumber(L, index);
        break;
    default: fail(L, "a %s as a key cannot be written down", index);
    }
    return key;
}

/* The keys of the table at the top that are not of its list, which is that
 * long; in the array if they fit, else in a block that is pushed. */
static struct key *read_keys(lua_State *L, lua_Integer length, struct key *few,
                             size_t *count)
{
    int table = lua_gettop(L);
    struct key *keys = few;
    size_t found = 0;

    for (lua_pushnil(L); lua_next(L, table) != 0;) {
        lua_pop(L, 1);
        tesI_poll(L);
        if (is_listed(L, length)) continue;
        if (found < FEW) few[found] = read_key(L, -1);
        found++;
    }
    *count = found;
    if (found <= FEW) return few;
    keys = lua_newuserdatauv(L, found * sizeof *keys, 0);
    found = 0;
    for (lua_pushnil(L); lua_next(L, table) != 0;) {
        lua_pop(L, 1);
        if (!is_listed(L, length)) keys[found++] = read_key(L, -1);
    }
    return keys;
}

static void push_key(lua_State *L, const struct key *key)
{
    if (key->rank == RANK_STRING) {
        lua_pushlstring(L, key->name, key->size);
    } else if (key->rank == RANK_BOOLEAN) {
        lua_pushboolean(L, (int)key->integer);
    } else if (key->whole) {
        lua_pushinteger(L, key->integer);
    } else {
        lua_pushnumber(L, key->number);
    }
}

/* ---- values -------------------------------------------------------------- */

static void put_scalar(lua_State *L, struct text *to)
{
    size_t size;
    const char *text;
    switch (lua_type(L, -1)) {
    case LUA_TNIL: put(to, "nil", 3); break;
    case LUA_TBOOLEAN:
        text = lua_toboolean(L, -1) ? "true" : "false";
        put(to, text, strlen(text));
        break;
    case LUA_TNUMBER:
        if (lua_isinteger(L, -1)) {
            put_integer(to, lua_tointeger(L, -1));
        } else {
            put_number(to, lua_tonumber(L, -1));
        }
        break;
    case LUA_TSTRING:
        text = lua_tolstring(L, -1, &size);
        put_string(to, text, size);
        break;
    default: fail(L, "a %s cannot be written down", -1);
    }
}

static void put_value(lua_State *L, struct text *to, int depth);

/* The key, an equals sign and the value of the table at the index. */
static void put_field(lua_State *L, struct text *to, int table,
                      const struct key *key, int depth)
{
    push_key(L, key);
    if (key->rank == RANK_STRING && is_name(key->name, key->size)) {
        put(to, key->name, key->size);
    } else {
        put_char(to, '[');
        put_scalar(L, to);
        put_char(to, ']');
    }
    put_char(to, '=');
    lua_rawget(L, table);
    put_value(L, to, depth + 1);
    lua_pop(L, 1);
}

/* Of the table at the top. */
static void put_table(lua_State *L, struct text *to, int depth)
{
    struct key few[FEW], *keys;
    size_t count;
    int table = lua_gettop(L);
    lua_Integer length = luaL_len(L, table);

    if (depth > DEEPEST) {
        lua_pushliteral(L, "a table within itself cannot be written down");
        lua_error(L);
    }
    luaL_checkstack(L, 8, NULL);
    put_char(to, '{');
    size_t start = to->size;
    for (lua_Integer i = 1; lua_geti(L, table, i) != LUA_TNIL; i++) {
        if (to->size > start) put_char(to, ',');
        put_value(L, to, depth + 1);
        lua_pop(L, 1);
        tesI_poll(L);
    }
    lua_settop(L, table);
    keys = read_keys(L, length, few, &count);
    sort(keys, count);
    for (size_t i = 0; i < count; i++) {
        if (to->size > start) put_char(to, ',');
        put_field(L, to, table, &keys[i], depth);
    }
    put_char(to, '}');
    lua_settop(L, table);
}

/* Of the value at the top, which stays there. */
static void put_value(lua_State *L, struct text *to, int depth)
{
    if (lua_istable(L, -1)) {
        tesI_see_through(L, lua_gettop(L));
        put_table(L, to, depth);
    } else {
        put_scalar(L, to);
    }
}

int tesI_literal(lua_State *L)
{
    struct text text = {L, NULL, 0, 0};

    lua_settop(L, 1);
    lua_pushnil(L); /* BLOCK */
    lua_pushvalue(L, 1);
    put_value(L, &text, 1);
    lua_pushlstring(L, text.at, text.size);
    return 1;
}
