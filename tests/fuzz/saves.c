/* saves.c - targets that read saved games.
 *
 * Nobody guesses checksums: a file is tried as it is, and once more with those
 * that its lines would have. */
#include "targets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "log/log.h"
#include "script/save/read.h"

#define SUM_LEN 9

/* The lines with right checksums in place of theirs; malloc'd. */
static char *repaired(const char *text, size_t size, size_t *made)
{
    /* a line grows by its checksum at most */
    size_t lines = 1;
    for (size_t i = 0; i < size; i++) lines += text[i] == '\n';
    char *out = malloc(size + lines * (SUM_LEN + 2) + 1);
    uint32_t sum = 0;

    *made = 0;
    while (out != NULL && size > 0) {
        const char *end = memchr(text, '\n', size);
        size_t line = end == NULL ? size : (size_t)(end - text);
        size_t body = line > SUM_LEN ? line - SUM_LEN : 0;
        memcpy(out + *made, text, body);
        sum = tesI_log_sum(sum, out + *made, body);
        *made += body;
        snprintf(out + *made, SUM_LEN + 2, " %08x\n", (unsigned)sum);
        *made += (size_t)SUM_LEN + (end != NULL);
        line += end != NULL;
        text += line;
        size -= line;
    }
    return out;
}

/* ---- line by line -------------------------------------------------------- */

static void read_lines(const char *text, size_t size)
{
    struct tesI_reader reader;
    struct tesI_record record;
    struct tesI_head head;
    struct tesI_log log = {.fd = -1};
    tes_error err = {TES_OK, NULL};
    tesI_read read = READ_FAIL;
    char path[600];

    snprintf(path, sizeof path, "%s", own_file("fuzz.save", text, size));
    tes_status status = tesI_reader_open(&reader, path, NULL, &head, &err);
    if (status != TES_OK) {
        expect_said(&err);
        tesI_reader_close(&reader);
        return;
    }
    bool put = tesI_log_begin(&log, &head);
    while ((read = tesI_reader_next(&reader, &record, &err)) == READ_RECORD) {
        if (!put) continue;
        if (record.kind == RECORD_ANSWER) {
            put = tesI_log_answer(&log, record.text);
        } else if (record.kind == RECORD_HIDDEN) {
            put = tesI_log_hidden(&log);
        } else if (record.kind == RECORD_SEEN) {
            uint32_t sums[TESI_LOG_SEEN];
            memcpy(sums, record.text, record.number * sizeof *sums);
            put = tesI_log_seen(&log, sums, (uint32_t)record.number);
        } else if (record.kind == RECORD_UNDO) {
            put = tesI_log_undo(&log, (uint32_t)record.number);
        } else {
            put = tesI_log_hash(&log, record.number);
        }
    }
    if (read == READ_FAIL) expect_said(&err);
    if (read == READ_END && put && !reader.plain &&
        reader.size + reader.tail != size) {
        broken("%zu bytes, but %llu and %llu were read", size,
               (unsigned long long)reader.size,
               (unsigned long long)reader.tail);
    }
    tesI_reader_close(&reader);
    tesI_log_free(&log);
}

void fuzz_log(const char *text, size_t size)
{
    size_t made;
    char *again = repaired(text, size, &made);

    read_lines(text, size);
    if (again != NULL) read_lines(again, made);
    free(again);
}

/* ---- as a whole ---------------------------------------------------------- */

/* What was loaded can be continued, and loads again as it is then. */
static void go_on(tes_save *save, const char *path)
{
    tes_error err = {TES_OK, NULL};
    tes_decision open;

    for (int i = 0; i < 3; i++) {
        if (!tes_game_decision(tes_save_game(save), &open)) break;
        tes_status status = open.player == TES_CHANCE
                                ? tes_save_roll(save, &err)
                                : tes_save_answer(save, open.count - 1, &err);
        if (status != TES_OK) expect_said(&err);
    }
    if (tes_save_keys(save) > 0 && tes_save_undo(save, 1, &err) != TES_OK) {
        expect_said(&err);
    }
    uint64_t hash = tes_game_hash(tes_save_game(save));
    tes_source source = small_source();
    tes_ruleset *rules;
    tes_game *game;
    char *notice;
    tes_save *same = tes_save_load_to(path, UINT32_MAX, &source, &rules, &game,
                                      &notice, &err);
    if (same == NULL) broken("cannot be loaded again: %s", err.text);
    if (tes_game_hash(game) != hash) broken("another game after loading");
    tes_game_free(game);
    tes_save_close(same);
    tes_ruleset_free(rules);
    free(notice);
}

static void load_all(const char *text, size_t size)
{
    char path[600];
    tes_error err = {TES_OK, NULL};
    tes_source source = small_source();
    tes_ruleset *rules;
    tes_game *game;
    char *notice;

    snprintf(path, sizeof path, "%s", own_file("fuzz.save", text, size));
    tes_save *save = tes_save_load(path, &source, &rules, &game, &notice, &err);
    if (save == NULL) {
        expect_said(&err);
        return;
    }
    go_on(save, path);
    tes_game_free(tes_save_game(save));
    tes_save_close(save);
    tes_ruleset_free(rules);
    free(notice);
}

void fuzz_save(const char *text, size_t size)
{
    static const char plain[] = "tessera-keys";
    size_t made;

    if (strncmp(text, plain, sizeof plain - 1) == 0) {
        load_all(text, size);
        return;
    }
    read_lines(text, size); /* of the raw one most is damage */
    char *again = repaired(text, size, &made);
    if (again != NULL) load_all(again, made);
    free(again);
}
