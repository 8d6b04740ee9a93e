/* cells.c - cells in pages. */
#include "board/cells.h"

/* Of a cell: the page's own x or y, for negative ones, too. */
static uint32_t page_coordinate(int32_t at)
{
    int32_t side = PAGE_SIDE;
    return (uint32_t)(at >= 0 ? at / side : (at + 1) / side - 1);
}

static uint32_t cell_in(uint32_t page, int32_t x, int32_t y)
{
    return tesI_cell_in(page, (uint32_t)x % PAGE_SIDE, (uint32_t)y % PAGE_SIDE);
}

uint32_t tesI_cell_at(const struct tes_game *game, int32_t x, int32_t y)
{
    uint32_t page = tesI_index_get(&game->store, COL_DIR, META_DIR,
                                   page_coordinate(x), page_coordinate(y));
    return page == 0 ? TESI_NO_CELL : cell_in(page - 1, x, y);
}

/* Makes the page at page coordinates (x, y) and links its neighbours. */
static bool page_make(struct tes_game *game, uint32_t x, uint32_t y)
{
    struct tesI_store *store = &game->store;
    uint32_t page = tesI_page_count(game);

    if (!tesI_store_room(store, COL_PAGES, PAGE_WORDS) ||
        !tesI_store_reserve(store, 16) ||
        !tesI_index_put(store, COL_DIR, META_DIR, x, y, page + 1) ||
        !tesI_store_reserve(store, 16)) {
        return false;
    }
    uint32_t *row = tesI_append(store, COL_PAGES, PAGE_WORDS);
    row[0] = x;
    row[1] = y;
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        uint32_t beside =
            tesI_index_get(store, COL_DIR, META_DIR, x + (uint32_t)tesI_dx(s),
                           y + (uint32_t)tesI_dy(s));
        row[2 + s] = beside;
        if (beside == 0) continue;
        tesI_put(store, COL_PAGES,
                 (beside - 1) * PAGE_WORDS + 2 + tesI_opposite(s), page + 1);
    }
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        int32_t far = (int32_t)x * tesI_dx(s) + (int32_t)y * tesI_dy(s);
        if (far <= (int32_t)tesI_meta(game, META_REACH + s)) continue;
        tesI_set_meta(game, META_REACH + s, (uint32_t)far);
    }
    return true;
}

bool tesI_cell_beyond(const struct tes_game *game, int32_t x, int32_t y,
                      unsigned side)
{
    int32_t at = (int32_t)page_coordinate(x) * tesI_dx(side) +
                 (int32_t)page_coordinate(y) * tesI_dy(side);
    return at > (int32_t)tesI_meta(game, META_REACH + side);
}

uint32_t tesI_cell_make(struct tes_game *game, int32_t x, int32_t y)
{
    uint32_t cell = tesI_cell_at(game, x, y);
    if (cell != TESI_NO_CELL) return cell;
    if (!page_make(game, page_coordinate(x), page_coordinate(y))) {
        return TESI_NO_CELL;
    }
    return tesI_cell_at(game, x, y);
}

uint32_t tesI_cell_step_over(const struct tes_game *game, uint32_t cell,
                             unsigned side)
{
    uint32_t x = tesI_cell_column(cell), y = tesI_cell_line(cell);
    uint32_t beside = tesI_page_row(game, tesI_cell_page(cell))->beside[side];
    if (beside == 0) return TESI_NO_CELL;
    if (side & 1) {
        x = PAGE_SIDE - 1 - x;
    } else {
        y = PAGE_SIDE - 1 - y;
    }
    return tesI_cell_in(beside - 1, x, y);
}

void tesI_cell_xy(const struct tes_game *game, uint32_t cell, int32_t *x,
                  int32_t *y)
{
    const struct tesI_page *page = tesI_page_row(game, tesI_cell_page(cell));
    *x = (int32_t)(page->x * PAGE_SIDE + tesI_cell_column(cell));
    *y = (int32_t)(page->y * PAGE_SIDE + tesI_cell_line(cell));
}

void tesI_cell_near(const struct tes_game *game, uint32_t cell,
                    uint32_t near[2 * TESI_SIDES])
{
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        near[s] = tesI_cell_step(game, cell, s);
    }
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        /* reached round either of two sides, of which one may lie where no
         * page was ever made */
        unsigned next = tesI_clockwise(s, 1);
        uint32_t corner = tesI_cell_step_on(game, near[s], next);
        if (corner == TESI_NO_CELL) {
            corner = tesI_cell_step_on(game, near[next], s);
        }
        near[TESI_SIDES + s] = corner;
    }
}

unsigned tesI_cell_around(const struct tes_game *game, uint32_t cell,
                          uint32_t *tiles)
{
    uint32_t near[2 * TESI_SIDES];
    unsigned laid = 0;

    tesI_cell_near(game, cell, near);
    for (unsigned i = 0; i < 2 * TESI_SIDES; i++) {
        uint32_t tile = tesI_cell_tile(game, near[i]);
        if (tile == TES_NONE) continue;
        if (tiles != NULL) tiles[laid] = tile;
        laid++;
    }
    if (tiles != NULL) tiles[laid] = TES_NONE;
    return laid;
}
