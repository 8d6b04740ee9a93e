/* values.c - conversions shared by all bindings. */
#include "host.h"

#include <string.h>

static const char *status_name(tes_status status)
{
    switch (status) {
    case TES_OK: return "ok";
    case TES_EINPUT: return "input";
    case TES_ERULE: return "rule";
    case TES_EMEMORY: return "memory";
    case TES_EDAMAGE: return "damage";
    case TES_EWINDOW: return "window";
    case TES_EIO: return "io";
    case TES_EINTERRUPT: return "interrupted";
    }
    return "unknown";
}

int h_fail_text(lua_State *L, tes_status status, const char *text)
{
    lua_pushnil(L);
    lua_createtable(L, 0, 2);
    h_set_string(L, "status", status_name(status));
    h_set_string(L, "text", text ? text : status_name(status));
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
        lua_pushboolean(L, 1);
        return 1;
    }
    err->status = status;
    return h_fail(L, err);
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

void h_set_string(lua_State *L, const char *name, const char *value)
{
    if (value) {
        lua_pushstring(L, value);
        lua_setfield(L, -2, name);
    }
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

void h_set_bool(lua_State *L, const char *name, bool value)
{
    lua_pushboolean(L, value);
    lua_setfield(L, -2, name);
}

void h_set_function(lua_State *L, const char *name, lua_CFunction f)
{
    lua_pushcfunction(L, f);
    lua_setfield(L, -2, name);
}

/* tostring of an error table (see h_fail_text). */
static int error_text(lua_State *L)
{
    lua_getfield(L, 1, "text");
    return 1;
}

void h_push_bindings(lua_State *L, const luaL_Reg *bindings)
{
    luaL_newmetatable(L, "tes.error");
    h_set_function(L, "__tostring", error_text);
    lua_pop(L, 1);
    lua_newtable(L);
    for (const luaL_Reg *b = bindings; b->name; b++) {
        b->func(L);
        lua_setfield(L, -2, b->name);
    }
    h_set_string(L, "version", tes_version());
}

/* A string field of the table at `arg`; the table keeps it alive. */
static const char *string_field(lua_State *L, int arg, const char *name)
{
    int type = lua_getfield(L, arg, name);
    const char *text = NULL;
    if (type == LUA_TSTRING)
        text = h_text(L, -1);
    else if (type != LUA_TNIL)
        luaL_error(L, "source.%s: string expected, got %s", name,
                   lua_typename(L, type));
    lua_pop(L, 1);
    return text;
}

/* A field with a list of strings as a NULL-terminated array, which stays on
 * the stack as a userdata; NULL when there is no such field. */
static const char **list_field(lua_State *L, int arg, const char *name)
{
    if (lua_getfield(L, arg, name) == LUA_TNIL) {
        lua_pop(L, 1);
        return NULL;
    }
    if (lua_type(L, -1) != LUA_TTABLE)
        luaL_error(L, "source.%s: list of strings expected", name);
    size_t count = (size_t)lua_rawlen(L, -1);
    const char **list = lua_newuserdatauv(L, (count + 1) * sizeof list[0], 0);
    for (size_t i = 0; i < count; i++) {
        if (lua_rawgeti(L, -2, (lua_Integer)i + 1) != LUA_TSTRING)
            luaL_error(L, "source.%s: list of strings expected", name);
        list[i] = h_text(L, -1);
        lua_pop(L, 1);
    }
    list[count] = NULL;
    return list;
}

/* 0: that of the library */
static lua_Integer limit_field(lua_State *L, int arg, const char *name)
{
    int whole = 1;
    lua_Integer value = 0;
    if (lua_getfield(L, arg, name) != LUA_TNIL)
        value = lua_tointegerx(L, -1, &whole);
    if (!whole || value < 0 || value > INT32_MAX)
        luaL_error(L, "source.%s: whole number from 0 to %d expected", name,
                   INT32_MAX);
    lua_pop(L, 1);
    return value;
}

/* What no source has would be passed over, and the default taken. */
static void check_fields(lua_State *L, int arg)
{
    static const char *const known[] = {
        "config_file",  "config_text", "root",          "set", "path",
        "memory_limit", "game_limit",  "time_limit_ms", NULL};
    for (lua_pushnil(L); lua_next(L, arg); lua_pop(L, 1)) {
        int i = 0;
        const char *name =
            lua_type(L, -2) == LUA_TSTRING ? h_text(L, -2) : "[...]";
        while (known[i] && strcmp(known[i], name) != 0) i++;
        if (!known[i]) luaL_error(L, "a source has no field '%s'", name);
    }
}

void h_source(lua_State *L, int arg, tes_source *out)
{
    memset(out, 0, sizeof *out);
    if (lua_isnoneornil(L, arg)) return;
    luaL_checktype(L, arg, LUA_TTABLE);
    luaL_checkstack(L, 8, NULL);
    check_fields(L, arg);
    out->config_file = string_field(L, arg, "config_file");
    out->config_text = string_field(L, arg, "config_text");
    out->root = string_field(L, arg, "root");
    out->set = list_field(L, arg, "set");
    out->path = list_field(L, arg, "path");
    out->memory_limit = (size_t)limit_field(L, arg, "memory_limit");
    out->game_limit = (size_t)limit_field(L, arg, "game_limit");
    out->time_limit_ms = (uint32_t)limit_field(L, arg, "time_limit_ms");
}
