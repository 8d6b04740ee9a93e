/* seconds.h - the clocks of the program. */
#ifndef TESSERA_HOST_SECONDS_H
#define TESSERA_HOST_SECONDS_H

#include <time.h>

static inline double h_seconds_of(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* Seconds since some moment, never going back. */
static inline double h_seconds(void) { return h_seconds_of(CLOCK_MONOTONIC); }

#endif
