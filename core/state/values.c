/* values.c - where each scope keeps its variables. */
#include "state/values.h"

/* The column and the word of a variable; not of a map. */
static tesI_column place_of(const struct tes_game *game,
                            const struct tesI_var *var, uint32_t id,
                            uint32_t *word)
{
    bool tile = var->scope == SCOPE_TILE;
    if (tile) id *= game->cat->layout.tile_vars;
    *word = var->word + (var->scope == SCOPE_GAME ? 0 : id);
    return tile ? COL_TILEVARS : COL_WORDS;
}

/* The stored word is the value less this, so that a new row, or a key without a
 * row in a map, means the initial value. Variables of the game and of players
 * are set when the game begins. */
static uint32_t base_of(const struct tesI_var *var)
{
    bool set = var->scope == SCOPE_GAME || var->scope == SCOPE_PLAYER;
    return set ? 0 : (uint32_t)var->initial;
}

int32_t tesI_value_get(const struct tes_game *game, uint32_t var, uint32_t id)
{
    const struct tesI_var *row = &game->cat->vars[var];
    uint32_t word, kept;

    if (row->scope == SCOPE_MAP) {
        kept = tesI_index_get(&game->store, COL_MAPS, META_MAPS, row->word, id);
    } else {
        tesI_column column = place_of(game, row, id, &word);
        kept = tesI_get(&game->store, column, word);
    }
    return (int32_t)(kept + base_of(row));
}

uint32_t tesI_value_tile(const struct tes_game *game, uint32_t var,
                         uint32_t tile)
{
    const struct tesI_var *row = &game->cat->vars[var];
    uint32_t each = game->cat->layout.tile_vars, tiles = tesI_tile_count(game);
    uint32_t zero = 0 - base_of(row), first = row->word + tile * each;

    if (tile >= tiles) return TES_NONE;
    const uint32_t *kept = tesI_at(&game->store, COL_TILEVARS, first);
    while (tile < tiles && *kept == zero) {
        kept += each;
        tile++;
    }
    return tile < tiles ? tile : TES_NONE;
}

bool tesI_value_set(struct tes_game *game, uint32_t var, uint32_t id,
                    int32_t value)
{
    const struct tesI_var *row = &game->cat->vars[var];
    uint32_t word, kept = (uint32_t)value - base_of(row);

    if (row->scope == SCOPE_MAP) {
        return tesI_index_put(&game->store, COL_MAPS, META_MAPS, row->word, id,
                              kept);
    }
    if (!tesI_store_reserve(&game->store, 4)) return false;
    tesI_column column = place_of(game, row, id, &word);
    tesI_put(&game->store, column, word, kept);
    return true;
}
