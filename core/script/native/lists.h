/* lists.h - words of the menu that need no Lua to list their options. */
#ifndef TES_LISTS_H
#define TES_LISTS_H

#include "script/native/offers.h"

extern const struct tesI_list tesI_list_stand, tesI_list_anywhere,
    tesI_list_tiles, tesI_list_put, tesI_list_figures, tesI_list_features,
    tesI_list_corners, tesI_list_overlay;

/* Reads the arguments of the word that lists an offer, if that can be done
 * before there is a game. */
void tesI_ready_offer(lua_State *L, struct tesI_offer *offer);
#endif
