/* folder.c - a folder of its own that a program of tests writes into. */
#include "folder.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "tessera.h"

char folder[PATH_ROOM - 56];

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
    snprintf(path, PATH_ROOM, "%s/%s", folder, name);
}

int close_folder(void **state)
{
    char path[PATH_ROOM + 256];
    const struct dirent *entry;
    DIR *list = opendir(folder);
    (void)state;
    while (list != NULL && (entry = readdir(list)) != NULL) {
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        unlink(path);
    }
    if (list != NULL) closedir(list);
    tes_set_root(NULL);
    return rmdir(folder);
}
