/* witness.h - who wrote what while an event was handled.
 *
 * While a VM has a witness, it records which part of the journal each handler
 * of an event wrote. Two handlers of different modules clash if they wrote the
 * same field for the same event, since its value depends on which of them ran
 * last. Sums (scores, supplies, piles) cannot clash. */
#ifndef TES_WITNESS_H
#define TES_WITNESS_H

#include "script/vm/vm.h"

#define TESI_WINDOWS 512
#define TESI_CLASHES 64

/* What one handler wrote. */
struct tesI_window {
    uint32_t fire; /* number of the event */
    const struct tesI_hook *hook;
    tesI_mark from, to;
};

struct tesI_clash {
    tesI_hook_event event;
    const struct tesI_hook *first, *second;
    char field[96];
};

struct tesI_witness {
    uint32_t fires;
    uint32_t nwindows; /* when they are full, the oldest are forgotten */
    struct tesI_window windows[TESI_WINDOWS];
    uint32_t nclashes; /* each pair and field once */
    struct tesI_clash clashes[TESI_CLASHES];
};

/* Records a handler that began at the mark `from`, for the event number
 * `fire`. */
void tesI_witness_handler(struct tes_ruleset *vm, uint32_t fire,
                          tesI_hook_event event, const struct tesI_hook *hook,
                          tesI_mark from);

#endif
