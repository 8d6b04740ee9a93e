/* thread.h - threads beside the one that runs Lua. Signals are for that one. */
#ifndef TESSERA_SERVE_THREAD_H
#define TESSERA_SERVE_THREAD_H

#include <pthread.h>
#include <stdbool.h>

/* pthread_create for a thread that gets no signals. False: there is none to be
 * had. */
bool s_thread(pthread_t *thread, void *(*run)(void *ctx), void *ctx);

/* A thread that does one piece of work each time it is asked to. */
typedef struct s_worker s_worker;

/* After each piece it writes a byte to the descriptor, unless that is -1. NULL:
 * there is no thread, or no memory, to be had. */
s_worker *s_worker_start(void (*work)(void *ctx), void *ctx, int told);

/* Waits for what is under way, and frees it. May be NULL. */
void s_worker_stop(s_worker *worker);

void s_worker_ask(s_worker *worker);
/* Is it still at what it was asked for? */
bool s_worker_busy(s_worker *worker);
/* Waits until it is not. */
void s_worker_wait(s_worker *worker);

#endif
