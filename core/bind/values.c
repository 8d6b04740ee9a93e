/* values.c - between Lua and tessera.h. */
#include "bind/values.h"

#include <limits.h>
#include <string.h>

static const char *const status_names[] = {
    [TES_OK] = "ok",          [TES_EINPUT] = "input",
    [TES_ERULE] = "rule",     [TES_EMEMORY] = "memory",
    [TES_EDAMAGE] = "damage", [TES_EWINDOW] = "window",
    [TES_EIO] = "io",         [TES_EINTERRUPT] = "interrupted",
};

int h_fail_text(lua_State *L, tes_status status, const char *text)
{
    lua_pushnil(L);
    lua_createtable(L, 0, 2);
    h_set_string(L, "status", status_names[status]);
    h_set_string(L, "text", text ? text : status_names[status]);
    luaL_setmetatable(L, "tes.error");
    return 2;
}

int h_fail(lua_State *L, tes_error *err)
{
    int pushed = h_fail_text(L, err->status, err->text);
    tes_error_clear(err);
    return pushed;
}

int h_result(lua_State *L, tes_status status, tes_error *err)
{
    if (status == TES_OK) {
        tes_error_clear(err);
        return h_boolean(L, true);
    }
    err->status = status;
    return h_fail(L, err);
}

int h_integer(lua_State *L, lua_Integer value)
{
    lua_pushinteger(L, value);
    return 1;
}

int h_boolean(lua_State *L, bool value)
{
    lua_pushboolean(L, value);
    return 1;
}

int h_string(lua_State *L, const char *value)
{
    lua_pushstring(L, value);
    return 1;
}

const char *h_text(lua_State *L, int arg)
{
    size_t len;
    const char *text = luaL_checklstring(L, arg, &len);
    if (strlen(text) == len) return text;
    h_fail_text(L, TES_EINPUT, "a zero byte does not belong into this text");
    lua_error(L);
    return text;
}

const char *h_opt_text(lua_State *L, int arg)
{
    return lua_isnoneornil(L, arg) ? NULL : h_text(L, arg);
}

uint32_t h_index(lua_State *L, int arg)
{
    lua_Integer value = luaL_checkinteger(L, arg);
    luaL_argcheck(L, value >= 0 && value < (lua_Integer)TES_NONE, arg,
                  "index out of range");
    return (uint32_t)value;
}

int h_seat(lua_State *L, int arg)
{
    lua_Integer value = luaL_checkinteger(L, arg);
    luaL_argcheck(L, value >= TES_CHANCE && value < TES_MAX_PLAYERS, arg,
                  "no such seat");
    return (int)value;
}

int h_any_seat(lua_State *L, int arg)
{
    lua_Integer value = luaL_checkinteger(L, arg);
    return value >= INT_MIN && value <= INT_MAX ? (int)value : INT_MAX;
}

void h_set_string(lua_State *L, const char *name, const char *value)
{
    if (!value) return;
    lua_pushstring(L, value);
    lua_setfield(L, -2, name);
}

void h_set_id(lua_State *L, const char *name, uint32_t value)
{
    if (value != TES_NONE) h_set_int(L, name, value);
}

void h_set_int(lua_State *L, const char *name, lua_Integer value)
{
    lua_pushinteger(L, value);
    lua_setfield(L, -2, name);
}

void h_set_number(lua_State *L, const char *name, lua_Number value)
{
    lua_pushnumber(L, value);
    lua_setfield(L, -2, name);
}

void h_set_bool(lua_State *L, const char *name, bool value)
{
    lua_pushboolean(L, value);
    lua_setfield(L, -2, name);
}

void h_set_struct(lua_State *L, const h_field *fields, const void *from)
{
    for (const h_field *f = fields; f->name; f++) {
        const void *at = (const char *)from + f->at;
        switch (f->type) {
        case H_STRING:
            h_set_string(L, f->name, *(const char *const *)at);
            break;
        case H_BOOL: h_set_bool(L, f->name, *(const bool *)at); break;
        case H_UINT8: h_set_int(L, f->name, *(const uint8_t *)at); break;
        case H_INT32: h_set_int(L, f->name, *(const int32_t *)at); break;
        case H_UINT32: h_set_id(L, f->name, *(const uint32_t *)at); break;
        case H_UINT64:
            h_set_int(L, f->name, (lua_Integer)(*(const uint64_t *)at));
            break;
        case H_DOUBLE: h_set_number(L, f->name, *(const double *)at); break;
        }
    }
}

/* The whole number on top of the stack; raises when there is none that fits. */
static uint32_t whole(lua_State *L, const h_field *field, uint32_t most)
{
    int is_whole;
    lua_Integer value = lua_tointegerx(L, -1, &is_whole);
    if (!is_whole || value < 0 || value > most)
        luaL_error(L, "%s: whole number from 0 to %I expected", field->name,
                   (lua_Integer)most);
    return (uint32_t)value;
}

