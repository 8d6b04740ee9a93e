/* test_store.c - the journaled store against plain copies of its columns. */
#include "fake.h"

#include <stdlib.h>
#include <string.h>

#include "port/alloc.h"

#define STEPS 400

/* What the store holds, copied. */
struct copy {
    uint32_t *data[TESI_COLUMNS], len[TESI_COLUMNS];
    uint64_t hash, digest;
    tesI_mark mark;
};

static struct copy copy_of(const struct tesI_store *store)
{
    struct copy copy = {.hash = store->hash,
                        .digest = tesI_store_digest(store),
                        .mark = tesI_store_mark(store)};
    for (int c = 0; c < TESI_COLUMNS; c++) {
        size_t size = store->rows[c].len * sizeof(uint32_t);
        copy.len[c] = store->rows[c].len;
        copy.data[c] = malloc(size + 1);
        assert_non_null(copy.data[c]);
        if (size > 0) memcpy(copy.data[c], store->rows[c].data, size);
    }
    return copy;
}

static void free_copy(struct copy *copy)
{
    for (int c = 0; c < TESI_COLUMNS; c++) free(copy->data[c]);
}

static uint64_t hash_anew(const struct tesI_store *store)
{
    uint64_t hash = 0;
    for (uint32_t c = 0; c < TESI_COLUMNS; c++) {
        if (!TESI_HASHED(c)) continue;
        for (uint32_t i = 0; i < store->rows[c].len; i++) {
            hash ^= tesI_mix(tesI_hashed_at(c, i), store->rows[c].data[i]);
        }
    }
    return hash;
}

static void assert_like(const struct tesI_store *store, const struct copy *copy)
{
    for (int c = 0; c < TESI_COLUMNS; c++) {
        size_t size = copy->len[c] * sizeof(uint32_t);
        assert_int_equal(store->rows[c].len, copy->len[c]);
        if (size == 0) continue;
        assert_memory_equal(store->rows[c].data, copy->data[c], size);
    }
    assert_true(store->hash == copy->hash);
    assert_true(store->hash == hash_anew(store));
    assert_true(tesI_store_digest(store) == copy->digest);
}

/* One random change. */
static void change(struct tesI_store *store, uint64_t *dice)
{
    tesI_column column = (tesI_column)fake_random(dice, TESI_COLUMNS);
    uint32_t len = tesI_len(store, column), words = fake_random(dice, 5);

    assert_true(tesI_store_reserve(store, 4));
    assert_true(tesI_store_room(store, column, 2 * words));
    if (len > 0 && fake_random(dice, 3) > 0) {
        uint32_t value =
            fake_random(dice, 3) == 0 ? 0 : fake_random(dice, 1000);
        tesI_put(store, column, fake_random(dice, len), value);
        return;
    }
    uint32_t *row = tesI_append(store, column, words);
    for (uint32_t i = 0; i < words; i++) row[i] = fake_random(dice, 4);
    if (fake_random(dice, 2) == 0) {
        row = tesI_extend(store, column, words);
        for (uint32_t i = 0; i < words; i++) row[i] = fake_random(dice, 4);
        words *= 2;
    }
    if (TESI_HASHED(column)) tesI_appended(store, column, words);
}

static void test_rollback(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 30; seed++) {
        struct tesI_store store;
        struct copy copies[STEPS];
        uint64_t dice = seed;
        int n = 0;

        tesI_store_init(&store);
        for (int i = 0; i < STEPS; i++) {
            copies[n++] = copy_of(&store);
            for (uint32_t k = fake_random(&dice, 12); k > 0; k--) {
                change(&store, &dice);
            }
            assert_true(store.hash == hash_anew(&store));
            if (fake_random(&dice, 4) != 0) continue;
            int back = n - 1 - (int)fake_random(&dice, (uint32_t)n) / 4;
            tesI_store_rollback(&store, copies[back].mark);
            assert_like(&store, &copies[back]);
            while (n > back) free_copy(&copies[--n]);
        }
        while (n > 0) {
            tesI_store_rollback(&store, copies[--n].mark);
            assert_like(&store, &copies[n]);
            free_copy(&copies[n]);
        }
        assert_true(store.hash == 0);
        tesI_store_free(&store);
    }
}

