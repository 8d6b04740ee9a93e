/* score.c - what features are worth, who holds them, and points: the
 * methods of g that score. */
#include "script/bind/score.h"

#include <string.h>

#include "board/features.h"
#include "script/bind/bind.h"
#include "script/bind/values.h"
#include "script/vm/view.h"
#include "turn/scores.h"

/* Number of the kind of a feature that scores as such, else TES_NONE. */
static uint32_t as_such(const struct tes_game *game, uint32_t root,
                        tesI_label reason)
{
    if (root == TES_NONE) return TES_NONE;
    uint32_t kind = tesI_node_segment(game, root)->kind;
    return game->cat->kinds[kind].name == reason ? kind : TES_NONE;
}

/* What everybody had before the scores in the log from `at` on. */
static void had_before(lua_State *L, uint32_t at,
                       int32_t before[static TES_MAX_PLAYERS])
{
    struct tes_game *game = tesI_game(L);
    uint32_t scores = game->cat->layout.scores;

    for (uint32_t p = 0; p < (uint32_t)game->cat->players; p++) {
        before[p] = (int32_t)tesI_word(game, scores + p);
    }
    while (at < tesI_len(&game->store, COL_EVENTS)) {
        tesI_poll(L);
        const struct tesI_event *event =
            (const struct tesI_event *)tesI_at(&game->store, COL_EVENTS, at);
        at += tesI_event_size(event->head);
        if (tesI_event_kind(event->head) != TES_EV_SCORE) continue;
        before[tesI_event_seat(event->head) - 1] -= (int32_t)event->number;
    }
}

/* on.scored(g, player, points, feature or nil, reason, points before): the
 * reason of a feature that scores as such, and not early, is its kind. Tells of
 * the scores in the log from `at` on, one after the other: of those that
 * handlers add once all have heard of what led to them. */
static void fire_scored(lua_State *L, uint32_t at)
{
    int32_t before[TES_MAX_PLAYERS];
    struct tes_game *game = tesI_game(L);
    struct tes_ruleset *vm = tesI_vm(L);
    if (vm->telling || !tesI_handled(L, ON_SCORED)) return;
    had_before(L, at, before);
    vm->telling = true;
    while (at < tesI_len(&game->store, COL_EVENTS)) {
        tesI_poll(L);
        /* Not to be copied whole: events of other kinds are shorter. */
        const struct tesI_event *event =
            (const struct tesI_event *)tesI_at(&game->store, COL_EVENTS, at);
        at += tesI_event_size(event->head);
        if (tesI_event_kind(event->head) != TES_EV_SCORE) continue;
        bool early = tesI_event_flags(event->head) & EVENT_EARLY;
        bool of_figure = tesI_event_flags(event->head) & EVENT_FIGURE;
        tesI_label reason = (tesI_label)event->reason;
        uint32_t root = of_figure ? TES_NONE : event->node;
        if (root != TES_NONE) root = tesI_feature_root(game, root);
        uint32_t seat = tesI_event_seat(event->head) - 1;
        int32_t had = before[seat], points = (int32_t)event->number;
        before[seat] += points;
        tesI_push(L, HANDLE_PLAYER, seat);
        lua_pushinteger(L, points);
        tesI_push_or_nil(L, HANDLE_FEATURE, root);
        tesI_push_label(L, reason);
        lua_pushinteger(L, had);
        tesI_fire(L, ON_SCORED, early ? TES_NONE : as_such(game, root, reason),
                  5);
    }
    vm->telling = false;
}

/* Points for each of a term, in place of the declared ones; false: none. */
static void check_rates(lua_State *L, int table, struct tesI_call *call)
{
    for (lua_pushnil(L); lua_next(L, table) != 0; lua_pop(L, 1)) {
        tesI_poll(L);
        int value = lua_gettop(L), exact = 1;
        lua_Integer rate = 0;
        bool off = lua_isboolean(L, value) && !lua_toboolean(L, value);
        if (!off) rate = lua_tointegerx(L, value, &exact);
        if (lua_type(L, value - 1) != LUA_TSTRING || !exact || rate > 10000 ||
            rate < -10000) {
            luaL_error(L, "rates are points by the names of terms, or false");
        }
        if (call->nrates == TESI_TALLY_MAX) luaL_error(L, "too many rates");
        call->rates[call->nrates].name = tesI_check_label(L, value - 1);
        call->rates[call->nrates].off = off;
        call->rates[call->nrates++].rate = (int32_t)rate;
    }
}

