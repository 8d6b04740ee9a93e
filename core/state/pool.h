/* pool.h - the small blocks of a VM.
 *
 * A Lua state takes and gives back many small blocks and always knows how
 * large they are, so they need neither headers nor the general allocator:
 * blocks of a size lie in slabs, and free ones in a list of their size. What
 * a pool once took it keeps until it is closed. Large blocks go through. */
#ifndef TES_POOL_H
#define TES_POOL_H

#include <stdbool.h>
#include <stddef.h>

/* Sizes are rounded up to steps; what is larger than all of them is large. */
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

/* Frees all that small blocks lie in. */
void tesI_pool_close(struct tesI_pool *pool);

#endif
