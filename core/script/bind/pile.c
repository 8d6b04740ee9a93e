/* pile.c - piles of tiles as Lua sees them. */
#include "script/bind/bind.h"
#include "script/bind/values.h"
#include "script/bind/signs.h"
#include "turn/piles.h"
#include "turn/secrets.h"

/* The pile at `arg`, for somebody who looks into it. */
static uint32_t look_into(lua_State *L, int arg)
{
    uint32_t pile = tesI_check(L, arg, HANDLE_PILE);
    tesI_look_into(tesI_game(L), 1u << pile);
    return pile;
}

/* pile.size: integer - tiles in it */
READER(f_pile_size, HANDLE_PILE, lua_pushinteger(L, tesI_pile_total(game, id)))

/* pile.name: string - "tiles", "start", or a group of tiles */
READER(f_pile_name, HANDLE_PILE, tesI_push_label(L, game->cat->piles[id].name))

/* Piles hold no overlays. */
static uint32_t check_printed(lua_State *L, int arg)
{
    return tesI_vm(L)->cat->types[tesI_check(L, arg, HANDLE_TYPE)].plain;
}

/* pile.owner: Player? - nil when it belongs to nobody */
READER(f_pile_owner, HANDLE_PILE,
       tesI_push_or_nil(L, HANDLE_PLAYER, game->cat->piles[id].owner - 1u))

/* pile:count(type: Type) -> integer - how many of a type it holds */
READER_OF(t_pile_count, look_into,
          lua_pushinteger(L, tesI_pile_count(game, id, check_printed(L, 2))))

/* Most copies of a type in a pile: the sum over all types has 32 bits. */
#define MAX_COPIES 1000000

static void add_tiles(lua_State *L, uint32_t pile, uint32_t type,
                      lua_Integer tiles)
{
    struct tes_game *game = tesI_game(L);
    lua_Integer have = tesI_pile_count(game, pile, type);
    if (tiles < -have) {
        luaL_error(L, "the pile holds only %d of these", (int)have);
    }
    if (tiles > MAX_COPIES - have) luaL_error(L, "too many tiles");
    if (!tesI_pile_add(game, pile, type, (int32_t)tiles)) {
        tesI_out_of_memory(L);
    }
}

/* pile:add(type: Type, n?: integer) - puts n tiles in, 1 by default; a
 *   negative n takes out */
static int t_pile_add(lua_State *L)
{
    tesI_game_write(L, "pile:add");
    add_tiles(L, tesI_check(L, 1, HANDLE_PILE), check_printed(L, 2),
              luaL_optinteger(L, 3, 1));
    return 0;
}

/* pile:bury() -> boolean - an unknown tile of it leaves the game: the pile
 *   holds one less, and any of its tiles may still be drawn. False when it is
 *   empty */
static int t_pile_bury(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "pile:bury");
    uint32_t pile = tesI_check(L, 1, HANDLE_PILE);
    bool some = tesI_pile_total(game, pile) > 0;
    if (some && !tesI_pile_bury(game, pile, 1)) return tesI_out_of_memory(L);
    lua_pushboolean(L, some);
    return 1;
}

/* pile:pour(other: Pile, what?: string) - all its tiles into another pile, or
 *   those with this mark or kind of segment */
static int t_pile_pour(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "pile:pour");
    uint32_t from = tesI_check(L, 1, HANDLE_PILE),
             to = tesI_check(L, 2, HANDLE_PILE);
    bool all = lua_isnoneornil(L, 3);
    uint32_t buried = all && from != to ? tesI_pile_buried(game, from) : 0;
    struct tesI_sign what = {0, 0};

    if (!all) what = tesI_check_sign(L, 3);
    for (uint32_t t = 0; from != to && t < game->cat->nprinted; t++) {
        lua_Integer tiles = tesI_pile_count(game, from, t);
        if (tiles == 0) continue;
        if (!all && !tesI_shows(&game->cat->types[t], what)) continue;
        add_tiles(L, to, t, tiles);
        add_tiles(L, from, t, -tiles);
    }
    if (buried > 0 && !tesI_pile_bury(game, to, buried)) {
        return tesI_out_of_memory(L);
    }
    return 0;
}

static int next_type(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t pile = look_into(L, 1);
    uint32_t type = lua_isnil(L, 2) ? 0 : tesI_check(L, 2, HANDLE_TYPE) + 1;
    const uint32_t *tiles = tesI_pile_counts(game, pile);
    while (type < game->cat->nprinted && tiles[type] == 0) type++;
    if (type == game->cat->nprinted) return 0;
    tesI_push(L, HANDLE_TYPE, type);
    lua_pushinteger(L, tiles[type]);
    return 2;
}

/* pile:types() -> each Type, integer - what it holds, and how many of each */
static int t_pile_types(lua_State *L)
{
    tesI_check(L, 1, HANDLE_PILE);
    return tesI_each(L, next_type);
}

static const luaL_Reg pile_fields[] = {{"size", f_pile_size},
                                       {"name", f_pile_name},
                                       {"owner", f_pile_owner},
                                       {NULL, NULL}};
static const luaL_Reg pile_methods[] = {
    {"count", t_pile_count}, {"add", t_pile_add},     {"pour", t_pile_pour},
    {"bury", t_pile_bury},   {"types", t_pile_types}, {NULL, NULL}};

const struct tesI_binding tesI_bind_pile[] = {
    {HANDLE_PILE, pile_fields, pile_methods}, {HANDLE_NONE, NULL, NULL}};
