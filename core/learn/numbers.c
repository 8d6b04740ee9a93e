/* numbers.c - options as dense numbers, and back. */
#include "learn/numbers.h"

#include <string.h>

#include "board/cells.h"
#include "board/frontier.h"
#include "port/alloc.h"
#include "state/error.h"
#include "turn/options.h"

/* The number `at` of a part; TES_NONE if that is no number of it. */
static uint32_t in_part(const struct tes_space *space, enum tesI_acts part,
                        uint32_t at)
{
    const tes_part *row = &space->acts[part];
    return at < row->count ? row->first + at : TES_NONE;
}

static uint32_t at_cell(const struct tes_space *space,
                        const struct tes_game *game, uint32_t cell)
{
    int32_t x, y;
    tesI_cell_xy(game, cell, &x, &y);
    return tesI_window_at(space, x, y);
}

/* A place in a part whose first dimensions are the window; `each` numbers a
 * cell. */
static uint32_t of_cell(const struct tes_space *space, enum tesI_acts part,
                        uint32_t place, uint32_t each, uint32_t at)
{
    if (place == TES_NONE || at >= each) return TES_NONE;
    return in_part(space, part, place * each + at);
}

static uint32_t of_segment(const struct tes_space *space,
                           const struct tes_game *game,
                           const struct tesI_option *option)
{
    uint32_t tile = tesI_node_tile(game, option->a);
    uint32_t segment = tesI_node_index(game, option->a);
    uint32_t b = tesI_option_b(option), pieces = 1 + space->cat->npieces;
    uint32_t cell = tesI_tile_row(game, tile)->cell;

    if (b & TESI_SECOND) return TES_NONE;
    if (b == TESI_CORNER) {
        return of_cell(space, ACT_CORNER, at_cell(space, game, cell), 1, 0);
    }
    if (tile == tesI_focus(game) && segment < space->segments && b < pieces) {
        return in_part(space, ACT_SEGMENT, segment * pieces + b);
    }
    return of_cell(space, ACT_FAR, at_cell(space, game, cell), space->segments,
                   segment);
}

static uint32_t of_word(const struct tes_space *space, uint32_t label)
{
    return label == 0 ? TES_NONE : in_part(space, ACT_WORD, label - 1);
}

static uint32_t meaning(const struct tes_space *space,
                        const struct tes_game *game,
                        const struct tesI_option *option)
{
    uint32_t a = option->a, b = tesI_option_b(option);
    switch (tesI_option_kind(option)) {
    case TES_OPT_PASS:
        if (tesI_is_pass(game, option)) return in_part(space, ACT_PASS, 0);
        return of_word(space, tesI_option_verb(option));
    case TES_OPT_PLACE:
        if (tesI_turned_way(b) != 0) return TES_NONE;
        return of_cell(space, ACT_PLACE, at_cell(space, game, a), TESI_SIDES,
                       tesI_turned_rotation(b));
    case TES_OPT_SEGMENT: return of_segment(space, game, option);
    case TES_OPT_FIGURE: return in_part(space, ACT_FIGURE, a);
    case TES_OPT_TILE:
        return of_cell(space, ACT_CELL,
                       at_cell(space, game, tesI_tile_row(game, a)->cell), 1,
                       0);
    case TES_OPT_TYPE: return in_part(space, ACT_TYPE, a);
    case TES_OPT_CELL: {
        int32_t x, y;
        tesI_unpack_xy(a, &x, &y);
        return of_cell(space, ACT_CELL, tesI_window_at(space, x, y), 1, 0);
    }
    case TES_OPT_EDGE:
        return of_cell(space, ACT_EDGE, at_cell(space, game, a), TESI_SIDES, b);
    case TES_OPT_PLAYER: return in_part(space, ACT_PLAYER, a);
    case TES_OPT_ZONE:
        return in_part(space, ACT_ZONE, a * (1 + TES_MAX_PLAYERS) + b);
    case TES_OPT_NUMBER: return in_part(space, ACT_NUMBER, a);
    case TES_OPT_WORD: return of_word(space, a);
    }
    return TES_NONE;
}

static bool reserve(struct tes_space *space, uint32_t count)
{
    if (count <= space->list_cap) return true;
    uint32_t cap = count < 256 ? 256 : count * 2;
    uint32_t *list = tesI_realloc(space->list, cap * sizeof *list);
    if (list == NULL) return false;
    space->list = list;
    space->list_cap = cap;
    return true;
}

/* For a mask of rotations: their numbers in order, how many they are, and a
 * byte for each as masks of actions have them. */
