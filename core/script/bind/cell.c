/* cell.c - cells of the board as Lua sees them. */
#include "board/cells.h"
#include "script/bind/bind.h"
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

/* cell:beside(side: Side) -> Tile? - the tile on the next cell that way */
static int t_cell_beside(lua_State *L)
{
    int32_t x, y;
    tesI_check_xy(L, 1, &x, &y);
    unsigned side = tesI_check_side(L, 2);
    push_tile(L, x + tesI_dx(side), y + tesI_dy(side));
    return 1;
}

static const luaL_Reg cell_fields[] = {
    {"x", f_cell_x}, {"y", f_cell_y}, {"tile", f_cell_tile}, {NULL, NULL}};
static const luaL_Reg cell_methods[] = {
    {"step", t_cell_step}, {"beside", t_cell_beside}, {NULL, NULL}};

const struct tesI_binding tesI_bind_cell[] = {
    {HANDLE_CELL, cell_fields, cell_methods}, {HANDLE_NONE, NULL, NULL}};
