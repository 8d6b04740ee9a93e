/* figures.h - figures, supplies and zones.
 *
 * Every figure of the game exists from the start and keeps its number; the
 * supply is one of the places where it can be. The figures on a feature form a
 * ring. */
#ifndef TES_FIGURES_H
#define TES_FIGURES_H

#include "state/game.h"

/* Appends all figures of the catalogue, in the supply. False: memory. */
bool tesI_figures_make(struct tes_game *game);

/* Figures with numbers from `first` on, up to and without `end`. */
struct tesI_range {
    uint32_t first, end;
};

/* All figures of a player. */
static inline struct tesI_range tesI_figures_of(const struct tes_game *game,
                                                uint32_t player)
{
    uint32_t count = game->cat->layout.seat_figures;
    return (struct tesI_range){player * count, (player + 1) * count};
}

/* All figures of a piece that belong to a player; all of a neutral piece. */
static inline struct tesI_range tesI_figures_like(const struct tes_game *game,
                                                  uint32_t owner,
                                                  uint32_t piece)
{
    const struct tesI_layout *layout = &game->cat->layout;
    const struct tesI_piece *row = &game->cat->pieces[piece];
    uint32_t first = layout->figures[piece];
    if (row->owned) first += owner * layout->seat_figures;
    return (struct tesI_range){first, first + row->count};
}

/* Seats whose figures of a piece differ: its owner alone, or all for TES_NONE.
 * A neutral piece belongs to none, and is the same for each. */
static inline struct tesI_range tesI_seats_with(const struct tes_game *game,
                                                uint32_t owner, uint32_t piece)
{
    uint32_t players = (uint32_t)game->cat->players;
    if (!game->cat->pieces[piece].owned) {
        return (struct tesI_range){0, owner == TES_NONE};
    }
    if (owner == TES_NONE) return (struct tesI_range){0, players};
    return (struct tesI_range){owner, owner + 1};
}

/* Does a figure stand on the tile itself, not on a segment of it? */
static inline bool tesI_figure_atop(const struct tesI_figure *row,
                                    uint32_t tile)
{
    return tesI_figure_at(row) == TES_AT_TILE && row->target == tile;
}

/* How many figures of some pieces (a mask) do? Those of an owner, or of all
 * (TES_NONE). */
uint32_t tesI_stack_height(const struct tes_game *game, uint32_t tile,
                           uint32_t pieces, uint32_t owner);

/* Figures of a piece in a supply (owner TESI_NEUTRAL: the neutral ones). */
uint32_t tesI_supply(const struct tes_game *game, uint32_t owner,
                     uint32_t piece);

/* The first figure of a piece in a supply, or TES_NONE. */
uint32_t tesI_supply_first(const struct tes_game *game, uint32_t owner,
                           uint32_t piece);

/* Marks a figure that was just moved to a segment as standing at the corner
 * that the segment's node names. Journal: 1 entry, reserved. */
void tesI_figure_at_corner(struct tes_game *game, uint32_t figure);

/* Moves a figure anywhere: to its supply, out of the game, to a node, tile,
 * edge (tesI_edge) or zone (tesI_held). It leaves the ring
 * it is in. False: out of memory, nothing changed. */
bool tesI_figure_move(struct tes_game *game, uint32_t figure, tes_place_kind to,
                      uint32_t target);

/* Adds a figure on a segment to the ring of the feature as it is now, after the
 * old ring has been given up (tesI_feature_reset). Journal: 3 entries,
 * reserved. */
void tesI_figure_enter(struct tes_game *game, uint32_t figure);

/* Tile a figure stands on (by its segment or directly), or TES_NONE. */
uint32_t tesI_figure_tile(const struct tes_game *game, uint32_t figure);
/* The same; for a figure in a zone that is drawn on a tile, this tile, if
 * everybody may see into the zone. */
uint32_t tesI_figure_place(const struct tes_game *game, uint32_t figure);

/* For each figure on the feature of a root, round the ring. The body may move
 * that figure. */
#define TESI_EACH_FIGURE(game, root, figure)                             \
    for (uint32_t last_##figure = tesI_node_figures(game, root), figure, \
                  next_##figure = tesI_ring_next(game, last_##figure);   \
         tesI_ring_step(game, last_##figure, &(figure), &next_##figure);)

/* For TESI_EACH_FIGURE: the next figure of the ring, or 0 after 0; all numbers
 * are figure + 1. */
static inline uint32_t tesI_ring_next(const struct tes_game *game,
                                      uint32_t figure)
{
    return figure == 0 ? 0 : tesI_figure_row(game, figure - 1)->next + 1;
}

static inline bool tesI_ring_step(const struct tes_game *game, uint32_t last,
                                  uint32_t *figure, uint32_t *next)
{
    if (*next == 0) return false;
    *figure = *next - 1;
    *next = *next == last ? 0 : tesI_ring_next(game, *next);
    return true;
}

/* True when a figure of one of these pieces (a mask) and of this owner
 * (TES_NONE: of any) stands on the feature. */
bool tesI_feature_holds(const struct tes_game *game, uint32_t root,
                        uint32_t pieces, uint32_t owner);

/* True when a figure that claims stands on the feature. */
bool tesI_feature_claimed(const struct tes_game *game, uint32_t root);

/* True when the feature that a figure stands on has an attribute that is not
 * 0; false when it stands on none. */
bool tesI_figure_on(const struct tes_game *game,
                    const struct tesI_figure *figure, tesI_label attribute);

/* True when a figure of the player claims a feature on which this attribute is
 * not 0. */
bool tesI_claims_one(const struct tes_game *game, uint32_t player,
                     tesI_label attribute);

#endif