struct rotations {
    uint32_t number[TESI_SIDES];
    uint32_t count;
    uint8_t bytes[TESI_SIDES];
};
/* clang-format off */
static const struct rotations rotations_of[1 << TESI_SIDES] = {
    {{0, 0, 0, 0}, 0, {0, 0, 0, 0}}, {{0, 0, 0, 0}, 1, {1, 0, 0, 0}},
    {{1, 0, 0, 0}, 1, {0, 1, 0, 0}}, {{0, 1, 0, 0}, 2, {1, 1, 0, 0}},
    {{2, 0, 0, 0}, 1, {0, 0, 1, 0}}, {{0, 2, 0, 0}, 2, {1, 0, 1, 0}},
    {{1, 2, 0, 0}, 2, {0, 1, 1, 0}}, {{0, 1, 2, 0}, 3, {1, 1, 1, 0}},
    {{3, 0, 0, 0}, 1, {0, 0, 0, 1}}, {{0, 3, 0, 0}, 2, {1, 0, 0, 1}},
    {{1, 3, 0, 0}, 2, {0, 1, 0, 1}}, {{0, 1, 3, 0}, 3, {1, 1, 0, 1}},
    {{2, 3, 0, 0}, 2, {0, 0, 1, 1}}, {{0, 2, 3, 0}, 3, {1, 0, 1, 1}},
    {{1, 2, 3, 0}, 3, {0, 1, 1, 1}}, {{0, 1, 2, 3}, 4, {1, 1, 1, 1}},
};
/* clang-format on */

/* Where the pages of the board lie in the window. */
static bool place_pages(struct tes_space *space, const struct tes_game *game)
{
    uint32_t count = tesI_page_count(game), window = space->window;
    uint32_t first = space->acts[ACT_PLACE].first;

    if (count > space->pages_cap) {
        void *pages =
            tesI_realloc(space->pages, 2 * count * sizeof *space->pages);
        if (pages == NULL) return false;
        space->pages = pages;
        space->pages_cap = 2 * count;
    }
    for (uint32_t p = 0; p < count; p++) {
        const struct tesI_page *row = tesI_page_row(game, p);
        uint32_t column = row->x * PAGE_SIDE + space->half;
        uint32_t line = row->y * PAGE_SIDE + space->half;
        space->pages[p] = (struct tesI_window_page){
            .column = column,
            .line = line,
            .at = first + (line * window + column) * TESI_SIDES,
            .whole = window >= PAGE_SIDE && column <= window - PAGE_SIDE &&
                     line <= window - PAGE_SIDE};
    }
    return true;
}

static bool is_in(const struct tesI_window_page *page, uint32_t cell,
                  uint32_t window)
{
    return page->column + tesI_cell_column(cell) < window &&
           page->line + tesI_cell_line(cell) < window;
}

/* Of so many groups from `first` on, those that have cells where a type may
 * lie, counted from `first`. Most have none, and a processor cannot guess
 * which: so that is not decided by a branch. */
#define SOME_GROUPS 64u
static uint32_t fitting_groups(const uint8_t *fits, unsigned turns,
                               const struct tesI_group *first, uint32_t groups,
                               uint8_t fitting[SOME_GROUPS])
{
    uint32_t count = 0;

    for (uint32_t g = 0; g < groups; g++) {
        fitting[count] = (uint8_t)g;
        count += ((fits[first[g].row] & turns) != 0) & (first[g].count != 0);
    }
    return count;
}

/* Lists the placements on the cells of a group behind `to`, and in the mask
 * unless it is NULL. Returns the end; room for TESI_SIDES more is needed. *all
 * is false when one is not in the window. */
static uint32_t *list_group(const struct tes_space *space,
                            const struct tes_game *game,
                            const struct tesI_group *group, unsigned fit,
                            uint32_t *to, uint8_t *mask, bool *all)
{
    const uint32_t *next =
        tesI_at(&game->store, COL_POOL, tesI_group_cells(group));
    const struct rotations row = rotations_of[fit];
    /* copies: the compiler cannot know that writing the list leaves them */
    const struct tesI_window_page *pages = space->pages;
    uint32_t window = space->window;

    for (const uint32_t *end = next + group->count; next < end; next++) {
        const struct tesI_window_page *page = &pages[tesI_cell_page(*next)];
        uint32_t at = page->at + space->offsets[tesI_cell_place(*next)];
        bool in = page->whole || is_in(page, *next, window);
        for (unsigned r = 0; r < TESI_SIDES; r++) to[r] = at + row.number[r];
        if (in && mask != NULL) memcpy(mask + at, row.bytes, TESI_SIDES);
        if (!in) memset(to, 0xff, TESI_SIDES * sizeof *to); /* TES_NONE */
        to += row.count;
        *all &= in;
    }
    return to;
}

/* Placements in bulk without an overlay, in the order of tesI_board_pick.
 * *all: all are in the window, and so differ; then the mask has them, too. */
