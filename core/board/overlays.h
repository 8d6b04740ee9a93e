/* overlays.h - segments that are laid on a tile later, or together with it.
 *
 * A tile under an overlay has another type, which was derived when the
 * catalogue was made (struct tesI_type.with). An overlay on a laid tile changes
 * the tile's type to that one: what its sides show, what may stand on it and
 * how it is drawn follow from the type alone. The new segments' nodes stand at
 * the end of their column, found through an index (COL_SPLIT).
 *
 * A tile may also be laid *together* with an overlay, on itself or on a
 * neighbour, where it would not fit without: a *way*. Ways count, are picked
 * and keyed as placements, by a number beside the rotation (tesI_turned):
 *   0: no overlay,
 *   else 1 + tesI_laying(overlay, its rotation) + 12 * (0: on the tile itself,
 * its rotation as that of the tile's own drawing; 1 + side: on the neighbour at
 *   this side, its rotation as on the board) */
#ifndef TES_OVERLAY_H
#define TES_OVERLAY_H

#include "state/game.h"

/* The type that `type`, laid with a rotation, becomes under an overlay in a
 * rotation of the board; 0: it takes none there. */
static inline uint32_t tesI_overlay_type(const struct tesI_type *type,
                                         unsigned tile_rotation,
                                         uint32_t overlay, unsigned rotation)
{
    if (type->with == NULL) return 0;
    return type
        ->with[tesI_laying(overlay, tesI_own_side(rotation, tile_rotation))];
}

/* True when an overlay on this tile fits every laid tile beside the sides that
 * it covers; with `bare`, when no tile lies beside these sides and no cell
 * there is blocked. */
bool tesI_overlay_fits(const struct tes_game *game, uint32_t tile,
                       uint32_t overlay, unsigned rotation, bool bare);

/* Lays an overlay that the tile takes (tesI_overlay_type) without looking
 * whether it fits: joins its segments and notes completed features. False: out
 * of memory, nothing changed but spare groups and what a rollback takes
 * back. */
bool tesI_overlay_lay(struct tes_game *game, uint32_t tile, uint32_t overlay,
                      unsigned rotation);

/* ---- ways ---------------------------------------------------------------- */

/* What a way is made of. */
struct tesI_way {
    uint32_t type;     /* to be laid: derived when the overlay is on it */
    uint32_t tile;     /* neighbour that gets the overlay, or TES_NONE */
    uint32_t cell;     /* where the overlay comes to lie */
    uint32_t overlay;  /* TES_NONE: there is none */
    unsigned rotation; /* of the overlay, on the board */
};

/* Takes the rotation of a placement apart. */
struct tesI_way tesI_way_of(const struct tes_game *game, uint32_t type,
                            uint32_t cell, uint32_t turned);

/* Mask of the overlays that a player may lay together with a tile: the player
 * must be on turn and have the price. 0: none. */
uint32_t tesI_ways_open(const struct tes_game *game, int player);

/* Readies the counting of ways on the board as it is now. False: memory. */
bool tesI_ways_ready(struct tes_game *game);

/* Number of ways for a type with these overlays, vetoes aside; 0 when the mask
 * is 0. */
uint32_t tesI_ways_count(const struct tes_game *game, uint32_t type,
                         uint32_t overlays);

/* The index-th way; *turned is rotation and way. False past the last. */
bool tesI_ways_pick(const struct tes_game *game, uint32_t type,
                    uint32_t overlays, uint32_t index, uint32_t *cell,
                    uint32_t *turned);

#endif
