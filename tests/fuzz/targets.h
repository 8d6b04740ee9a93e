/* targets.h - what strangers send, as functions that take any bytes.
 *
 * A target reads them as the library or the program would, plays on a little
 * with what comes of them, and aborts when a promise is broken: a message that
 * is missing, a file half-written, a game that differs after loading. Crashes,
 * leaks and what the sanitizers see are found by themselves. A target leaves
 * nothing behind, so that one process takes millions of inputs. */
#ifndef TES_FUZZ_TARGETS_H
#define TES_FUZZ_TARGETS_H

#include <stddef.h>
#include <stdint.h>

#include "tessera.h"

struct target {
    const char *name;
    void (*run)(const char *text, size_t size); /* NUL-terminated */
    const char *what;
};

/* All of them, the last with a NULL name. */
extern const struct target targets[];

void fuzz_batch(const char *text, size_t size);
void fuzz_clean(const char *text, size_t size);
void fuzz_config(const char *text, size_t size);
void fuzz_http(const char *text, size_t size);
void fuzz_import(const char *text, size_t size);
void fuzz_log(const char *text, size_t size);
void fuzz_module(const char *text, size_t size);
void fuzz_pattern(const char *text, size_t size);
void fuzz_rpc(const char *text, size_t size);
void fuzz_save(const char *text, size_t size);
void fuzz_socket(const char *text, size_t size);
void fuzz_svg(const char *text, size_t size);
void fuzz_tables(const char *text, size_t size);
void fuzz_tiles(const char *text, size_t size);

/* The test of secrets.lua, which prints TAP. */
void test_secrets(void);

/* ---- what they share (targets.c) ---- */

/* Says why and aborts. */
_Noreturn void broken(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

/* Path of a file in a folder of our own, which is removed at the end. */
const char *own_path(const char *name);

/* Writes a file of that name and returns its path. */
const char *own_file(const char *name, const char *text, size_t size);

/* Makes a source with small limits. */
tes_source small_source(void);

/* The message of a failure must be there. Clears it. */
void expect_said(tes_error *err);

/* Plays some answers, takes some back, and looks whether the game is as it
 * was. */
void play_some(tes_game *game, uint64_t seed);

/* Loads a ruleset; when that succeeds, plays a game of it. */
void try_source(const tes_source *source, uint64_t seed);

#endif
