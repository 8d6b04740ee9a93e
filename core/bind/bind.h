/* bind.h - the bindings that need nothing of the system but files, and
 * functions that add them to a Lua state. Each pushes one table of
 * functions. */
#ifndef TESSERA_BIND_H
#define TESSERA_BIND_H

#include <lauxlib.h>

int h_open_ruleset(lua_State *L); /* ruleset.c */
int h_open_game(lua_State *L);    /* game.c */
int h_open_save(lua_State *L);    /* save.c */
int h_open_player(lua_State *L);  /* player.c */
int h_open_file(lua_State *L);    /* file.c */
int h_open_json(lua_State *L);    /* json.c */
int h_open_learn(lua_State *L);   /* learn.c */
int h_open_out(lua_State *L);     /* out.c */
int h_open_image(lua_State *L);   /* image/bind.c */

/* Methods of games that read board, figures and events. */
extern const luaL_Reg h_board_methods[]; /* board.c */

/* Pushes the table of the module `tes`: each binding under its name, and the
 * version. `bindings` ends with a name of NULL; each function pushes a value.
 */
void h_push_bindings(lua_State *L, const luaL_Reg *bindings);

/* Opens Lua's libraries and the module `tes` with these bindings, and lets
 * `require` find the files of the folder root/lua and nothing else. May raise.
 */
void h_open_state(lua_State *L, const luaL_Reg *bindings, const char *root);

#endif
