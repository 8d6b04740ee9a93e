/* handlers.c - telling modules that something has happened. */
#include "script/native/handlers.h"

#include "script/native/changes.h"
#include "script/native/conditions.h"
#include "script/vm/call.h"
#include "script/vm/handle.h"
#include "script/vm/witness.h"

/* Is a handler for this piece, kind or type, and does its condition hold? */
static bool concerns(const struct tes_game *game, const struct tesI_hook *hook,
                     uint32_t about)
{
    if (hook->types != NULL && !tesI_is_in(hook->types, about)) return false;
    if (hook->about != 0 &&
        (about == TES_NONE || (hook->about >> about & 1) == 0)) {
        return false;
    }
    return tesI_holds(game, &hook->when);
}

/* Makes the change that a handler is. */
static bool change(struct tes_ruleset *vm, const struct tesI_hook *hook)
{
    int32_t taken; /* nothing: handlers take nothing */
    return tesI_change(vm->game, &vm->changes[hook->change - 1], &taken);
}

int tesI_only_changes(struct tes_ruleset *vm, struct tes_game *game,
                      tesI_hook_event event, uint32_t about)
{
    const struct tesI_hooks *hooks = &vm->on[event];

    if (vm->witness != NULL) return 0; /* it watches each handler */
    for (uint32_t i = 0; i < hooks->count; i++) {
        const struct tesI_hook *hook = &hooks->list[i];
        if (hook->change == 0 && concerns(game, hook, about)) return 0;
    }
    for (uint32_t i = 0; i < hooks->count; i++) {
        const struct tesI_hook *hook = &hooks->list[i];
        if (hook->change == 0 || !concerns(game, hook, about)) continue;
        if (!change(vm, hook)) return -1;
    }
    return 1;
}

/* The caller already runs in a protected call. An error leaves the names of the
 * handler for the message; the code that catches it restores the frame. */
void tesI_fire(lua_State *L, tesI_hook_event event, uint32_t about, int nargs)
{
    struct tes_ruleset *vm = tesI_vm(L);
    const struct tesI_hooks *hooks = &vm->on[event];
    int first = lua_gettop(L) - nargs + 1;

    uint32_t fire = vm->witness == NULL ? 0 : ++vm->witness->fires;
    luaL_checkstack(L, nargs + 6, NULL);
    struct tesI_frame frame =
        tesI_enter(vm, vm->game, vm->hook_module, vm->hook);
    vm->nested++;
    for (uint32_t i = 0; i < hooks->count; i++) {
        const struct tesI_hook *hook = &hooks->list[i];
        if (!concerns(vm->game, hook, about)) continue;
        tesI_mark began = tesI_store_mark(&vm->game->store);
        vm->hook = tesI_event_names[event];
        vm->hook_module = hook->module;
        if (hook->change != 0) {
            if (!change(vm, hook)) tesI_out_of_memory(L);
        } else {
            lua_rawgeti(L, LUA_REGISTRYINDEX, hook->ref);
            lua_rawgeti(L, LUA_REGISTRYINDEX, vm->game_ref);
            for (int a = 0; a < nargs; a++) lua_pushvalue(L, first + a);
            lua_call(L, nargs + 1, 0);
        }
        if (fire != 0) tesI_witness_handler(vm, fire, event, hook, began);
    }
    tesI_leave(vm, frame);
    lua_settop(L, first - 1);
}
