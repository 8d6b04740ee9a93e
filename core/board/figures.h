/* figures.h - figures, supplies and zones.
 *
 * Every figure of the game exists from the start and keeps its number; the
 * supply is just one of the places where it can be. Those on a segment form
 * a ring with all others on the same feature. */
#ifndef TES_FIGURES_H
#define TES_FIGURES_H

#include "game.h"

/* Appends all figures of the catalogue, in the supply. False: memory. */
bool tesI_figures_make(struct tes_game *game);

uint32_t tesI_figure_count(const struct tes_game *game);

static inline uint32_t tesI_figure_piece(const struct tesI_figure *figure)
{
    return figure->kind & 255;
}

/* Seat, or TESI_NEUTRAL. */
static inline uint32_t tesI_figure_owner(const struct tesI_figure *figure)
{
    return figure->kind >> 8 & 255;
}

static inline tes_place_kind tesI_figure_at(const struct tesI_figure *figure)
{
    return (tes_place_kind)(figure->kind >> 16 & 255);
}

/* Does it stand at the corner that its node names? See corners.h. */
static inline bool tesI_figure_corner(const struct tesI_figure *figure)
{
    return figure->kind & FIGURE_CORNER;
}

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
 * edge (cell << 2 | side) or zone (zone | owner << 8). It leaves the ring
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

/* Calls visit for each figure on a feature until it returns false. The
 * figure may be moved by visit. */
void tesI_feature_figures(const struct tes_game *game, uint32_t root,
                          bool (*visit)(void *ctx, uint32_t figure), void *ctx);

/* True when a figure of one of these pieces (a mask) stands on the feature,
 * of this owner unless that is TES_NONE. */
bool tesI_feature_holds(const struct tes_game *game, uint32_t root,
                        uint32_t pieces, uint32_t owner);

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

/* Calls visit for the first figure of each piece that a player has in a zone;
 * if every player has the zone, in each of them. */
void tesI_one_of_each(const struct tes_game *game, uint32_t zone,
                      uint32_t player,
                      void (*visit)(void *ctx, uint32_t figure), void *ctx);

#endif
