/* figures.c - where every figure stands. */
#include "board/figures.h"

#include "board/cells.h"
#include "board/features.h"

static uint32_t supply_word(const struct tes_game *game, uint32_t owner,
                            uint32_t piece)
{
    uint32_t seat =
        owner == TESI_NEUTRAL ? (uint32_t)game->cat->players : owner;
    return game->cat->layout.supplies + seat * game->cat->npieces + piece;
}

uint32_t tesI_supply(const struct tes_game *game, uint32_t owner,
                     uint32_t piece)
{
    return tesI_word(game, supply_word(game, owner, piece));
}

static bool make_supply(struct tes_game *game, uint32_t owner, uint32_t piece)
{
    uint32_t count = game->cat->pieces[piece].count;
    uint32_t words = count * FIGURE_WORDS;

    if (count == 0) return true;
    if (!tesI_store_room(&game->store, COL_FIGURES, words) ||
        !tesI_store_reserve(&game->store, 4)) {
        return false;
    }
    uint32_t *row = tesI_append(&game->store, COL_FIGURES, words);
    for (uint32_t i = 0; i < count; i++, row += FIGURE_WORDS) {
        row[0] = tesI_figure_kind(piece, owner, TES_AT_SUPPLY);
    }
    tesI_appended(&game->store, COL_FIGURES, words);
    tesI_set_word(game, supply_word(game, owner, piece), count);
    return true;
}

bool tesI_figures_make(struct tes_game *game)
{
    uint32_t players = (uint32_t)game->cat->players;
    for (uint32_t seat = 0; seat <= players; seat++) {
        uint32_t owner = seat < players ? seat : TESI_NEUTRAL;
        for (uint32_t p = 0; p < game->cat->npieces; p++) {
            if (game->cat->pieces[p].owned == (owner == TESI_NEUTRAL)) continue;
            if (!make_supply(game, owner, p)) return false;
        }
    }
    return true;
}

uint32_t tesI_supply_first(const struct tes_game *game, uint32_t owner,
                           uint32_t piece)
{
    if (tesI_supply(game, owner, piece) == 0) return TES_NONE;
    uint32_t figure = tesI_figures_like(game, owner, piece).first;
    while (tesI_figure_at(tesI_figure_row(game, figure)) != TES_AT_SUPPLY) {
        figure++;
    }
    return figure;
}

static uint32_t ring_word(struct tes_game *game, uint32_t node)
{
    uint32_t root = tesI_feature_root(game, node);
    return tesI_feature_extra(game, root) + EXTRA_FIGURES;
}

/* Journal: 5 entries; room for a row of COL_EXTRA. */
static void ring_add(struct tes_game *game, uint32_t node, uint32_t figure)
{
    struct tesI_store *store = &game->store;
    uint32_t word = ring_word(game, node);
    uint32_t last = tesI_get(store, COL_EXTRA, word);

    if (last == 0) {
        tesI_put(store, COL_FIGURES, FIGURE_WORD(figure, next), figure);
    } else {
        uint32_t first = tesI_figure_row(game, last - 1)->next;
        tesI_put(store, COL_FIGURES, FIGURE_WORD(figure, next), first);
        tesI_put(store, COL_FIGURES, FIGURE_WORD(last - 1, next), figure);
    }
    tesI_put(store, COL_EXTRA, word, figure + 1);
}

static void ring_remove(struct tes_game *game, uint32_t node, uint32_t figure)
{
    struct tesI_store *store = &game->store;
    uint32_t word = ring_word(game, node);
    uint32_t last = tesI_get(store, COL_EXTRA, word) - 1;
    uint32_t before = last;

    while (tesI_figure_row(game, before)->next != figure) {
        before = tesI_figure_row(game, before)->next;
    }
    if (before == figure) {
        tesI_put(store, COL_EXTRA, word, 0);
    } else {
        uint32_t next = tesI_figure_row(game, figure)->next;
        tesI_put(store, COL_FIGURES, FIGURE_WORD(before, next), next);
        if (last == figure) tesI_put(store, COL_EXTRA, word, before + 1);
    }
    tesI_put(store, COL_FIGURES, FIGURE_WORD(figure, next), 0);
}

void tesI_figure_enter(struct tes_game *game, uint32_t figure)
{
    ring_add(game, tesI_figure_row(game, figure)->target, figure);
}

void tesI_figure_at_corner(struct tes_game *game, uint32_t figure)
{
    tesI_put(&game->store, COL_FIGURES, FIGURE_WORD(figure, kind),
             tesI_figure_row(game, figure)->kind | FIGURE_CORNER);
}

