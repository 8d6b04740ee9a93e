/* read.h - reading a saved game, line by line; log/log.h has the format.
 *
 * C reads the file and checks sums; what its lines say, and what is wrong with
 * them, is lua/saves/read.lua, in a Lua state that lives as long as the
 * reader. */
#ifndef TES_READ_H
#define TES_READ_H

#include "log/log.h"
#include "script/vm/vm.h"

typedef enum tesI_record_kind {                /* as in lua/saves/read.lua */
                                RECORD_ANSWER, /* key */
                                RECORD_HIDDEN, /* an answer that was not seen */
                                RECORD_SEEN,   /* sums; number: how many */
                                RECORD_UNDO,   /* number: how many */
                                RECORD_HASH    /* number */
} tesI_record_kind;

struct tesI_record {
    tesI_record_kind kind;
    uint32_t line; /* of the file, from 1 */
    uint64_t number;
    const char *text; /* the key; or sums of 32 bits each, in a row; until the
                         next record is read */
};

typedef enum tesI_read {
    READ_RECORD,
    READ_END,
    READ_FAIL /* the error says why */
} tesI_read;

/* A log being read. */
struct tesI_reader {
    struct tes_ruleset *vm; /* owned: runs the Lua file, knows no rules */
    const char *path;       /* not owned */
    int fd;
    uint64_t taken, limit; /* bytes of the file */
    tes_error failed;      /* why the file cannot be read */
    bool plain;
    /* known at the end: bytes of whole lines and of a torn one, the last line,
     * its checksum; does a plain file lack its last newline? How a torn last
     * line begins, which was skipped, or NULL. */
    uint64_t size, tail;
    uint32_t line, sum;
    bool unended;
    const char *torn;
};

/* Opens a file and reads its header, whose strings belong to the reader; `path`
 * must last as long. The source, which may be NULL, has the limit of bytes and
 * the root. TES_EDAMAGE, TES_EIO, TES_EMEMORY; TES_EINPUT: not a saved game,
 * one of a newer format, or too long (tesI_reader_next may find this, too).
 * Call tesI_reader_close in any case. */
tes_status tesI_reader_open(struct tesI_reader *reader, const char *path,
                            const tes_source *source, struct tesI_head *head,
                            tes_error *err);

/* Reads the next record. */
tesI_read tesI_reader_next(struct tesI_reader *reader,
                           struct tesI_record *record, tes_error *err);

/* Connects a log to the file that was read to its end, after all of its records
 * have been put into the log again. The next flush opens and locks the file,
 * cuts off a torn line, and appends. False: out of memory. */
bool tesI_reader_resume(const struct tesI_reader *reader, struct tesI_log *log);

void tesI_reader_close(struct tesI_reader *reader);

#endif
