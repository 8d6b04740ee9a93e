/* state.h - the proxies that state{} returns. */
#ifndef TES_STATE_H
#define TES_STATE_H

#include <lua.h>

/* Makes the metatable of slots; called once. */
void tesI_open_state(lua_State *L);

/* engine.change(number) -> what the change takes, or nil */
int tesI_make_change(lua_State *L);

/* engine.slot(number), engine.scope(names). */
int tesI_new_slot(lua_State *L);
int tesI_new_scope(lua_State *L);

#endif
