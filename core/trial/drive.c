/* drive.c - one game driven from Lua, for the rule tester.
 *
 * The tester (lua/tester/tests.lua) puts a board together, answers decisions
 * and looks at what happened. Its game belongs to the VM and stays current
 * between the calls, so that the tester can read it through g and handles. */
#include "bind/handles.h"
#include "board/completed.h"
#include "game/life.h"
#include "script/rules/open.h"
#include "trial/drive.h"
#include "trial/games.h"
#include "script/vm/handle.h"
#include "script/vm/methods.h"
#include "script/vm/require.h"
#include "turn/flow.h"

#include <string.h>

static struct tes_game *check_test(lua_State *L)
{
    struct tes_game *game = tesI_vm(L)->game;
    if (game == NULL) luaL_error(L, "no test game is open");
    return game;
}

/* Where the handle of the test game waits in the registry. */
static const char handle_key = 0;

static void close_game(struct tes_ruleset *vm)
{
    lua_rawgetp(vm->L, LUA_REGISTRYINDEX, &handle_key);
    h_game *handle = lua_touserdata(vm->L, -1);
    lua_pop(vm->L, 1);
    struct tes_game *game = vm->game;
    if (handle != NULL) handle->game = NULL;
    vm->game = NULL;
    vm->hook = NULL;
    vm->sealed = 0;
    vm->nested = 0;
    vm->telling = false;
    tes_game_free(game);
}

/* close() - ends the test game */
static int t_close(lua_State *L)
{
    close_game(tesI_vm(L));
    return 0;
}

/* open(seed) -> a game at its very start, nothing run, free to be changed; as
 * games of `tes` are, but for moves, which moved() must follow */
static int t_open(lua_State *L)
{
    struct tes_ruleset *vm = tesI_vm(L);
    uint64_t seed = (uint64_t)luaL_checkinteger(L, 1);
    t_close(L);
    h_game *handle = h_push_game(L, h_push_ruleset(L));
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &handle_key);
    handle->game = vm->game = tesI_game_make(vm->cat, &vm->rules, vm, seed);
    if (vm->game == NULL) return tesI_out_of_memory(L);
    vm->game->salt = ++vm->salts;
    vm->hook = "test";
    vm->hook_module = tesI_label_of(vm->cat, "test");
    tesI_show(vm, L);
    return 1;
}

/* moved() - call it after an answer or undo: g then shows the new position, and
 * from here on only answers change the game */
static int t_moved(lua_State *L)
{
    struct tes_ruleset *vm = tesI_vm(L);
    vm->sealed = 1;
    tesI_show(vm, L);
    return 0;
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
    t_moved(L);
    lua_pushboolean(L, moved);
    if (moved) return 1;
    lua_pushstring(L, game->error == NULL ? TESI_NO_MEMORY : game->error);
    return 2;
}

/* type(index) -> id, and which rotations of the type differ, as a mask */
static int t_type(lua_State *L)
{
    const struct tesI_catalogue *cat = check_test(L)->cat;
    lua_Integer type = luaL_checkinteger(L, 1);
    luaL_argcheck(L, type >= 0 && type < cat->ntypes, 1, "no such tile type");
    lua_pushstring(L, cat->types[type].id);
    lua_pushinteger(L, cat->types[type].turns);
    return 2;
}

/* segment(node) -> the segment as g has it */
static int t_segment(lua_State *L)
{
    check_test(L);
    tesI_push(L, HANDLE_SEGMENT, (uint32_t)luaL_checkinteger(L, 1));
    return 1;
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

static const luaL_Reg functions[] = {{"open", t_open},
                                     {"close", t_close},
                                     {"start", t_start},
                                     {"moved", t_moved},
                                     {"type", t_type},
                                     {"segment", t_segment},
                                     {"set_player", t_set_player},
                                     {"set_score", t_set_score},
                                     {NULL, NULL}};

/* ---- coverage ------------------------------------------------------------ */

/* Keys in the registry: the file that is watched, and its lines. */
static const char watched_key = 0, lines_key = 0;

/* Threads made after this one was hooked are hooked as it is. */
static void on_line(lua_State *L, lua_Debug *ar)
{
    if (!lua_checkstack(L, 3)) return;
    lua_getinfo(L, "Sl", ar);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &watched_key);
    const char *watched = lua_tostring(L, -1);
    if (watched != NULL && strcmp(watched, ar->source) == 0) {
        lua_rawgetp(L, LUA_REGISTRYINDEX, &lines_key);
        lua_pushboolean(L, 1);
        lua_rawseti(L, -2, ar->currentline);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* cover(chunk name): notes from here on every line of this file that runs in
 * the VM, which makes scripts slower. One that is stopped because its time is
 * over is not covered from then on. */
static int t_cover(lua_State *L)
{
    luaL_checkstring(L, 1);
    lua_settop(L, 1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &watched_key);
    lua_newtable(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &lines_key);
    lua_sethook(L, on_line, LUA_MASKLINE, 0);
    return 0;
}

/* covered() -> set of the lines that have run */
static int t_covered(lua_State *L)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, &lines_key);
    return 1;
}

/* lines(function) -> set of the lines that it has code on */
static int t_lines(lua_State *L)
{
    lua_Debug info;

    luaL_checktype(L, 1, LUA_TFUNCTION);
    lua_settop(L, 1);
    lua_getinfo(L, ">L", &info);
    return 1;
}

/* ---- all ----------------------------------------------------------------- */

/* Adds to the functions for the engine's own Lua files: the table `drive`, with
 * these functions, those of lua/tester/drive.lua and the game object g; the
 * table `trial` of games.h; and those of coverage. */
static int add_functions(lua_State *L)
{
    const tes_source *source = lua_touserdata(L, 1);
    static const luaL_Reg cover[] = {{"cover", t_cover},
                                     {"covered", t_covered},
                                     {"lines", t_lines},
                                     {NULL, NULL}};
    lua_getfield(L, LUA_REGISTRYINDEX, "tessera.engine");
    luaL_setfuncs(L, cover, 0);
    tesI_push_trial(L, source);
    lua_setfield(L, -2, "trial");
    luaL_newlib(L, functions);
    lua_rawgeti(L, LUA_REGISTRYINDEX, tesI_vm(L)->game_ref);
    lua_setfield(L, -2, "g");
    lua_setfield(L, -2, "drive");
    tesI_require(L, "tester/drive");
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

void tesI_drive_close(struct tes_ruleset *vm)
{
    if (vm != NULL) close_game(vm);
    tesI_close(vm);
}
