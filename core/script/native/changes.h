/* changes.h - what rules say in data about variables: which gets which value,
 * and which gives away what it holds. */
#ifndef TES_CHANGES_H
#define TES_CHANGES_H

#include "state/game.h"

/* What a variable of the game, or of the player on turn, is to be. */
struct tesI_set {
    uint16_t var;
    enum {
        SET_TO,
        SET_UP,
        SET_DOWN
    } how;         /* up or down by one; never below 0 */
    int32_t value; /* TO: what it is set to */
};

struct tesI_change {
    struct tesI_set *sets; /* owned */
    uint32_t count;
    uint32_t take; /* 1 + a variable that is emptied, or 0 */
};

/* Is there anything to be taken, if it takes something? */
bool tesI_change_due(const struct tes_game *game,
                     const struct tesI_change *change);

/* Makes a change that is due; *taken is what was held, or 0. False: out of
 * memory, and some of it may be done. */
bool tesI_change(struct tes_game *game, const struct tesI_change *change,
                 int32_t *taken);

#endif
