/* bind_postgres.c - databases of a PostgreSQL server, through libpq. */
#include "bind/values.h"
#include "serve/serve.h"

#ifdef HAVE_PQ

#include <libpq-fe.h>

#include <poll.h>
#include <stdlib.h>
#include <string.h>

#define POSTGRES "tes.postgres"

enum { MOST_PARAMETERS = 16, SILENT_MS = 2000 };
enum { INT8 = 20, INT2 = 21, INT4 = 23 }; /* as the server numbers types */

typedef struct handle {
    PGconn *conn;
    bool silent; /* it did not answer in time */
} handle;

static handle *check(lua_State *L)
{
    handle *h = luaL_checkudata(L, 1, POSTGRES);
    luaL_argcheck(L, h->conn != NULL, 1, "this database has been closed");
    return h;
}

#define LOCKED "55P03" /* what waiting for a lock took too long for */

/* The last message of the connection, on one line. */
static int failed(lua_State *L, const handle *h)
{
    const char *text = h->silent ? "no answer" : PQerrorMessage(h->conn);
    size_t len = strlen(text);
    while (len > 0 && text[len - 1] == '\n') len--;
    lua_pushlstring(L, text, len);
    text = luaL_gsub(L, lua_tostring(L, -1), "\n", " ");
    return db_fail(L, lua_pushfstring(L, "postgres: %s", text),
                   h->silent || PQstatus(h->conn) != CONNECTION_OK);
}

/* Waits for the next result of what was sent, but not for one that hangs; NULL:
 * there is no more. */
static PGresult *next_result(handle *h)
{
    struct pollfd p = {.fd = PQsocket(h->conn)};
    while (!h->silent && (PQflush(h->conn) == 1 || PQisBusy(h->conn))) {
        p.events = PQflush(h->conn) == 1 ? POLLIN | POLLOUT : POLLIN;
        h->silent = poll(&p, 1, SILENT_MS) == 0;
        if (p.revents & ~POLLOUT && !PQconsumeInput(h->conn)) break;
    }
    return h->silent ? NULL : PQgetResult(h->conn);
}

/* The last of them. */
static PGresult *last_result(handle *h)
{
    PGresult *last = NULL, *next;
    while ((next = next_result(h)) != NULL) {
        PQclear(last);
        last = next;
    }
    return last;
}

static void push_value(lua_State *L, const PGresult *result, int row, int at)
{
    const char *text = PQgetvalue(result, row, at);
    Oid type = PQftype(result, at);
    if (type == INT8 || type == INT4 || type == INT2)
        lua_pushinteger(L, strtoll(text, NULL, 10));
    else
        lua_pushlstring(L, text, (size_t)PQgetlength(result, row, at));
}

/* A light userdata -> list of rows, number changed */
static int push_result(lua_State *L)
{
    PGresult *result = lua_touserdata(L, 1);
    int rows = PQntuples(result), columns = PQnfields(result);
    lua_createtable(L, rows, 0);
    for (int row = 0; row < rows; row++) {
        lua_createtable(L, columns, 0);
        for (int i = 0; i < columns; i++) {
            if (PQgetisnull(result, row, i)) continue;
            push_value(L, result, row, i);
            lua_rawseti(L, -2, i + 1);
        }
        lua_rawseti(L, -2, row + 1);
    }
    lua_pushinteger(L, strtoll(PQcmdTuples(result), NULL, 10));
    return 2;
}

