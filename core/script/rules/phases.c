/* phases.c - runs the phases of a game.
 *
 * A phase runs in a coroutine of the VM's pool. It may yield for a decision
 * or to leave; the coroutine of a suspended phase is a cache that may be
 * dropped at any time. */
#include <stdio.h>

#include "port/alloc.h"
#include "script/native/steps.h"
#include "script/rules/phases.h"
#include "script/vm/call.h"
#include "script/vm/handle.h"
#include "script/vm/methods.h"
#include "turn/flow.h"
#include "turn/options.h"

/* Fills the slot it is given with a new coroutine. */
static int make_thread(lua_State *L)
{
    struct tesI_coroutine *thread = lua_touserdata(L, 1);
    lua_State *made = lua_newthread(L);
    thread->ref = luaL_ref(L, LUA_REGISTRYINDEX);
    thread->L = made;
    return 0;
}

static bool fill_slot(struct tes_ruleset *vm, struct tesI_coroutine *thread)
{
    if (thread->L != NULL) return true;
    lua_pushcfunction(vm->L, make_thread);
    lua_pushlightuserdata(vm->L, thread);
    if (lua_pcall(vm->L, 1, 0, 0) == LUA_OK) return true;
    lua_pop(vm->L, 1);
    return false;
}

/* A free coroutine of the pool, or -1 without memory. */
static int take_thread(struct tes_ruleset *vm)
{
    for (int i = 0; i < vm->nthreads; i++) {
        if (vm->threads[i].game != NULL) continue;
        return fill_slot(vm, &vm->threads[i]) ? i : -1;
    }
    struct tesI_coroutine *threads =
        tesI_realloc(vm->threads, (size_t)(vm->nthreads + 1) * sizeof *threads);
    if (threads == NULL) return -1;
    vm->threads = threads;
    struct tesI_coroutine *thread = &threads[vm->nthreads];
    thread->L = NULL;
    thread->game = NULL;
    if (!fill_slot(vm, thread)) return -1;
    return vm->nthreads++;
}

/* A coroutine that was stopped inside a hook can take no further hook. */
static void free_thread(struct tes_ruleset *vm, struct tes_game *game)
{
    struct tesI_coroutine *thread = &vm->threads[game->live];
    if (vm->budget.overtime || vm->budget.interrupted) {
        luaL_unref(vm->L, LUA_REGISTRYINDEX, thread->ref);
        thread->L = NULL;
    } else {
        if (lua_status(thread->L) != LUA_OK) lua_resetthread(thread->L);
        lua_settop(thread->L, 0);
    }
    thread->game = NULL;
    game->live = -1;
}

void tesI_drop_phase(void *ctx, struct tes_game *game)
{
    struct tes_ruleset *vm = ctx;
    if (game->live < 0) return;
    free_thread(vm, game);
}

/* Pushes what ask returns for an option: verb, target, extra. This is not
 * protected and must not allocate: the strings of all labels exist. */
