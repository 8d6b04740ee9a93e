/* thread.c - threads beside the one that runs Lua. */
#include "serve/thread.h"

#include "port/files.h"
#include "port/threads.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

struct s_worker {
    pthread_t thread;
    void (*work)(void *ctx);
    void *ctx;
    int ends[2];          /* of the pipe, to read and to write; -1: none */
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t changed;
    bool asked, stop;
};

static void *run(void *ctx)
{
    s_worker *w = ctx;
    pthread_mutex_lock(&w->lock);
    while (!w->stop) {
        if (!w->asked) {
            pthread_cond_wait(&w->changed, &w->lock);
            continue;
        }
        pthread_mutex_unlock(&w->lock);
        w->work(w->ctx);
        pthread_mutex_lock(&w->lock);
        w->asked = false;
        pthread_cond_signal(&w->changed);
        if (w->ends[1] >= 0) tesI_write_all(w->ends[1], "", 1);
    }
    pthread_mutex_unlock(&w->lock);
    return NULL;
}

static void drop(s_worker *w)
{
    pthread_cond_destroy(&w->changed);
    pthread_mutex_destroy(&w->lock);
    for (int i = 0; i < 2; i++)
        if (w->ends[i] >= 0) close(w->ends[i]);
    free(w);
}

/* Neither end waits, and no child gets them. */
static bool open_pipe(int *ends)
{
    if (pipe(ends) != 0) return false;
    for (int i = 0; i < 2; i++) {
        fcntl(ends[i], F_SETFL, O_NONBLOCK);
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    }
    return true;
}

s_worker *s_worker_start(void (*work)(void *ctx), void *ctx, bool tells)
{
    s_worker *w = calloc(1, sizeof *w);
    if (!w) return NULL;
    *w = (s_worker){.work = work, .ctx = ctx, .ends = {-1, -1}};
    pthread_mutex_init(&w->lock, NULL);
    pthread_cond_init(&w->changed, NULL);
    if ((!tells || open_pipe(w->ends)) && tesI_quiet_thread(&w->thread, run, w))
        return w;
    drop(w);
    return NULL;
}

int s_worker_fd(const s_worker *w) { return w ? w->ends[0] : -1; }

static void set(s_worker *w, bool *what)
{
    pthread_mutex_lock(&w->lock);
    *what = true;
    pthread_cond_signal(&w->changed);
    pthread_mutex_unlock(&w->lock);
}

void s_worker_ask(s_worker *w) { set(w, &w->asked); }

bool s_worker_busy(s_worker *w)
{
    pthread_mutex_lock(&w->lock);
    bool busy = w->asked;
    pthread_mutex_unlock(&w->lock);
    return busy;
}

void s_worker_wait(s_worker *w)
{
    char byte;
    pthread_mutex_lock(&w->lock);
    while (w->asked) pthread_cond_wait(&w->changed, &w->lock);
    while (read(w->ends[0], &byte, 1) == 1) continue;
    pthread_mutex_unlock(&w->lock);
}

void s_worker_stop(s_worker *w)
{
    if (!w) return;
    s_worker_wait(w);
    set(w, &w->stop);
    pthread_join(w->thread, NULL);
    drop(w);
}
