/* verdict.h - why a test failed, and the clock that limits are held to. */
#ifndef VERDICT_H
#define VERDICT_H

#include <stdbool.h>

/* What was found first, "" for nothing. */
extern char why[4096];

/* Notes why, unless something was found before; returns false. */
bool fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Prints the TAP line of a test, and why as comments; false when it failed.
 * Nothing is found then. */
bool verdict(int number, const char *name);

/* Processor time in seconds, as budgets are: other tests may run at the same
 * time. */
double now(void);

#endif
