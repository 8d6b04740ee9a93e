/* root.h - finding the folder that holds lua/ expansions/ tiles/. */
#ifndef TESSERA_ROOT_H
#define TESSERA_ROOT_H

/* Room for a path, with its NUL. */
#define ROOT_MAX 4096

/* Looks in $TESSERA_PATH and, when that is not set, upwards from the
 * program's own place, then under the install prefix. Returns a string that
 * lives as long as `root` (of ROOT_MAX bytes) and the environment, or NULL
 * when the folder is nowhere. */
const char *root_find(const char *argv0, char *root);

#endif
