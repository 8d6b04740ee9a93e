/* log_read.h - reading a saved game, line by line; log.h has the format. */
#ifndef TES_LOG_READ_H
#define TES_LOG_READ_H

#include "log/log.h"

typedef enum tesI_record_kind {
    RECORD_ANSWER, /* key */
    RECORD_HIDDEN, /* an answer that was not seen */
    RECORD_SEEN,   /* key: the line itself; number: how many */
    RECORD_UNDO,   /* number: how many */
    RECORD_HASH    /* number */
} tesI_record_kind;

struct tesI_record {
    tesI_record_kind kind;
    const char *key; /* until the next record is read */
    uint64_t number;
    uint32_t line; /* of the file, from 1 */
};

typedef enum tesI_read {
    READ_RECORD,
    READ_END,
    READ_FAIL /* the error says why */
} tesI_read;

/* A log being read, line by line through a window of the file. */
struct tesI_reader {
    char *path, *version, *config; /* owned */
    int fd;
    char *text; /* owned */
    size_t at, end, cap;
    uint64_t taken, limit; /* bytes of the file, torn ones too */
    bool eof;
    uint64_t size, tail; /* bytes read: whole lines, and a torn one */
    uint32_t line, sum;
    bool plain, unended;
    bool shared; /* the header says so */
    char *torn;  /* owned: a torn last line that was skipped, or NULL */
};

/* Opens a file of at most `limit` bytes and reads its header, whose strings
 * belong to the reader. TES_EDAMAGE, TES_EIO, TES_EMEMORY; TES_EINPUT: not a
 * saved game, one of a newer format, or longer than `limit` (tesI_reader_next
 * may find this, too). Call tesI_reader_close in any case. */
tes_status tesI_reader_open(struct tesI_reader *reader, const char *path,
                            uint64_t limit, struct tesI_head *head,
                            tes_error *err);

/* Reads the next record. */
tesI_read tesI_reader_next(struct tesI_reader *reader,
                           struct tesI_record *record, tes_error *err);

/* The sums of a RECORD_SEEN, record->number of them; `events` may be NULL.
 * False: the line is malformed. */
bool tesI_log_seen_at(const struct tesI_record *record, uint32_t *events);

void tesI_reader_close(struct tesI_reader *reader);

#endif