static void push_answer(lua_State *L, struct tes_game *game,
                        const struct tesI_option *option)
{
    uint32_t a = option->a, b = tesI_option_b(option);
    tes_option_kind kind = tesI_option_kind(option);
    tesI_label verb = tesI_option_verb(option);
    const struct tes_ruleset *vm = tesI_vm(L);

    if (verb != 0) {
        tesI_push_label(L, verb);
    } else {
        tesI_push_label(L, kind == TES_OPT_PASS    ? vm->cat->pass
                           : kind == TES_OPT_PLACE ? vm->cat->place
                                                   : vm->cat->draw);
    }
    switch (kind) {
    case TES_OPT_PLACE:
        tesI_push(L, HANDLE_CELL, tesI_cell_id(game, a));
        lua_pushinteger(L, b);
        return;
    case TES_OPT_SEGMENT:
        tesI_push(L, b == TESI_CORNER ? HANDLE_CORNER : HANDLE_SEGMENT, a);
        if (b == TESI_CORNER) {
            lua_pushnil(L);
        } else if (b & TESI_SECOND) {
            tesI_push(L, HANDLE_SEGMENT, tesI_second_node(game, a, b));
        } else {
            tesI_push_or_nil(L, HANDLE_PIECE, b - 1);
        }
        return;
    case TES_OPT_PASS: lua_pushnil(L); break;
    case TES_OPT_FIGURE: tesI_push(L, HANDLE_FIGURE, a); break;
    case TES_OPT_TILE: tesI_push(L, HANDLE_TILE, a); break;
    case TES_OPT_TYPE: tesI_push(L, HANDLE_TYPE, a); break;
    case TES_OPT_CELL: tesI_push(L, HANDLE_CELL, a); break;
    case TES_OPT_EDGE: tesI_push(L, HANDLE_EDGE, tesI_edge(a, b)); break;
    case TES_OPT_PLAYER: tesI_push(L, HANDLE_PLAYER, a); break;
    case TES_OPT_ZONE:
        tesI_push(L, HANDLE_ZONE, tesI_held(a, (int)b - 1));
        break;
    case TES_OPT_NUMBER: lua_pushinteger(L, (int32_t)a); break;
    case TES_OPT_WORD: tesI_push_label(L, (tesI_label)a); break;
    }
    lua_pushnil(L);
}

/* Pushes the running phase and its argument; errors name this phase from now
 * on. */
static void push_phase(lua_State *L, struct tes_ruleset *vm)
{
    uint32_t phase = vm->game->phase;
    const struct tesI_phase *row = &vm->cat->phases[phase];
    vm->hook = tesI_text(vm->cat, row->name);
    vm->hook_module = row->module;
    tesI_show(vm, L);
    lua_rawgeti(L, LUA_REGISTRYINDEX, vm->phases[phase]);
    lua_rawgeti(L, LUA_REGISTRYINDEX, vm->game_ref);
}

/* What the core refused is no error of Lua's. */
static void name_failure(struct tes_ruleset *vm, struct tes_game *game)
{
    char text[1024];
    snprintf(text, sizeof text, "%s",
             game->error == NULL ? TESI_NO_MEMORY : game->error);
    tesI_name_text(vm, game, text);
}

/* Body of a coroutine: phase after phase, until one asks or leaves. Going
 * on to the next phase inside the coroutine saves resuming it anew. */
static int run_phases(lua_State *L, int status, lua_KContext returned)
{
    struct tes_ruleset *vm = tesI_vm(L);
    (void)status;
    for (;; returned = 1) {
        if (returned) {
            vm->leaving = tesI_flow_next(vm->game, RUN_DONE);
            if (vm->leaving != RUN_JUMP) return 0;
            if (tesI_is_native(vm, vm->game)) {
                vm->leaving = RUN_NEXT;
                return 0;
            }
        }
        push_phase(L, vm);
        lua_callk(L, 1, 0, 1, run_phases);
    }
}

static int start_phases(lua_State *L) { return run_phases(L, LUA_OK, 0); }

/* Body of a coroutine in which an offer is done that the engine has asked
 * about: the offer, then verb, target and extra. */
static int start_offer(lua_State *L)
{
    const struct tes_ruleset *vm = tesI_vm(L);
    const struct tesI_offer *offer = lua_touserdata(L, 1);

    lua_rawgeti(L, LUA_REGISTRYINDEX, offer->apply);
    lua_rawgeti(L, LUA_REGISTRYINDEX, vm->game_ref);
    for (int i = 2; i <= 4; i++) lua_pushvalue(L, i);
    lua_callk(L, 4, 0, 1, run_phases);
    return run_phases(L, LUA_OK, 1);
}

/* Runs the coroutine of the running phase: from its start, with the answer
 * that it waits for, or to do an offer. */
