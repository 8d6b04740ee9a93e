/* call.c - from C into Lua: hooks, handlers and vetoes.
 *
 * Every way in is protected and knows which hook of which module runs, so
 * that an error can say so. Phases and scores, called in the same way, are in
 * phases.c and score_hooks.c. */
#include <stdio.h>
#include <string.h>

#include "../../board.h"
#include "../../course.h"
#include "../../feature.h"
#include "../../figures.h"
#include "../../flow.h"
#include "../../secrets.h"
#include "../../vetoes.h"
#include "call.h"
#include "../trial/witness.h"

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

const char *const tesI_event_names[TESI_ON_EVENTS] = {
    "on.placed",   "on.deployed", "on.returned", "on.scored",
    "on.overlaid", "on.joined",   "on.parted",   "on.drawn"};

/* Does a handler want to know of this piece, kind or type, and now? */
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

    if (vm->witness != NULL) return 0; /* it looks at each of them */
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

/* The rules that made it happen are protected already. An error leaves the
 * names of the handler behind for the message; who catches it puts the frame
 * back. */
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

lua_State *tesI_running(struct tes_ruleset *vm)
{
    return vm->running != NULL ? vm->running : vm->L;
}

/* Protected; arg: hook (light). */
static int raise_veto(lua_State *L)
{
    tesI_wrong_result(L, lua_touserdata(L, 1),
                      "it must return true or false, and maybe a text, "
                      "or nothing");
    return 0;
}

/* Takes the two results of a veto at the top: 1, or 0 and maybe a reason; -1:
 * they are none. */
static int verdict(lua_State *L, struct tes_game *game,
                   const struct tesI_hook *hook, const char *name,
                   const char **reason)
{
    bool says = lua_isboolean(L, -2), denies = says && !lua_toboolean(L, -2);
    bool why = lua_type(L, -1) == LUA_TSTRING;

    *reason = denies && why ? lua_tostring(L, -1) : NULL;
    if (says ? why || lua_isnil(L, -1) : lua_isnil(L, -2) && lua_isnil(L, -1)) {
        return !denies;
    }
    lua_pushcfunction(L, tesI_explain);
    lua_pushcfunction(L, raise_veto);
    lua_pushlightuserdata(L, (void *)(uintptr_t)hook);
    if (tesI_call(L, game, hook->module, name, 1, 0)) lua_pop(L, 1);
    return -1;
}

/* Do the lines of a tile lead on, as a veto asks? */
static int may_lead_on(struct tes_game *game, const struct tesI_hook *hook,
                       uint32_t type, uint32_t cell, unsigned rotation)
{
    int32_t x, y;

    tesI_cell_xy(game, cell, &x, &y);
    tesI_look_into(game, hook->coming);
    int may = tesI_course_coming(game, hook->line, type, x, y, rotation,
                                 hook->coming);
    if (may < 0) tesI_game_no_memory(game);
    if (may == 0) {
        tesI_veto_place(game, cell, rotation,
                        tesI_text(game->cat, hook->reason));
    }
    return may;
}

static int may_place(void *ctx, struct tes_game *game, uint32_t type,
                     uint32_t cell, unsigned rotation)
{
    struct tes_ruleset *vm = ctx;
    lua_State *L = tesI_running(vm);
    int may = 1, top = lua_gettop(L);
    const char *reason;

    luaL_checkstack(L, 12, NULL);
    for (uint32_t i = 0; i < vm->place.count && may == 1; i++) {
        const struct tesI_hook *hook = &vm->place.list[i];
        if (!tesI_is_in(hook->types, type)) continue;
        if (!tesI_holds(game, &hook->when)) continue;
        if (hook->line != 0) {
            may = may_lead_on(game, hook, type, cell, rotation);
            continue;
        }
        vm->sealed++;
        lua_pushcfunction(L, tesI_explain);
        lua_rawgeti(L, LUA_REGISTRYINDEX, hook->ref);
        lua_rawgeti(L, LUA_REGISTRYINDEX, vm->game_ref);
        tesI_push(L, HANDLE_TYPE, type);
        tesI_push(L, HANDLE_CELL, tesI_cell_id(game, cell));
        lua_pushinteger(L, (lua_Integer)rotation);
        bool ok = tesI_call(L, game, hook->module, "allow.place", 4, 2);
        vm->sealed--;
        if (!ok) return -1;
        may = verdict(L, game, hook, "allow.place", &reason);
        if (reason != NULL) tesI_veto_place(game, cell, rotation, reason);
        lua_settop(L, top);
    }
    return may;
}