/* A copy is equal, independent, and can be rolled back to its mark. */
static void test_copy(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 50; seed++) {
        struct tesI_store store, twin;
        uint64_t dice = seed;

        tesI_store_init(&store);
        for (int i = 0; i < 300; i++) change(&store, &dice);
        struct copy early = copy_of(&store);
        for (int i = 0; i < 40; i++) change(&store, &dice);
        struct copy late = copy_of(&store);

        assert_true(tesI_store_copy(&twin, &store, early.mark));
        assert_like(&twin, &late);
        assert_int_equal(tesI_store_mark(&twin), tesI_store_mark(&store));
        for (int i = 0; i < 200; i++) change(&twin, &dice);
        assert_like(&store, &late);
        tesI_store_rollback(&twin, late.mark);
        assert_like(&twin, &late);
        tesI_store_rollback(&twin, early.mark);
        assert_like(&twin, &early);
        tesI_store_free(&twin);

        tesI_store_rollback(&store, early.mark);
        assert_like(&store, &early);
        tesI_store_free(&store);
        free_copy(&early);
        free_copy(&late);
    }
}

static void test_forget(void **state)
{
    struct tesI_store store;
    uint64_t dice = 5;
    struct copy copies[20];

    (void)state;
    tesI_store_init(&store);
    for (int i = 0; i < 20; i++) {
        for (int k = 0; k < 30; k++) change(&store, &dice);
        copies[i] = copy_of(&store);
        if (i >= 5) tesI_store_forget(&store, copies[i - 5].mark);
        assert_like(&store, &copies[i]);
    }
    for (int i = 19; i >= 14; i--) {
        tesI_store_rollback(&store, copies[i].mark);
        assert_like(&store, &copies[i]);
    }
    assert_int_equal(store.rows[COL_JOURNAL].len, 0);
    for (int i = 0; i < 20; i++) free_copy(&copies[i]);
    tesI_store_free(&store);
}

/* Whatever happens between, a stash brings back what was there, and the
 * journal with it. */
static void test_stash(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 50; seed++) {
        struct tesI_store store;
        struct tesI_stash stash;
        uint64_t dice = seed * 7;

        tesI_store_init(&store);
        for (int i = 0; i < 100; i++) change(&store, &dice);
        struct copy first = copy_of(&store);
        for (int i = 0; i < 60; i++) change(&store, &dice);
        struct copy early = copy_of(&store);
        for (int i = 0; i < 60; i++) change(&store, &dice);
        struct copy late = copy_of(&store);

        assert_true(tesI_stash_take(&stash, &store, early.mark));
        assert_like(&store, &late);
        tesI_store_rollback(&store, early.mark);
        for (int i = 0; i < 150; i++) change(&store, &dice);
        tesI_stash_restore(&stash, &store);
        tesI_stash_drop(&stash);
        assert_like(&store, &late);
        assert_int_equal(tesI_store_mark(&store), late.mark);
        tesI_store_rollback(&store, early.mark);
        assert_like(&store, &early);
        tesI_store_rollback(&store, first.mark);
        assert_like(&store, &first);

        tesI_store_free(&store);
        free_copy(&first);
        free_copy(&early);
        free_copy(&late);
    }
}

/* Capacity and history do not show in the hash; order of columns and words
 * does. */
static void test_hash(void **state)
{
    struct tesI_store a, b;

    (void)state;
    tesI_store_init(&a);
    tesI_store_init(&b);
    assert_true(tesI_store_reserve(&a, 10) && tesI_store_reserve(&b, 10));
    assert_true(tesI_store_room(&a, COL_WORDS, 3));
    assert_true(tesI_store_room(&b, COL_WORDS, 5000));
    tesI_append(&a, COL_WORDS, 3);
    tesI_append(&b, COL_WORDS, 2);
    tesI_put(&a, COL_WORDS, 1, 9);
    tesI_put(&b, COL_WORDS, 0, 4);
    assert_true(a.hash != b.hash);
    tesI_put(&b, COL_WORDS, 1, 9);
    tesI_put(&b, COL_WORDS, 0, 0);
    assert_true(a.hash == b.hash);
    tesI_put(&b, COL_WORDS, 1, 0);
    tesI_put(&b, COL_WORDS, 0, 9);
    assert_true(a.hash != b.hash);
    assert_true(tesI_store_room(&b, COL_META, 1));
    uint64_t before = b.hash;
    *(uint32_t *)tesI_append(&b, COL_META, 1) = 77;
    assert_true(b.hash == before);
    tesI_store_free(&a);
    tesI_store_free(&b);
}

