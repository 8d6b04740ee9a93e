/* file.c - files that are there as a whole or not at all.
 *
 * A file is written beside its place under another name, and takes its place
 * when it is complete. Only what cannot be replaced (a device, a pipe) is
 * written to directly. */
#define _XOPEN_SOURCE 700 /* realpath */
#define _DEFAULT_SOURCE 1 /* flock */
#if defined(__APPLE__)
#define _DARWIN_C_SOURCE 1
#endif
#include "file.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "alloc.h"
#include "log.h"

#define BUFFER 65536

struct tes_file {
    char *name;      /* owned: its path as it was given, for messages */
    char *path;      /* owned: its place, links followed */
    char *temporary; /* owned; NULL: written to directly */
    int fd;
    size_t held;
    char buffer[BUFFER];
};

static tes_status refused(tes_error *err, const char *path)
{
    return tesI_log_fail(err, TES_EIO, "%s: %s", path, strerror(errno));
}

static tes_status no_memory(tes_error *err, const char *path)
{
    return tesI_log_fail(err, TES_EMEMORY, "%s: out of memory", path);
}

/* ---- writing --------------------------------------------------------------
 */

/* SIGXFSZ is sent to the thread that writes too much: it is held back, and
 * taken if it came. */
static ssize_t write_some(int fd, const char *text, size_t len)
{
    sigset_t only, before, waiting;

    sigemptyset(&only);
    sigaddset(&only, SIGXFSZ);
    if (pthread_sigmask(SIG_BLOCK, &only, &before) != 0) return -1;
    sigpending(&waiting);
    bool already = sigismember(&waiting, SIGXFSZ) == 1;
    ssize_t wrote = write(fd, text, len);
    int why = errno;
    if (wrote < 0 && why == EFBIG && !already) {
        int number;
        sigpending(&waiting);
        if (sigismember(&waiting, SIGXFSZ) == 1) sigwait(&only, &number);
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = why;
    return wrote;
}

bool tesI_write_all(int fd, const char *text, size_t len)
{
    while (len > 0) {
        ssize_t wrote = write_some(fd, text, len);
        if (wrote < 0 && errno == EINTR) continue;
        if (wrote < 0) return false;
        if (wrote == 0) {
            errno = ENOSPC;
            return false;
        }
        text += wrote;
        len -= (size_t)wrote;
    }
    return true;
}

static tes_status flush(tes_file *file, tes_error *err)
{
    size_t len = file->held;
    file->held = 0;
    if (tesI_write_all(file->fd, file->buffer, len)) return TES_OK;
    return refused(err, file->name);
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
        return refused(err, file->name);
    }
    memcpy(file->buffer + file->held, text, len);
    file->held += len;
    return TES_OK;
}

/* ---- life ----------------------------------------------------------------
 */

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
    if (file->fd >= 0) close(file->fd);
    if (file->temporary != NULL) unlink(file->temporary);
    forget(file);
}

/* The place of a file: where a link leads, or the path itself. */
static char *place_of(const char *path)
{
    char *real = realpath(path, NULL);
    char *copy = tesI_strdup(real == NULL ? path : real);
    free(real);
    return copy;
}

/* What a killed process left, or another one writes, stays alone. */
static bool open_beside(tes_file *file, mode_t mode)
{
    size_t size = strlen(file->path) + 16;

    file->temporary = tesI_zalloc(size);
    if (file->temporary == NULL) {
        errno = ENOMEM;
        return false;
    }
    for (int i = 0; i < 100; i++) {
        snprintf(file->temporary, size, "%s.new%d", file->path, i);
        file->fd =
            open(file->temporary,
                 O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, mode);
        if (file->fd >= 0 || errno != EEXIST) break;
    }
    if (file->fd >= 0) return true;
    int why = errno;
    tesI_free(file->temporary);
    file->temporary = NULL;
    errno = why;
    return false;
}

