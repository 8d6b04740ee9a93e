/* majority_hooks.c - what the rules say of majorities: what figures weigh
 * where they stand, who ranks first among equals, and who is named at last. */
#include "../../feature.h"
#include "../../figures.h"
#include "../../majority.h"
#include "call.h"

/* Most a rule may add to a weight, and highest rank. */
#define MOST 100000

/* The number that a hook has returned, 0 for nothing. Raises. */
static int32_t number_result(lua_State *L, const struct tesI_hook *hook)
{
    int exact = 1;
    lua_Integer value = lua_isnil(L, -1) ? 0 : lua_tointegerx(L, -1, &exact);
    if (!exact || value > MOST || value < -MOST) {
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

/* Makes the call, of which two arguments were pushed: g is the third. They
 * stand where add_result hands them on, and ask_rank makes its own. */
static bool end(lua_State *L, struct tes_game *game,
                const struct tesI_hook *hook, const char *name)
{
    struct tes_ruleset *vm = tesI_vm(L);
    lua_rawgeti(L, LUA_REGISTRYINDEX,
                game->trace != NULL ? vm->watched_ref : vm->game_ref);
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

    if (game->trace == NULL && known->mark == now.mark &&
        known->salt == now.salt && known->rollbacks == now.rollbacks &&
        known->figure == figure && known->root == root) {
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

struct listing {
    lua_State *L;
    uint32_t owner;
    lua_Integer next;
};

static bool list_figure(void *ctx, uint32_t figure)
{
    struct listing *list = ctx;
    const struct tes_game *game = tesI_vm(list->L)->game;
    if (tesI_figure_owner(tesI_figure_row(game, figure)) == list->owner) {
        tesI_push(list->L, HANDLE_FIGURE, figure);
        lua_rawseti(list->L, -2, list->next++);
    }
    return true;
}

/* Pushes all figures that a seat has on these features. */
static void push_figures(lua_State *L, const uint32_t *roots, uint32_t count,
                         uint32_t seat)
{
    struct listing list = {L, seat, 1};
    lua_newtable(L);
    for (uint32_t i = 0; i < count; i++) {
        tesI_feature_figures(tesI_vm(L)->game, roots[i], list_figure, &list);
    }
}

static void push_seats(lua_State *L, uint32_t seats)
{
    lua_Integer next = 1;
    lua_newtable(L);
    for (uint32_t p = 0; p < TES_MAX_PLAYERS; p++) {
        if ((seats >> p & 1) == 0) continue;
        tesI_push(L, HANDLE_PLAYER, p);
        lua_rawseti(L, -2, next++);
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
    push_seats(L, *tie->seats);
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
        int32_t best = -MOST - 1;
        for (tie.seat = 0; tie.seat < TES_MAX_PLAYERS; tie.seat++) {
            if ((*seats >> tie.seat & 1) == 0) continue;
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
