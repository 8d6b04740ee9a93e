/* outlook_keys.c - how an outlook tells features of one position from those of
 * another, see outlook.h. */
#include "outlook.h"

#include <string.h>

#include "board.h"
#include "dice.h"
#include "feature.h"
#include "figures.h"
#include "links.h"

/* Shut edges and overlays: their number. */
static uint64_t besides(const struct tes_game *game, uint32_t nodes)
{
    return (uint64_t)nodes << 32 ^ tesI_len(&game->store, COL_EDGES);
}

static uint32_t link_rows(const struct tes_game *game)
{
    return tesI_len(&game->store, COL_LINKS) / LINK_WORDS;
}

/* What a link joins; it may be another one later. */
static uint64_t link_ends(const struct tes_game *game, uint32_t link)
{
    const struct tesI_link *row = tesI_link_row(game, link);
    return (uint64_t)row->ends[0] << 32 | row->ends[1];
}

/* A sum of all links. */
static uint64_t links_of(const struct tes_game *game)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < link_rows(game); i++) {
        sum += tesI_dice_mix(link_ends(game, i) + i);
    }
    return sum;
}

static uint64_t tile_key(const struct tesI_tile *row)
{
    return tesI_dice_mix(tesI_dice_mix((uint64_t)row->kind << 32 ^ row->cell) +
                         row->node);
}

/* A sum of the last of the first so many tiles. */
static uint64_t sum_of(const struct tes_game *game, uint32_t tiles)
{
    uint64_t sum = tiles;
    for (uint32_t t = tiles > NEWEST ? tiles - NEWEST : 0; t < tiles; t++) {
        sum += tile_key(tesI_tile_row(game, t));
    }
    return sum;
}

/* Is this the base with a few tiles more, and nothing else? Then what features
 * are made of tells which of them are as they were. */
static bool goes_on(const struct tes_outlook *o, const struct tes_game *game)
{
    uint32_t tiles = tesI_tile_count(game), nodes = tesI_node_count(game);
    if (tiles < o->tiles || tiles - o->tiles > LAID ||
        tesI_word(game, WORD_STAGE) != o->stage ||
        sum_of(game, o->tiles) != o->newest) {
        return false;
    }
    for (uint32_t t = o->tiles; t < tiles; t++) {
        nodes -= tesI_tile_type(game, t)->nsegments;
    }
    return besides(game, nodes) == o->besides &&
           (link_rows(game) <= LINKS || links_of(game) == o->linked);
}

static void grow(struct tes_outlook *o, const struct tes_game *game,
                 uint32_t node)
{
    o->grown[tesI_feature_root(game, node) & (GROWN - 1)]++;
}

/* Features of links that have been made or undone since. */
static void compare_links(struct tes_outlook *o, const struct tes_game *game)
{
    uint32_t rows = link_rows(game) < LINKS ? link_rows(game) : LINKS;
    for (uint32_t i = 0; i < rows; i++) {
        uint64_t now = link_ends(game, i), before = o->links[i];
        if (now == before) continue;
        grow(o, game, (uint32_t)(before >> 32));
        grow(o, game, (uint32_t)before);
        grow(o, game, (uint32_t)(now >> 32));
        grow(o, game, (uint32_t)now);
        o->links[i] = now;
    }
    o->linked = links_of(game);
}

void tesI_outlook_rebase(struct tes_outlook *o, const struct tes_game *game)
{
    uint32_t tiles = tesI_tile_count(game);
    if (!goes_on(o, game)) {
        o->world = tes_game_hash(game) + ++o->number;
        o->learnt = 0;
        o->tiles = tiles;
        memset(o->links, 0, sizeof o->links);
    }
    compare_links(o, game);
    for (uint32_t t = o->tiles; t < tiles; t++) {
        for (uint32_t s = 0; s < tesI_tile_type(game, t)->nsegments; s++) {
            grow(o, game, tesI_tile_node(game, t, s));
        }
    }
    o->number++;
    o->tiles = tiles;
    o->stage = tesI_word(game, WORD_STAGE);
    o->newest = sum_of(game, tiles);
    o->besides = besides(game, tesI_node_count(game));
}

/* The cells that a tile laid on a cell may change something for. */
static void add_area(const struct tes_game *game, uint32_t cell,
                     struct tesI_cells *area)
{
    tesI_cells_add(area, cell);
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        uint32_t beside = tesI_cell_step(game, cell, s);
        if (beside == TESI_NO_CELL) continue;
        tesI_cells_add(area, beside);
        uint32_t corner = tesI_cell_step(game, beside, (s + 1) & 3);
        if (corner != TESI_NO_CELL) tesI_cells_add(area, corner);
    }
}

