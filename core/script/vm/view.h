/* view.h - tables that are shown and cannot be written. */
#ifndef TES_VIEW_H
#define TES_VIEW_H

#include <lua.h>

/* Replaces the table at the top by one that shows it and cannot be written;
 * what is missing comes from the metatable of the table shown, if it has one.
 * The message for writers lies above it and is popped. */
void tesI_push_view(lua_State *L);

/* If the table at `index` is a view, puts what it shows in its place. */
void tesI_see_through(lua_State *L, int index);

#endif
