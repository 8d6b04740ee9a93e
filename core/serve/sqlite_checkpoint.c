/* sqlite_checkpoint.c - a thread runs checkpoints: it copies what was committed
 * from SQLite's log into the database. Otherwise the thread that commits would
 * do it, and every player would wait for the disk. The next commit copies the
 * little that was committed during the checkpoint; the one after that finds all
 * copied, and begins the log anew. */
#include "serve/sqlite_checkpoint.h"

#ifdef HAVE_SQLITE

#include "serve/thread.h"

#include <sqlite3.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { SOME_PAGES = 4000 }; /* of the log, that are worth a checkpoint */

struct sqlite_checkpoint {
    sqlite3 *db;
    s_worker *worker;
    atomic_bool done; /* a checkpoint has, and nothing was committed since */
    int before; /* pages of the log when it had copied them; only commits use
                   it, of which there is one at a time */
};

static void copy(sqlite3 *db)
{
    sqlite3_wal_checkpoint_v2(db, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
}

static void work(void *ctx)
{
    sqlite_checkpoint *c = ctx;
    copy(c->db);
    atomic_store(&c->done, true);
}

/* Called by SQLite after each commit, with the pages of the log. */
static int committed(void *ctx, sqlite3 *db, const char *name, int pages)
{
    sqlite_checkpoint *c = ctx;
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

void sqlite_checkpoint_stop(sqlite_checkpoint *c)
{
    if (!c) return;
    s_worker_stop(c->worker);
    sqlite3_close(c->db);
    free(c);
}

sqlite_checkpoint *sqlite_checkpoint_start(sqlite3 *db)
{
    sqlite_checkpoint *c = calloc(1, sizeof *c);
    if (!c) return NULL;
    /* a connection that has never read knows of no log */
    if (sqlite3_open_v2(sqlite3_db_filename(db, NULL), &c->db,
                        SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
        sqlite3_exec(c->db, "PRAGMA schema_version", NULL, NULL, NULL) ==
            SQLITE_OK)
        c->worker = s_worker_start(work, c, -1);
    if (!c->worker) {
        sqlite_checkpoint_stop(c);
        return NULL;
    }
    sqlite3_wal_hook(db, committed, c);
    return c;
}

#else

typedef int sqlite_checkpoint_is_empty; /* C wants something in a file */

#endif
