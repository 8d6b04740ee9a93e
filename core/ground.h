/* ground.h - sides of ground at which no tile lies.
 *
 * Ground fills halves of sides and is never complete, so that nothing counts
 * its open sides while the board grows. */
#ifndef TES_GROUND_H
#define TES_GROUND_H

#include "game.h"

/* Is a feature (its root) ground? */
bool tesI_is_ground(const struct tes_game *game, uint32_t root);

/* Sides of it at which no tile lies. */
uint32_t tesI_ground_open(const struct tes_game *game, uint32_t root);

/* Is there no such side, or of what is no ground no open one? The catalogue
 * remembers where one was seen last: most calls look at one segment. */
bool tesI_feature_enclosed(const struct tes_game *game, uint32_t root);

#endif
