/* store.h - the typed, journaled store: everything that changes in a game.
 *
 * The store is a handful of *columns*, arrays of 32-bit words. Rows are only
 * ever appended; a word is overwritten through tesI_put, which journals the
 * old value. Rolling back to a *mark* (a position in the journal) restores
 * every word and every length, allocates nothing and cannot fail.
 *
 * The hash of a state is the XOR of one number for each word of the columns
 * with primary state (TESI_HASHED), made of column, index and value; a word of
 * 0 adds nothing. Columns that follow from others, and history, are left out.
 *
 * Reserve first: a caller makes sure of journal and column space before it
 * changes anything (tesI_store_reserve, tesI_store_room), so that no change
 * stops half-way. */
#ifndef TES_STORE_H
#define TES_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum tesI_column {
    /* primary state, hashed */
    COL_WORDS,    /* scalars: turn, scores, supplies, piles, variables */
    COL_TILES,    /* placed tiles, struct tesI_tile */
    COL_FIGURES,  /* figures, struct tesI_figure */
    COL_TILEVARS, /* variables per tile */
    COL_EDGES,    /* shut edges, see edges.h */
    COL_LINKS,    /* joins that rules made, see links.h */
    /* hashed by content, see tesI_game_hash */
    COL_MAPS, /* variables per arbitrary key: an index */
    /* derived or history, not hashed */
    COL_META,      /* bookkeeping scalars, enum tesI_meta */
    COL_NODES,     /* segments as union-find nodes */
    COL_EXTRA,     /* parts that few nodes have: figures, changed attributes */
    COL_PAGES,     /* board cells, in pages */
    COL_DIR,       /* index: page coordinates -> page */
    COL_GROUPS,    /* frontier groups */
    COL_DEMANDS,   /* table: demand -> group, see frontier.c */
    COL_SPLIT,     /* index: tile, segment -> node + 1, see overlays.h */
    COL_POOL,      /* cell lists of the groups */
    COL_FRESH,     /* segments of features completed, see completed.h */
    COL_ENDS,      /* index: node -> its first link */
    COL_DECISIONS, /* decisions with their answers */
    COL_OPTIONS,   /* options of the decisions */
    COL_EVENTS,    /* what happened */
    TESI_COLUMNS,
    COL_JOURNAL = TESI_COLUMNS /* the journal */
} tesI_column;

#define TESI_HASHED(column) ((column) <= COL_LINKS)

struct tesI_rows {
    uint32_t *data;
    uint32_t len, cap; /* in words */
};

/* What a journal entry says. An entry is one word where that suffices, and else
 * two: the old value; then the word below with TESI_WIDE. So the journal is
 * read backwards.
 *
 *   from count                        what it is
 *     0   14   old                    of an entry of one word
 *    14   12   word                   of an entry of one word
 *     0   26   word                   of an entry of two
 *    26    5   column, or TESI_LENGTH
 *    31    1   TESI_WIDE: an entry of two */
struct tesI_undo {
    uint32_t column; /* or TESI_LENGTH; then `word` is the column */
    uint32_t word;
    uint32_t old; /* value, or length; of words that are gone, too */
};

/* How many columns may lose their first words: COL_DECISIONS, COL_OPTIONS. */
#define TESI_BEHEADED 2u

struct tesI_snapshot;

struct tesI_store {
    struct tesI_rows rows[TESI_COLUMNS + 1]; /* the last is the journal */
    uint32_t journal_base;                   /* marks below it are forgotten */
    uint32_t gone[TESI_BEHEADED]; /* words cut off the front; marks still count
                                     them */
    uint32_t in_slab;             /* columns in the slab, a bit each */
    uint64_t hash;
    uint32_t rollbacks; /* how many there were, for caches to compare */
    bool lent;          /* the slab belongs to somebody else */
    bool full;          /* the limit was met */
    bool crowded;       /* keys of an index were chosen to collide */
    struct tesI_snapshot *shared; /* not NULL: the columns still are in this
                                     snapshot, and have room in the slab */
    void *slab;                   /* one block for all columns of a copy */
    size_t slab_size;
    size_t limit; /* bytes it may hold, 0: any */
};

/* A position in the journal, in words. */
typedef uint32_t tesI_mark;

