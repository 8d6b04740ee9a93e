/* methods.h - the object `g`: its methods, and what it shows. */
#ifndef TES_METHODS_H
#define TES_METHODS_H

#include "script/vm/vm.h"

/* Makes the object, without fields and methods. Its fields are kept beside
 * those of handles, under HANDLE_NONE; methods_ref is the table of its methods.
 */
void tesI_open_object(lua_State *L);

/* Brings g.player and g.tile up to date with vm->game. */
void tesI_show(struct tes_ruleset *vm, lua_State *L);

#endif
