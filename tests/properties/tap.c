/* tap.c - results in TAP. */
#include "tap.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static char why[4096];
static unsigned count, failed;

bool tap_fail(const char *format, ...)
{
    va_list args;

    if (*why) return false;
    va_start(args, format);
    vsnprintf(why, sizeof why, format, args);
    va_end(args);
    return false;
}

void tap_detail(const char *format, ...)
{
    size_t length = strlen(why);
    va_list args;

    if (length == 0 || length + 2 >= sizeof why) return;
    why[length++] = '\n';
    va_start(args, format);
    vsnprintf(why + length, sizeof why - length, format, args);
    va_end(args);
}

void tap_result(const char *name)
{
    count++;
    printf("%sok %u - %s\n", *why ? "not " : "", count, name);
    if (*why) {
        failed++;
        for (char *line = strtok(why, "\n"); line; line = strtok(NULL, "\n"))
            printf("# %s\n", line);
    }
    *why = '\0';
    fflush(stdout);
}

void tap_note(const char *format, ...)
{
    va_list args;

    fputs("# ", stdout);
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    putchar('\n');
}

int tap_end(void)
{
    printf("1..%u\n", count);
    return failed > 0 || count == 0;
}
