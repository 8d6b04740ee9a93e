/* watch.h - the budgets of a VM: processor time an answer, and memory.
 *
 * Code of modules runs between tesI_budget_open and _close. No steps are
 * counted: opening and closing change one word of the thread's watch, and the
 * watchdog (port/watchdog.c) looks at these words several times during a limit.
 * If the same budget is open for too long, the watchdog sets a hook on the
 * running Lua state. No hook fires inside C loops, so long ones call tesI_poll.
 * Without threads the hook is always set, and counts. Either way the script
 * stops with an ordinary error, and a new budget begins for the code that
 * handles the error. From then on the limit is half as long, down to a minimum,
 * so that bots, which try one answer after the other, do not wait for the whole
 * limit each time.
 *
 * Memory is counted by the VM's allocator, which refuses what goes beyond the
 * limit while code of modules runs under a protected call. It also refuses
 * tables of too many keys: when these are chosen to collide, moving them to a
 * larger table takes the square of their number, and no hook fires meanwhile.
 *
 * The host stops a thread in the same way, by tes_interrupt. Scripts then stay
 * stopped until tes_resume, so no script can catch the error and continue. A
 * flag says that it was the host, not the text of the error, which a script
 * could make as well. */
#ifndef TES_WATCH_H
#define TES_WATCH_H

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "port/watchdog.h"

struct tes_ruleset;

/* The budgets of a VM. */
struct tesI_budget {
    uint32_t time_limit; /* ms of processor time, or TES_UNLIMITED */
    uint32_t allowed;    /* of these, after scripts were stopped */
    uint64_t wasted;     /* ms that scripts had until they were stopped */
    size_t memory_limit, memory;
    uint32_t table_limit;   /* keys of one table */
    uint32_t pattern_limit; /* steps of one match */
    uint32_t print_limit;   /* bytes */
    int depth;              /* > 0: open */
    int capped;             /* > 0: in a protected call, where allocations may
                               fail */
    bool overtime;          /* a script was stopped since it was opened */
    bool refused;           /* memory was refused since it was opened */
    bool keys;              /* memory was refused to a table with too many
                               keys */
    unsigned bites;         /* how often it was told to stop */
    bool interrupted;       /* the host stopped a script since it was opened */
    bool hooked;            /* some Lua state may still hold the hook */
    char where[160];        /* "file:line: " of the code that was refused
                               memory */
    struct tes_ruleset *outer; /* whose budget of the thread this one hides */
};

/* Has the host stopped this thread? */
static inline bool tesI_interrupted(void)
{
    return atomic_load_explicit(&tesI_watch.interrupted,
                                memory_order_relaxed) != 0;
}

/* Call it before another Lua state of the VM runs: a stop that is due must stop
 * this one, too. */
void tesI_catch_up(struct tes_ruleset *vm);

/* Budgets of the same VM nest: the outermost counts. */
void tesI_budget_open(struct tes_ruleset *vm);
void tesI_budget_close(struct tes_ruleset *vm);

/* Stops the script with an error if its time is over: for C loops. */
void tesI_overtime(lua_State *L);

static inline void tesI_poll(lua_State *L)
{
    if (tesI_is_due()) tesI_overtime(L);
}

/* The allocator of a VM, which is its context. */
void *tesI_budget_alloc(void *ctx, void *block, size_t old, size_t size);

/* Raises unless `size` more bytes may be taken: for C functions that know
 * beforehand how much they need. */
void tesI_budget_room(lua_State *L, size_t size);

/* Writes the message about refused memory, "file:line: " first. */
void tesI_budget_text(struct tes_ruleset *vm, char *text, size_t size);

/* To be called once for a new VM's state, before it makes others. */
void tesI_budget_begin(lua_State *L);

/* Message handler for protected calls: any error value becomes a text that
 * begins with the place in the module. */
int tesI_explain(lua_State *L);
/* The same for the error value at `index`, before anything is unwound. If a
 * function that engine.entry knows was running, vm->entry is its name. */
void tesI_explain_text(lua_State *L, int index, char *text, size_t size);

/* What an error says when the host has stopped the rules. Only text: it is
 * budget.interrupted that counts. */
#define TESI_INTERRUPTED "interrupted"

/* What an error says when the machine has no memory left. */
#define TESI_NO_MEMORY "out of memory"

#endif
