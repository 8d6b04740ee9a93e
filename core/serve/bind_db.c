/* bind_db.c - databases for Lua: one set of methods for SQLite (a file) and
 * PostgreSQL (postgres://...), so that callers need not know which it is.
 *
 *   run(sql, ...) -> list of rows, number of rows changed | nil, error
 *       Parameters are $1, $2 and so on: integers, strings, nil. A row is a
 *       list of integers, strings and nil. An error has besides status "io" a
 *       field `lost` when the database cannot be reached any more, and `locked`
 *       when another program is writing there.
 *   start(sql) -> true | nil, error
 *       Begins what has neither parameters nor rows (COMMIT), and does not wait
 *       for its end. Nothing may be run until its outcome has been asked for.
 *   busy() -> is what was started still under way?
 *   outcome() -> true | nil, error
 *       The outcome of what was started, once. Waits for its end.
 *   notices() -> list of payloads that other programs have sent | nil, error
 *   fd() -> a descriptor that is readable when notices may have come, or what
 *       was started may have ended | nil
 *   hurry(), of SQLite
 *       From now on a lock of another program is an error at once.
 *   kind() -> "sqlite" | "postgres"
 *   close() */
#include "bind/values.h"
#include "serve/serve.h"

#include <string.h>

int db_fail(lua_State *L, const char *text, bool lost)
{
    h_fail_text(L, TES_EIO, text);
    h_set_bool(L, "lost", lost);
    return 2;
}

/* open(place, there?) -> database | nil, error. A file that is missing is made,
 * unless `there` is true. */
static int s_db_open(lua_State *L)
{
    const char *place = h_text(L, 1);
    if (strncmp(place, "postgres://", 11) == 0 ||
        strncmp(place, "postgresql://", 13) == 0)
        return s_open_postgres(L, place);
    return s_open_sqlite(L, place, lua_toboolean(L, 2));
}

static const luaL_Reg functions[] = {
    {"open", s_db_open},
    {NULL, NULL},
};

int s_open_db(lua_State *L)
{
    luaL_newlib(L, functions);
    return 1;
}
