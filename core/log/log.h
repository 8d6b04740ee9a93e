/* log.h - saved games as text: one record a line, checksums in a chain.
 *
 *     tessera-save 1 1 0.1.0 5f0e2a91        format, api, program version
 *     config {modules={"base"},...} 0c1d...  a Lua table constructor
 *     seed 42 77aa01b3
 *     play 9d3be0c4                          end of the header
 *     > base/D 1b2c3d4e                      an answer: the option's key
 *     > base/D^ 0,1 90fe1d22
 *     undo 1 8a8b8c8d                        takes answers back
 *     hash 00c0ffee12345678 2b2c2d2e         state after the answers so far
 *
 * Every line ends with a space and its checksum: tesI_log_sum of the line
 * without them, chained over the checksum of the line before (0 for the first).
 * A line longer than TESI_LOG_LINE (header: TESI_LOG_HEAD) bytes is damage. In
 * a key, a backslash and bytes below 32 are written \HH, in hexadecimal digits.
 * A hash stands after every TESI_LOG_EVERY answers.
 *
 * A *shared* file is what one seat saw of a game, or what onlookers saw. It has
 * `seat B` or `seat all` instead of a seed, and `?` for a hidden answer. Where
 * rules hide anything, each answer is followed by what was seen then:
 *
 *     seat B 77aa01b3
 *     ? 1b2c3d4e                             a hidden answer
 *     seen 0a1b2c3d 44556677 90fe1d22        events, see tesI_log_seen
 *     hash 00c0ffee12345678 2b2c2d2e         of the view, here after every one
 *
 * A file is only ever appended to, one write() an answer. A process that is
 * killed may leave a last line without newline: the reader skips it, and the
 * next write cuts it off. Any other deviation from this format is damage.
 *
 * *Plain* files are for people and other programs. They have no checksums,
 * begin with `tessera-keys 1`, and may lack `config` and `seed`. From `play` on
 * every line is a key, unless it reads `undo N` or `hash H`; `> ` before keys
 * is allowed. The reader skips empty lines and lines that begin with #. What is
 * appended to a plain file is plain, too. */
#ifndef TES_LOG_H
#define TES_LOG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "tessera.h"

#define TESI_LOG_FORMAT 1
#define TESI_LOG_LINE 4096
#define TESI_LOG_HEAD (1u << 20)
#define TESI_LOG_EVERY 16

/* What stands before the first answer. Strings are not owned. */
struct tesI_head {
    uint32_t api;
    const char *version; /* of the program that wrote it; "" in plain files */
    const char *config;  /* on one line, "" in plain files that have none */
    uint64_t seed;
    bool seeded; /* false: a plain file without a seed */
    bool shared; /* what `seat` saw, which may be TES_CHANCE; no seed then */
    int seat;
};

/* A log being written: all of it in memory, and mirrored to a file. */
struct tesI_log {
    char *text; /* owned, not NUL-terminated */
    size_t len, cap;
    size_t mirrored; /* bytes of text that are in the file */
    uint32_t sum;    /* checksum of the last line */
    uint32_t mirrored_sum, mirrored_answers;
    uint32_t answers; /* since the last hash */

    char *path;          /* owned; NULL: in memory only */
    int fd;              /* -1: not open yet */
    uint64_t size, tail; /* bytes of the file: whole lines, and torn ones */
    bool plain;          /* the file has no checksums (`text` always has) */
    bool unended;        /* a plain file whose last line lacks a newline */
};

/* Checksum of a line of `len` bytes that follows one with checksum
 * `before`: FNV-1a of 64 bits over both, folded to 32. */
uint32_t tesI_log_sum(uint32_t before, const char *line, size_t len);

/* ---- writing ----
 * Lines are collected in memory; tesI_log_flush writes all of them to the file
 * at once. */

/* Starts a log in memory. False: out of memory, or the config does not fit
 * into a line. Call tesI_log_free in any case. */
bool tesI_log_begin(struct tesI_log *log, const struct tesI_head *head);

/* Puts an answer, an undo, a hash. False: out of memory, or (answers) the
 * key is too long for a line; nothing changed. */
bool tesI_log_answer(struct tesI_log *log, const char *key);
bool tesI_log_undo(struct tesI_log *log, uint32_t answers);
bool tesI_log_hidden(struct tesI_log *log);
/* Puts the events that an answer caused, as one sum of 32 bits each; only the
 * first ones if not all fit into a line. */
#define TESI_LOG_SEEN 256
bool tesI_log_seen(struct tesI_log *log, const uint32_t *events,
                   uint32_t count);
bool tesI_log_hash(struct tesI_log *log, uint64_t hash);

/* True when the next line is to be a hash. */
static inline bool tesI_log_due(const struct tesI_log *log)
{
    return log->answers >= TESI_LOG_EVERY;
}

/* Removes the lines that were put since the last flush. */
void tesI_log_drop(struct tesI_log *log);

/* Makes sure that the file is open, locked against every other writer, and
 * unchanged since the last write. TES_EIO: it is not. Without a file: TES_OK.
 * tesI_log_flush does the same. */
tes_status tesI_log_ready(struct tesI_log *log, tes_error *err);

/* Appends the lines that were put since the last flush to the file. On failure
 * (TES_EIO: refused, or another process has changed the file) these lines are
 * dropped, and the file has none of them or a torn line. Without a file:
 * TES_OK. */
tes_status tesI_log_flush(struct tesI_log *log, tes_error *err);

/* Writes the whole log to a new file in the place of `path`, at once and
 * never in part, and mirrors to it from now on. */
tes_status tesI_log_create(struct tesI_log *log, const char *path,
                           tes_error *err);

/* The same to another file, without mirroring to it. */
tes_status tesI_log_copy(const struct tesI_log *log, const char *path,
                         tes_error *err);

/* True when both paths lead to the same existing file. */
bool tesI_log_same_file(const char *a, const char *b);

/* Closes the file and frees the memory. */
void tesI_log_free(struct tesI_log *log);

/* Connects a log to a file that holds its lines already; the caller has set
 * size, tail, plain and unended. False: out of memory. */
bool tesI_log_resume(struct tesI_log *log, const char *path);

#endif
