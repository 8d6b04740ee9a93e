/* require.c - files, and the engine's own Lua files; see require.h. */
#include "script/vm/require.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "port/alloc.h"
#include "port/files.h"
#include "script/vm/chunks.h"

char *tesI_read_file(const char *path, size_t limit, size_t *size,
                     tes_error *err)
{
    size_t len = 0, cap = 0;
    char *text = NULL;
    struct tesI_stat info;
    ptrdiff_t got;

    /* opening a pipe or a device may wait, or never end */
    if (tesI_stat(path, &info) && !info.file) {
        tesI_error(err, TES_EIO, "%s: not a file", path);
        return NULL;
    }
    int file = tesI_open_file(path, OPEN_READ);
    if (file < 0) {
        tesI_error_file(err, path);
        return NULL;
    }
    do {
        if (len + 4096 > cap) {
            char *more = tesI_realloc(text, cap = cap * 2 + 8192);
            if (more == NULL) {
                tesI_error_memory(err, path);
                goto fail;
            }
            text = more;
        }
        got = tesI_read_some(file, text + len, cap - len - 1);
        if (got < 0) {
            tesI_error_file(err, path);
            goto fail;
        }
        len += (size_t)got;
        if (len > limit) {
            tesI_error(err, TES_EINPUT, "%s: larger than %zu KB", path,
                       limit / 1024);
            goto fail;
        }
    } while (got > 0);
    tesI_close_file(file);
    text[len] = '\0';
    if (size != NULL) *size = len;
    return text;
fail:
    tesI_close_file(file);
    tesI_free(text);
    return NULL;
}

static int push_text(lua_State *L)
{
    lua_pushlstring(L, lua_touserdata(L, 1), (size_t)lua_tointeger(L, 2));
    return 1;
}

void tesI_push_freed(lua_State *L, char *text, size_t size)
{
    lua_pushcfunction(L, push_text);
    lua_pushlightuserdata(L, text);
    lua_pushinteger(L, (lua_Integer)size);
    int status = lua_pcall(L, 2, 1, 0);
    tesI_free(text);
    if (status != LUA_OK) lua_error(L);
}

void tesI_push_error(lua_State *L, tes_error *err)
{
    if (err->text == NULL) {
        lua_pushliteral(L, TESI_NO_MEMORY);
    } else {
        tesI_push_freed(L, err->text, strlen(err->text));
    }
    err->text = NULL;
}

static char *default_root;

void tes_set_root(const char *folder)
{
    tesI_free(default_root);
    default_root = folder == NULL ? NULL : tesI_strdup(folder);
}

const char *tesI_root(const char *wanted, tes_error *err)
{
    const char *env = getenv("TESSERA_PATH");
    if (wanted != NULL) return wanted;
    if (env != NULL && *env != '\0') return env;
    if (default_root != NULL) return default_root;
    tesI_error(err, TES_EINPUT,
               "the folder with lua/, expansions/ and tiles/ is not known; "
               "set TESSERA_PATH to it");
    return NULL;
}

/* ---- the engine's own Lua files ----------------------------------------- */

static int engine_require(lua_State *L)
{
    tesI_require(L, luaL_checkstring(L, 1));
    return 1;
}

void tesI_load(lua_State *L, const char *name)
{
    struct tes_ruleset *vm = tesI_vm(L);
    tes_error err = {TES_OK, NULL};
    size_t size = 0;

    const char *path = lua_pushfstring(L, "%s/lua/%s.lua", vm->root, name);
    const char *chunk = lua_pushfstring(L, "@lua/%s.lua", name);
    char *text = tesI_read_file(path, SIZE_MAX, &size, &err);
    if (text == NULL) {
        tesI_push_error(L, &err);
        lua_error(L);
        return;
    }
    int status = tesI_chunk_load(L, text, size, chunk);
    tesI_free(text);
    if (status != LUA_OK) lua_error(L);
    lua_replace(L, -3);
    lua_pop(L, 1);
}

void tesI_require(lua_State *L, const char *name)
{
    lua_getfield(L, LUA_REGISTRYINDEX, "tessera.loaded");
    if (lua_getfield(L, -1, name) == LUA_TNIL) {
        lua_pop(L, 1);
        tesI_load(L, name);
        lua_getglobal(L, "require");
        if (lua_isnil(L, -1)) {
            lua_pushcfunction(L, engine_require);
            lua_setglobal(L, "require");
        }
        lua_pop(L, 1);
        lua_getfield(L, LUA_REGISTRYINDEX, "tessera.engine");
        lua_call(L, 1, 1);
        lua_pushvalue(L, -1);
        lua_setfield(L, -3, name);
    }
    lua_remove(L, -2);
}