#define TESI_LENGTH 31u
#define TESI_MAX_WORDS (1u << 26)
#define TESI_WIDE (1u << 31)
#define TESI_ENTRY_WORDS 2u /* of the longest */

/* Starts an empty store; nothing is allocated. */
void tesI_store_init(struct tesI_store *store);

/* Empties the store but keeps its memory for the next game. */
void tesI_store_reset(struct tesI_store *store);

/* Frees all memory; the store is empty afterwards. */
void tesI_store_free(struct tesI_store *store);

/* Words that a copy from `mark` on needs. `heads` says for each column how
 * many of its first words are left out; NULL: none. */
size_t tesI_store_copy_words(const struct tesI_store *from, tesI_mark mark,
                             const uint32_t *heads);

/* Copies all columns into `to` (uninitialised), with the journal from `mark`
 * on; all into one block of as many words, which stays the caller's. The words
 * that are left out were the same at the mark. */
void tesI_store_copy_to(struct tesI_store *to, const struct tesI_store *from,
                        tesI_mark mark, const uint32_t *heads, uint32_t *block);

/* The same into a block of its own, and nothing is left out. False: out of
 * memory, and `to` is empty. */
bool tesI_store_copy(struct tesI_store *to, const struct tesI_store *from,
                     tesI_mark mark);

/* ---- late copies --------------------------------------------------------
 * A search makes many copies of one state, and most of them never change. A
 * *snapshot* is such a state. A copy of a snapshot shares its columns until the
 * copy changes. Then the columns move into the copy's own block. The block was
 * there from the start, so moving allocates nothing and cannot fail. Reserving,
 * growing and rolling back move the columns; code that writes to columns in any
 * other way calls tesI_store_own first. */

/* A snapshot of a state, as tesI_store_copy_to. NULL: out of memory. */
struct tesI_snapshot *tesI_snapshot_take(const struct tesI_store *from,
                                         tesI_mark mark, const uint32_t *heads);
/* The state of a snapshot; its maker may still write to it. */
struct tesI_store *tesI_snapshot_store(struct tesI_snapshot *snapshot);
/* A copy of it, with as many words in `block` for later. */
void tesI_snapshot_copy(struct tesI_snapshot *snapshot, struct tesI_store *to,
                        uint32_t *block);
void tesI_snapshot_drop(struct tesI_snapshot *snapshot);
size_t tesI_snapshot_bytes(const struct tesI_snapshot *snapshot);

/* Moves all columns that are in a snapshot into the store's own block. */
void tesI_store_settle(struct tesI_store *store);
static inline void tesI_store_own(struct tesI_store *store)
{
    if (store->shared != NULL) tesI_store_settle(store);
}

/* Makes sure that `words` more fit into a column. */
bool tesI_store_grow(struct tesI_store *store, tesI_column column,
                     uint32_t words);

/* Restores the state of a mark. The mark must still be covered. */
void tesI_store_rollback(struct tesI_store *store, tesI_mark mark);

/* Frees memory that a failed change allocated. */
void tesI_store_shrink(struct tesI_store *store);

/* Forgets the journal before a mark; no earlier state can be restored. */
void tesI_store_forget(struct tesI_store *store, tesI_mark mark);

/* Words that a column had at the earliest mark that is covered. */
uint32_t tesI_store_first(const struct tesI_store *store, tesI_column column);

/* Removes so many words from the front of COL_DECISIONS or COL_OPTIONS; the
 * words behind them move. The column must have had these words at the earliest
 * mark that is covered. */
void tesI_store_behead(struct tesI_store *store, tesI_column column,
                       uint32_t words);

/* Frees memory that a short history does not need. */
void tesI_store_trim(struct tesI_store *store);

/* Bytes held. */
size_t tesI_store_memory(const struct tesI_store *store);

/* Digest of every word of every column, with order and lengths, except
 * decisions and options, since the earlier ones may be forgotten. */
uint64_t tesI_store_digest(const struct tesI_store *store);
/* Adds words to a digest. */
uint64_t tesI_digest_words(uint64_t digest, const uint32_t *words,
                           uint32_t count);

/* A *stash* keeps the state that a rollback would remove, so that it can be
 * restored. */
