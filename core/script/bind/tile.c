/* tile.c - tile types and laid tiles as Lua sees them. */
#include <stdlib.h>
#include <string.h>

#include "../../board.h"
#include "../../feature.h"
#include "../../figures.h"
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

struct tesI_sign tesI_check_sign(lua_State *L, int arg)
{
    const struct tesI_catalogue *cat = tesI_vm(L)->cat;
    tesI_label name = tesI_check_label(L, arg);
    for (uint32_t m = 0; m < cat->nmarks; m++) {
        if (cat->marks[m] == name) return (struct tesI_sign){1u << m, 0};
    }
    for (uint32_t k = 0; k < cat->nkinds; k++) {
        if (cat->kinds[k].name == name) return (struct tesI_sign){0, 1u << k};
    }
    return (struct tesI_sign){0, 0};
}

bool tesI_shows(const struct tesI_type *type, struct tesI_sign sign)
{
    if (type->marks & sign.marks) return true;
    for (uint32_t s = 0; s < type->nsegments && sign.kinds != 0; s++) {
        if (sign.kinds >> type->segments[s].kind & 1) return true;
    }
    return false;
}

/* type:has(name: string) -> boolean - a mark of the tile, or a kind of
 *   segment on it */
static int t_type_has(lua_State *L)
{
    lua_pushboolean(L, tesI_shows(check_type(L, 1), tesI_check_sign(L, 2)));
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

/* Pushes where a mark of a type points when laid so, or nil. */
static int push_heading(lua_State *L, const struct tesI_type *type,
                        unsigned rotation)
{
    uint32_t marks = tesI_check_sign(L, 2).marks;
    for (unsigned m = 0; type->heading != NULL && m < TESI_MAX_MARKS; m++) {
        if ((marks >> m & 1) == 0 || type->heading[m] == 0) continue;
        tesI_push_direction(L, (type->heading[m] - 1u + 2 * rotation) & 7);
        return 1;
    }
    return 0;
}

/* type:direction(mark: string, rotation?: integer) -> Direction? - where a
 *   mark such as "arrow=NW" points when the tile is laid with this rotation, 0
 *   by default */
static int t_type_direction(lua_State *L)
{
    unsigned rotation = (unsigned)luaL_optinteger(L, 3, 0) & 3;
    return push_heading(L, check_type(L, 1), rotation);
}

const struct tesI_field tesI_type_fields[] = {
    {"id", f_type_id}, {"at", f_type_at}, {NULL, NULL}};
const luaL_Reg tesI_type_methods[] = {{"has", t_type_has},
                                      {"side", t_type_side},
                                      {"direction", t_type_direction},
                                      {"sides", t_type_sides},
                                      {NULL, NULL}};

/* ---- laid tiles -------------------------------------------------------- */

static uint32_t check_tile(lua_State *L, int arg)
{
    return tesI_check(L, arg, HANDLE_TILE);
}

/* tile.type: Type - what was laid, without overlays */
static int f_tile_type(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = check_tile(L, 1);
    tesI_push(L, HANDLE_TYPE, tesI_tile_type(game, tile)->plain);
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
    lua_pushboolean(L, tesI_shows(type, tesI_check_sign(L, 2)));
    return 1;
}

/* tile:direction(mark: string) -> Direction? - where a mark such as "arrow=NW"
 *   points, as laid */
static int t_tile_direction(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = check_tile(L, 1);
    return push_heading(L, tesI_tile_type(game, tile),
                        tesI_tile_rotation(game, tile));
}

lua_Integer tesI_push_around(lua_State *L, uint32_t cell, lua_Integer next)
{
    struct tes_game *game = tesI_game(L);
    int32_t x, y;

    tesI_cell_xy(game, cell, &x, &y);
    for (int32_t i = 0; i < 9; i++) {
        uint32_t tile = tesI_cell_tile(
            game, tesI_cell_at(game, x + i % 3 - 1, y + i / 3 - 1));
        if (i == 4 || tile == TES_NONE) continue;
        tesI_push(L, HANDLE_TILE, tile);
        lua_rawseti(L, -2, next++);
    }
    return next;
}

static int next_segment(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = check_tile(L, 1);
    uint32_t next = 0;
    if (!lua_isnil(L, 2)) {
        next = tesI_node_index(game, tesI_check(L, 2, HANDLE_SEGMENT)) + 1;
    }
    if (next >= tesI_tile_type(game, tile)->nsegments) return 0;
    tesI_push(L, HANDLE_SEGMENT, tesI_tile_node(game, tile, next));
    return 1;
}

/* tile:side(side: Side) -> string - kind of this side as it lies, overlays
 *   included */
static int t_tile_side(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = check_tile(L, 1);
    unsigned side =
        tesI_own_side(tesI_check_side(L, 2), tesI_tile_rotation(game, tile));
    unsigned kind = tesI_tile_type(game, tile)->side[side];
    tesI_push_label(L, game->cat->sides[kind].name);
    return 1;
}

/* tile:segments() -> each Segment - in the order of the tile file, those of
 *   overlays last */
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
        tesI_push(L, HANDLE_SEGMENT, tesI_tile_node(game, tile, i));
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
        tesI_poll(L);
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
    struct tesI_sign but = {0, 0};
    if (!lua_isnoneornil(L, 2)) but = tesI_check_sign(L, 2);
    if (!lua_isnoneornil(L, 3)) luaL_checktype(L, 3, LUA_TTABLE);
    lua_settop(L, 3);
    lua_Integer next = 1;
    uint32_t cell = tesI_tile_row(game, check_tile(L, 1))->cell;

    lua_createtable(L, TESI_SIDES, 0);
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        uint32_t tile = tesI_cell_tile(game, tesI_cell_step(game, cell, s));
        if (tile == TES_NONE) continue;
        if (tesI_shows(tesI_tile_type(game, tile), but)) continue;
        if (in_table(L, 3, tile)) continue;
        tesI_push(L, HANDLE_TILE, tile);
        lua_rawseti(L, -2, next++);
    }
    return 1;
}

