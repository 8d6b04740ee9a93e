/* bind_tester.c - one game driven from Lua, for the rule tester.
 *
 * The tester (lua/tester.lua) puts a board together, answers decisions and
 * looks at what happened. Its game belongs to the VM and is current between
 * the calls, so that the tester can read it through g and handles. */
#include "../board.h"
#include "../flow.h"
#include "../options.h"
#include "handle.h"

static struct tes_game *check_test(lua_State *L)
{
    struct tes_game *game = tesI_vm(L)->game;
    if (game == NULL) luaL_error(L, "no test game is open");
    return game;
}

/* close() - ends the test game */
static int t_close(lua_State *L)
{
    struct tes_ruleset *vm = tesI_vm(L);
    struct tes_game *game = vm->game;
    vm->game = NULL;
    vm->hook = NULL;
    vm->sealed = 0;
    tes_game_free(game);
    return 0;
}

/* open(seed) - a game at its very start, nothing run, free to be changed */
static int t_open(lua_State *L)
{
    struct tes_ruleset *vm = tesI_vm(L);
    t_close(L);
    vm->game = tesI_game_make(vm->cat, &vm->rules, vm,
                              (uint64_t)luaL_checkinteger(L, 1));
    if (vm->game == NULL) return tesI_out_of_memory(L);
    vm->game->salt = ++vm->salts;
    vm->hook = "test";
    vm->hook_module = tesI_label_of(vm->cat, "test");
    return 0;
}

static int finish(lua_State *L, tesI_run how)
{
    struct tes_game *game = check_test(L);
    if (how == RUN_FAIL) {
        lua_pushboolean(L, 0);
        lua_pushstring(L, game->error == NULL ? "out of memory"
                                              : game->error);
        return 2;
    }
    tesI_vm(L)->sealed = 1; /* from now on only answers change it */
    lua_pushboolean(L, 1);
    return 1;
}

/* start(skip set-up) -> true, or false and the error */
static int t_start(lua_State *L)
{
    struct tes_game *game = check_test(L);
    if (lua_toboolean(L, 1)) {
        tesI_store_reserve(&game->store, 8);
        tesI_set_word(game, WORD_STAGE, GAME_TURN);
    }
    tesI_store_forget(&game->store, tesI_store_mark(&game->store));
    return finish(L, tesI_flow_start(game));
}

/* answer(index) -> true, or false and the error; index from 1 */
static int t_answer(lua_State *L)
{
    struct tes_game *game = check_test(L);
    tes_error err = {TES_OK, NULL};
    lua_Integer index = luaL_checkinteger(L, 1) - 1;
    if (tes_game_answer(game, (uint32_t)index, &err) != TES_OK) {
        lua_pushboolean(L, 0);
        lua_pushstring(L, err.text == NULL ? "out of memory" : err.text);
        tes_error_clear(&err);
        return 2;
    }
    lua_pushboolean(L, 1);
    return 1;
}

/* roll() -> true, or false and the error */
static int t_roll(lua_State *L)
{
    tes_error err = {TES_OK, NULL};
    if (tes_game_roll(check_test(L), &err) != TES_OK) {
        lua_pushboolean(L, 0);
        lua_pushstring(L, err.text == NULL ? "out of memory" : err.text);
        tes_error_clear(&err);
        return 2;
    }
    lua_pushboolean(L, 1);
    return 1;
}

/* decision() -> seat (0 for CHANCE), phase, prompt, count; nil when over */
static int t_decision(lua_State *L)
{
    tes_decision decision;
    if (!tes_game_decision(check_test(L), &decision)) return 0;
    lua_pushinteger(L, decision.player + 1);
    lua_pushstring(L, decision.phase);
    lua_pushstring(L, decision.prompt);
    lua_pushinteger(L, decision.count);
    return 4;
}

