/* values.c - reading arguments, giving lists. */
#include "script/bind/values.h"

#include "board/cells.h"
#include "board/figures.h"

int tesI_each(lua_State *L, lua_CFunction next)
{
    lua_pushcfunction(L, next);
    lua_pushvalue(L, 1);
    return 2;
}

void tesI_list_add(lua_State *L, tesI_handle type, uint32_t id)
{
    tesI_push(L, type, id);
    lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
}

uint32_t tesI_opt_kind(lua_State *L, int arg)
{
    return lua_isnoneornil(L, arg) ? TES_NONE : tesI_check_kind(L, arg);
}

uint32_t tesI_opt_piece(lua_State *L, int arg)
{
    return lua_isnoneornil(L, arg) ? TES_NONE : tesI_check_piece(L, arg);
}

uint32_t tesI_opt_pieces(lua_State *L, int arg, uint32_t absent)
{
    return lua_isnoneornil(L, arg) ? absent : tesI_check_pieces(L, arg);
}

unsigned tesI_exact_rotation(lua_State *L, int arg)
{
    lua_Integer rotation = luaL_optinteger(L, arg, 0);
    luaL_argcheck(L, rotation >= 0 && rotation <= 3, arg,
                  "a rotation is 0 to 3, in steps of 90 degrees clockwise");
    return (unsigned)rotation;
}

void tesI_check_xy(lua_State *L, int arg, int32_t *x, int32_t *y)
{
    tesI_unpack_xy(tesI_check(L, arg, HANDLE_CELL), x, y);
}

void tesI_tile_xy(const struct tes_game *game, uint32_t tile, int32_t *x,
                  int32_t *y)
{
    tesI_cell_xy(game, tesI_tile_row(game, tile)->cell, x, y);
}

uint32_t tesI_figure_at_from(const struct tes_game *game, uint32_t from,
                             tes_place_kind at, uint32_t target,
                             uint32_t pieces, uint32_t owner)
{
    uint32_t end = tesI_figure_count(game);

    if (owner < (uint32_t)game->cat->players) { /* theirs follow each other */
        struct tesI_range own = tesI_figures_of(game, owner);
        if (from < own.first) from = own.first;
        end = own.end;
    }
    if (from >= end) return TES_NONE;
    const struct tesI_figure *row = tesI_figure_row(game, from);
    for (uint32_t f = from; f < end; f++, row++) {
        if (row->target != target || tesI_figure_at(row) != at) continue;
        if ((pieces >> tesI_figure_piece(row) & 1) == 0) continue;
        if (owner == TES_NONE || tesI_figure_owner(row) == owner) return f;
    }
    return TES_NONE;
}

int tesI_push_figures_at(lua_State *L, tes_place_kind at, uint32_t target,
                         uint32_t pieces, uint32_t owner)
{
    const struct tes_game *game = tesI_game(L);

    lua_newtable(L);
    for (uint32_t f = 0;; f++) {
        tesI_poll(L);
        f = tesI_figure_at_from(game, f, at, target, pieces, owner);
        if (f == TES_NONE) return 1;
        tesI_list_add(L, HANDLE_FIGURE, f);
    }
}
