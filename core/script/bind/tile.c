/* tile.c - tile types and laid tiles as Lua sees them. */
#include <stdlib.h>
#include <string.h>

#include "board/cells.h"
#include "board/features.h"
#include "board/figures.h"
#include "script/bind/bind.h"
#include "script/bind/values.h"
#include "script/bind/signs.h"

/* ---- tile types -------------------------------------------------------- */

static const struct tesI_type *check_type(lua_State *L, int arg)
{
    uint32_t type = tesI_check(L, arg, HANDLE_TYPE);
    return &tesI_game(L)->cat->types[type];
}

/* type.id: string - of the form set/letter, such as "base/D" */
static int f_type_id(lua_State *L)
{
    const struct tesI_type *type = check_type(L, 1);
    lua_pushstring(L, tesI_game(L)->cat->types[type->plain].id);
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

/* ---- laid tiles -------------------------------------------------------- */

/* The type at 1, or that of the laid tile at 1. */
static const struct tesI_type *check_shown(lua_State *L)
{
    if (tesI_handle_type(L, 1) == HANDLE_TYPE) return check_type(L, 1);
    return tesI_tile_type(tesI_game(L), tesI_check(L, 1, HANDLE_TILE));
}

/* How it is turned: a type as the argument at 3 says, by default not. */
static unsigned check_turned(lua_State *L)
{
    if (tesI_handle_type(L, 1) == HANDLE_TYPE) {
        return tesI_opt_rotation(L, 3);
    }
    return tesI_tile_rotation(tesI_game(L), tesI_check(L, 1, HANDLE_TILE));
}

/* type:has(name: string) -> boolean - a mark of the tile, or a kind of
 *   segment on it
 * tile:has(name: string) -> boolean - a mark of the tile, or a kind of
 *   segment on it */
static int t_has(lua_State *L)
{
    lua_pushboolean(L, tesI_shows(check_shown(L), tesI_check_sign(L, 2)));
    return 1;
}

/* type:side(side: Side, rotation?: integer) -> string - kind of this side
 *   when laid with this rotation, 0 by default
 * tile:side(side: Side) -> string - kind of this side as it lies, overlays
 *   included */
static int t_side(lua_State *L)
{
    const struct tesI_type *type = check_shown(L);
    unsigned side = tesI_check_side(L, 2);
    unsigned kind = type->side[tesI_own_side(side, check_turned(L))];
    tesI_push_label(L, tesI_vm(L)->cat->sides[kind].name);
    return 1;
}

/* type:direction(mark: string, rotation?: integer) -> Direction? - where a
 *   mark such as "arrow=NW" points when the tile is laid with this rotation, 0
 *   by default
 * tile:direction(mark: string) -> Direction? - where a mark such as "arrow=NW"
 *   points, as laid */
static int t_direction(lua_State *L)
{
    const struct tesI_type *type = check_shown(L);
    unsigned rotation = check_turned(L);
    uint32_t marks = tesI_check_sign(L, 2).marks;
    for (unsigned m = 0; type->heading != NULL && m < TESI_MAX_MARKS; m++) {
        if ((marks >> m & 1) == 0 || type->heading[m] == 0) continue;
        tesI_push_direction(
            L, tesI_turn_direction(type->heading[m] - 1u, rotation));
        return 1;
    }
    return 0;
}

/* type:sides(kind: string, rotation?: integer, cell?: Cell) -> Side[] - the
 *   sides of this kind when laid with this rotation, 0 by default; with a cell
 *   only those beside which no tile lies when it is laid there */
static int t_type_sides(lua_State *L)
{
    const struct tesI_type *type = check_type(L, 1);
    const struct tes_game *game = tesI_game(L);
    tesI_label kind = tesI_check_label(L, 2);
    unsigned rotation = tesI_opt_rotation(L, 3);
    bool bare = !lua_isnoneornil(L, 4);
    lua_Integer next = 1;
    int32_t x = 0, y = 0;

    if (bare) tesI_check_xy(L, 4, &x, &y);
    lua_newtable(L);
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        unsigned own = type->side[tesI_own_side(s, rotation)];
        if (game->cat->sides[own].name != kind) continue;
        uint32_t beside =
            bare ? tesI_cell_at(game, x + tesI_dx(s), y + tesI_dy(s))
                 : TESI_NO_CELL;
        if (tesI_cell_tile(game, beside) != TES_NONE) continue;
        tesI_push_direction(L, 2 * s);
        lua_rawseti(L, -2, next++);
    }
    return 1;
}

