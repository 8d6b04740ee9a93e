/* files.c - files, as POSIX has them. */
#define _XOPEN_SOURCE 700 /* realpath */
#define _DEFAULT_SOURCE 1 /* flock */
#if defined(__APPLE__)
#define _DARWIN_C_SOURCE 1
#endif
#include "port/files.h"
#include "port/held.h"

#include <dirent.h>
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
#if defined(__APPLE__)
#include <sys/random.h>
#endif

/* ---- what is there ------------------------------------------------------ */

static void describe(const struct stat *info, struct tesI_stat *out)
{
    *out = (struct tesI_stat){.file = S_ISREG(info->st_mode),
                              .folder = S_ISDIR(info->st_mode),
                              .size = (uint64_t)info->st_size,
                              .device = (uint64_t)info->st_dev,
                              .number = (uint64_t)info->st_ino,
                              .mode = (unsigned)info->st_mode & 0777};
}

bool tesI_stat(const char *path, struct tesI_stat *out)
{
    struct stat info;
    if (tesI_held_alone) return tesI_held_stat(path, out);
    if (stat(path, &info) != 0) return false;
    describe(&info, out);
    return true;
}

bool tesI_stat_open(int file, struct tesI_stat *out)
{
    struct stat info;
    if (fstat(file, &info) != 0) return false;
    describe(&info, out);
    return true;
}

bool tesI_may_write(const char *path)
{
    return tesI_held_alone || access(path, W_OK) == 0;
}

char *tesI_real_path(const char *path)
{
    struct tesI_stat info;
    if (!tesI_held_alone) return realpath(path, NULL);
    return tesI_stat(path, &info) ? strdup(path) : NULL;
}

static int is_shown(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

int tesI_list_folder(const char *path, char ***names)
{
    struct dirent **entries;
    if (tesI_held_alone) return tesI_held_list(path, names);
    int count = scandir(path, &entries, is_shown, by_name);

    *names = NULL;
    if (count < 0) return -1;
    *names = malloc(((size_t)count + 1) * sizeof **names);
    bool whole = *names != NULL;
    for (int i = 0; i < count; i++) {
        /* the entry becomes its name: nothing more to be allocated */
        char *name = entries[i]->d_name;
        if (whole) {
            (*names)[i] = memmove(entries[i], name, strlen(name) + 1);
        } else {
            free(entries[i]);
        }
    }
    free(entries);
    if (!whole) errno = ENOMEM;
    return whole ? count : -1;
}

/* ---- open files --------------------------------------------------------- */

int tesI_open_file(const char *path, tesI_open how)
{
    static const int flags[] = {
        [OPEN_READ] = O_RDONLY | O_NONBLOCK,
        [OPEN_WRITE] = O_WRONLY,
        [OPEN_APPEND] = O_WRONLY | O_APPEND,
        [OPEN_CREATE] = O_WRONLY | O_CREAT | O_EXCL | O_APPEND,
        [OPEN_PRIVATE] = O_WRONLY | O_CREAT | O_NOFOLLOW};
    if (tesI_held_alone) return tesI_held_open(path, how);
    return open(path, flags[how] | O_CLOEXEC,
                how == OPEN_PRIVATE ? 0600 : 0666);
}

bool tesI_close_file(int file) { return close(file) == 0; }

ptrdiff_t tesI_read_some(int file, char *text, size_t size)
{
    for (;;) {
        ssize_t got = read(file, text, size);
        if (got >= 0 || errno != EINTR) return got;
    }
}

#if defined(SIGXFSZ) && !defined(__EMSCRIPTEN__)

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

#else
#define write_some write
#endif

bool tesI_write_all(int file, const char *text, size_t len)
{
    while (len > 0) {
        ssize_t wrote = write_some(file, text, len);
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

bool tesI_cut_file(int file, uint64_t size)
{
    return ftruncate(file, (off_t)size) == 0;
}

bool tesI_sync_file(int file) { return fsync(file) == 0 || errno == EINVAL; }

bool tesI_permit(int file, unsigned mode)
{
    return fchmod(file, (mode_t)mode) == 0;
}

/* ---- names -------------------------------------------------------------- */

bool tesI_make_folder(const char *path, bool private)
{
    if (tesI_held_alone) return tesI_held_folder(path);
    return mkdir(path, private ? 0700 : 0777) == 0;
}

bool tesI_remove(const char *path)
{
    return tesI_held_alone ? tesI_held_remove(path) : remove(path) == 0;
}

bool tesI_rename(const char *from, const char *to)
{
    if (tesI_held_alone) {
        tesI_held_remove(to);
        return tesI_held_link(from, to) && tesI_held_remove(from);
    }
    return rename(from, to) == 0;
}

bool tesI_link_file(const char *from, const char *to)
{
    if (tesI_held_alone) return tesI_held_link(from, to);
    return link(from, to) == 0;
}

/* ---- random bits ----------------------------------------------------------
 */

uint64_t tesI_entropy(void)
{
    uint64_t bits = 0;
    if (getentropy(&bits, sizeof bits) != 0) {
        struct timespec now;
        clock_gettime(CLOCK_REALTIME, &now);
        bits = (uint64_t)now.tv_nsec << 32 ^ (uint64_t)now.tv_sec ^
               (uint64_t)getpid() << 16;
    }
    return bits;
}

/* ---- one writer --------------------------------------------------------- */

/* The process of a line "1: FLOCK  ADVISORY  WRITE 12 08:01:345 0 EOF" that is
 * about this file, else 0. */
static long holder_in(char *line, ino_t file)
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

/* The process that has locked the file, where the system lists locks; else 0.
 */
static long holder_of(int fd)
{
    char line[256];
    struct stat info;
    long found = 0;
    FILE *locks = fopen("/proc/locks", "r");

    if (locks == NULL) return 0;
    while (fstat(fd, &info) == 0 && fgets(line, sizeof line, locks) != NULL) {
        long pid = holder_in(line, info.st_ino);
        if (pid > 0) found = pid;
    }
    fclose(locks);
    return found;
}

bool tesI_lock_file(int file, long *holder)
{
    *holder = 0;
    if (flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) {
        return true;
    }
    *holder = holder_of(file);
    return false;
}
