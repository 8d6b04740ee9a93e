/* view.h - read-only tables. */
#ifndef TES_VIEW_H
#define TES_VIEW_H

#include <lua.h>

/* Replaces the table at the top by a read-only one that shows it; keys that are
 * missing come from the table's metatable, if it has one. The error message for
 * writes lies above the table and is popped. */
void tesI_push_view(lua_State *L);

/* If the table at `index` is such a view, replaces it by the table that it
 * shows. */
void tesI_see_through(lua_State *L, int index);

#endif
