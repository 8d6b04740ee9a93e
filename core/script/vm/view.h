/* view.h - what no script changes: metatables, read-only tables. */
#ifndef TES_VIEW_H
#define TES_VIEW_H

#include <lua.h>

/* Makes the table at the top the metatable of what lies below it, for good: no
 * script gets it, or sets another one. Pops it. */
void tesI_seal(lua_State *L);

/* Replaces the table at the top by a read-only one that shows it; keys that are
 * missing come from the table's metatable, if it has one. The error message for
 * writes lies above the table and is popped. */
void tesI_push_view(lua_State *L);

/* If the table at `index` is such a view, replaces it by the table that it
 * shows. */
void tesI_see_through(lua_State *L, int index);

#endif
