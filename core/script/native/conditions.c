/* conditions.c - conditions of phases, offers and handlers; see conditions.h.
 */
#include "script/native/conditions.h"

#include "board/completed.h"
#include "board/features.h"
#include "board/figures.h"
#include "board/frontier.h"
#include "turn/piles.h"

/* Does a variable of the game hold the player, or a figure of theirs? */
static bool belongs(const struct tes_game *game, uint32_t var, uint32_t player)
{
    const struct tesI_var *row = &game->cat->vars[var];
    uint32_t value = tesI_word(game, row->word);
    if (value == 0) return false;
    if (row->type == VAR_PLAYER) return value - 1 == player;
    return tesI_figure_owner(tesI_figure_row(game, value - 1)) == player;
}

/* Is the tile laid last of one of these types? */
static bool is_of(const struct tes_game *game, const uint32_t *types)
{
    uint32_t tile = tesI_focus(game);
    return tile != TES_NONE &&
           tesI_is_in(types, tesI_laid_type(tesI_tile_row(game, tile)));
}

/* Looks for the sets of tesI_catalogue.sought among the tiles that were laid
 * since the last look. */
static void look(struct tes_game *game)
{
    const struct tesI_catalogue *cat = game->cat;
    uint32_t tiles = tesI_tile_count(game), tile = game->shown.tiles;

    if (game->shown.rollbacks != game->store.rollbacks || tile == 0) {
        game->shown.rollbacks = game->store.rollbacks;
        game->shown.sets = tile = 0;
    }
    for (; tile < tiles; tile++) {
        uint32_t type = tesI_laid_type(tesI_tile_row(game, tile));
        for (uint32_t i = 0; i < cat->nsought; i++) {
            if (tesI_is_in(cat->sought[i], type)) game->shown.sets |= 1u << i;
        }
    }
    game->shown.tiles = tiles;
}

/* Is a tile on the board of one of these types, as overlays have left it? */
static bool is_laid(const struct tes_game *game,
                    const struct tesI_condition *when)
{
    if (when->sought != 0) {
        look((struct tes_game *)(uintptr_t)game); /* a cache, no state */
        return game->shown.sets >> (when->sought - 1) & 1;
    }
    for (uint32_t tile = tesI_tile_count(game); tile-- > 0;) {
        uint32_t type = tesI_laid_type(tesI_tile_row(game, tile));
        if (tesI_is_in(when->laid, type)) return true;
    }
    return false;
}

/* Is something complete that nobody has dealt with? */
static bool is_fresh(const struct tes_game *game)
{
    return tesI_len(&game->store, COL_FRESH) != tesI_meta(game, META_FRESH) &&
           tesI_completed_next(game, TES_NONE, TES_NONE, false) != TES_NONE;
}

/* Is a figure of this piece somewhere? */
static bool is_out(const struct tes_game *game, uint32_t piece)
{
    const struct tesI_piece *row = &game->cat->pieces[piece];
    uint32_t seats = row->owned ? (uint32_t)game->cat->players : 1;

    for (uint32_t seat = 0; seat < seats; seat++) {
        uint32_t owner = row->owned ? seat : TESI_NEUTRAL;
        if (tesI_supply(game, owner, piece) < row->count) return true;
    }
    return false;
}

/* Is there a feature with a figure of one of these pieces for which `meets`
 * holds? */
static bool any_feature_of(const struct tes_game *game, uint32_t pieces,
                           bool (*meets)(const struct tes_game *game,
                                         uint32_t root, uint32_t arg),
                           uint32_t arg)
{
    TESI_EACH_BIT(pieces, piece) {
        const struct tesI_piece *row = &game->cat->pieces[piece];
        uint32_t seats = row->owned ? (uint32_t)game->cat->players : 1;
        for (uint32_t seat = 0; seat < seats; seat++) {
            uint32_t owner = row->owned ? seat : TESI_NEUTRAL;
            if (tesI_supply(game, owner, piece) == row->count) continue;
            struct tesI_range figures = tesI_figures_like(game, owner, piece);
            for (uint32_t f = figures.first; f < figures.end; f++) {
                const struct tesI_figure *figure = tesI_figure_row(game, f);
                if (tesI_figure_at(figure) != TES_AT_SEGMENT) continue;
                uint32_t root = tesI_feature_root(game, figure->target);
                if (meets(game, root, arg)) return true;
            }
        }
    }
    return false;
}

