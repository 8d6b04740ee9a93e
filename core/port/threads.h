/* threads.h - starts and joins threads. */
#ifndef TES_THREADS_H
#define TES_THREADS_H

/* Are there threads and signals? A build may say that there are none. */
#ifndef TESI_THREADS
#if defined(__EMSCRIPTEN__) || defined(__wasm__)
#define TESI_THREADS 0
#else
#define TESI_THREADS 1
#endif
#endif

#if TESI_THREADS
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>

/* What the watchdog sends to a thread whose script takes too long. Ignored
 * where nobody handles it, so a late one does no harm. */
#define TESI_LATE SIGURG

/* pthread_create for a thread that gets no other signals. False: no thread
 * could be started. */
bool tesI_quiet_thread(pthread_t *thread, void *(*run)(void *ctx), void *ctx);
#endif

/* Runs a function in a new thread; NULL: none could be started.
 * tesI_thread_join waits until the function has returned, and frees the
 * thread. */
struct tesI_thread *tesI_thread_start(void (*run)(void *ctx), void *ctx);
void tesI_thread_join(struct tesI_thread *thread);

#endif
