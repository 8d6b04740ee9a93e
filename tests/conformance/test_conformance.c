/* test_conformance - replays recorded games and compares everything.
 *
 *     test_conformance [--copy FROM TO FOLDER] [FILE.jsonl ...]
 *
 * Without files: tests/conformance/sample, and every file of
 * $TES_CONFORMANCE, or of ../shared/conformance when that exists, and of its
 * folder third-family. A game whose module does not exist is a failure.
 * $TES_GAME limits the run to the game of that id. With --copy the module and
 * tile set FROM are replaced by TO, to be found in FOLDER. $TES_KEYS is a
 * folder into which config and answers of every game are written. Prints
 * TAP. */
#include "differences.h"
#include "lines.h"
#include "names.h"
#include "replay.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct suite {
    const char *root;
    const char *only; /* id of the only game to run, or NULL */
    differences *known;
    lines seen; /* ids of games that were run */
    unsigned run, failed;
} suite;

static void print_result(suite *all, const char *id, outcome result,
                         const char *missing)
{
    all->run++;
    if (result == REPLAY_SAME)
        printf("ok %u - %s\n", all->run, id);
    else if (result == REPLAY_DIFFERS)
        printf("not ok %u - %s\n", all->run, id);
    else
        printf("not ok %u - %s: no module %s\n", all->run, id, missing);
    all->failed += result != REPLAY_SAME;
}

/* Prints the report with every line as a comment of TAP. */
static void print_report(char *report)
{
    for (char *line = strtok(report, "\n"); line; line = strtok(NULL, "\n"))
        printf("%s%s\n", *line == '#' ? "" : "# ", line);
    fflush(stdout);
}

static void run_game(suite *all, const json_t *record)
{
    const char *id = json_string_value(json_object_get(record, "id"));
    const char *missing = NULL;
    char *report = NULL;
    size_t size;
    outcome result;
    FILE *out;

    if (all->only && strcmp(all->only, id) != 0) return;
    for (size_t i = 0; i < all->seen.count; i++)
        if (strcmp(all->seen.text[i], id) == 0) return;
    lines_add(&all->seen, "%s", id);
    out = open_memstream(&report, &size);
    if (!out) {
        perror("open_memstream");
        exit(2);
    }
    result = replay_game(record, all->root, all->known, &missing, out);
    fclose(out);
    print_result(all, id, result, missing); /* the reason goes below it */
    print_report(report);
    free(report);
}

/* A file or a line that cannot be read is a failed test of its own. */
static void broken(suite *all, const char *path, const char *why)
{
    all->run++;
    all->failed++;
    printf("not ok %u - %s: %s\n", all->run, path, why);
}

static void run_file(suite *all, const char *path)
{
    FILE *file = fopen(path, "r");
    char *line = NULL;
    size_t room = 0;
    ssize_t length;

    if (!file) {
        broken(all, path, "cannot be opened");
        return;
    }
    while ((length = getline(&line, &room, file)) > 0) {
        json_error_t error;
        json_t *record = json_loadb(line, (size_t)length, 0, &error);

        if (record)
            run_game(all, record);
        else
            broken(all, path, error.text);
        json_decref(record);
    }
    free(line);
    fclose(file);
}

/* Runs every *.jsonl of a folder, by name; false when there is none. */
static bool run_folder(suite *all, const char *folder)
{
    DIR *dir = opendir(folder);
    struct dirent *entry;
    lines files = {0};

    if (!dir) return false;
    while ((entry = readdir(dir))) {
        const char *dot = strrchr(entry->d_name, '.');

        if (dot && strcmp(dot, ".jsonl") == 0)
            lines_add(&files, "%s/%s", folder, entry->d_name);
    }
    closedir(dir);
    lines_sort(&files);
    for (size_t i = 0; i < files.count; i++) run_file(all, files.text[i]);
    lines_clear(&files);
    return true;
}

static void run_default(suite *all)
{
    const char *folder = getenv("TES_CONFORMANCE");
    char path[1024], more[1040];

    snprintf(path, sizeof path, "%s/tests/conformance/sample", all->root);
    if (!run_folder(all, path)) broken(all, path, "cannot be opened");
    if (!folder) {
        snprintf(path, sizeof path, "%s/../shared/conformance", all->root);
        folder = path;
    }
    if (!run_folder(all, folder))
        printf("# no folder %s: only the sample was run\n", folder);
    snprintf(more, sizeof more, "%s/third-family", folder);
    run_folder(all, more);
}

static const char *find_root(void)
{
    const char *root = getenv("TESSERA_ROOT");

    if (!root || !*root) root = getenv("TESSERA_PATH");
    return root && *root ? root : ".";
}

int main(int argc, char **argv)
{
    suite all = {.root = find_root(), .only = getenv("TES_GAME")};
    char path[1024];

    if (argc > 4 && strcmp(argv[1], "--copy") == 0) {
        name_rename(argv[2], argv[3], argv[4]);
        argc -= 4;
        argv += 4;
    }
    snprintf(path, sizeof path, "%s/tests/conformance/differences", all.root);
    all.known = differences_load(path);
    if (!all.known) {
        puts("Bail out! no list of differences");
        return 2;
    }
    if (argc > 1)
        for (int i = 1; i < argc; i++) run_file(&all, argv[i]);
    else
        run_default(&all);
    printf("# %zu differences that follow a source\n",
           differences_used(all.known, stdout));
    printf("# %u games, %u differ\n", all.run, all.failed);
    printf("1..%u\n", all.run);
    differences_free(all.known);
    lines_clear(&all.seen);
    return all.failed || all.run == 0;
}
