/* store.c - the journaled store: growth, rollback, copies, indexes. */
#include "store.h"

#include <string.h>

#include "alloc.h"

void tesI_store_init(struct tesI_store *store)
{
    memset(store, 0, sizeof *store);
}

void tesI_store_free(struct tesI_store *store)
{
    for (int c = 0; c < TESI_COLUMNS; c++) {
        if (!store->rows[c].slab) tesI_free(store->rows[c].data);
    }
    tesI_free(store->journal);
    tesI_free(store->slab);
    tesI_store_init(store);
}

void tesI_store_reset(struct tesI_store *store)
{
    for (int c = 0; c < TESI_COLUMNS; c++) store->rows[c].len = 0;
    store->journal_len = store->journal_base = 0;
    store->hash = 0;
}

/* Small columns grow by a sixteenth, which keeps a finished 72-tile game
 * small; large ones by half, which keeps copying them cheap. */
static uint32_t grown(uint32_t cap, uint32_t need)
{
    uint32_t more = cap + (cap < 32768 ? cap / 16 : cap / 2);
    return more < need ? need + (need >> 4) : more;
}

/* May the store take so many bytes more? */
static bool within(struct tesI_store *store, size_t bytes)
{
    if (store->limit == 0 || tesI_store_memory(store) + bytes <= store->limit) {
        return true;
    }
    store->full = true;
    return false;
}

bool tesI_store_grow(struct tesI_store *store, tesI_column column,
                     uint32_t words)
{
    struct tesI_rows *rows = &store->rows[column];
    if (words > TESI_MAX_WORDS - rows->len) return false;
    uint32_t cap = grown(rows->cap, rows->len + words);
    if (!within(store, (cap - rows->cap) * sizeof(uint32_t))) return false;
    uint32_t *data =
        tesI_realloc(rows->slab ? NULL : rows->data, cap * sizeof *data);
    if (data == NULL) return false;
    if (rows->slab) memcpy(data, rows->data, rows->len * sizeof *data);
    rows->data = data;
    rows->cap = cap;
    rows->slab = false;
    return true;
}

bool tesI_store_grow_journal(struct tesI_store *store, uint32_t entries)
{
    uint32_t cap = grown(store->journal_cap, store->journal_len + entries);
    if (!within(store, (cap - store->journal_cap) * sizeof(struct tesI_undo))) {
        return false;
    }
    struct tesI_undo *journal =
        tesI_realloc(store->journal, cap * sizeof *journal);
    if (journal == NULL) return false;
    store->journal = journal;
    store->journal_cap = cap;
    return true;
}

bool tesI_store_copy(struct tesI_store *to, const struct tesI_store *from,
                     tesI_mark mark)
{
    uint32_t skip = mark - from->journal_base;
    uint32_t entries = from->journal_len - skip;
    size_t words = 0;

    tesI_store_init(to);
    for (int c = 0; c < TESI_COLUMNS; c++) words += from->rows[c].len;
    to->slab_size = words * sizeof(uint32_t);
    to->slab = tesI_realloc(NULL, to->slab_size + 1);
    if (to->slab == NULL) return false;
    if (!tesI_store_grow_journal(to, entries + 16)) {
        tesI_store_free(to);
        return false;
    }
    uint32_t *next = to->slab;
    for (int c = 0; c < TESI_COLUMNS; c++) {
        const struct tesI_rows *rows = &from->rows[c];
        to->rows[c] = (struct tesI_rows){next, rows->len, rows->len, true};
        if (rows->len == 0) continue;
        memcpy(next, rows->data, rows->len * sizeof *next);
        next += rows->len;
    }
    if (entries > 0) {
        memcpy(to->journal, from->journal + skip,
               entries * sizeof *to->journal);
    }
    to->journal_len = entries;
    to->journal_base = mark;
    to->hash = from->hash;
    return true;
}

static void shorten(struct tesI_store *store, tesI_column column, uint32_t len)
{
    struct tesI_rows *rows = &store->rows[column];
    if (TESI_HASHED(column)) {
        for (uint32_t i = len; i < rows->len; i++) {
            store->hash ^= tesI_mix((uint32_t)column << TESI_COLUMN_SHIFT | i,
                                    rows->data[i]);
        }
    }
    rows->len = len;
}

void tesI_store_rollback(struct tesI_store *store, tesI_mark mark)
{
    uint32_t keep = mark - store->journal_base;
    store->rollbacks++;
    while (store->journal_len > keep) {
        struct tesI_undo undo = store->journal[--store->journal_len];
        uint32_t column = undo.at >> TESI_COLUMN_SHIFT;
        uint32_t word = undo.at & (TESI_MAX_WORDS - 1);
        if (column == TESI_LENGTH >> TESI_COLUMN_SHIFT) {
            shorten(store, (tesI_column)word, undo.old);
            continue;
        }
        uint32_t *slot = &store->rows[column].data[word];
        if (TESI_HASHED(column)) {
            store->hash ^=
                tesI_mix(undo.at, *slot) ^ tesI_mix(undo.at, undo.old);
        }
        *slot = undo.old;
    }
}

