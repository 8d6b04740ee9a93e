/* chunks.h - texts of Lua that were compiled before.
 *
 * Every ruleset has a Lua state of its own, and each loads much the same
 * files: the engine's own, and those of the modules that many games use. A
 * process compiles such a text once and keeps what string.dump would give,
 * with its names and lines, so that errors read the same. What is kept goes
 * by name and text: a file that was changed is compiled anew. */
#ifndef TES_CHUNKS_H
#define TES_CHUNKS_H

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>

/* As luaL_loadbufferx in mode "t": pushes the function, or what is wrong. */
int tesI_chunk_load(lua_State *L, const char *text, size_t size,
                    const char *name);

/* The same for what follows from a text alone, and takes longer to find out
 * than to say: under a key that holds all it follows from, a chunk is kept
 * that returns it. The first pushes its function; false: there is none. The
 * second takes the text of the chunk. Both raise. */
bool tesI_chunk_recall(lua_State *L, const char *key, size_t size);
void tesI_chunk_keep(lua_State *L, const char *key, size_t size,
                     const char *text, size_t length);

#endif
