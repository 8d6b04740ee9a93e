/* test_corpus - every file of corpus/ through its target, with or without a
 * fuzzer: what broke something once does not do so again. With arguments, files
 * in place of those: test_corpus TARGET FILE... */
#include "targets.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static bool run_file(const struct target *target, const char *path)
{
    struct stat info;
    FILE *file = fopen(path, "rb");
    if (file == NULL) return false;
    bool fine = fstat(fileno(file), &info) == 0 && S_ISREG(info.st_mode);
    size_t size = fine ? (size_t)info.st_size : 0;
    char *text = malloc(size + 1);
    fine = fine && text != NULL && fread(text, 1, size, file) == size;
    fclose(file);
    if (fine) {
        text[size] = '\0';
        target->run(text, size);
    }
    free(text);
    return fine;
}

static int run_folder(const struct target *target, const char *root)
{
    char folder[1024], path[1400];
    struct dirent **entries;
    int seen = 0;

    snprintf(folder, sizeof folder, "%s/tests/fuzz/corpus/%s", root,
             target->name);
    int count = scandir(folder, &entries, NULL, alphasort);
    for (int i = 0; i < count; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, entries[i]->d_name);
        /* a crash is found by the last path that was named */
        if (entries[i]->d_name[0] != '.') {
            fprintf(stderr, "%s\n", path);
            seen += run_file(target, path);
        }
        free(entries[i]);
    }
    if (count >= 0) free(entries);
    return seen;
}

int main(int argc, char **argv)
{
    const char *root = getenv("TESSERA_ROOT");
    int tests = 0, failed = 0;

    for (const struct target *t = targets; t->name != NULL; t++) {
        if (argc > 1 && strcmp(argv[1], t->name) != 0) continue;
        int seen = 0;
        for (int i = 2; i < argc; i++) seen += run_file(t, argv[i]);
        if (argc < 3) seen = run_folder(t, root == NULL ? "." : root);
        printf("%sok %d - %s: %s (%d)\n", seen > 0 ? "" : "not ", ++tests,
               t->name, t->what, seen);
        fflush(stdout);
        failed += seen == 0;
    }
    printf("1..%d\n", tests);
    return failed > 0;
}
