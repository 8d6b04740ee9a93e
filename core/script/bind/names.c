/* names.c - from names to handles, and what they hold: piles, zones,
 * pieces, types. */
#include <string.h>

#include "board/figures.h"
#include "script/bind/bind.h"
#include "script/bind/values.h"
#include "script/native/allow.h"
#include "turn/piles.h"
#include "turn/stand.h"

/* g:cell(x: integer, y: integer) -> Cell - the start tile lies at 0, 0 */
static int t_cell(lua_State *L)
{
    lua_Integer x = luaL_checkinteger(L, 2), y = luaL_checkinteger(L, 3);
    luaL_argcheck(L, x > -32000 && x < 32000, 2, "x out of range");
    luaL_argcheck(L, y > -32000 && y < 32000, 3, "y out of range");
    tesI_push(L, HANDLE_CELL, tesI_pack_xy((int32_t)x, (int32_t)y));
    return 1;
}

/* g:pile(pile: string, player?: Player) -> Pile? - the player's own, if each
 *   has one; nil when there is none of this name */
static int t_pile(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    tesI_label name = tesI_check_label(L, 2);
    uint32_t seat = tesI_opt(L, 3, HANDLE_PLAYER, TES_NONE);
    for (uint32_t p = 0; p < game->cat->npiles; p++) {
        const struct tesI_pile *pile = &game->cat->piles[p];
        if (pile->name != name) continue;
        luaL_argcheck(L, (pile->owner != 0) == (seat != TES_NONE), 3,
                      "this pile needs a player, or must not have one");
        if (pile->owner - 1u != seat) continue;
        tesI_push(L, HANDLE_PILE, p);
        return 1;
    }
    return 0;
}

/* g:left(pile?: Pile|string) -> integer - tiles in it, or in all piles that
 *   tiles are drawn from; 0 when there is no such pile */
static int t_left(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    bool named = lua_type(L, 2) == LUA_TSTRING, all = lua_isnoneornil(L, 2);
    tesI_label name = named ? tesI_check_label(L, 2) : 0;
    uint32_t only = named || all ? TES_NONE : tesI_check_pile(L, 2), sum = 0;
    bool found = false;

    for (uint32_t p = 0; p < game->cat->npiles && !found; p++) {
        const struct tesI_pile *pile = &game->cat->piles[p];
        found = named ? pile->name == name : p == only;
        if (found || (all && pile->drawn)) sum += tesI_pile_total(game, p);
    }
    lua_pushinteger(L, sum);
    return 1;
}

/* g:zone(zone: string, player?: Player) -> Zone - the player's own, if it is
 *   owned */
static int t_zone(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t zone = tesI_check_zone(L, 2);
    uint32_t seat = tesI_opt(L, 3, HANDLE_PLAYER, TES_NONE);
    luaL_argcheck(L, game->cat->zones[zone].owned == (seat != TES_NONE), 3,
                  "this zone needs a player, or must not have one");
    tesI_push(L, HANDLE_ZONE, tesI_held(zone, (int)seat));
    return 1;
}

/* g:piece(piece: string) -> Piece - as declared by piece{} */
static int t_piece(lua_State *L)
{
    tesI_push(L, HANDLE_PIECE, tesI_check_piece(L, 2));
    return 1;
}

/* g:supply(piece: Piece|string) -> integer - how many of a neutral piece are
 *   left */
static int t_supply(lua_State *L)
{
    uint32_t piece = tesI_check_piece(L, 2);
    luaL_argcheck(L, !tesI_vm(L)->cat->pieces[piece].owned, 2,
                  "players have this piece: ask player:supply(piece)");
    lua_pushinteger(L, tesI_supply(tesI_game(L), TESI_NEUTRAL, piece));
    return 1;
}

/* g:pieces() -> Piece[] - all kinds of pieces that players have */
static int t_pieces(lua_State *L)
{
    const struct tesI_catalogue *cat = tesI_game(L)->cat;
    lua_newtable(L);
    for (uint32_t p = 0; p < cat->npieces; p++) {
        if (!cat->pieces[p].owned) continue;
        tesI_list_add(L, HANDLE_PIECE, p);
    }
    return 1;
}

/* g:figure(piece: Piece|string) -> Figure? - the one figure of a neutral
 *   piece, in play or not; nil when the config leaves it out */
static int t_figure(lua_State *L)
{
    const struct tes_game *game = tesI_game(L);
    uint32_t piece = tesI_check_piece(L, 2);
    const struct tesI_piece *row = &game->cat->pieces[piece];
    bool one = !row->owned && row->count > 0;
    tesI_push_or_nil(L, HANDLE_FIGURE,
                     one ? tesI_figures_like(game, TESI_NEUTRAL, piece).first
                         : TES_NONE);
    return 1;
}

/* g:allowed(piece: Piece|string, place: Segment|Zone, player?: Player) ->
 *   boolean - may one of the player (on turn) stand there as far as ground
 *   and vetoes go, whoever else does? */
static int t_allowed(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t seat = tesI_opt_seat(L, 4);
    uint32_t piece = tesI_check_piece(L, 2);
    int may = tesI_handle_type(L, 3) == HANDLE_ZONE
                  ? tesI_may_enter(L, piece, tesI_check(L, 3, HANDLE_ZONE))
                  : tesI_may_share(game, seat, piece,
                                   tesI_check(L, 3, HANDLE_SEGMENT));
    if (may < 0) return tesI_raise(L, game);
    lua_pushboolean(L, may);
    return 1;
}

/* g:type(id: string) -> Type? - by its full id, such as "base/D" */
static int t_type(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    const char *id = luaL_checkstring(L, 2);
    for (uint32_t t = 0; t < game->cat->nprinted; t++) {
        if (strcmp(game->cat->types[t].id, id) != 0) continue;
        tesI_push(L, HANDLE_TYPE, t);
        return 1;
    }
    return 0;
}

static const luaL_Reg methods[] = {
    {"cell", t_cell},     {"pile", t_pile},     {"left", t_left},
    {"zone", t_zone},     {"piece", t_piece},   {"pieces", t_pieces},
    {"supply", t_supply}, {"figure", t_figure}, {"allowed", t_allowed},
    {"type", t_type},     {NULL, NULL}};

const struct tesI_binding tesI_bind_names[] = {{HANDLE_NONE, NULL, methods},
                                               {HANDLE_NONE, NULL, NULL}};
