/* clock.h - time, medians, child processes. */
#ifndef BENCH_CLOCK_H
#define BENCH_CLOCK_H

#include <stdbool.h>
#include <stddef.h>

/* Seconds of the monotonic clock. */
double clock_now(void);

/* Seconds that the processor has worked for this thread: what others do on the
 * machine meanwhile does not count. */
double clock_spent(void);

/* Median; reorders the values. NAN of none. */
double clock_median(double *values, size_t count);

/* Runs `work` in a forked child; the seconds from before the fork until it
 * has returned true, or NAN. */
double clock_child(bool (*work)(void *context), void *context);

/* games/s that the program `path`, run for `seconds`, prints in its MEDIAN
 * line, were the processor its own; NAN when it does not. */
double clock_bare(const char *path, double seconds);

#endif
