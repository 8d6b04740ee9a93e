/* bind_sqlite.c - databases in a file, through SQLite. A transaction that is
 * committed is on the disk. */
#include "bind/values.h"
#include "port/files.h"
#include "serve/serve.h"
#include "serve/thread.h"

#ifdef HAVE_SQLITE

#include <errno.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SQLITE "tes.sqlite"
#define STATEMENT "tes.sqlite.statement"

/* Time to wait for another program that writes; and the time once the database
 * is open, since others wait for this thread. */
enum { WAIT_MS = 5000, SOON_MS = 5 };

/* ---- checkpoints ---------------------------------------------------------
 * A thread copies what was committed from SQLite's log into the database.
 * Otherwise the thread that commits would do it, and every player would wait
 * for the disk. The next commit copies the little that was committed during the
 * checkpoint; the one after that finds all copied, and begins the log anew. */

enum { SOME_PAGES = 4000 }; /* of the log, that are worth a checkpoint */

typedef struct checkpoint {
    sqlite3 *db;
    s_worker *worker;
    atomic_bool done; /* a checkpoint has, and nothing was committed since */
    int before; /* pages of the log when it had copied them; only commits use
                   it, of which there is one at a time */
} checkpoint;

static void copy(sqlite3 *db)
{
    sqlite3_wal_checkpoint_v2(db, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
}

static void work(void *ctx)
{
    checkpoint *c = ctx;
    copy(c->db);
    atomic_store(&c->done, true);
}

/* Called by SQLite after each commit, with the pages of the log. */
static int committed(void *ctx, sqlite3 *db, const char *name, int pages)
{
    checkpoint *c = ctx;
    bool done = atomic_exchange(&c->done, false);
    (void)name;
    if (done)
        c->before = pages;
    else if (pages < c->before)
        c->before = 0; /* it has begun anew */
    if (pages - c->before >= SOME_PAGES && !s_worker_busy(c->worker))
        s_worker_ask(c->worker);
    if (done) copy(db);
    return SQLITE_OK;
}

/* Before the connection is closed. NULL is allowed. */
static void stop_checkpoints(checkpoint *c)
{
    if (!c) return;
    s_worker_stop(c->worker);
    sqlite3_close(c->db);
    free(c);
}

/* Starts the thread. From now on it does the checkpoints of this connection,
 * which then does none itself. NULL: no thread could be started, and nothing
 * changed. */
static checkpoint *start_checkpoints(sqlite3 *db)
{
    checkpoint *c = calloc(1, sizeof *c);
    if (!c) return NULL;
    /* a connection that has never read knows of no log */
    if (sqlite3_open_v2(sqlite3_db_filename(db, NULL), &c->db,
                        SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
        sqlite3_exec(c->db, "PRAGMA schema_version", NULL, NULL, NULL) ==
            SQLITE_OK)
        c->worker = s_worker_start(work, c, false);
    if (!c->worker) {
        stop_checkpoints(c);
        return NULL;
    }
    sqlite3_wal_hook(db, committed, c);
    return c;
}

/* ---- statements ---------------------------------------------------------- */

/* Statements are kept in the user value, by their text. The commit thread runs
 * COMMIT, so that the program does not wait for the disk. */
typedef struct handle {
    sqlite3 *db;
    checkpoint *checkpoints; /* NULL: no thread could be started */
    s_worker *commits;       /* NULL: no thread could be started */
    sqlite3_stmt *started; /* under way, or nobody has asked for its outcome */
    int code;              /* what sqlite3_step returned of it */
} handle;

typedef struct statement {
    sqlite3_stmt *it;
} statement;

static void finalize(statement *s)
{
    sqlite3_finalize(s->it);
    s->it = NULL;
}

static int free_statement(lua_State *L)
{
    finalize(lua_touserdata(L, 1));
    return 0;
}

static handle *check(lua_State *L)
{
    handle *h = luaL_checkudata(L, 1, SQLITE);
    luaL_argcheck(L, h->db != NULL, 1, "this database has been closed");
    return h;
}

/* Raises while a statement is under way. */
static handle *check_idle(lua_State *L)
{
    handle *h = check(L);
    luaL_argcheck(L, h->started == NULL, 1, "something is under way there");
    return h;
}

/* Is the file that is open no longer where its name says? */
static int is_moved(void *db)
{
    int moved = 0;
    sqlite3_file_control(db, NULL, SQLITE_FCNTL_HAS_MOVED, &moved);
    return moved;
}

/* A full disk, a lock that another holds: the next try may succeed. A file
 * that is gone or broken is lost. */
static int failed(lua_State *L, sqlite3 *db)
{
    int code = sqlite3_errcode(db) & 0xff;
    bool moved = is_moved(db);
    bool lost = moved || code == SQLITE_CORRUPT || code == SQLITE_NOTADB ||
                code == SQLITE_CANTOPEN || code == SQLITE_IOERR;
    const char *text =
        moved ? "the file was moved or deleted" : sqlite3_errmsg(db);
    db_fail(L, lua_pushfstring(L, "sqlite: %s", text), lost);
    h_set_bool(L, "locked", code == SQLITE_BUSY);
    return 2;
}

/* The statement of the SQL text at 2, or NULL. It is left on the stack. */
static sqlite3_stmt *prepare(lua_State *L, const handle *h)
{
    size_t len;
    const char *sql = luaL_checklstring(L, 2, &len);
    lua_getiuservalue(L, 1, 1);
    lua_pushvalue(L, 2);
    if (lua_rawget(L, -2) != LUA_TNIL)
        return ((statement *)lua_touserdata(L, -1))->it;
    lua_pop(L, 1);
    statement *s = lua_newuserdatauv(L, sizeof *s, 0);
    s->it = NULL;
    luaL_setmetatable(L, STATEMENT);
    if (sqlite3_prepare_v2(h->db, sql, (int)len, &s->it, NULL) != SQLITE_OK)
        return NULL;
    lua_pushvalue(L, 2);
    lua_pushvalue(L, -2);
    lua_rawset(L, -4);
    return s->it;
}

static void bind_one(lua_State *L, sqlite3_stmt *stmt, int at, int arg)
{
    size_t len;
    if (lua_isinteger(L, arg)) {
        sqlite3_bind_int64(stmt, at, lua_tointeger(L, arg));
    } else if (lua_isnoneornil(L, arg)) {
        sqlite3_bind_null(stmt, at);
    } else {
        const char *text = luaL_checklstring(L, arg, &len);
        sqlite3_bind_text(stmt, at, text, (int)len, SQLITE_TRANSIENT);
    }
}

static void bind(lua_State *L, sqlite3_stmt *stmt, int args)
{
    for (int i = 1; i <= sqlite3_bind_parameter_count(stmt); i++) {
        const char *name = sqlite3_bind_parameter_name(stmt, i);
        long number = name ? strtol(name + 1, NULL, 10) : 0; /* of $1 */
        bool given = number > 0 && number <= args;
        bind_one(L, stmt, i, given ? 2 + (int)number : 999);
    }
}

static void push_row(lua_State *L, sqlite3_stmt *stmt)
{
    int columns = sqlite3_column_count(stmt);
    lua_createtable(L, columns, 0);
    for (int i = 0; i < columns; i++) {
        switch (sqlite3_column_type(stmt, i)) {
        case SQLITE_NULL: continue;
        case SQLITE_INTEGER:
            lua_pushinteger(L, sqlite3_column_int64(stmt, i));
            break;
        default:
            lua_pushlstring(L, (const char *)sqlite3_column_text(stmt, i),
                            (size_t)sqlite3_column_bytes(stmt, i));
        }
        lua_rawseti(L, -2, i + 1);
    }
}

static int s_db_run(lua_State *L)
{
    handle *h = check_idle(L);
    int args = lua_gettop(L) - 2, code;
    luaL_checkstack(L, 10, NULL);
    for (int i = 0; i < args; i++)
        if (!lua_isnoneornil(L, 3 + i) && !lua_isinteger(L, 3 + i))
            luaL_checkstring(L, 3 + i);
    sqlite3_stmt *stmt = prepare(L, h);
    if (!stmt) return failed(L, h->db);
    bind(L, stmt, args);
    lua_newtable(L);
    for (lua_Integer n = 1; (code = sqlite3_step(stmt)) == SQLITE_ROW; n++) {
        push_row(L, stmt);
        lua_rawseti(L, -2, n);
    }
    int pushed = 2;
    if (code == SQLITE_DONE)
        lua_pushinteger(L, sqlite3_changes(h->db));
    else
        pushed = failed(L, h->db);
    sqlite3_reset(stmt);
    sqlite3_clear_bindings(stmt);
    return pushed;
}

/* ---- the commit thread --------------------------------------------------- */

static void carry_out(void *ctx)
{
    handle *h = ctx;
    h->code = sqlite3_step(h->started);
}

static int s_db_start(lua_State *L)
{
    handle *h = check_idle(L);
    sqlite3_stmt *stmt = prepare(L, h);
    if (!stmt) return failed(L, h->db);
    h->started = stmt;
    if (h->commits) s_worker_ask(h->commits);
    return h_boolean(L, true);
}

static int s_db_busy(lua_State *L)
{
    handle *h = check(L);
    return h_boolean(L, h->started && h->commits && s_worker_busy(h->commits));
}

static int s_db_outcome(lua_State *L)
{
    handle *h = check(L);
    luaL_argcheck(L, h->started != NULL, 1, "nothing was started there");
    if (h->commits)
        s_worker_wait(h->commits);
    else
        carry_out(h);
    int pushed = h->code == SQLITE_DONE ? h_boolean(L, true) : failed(L, h->db);
    sqlite3_reset(h->started);
    h->started = NULL;
    return pushed;
}

/* ---- besides ------------------------------------------------------------- */

static int s_db_notices(lua_State *L)
{
    check(L);
    lua_newtable(L);
    return 1;
}

static int s_db_fd(lua_State *L)
{
    handle *h = check(L);
    return h->commits ? h_integer(L, s_worker_fd(h->commits)) : 0;
}

static int s_db_hurry(lua_State *L)
{
    sqlite3_busy_timeout(check(L)->db, SOON_MS);
    return 0;
}

static int s_db_kind(lua_State *L) { return h_string(L, "sqlite"); }

/* Statements first. */
static int s_db_close(lua_State *L)
{
    handle *h = luaL_checkudata(L, 1, SQLITE);
    if (!h->db) return 0;
    s_worker_stop(h->commits);
    lua_getiuservalue(L, 1, 1);
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        finalize(lua_touserdata(L, -1));
        lua_pop(L, 1);
    }
    stop_checkpoints(h->checkpoints);
    sqlite3_close_v2(h->db);
    h->db = NULL;
    return 0;
}

static const luaL_Reg no_methods[] = {{NULL, NULL}};

static const luaL_Reg methods[] = {
    {"busy", s_db_busy},       {"close", s_db_close},
    {"fd", s_db_fd},           {"hurry", s_db_hurry},
    {"kind", s_db_kind},       {"run", s_db_run},
    {"notices", s_db_notices}, {"outcome", s_db_outcome},
    {"start", s_db_start},     {NULL, NULL},
};

/* Makes the file if there is none, with access for the user only; SQLite gives
 * files beside it the same rights. A link is not followed: somebody else may
 * have put it there. False: errno says why. */
static bool make_file(const char *path)
{
    int fd = tesI_open_file(path, OPEN_PRIVATE);
    return fd >= 0 && tesI_close_file(fd);
}

int s_open_sqlite(lua_State *L, const char *path, bool there)
{
    bool memory = strcmp(path, ":memory:") == 0; /* as SQLite reads it */
    if (!there && !memory && !make_file(path))
        return db_fail(L, lua_pushfstring(L, "%s: %s", path, strerror(errno)),
                       true);
    handle *h = lua_newuserdatauv(L, sizeof *h, 1);
    *h = (handle){0};
    h_class(L, STATEMENT, no_methods, free_statement);
    h_class(L, SQLITE, methods, s_db_close);
    luaL_setmetatable(L, SQLITE);
    lua_newtable(L);
    lua_setiuservalue(L, -2, 1);
    int code = sqlite3_open_v2(path, &h->db, SQLITE_OPEN_READWRITE, NULL);
    if (code == SQLITE_OK) {
        sqlite3_busy_timeout(h->db, WAIT_MS);
        code = sqlite3_exec(h->db,
                            "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
                            "PRAGMA foreign_keys=ON",
                            NULL, NULL, NULL);
    }
    if (code == SQLITE_OK) {
        /* what is committed to a file that nobody finds again is lost */
        sqlite3_commit_hook(h->db, is_moved, h->db);
        h->checkpoints = start_checkpoints(h->db);
        h->commits = s_worker_start(carry_out, h, true);
        return 1;
    }
    const char *why = h->db ? sqlite3_errmsg(h->db) : "not enough memory";
    return db_fail(L, lua_pushfstring(L, "%s: %s", path, why), true);
}

#else

int s_open_sqlite(lua_State *L, const char *path, bool there)
{
    (void)path;
    (void)there;
    return db_fail(L, "libsqlite3", false);
}

#endif
