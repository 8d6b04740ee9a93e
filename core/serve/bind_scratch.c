/* bind_scratch.c - temporary folders: for data that must be in files, such as
 * rules that came over a socket; other users have no access. */
#define _XOPEN_SOURCE 700 /* nftw */

#include "bind/values.h"
#include "port/held.h"
#include "serve/serve.h"

#include <errno.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define SCRATCH "tes.scratch"

enum { PATH_ROOM = 1024 };

typedef struct scratch {
    char path[PATH_ROOM]; /* "": it is gone */
} scratch;

static scratch *check(lua_State *L)
{
    scratch *s = luaL_checkudata(L, 1, SCRATCH);
    luaL_argcheck(L, s->path[0] != '\0', 1, "this folder is gone");
    return s;
}

/* open() -> folder | nil, error */
static int s_scratch_open(lua_State *L)
{
    static unsigned made;
    const char *base = getenv("TMPDIR");
    scratch *s = lua_newuserdatauv(L, sizeof *s, 0);
    s->path[0] = '\0';
    luaL_setmetatable(L, SCRATCH);
    int len = snprintf(s->path, sizeof s->path, "%s/tessera-XXXXXX",
                       base && *base ? base : "/tmp");
    bool fits = len > 0 && (size_t)len < sizeof s->path;
    if (fits && tesI_held_alone)
        snprintf(s->path, sizeof s->path, "/tessera-%u", ++made);
    if (!fits || !(tesI_held_alone ? tesI_held_folder(s->path)
                                   : mkdtemp(s->path) != NULL)) {
        s->path[0] = '\0';
        return h_fail_text(L, TES_EIO, strerror(errno));
    }
    return 1;
}

static int take_away(const char *path, const struct stat *info, int kind,
                     struct FTW *at)
{
    (void)info;
    (void)kind;
    (void)at;
    return remove(path);
}

/* folder:drop(): removes it with all that is in it */
static int s_scratch_drop(lua_State *L)
{
    scratch *s = luaL_checkudata(L, 1, SCRATCH);
    if (tesI_held_alone && s->path[0] != '\0')
        tesI_held_remove(s->path);
    else if (s->path[0] != '\0')
        nftw(s->path, take_away, 8, FTW_DEPTH | FTW_PHYS);
    s->path[0] = '\0';
    return 0;
}

/* folder:path() -> text */
H_GETTER(s_scratch_path, h_string, check(L)->path)

static const luaL_Reg methods[] = {
    {"drop", s_scratch_drop},
    {"path", s_scratch_path},
    {NULL, NULL},
};

static const luaL_Reg functions[] = {
    {"open", s_scratch_open},
    {NULL, NULL},
};

int s_open_scratch(lua_State *L)
{
    h_class(L, SCRATCH, methods, s_scratch_drop);
    luaL_newlib(L, functions);
    return 1;
}
