/* board.h - cells, the frontier, matching and laying tiles.
 *
 * Cells are named by a number (page * 64 + place in the page) that stays
 * valid for the game. The frontier holds every empty cell beside a laid
 * tile, grouped by its *demand* (what its neighbours show towards it): all
 * cells of a group fit the same types in the same rotations, so that
 * counting placements costs the number of groups. */
#ifndef TES_BOARD_H
#define TES_BOARD_H

#include "game.h"

/* Number of the cell at (x, y); TESI_NO_CELL when nothing is near it. */
uint32_t tesI_cell_at(const struct tes_game *game, int32_t x, int32_t y);

/* As above, but makes the page when it is missing. TESI_NO_CELL: memory. */
uint32_t tesI_cell_make(struct tes_game *game, int32_t x, int32_t y);

/* The neighbour at a side, or TESI_NO_CELL (nothing there, so empty); _over:
 * of a cell at the border of its page. */
uint32_t tesI_cell_step_over(const struct tes_game *game, uint32_t cell,
                             unsigned side);
static inline uint32_t tesI_cell_step(const struct tes_game *game,
                                      uint32_t cell, unsigned side)
{
    /* cells of a page that have a neighbour on it, a bit each */
    static const uint64_t within[TESI_SIDES] = {
        UINT64_C(0xffffffffffffff00), UINT64_C(0x7f7f7f7f7f7f7f7f),
        UINT64_C(0x00ffffffffffffff), UINT64_C(0xfefefefefefefefe)};
    static const int32_t steps[TESI_SIDES] = {-8, 1, 8, -1};

    if (within[side] >> (cell & 63) & 1) return cell + (uint32_t)steps[side];
    return tesI_cell_step_over(game, cell, side);
}

/* Does no cell that exists lie at (x, y) or further on to this side? */
bool tesI_cell_beyond(const struct tes_game *game, int32_t x, int32_t y,
                      unsigned side);

/* Coordinates of a cell. */
void tesI_cell_xy(const struct tes_game *game, uint32_t cell, int32_t *x,
                  int32_t *y);

/* First word of a cell in COL_PAGES. */
static inline uint32_t tesI_cell_word(uint32_t cell)
{
    return (cell >> 6) * PAGE_WORDS + PAGE_FIXED + (cell & 63) * CELL_WORDS;
}

static inline const struct tesI_cell *tesI_cell_row(const struct tes_game *game,
                                                    uint32_t cell)
{
    return tesI_at(&game->store, COL_PAGES, tesI_cell_word(cell));
}

/* Tile laid on a cell, or TES_NONE. TESI_NO_CELL is allowed. */
static inline uint32_t tesI_cell_tile(const struct tes_game *game,
                                      uint32_t cell)
{
    if (cell == TESI_NO_CELL) return TES_NONE;
    const struct tesI_cell *row = tesI_cell_row(game, cell);
    return row->flags & CELL_LAID ? row->tile - 1 : TES_NONE;
}

/* How many of the eight cells around are laid; with TES_NONE-terminated
 * `tiles` (9 words) also which. */
unsigned tesI_cell_around(const struct tes_game *game, uint32_t cell,
                          uint32_t *tiles);

/* True when the sides of `type` match all laid neighbours of the cell. */
bool tesI_board_fits(const struct tes_game *game, uint32_t type, uint32_t cell,
                     unsigned rotation);

/* Number of (cell, rotation) pairs where `type` may lie, vetoes aside. */
uint32_t tesI_board_count(const struct tes_game *game, uint32_t type);

/* The index-th of them. False past the last. */
bool tesI_board_pick(const struct tes_game *game, uint32_t type, uint32_t index,
                     uint32_t *cell, unsigned *rotation);

/* The index of one of them: tesI_board_fits must say that it is. */
uint32_t tesI_board_index(const struct tes_game *game, uint32_t type,
                          uint32_t cell, unsigned rotation);

/* True when there is at least one. */
bool tesI_board_any(const struct tes_game *game, uint32_t type);

/* Lays a tile: appends its segments as nodes, closes and joins sides, moves
 * the frontier. Any empty cell will do; matching is the caller's business.
 * Returns the tile, or TES_NONE: out of memory; then nothing changed but
 * spare pages and groups. */
uint32_t tesI_board_lay(struct tes_game *game, uint32_t type, uint32_t cell,
                        unsigned rotation);

/* Readies what an empty cell becomes when `kind` comes to lie against its
 * side: the group is made and has room for `more` cells. False: memory. */
bool tesI_board_ready(struct tes_game *game, uint32_t cell, unsigned side,
                      uint32_t kind, uint32_t more, uint32_t *group);

/* Moves an empty cell, unless it is blocked, to a group that was readied for
 * it. Journal: 8 entries, reserved. */
void tesI_board_regroup(struct tes_game *game, uint32_t cell, uint32_t group);

/* Appends the nodes of a tile's segments, from number `first` on. Room and a
 * journal entry must be reserved. */
void tesI_board_nodes(struct tes_game *game, const struct tesI_type *type,
                      uint32_t tile, uint32_t first);

/* Joins the segments of a tile that the type says are joined, those from
 * number `first` on with all others. Journal: a union each, reserved. */
void tesI_board_join_inside(struct tes_game *game, const struct tesI_type *type,
                            uint32_t tile, uint32_t first);

/* Keeps tiles off an empty cell for good: it leaves the frontier. Journal
 * space must be reserved: 4 entries. */
void tesI_board_block(struct tes_game *game, uint32_t cell);

/* Sets flags of a cell (CELL_SHUT_SHIFT). Journal: 1 entry, reserved. */
void tesI_board_mark(struct tes_game *game, uint32_t cell, uint32_t flags);

/* Is there an empty cell with something against each of its four sides?
 * O(groups). */
bool tesI_board_hole(const struct tes_game *game);

/* Calls visit for every frontier cell until it returns false. */
void tesI_board_frontier(const struct tes_game *game,
                         bool (*visit)(void *ctx, uint32_t cell), void *ctx);

#endif
