/* log.c - saved games as text: writing and appending. */
#include "log/log.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "log/file.h"
#include "port/alloc.h"
#include "port/files.h"
#include "state/error.h"

#define SUM_LEN 9 /* of a space and 8 digits */

uint32_t tesI_log_sum(uint32_t before, const char *line, size_t len)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (int i = 0; i < 4; i++) {
        hash = (hash ^ (before >> 8 * i & 255)) * UINT64_C(0x100000001b3);
    }
    for (size_t i = 0; i < len; i++) {
        hash = (hash ^ (unsigned char)line[i]) * UINT64_C(0x100000001b3);
    }
    return (uint32_t)(hash ^ hash >> 32);
}

/* ---- putting lines into memory ------------------------------------------ */

static bool put_line(struct tesI_log *log, const char *word, const char *rest)
{
    size_t body = strlen(word) + strlen(rest);
    size_t need = log->len + body + SUM_LEN + 2; /* newline, NUL */

    if (need > log->cap) {
        size_t cap = need + log->cap / 2 + 1024;
        char *more = tesI_realloc(log->text, cap);
        if (more == NULL) return false;
        log->text = more;
        log->cap = cap;
    }
    char *line = log->text + log->len;
    snprintf(line, body + 1, "%s%s", word, rest);
    log->sum = tesI_log_sum(log->sum, line, body);
    snprintf(line + body, SUM_LEN + 2, " %08x\n", (unsigned)log->sum);
    log->len = need - 1;
    return true;
}

static void settle(struct tesI_log *log)
{
    log->mirrored = log->len;
    log->mirrored_sum = log->sum;
    log->mirrored_answers = log->answers;
}

void tesI_log_drop(struct tesI_log *log)
{
    log->len = log->mirrored;
    log->sum = log->mirrored_sum;
    log->answers = log->mirrored_answers;
}

bool tesI_log_begin(struct tesI_log *log, const struct tesI_head *head)
{
    char first[128], seed[24], seat[2];

    *log = (struct tesI_log){.fd = -1};
    snprintf(seat, sizeof seat, "%c", 'A' + head->seat);
    if (strlen(head->config) + 64 > TESI_LOG_HEAD ||
        strchr(head->config, '\n') != NULL) {
        return false;
    }
    snprintf(first, sizeof first, "%d %u %s", TESI_LOG_FORMAT,
             (unsigned)head->api, head->version);
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)head->seed);
    if (!put_line(log, "tessera-save ", first) ||
        !put_line(log, "config ", head->config) ||
        !(head->shared ? put_line(log, "seat ", head->seat < 0 ? "all" : seat)
                       : put_line(log, "seed ", seed)) ||
        !put_line(log, "play", "")) {
        return false;
    }
    settle(log);
    return true;
}

bool tesI_log_answer(struct tesI_log *log, const char *key)
{
    char line[TESI_LOG_LINE - SUM_LEN - 2];
    size_t len = 0;

    for (; *key != '\0'; key++) {
        unsigned char c = (unsigned char)*key;
        bool escape = c < 32 || c == '\\';
        if (len + (escape ? 3 : 1) >= sizeof line) return false;
        if (escape) {
            snprintf(line + len, 4, "\\%02x", (unsigned)c);
            len += 3;
        } else {
            line[len++] = (char)c;
        }
    }
    line[len] = '\0';
    if (!put_line(log, "> ", line)) return false;
    log->answers++;
    return true;
}

bool tesI_log_hidden(struct tesI_log *log)
{
    if (!put_line(log, "?", "")) return false;
    log->answers++;
    return true;
}

bool tesI_log_seen(struct tesI_log *log, const uint32_t *events, uint32_t count)
{
    char line[9 * TESI_LOG_SEEN + 1] = "";

    if (count > TESI_LOG_SEEN) count = TESI_LOG_SEEN;
    for (uint32_t i = 0; i < count; i++) {
        snprintf(line + 9 * (size_t)i, 10, " %08x", (unsigned)events[i]);
    }
    return put_line(log, "seen", line);
}

bool tesI_log_undo(struct tesI_log *log, uint32_t answers)
{
    char number[16];
    snprintf(number, sizeof number, "%u", (unsigned)answers);
    return put_line(log, "undo ", number);
}

bool tesI_log_hash(struct tesI_log *log, uint64_t hash)
{
    char number[24];
    snprintf(number, sizeof number, "%016llx", (unsigned long long)hash);
    if (!put_line(log, "hash ", number)) return false;
    log->answers = 0;
    return true;
}

/* ---- files --------------------------------------------------------------- */

/* A new file with the whole log, open and locked; -1 with err. */
static int write_new(const struct tesI_log *log, const char *path,
                     tes_error *err)
{
    tes_file *file = tes_file_create(path, err);
    if (file == NULL) return -1;
    if (tes_file_write(file, log->text, log->len, err) == TES_OK) {
        return tesI_file_keep(file, err);
    }
    tes_file_drop(file);
    return -1;
}

tes_status tesI_log_create(struct tesI_log *log, const char *path,
                           tes_error *err)
{
    char *copy = tesI_strdup(path);
    if (copy == NULL) return tesI_error_memory(err, path);
    int fd = write_new(log, path, err);
    if (fd < 0) {
        tesI_free(copy);
        return err == NULL ? TES_EIO : err->status;
    }
    if (log->fd >= 0) tesI_close_file(log->fd);
    tesI_free(log->path);
    log->path = copy;
    log->fd = fd;
    log->size = log->len;
    log->tail = 0;
    log->plain = log->unended = false;
    settle(log);
    return TES_OK;
}

