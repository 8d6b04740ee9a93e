/* log_help.h - files for the tests of saved games. */
#ifndef TES_TESTS_LOG_HELP_H
#define TES_TESTS_LOG_HELP_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "folder.h"
#include "log/log.h"
#include "state/dice.h"

/* Two names in the folder: the file that put_file writes and read_file reads,
 * and another one. */
extern char path[PATH_ROOM], other[PATH_ROOM];

/* A header, and keys that look like everything else a file may hold. */
extern const struct tesI_head head;
#define NKEYS 20
extern const char *const keys[NKEYS];

/* Makes the folder; close_folder removes it. */
int set_up(void **state);

/* Writes `path`; reads a file, malloc'd and NUL-terminated. */
void put_file(const char *text, size_t len);
char *get_file(const char *name, size_t *len);

/* Puts all keys, the hashes that are due, and an undo. */
void put_all(struct tesI_log *log);

/* The text of a log with all that, malloc'd. */
char *sample(size_t *len);

/* Result of reading a file to its end or first failure. */
struct result {
    tes_status status;
    char text[1024]; /* of the error */
    unsigned answers, records;
    char last[64]; /* key */
    bool torn, plain, seeded;
    uint64_t seed, size, tail;
    char config[64];
};

/* Reads `path`; with a log, everything is put into it and it goes on. */
struct result read_file(struct tesI_log *log);

/* The result is damage in this line. */
void assert_damage(const struct result *result, unsigned line);

/* Number of the line that holds a byte. */
unsigned line_at(const char *text, size_t byte);

#endif
