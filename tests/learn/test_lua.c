/* test_lua.c - the learner's interface in Lua, in tests/learn/in_lua.lua: the
 * same numbers as in C. */
#include "../in_lua.h"
#include "common.h"

#include "bind/bind.h"

static const luaL_Reg bindings[] = {
    {"game", h_open_game},
    {"learn", h_open_learn},
    {"ruleset", h_open_ruleset},
    {"save", h_open_save},
    {NULL, NULL},
};

/* Steps whose masks and observations are kept. */
#define EACH 8

static void push_row(lua_State *L, tes_space *space, tes_game *game, int seat)
{
    uint32_t actions = tes_space_actions(space), size = tes_space_size(space);
    uint8_t *mask = calloc(actions, 1);
    int32_t *planes = calloc(size, sizeof *planes);
    tes_error err = {0};

    tes_space_mask(space, game, mask);
    assert_int_equal(tes_space_observe(space, game, seat, planes, &err), 0);
    lua_createtable(L, 0, 4);
    lua_pushinteger(L, tes_space_option(space, game, 17));
    lua_setfield(L, -2, "option");
    lua_pushlstring(L, (const char *)mask, actions);
    lua_setfield(L, -2, "mask");
    lua_pushlstring(L, (const char *)planes, size * sizeof *planes);
    lua_setfield(L, -2, "planes");
    free(mask);
    free(planes);
}

/* play(config, seed) -> a row for each question: those of EACH have mask,
 * planes and option, all have actions. */
static int l_play(lua_State *L)
{
    tes_error err = {0};
    tes_ruleset *rules = load(luaL_checkstring(L, 1));
    tes_game *game = tes_game_new(rules, (uint64_t)lua_tointeger(L, 2), &err);
    tes_space *space = tes_space_new(rules, 31, &err);
    uint32_t legal[4096];
    tes_decision asked;

    lua_newtable(L);
    for (lua_Integer n = 0; tes_game_decision(game, &asked);) {
        if (asked.player == TES_CHANCE) {
            tes_game_roll(game, &err);
            continue;
        }
        uint32_t count = tes_space_legal(space, game, legal, 4096);
        if (n % EACH == 0) {
            push_row(L, space, game, asked.player);
        } else {
            lua_newtable(L);
        }
        lua_pushlstring(L, (const char *)legal, count * sizeof *legal);
        lua_setfield(L, -2, "actions");
        lua_rawseti(L, -2, ++n);
        tes_game_answer(game, (uint32_t)n % count, &err);
    }
    tes_space_free(space);
    tes_game_free(game);
    tes_ruleset_free(rules);
    return 1;
}

int main(void)
{
    lua_State *L = plain_lua();

    if (L == NULL) return 1;
    tes_set_root(root());
    lua_getglobal(L, "package");
    lua_getfield(L, -1, "loaded");
    h_push_bindings(L, bindings);
    lua_pushcfunction(L, l_play);
    lua_setfield(L, -2, "play");
    lua_setfield(L, -2, "tessera");
    lua_settop(L, 0);
    return run_in(L, "learn/in_lua.lua", NULL);
}
