/* feature_keys.c - how features are recognized from one position to the next.
 */
#include "outlook/feature_keys.h"

#include <string.h>

#include "board/cells.h"
#include "board/features.h"
#include "board/figures.h"
#include "board/links.h"
#include "state/dice.h"

/* Counts of nodes, shut edges and overlays, in one number. */
static uint64_t others_of(const struct tes_game *game, uint32_t nodes)
{
    return tesI_pair(nodes, tesI_len(&game->store, COL_EDGES));
}

/* Both nodes of a row of links; the row may have another link later. */
static uint64_t link_ends(const struct tes_game *game, uint32_t link)
{
    const struct tesI_link *row = tesI_link_row(game, link);
    return tesI_pair(row->ends[0], row->ends[1]);
}

/* A sum of all links. */
static uint64_t links_of(const struct tes_game *game)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < tesI_link_rows(game); i++) {
        sum += tesI_dice_mix(link_ends(game, i) + i);
    }
    return sum;
}

static uint64_t tile_key(const struct tesI_tile *row)
{
    return tesI_dice_mix(tesI_dice_mix(tesI_pair(row->kind, row->cell)) +
                         row->node);
}

void tesI_keys_refer(struct tesI_keys *keys, const struct tes_game *game)
{
    keys->salt = tesI_dice_mix(++keys->references);
    keys->tiles = tesI_tile_count(game);
    memset(keys->links, 0, sizeof keys->links);
    for (uint32_t i = 0; i < tesI_link_rows(game) && i < TESI_KEY_LINKS; i++) {
        keys->links[i] = link_ends(game, i);
    }
    keys->others = others_of(game, tesI_node_count(game));
    keys->linked = links_of(game);
}

/* The cells at which a tile laid on a cell may change a feature. */
static void add_area(const struct tes_game *game, uint32_t cell,
                     struct tesI_cells *area)
{
    uint32_t near[2 * TESI_SIDES];
    tesI_cell_near(game, cell, near);
    tesI_cells_add(area, cell);
    for (unsigned i = 0; i < 2 * TESI_SIDES; i++) {
        if (near[i] != TESI_NO_CELL) tesI_cells_add(area, near[i]);
    }
}

/* A change at a node, on its tile. */
static void add_changed(struct tesI_keys *keys, const struct tes_game *game,
                        uint32_t node, uint64_t key)
{
    uint32_t root = tesI_feature_root(game, node), i = 0;
    while (i < keys->nchanged && keys->changed[i].root != root) i++;
    if (i == keys->nchanged) {
        keys->changed[keys->nchanged++] = (struct tesI_changed){.root = root};
    }
    keys->changed[i].key += key;
    tesI_cells_add(&keys->changed[i].cells, tesI_node_cell(game, node));
}

/* Adds the links made or undone since the reference. False: too many. */
static bool compare_links(struct tesI_keys *keys, const struct tes_game *game)
{
    uint32_t rows = tesI_link_rows(game), found = 0;
    if (rows > TESI_KEY_LINKS) return false;
    for (uint32_t i = 0; i < rows; i++) {
        uint64_t before = keys->links[i], now = link_ends(game, i);
        if (before == now) continue;
        if (found++ == TESI_KEY_RELINKS) return false;
        uint64_t key = tesI_dice_mix(now + i) ^ tesI_dice_mix(before);
        add_changed(keys, game, tesI_high(before), key);
        add_changed(keys, game, (uint32_t)before, key);
        add_changed(keys, game, tesI_high(now), key);
        add_changed(keys, game, (uint32_t)now, key);
    }
    return true;
}

void tesI_keys_compare(struct tesI_keys *keys, const struct tes_game *game)
{
    keys->nchanged = keys->nlaid = 0;
    if (tesI_tile_count(game) - keys->tiles > TESI_KEY_TILES) {
        tesI_keys_refer(keys, game);
    }
    uint32_t nodes = tesI_node_count(game);
    for (uint32_t t = keys->tiles; t < tesI_tile_count(game); t++) {
        uint32_t segments = tesI_tile_type(game, t)->nsegments;
        struct tesI_laid *laid = &keys->laid[keys->nlaid++];
        *laid = (struct tesI_laid){.key = tile_key(tesI_tile_row(game, t))};
        add_area(game, tesI_tile_row(game, t)->cell, &laid->area);
        for (uint32_t s = 0; s < segments; s++) {
            add_changed(keys, game, tesI_tile_node(game, t, s), laid->key);
        }
        nodes -= segments;
    }
    uint64_t others = others_of(game, nodes), linked = links_of(game);
    bool same = others == keys->others;
    keys->only_tiles = same && linked == keys->linked;
    keys->difference = 0;
    if (!same || (!keys->only_tiles && !compare_links(keys, game))) {
        keys->difference = tesI_dice_mix(others + tesI_dice_mix(linked));
    }
}

const struct tesI_changed *tesI_keys_changed(const struct tesI_keys *keys,
                                             uint32_t root)
{
    for (uint32_t i = 0; i < keys->nchanged; i++) {
        if (keys->changed[i].root == root) return &keys->changed[i];
    }
    return NULL;
}

static uint64_t stirred(uint64_t sum, uint64_t word)
{
    return (sum ^ word) * UINT64_C(0x9E3779B97F4A7C15);
}

uint64_t tesI_key_of(const struct tesI_keys *keys, const struct tes_game *game,
                     uint32_t root)
{
    const struct tesI_node *row = tesI_node_row(game, root);
    const struct tesI_kind *kind = tesI_node_kind(game, root);
    uint64_t sum = tesI_pair(root, row->open);
    uint32_t last = tesI_node_figures(game, root);
    if (last != 0) {
        uint32_t figure = last - 1;
        do {
            const struct tesI_figure *one = tesI_figure_row(game, figure);
            sum = stirred(sum, tesI_pair(one->kind, figure));
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
    const struct tesI_changed *changed = tesI_keys_changed(keys, root);
    uint64_t key = tesI_dice_mix(sum) + (keys->salt ^ keys->difference);
    if (changed != NULL) key += changed->key;
    return key | 1;
}
