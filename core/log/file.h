/* file.h - new files: tes_file of tessera.h, and what only saved games need.
 *
 * Everything in C that makes a file makes it here. */
#ifndef TES_FILE_H
#define TES_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "tessera.h"

/* Takes the file for writing, as long as it is open. TES_EIO: another process
 * has it, and is named where the system tells. What cannot be locked (some
 * network file systems) counts as taken. */
tes_status tesI_file_lock(int fd, const char *path, tes_error *err);

/* Finishes a file like tes_file_finish, but leaves it open and locked for
 * appending, and refuses to take the place of a file that somebody has locked.
 * Returns its descriptor, or -1 with err; frees the file. */
int tesI_file_keep(tes_file *file, tes_error *err);

#endif
