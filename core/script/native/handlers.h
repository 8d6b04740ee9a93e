/* handlers.h - telling modules that something has happened.
 *
 * Handlers of an event run in the order of their modules. A handler that is
 * only a change (changes.h) runs without Lua. */
#ifndef TES_HANDLERS_H
#define TES_HANDLERS_H

#include "script/vm/vm.h"

/* Calls the handlers of an event with the top nargs values, which it pops;
 * raises on failure. `about` is the piece of the figure, or the kind of the
 * scored feature, that the event concerns; or TES_NONE. */
void tesI_fire(lua_State *L, tesI_hook_event event, uint32_t about, int nargs);

/* If all handlers of an event are changes, makes these and returns 1. 0: some
 * are not, and nothing was done; -1: out of memory. */
int tesI_only_changes(struct tes_ruleset *vm, struct tes_game *game,
                      tesI_hook_event event, uint32_t about);

/* True when the event has handlers and nothing is being supposed. */
static inline bool tesI_handled(lua_State *L, tesI_hook_event event)
{
    const struct tes_ruleset *vm = tesI_vm(L);
    return vm->on[event].count > 0 && vm->supposing == 0;
}

#endif
