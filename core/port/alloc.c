/* alloc.c - all allocations; see alloc.h. */
#include "port/alloc.h"

#include <stdlib.h>
#include <string.h>

static _Thread_local unsigned long fail_countdown; /* 0: never fail */

bool tesI_memory_refused(void)
{
    if (fail_countdown == 0) return false;
    if (fail_countdown > 1) {
        fail_countdown--;
        return false;
    }
    return true;
}

void tesI_memory_fail(unsigned long nth) { fail_countdown = nth; }

void *tesI_realloc(void *block, size_t size)
{
    return tesI_memory_refused() ? NULL : realloc(block, size);
}

void *tesI_zalloc(size_t size)
{
    return tesI_memory_refused() ? NULL : calloc(1, size);
}

char *tesI_strdup(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = tesI_realloc(NULL, size);
    if (copy != NULL) memcpy(copy, text, size);
    return copy;
}

void tesI_free(void *block) { free(block); }