static int s_db_run(lua_State *L)
{
    handle *h = check(L);
    const char *values[MOST_PARAMETERS];
    Oid types[MOST_PARAMETERS];
    const char *sql = h_text(L, 2);
    int args = lua_gettop(L) - 2;
    luaL_argcheck(L, args <= MOST_PARAMETERS, 3, "too many parameters");
    for (int i = 0; i < args; i++) {
        types[i] = lua_isinteger(L, 3 + i) ? INT8 : 0;
        /* a number becomes its text in place */
        values[i] = lua_isnil(L, 3 + i) ? NULL : h_text(L, 3 + i);
    }
    int sent = args == 0 ? PQsendQuery(h->conn, sql)
                         : PQsendQueryParams(h->conn, sql, args, types, values,
                                             NULL, NULL, 0);
    PGresult *result = sent ? last_result(h) : NULL;
    ExecStatusType status = PQresultStatus(result);
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) {
        const char *code = PQresultErrorField(result, PG_DIAG_SQLSTATE);
        bool locked = code && strcmp(code, LOCKED) == 0;
        PQclear(result);
        failed(L, h);
        h_set_bool(L, "locked", locked);
        return 2;
    }
    lua_settop(L, 0);
    lua_pushcfunction(L, push_result);
    lua_pushlightuserdata(L, result);
    int problem = lua_pcall(L, 1, 2, 0);
    PQclear(result);
    return problem ? lua_error(L) : 2;
}

static int s_db_start(lua_State *L)
{
    handle *h = check(L);
    if (!PQsendQuery(h->conn, h_text(L, 2))) return failed(L, h);
    return h_boolean(L, 1);
}

static int s_db_busy(lua_State *L)
{
    handle *h = check(L);
    /* a connection that is lost has an outcome at once */
    return h_boolean(L, PQconsumeInput(h->conn) && PQisBusy(h->conn));
}

static int s_db_outcome(lua_State *L)
{
    handle *h = check(L);
    PGresult *result = last_result(h);
    bool done = PQresultStatus(result) == PGRES_COMMAND_OK;
    PQclear(result);
    if (!done) return failed(L, h);
    return h_boolean(L, 1);
}

static int s_db_notices(lua_State *L)
{
    handle *h = check(L);
    if (!PQconsumeInput(h->conn)) return failed(L, h);
    lua_newtable(L);
    PGnotify *note;
    for (lua_Integer n = 1; (note = PQnotifies(h->conn)) != NULL; n++) {
        lua_pushstring(L, note->extra);
        PQfreemem(note);
        lua_rawseti(L, -2, n);
    }
    return 1;
}

H_GETTER(s_db_fd, h_integer, PQsocket(check(L)->conn))

H_GETTER(s_db_kind, h_string, "postgres")

static int s_db_close(lua_State *L)
{
    handle *h = luaL_checkudata(L, 1, POSTGRES);
    PQfinish(h->conn);
    h->conn = NULL;
    return 0;
}

/* Notices of the server ("table exists, skipping") are dropped. */
static void ignore(void *ctx, const char *text)
{
    (void)ctx;
    (void)text;
}

static const luaL_Reg methods[] = {
    {"busy", s_db_busy},       {"close", s_db_close}, {"fd", s_db_fd},
    {"kind", s_db_kind},       {"run", s_db_run},     {"notices", s_db_notices},
    {"outcome", s_db_outcome}, {"start", s_db_start}, {NULL, NULL},
};

int s_open_postgres(lua_State *L, const char *url)
{
    const char *const names[] = {"dbname", "connect_timeout",
                                 "tcp_user_timeout", "application_name", NULL};
    const char *const values[] = {url, "2", "10000", "tessera", NULL};
    handle *h = lua_newuserdatauv(L, sizeof *h, 0);
    *h = (handle){0};
    h_class(L, POSTGRES, methods, s_db_close);
    luaL_setmetatable(L, POSTGRES);
    h->conn = PQconnectdbParams(names, values, 1);
    if (!h->conn) return db_fail(L, "postgres: not enough memory", true);
    if (PQstatus(h->conn) != CONNECTION_OK) return failed(L, h);
    PQsetnonblocking(h->conn, 1);
    PQsetNoticeProcessor(h->conn, ignore, NULL);
    return 1;
}

#else

int s_open_postgres(lua_State *L, const char *url)
{
    (void)url;
    return db_fail(L, "libpq", false);
}

#endif