tes_file *tes_file_create(const char *path, tes_error *err)
{
    struct stat info;
    tes_file *file = tesI_zalloc(sizeof *file);

    if (file == NULL || (file->name = tesI_strdup(path)) == NULL ||
        (file->path = place_of(path)) == NULL) {
        if (file != NULL) forget(file);
        no_memory(err, path);
        return NULL;
    }
    file->fd = -1;
    bool there = stat(file->path, &info) == 0;
    bool opened = false;
    if (there && access(file->path, W_OK) != 0) {
        /* one that may not be written is not replaced either */
    } else if (there && !S_ISREG(info.st_mode)) {
        file->fd = open(file->path, O_WRONLY | O_CLOEXEC);
        opened = file->fd >= 0;
    } else {
        opened = open_beside(file, 0666);
        /* who could read the old one can read the new one, and nobody else */
        if (opened && there)
            opened = fchmod(file->fd, info.st_mode & 0777) == 0;
    }
    if (opened) return file;
    refused(err, path);
    tes_file_drop(file);
    return NULL;
}

/* Everything is in the file, and will be there after a power cut. */
static tes_status complete(tes_file *file, tes_error *err)
{
    tes_status status = flush(file, err);
    if (status == TES_OK && file->temporary != NULL && fsync(file->fd) != 0 &&
        errno != EINVAL) {
        status = refused(err, file->name);
    }
    return status;
}

tes_status tes_file_finish(tes_file *file, tes_error *err)
{
    tes_status status = complete(file, err);
    if (status == TES_OK && close(file->fd) != 0) {
        status = refused(err, file->name);
        file->fd = -1;
    } else if (status == TES_OK) {
        file->fd = -1;
    }
    if (status == TES_OK && file->temporary != NULL &&
        rename(file->temporary, file->path) != 0) {
        status = refused(err, file->name);
    }
    if (status != TES_OK) {
        tes_file_drop(file);
        return status;
    }
    forget(file);
    return TES_OK;
}

/* ---- one writer -----------------------------------------------------------
 */

/* The process of a line "1: FLOCK  ADVISORY  WRITE 12 08:01:345 0 EOF" that is
 * about this file, else 0. */
static long holder(char *line, ino_t file)
{
    char *word[6], *rest = NULL;

    for (int i = 0; i < 6; i++) {
        word[i] = strtok_r(i == 0 ? line : NULL, " \n", &rest);
        if (word[i] == NULL) return 0;
    }
    const char *inode = strrchr(word[5], ':');
    if (strcmp(word[1], "FLOCK") != 0 || inode == NULL ||
        strtoull(inode + 1, NULL, 10) != (unsigned long long)file) {
        return 0;
    }
    return strtol(word[4], NULL, 10);
}

/* Whoever has locked the file, as " (process 12)", where the system has a list
 * of locks. */
static void who_has(int fd, char *text, size_t size)
{
    char line[256];
    struct stat info;
    FILE *locks = fopen("/proc/locks", "r");

    text[0] = '\0';
    if (locks == NULL) return;
    while (fstat(fd, &info) == 0 && fgets(line, sizeof line, locks) != NULL) {
        long pid = holder(line, info.st_ino);
        if (pid > 0) snprintf(text, size, " (process %ld)", pid);
    }
    fclose(locks);
}

tes_status tesI_file_lock(int fd, const char *path, tes_error *err)
{
    char who[48];

    if (flock(fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) {
        return TES_OK;
    }
    who_has(fd, who, sizeof who);
    return tesI_log_fail(err, TES_EIO,
                         "%s: another program%s is writing to this file", path,
                         who);
}

/* Puts the file into its place. Where there is none, a link is made, which
 * fails when somebody else was quicker; an old one is locked until it is
 * replaced. */
static tes_status take_place(tes_file *file, tes_error *err)
{
    for (int i = 0; i < 100; i++) {
        int old = open(file->path, O_RDONLY | O_CLOEXEC);
        if (old >= 0) {
            tes_status status = tesI_file_lock(old, file->name, err);
            if (status == TES_OK && rename(file->temporary, file->path) != 0) {
                status = refused(err, file->name);
            }
            close(old);
            return status;
        }
        if (errno != ENOENT) break;
        if (link(file->temporary, file->path) == 0) {
            unlink(file->temporary);
            return TES_OK;
        }
        if (errno == EEXIST) continue;
        /* a file system without links */
        if (rename(file->temporary, file->path) == 0) return TES_OK;
        break;
    }
    return refused(err, file->name);
}

int tesI_file_keep(tes_file *file, tes_error *err)
{
    tes_status status = TES_OK;
    if (file->temporary == NULL) {
        status =
            tesI_log_fail(err, TES_EIO, "%s: this is not a file", file->path);
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