static const luaL_Reg type_fields[] = {
    {"id", f_type_id}, {"at", f_type_at}, {NULL, NULL}};
static const luaL_Reg type_methods[] = {{"has", t_has},
                                        {"side", t_side},
                                        {"sides", t_type_sides},
                                        {"direction", t_direction},
                                        {NULL, NULL}};

/* tile.type: Type - what was laid, without overlays */
READER(f_tile_type, HANDLE_TILE,
       tesI_push(L, HANDLE_TYPE, tesI_tile_type(game, id)->plain))

/* tile.cell: Cell - where it lies */
READER(f_tile_cell, HANDLE_TILE,
       tesI_push(L, HANDLE_CELL,
                 tesI_cell_id(game, tesI_tile_row(game, id)->cell)))

/* tile.rotation: integer - quarter turns clockwise, 0 to 3 */
READER(f_tile_rotation, HANDLE_TILE,
       lua_pushinteger(L, tesI_tile_rotation(game, id)))

/* tile.number: integer - 1 for the first tile laid, 2 for the second */
READER(f_tile_number, HANDLE_TILE, lua_pushinteger(L, (lua_Integer)id + 1))

static int next_segment(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = tesI_check(L, 1, HANDLE_TILE);
    uint32_t next = 0;
    if (!lua_isnil(L, 2)) {
        next = tesI_node_index(game, tesI_check(L, 2, HANDLE_SEGMENT)) + 1;
    }
    if (next >= tesI_tile_type(game, tile)->nsegments) return 0;
    tesI_push(L, HANDLE_SEGMENT, tesI_tile_node(game, tile, next));
    return 1;
}

/* tile:segments() -> each Segment - in the order of the tile file, those of
 *   overlays last */
static int t_tile_segments(lua_State *L)
{
    tesI_check(L, 1, HANDLE_TILE);
    return tesI_each(L, next_segment);
}

/* tile:segment(kind: string, port?: string) -> Segment? - the first of a
 *   kind, or the one at a port: a side or half as laid, such as "N" or "NL" */
static int t_tile_segment(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = tesI_check(L, 1, HANDLE_TILE), kind = tesI_check_kind(L, 2);
    static const char names[] = "NESW";
    size_t length;
    const char *port = luaL_optlstring(L, 3, "", &length);
    const char *side = length == 0 ? names : strchr(names, *port);
    const struct tesI_type *type = tesI_tile_type(game, tile);
    unsigned rotation = tesI_tile_rotation(game, tile);

    luaL_argcheck(L, side != NULL && length <= 2, 3,
                  "a port is a side such as \"N\" or a half such as \"NL\"");
    unsigned s = (unsigned)(side - names);
    unsigned sides = length == 1 ? 1u << s : 0;
    unsigned halves = length == 2 ? 1u << (2 * s + (port[1] == 'R')) : 0;
    for (uint32_t i = 0; i < type->nsegments; i++) {
        const struct tesI_segdef *segment = &type->segments[i];
        bool there = length == 0 ||
                     tesI_turn_sides(segment->sides, rotation) & sides ||
                     tesI_turn_halves(segment->halves, rotation) & halves;
        if (segment->kind != kind || !there) continue;
        tesI_push(L, HANDLE_SEGMENT, tesI_tile_node(game, tile, i));
        return 1;
    }
    return 0;
}

/* tile:in_line(reach: integer) -> Figure[] - those that claim and stand on a
 *   tile of the same row or column, or in a zone that lies there, no more than
 *   `reach` tiles away, whatever is between */
static int t_tile_in_line(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = tesI_check(L, 1, HANDLE_TILE),
             figures = tesI_figure_count(game);
    lua_Integer reach = luaL_checkinteger(L, 2);
    int32_t x, y, other_x, other_y;

    tesI_tile_xy(game, tile, &x, &y);
    lua_newtable(L);
    for (uint32_t f = 0; f < figures; f++) {
        const struct tesI_figure *row = tesI_figure_row(game, f);
        uint32_t on = tesI_figure_place(game, f);
        tesI_poll(L);
        if (on == TES_NONE) continue;
        if (!game->cat->pieces[tesI_figure_piece(row)].claims) continue;
        tesI_tile_xy(game, on, &other_x, &other_y);
        if ((other_x != x && other_y != y) ||
            abs(other_x - x) + abs(other_y - y) > reach) {
            continue;
        }
        tesI_list_add(L, HANDLE_FIGURE, f);
    }
    return 1;
}

