/* call.c - from C into Lua: phases, hooks, handlers.
 *
 * A phase runs in a coroutine of the VM's pool. It may yield for a decision
 * or to leave; the coroutine of a suspended phase is a cache that drop()
 * empties. Every way in is protected and knows which hook of which module
 * runs, so that an error can say so. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../board.h"
#include "../feature.h"
#include "../flow.h"
#include "../alloc.h"
#include "../options.h"
#include "../scores.h"
#include "../vetoes.h"
#include "handle.h"
#include "witness.h"

/* What a call changes in the VM and puts back. */
struct frame {
    struct tes_game *game;
    lua_State *running;
    const char *hook;
    tesI_label module;
    int sealed, nested, listing;
};

static struct frame enter(struct tes_ruleset *vm, struct tes_game *game,
                          tesI_label module, const char *hook)
{
    struct frame frame = {vm->game,   vm->running, vm->hook,   vm->hook_module,
                          vm->sealed, vm->nested,  vm->listing};
    vm->game = game;
    vm->hook = hook;
    vm->hook_module = module;
    return frame;
}

static void leave(struct tes_ruleset *vm, struct frame frame)
{
    vm->game = frame.game;
    vm->running = frame.running;
    vm->hook = frame.hook;
    vm->hook_module = frame.module;
    vm->sealed = frame.sealed;
    vm->nested = frame.nested;
    vm->listing = frame.listing;
}

/* Sets game->error to a text with the module, hook and turn that it belongs
 * to: those that ran when it was first seen. Nothing a script has written may
 * reach a terminal as a command. */
