/* root.c - finding the folder that holds lua/ expansions/ tiles/. */
#define _XOPEN_SOURCE 700 /* realpath */
#if defined(__APPLE__)
#define _DARWIN_C_SOURCE 1
#include <mach-o/dyld.h>
#endif

#include "bind/root.h"

#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#ifndef TES_DATADIR
#define TES_DATADIR "/usr/local/share/tessera"
#endif

static bool is_folder(const char *folder, const char *name)
{
    char path[PATH_MAX];
    struct stat info;
    int length = snprintf(path, sizeof path, "%s/%s", folder, name);
    return length > 0 && (size_t)length < sizeof path &&
           stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

static bool is_root(const char *folder)
{
    return is_folder(folder, "lua/host") && is_folder(folder, "expansions");
}

/* Real path of this program, or false. argv[0] serves where the system does
 * not tell. */
static bool program_path(const char *argv0, char *path)
{
#if defined(__APPLE__)
    char room[PATH_MAX];
    uint32_t size = sizeof room;
    if (_NSGetExecutablePath(room, &size) == 0)
        return realpath(room, path) != NULL;
#endif
    if (realpath("/proc/self/exe", path) ||
        realpath("/proc/curproc/file", path))
        return true;
    return strchr(argv0, '/') && realpath(argv0, path);
}

const char *root_above(const char *file, char *root)
{
    static const char *const inside[] = {"", "/share/tessera", "/tessera"};
    char folder[PATH_MAX];
    if (!realpath(file, folder)) return NULL;
    for (char *slash; (slash = strrchr(folder, '/')) && slash > folder;) {
        *slash = '\0';
        for (size_t i = 0; i < sizeof inside / sizeof *inside; i++) {
            int length = snprintf(root, ROOT_MAX, "%s%s", folder, inside[i]);
            if (length < ROOT_MAX && is_root(root)) return root;
        }
    }
    return NULL;
}

const char *root_find(const char *argv0, char *root)
{
    const char *given = getenv("TESSERA_PATH");
    if (given && given[0]) return is_root(given) ? given : NULL;
    char program[PATH_MAX];
    if (program_path(argv0, program) && root_above(program, root)) return root;
    return is_root(TES_DATADIR) ? TES_DATADIR : NULL;
}