/* tile:in_line(reach: integer) -> Figure[] - those that claim and stand on a
 *   tile of the same row or column, or in a zone that lies there, no more than
 *   `reach` tiles away, whatever is between */
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
        uint32_t on = tesI_figure_place(game, f);
        tesI_poll(L);
        if (on == TES_NONE) continue;
        if (!game->cat->pieces[tesI_figure_piece(row)].claims) continue;
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

bool tesI_tile_near(lua_State *L, uint32_t tile, struct tesI_sign sign)
{
    struct tes_game *game = tesI_game(L);
    int32_t x, y;

    tesI_cell_xy(game, tesI_tile_row(game, tile)->cell, &x, &y);
    for (int32_t i = 0; i < 9; i++) {
        uint32_t other = tesI_cell_tile(
            game, tesI_cell_at(game, x + i % 3 - 1, y + i / 3 - 1));
        if (other == TES_NONE) continue;
        if (tesI_shows(tesI_tile_type(game, other), sign)) return true;
    }
    return false;
}

/* tile:around(name?: string) -> Tile[] - those on the eight cells around it,
 *   row by row, that have this mark or kind of segment */
static int t_tile_around(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = check_tile(L, 1);
    bool all = lua_isnoneornil(L, 2);
    struct tesI_sign sign = {0, 0};
    int32_t x, y;
    lua_Integer next = 1;

    if (!all) sign = tesI_check_sign(L, 2);
    tesI_cell_xy(game, tesI_tile_row(game, tile)->cell, &x, &y);
    lua_newtable(L);
    for (int32_t i = 0; i < 9; i++) {
        uint32_t other = tesI_cell_tile(
            game, tesI_cell_at(game, x + i % 3 - 1, y + i / 3 - 1));
        if (other == TES_NONE || other == tile) continue;
        if (!all && !tesI_shows(tesI_tile_type(game, other), sign)) continue;
        tesI_push(L, HANDLE_TILE, other);
        lua_rawseti(L, -2, next++);
    }
    return 1;
}