struct tesI_stash {
    tesI_mark mark;
    uint64_t hash;
    uint32_t *block; /* the ends of columns and journal, then the present
                        values of overwritten words, in reverse */
    uint32_t len[TESI_COLUMNS + 1], base[TESI_COLUMNS + 1];
};

/* Keeps everything since `mark` in `stash`. False: out of memory. */
bool tesI_stash_take(struct tesI_stash *stash, const struct tesI_store *store,
                     tesI_mark mark);

/* Rolls back to the stash's mark and puts its state back. Cannot fail: the
 * columns never shrink their capacity. */
void tesI_stash_restore(struct tesI_stash *stash, struct tesI_store *store);

void tesI_stash_drop(struct tesI_stash *stash);

static inline tesI_mark tesI_store_mark(const struct tesI_store *store)
{
    return store->journal_base + store->rows[COL_JOURNAL].len;
}

static inline bool tesI_store_room(struct tesI_store *store, tesI_column column,
                                   uint32_t words)
{
    const struct tesI_rows *rows = &store->rows[column];
    return rows->cap - rows->len >= words ||
           tesI_store_grow(store, column, words);
}

/* The same for `entries` of the journal, however long. */
static inline bool tesI_store_reserve(struct tesI_store *store,
                                      uint32_t entries)
{
    return tesI_store_room(store, COL_JOURNAL, entries * TESI_ENTRY_WORDS);
}

/* Two words in one of 64 bits. */
static inline uint64_t tesI_pair(uint32_t high, uint32_t low)
{
    /* Not shifted: clang-tidy 14 takes the 64 bits for 32 there. */
    return high * (UINT64_C(1) << 32) | low;
}
static inline uint32_t tesI_high(uint64_t pair)
{
    return (uint32_t)(pair >> 32);
}

/* A hash of a number; the hash has `bits` bits. */
static inline uint32_t tesI_spread(uint32_t number, unsigned bits)
{
    return number * 2654435769u >> (32 - bits);
}

/* Contribution of one word to the hash. */
static inline uint64_t tesI_mix(uint32_t at, uint32_t value)
{
    if (value == 0) return 0;
    uint64_t z = tesI_pair(at, value) * UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ (z >> 32)) * UINT64_C(0xD6E8FEB86659FD93);
    return z ^ (z >> 29);
}

/* Where a word is, as one number for the hash. */
static inline uint32_t tesI_hashed_at(uint32_t column, uint32_t word)
{
    return column << 27 | word;
}

/* Number of words cut off the front of a column. */
static inline uint32_t tesI_gone(const struct tesI_store *store,
                                 uint32_t column)
{
    uint32_t i = column - COL_DECISIONS;
    return i < TESI_BEHEADED ? store->gone[i] : 0;
}

static inline uint32_t tesI_len(const struct tesI_store *store,
                                tesI_column column)
{
    return store->rows[column].len;
}

static inline uint32_t tesI_get(const struct tesI_store *store,
                                tesI_column column, uint32_t word)
{
    return store->rows[column].data[word];
}

/* Pointer to a word for reading rows; moves when the column grows. */
static inline const void *tesI_at(const struct tesI_store *store,
                                  tesI_column column, uint32_t word)
{
    return &store->rows[column].data[word];
}

/* Writes a journal entry. */
static inline void tesI_note(struct tesI_store *store, uint32_t column,
                             uint32_t word, uint32_t old)
{
    struct tesI_rows *journal = &store->rows[COL_JOURNAL];
    uint32_t *next = journal->data + journal->len;
    if ((word | old >> 2) < 1u << 12) {
        next[0] = column << 26 | word << 14 | old;
        journal->len++;
    } else {
        next[0] = old;
        next[1] = TESI_WIDE | column << 26 | word;
        journal->len += 2;
    }
}

/* The journal entry that ends before *at, which moves to where it begins. */
static inline struct tesI_undo tesI_noted(const uint32_t *journal, uint32_t *at)
{
    uint32_t last = journal[--*at];
    struct tesI_undo undo = {last >> 26 & 31, last >> 14 & 0xfff,
                             last & 0x3fff};
    if (last & TESI_WIDE) {
        undo.word = last & (TESI_MAX_WORDS - 1);
        undo.old = journal[--*at];
    }
    return undo;
}

