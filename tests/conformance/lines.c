/* lines.c - lists of text lines, compared as multisets. */
#include "lines.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

void *need(void *memory, size_t size)
{
    void *result = realloc(memory, size ? size : 1);

    if (!result) {
        fputs("Bail out! out of memory\n", stdout);
        exit(2);
    }
    return result;
}

void lines_add(lines *list, const char *format, ...)
{
    va_list args;
    char line[1024];
    size_t size;

    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    if (list->count == list->room) {
        list->room = list->room ? 2 * list->room : 16;
        list->text = need(list->text, list->room * sizeof *list->text);
    }
    size = strlen(line) + 1;
    list->text[list->count] = memcpy(need(NULL, size), line, size);
    list->count++;
}

static int order(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

void lines_sort(lines *list)
{
    if (list->count > 1)
        qsort(list->text, list->count, sizeof *list->text, order);
}

bool lines_equal(const lines *a, const lines *b)
{
    if (a->count != b->count) return false;
    for (size_t i = 0; i < a->count; i++)
        if (strcmp(a->text[i], b->text[i]) != 0) return false;
    return true;
}

bool lines_take(lines *list, const char *line)
{
    for (size_t i = 0; i < list->count; i++) {
        if (strcmp(list->text[i], line) != 0) continue;
        free(list->text[i]);
        list->count--;
        memmove(list->text + i, list->text + i + 1,
                (list->count - i) * sizeof *list->text);
        return true;
    }
    return false;
}

void lines_report(const lines *expected, const lines *got, FILE *out)
{
    size_t i = 0, j = 0;

    while (i < expected->count || j < got->count) {
        int side = 0;

        if (i == expected->count)
            side = 1;
        else if (j == got->count)
            side = -1;
        else
            side = strcmp(expected->text[i], got->text[j]);
        if (side < 0)
            fprintf(out, "#   - expected: %s\n", expected->text[i++]);
        else if (side > 0)
            fprintf(out, "#   + came:     %s\n", got->text[j++]);
        else
            i++, j++;
    }
}

void lines_clear(lines *list)
{
    for (size_t i = 0; i < list->count; i++) free(list->text[i]);
    free(list->text);
    *list = (lines){0};
}

void text_add(text *to, const char *format, ...)
{
    size_t left = sizeof to->byte - to->length;
    va_list args;
    int length;

    va_start(args, format);
    length = vsnprintf(to->byte + to->length, left, format, args);
    va_end(args);
    if (length > 0)
        to->length += (size_t)length < left ? (size_t)length : left - 1;
}
