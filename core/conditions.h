/* conditions.h - what phases, offers and handlers wait for: conditions that
 * rules declare and that are looked at without them. */
#ifndef TES_CONDITIONS_H
#define TES_CONDITIONS_H

#include "game.h"

/* Is it true as the game stands? */
bool tesI_holds_now(const struct tes_game *game,
                    const struct tesI_condition *condition);

/* The same; most ask for nothing. */
static inline bool tesI_holds(const struct tes_game *game,
                              const struct tesI_condition *condition)
{
    return !condition->any || tesI_holds_now(game, condition);
}

#endif
