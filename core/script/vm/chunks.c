/* chunks.c - compiled Lua texts, kept for the next ruleset; see chunks.h.
 *
 * Threads share the list without a lock: a chunk is complete before others can
 * see it, never changes and is never freed. The list lives as long as the
 * process. Beyond MOST nothing is added, so that a user who edits a module all
 * day, or sends many, cannot fill the memory. */
#include "script/vm/chunks.h"

#include <lauxlib.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>

#include "port/alloc.h"

#define BUCKETS 128u
#define MOST ((size_t)16 << 20) /* bytes */

/* Its text, its name with a zero byte and what was compiled lie behind it. */
struct chunk {
    struct chunk *next;
    size_t size, named, compiled;
    char bytes[];
};

typedef _Atomic(struct chunk *) bucket;
static bucket buckets[BUCKETS];
static _Atomic size_t kept;

static bucket *bucket_of(const char *name, size_t size)
{
    uint32_t hash = (uint32_t)size;
    for (; *name != '\0'; name++) {
        hash = (hash ^ (unsigned char)*name) * UINT32_C(0x01000193);
    }
    return &buckets[(hash ^ hash >> 16) % BUCKETS];
}

static const struct chunk *find(const char *text, size_t size, const char *name)
{
    const struct chunk *chunk =
        atomic_load_explicit(bucket_of(name, size), memory_order_acquire);
    for (; chunk != NULL; chunk = chunk->next) {
        if (chunk->size == size && strcmp(chunk->bytes + size, name) == 0 &&
            memcmp(chunk->bytes, text, size) == 0) {
            return chunk;
        }
    }
    return NULL;
}

int tesI_write(lua_State *L, const void *bytes, size_t size, void *to)
{
    struct tesI_bytes *all = to;
    (void)L;
    if (all->used + size > all->room) {
        size_t room = (all->used + size) * 2;
        char *more = tesI_realloc(all->data, room);
        if (more == NULL) return 1;
        all->data = more;
        all->room = room;
    }
    if (size > 0) memcpy(all->data + all->used, bytes, size);
    all->used += size;
    return 0;
}

/* Keeps the function at the top, if there is room. */
static void keep(lua_State *L, const char *text, size_t size, const char *name)
{
    struct tesI_bytes to = {NULL, 0, 0};
    size_t named = strlen(name) + 1, head = offsetof(struct chunk, bytes);
    struct chunk *chunk, empty = {0};

    if (atomic_load_explicit(&kept, memory_order_relaxed) > MOST) return;
    if (tesI_write(L, &empty, head, &to) != 0 ||
        tesI_write(L, text, size, &to) != 0 ||
        tesI_write(L, name, named, &to) != 0 ||
        lua_dump(L, tesI_write, &to, 0) != 0) {
        tesI_free(to.data);
        return;
    }
    chunk = tesI_realloc(to.data, to.used);
    if (chunk == NULL) chunk = (struct chunk *)(void *)to.data;
    chunk->size = size;
    chunk->named = named;
    chunk->compiled = to.used - head - size - named;
    atomic_fetch_add_explicit(&kept, to.used, memory_order_relaxed);
    bucket *list = bucket_of(name, size);
    chunk->next = atomic_load_explicit(list, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(list, &chunk->next, chunk,
                                                  memory_order_release,
                                                  memory_order_relaxed)) {
    }
}

/* What is kept by a key of the caller is no file. */
#define KEYED "=kept"

static int load_kept(lua_State *L, const struct chunk *chunk)
{
    return luaL_loadbufferx(L, chunk->bytes + chunk->size + chunk->named,
                            chunk->compiled, chunk->bytes + chunk->size, "b");
}

int tesI_chunk_load(lua_State *L, const char *text, size_t size,
                    const char *name)
{
    const struct chunk *chunk = find(text, size, name);

    if (chunk != NULL) return load_kept(L, chunk);
    int status = luaL_loadbufferx(L, text, size, name, "t");
    if (status == LUA_OK) keep(L, text, size, name);
    return status;
}

bool tesI_chunk_recall(lua_State *L, const char *key, size_t size)
{
    const struct chunk *chunk = find(key, size, KEYED);

    if (chunk == NULL) return false;
    if (load_kept(L, chunk) != LUA_OK) lua_error(L);
    return true;
}

void tesI_chunk_keep(lua_State *L, const char *key, size_t size,
                     const char *text, size_t length)
{
    if (find(key, size, KEYED) != NULL) return;
    if (luaL_loadbufferx(L, text, length, KEYED, "t") != LUA_OK) lua_error(L);
    keep(L, key, size, KEYED);
    lua_pop(L, 1);
}
