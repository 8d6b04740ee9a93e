/* sqlite_keeper.c - a thread that carries what was committed from SQLite's log
 * into the database. Whoever commits would do it otherwise, and every player
 * would wait for the disk meanwhile. Only what was committed while the thread
 * was at it is carried by the commit after, before others are added: the next
 * one finds all of it carried, and begins the log anew. */
#include "sqlite_keeper.h"

#ifdef HAVE_SQLITE

#include "sqlite_thread.h"

#include <sqlite3.h>
#include <stdlib.h>

enum { SOME_PAGES = 4000 }; /* of the log, that are worth carrying */

struct sqlite_keeper {
    sqlite3 *db;
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t wake;
    int before;  /* pages of the log when there were enough for the last time */
    bool enough; /* are there now? */
    bool nearly; /* the thread has carried what there was */
    bool stop;
};

static void carry(sqlite3 *db)
{
    sqlite3_wal_checkpoint_v2(db, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
}

static void *keep(void *context)
{
    sqlite_keeper *k = context;
    pthread_mutex_lock(&k->lock);
    while (!k->stop) {
        if (!k->enough) {
            pthread_cond_wait(&k->wake, &k->lock);
            continue;
        }
        pthread_mutex_unlock(&k->lock);
        carry(k->db);
        pthread_mutex_lock(&k->lock);
        k->enough = false;
        k->nearly = true;
    }
    pthread_mutex_unlock(&k->lock);
    return NULL;
}

/* Called by SQLite after each commit, with the pages of the log. */
static int committed(void *context, sqlite3 *db, const char *name, int pages)
{
    sqlite_keeper *k = context;
    (void)name;
    pthread_mutex_lock(&k->lock);
    bool nearly = k->nearly;
    k->nearly = false;
    if (nearly)
        k->before = pages;
    else if (pages < k->before)
        k->before = 0; /* it has begun anew */
    if (pages - k->before >= SOME_PAGES && !k->enough) {
        k->enough = true;
        pthread_cond_signal(&k->wake);
    }
    pthread_mutex_unlock(&k->lock);
    if (nearly) carry(db);
    return SQLITE_OK;
}

static void drop(sqlite_keeper *k)
{
    sqlite3_close(k->db);
    pthread_cond_destroy(&k->wake);
    pthread_mutex_destroy(&k->lock);
    free(k);
}

sqlite_keeper *sqlite_keeper_start(sqlite3 *db)
{
    sqlite_keeper *k = calloc(1, sizeof *k);
    if (!k) return NULL;
    int code = sqlite3_open_v2(sqlite3_db_filename(db, NULL), &k->db,
                               SQLITE_OPEN_READWRITE, NULL);
    /* a connection that has never read knows of no log */
    if (code == SQLITE_OK)
        code = sqlite3_exec(k->db, "PRAGMA schema_version", NULL, NULL, NULL);
    pthread_mutex_init(&k->lock, NULL);
    pthread_cond_init(&k->wake, NULL);
    if (code != SQLITE_OK || !sqlite_thread(&k->thread, keep, k)) {
        drop(k);
        return NULL;
    }
    sqlite3_wal_hook(db, committed, k);
    return k;
}

void sqlite_keeper_stop(sqlite_keeper *k)
{
    if (!k) return;
    pthread_mutex_lock(&k->lock);
    k->stop = true;
    pthread_cond_signal(&k->wake);
    pthread_mutex_unlock(&k->lock);
    pthread_join(k->thread, NULL);
    drop(k);
}

#else

typedef int sqlite_keeper_is_empty; /* C wants something in a file */

#endif