/* Capacity that is worth giving back, in words or entries. */
#define SLACK 65536u

void tesI_store_shrink(struct tesI_store *store)
{
    for (int c = 0; c < TESI_COLUMNS; c++) {
        struct tesI_rows *rows = &store->rows[c];
        if (rows->slab || rows->cap - rows->len < SLACK) continue;
        uint32_t cap = rows->len + SLACK / 8;
        void *less = tesI_realloc(rows->data, cap * sizeof(uint32_t));
        if (less == NULL) continue;
        rows->data = less;
        rows->cap = cap;
    }
    if (store->journal_cap - store->journal_len < SLACK) return;
    uint32_t cap = store->journal_len + SLACK / 8;
    void *less = tesI_realloc(store->journal, cap * sizeof *store->journal);
    if (less == NULL) return;
    store->journal = less;
    store->journal_cap = cap;
}

void tesI_store_forget(struct tesI_store *store, tesI_mark mark)
{
    uint32_t skip = mark - store->journal_base;
    store->journal_len -= skip;
    memmove(store->journal, store->journal + skip,
            store->journal_len * sizeof *store->journal);
    store->journal_base = mark;
}

uint32_t tesI_store_first(const struct tesI_store *store, tesI_column column)
{
    uint32_t at = TESI_LENGTH | (uint32_t)column;
    for (uint32_t i = 0; i < store->journal_len; i++) {
        if (store->journal[i].at == at) return store->journal[i].old;
    }
    return store->rows[column].len;
}

void tesI_store_behead(struct tesI_store *store, tesI_column column,
                       uint32_t words)
{
    struct tesI_rows *rows = &store->rows[column];
    if (words == 0) return;
    rows->len -= words;
    memmove(rows->data, rows->data + words, rows->len * sizeof *rows->data);
    for (uint32_t i = 0; i < store->journal_len; i++) {
        struct tesI_undo *undo = &store->journal[i];
        if (undo->at == (TESI_LENGTH | (uint32_t)column)) {
            undo->old -= words;
        } else if (undo->at >> TESI_COLUMN_SHIFT == column) {
            undo->at -= words;
        }
    }
}

/* What a game with a short history may have to spare: enough for an answer,
 * so that memory is not taken and given back all the time. */
#define SPARE_WORDS 256u

void tesI_store_trim(struct tesI_store *store)
{
    static const tesI_column columns[] = {COL_STEPS, COL_OPTIONS, COL_FRESH};
    for (size_t i = 0; i < sizeof columns / sizeof *columns; i++) {
        struct tesI_rows *rows = &store->rows[columns[i]];
        uint32_t cap = rows->len + SPARE_WORDS / 4;
        if (rows->slab || rows->cap / 2 <= cap) continue;
        uint32_t *less = tesI_realloc(rows->data, cap * sizeof *less);
        if (less == NULL) continue;
        rows->data = less;
        rows->cap = cap;
    }
    uint32_t cap = store->journal_len + SPARE_WORDS;
    if (store->journal_cap / 2 <= cap) return;
    void *less = tesI_realloc(store->journal, cap * sizeof *store->journal);
    if (less == NULL) return;
    store->journal = less;
    store->journal_cap = cap;
}

size_t tesI_store_memory(const struct tesI_store *store)
{
    size_t bytes = store->slab_size;
    for (int c = 0; c < TESI_COLUMNS; c++) {
        if (store->rows[c].slab) continue;
        bytes += store->rows[c].cap * sizeof(uint32_t);
    }
    return bytes + store->journal_cap * sizeof *store->journal;
}

static uint64_t stir(uint64_t digest, uint32_t word)
{
    digest = (digest ^ word) * UINT64_C(0x100000001B3);
    return digest ^ digest >> 31;
}

uint64_t tesI_digest_words(uint64_t digest, const uint32_t *words,
                           uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) digest = stir(digest, words[i]);
    return stir(digest, count);
}

/* Four digests side by side do not wait for each other's products. */
uint64_t tesI_store_digest(const struct tesI_store *store)
{
    uint64_t lanes[4] = {store->hash, 1, 2, 3};
    for (uint32_t c = 0; c < TESI_COLUMNS; c++) {
        const struct tesI_rows *rows = &store->rows[c];
        uint32_t i = 0;
        if (c == COL_STEPS || c == COL_OPTIONS) continue;
        for (; i + 4 <= rows->len; i += 4) {
            for (int l = 0; l < 4; l++) {
                lanes[l] = stir(lanes[l], rows->data[i + (uint32_t)l]);
            }
        }
        for (; i < rows->len; i++) lanes[0] = stir(lanes[0], rows->data[i]);
        lanes[3] = stir(lanes[3], rows->len);
    }
    for (int l = 1; l < 4; l++) {
        lanes[0] = stir(lanes[0] ^ lanes[l], (uint32_t)(lanes[l] >> 32));
    }
    return lanes[0];
}