/* One veto of a figure; `what` and `id` are the handle of where it would go,
 * `shared` says that it may whoever stands there. Its results lie at the top
 * afterwards. */
static bool ask_stand(struct tes_ruleset *vm, struct tes_game *game,
                      const struct tesI_hook *hook, uint32_t piece,
                      tesI_handle what, uint32_t id, bool shared)
{
    lua_State *L = tesI_running(vm);
    luaL_checkstack(L, 12, NULL);
    vm->sealed++;
    lua_pushcfunction(L, tesI_explain);
    lua_rawgeti(L, LUA_REGISTRYINDEX, hook->ref);
    lua_rawgeti(L, LUA_REGISTRYINDEX, vm->game_ref);
    tesI_push(L, HANDLE_PIECE, piece);
    tesI_push(L, what, id);
    lua_pushboolean(L, shared);
    bool ok = tesI_call(L, game, hook->module, "allow.stand", 4, 2);
    vm->sealed--;
    return ok;
}

/* Does a veto that is no function let a figure onto a segment? */
static bool is_apart(struct tes_game *game, const struct tesI_hook *hook,
                     uint32_t piece, uint32_t node, bool shared)
{
    uint32_t root = tesI_feature_root(game, node);
    if (shared || !tesI_feature_holds(game, root, hook->apart, TES_NONE)) {
        return true;
    }
    tesI_veto_stand(game, piece, node, tesI_text(game->cat, hook->reason));
    return false;
}

static int may_stand(void *ctx, struct tes_game *game, uint32_t piece,
                     uint32_t node, bool shared)
{
    struct tes_ruleset *vm = ctx;
    lua_State *L = tesI_running(vm);
    int may = 1, top = lua_gettop(L);
    uint32_t kind = tesI_node_segment(game, node)->kind;
    uint32_t classes = vm->cat->pieces[piece].classes;
    const char *reason;

    for (uint32_t i = 0; i < vm->stand.count && may == 1; i++) {
        const struct tesI_hook *hook = &vm->stand.list[i];
        if ((hook->kinds >> kind & 1) == 0) continue;
        if (hook->classes != 0 && (hook->classes & classes) == 0) continue;
        if (!tesI_holds(game, &hook->when)) continue;
        if (hook->apart != 0) {
            may = is_apart(game, hook, piece, node, shared);
            continue;
        }
        if (!ask_stand(vm, game, hook, piece, HANDLE_SEGMENT, node, shared)) {
            return -1;
        }
        may = verdict(L, game, hook, "allow.stand", &reason);
        if (reason != NULL) tesI_veto_stand(game, piece, node, reason);
        lua_settop(L, top);
    }
    return may;
}

int tesI_may_enter(lua_State *L, uint32_t piece, uint32_t zone)
{
    struct tes_ruleset *vm = tesI_vm(L);
    struct tes_game *game = vm->game;
    int may = 1, top = lua_gettop(L);
    uint32_t classes = vm->cat->pieces[piece].classes;
    const char *reason;

    for (uint32_t i = 0; i < vm->stand.count && may == 1; i++) {
        const struct tesI_hook *hook = &vm->stand.list[i];
        if ((hook->zones >> (zone & 255) & 1) == 0) continue;
        if (hook->classes != 0 && (hook->classes & classes) == 0) continue;
        if (!tesI_holds(game, &hook->when)) continue;
        if (!ask_stand(vm, game, hook, piece, HANDLE_ZONE, zone, true)) {
            return -1;
        }
        may = verdict(L, game, hook, "allow.stand", &reason);
        if (reason != NULL) tesI_veto_enter(game, piece, zone & 255, reason);
        lua_settop(L, top);
    }
    return may;
}

/* Calls what lists the values of a hidden variable, with the menu, the game,
 * and the player, tile or figure that it is kept for. */
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
                                    .may_place = may_place,
                                    .may_stand = may_stand,
                                    .score = tesI_score,
                                    .weigh = tesI_weigh,
                                    .rank = tesI_rank,
                                    .sample = sample,
                                    .budget = budget,
                                    .spent = spent};
}
