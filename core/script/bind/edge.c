/* edge.c - edges as Lua sees them: shutting, the outline, lines.
 *
 * An edge handle names a side of a laid tile (see ../edges.h). */
#include "../../edges.h"

#include "../../board.h"
#include "../../figures.h"
#include "../../outline.h"
#include "bind.h"

static uint32_t check_edge(lua_State *L, int arg)
{
    return tesI_check(L, arg, HANDLE_EDGE);
}

/* As above, and no tile lies beyond it. */
static uint32_t check_bare(lua_State *L, int arg)
{
    uint32_t edge = check_edge(L, arg);
    luaL_argcheck(L, tesI_edge_bare(tesI_game(L), edge), arg,
                  "a tile lies beyond this edge");
    return edge;
}

uint32_t tesI_opt_edge(lua_State *L, int arg, int *used, bool make)
{
    struct tes_game *game = tesI_game(L);
    int32_t x, y;

    *used = 1;
    if (tesI_handle_type(L, arg) == HANDLE_EDGE) return check_edge(L, arg);
    *used = 2;
    tesI_unpack_xy(tesI_check(L, arg, HANDLE_CELL), &x, &y);
    uint32_t cell =
        make ? tesI_cell_make(game, x, y) : tesI_cell_at(game, x, y);
    if (cell == TESI_NO_CELL && make) tesI_out_of_memory(L);
    luaL_argcheck(L, cell != TESI_NO_CELL, arg, "no tile lies near this cell");
    return tesI_edge(cell, tesI_check_side(L, arg + 1));
}

/* ---- fields ------------------------------------------------------------- */

/* edge.cell: Cell - whose side it is */
static int f_edge_cell(lua_State *L)
{
    uint32_t cell = tesI_edge_cell(check_edge(L, 1));
    tesI_push(L, HANDLE_CELL, tesI_cell_id(tesI_game(L), cell));
    return 1;
}

/* edge.side: Side - of that cell */
static int f_edge_side(lua_State *L)
{
    unsigned side = tesI_edge_side(check_edge(L, 1));
    tesI_push_label(L, tesI_vm(L)->cat->side_names[side]);
    return 1;
}

/* edge.tile: Tile? - the tile on its cell */
static int f_edge_tile(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = tesI_cell_tile(game, tesI_edge_cell(check_edge(L, 1)));
    tesI_push_or_nil(L, HANDLE_TILE, tile);
    return 1;
}

/* edge.shut: boolean - does nothing go on beyond it? */
static int f_edge_shut(lua_State *L)
{
    lua_pushboolean(L, tesI_edge_is_shut(tesI_game(L), check_edge(L, 1)));
    return 1;
}

/* edge.bare: boolean - does no tile lie beyond it? */
static int f_edge_bare(lua_State *L)
{
    lua_pushboolean(L, tesI_edge_bare(tesI_game(L), check_edge(L, 1)));
    return 1;
}

/* edge.next: Edge - the edge that follows clockwise round the outline */
static int f_edge_next(lua_State *L)
{
    uint32_t edge = check_bare(L, 1);
    tesI_push(L, HANDLE_EDGE, tesI_outline_next(tesI_game(L), edge));
    return 1;
}

/* edge.prev: Edge - the edge before it on the outline */
static int f_edge_prev(lua_State *L)
{
    uint32_t edge = check_bare(L, 1);
    tesI_push(L, HANDLE_EDGE, tesI_outline_prev(tesI_game(L), edge));
    return 1;
}

/* edge.opposite: Edge - the edge at the far end of its line */
static int f_edge_opposite(lua_State *L)
{
    uint32_t edge = check_edge(L, 1);
    tesI_push(L, HANDLE_EDGE, tesI_edge_opposite(tesI_game(L), edge));
    return 1;
}

const struct tesI_field tesI_edge_fields[] = {
    {"cell", f_edge_cell}, {"side", f_edge_side},         {"tile", f_edge_tile},
    {"shut", f_edge_shut}, {"bare", f_edge_bare},         {"next", f_edge_next},
    {"prev", f_edge_prev}, {"opposite", f_edge_opposite}, {NULL, NULL}};

/* ---- methods ------------------------------------------------------------ */

static int next_in_line(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t edge = check_edge(L, 1), cell = tesI_edge_cell(edge);

    if (!lua_isnil(L, 2)) {
        uint32_t before = tesI_check(L, 2, HANDLE_TILE);
        cell = tesI_cell_step(game, tesI_tile_row(game, before)->cell,
                              tesI_opposite(tesI_edge_side(edge)));
    }
    tesI_push_or_nil(L, HANDLE_TILE, tesI_cell_tile(game, cell));
    return 1;
}

/* edge:line() -> each Tile - from its own tile straight on to the last one
 *   before an empty cell */
static int t_edge_line(lua_State *L)
{
    check_edge(L, 1);
    lua_pushcfunction(L, next_in_line);
    lua_pushvalue(L, 1);
    return 2;
}

