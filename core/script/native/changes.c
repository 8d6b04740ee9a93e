/* changes.c - changes of variables that rules declare as data; see changes.h.
 */
#include "script/native/changes.h"

#include "script/native/conditions.h"
#include "state/values.h"

/* Owner of the variable: the player on turn, or the game. */
static uint32_t whose(const struct tes_game *game, uint32_t var)
{
    return game->cat->vars[var].scope == SCOPE_PLAYER
               ? tesI_word(game, WORD_PLAYER)
               : 0;
}

bool tesI_change_due(const struct tes_game *game,
                     const struct tesI_change *change)
{
    return change->take == 0 || tesI_is_set(game, change->take - 1);
}

static int32_t new_value(const struct tes_game *game,
                         const struct tesI_set *set)
{
    if (set->how == SET_TO) return set->value;
    int32_t now = tesI_value_get(game, set->var, whose(game, set->var));
    if (set->how == SET_UP) return now == INT32_MAX ? now : now + 1;
    return now > 0 ? now - 1 : now;
}

static bool put(struct tes_game *game, uint32_t var, int32_t value)
{
    if (game->cat->vars[var].opens) game->reveals++; /* as in bind/state.c */
    return tesI_value_set(game, var, whose(game, var), value);
}

bool tesI_change(struct tes_game *game, const struct tesI_change *change,
                 int32_t *taken)
{
    *taken = 0;
    if (change->take != 0) {
        uint32_t var = change->take - 1;
        *taken = tesI_value_get(game, var, whose(game, var));
        if (!put(game, var, 0)) return false;
    }
    for (uint32_t i = 0; i < change->count; i++) {
        const struct tesI_set *set = &change->sets[i];
        if (!put(game, set->var, new_value(game, set))) return false;
    }
    return true;
}
