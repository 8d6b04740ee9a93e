/* values.c - where each scope keeps its variables. */
#include "values.h"

/* Maps keep value - initial, so that absent means initial. */
int32_t tesI_value_get(const struct tes_game *game, uint32_t var, uint32_t id)
{
    const struct tesI_var *row = &game->cat->vars[var];
    switch ((tesI_scope)row->scope) {
    case SCOPE_GAME: return (int32_t)tesI_word(game, row->word);
    case SCOPE_PLAYER: return (int32_t)tesI_word(game, row->word + id);
    case SCOPE_FIGURE:
        return (int32_t)tesI_word(game, row->word + id) + row->initial;
    case SCOPE_TILE:
        return (int32_t)tesI_get(&game->store, COL_TILEVARS,
                                 id * game->cat->layout.tile_vars + row->word) +
               row->initial;
    case SCOPE_MAP:
        return (int32_t)tesI_index_get(&game->store, COL_MAPS, META_MAPS,
                                       row->word, id) +
               row->initial;
    }
    return 0;
}

bool tesI_value_set(struct tes_game *game, uint32_t var, uint32_t id,
                    int32_t value)
{
    const struct tesI_var *row = &game->cat->vars[var];
    uint32_t offset = (uint32_t)value - (uint32_t)row->initial;

    if (!tesI_store_reserve(&game->store, 4)) return false;
    switch ((tesI_scope)row->scope) {
    case SCOPE_GAME: tesI_set_word(game, row->word, (uint32_t)value); break;
    case SCOPE_PLAYER:
        tesI_set_word(game, row->word + id, (uint32_t)value);
        break;
    case SCOPE_FIGURE: tesI_set_word(game, row->word + id, offset); break;
    case SCOPE_TILE:
        tesI_put(&game->store, COL_TILEVARS,
                 id * game->cat->layout.tile_vars + row->word, offset);
        break;
    case SCOPE_MAP:
        return tesI_index_put(&game->store, COL_MAPS, META_MAPS, row->word, id,
                              offset);
    }
    return true;
}
