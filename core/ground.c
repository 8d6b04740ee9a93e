/* ground.c - sides of ground at which no tile lies; see ground.h. */
#include "ground.h"

#include "board.h"
#include "feature.h"

/* Sides of a node's ground at which no tile lies. */
static uint32_t open_at(const struct tes_game *game, uint32_t node)
{
    uint32_t cell = tesI_tile_row(game, tesI_node_tile(game, node))->cell;
    unsigned sides = tesI_sides_of(tesI_node_halves(game, node));
    uint32_t open = 0;

    for (unsigned s = 0; s < TESI_SIDES; s++) {
        open += (sides >> s & 1) &&
                tesI_cell_tile(game, tesI_cell_step(game, cell, s)) == TES_NONE;
    }
    return open;
}

bool tesI_is_ground(const struct tes_game *game, uint32_t root)
{
    const struct tesI_segdef *segment = tesI_node_segment(game, root);
    return segment->sides == 0 && segment->halves != 0;
}

uint32_t tesI_ground_open(const struct tes_game *game, uint32_t root)
{
    uint32_t node = root, open = 0;
    do {
        open += open_at(game, node);
        node = tesI_node_row(game, node)->next;
    } while (node != root);
    return open;
}

bool tesI_feature_enclosed(const struct tes_game *game, uint32_t root)
{
    /* where one was found is looked at first, whatever game that was in */
    uint32_t *seen = &game->cat->open_seen[root % TESI_OPEN_SEEN], first = root;

    if (tesI_node_kind(game, root)->closes == CLOSES_AROUND) {
        return tesI_feature_complete(game, root);
    }
    if (!tesI_is_ground(game, root)) return tesI_feature_open(game, root) == 0;
    if (*seen < tesI_node_count(game) &&
        tesI_feature_root(game, *seen) == root) {
        first = *seen;
    }
    uint32_t node = first;
    do {
        if (open_at(game, node) > 0) {
            *seen = node;
            return false;
        }
        node = tesI_node_row(game, node)->next;
    } while (node != first);
    return true;
}
