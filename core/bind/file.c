/* file.c - the one way to files: reads the files that a user names, and writes
 * new ones as a whole or not at all. */
#include "bind/bind.h"
#include "bind/values.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "log/file.h"
#include "port/files.h"

#define WRITER "tes.file"

/* Pushes nil and an error with what the system said. */
static int refused(lua_State *L, const char *path, const char *why)
{
    return h_fail_text(L, TES_EIO, lua_pushfstring(L, "%s: %s", path, why));
}

/* read(path, most or nil) -> text, at most its first `most` bytes | nil, error.
 * It never waits: what is not a file is refused. */
static int h_file_read(lua_State *L)
{
    struct tesI_stat info;
    const char *path = h_text(L, 1);
    size_t most = (size_t)luaL_optinteger(L, 2, LUA_MAXINTEGER);
    int fd = tesI_open_file(path, OPEN_READ);
    int why = errno;
    if (fd < 0) return refused(L, path, strerror(why));
    if (!tesI_stat_open(fd, &info) || !info.file) {
        tesI_close_file(fd);
        return refused(L, path, "this is not a file");
    }
    luaL_Buffer b;
    luaL_buffinit(L, &b);
    ptrdiff_t got = 1;
    while (most > 0 && got > 0) {
        char *room = luaL_prepbuffer(&b);
        got = tesI_read_some(fd, room,
                             most < LUAL_BUFFERSIZE ? most : LUAL_BUFFERSIZE);
        if (got > 0) {
            luaL_addsize(&b, (size_t)got);
            most -= (size_t)got;
        }
    }
    why = errno;
    tesI_close_file(fd);
    luaL_pushresult(&b);
    return got < 0 ? refused(L, path, strerror(why)) : 1;
}

/* ---- appending ----------------------------------------------------------- */

/* append(path) -> Lua file, written at its end and locked against other writers
 * while it is open | nil, error */
static int h_file_append(lua_State *L)
{
    const char *path = h_text(L, 1);
    luaL_Stream *stream = h_push_stream(L, sizeof *stream);
    stream->f = fopen(path, "ae");
    if (!stream->f) return refused(L, path, strerror(errno));
    stream->closef = h_close_stream;
    tes_error err = {0};
    tes_status status = tesI_file_lock(fileno(stream->f), path, &err);
    return status == TES_OK ? 1 : h_fail(L, &err);
}

/* ---- writing ------------------------------------------------------------- */

static tes_file **check(lua_State *L)
{
    tes_file **file = luaL_checkudata(L, 1, WRITER);
    luaL_argcheck(L, *file != NULL, 1, "this file is finished");
    return file;
}

/* create(path) -> file | nil, error */
static int h_file_create(lua_State *L)
{
    tes_error err = {0};
    const char *path = h_text(L, 1);
    tes_file **file = lua_newuserdatauv(L, sizeof(void *), 0);
    *file = NULL;
    luaL_setmetatable(L, WRITER);
    *file = tes_file_create(path, &err);
    return *file ? 1 : h_fail(L, &err);
}

/* file:write(text, ...) -> true | nil, error */
static int h_file_write(lua_State *L)
{
    tes_error err = {0};
    tes_file **file = check(L);
    int count = lua_gettop(L);
    for (int i = 2; i <= count; i++) {
        size_t len;
        const char *text = luaL_checklstring(L, i, &len);
        if (tes_file_write(*file, text, len, &err) != TES_OK)
            return h_fail(L, &err);
    }
    return h_boolean(L, 1);
}

/* file:finish() -> true | nil, error: moves the file to its path */
static int h_file_finish(lua_State *L)
{
    tes_error err = {0};
    tes_file **file = check(L);
    tes_status status = tes_file_finish(*file, &err);
    *file = NULL;
    return h_result(L, status, &err);
}

/* file:drop(): removes the file, unless it is finished */
static int h_file_drop(lua_State *L)
{
    tes_file **file = luaL_checkudata(L, 1, WRITER);
    tes_file_drop(*file);
    *file = NULL;
    return 0;
}

/* ---- looking ------------------------------------------------------------- */

/* kind(path) -> "file" | "folder" | "other" | nil when there is none */
static int h_file_kind(lua_State *L)
{
    struct tesI_stat info;
    if (!tesI_stat(h_text(L, 1), &info)) return 0;
    return h_string(L, info.file ? "file" : info.folder ? "folder" : "other");
}

/* is_link(path) -> boolean: is it a symbolic link? */
static int h_file_is_link(lua_State *L)
{
    struct stat info;
    return h_boolean(L,
                     lstat(h_text(L, 1), &info) == 0 && S_ISLNK(info.st_mode));
}

/* folder(path, private) -> boolean: makes a folder; if private, others have no
 * access */
H_GETTER(h_file_folder, h_boolean,
         tesI_make_folder(h_text(L, 1), lua_toboolean(L, 2)))

/* remove(path) -> boolean: removes a file, or an empty folder, that the program
 * itself has made */
H_GETTER(h_file_remove, h_boolean, tesI_remove(h_text(L, 1)))

static const luaL_Reg functions[] = {
    {"append", h_file_append}, {"create", h_file_create},
    {"folder", h_file_folder}, {"is_link", h_file_is_link},
    {"kind", h_file_kind},     {"read", h_file_read},
    {"remove", h_file_remove}, {NULL, NULL},
};

static const luaL_Reg methods[] = {
    {"drop", h_file_drop},
    {"finish", h_file_finish},
    {"write", h_file_write},
    {NULL, NULL},
};

int h_open_file(lua_State *L)
{
    h_class(L, WRITER, methods, h_file_drop);
    luaL_newlib(L, functions);
    return 1;
}
