/* learn.c - games as numbers (tessera_learn.h): spaces and batches. Actions and
 * options count from 0, games of a batch from 1, as lists do. Masks are strings
 * of bytes, observations strings of numbers of 32 bits (string.unpack "i4"). */
#include "bind/bind.h"
#include "bind/handles.h"
#include "tessera_learn.h"

#include <string.h>

#define SPACE "tes.space"
#define BATCH "tes.batch"

/* bind/wasm/learn.mjs reads these two as they lie in memory. */
typedef struct h_space {
    tes_space *space;
    h_rules *rules;
} h_space;

typedef struct h_batch {
    tes_batch *batch;
    tes_batch_arrays to; /* into userdata beside it */
    uint32_t *actions;   /* of the next step */
} h_batch;

static h_space *check_space(lua_State *L)
{
    h_space *handle = luaL_checkudata(L, 1, SPACE);
    luaL_argcheck(L, handle->space != NULL, 1, "space was freed");
    return handle;
}

static h_batch *check_batch(lua_State *L)
{
    h_batch *handle = luaL_checkudata(L, 1, BATCH);
    luaL_argcheck(L, handle->batch != NULL, 1, "batch was freed");
    return handle;
}

/* The second argument: a game of the space's ruleset. */
static tes_game *check_game(lua_State *L, const h_space *handle)
{
    tes_game *game = h_game_at(L, 2);
    luaL_argcheck(L, tes_game_rules(game) == handle->rules->rules, 2,
                  "a game of another ruleset");
    return game;
}

/* Sets a list of { name, what, first, count, dims } in the table on top of the
 * stack. */
static void set_parts(lua_State *L, const char *name, const tes_space *space,
                      bool (*read)(const tes_space *, uint32_t, tes_part *))
{
    tes_part part;
    lua_newtable(L);
    for (uint32_t i = 0; read(space, i, &part); i++) {
        H_PUSH(L, tes_part, &part, name, what, first, count);
        lua_newtable(L);
        for (int d = 0; d < 4 && part.dims[d] != 0; d++) {
            lua_pushinteger(L, part.dims[d]);
            lua_rawseti(L, -2, d + 1);
        }
        lua_setfield(L, -2, "dims");
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, name);
}

/* space:schema(), batch:schema() -> { actions, size, parts, planes }: how many
 * actions, numbers of an observation, and what both are made of */
static int h_schema(lua_State *L)
{
    const tes_space *space = luaL_testudata(L, 1, BATCH)
                                 ? tes_batch_space(check_batch(L)->batch)
                                 : check_space(L)->space;
    lua_newtable(L);
    h_set_int(L, "actions", tes_space_actions(space));
    h_set_int(L, "size", tes_space_size(space));
    set_parts(L, "parts", space, tes_space_action_part);
    set_parts(L, "planes", space, tes_space_plane);
    return 1;
}

/* ---- spaces -------------------------------------------------------------- */

/* space(ruleset, window) -> space | nil, error; 31 by default */
static int h_space_new(lua_State *L)
{
    tes_error err = {0};
    h_rules *rules = h_check_ruleset(L, 1);
    uint32_t window = lua_isnoneornil(L, 2) ? 31 : h_index(L, 2);
    h_space *handle = lua_newuserdatauv(L, sizeof *handle, 0);
    *handle = (h_space){.rules = rules};
    rules->refs++;
    luaL_setmetatable(L, SPACE);
    handle->space = tes_space_new(rules->rules, window, &err);
    return handle->space ? 1 : h_fail(L, &err);
}

static int h_space_free(lua_State *L)
{
    h_space *handle = luaL_checkudata(L, 1, SPACE);
    tes_space_free(handle->space);
    handle->space = NULL;
    h_rules_release(handle->rules);
    handle->rules = NULL;
    return 0;
}

