/* log_read.c - saved games as text: reading, and naming what is wrong. */
#include "log/log_read.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "port/alloc.h"
#include "port/files.h"
#include "state/error.h"

#define SUM_LEN 9   /* of a space and 8 digits */
#define CHUNK 65536 /* bytes read at once */

static const char magic[] = "tessera-save ", plain_magic[] = "tessera-keys ";

/* ---- failures ------------------------------------------------------------ */

static tes_status damage(const struct tesI_reader *reader, tes_error *err,
                         const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static tes_status damage(const struct tesI_reader *reader, tes_error *err,
                         const char *format, ...)
{
    char what[512];
    va_list args;

    va_start(args, format);
    vsnprintf(what, sizeof what, format, args);
    va_end(args);
    return tesI_error(err, TES_EDAMAGE, "%s:%u: %s", reader->path,
                      (unsigned)reader->line, what);
}

/* The beginning of a text for a message, whatever bytes it holds. */
struct excerpt {
    char text[48];
};

static struct excerpt excerpt(const char *text, size_t len)
{
    struct excerpt out;
    size_t room = sizeof out.text - 4, n = 0;

    for (; n < len && n < room; n++) {
        unsigned char c = (unsigned char)text[n];
        out.text[n] = c < 32 || c > 126 ? '?' : (char)c;
    }
    memcpy(out.text + n, n < len ? "..." : "", n < len ? 4 : 1);
    return out;
}

/* ---- lines --------------------------------------------------------------- */

/* Reads on, keeping what is left of the window. Sets eof at the end. */
static tes_status fill(struct tesI_reader *reader, tes_error *err)
{
    if (reader->at > 0) {
        memmove(reader->text, reader->text + reader->at,
                reader->end - reader->at);
        reader->end -= reader->at;
        reader->at = 0;
    }
    if (reader->cap - reader->end < CHUNK) {
        char *more = tesI_realloc(reader->text, reader->cap * 2 + CHUNK);
        if (more == NULL) {
            return tesI_error_memory(err, reader->path);
        }
        reader->text = more;
        reader->cap = reader->cap * 2 + CHUNK;
    }
    /* one byte stays free for a NUL */
    ptrdiff_t got =
        tesI_read_some(reader->fd, reader->text + reader->end, CHUNK - 1);
    if (got < 0) {
        return tesI_error_file(err, reader->path);
    }
    reader->eof = got == 0;
    reader->end += (size_t)got;
    reader->taken += (uint64_t)got;
    if (reader->taken <= reader->limit) return TES_OK;
    return tesI_error(err, TES_EINPUT, "%s: larger than %llu bytes",
                      reader->path, (unsigned long long)reader->limit);
}

/* True when the line ends with the checksum it should have. */
static bool sum_fits(const struct tesI_reader *reader, const char *line,
                     size_t len, char *wanted)
{
    if (len < SUM_LEN) return false;
    snprintf(wanted, SUM_LEN + 1, " %08x",
             (unsigned)tesI_log_sum(reader->sum, line, len - SUM_LEN));
    return memcmp(line + len - SUM_LEN, wanted, SUM_LEN) == 0;
}

static tes_status bad_sum(const struct tesI_reader *reader, const char *line,
                          size_t len, const char *wanted, tes_error *err)
{
    bool digits = len > SUM_LEN && line[len - SUM_LEN] == ' ';
    for (size_t i = len - SUM_LEN + 1; digits && i < len; i++) {
        digits = strchr("0123456789abcdef", line[i]) != NULL && line[i] != 0;
    }
    if (!digits && len > 0 && line[len - 1] == '\r') {
        return damage(reader, err,
                      "the line ends with CR and LF, as on Windows; a saved "
                      "game has LF alone");
    }
    if (!digits) {
        return damage(reader, err, "the checksum is missing in \"%s\"",
                      excerpt(line, len).text);
    }
    return damage(reader, err,
                  "the checksum of \"%s\" is%s, but%s was found; this line "
                  "has been changed, or one is missing before it",
                  excerpt(line, len - SUM_LEN).text, wanted,
                  excerpt(line + len - SUM_LEN, SUM_LEN).text);
}

/* A last line without newline. What was written before a process was killed
 * is the beginning of a good line; a whole one and more is damage. */
static tesI_read last_line(struct tesI_reader *reader, const char *line,
                           size_t len, tes_error *err)
{
    char wanted[SUM_LEN + 1];
    if (sum_fits(reader, line, len - 1, wanted)) {
        damage(reader, err, "the line ends with byte %u instead of a newline",
               (unsigned)(unsigned char)line[len - 1]);
        return READ_FAIL;
    }
    reader->torn = tesI_strdup(excerpt(line, len).text);
    if (reader->torn == NULL) {
        tesI_error_memory(err, reader->path);
        return READ_FAIL;
    }
    reader->tail = len;
    return READ_END;
}

static bool is_text(const char *line, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        if ((unsigned char)line[i] < 32 && line[i] != '\t') return false;
    }
    return true;
}

