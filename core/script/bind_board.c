/* bind_board.c - tile types, laid tiles, cells and piles as Lua sees them. */
#include <stdlib.h>
#include <string.h>

#include "../board.h"
#include "../figures.h"
#include "../piles.h"
#include "bind.h"

/* ---- tile types -------------------------------------------------------- */

static const struct tesI_type *check_type(lua_State *L, int arg)
{
    uint32_t type = tesI_check(L, arg, HANDLE_TYPE);
    return &tesI_game(L)->cat->types[type];
}

/* type.id: string - of the form set/letter, such as "base/D" */
static int f_type_id(lua_State *L)
{
    lua_pushstring(L, check_type(L, 1)->id);
    return 1;
}

/* type.at: Cell? - where it lies from the start, if the tile file says so */
static int f_type_at(lua_State *L)
{
    const struct tesI_type *type = check_type(L, 1);
    if (!type->fixed) return 0;
    tesI_push(L, HANDLE_CELL, tesI_pack_xy(type->x, type->y));
    return 1;
}

bool tesI_type_has(lua_State *L, const struct tesI_type *type, int arg)
{
    const struct tesI_catalogue *cat = tesI_vm(L)->cat;
    tesI_label name = tesI_check_label(L, arg);
    for (uint32_t m = 0; m < cat->nmarks; m++) {
        if (cat->marks[m] == name) return type->marks >> m & 1;
    }
    for (uint32_t s = 0; s < type->nsegments; s++) {
        if (cat->kinds[type->segments[s].kind].name == name) return true;
    }
    return false;
}

/* type:has(name: string) -> boolean - a mark of the tile, or a kind of
 *   segment on it */
static int t_type_has(lua_State *L)
{
    lua_pushboolean(L, tesI_type_has(L, check_type(L, 1), 2));
    return 1;
}

/* type:side(side: Side, rotation?: integer) -> string - kind of this side
 *   when laid with this rotation, 0 by default */
static int t_type_side(lua_State *L)
{
    const struct tesI_type *type = check_type(L, 1);
    unsigned side = tesI_check_side(L, 2);
    unsigned rotation = (unsigned)luaL_optinteger(L, 3, 0) & 3;
    unsigned kind = type->side[tesI_own_side(side, rotation)];
    tesI_push_label(L, tesI_vm(L)->cat->sides[kind].name);
    return 1;
}

/* type:sides(kind: string, rotation?: integer) -> Side[] - the sides of this
 *   kind when laid with this rotation, 0 by default */
static int t_type_sides(lua_State *L)
{
    const struct tesI_catalogue *cat = tesI_vm(L)->cat;
    const struct tesI_type *type = check_type(L, 1);
    tesI_label name = tesI_check_label(L, 2);
    unsigned rotation = (unsigned)luaL_optinteger(L, 3, 0) & 3;
    lua_Integer next = 1;

    lua_createtable(L, TESI_SIDES, 0);
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        if (cat->sides[type->side[tesI_own_side(s, rotation)]].name != name) {
            continue;
        }
        tesI_push_label(L, cat->side_names[s]);
        lua_rawseti(L, -2, next++);
    }
    return 1;
}

const struct tesI_field tesI_type_fields[] = {
    {"id", f_type_id}, {"at", f_type_at}, {NULL, NULL}};
const luaL_Reg tesI_type_methods[] = {{"has", t_type_has},
                                      {"side", t_type_side},
                                      {"sides", t_type_sides},
                                      {NULL, NULL}};

/* ---- laid tiles -------------------------------------------------------- */

static uint32_t check_tile(lua_State *L, int arg)
{
    return tesI_check(L, arg, HANDLE_TILE);
}

/* tile.type: Type - what was laid */
static int f_tile_type(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = check_tile(L, 1);
    tesI_push(L, HANDLE_TYPE, tesI_tile_row(game, tile)->kind & 0xffff);
    return 1;
}

/* tile.cell: Cell - where it lies */
static int f_tile_cell(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t cell = tesI_tile_row(game, check_tile(L, 1))->cell;
    tesI_push(L, HANDLE_CELL, tesI_cell_id(game, cell));
    return 1;
}

/* tile.rotation: integer - quarter turns clockwise, 0 to 3 */
static int f_tile_rotation(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    lua_pushinteger(L, tesI_tile_rotation(game, check_tile(L, 1)));
    return 1;
}