/* ---- indexes ------------------------------------------------------------- */

#define KEYS 300

static void start_index(struct tesI_store *store)
{
    tesI_store_init(store);
    assert_true(tesI_store_room(store, COL_META, META_WORDS));
    assert_true(tesI_store_reserve(store, 1));
    tesI_append(store, COL_META, META_WORDS);
}

static void key_of(uint32_t k, uint32_t *a, uint32_t *b)
{
    *a = 1 + k % 7;
    *b = k % 3 == 0 ? k : k * 65536;
}

static void assert_index(const struct tesI_store *store, const uint32_t *values)
{
    uint32_t a, b;
    for (uint32_t k = 0; k < KEYS; k++) {
        key_of(k, &a, &b);
        assert_int_equal(tesI_index_get(store, COL_MAPS, META_MAPS, a, b),
                         values[k]);
    }
    uint32_t at = 0, word, with = 0, seen = 0;
    for (uint32_t k = 0; k < KEYS; k++) with += values[k] != 0;
    while (tesI_index_next(store, COL_MAPS, META_MAPS, &at, &a, &b, &word)) {
        assert_int_equal(tesI_index_get(store, COL_MAPS, META_MAPS, a, b),
                         tesI_get(store, COL_MAPS, word));
        seen++;
    }
    assert_int_equal(seen, with);
}

static void test_index(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct tesI_store store;
        uint32_t values[KEYS] = {0}, kept[KEYS] = {0}, a, b;
        uint64_t dice = seed;

        start_index(&store);
        tesI_mark mark = tesI_store_mark(&store);
        uint64_t hash = tesI_index_hash(&store, COL_MAPS, META_MAPS);
        for (int i = 0; i < 2000; i++) {
            uint32_t k = fake_random(&dice, KEYS);
            uint32_t value = fake_random(&dice, 3);
            key_of(k, &a, &b);
            assert_true(
                tesI_index_put(&store, COL_MAPS, META_MAPS, a, b, value));
            values[k] = value;
            if (i % 37 == 0) assert_index(&store, values);
            if (i % 211 == 0) {
                mark = tesI_store_mark(&store);
                hash = tesI_index_hash(&store, COL_MAPS, META_MAPS);
                memcpy(kept, values, sizeof kept);
            } else if (i % 211 == 100 && seed % 2 == 0) {
                tesI_store_rollback(&store, mark);
                memcpy(values, kept, sizeof kept);
                assert_index(&store, values);
                assert_true(tesI_index_hash(&store, COL_MAPS, META_MAPS) ==
                            hash);
            }
        }
        assert_index(&store, values);
        tesI_store_free(&store);
    }
}

/* The hash of an index knows no order, no past and no size. */
static void test_index_hash(void **state)
{
    struct tesI_store there, back;
    uint32_t a, b;

    (void)state;
    start_index(&there);
    start_index(&back);
    for (uint32_t k = 0; k < KEYS; k++) {
        key_of(k, &a, &b);
        assert_true(tesI_index_put(&back, COL_MAPS, META_MAPS, a, b, 5));
    }
    for (uint32_t k = 0; k < 100; k++) {
        key_of(k, &a, &b);
        assert_true(tesI_index_put(&there, COL_MAPS, META_MAPS, a, b, k + 1));
    }
    for (uint32_t k = KEYS; k-- > 0;) {
        key_of(k, &a, &b);
        assert_true(tesI_index_put(&back, COL_MAPS, META_MAPS, a, b,
                                   k < 100 ? k + 1 : 0));
    }
    assert_true(tesI_index_hash(&there, COL_MAPS, META_MAPS) ==
                tesI_index_hash(&back, COL_MAPS, META_MAPS));
    assert_true(tesI_index_put(&back, COL_MAPS, META_MAPS, 1, 999999, 1));
    assert_true(tesI_index_hash(&there, COL_MAPS, META_MAPS) !=
                tesI_index_hash(&back, COL_MAPS, META_MAPS));
    tesI_store_free(&there);
    tesI_store_free(&back);
}

/* ---- memory -------------------------------------------------------------- */

