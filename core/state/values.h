/* values.h - variables: what modules declare with state{} and keep per game,
 * player, tile, figure, or by keys of a map. */
#ifndef TES_VALUES_H
#define TES_VALUES_H

#include "state/game.h"

/* Reads variable number `var` for `id`: a seat, tile or figure, any key for
 * SCOPE_MAP, 0 for SCOPE_GAME. The caller checks that id exists. */
int32_t tesI_value_get(const struct tes_game *game, uint32_t var, uint32_t id);

/* The first tile from this one on for which a variable kept per tile is not 0;
 * TES_NONE past the last. */
uint32_t tesI_value_tile(const struct tes_game *game, uint32_t var,
                         uint32_t tile);

/* Sets it. False: out of memory, nothing changed. */
bool tesI_value_set(struct tes_game *game, uint32_t var, uint32_t id,
                    int32_t value);

#endif
