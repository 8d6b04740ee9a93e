/* twin.h - twins: games that differ only in what is hidden from one seat. */
#ifndef TES_TWIN_H
#define TES_TWIN_H

#include "script/trial/checks.h"

struct tesI_twin {
    tes_game *game;
    int seat;     /* or TES_CHANCE: an onlooker */
    bool visible; /* the seat sees what is answered next */
};
/* Makes a twin, and checks that it looks the same to the seat. */
bool tesI_twin_open(struct tesI_twin *twin, const tes_game *game, int seat,
                    uint64_t seed, struct tesI_finding *found);
/* The game was given an answer. If the seat sees it, the twin gets it too, and
 * must look the same again. Closes the twin. */
bool tesI_twin_follow(struct tesI_twin *twin, const tes_game *game,
                      const char *key, struct tesI_finding *found);
void tesI_twin_close(struct tesI_twin *twin);

#endif
