/* store.c - the journaled store: growth, rollback, copies, indexes. */
#include "state/store.h"

#include <string.h>

#include "port/alloc.h"

void tesI_store_init(struct tesI_store *store)
{
    memset(store, 0, sizeof *store);
}

static bool in_slab(const struct tesI_store *store, uint32_t column)
{
    return store->in_slab >> column & 1;
}

void tesI_store_free(struct tesI_store *store)
{
    for (uint32_t c = 0; c <= COL_JOURNAL; c++) {
        if (!in_slab(store, c)) tesI_free(store->rows[c].data);
    }
    if (!store->lent) tesI_free(store->slab);
    tesI_snapshot_drop(store->shared);
    tesI_store_init(store);
}

void tesI_store_reset(struct tesI_store *store)
{
    for (int c = 0; c <= COL_JOURNAL; c++) store->rows[c].len = 0;
    store->journal_base = 0;
    memset(store->gone, 0, sizeof store->gone);
    store->hash = 0;
}

/* Small columns grow by a sixteenth, which keeps a finished 72-tile game
 * small; large ones by half, which keeps copying them cheap. */
static uint32_t grown(uint32_t cap, uint32_t need)
{
    uint32_t more = cap + (cap < 32768 ? cap / 16 : cap / 2);
    return more < need ? need + need / 16 : more;
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

/* Gives a column a block of `cap` words; one in the slab leaves it. False: out
 * of memory. */
static bool resize(struct tesI_store *store, uint32_t column, uint32_t cap)
{
    struct tesI_rows *rows = &store->rows[column];
    bool leaves = in_slab(store, column);
    uint32_t *data =
        tesI_realloc(leaves ? NULL : rows->data, cap * sizeof *data);

    if (data == NULL) return false;
    if (leaves && rows->len > 0) {
        memcpy(data, rows->data, rows->len * sizeof *data);
    }
    store->in_slab &= ~(1u << column);
    rows->data = data;
    rows->cap = cap;
    return true;
}

bool tesI_store_grow(struct tesI_store *store, tesI_column column,
                     uint32_t words)
{
    const struct tesI_rows *rows = &store->rows[column];
    if (column != COL_JOURNAL && words > TESI_MAX_WORDS - rows->len) {
        return false;
    }
    uint32_t cap = grown(rows->cap, rows->len + words);
    if (!within(store, (cap - rows->cap) * sizeof(uint32_t))) return false;
    tesI_store_own(store);
    return resize(store, column, cap);
}

/* How many of its first words a column leaves out of a copy from `mark` on. */
static uint32_t head_of(const struct tesI_store *from, tesI_mark mark,
                        const uint32_t *heads, int column)
{
    if (column == COL_JOURNAL) return mark - from->journal_base;
    return heads == NULL ? 0 : heads[column];
}

size_t tesI_store_copy_words(const struct tesI_store *from, tesI_mark mark,
                             const uint32_t *heads)
{
    size_t words = 0;
    for (int c = 0; c <= COL_JOURNAL; c++) {
        words += from->rows[c].len - head_of(from, mark, heads, c);
    }
    return words;
}

/* Moves the journal's rows of a column that loses its first words. */
static void behead_journal(struct tesI_store *store, uint32_t column,
                           uint32_t words)
{
    const struct tesI_rows *journal = &store->rows[COL_JOURNAL];
    for (uint32_t at = journal->len; at > 0;) {
        uint32_t last = at - 1;
        struct tesI_undo undo = tesI_noted(journal->data, &at);
        if (undo.column != column) continue;
        journal->data[last] -= at == last ? words << 14 : words;
    }
}

void tesI_store_copy_to(struct tesI_store *to, const struct tesI_store *from,
                        tesI_mark mark, const uint32_t *heads, uint32_t *block)
{
    uint32_t *next = block;

    tesI_store_init(to);
    to->slab = block;
    to->lent = true;
    to->in_slab = UINT32_MAX;
    for (int c = 0; c <= COL_JOURNAL; c++) {
        const struct tesI_rows *rows = &from->rows[c];
        uint32_t head = head_of(from, mark, heads, c), len = rows->len - head;
        to->rows[c] = (struct tesI_rows){next, len, len};
        if (len == 0) continue;
        memcpy(next, rows->data + head, len * sizeof *next);
        next += len;
    }
    to->journal_base = mark;
    to->slab_size = (size_t)(next - block) * sizeof *next;
    to->hash = from->hash;
    memcpy(to->gone, from->gone, sizeof to->gone);
    for (uint32_t c = 0; heads != NULL && c < TESI_COLUMNS; c++) {
        if (heads[c] == 0) continue;
        to->gone[c - COL_DECISIONS] += heads[c];
        behead_journal(to, c, heads[c]);
    }
}

bool tesI_store_copy(struct tesI_store *to, const struct tesI_store *from,
                     tesI_mark mark)
{
    size_t words = tesI_store_copy_words(from, mark, NULL);
    uint32_t *block = tesI_realloc(NULL, (words + 1) * sizeof *block);

    if (block == NULL) {
        tesI_store_init(to);
        return false;
    }
    tesI_store_copy_to(to, from, mark, NULL, block);
    to->lent = false;
    return true;
}

/* ---- snapshots ---------------------------------------------------------- */

struct tesI_snapshot {
    struct tesI_store store;
    uint32_t refs;
    uint32_t words[];
};

struct tesI_snapshot *tesI_snapshot_take(const struct tesI_store *from,
                                         tesI_mark mark, const uint32_t *heads)
{
    size_t words = tesI_store_copy_words(from, mark, heads);
    struct tesI_snapshot *snapshot =
        tesI_realloc(NULL, sizeof *snapshot + words * sizeof(uint32_t));

    if (snapshot == NULL) return NULL;
    tesI_store_copy_to(&snapshot->store, from, mark, heads, snapshot->words);
    snapshot->refs = 1;
    return snapshot;
}

struct tesI_store *tesI_snapshot_store(struct tesI_snapshot *snapshot)
{
    return &snapshot->store;
}

void tesI_snapshot_copy(struct tesI_snapshot *snapshot, struct tesI_store *to,
                        uint32_t *block)
{
    *to = snapshot->store;
    to->shared = snapshot;
    to->slab = block;
    snapshot->refs++;
}

void tesI_snapshot_drop(struct tesI_snapshot *snapshot)
{
    if (snapshot != NULL && --snapshot->refs == 0) tesI_free(snapshot);
}

size_t tesI_snapshot_bytes(const struct tesI_snapshot *snapshot)
{
    if (snapshot == NULL) return 0;
    return sizeof *snapshot + snapshot->store.slab_size;
}

void tesI_store_settle(struct tesI_store *store)
{
    struct tesI_snapshot *from = store->shared;
    uint32_t *block = store->slab;

    store->shared = NULL;
    memcpy(block, from->words, store->slab_size);
    for (int c = 0; c <= COL_JOURNAL; c++) {
        store->rows[c].data = block + (store->rows[c].data - from->words);
    }
    tesI_snapshot_drop(from);
}

static void shorten(struct tesI_store *store, tesI_column column, uint32_t len)
{
    struct tesI_rows *rows = &store->rows[column];
    if (TESI_HASHED(column)) {
        for (uint32_t i = len; i < rows->len; i++) {
            store->hash ^= tesI_mix(tesI_hashed_at(column, i), rows->data[i]);
        }
    }
    rows->len = len;
}

void tesI_store_rollback(struct tesI_store *store, tesI_mark mark)
{
    struct tesI_rows *journal = &store->rows[COL_JOURNAL];
    uint32_t keep = mark - store->journal_base;
    tesI_store_own(store);
    store->rollbacks++;
    while (journal->len > keep) {
        struct tesI_undo undo = tesI_noted(journal->data, &journal->len);
        if (undo.column == TESI_LENGTH) {
            shorten(store, (tesI_column)undo.word,
                    undo.old - tesI_gone(store, undo.word));
            continue;
        }
        uint32_t *slot = &store->rows[undo.column].data[undo.word];
        if (TESI_HASHED(undo.column)) {
            uint32_t at = tesI_hashed_at(undo.column, undo.word);
            store->hash ^= tesI_mix(at, *slot) ^ tesI_mix(at, undo.old);
        }
        *slot = undo.old;
    }
}

/* Capacity that is worth giving back, in words. */
#define SLACK 65536u

/* Gives back the spare words of a column, except so many. Out of memory, the
 * column stays as it is. */
static void cut(struct tesI_store *store, uint32_t column, uint32_t spare)
{
    if (in_slab(store, column)) return;
    resize(store, column, store->rows[column].len + spare);
}

void tesI_store_shrink(struct tesI_store *store)
{
    for (uint32_t c = 0; c <= COL_JOURNAL; c++) {
        const struct tesI_rows *rows = &store->rows[c];
        if (rows->cap - rows->len >= SLACK) cut(store, c, SLACK / 8);
    }
}

void tesI_store_forget(struct tesI_store *store, tesI_mark mark)
{
    struct tesI_rows *journal = &store->rows[COL_JOURNAL];
    uint32_t skip = mark - store->journal_base;
    tesI_store_own(store);
    journal->len -= skip;
    memmove(journal->data, journal->data + skip,
            journal->len * sizeof *journal->data);
    store->journal_base = mark;
}

uint32_t tesI_store_first(const struct tesI_store *store, tesI_column column)
{
    const struct tesI_rows *journal = &store->rows[COL_JOURNAL];
    uint32_t first = store->rows[column].len;
    for (uint32_t at = journal->len; at > 0;) {
        struct tesI_undo undo = tesI_noted(journal->data, &at);
        if (undo.column == TESI_LENGTH && undo.word == (uint32_t)column) {
            first = undo.old - tesI_gone(store, undo.word);
        }
    }
    return first;
}

void tesI_store_behead(struct tesI_store *store, tesI_column column,
                       uint32_t words)
{
    struct tesI_rows *rows = &store->rows[column];
    if (words == 0) return;
    tesI_store_own(store);
    rows->len -= words;
    memmove(rows->data, rows->data + words, rows->len * sizeof *rows->data);
    store->gone[column - COL_DECISIONS] += words;
    behead_journal(store, column, words);
}

/* Spare words that a game with a short history keeps: enough for an answer, so
 * that memory is not freed and allocated all the time. */
#define SPARE_WORDS 256u

void tesI_store_trim(struct tesI_store *store)
{
    static const tesI_column columns[] = {COL_DECISIONS, COL_OPTIONS, COL_FRESH,
                                          COL_JOURNAL};
    for (size_t i = 0; i < sizeof columns / sizeof *columns; i++) {
        const struct tesI_rows *rows = &store->rows[columns[i]];
        uint32_t spare = SPARE_WORDS;
        if (columns[i] != COL_JOURNAL) spare /= 4;
        if (rows->cap / 2 > rows->len + spare) cut(store, columns[i], spare);
    }
}

size_t tesI_store_memory(const struct tesI_store *store)
{
    size_t bytes = store->slab_size;
    for (uint32_t c = 0; c <= COL_JOURNAL; c++) {
        if (in_slab(store, c)) continue;
        bytes += store->rows[c].cap * sizeof(uint32_t);
    }
    return bytes;
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
        if (c == COL_DECISIONS || c == COL_OPTIONS) continue;
        for (; i + 4 <= rows->len; i += 4) {
            for (int l = 0; l < 4; l++) {
                lanes[l] = stir(lanes[l], rows->data[i + (uint32_t)l]);
            }
        }
        for (; i < rows->len; i++) lanes[0] = stir(lanes[0], rows->data[i]);
        lanes[3] = stir(lanes[3], rows->len);
    }
    for (int l = 1; l < 4; l++) {
        lanes[0] = stir(lanes[0] ^ lanes[l], tesI_high(lanes[l]));
    }
    return lanes[0];
}

