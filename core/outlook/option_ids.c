/* option_ids.c - numbers of options that are the same in every game in which
 * the option means the same; and another seed for a game. */
#include "board/cells.h"
#include "state/dice.h"
#include "turn/options.h"

static uint64_t mixed(uint64_t z) { return tesI_dice_mix(z + TESI_DICE_STEP); }

static uint64_t cell_number(const struct tes_game *game, uint32_t cell)
{
    int32_t x, y;
    tesI_cell_xy(game, cell, &x, &y);
    return tesI_pack_xy(x, y);
}

/* Where a tile lies: the same in every game, however its tiles came there. */
static uint64_t tile_number(const struct tes_game *game, uint32_t tile)
{
    return cell_number(game, tesI_tile_row(game, tile)->cell);
}

static uint64_t target_of(const struct tes_game *game,
                          const struct tesI_option *option)
{
    switch (tesI_option_kind(option)) {
    case TES_OPT_PLACE:
        return cell_number(game, option->a) << 16 | tesI_option_type(option);
    case TES_OPT_EDGE: return cell_number(game, option->a);
    case TES_OPT_SEGMENT:
        return tile_number(game, tesI_node_tile(game, option->a)) << 8 |
               tesI_node_index(game, option->a);
    case TES_OPT_TILE: return tile_number(game, option->a);
    default: break;
    }
    return option->a;
}

static uint64_t number_of(const struct tes_game *game,
                          const struct tesI_option *option)
{
    /* the word `kind` has kind, b and verb */
    uint64_t number = mixed(target_of(game, option) ^ mixed(option->kind));
    return number == 0 ? 1 : number;
}

uint64_t tes_game_option_id(const tes_game *game, uint32_t index)
{
    struct tesI_option option;
    if (tesI_word(game, WORD_STAGE) == GAME_OVER ||
        !tesI_option_at(game, tesI_last(game), index, &option)) {
        return 0;
    }
    return number_of(game, &option);
}

uint32_t tes_game_option_find(const tes_game *game, uint64_t id)
{
    struct tesI_option option;
    if (tesI_word(game, WORD_STAGE) == GAME_OVER) return TES_NONE;
    const struct tesI_decision *decision = tesI_last(game);
    for (uint32_t i = 0; tesI_option_at(game, decision, i, &option); i++) {
        if (number_of(game, &option) == id) return i;
    }
    return TES_NONE;
}

tes_status tes_game_reseed(tes_game *game, uint64_t seed)
{
    if (game->view != NULL) return TES_EINPUT;
    tesI_game_seed(game, seed);
    return TES_OK;
}
