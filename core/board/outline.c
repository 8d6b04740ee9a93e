/* outline.c - walking round the board. */
#include "board/outline.h"

#include "board/frontier.h"

static bool laid(const struct tes_game *game, uint32_t cell)
{
    return tesI_cell_tile(game, cell) != TES_NONE;
}

uint32_t tesI_outline_first(const struct tes_game *game)
{
    uint32_t tiles = tesI_tile_count(game), best = TES_NONE;
    int32_t x, y, top = 0;

    for (uint32_t t = 0; t < tiles; t++) {
        uint32_t cell = tesI_tile_row(game, t)->cell;
        tesI_cell_xy(game, cell, &x, &y);
        if (best != TES_NONE && y >= top) continue;
        best = tesI_edge(cell, 0);
        top = y;
    }
    return best;
}

/* The edge that follows on the side `turn` sides on from that of the edge. */
static uint32_t follow(const struct tes_game *game, uint32_t edge,
                       unsigned turn)
{
    unsigned side = tesI_edge_side(edge), ahead = tesI_clockwise(side, turn);
    uint32_t cell = tesI_edge_cell(edge);

    uint32_t diagonal =
        tesI_cell_step_on(game, tesI_cell_step(game, cell, side), ahead);
    if (laid(game, diagonal)) return tesI_edge(diagonal, tesI_opposite(ahead));
    uint32_t on = tesI_cell_step(game, cell, ahead);
    if (laid(game, on)) return tesI_edge(on, side);
    return tesI_edge(cell, ahead);
}

uint32_t tesI_outline_next(const struct tes_game *game, uint32_t edge)
{
    return follow(game, edge, 1);
}

uint32_t tesI_outline_prev(const struct tes_game *game, uint32_t edge)
{
    return follow(game, edge, 3);
}

/* ---- keeping shut edges outside ----------------------------------------- */

/* A tile on a cell that meets the outline in several places would cut it
 * into arcs, of which only the one with the outline's first edge stays
 * outside: that edge looks at an empty row. So the walk begins there, and
 * all that lies between the first and the last meeting with a cell would be
 * cut off by a tile on it. The stamp of a cell says how many shut edges had
 * been passed when it was met first. */
struct walk {
    struct tes_game *game;
    uint32_t base, shut;
};

static void meet(struct walk *walk, uint32_t cell)
{
    uint32_t *stamp = &walk->game->cat->stamps[cell];

    if ((tesI_cell_row(walk->game, cell)->flags & CELL_GROUP) == 0) return;
    if (*stamp < walk->base) {
        *stamp = walk->base + walk->shut;
    } else if (*stamp - walk->base != walk->shut) {
        tesI_board_block(walk->game, cell);
    }
}

/* tesI_outline_next all the way round, with the cell beyond kept from edge
 * to edge. */
static void walk_round(struct walk *walk)
{
    const struct tes_game *game = walk->game;
    uint32_t first = tesI_outline_first(game);
    uint32_t cell = tesI_edge_cell(first);
    unsigned side = tesI_edge_side(first);
    uint32_t beyond = tesI_cell_step(game, cell, side);

    do {
        unsigned ahead = tesI_clockwise(side, 1);
        uint32_t flags = tesI_cell_row(game, cell)->flags;
        uint32_t turn = tesI_cell_step_on(game, beyond, ahead);

        meet(walk, beyond);
        walk->shut += (flags & tesI_cell_shuts(side)) != 0;
        if (laid(game, turn)) {
            cell = turn;
            side = tesI_opposite(ahead);
            continue;
        }
        uint32_t on = tesI_cell_step(game, cell, ahead);
        if (laid(game, on)) {
            cell = on;
            beyond = turn;
            continue;
        }
        if (turn != TESI_NO_CELL) meet(walk, turn); /* by a corner */
        beyond = on;
        side = ahead;
    } while (tesI_edge(cell, side) != first);
}

bool tesI_outline_keep(struct tes_game *game)
{
    struct tesI_store *store = &game->store;
    uint32_t tiles = tesI_tile_count(game), edges = tesI_edge_count(game);
    uint32_t cells = tesI_page_count(game) * PAGE_CELLS;

    if (edges == 0 || (tesI_meta(game, META_KEPT_TILES) == tiles &&
                       tesI_meta(game, META_KEPT_EDGES) == edges)) {
        return true;
    }
    /* at most every empty cell beside a tile is blocked, 4 entries each */
    if (!tesI_stamps_reserve(game->cat, cells) ||
        !tesI_store_reserve(store, 16 * tiles + 8)) {
        return false;
    }
    struct walk walk = {game, tesI_stamps_block(game->cat, edges + 1), 0};
    walk_round(&walk);
    tesI_set_meta(game, META_KEPT_TILES, tiles);
    tesI_set_meta(game, META_KEPT_EDGES, edges);
    return true;
}
