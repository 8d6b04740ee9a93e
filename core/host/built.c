/* built.c - what this program was built with: `tessera --version`. The
 * libraries are optional but for the first three; the versions are those of
 * the headers. */
#include "host.h"

#include <histedit.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#ifdef HAVE_RSVG
#include <librsvg/rsvg.h>
#include <cairo.h>
#endif
#ifdef HAVE_CHAFA
#include <chafa.h>
#endif
#ifdef HAVE_LWS
#include <libwebsockets.h>
#endif
#ifdef HAVE_UV
#include <uv.h>
#endif
#ifdef HAVE_SQLITE
#include <sqlite3.h>
#endif
#ifdef HAVE_PQ
#include <libpq-fe.h>
#endif
#ifdef HAVE_MPI
#include <mpi.h>
#endif

/* Adds { name, version } to the list on top of the stack; false: there is none.
 * Version numbers that end with something else are cut off there. */
static void add(lua_State *L, const char *name, const char *version)
{
    size_t length = 0;
    lua_createtable(L, 2, 0);
    lua_pushstring(L, name);
    lua_rawseti(L, -2, 1);
    if (version) {
        while (version[length] == '.' ||
               (version[length] >= '0' && version[length] <= '9'))
            length++;
        lua_pushlstring(L, version, length);
    } else {
        lua_pushboolean(L, 0);
    }
    lua_rawseti(L, -2, 2);
    lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
}

/* The same with a version of numbers, as many as are not negative. */
static void add_numbers(lua_State *L, const char *name, int major, int minor,
                        int micro)
{
    char version[64];
    if (micro < 0)
        snprintf(version, sizeof version, "%d.%d", major, minor);
    else
        snprintf(version, sizeof version, "%d.%d.%d", major, minor, micro);
    add(L, name, version);
}

static void add_pictures(lua_State *L)
{
#ifdef HAVE_RSVG
    add_numbers(L, "librsvg", LIBRSVG_MAJOR_VERSION, LIBRSVG_MINOR_VERSION,
                LIBRSVG_MICRO_VERSION);
    add(L, "cairo", CAIRO_VERSION_STRING);
#else
    add(L, "librsvg", NULL);
    add(L, "cairo", NULL);
#endif
#ifdef HAVE_CHAFA
    add_numbers(L, "chafa", CHAFA_MAJOR_VERSION, CHAFA_MINOR_VERSION,
                CHAFA_MICRO_VERSION);
#else
    add(L, "chafa", NULL);
#endif
}

static void add_server(lua_State *L)
{
#ifdef HAVE_LWS
    add(L, "libwebsockets", LWS_LIBRARY_VERSION);
#else
    add(L, "libwebsockets", NULL);
#endif
#ifdef HAVE_UV
    add_numbers(L, "libuv", UV_VERSION_MAJOR, UV_VERSION_MINOR,
                UV_VERSION_PATCH);
#else
    add(L, "libuv", NULL);
#endif
#ifdef HAVE_SQLITE
    add(L, "sqlite", SQLITE_VERSION);
#else
    add(L, "sqlite", NULL);
#endif
#ifdef HAVE_PQ
    add_numbers(L, "libpq", PQlibVersion() / 10000, PQlibVersion() % 10000, -1);
#else
    add(L, "libpq", NULL);
#endif
}

static void add_rest(lua_State *L)
{
#ifdef HAVE_MPI
    add_numbers(L, "MPI", MPI_VERSION, MPI_SUBVERSION, -1);
#else
    add(L, "MPI", NULL);
#endif
#if defined(TESI_THREADS) && !TESI_THREADS /* see core/port.h */
    add(L, "threads", NULL);
#else
    add(L, "threads", "");
#endif
}

/* list of { name, version or false }; version "": it has none */
int h_open_built(lua_State *L)
{
    lua_newtable(L);
    add(L, "Lua", strchr(LUA_RELEASE, ' ') + 1);
    add(L, "jansson", JANSSON_VERSION);
    add_numbers(L, "libedit", LIBEDIT_MAJOR, LIBEDIT_MINOR, -1);
    add_pictures(L);
    add_server(L);
    add_rest(L);
    return 1;
}
