/* cell.c - cells of the board as Lua sees them. */
#include "board/cells.h"
#include "board/edges.h"
#include "script/bind/bind.h"
#include "script/bind/signs.h"
#include "script/bind/values.h"

static void push_tile(lua_State *L, int32_t x, int32_t y)
{
    const struct tes_game *game = tesI_game(L);
    tesI_push_or_nil(L, HANDLE_TILE,
                     tesI_cell_tile(game, tesI_cell_at(game, x, y)));
}

/* Coordinates of a handle. */
static int32_t x_of(uint32_t id)
{
    int32_t x, y;
    tesI_unpack_xy(id, &x, &y);
    return x;
}

static int32_t y_of(uint32_t id)
{
    int32_t x, y;
    tesI_unpack_xy(id, &x, &y);
    return y;
}

/* cell.x: integer - to the east */
READER(f_cell_x, HANDLE_CELL, lua_pushinteger(L, x_of(id)))

/* cell.y: integer - to the south */
READER(f_cell_y, HANDLE_CELL, lua_pushinteger(L, y_of(id)))

/* cell.tile: Tile? - what lies there */
READER(f_cell_tile, HANDLE_CELL, push_tile(L, x_of(id), y_of(id)))

/* cell:step(direction: Direction, n?: integer) -> Cell - the cell n steps
 *   further, 1 by default: across a side or, with "NE", "SE", "SW" or "NW",
 *   across a corner */
static int t_cell_step(lua_State *L)
{
    int32_t x, y;
    tesI_check_xy(L, 1, &x, &y);
    unsigned direction = tesI_check_direction(L, 2);
    lua_Integer n = luaL_optinteger(L, 3, 1);
    luaL_argcheck(L, n > -64000 && n < 64000, 3, "too far");
    x += tesI_step_x(direction) * (int32_t)n;
    y += tesI_step_y(direction) * (int32_t)n;
    luaL_argcheck(L, x > -32000 && x < 32000 && y > -32000 && y < 32000, 3,
                  "too far");
    tesI_push(L, HANDLE_CELL, tesI_pack_xy(x, y));
    return 1;
}

/* cell:around(name?: string) -> Tile[] - the tiles on the eight cells around,
 *   row by row, that have this mark or kind of segment */
static int t_cell_around(lua_State *L)
{
    int32_t x, y;
    tesI_check_xy(L, 1, &x, &y);
    return tesI_push_around(L, x, y);
}

/* cell:beside(side: Side) -> Tile? - the tile on the next cell that way */
static int t_cell_beside(lua_State *L)
{
    int32_t x, y;
    tesI_check_xy(L, 1, &x, &y);
    unsigned side = tesI_check_side(L, 2);
    push_tile(L, x + tesI_dx(side), y + tesI_dy(side));
    return 1;
}

/* cell:clear(side: Side, far?: boolean) -> boolean - is there no tile on the
 *   next cell that way, nor on those to its left and right? With far = true
 *   neither is there one beyond these three, however far away */
static int t_cell_clear(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    int32_t x, y;
    tesI_check_xy(L, 1, &x, &y);
    unsigned side = tesI_check_side(L, 2);
    bool far = tesI_opt_flag(L, 3), clear = true;

    for (int32_t i = -1; i <= 1 && clear; i++) { /* across the way */
        int32_t at_x = x + i * tesI_dy(side), at_y = y + i * tesI_dx(side);
        uint32_t next =
            tesI_cell_at(game, at_x + tesI_dx(side), at_y + tesI_dy(side));
        clear = far ? tesI_edge_seen(game, at_x, at_y, side) == TES_NONE
                    : tesI_cell_tile(game, next) == TES_NONE;
    }
    lua_pushboolean(L, clear);
    return 1;
}

static const luaL_Reg cell_fields[] = {
    {"x", f_cell_x}, {"y", f_cell_y}, {"tile", f_cell_tile}, {NULL, NULL}};
static const luaL_Reg cell_methods[] = {{"step", t_cell_step},
                                        {"around", t_cell_around},
                                        {"beside", t_cell_beside},
                                        {"clear", t_cell_clear},
                                        {NULL, NULL}};

const struct tesI_binding tesI_bind_cell[] = {
    {HANDLE_CELL, cell_fields, cell_methods}, {HANDLE_NONE, NULL, NULL}};
