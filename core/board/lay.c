/* board.c - cells in pages, the frontier in groups, laying tiles. */
#include "board.h"

#include "completed.h"
#include "edges.h"
#include "symmetry.h"

#define GROUP_WORD(group, field) \
    ((group)*GROUP_WORDS +       \
     (uint32_t)(offsetof(struct tesI_group, field) / sizeof(uint32_t)))

/* ---- cells ------------------------------------------------------------- */

static const struct tesI_page *page_row(const struct tes_game *game,
                                        uint32_t page)
{
    return tesI_at(&game->store, COL_PAGES, page * PAGE_WORDS);
}

static uint32_t page_coordinate(int32_t at)
{
    return (uint32_t)(at - (at & 7)) / 8u + (at < 0 ? 0xE0000000u : 0);
}

static uint32_t cell_in(uint32_t page, int32_t x, int32_t y)
{
    return page * 64 + (uint32_t)((y & 7) * 8 + (x & 7));
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
    uint32_t page = tesI_len(store, COL_PAGES) / PAGE_WORDS;

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

/* Is a cell not at the border of its page? Then those around are on it. */
static bool is_inner(uint32_t cell)
{
    return UINT64_C(0x007e7e7e7e7e7e00) >> (cell & 63) & 1;
}

uint32_t tesI_cell_step_over(const struct tes_game *game, uint32_t cell,
                             unsigned side)
{
    uint32_t x = cell & 7, y = cell >> 3 & 7;
    uint32_t beside = page_row(game, cell >> 6)->beside[side];
    if (beside == 0) return TESI_NO_CELL;
    if (side & 1) {
        x = 7 - x;
    } else {
        y = 7 - y;
    }
    return (beside - 1) * 64 + y * 8 + x;
}

void tesI_cell_xy(const struct tes_game *game, uint32_t cell, int32_t *x,
                  int32_t *y)
{
    const struct tesI_page *page = page_row(game, cell >> 6);
    *x = (int32_t)(page->x * 8 + (cell & 7));
    *y = (int32_t)(page->y * 8 + (cell >> 3 & 7));
}

/* Steps on from a cell that may be missing. */
static uint32_t step_on(const struct tes_game *game, uint32_t cell,
                        unsigned side)
{
    return cell == TESI_NO_CELL ? cell : tesI_cell_step(game, cell, side);
}

/* The cell at a corner: reached round either of its two sides, of which one
 * may lie where no page was ever made. */
static uint32_t corner(const struct tes_game *game, const uint32_t *beside,
                       unsigned side)
{
    unsigned next = (side + 1) & 3;
    uint32_t cell = step_on(game, beside[side], next);
    return cell != TESI_NO_CELL ? cell : step_on(game, beside[next], side);
}

/* As tesI_cell_around, of an inner cell: sides first, then corners. */
static unsigned inner_around(const struct tes_game *game, uint32_t cell,
                             uint32_t *tiles)
{
    static const int8_t steps[2 * TESI_SIDES] = {-8, 1, 8, -1, -7, 9, 7, -9};
    const struct tesI_cell *here = tesI_cell_row(game, cell);
    unsigned laid = 0;

    for (unsigned i = 0; i < 2 * TESI_SIDES; i++) {
        const struct tesI_cell *near = here + steps[i];
        if ((near->flags & CELL_LAID) == 0) continue;
        if (tiles != NULL) tiles[laid] = near->tile - 1;
        laid++;
    }
    if (tiles != NULL) tiles[laid] = TES_NONE;
    return laid;
}

unsigned tesI_cell_around(const struct tes_game *game, uint32_t cell,
                          uint32_t *tiles)
{
    uint32_t beside[TESI_SIDES];
    unsigned laid = 0;

    if (is_inner(cell)) return inner_around(game, cell, tiles);
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        beside[s] = tesI_cell_step(game, cell, s);
    }
    for (unsigned i = 0; i < 2 * TESI_SIDES; i++) {
        uint32_t near =
            i < TESI_SIDES ? beside[i] : corner(game, beside, i - TESI_SIDES);
        uint32_t tile = tesI_cell_tile(game, near);
        if (tile == TES_NONE) continue;
        if (tiles != NULL) tiles[laid] = tile;
        laid++;
    }
    if (tiles != NULL) tiles[laid] = TES_NONE;
    return laid;
}

/* ---- the frontier ------------------------------------------------------ */

