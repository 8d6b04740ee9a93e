/* seconds.h - the one clock of the program. */
#ifndef TESSERA_HOST_SECONDS_H
#define TESSERA_HOST_SECONDS_H

#include <time.h>

/* Seconds since some moment, never going back. */
static inline double h_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

#endif