static uint32_t list_places(struct tes_space *space,
                            const struct tes_game *game, uint32_t type,
                            uint8_t *mask, bool *all)
{
    const uint8_t *fits = tesI_fits(game->cat, type);
    unsigned turns = game->cat->types[type].turns;
    uint32_t all_groups = tesI_group_count(game), *to = space->list;
    uint8_t fitting[SOME_GROUPS] = {0};

    *all = true;
    for (uint32_t first = 0; first < all_groups; first += SOME_GROUPS) {
        const struct tesI_group *some = tesI_group_row(game, first);
        uint32_t groups = all_groups - first;
        if (groups > SOME_GROUPS) groups = SOME_GROUPS;
        uint32_t count = fitting_groups(fits, turns, some, groups, fitting);
        for (uint32_t g = 0; g < count; g++) {
            const struct tesI_group *group = &some[fitting[g]];
            unsigned fit = fits[group->row] & turns;
            to = list_group(space, game, group, fit, to, mask, all);
        }
    }
    return (uint32_t)(to - space->list);
}

/* Keeps what was taken first; the others get numbers of the last part. */
static void settle(struct tes_space *space, uint32_t count)
{
    const tes_part *other = &space->acts[ACT_OTHER];
    uint32_t spare = 0;

    if (++space->stamp == 0) {
        memset(space->stamps, 0, space->natural * sizeof *space->stamps);
        space->stamp = 1;
    }
    for (uint32_t i = 0; i < count; i++) {
        uint32_t action = space->list[i];
        if (action != TES_NONE && space->stamps[action] != space->stamp) {
            space->stamps[action] = space->stamp;
            continue;
        }
        space->list[i] = spare < other->count ? other->first + spare : TES_NONE;
        spare++;
    }
}

/* Marks what is listed; returns how many actions that are. */
static uint32_t mark(const struct tes_space *space, uint32_t count,
                     uint8_t *mask)
{
    uint32_t legal = 0;

    for (uint32_t i = 0; i < count; i++) {
        if (space->list[i] == TES_NONE) continue;
        legal++;
        if (mask != NULL) mask[space->list[i]] = 1;
    }
    return legal;
}

uint32_t tesI_space_list(struct tes_space *space, const struct tes_game *game,
                         uint8_t *mask, uint32_t *legal)
{
    struct tesI_option option;
    uint32_t n = 0;
    bool differ = false;

    *legal = 0;
    if (tesI_word(game, WORD_STAGE) == GAME_OVER) return 0;
    const struct tesI_decision *decision = tesI_last(game);
    uint32_t count = tesI_decision_total(decision);
    if (!reserve(space, count + TESI_SIDES)) return TES_NONE;
    if (tesI_decision_bulk(decision) == BULK_PLACE) {
        if (!place_pages(space, game)) return TES_NONE;
        n = list_places(space, game, tesI_bulk_type(decision->bulk), mask,
                        &differ);
    }
    if (!differ || n < count) {
        for (; n < count; n++) {
            if (!tesI_option_at(game, decision, n, &option)) break;
            space->list[n] = meaning(space, game, &option);
        }
        settle(space, n);
        *legal = mark(space, n, mask);
    } else {
        *legal = n;
    }
    return n;
}

/* ---- for programs -------------------------------------------------------- */

static bool of_space(const struct tes_space *space, const tes_game *game)
{
    return game->cat == space->cat;
}

static uint32_t list_of(tes_space *space, const tes_game *game)
{
    uint32_t legal;
    if (!of_space(space, game)) return 0;
    return tesI_space_list(space, game, NULL, &legal);
}

uint32_t tes_space_legal(tes_space *space, const tes_game *game,
                         uint32_t *actions, uint32_t max)
{
    uint32_t n = list_of(space, game);
    if (n == TES_NONE) return 0;
    uint32_t written = n < max ? n : max;
    if (written > 0) memcpy(actions, space->list, written * sizeof *actions);
    return n;
}

uint32_t tes_space_mask(tes_space *space, const tes_game *game, uint8_t *mask)
{
    uint32_t legal = 0;

    memset(mask, 0, space->actions);
    if (of_space(space, game)) tesI_space_list(space, game, mask, &legal);
    return legal;
}

uint32_t tes_space_option(tes_space *space, const tes_game *game,
                          uint32_t action)
{
    uint32_t n = list_of(space, game);
    for (uint32_t i = 0; action < space->actions && n != TES_NONE && i < n;
         i++) {
        if (space->list[i] == action) return i;
    }
    return TES_NONE;
}

uint32_t tes_space_action(tes_space *space, const tes_game *game,
                          uint32_t option)
{
    uint32_t n = list_of(space, game);
    return n != TES_NONE && option < n ? space->list[option] : TES_NONE;
}
