/* score_hooks.c - what the rules add to a score: calls their functions stage
 * by stage and merges what these return into the tally. */
#include <stdlib.h>

#include "board/figures.h"
#include "script/rules/score_hooks.h"
#include "script/vm/call.h"
#include "script/vm/handle.h"
#include "turn/scores.h"

static const char *const stage_names[TESI_STAGES] = {
    "score.count",  "score.rate", "score.bonus",
    "score.factor", "score.veto", "score.final"};

struct change {
    tesI_label name;
    int32_t value;
};

static int by_name(const void *a, const void *b)
{
    const struct change *x = a, *y = b;
    return (x->name > y->name) - (x->name < y->name);
}

/* What kind of terms a hook gives. */
static tesI_form form_of(tesI_stage stage, const struct tesI_hook *hook)
{
    if (stage == STAGE_FINAL) return TERM_LAST;
    if (stage != STAGE_BONUS) return TERM_RATE;
    return hook->kept ? TERM_KEPT : TERM_BONUS;
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
            tesI_wrong_result(L, hook,
                              "it must return a table of name = whole "
                              "number");
        }
        if (count == TESI_TALLY_MAX) {
            tesI_wrong_result(L, hook, "too many score terms");
            return; /* it does not come back, but does not say so */
        }
        changes[count].name = tesI_check_label(L, lua_gettop(L) - 1);
        changes[count++].value = (int32_t)value;
    }
    if (count == 0) return;
    qsort(changes, count, sizeof *changes, by_name);
    for (size_t i = 0; i < count; i++) {
        struct tesI_tally_term *term = tesI_tally_term(
            tally, form_of(stage, hook), changes[i].name, hook->module);
        if (term == NULL) {
            tesI_wrong_result(L, hook, "too many score terms");
            return;
        }
        if (stage == STAGE_COUNT) {
            term->count = tesI_tally_add(term->count, changes[i].value);
        } else {
            term->rate = tesI_tally_add(term->rate, changes[i].value);
        }
    }
}

/* A stage of a tally. */
struct staged {
    struct tesI_tally *tally;
    tesI_stage stage;
};

/* Protected; args: what is staged (light), hook (light), function and its
 * arguments. */
