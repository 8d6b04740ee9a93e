/* frontier.h - where tiles may be laid.
 *
 * The frontier holds every empty cell beside a laid tile, grouped by its
 * *demand* (what its neighbours show towards it): all cells of a group fit the
 * same types in the same rotations, so that counting placements costs the
 * number of groups. */
#ifndef TES_FRONTIER_H
#define TES_FRONTIER_H

#include "board/cells.h"

typedef const struct tesI_group *tesI_const_group;

/* For each group. */
#define TESI_EACH_GROUP(game, group)                                      \
    for (tesI_const_group group = tesI_group_row(game, 0),                \
                          end_##group = (group) + tesI_group_count(game); \
         (group) < end_##group; (group)++)

/* The index-th cell of a group. */
static inline uint32_t tesI_group_cell(const struct tes_game *game,
                                       const struct tesI_group *group,
                                       uint32_t index)
{
    return tesI_get(&game->store, COL_POOL, tesI_group_cells(group) + index);
}

/* True when the sides of `type` match all laid neighbours of the cell. */
bool tesI_board_fits(const struct tes_game *game, uint32_t type, uint32_t cell,
                     unsigned rotation);

/* Number of (cell, rotation) pairs where `type` may lie, vetoes aside. */
uint32_t tesI_board_count(const struct tes_game *game, uint32_t type);

/* The index-th of these pairs. False past the last. */
bool tesI_board_pick(const struct tes_game *game, uint32_t type, uint32_t index,
                     uint32_t *cell, unsigned *rotation);

/* Goes from one of these pairs to the next, in the same order; a spot of zeros
 * lies before the first. False past the last. */
struct tesI_spot {
    uint32_t group, index; /* of the next pair among those of its group */
    uint32_t cell;
    unsigned rotation;
};
bool tesI_board_next(const struct tes_game *game, uint32_t type,
                     struct tesI_spot *spot);

/* The index of such a pair; tesI_board_fits must be true for it. */
uint32_t tesI_board_index(const struct tes_game *game, uint32_t type,
                          uint32_t cell, unsigned rotation);

/* True when there is at least one such pair. */
bool tesI_board_any(const struct tes_game *game, uint32_t type);

/* Prepares the group that an empty cell moves to when side kind `kind` is laid
 * against it: makes the group, with room for `more` cells. False: memory. */
bool tesI_board_ready(struct tes_game *game, uint32_t cell, unsigned side,
                      uint32_t kind, uint32_t more, uint32_t *group);

/* Moves an empty cell, unless it is blocked, to a group that tesI_board_ready
 * has made. Journal: 8 entries, reserved. */
void tesI_board_regroup(struct tes_game *game, uint32_t cell, uint32_t group);

/* Puts a tile on an empty cell, which leaves the frontier. Journal space must
 * be reserved: 5 entries. */
void tesI_board_occupy(struct tes_game *game, uint32_t cell, uint32_t tile);

/* Blocks an empty cell: no tile may ever be laid there, and it leaves the
 * frontier. Journal space must be reserved: 4 entries. */
void tesI_board_block(struct tes_game *game, uint32_t cell);

/* Sets flags of a cell (tesI_cell_shuts). Journal: 1 entry, reserved. */
void tesI_board_mark(struct tes_game *game, uint32_t cell, uint32_t flags);

/* Do tiles lie at all four sides of the cells of a group? */
bool tesI_is_hole(const struct tesI_group *group);

/* Is there an empty cell with a tile at each of its four sides? O(groups). */
bool tesI_board_hole(const struct tes_game *game);

#endif
