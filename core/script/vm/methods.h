/* methods.h - the object `g`: its methods, and what it shows. */
#ifndef TES_METHODS_H
#define TES_METHODS_H

#include "script/vm/vm.h"

/* Makes the object, without fields and methods. */
void tesI_open_object(lua_State *L);

/* Gives it more methods; a field, which is read by a function. */
void tesI_add_methods(lua_State *L, const luaL_Reg *more);
void tesI_add_field(lua_State *L, const char *name, lua_CFunction get);

/* Brings g.player and g.tile up to date with vm->game. */
void tesI_show(struct tes_ruleset *vm, lua_State *L);

#endif
