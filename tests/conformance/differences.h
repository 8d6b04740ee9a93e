/* differences.h - the list of differences that follow a source.
 *
 * One a line: `game-id turn | what | source`; comments begin with #. `turn`
 * is the number of the entry in `turns` from 1, `start` or `end`; `what` is
 * the name of the comparison as the runner prints it. */
#ifndef CONFORMANCE_DIFFERENCES_H
#define CONFORMANCE_DIFFERENCES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct differences differences;

/* Reads the list; NULL when the file is not there or a line of it cannot be
 * read, with a message on stderr. */
differences *differences_load(const char *path);
void differences_free(differences *list);

/* Whether this difference is listed; remembers that it occurred. */
bool differences_allow(differences *list, const char *game, const char *turn,
                       const char *what);

/* Prints the entries of `game` that did not occur; returns how many. */
size_t differences_unused(const differences *list, const char *game, FILE *out);

/* How many entries have occurred; prints each. */
size_t differences_used(const differences *list, FILE *out);

#endif
