/* targets.c - the list of targets, what they share, and the entry of libFuzzer:
 * FUZZ_TARGET names the target. */
#include "targets.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

const struct target targets[] = {
    {"batch", fuzz_batch, "calls for a batch of games"},
    {"clean", fuzz_clean, "text on its way to the terminal"},
    {"config", fuzz_config, "a config"},
    {"http", fuzz_http, "bytes on a connection of the server"},
    {"import", fuzz_import, "a game saved by another program"},
    {"log", fuzz_log, "a saved game, line by line"},
    {"module", fuzz_module, "a module file"},
    {"pattern", fuzz_pattern, "a pattern, and the text it is matched with"},
    {"rpc", fuzz_rpc, "lines of the protocol"},
    {"socket", fuzz_socket, "messages at tables, to the whole server"},
    {"save", fuzz_save, "a saved game that is loaded and continued"},
    {"svg", fuzz_svg, "a picture that a module brings along"},
    {"tables", fuzz_tables, "what everybody at a table does, in any order"},
    {"tiles", fuzz_tiles, "a tile set"},
    {NULL, NULL, NULL},
};

void broken(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fputs("broken: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
    abort();
}

/* ---- files --------------------------------------------------------------- */

static char folder[512];
static const char *const left[] = {"fuzz.lua", "fuzz.save", "tiles/fuzz.lua",
                                   "copy.save", "game.save"};

static void remove_folder(void)
{
    char path[600];
    for (size_t i = 0; i < sizeof left / sizeof *left; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, left[i]);
        unlink(path);
    }
    snprintf(path, sizeof path, "%s/tiles", folder);
    rmdir(path);
    rmdir(folder);
}

const char *own_path(const char *name)
{
    static char path[600];
    if (*folder == '\0') {
        const char *tmp = getenv("TMPDIR");
        if (tmp == NULL)
            tmp = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp";
        snprintf(folder, sizeof folder, "%s/tessera-fuzz.XXXXXX", tmp);
        if (mkdtemp(folder) == NULL) broken("no folder: %s", strerror(errno));
        snprintf(path, sizeof path, "%s/tiles", folder);
        if (mkdir(path, 0700) != 0) broken("no folder: %s", strerror(errno));
        atexit(remove_folder);
    }
    snprintf(path, sizeof path, "%s%s%s", folder, *name ? "/" : "", name);
    return path;
}

const char *own_file(const char *name, const char *text, size_t size)
{
    const char *path = own_path(name);
    FILE *file = fopen(path, "wb");
    if (file == NULL || fwrite(text, 1, size, file) != size ||
        fclose(file) != 0) {
        broken("%s cannot be written: %s", path, strerror(errno));
    }
    return path;
}

/* ---- playing ------------------------------------------------------------- */

tes_source small_source(void)
{
    const char *root = getenv("TESSERA_ROOT");
    return (tes_source){.root = root == NULL ? "." : root,
                        .memory_limit = (size_t)24 << 20,
                        .game_limit = (size_t)8 << 20,
                        .time_limit_ms = 500};
}

void expect_said(tes_error *err)
{
    if (err->text == NULL || *err->text == '\0') broken("nothing was said");
    tes_error_clear(err);
}

/* A clone is the same game; what a seat sees of it changes nothing, and a game
 * that it could be is seen as it is. */
static void look_around(tes_game *game, uint64_t seed)
{
    tes_error err = {TES_OK, NULL};
    uint64_t hash = tes_game_hash(game), digest = tes_game_digest(game);
    tes_game *same = tes_game_clone(game);
    int seat = (int)(seed >> 40) % 3 - 1;
    int32_t points;

    if (same != NULL && tes_game_hash(same) != hash) broken("another clone");
    tes_game_free(same);
    tes_game *view = tes_game_view(game, seat, &err);
    if (view != NULL) {
        uint64_t seen = tes_game_hash(view);
        tes_game *sample = tes_game_sample(view, seed, &err);
        if (sample == NULL) {
            expect_said(&err);
        } else {
            tes_game *again = tes_game_view(sample, seat, &err);
            if (again != NULL && tes_game_hash(again) != seen) {
                broken("a sample is seen otherwise by %d", seat);
            }
            tes_game_free(again);
        }
        tes_game_free(sample);
    }
    tes_game_free(view);
    tes_error_clear(&err);
    tes_game_worth(game, (uint32_t)(seed >> 33) % 64, 0, &points);
    if (tes_game_hash(game) != hash || tes_game_digest(game) != digest) {
        broken("a look changes the game");
    }
}

void play_some(tes_game *game, uint64_t seed)
{
    tes_error err = {TES_OK, NULL};
    tes_decision open;

    for (int i = 0; i < 25 && tes_game_decision(game, &open); i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        uint32_t index = (uint32_t)((seed >> 33) % open.count);
        uint64_t hash = tes_game_hash(game);
        char key[300];
        if (i % 8 == 5) look_around(game, seed);
        if (tes_game_key(game, index, key, sizeof key) == 0) {
            broken("no key");
        }
        if (tes_game_answer(game, index, &err) != TES_OK) {
            expect_said(&err);
        } else if (i % 4 == 3 && tes_game_undo(game, 1) != TES_OK) {
            broken("no undo of \"%s\"", key);
        } else if (i % 4 != 3) {
            continue;
        }
        if (tes_game_hash(game) != hash) broken("not as before \"%s\"", key);
    }
}

void try_source(const tes_source *source, uint64_t seed)
{
    tes_error err = {TES_OK, NULL};
    tes_ruleset *rules = tes_ruleset_load(source, &err);

    if (rules == NULL) {
        expect_said(&err);
        return;
    }
    tes_game *game = tes_game_new(rules, seed, &err);
    if (game == NULL) {
        expect_said(&err);
    } else {
        play_some(game, seed);
        tes_game_free(game);
    }
    tes_ruleset_free(rules);
}

/* ---- libFuzzer ----------------------------------------------------------- */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct target *target;
    if (target == NULL) {
        const char *name = getenv("FUZZ_TARGET");
        for (target = targets; target->name != NULL; target++) {
            if (name != NULL && strcmp(name, target->name) == 0) break;
        }
        if (target->name == NULL) {
            fprintf(stderr, "FUZZ_TARGET must be one of:\n");
            for (target = targets; target->name != NULL; target++) {
                fprintf(stderr, "  %-8s %s\n", target->name, target->what);
            }
            exit(2);
        }
    }
    char *text = malloc(size + 1);
    if (text == NULL) return 0;
    if (size > 0) memcpy(text, data, size);
    text[size] = '\0';
    target->run(text, size);
    free(text);
    return 0;
}