static uint32_t group_count(const struct tes_game *game)
{
    return tesI_len(&game->store, COL_GROUPS) / GROUP_WORDS;
}

static const struct tesI_group *group_row(const struct tes_game *game,
                                          uint32_t group)
{
    return tesI_at(&game->store, COL_GROUPS, group * GROUP_WORDS);
}

static const uint8_t bits_of[16] = {0, 1, 1, 2, 1, 2, 2, 3,
                                    1, 2, 2, 3, 2, 3, 3, 4};

uint32_t tesI_board_count(const struct tes_game *game, uint32_t type)
{
    uint32_t count = 0, groups = group_count(game);
    const struct tesI_group *group = group_row(game, 0);
    const uint8_t *fits = tesI_fits(game->cat, type);
    for (uint32_t g = 0; g < groups; g++, group++) {
        count += group->count * (fits[group->row] >> FITS_COUNT);
    }
    return count;
}

bool tesI_board_any(const struct tes_game *game, uint32_t type)
{
    uint32_t groups = group_count(game);
    const struct tesI_group *group = group_row(game, 0);
    const uint8_t *fits = tesI_fits(game->cat, type);
    for (uint32_t g = 0; g < groups; g++, group++) {
        if (group->count != 0 && fits[group->row] != 0) return true;
    }
    return false;
}

bool tesI_board_pick(const struct tes_game *game, uint32_t type, uint32_t index,
                     uint32_t *cell, unsigned *rotation)
{
    uint32_t groups = group_count(game);
    const struct tesI_group *group = group_row(game, 0);
    const uint8_t *fits = tesI_fits(game->cat, type);
    for (uint32_t g = 0; g < groups; g++, group++) {
        uint32_t here = group->count * (fits[group->row] >> FITS_COUNT);
        if (index >= here) {
            index -= here;
            continue;
        }
        unsigned mask = fits[group->row] & game->cat->types[type].turns;
        unsigned each = bits_of[mask], r = 0, skip = index % each;
        *cell = tesI_get(&game->store, COL_POOL,
                         tesI_group_cells(group) + index / each);
        for (;; r++) {
            if ((mask >> r & 1) != 0 && skip-- == 0) break;
        }
        *rotation = r;
        return true;
    }
    return false;
}

uint32_t tesI_board_index(const struct tes_game *game, uint32_t type,
                          uint32_t cell, unsigned rotation)
{
    const struct tesI_cell *row = tesI_cell_row(game, cell);
    const struct tesI_group *group = group_row(game, 0);
    const uint8_t *fits = tesI_fits(game->cat, type);
    uint32_t mine = (row->flags & CELL_GROUP) - 1, index = 0;

    rotation = tesI_same_turn(&game->cat->types[type], rotation);
    for (uint32_t g = 0; g < mine; g++, group++) {
        index += group->count * (fits[group->row] >> FITS_COUNT);
    }
    unsigned mask = fits[group->row] & game->cat->types[type].turns;
    return index + row->tile * bits_of[mask] +
           bits_of[mask & ((1u << rotation) - 1)];
}

bool tesI_board_fits(const struct tes_game *game, uint32_t type, uint32_t cell,
                     unsigned rotation)
{
    const struct tesI_cell *row = tesI_cell_row(game, cell);
    uint32_t group = row->flags & CELL_GROUP;
    if (row->flags & (CELL_LAID | CELL_BLOCKED) || group == 0) return false;
    uint32_t demand = group_row(game, group - 1)->row;
    return tesI_fits(game->cat, type)[demand] >> rotation & 1;
}

bool tesI_board_hole(const struct tes_game *game)
{
    for (uint32_t g = 0; g < group_count(game); g++) {
        const struct tesI_group *group = group_row(game, g);
        uint32_t demand = group->demand; /* a byte a side, 0: nothing there */
        bool all = (demand & 0xff) != 0 && (demand & 0xff00) != 0 &&
                   (demand & 0xff0000) != 0 && demand >> 24 != 0;
        if (all && group->count != 0) return true;
    }
    return false;
}

void tesI_board_frontier(const struct tes_game *game,
                         bool (*visit)(void *ctx, uint32_t cell), void *ctx)
{
    for (uint32_t g = 0; g < group_count(game); g++) {
        const struct tesI_group *group = group_row(game, g);
        for (uint32_t i = 0; i < group->count; i++) {
            uint32_t cell =
                tesI_get(&game->store, COL_POOL, tesI_group_cells(group) + i);
            if (!visit(ctx, cell)) return;
        }
    }
}

