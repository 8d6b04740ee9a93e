/* held.c - files that stay open, in a list. */
#define _GNU_SOURCE 1 /* memfd_create */
#include "port/held.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { DEEPEST = 8, MOST = 4000, FOLDER = -1 };

struct held {
    struct held *next;
    int file; /* or FOLDER */
    char path[];
};

bool tesI_held_alone;
static struct held *all;
static int count;

static struct held *find(const char *path)
{
    struct held *one = all;
    while (one != NULL && strcmp(one->path, path) != 0) one = one->next;
    if (one == NULL) errno = ENOENT;
    return one;
}

/* Takes the file over. */
static bool add(const char *path, int file)
{
    size_t size = strlen(path) + 1;
    struct held *one = count < MOST ? malloc(sizeof *one + size) : NULL;
    if (one == NULL) {
        if (file != FOLDER) close(file);
        errno = ENOMEM;
        return false;
    }
    memcpy(one->path, path, size);
    one->file = file;
    one->next = all;
    all = one;
    count++;
    return true;
}

/* ---- before -------------------------------------------------------------- */

static bool hold(const char *path, int depth)
{
    char **names;
    struct tesI_stat info;
    bool fine = true;

    if (!tesI_stat(path, &info)) return true;
    if (info.file) {
        int file = tesI_open_file(path, OPEN_READ);
        return file < 0 ? errno != EMFILE : add(path, file);
    }
    int found =
        info.folder && depth < DEEPEST ? tesI_list_folder(path, &names) : -1;
    if (found < 0) return true;
    fine = add(path, FOLDER);
    for (int i = 0; i < found; i++) {
        size_t size = strlen(path) + strlen(names[i]) + 2;
        char *inner = malloc(size);
        if (inner != NULL) snprintf(inner, size, "%s/%s", path, names[i]);
        fine = inner != NULL && fine && hold(inner, depth + 1);
        free(inner);
        free(names[i]);
    }
    free(names);
    return fine;
}

bool tesI_hold(const char *path) { return hold(path, 0); }

/* ---- after --------------------------------------------------------------- */

static int in_memory(void)
{
#ifdef __linux__
    return memfd_create("tessera", MFD_CLOEXEC);
#else
    errno = ENOSYS;
    return -1;
#endif
}

int tesI_held_open(const char *path, tesI_open how)
{
    struct held *one = find(path);
    if (how == OPEN_CREATE) {
        int file = one == NULL ? in_memory() : -1;
        if (one != NULL) errno = EEXIST;
        if (file < 0 || !add(path, file)) return -1;
        one = all;
    }
    if (one == NULL) return -1;
    if (one->file == FOLDER) {
        errno = EISDIR;
        return -1;
    }
    lseek(one->file, 0, how == OPEN_APPEND ? SEEK_END : SEEK_SET);
    return fcntl(one->file, F_DUPFD_CLOEXEC, 0);
}

bool tesI_held_stat(const char *path, struct tesI_stat *out)
{
    const struct held *one = find(path);
    if (one == NULL) return false;
    if (one->file != FOLDER) return tesI_stat_open(one->file, out);
    *out = (struct tesI_stat){.folder = true, .mode = 0777};
    return true;
}

bool tesI_held_folder(const char *path)
{
    if (find(path) == NULL) return add(path, FOLDER);
    errno = EEXIST;
    return false;
}

/* What follows the path of a folder in a path, or NULL. */
static const char *below(const char *folder, const char *path)
{
    size_t size = strlen(folder);
    bool is = strncmp(path, folder, size) == 0 && path[size] == '/';
    return is ? path + size + 1 : NULL;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

int tesI_held_list(const char *path, char ***names)
{
    int found = 0;
    *names = NULL;
    if (find(path) == NULL) return -1;
    *names = malloc(((size_t)count + 1) * sizeof **names);
    for (struct held *one = all; *names != NULL && one; one = one->next) {
        const char *name = below(path, one->path);
        if (name == NULL || strchr(name, '/') != NULL) continue;
        (*names)[found] = strdup(name);
        if ((*names)[found] != NULL) found++;
    }
    if (found > 0) qsort(*names, (size_t)found, sizeof **names, by_name);
    if (*names == NULL) errno = ENOMEM;
    return *names == NULL ? -1 : found;
}

bool tesI_held_link(const char *from, const char *to)
{
    const struct held *one = find(from);
    if (one == NULL || one->file == FOLDER) return false;
    int file = fcntl(one->file, F_DUPFD_CLOEXEC, 0);
    return file >= 0 && add(to, file);
}

bool tesI_held_remove(const char *path)
{
    bool gone = false;
    for (struct held **at = &all; *at != NULL;) {
        struct held *one = *at;
        if (strcmp(one->path, path) != 0 && below(path, one->path) == NULL) {
            at = &one->next;
            continue;
        }
        *at = one->next;
        if (one->file != FOLDER) close(one->file);
        free(one);
        count--;
        gone = true;
    }
    if (!gone) errno = ENOENT;
    return gone;
}
