/* folder.c - a folder of its own that a program of tests writes into. */
#include "folder.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "tessera.h"

#define FILES 16

char folder[PATH_ROOM - 56];

static const char *named[FILES];
static int files;

const char *root_of(void)
{
    const char *root = getenv("TESSERA_ROOT");
    return root == NULL ? "." : root;
}

int open_folder(void)
{
    const char *tmp = getenv("TMPDIR");
    tes_set_root(root_of());
    snprintf(folder, sizeof folder, "%s/tessera-test.XXXXXX",
             tmp == NULL ? "/tmp" : tmp);
    return mkdtemp(folder) == NULL ? -1 : 0;
}

void name_file(char path[PATH_ROOM], const char *name)
{
    if (files == FILES) abort();
    named[files++] = name;
    snprintf(path, PATH_ROOM, "%s/%s", folder, name);
}

int close_folder(void **state)
{
    (void)state;
    while (files > 0) {
        char path[PATH_ROOM];
        snprintf(path, sizeof path, "%s/%s", folder, named[--files]);
        unlink(path);
    }
    tes_set_root(NULL);
    return rmdir(folder); /* nothing temporary may be left */
}