/* Next line of at most `limit` bytes, NUL-terminated and without checksum. */
static tesI_read next_line(struct tesI_reader *reader, size_t limit, char **out,
                           tes_error *err)
{
    size_t seen = 0;
    char *line, *newline, wanted[SUM_LEN + 1] = "";

    for (;;) {
        line = reader->text + reader->at;
        size_t have = reader->end - reader->at;
        newline = have == seen ? NULL : memchr(line + seen, '\n', have - seen);
        seen = have;
        if (newline != NULL || reader->eof || seen > limit) break;
        if (fill(reader, err) != TES_OK) return READ_FAIL;
    }
    size_t len = newline == NULL ? seen : (size_t)(newline - line);
    if (len == 0 && newline == NULL) return READ_END;
    reader->line++;
    if (len > limit) {
        damage(reader, err, "a line of more than %zu bytes: \"%s\"", limit,
               excerpt(line, len).text);
        return READ_FAIL;
    }
    if (newline == NULL && !reader->plain) {
        return last_line(reader, line, len, err);
    }
    reader->unended = newline == NULL;
    reader->at += len + (newline != NULL);
    reader->size += len + (newline != NULL);
    if (!reader->plain) {
        if (!sum_fits(reader, line, len, wanted)) {
            bad_sum(reader, line, len, wanted, err);
            return READ_FAIL;
        }
        len -= SUM_LEN;
        reader->sum = tesI_log_sum(reader->sum, line, len);
    } else if (len > 0 && line[len - 1] == '\r') {
        len--;
    }
    line[len] = '\0';
    if (!is_text(line, len)) {
        damage(reader, err, "this is not text: \"%s\"",
               excerpt(line, len).text);
        return READ_FAIL;
    }
    *out = line;
    return READ_RECORD;
}

/* ---- what lines say ------------------------------------------------------ */

/* What follows `word` in a line, or NULL when it begins otherwise. */
static char *after(char *line, const char *word)
{
    size_t len = strlen(word);
    return strncmp(line, word, len) == 0 ? line + len : NULL;
}

/* Reads a whole number in digits of a base; at most `most`. */
static bool number(const char *text, unsigned base, uint64_t most,
                   uint64_t *out)
{
    static const char digits[] = "0123456789abcdef";
    uint64_t value = 0;

    if (*text == '\0') return false;
    for (; *text != '\0'; text++) {
        const char *digit = strchr(digits, *text);
        uint64_t add = digit == NULL ? base : (uint64_t)(digit - digits);
        if (add >= base || value > (most - add) / base) return false;
        value = value * base + add;
    }
    *out = value;
    return true;
}

/* Replaces \HH by bytes, in place. */
static bool unescape(char *text)
{
    char *to = text;
    for (; *text != '\0'; text++, to++) {
        char pair[3] = "";
        uint64_t byte;
        *to = *text;
        if (*text != '\\') continue;
        strncpy(pair, text + 1, 2);
        if (!number(pair, 16, 255, &byte) || byte == 0) return false;
        if (pair[1] == '\0') return false;
        *to = (char)(unsigned char)byte;
        text += 2;
    }
    *to = '\0';
    return true;
}