/* The index-th or later figure on the edge, of a mask of pieces. */
static uint32_t figure_on(const struct tes_game *game, uint32_t edge,
                          uint32_t pieces, uint32_t from)
{
    for (uint32_t f = from; f < tesI_figure_count(game); f++) {
        const struct tesI_figure *row = tesI_figure_row(game, f);
        if (row->target != edge || tesI_figure_at(row) != TES_AT_EDGE) {
            continue;
        }
        if (pieces >> tesI_figure_piece(row) & 1) return f;
    }
    return TES_NONE;
}

static uint32_t opt_pieces(lua_State *L, int arg)
{
    return lua_isnoneornil(L, arg) ? UINT32_MAX : tesI_check_pieces(L, arg);
}

/* edge:has(piece: Piece|string) -> boolean - does a figure of this piece or
 *   class stand on the edge? */
static int t_edge_has(lua_State *L)
{
    uint32_t edge = check_edge(L, 1), pieces = tesI_check_pieces(L, 2);
    lua_pushboolean(L, figure_on(tesI_game(L), edge, pieces, 0) != TES_NONE);
    return 1;
}

/* edge:figures(piece?: Piece|string) -> Figure[] - those on the edge, of a
 *   piece or class */
static int t_edge_figures(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t edge = check_edge(L, 1), pieces = opt_pieces(L, 2);
    uint32_t figure = figure_on(game, edge, pieces, 0);

    lua_newtable(L);
    for (lua_Integer i = 1; figure != TES_NONE; i++) {
        tesI_poll(L);
        tesI_push(L, HANDLE_FIGURE, figure);
        lua_rawseti(L, -2, i);
        figure = figure_on(game, edge, pieces, figure + 1);
    }
    return 1;
}

/* edge:around() -> Tile[] - the tiles it parts and those on both sides of them,
 *   along it: on six cells at most */
static int t_edge_around(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t edge = check_edge(L, 1);
    unsigned side = tesI_edge_side(edge);
    int32_t x, y, dx = tesI_dx(side), dy = tesI_dy(side);
    lua_Integer next = 1;

    tesI_cell_xy(game, tesI_edge_cell(edge), &x, &y);
    lua_newtable(L);
    for (int32_t i = 0; i < 6; i++) {
        int32_t out = i / 3, along = i % 3 - 1;
        uint32_t tile =
            tesI_cell_tile(game, tesI_cell_at(game, x + out * dx - along * dy,
                                              y + out * dy + along * dx));
        if (tile == TES_NONE) continue;
        tesI_push(L, HANDLE_TILE, tile);
        lua_rawseti(L, -2, next++);
    }
    return 1;
}

const luaL_Reg tesI_edge_methods[] = {{"line", t_edge_line},
                                      {"around", t_edge_around},
                                      {"has", t_edge_has},
                                      {"figures", t_edge_figures},
                                      {NULL, NULL}};

/* cell:sees(side: Side) -> Edge? - the edge that one sees from an empty cell,
 *   looking over other empty cells; nil when no tile lies there */
int tesI_cell_sees(lua_State *L)
{
    int32_t x, y;
    tesI_unpack_xy(tesI_check(L, 1, HANDLE_CELL), &x, &y);
    tesI_push_or_nil(L, HANDLE_EDGE,
                     tesI_edge_seen(tesI_game(L), x, y, tesI_check_side(L, 2)));
    return 1;
}

/* ---- methods of g ------------------------------------------------------- */

/* g:edge(cell: Cell, side: Side) -> Edge - the edge of a cell with a tile */
static int t_edge(lua_State *L)
{
    int used;
    tesI_push(L, HANDLE_EDGE, tesI_opt_edge(L, 2, &used, false));
    return 1;
}

/* g:shut(edge: Edge) - nothing goes on beyond it any more; what that
 *   completed is in g:completed() */
static int t_shut(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:shut");
    int used;
    uint32_t edge = tesI_opt_edge(L, 2, &used, false);

    luaL_argcheck(L, tesI_edge_bare(game, edge), 2,
                  "only an edge between a tile and an empty cell is shut");
    luaL_argcheck(L, !tesI_edge_is_shut(game, edge), 2,
                  "this edge is shut already");
    if (!tesI_edge_shut(game, edge)) return tesI_out_of_memory(L);
    return 0;
}

/* The walk's state is the edge it began with. */
static int next_on_outline(lua_State *L)
{
    if (lua_isnil(L, 1)) return 0; /* an empty board */
    uint32_t first = check_edge(L, 1), edge = first;
    if (!lua_isnil(L, 2)) {
        edge = tesI_outline_next(tesI_game(L), check_bare(L, 2));
        if (edge == first) return 0;
    }
    tesI_push(L, HANDLE_EDGE, edge);
    return 1;
}

/* g:outline() -> each Edge - clockwise round the board */
static int t_outline(lua_State *L)
{
    lua_pushcfunction(L, next_on_outline);
    tesI_push_or_nil(L, HANDLE_EDGE, tesI_outline_first(tesI_game(L)));
    return 2;
}

static const luaL_Reg game_methods[] = {
    {"edge", t_edge}, {"shut", t_shut}, {"outline", t_outline}, {NULL, NULL}};

void tesI_open_edges(lua_State *L) { tesI_add_methods(L, game_methods); }
