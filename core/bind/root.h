/* root.h - finding the folder that holds lua/ expansions/ tiles/. */
#ifndef TESSERA_ROOT_H
#define TESSERA_ROOT_H

/* Room for a path, with its NUL. */
#define ROOT_MAX 4096

/* Looks from the folder of a file upwards, in each of the folders, its
 * share/tessera and its tessera: a clone with what was built in it, or an
 * installed tree wherever it was moved to. Writes the folder to `root`, of
 * ROOT_MAX bytes, and returns it; NULL when it is nowhere. */
const char *root_above(const char *file, char *root);

/* Looks in $TESSERA_PATH and, when that is not set, upwards from the
 * program's own place, then where make install was told to put it. Returns a
 * string that lives as long as `root` (of ROOT_MAX bytes) and the environment,
 * or NULL when the folder is nowhere. */
const char *root_find(const char *argv0, char *root);

#endif