/* ---- stashes ----------------------------------------------------------- */

/* Block layout: entries x (at, old, present), then the tails by column. */
bool tesI_stash_take(struct tesI_stash *stash, const struct tesI_store *store,
                     tesI_mark mark)
{
    uint32_t skip = mark - store->journal_base;
    const struct tesI_undo *undo = store->journal + skip;
    size_t words;

    stash->mark = mark;
    stash->hash = store->hash;
    stash->entries = store->journal_len - skip;
    for (int c = 0; c < TESI_COLUMNS; c++) {
        stash->len[c] = stash->base[c] = store->rows[c].len;
    }
    for (uint32_t i = stash->entries; i-- > 0;) {
        if (undo[i].at >> TESI_COLUMN_SHIFT == 31) {
            stash->base[undo[i].at & 31] = undo[i].old;
        }
    }
    words = 3 * (size_t)stash->entries;
    for (int c = 0; c < TESI_COLUMNS; c++) {
        words += stash->len[c] - stash->base[c];
    }
    stash->block = tesI_realloc(NULL, (words + 1) * sizeof(uint32_t));
    if (stash->block == NULL) return false;
    uint32_t *out = stash->block;
    for (uint32_t i = 0; i < stash->entries; i++) {
        uint32_t column = undo[i].at >> TESI_COLUMN_SHIFT;
        uint32_t word = undo[i].at & (TESI_MAX_WORDS - 1);
        *out++ = undo[i].at;
        *out++ = undo[i].old;
        *out++ = column == 31 ? 0 : store->rows[column].data[word];
    }
    for (int c = 0; c < TESI_COLUMNS; c++) {
        uint32_t tail = stash->len[c] - stash->base[c];
        if (tail == 0) continue;
        memcpy(out, store->rows[c].data + stash->base[c], tail * sizeof *out);
        out += tail;
    }
    return true;
}

void tesI_stash_restore(struct tesI_stash *stash, struct tesI_store *store)
{
    const uint32_t *in = stash->block;

    tesI_store_rollback(store, stash->mark);
    for (uint32_t i = 0; i < stash->entries; i++, in += 3) {
        uint32_t column = in[0] >> TESI_COLUMN_SHIFT;
        uint32_t word = in[0] & (TESI_MAX_WORDS - 1);
        store->journal[store->journal_len++] = (struct tesI_undo){in[0], in[1]};
        if (column != 31) store->rows[column].data[word] = in[2];
    }
    for (int c = 0; c < TESI_COLUMNS; c++) {
        uint32_t tail = stash->len[c] - stash->base[c];
        store->rows[c].len = stash->len[c];
        if (tail == 0) continue;
        memcpy(store->rows[c].data + stash->base[c], in, tail * sizeof *in);
        in += tail;
    }
    store->hash = stash->hash;
}

void tesI_stash_drop(struct tesI_stash *stash)
{
    tesI_free(stash->block);
    stash->block = NULL;
}

/* ---- indexes ----------------------------------------------------------- */

enum { HEAD_START, HEAD_SIZE, HEAD_USED };
enum { SLOT_A, SLOT_B, SLOT_VALUE, SLOT_WORDS };

static uint32_t slot_hash(uint32_t a, uint32_t b)
{
    uint64_t z = ((uint64_t)a << 32 | b) * UINT64_C(0x9E3779B97F4A7C15);
    return (uint32_t)(z >> 32 ^ z >> 51);
}

/* Word of the slot with this key, or of the free one where it belongs. A
 * slot is free while its value has never been set: free slots hold a zero
 * value and a zero key, deleted ones keep their key. */
static uint32_t slot_find(const struct tesI_store *store, tesI_column column,
                          uint32_t start, uint32_t size, uint32_t a, uint32_t b)
{
    const uint32_t *data = store->rows[column].data;
    uint32_t i = slot_hash(a, b) & (size - 1);
    for (;; i = (i + 1) & (size - 1)) {
        const uint32_t *slot = data + start + (size_t)i * SLOT_WORDS;
        bool free = (slot[SLOT_A] | slot[SLOT_B] | slot[SLOT_VALUE]) == 0;
        if (free || (slot[SLOT_A] == a && slot[SLOT_B] == b)) {
            return start + i * SLOT_WORDS;
        }
    }
}

