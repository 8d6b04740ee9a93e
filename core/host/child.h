/* child.h - processes beside this one, and the pipes to them. */
#ifndef TESSERA_HOST_CHILD_H
#define TESSERA_HOST_CHILD_H

#include <stdbool.h>
#include <sys/types.h>

/* The ends that this process has; -1: none. */
typedef struct h_child {
    pid_t pid; /* 0 in the child itself; -1: there is no process */
    int in, out;
} h_child;

/* Starts a copy of this process, and returns in both: what one of them writes
 * to `out` the other reads from `in`. With `deaf` there is no pipe to the
 * child. exec closes the ends of this process. False: errno says why. */
bool h_child_start(h_child *child, bool deaf);

/* Waits until the process ends; returns its status as waitpid does, -1:
 * unknown. */
int h_child_wait(h_child *child);

#endif
