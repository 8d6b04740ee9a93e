/* call.c - from C into Lua; see call.h. */
#include "script/vm/call.h"

#include <string.h>

#include "script/vm/methods.h"

struct tesI_frame tesI_enter(struct tes_ruleset *vm, struct tes_game *game,
                             tesI_label module, const char *hook)
{
    struct tesI_frame frame = {vm->game,        vm->running, vm->hook,
                               vm->hook_module, vm->sealed,  vm->nested,
                               vm->listing};
    vm->game = game;
    vm->hook = hook;
    vm->hook_module = module;
    return frame;
}

void tesI_leave(struct tes_ruleset *vm, struct tesI_frame frame)
{
    vm->game = frame.game;
    vm->running = frame.running;
    vm->hook = frame.hook;
    vm->hook_module = frame.module;
    vm->sealed = frame.sealed;
    vm->nested = frame.nested;
    vm->listing = frame.listing;
}

void tesI_name_text(struct tes_ruleset *vm, struct tes_game *game,
                    const char *text)
{
    if (vm->budget.interrupted) { /* no fault of theirs */
        game->interrupted = true;
        tesI_game_fail(game, TESI_INTERRUPTED);
        return;
    }
    if (game->named && game->error != NULL && strcmp(text, game->error) == 0) {
        *vm->entry = '\0';
        return; /* on its way up */
    }
    if (strcmp(text, TESI_NO_MEMORY) == 0) {
        *vm->entry = '\0';
        tesI_game_fail(game, TESI_NO_MEMORY);
        return;
    }
    if (*vm->entry != '\0') {
        tesI_game_fail(game, "%s, turn %u: %s", vm->entry, tes_game_turn(game),
                       text);
    } else {
        tesI_game_fail(game, "module '%s', %s, turn %u: %s",
                       tesI_text(vm->cat, vm->hook_module), vm->hook,
                       tes_game_turn(game), text);
    }
    *vm->entry = '\0';
    for (char *at = game->error; at != NULL && *at != '\0'; at++) {
        if ((unsigned char)*at < ' ' || *at == 127) *at = ' ';
    }
    game->named = true;
}

void tesI_name_error(struct tes_ruleset *vm, struct tes_game *game,
                     const char *text, int status)
{
    char refused[320];

    if (status == LUA_ERRMEM && game->named && game->error != NULL) {
        *vm->entry = '\0'; /* there was none left for saying so */
        return;            /* on the way up */
    }
    if (status == LUA_ERRMEM && vm->budget.refused) {
        tesI_budget_text(vm, refused, sizeof refused);
        text = refused;
    } else if (status == LUA_ERRMEM) {
        text = TESI_NO_MEMORY;
    }
    tesI_name_text(vm, game, text == NULL ? "an error in an error" : text);
}

/* ---- hooks ------------------------------------------------------------- */

bool tesI_call(lua_State *L, struct tes_game *game, tesI_label module,
               const char *hook, int nargs, int nresults)
{
    struct tes_ruleset *vm = tesI_vm(L);
    struct tesI_frame frame = tesI_enter(vm, game, module, hook);
    vm->nested++;
    if (frame.game != game) tesI_show(vm, L);
    vm->budget.capped++;
    int status = lua_pcall(L, nargs, nresults, lua_gettop(L) - nargs - 1);
    vm->budget.capped--;
    if (status != LUA_OK) {
        tesI_name_error(vm, game, lua_tostring(L, -1), status);
        lua_pop(L, 1);
    }
    tesI_leave(vm, frame);
    return status == LUA_OK;
}

lua_State *tesI_running(struct tes_ruleset *vm)
{
    return vm->running != NULL ? vm->running : vm->L;
}

void tesI_wrong_result(lua_State *L, const struct tesI_hook *hook,
                       const char *text)
{
    lua_Debug ar;
    lua_rawgeti(L, LUA_REGISTRYINDEX, hook->ref);
    lua_getinfo(L, ">S", &ar);
    lua_pushfstring(L, "%s:%d: %s", ar.short_src, ar.linedefined, text);
    lua_error(L);
}

bool tesI_run_within(struct tes_ruleset *vm, int nargs, int nresults,
                     tes_error *err)
{
    lua_State *L = vm->L;
    char text[320];

    lua_pushcfunction(L, tesI_explain);
    lua_insert(L, -2 - nargs);
    tesI_budget_open(vm);
    vm->budget.capped++;
    int status = lua_pcall(L, nargs, nresults, -2 - nargs);
    vm->budget.capped--;
    bool refused = status == LUA_ERRMEM && vm->budget.refused;
    if (refused) tesI_budget_text(vm, text, sizeof text);
    bool interrupted = vm->budget.interrupted;
    tesI_budget_close(vm);
    if (status == LUA_OK) {
        lua_remove(L, -1 - nresults);
        return true;
    }
    if (interrupted) {
        tesI_error(err, TES_EINTERRUPT, TESI_INTERRUPTED);
    } else if (refused) {
        tesI_error(err, TES_EINPUT, "%s", text);
    } else if (status == LUA_ERRMEM) {
        tesI_error(err, TES_EMEMORY, TESI_NO_MEMORY);
    } else {
        const char *raised = lua_tostring(L, -1);
        tesI_error(err, TES_EINPUT, "%s",
                   raised == NULL ? "an error in an error" : raised);
    }
    lua_settop(L, 0);
    return false;
}
