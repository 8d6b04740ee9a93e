/* player.c - players that think (tes_player), for bots and hints. */
#include "bind/bind.h"
#include "bind/handles.h"

#include <string.h>

#define PLAYER "tes.player"

typedef struct h_player {
    tes_player *player;
    h_rules *rules;
} h_player;

static h_player *check(lua_State *L)
{
    h_player *handle = luaL_checkudata(L, 1, PLAYER);
    luaL_argcheck(L, handle->player != NULL, 1, "player was freed");
    return handle;
}

/* Weights in place of the usual ones: { name = number }. */
static bool read_weights(lua_State *L, double *weights)
{
    const char *name, *what;
    double value;
    if (lua_getfield(L, 2, "weights") == LUA_TNIL) return false;
    luaL_checktype(L, -1, LUA_TTABLE);
    for (uint32_t i = 0; i < tes_weights(); i++)
        tes_weight(i, &weights[i], &what);
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
        uint32_t i = 0;
        lua_pushvalue(L, -2); /* lua_next needs the key itself */
        const char *wanted = h_text(L, -1);
        while ((name = tes_weight(i, &value, &what)) && strcmp(name, wanted))
            i++;
        if (!name) luaL_error(L, "no weight is called '%s'", wanted);
        weights[i] = luaL_checknumber(L, -2);
        lua_pop(L, 1);
    }
    return true;
}

/* new(game, { level =, seed =, search =, positions =, time_ms =, threads =,
 * source =, reuse =, blur =, follow =, per_rival =, weights = }) -> player |
 * nil, error. A field that is left out has the value of the level, by default
 * "greedy"; a follow below 0 stands for TES_FOLLOW_SEATS. The player serves all
 * games of the ruleset. */
static int h_player_new(lua_State *L)
{
    tes_error err = {0};
    tes_thinking how;
    tes_source source;
    double weights[64];
    h_rules *rules = h_check_game(L, 1)->rules;
    luaL_checktype(L, 2, LUA_TTABLE);
    lua_settop(L, 2);
    const char *level = "greedy";
    if (lua_getfield(L, 2, "level") != LUA_TNIL) level = h_text(L, -1);
    luaL_argcheck(L, tes_thinking_level(level, &how), 2, "no such level");
    how.seed = 0;
    how.threads = 1;
    H_GET(L, 2, tes_thinking, &how, seed, search, reuse, per_rival, blur,
          follow, positions, time_ms);
    H_GET(L, 2, tes_thinking, &how, threads);
    if (read_weights(L, weights)) how.weights = weights;
    h_player *handle = lua_newuserdatauv(L, sizeof *handle, 0);
    *handle = (h_player){0};
    luaL_setmetatable(L, PLAYER);
    int made = lua_gettop(L);
    handle->rules = rules;
    rules->refs++;
    if (lua_getfield(L, 2, "source") == LUA_TTABLE) {
        h_source(L, made + 1, &source);
        how.source = &source;
    }
    handle->player = tes_player_new(rules->rules, &how, &err);
    if (!handle->player) return h_fail(L, &err);
    lua_settop(L, made);
    return 1;
}

static int h_player_free(lua_State *L)
{
    h_player *handle = luaL_checkudata(L, 1, PLAYER);
    tes_player_free(handle->player);
    handle->player = NULL;
    h_rules_release(handle->rules);
    handle->rules = NULL;
    return 0;
}

/* player:think(game) -> index of the best option | nil, error */
static int h_player_think(lua_State *L)
{
    tes_error err = {0};
    tes_idea idea;
    h_player *handle = check(L);
    tes_game *game = h_check_game(L, 2)->game;
    luaL_argcheck(L, tes_game_rules(game) == handle->rules->rules, 2,
                  "a game of another ruleset");
    if (tes_player_think(handle->player, game, &err) != TES_OK)
        return h_fail(L, &err);
    tes_error_clear(&err);
    tes_player_idea(handle->player, 0, &idea);
    return h_integer(L, idea.index);
}

/* By seat, from index 0. */
static void push_points(lua_State *L, const double *points, int players)
{
    lua_createtable(L, players, 1);
    for (int p = 0; p < players; p++) {
        lua_pushnumber(L, points[p]);
        lua_rawseti(L, -2, p);
    }
}

/* player:ideas(most) -> list of { index, visits, margin, points }, best first:
 * points by seat from index 0 */
static int h_player_ideas(lua_State *L)
{
    tes_idea idea;
    h_player *handle = check(L);
    uint32_t most = h_index(L, 2);
    int players = tes_ruleset_players(handle->rules->rules);
    lua_newtable(L);
    for (uint32_t i = 0; i < most && tes_player_idea(handle->player, i, &idea);
         i++) {
        H_PUSH(L, tes_idea, &idea, index, visits, margin);
        push_points(L, idea.points, players);
        lua_setfield(L, -2, "points");
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* player:positions() -> how many were judged for the last decision */
H_GETTER(h_player_positions, h_integer,
         (lua_Integer)tes_player_positions(check(L)->player))

/* weights(game | nil) -> list of { name, value, what }: by which greedy players
 * judge, or players that search judge in this game */
static int h_player_weights(lua_State *L)
{
    double value;
    const char *name, *what;
    tes_game *game = lua_isnoneornil(L, 1) ? NULL : h_check_game(L, 1)->game;
    lua_newtable(L);
    for (uint32_t i = 0; (name = tes_weight(i, &value, &what)); i++) {
        if (game) value = tes_game_weight(game, i);
        lua_createtable(L, 0, 3);
        h_set_string(L, "name", name);
        h_set_string(L, "what", what);
        h_set_number(L, "value", value);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* expected(game) -> points that each seat will have at the end, from index 0 */
static int h_player_expected(lua_State *L)
{
    double points[TES_MAX_PLAYERS];
    tes_game *game = h_check_game(L, 1)->game;
    if (!tes_game_expected(game, points))
        return h_fail_text(L, TES_EMEMORY, "not enough memory");
    push_points(L, points, tes_ruleset_players(tes_game_rules(game)));
    return 1;
}

/* outlook(game) -> for each feature that somebody holds and that can be
 * complete, by its id, the chance that it will be; see tes_outlook_look */
static int h_player_outlook(lua_State *L)
{
    const tes_prospect *rows;
    const tes_meeting *meetings;
    uint32_t nmeetings;
    tes_game *game = h_check_game(L, 1)->game;
    tes_outlook *outlook = tes_outlook_new(game);
    if (!outlook) return h_fail_text(L, TES_EMEMORY, "not enough memory");
    uint32_t count = tes_outlook_look(outlook, game, TES_CHANCE, &rows,
                                      &meetings, &nmeetings);
    lua_newtable(L);
    for (uint32_t i = 0; i < count; i++) {
        if (rows[i].closes == TES_CLOSES_NEVER) continue;
        lua_pushnumber(L, rows[i].chance);
        lua_rawseti(L, -2, rows[i].node);
    }
    tes_outlook_free(outlook);
    return 1;
}

static const luaL_Reg functions[] = {
    {"expected", h_player_expected},
    {"new", h_player_new},
    {"outlook", h_player_outlook},
    {"weights", h_player_weights},
    {NULL, NULL},
};

static const luaL_Reg methods[] = {
    {"free", h_player_free},
    {"ideas", h_player_ideas},
    {"positions", h_player_positions},
    {"think", h_player_think},
    {NULL, NULL},
};

int h_open_player(lua_State *L)
{
    h_class(L, PLAYER, methods, h_player_free);
    luaL_newlib(L, functions);
    return 1;
}
