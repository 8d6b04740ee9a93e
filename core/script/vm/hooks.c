/* hooks.c - functions of modules that the engine calls; see hooks.h. */
#include "script/vm/hooks.h"

#include "port/alloc.h"

const char *const tesI_event_names[TESI_ON_EVENTS] = {
    "on.placed",   "on.deployed", "on.returned", "on.scored",
    "on.overlaid", "on.joined",   "on.parted",   "on.drawn"};

void tesI_hooks_free(struct tesI_hooks *hooks)
{
    for (uint32_t i = 0; i < hooks->count; i++) {
        tesI_free(hooks->list[i].types);
        tesI_free(hooks->list[i].near);
        tesI_condition_free(&hooks->list[i].when);
    }
    tesI_free(hooks->list);
}
