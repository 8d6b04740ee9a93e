/* error.c - failures of the library. */
#include "state/error.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "port/alloc.h"

void tes_error_clear(tes_error *err)
{
    if (err == NULL) return;
    tesI_free(err->text);
    err->text = NULL;
    err->status = TES_OK;
}

tes_status tesI_error(tes_error *err, tes_status status, const char *format,
                      ...)
{
    va_list args;

    if (err == NULL) return status;
    tes_error_clear(err);
    err->status = status;
    va_start(args, format);
    int len = vsnprintf(NULL, 0, format, args);
    va_end(args);
    err->text = len < 0 ? NULL : tesI_realloc(NULL, (size_t)len + 1);
    if (err->text == NULL) return status;
    va_start(args, format);
    vsnprintf(err->text, (size_t)len + 1, format, args);
    va_end(args);
    return status;
}

tes_status tesI_error_file(tes_error *err, const char *path)
{
    return tesI_error(err, TES_EIO, "%s: %s", path, strerror(errno));
}

tes_status tesI_error_memory(tes_error *err, const char *path)
{
    return tesI_error(err, TES_EMEMORY, "%s: out of memory", path);
}
