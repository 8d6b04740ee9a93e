/* watchdog.h - stops scripts that run for too long.
 *
 * Each thread counts the *turns* in which it runs scripts: the count is odd
 * while one runs, so a turn is over when the count has changed. */
#ifndef TES_WATCHDOG_H
#define TES_WATCHDOG_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "port/threads.h"

struct tes_ruleset;

/* What a thread runs. All but `guilty` is written by the thread itself. */
struct tesI_watch {
    struct tes_ruleset *volatile vm; /* whose code runs, or NULL */
    /* stops it; may be called by a signal handler */
    void (*bite)(struct tes_ruleset *vm);
    _Atomic unsigned long turn;
    _Atomic unsigned long guilty; /* the turn that took too long */
    _Atomic uint32_t limit;       /* ms that the turn may take */
    _Atomic int due;              /* it was stopped: see bite */
    _Atomic int interrupted;      /* by tes_interrupt, until tes_resume */
    uint32_t enlisted;            /* the watchdog that knows of it */
    uint32_t patience;            /* alone: polls until the next look */
    unsigned long seen;           /* alone: the turn of the last look */
    uint64_t since;               /* alone: when that turn was first seen */
};
extern _Thread_local struct tesI_watch tesI_watch;

/* Number of the running watchdog; even: none runs. A thread calls
 * tesI_watchdog_enlist before its code is watched. */
extern _Atomic uint32_t tesI_watchdog;
void tesI_watchdog_enlist(void);

/* A VM with a time limit joins, and leaves when it is freed: the watchdog runs
 * while there is such a VM. False: the system has none. */
bool tesI_watchdog_join(uint32_t limit);
void tesI_watchdog_leave(uint32_t limit);

/* Without threads the code that is watched looks at the clock itself: the hook
 * of Lua and the polls of C loops call this, and it calls `bite` when the turn
 * has taken too long. */
#define TESI_PATIENCE 1000u /* polls, and instructions, from look to look */
void tesI_watchdog_look(void);

/* True when the running code must stop. Every loop that a script can make long
 * checks this. */
static inline bool tesI_is_due(void)
{
#if !TESI_THREADS
    if (tesI_watch.patience-- == 0) tesI_watchdog_look();
#endif
    return atomic_load_explicit(&tesI_watch.due, memory_order_relaxed) != 0;
}

#endif