/* Is a tile the other one, or one of the eight around that? */
static bool is_near(const struct tes_game *game, uint32_t tile, uint32_t other)
{
    int32_t x, y, other_x, other_y;

    if (tile == TES_NONE) return false;
    tesI_tile_xy(game, tile, &x, &y);
    tesI_tile_xy(game, other, &other_x, &other_y);
    return abs(other_x - x) <= 1 && abs(other_y - y) <= 1;
}

/* tile:figures_around(class?: string) -> Figure[] - those (of a class) on it,
 *   on the eight tiles around, at edges of these and in zones that lie there */
static int t_tile_figures_around(lua_State *L)
{
    const struct tes_game *game = tesI_game(L);
    uint32_t tile = tesI_check(L, 1, HANDLE_TILE), pieces = UINT32_MAX;
    uint32_t figures = tesI_figure_count(game);

    if (!lua_isnoneornil(L, 2)) {
        pieces = tesI_pieces_of(game->cat, tesI_check_class(L, 2));
    }
    lua_newtable(L);
    for (uint32_t f = 0; f < figures; f++) {
        const struct tesI_figure *row = tesI_figure_row(game, f);
        uint32_t on = tesI_figure_place(game, f), beyond = TES_NONE;
        tesI_poll(L);
        if ((pieces >> tesI_figure_piece(row) & 1) == 0) continue;
        if (tesI_figure_at(row) == TES_AT_EDGE) {
            on = tesI_cell_tile(game, tesI_edge_cell(row->target));
            beyond = tesI_cell_tile(
                game, tesI_cell_step(game, tesI_edge_cell(row->target),
                                     tesI_edge_side(row->target)));
        }
        if (is_near(game, on, tile) || is_near(game, beyond, tile)) {
            tesI_list_add(L, HANDLE_FIGURE, f);
        }
    }
    return 1;
}

/* tile:around(name?: string) -> Tile[] - those on the eight cells around it,
 *   row by row, that have this mark or kind of segment */
static int t_tile_around(lua_State *L)
{
    int32_t x, y;
    tesI_tile_xy(tesI_game(L), tesI_check(L, 1, HANDLE_TILE), &x, &y);
    return tesI_push_around(L, x, y);
}

/* tile:neighbours(but?: string, nor?: table<Tile, any>) -> Tile[] - those on
 *   the four cells beside it, leaving out what has this mark or kind of
 *   segment, and keys of the table */
static int t_tile_neighbours(lua_State *L)
{
    const struct tes_game *game = tesI_game(L);
    uint32_t tile = tesI_check(L, 1, HANDLE_TILE);
    uint32_t cell = tesI_tile_row(game, tile)->cell;
    struct tesI_sign but = {0, 0};

    lua_settop(L, 3);
    if (!lua_isnil(L, 2)) but = tesI_check_sign(L, 2);
    if (!lua_isnil(L, 3)) luaL_checktype(L, 3, LUA_TTABLE);
    lua_newtable(L);
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        uint32_t other = tesI_cell_tile(game, tesI_cell_step(game, cell, s));
        if (other == TES_NONE || tesI_shows(tesI_tile_type(game, other), but)) {
            continue;
        }
        if (!lua_isnil(L, 3)) {
            tesI_push(L, HANDLE_TILE, other);
            bool left_out = lua_rawget(L, 3) != LUA_TNIL;
            lua_pop(L, 1);
            if (left_out) continue;
        }
        tesI_list_add(L, HANDLE_TILE, other);
    }
    return 1;
}

static const luaL_Reg tile_fields[] = {{"type", f_tile_type},
                                       {"cell", f_tile_cell},
                                       {"rotation", f_tile_rotation},
                                       {"number", f_tile_number},
                                       {NULL, NULL}};
static const luaL_Reg tile_methods[] = {
    {"side", t_side},
    {"has", t_has},
    {"segments", t_tile_segments},
    {"segment", t_tile_segment},
    {"around", t_tile_around},
    {"neighbours", t_tile_neighbours},
    {"direction", t_direction},
    {"in_line", t_tile_in_line},
    {"figures_around", t_tile_figures_around},
    {NULL, NULL}};

const struct tesI_binding tesI_bind_tile[] = {
    {HANDLE_TYPE, type_fields, type_methods},
    {HANDLE_TILE, tile_fields, tile_methods},
    {HANDLE_NONE, NULL, NULL}};