/* Next line that says something: all of a file with checksums. */
static tesI_read next_words(struct tesI_reader *reader, size_t limit,
                            char **line, tes_error *err)
{
    tesI_read read;
    do {
        read = next_line(reader, limit, line, err);
    } while (read == READ_RECORD && reader->plain &&
             (**line == '#' || (*line)[strspn(*line, " \t")] == '\0'));
    return read;
}

bool tesI_log_seen_at(const struct tesI_record *record, uint32_t *events)
{
    const char *text = record->key + strlen("seen");
    char digits[9];
    uint64_t sum;

    if (strlen(text) != 9 * record->number || record->number > TESI_LOG_SEEN) {
        return false;
    }
    for (uint32_t i = 0; i < record->number; i++, text += 9) {
        memcpy(digits, text + 1, 8);
        digits[8] = '\0';
        if (*text != ' ' || !number(digits, 16, UINT32_MAX, &sum)) return false;
        if (events != NULL) events[i] = (uint32_t)sum;
    }
    return true;
}

static tesI_read is_no(const struct tesI_reader *reader, const char *line,
                       const char *what, tes_error *err)
{
    damage(reader, err, "\"%s\" is no %s", excerpt(line, strlen(line)).text,
           what);
    return READ_FAIL;
}

tesI_read tesI_reader_next(struct tesI_reader *reader,
                           struct tesI_record *record, tes_error *err)
{
    char *line, *rest;
    tesI_read read = next_words(reader, TESI_LOG_LINE, &line, err);

    if (read != READ_RECORD) return read;
    record->line = reader->line;
    record->number = 0;
    record->key = line;
    if (strcmp(line, "?") == 0 && reader->shared) {
        record->kind = RECORD_HIDDEN;
        return READ_RECORD;
    }
    if ((rest = after(line, "seen")) != NULL && reader->shared) {
        record->kind = RECORD_SEEN;
        record->number = strlen(rest) / 9;
        if (tesI_log_seen_at(record, NULL)) return READ_RECORD;
        return is_no(reader, line, "list of sums", err);
    }
    if ((rest = after(line, "> ")) != NULL) {
        record->kind = RECORD_ANSWER;
    } else if ((rest = after(line, "undo ")) != NULL &&
               number(rest, 10, UINT32_MAX, &record->number)) {
        record->kind = RECORD_UNDO;
        return READ_RECORD;
    } else if ((rest = after(line, "hash ")) != NULL && strlen(rest) == 16 &&
               number(rest, 16, UINT64_MAX, &record->number)) {
        record->kind = RECORD_HASH;
        return READ_RECORD;
    } else if (reader->plain) {
        record->kind = RECORD_ANSWER;
        rest = line;
    } else {
        return is_no(reader, line, "answer, undo or hash", err);
    }
    record->key = rest;
    if (*rest != '\0' && unescape(rest)) return READ_RECORD;
    return is_no(reader, line, "key", err);
}

/* ---- the header ---------------------------------------------------------- */

/* The first line decides which sort of file it is. */
static tes_status first_line(struct tesI_reader *reader, struct tesI_head *head,
                             tes_error *err)
{
    char *line;
    uint64_t format, api = 0;
    size_t len = sizeof magic - 1;

    while (!reader->eof && reader->end < len) {
        tes_status status = fill(reader, err);
        if (status != TES_OK) return status;
    }
    reader->plain =
        reader->end >= len && memcmp(reader->text, plain_magic, len) == 0;
    if (!reader->plain &&
        (reader->end < len || memcmp(reader->text, magic, len) != 0)) {
        reader->line = 1;
        /* what it is instead is nobody's business: any path may be named */
        return damage(reader, err,
                      "this is not a saved game: it begins neither with "
                      "tessera-save nor with tessera-keys");
    }
    tesI_read read = next_line(reader, TESI_LOG_LINE, &line, err);
    if (read == READ_END) damage(reader, err, "the header is incomplete");
    if (read != READ_RECORD) return TES_EDAMAGE;
    char *words[4] = {line, "", "", ""};
    for (int i = 1; i < 4 && words[i - 1] != NULL; i++) {
        words[i] = strchr(words[i - 1], ' ');
        if (words[i] != NULL) *words[i]++ = '\0';
    }
    if (words[1] == NULL || !number(words[1], 10, UINT32_MAX, &format)) {
        return damage(reader, err, "the number of the format is missing");
    }
    if (format != TESI_LOG_FORMAT) {
        return tesI_error(err, TES_EINPUT,
                          "%s:1: this file has format %s, but this "
                          "program reads format %d only",
                          reader->path, words[1], TESI_LOG_FORMAT);
    }
    if (!reader->plain && (words[2] == NULL || words[3] == NULL ||
                           !number(words[2], 10, UINT32_MAX, &api))) {
        return damage(reader, err, "the version of the program is missing");
    }
    head->api = (uint32_t)api;
    reader->version = tesI_strdup(reader->plain ? "" : words[3]);
    if (reader->version == NULL) {
        return tesI_error_memory(err, reader->path);
    }
    return TES_OK;
}

