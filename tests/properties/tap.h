/* tap.h - results in TAP, with the reasons below the line they explain. */
#ifndef PROPERTIES_TAP_H
#define PROPERTIES_TAP_H

#include <stdbool.h>

/* Notes why the running test fails; only the first note of a test is
 * printed. Returns false, so that a check can `return tap_fail(...)`. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
bool tap_fail(const char *format, ...);

/* Adds a line to the reason, when there is one. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
void tap_detail(const char *format, ...);

/* Ends a test: passed unless something was noted since the last one. */
void tap_result(const char *name);

/* Prints a "# " line. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
void tap_note(const char *format, ...);

/* Prints the plan; the exit status of the program. */
int tap_end(void);

#endif
