/* file.h - new files: tes_file of tessera.h, and what only saved games need.
 *
 * All C code makes its files by these functions. */
#ifndef TES_FILE_H
#define TES_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "tessera.h"

/* Locks the file for writing, as long as it is open. TES_EIO: another process
 * has locked it (the message names the process if the system tells which). A
 * file that cannot be locked (on some network file systems) counts as locked by
 * us. */
tes_status tesI_file_lock(int fd, const char *path, tes_error *err);

/* Finishes a file like tes_file_finish, but leaves it open and locked for
 * appending, and refuses to replace a file that another process has locked.
 * Returns its descriptor, or -1 with err; frees the file. */
int tesI_file_keep(tes_file *file, tes_error *err);

#endif