uint32_t tesI_index_get(const struct tesI_store *store, tesI_column column,
                        uint32_t head, uint32_t a, uint32_t b)
{
    uint32_t start = tesI_get(store, COL_META, head + HEAD_START);
    uint32_t size = tesI_get(store, COL_META, head + HEAD_SIZE);
    if (size == 0) return 0;
    uint32_t slot = slot_find(store, column, start, size, a, b);
    return tesI_get(store, column, slot + SLOT_VALUE);
}

bool tesI_index_next(const struct tesI_store *store, tesI_column column,
                     uint32_t head, uint32_t *at, uint32_t *a, uint32_t *b,
                     uint32_t *word)
{
    uint32_t start = tesI_get(store, COL_META, head + HEAD_START);
    uint32_t size = tesI_get(store, COL_META, head + HEAD_SIZE);

    while (*at < size) {
        uint32_t first = start + (*at)++ * SLOT_WORDS;
        const uint32_t *slot = tesI_at(store, column, first);
        if (slot[SLOT_VALUE] == 0) continue;
        *a = slot[SLOT_A];
        *b = slot[SLOT_B];
        *word = first + SLOT_VALUE;
        return true;
    }
    return false;
}

uint64_t tesI_index_hash(const struct tesI_store *store, tesI_column column,
                         uint32_t head)
{
    uint32_t start = tesI_get(store, COL_META, head + HEAD_START);
    uint32_t size = tesI_get(store, COL_META, head + HEAD_SIZE);
    uint64_t hash = 0;
    for (uint32_t i = 0; i < size; i++) {
        const uint32_t *slot = tesI_at(store, column, start + i * SLOT_WORDS);
        if (slot[SLOT_VALUE] == 0) continue;
        uint64_t key = tesI_mix(slot[SLOT_A], slot[SLOT_B] + 1);
        hash ^= tesI_mix((uint32_t)key, slot[SLOT_VALUE]) ^ (key << 7);
    }
    return hash;
}

/* How far on average a key may lie from where it belongs when a table has
 * just grown: honest ones are less than one slot away. */
#define MAX_PROBES 32u

/* Moves an index to a table twice the size, behind everything else. */
static bool index_rehash(struct tesI_store *store, tesI_column column,
                         uint32_t head)
{
    uint32_t start = tesI_get(store, COL_META, head + HEAD_START);
    uint32_t size = tesI_get(store, COL_META, head + HEAD_SIZE);
    uint32_t more = size == 0 ? 64 : size * 2;
    uint32_t used = 0;
    uint64_t probes = 0;

    if (!tesI_store_room(store, column, more * SLOT_WORDS)) return false;
    if (!tesI_store_reserve(store, 8)) return false;
    uint32_t next = tesI_len(store, column);
    tesI_append(store, column, more * SLOT_WORDS);
    uint32_t *data = store->rows[column].data;
    for (uint32_t i = 0; i < size; i++) {
        uint32_t from = start + i * SLOT_WORDS;
        if (data[from + SLOT_VALUE] == 0) continue;
        uint32_t a = data[from + SLOT_A], b = data[from + SLOT_B];
        uint32_t to = slot_find(store, column, next, more, a, b);
        probes += ((to - next) / SLOT_WORDS - slot_hash(a, b)) & (more - 1);
        if (probes > (uint64_t)more * MAX_PROBES) {
            store->crowded = true;
            return false;
        }
        memcpy(data + to, data + from, SLOT_WORDS * sizeof *data);
        used++;
    }
    tesI_put(store, COL_META, head + HEAD_START, next);
    tesI_put(store, COL_META, head + HEAD_SIZE, more);
    tesI_put(store, COL_META, head + HEAD_USED, used);
    return true;
}

bool tesI_index_put(struct tesI_store *store, tesI_column column, uint32_t head,
                    uint32_t a, uint32_t b, uint32_t value)
{
    uint32_t size = tesI_get(store, COL_META, head + HEAD_SIZE);
    uint32_t used = tesI_get(store, COL_META, head + HEAD_USED);
    if (used * 4 >= size * 3) {
        if (!index_rehash(store, column, head)) return false;
    }
    if (!tesI_store_reserve(store, 4)) return false;
    uint32_t start = tesI_get(store, COL_META, head + HEAD_START);
    size = tesI_get(store, COL_META, head + HEAD_SIZE);
    uint32_t slot = slot_find(store, column, start, size, a, b);
    const uint32_t *row = tesI_at(store, column, slot);
    if ((row[SLOT_A] | row[SLOT_B] | row[SLOT_VALUE]) == 0) {
        if (value == 0) return true;
        used = tesI_get(store, COL_META, head + HEAD_USED);
        tesI_put(store, COL_META, head + HEAD_USED, used + 1);
        tesI_put(store, column, slot + SLOT_A, a);
        tesI_put(store, column, slot + SLOT_B, b);
    }
    tesI_put(store, column, slot + SLOT_VALUE, value);
    return true;
}
