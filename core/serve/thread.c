/* thread.c - threads beside the one that runs Lua. */
#include "serve/thread.h"

#include "port/files.h"
#include "port/threads.h"

#include <stdlib.h>

struct s_worker {
    pthread_t thread;
    void (*work)(void *ctx);
    void *ctx;
    int told;
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
        if (w->told >= 0) tesI_write_all(w->told, "", 1);
    }
    pthread_mutex_unlock(&w->lock);
    return NULL;
}

static void drop(s_worker *w)
{
    pthread_cond_destroy(&w->changed);
    pthread_mutex_destroy(&w->lock);
    free(w);
}

s_worker *s_worker_start(void (*work)(void *ctx), void *ctx, int told)
{
    s_worker *w = calloc(1, sizeof *w);
    if (!w) return NULL;
    w->work = work;
    w->ctx = ctx;
    w->told = told;
    pthread_mutex_init(&w->lock, NULL);
    pthread_cond_init(&w->changed, NULL);
    if (tesI_quiet_thread(&w->thread, run, w)) return w;
    drop(w);
    return NULL;
}

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
    pthread_mutex_lock(&w->lock);
    while (w->asked) pthread_cond_wait(&w->changed, &w->lock);
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
