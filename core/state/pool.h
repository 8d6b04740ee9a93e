/* pool.h - the small blocks of a VM.
 *
 * A Lua state takes and gives back many small blocks and always says how large
 * they are. So they need no headers and no general allocator: blocks of one
 * size lie in *slabs* of 4 KB, and free ones are listed by size. A pool keeps
 * its slabs until it is closed. Large blocks come from tesI_realloc. Without
 * the pool a game takes 4 % more instructions. */
#ifndef TES_POOL_H
#define TES_POOL_H

#include <stdbool.h>
#include <stddef.h>

/* Sizes are rounded up to one of these steps; blocks above the largest are
 * large ones. */
#define TESI_POOL_STEP 16u
#define TESI_POOL_SIZES 16u

/* All zero: an empty pool. */
struct tesI_pool {
    void *free[TESI_POOL_SIZES]; /* each block begins with the next */
    struct tesI_slab *slabs;
};

/* As realloc, from a block of `old` bytes (0 for NULL) to one of `size` > 0.
 * NULL without memory, but never when the block is to shrink. */
void *tesI_pool_resize(struct tesI_pool *pool, void *block, size_t old,
                       size_t size);

/* Gives back a block of this size; NULL does nothing. */
void tesI_pool_give(struct tesI_pool *pool, void *block, size_t size);

/* Frees all slabs. */
void tesI_pool_close(struct tesI_pool *pool);

#endif
