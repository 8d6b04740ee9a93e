/* bind_db.c - databases for Lua: one set of methods for SQLite (a file) and
 * PostgreSQL (postgres://...), so that nobody above knows which it is.
 *
 *   run(sql, ...) -> list of rows, number of rows changed | nil, error
 *       Parameters are $1, $2 and so on: integers, strings, nil. A row is a
 *       list of integers, strings and nil. An error has besides status "io"
 *       a field `lost` when the database cannot be reached any more.
 *   notices() -> list of payloads that other programs have sent | nil, error
 *   fd() -> a descriptor that is readable when notices may have come | nil
 *   kind() -> "sqlite" | "postgres"
 *   close() */
#include "db.h"

#include <string.h>

int db_fail(lua_State *L, const char *text, bool lost)
{
    h_fail_text(L, TES_EIO, text);
    h_set_bool(L, "lost", lost);
    return 2;
}

/* open(place, there?) -> database | nil, error. A file that is not there is
 * made, unless it should be. */
static int s_db_open(lua_State *L)
{
    const char *place = h_text(L, 1);
    if (strncmp(place, "postgres://", 11) == 0 ||
        strncmp(place, "postgresql://", 13) == 0)
        return db_open_postgres(L, place);
    return db_open_sqlite(L, place, lua_toboolean(L, 2));
}

static const luaL_Reg functions[] = {
    {"open", s_db_open},
    {NULL, NULL},
};

int s_open_db(lua_State *L)
{
    db_make_sqlite(L);
    db_make_postgres(L);
    luaL_newlib(L, functions);
    return 1;
}
