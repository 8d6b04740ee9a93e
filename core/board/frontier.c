/* frontier.c - the frontier in groups. */
#include "board/frontier.h"

#include "state/symmetry.h"

uint32_t tesI_board_count(const struct tes_game *game, uint32_t type)
{
    uint32_t count = 0;
    const uint8_t *fits = tesI_fits(game->cat, type);
    TESI_EACH_GROUP(game, group) {
        count += group->count * tesI_fits_count(fits[group->row]);
    }
    return count;
}

bool tesI_board_any(const struct tes_game *game, uint32_t type)
{
    const uint8_t *fits = tesI_fits(game->cat, type);
    TESI_EACH_GROUP(game, group) {
        if (group->count != 0 && fits[group->row] != 0) return true;
    }
    return false;
}

bool tesI_board_pick(const struct tes_game *game, uint32_t type, uint32_t index,
                     uint32_t *cell, unsigned *rotation)
{
    const uint8_t *fits = tesI_fits(game->cat, type);
    TESI_EACH_GROUP(game, group) {
        uint32_t here = group->count * tesI_fits_count(fits[group->row]);
        if (index >= here) {
            index -= here;
            continue;
        }
        unsigned mask = fits[group->row] & game->cat->types[type].turns;
        unsigned each = tesI_count_sides(mask);
        *cell = tesI_group_cell(game, group, index / each);
        *rotation = tesI_nth_bit(mask, index % each);
        return true;
    }
    return false;
}

bool tesI_board_next(const struct tes_game *game, uint32_t type,
                     struct tesI_spot *spot)
{
    const uint8_t *fits = tesI_fits(game->cat, type);
    uint32_t groups = tesI_group_count(game);

    for (; spot->group < groups; spot->group++, spot->index = 0) {
        const struct tesI_group *group = tesI_group_row(game, spot->group);
        uint32_t here = group->count * tesI_fits_count(fits[group->row]);
        if (spot->index >= here) continue;
        unsigned mask = fits[group->row] & game->cat->types[type].turns;
        unsigned each = tesI_count_sides(mask), at = spot->index++;
        spot->cell = tesI_group_cell(game, group, at / each);
        spot->rotation = tesI_nth_bit(mask, at % each);
        return true;
    }
    return false;
}

uint32_t tesI_board_index(const struct tes_game *game, uint32_t type,
                          uint32_t cell, unsigned rotation)
{
    const struct tesI_cell *row = tesI_cell_row(game, cell);
    const struct tesI_group *group = tesI_group_row(game, 0);
    const uint8_t *fits = tesI_fits(game->cat, type);
    uint32_t mine = tesI_cell_group(row) - 1, index = 0;

    rotation = tesI_same_turn(&game->cat->types[type], rotation);
    for (uint32_t g = 0; g < mine; g++, group++) {
        index += group->count * tesI_fits_count(fits[group->row]);
    }
    unsigned mask = fits[group->row] & game->cat->types[type].turns;
    return index + row->tile * tesI_count_sides(mask) +
           tesI_count_sides(mask & ((1u << rotation) - 1));
}

bool tesI_board_fits(const struct tes_game *game, uint32_t type, uint32_t cell,
                     unsigned rotation)
{
    const struct tesI_cell *row = tesI_cell_row(game, cell);
    uint32_t group = tesI_cell_group(row);
    if (row->flags & (CELL_LAID | CELL_BLOCKED) || group == 0) return false;
    uint32_t demand = tesI_group_row(game, group - 1)->row;
    return tesI_fits(game->cat, type)[demand] >> rotation & 1;
}

bool tesI_is_hole(const struct tesI_group *group)
{
    bool all = group->count != 0;
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        all = all && tesI_demand_side(group->demand, s) != 0;
    }
    return all;
}

bool tesI_board_hole(const struct tes_game *game)
{
    TESI_EACH_GROUP(game, group) {
        if (tesI_is_hole(group)) return true;
    }
    return false;
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
           tesI_group_row(game, table[start + i] - 1)->demand != demand) {
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
    for (uint32_t g = 0; g < tesI_group_count(game); g++) {
        uint32_t slot = group_slot(game, tesI_group_row(game, g)->demand);
        store->rows[COL_DEMANDS].data[slot] = g + 1;
    }
    return true;
}

/* Group of a demand, made on first use. TES_NONE: out of memory. */
static uint32_t group_of(struct tes_game *game, uint32_t demand)
{
    struct tesI_store *store = &game->store;
    uint32_t group = tesI_group_count(game);

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
    struct tesI_group row = *tesI_group_row(game, group);
    uint32_t doubled = tesI_group_doubled(&row);
    if (row.count + more <= FIRST_CELLS << doubled) return true;

    uint32_t cap = FIRST_CELLS << ++doubled;
    if (!tesI_store_room(store, COL_POOL, cap) ||
        !tesI_store_reserve(store, 4)) {
        return false;
    }
    uint32_t start = tesI_len(store, COL_POOL);
    uint32_t *list = tesI_append(store, COL_POOL, cap);
    for (uint32_t i = 0; i < row.count; i++) {
        list[i] = tesI_group_cell(game, &row, i);
    }
    tesI_put(store, COL_GROUPS, GROUP_WORD(group, list),
             tesI_group_list(start, doubled));
    return true;
}

/* Journal space must be reserved for these two: 4 entries each. */
static void group_add(struct tes_game *game, uint32_t group, uint32_t cell,
                      uint32_t word)
{
    struct tesI_store *store = &game->store;
    const struct tesI_group *row = tesI_group_row(game, group);
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
    uint32_t group = tesI_cell_group(cell) - 1, at = cell->tile;
    const struct tesI_group *row = tesI_group_row(game, group);
    uint32_t last = row->count - 1, start = tesI_group_cells(row);

    if (at != last) {
        uint32_t moved = tesI_get(store, COL_POOL, start + last);
        tesI_replace(store, COL_POOL, start + at, moved);
        tesI_replace(store, COL_PAGES, tesI_cell_word(moved), at);
    }
    tesI_replace(store, COL_GROUPS, GROUP_WORD(group, count), last);
}

void tesI_board_occupy(struct tes_game *game, uint32_t cell, uint32_t tile)
{
    struct tesI_store *store = &game->store;
    uint32_t word = tesI_cell_word(cell);
    uint32_t flags = tesI_get(store, COL_PAGES, word + 1);

    if (flags & CELL_GROUP) group_remove(game, word);
    tesI_put(store, COL_PAGES, word, tile + 1);
    tesI_replace(store, COL_PAGES, word + 1, (flags & ~CELL_GROUP) | CELL_LAID);
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
    uint32_t old = tesI_cell_group(row);
    uint32_t demand = old == 0 ? 0 : tesI_group_row(game, old - 1)->demand;

    if (row->flags & CELL_BLOCKED) return true;
    demand = tesI_demand_with(demand, side, kind);
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
