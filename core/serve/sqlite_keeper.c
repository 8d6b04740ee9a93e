/* sqlite_keeper.c - a thread that carries what was committed from SQLite's log
 * into the database. Whoever commits would do it otherwise, every thousand
 * pages, and every player would wait for the disk meanwhile. */
#include "sqlite_keeper.h"

#ifdef HAVE_SQLITE

#include <pthread.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdlib.h>

enum {
    SOME_PAGES = 1000,  /* of the log, that are worth carrying */
    MANY_PAGES = 16000, /* the log shall begin anew, even if commits wait */
    TRIES = 8,          /* to find nothing added since */
    WAIT_MS = 100       /* for a commit that is under way */
};

struct sqlite_keeper {
    sqlite3 *db;
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t wake;
    int pages; /* of the log, since the last look */
    bool stop;
};

/* While commits go on the log grows behind what has been carried. It begins
 * anew with the first commit that finds all of it carried. */
static void carry(sqlite3 *db)
{
    int pages = 0, carried = 0;
    for (int i = 0; i < TRIES; i++) {
        int code = sqlite3_wal_checkpoint_v2(
            db, NULL, SQLITE_CHECKPOINT_PASSIVE, &pages, &carried);
        if (code != SQLITE_OK || carried >= pages) return;
    }
    if (pages >= MANY_PAGES) {
        sqlite3_wal_checkpoint_v2(db, NULL, SQLITE_CHECKPOINT_RESTART, NULL,
                                  NULL);
    }
}

static void *keep(void *context)
{
    sqlite_keeper *k = context;
    pthread_mutex_lock(&k->lock);
    while (!k->stop) {
        if (k->pages < SOME_PAGES) {
            pthread_cond_wait(&k->wake, &k->lock);
            continue;
        }
        k->pages = 0;
        pthread_mutex_unlock(&k->lock);
        carry(k->db);
        pthread_mutex_lock(&k->lock);
    }
    pthread_mutex_unlock(&k->lock);
    return NULL;
}

/* Signals are for the thread that serves. */
static bool start_thread(sqlite_keeper *k)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    int failed = pthread_create(&k->thread, NULL, keep, k);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return failed == 0;
}

/* Called by SQLite after each commit. */
static int committed(void *context, sqlite3 *db, const char *name, int pages)
{
    sqlite_keeper *k = context;
    (void)db;
    (void)name;
    if (pages < SOME_PAGES) return SQLITE_OK;
    pthread_mutex_lock(&k->lock);
    k->pages = pages;
    pthread_cond_signal(&k->wake);
    pthread_mutex_unlock(&k->lock);
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
    if (code == SQLITE_OK) code = sqlite3_busy_timeout(k->db, WAIT_MS);
    /* a connection that has never read knows of no log */
    if (code == SQLITE_OK)
        code = sqlite3_exec(k->db, "PRAGMA schema_version", NULL, NULL, NULL);
    pthread_mutex_init(&k->lock, NULL);
    pthread_cond_init(&k->wake, NULL);
    if (code != SQLITE_OK || !start_thread(k)) {
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
