/* thread.h - threads that work beside the one that runs Lua. */
#ifndef TESSERA_SERVE_THREAD_H
#define TESSERA_SERVE_THREAD_H

#include <stdbool.h>

/* A thread that does one piece of work each time it is asked to. */
typedef struct s_worker s_worker;

/* NULL: no thread, no pipe for one that `tells`, or out of memory. */
s_worker *s_worker_start(void (*work)(void *ctx), void *ctx, bool tells);

/* Of one that tells: readable from when a piece is done until s_worker_wait,
 * for a loop to watch. -1: of another one, or of NULL. */
int s_worker_fd(const s_worker *worker);

/* Waits until the current work is done, and frees the worker. May be NULL. */
void s_worker_stop(s_worker *worker);

void s_worker_ask(s_worker *worker);
/* True while it works on the last request. */
bool s_worker_busy(s_worker *worker);
/* Waits until it is not busy. */
void s_worker_wait(s_worker *worker);

#endif
