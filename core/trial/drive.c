/* drive.c - one game driven from Lua, for the rule tester.
 *
 * The tester (lua/tester/tests.lua) puts a board together, answers decisions
 * and looks at what happened. Its game belongs to the VM and is current between
 * the calls, so that the tester can read it through g and handles. */
#include "board/completed.h"
#include "game/life.h"
#include "script/rules/open.h"
#include "trial/cover.h"
#include "trial/drive.h"
#include "trial/games.h"
#include "script/vm/handle.h"
#include "script/vm/methods.h"
#include "turn/flow.h"
#include "turn/options.h"

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
    vm->nested = 0;
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
    tesI_show(vm, L);
    return 0;
}

/* Pushes true, or false and why the game did not move on. */
static int outcome(lua_State *L, bool moved, const char *why)
{
    struct tes_ruleset *vm = tesI_vm(L);
    vm->sealed = 1; /* from now on only answers change it */
    tesI_show(vm, L);
    lua_pushboolean(L, moved);
    if (moved) return 1;
    lua_pushstring(L, why == NULL ? "out of memory" : why);
    return 2;
}

/* start("setup", "turn" or "final") -> true, or false and the error: runs
 * from the first phase of the stage to the first decision */
static int t_start(lua_State *L)
{
    static const char *const names[] = {"setup", "turn", "final", NULL};
    static const uint32_t stages[] = {GAME_SETUP, GAME_TURN, GAME_FINAL};
    struct tes_game *game = check_test(L);
    uint32_t stage = stages[luaL_checkoption(L, 1, "setup", names)];

    tesI_store_forget(&game->store, tesI_store_mark(&game->store));
    if (stage != GAME_SETUP) tesI_completed_drop(game);
    bool moved = tesI_flow_enter(game, stage) != RUN_FAIL;
    return outcome(L, moved, game->error);
}

/* answer([index]) -> true, or false and the error; index from 1, without one
 * CHANCE rolls */