static int merge_result(lua_State *L)
{
    const struct staged *staged = lua_touserdata(L, 1);
    struct tesI_tally *tally = staged->tally;
    tesI_stage stage = staged->stage;
    const struct tesI_hook *hook = lua_touserdata(L, 2);

    lua_call(L, lua_gettop(L) - 3, 1);
    if (lua_isnil(L, -1)) return 0;
    if (stage == STAGE_FACTOR) {
        int exact;
        lua_Integer factor = lua_tointegerx(L, -1, &exact);
        if (!exact || factor > 1000 || factor < -1000) {
            tesI_wrong_result(L, hook,
                              "it must return a whole number up to 1000");
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
        tesI_wrong_result(L, hook, "it must return a table or nothing");
    }
    return 0;
}

/* Begins a call of a hook by `run`, which gets `result` and the hook; its
 * arguments come next. */
static void begin(lua_State *L, struct tes_ruleset *vm, lua_CFunction run,
                  void *result, const struct tesI_hook *hook)
{
    luaL_checkstack(L, 12, NULL);
    vm->sealed++;
    lua_pushcfunction(L, tesI_explain);
    lua_pushcfunction(L, run);
    lua_pushlightuserdata(L, result);
    lua_pushlightuserdata(L, (void *)(uintptr_t)hook);
    lua_rawgeti(L, LUA_REGISTRYINDEX, hook->ref);
}

int tesI_score(void *ctx, struct tes_game *game, tesI_stage stage,
               struct tesI_tally *tally)
{
    struct tes_ruleset *vm = ctx;
    lua_State *L = tesI_running(vm);
    const struct tesI_hooks *hooks = &vm->score[stage];
    struct staged staged = {tally, stage};

    for (uint32_t i = 0; i < hooks->count; i++) {
        const struct tesI_hook *hook = &hooks->list[i];
        if ((hook->kinds >> tally->kind & 1) == 0) continue;
        begin(L, vm, merge_result, &staged, hook);
        struct tes_game *before = vm->game;
        vm->game = game;
        tesI_push(L, HANDLE_FEATURE, tally->root);
        tesI_push_or_nil(L, HANDLE_PLAYER,
                         tally->player < 0 ? TES_NONE
                                           : (uint32_t)tally->player);
        lua_rawgeti(L, LUA_REGISTRYINDEX, vm->game_ref);
        vm->game = before;
        tesI_push_label(L, tally->reason);
        if (stage == STAGE_FINAL) lua_pushinteger(L, tesI_tally_sum(tally));
        bool ok = tesI_call(L, game, hook->module, stage_names[stage],
                            stage == STAGE_FINAL ? 8 : 7, 0);
        vm->sealed--;
        if (!ok) return -1;
        lua_pop(L, 1);
    }
    return 0;
}

/* ---- majorities ---------------------------------------------------------- */

/* Most a rule may add to a weight, and highest rank. */
#define MOST_WEIGHT 100000

/* The number that a hook has returned, 0 for nothing. Raises. */
static int32_t number_result(lua_State *L, const struct tesI_hook *hook)
{
    int exact = 1;
    lua_Integer value = lua_isnil(L, -1) ? 0 : lua_tointegerx(L, -1, &exact);
    if (!exact || value > MOST_WEIGHT || value < -MOST_WEIGHT) {
        tesI_wrong_result(L, hook,
                          "it must return a whole number up to 100000");
    }
    return (int32_t)value;
}

/* Protected; args: where the sum is (light), hook (light), function and its
 * arguments. */
static int add_result(lua_State *L)
{
    int32_t *sum = lua_touserdata(L, 1);
    const struct tesI_hook *hook = lua_touserdata(L, 2);
    lua_call(L, lua_gettop(L) - 3, 1);
    *sum += number_result(L, hook);
    return 0;
}

/* Makes the call, of which two arguments were pushed: g is the third. They
 * stand where add_result hands them on, and ask_rank makes its own. */
static bool end(lua_State *L, struct tes_game *game,
                const struct tesI_hook *hook, const char *name)
{
    struct tes_ruleset *vm = tesI_vm(L);
    lua_rawgeti(L, LUA_REGISTRYINDEX, vm->game_ref);
    bool ok = tesI_call(L, game, hook->module, name, 6, 0);
    vm->sealed--;
    if (ok) lua_pop(L, 1);
    return ok;
}

int tesI_weigh(void *ctx, struct tes_game *game, uint32_t figure, uint32_t root,
               int32_t *weight)
{
    struct tes_ruleset *vm = ctx;
    lua_State *L = tesI_running(vm);
    uint32_t piece = tesI_figure_piece(tesI_figure_row(game, figure));
    struct tesI_weight now = {.mark = tesI_store_mark(&game->store),
                              .salt = game->salt,
                              .rollbacks = game->store.rollbacks,
                              .figure = figure,
                              .root = root,
                              .weight = *weight};
    struct tesI_weight *known = &vm->weights[figure % TESI_WEIGHTS];

    if (known->mark == now.mark && known->salt == now.salt &&
        known->rollbacks == now.rollbacks && known->figure == figure &&
        known->root == root) {
        *weight = known->weight;
        return 0;
    }
    for (uint32_t i = 0; i < vm->weigh.count; i++) {
        const struct tesI_hook *hook = &vm->weigh.list[i];
        if ((hook->about >> piece & 1) == 0) continue;
        struct tes_game *before = vm->game;
        begin(L, vm, add_result, &now.weight, hook);
        vm->game = game;
        tesI_push(L, HANDLE_FIGURE, figure);
        tesI_push(L, HANDLE_FEATURE, root);
        vm->game = before;
        if (!end(L, game, hook, "weight")) return -1;
    }
    *known = now;
    *weight = now.weight;
    return 0;
}

/* Does a hook concern one of these features? */
static bool concerns(const struct tes_game *game, const struct tesI_hook *hook,
                     const uint32_t *roots, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        uint32_t kind = tesI_node_segment(game, roots[i])->kind;
        if (hook->kinds >> kind & 1) return true;
    }
    return false;
}

