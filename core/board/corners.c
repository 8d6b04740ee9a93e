/* corners.c - finding corners; see corners.h. */
#include "board/corners.h"

#include "board/cells.h"
#include "board/features.h"
#include "board/figures.h"

/* The ground at both halves of a corner of a tile, between a side and the next
 * one clockwise; TES_NONE when these are not of one segment. */
static uint32_t ground_at(const struct tes_game *game, uint32_t tile,
                          unsigned side)
{
    const struct tesI_type *type = tesI_tile_type(game, tile);
    unsigned own = tesI_own_side(side, tesI_tile_rotation(game, tile));
    unsigned segment = type->half_seg[TESI_RIGHT(own)];

    if (segment == TESI_NO_SEGMENT ||
        segment != type->half_seg[TESI_LEFT(tesI_clockwise(own, 1))] ||
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
        unsigned turned = tesI_clockwise(side, i);
        uint32_t node = ground_at(game, at, turned);
        if (node == TES_NONE) return TES_NONE;
        if (turned == 3) name = node;
        cell = tesI_cell_step(game, cell, turned);
    }
    return name;
}

bool tesI_is_corner(const struct tes_game *game, uint32_t node)
{
    return tesI_corner(game, tesI_node_tile(game, node), 3) == node;
}

bool tesI_corner_taken(const struct tes_game *game, uint32_t node)
{
    TESI_EACH_FIGURE(game, tesI_feature_root(game, node), figure) {
        const struct tesI_figure *row = tesI_figure_row(game, figure);
        if (tesI_figure_corner(row) && row->target == node) return true;
    }
    return false;
}
