/* json.c - JSON texts and Lua values, through jansson.
 *
 * null is json.null, a light userdata. A decoded array carries the array
 * mark (a metatable), so that it stays an array when it is empty and is
 * encoded again. Unmarked tables are arrays when they have a first element
 * and objects otherwise; {} is an object, json.array{} an empty array.
 * Integers are exact in 64 bits; objects come out sorted by key. */
#include "bind/bind.h"
#include "bind/values.h"

#include <jansson.h>
#include <string.h>

#define ARRAY "tes.json.array"
/* Deepest nesting in either direction. */
#define MAX_DEPTH 64

static void push_value(lua_State *L, json_t *value, int depth);

static void push_array(lua_State *L, json_t *value, int depth)
{
    size_t count = json_array_size(value);
    lua_newtable(L);
    for (size_t i = 0; i < count; i++) {
        push_value(L, json_array_get(value, i), depth + 1);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    luaL_setmetatable(L, ARRAY);
}

static void push_object(lua_State *L, json_t *value, int depth)
{
    lua_newtable(L);
    for (void *it = json_object_iter(value); it;
         it = json_object_iter_next(value, it)) {
        push_value(L, json_object_iter_value(it), depth + 1);
        lua_setfield(L, -2, json_object_iter_key(it));
    }
}

static void push_value(lua_State *L, json_t *value, int depth)
{
    if (depth > MAX_DEPTH) luaL_error(L, "nested too deep");
    luaL_checkstack(L, 8, "nested too deep");
    switch (json_typeof(value)) {
    case JSON_NULL: lua_pushlightuserdata(L, NULL); break;
    case JSON_TRUE: lua_pushboolean(L, 1); break;
    case JSON_FALSE: lua_pushboolean(L, 0); break;
    case JSON_INTEGER:
        lua_pushinteger(L, (lua_Integer)json_integer_value(value));
        break;
    case JSON_REAL: lua_pushnumber(L, json_real_value(value)); break;
    case JSON_STRING:
        lua_pushlstring(L, json_string_value(value), json_string_length(value));
        break;
    case JSON_ARRAY: push_array(L, value, depth); break;
    case JSON_OBJECT: push_object(L, value, depth); break;
    }
}

/* Runs with a light userdata; may raise, the caller owns the value. */
static int push_unprotected(lua_State *L)
{
    json_t *value = lua_touserdata(L, 1);
    push_value(L, value, 0);
    return 1;
}

/* decode(text) -> value | nil, message */
static int h_json_decode(lua_State *L)
{
    size_t length;
    json_error_t err;
    const char *text = luaL_checklstring(L, 1, &length);
    json_t *value = json_loadb(
        text, length, JSON_DECODE_ANY | JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL,
        &err);
    if (!value) {
        lua_pushnil(L);
        lua_pushfstring(L, "%s at byte %d", err.text, err.position);
        return 2;
    }
    lua_pushcfunction(L, push_unprotected);
    lua_pushlightuserdata(L, value);
    int failed = lua_pcall(L, 1, 1, 0);
    json_decref(value);
    if (failed) {
        lua_pushnil(L);
        lua_insert(L, -2);
        return 2;
    }
    return 1;
}

/* ---- encoding ----------------------------------------------------------
 *
 * Values under construction are anchored in the value they belong to; an
 * error message stops the walk, so nothing raises while jansson owns data. */

static json_t *from_lua(lua_State *L, int depth, const char **problem);

/* A string that is not UTF-8, such as a damaged file's text in a message, is
 * encoded as it would be shown. */
static json_t *from_string(lua_State *L)
{
    size_t length;
    const char *text = lua_tolstring(L, -1, &length);
    json_t *value = json_stringn(text, length);
    if (value) return value;
    luaL_Buffer b;
    size_t size = tes_clean(text, length, NULL, 0) + 1;
    tes_clean(text, length, luaL_buffinitsize(L, &b, size), size);
    luaL_pushresultsize(&b, size - 1);
    value = json_stringn(lua_tolstring(L, -1, &length), size - 1);
    lua_pop(L, 1);
    return value;
}

static json_t *from_array(lua_State *L, int depth, const char **problem)
{
    json_t *array = json_array();
    lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
    for (lua_Integer i = 1; i <= count && !*problem; i++) {
        lua_rawgeti(L, -1, i);
        json_t *item = from_lua(L, depth + 1, problem);
        lua_pop(L, 1);
        if (item) json_array_append_new(array, item);
    }
    return array;
}

/* Sets the item under the key at -2. The object owns the item, also if this
 * fails. */
static bool set_item(lua_State *L, json_t *object, json_t *item)
{
    size_t length;
    const char *key = lua_tolstring(L, -2, &length);
    if (strlen(key) == length)
        return json_object_set_new(object, key, item) == 0;
    json_decref(item);
    return false;
}

static json_t *from_object(lua_State *L, int depth, const char **problem)
{
    json_t *object = json_object();
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        json_t *item = NULL;
        if (*problem || lua_type(L, -2) != LUA_TSTRING)
            *problem = *problem ? *problem : "object key is not a string";
        else
            item = from_lua(L, depth + 1, problem);
        if (item && !set_item(L, object, item))
            *problem = "object key is not UTF-8, or has a zero byte";
        lua_pop(L, 1);
    }
    return object;
}

