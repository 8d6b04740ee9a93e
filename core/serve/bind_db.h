/* bind_db.h - what both kinds of databases answer when something fails. */
#ifndef TESSERA_BIND_DB_H
#define TESSERA_BIND_DB_H

#include "bind/values.h"

/* Pushes nil and an error with the field `lost`; returns 2. */
int db_fail(lua_State *L, const char *text, bool lost);

#endif
