/* test_pool.c - blocks of all sizes keep what is in them, memory or none. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include "port/alloc.h"
#include "state/pool.h"

#define BLOCKS 200u
#define STEPS 40000u

static struct {
    unsigned char *bytes;
    size_t size;
} blocks[BLOCKS];

static uint32_t seed;

static uint32_t below(uint32_t n)
{
    seed = seed * 1664525u + 1013904223u;
    return (uint32_t)(((uint64_t)seed * n) >> 32);
}

/* Mostly small sizes, around all steps, and now and then a large one. */
static size_t some_size(void)
{
    size_t small = (size_t)TESI_POOL_STEP * TESI_POOL_SIZES;
    return 1 + below((uint32_t)(below(5) == 0 ? small * 4 : small + 20));
}

static void fill(uint32_t block)
{
    memset(blocks[block].bytes, (int)(block & 255), blocks[block].size);
}

static void check(uint32_t block, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        assert_int_equal(blocks[block].bytes[i], block & 255);
    }
}

static void give_all(struct tesI_pool *pool)
{
    for (uint32_t b = 0; b < BLOCKS; b++) {
        tesI_pool_give(pool, blocks[b].bytes, blocks[b].size);
        blocks[b].bytes = NULL;
        blocks[b].size = 0;
    }
}

/* Resizes at random; with `scarce`, every so many allocations fail. */
static void shuffle(struct tesI_pool *pool, bool scarce)
{
    for (uint32_t step = 0; step < STEPS; step++) {
        uint32_t b = below(BLOCKS);
        size_t had = blocks[b].size, size = some_size();

        if (below(4) == 0) {
            tesI_pool_give(pool, blocks[b].bytes, had);
            blocks[b].bytes = NULL;
            blocks[b].size = 0;
            continue;
        }
        if (scarce) tesI_memory_fail(1 + below(3));
        void *more = tesI_pool_resize(pool, blocks[b].bytes, had, size);
        tesI_memory_fail(0);
        if (more == NULL) {
            assert_true(scarce);
            assert_true(size > had);
            if (had > 0) check(b, had);
            continue;
        }
        blocks[b].bytes = more;
        blocks[b].size = size;
        assert_int_equal((uintptr_t)more % 16, 0);
        check(b, had < size ? had : size);
        fill(b);
    }
}

static void blocks_keep_their_bytes(void **state)
{
    struct tesI_pool pool = {0};
    (void)state;
    for (uint32_t run = 1; run < 6; run++) {
        seed = run;
        shuffle(&pool, false);
        give_all(&pool);
    }
    tesI_pool_close(&pool);
}

static void shrinking_needs_no_memory(void **state)
{
    struct tesI_pool pool = {0};
    (void)state;
    seed = 77;
    shuffle(&pool, true);
    give_all(&pool);
    tesI_pool_close(&pool);
}

/* A block that was given back serves again: a loop takes no more memory. */
static void freed_blocks_serve_again(void **state)
{
    struct tesI_pool pool = {0};
    (void)state;
    void *first = tesI_pool_resize(&pool, NULL, 0, 40);
    tesI_pool_give(&pool, first, 40);
#ifdef __SANITIZE_ADDRESS__ /* nothing is kept, so that it sees all */
    assert_null(pool.slabs);
    return;
#endif
    struct tesI_slab *slabs = pool.slabs;
    for (int i = 0; i < 1000; i++) {
        void *block = tesI_pool_resize(&pool, NULL, 0, 33 + (size_t)(i % 16));
        assert_ptr_equal(block, first);
        tesI_pool_give(&pool, block, 33 + (size_t)(i % 16));
    }
    assert_ptr_equal(pool.slabs, slabs);
    tesI_pool_close(&pool);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_keep_their_bytes),
        cmocka_unit_test(shrinking_needs_no_memory),
        cmocka_unit_test(freed_blocks_serve_again)};
    return cmocka_run_group_tests_name("pool", tests, NULL, NULL);
}
