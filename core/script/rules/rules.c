/* rules.c - fills struct tesI_rules, through which the core calls rules. */
#include "script/rules/rules.h"

#include "script/native/allow.h"
#include "script/native/conditions.h"
#include "script/rules/phases.h"
#include "script/rules/score_hooks.h"
#include "script/vm/call.h"
#include "script/vm/handle.h"
#include "script/vm/methods.h"

/* Calls the function that lists the values of a hidden variable, with the menu,
 * the game, and the player, tile or figure that it is kept for. */
static int sample(void *ctx, struct tes_game *game, uint32_t var, uint32_t id)
{
    struct tes_ruleset *vm = ctx;
    lua_State *L = tesI_running(vm);
    const struct tesI_hook *hook = &vm->samples[var];
    uint8_t scope = vm->cat->vars[var].scope;
    int top = lua_gettop(L);

    luaL_checkstack(L, 12, NULL);
    struct tesI_frame frame = tesI_enter(vm, game, hook->module, "sample");
    tesI_show(vm, L);
    vm->sealed++;
    vm->listing = vm->nested + 1;
    lua_pushcfunction(L, tesI_explain);
    lua_rawgeti(L, LUA_REGISTRYINDEX, hook->ref);
    lua_rawgeti(L, LUA_REGISTRYINDEX, vm->menu_ref);
    lua_rawgeti(L, LUA_REGISTRYINDEX, vm->game_ref);
    if (scope == SCOPE_GAME || scope == SCOPE_MAP) {
        lua_pushnil(L);
    } else {
        tesI_push(L,
                  scope == SCOPE_PLAYER ? HANDLE_PLAYER
                  : scope == SCOPE_TILE ? HANDLE_TILE
                                        : HANDLE_FIGURE,
                  id);
    }
    bool ok = tesI_call(L, game, hook->module, "sample", 3, 0);
    tesI_leave(vm, frame);
    lua_settop(L, top);
    return ok ? 0 : -1;
}

static bool holds(void *ctx, const struct tes_game *game,
                  const struct tesI_condition *condition)
{
    (void)ctx;
    return tesI_holds(game, condition);
}

static bool spent(void *ctx)
{
    (void)ctx;
    return tesI_is_due();
}

static void budget(void *ctx, bool open)
{
    if (open) {
        tesI_budget_open(ctx);
    } else {
        tesI_budget_close(ctx);
    }
}

void tesI_rules_init(struct tes_ruleset *vm)
{
    vm->rules = (struct tesI_rules){.ctx = vm,
                                    .run = tesI_run_phase,
                                    .ready = tesI_ready_phase,
                                    .drop = tesI_drop_phase,
                                    .holds = holds,
                                    .may_place = tesI_may_place,
                                    .may_stand = tesI_may_stand,
                                    .score = tesI_score,
                                    .weigh = tesI_weigh,
                                    .rank = tesI_rank,
                                    .sample = sample,
                                    .budget = budget,
                                    .spent = spent};
}
