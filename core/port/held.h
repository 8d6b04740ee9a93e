/* held.h - files that a process has opened before it gives up opening any: they
 * are found by the same paths, and new ones are in memory alone. */
#ifndef TES_HELD_H
#define TES_HELD_H

#include <stdbool.h>

#include "port/files.h"

/* Opens a file, or all files in a folder and below it. What is not there or
 * cannot be read is left out. False: too many, or no memory. */
bool tesI_hold(const char *path);

/* True once there are no files but those that are held. */
extern bool tesI_held_alone;

/* What files.h has for a path, of held files. */
int tesI_held_open(const char *path, tesI_open how);
bool tesI_held_stat(const char *path, struct tesI_stat *out);
bool tesI_held_folder(const char *path);
int tesI_held_list(const char *path, char ***names);
bool tesI_held_link(const char *from, const char *to);

/* Forgets a file, or a folder with all that is in it. */
bool tesI_held_remove(const char *path);

#endif
