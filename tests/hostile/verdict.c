/* verdict.c - why a test failed; see verdict.h. */
#include "verdict.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

char why[4096];

bool fail(const char *format, ...)
{
    va_list args;
    if (*why != '\0') return false;
    va_start(args, format);
    vsnprintf(why, sizeof why, format, args);
    va_end(args);
    return false;
}

bool verdict(int number, const char *name)
{
    bool fine = *why == '\0';
    printf("%sok %d - %s\n", fine ? "" : "not ", number, name);
    for (char *line = strtok(why, "\n"); line; line = strtok(NULL, "\n")) {
        printf("# %s\n", line);
    }
    *why = '\0';
    fflush(stdout);
    return fine;
}

double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}
