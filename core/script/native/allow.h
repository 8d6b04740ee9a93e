/* allow.h - calls the vetoes of modules (allow{}). */
#ifndef TES_ALLOW_H
#define TES_ALLOW_H

#include "script/vm/vm.h"

/* For struct tesI_rules: may a tile be placed there, or a figure stand there?
 * 1, 0, or -1 when a veto has failed. A veto that takes no rotation and let the
 * tile pass is not asked again about the same cell. */
int tesI_may_place(void *ctx, struct tes_game *game, uint32_t type,
                   uint32_t cell, unsigned rotation, bool again);
int tesI_may_stand(void *ctx, struct tes_game *game, uint32_t piece,
                   uint32_t node, bool shared);

/* Do the vetoes let a figure of this piece into the zone (a handle's id)? -1:
 * a veto failed. */
int tesI_may_enter(lua_State *L, uint32_t piece, uint32_t zone);

#endif