static void name_text(struct tes_ruleset *vm, struct tes_game *game,
                      const char *text)
{
    if (game->named && game->error != NULL && strcmp(text, game->error) == 0) {
        return; /* on its way up */
    }
    if (strcmp(text, TESI_NO_MEMORY) == 0) {
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

/* As above for a failed call with this text and status. */
static void name_error(struct tes_ruleset *vm, struct tes_game *game,
                       const char *text, int status)
{
    char refused[320];

    if (status == LUA_ERRMEM && vm->budget.refused) {
        tesI_budget_text(vm, refused, sizeof refused);
        text = refused;
    } else if (status == LUA_ERRMEM) {
        text = TESI_NO_MEMORY;
    }
    name_text(vm, game, text == NULL ? "an error in an error" : text);
}

/* ---- hooks ------------------------------------------------------------- */

bool tesI_call(lua_State *L, struct tes_game *game, tesI_label module,
               const char *hook, int nargs, int nresults)
{
    struct tes_ruleset *vm = tesI_vm(L);
    struct frame frame = enter(vm, game, module, hook);
    vm->nested++;
    if (frame.game != game) tesI_show(vm, L);
    int status = lua_pcall(L, nargs, nresults, lua_gettop(L) - nargs - 1);
    if (status != LUA_OK) {
        name_error(vm, game, lua_tostring(L, -1), status);
        lua_pop(L, 1);
    }
    leave(vm, frame);
    return status == LUA_OK;
}

const char *const tesI_event_names[TESI_ON_EVENTS] = {
    "on.placed", "on.deployed", "on.returned", "on.scored"};

/* Does a handler want to know of this piece or kind, or of the tile laid
 * last? */
static bool concerns(const struct tes_game *game, const struct tesI_hook *hook,
                     uint32_t about)
{
    if (hook->about != 0 &&
        (about == TES_NONE || (hook->about >> about & 1) == 0)) {
        return false;
    }
    if (!tesI_holds(game, &hook->when)) return false;
    if (hook->types == NULL) return true;
    uint32_t tile = tesI_focus(game);
    uint32_t type = tesI_tile_row(game, tile)->kind & 0xffff;
    return hook->types[type / 32] >> (type & 31) & 1;
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
    struct frame frame = enter(vm, vm->game, vm->hook_module, vm->hook);
    vm->nested++;
    for (uint32_t i = 0; i < hooks->count; i++) {
        const struct tesI_hook *hook = &hooks->list[i];
        if (!concerns(vm->game, hook, about)) continue;
        tesI_mark began = tesI_store_mark(&vm->game->store);
        vm->hook = tesI_event_names[event];
        vm->hook_module = hook->module;
        lua_rawgeti(L, LUA_REGISTRYINDEX, hook->ref);
        lua_rawgeti(L, LUA_REGISTRYINDEX, vm->game_ref);
        for (int a = 0; a < nargs; a++) lua_pushvalue(L, first + a);
        lua_call(L, nargs + 1, 0);
        if (fire != 0) tesI_witness_handler(vm, fire, event, hook, began);
    }
    leave(vm, frame);
    lua_settop(L, first - 1);
}

/* The Lua state that runs now: the phase's coroutine, or the main one. */
static lua_State *current(struct tes_ruleset *vm)
{
    return vm->running != NULL ? vm->running : vm->L;
}

/* Takes the two results of a veto: true, or false and a reason. */
static bool refused(lua_State *L, const char **reason)
{
    *reason = NULL;
    if (!lua_isboolean(L, -2) || lua_toboolean(L, -2)) return false;
    if (lua_type(L, -1) == LUA_TSTRING) *reason = lua_tostring(L, -1);
    return true;
}

static int may_place(void *ctx, struct tes_game *game, uint32_t type,
                     uint32_t cell, unsigned rotation)
{
    struct tes_ruleset *vm = ctx;
    lua_State *L = current(vm);
    int may = 1, top = lua_gettop(L);
    const char *reason;

    luaL_checkstack(L, 12, NULL);
    for (uint32_t i = 0; i < vm->place.count && may == 1; i++) {
        const struct tesI_hook *hook = &vm->place.list[i];
        if ((hook->types[type / 32] >> (type & 31) & 1) == 0) continue;
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
        if (refused(L, &reason)) {
            may = 0;
            if (reason != NULL) tesI_veto_place(game, cell, rotation, reason);
        }
        lua_settop(L, top);
    }
    return may;
}

static int may_stand(void *ctx, struct tes_game *game, uint32_t piece,
                     uint32_t node)
{
    struct tes_ruleset *vm = ctx;
    lua_State *L = current(vm);
    int may = 1, top = lua_gettop(L);
    uint32_t kind = tesI_node_segment(game, node)->kind;
    uint32_t classes = vm->cat->pieces[piece].classes;
    const char *reason;

    for (uint32_t i = 0; i < vm->stand.count && may == 1; i++) {
        const struct tesI_hook *hook = &vm->stand.list[i];
        if ((hook->kinds >> kind & 1) == 0) continue;
        if (hook->classes != 0 && (hook->classes & classes) == 0) continue;
        luaL_checkstack(L, 12, NULL);
        vm->sealed++;
        lua_pushcfunction(L, tesI_explain);
        lua_rawgeti(L, LUA_REGISTRYINDEX, hook->ref);
        lua_rawgeti(L, LUA_REGISTRYINDEX, vm->game_ref);
        tesI_push(L, HANDLE_PIECE, piece);
        tesI_push(L, HANDLE_SEGMENT, node);
        bool ok = tesI_call(L, game, hook->module, "allow.stand", 3, 2);
        vm->sealed--;
        if (!ok) return -1;
        if (refused(L, &reason)) {
            may = 0;
            if (reason != NULL) tesI_veto_stand(game, piece, node, reason);
        }
        lua_settop(L, top);
    }
    return may;
}

/* ---- scores ------------------------------------------------------------ */

static const char *const stage_names[TESI_STAGES] = {
    "score.count", "score.rate", "score.bonus", "score.factor", "score.veto"};

struct change {
    tesI_label name;
    int32_t value;
};

static int by_name(const void *a, const void *b)
{
    const struct change *x = a, *y = b;
    return (x->name > y->name) - (x->name < y->name);
}

/* Raises an error that stands where the hook does: it has returned. */
static void wrong_result(lua_State *L, const struct tesI_hook *hook,
                         const char *text)
{
    lua_Debug ar;
    lua_rawgeti(L, LUA_REGISTRYINDEX, hook->ref);
    lua_getinfo(L, ">S", &ar);
    lua_pushfstring(L, "%s:%d: %s", ar.short_src, ar.linedefined, text);
    lua_error(L);
}

/* Merges the table at the top into the tally: counts and rates add up,
 * bonuses become terms of their own. Raises on wrong values. */
static void merge_table(lua_State *L, tesI_stage stage,
                        const struct tesI_hook *hook, struct tesI_tally *tally)
{
    struct change changes[TESI_TALLY_MAX];
    size_t count = 0;

    for (lua_pushnil(L); lua_next(L, -2) != 0; lua_pop(L, 1)) {
        int exact;
        lua_Integer value = lua_tointegerx(L, -1, &exact);
        if (lua_type(L, -2) != LUA_TSTRING || !exact || value > INT32_MAX ||
            value < INT32_MIN) {
            wrong_result(L, hook,
                         "it must return a table of name = whole "
                         "number");
        }
        if (count == TESI_TALLY_MAX) {
            wrong_result(L, hook, "too many score terms");
            return; /* it does not come back, but does not say so */
        }
        changes[count].name = tesI_check_label(L, lua_gettop(L) - 1);
        changes[count++].value = (int32_t)value;
    }
    if (count == 0) return;
    qsort(changes, count, sizeof *changes, by_name);
    for (size_t i = 0; i < count; i++) {
        struct tesI_tally_term *term =
            tesI_tally_term(tally, changes[i].name, hook->module);
        if (term == NULL) {
            wrong_result(L, hook, "too many score terms");
            return;
        }
        if (stage == STAGE_COUNT) {
            term->count = tesI_tally_add(term->count, changes[i].value);
        } else {
            term->bonus = term->bonus || stage == STAGE_BONUS;
            term->rate = tesI_tally_add(term->rate, changes[i].value);
        }
    }
}

/* Runs inside the protected call: args tally (light), hook index. */
static int merge_result(lua_State *L)
{
    struct tesI_tally *tally = lua_touserdata(L, 1);
    tesI_stage stage = (tesI_stage)lua_tointeger(L, 2);
    const struct tesI_hook *hook = lua_touserdata(L, 3);

    /* 4: its function, 5...: its arguments */
    lua_call(L, lua_gettop(L) - 4, 1);
    if (lua_isnil(L, -1)) return 0;
    if (stage == STAGE_FACTOR) {
        int exact;
        lua_Integer factor = lua_tointegerx(L, -1, &exact);
        if (!exact || factor > 1000 || factor < -1000) {
            wrong_result(L, hook, "it must return a whole number up to 1000");
        }
        factor *= tally->factor;
        tally->factor = factor > INT32_MAX    ? INT32_MAX
                        : factor < -INT32_MAX ? -INT32_MAX
                                              : (int32_t)factor;
        tally->factor_module = hook->module;
    } else if (stage == STAGE_VETO) {
        tally->vetoed = tally->vetoed || lua_toboolean(L, -1);
    } else if (lua_istable(L, -1)) {
        merge_table(L, stage, hook, tally);
    } else {
        wrong_result(L, hook, "it must return a table or nothing");
    }
    return 0;
}

static int score(void *ctx, struct tes_game *game, tesI_stage stage,
                 struct tesI_tally *tally)
{
    struct tes_ruleset *vm = ctx;
    lua_State *L = current(vm);
    const struct tesI_hooks *hooks = &vm->score[stage];

    luaL_checkstack(L, 12, NULL);
    for (uint32_t i = 0; i < hooks->count; i++) {
        const struct tesI_hook *hook = &hooks->list[i];
        if ((hook->kinds >> tally->kind & 1) == 0) continue;
        vm->sealed++;
        lua_pushcfunction(L, tesI_explain);
        lua_pushcfunction(L, merge_result);
        lua_pushlightuserdata(L, tally);
        lua_pushinteger(L, stage);
        lua_pushlightuserdata(L, (void *)(uintptr_t)hook);
        lua_rawgeti(L, LUA_REGISTRYINDEX, hook->ref);
        struct tes_game *before = vm->game;
        vm->game = game;
        tesI_push(L, HANDLE_FEATURE, tally->root);
        tesI_push_or_nil(L, HANDLE_PLAYER,
                         tally->player < 0 ? TES_NONE
                                           : (uint32_t)tally->player);
        lua_rawgeti(L, LUA_REGISTRYINDEX, vm->game_ref);
        vm->game = before;
        bool ok = tesI_call(L, game, hook->module, stage_names[stage], 7, 0);
        vm->sealed--;
        if (!ok) return -1;
        lua_pop(L, 1);
    }
    return 0;
}

/* ---- phases ------------------------------------------------------------ */

/* Fills the slot it is given with a new coroutine. */
static int make_thread(lua_State *L)
{
    struct tesI_thread *thread = lua_touserdata(L, 1);
    lua_State *made = lua_newthread(L);
    thread->ref = luaL_ref(L, LUA_REGISTRYINDEX);
    thread->L = made;
    return 0;
}

static bool fill_slot(struct tes_ruleset *vm, struct tesI_thread *thread)
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
    struct tesI_thread *threads =
        tesI_realloc(vm->threads, (size_t)(vm->nthreads + 1) * sizeof *threads);
    if (threads == NULL) return -1;
    vm->threads = threads;
    struct tesI_thread *thread = &threads[vm->nthreads];
    thread->L = NULL;
    thread->game = NULL;
    if (!fill_slot(vm, thread)) return -1;
    return vm->nthreads++;
}

/* A coroutine that was stopped from within a hook takes no hook any more. */
static void free_thread(struct tes_ruleset *vm, struct tes_game *game)
{
    struct tesI_thread *thread = &vm->threads[game->live];
    if (vm->budget.overtime) {
        luaL_unref(vm->L, LUA_REGISTRYINDEX, thread->ref);
        thread->L = NULL;
    } else {
        if (lua_status(thread->L) != LUA_OK) lua_resetthread(thread->L);
        lua_settop(thread->L, 0);
    }
    thread->game = NULL;
    game->live = -1;
}

static void drop(void *ctx, struct tes_game *game)
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
    uint32_t a = option->a, b = option->kind >> 8 & 255;
    tes_option_kind kind = (tes_option_kind)(option->kind & 255);
    tesI_label verb = (tesI_label)(option->kind >> 16);
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
        tesI_push(L, HANDLE_SEGMENT, a);
        tesI_push_or_nil(L, HANDLE_PIECE, b - 1);
        return;
    case TES_OPT_PASS: lua_pushnil(L); break;
    case TES_OPT_FIGURE: tesI_push(L, HANDLE_FIGURE, a); break;
    case TES_OPT_TILE: tesI_push(L, HANDLE_TILE, a); break;
    case TES_OPT_TYPE: tesI_push(L, HANDLE_TYPE, a); break;
    case TES_OPT_CELL: tesI_push(L, HANDLE_CELL, tesI_cell_id(game, a)); break;
    case TES_OPT_EDGE: tesI_push(L, HANDLE_EDGE, a << 2 | b); break;
    case TES_OPT_PLAYER: tesI_push(L, HANDLE_PLAYER, a); break;
    case TES_OPT_ZONE: tesI_push(L, HANDLE_ZONE, a | b << 8); break;
    case TES_OPT_NUMBER: lua_pushinteger(L, (int32_t)a); break;
    case TES_OPT_WORD: tesI_push_label(L, (tesI_label)a); break;
    }
    lua_pushnil(L);
}