/* ---- stashes ----------------------------------------------------------- */

bool tesI_stash_take(struct tesI_stash *stash, const struct tesI_store *store,
                     tesI_mark mark)
{
    const struct tesI_rows *journal = &store->rows[COL_JOURNAL];
    uint32_t skip = mark - store->journal_base;
    size_t words = 0;

    stash->mark = mark;
    stash->hash = store->hash;
    for (int c = 0; c <= COL_JOURNAL; c++) {
        stash->len[c] = stash->base[c] = store->rows[c].len;
    }
    stash->base[COL_JOURNAL] = skip;
    for (uint32_t at = journal->len; at > skip;) {
        struct tesI_undo undo = tesI_noted(journal->data, &at);
        words++;
        if (undo.column != TESI_LENGTH) continue;
        stash->base[undo.word] = undo.old - tesI_gone(store, undo.word);
    }
    for (int c = 0; c <= COL_JOURNAL; c++) {
        words += stash->len[c] - stash->base[c];
    }
    stash->block = tesI_realloc(NULL, (words + 1) * sizeof(uint32_t));
    if (stash->block == NULL) return false;
    uint32_t *out = stash->block;
    for (int c = 0; c <= COL_JOURNAL; c++) {
        uint32_t tail = stash->len[c] - stash->base[c];
        if (tail == 0) continue;
        memcpy(out, store->rows[c].data + stash->base[c], tail * sizeof *out);
        out += tail;
    }
    for (uint32_t at = journal->len; at > skip;) {
        struct tesI_undo undo = tesI_noted(journal->data, &at);
        *out++ = undo.column == TESI_LENGTH
                     ? 0
                     : store->rows[undo.column].data[undo.word];
    }
    return true;
}

