/* corners.c - finding corners; see corners.h. */
#include "corners.h"

#include "board.h"
#include "feature.h"
#include "figures.h"

/* The ground at both halves of a corner of a tile, between a side and the next
 * one clockwise; TES_NONE when these are not of one segment. */
static uint32_t ground_at(const struct tes_game *game, uint32_t tile,
                          unsigned side)
{
    const struct tesI_type *type = tesI_tile_type(game, tile);
    unsigned own = tesI_own_side(side, tesI_tile_rotation(game, tile));
    unsigned segment = type->half_seg[TESI_RIGHT(own)];

    if (segment == TESI_NO_SEGMENT ||
        segment != type->half_seg[TESI_LEFT((own + 1) & 3)] ||
        type->segments[segment].sides != 0) {
        return TES_NONE;
    }
    return tesI_tile_node(game, tile, segment);
}

uint32_t tesI_corner(const struct tes_game *game, uint32_t tile, unsigned side)
{
    uint32_t cell = tesI_tile_row(game, tile)->cell, name = TES_NONE;

    /* clockwise round the corner, which is behind each of them in turn */
    for (unsigned i = 0; i < TESI_SIDES; i++) {
        uint32_t at =
            cell == TESI_NO_CELL ? TES_NONE : tesI_cell_tile(game, cell);
        if (at == TES_NONE) return TES_NONE;
        uint32_t node = ground_at(game, at, (side + i) & 3);
        if (node == TES_NONE) return TES_NONE;
        if (((side + i) & 3) == 3) name = node;
        cell = tesI_cell_step(game, cell, (side + i) & 3);
    }
    return name;
}

bool tesI_is_corner(const struct tes_game *game, uint32_t node)
{
    return tesI_corner(game, tesI_node_tile(game, node), 3) == node;
}

struct search {
    const struct tes_game *game;
    uint32_t node;
    bool taken;
};

static bool look_at(void *ctx, uint32_t figure)
{
    struct search *search = ctx;
    const struct tesI_figure *row = tesI_figure_row(search->game, figure);
    search->taken = tesI_figure_corner(row) && row->target == search->node;
    return !search->taken;
}

bool tesI_corner_taken(const struct tes_game *game, uint32_t node)
{
    struct search search = {game, node, false};
    tesI_feature_figures(game, tesI_feature_root(game, node), look_at, &search);
    return search.taken;
}
