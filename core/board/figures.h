/* figures.h - figures, supplies and zones.
 *
 * Every figure of the game exists from the start and keeps its number; the
 * supply is just one of the places where it can be. Those on a segment form
 * a ring with all others on the same feature. */
#ifndef TES_FIGURES_H
#define TES_FIGURES_H

#include "state/game.h"

/* Appends all figures of the catalogue, in the supply. False: memory. */
bool tesI_figures_make(struct tes_game *game);

uint32_t tesI_figure_count(const struct tes_game *game);

/* Figures from `first` on that come before `end`. */
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

/* Those of a piece that a player has, or that nobody has when the piece is
 * neutral. */
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

/* Figures of a piece in a supply (owner TESI_NEUTRAL: the neutral ones). */
uint32_t tesI_supply(const struct tes_game *game, uint32_t owner,
                     uint32_t piece);

/* The first figure of a neutral piece, wherever it is, or TES_NONE when the
 * piece is not neutral or there are none. */
uint32_t tesI_neutral_first(const struct tes_game *game, uint32_t piece);

/* The first figure of a piece in a supply, or TES_NONE. */
uint32_t tesI_supply_first(const struct tes_game *game, uint32_t owner,
                           uint32_t piece);

/* A figure that was just moved to a segment stands at the corner that this
 * names. Journal: 1 entry, reserved. */
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
/* The same, or the tile on which the zone lies where it is, if everybody may
 * look into that. */
uint32_t tesI_figure_place(const struct tes_game *game, uint32_t figure);

/* For each figure on the feature of a root, round the ring. The body may move
 * that figure. */
#define TESI_EACH_FIGURE(game, root, figure)                             \
    for (uint32_t last_##figure = tesI_node_figures(game, root), figure, \
                  next_##figure = tesI_ring_next(game, last_##figure);   \
         tesI_ring_step(game, last_##figure, &(figure), &next_##figure);)

/* For TESI_EACH_FIGURE, all numbers + 1: what follows in the ring, or 0 after
 * 0. */
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

/* The first figure of one of these pieces (a mask) on the feature, of this
 * owner unless that is TES_NONE; or TES_NONE. */
uint32_t tesI_feature_figure(const struct tes_game *game, uint32_t root,
                             uint32_t pieces, uint32_t owner);

/* True when there is one. */
static inline bool tesI_feature_holds(const struct tes_game *game,
                                      uint32_t root, uint32_t pieces,
                                      uint32_t owner)
{
    return tesI_feature_figure(game, root, pieces, owner) != TES_NONE;
}

/* True when a figure that claims stands on the feature. */
bool tesI_feature_claimed(const struct tes_game *game, uint32_t root);

/* True when the feature that a figure stands on has an attribute that is not
 * 0; false when it stands on none. */
bool tesI_figure_on(const struct tes_game *game,
                    const struct tesI_figure *figure, tesI_label attribute);

/* The player's figures of the next piece, from *piece on, that claims and is
 * not all at home; *piece is the one after it then. False: there is none. */
bool tesI_claiming_next(const struct tes_game *game, uint32_t player,
                        uint32_t *piece, struct tesI_range *figures);

/* True when a figure of the player that claims stands on such a feature. */
bool tesI_claims_one(const struct tes_game *game, uint32_t player,
                     tesI_label attribute);

/* True for the first of the figures of its owner and piece in the zone where it
 * is: where every player has the zone, in that player's. False elsewhere. */
bool tesI_first_in_zone(const struct tes_game *game, uint32_t figure,
                        uint32_t zone);

#endif