static bool holds_piece(const struct tes_game *game, uint32_t root,
                        uint32_t pieces)
{
    return tesI_feature_holds(game, root, pieces, TES_NONE);
}

static bool is_enclosed(const struct tes_game *game, uint32_t root,
                        uint32_t unused)
{
    (void)unused;
    return tesI_feature_enclosed(game, root);
}

/* Is the tile laid last part of a feature that has a figure of one of these
 * pieces, or an attribute other than 0? `pieces` or `attribute` is 0 if not
 * asked for. */
static bool is_part_of(const struct tes_game *game, uint32_t pieces,
                       tesI_label attribute)
{
    uint32_t tile = tesI_focus(game);
    if (tile == TES_NONE) return false;
    uint32_t segments = tesI_tile_type(game, tile)->nsegments;

    for (uint32_t s = 0; s < segments; s++) {
        uint32_t node = tesI_tile_node(game, tile, s);
        int attr = attribute == 0
                       ? -1
                       : tesI_attr_index(tesI_node_kind(game, node), attribute);
        if (attr < 0 && pieces == 0) continue;
        uint32_t root = tesI_feature_root(game, node);
        if (pieces != 0 && holds_piece(game, root, pieces)) return true;
        if (attr >= 0 && tesI_feature_attr(game, root, (uint32_t)attr) != 0) {
            return true;
        }
    }
    return false;
}

/* Has one of these piles a tile? */
static bool any_tile(const struct tes_game *game, uint32_t piles)
{
    TESI_EACH_BIT(piles, pile) {
        if (tesI_pile_total(game, pile) > 0) return true;
    }
    return false;
}

/* Does it hold what a condition asks for? */
static bool holds(const struct tes_game *game,
                  const struct tesI_condition *when, tesI_ask ask)
{
    uint32_t player = tesI_word(game, WORD_PLAYER), piece;

    switch (ask) {
    case ASK_STATE: return tesI_is_set(game, when->var - 1u);
    case ASK_TILE: return is_of(game, when->types);
    case ASK_HOME: return tesI_supply(game, player, when->home - 1u) > 0;
    case ASK_AWAY:
        piece = when->away - 1u;
        return tesI_supply(game, player, piece) <
               game->cat->pieces[piece].count;
    case ASK_MINE: return belongs(game, when->mine - 1u, player);
    case ASK_FRESH: return is_fresh(game);
    case ASK_DRY: return tesI_pile_now(game) == TES_NONE;
    case ASK_DRAWN: return any_tile(game, when->piles);
    case ASK_OUT: return is_out(game, when->out - 1u);
    case ASK_KIND:
        return tesI_completed_next(game, TES_NONE, when->of - 1u, false) !=
               TES_NONE;
    case ASK_HERE: return is_part_of(game, when->here, 0);
    case ASK_PART: return is_part_of(game, 0, when->part);
    case ASK_HOLE: return tesI_board_hole(game);
    case ASK_BOARD: return is_laid(game, when);
    case ASK_TOGETHER:
        return any_feature_of(game, when->both[0], holds_piece, when->both[1]);
    case ASK_ENCLOSED:
        return any_feature_of(game, when->enclosed, is_enclosed, 0);
    case ASK_CLAIMS: return tesI_claims_one(game, player, when->claims);
    case ASK_NO_MORE:
    case TESI_ASKS: break;
    }
    return true;
}

static bool all_hold(const struct tes_game *game,
                     const struct tesI_condition *when)
{
    for (const uint8_t *ask = when->asks; *ask != ASK_NO_MORE; ask++) {
        if (!holds(game, when, (tesI_ask)*ask)) return false;
    }
    return true;
}

bool tesI_holds_now(const struct tes_game *game,
                    const struct tesI_condition *condition)
{
    for (; condition != NULL; condition = condition->other) {
        if (all_hold(game, condition)) return true;
    }
    return false;
}