/* keys() -> list of the pending options' keys */
static int t_keys(lua_State *L)
{
    struct tes_game *game = check_test(L);
    char key[256];
    lua_newtable(L);
    for (uint32_t i = 0; tes_game_key(game, i, key, sizeof key) > 0; i++) {
        lua_pushstring(L, key);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* vetoes() -> list of "what: reason" */
static int t_vetoes(lua_State *L)
{
    struct tes_game *game = check_test(L);
    lua_newtable(L);
    for (uint32_t i = 0; tes_game_veto(game, i) != NULL; i++) {
        lua_pushstring(L, tes_game_veto(game, i));
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* undo(answers) -> boolean */
static int t_undo(lua_State *L)
{
    uint32_t answers = (uint32_t)luaL_optinteger(L, 1, 1);
    lua_pushboolean(L, tes_game_undo(check_test(L), answers) == TES_OK);
    return 1;
}

/* hash() -> 16 hex digits */
static int t_hash(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)tes_game_hash(check_test(L)));
    return 1;
}

static void set_number(lua_State *L, const char *name, lua_Integer value)
{
    lua_pushinteger(L, value);
    lua_setfield(L, -2, name);
}

static void push_items(lua_State *L, const struct tes_game *game,
                       uint32_t event)
{
    tes_item item;
    lua_newtable(L);
    for (uint32_t i = 0; tes_game_item(game, event, i, &item); i++) {
        lua_newtable(L);
        lua_pushstring(L, item.name);
        lua_setfield(L, -2, "name");
        set_number(L, "count", item.count);
        set_number(L, "points", item.points);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
}

/* scores(from) -> list of score events from number `from` on, and the
 * number of all events; each { seat, points, reason, tiles, node, items } */
static int t_scores(lua_State *L)
{
    struct tes_game *game = check_test(L);
    uint32_t from = (uint32_t)luaL_optinteger(L, 1, 0);
    tes_event event;
    lua_Integer next = 1;

    lua_newtable(L);
    for (; tes_game_event(game, from, &event); from++) {
        if (event.kind != TES_EV_SCORE) continue;
        lua_newtable(L);
        set_number(L, "seat", event.player + 1);
        set_number(L, "points", event.points);
        set_number(L, "tiles", event.tiles);
        lua_pushstring(L, event.reason);
        lua_setfield(L, -2, "reason");
        lua_pushboolean(L, event.complete);
        lua_setfield(L, -2, "complete");
        push_items(L, game, from);
        lua_setfield(L, -2, "items");
        lua_rawseti(L, -2, next++);
    }
    lua_pushinteger(L, from);
    return 2;
}

/* over() -> boolean */
static int t_over(lua_State *L)
{
    lua_pushboolean(L, tes_game_status(check_test(L)) == TES_OVER);
    return 1;
}

/* set_turn(seat, left): who is on turn */
static int t_set_player(lua_State *L)
{
    struct tes_game *game = check_test(L);
    lua_Integer seat = luaL_checkinteger(L, 1);
    luaL_argcheck(L, seat >= 1 && seat <= game->cat->players, 1,
                  "no such seat");
    tesI_store_reserve(&game->store, 1);
    tesI_set_word(game, WORD_PLAYER, (uint32_t)seat - 1);
    return 0;
}

/* set_score(seat, points) */
static int t_set_score(lua_State *L)
{
    struct tes_game *game = check_test(L);
    lua_Integer seat = luaL_checkinteger(L, 1);
    luaL_argcheck(L, seat >= 1 && seat <= game->cat->players, 1,
                  "no such seat");
    tesI_store_reserve(&game->store, 1);
    tesI_set_word(game, game->cat->layout.scores + (uint32_t)seat - 1,
                  (uint32_t)luaL_checkinteger(L, 2));
    return 0;
}

/* g() -> the game object */
static int t_g(lua_State *L)
{
    lua_rawgeti(L, LUA_REGISTRYINDEX, tesI_vm(L)->game_ref);
    return 1;
}

static const luaL_Reg functions[] = {
    {"open", t_open},         {"close", t_close},
    {"start", t_start},       {"answer", t_answer},
    {"roll", t_roll},         {"decision", t_decision},
    {"keys", t_keys},         {"vetoes", t_vetoes},
    {"undo", t_undo},         {"hash", t_hash},
    {"scores", t_scores},     {"over", t_over},
    {"set_player", t_set_player}, {"set_score", t_set_score},
    {"g", t_g},               {NULL, NULL}};

/* Adds the table `drive` to the table at the top. */
void tesI_open_tester(lua_State *L)
{
    lua_newtable(L);
    luaL_setfuncs(L, functions, 0);
    lua_setfield(L, -2, "drive");
}