/* Cells that a new group has room for. */
#define FIRST_CELLS 4u

/* Where a group stands in the table of COL_DEMANDS, or is to: the number of
 * the group + 1, or 0, in as many words as META_DEMANDED says. */
static uint32_t group_slot(const struct tes_game *game, uint32_t demand)
{
    const uint32_t *table = tesI_at(&game->store, COL_DEMANDS, 0);
    uint32_t size = tesI_meta(game, META_DEMANDED);
    uint32_t start = tesI_len(&game->store, COL_DEMANDS) - size;
    uint32_t mixed = demand * 2654435769u;
    uint32_t i = (mixed ^ mixed >> 16) & (size - 1);

    while (table[start + i] != 0 &&
           group_row(game, table[start + i] - 1)->demand != demand) {
        i = (i + 1) & (size - 1);
    }
    return start + i;
}

/* Enough for most games of 72 tiles: a table that is outgrown stays. */
#define FIRST_GROUPS 128u

/* A table of twice the size, behind the old one: a rollback finds that whole.
 * False: out of memory. */
static bool more_groups(struct tes_game *game)
{
    struct tesI_store *store = &game->store;
    uint32_t size = tesI_meta(game, META_DEMANDED);
    uint32_t more = size == 0 ? FIRST_GROUPS : 2 * size;

    if (!tesI_store_room(store, COL_DEMANDS, more) ||
        !tesI_store_reserve(store, 2)) {
        return false;
    }
    tesI_append(store, COL_DEMANDS, more);
    tesI_set_meta(game, META_DEMANDED, more);
    for (uint32_t g = 0; g < group_count(game); g++) {
        uint32_t slot = group_slot(game, group_row(game, g)->demand);
        store->rows[COL_DEMANDS].data[slot] = g + 1;
    }
    return true;
}

/* Group of a demand, made on first use. TES_NONE: out of memory. */
static uint32_t group_of(struct tes_game *game, uint32_t demand)
{
    struct tesI_store *store = &game->store;
    uint32_t group = group_count(game);

    if (group >= tesI_meta(game, META_DEMANDED) / 4 * 3 && !more_groups(game)) {
        return TES_NONE;
    }
    uint32_t slot = group_slot(game, demand);
    uint32_t known = tesI_get(store, COL_DEMANDS, slot);
    if (known != 0) return known - 1;

    uint32_t row = tesI_catalogue_row(game->cat, demand);
    if (row == TES_NONE || !tesI_store_room(store, COL_GROUPS, GROUP_WORDS) ||
        !tesI_store_room(store, COL_POOL, FIRST_CELLS) ||
        !tesI_store_reserve(store, 4)) {
        return TES_NONE;
    }
    tesI_put(store, COL_DEMANDS, slot, group + 1);
    uint32_t *words = tesI_append(store, COL_GROUPS, GROUP_WORDS);
    words[0] = demand;
    words[1] = row;
    words[2] = tesI_len(store, COL_POOL);
    tesI_append(store, COL_POOL, FIRST_CELLS);
    return group;
}

/* Makes room for `more` cells in a group's list. A list that grows moves to
 * the end of the pool; the old one stays for rollbacks. */
static bool group_room(struct tes_game *game, uint32_t group, uint32_t more)
{
    struct tesI_store *store = &game->store;
    struct tesI_group row = *group_row(game, group);
    uint32_t doubled = row.list >> GROUP_DOUBLED;
    if (row.count + more <= FIRST_CELLS << doubled) return true;

    uint32_t cap = FIRST_CELLS << ++doubled;
    if (!tesI_store_room(store, COL_POOL, cap) ||
        !tesI_store_reserve(store, 4)) {
        return false;
    }
    uint32_t start = tesI_len(store, COL_POOL);
    uint32_t *list = tesI_append(store, COL_POOL, cap);
    for (uint32_t i = 0; i < row.count; i++) {
        list[i] = tesI_get(store, COL_POOL, tesI_group_cells(&row) + i);
    }
    tesI_put(store, COL_GROUPS, GROUP_WORD(group, list),
             start | doubled << GROUP_DOUBLED);
    return true;
}