/* tile.number: integer - 1 for the first tile laid, 2 for the second */
static int f_tile_number(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)check_tile(L, 1) + 1);
    return 1;
}

/* tile:has(name: string) -> boolean - a mark of the tile, or a kind of
 *   segment on it */
static int t_tile_has(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    const struct tesI_type *type = tesI_tile_type(game, check_tile(L, 1));
    lua_pushboolean(L, tesI_type_has(L, type, 2));
    return 1;
}

static int next_segment(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = check_tile(L, 1);
    uint32_t first = tesI_tile_row(game, tile)->node;
    uint32_t count = tesI_tile_type(game, tile)->nsegments;
    uint32_t node =
        lua_isnil(L, 2) ? first : tesI_check(L, 2, HANDLE_SEGMENT) + 1;
    if (node >= first + count) return 0;
    tesI_push(L, HANDLE_SEGMENT, node);
    return 1;
}

/* tile:segments() -> each Segment - in the order of the tile file */
static int t_tile_segments(lua_State *L)
{
    check_tile(L, 1);
    lua_pushcfunction(L, next_segment);
    lua_pushvalue(L, 1);
    return 2;
}

/* tile:segment(kind: string, port?: string) -> Segment? - the first of a
 *   kind, or the one at a port: a side or half as laid, such as "N" or "NL" */
static int t_tile_segment(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = check_tile(L, 1), kind = tesI_check_kind(L, 2);
    const char *port = luaL_optstring(L, 3, "");
    const struct tesI_type *type = tesI_tile_type(game, tile);
    unsigned rotation = tesI_tile_rotation(game, tile);
    unsigned sides = 0, halves = 0;

    if (*port != '\0') {
        static const char names[] = "NESW";
        const char *side = strchr(names, *port);
        luaL_argcheck(L, side != NULL && strlen(port) <= 2, 3,
                      "a port is a side such as \"N\" or a half such as "
                      "\"NL\"");
        unsigned s = (unsigned)(side - names);
        if (port[1] == '\0') {
            sides = 1u << s;
        } else {
            halves = 1u << (2 * s + (port[1] == 'R'));
        }
    }
    for (uint32_t i = 0; i < type->nsegments; i++) {
        const struct tesI_segdef *segment = &type->segments[i];
        if (segment->kind != kind) continue;
        if (sides != 0 &&
            (tesI_turn_sides(segment->sides, rotation) & sides) == 0) {
            continue;
        }
        if (halves != 0 &&
            (tesI_turn_halves(segment->halves, rotation) & halves) == 0) {
            continue;
        }
        tesI_push(L, HANDLE_SEGMENT, tesI_tile_row(game, tile)->node + i);
        return 1;
    }
    return 0;
}

/* tile:figures() -> Figure[] - those standing anywhere on the tile */
static int t_tile_figures(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = check_tile(L, 1);
    lua_Integer next = 1;

    lua_newtable(L);
    for (uint32_t f = 0; f < tesI_figure_count(game); f++) {
        if (tesI_figure_tile(game, f) != tile) continue;
        tesI_push(L, HANDLE_FIGURE, f);
        lua_rawseti(L, -2, next++);
    }
    return 1;
}

const struct tesI_field tesI_tile_fields[] = {{"type", f_tile_type},
                                              {"cell", f_tile_cell},
                                              {"rotation", f_tile_rotation},
                                              {"number", f_tile_number},
                                              {NULL, NULL}};
/* tile:offset(other: Tile) -> integer, integer - how far east and how far
 *   south of it the other one lies */
static int t_tile_offset(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    int32_t x, y, to_x, to_y;

    tesI_cell_xy(game, tesI_tile_row(game, check_tile(L, 1))->cell, &x, &y);
    tesI_cell_xy(game, tesI_tile_row(game, check_tile(L, 2))->cell, &to_x,
                 &to_y);
    lua_pushinteger(L, to_x - x);
    lua_pushinteger(L, to_y - y);
    return 2;
}

/* True when the table at `arg`, if there is one, holds something for a tile. */
static bool in_table(lua_State *L, int arg, uint32_t tile)
{
    if (lua_isnoneornil(L, arg)) return false;
    tesI_push(L, HANDLE_TILE, tile);
    bool found = lua_rawget(L, arg) != LUA_TNIL;
    lua_pop(L, 1);
    return found;
}

