/* threads.c - threads that work. */
#include "port/threads.h"

#include "port/alloc.h"

#if TESI_THREADS

bool tesI_quiet_thread(pthread_t *thread, void *(*run)(void *ctx), void *ctx)
{
    sigset_t all, before;
    sigfillset(&all);
    sigdelset(&all, TESI_LATE);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    int failed = pthread_create(thread, NULL, run, ctx);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return failed == 0;
}

struct tesI_thread {
    pthread_t id;
    void (*run)(void *ctx);
    void *ctx;
};

static void *begin(void *own)
{
    struct tesI_thread *thread = own;
    thread->run(thread->ctx);
    return NULL;
}

struct tesI_thread *tesI_thread_start(void (*run)(void *ctx), void *ctx)
{
    struct tesI_thread *thread = tesI_zalloc(sizeof *thread);
    if (thread == NULL) return NULL;
    thread->run = run;
    thread->ctx = ctx;
    if (pthread_create(&thread->id, NULL, begin, thread) != 0) {
        tesI_free(thread);
        return NULL;
    }
    return thread;
}

void tesI_thread_join(struct tesI_thread *thread)
{
    pthread_join(thread->id, NULL);
    tesI_free(thread);
}

#else

struct tesI_thread *tesI_thread_start(void (*run)(void *ctx), void *ctx)
{
    (void)run;
    (void)ctx;
    return NULL;
}

void tesI_thread_join(struct tesI_thread *thread) { (void)thread; }

#endif