/* Journal space must be reserved for these two: 4 entries each. */
static void group_add(struct tes_game *game, uint32_t group, uint32_t cell,
                      uint32_t word)
{
    struct tesI_store *store = &game->store;
    const struct tesI_group *row = group_row(game, group);
    uint32_t at = row->count, start = tesI_group_cells(row);
    const struct tesI_cell *old = tesI_at(store, COL_PAGES, word);
    uint32_t flags = old->flags;

    tesI_put(store, COL_POOL, start + at, cell);
    tesI_replace(store, COL_GROUPS, GROUP_WORD(group, count), at + 1);
    tesI_put(store, COL_PAGES, word, at);
    tesI_put(store, COL_PAGES, word + 1, (flags & ~CELL_GROUP) | (group + 1));
}

static void group_remove(struct tes_game *game, uint32_t word)
{
    struct tesI_store *store = &game->store;
    const struct tesI_cell *cell = tesI_at(store, COL_PAGES, word);
    uint32_t group = (cell->flags & CELL_GROUP) - 1, at = cell->tile;
    const struct tesI_group *row = group_row(game, group);
    uint32_t last = row->count - 1, start = tesI_group_cells(row);

    if (at != last) {
        uint32_t moved = tesI_get(store, COL_POOL, start + last);
        tesI_replace(store, COL_POOL, start + at, moved);
        tesI_replace(store, COL_PAGES, tesI_cell_word(moved), at);
    }
    tesI_replace(store, COL_GROUPS, GROUP_WORD(group, count), last);
}

void tesI_board_block(struct tes_game *game, uint32_t cell)
{
    uint32_t word = tesI_cell_word(cell);
    uint32_t flags = tesI_get(&game->store, COL_PAGES, word + 1);

    if (flags & CELL_GROUP) group_remove(game, word);
    tesI_put(&game->store, COL_PAGES, word + 1,
             (flags & ~CELL_GROUP) | CELL_BLOCKED);
}

void tesI_board_mark(struct tes_game *game, uint32_t cell, uint32_t flags)
{
    uint32_t word = tesI_cell_word(cell) + 1;
    tesI_put(&game->store, COL_PAGES, word,
             tesI_get(&game->store, COL_PAGES, word) | flags);
}

bool tesI_board_ready(struct tes_game *game, uint32_t cell, unsigned side,
                      uint32_t kind, uint32_t more, uint32_t *group)
{
    const struct tesI_cell *row = tesI_cell_row(game, cell);
    uint32_t old = row->flags & CELL_GROUP;
    uint32_t demand = old == 0 ? 0 : group_row(game, old - 1)->demand;

    if (row->flags & CELL_BLOCKED) return true;
    demand = (demand & ~(UINT32_C(255) << (8 * side))) | kind << (8 * side);
    *group = group_of(game, demand);
    return *group != TES_NONE && group_room(game, *group, more);
}

void tesI_board_regroup(struct tes_game *game, uint32_t cell, uint32_t group)
{
    uint32_t word = tesI_cell_word(cell);
    uint32_t old = tesI_get(&game->store, COL_PAGES, word + 1);

    if (old & CELL_BLOCKED) return;
    if (old & CELL_GROUP) group_remove(game, word);
    group_add(game, group, cell, word);
}

/* ---- laying a tile ----------------------------------------------------- */

struct edge {
    uint32_t cell, tile; /* neighbour; tile TES_NONE when empty */
    uint32_t group;      /* what an empty neighbour becomes */
    uint32_t theirs;     /* node of a tile whose side was stopped, or TES_NONE;
                            of a shared one the first of the two */
    bool shared;
};

/* Makes the pages of all eight cells around. */
static bool make_around(struct tes_game *game, uint32_t cell)
{
    int32_t x, y;
    if (is_inner(cell)) return true;
    tesI_cell_xy(game, cell, &x, &y);
    for (int32_t dy = -1; dy <= 1; dy++) {
        for (int32_t dx = -1; dx <= 1; dx++) {
            if (tesI_cell_make(game, x + dx, y + dy) == TESI_NO_CELL) {
                return false;
            }
        }
    }
    return true;
}