/* Grows everything until it is told that memory is out. */
static bool grow_all(struct tesI_store *store)
{
    struct tesI_store twin;
    struct tesI_stash stash;
    uint32_t a, b;

    for (uint32_t k = 0; k < 40; k++) {
        key_of(k, &a, &b);
        if (!tesI_index_put(store, COL_MAPS, META_MAPS, a, b, 1)) {
            return false;
        }
        if (!tesI_store_room(store, COL_WORDS, 20) ||
            !tesI_store_reserve(store, 1)) {
            return false;
        }
        tesI_append(store, COL_WORDS, 20);
    }
    tesI_mark mark = tesI_store_mark(store);
    if (!tesI_store_copy(&twin, store, mark)) {
        assert_null(twin.slab);
        assert_null(twin.rows[COL_JOURNAL].data);
        return false;
    }
    tesI_store_free(&twin);
    bool taken = tesI_stash_take(&stash, store, mark);
    tesI_stash_drop(&stash);
    return taken;
}

static void test_memory(void **state)
{
    bool done = false;
    unsigned long n = 0;

    (void)state;
    while (!done) {
        struct tesI_store store;
        start_index(&store);
        struct copy before = copy_of(&store);
        tesI_memory_fail(++n);
        done = grow_all(&store);
        tesI_memory_fail(0);
        tesI_store_rollback(&store, before.mark);
        assert_like(&store, &before);
        free_copy(&before);
        tesI_store_free(&store);
    }
    assert_in_range(n, 8, 1000);
}

/* Entries of the journal are short or long by what they say; a mark is where it
 * was whether the first words of a column are known or gone. */
static void test_long_entries(void **state)
{
    const uint32_t edges[] = {0, 1, 4095, 4096, 16383, 16384, UINT32_MAX};
    const uint32_t words = 20000, count = sizeof edges / sizeof *edges;
    struct tesI_store store, twin;

    (void)state;
    tesI_store_init(&store);
    assert_true(tesI_store_room(&store, COL_OPTIONS, 2 * words));
    assert_true(tesI_store_reserve(&store, 200));
    for (uint32_t i = 0; i < 2; i++) tesI_append(&store, COL_OPTIONS, words);
    tesI_mark mark = tesI_store_mark(&store);
    tesI_store_forget(&store, mark);
    struct copy before = copy_of(&store);
    for (uint32_t w = 0; w < 5; w++) {
        for (uint32_t i = 0; i < count; i++) {
            tesI_put(&store, COL_OPTIONS, words + edges[w], edges[i]);
        }
    }
    assert_true(tesI_store_copy(&twin, &store, mark));
    tesI_store_behead(&twin, COL_OPTIONS, words);
    assert_int_equal(tesI_store_first(&twin, COL_OPTIONS), words);
    struct tesI_store *both[] = {&store, &twin};
    tesI_mark ends[2];
    for (int i = 0; i < 2; i++) {
        assert_true(tesI_store_room(both[i], COL_OPTIONS, 1));
        assert_true(tesI_store_reserve(both[i], 1));
        tesI_append(both[i], COL_OPTIONS, 1);
        ends[i] = tesI_store_mark(both[i]);
        tesI_store_rollback(both[i], mark);
    }
    assert_int_equal(ends[0], ends[1]);
    assert_like(&store, &before);
    assert_int_equal(tesI_len(&twin, COL_OPTIONS), words);
    for (uint32_t w = 0; w < words; w++) {
        assert_int_equal(tesI_get(&twin, COL_OPTIONS, w), 0);
    }
    free_copy(&before);
    tesI_store_free(&twin);
    tesI_store_free(&store);
}

/* A column ends long before its word numbers would run into others. */
static void test_limit(void **state)
{
    struct tesI_store store;
    (void)state;
    tesI_store_init(&store);
    assert_false(tesI_store_grow(&store, COL_WORDS, TESI_MAX_WORDS + 1));
    tesI_store_free(&store);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rollback),   cmocka_unit_test(test_copy),
        cmocka_unit_test(test_forget),     cmocka_unit_test(test_stash),
        cmocka_unit_test(test_hash),       cmocka_unit_test(test_index),
        cmocka_unit_test(test_index_hash), cmocka_unit_test(test_memory),
        cmocka_unit_test(test_limit),      cmocka_unit_test(test_long_entries),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
