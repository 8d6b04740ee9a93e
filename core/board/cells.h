/* cells.h - cells of the board, in pages of 8 x 8.
 *
 * A cell has a number that stays valid as long as the game. */
#ifndef TES_CELLS_H
#define TES_CELLS_H

#include "state/game.h"

/* Number of the cell at (x, y); TESI_NO_CELL when nothing is near it. */
uint32_t tesI_cell_at(const struct tes_game *game, int32_t x, int32_t y);

/* As above, but makes the page when it is missing. TESI_NO_CELL: memory. */
uint32_t tesI_cell_make(struct tes_game *game, int32_t x, int32_t y);

/* The neighbour at a side, or TESI_NO_CELL (no such cell, so no tile).
 * _step_over: for a cell at the border of its page. */
uint32_t tesI_cell_step_over(const struct tes_game *game, uint32_t cell,
                             unsigned side);
static inline uint32_t tesI_cell_step(const struct tes_game *game,
                                      uint32_t cell, unsigned side)
{
    /* for each side, the cells of a page whose neighbour is on the same page, a
     * bit each */
    static const uint64_t within[TESI_SIDES] = {
        UINT64_C(0xffffffffffffff00), UINT64_C(0x7f7f7f7f7f7f7f7f),
        UINT64_C(0x00ffffffffffffff), UINT64_C(0xfefefefefefefefe)};
    static const int32_t steps[TESI_SIDES] = {-8, 1, 8, -1};

    if (within[side] >> tesI_cell_place(cell) & 1)
        return cell + (uint32_t)steps[side];
    return tesI_cell_step_over(game, cell, side);
}

/* The same from a cell that may be TESI_NO_CELL, which has no neighbours. */
static inline uint32_t tesI_cell_step_on(const struct tes_game *game,
                                         uint32_t cell, unsigned side)
{
    return cell == TESI_NO_CELL ? cell : tesI_cell_step(game, cell, side);
}

/* True when no cell exists at (x, y) or beyond it towards this side. */
bool tesI_cell_beyond(const struct tes_game *game, int32_t x, int32_t y,
                      unsigned side);

/* Coordinates of a cell. */
void tesI_cell_xy(const struct tes_game *game, uint32_t cell, int32_t *x,
                  int32_t *y);

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

/* The eight cells around: those at the sides, then from each side clockwise
 * the corner after it. TESI_NO_CELL: no such cell. */
void tesI_cell_near(const struct tes_game *game, uint32_t cell,
                    uint32_t near[2 * TESI_SIDES]);

/* How many of them are laid; with TES_NONE-terminated
 * `tiles` (9 words) also which. */
unsigned tesI_cell_around(const struct tes_game *game, uint32_t cell,
                          uint32_t *tiles);

/* Is a cell not at the border of its page? Then the eight around are on it. */
static inline bool tesI_cell_is_inner(uint32_t cell)
{
    return UINT64_C(0x007e7e7e7e7e7e00) >> tesI_cell_place(cell) & 1;
}

#endif
