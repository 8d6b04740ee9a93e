/* host.h - the list of the bindings that need an operating system, and the Lua
 * state of the program. Each binding pushes what `tes` has under its name. */
#ifndef TESSERA_HOST_H
#define TESSERA_HOST_H

#include <lua.h>

int h_open_built(lua_State *L);   /* built.c */
int h_open_child(lua_State *L);   /* bind_child.c */
int h_open_mpi(lua_State *L);     /* bind_mpi.c */
int h_open_process(lua_State *L); /* bind_process.c */
int h_open_term(lua_State *L);    /* bind_term.c */

/* Opens Lua's libraries and the module `tes` with all bindings that there are,
 * and lets `require` find the files of the folder root/lua. May raise. */
void h_open_all(lua_State *L, const char *root);

#endif
