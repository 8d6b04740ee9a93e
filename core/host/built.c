/* built.c - what this program was built with: `tessera --version`. */
#include "host/host.h"
#include "port/threads.h"

#include <histedit.h>
#include <jansson.h>
#include <lua.h>

#ifdef HAVE_MPI
#include <mpi.h>
#endif

/* A version as text; for a library that is missing, the name of the macro. The
 * build has HAVE_UV=1.44.2 (see .ci/deps.sh). */
#define TEXT_OF(macro) #macro
#define TEXT(macro) TEXT_OF(macro)

static const char *const libraries[][2] = {
    {"Lua", LUA_VERSION_MAJOR "." LUA_VERSION_MINOR "." LUA_VERSION_RELEASE},
    {"jansson", JANSSON_VERSION},
    {"libedit", TEXT(LIBEDIT_MAJOR) "." TEXT(LIBEDIT_MINOR)},
    {"librsvg", TEXT(HAVE_RSVG)},
    {"cairo", TEXT(HAVE_CAIRO)},
    {"chafa", TEXT(HAVE_CHAFA)},
    {"libwebsockets", TEXT(HAVE_LWS)},
    {"libuv", TEXT(HAVE_UV)},
    {"sqlite", TEXT(HAVE_SQLITE)},
    {"libpq", TEXT(HAVE_PQ)},
    {"libcurl", TEXT(HAVE_CURL)},
    {"libqrencode", TEXT(HAVE_QRENCODE)},
    {"libseccomp", TEXT(HAVE_SECCOMP)},
    {"MPI", TEXT(MPI_VERSION) "." TEXT(MPI_SUBVERSION)},
    {"threads", TESI_THREADS ? "" : "none"},
};

/* list of { name, version }; "": it has none; letters: it is not there */
int h_open_built(lua_State *L)
{
    lua_newtable(L);
    for (int i = 0; i < (int)(sizeof libraries / sizeof *libraries); i++) {
        lua_createtable(L, 2, 0);
        lua_pushstring(L, libraries[i][0]);
        lua_rawseti(L, -2, 1);
        lua_pushstring(L, libraries[i][1]);
        lua_rawseti(L, -2, 2);
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}
