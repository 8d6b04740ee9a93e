/* place.h - laying tiles and overlays, and calling the handlers of it. */
#ifndef TES_PLACE_H
#define TES_PLACE_H

#include "board/overlays.h"
#include "script/vm/vm.h"

/* Lays a tile on an empty cell of the board and calls handlers; pushes the tile
 * and returns 1. `turned` is rotation and way, see overlays.h. */
int tesI_place(lua_State *L, uint32_t type, uint32_t cell, uint32_t turned);

/* Lays an overlay that a tile takes, takes its price and calls handlers. */
void tesI_overlay(lua_State *L, uint32_t tile, uint32_t overlay,
                  unsigned rotation);

/* Number of an overlay by name, raises. */
uint32_t tesI_check_overlay(lua_State *L, int arg);

/* Adds every rotation in which the overlay can be laid on the tile now, as
 * the edge at its first side; see tesI_overlay_fits. */
void tesI_ask_overlays(struct tes_game *game, uint32_t tile, uint32_t overlay,
                       bool bare);

/* True when the tile takes the overlay; when the player on turn has the piece
 * that it costs. */
bool tesI_takes_overlay(const struct tes_game *game, uint32_t tile,
                        uint32_t overlay, unsigned rotation);
bool tesI_affords(const struct tes_game *game, uint32_t overlay);

/* Raises that the piece which an overlay costs is not there. */
void tesI_none_left(lua_State *L, const struct tesI_overlay *overlay);

#endif
