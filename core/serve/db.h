/* db.h - what bind_db.c and the two kinds of databases share. */
#ifndef TESSERA_DB_H
#define TESSERA_DB_H

#include "bind/values.h"

/* Pushes nil and an error with the field `lost`; returns 2. */
int db_fail(lua_State *L, const char *text, bool lost);

/* Pushes an open database, or fails; one in a file is made unless it is to be
 * there. */
int db_open_sqlite(lua_State *L, const char *path, bool there);
int db_open_postgres(lua_State *L, const char *url);

#endif