/* "A" to "H", or "all". */
static bool seat_named(const char *word, int *seat)
{
    *seat = TES_CHANCE;
    if (strcmp(word, "all") == 0) return true;
    *seat = *word - 'A';
    return *seat >= 0 && *seat < TES_MAX_PLAYERS && word[1] == '\0';
}

/* The lines up to `play`. */
static tes_status other_lines(struct tesI_reader *reader,
                              struct tesI_head *head, tes_error *err)
{
    char *line, *rest;
    tesI_read read;

    while ((read = next_words(reader, TESI_LOG_HEAD, &line, err)) ==
           READ_RECORD) {
        if (reader->config == NULL && (rest = after(line, "config ")) != NULL) {
            reader->config = tesI_strdup(rest);
            if (reader->config == NULL) {
                return tesI_error_memory(err, reader->path);
            }
        } else if (!head->shared && !head->seeded && !reader->plain &&
                   (rest = after(line, "seat ")) != NULL &&
                   seat_named(rest, &head->seat)) {
            head->shared = reader->shared = true;
        } else if (!head->seeded && !head->shared &&
                   (rest = after(line, "seed ")) != NULL &&
                   number(rest, 10, UINT64_MAX, &head->seed)) {
            head->seeded = true;
        } else if (strcmp(line, "play") == 0 &&
                   (reader->plain || ((head->seeded || head->shared) &&
                                      reader->config != NULL))) {
            return TES_OK;
        } else {
            return damage(reader, err, "\"%s\" does not belong here",
                          excerpt(line, strlen(line)).text);
        }
    }
    if (read == READ_FAIL) return TES_EDAMAGE;
    return damage(reader, err, "the header is incomplete");
}

tes_status tesI_reader_open(struct tesI_reader *reader, const char *path,
                            uint64_t limit, struct tesI_head *head,
                            tes_error *err)
{
    struct tesI_stat info;
    tes_error own = {TES_OK, NULL};

    *reader = (struct tesI_reader){.fd = -1, .limit = limit};
    *head = (struct tesI_head){0};
    reader->path = tesI_strdup(path);
    if (reader->path == NULL) {
        return tesI_error_memory(err, path);
    }
    reader->fd = tesI_open_file(path, OPEN_READ);
    if (reader->fd < 0 || !tesI_stat_open(reader->fd, &info)) {
        return tesI_error_file(err, path);
    }
    if (!info.file) {
        return tesI_error(err, TES_EINPUT, "%s: this is not a file", path);
    }
    tes_status status = first_line(reader, head, &own);
    if (status == TES_OK) status = other_lines(reader, head, &own);
    if (status != TES_OK) {
        /* READ_FAIL stands for whatever the error says */
        status = own.status;
        if (err != NULL) {
            tes_error_clear(err);
            *err = own;
        } else {
            tes_error_clear(&own);
        }
        return status;
    }
    head->version = reader->version;
    head->config = reader->config == NULL ? "" : reader->config;
    return TES_OK;
}

void tesI_reader_close(struct tesI_reader *reader)
{
    if (reader->fd >= 0) tesI_close_file(reader->fd);
    tesI_free(reader->path);
    tesI_free(reader->version);
    tesI_free(reader->config);
    tesI_free(reader->text);
    tesI_free(reader->torn);
    *reader = (struct tesI_reader){.fd = -1};
}
