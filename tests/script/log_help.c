/* log_help.c - files for the tests of saved games. */
#include "log_help.h"
#include "script/save/read.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

char path[PATH_ROOM], other[PATH_ROOM];

const struct tesI_head head = {.api = 1,
                               .version = "0.1.0",
                               .config = "{modules={\"base\"},seed=42}",
                               .seed = 42,
                               .seeded = true};

const char *const keys[NKEYS] = {
    "base/D",       "base/D^ 0,1",        "pass",    "undo 3",
    "play",         "hash 0000000000000", "> ",      " leading",
    "trailing ",    "back\\slash \\5c",   "tab\tin", "line\nbreak",
    "# no comment", "\x01\x1f",           "a b c",   "caf\xc3\xa9 \xe2\x82\xac",
    "12345678",     " 0badf00d",          "seed 5",  "tessera-save 1"};

int set_up(void **state)
{
    (void)state;
    if (open_folder() != 0) return -1;
    name_file(path, "a.save");
    name_file(other, "b.save");
    return 0;
}

void put_file(const char *text, size_t len)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, len, file), len);
    assert_int_equal(fclose(file), 0);
}

char *get_file(const char *name, size_t *len)
{
    struct stat info;
    FILE *file = fopen(name, "rb");
    assert_non_null(file);
    assert_int_equal(fstat(fileno(file), &info), 0);
    *len = (size_t)info.st_size;
    char *text = malloc(*len + 1);
    assert_non_null(text);
    assert_int_equal(fread(text, 1, *len, file), *len);
    text[*len] = '\0';
    fclose(file);
    return text;
}

void put_all(struct tesI_log *log)
{
    for (size_t k = 0; k < NKEYS; k++) {
        assert_true(tesI_log_answer(log, keys[k]));
        if (tesI_log_due(log)) assert_true(tesI_log_hash(log, ~k));
        if (k == 6) assert_true(tesI_log_undo(log, 2));
    }
}

char *sample(size_t *len)
{
    struct tesI_log log;
    assert_true(tesI_log_begin(&log, &head));
    put_all(&log);
    char *text = malloc(log.len);
    assert_non_null(text);
    memcpy(text, log.text, log.len);
    *len = log.len;
    tesI_log_free(&log);
    return text;
}

struct result read_file(struct tesI_log *log)
{
    struct result result = {.status = TES_OK};
    struct tesI_reader reader;
    struct tesI_record record;
    struct tesI_head got;
    tes_error err = {TES_OK, NULL};
    tesI_read read = READ_FAIL;

    result.status = tesI_reader_open(&reader, path, NULL, &got, &err);
    if (result.status == TES_OK) {
        snprintf(result.config, sizeof result.config, "%s", got.config);
        result.seed = got.seed;
        result.seeded = got.seeded;
        if (log != NULL) assert_true(tesI_log_begin(log, &got));
        while ((read = tesI_reader_next(&reader, &record, &err)) ==
               READ_RECORD) {
            result.records++;
            if (record.kind == RECORD_ANSWER) {
                result.answers++;
                snprintf(result.last, sizeof result.last, "%s", record.text);
            }
            if (log == NULL) continue;
            if (record.kind == RECORD_ANSWER) {
                assert_true(tesI_log_answer(log, record.text));
            } else if (record.kind == RECORD_UNDO) {
                assert_true(tesI_log_undo(log, (uint32_t)record.number));
            } else {
                assert_true(tesI_log_hash(log, record.number));
            }
        }
        if (read == READ_FAIL) result.status = err.status;
    }
    if (result.status != TES_OK) {
        assert_non_null(err.text);
        snprintf(result.text, sizeof result.text, "%s", err.text);
    } else if (log != NULL) {
        assert_true(reader.plain || reader.sum == log->sum);
        assert_true(tesI_reader_resume(&reader, log));
    }
    result.torn = reader.torn != NULL;
    result.plain = reader.plain;
    result.size = reader.size;
    result.tail = reader.tail;
    tesI_reader_close(&reader);
    tes_error_clear(&err);
    return result;
}

void assert_damage(const struct result *result, unsigned line)
{
    char where[300];
    snprintf(where, sizeof where, "%s:%u: ", path, line);
    if (result->status != TES_EDAMAGE ||
        strncmp(result->text, where, strlen(where)) != 0) {
        fail_msg("expected damage in line %u, got %d: %s", line,
                 (int)result->status, result->text);
    }
}

unsigned line_at(const char *text, size_t byte)
{
    unsigned line = 1;
    for (size_t i = 0; i < byte; i++) line += text[i] == '\n';
    return line;
}