/* tile:neighbours(but?: string, nor?: table<Tile, any>) -> Tile[] - those on
 *   the four cells beside it, leaving out what has this mark or kind of
 *   segment, and keys of the table */
static int t_tile_neighbours(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    bool all = lua_isnoneornil(L, 2);
    if (!lua_isnoneornil(L, 3)) luaL_checktype(L, 3, LUA_TTABLE);
    lua_settop(L, 3);
    lua_Integer next = 1;
    int32_t x, y;

    tesI_cell_xy(game, tesI_tile_row(game, check_tile(L, 1))->cell, &x, &y);
    lua_createtable(L, TESI_SIDES, 0);
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        uint32_t tile = tesI_cell_tile(
            game, tesI_cell_at(game, x + tesI_dx(s), y + tesI_dy(s)));
        if (tile == TES_NONE) continue;
        if (!all && tesI_type_has(L, tesI_tile_type(game, tile), 2)) continue;
        if (in_table(L, 3, tile)) continue;
        tesI_push(L, HANDLE_TILE, tile);
        lua_rawseti(L, -2, next++);
    }
    return 1;
}

/* tile:in_line(reach: integer) -> Figure[] - those that claim and stand on a
 *   tile of the same row or column, no more than `reach` tiles away, whatever
 *   lies between */
static int t_tile_in_line(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = check_tile(L, 1), figures = tesI_figure_count(game);
    lua_Integer reach = luaL_checkinteger(L, 2), next = 1;
    int32_t x, y, other_x, other_y;

    tesI_cell_xy(game, tesI_tile_row(game, tile)->cell, &x, &y);
    lua_newtable(L);
    for (uint32_t f = 0; f < figures; f++) {
        const struct tesI_figure *row = tesI_figure_row(game, f);
        if (!game->cat->pieces[tesI_figure_piece(row)].claims) continue;
        uint32_t on = tesI_figure_tile(game, f);
        if (on == TES_NONE) continue;
        tesI_cell_xy(game, tesI_tile_row(game, on)->cell, &other_x, &other_y);
        if ((other_x != x && other_y != y) ||
            abs(other_x - x) + abs(other_y - y) > reach) {
            continue;
        }
        tesI_push(L, HANDLE_FIGURE, f);
        lua_rawseti(L, -2, next++);
    }
    return 1;
}

bool tesI_tile_near(lua_State *L, uint32_t tile, int arg)
{
    struct tes_game *game = tesI_game(L);
    int32_t x, y;

    tesI_cell_xy(game, tesI_tile_row(game, tile)->cell, &x, &y);
    for (int32_t i = 0; i < 9; i++) {
        uint32_t other = tesI_cell_tile(
            game, tesI_cell_at(game, x + i % 3 - 1, y + i / 3 - 1));
        if (other == TES_NONE) continue;
        if (tesI_type_has(L, tesI_tile_type(game, other), arg)) return true;
    }
    return false;
}

/* tile:near(name: string) -> boolean - does it, or one of the eight tiles
 *   around, have this mark or kind of segment? */
static int t_tile_near(lua_State *L)
{
    lua_pushboolean(L, tesI_tile_near(L, check_tile(L, 1), 2));
    return 1;
}

const luaL_Reg tesI_tile_methods[] = {{"near", t_tile_near},
                                      {"has", t_tile_has},
                                      {"offset", t_tile_offset},
                                      {"segments", t_tile_segments},
                                      {"segment", t_tile_segment},
                                      {"figures", t_tile_figures},
                                      {"neighbours", t_tile_neighbours},
                                      {"in_line", t_tile_in_line},
                                      {NULL, NULL}};

/* ---- cells ------------------------------------------------------------- */

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

/* cell:step(side: Side, n?: integer) -> Cell - the cell n steps further, 1
 *   by default */
