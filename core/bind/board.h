/* board.h - methods of games that read board, figures and events. */
#ifndef TESSERA_BIND_BOARD_H
#define TESSERA_BIND_BOARD_H

#include <lauxlib.h>

extern const luaL_Reg h_board_methods[];

#endif
