/* changes.h - changes of variables that rules declare as data: set a variable,
 * or take the value out of one. */
#ifndef TES_CHANGES_H
#define TES_CHANGES_H

#include "state/game.h"

/* A new value for a variable of the game or of the player on turn. */
struct tesI_set {
    uint16_t var;
    enum {
        SET_DOWN = -1,
        SET_TO,
        SET_UP
    } how;         /* up or down by one; never below 0 */
    int32_t value; /* TO: what it is set to */
};

struct tesI_change {
    struct tesI_set *sets; /* owned */
    uint32_t count;
    uint32_t take; /* 1 + a variable that is emptied, or 0 */
};

/* True unless the change takes the value of a variable that is empty. */
bool tesI_change_due(const struct tes_game *game,
                     const struct tesI_change *change);

/* Makes a change that is due; *taken is the value that was taken, or 0. False:
 * out of memory; a part may be done. */
bool tesI_change(struct tes_game *game, const struct tesI_change *change,
                 int32_t *taken);

#endif
