/* bind.h - what Lua can read and call, one file a type.
 *
 * A file binds fields and methods of kinds of handles, and methods of the game
 * `g`. Fields and methods of one kind may come from several files. */
#ifndef TES_BIND_H
#define TES_BIND_H

#include "script/native/handlers.h"
#include "script/vm/handle.h"

/* Fields are functions of the handle alone. */
struct tesI_binding {
    tesI_handle type;                 /* HANDLE_NONE: g */
    const luaL_Reg *fields, *methods; /* NULL: none */
};

/* What each file binds, up to one that binds nothing. */
extern const struct tesI_binding tesI_bind_ask[], tesI_bind_cell[],
    tesI_bind_corner[], tesI_bind_edge[], tesI_bind_feature[],
    tesI_bind_figure[], tesI_bind_game[], tesI_bind_line[], tesI_bind_link[],
    tesI_bind_names[], tesI_bind_overlay[], tesI_bind_pile[], tesI_bind_score[],
    tesI_bind_suppose[], tesI_bind_tile[], tesI_bind_walk[];

/* Makes g, the menu and keyed variables, and puts all bindings in their places;
 * called once, after tesI_open_handles. */
void tesI_open_bindings(lua_State *L);

/* engine.method(owner, name, function, what...): adds a method that is written
 * in Lua to a kind of handles, "g" or "o"; lua/words/bound.lua tells what
 * arguments may be. */
int tesI_new_method(lua_State *L);

#endif