struct holder {
    const struct tes_game *game;
    uint32_t pieces, owner, found;
};

static bool find_holder(void *ctx, uint32_t figure)
{
    struct holder *holder = ctx;
    const struct tesI_figure *row = tesI_figure_row(holder->game, figure);
    if ((holder->pieces >> tesI_figure_piece(row) & 1) == 0) return true;
    if (holder->owner != TES_NONE && tesI_figure_owner(row) != holder->owner) {
        return true;
    }
    holder->found = figure;
    return false;
}

/* tile:holders(piece: Piece|string, player?: Player) -> Figure[] - of each
 *   feature that it is part of the first figure of this piece or class, of the
 *   player if one is given */
static int t_tile_holders(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = check_tile(L, 1);
    uint32_t count = tesI_tile_type(game, tile)->nsegments;
    struct holder holder = {game, tesI_check_pieces(L, 2),
                            tesI_opt(L, 3, HANDLE_PLAYER, TES_NONE), TES_NONE};
    uint32_t seen = 0; /* segments of features that were looked at */
    lua_Integer next = 1;

    lua_newtable(L);
    for (uint32_t s = 0; s < count; s++) {
        uint32_t root = tesI_feature_root(game, tesI_tile_node(game, tile, s));
        if (tesI_node_figures(game, root) == 0 || seen >> s & 1) {
            continue;
        }
        for (uint32_t t = s + 1; t < count; t++) {
            uint32_t node = tesI_tile_node(game, tile, t);
            if (tesI_feature_root(game, node) == root) {
                seen |= 1u << t;
            }
        }
        holder.found = TES_NONE;
        tesI_feature_figures(game, root, find_holder, &holder);
        if (holder.found == TES_NONE) continue;
        tesI_push(L, HANDLE_FIGURE, holder.found);
        lua_rawseti(L, -2, next++);
    }
    return 1;
}

/* tile:within_reach() -> Segment[] - all segments on it and on the tiles of the
 *   eight cells around it, row by row */
static int t_tile_within_reach(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    int32_t x, y;
    lua_Integer next = 1;

    tesI_cell_xy(game, tesI_tile_row(game, check_tile(L, 1))->cell, &x, &y);
    lua_newtable(L);
    for (int32_t i = 0; i < 9; i++) {
        uint32_t tile = tesI_cell_tile(
            game, tesI_cell_at(game, x + i % 3 - 1, y + i / 3 - 1));
        if (tile == TES_NONE) continue;
        for (uint32_t s = 0; s < tesI_tile_type(game, tile)->nsegments; s++) {
            tesI_poll(L);
            tesI_push(L, HANDLE_SEGMENT, tesI_tile_node(game, tile, s));
            lua_rawseti(L, -2, next++);
        }
    }
    return 1;
}

/* tile:near(name: string) -> boolean - does it, or one of the eight tiles
 *   around, have this mark or kind of segment? */
static int t_tile_near(lua_State *L)
{
    lua_pushboolean(L,
                    tesI_tile_near(L, check_tile(L, 1), tesI_check_sign(L, 2)));
    return 1;
}

const luaL_Reg tesI_tile_methods[] = {{"near", t_tile_near},
                                      {"takes", tesI_tile_takes},
                                      {"side", t_tile_side},
                                      {"links_ahead", tesI_tile_links_ahead},
                                      {"has", t_tile_has},
                                      {"offset", t_tile_offset},
                                      {"segments", t_tile_segments},
                                      {"segment", t_tile_segment},
                                      {"around", t_tile_around},
                                      {"within_reach", t_tile_within_reach},
                                      {"holders", t_tile_holders},
                                      {"direction", t_tile_direction},
                                      {"figures", t_tile_figures},
                                      {"neighbours", t_tile_neighbours},
                                      {"in_line", t_tile_in_line},
                                      {"corners", tesI_tile_corners},
                                      {NULL, NULL}};
