/* edge.c - edges as Lua sees them: shutting, the outline, lines.
 *
 * An edge handle names a side of a laid tile (see board/edges.h). */
#include "board/edges.h"

#include "board/cells.h"
#include "board/figures.h"
#include "board/outline.h"
#include "script/bind/bind.h"
#include "script/bind/values.h"

/* The edge at `arg`; raises unless no tile lies beyond it. */
static uint32_t check_bare(lua_State *L, int arg)
{
    uint32_t edge = tesI_check(L, arg, HANDLE_EDGE);
    luaL_argcheck(L, tesI_edge_bare(tesI_game(L), edge), arg,
                  "a tile lies beyond this edge");
    return edge;
}

/* ---- fields ------------------------------------------------------------- */

/* edge.cell: Cell - whose side it is */
READER(f_edge_cell, HANDLE_EDGE,
       tesI_push(L, HANDLE_CELL, tesI_cell_id(game, tesI_edge_cell(id))))

/* edge.side: Side - of that cell */
READER(f_edge_side, HANDLE_EDGE,
       tesI_push_label(L, game->cat->side_names[tesI_edge_side(id)]))

/* edge.tile: Tile? - the tile on its cell */
READER(f_edge_tile, HANDLE_EDGE,
       tesI_push_or_nil(L, HANDLE_TILE,
                        tesI_cell_tile(game, tesI_edge_cell(id))))

/* edge.shut: boolean - has a rule shut it? */
READER(f_edge_shut, HANDLE_EDGE,
       lua_pushboolean(L, tesI_edge_is_shut(game, id)))

/* edge.bare: boolean - does no tile lie beyond it? */
READER(f_edge_bare, HANDLE_EDGE, lua_pushboolean(L, tesI_edge_bare(game, id)))

/* edge.next: Edge - the edge that follows clockwise round the outline */
READER_OF(f_edge_next, check_bare,
          tesI_push(L, HANDLE_EDGE, tesI_outline_next(game, id)))

/* edge.prev: Edge - the edge before it on the outline */
READER_OF(f_edge_prev, check_bare,
          tesI_push(L, HANDLE_EDGE, tesI_outline_prev(game, id)))

/* edge.opposite: Edge - the edge at the far end of its line */
READER(f_edge_opposite, HANDLE_EDGE,
       tesI_push(L, HANDLE_EDGE, tesI_edge_opposite(game, id)))

static const luaL_Reg edge_fields[] = {
    {"cell", f_edge_cell}, {"side", f_edge_side},         {"tile", f_edge_tile},
    {"shut", f_edge_shut}, {"bare", f_edge_bare},         {"next", f_edge_next},
    {"prev", f_edge_prev}, {"opposite", f_edge_opposite}, {NULL, NULL}};

/* ---- methods ------------------------------------------------------------ */

/* edge:has(piece: Piece|string) -> boolean - does a figure of this piece or
 *   class stand on the edge? */
READER(t_edge_has, HANDLE_EDGE,
       lua_pushboolean(L, tesI_figure_at_from(game, 0, TES_AT_EDGE, id,
                                              tesI_check_pieces(L, 2),
                                              TES_NONE) != TES_NONE))

/* edge:figures(piece?: Piece|string) -> Figure[] - those on the edge, of a
 *   piece or class */
static int t_edge_figures(lua_State *L)
{
    uint32_t edge = tesI_check(L, 1, HANDLE_EDGE);
    return tesI_push_figures_at(L, TES_AT_EDGE, edge,
                                tesI_opt_pieces(L, 2, UINT32_MAX), TES_NONE);
}

static const luaL_Reg edge_methods[] = {
    {"has", t_edge_has}, {"figures", t_edge_figures}, {NULL, NULL}};

/* cell:sees(side: Side) -> Edge? - the edge that one sees from an empty cell,
 *   looking over other empty cells; nil when no tile lies there */
static int t_cell_sees(lua_State *L)
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

/* g:shut(edge: Edge) - closes the segment at the edge, beyond which no tile may
 *   be laid any more; features completed by this are in g:completed() */
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
    uint32_t first = tesI_check(L, 1, HANDLE_EDGE), edge = first;
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

/* Lists the open edges of a tile that show a kind of side and do not face a
 * cell. */
static void list_open(lua_State *L, uint32_t tile, uint32_t kind, uint32_t but)
{
    const struct tes_game *game = tesI_game(L);
    const struct tesI_type *type = tesI_tile_type(game, tile);
    uint32_t cell = tesI_tile_row(game, tile)->cell;

    for (unsigned s = 0; s < TESI_SIDES; s++) {
        unsigned own = tesI_own_side(s, tesI_tile_rotation(game, tile));
        uint32_t edge = tesI_edge(cell, s);
        if (type->side[own] != kind || !tesI_edge_bare(game, edge) ||
            tesI_edge_is_shut(game, edge)) {
            continue;
        }
        if (but != TESI_NO_CELL && tesI_cell_step(game, cell, s) == but) {
            continue;
        }
        tesI_list_add(L, HANDLE_EDGE, edge);
    }
}

/* g:open_edges(terrain: string, but?: Cell) -> Edge[] - the edges of laid tiles
 *   where a side of this terrain lies open: no tile lies beyond it, and it is
 *   not shut. Those of the oldest tile come first; those that face the cell
 *   are left out */
static int t_open_edges(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    tesI_label name = tesI_check_label(L, 2);
    uint32_t kind = 0, tiles = tesI_tile_count(game), but = TESI_NO_CELL;
    int32_t x, y;

    while (kind < game->cat->nsides && game->cat->sides[kind].name != name) {
        kind++;
    }
    luaL_argcheck(L, kind < game->cat->nsides, 2, "there is no such terrain");
    if (!lua_isnoneornil(L, 3)) {
        tesI_check_xy(L, 3, &x, &y);
        but = tesI_cell_at(game, x, y);
    }
    lua_newtable(L);
    for (uint32_t t = 0; t < tiles; t++) {
        tesI_poll(L);
        list_open(L, t, kind, but);
    }
    return 1;
}

static const luaL_Reg game_methods[] = {{"edge", t_edge},
                                        {"shut", t_shut},
                                        {"outline", t_outline},
                                        {"open_edges", t_open_edges},
                                        {NULL, NULL}};

static const luaL_Reg cell_methods[] = {{"sees", t_cell_sees}, {NULL, NULL}};

const struct tesI_binding tesI_bind_edge[] = {
    {HANDLE_EDGE, edge_fields, edge_methods},
    {HANDLE_CELL, NULL, cell_methods},
    {HANDLE_NONE, NULL, game_methods},
    {HANDLE_NONE, NULL, NULL}};
