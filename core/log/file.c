/* file.c - files that are there as a whole or not at all.
 *
 * A file is written under another name in the same folder and renamed when it
 * is complete. Only devices and pipes, which cannot be replaced, are written to
 * directly. */
#include "log/file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "log/log.h"
#include "port/alloc.h"
#include "port/files.h"
#include "state/error.h"

#define BUFFER 65536

struct tes_file {
    char *name;      /* owned: its path as it was given, for messages */
    char *path;      /* owned: its place, links followed */
    char *temporary; /* owned; NULL: written to directly */
    int fd;
    size_t held;
    char buffer[BUFFER];
};

/* ---- writing ------------------------------------------------------------- */

static tes_status flush(tes_file *file, tes_error *err)
{
    size_t len = file->held;
    file->held = 0;
    if (tesI_write_all(file->fd, file->buffer, len)) return TES_OK;
    return tesI_error_file(err, file->name);
}

tes_status tes_file_write(tes_file *file, const char *text, size_t len,
                          tes_error *err)
{
    if (file->held + len > BUFFER) {
        tes_status status = flush(file, err);
        if (status != TES_OK) return status;
    }
    if (len > BUFFER) {
        if (tesI_write_all(file->fd, text, len)) return TES_OK;
        return tesI_error_file(err, file->name);
    }
    memcpy(file->buffer + file->held, text, len);
    file->held += len;
    return TES_OK;
}

/* ---- life ---------------------------------------------------------------- */

static void forget(tes_file *file)
{
    tesI_free(file->name);
    tesI_free(file->path);
    tesI_free(file->temporary);
    tesI_free(file);
}

void tes_file_drop(tes_file *file)
{
    if (file == NULL) return;
    if (file->fd >= 0) tesI_close_file(file->fd);
    if (file->temporary != NULL) tesI_remove(file->temporary);
    forget(file);
}

/* The place of a file: where a link leads, or the path itself. */
static char *place_of(const char *path)
{
    char *real = tesI_real_path(path);
    char *copy = tesI_strdup(real == NULL ? path : real);
    free(real);
    return copy;
}

/* Opens a file under a name that none has yet: a killed process may have left
 * one, another process may be writing one. */
static bool open_beside(tes_file *file)
{
    size_t size = strlen(file->path) + 16;

    file->temporary = tesI_zalloc(size);
    if (file->temporary == NULL) {
        errno = ENOMEM;
        return false;
    }
    for (int i = 0; i < 100; i++) {
        snprintf(file->temporary, size, "%s.new%d", file->path, i);
        file->fd = tesI_open_file(file->temporary, OPEN_CREATE);
        if (file->fd >= 0 || errno != EEXIST) break;
    }
    if (file->fd >= 0) return true;
    int why = errno;
    tesI_free(file->temporary);
    file->temporary = NULL;
    errno = why;
    return false;
}

/* Is a file in a folder that nobody else may look into? */
static bool is_private(char *path)
{
    struct tesI_stat info;
    char *name = strrchr(path, '/');

    if (name == NULL || name == path) return false;
    *name = '\0';
    bool private = tesI_stat(path, &info) && (info.mode & 077) == 0;
    *name = '/';
    return private;
}

tes_file *tes_file_create(const char *path, tes_error *err)
{
    struct tesI_stat info;
    if (*path == '\0') { /* there would be a file beside it, but no place */
        errno = ENOENT;
        tesI_error_file(err, "\"\"");
        return NULL;
    }
    tes_file *file = tesI_zalloc(sizeof *file);

    if (file == NULL || (file->name = tesI_strdup(path)) == NULL ||
        (file->path = place_of(path)) == NULL) {
        if (file != NULL) forget(file);
        tesI_error_memory(err, path);
        return NULL;
    }
    file->fd = -1;
    bool there = tesI_stat(file->path, &info);
    bool opened = false;
    if (there && !tesI_may_write(file->path)) {
        /* one that may not be written is not replaced either */
    } else if (there && !info.file) {
        file->fd = tesI_open_file(file->path, OPEN_WRITE);
        opened = file->fd >= 0;
    } else {
        opened = open_beside(file);
        /* the new file gets the permissions of the old one; where others may
         * not look, it is not for them either, whatever the umask */
        if (opened && there) opened = tesI_permit(file->fd, info.mode);
        if (opened && !there && is_private(file->path)) {
            opened = tesI_permit(file->fd, 0600);
        }
    }
    if (opened) return file;
    tesI_error_file(err, path);
    tes_file_drop(file);
    return NULL;
}

/* Everything is in the file, and will be there after a power cut. */
static tes_status complete(tes_file *file, tes_error *err)
{
    tes_status status = flush(file, err);
    if (status == TES_OK && file->temporary != NULL &&
        !tesI_sync_file(file->fd)) {
        status = tesI_error_file(err, file->name);
    }
    return status;
}

tes_status tes_file_finish(tes_file *file, tes_error *err)
{
    tes_status status = complete(file, err);
    if (status == TES_OK) {
        bool closed = tesI_close_file(file->fd);
        file->fd = -1;
        if (!closed || (file->temporary != NULL &&
                        !tesI_rename(file->temporary, file->path))) {
            status = tesI_error_file(err, file->name);
        }
    }
    if (status != TES_OK) {
        tes_file_drop(file);
        return status;
    }
    forget(file);
    return TES_OK;
}

/* ---- one writer ---------------------------------------------------------- */

tes_status tesI_file_lock(int fd, const char *path, tes_error *err)
{
    char who[48] = "";
    long holder;

    if (tesI_lock_file(fd, &holder)) return TES_OK;
    if (holder > 0) snprintf(who, sizeof who, " (process %ld)", holder);
    return tesI_error(err, TES_EIO,
                      "%s: another program%s is writing to this file", path,
                      who);
}

/* Puts the file into its place. Where there is none, a link is made, which
 * fails when somebody else was quicker; an old one is locked until it is
 * replaced. */
static tes_status take_place(tes_file *file, tes_error *err)
{
    for (int i = 0; i < 100; i++) {
        int old = tesI_open_file(file->path, OPEN_READ);
        if (old >= 0) {
            tes_status status = tesI_file_lock(old, file->name, err);
            if (status == TES_OK && !tesI_rename(file->temporary, file->path)) {
                status = tesI_error_file(err, file->name);
            }
            tesI_close_file(old);
            return status;
        }
        if (errno != ENOENT) break;
        if (tesI_link_file(file->temporary, file->path)) {
            tesI_remove(file->temporary);
            return TES_OK;
        }
        if (errno == EEXIST) continue;
        /* a file system without links */
        if (tesI_rename(file->temporary, file->path)) return TES_OK;
        break;
    }
    return tesI_error_file(err, file->name);
}

int tesI_file_keep(tes_file *file, tes_error *err)
{
    tes_status status = TES_OK;
    if (file->temporary == NULL) {
        status = tesI_error(err, TES_EIO, "%s: this is not a file", file->path);
    }
    if (status == TES_OK) status = complete(file, err);
    if (status == TES_OK) status = tesI_file_lock(file->fd, file->name, err);
    if (status == TES_OK) status = take_place(file, err);
    if (status != TES_OK) {
        tes_file_drop(file);
        return -1;
    }
    int fd = file->fd;
    forget(file);
    return fd;
}
