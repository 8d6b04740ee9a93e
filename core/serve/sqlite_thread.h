/* sqlite_thread.h - how threads beside the one that serves begin. */
#ifndef TESSERA_SQLITE_THREAD_H
#define TESSERA_SQLITE_THREAD_H

#include <pthread.h>
#include <signal.h>
#include <stdbool.h>

/* Signals are for the thread that serves. False: there is none to be had. */
static inline bool sqlite_thread(pthread_t *thread, void *(*run)(void *context),
                                 void *context)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    int failed = pthread_create(thread, NULL, run, context);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return failed == 0;
}

#endif
