/* chunks.h - compiled Lua texts, kept for the next ruleset.
 *
 * Every ruleset has a Lua state of its own, and each loads much the same files:
 * the engine's own, and those of the modules that many games use. A process
 * compiles such a text once and keeps the result, as string.dump gives it, with
 * names and lines, so that errors read the same. The key is name and text: a
 * file that was changed is compiled anew. */
#ifndef TES_CHUNKS_H
#define TES_CHUNKS_H

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>

/* Bytes that become more, in memory that the owner frees. */
struct tesI_bytes {
    char *data;
    size_t used, room;
};

/* Appends to one of them, as lua_dump writes; not 0: out of memory. */
int tesI_write(lua_State *L, const void *bytes, size_t size, void *to);

/* As luaL_loadbufferx in mode "t": pushes the function, or what is wrong. */
int tesI_chunk_load(lua_State *L, const char *text, size_t size,
                    const char *name);

/* Keeps results that are slow to compute and follow from a text alone, such as
 * a file. The key holds everything that the result follows from; what is kept
 * is a chunk that returns the result. _recall pushes the function of the chunk;
 * false: there is none. The second function keeps one, given as text. Both
 * raise. */
bool tesI_chunk_recall(lua_State *L, const char *key, size_t size);
void tesI_chunk_keep(lua_State *L, const char *key, size_t size,
                     const char *text, size_t length);

#endif
