/* options.h - the menu: the object with which a lister lists options. */
#ifndef TES_BIND_OPTIONS_H
#define TES_BIND_OPTIONS_H

#include "script/native/offers.h"

/* Makes the menu; called once. Its words lie under TESI_MENU beside the methods
 * of handles. */
#define TESI_MENU TESI_HANDLES
void tesI_open_options(lua_State *L);

/* The game, when the value at 1 is the menu and a lister runs; raises. */
struct tes_game *tesI_check_menu(lua_State *L);

/* The word of the menu with this name, or NULL. */
const struct tesI_menu_word *tesI_menu_word(const char *name);

/* engine.menu() -> table from the names of all words to how many arguments
 * each must have */
int tesI_menu_words(lua_State *L);

#endif