static bool is_array(lua_State *L)
{
    if (lua_getmetatable(L, -1)) {
        luaL_getmetatable(L, ARRAY);
        bool marked = lua_rawequal(L, -1, -2);
        lua_pop(L, 2);
        if (marked) return true;
    }
    bool first = lua_rawgeti(L, -1, 1) != LUA_TNIL;
    lua_pop(L, 1);
    return first;
}

static json_t *from_number(lua_State *L, const char **problem)
{
    if (lua_isinteger(L, -1))
        return json_integer((json_int_t)lua_tointeger(L, -1));
    json_t *value = json_real(lua_tonumber(L, -1));
    if (!value) *problem = "number is not finite";
    return value;
}

static json_t *from_lua(lua_State *L, int depth, const char **problem)
{
    if (depth > MAX_DEPTH || !lua_checkstack(L, 8)) {
        *problem = "nested too deep";
        return NULL;
    }
    switch (lua_type(L, -1)) {
    case LUA_TNIL:
    case LUA_TLIGHTUSERDATA: return json_null();
    case LUA_TBOOLEAN: return json_boolean(lua_toboolean(L, -1));
    case LUA_TNUMBER: return from_number(L, problem);
    case LUA_TSTRING: return from_string(L);
    case LUA_TTABLE:
        return is_array(L) ? from_array(L, depth, problem)
                           : from_object(L, depth, problem);
    default: *problem = "value has no JSON form"; return NULL;
    }
}

/* encode(value) -> text on one line, without newline */
static int h_json_encode(lua_State *L)
{
    const char *problem = NULL;
    luaL_checkany(L, 1);
    lua_settop(L, 1);
    json_t *value = from_lua(L, 0, &problem);
    char *text = NULL;
    if (value && !problem)
        text =
            json_dumps(value, JSON_COMPACT | JSON_SORT_KEYS | JSON_ENCODE_ANY);
    json_decref(value);
    if (!text)
        return luaL_error(L, "json: %s", problem ? problem : "out of memory");
    lua_pushstring(L, text);
    free(text);
    return 1;
}

/* array(table or nil) -> the same table (or a new one), marked */
static int h_json_array(lua_State *L)
{
    if (lua_isnoneornil(L, 1)) {
        lua_settop(L, 0);
        lua_newtable(L);
    }
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    luaL_setmetatable(L, ARRAY);
    return 1;
}

/* isarray(value) -> whether it would be encoded as an array */
static int h_json_isarray(lua_State *L)
{
    lua_settop(L, 1);
    return h_boolean(L, lua_istable(L, 1) && is_array(L));
}

static const luaL_Reg functions[] = {
    {"array", h_json_array},
    {"decode", h_json_decode},
    {"encode", h_json_encode},
    {"isarray", h_json_isarray},
    {NULL, NULL},
};

int h_open_json(lua_State *L)
{
    luaL_newmetatable(L, ARRAY);
    lua_pop(L, 1);
    luaL_newlib(L, functions);
    lua_pushlightuserdata(L, NULL);
    lua_setfield(L, -2, "null");
    return 1;
}
