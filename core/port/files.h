/* files.h - files of the operating system.
 *
 * Files are numbers; -1, or false, means that errno says why not. */
#ifndef TES_FILES_H
#define TES_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct tesI_stat {
    bool file, folder; /* else a device, a pipe ... */
    uint64_t size;
    uint64_t device, number; /* together: which file it is */
    unsigned mode;           /* permissions */
};

/* Describes the file at a path, following links; an open file. */
bool tesI_stat(const char *path, struct tesI_stat *out);
bool tesI_stat_open(int file, struct tesI_stat *out);

typedef enum tesI_open {
    OPEN_READ,   /* never waits for the other end of a pipe */
    OPEN_WRITE,  /* an existing file, from its start */
    OPEN_APPEND, /* an existing file, at its end */
    OPEN_CREATE, /* for appending; fails when it is there */
    OPEN_PRIVATE /* made for its user alone if it is not there; no link */
} tesI_open;
int tesI_open_file(const char *path, tesI_open how);

/* Closes it. False: something that was written is lost. */
bool tesI_close_file(int file);

/* Reads some bytes, 0 at the end; -1 on failure. */
ptrdiff_t tesI_read_some(int file, char *text, size_t size);

/* Writes all bytes. False: refused, or the disk is full. Writing beyond the
 * process's limit on file sizes is refused, too, and raises no signal. */
bool tesI_write_all(int file, const char *text, size_t len);

/* Cuts it to a size; makes sure it is on the disk; sets its permissions. */
bool tesI_cut_file(int file, uint64_t size);
bool tesI_sync_file(int file);
bool tesI_permit(int file, unsigned mode);

/* May this process write to what is at the path? */
bool tesI_may_write(const char *path);

/* Makes a folder; into a private one only its user may look. */
bool tesI_make_folder(const char *path, bool private);
/* Removes a file, or a folder that is empty. */
bool tesI_remove(const char *path);
/* Replaces an existing file. */
bool tesI_rename(const char *from, const char *to);
/* Another name for a file; fails when something is there. */
bool tesI_link_file(const char *from, const char *to);

/* Locks the file for writing, as long as it is open. False: another process has
 * locked it; *holder is its number, or 0 if the system does not tell. A file
 * that cannot be locked (on some network file systems) counts as locked by
 * us. */
bool tesI_lock_file(int file, long *holder);

/* The path without links, from the root of the file system; malloc'd. NULL:
 * there is nothing. */
char *tesI_real_path(const char *path);

/* Names in a folder but those that begin with a dot, sorted byte by byte; the
 * array and each name are malloc'd. -1: no folder. */
int tesI_list_folder(const char *path, char ***names);

/* Random bits of the system; where it has none, the time. */
uint64_t tesI_entropy(void);

#endif
