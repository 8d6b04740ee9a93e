/* clock.c - time. */
#include "port/clock.h"

#include <time.h>

uint64_t tesI_clock(void)
{
    struct timespec now;
#ifdef CLOCK_THREAD_CPUTIME_ID
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) != 0)
#endif
        clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}
