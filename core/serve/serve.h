/* serve.h - the list of the bindings that a server of games needs: connections,
 * databases, secrets, QR codes, rules, pushes. Mechanisms only; who may do
 * what, and what is stored, is decided in lua/host/tables/. Each pushes one
 * table of functions.
 *
 * Each library (libwebsockets, sqlite3, libpq, libqrencode, libcurl) may be
 * missing when the program is built; functions that need it then return nil and
 * an error that names it. */
#ifndef TESSERA_SERVE_H
#define TESSERA_SERVE_H

#include <lua.h>
#include <stdbool.h>

int s_open_db(lua_State *L);     /* bind_db.c */
int s_open_loader(lua_State *L); /* bind_loader.c */
int s_open_push(lua_State *L);   /* bind_push.c */
int s_open_qr(lua_State *L);     /* bind_qr.c */
int s_open_secret(lua_State *L); /* bind_secret.c */
int s_open_web(lua_State *L);    /* bind_web.c */

/* The two kinds of databases. Pushes an open one, or fails as db_fail does; a
 * file is made unless it is to be there. */
int s_open_sqlite(lua_State *L, const char *path, bool there);
int s_open_postgres(lua_State *L, const char *url);

/* Pushes nil and an error with the field `lost`; returns 2. */
int db_fail(lua_State *L, const char *text, bool lost);

#endif