void tesI_stash_restore(struct tesI_stash *stash, struct tesI_store *store)
{
    const struct tesI_rows *journal = &store->rows[COL_JOURNAL];
    const uint32_t *in = stash->block;

    tesI_store_rollback(store, stash->mark);
    uint32_t from = journal->len;
    for (int c = 0; c <= COL_JOURNAL; c++) {
        uint32_t tail = stash->len[c] - stash->base[c];
        store->rows[c].len = stash->len[c];
        if (tail == 0) continue;
        memcpy(store->rows[c].data + stash->base[c], in, tail * sizeof *in);
        in += tail;
    }
    for (uint32_t at = journal->len; at > from; in++) {
        struct tesI_undo undo = tesI_noted(journal->data, &at);
        if (undo.column == TESI_LENGTH) continue;
        store->rows[undo.column].data[undo.word] = *in;
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
    uint64_t z = tesI_pair(a, b) * UINT64_C(0x9E3779B97F4A7C15);
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

#define FIRST_SLOTS 16u

/* Moves an index to a table twice the size, behind everything else. */
static bool index_rehash(struct tesI_store *store, tesI_column column,
                         uint32_t head)
{
    uint32_t start = tesI_get(store, COL_META, head + HEAD_START);
    uint32_t size = tesI_get(store, COL_META, head + HEAD_SIZE);
    uint32_t more = size == 0 ? FIRST_SLOTS : size * 2;
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