static int t_answer(lua_State *L)
{
    struct tes_game *game = check_test(L);
    tes_error err = {TES_OK, NULL};
    bool rolls = lua_isnoneornil(L, 1);
    uint32_t index = rolls ? 0 : (uint32_t)(luaL_checkinteger(L, 1) - 1);
    tes_status status =
        rolls ? tes_game_roll(game, &err) : tes_game_answer(game, index, &err);
    int results = outcome(L, status == TES_OK, err.text);
    tes_error_clear(&err);
    return results;
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

static void set_number(lua_State *L, const char *name, lua_Integer value)
{
    lua_pushinteger(L, value);
    lua_setfield(L, -2, name);
}

static void set_text(lua_State *L, const char *name, const char *text)
{
    lua_pushstring(L, text);
    lua_setfield(L, -2, name);
}

/* options() -> list of { key =, weight =, draw =, turns =, segment = } of the
 * pending decision; weight: how likely CHANCE gives it; draw: it is a tile
 * type; turns: which rotations of the tile to be laid differ, as a mask;
 * segment: the one that is meant, if any */
static int t_options(lua_State *L)
{
    struct tes_game *game = check_test(L);
    tes_option option;
    char key[256];

    lua_newtable(L);
    for (uint32_t i = 0; tes_game_option(game, i, &option); i++) {
        tes_game_key(game, i, key, sizeof key);
        lua_createtable(L, 0, 5);
        set_text(L, "key", key);
        set_number(L, "weight", option.weight);
        lua_pushboolean(L, option.kind == TES_OPT_TYPE);
        lua_setfield(L, -2, "draw");
        if (option.kind == TES_OPT_PLACE) {
            set_number(L, "turns", game->cat->types[option.type].turns);
        }
        if (option.node != TES_NONE &&
            (option.kind == TES_OPT_SEGMENT || option.kind == TES_OPT_FIGURE)) {
            tesI_push(L, HANDLE_SEGMENT, option.node);
            lua_setfield(L, -2, "segment");
        }
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* vetoes() -> list of "what: reason" */
static int t_vetoes(lua_State *L)
{
    struct tes_game *game = check_test(L);
    char text[512];
    lua_newtable(L);
    for (uint32_t i = 0; tes_game_veto(game, i, text, sizeof text) > 0; i++) {
        lua_pushstring(L, text);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* undo() -> boolean: takes all answers back */
static int t_undo(lua_State *L)
{
    struct tes_game *game = check_test(L);
    uint32_t answers = tes_game_answers(game);
    lua_pushboolean(L, tes_game_undo(game, answers) == TES_OK);
    tesI_show(tesI_vm(L), L);
    return 1;
}

/* drop() - the suspended phase must be run again at the next answer */
static int t_drop(lua_State *L)
{
    tes_game_drop_cache(check_test(L));
    return 0;
}

/* hash() -> the state's hash, a whole number */
static int t_hash(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)tes_game_hash(check_test(L)));
    return 1;
}

static void push_items(lua_State *L, const struct tes_game *game,
                       uint32_t event)
{
    tes_item item;
    lua_newtable(L);
    for (uint32_t i = 0; tes_game_item(game, event, i, &item); i++) {
        lua_newtable(L);
        set_text(L, "name", item.name);
        set_number(L, "count", item.count);
        set_number(L, "points", item.points);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
}

static void push_event(lua_State *L, const struct tes_game *game,
                       uint32_t index, const tes_event *event)
{
    static const char *const kinds[] = {"score",    "placed",   "discard",
                                        "deployed", "returned", "note",
                                        "overlaid"};
    lua_newtable(L);
    set_text(L, "kind", kinds[event->kind]);
    set_text(L, "reason", event->reason);
    set_number(L, "seat", event->player + 1);
    set_number(L, "points", event->points);
    if (event->type != TES_NONE) {
        set_text(L, "type", game->cat->types[event->type].id);
    }
    push_items(L, game, index);
    lua_setfield(L, -2, "items");
}

/* events(from) -> list of the events from number `from` on, and the number
 * of all; each { kind =, reason =, seat =, points =, type =, items = } */
static int t_events(lua_State *L)
{
    struct tes_game *game = check_test(L);
    uint32_t from = (uint32_t)luaL_optinteger(L, 1, 0);
    tes_event event;

    lua_newtable(L);
    for (lua_Integer next = 1; tes_game_event(game, from, &event); from++) {
        push_event(L, game, from, &event);
        lua_rawseti(L, -2, next++);
    }
    lua_pushinteger(L, from);
    return 2;
}

static uint32_t check_seat(lua_State *L, int arg)
{
    lua_Integer seat = luaL_checkinteger(L, arg);
    luaL_argcheck(L, seat >= 1 && seat <= check_test(L)->cat->players, arg,
                  "no such seat");
    return (uint32_t)seat - 1;
}

/* set_player(seat): the player on turn */
static int t_set_player(lua_State *L)
{
    struct tes_game *game = check_test(L);
    uint32_t seat = check_seat(L, 1);
    if (!tesI_store_reserve(&game->store, 1)) return tesI_out_of_memory(L);
    tesI_set_word(game, WORD_PLAYER, seat);
    tesI_show(tesI_vm(L), L);
    return 0;
}

/* set_score(seat, points) */
static int t_set_score(lua_State *L)
{
    struct tes_game *game = check_test(L);
    uint32_t seat = check_seat(L, 1);
    uint32_t points = (uint32_t)luaL_checkinteger(L, 2);
    if (!tesI_store_reserve(&game->store, 1)) return tesI_out_of_memory(L);
    tesI_set_word(game, game->cat->layout.scores + seat, points);
    return 0;
}

/* value(name [, seat]) -> the number that the state{} variable module.name of
 * the game or a seat holds; nil when there is none */
static int t_value(lua_State *L)
{
    struct tes_game *game = check_test(L);
    const char *name = luaL_checkstring(L, 1);
    int seat = lua_isnoneornil(L, 2) ? TES_CHANCE : (int)check_seat(L, 2);
    int64_t value;

    if (!tes_game_value(game, name, seat, &value)) return 0;
    lua_pushinteger(L, value);
    return 1;
}

static const luaL_Reg functions[] = {{"open", t_open},
                                     {"close", t_close},
                                     {"start", t_start},
                                     {"answer", t_answer},
                                     {"decision", t_decision},
                                     {"options", t_options},
                                     {"vetoes", t_vetoes},
                                     {"undo", t_undo},
                                     {"drop", t_drop},
                                     {"hash", t_hash},
                                     {"events", t_events},
                                     {"set_player", t_set_player},
                                     {"set_score", t_set_score},
                                     {"value", t_value},
                                     {NULL, NULL}};

/* Adds to the functions for the engine's own Lua files: the table `drive`, with
 * these functions and the game object g; the table `trial` of games.h; and the
 * functions of cover.h. */
static int add_functions(lua_State *L)
{
    const tes_source *source = lua_touserdata(L, 1);
    static const luaL_Reg cover[] = {{"cover", tesI_cover_start},
                                     {"covered", tesI_cover_lines},
                                     {"lines", tesI_cover_code},
                                     {NULL, NULL}};
    lua_getfield(L, LUA_REGISTRYINDEX, "tessera.engine");
    luaL_setfuncs(L, cover, 0);
    tesI_push_trial(L, source);
    lua_setfield(L, -2, "trial");
    luaL_newlib(L, functions);
    lua_rawgeti(L, LUA_REGISTRYINDEX, tesI_vm(L)->game_ref);
    lua_setfield(L, -2, "g");
    lua_setfield(L, -2, "drive");
    return 0;
}

struct tes_ruleset *tesI_drive_open(const tes_source *source, tes_error *err)
{
    struct tes_ruleset *vm = tesI_open(source, err);
    if (vm == NULL) return NULL;
    lua_pushcfunction(vm->L, add_functions);
    lua_pushlightuserdata(vm->L, (void *)source);
    if (lua_pcall(vm->L, 1, 0, 0) == LUA_OK) return vm;
    tesI_close(vm);
    tesI_error(err, TES_EMEMORY, TESI_NO_MEMORY);
    return NULL;
}