/* Tells the cells around that a tile there may complete an area here. */
static void mark_around(struct tes_game *game, uint32_t cell)
{
    int32_t x, y;
    tesI_cell_xy(game, cell, &x, &y);
    for (int32_t dy = -1; dy <= 1; dy++) {
        for (int32_t dx = -1; dx <= 1; dx++) {
            uint32_t near = is_inner(cell) ? cell + (uint32_t)(dy * 8 + dx)
                                           : tesI_cell_at(game, x + dx, y + dy);
            uint32_t word = tesI_cell_word(near);
            uint32_t flags = tesI_get(&game->store, COL_PAGES, word + 1);
            tesI_put(&game->store, COL_PAGES, word + 1, flags | CELL_NEAR);
        }
    }
}

/* Most features one tile can complete: its own and its neighbours' along
 * the sides, and every area of nine tiles. */
#define MAX_FRESH (2 * TESI_SIDES + 10 * TESI_MAX_SEGMENTS)

/* Finds what lies beside a cell; makes the page of a cell that is missing.
 * Tiles beside, their segments and the roots of their features are asked for
 * all at once: on a board that no cache can hold each is a miss, and one after
 * the other they would take a fifth of the turn. (In a function of its own,
 * which changes nothing, gcc 12 leaves that out.) */
static bool find_beside(struct tes_game *game, uint32_t cell,
                        struct edge *edges)
{
    int32_t x, y;

    for (unsigned s = 0; s < TESI_SIDES; s++) {
        struct edge *edge = &edges[s];
        edge->cell = tesI_cell_step(game, cell, s);
        if (edge->cell == TESI_NO_CELL) {
            tesI_cell_xy(game, cell, &x, &y);
            edge->cell = tesI_cell_make(game, x + tesI_dx(s), y + tesI_dy(s));
            if (edge->cell == TESI_NO_CELL) return false;
        }
        edge->tile = tesI_cell_tile(game, edge->cell);
        if (edge->tile == TES_NONE) continue;
        __builtin_prefetch(tesI_tile_row(game, edge->tile));
    }
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        if (edges[s].tile == TES_NONE) continue;
        uint32_t node = tesI_tile_row(game, edges[s].tile)->node;
        __builtin_prefetch(tesI_node_row(game, node));
        __builtin_prefetch(tesI_node_row(game, node) + 3); /* the next line */
    }
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        if (edges[s].tile == TES_NONE) continue;
        uint32_t node = tesI_tile_row(game, edges[s].tile)->node;
        uint32_t count = tesI_tile_type(game, edges[s].tile)->nsegments;
        for (uint32_t i = 0; i < count; i++) {
            uint32_t parent = tesI_node_row(game, node + i)->parent;
            __builtin_prefetch(tesI_node_row(game, parent));
        }
    }
    return true;
}

/* Everything that may run out of memory happens here, before any change but
 * new pages and groups, which a rollback takes back. */
static bool prepare(struct tes_game *game, const struct tesI_type *type,
                    uint32_t cell, unsigned rotation, struct edge *edges)
{
    struct tesI_store *store = &game->store;
    const struct tesI_layout *layout = &game->cat->layout;
    /* per side: four closings, four joins, a frontier cell moved */
    uint32_t unions = TESI_SIDES * TESI_SEAMS, need;
    if (type->joined) unions += TESI_MAX_SEGMENTS;
    need = 48 + TESI_SIDES * 12 + unions * TESI_UNION_ENTRIES(game);
    uint32_t flags = tesI_cell_row(game, cell)->flags;
    uint32_t fresh = type->has_area || (flags & CELL_NEAR)
                         ? MAX_FRESH
                         : 2 * TESI_SIDES + type->nsegments;

    need += fresh;
    if (type->has_area && !make_around(game, cell)) return false;
    if (!find_beside(game, cell, edges)) return false;
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        struct edge *edge = &edges[s];
        if (edge->tile == TES_NONE &&
            !tesI_board_ready(game, edge->cell, tesI_opposite(s),
                              type->side[tesI_own_side(s, rotation)], s + 1,
                              &edge->group)) {
            return false;
        }
    }
    return tesI_store_room(store, COL_TILES, TILE_WORDS) &&
           tesI_store_room(store, COL_TILEVARS, layout->tile_vars) &&
           tesI_store_room(store, COL_NODES, NODE_WORDS * type->nsegments) &&
           tesI_store_room(store, COL_EXTRA, unions * layout->extra_words) &&
           tesI_store_room(store, COL_FRESH, fresh) &&
           tesI_stamps_reserve(game->cat,
                               tesI_node_count(game) + type->nsegments) &&
           tesI_store_reserve(store, need);
}

