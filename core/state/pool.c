/* pool.c - the small blocks of a VM; see pool.h. */
#include "state/pool.h"

#include <string.h>

#include "port/alloc.h"

#ifdef __SANITIZE_ADDRESS__ /* it sees what is done to freed blocks */
#define KEEPS_BLOCKS false
#else
#define KEEPS_BLOCKS true
#endif
#define SMALL (TESI_POOL_SIZES * TESI_POOL_STEP)
#define SLAB_SIZE 4096u

/* Memory that was taken for small blocks. */
struct tesI_slab {
    struct tesI_slab *next;
    void *start; /* of what the allocator gave */
};

static bool is_small(size_t size) { return KEEPS_BLOCKS && size <= SMALL; }

static size_t class_of(size_t size) { return (size - 1) / TESI_POOL_STEP; }

static void put(struct tesI_pool *pool, size_t class, void *block)
{
    memcpy(block, &pool->free[class], sizeof(void *));
    pool->free[class] = block;
}

static void keep(struct tesI_pool *pool, struct tesI_slab *slab, void *start)
{
    slab->next = pool->slabs;
    slab->start = start;
    pool->slabs = slab;
}

/* More free blocks of a size. */
static bool refill(struct tesI_pool *pool, size_t class)
{
    size_t size = (class + 1) * TESI_POOL_STEP;
    unsigned char *start = tesI_realloc(NULL, SLAB_SIZE);
    if (start == NULL) return false;
    keep(pool, (struct tesI_slab *)(void *)start, start);
    for (size_t at = TESI_POOL_STEP; at + size <= SLAB_SIZE; at += size) {
        put(pool, class, start + at);
    }
    return true;
}

static void *take(struct tesI_pool *pool, size_t size)
{
    size_t class = class_of(size);
    if (tesI_memory_refused()) return NULL;
    if (pool->free[class] == NULL && !refill(pool, class)) return NULL;
    void *block = pool->free[class];
    memcpy(&pool->free[class], block, sizeof(void *));
    return block;
}

/* Makes a large block small where it is, when there is no memory for a new
 * small one: it becomes a slab of one block. Large blocks are longer than
 * needed by the words that describe a slab. */
static void *adopt(struct tesI_pool *pool, unsigned char *block)
{
    keep(pool, (struct tesI_slab *)(void *)(block + SMALL), block);
    return block;
}

void tesI_pool_give(struct tesI_pool *pool, void *block, size_t size)
{
    if (block == NULL) return;
    if (is_small(size)) {
        put(pool, class_of(size), block);
    } else {
        tesI_free(block);
    }
}

void *tesI_pool_resize(struct tesI_pool *pool, void *block, size_t old,
                       size_t size)
{
    bool was_small = is_small(old), small = is_small(size);
    if (!small && (block == NULL || !was_small)) {
        void *more = tesI_realloc(block, size + sizeof(struct tesI_slab));
        return more == NULL && size <= old ? block : more;
    }
    if (block != NULL && was_small && small &&
        class_of(old) == class_of(size)) {
        return block;
    }
    void *more = small ? take(pool, size)
                       : tesI_realloc(NULL, size + sizeof(struct tesI_slab));
    if (more == NULL) {
        if (block == NULL || size > old) return NULL;
        return was_small ? block : adopt(pool, block);
    }
    if (block == NULL) return more;
    memcpy(more, block, old < size ? old : size);
    tesI_pool_give(pool, block, old);
    return more;
}

void tesI_pool_close(struct tesI_pool *pool)
{
    while (pool->slabs != NULL) {
        struct tesI_slab *slab = pool->slabs;
        pool->slabs = slab->next;
        tesI_free(slab->start);
    }
}