static void check_field(lua_State *L, int table, struct tesI_call *call)
{
    const char *key = lua_tostring(L, table + 1);
    if (strcmp(key, "reason") == 0) {
        luaL_argcheck(L, lua_type(L, table + 2) == LUA_TSTRING, table,
                      "reason is a word that has a text");
        call->reason = tesI_check_label(L, table + 2);
    } else if (strcmp(key, "rates") == 0) {
        luaL_argcheck(L, lua_istable(L, table + 2), table,
                      "rates are a table of points by term");
        tesI_see_through(L, table + 2);
        check_rates(L, table + 2, call);
    } else if (strcmp(key, "early") == 0) {
        call->early = lua_toboolean(L, table + 2);
    } else {
        luaL_error(L, "a score has players, reason, rates and early, no '%s'",
                   key);
    }
}

/* Reads what a score has besides its feature: { players..., reason =, rates =
 * }. False: there is nothing at `arg`. */
static bool check_call(lua_State *L, int arg, struct tesI_call *call)
{
    *call = (struct tesI_call){.winners = 0};
    if (lua_isnoneornil(L, arg)) return false;
    luaL_checktype(L, arg, LUA_TTABLE);
    lua_settop(L, arg);
    luaL_checkstack(L, 12, NULL);
    tesI_see_through(L, arg);
    for (lua_pushnil(L); lua_next(L, arg) != 0; lua_pop(L, 1)) {
        tesI_poll(L);
        if (lua_type(L, arg + 1) == LUA_TSTRING) {
            check_field(L, arg, call);
        } else {
            call->winners |= 1u << tesI_check(L, arg + 2, HANDLE_PLAYER);
        }
    }
    return true;
}

/* g:score(feature: Feature|Segment, call?: Score) -> boolean - scores it for
 *   its majority, or for the players listed, such as { g.player }; false when
 *   nobody has a claim. Players whose figures have no weight get 0 points */
static int t_score(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:score");
    struct tesI_call call;
    bool special = check_call(L, 3, &call);
    uint32_t root = tesI_check_root(L, 2);
    uint32_t events = tesI_len(&game->store, COL_EVENTS);
    uint32_t winners = tesI_score_feature(game, root, special ? &call : NULL);
    if (winners == TESI_NO_SEATS) return tesI_raise(L, game);
    fire_scored(L, events);
    lua_pushboolean(L, winners != 0);
    return 1;
}

/* g:worth(feature: Feature|Segment, player?: Player, call?: Score) -> integer
 *   - points it would score now */
static int t_worth(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    struct tesI_tally tally;
    struct tesI_call call;
    uint32_t seat = tesI_opt(L, 3, HANDLE_PLAYER, TES_NONE);
    bool special = check_call(L, 4, &call);

    if (!tesI_score_value(game, tesI_check_root(L, 2),
                          seat == TES_NONE ? TES_CHANCE : (int)seat,
                          special ? &call : NULL, &tally)) {
        return tesI_raise(L, game);
    }
    lua_pushinteger(L, tesI_tally_sum(&tally));
    return 1;
}

/* The features at 2, each once, as roots in a buffer that the stack holds. */
static const uint32_t *check_roots(lua_State *L, uint32_t *count)
{
    struct tesI_catalogue *cat = tesI_game(L)->cat;
    lua_Integer given = luaL_len(L, 2);
    size_t size = given < 0 ? 0 : (size_t)given;

    if (size > 0xffffff) luaL_error(L, "too many features");
    uint32_t *roots = lua_newuserdatauv(L, (size + 1) * sizeof *roots, 0);
    if (!tesI_stamps_reserve(cat, tesI_node_count(tesI_game(L)))) {
        tesI_out_of_memory(L);
    }
    uint32_t stamp = tesI_stamps_next(cat);
    *count = 0;
    for (size_t i = 0; i < size; i++) {
        tesI_poll(L);
        lua_geti(L, 2, (lua_Integer)i + 1);
        tesI_handle is = tesI_handle_type(L, -1);
        if (is != HANDLE_FEATURE && is != HANDLE_SEGMENT) {
            luaL_error(L,
                       "g:majority takes features; item %d of the list is "
                       "none",
                       (int)i + 1);
        }
        uint32_t root = tesI_check_root(L, lua_gettop(L));
        lua_pop(L, 1);
        if (cat->stamps[root] != stamp) roots[(*count)++] = root;
        cat->stamps[root] = stamp;
    }
    return roots;
}

/* g:majority(features: Feature|Segment|Feature[]) -> Player[] - who has the
 *   majority in it, or in all of them together: the most weight, then the
 *   highest rank */
