/* require.h - files, and the engine's own Lua files. */
#ifndef TES_REQUIRE_H
#define TES_REQUIRE_H

#include "script/vm/vm.h"

/* Reads a whole file of no more than `limit` bytes; anything but a regular one
 * is refused. NULL with err; otherwise malloc'd, NUL-terminated. */
char *tesI_read_file(const char *path, size_t limit, size_t *size,
                     tes_error *err);

/* Pushes a malloc'd text and frees it, even when that raises. */
void tesI_push_freed(lua_State *L, char *text, size_t size);

/* Pushes what an error says, and clears it. */
void tesI_push_error(lua_State *L, tes_error *err);

/* The folder with lua/ expansions/ tiles/. NULL with err when unknown. */
const char *tesI_root(const char *wanted, tes_error *err);

/* Pushes the function that one of the engine's own Lua files (root/lua) is.
 * Raises. */
void tesI_load(lua_State *L, const char *name);

/* Pushes what `require "name"` of such a file gives, loaded once. Raises. */
void tesI_require(lua_State *L, const char *name);

#endif