/* Pushes the running phase and its argument, and is known as it. */
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
        }
        push_phase(L, vm);
        lua_callk(L, 1, 0, 1, run_phases);
    }
}

static int start_phases(lua_State *L) { return run_phases(L, LUA_OK, 0); }

static tesI_run run(void *ctx, struct tes_game *game,
                    const struct tesI_option *answer)
{
    struct tes_ruleset *vm = ctx;
    int nargs = 0, nresults;

    if (answer == NULL) {
        game->live = take_thread(vm);
        if (game->live < 0) return tesI_game_fail(game, "out of memory");
        vm->threads[game->live].game = game;
    }
    lua_State *L = vm->threads[game->live].L;
    if (!lua_checkstack(L, 8)) return tesI_game_fail(game, "out of memory");
    const struct tesI_phase *row = &vm->cat->phases[game->phase];
    struct frame frame =
        enter(vm, game, row->module, tesI_text(vm->cat, row->name));
    vm->running = L;
    vm->sealed = 0;
    vm->nested = 0;
    vm->listing = 0;
    if (answer == NULL) {
        lua_pushcfunction(L, start_phases);
    } else {
        tesI_show(vm, vm->L);
        push_answer(L, game, answer);
        lua_pushinteger(L, tesI_option_tag(answer));
        nargs = 4;
    }
    vm->budget.capped++;
    int status = lua_resume(L, vm->L, nargs, &nresults);
    vm->budget.capped--;
    tesI_run how = vm->leaving;
    if (status != LUA_OK && status != LUA_YIELD) {
        char text[1024]; /* the coroutine still stands where it failed */
        tesI_explain_text(L, -1, text, sizeof text);
        name_error(vm, game, text, status);
        how = RUN_FAIL;
    } else if (how == RUN_FAIL) {
        char text[1024]; /* the sequencer refused: the error is not Lua's */
        snprintf(text, sizeof text, "%s",
                 game->error == NULL ? TESI_NO_MEMORY : game->error);
        name_text(vm, game, text);
    }
    if (how != RUN_ASK) free_thread(vm, game);
    leave(vm, frame);
    return how;
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
                                    .run = run,
                                    .drop = drop,
                                    .may_place = may_place,
                                    .may_stand = may_stand,
                                    .score = score,
                                    .budget = budget};
}