bool tesI_log_same_file(const char *a, const char *b)
{
    struct tesI_stat one, other;

    return tesI_stat(a, &one) && tesI_stat(b, &other) &&
           one.device == other.device && one.number == other.number;
}

/* Whether a copy may take the place of what is at the path: of an older saved
 * game or an empty file, not of a device or of somebody's text. */
static tes_status may_replace(const char *path, const struct tesI_stat *info,
                              tes_error *err)
{
    char start[sizeof "tessera-" - 1];

    if (!info->file) {
        return tesI_error(err, TES_EIO, "%s: this is not a file", path);
    }
    int fd = tesI_open_file(path, OPEN_READ);
    if (fd < 0) return tesI_error_file(err, path);
    ptrdiff_t got = tesI_read_some(fd, start, sizeof start);
    tesI_close_file(fd);
    if (got < 0) return tesI_error_file(err, path);
    if (got == 0 || ((size_t)got == sizeof start &&
                     memcmp(start, "tessera-", sizeof start) == 0)) {
        return TES_OK;
    }
    return tesI_error(err, TES_EIO,
                      "%s: this is there already, and is no saved game", path);
}

tes_status tesI_log_copy(const struct tesI_log *log, const char *path,
                         tes_error *err)
{
    struct tesI_stat info;

    if (tesI_stat(path, &info)) {
        if (log->path != NULL && tesI_log_same_file(log->path, path)) {
            return TES_OK; /* it has all of it */
        }
        tes_status status = may_replace(path, &info, err);
        if (status != TES_OK) return status;
    }
    /* locked like any other, so that nobody's game is written over */
    int fd = write_new(log, path, err);
    if (fd < 0) return err == NULL ? TES_EIO : err->status;
    if (!tesI_close_file(fd)) return tesI_error_file(err, path);
    return TES_OK;
}

/* Whether the file is still the one at its path. */
static bool in_place(const struct tesI_log *log, const struct tesI_stat *info)
{
    struct tesI_stat now;
    return tesI_stat(log->path, &now) && now.device == info->device &&
           now.number == info->number;
}

/* Opens and locks the file if it is not, and makes sure that it ends where it
 * should: two programs that append to one file would make it worthless. */
tes_status tesI_log_ready(struct tesI_log *log, tes_error *err)
{
    struct tesI_stat info;

    if (log->path == NULL) return TES_OK;
    if (log->fd < 0) {
        int fd = tesI_open_file(log->path, OPEN_APPEND);
        if (fd < 0) return tesI_error_file(err, log->path);
        tes_status status = tesI_file_lock(fd, log->path, err);
        if (status != TES_OK) {
            tesI_close_file(fd);
            return status;
        }
        log->fd = fd;
    }
    if (!tesI_stat_open(log->fd, &info)) return tesI_error_file(err, log->path);
    if (info.size != log->size + log->tail || !in_place(log, &info)) {
        return tesI_error(
            err, TES_EIO,
            "%s: another program has changed this file; it is not "
            "written to any more",
            log->path);
    }
    return TES_OK;
}

/* Cuts off a torn line at the end. */
static tes_status trim(struct tesI_log *log, tes_error *err)
{
    if (log->tail != 0 && !tesI_cut_file(log->fd, log->size)) {
        return tesI_error_file(err, log->path);
    }
    log->tail = 0;
    return TES_OK;
}

/* Copies lines without their checksums, in place of them. */
static size_t plain_lines(char *text, size_t len, char *out)
{
    size_t made = 0;
    while (len > 0) {
        size_t line = (size_t)((char *)memchr(text, '\n', len) - text) + 1;
        memcpy(out + made, text, line - SUM_LEN - 1);
        made += line - SUM_LEN;
        out[made - 1] = '\n';
        text += line;
        len -= line;
    }
    return made;
}

static tes_status append(struct tesI_log *log, const char *text, size_t len,
                         tes_error *err)
{
    if (tesI_write_all(log->fd, text, len)) {
        log->size += len;
        return TES_OK;
    }
    struct tesI_stat info;
    int why = errno;
    /* a part of it may be there: take it away now, or before the next line */
    if (!tesI_cut_file(log->fd, log->size) && tesI_stat_open(log->fd, &info)) {
        log->tail = info.size - log->size;
    }
    errno = why;
    return tesI_error_file(err, log->path);
}

tes_status tesI_log_flush(struct tesI_log *log, tes_error *err)
{
    tes_status status = TES_OK;
    char *text = log->text + log->mirrored, *plain = NULL;
    size_t len = log->len - log->mirrored;

    if (log->path != NULL && len > 0) {
        status = tesI_log_ready(log, err);
        if (status == TES_OK) status = trim(log, err);
        if (status == TES_OK && log->plain) {
            plain = tesI_realloc(NULL, len + 1);
            if (plain == NULL) {
                status = tesI_error_memory(err, log->path);
            } else {
                plain[0] = '\n';
                len = plain_lines(text, len, plain + 1) + log->unended;
                text = plain + !log->unended;
            }
        }
        if (status == TES_OK) status = append(log, text, len, err);
        tesI_free(plain);
    }
    if (status != TES_OK) {
        tesI_log_drop(log);
        return status;
    }
    log->unended = false;
    settle(log);
    return TES_OK;
}

bool tesI_log_resume(struct tesI_log *log, const char *path)
{
    log->path = tesI_strdup(path);
    settle(log);
    return log->path != NULL;
}

void tesI_log_free(struct tesI_log *log)
{
    if (log->fd >= 0) tesI_close_file(log->fd);
    tesI_free(log->path);
    tesI_free(log->text);
    *log = (struct tesI_log){.fd = -1};
}
