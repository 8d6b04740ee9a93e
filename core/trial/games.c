/* games.c - what trials need besides the methods of games. */
#include "trial/games.h"

#include <inttypes.h>
#include <stdio.h>

#include "bind/bind.h"
#include "bind/handles.h"
#include "port/alloc.h"
#include "port/clock.h"
#include "script/rules/ruleset.h"
#include "script/vm/witness.h"
#include "state/game.h"

static tes_game *check(lua_State *L) { return h_game_at(L, 1); }

/* load(source, order) -> ruleset | nil, error; order: of the modules, nil for
 * the usual one, see modules.reordered in lua/source/modules.lua */
static int g_load(lua_State *L)
{
    const tes_source *base = lua_touserdata(L, lua_upvalueindex(1));
    const char *order = h_opt_text(L, 2);
    tes_error err = {TES_OK, NULL};
    tes_source source;
    h_source(L, 1, &source);
    if (base != NULL) {
        source.root = base->root;
        source.memory_limit = base->memory_limit;
        source.game_limit = base->game_limit;
        source.time_limit_ms = base->time_limit_ms;
        source.lua_only = base->lua_only;
    }
    h_rules *handle = h_push_ruleset(L);
    handle->rules = tesI_ruleset_load(&source, order, &err);
    return handle->rules ? 1 : h_fail(L, &err);
}

#define FNV_BASIS UINT64_C(0xCBF29CE484222325)
#define FNV_PRIME UINT64_C(0x100000001B3)

/* FNV-1a of one text on top of another. */
static uint64_t hash_text(uint64_t hash, const char *text)
{
    for (; *text; text++) hash = (hash ^ (unsigned char)*text) * FNV_PRIME;
    return (hash ^ 0xFF) * FNV_PRIME;
}

/* shot(game) -> everything that tessera.h shows of it, in numbers with spaces
 * between them. Hashes of 16 digits: all; all strings; the decision and its
 * options in order; all without the decision; this without numbers of phases
 * and the order. Then the answers, events, turn and status. */
static int g_shot(lua_State *L)
{
    const tes_game *game = check(L);
    tes_decision open;
    uint64_t keys = 0, offers = 0;
    char key[256], text[160];
    if (tes_game_decision(game, &open)) {
        keys = hash_text(hash_text(FNV_BASIS, open.phase), open.prompt);
        keys = offers = (keys ^ (uint64_t)open.player) * FNV_PRIME;
        for (uint32_t i = 0; i < open.count; i++) {
            key[0] = '\0';
            tes_game_key(game, i, key, sizeof key);
            keys = hash_text(keys, key);
            offers += hash_text(FNV_BASIS, key);
        }
    }
    snprintf(text, sizeof text,
             "%016" PRIx64 " %016" PRIx64 " %016" PRIx64 " %016" PRIx64
             " %016" PRIx64 " %u %u %u %u",
             tes_game_hash(game), tes_game_digest(game), keys,
             tesI_store_state(&game->store), offers, tes_game_answers(game),
             tes_game_events(game), tes_game_turn(game),
             (unsigned)tes_game_status(game));
    return h_string(L, text);
}

/* drop_cache(game): a suspended phase must run again at the next answer */
static int g_drop_cache(lua_State *L)
{
    tes_game_drop_cache(check(L));
    return 0;
}

/* reveals(game) -> how often rules have shown what was hidden */
H_GETTER(g_reveals, h_integer, check(L)->reveals)

/* answer_without(game, index, n) -> true | nil, error; the n-th allocation
 * fails */
static int g_answer_without(lua_State *L)
{
    tes_error err = {TES_OK, NULL};
    tes_game *game = check(L);
    uint32_t index = h_index(L, 2);
    tesI_memory_fail((unsigned long)luaL_checkinteger(L, 3));
    tes_status status = tes_game_answer(game, index, &err);
    tesI_memory_fail(0);
    return h_result(L, status, &err);
}

/* clone_without(game, n) -> game | nil; the n-th allocation fails */
static int g_clone_without(lua_State *L)
{
    h_game *from = h_check_game(L, 1);
    unsigned long n = (unsigned long)luaL_checkinteger(L, 2);
    h_game *clone = h_push_game(L, from->rules);
    tesI_memory_fail(n);
    clone->game = tes_game_clone(from->game);
    tesI_memory_fail(0);
    return clone->game != NULL;
}

/* ---- clashes ------------------------------------------------------------- */

/* watch(ruleset) -> witness, which must be kept as long as games are played:
 * from here on, clashes of handlers are noted */
static int g_watch(lua_State *L)
{
    tes_ruleset *rules = h_check_ruleset(L, 1)->rules;
    struct tesI_witness *witness = lua_newuserdatauv(L, sizeof *witness, 0);
    *witness = (struct tesI_witness){0};
    rules->witness = witness;
    return 1;
}

static void set_place(lua_State *L, const char *name,
                      const struct tes_ruleset *vm,
                      const struct tesI_hook *hook)
{
    lua_Debug info;
    lua_rawgeti(vm->L, LUA_REGISTRYINDEX, hook->ref);
    lua_getinfo(vm->L, ">S", &info);
    lua_pushfstring(L, "%s:%d", info.short_src, info.linedefined);
    lua_setfield(L, -2, name);
}

/* clashes(ruleset) -> list of { event, one, here, other, there, field }: two
 * modules, the places of their handlers, and what both have written; and notes
 * no more of them */
static int g_clashes(lua_State *L)
{
    tes_ruleset *vm = h_check_ruleset(L, 1)->rules;
    struct tesI_witness *witness = vm->witness;
    vm->witness = NULL;
    lua_newtable(L);
    for (uint32_t i = 0; witness != NULL && i < witness->nclashes; i++) {
        const struct tesI_clash *clash = &witness->clashes[i];
        lua_createtable(L, 0, 6);
        h_set_string(L, "event", tesI_event_names[clash->event]);
        h_set_string(L, "one", tesI_text(vm->cat, clash->first->module));
        set_place(L, "here", vm, clash->first);
        h_set_string(L, "other", tesI_text(vm->cat, clash->second->module));
        set_place(L, "there", vm, clash->second);
        h_set_string(L, "field", clash->field);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* clock() -> processor time in milliseconds */
H_GETTER(g_clock, h_integer, (lua_Integer)tesI_clock())

static const luaL_Reg functions[] = {
    {"answer_without", g_answer_without},
    {"clashes", g_clashes},
    {"clock", g_clock},
    {"clone_without", g_clone_without},
    {"drop_cache", g_drop_cache},
    {"load", g_load},
    {"reveals", g_reveals},
    {"shot", g_shot},
    {"watch", g_watch},
    {NULL, NULL},
};

void tesI_push_trial(lua_State *L, const tes_source *source)
{
    h_make_errors(L);
    h_open_ruleset(L);
    h_open_game(L);
    lua_pop(L, 2);
    luaL_newlibtable(L, functions);
    lua_pushlightuserdata(L, (void *)source);
    luaL_setfuncs(L, functions, 1);
}
