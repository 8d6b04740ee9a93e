/* cell.c - cells of the board as Lua sees them. */
#include "../../board.h"
#include "bind.h"

static void check_xy(lua_State *L, int arg, int32_t *x, int32_t *y)
{
    tesI_unpack_xy(tesI_check(L, arg, HANDLE_CELL), x, y);
}

/* cell.x: integer - to the east */
static int f_cell_x(lua_State *L)
{
    int32_t x, y;
    check_xy(L, 1, &x, &y);
    lua_pushinteger(L, x);
    return 1;
}

/* cell.y: integer - to the south */
static int f_cell_y(lua_State *L)
{
    int32_t x, y;
    check_xy(L, 1, &x, &y);
    lua_pushinteger(L, y);
    return 1;
}

/* cell.tile: Tile? - what lies there */
static int f_cell_tile(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    int32_t x, y;
    check_xy(L, 1, &x, &y);
    tesI_push_or_nil(L, HANDLE_TILE,
                     tesI_cell_tile(game, tesI_cell_at(game, x, y)));
    return 1;
}

/* cell:step(direction: Direction, n?: integer) -> Cell - the cell n steps
 *   further, 1 by default: across a side or, with "NE", "SE", "SW" or "NW",
 *   across a corner */
static int t_cell_step(lua_State *L)
{
    int32_t x, y;
    check_xy(L, 1, &x, &y);
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

/* cell:around() -> Tile[] - the tiles on the eight cells around */
static int t_cell_around(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    int32_t x, y;
    lua_Integer next = 1;

    check_xy(L, 1, &x, &y);
    lua_newtable(L);
    for (int32_t dy = -1; dy <= 1; dy++) {
        for (int32_t dx = -1; dx <= 1; dx++) {
            if (dx == 0 && dy == 0) continue;
            uint32_t tile =
                tesI_cell_tile(game, tesI_cell_at(game, x + dx, y + dy));
            if (tile == TES_NONE) continue;
            tesI_push(L, HANDLE_TILE, tile);
            lua_rawseti(L, -2, next++);
        }
    }
    return 1;
}

/* Where the cell is that lies beside the one at 1, on the side at 2. */
static unsigned check_beside(lua_State *L, int32_t *x, int32_t *y)
{
    check_xy(L, 1, x, y);
    unsigned side = tesI_check_side(L, 2);
    *x += tesI_dx(side);
    *y += tesI_dy(side);
    return side;
}

/* cell:beside(side: Side) -> Tile? - the tile on the next cell that way */
static int t_cell_beside(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    int32_t x, y;

    check_beside(L, &x, &y);
    tesI_push_or_nil(L, HANDLE_TILE,
                     tesI_cell_tile(game, tesI_cell_at(game, x, y)));
    return 1;
}

/* cell:clear(side: Side) -> boolean - is there no tile on the next cell that
 *   way, nor on those to its left and right? */
static int t_cell_clear(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    int32_t x, y;

    unsigned side = check_beside(L, &x, &y);
    bool clear = true;
    for (int32_t i = -1; i <= 1 && clear; i++) { /* across the way */
        int32_t dx = i * tesI_dy(side), dy = i * tesI_dx(side);
        uint32_t cell = tesI_cell_at(game, x + dx, y + dy);
        clear = tesI_cell_tile(game, cell) == TES_NONE;
    }
    lua_pushboolean(L, clear);
    return 1;
}

const struct tesI_field tesI_cell_fields[] = {
    {"x", f_cell_x}, {"y", f_cell_y}, {"tile", f_cell_tile}, {NULL, NULL}};
const luaL_Reg tesI_cell_methods[] = {
    {"step", t_cell_step},     {"sees", tesI_cell_sees},
    {"around", t_cell_around}, {"beside", t_cell_beside},
    {"clear", t_cell_clear},   {NULL, NULL}};
