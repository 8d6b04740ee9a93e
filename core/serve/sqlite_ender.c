/* sqlite_ender.c - a thread that carries out one statement at a time, while
 * the thread that asked for it goes on. That a transaction has ended is told
 * through a pipe, which a loop can watch. */
#include "sqlite_ender.h"

#ifdef HAVE_SQLITE

#include "port.h"
#include "sqlite_thread.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <unistd.h>

struct sqlite_ender {
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t changed;
    sqlite3_stmt *statement; /* under way */
    int code;                /* of the last one */
    bool stop;
    int ends[2]; /* of the pipe: to read, to write */
};

static void *carry_out(void *context)
{
    sqlite_ender *e = context;
    pthread_mutex_lock(&e->lock);
    while (!e->stop) {
        if (!e->statement) {
            pthread_cond_wait(&e->changed, &e->lock);
            continue;
        }
        pthread_mutex_unlock(&e->lock);
        int code = sqlite3_step(e->statement);
        pthread_mutex_lock(&e->lock);
        e->code = code;
        e->statement = NULL;
        pthread_cond_signal(&e->changed);
        /* the pipe has room: there is a byte in it for one statement only */
        tesI_write_all(e->ends[1], "", 1);
    }
    pthread_mutex_unlock(&e->lock);
    return NULL;
}

/* Neither end waits, and no child gets them. */
static bool open_pipe(int ends[2])
{
    if (pipe(ends) != 0) return false;
    for (int i = 0; i < 2; i++) {
        fcntl(ends[i], F_SETFL, O_NONBLOCK);
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    }
    return true;
}

static void drop(sqlite_ender *e)
{
    close(e->ends[0]);
    close(e->ends[1]);
    pthread_cond_destroy(&e->changed);
    pthread_mutex_destroy(&e->lock);
    free(e);
}

sqlite_ender *sqlite_ender_start(void)
{
    sqlite_ender *e = calloc(1, sizeof *e);
    if (!e || !open_pipe(e->ends)) {
        free(e);
        return NULL;
    }
    pthread_mutex_init(&e->lock, NULL);
    pthread_cond_init(&e->changed, NULL);
    if (sqlite_thread(&e->thread, carry_out, e)) return e;
    drop(e);
    return NULL;
}

void sqlite_ender_stop(sqlite_ender *e)
{
    if (!e) return;
    sqlite_ender_wait(e);
    pthread_mutex_lock(&e->lock);
    e->stop = true;
    pthread_cond_signal(&e->changed);
    pthread_mutex_unlock(&e->lock);
    pthread_join(e->thread, NULL);
    drop(e);
}

int sqlite_ender_fd(const sqlite_ender *e) { return e->ends[0]; }

void sqlite_ender_run(sqlite_ender *e, sqlite3_stmt *statement)
{
    pthread_mutex_lock(&e->lock);
    e->statement = statement;
    pthread_cond_signal(&e->changed);
    pthread_mutex_unlock(&e->lock);
}

bool sqlite_ender_busy(sqlite_ender *e)
{
    pthread_mutex_lock(&e->lock);
    bool busy = e->statement != NULL;
    pthread_mutex_unlock(&e->lock);
    return busy;
}

int sqlite_ender_wait(sqlite_ender *e)
{
    char byte;
    pthread_mutex_lock(&e->lock);
    while (e->statement) pthread_cond_wait(&e->changed, &e->lock);
    int code = e->code;
    pthread_mutex_unlock(&e->lock);
    while (read(e->ends[0], &byte, 1) == 1) continue;
    return code;
}

#else

typedef int sqlite_ender_is_empty; /* C wants something in a file */

#endif
