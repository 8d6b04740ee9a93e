/* cage.h - a process that gives up what it does not need, for good. */
#ifndef TESSERA_HOST_CAGE_H
#define TESSERA_HOST_CAGE_H

#include <stdbool.h>

/* Is there a cage in this build? */
bool h_cage_built(void);

/* From now on this process computes, reads and writes what is open, and ends;
 * the system kills it when it tries to open anything, to reach the net, or to
 * start or touch a process. New files are in memory (port/held.h). False: the
 * system refuses, errno says why. */
bool h_cage_enter(void);

#endif