bool tesI_figure_move(struct tes_game *game, uint32_t figure, tes_place_kind to,
                      uint32_t target)
{
    struct tesI_store *store = &game->store;
    if (!tesI_store_reserve(store, 16) ||
        !tesI_store_room(store, COL_EXTRA, game->cat->layout.extra_words)) {
        return false;
    }
    struct tesI_figure row = *tesI_figure_row(game, figure);
    uint32_t owner = tesI_figure_owner(&row), piece = tesI_figure_piece(&row);
    uint32_t supply = supply_word(game, owner, piece);

    if (tesI_figure_at(&row) == TES_AT_SEGMENT) {
        ring_remove(game, row.target, figure);
    } else if (tesI_figure_at(&row) == TES_AT_SUPPLY) {
        tesI_set_word(game, supply, tesI_word(game, supply) - 1);
    }
    tesI_put(store, COL_FIGURES, FIGURE_WORD(figure, kind),
             tesI_figure_kind(piece, owner, to));
    tesI_put(store, COL_FIGURES, FIGURE_WORD(figure, target), target);
    if (to == TES_AT_SEGMENT) {
        ring_add(game, target, figure);
    } else if (to == TES_AT_SUPPLY) {
        tesI_set_word(game, supply, tesI_word(game, supply) + 1);
    }
    return true;
}

uint32_t tesI_figure_tile(const struct tes_game *game, uint32_t figure)
{
    const struct tesI_figure *row = tesI_figure_row(game, figure);
    switch (tesI_figure_at(row)) {
    case TES_AT_SEGMENT: return tesI_node_tile(game, row->target);
    case TES_AT_TILE: return row->target;
    default: return TES_NONE;
    }
}

uint32_t tesI_stack_height(const struct tes_game *game, uint32_t tile,
                           uint32_t pieces, uint32_t owner)
{
    uint32_t height = 0;

    for (; pieces != 0; pieces &= pieces - 1) {
        uint32_t piece = tesI_first_bit(pieces);
        struct tesI_range seats = tesI_seats_with(game, owner, piece);
        for (uint32_t seat = seats.first; seat < seats.end; seat++) {
            struct tesI_range range = tesI_figures_like(game, seat, piece);
            for (uint32_t f = range.first; f < range.end; f++) {
                height += tesI_figure_atop(tesI_figure_row(game, f), tile);
            }
        }
    }
    return height;
}

uint32_t tesI_figure_place(const struct tes_game *game, uint32_t figure)
{
    const struct tesI_figure *row = tesI_figure_row(game, figure);
    if (tesI_figure_at(row) != TES_AT_ZONE) {
        return tesI_figure_tile(game, figure);
    }
    const struct tesI_zone *zone =
        &game->cat->zones[tesI_held_zone(row->target)];
    if (!zone->placed || zone->sight.seen != SEEN_ALL) return TES_NONE;
    return tesI_cell_tile(game, tesI_cell_at(game, zone->x, zone->y));
}

bool tesI_feature_holds(const struct tes_game *game, uint32_t root,
                        uint32_t pieces, uint32_t owner)
{
    TESI_EACH_FIGURE(game, root, figure) {
        const struct tesI_figure *row = tesI_figure_row(game, figure);
        if ((pieces >> tesI_figure_piece(row) & 1) == 0) continue;
        if (owner == TES_NONE || tesI_figure_owner(row) == owner) return true;
    }
    return false;
}

bool tesI_feature_claimed(const struct tes_game *game, uint32_t root)
{
    TESI_EACH_FIGURE(game, root, figure) {
        const struct tesI_figure *row = tesI_figure_row(game, figure);
        if (game->cat->pieces[tesI_figure_piece(row)].claims) return true;
    }
    return false;
}

bool tesI_figure_on(const struct tes_game *game,
                    const struct tesI_figure *figure, tesI_label attribute)
{
    if (tesI_figure_at(figure) != TES_AT_SEGMENT) return false;
    uint32_t node = figure->target;
    int attr = tesI_attr_index(tesI_node_kind(game, node), attribute);
    return attr >= 0 && tesI_feature_attr(game, tesI_feature_root(game, node),
                                          (uint32_t)attr) != 0;
}

bool tesI_claims_one(const struct tes_game *game, uint32_t player,
                     tesI_label attribute)
{
    struct tesI_range figures = tesI_figures_of(game, player);

    for (uint32_t f = figures.first; f < figures.end; f++) {
        const struct tesI_figure *row = tesI_figure_row(game, f);
        if (tesI_figure_on(game, row, attribute) &&
            game->cat->pieces[tesI_figure_piece(row)].claims) {
            return true;
        }
    }
    return false;
}