static int t_cell_step(lua_State *L)
{
    int32_t x, y;
    check_xy(L, 1, &x, &y);
    unsigned side = tesI_check_side(L, 2);
    lua_Integer n = luaL_optinteger(L, 3, 1);
    luaL_argcheck(L, n > -64000 && n < 64000, 3, "too far");
    x += tesI_dx(side) * (int32_t)n;
    y += tesI_dy(side) * (int32_t)n;
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

/* cell:beside(side: Side) -> Tile? - the tile on the next cell that way */
static int t_cell_beside(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    int32_t x, y;

    check_xy(L, 1, &x, &y);
    unsigned side = tesI_check_side(L, 2);
    uint32_t cell = tesI_cell_at(game, x + tesI_dx(side), y + tesI_dy(side));
    tesI_push_or_nil(L, HANDLE_TILE, tesI_cell_tile(game, cell));
    return 1;
}

/* cell:clear(side: Side) -> boolean - is there no tile on the next cell that
 *   way, nor on those to its left and right? */
static int t_cell_clear(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    int32_t x, y;

    check_xy(L, 1, &x, &y);
    unsigned side = tesI_check_side(L, 2);
    bool clear = true;
    x += tesI_dx(side);
    y += tesI_dy(side);
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
const luaL_Reg tesI_cell_methods[] = {{"step", t_cell_step},
                                      {"sees", tesI_cell_sees},
                                      {"around", t_cell_around},
                                      {"beside", t_cell_beside},
                                      {"clear", t_cell_clear},

                                      {NULL, NULL}};

/* ---- piles ------------------------------------------------------------- */

static uint32_t check_pile(lua_State *L, int arg)
{
    return tesI_check(L, arg, HANDLE_PILE);
}

/* pile.size: integer - tiles in it */
static int f_pile_size(lua_State *L)
{
    uint32_t pile = check_pile(L, 1);
    lua_pushinteger(L, tesI_pile_total(tesI_game(L), pile));
    return 1;
}

/* pile.name: string - "tiles", "start", or a group of tiles */
static int f_pile_name(lua_State *L)
{
    uint32_t pile = check_pile(L, 1);
    tesI_push_label(L, tesI_vm(L)->cat->piles[pile].name);
    return 1;
}

/* pile:count(type: Type) -> integer - how many of a type it holds */
static int t_pile_count(lua_State *L)
{
    uint32_t pile = check_pile(L, 1);
    uint32_t type = tesI_check(L, 2, HANDLE_TYPE);
    lua_pushinteger(L, tesI_pile_count(tesI_game(L), pile, type));
    return 1;
}

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
    add_tiles(L, check_pile(L, 1), tesI_check(L, 2, HANDLE_TYPE),
              luaL_optinteger(L, 3, 1));
    return 0;
}

/* pile:pour(other: Pile, what?: string) - all its tiles into another pile, or
 *   those with this mark or kind of segment */
static int t_pile_pour(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "pile:pour");
    uint32_t from = check_pile(L, 1), to = check_pile(L, 2);
    bool all = lua_isnoneornil(L, 3);
    for (uint32_t t = 0; from != to && t < game->cat->ntypes; t++) {
        lua_Integer tiles = tesI_pile_count(game, from, t);
        if (tiles == 0) continue;
        if (!all && !tesI_type_has(L, &game->cat->types[t], 3)) continue;
        add_tiles(L, to, t, tiles);
        add_tiles(L, from, t, -tiles);
    }
    return 0;
}

static int next_type(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t pile = check_pile(L, 1);
    uint32_t type = lua_isnil(L, 2) ? 0 : tesI_check(L, 2, HANDLE_TYPE) + 1;
    for (; type < game->cat->ntypes; type++) {
        uint32_t tiles = tesI_pile_count(game, pile, type);
        if (tiles == 0) continue;
        tesI_push(L, HANDLE_TYPE, type);
        lua_pushinteger(L, tiles);
        return 2;
    }
    return 0;
}

/* pile:types() -> each Type, integer - what it holds, and how many of each */
static int t_pile_types(lua_State *L)
{
    check_pile(L, 1);
    lua_pushcfunction(L, next_type);
    lua_pushvalue(L, 1);
    return 2;
}

const struct tesI_field tesI_pile_fields[] = {
    {"size", f_pile_size}, {"name", f_pile_name}, {NULL, NULL}};
const luaL_Reg tesI_pile_methods[] = {{"count", t_pile_count},
                                      {"add", t_pile_add},
                                      {"pour", t_pile_pour},
                                      {"types", t_pile_types},
                                      {NULL, NULL}};