/* Pushes all figures that a seat has on these features. */
static void push_figures(lua_State *L, const uint32_t *roots, uint32_t count,
                         uint32_t seat)
{
    const struct tes_game *game = tesI_vm(L)->game;
    lua_Integer next = 1;

    lua_newtable(L);
    for (uint32_t i = 0; i < count; i++) {
        TESI_EACH_FIGURE(game, roots[i], figure) {
            const struct tesI_figure *row = tesI_figure_row(game, figure);
            if (tesI_figure_owner(row) != seat) continue;
            tesI_push(L, HANDLE_FIGURE, figure);
            lua_rawseti(L, -2, next++);
        }
    }
}

/* What a rank or decider is called with: the features, and a seat of those
 * that are equal. */
struct tie {
    const uint32_t *roots;
    uint32_t count, seat, *seats;
    int32_t rank;
};

/* Protected, because it makes tables; args: tie, hook, function, two that do
 * not matter, g. */
static int ask_rank(lua_State *L)
{
    struct tie *tie = lua_touserdata(L, 1);
    const struct tesI_hook *hook = lua_touserdata(L, 2);

    lua_pushvalue(L, 3);
    push_figures(L, tie->roots, tie->count, tie->seat);
    tesI_push(L, HANDLE_PLAYER, tie->seat);
    lua_pushvalue(L, 6);
    lua_call(L, 3, 1);
    tie->rank = number_result(L, hook);
    return 0;
}

static int ask_decider(lua_State *L)
{
    struct tie *tie = lua_touserdata(L, 1);
    const struct tesI_hook *hook = lua_touserdata(L, 2);

    lua_pushvalue(L, 3);
    tesI_push_seats(L, *tie->seats);
    tesI_push(L, HANDLE_FEATURE, tie->roots[0]);
    lua_pushvalue(L, 6);
    lua_call(L, 3, 1);
    if (lua_isnil(L, -1)) return 0; /* they share */
    uint32_t seat = tesI_handle_type(L, -1) == HANDLE_PLAYER
                        ? tesI_check(L, lua_gettop(L), HANDLE_PLAYER)
                        : TES_MAX_PLAYERS;
    if (seat == TES_MAX_PLAYERS || (*tie->seats >> seat & 1) == 0) {
        tesI_wrong_result(L, hook,
                          "it must return one of the players it is "
                          "given, or nothing");
    }
    *tie->seats = 1u << seat;
    return 0;
}

/* Calls a hook about a tie. */
static bool ask(struct tes_ruleset *vm, struct tes_game *game,
                lua_CFunction how, struct tie *tie,
                const struct tesI_hook *hook, const char *name)
{
    lua_State *L = tesI_running(vm);
    begin(L, vm, how, tie, hook);
    lua_pushnil(L);
    lua_pushnil(L);
    return end(L, game, hook, name);
}

int tesI_rank(void *ctx, struct tes_game *game, const uint32_t *roots,
              uint32_t count, uint32_t *seats)
{
    struct tes_ruleset *vm = ctx;
    struct tie tie = {.roots = roots, .count = count, .seats = seats};

    for (uint32_t i = 0; i < vm->rank.count; i++) {
        const struct tesI_hook *hook = &vm->rank.list[i];
        if (!concerns(game, hook, roots, count)) continue;
        uint32_t first = 0;
        int32_t best = -MOST_WEIGHT - 1;
        TESI_EACH_BIT(*seats, seat) {
            tie.seat = seat;
            if (!ask(vm, game, ask_rank, &tie, hook, "rank")) return -1;
            if (tie.rank > best) first = 0;
            if (tie.rank >= best) first |= 1u << tie.seat;
            if (tie.rank > best) best = tie.rank;
        }
        *seats = first;
        if ((first & (first - 1)) == 0) return 0;
    }
    for (uint32_t i = 0; i < vm->decide.count; i++) {
        const struct tesI_hook *hook = &vm->decide.list[i];
        if (!concerns(game, hook, roots, count)) continue;
        return ask(vm, game, ask_decider, &tie, hook, "decider") ? 0 : -1;
    }
    return 0;
}