void tesI_board_nodes(struct tes_game *game, const struct tesI_type *type,
                      uint32_t tile, uint32_t first)
{
    uint32_t id = tesI_node_count(game);
    uint32_t *node = tesI_append_raw(&game->store, COL_NODES,
                                     NODE_WORDS * (type->nsegments - first));

    for (uint32_t s = first; s < type->nsegments; s++, id++) {
        node[0] = node[1] = id;
        node[2] = bits_of[type->segments[s].sides] * NODE_OPEN;
        node[3] = 0;
        node[4] = tile | s << NODE_SEGMENT;
        node += NODE_WORDS;
    }
}

void tesI_board_join_inside(struct tes_game *game, const struct tesI_type *type,
                            uint32_t tile, uint32_t first)
{
    for (uint32_t s = first; s < type->nsegments; s++) {
        uint32_t others = type->segments[s].joined;
        for (uint32_t t = 0; others != 0; t++, others >>= 1) {
            if ((others & 1) == 0) continue;
            tesI_feature_join(game, tesI_tile_node(game, tile, s),
                              tesI_tile_node(game, tile, t));
        }
    }
}

/* As below, where two segments share the side on one of the tiles. */
static void join_shared(struct tes_game *game, uint32_t tile, unsigned side,
                        uint32_t beside)
{
    struct tesI_seam seams[TESI_SEAMS];
    uint32_t nodes[2];
    unsigned count = tesI_edge_nodes(game, tile, side, nodes);

    for (unsigned i = 0; i < count; i++) tesI_feature_close(game, nodes[i]);
    count = tesI_edge_nodes(game, beside, tesI_opposite(side), nodes);
    for (unsigned i = 0; i < count; i++) tesI_feature_close(game, nodes[i]);
    count = tesI_edge_seams(game, tile, side, beside, seams);
    for (unsigned i = 0; i < count; i++) {
        tesI_feature_join(game, seams[i].mine, seams[i].theirs);
    }
}

/* Joins halves of ground that meet across an edge. */
static void join_half(struct tes_game *game, uint32_t mine, uint32_t beside,
                      const struct tesI_type *type, unsigned half,
                      const struct tesI_type *type2, unsigned half2)
{
    unsigned a = type->half_seg[half], b = type2->half_seg[half2];
    if (a == TESI_NO_SEGMENT || b == TESI_NO_SEGMENT) return;
    const struct tesI_kind *kind = &game->cat->kinds[type->segments[a].kind];
    if ((kind->joins >> type2->segments[b].kind & 1) == 0) return;
    tesI_feature_join(game, mine + a, tesI_tile_node(game, beside, b));
}

/* What tesI_edge_seams would list, at once: this is done for every tile. */
static void join_side(struct tes_game *game, uint32_t tile, unsigned side,
                      struct edge *edge)
{
    uint32_t beside = edge->tile;
    const struct tesI_type *ta = tesI_tile_type(game, tile);
    const struct tesI_type *tb = tesI_tile_type(game, beside);
    unsigned own = tesI_own_side(side, tesI_tile_rotation(game, tile));
    unsigned back =
        tesI_own_side(tesI_opposite(side), tesI_tile_rotation(game, beside));
    unsigned mine = ta->side_seg[own], theirs = tb->side_seg[back];
    uint32_t first = tesI_tile_row(game, tile)->node, other = TES_NONE;

    edge->shared = ((ta->shared >> own | tb->shared >> back) & 1) != 0;
    if (edge->shared) {
        join_shared(game, tile, side, beside);
        return;
    }
    if (mine != TESI_NO_SEGMENT) tesI_feature_close(game, first + mine);
    if (theirs != TESI_NO_SEGMENT) {
        other = tesI_tile_node(game, beside, theirs);
        tesI_feature_close(game, other);
    }
    edge->theirs = other;
    if (mine != TESI_NO_SEGMENT && theirs != TESI_NO_SEGMENT &&
        game->cat->kinds[ta->segments[mine].kind].joins >>
                tb->segments[theirs].kind &
            1) {
        tesI_feature_join(game, first + mine, other);
    }
    join_half(game, first, beside, ta, TESI_LEFT(own), tb, TESI_RIGHT(back));
    join_half(game, first, beside, ta, TESI_RIGHT(own), tb, TESI_LEFT(back));
}

