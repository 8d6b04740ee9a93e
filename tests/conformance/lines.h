/* lines.h - lists of text lines, compared as multisets.
 *
 * Whatever the runner compares (placements, offers, scores, figures) is first
 * written as one line of text each, from the record and from the game, so
 * that comparing and reporting are the same everywhere. */
#ifndef CONFORMANCE_LINES_H
#define CONFORMANCE_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Start with all zero; owns its texts. */
typedef struct lines {
    char **text;
    size_t count, room;
} lines;

/* Adds one line, made as printf does. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void lines_add(lines *list, const char *format, ...);

/* Sorts the lines. lines_equal and lines_report want sorted lists. */
void lines_sort(lines *list);

bool lines_equal(const lines *a, const lines *b);

/* Removes one line equal to `text`; false when there is none. */
bool lines_take(lines *list, const char *text);

/* Prints what is only in one of the two lists, as "# - only expected" and
 * "# + only there". */
void lines_report(const lines *expected, const lines *got, FILE *out);

/* Empties the list. */
void lines_clear(lines *list);

/* Growing text buffer for one line. */
typedef struct text {
    char byte[512];
    size_t length;
} text;

/* Appends, cutting off what does not fit. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void text_add(text *to, const char *format, ...);

/* malloc and realloc that end the program instead of failing. */
void *need(void *memory, size_t size);

#endif