static void add_fresh(struct tes_outlook *o, uint32_t root, uint64_t key,
                      uint32_t cell)
{
    uint32_t i = 0;
    while (i < o->nfresh && o->fresh[i].root != root) i++;
    if (i == o->nfresh)
        o->fresh[o->nfresh++] = (struct tesI_fresh){.root = root};
    o->fresh[i].key += key;
    tesI_cells_add(&o->fresh[i].cells, cell);
}

static void add_fresh_at(struct tes_outlook *o, const struct tes_game *game,
                         uint32_t node, uint64_t key)
{
    uint32_t tile = tesI_node_tile(game, node);
    add_fresh(o, tesI_feature_root(game, node), key,
              tesI_tile_row(game, tile)->cell);
}

/* The same of links made or undone since. False: too many of them. */
static bool note_links(struct tes_outlook *o, const struct tes_game *game)
{
    uint32_t rows = link_rows(game), found = 0;
    if (rows > LINKS) return false;
    for (uint32_t i = 0; i < rows; i++) {
        uint64_t now = link_ends(game, i), before = o->links[i];
        if (now == before) continue;
        if (found++ == LINKED) return false;
        uint64_t key = tesI_dice_mix(now + i) ^ tesI_dice_mix(before);
        add_fresh_at(o, game, (uint32_t)(before >> 32), key);
        add_fresh_at(o, game, (uint32_t)before, key);
        add_fresh_at(o, game, (uint32_t)(now >> 32), key);
        add_fresh_at(o, game, (uint32_t)now, key);
    }
    return true;
}

/* Features of tiles laid since the base are told apart by these tiles. */
void tesI_outlook_note(struct tes_outlook *o, const struct tes_game *game)
{
    o->nfresh = o->nlaid = 0;
    if (tesI_tile_count(game) - o->tiles > LAID) { /* far from the base */
        tesI_outlook_rebase(o, game);
    }
    uint32_t nodes = tesI_node_count(game);
    for (uint32_t t = o->tiles; t < tesI_tile_count(game); t++) {
        const struct tesI_tile *row = tesI_tile_row(game, t);
        uint64_t key = tile_key(row);
        uint32_t segments = tesI_tile_type(game, t)->nsegments;
        struct tesI_laid *laid = &o->laid[o->nlaid++];
        *laid = (struct tesI_laid){.key = key};
        add_area(game, row->cell, &laid->area);
        for (uint32_t s = 0; s < segments; s++) {
            uint32_t node = tesI_tile_node(game, t, s);
            add_fresh(o, tesI_feature_root(game, node), key, row->cell);
        }
        nodes -= segments;
    }
    uint64_t now = besides(game, nodes), linked = links_of(game);
    o->plain = now == o->besides && linked == o->linked;
    o->twist = 0;
    if (now != o->besides || (linked != o->linked && !note_links(o, game))) {
        o->twist = tesI_dice_mix(now + tesI_dice_mix(linked));
    }
}

const struct tesI_fresh *tesI_outlook_fresh(const struct tes_outlook *o,
                                            uint32_t root)
{
    for (uint32_t i = 0; i < o->nfresh; i++) {
        if (o->fresh[i].root == root) return &o->fresh[i];
    }
    return NULL;
}

static uint64_t stirred(uint64_t sum, uint64_t word)
{
    return (sum ^ word) * UINT64_C(0x9E3779B97F4A7C15);
}

uint64_t tesI_outlook_key(const struct tes_outlook *o,
                          const struct tes_game *game, uint32_t root)
{
    const struct tesI_node *row = tesI_node_row(game, root);
    const struct tesI_kind *kind = tesI_node_kind(game, root);
    uint64_t sum = (uint64_t)root << 32 | row->open;
    sum = stirred(sum, o->grown[root & (GROWN - 1)]);
    uint32_t last = tesI_node_figures(game, root);
    if (last != 0) {
        uint32_t figure = last - 1;
        do {
            const struct tesI_figure *one = tesI_figure_row(game, figure);
            sum = stirred(sum, (uint64_t)one->kind << 32 | figure);
            figure = one->next;
        } while (figure != last - 1);
    }
    for (uint32_t a = 0; row->extra != 0 && a < kind->nattrs; a++) {
        sum = stirred(sum, (uint32_t)tesI_feature_attr(game, root, a));
    }
    if (kind->closes == CLOSES_AROUND) {
        uint32_t cell = tesI_tile_row(game, tesI_place_tile(row))->cell;
        uint32_t tiles[9];
        tesI_cell_around(game, cell, tiles);
        for (uint32_t i = 0; tiles[i] != TES_NONE; i++) {
            sum = stirred(sum, tesI_tile_row(game, tiles[i])->cell);
        }
    }
    const struct tesI_fresh *fresh = tesI_outlook_fresh(o, root);
    uint64_t key = tesI_dice_mix(sum) + (o->world ^ o->twist);
    if (fresh != NULL) key += fresh->key;
    return key | 1;
}
