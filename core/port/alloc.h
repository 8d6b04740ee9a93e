/* alloc.h - all allocations go through these functions, so that tests can make
 * them fail. */
#ifndef TES_ALLOC_H
#define TES_ALLOC_H

#include <stdbool.h>
#include <stddef.h>

/* As realloc; NULL when memory is out or the n-th allocation was to fail. */
void *tesI_realloc(void *block, size_t size);

/* As calloc for one block. */
void *tesI_zalloc(size_t size);

/* Copy of a NUL-terminated text, or NULL. */
char *tesI_strdup(const char *text);

/* As free. */
void tesI_free(void *block);

/* Lets the n-th allocation of this thread from now fail (1: the next), and all
 * after it until called again; 0: no allocation fails. For tests. */
void tesI_memory_fail(unsigned long nth);

/* Counts an allocation that is none of the above; true when it is to fail. */
bool tesI_memory_refused(void);

#endif