/* Overwrites one word that is sure to change, journaled. Journal space must be
 * reserved. Most of it depends on the column, which callers know. */
__attribute__((always_inline)) static inline void tesI_replace(
    struct tesI_store *store, tesI_column column, uint32_t word, uint32_t value)
{
    uint32_t *slot = &store->rows[column].data[word], old = *slot;
    tesI_note(store, column, word, old);
    if (TESI_HASHED(column)) {
        uint32_t at = tesI_hashed_at(column, word);
        store->hash ^= tesI_mix(at, old) ^ tesI_mix(at, value);
    }
    *slot = value;
}

/* The same of one that may stay as it is. */
static inline void tesI_put(struct tesI_store *store, tesI_column column,
                            uint32_t word, uint32_t value)
{
    if (store->rows[column].data[word] == value) return;
    tesI_replace(store, column, word, value);
}

/* Appends `words` words, all of which the caller fills in. */
static inline void *tesI_append_raw(struct tesI_store *store,
                                    tesI_column column, uint32_t words)
{
    struct tesI_rows *rows = &store->rows[column];
    uint32_t len = rows->len;
    tesI_note(store, TESI_LENGTH, column, len + tesI_gone(store, column));
    rows->len = len + words;
    return rows->data + len;
}

/* Cuts a column to `len` words. Only if no mark was taken since it was that
 * long: then the journal needs no change. */
static inline void tesI_take_back(struct tesI_store *store, tesI_column column,
                                  uint32_t len)
{
    store->rows[column].len = len;
}

/* Appends `words` zero words and returns a pointer to them for filling in;
 * call tesI_appended afterwards for hashed columns. Room and one journal
 * entry must be reserved. */
static inline void *tesI_append(struct tesI_store *store, tesI_column column,
                                uint32_t words)
{
    uint32_t *at = tesI_append_raw(store, column, words);
    for (uint32_t i = 0; i < words; i++) at[i] = 0;
    return at;
}

/* Appends without a journal entry: only after a tesI_append to the same
 * column since the last mark. Room must be reserved. */
static inline void *tesI_extend(struct tesI_store *store, tesI_column column,
                                uint32_t words)
{
    struct tesI_rows *rows = &store->rows[column];
    uint32_t *at = rows->data + rows->len;
    for (uint32_t i = 0; i < words; i++) at[i] = 0;
    rows->len += words;
    return at;
}

/* Adds the last `words` words of a hashed column to the hash. */
static inline void tesI_appended(struct tesI_store *store, tesI_column column,
                                 uint32_t words)
{
    const struct tesI_rows *rows = &store->rows[column];
    for (uint32_t i = rows->len - words; i < rows->len; i++) {
        store->hash ^= tesI_mix(tesI_hashed_at(column, i), rows->data[i]);
    }
}

/* ---- indexes: journaled hash tables inside a column --------------------
 * An index maps a pair of words to a non-zero word. Its three head words
 * (start, size, used) lie in COL_META. When it grows, the new table is
 * appended behind the old one, so that a rollback finds the old one whole.
 * Growing refuses keys that rules have chosen to collide: moving n of them
 * would take n * n steps. */

/* Value of a key, or 0. */
uint32_t tesI_index_get(const struct tesI_store *store, tesI_column column,
                        uint32_t head, uint32_t a, uint32_t b);

/* Hash of all keys with a value; their order does not matter. */
uint64_t tesI_index_hash(const struct tesI_store *store, tesI_column column,
                         uint32_t head);

/* Goes through the keys with a value; *at is 0 at first. *word is where the
 * value is in the column, for tesI_put. False: past the last. */
bool tesI_index_next(const struct tesI_store *store, tesI_column column,
                     uint32_t head, uint32_t *at, uint32_t *a, uint32_t *b,
                     uint32_t *word);

/* Sets the value (0 for "absent" in later look-ups). False: out of memory, or
 * the keys are crowded; nothing changed that a rollback would not take back.
 */
bool tesI_index_put(struct tesI_store *store, tesI_column column, uint32_t head,
                    uint32_t a, uint32_t b, uint32_t value);

#endif