static tesI_run resume(struct tes_ruleset *vm, struct tes_game *game,
                       const struct tesI_offer *offer,
                       const struct tesI_option *answer)
{
    bool fresh = answer == NULL || offer != NULL;
    int nargs = 0, nresults;

    if (fresh) {
        game->live = take_thread(vm);
        if (game->live < 0) return tesI_game_fail(game, "out of memory");
        vm->threads[game->live].game = game;
    }
    lua_State *L = vm->threads[game->live].L;
    if (!lua_checkstack(L, 12)) return tesI_game_fail(game, "out of memory");
    vm->running = L;
    if (offer != NULL) {
        lua_pushcfunction(L, start_offer);
        lua_pushlightuserdata(L, (void *)(uintptr_t)offer);
        nargs = 1;
    } else if (answer == NULL) {
        lua_pushcfunction(L, start_phases);
    }
    if (answer != NULL) {
        tesI_show(vm, vm->L);
        push_answer(L, game, answer);
        nargs += 3;
    }
    if (answer != NULL && offer == NULL) {
        lua_pushinteger(L, tesI_option_tag(answer));
        nargs++;
    }
    vm->budget.capped++;
    tesI_catch_up(vm);
    int status = lua_resume(L, vm->L, nargs, &nresults);
    vm->budget.capped--;
    tesI_run how = vm->leaving;
    if (status != LUA_OK && status != LUA_YIELD) {
        char text[1024]; /* the coroutine still stands where it failed */
        tesI_explain_text(L, -1, text, sizeof text);
        tesI_name_error(vm, game, text, status);
        how = RUN_FAIL;
    } else if (how == RUN_FAIL) {
        name_failure(vm, game); /* the sequencer refused */
    }
    if (how != RUN_ASK) free_thread(vm, game);
    return how;
}

/* What is set when a phase begins, or goes on. */
static void set_hook(struct tes_ruleset *vm, const struct tes_game *game)
{
    const struct tesI_phase *row = &vm->cat->phases[game->phase];
    vm->hook = tesI_text(vm->cat, row->name);
    vm->hook_module = row->module;
    vm->running = NULL;
    vm->sealed = 0;
    vm->nested = 0;
    vm->telling = false;
    vm->listing = 0;
    vm->tagged = false;
}

/* Begins or continues phases that need no Lua, up to a decision, the end of the
 * game, or a phase that needs Lua (RUN_NEXT). *offer: call its function
 * first. */
static tesI_run run_native(struct tes_ruleset *vm, struct tes_game *game,
                           const struct tesI_option *answer,
                           const struct tesI_offer **offer)
{
    tesI_run how = answer == NULL ? tesI_native_start(vm, game)
                                  : tesI_native_answer(vm, game, answer, offer);
    if (how == RUN_DONE || how == RUN_JUMP || how == RUN_FINISH) {
        how = tesI_flow_next(game, how);
        if (how == RUN_JUMP) how = RUN_NEXT;
    }
    if (how == RUN_FAIL) name_failure(vm, game);
    return how;
}

tesI_run tesI_run_phase(void *ctx, struct tes_game *game,
                        const struct tesI_option *answer)
{
    struct tes_ruleset *vm = ctx;
    struct tesI_frame frame = tesI_enter(vm, game, 0, "");
    tesI_run how = RUN_NEXT;

    if (!lua_checkstack(vm->L, 24)) how = tesI_game_no_memory(game);
    while (how == RUN_NEXT) {
        const struct tesI_offer *offer = NULL;
        bool native =
            answer == NULL ? tesI_is_native(vm, game) : game->live < 0;
        set_hook(vm, game);
        if (native) how = run_native(vm, game, answer, &offer);
        if (!native || offer != NULL) how = resume(vm, game, offer, answer);
        answer = NULL;
    }
    tesI_leave(vm, frame);
    return how;
}

bool tesI_ready_phase(void *ctx, struct tes_game *game)
{
    const struct tes_ruleset *vm = ctx;
    /* what a phase has read so far may hide what it asks next */
    return !vm->cat->secrets && (tesI_last(game)->total & DECISION_NATIVE) != 0;
}
