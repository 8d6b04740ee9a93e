/* state.h - the proxies that state{} returns. */
#ifndef TES_STATE_H
#define TES_STATE_H

#include <lua.h>

/* Makes the metatable of keyed variables; called once. */
void tesI_open_state(lua_State *L);

/* engine.change(number) -> what the change takes, or nil */
int tesI_make_change(lua_State *L);

/* engine.keyed(number), engine.scope(names). */
int tesI_new_keyed(lua_State *L);
int tesI_new_scope(lua_State *L);

#endif