/* space:legal(game) -> list: the action of each option, or false */
static int h_space_legal(lua_State *L)
{
    h_space *handle = check_space(L);
    tes_game *game = check_game(L, handle);
    tes_decision asked = {0};
    tes_game_decision(game, &asked);
    uint32_t *legal =
        lua_newuserdatauv(L, (asked.count + 1) * sizeof *legal, 0);
    uint32_t n = tes_space_legal(handle->space, game, legal, asked.count);
    lua_createtable(L, (int)n, 0);
    for (uint32_t i = 0; i < n; i++) {
        legal[i] == TES_NONE ? h_boolean(L, false) : h_integer(L, legal[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* space:mask(game) -> string of a byte for each action: 1 if it can be taken */
static int h_space_mask(lua_State *L)
{
    h_space *handle = check_space(L);
    tes_game *game = check_game(L, handle);
    size_t size = tes_space_actions(handle->space);
    luaL_Buffer b;
    void *mask = luaL_buffinitsize(L, &b, size);
    tes_space_mask(handle->space, game, mask);
    luaL_pushresultsize(&b, size);
    return 1;
}

static int find(lua_State *L,
                uint32_t (*look)(tes_space *, const tes_game *, uint32_t))
{
    h_space *handle = check_space(L);
    tes_game *game = check_game(L, handle);
    uint32_t found = look(handle->space, game, h_index(L, 3));
    return found == TES_NONE ? 0 : h_integer(L, found);
}

/* space:option(game, action) -> index | nil */
static int h_space_option(lua_State *L) { return find(L, tes_space_option); }

/* space:action(game, index) -> action | nil */
static int h_space_action(lua_State *L) { return find(L, tes_space_action); }

/* space:observe(game, seat) -> string | nil, error */
static int h_space_observe(lua_State *L)
{
    tes_error err = {0};
    h_space *handle = check_space(L);
    tes_game *game = check_game(L, handle);
    int seat = h_any_seat(L, 3);
    size_t size = tes_space_size(handle->space) * sizeof(int32_t);
    int32_t *out = lua_newuserdatauv(L, size, 0);
    if (tes_space_observe(handle->space, game, seat, out, &err) != TES_OK)
        return h_fail(L, &err);
    lua_pushlstring(L, (const char *)out, size);
    return 1;
}

/* ---- batches ------------------------------------------------------------- */

/* Memory that lasts as long as the batch on top of the stack. */
static void *add_array(lua_State *L, int number, size_t count, size_t size)
{
    void *array = lua_newuserdatauv(L, count * size, 0);
    lua_setiuservalue(L, -2, number);
    return array;
}

/* Binds the arrays of the batch on top of the stack. */
static tes_status bind_arrays(lua_State *L, h_batch *handle, bool planes,
                              tes_error *err)
{
    const tes_space *space = tes_batch_space(handle->batch);
    tes_batch_arrays *to = &handle->to;
    size_t n = to->games;
    to->actions = tes_space_actions(space);
    to->size = tes_space_size(space);
    to->seats = (uint32_t)tes_batch_seats(handle->batch);
    to->mask = add_array(L, 1, n * to->actions, 1);
    to->reward = add_array(L, 2, n * to->seats, sizeof *to->reward);
    to->seat = add_array(L, 3, n, sizeof *to->seat);
    to->done = add_array(L, 4, n, 1);
    to->taken = add_array(L, 5, n, sizeof *to->taken);
    to->legal = add_array(L, 6, n, sizeof *to->legal);
    handle->actions = add_array(L, 7, n, sizeof *handle->actions);
    if (planes) to->planes = add_array(L, 8, n * to->size, sizeof *to->planes);
    return tes_batch_bind(handle->batch, to, err);
}

/* batch(source, { games =, threads =, window =, seed =, stay =, reward = "lead"
 * | "result" | "points", planes = }) -> batch | nil, error */
static int h_batch_new(lua_State *L)
{
    static const char *const rewards[] = {"lead", "result", "points"};
    tes_error err = {0};
    tes_batch_setup setup = {0};
    tes_source source;
    luaL_checktype(L, 2, LUA_TTABLE);
    lua_settop(L, 2);
    H_GET(L, 2, tes_batch_setup, &setup, games, threads, window, seed, stay);
    lua_getfield(L, 2, "planes");
    if (lua_getfield(L, 2, "reward") != LUA_TNIL)
        while (setup.reward < 3 && strcmp(rewards[setup.reward], h_text(L, 4)))
            setup.reward++;
    h_source(L, 1, &source);
    h_batch *handle = lua_newuserdatauv(L, sizeof *handle, 8);
    *handle = (h_batch){.to.games = setup.games};
    luaL_setmetatable(L, BATCH);
    handle->batch = tes_batch_new(&source, &setup, &err);
    if (handle->batch &&
        bind_arrays(L, handle, lua_toboolean(L, 3), &err) == TES_OK)
        return 1;
    return h_fail(L, &err);
}

static int h_batch_free(lua_State *L)
{
    h_batch *handle = luaL_checkudata(L, 1, BATCH);
    tes_batch_free(handle->batch);
    handle->batch = NULL;
    return 0;
}

/* The list at 2 has an entry for each game. Pushes the index-th. */
static void push_entry(lua_State *L, uint32_t index)
{
    luaL_checktype(L, 2, LUA_TTABLE);
    luaL_argcheck(L, lua_rawlen(L, 2) == check_batch(L)->to.games, 2,
                  "one entry for each game expected");
    lua_rawgeti(L, 2, (lua_Integer)index + 1);
}

/* batch:step(actions) -> true | nil, error; an action for each game, ANY or
 * WAIT; nil: any in all */
static int h_batch_step(lua_State *L)
{
    tes_error err = {0};
    h_batch *handle = check_batch(L);
    bool any = lua_isnoneornil(L, 2);
    for (uint32_t i = 0; i < handle->to.games; i++) {
        lua_Integer action = TES_ANY;
        if (!any) {
            push_entry(L, i);
            action = luaL_checkinteger(L, -1);
            lua_pop(L, 1);
        }
        if (action < 0 || action > TES_ANY) action = TES_WAIT - 1; /* none */
        handle->actions[i] = (uint32_t)action;
    }
    return h_result(
        L,
        tes_batch_step(handle->batch, handle->actions, handle->to.games, &err),
        &err);
}

/* batch:reset(seeds) -> true | nil, error; a seed for each game, or false: it
 * goes on; nil: all games start again, by the batch's own numbers */
static int h_batch_reset(lua_State *L)
{
    tes_error err = {0};
    h_batch *handle = check_batch(L);
    uint32_t n = handle->to.games;
    uint64_t *seeds = NULL;
    if (!lua_isnoneornil(L, 2))
        seeds = lua_newuserdatauv(L, n * (sizeof *seeds + 1), 0);
    uint8_t *which = seeds == NULL ? NULL : (uint8_t *)(seeds + n);
    for (uint32_t i = 0; seeds != NULL && i < n; i++) {
        push_entry(L, i);
        which[i] = lua_toboolean(L, -1) != 0;
        seeds[i] = which[i] ? (uint64_t)luaL_checkinteger(L, -1) : 0;
        lua_pop(L, 1);
    }
    return h_result(L, tes_batch_reset(handle->batch, which, seeds, n, &err),
                    &err);
}

/* The second argument, a game from 1, as an index. */
static size_t game_at(lua_State *L)
{
    lua_Integer game = luaL_checkinteger(L, 2);
    luaL_argcheck(L, game >= 1 && game <= check_batch(L)->to.games, 2,
                  "no such game");
    return (size_t)game - 1;
}

static const char *mask_of(lua_State *L)
{
    const tes_batch_arrays *to = &check_batch(L)->to;
    return (const char *)to->mask + game_at(L) * to->actions;
}

/* batch:mask(game) -> string, as space:mask gives it */
static int h_batch_mask(lua_State *L)
{
    lua_pushlstring(L, mask_of(L), check_batch(L)->to.actions);
    return 1;
}

/* batch:legal(game) -> list of the actions that can be taken */
static int h_batch_legal(lua_State *L)
{
    const char *mask = mask_of(L), *at = mask;
    const char *end = mask + check_batch(L)->to.actions;
    lua_newtable(L);
    for (lua_Integer n = 0; (at = memchr(at, 1, (size_t)(end - at))) != NULL;
         at++) {
        lua_pushinteger(L, at - mask);
        lua_rawseti(L, -2, ++n);
    }
    return 1;
}

/* batch:observation(game) -> string, as space:observe gives it | nil: the batch
 * was not asked for planes */
static int h_batch_observation(lua_State *L)
{
    const tes_batch_arrays *to = &check_batch(L)->to;
    size_t row = to->size * sizeof *to->planes, at = game_at(L) * row;
    if (to->planes == NULL) return 0;
    lua_pushlstring(L, (const char *)to->planes + at, row);
    return 1;
}

/* batch:now(game) -> seat that is asked, -1: none; 0, 1: it is over, 2: a rule
 * failed; the action taken by the last step, nil: none; then the reward of each
 * seat */
static int h_batch_now(lua_State *L)
{
    const tes_batch_arrays *to = &check_batch(L)->to;
    size_t game = game_at(L);
    lua_pushinteger(L, to->seat[game]);
    lua_pushinteger(L, to->done[game]);
    to->taken[game] == TES_NONE ? lua_pushnil(L)
                                : lua_pushinteger(L, to->taken[game]);
    for (uint32_t s = 0; s < to->seats; s++)
        lua_pushnumber(L, (lua_Number)to->reward[game * to->seats + s]);
    return 3 + (int)to->seats;
}

/* batch:finished() -> games over so far */
H_GETTER(h_batch_finished, h_integer,
         (lua_Integer)tes_batch_finished(check_batch(L)->batch))

/* clang-format off */
static const luaL_Reg functions[] = {
    {"batch", h_batch_new}, {"space", h_space_new}, {NULL, NULL},
};

static const luaL_Reg space_methods[] = {
    {"action", h_space_action}, {"free", h_space_free},
    {"legal", h_space_legal}, {"mask", h_space_mask},
    {"observe", h_space_observe}, {"option", h_space_option},
    {"schema", h_schema}, {NULL, NULL},
};

static const luaL_Reg batch_methods[] = {
    {"finished", h_batch_finished}, {"free", h_batch_free},
    {"legal", h_batch_legal}, {"mask", h_batch_mask}, {"now", h_batch_now},
    {"observation", h_batch_observation}, {"reset", h_batch_reset},
    {"schema", h_schema}, {"step", h_batch_step}, {NULL, NULL},
};
/* clang-format on */

int h_open_learn(lua_State *L)
{
    h_class(L, SPACE, space_methods, h_space_free);
    h_class(L, BATCH, batch_methods, h_batch_free);
    luaL_newlib(L, functions);
    lua_pushinteger(L, TES_ANY);
    lua_setfield(L, -2, "ANY");
    lua_pushinteger(L, TES_WAIT);
    lua_setfield(L, -2, "WAIT");
    return 1;
}
