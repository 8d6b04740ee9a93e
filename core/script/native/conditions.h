/* conditions.h - conditions of phases, offers and handlers, declared by rules
 * and checked without calling Lua. */
#ifndef TES_CONDITIONS_H
#define TES_CONDITIONS_H

#include "state/game.h"

/* Is it true as the game stands? */
bool tesI_holds_now(const struct tes_game *game,
                    const struct tesI_condition *condition);

/* Is a variable of the game, or of the player on turn, not 0? */
static inline bool tesI_is_set(const struct tes_game *game, uint32_t var)
{
    const struct tesI_var *row = &game->cat->vars[var];
    uint32_t of = row->scope == SCOPE_PLAYER ? tesI_word(game, WORD_PLAYER) : 0;
    return tesI_word(game, row->word + of) != 0;
}

/* As tesI_holds_now, but quicker for most: no condition at all, or a variable
 * that is 0. */
static inline bool tesI_holds(const struct tes_game *game,
                              const struct tesI_condition *condition)
{
    if (!condition->any) return true;
    if (condition->asks[0] == ASK_STATE && condition->other == NULL &&
        !tesI_is_set(game, condition->var - 1u)) {
        return false;
    }
    return tesI_holds_now(game, condition);
}

#endif
