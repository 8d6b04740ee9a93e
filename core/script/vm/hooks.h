/* hooks.h - functions of modules that the engine calls.
 *
 * A *hook* is such a function with what it is for: an event has happened
 * (on{}), something may be forbidden (allow{}, a *veto*), a score or a majority
 * is worked out. Where a module says in data what a function would do, the hook
 * holds that instead, and C does it. */
#ifndef TES_HOOKS_H
#define TES_HOOKS_H

#include "state/catalogue.h"

/* Everything that may happen to handlers of on{}. */
typedef enum tesI_hook_event {
    ON_PLACED,
    ON_DEPLOYED,
    ON_RETURNED,
    ON_SCORED,
    ON_OVERLAID,
    ON_JOINED,
    ON_PARTED,
    ON_DRAWN,
    TESI_ON_EVENTS
} tesI_hook_event;

/* A function of a module, with where it belongs for error messages. */
struct tesI_hook {
    int ref; /* in the registry */
    tesI_label module;
    uint32_t *types;   /* vetoes and events of tiles: set of types, owned */
    uint32_t kinds;    /* vetoes of figures, scores: mask of kinds */
    uint32_t classes;  /* vetoes of figures: mask of classes, 0 for any */
    uint64_t zones;    /* vetoes of figures: mask of zones */
    uint32_t about;    /* mask of pieces, or of kinds that score or are linked;
                          0 for any */
    bool kept;         /* a bonus in spite of any veto */
    uint32_t apart;    /* vetoes of figures: a mask of pieces, none of which may
                          stand there, in place of a function */
    tesI_label reason; /* what is said when one does */
    uint32_t change;   /* handlers: number of what it changes, if that is all
                          it does, or 0 */
    struct tesI_condition when;
};

struct tesI_hooks {
    struct tesI_hook *list; /* owned */
    uint32_t count;
};

/* "on.placed", ... */
extern const char *const tesI_event_names[TESI_ON_EVENTS];

/* Frees the list and what its hooks own. */
void tesI_hooks_free(struct tesI_hooks *hooks);

#endif
