/* hooks.h - functions of modules that the engine calls.
 *
 * A *hook* is such a function with its purpose: it handles an event (on{}), may
 * forbid something (allow{}, a *veto*), or changes a score or a majority. If a
 * module declares data in place of a function, the hook holds these data, and C
 * runs it. */
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
    uint32_t *types;   /* vetoes and events of tiles: set of types; vetoes of
                          figures: of those they stand on, NULL for any; owned */
    uint32_t kinds;    /* vetoes of figures, scores: mask of kinds */
    bool unturned;     /* vetoes of tiles: it takes no rotation */
    uint32_t *near;    /* vetoes of tiles: set of types, one of which must lie
                          on the eight cells around; NULL for any; owned */
    uint32_t classes;  /* vetoes of figures: mask of classes, 0 for any */
    uint64_t zones;    /* vetoes of figures: mask of zones */
    uint32_t about;    /* mask of pieces, or of kinds that score or are linked;
                          0 for any */
    bool kept;         /* a bonus that a veto does not remove */
    uint32_t apart;    /* vetoes of figures without a function: mask of pieces
                          none of which may stand there already */
    tesI_label reason; /* the reason of this veto */
    uint32_t change;   /* handlers without a function: number of the change;
                          else 0 */
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