static int t_majority(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    const uint32_t *roots;
    uint32_t root, count = 1;

    lua_settop(L, 2);
    if (lua_istable(L, 2)) {
        roots = check_roots(L, &count);
    } else {
        root = tesI_check_root(L, 2);
        roots = &root;
    }
    uint32_t seats = tesI_majority(game, roots, count, NULL);
    if (seats == TESI_NO_SEATS) return tesI_raise(L, game);
    tesI_push_seats(L, seats);
    return 1;
}

static int32_t check_points(lua_State *L, int64_t points)
{
    if (points > TESI_MAX_POINTS || points < -TESI_MAX_POINTS) {
        luaL_error(L, "a score of more than %d points", TESI_MAX_POINTS);
    }
    return (int32_t)points;
}

/* So many tiles and segments are kept of what an award counts. */
#define COUNTED 128

/* Reads what an award counts from the list at `arg`. */
static uint32_t check_counted(lua_State *L, int arg, struct tesI_item *out)
{
    struct tes_game *game = tesI_game(L);
    uint32_t count = 0;
    lua_Integer given = luaL_len(L, arg);

    for (lua_Integer i = 1; i <= given && count < COUNTED; i++) {
        tesI_poll(L);
        lua_geti(L, arg, i);
        uint32_t tile, node = TES_NONE;
        if (tesI_handle_type(L, -1) == HANDLE_SEGMENT) {
            node = tesI_check(L, lua_gettop(L), HANDLE_SEGMENT);
            tile = tesI_node_tile(game, node);
        } else {
            tile = tesI_check(L, lua_gettop(L), HANDLE_TILE);
        }
        out[count++] = (struct tesI_item){
            0, (int32_t)tile, node == TES_NONE ? 0 : (int32_t)node + 1};
        lua_pop(L, 1);
    }
    return count;
}

int tesI_award(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, luaL_checkstring(L, 1));
    struct tesI_item items[TESI_TALLY_MAX + COUNTED];
    uint32_t player = tesI_check(L, 2, HANDLE_PLAYER), root = TES_NONE;
    tesI_label reason = tesI_check_label(L, 3);
    uint32_t tiles = 0, flags = 0, nitems = 0;
    uint32_t events = tesI_len(&game->store, COL_EVENTS);
    int32_t sum = 0;

    if (tesI_handle_type(L, 4) == HANDLE_FIGURE) {
        root = tesI_check(L, 4, HANDLE_FIGURE);
        flags = EVENT_FIGURE;
    } else if (!lua_isnil(L, 4)) {
        root = tesI_check_root(L, 4);
        tiles = tesI_feature_tiles(game, root);
        if (tesI_feature_complete(game, root)) flags = EVENT_COMPLETE;
    }
    int end = lua_gettop(L), counted = end > 4 && lua_istable(L, end) ? end : 0;
    for (int arg = 5; arg <= end - (counted != 0); arg += 3) {
        tesI_poll(L);
        int32_t times = tesI_check_number(L, arg + 1);
        int32_t rate = tesI_check_number(L, arg + 2);
        int32_t points = check_points(L, (int64_t)times * rate);
        if (nitems == TESI_TALLY_MAX) return luaL_error(L, "too many items");
        items[nitems++] = (struct tesI_item){
            tesI_item_name(tesI_check_label(L, arg), tesI_vm(L)->hook_module),
            times, points};
        sum = check_points(L, (int64_t)sum + points);
    }
    if (counted != 0) nitems += check_counted(L, counted, items + nitems);
    if (!tesI_score_award(game, (int)player, reason, root, flags, tiles, sum,
                          items, nitems)) {
        return tesI_out_of_memory(L);
    }
    fire_scored(L, events);
    lua_pushinteger(L, sum);
    return 1;
}

/* g:pay(player: Player, reason: string, count: integer, rate: integer,
 *   feature?: Feature) -> integer - an award with one item, named like the
 *   reason: `rate` points for each of `count` */
static int t_pay(lua_State *L)
{
    lua_settop(L, 6);
    tesI_check(L, 2, HANDLE_PLAYER);
    tesI_check_label(L, 3);
    tesI_check_number(L, 4);
    tesI_check_number(L, 5);
    lua_insert(L, 4); /* the feature */
    lua_pushvalue(L, 3);
    lua_insert(L, 5);
    lua_pushliteral(L, "g:pay");
    lua_replace(L, 1);
    return tesI_award(L);
}

static const luaL_Reg methods[] = {{"score", t_score},
                                   {"worth", t_worth},
                                   {"pay", t_pay},
                                   {"majority", t_majority},
                                   {NULL, NULL}};

const struct tesI_binding tesI_bind_score[] = {{HANDLE_NONE, NULL, methods},
                                               {HANDLE_NONE, NULL, NULL}};