/* Notes the feature of a neighbour's node whose side this tile has stopped. */
static void note_stopped(struct tes_game *game, uint32_t tile, unsigned side,
                         uint32_t node)
{
    uint32_t root = tesI_feature_root(game, node), mine[2];

    if (!tesI_feature_shut(game, root) ||
        tesI_node_kind(game, root)->closes != CLOSES_SIDES) {
        return;
    }
    unsigned own = tesI_edge_nodes(game, tile, side, mine);
    for (unsigned k = 0; k < own; k++) { /* then it is noted already */
        if (tesI_feature_root(game, mine[k]) == root) return;
    }
    tesI_completed_note(game, node, 0);
}

/* The same of all nodes at the side. */
static void note_beside(struct tes_game *game, uint32_t tile, unsigned side,
                        const struct edge *edge)
{
    uint32_t nodes[2] = {edge->theirs, TES_NONE};
    unsigned count = edge->theirs != TES_NONE;

    if (edge->shared) {
        count = tesI_edge_nodes(game, edge->tile, tesI_opposite(side), nodes);
    }
    for (unsigned i = 0; i < count; i++) {
        note_stopped(game, tile, side, nodes[i]);
    }
}

/* Notes what this tile completed: its own features, neighbours' features
 * whose side it only stopped, and areas it surrounded. */
static void note_completed(struct tes_game *game, uint32_t tile,
                           const struct edge *edges)
{
    const struct tesI_type *type = tesI_tile_type(game, tile);
    const struct tesI_tile *row = tesI_tile_row(game, tile);
    uint32_t first = row->node, cell = row->cell;

    uint32_t node = first, closing = type->closing;
    for (; closing != 0; closing >>= 1, node++) {
        if ((closing & 1) != 0 &&
            tesI_feature_shut(game, tesI_feature_root(game, node))) {
            tesI_completed_note(game, node, 0);
        }
    }
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        if (edges[s].tile != TES_NONE) note_beside(game, tile, s, &edges[s]);
    }
    uint32_t flags = tesI_cell_row(game, cell)->flags;
    if ((flags & CELL_NEAR) == 0) return;
    uint32_t near[9];
    unsigned laid = tesI_cell_around(game, cell, near);
    near[laid] = tile;
    for (unsigned i = 0; i <= laid; i++) {
        const struct tesI_type *other = tesI_tile_type(game, near[i]);
        if (!other->has_area) continue;
        const struct tesI_tile *at = tesI_tile_row(game, near[i]);
        if (tesI_cell_around(game, at->cell, NULL) != 8) continue;
        for (uint32_t s = 0; s < other->nsegments; s++) {
            if (game->cat->area_kinds >> other->segments[s].kind & 1) {
                tesI_completed_note(game, tesI_tile_node(game, near[i], s), 0);
            }
        }
    }
}

uint32_t tesI_board_lay(struct tes_game *game, uint32_t type_id, uint32_t cell,
                        unsigned rotation)
{
    struct tesI_store *store = &game->store;
    const struct tesI_type *type = &game->cat->types[type_id];
    uint32_t tile = tesI_tile_count(game), word = tesI_cell_word(cell);
    struct edge edges[TESI_SIDES];

    if (!prepare(game, type, cell, rotation, edges)) return TES_NONE;
    uint32_t flags = tesI_get(store, COL_PAGES, word + 1);
    if (flags & CELL_GROUP) group_remove(game, word);
    tesI_put(store, COL_PAGES, word, tile + 1);
    tesI_replace(store, COL_PAGES, word + 1, (flags & ~CELL_GROUP) | CELL_LAID);

    uint32_t *row = tesI_append_raw(store, COL_TILES, TILE_WORDS);
    row[0] = type_id | rotation << 16;
    row[1] = tesI_node_count(game);
    row[2] = cell;
    tesI_appended(store, COL_TILES, TILE_WORDS);
    if (game->cat->layout.tile_vars > 0) {
        tesI_append(store, COL_TILEVARS, game->cat->layout.tile_vars);
    }
    tesI_board_nodes(game, type, tile, 0);
    if (type->joined) tesI_board_join_inside(game, type, tile, 0);
    tesI_completed_begin(game);

    if (type->has_area) mark_around(game, cell);
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        struct edge *edge = &edges[s];
        if (edge->tile != TES_NONE) {
            join_side(game, tile, s, edge);
            continue;
        }
        tesI_board_regroup(game, edge->cell, edge->group);
    }
    note_completed(game, tile, edges);
    return tile;
}