void h_get_struct(lua_State *L, int arg, const h_field *fields, void *to)
{
    for (const h_field *f = fields; f->name; f++, lua_pop(L, 1)) {
        void *at = (char *)to + f->at;
        if (lua_getfield(L, arg, f->name) == LUA_TNIL) continue;
        switch (f->type) {
        case H_STRING: *(const char **)at = h_text(L, -1); break;
        case H_BOOL: *(bool *)at = lua_toboolean(L, -1); break;
        case H_UINT8: *(uint8_t *)at = (uint8_t)whole(L, f, UINT8_MAX); break;
        case H_INT32: *(int32_t *)at = (int32_t)whole(L, f, INT32_MAX); break;
        case H_UINT32: *(uint32_t *)at = whole(L, f, TES_NONE - 1); break;
        case H_UINT64:
            *(uint64_t *)at = (uint64_t)luaL_checkinteger(L, -1);
            break;
        case H_DOUBLE: *(double *)at = luaL_checknumber(L, -1); break;
        }
    }
}

static void set_function(lua_State *L, const char *name, lua_CFunction f)
{
    lua_pushcfunction(L, f);
    lua_setfield(L, -2, name);
}

void h_class(lua_State *L, const char *name, const luaL_Reg *methods,
             lua_CFunction end)
{
    luaL_newmetatable(L, name);
    luaL_getsubtable(L, -1, "__index");
    luaL_setfuncs(L, methods, 0);
    lua_pop(L, 1);
    set_function(L, "__gc", end);
    set_function(L, "__close", end);
    lua_pop(L, 1);
}

luaL_Stream *h_push_stream(lua_State *L, size_t size)
{
    luaL_Stream *stream = lua_newuserdatauv(L, size, 0);
    memset(stream, 0, size);
    luaL_setmetatable(L, LUA_FILEHANDLE);
    return stream;
}

int h_close_stream(lua_State *L)
{
    luaL_Stream *stream = luaL_checkudata(L, 1, LUA_FILEHANDLE);
    int failed = fclose(stream->f);
    return luaL_fileresult(L, failed == 0, NULL);
}

/* tostring of an error table (see h_fail_text). */
static int error_text(lua_State *L)
{
    lua_getfield(L, 1, "text");
    return 1;
}

void h_make_errors(lua_State *L)
{
    luaL_newmetatable(L, "tes.error");
    set_function(L, "__tostring", error_text);
    lua_pop(L, 1);
}

/* ---- sources ------------------------------------------------------------ */

static const struct {
    const char *name;
    size_t at;
    enum { UNKNOWN, TEXT, LIST, SIZE, NUMBER } type;
} source_fields[] = {
    {"config_file", offsetof(tes_source, config_file), TEXT},
    {"config_text", offsetof(tes_source, config_text), TEXT},
    {"root", offsetof(tes_source, root), TEXT},
    {"set", offsetof(tes_source, set), LIST},
    {"path", offsetof(tes_source, path), LIST},
    {"memory_limit", offsetof(tes_source, memory_limit), SIZE},
    {"game_limit", offsetof(tes_source, game_limit), SIZE},
    {"time_limit_ms", offsetof(tes_source, time_limit_ms), NUMBER},
    {"lua_only", offsetof(tes_source, lua_only), NUMBER},
    {NULL, 0, UNKNOWN},
};

/* The value on top of the stack; its table keeps it alive. */
static const char *string_field(lua_State *L, const char *name)
{
    if (lua_type(L, -1) != LUA_TSTRING)
        luaL_error(L, "source.%s: string expected, got %s", name,
                   luaL_typename(L, -1));
    return h_text(L, -1);
}

/* The list on top of the stack as a NULL-terminated array, a userdata that is
 * left below the key and the list. */
static const char **list_field(lua_State *L, const char *name)
{
    bool sound = lua_istable(L, -1);
    size_t count = sound ? (size_t)lua_rawlen(L, -1) : 0;
    const char **list = lua_newuserdatauv(L, (count + 1) * sizeof list[0], 0);
    lua_insert(L, -3);
    for (size_t i = 0; i < count && sound; i++) {
        sound = lua_rawgeti(L, -1, (lua_Integer)i + 1) == LUA_TSTRING;
        if (sound) list[i] = h_text(L, -1);
        lua_pop(L, 1);
    }
    if (!sound) luaL_error(L, "source.%s: list of strings expected", name);
    list[count] = NULL;
    return list;
}

/* 0: that of the library */
static uint32_t limit_field(lua_State *L, const char *name)
{
    int whole;
    lua_Integer value = lua_tointegerx(L, -1, &whole);
    if (!whole || value < 0 || value > INT32_MAX)
        luaL_error(L, "source.%s: whole number from 0 to %d expected", name,
                   INT32_MAX);
    return (uint32_t)value;
}

void h_source(lua_State *L, int arg, tes_source *out)
{
    memset(out, 0, sizeof *out);
    if (lua_isnoneornil(L, arg)) return;
    luaL_checktype(L, arg, LUA_TTABLE);
    luaL_checkstack(L, 8, NULL);
    for (lua_pushnil(L); lua_next(L, arg); lua_pop(L, 1)) {
        int i = 0;
        const char *name =
            lua_type(L, -2) == LUA_TSTRING ? h_text(L, -2) : "[...]";
        while (source_fields[i].name &&
               strcmp(source_fields[i].name, name) != 0)
            i++;
        void *at = (char *)out + source_fields[i].at;
        switch (source_fields[i].type) {
        case TEXT: *(const char **)at = string_field(L, name); break;
        case LIST: *(const char ***)at = list_field(L, name); break;
        case SIZE: *(size_t *)at = limit_field(L, name); break;
        case NUMBER: *(uint32_t *)at = limit_field(L, name); break;
        case UNKNOWN: luaL_error(L, "a source has no field '%s'", name);
        }
    }
}
