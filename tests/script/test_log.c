/* test_log.c - saved games as text: writing, reading, files. */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "port/alloc.h"
#include "log_help.h"
#include "script/save/read.h"

/* ---- writing and reading ------------------------------------------------- */

static void test_form(void **state)
{
    struct tesI_log log;
    (void)state;
    assert_true(tesI_log_begin(&log, &head));
    assert_true(tesI_log_answer(&log, "base/D^ 0,1"));
    assert_true(tesI_log_hash(&log, UINT64_C(0xc0ffee12345678)));
    assert_true(tesI_log_undo(&log, 1));
    static const char *const lines[] = {"tessera-save 1 1 0.1.0",
                                        "config {modules={\"base\"},seed=42}",
                                        "seed 42",
                                        "play",
                                        "> base/D^ 0,1",
                                        "hash 00c0ffee12345678",
                                        "undo 1"};
    size_t at = 0;
    uint32_t sum = 0;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        char line[128];
        sum = tesI_log_sum(sum, lines[i], strlen(lines[i]));
        int len = snprintf(line, sizeof line, "%s %08x\n", lines[i], sum);
        assert_memory_equal(log.text + at, line, (size_t)len);
        at += (size_t)len;
    }
    assert_int_equal(log.len, at);
    /* other programs may rely on this number */
    assert_int_equal(tesI_log_sum(0, "tessera-save 1 1 0.1.0", 22), 0x566817e8);
    tesI_log_free(&log);
}

static void test_round_trip(void **state)
{
    struct tesI_log log, again;
    struct tesI_reader reader;
    struct tesI_record record;
    struct tesI_head got;
    tes_error err = {TES_OK, NULL};
    size_t k = 0, len;

    (void)state;
    assert_true(tesI_log_begin(&log, &head));
    assert_int_equal(tesI_log_create(&log, path, &err), TES_OK);
    put_all(&log);
    assert_int_equal(tesI_log_flush(&log, &err), TES_OK);

    assert_int_equal(tesI_reader_open(&reader, path, NULL, &got, &err), TES_OK);
    assert_int_equal(got.api, head.api);
    assert_true(got.seeded && got.seed == 42);
    assert_string_equal(got.version, head.version);
    assert_string_equal(got.config, head.config);
    while (tesI_reader_next(&reader, &record, &err) == READ_RECORD) {
        if (record.kind == RECORD_UNDO) {
            assert_int_equal(record.number, 2);
            assert_int_equal(k, 7);
        } else if (record.kind == RECORD_HASH) {
            assert_int_equal(k, 16);
            assert_true(record.number == ~(uint64_t)15);
        } else {
            assert_string_equal(record.text, keys[k++]);
        }
    }
    assert_null(err.text);
    assert_int_equal(k, NKEYS);
    assert_null(reader.torn);
    tesI_reader_close(&reader);

    char *text = get_file(path, &len);
    assert_int_equal(len, log.len);
    assert_memory_equal(text, log.text, len);
    read_file(&again);
    assert_int_equal(again.len, len);
    assert_memory_equal(text, again.text, len);
    free(text);
    tesI_log_free(&log);
    tesI_log_free(&again);
}

static void test_too_long(void **state)
{
    struct tesI_log log;
    static char key[TESI_LOG_LINE + 8], config[TESI_LOG_HEAD + 8];
    struct tesI_head big = head;

    (void)state;
    assert_true(tesI_log_begin(&log, &head));
    size_t len = log.len;
    memset(key, 'x', sizeof key - 1);
    assert_false(tesI_log_answer(&log, key));
    assert_int_equal(log.len, len);
    key[4000] = '\0';
    assert_true(tesI_log_answer(&log, key));
    assert_int_equal(tesI_log_create(&log, path, NULL), TES_OK);
    tesI_log_free(&log);
    assert_int_equal(read_file(NULL).answers, 1);
    /* escaped it would be longer than a line */
    assert_true(tesI_log_begin(&log, &head));
    memset(key, '\n', 2000);
    assert_false(tesI_log_answer(&log, key));
    tesI_log_free(&log);

    memset(config, ' ', sizeof config - 1);
    big.config = config;
    assert_false(tesI_log_begin(&log, &big));
    tesI_log_free(&log);
    big.config = "{\n}";
    assert_false(tesI_log_begin(&log, &big));
    tesI_log_free(&log);
    config[TESI_LOG_HEAD - 100] = '\0';
    big.config = config;
    assert_true(tesI_log_begin(&log, &big));
    assert_int_equal(tesI_log_create(&log, path, NULL), TES_OK);
    tesI_log_free(&log);
    assert_int_equal(read_file(NULL).status, TES_OK);
}

/* ---- plain files --------------------------------------------------------- */

static struct result read_text(const char *text)
{
    put_file(text, strlen(text));
    return read_file(NULL);
}

static void test_plain(void **state)
{
    struct tesI_log log;
    struct result result;
    size_t len;

    (void)state;
    result = read_text("tessera-keys 1\n# comment\n\nplay\nbase/D\n"
                       "> undo 1\nundo 1\r\n \t\nhash 0123456789abcdef\n"
                       "> pass\r\nundo once");
    assert_int_equal(result.status, TES_OK);
    assert_true(result.plain && !result.torn && !result.seeded);
    assert_string_equal(result.config, "");
    assert_int_equal(result.answers, 4);
    assert_int_equal(result.records, 6);
    assert_string_equal(result.last, "undo once");
    result = read_text("tessera-keys 1\nseed 7\nconfig {}\nplay\n");
    assert_true(result.seeded && result.seed == 7);
    assert_string_equal(result.config, "{}");
    result = read_text("tessera-keys 1\nbase/D\n");
    assert_damage(&result, 2);
    result = read_text("tessera-keys 1\nseed 7\n");
    assert_damage(&result, 2);
    result = read_text("tessera-keys 1\nplay\na\001b\n");
    assert_damage(&result, 3);
    result = read_text("tessera-keys 2\nplay\n");
    assert_int_equal(result.status, TES_EINPUT);

    /* continued, it stays plain; the text in memory is not */
    put_file("tessera-keys 1\nplay\n# mine\none", 30);
    assert_int_equal(read_file(&log).status, TES_OK);
    assert_true(tesI_log_answer(&log, "two"));
    assert_true(tesI_log_hash(&log, 1));
    assert_int_equal(tesI_log_flush(&log, NULL), TES_OK);
    assert_true(tesI_log_undo(&log, 1));
    assert_int_equal(tesI_log_flush(&log, NULL), TES_OK);
    char *text = get_file(path, &len);
    assert_string_equal(text, "tessera-keys 1\nplay\n# mine\none\n> two\n"
                              "hash 0000000000000001\nundo 1\n");
    free(text);
    assert_int_equal(tesI_log_copy(&log, other, NULL), TES_OK);
    assert_int_equal(rename(other, path), 0);
    result = read_file(NULL);
    assert_int_equal(result.status, TES_OK);
    assert_false(result.plain);
    assert_int_equal(result.records, 4);
    tesI_log_free(&log);
}

/* ---- files --------------------------------------------------------------- */

/* A copy takes the place of an older one and of nothing else; onto the file of
 * the log itself it changes nothing, which goes on being written. */
static void test_copy(void **state)
{
    struct tesI_log log;
    struct result result;
    tes_error err = {TES_OK, NULL};
    size_t len;

    (void)state;
    assert_true(tesI_log_begin(&log, &head));
    assert_int_equal(tesI_log_create(&log, path, &err), TES_OK);
    assert_int_equal(tesI_log_copy(&log, path, &err), TES_OK);
    assert_true(tesI_log_answer(&log, "after"));
    assert_int_equal(tesI_log_flush(&log, &err), TES_OK);
    result = read_file(NULL);
    assert_int_equal(result.status, TES_OK);
    assert_int_equal(result.records, 1);

    assert_int_equal(tesI_log_copy(&log, other, &err), TES_OK);
    assert_int_equal(tesI_log_copy(&log, other, &err), TES_OK);
    assert_int_equal(tesI_log_copy(&log, "/dev/null", &err), TES_EIO);
    assert_non_null(strstr(err.text, "/dev/null: this is not a file"));
    put_file("my own text\n", 12);
    assert_int_equal(rename(path, other), 0);
    assert_int_equal(tesI_log_copy(&log, other, &err), TES_EIO);
    assert_non_null(strstr(err.text, "is no saved game"));
    char *text = get_file(other, &len);
    assert_string_equal(text, "my own text\n");
    free(text);
    unlink(other);
    tes_error_clear(&err);
    tesI_log_free(&log);
}

/* What cannot be written leaves neither half a line nor half a file. */
static void test_refused(void **state)
{
    struct tesI_log log;
    struct rlimit old, small;
    tes_error err = {TES_OK, NULL};
    size_t len;

    (void)state;
    assert_true(tesI_log_begin(&log, &head));
    assert_int_equal(tesI_log_create(&log, path, &err), TES_OK);
    assert_true(tesI_log_answer(&log, "first"));
    assert_int_equal(tesI_log_flush(&log, &err), TES_OK);
    size_t whole = log.len;

    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &old), 0);
    small = old;
    small.rlim_cur = whole + 5;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
    assert_true(tesI_log_answer(&log, "second"));
    tes_status status = tesI_log_flush(&log, &err);
    tes_status copied = tesI_log_copy(&log, other, NULL);
    small.rlim_cur = 10;
    setrlimit(RLIMIT_FSIZE, &small);
    tes_status half = tesI_log_copy(&log, other, NULL);
    setrlimit(RLIMIT_FSIZE, &old);
    signal(SIGXFSZ, SIG_DFL);
    assert_int_equal(status, TES_EIO);
    assert_non_null(strstr(err.text, "File too large"));
    tes_error_clear(&err);
    assert_int_equal(copied, TES_OK);
    assert_int_equal(half, TES_EIO);
    char *text = get_file(other, &len); /* the first copy is still there */
    assert_int_equal(len, whole);
    free(text);

    assert_int_equal(log.len, whole);
    text = get_file(path, &len);
    assert_int_equal(len, whole);
    free(text);
    assert_true(tesI_log_answer(&log, "third"));
    assert_int_equal(tesI_log_flush(&log, &err), TES_OK);
    text = get_file(path, &len);
    assert_memory_equal(text, log.text, log.len);
    free(text);

    /* somebody else has written */
    FILE *file = fopen(path, "ab");
    assert_non_null(file);
    fputs("> mine\n", file);
    fclose(file);
    assert_true(tesI_log_answer(&log, "fourth"));
    assert_int_equal(tesI_log_flush(&log, &err), TES_EIO);
    assert_non_null(strstr(err.text, "another program"));
    tes_error_clear(&err);
    tesI_log_free(&log);
}

static void test_create(void **state)
{
    struct tesI_log log;
    tes_error err = {TES_OK, NULL};
    char stale[300], missing[300];
    size_t len;

    (void)state;
    snprintf(stale, sizeof stale, "%s.new0", path);
    snprintf(missing, sizeof missing, "%s/none/a.save", folder);
    put_file("something else", 14);
    assert_int_equal(rename(path, stale), 0);
    put_file("an older game", 13);
    assert_true(tesI_log_begin(&log, &head));
    assert_int_equal(tesI_log_create(&log, missing, &err), TES_EIO);
    assert_non_null(strstr(err.text, missing));
    tes_error_clear(&err);
    assert_null(log.path);
    assert_int_equal(tesI_log_create(&log, folder, &err), TES_EIO);
    tes_error_clear(&err);
    assert_int_equal(tesI_log_create(&log, path, &err), TES_OK);
    char *text = get_file(path, &len);
    assert_memory_equal(text, log.text, log.len);
    free(text);
    text = get_file(stale, &len); /* not ours */
    assert_string_equal(text, "something else");
    free(text);
    tesI_log_free(&log);
    unlink(stale);

    /* a log in memory only */
    assert_true(tesI_log_begin(&log, &head));
    assert_true(tesI_log_answer(&log, "a"));
    assert_int_equal(tesI_log_flush(&log, NULL), TES_OK);
    len = log.len;
    assert_true(tesI_log_answer(&log, "b"));
    tesI_log_drop(&log);
    assert_int_equal(log.len, len);
    tesI_log_free(&log);
}

static void pause_for(uint32_t microseconds)
{
    struct timespec time = {0, (long)microseconds * 1000};
    nanosleep(&time, NULL);
}

/* Killed at any moment, a process leaves a file that can be read. */
static void test_killed(void **state)
{
    char beside[sizeof path + 8];
    uint64_t dice = 3;
    (void)state;
    snprintf(beside, sizeof beside, "%s.new0", path);
    for (int i = 0; i < 20; i++) {
        unlink(path);
        pid_t child = fork();
        if (child == 0) {
            struct tesI_log log;
            if (!tesI_log_begin(&log, &head) ||
                tesI_log_create(&log, path, NULL) != TES_OK) {
                _exit(1);
            }
            for (;;) {
                tesI_log_answer(&log, "a key of usual length 12,-34");
                if (tesI_log_flush(&log, NULL) != TES_OK) _exit(1);
            }
        }
        assert_true(child > 0);
        while (access(path, F_OK) != 0) pause_for(100);
        pause_for(tesI_dice_next(&dice, 3000));
        assert_int_equal(kill(child, SIGKILL), 0);
        assert_int_equal(waitpid(child, NULL, 0), child);
        unlink(beside); /* it may not have come to that */
        assert_int_equal(read_file(NULL).status, TES_OK);
    }
}

/* ---- memory -------------------------------------------------------------- */

static bool write_and_read(void)
{
    struct tesI_log log;
    struct tesI_reader reader = {.fd = -1};
    struct tesI_record record;
    struct tesI_head got;
    tes_error err = {TES_OK, NULL};
    tesI_read read = READ_FAIL;
    bool done = tesI_log_begin(&log, &head) &&
                tesI_log_create(&log, path, NULL) == TES_OK &&
                tesI_log_answer(&log, "a") &&
                tesI_log_flush(&log, NULL) == TES_OK;
    tesI_log_free(&log);
    if (done) {
        done = tesI_reader_open(&reader, path, NULL, &got, &err) == TES_OK;
        while (done && (read = tesI_reader_next(&reader, &record, &err)) ==
                           READ_RECORD) {
        }
        done = done && read == READ_END && tesI_log_begin(&log, &got) &&
               tesI_reader_resume(&reader, &log);
        tesI_reader_close(&reader);
        tesI_log_free(&log);
    }
    tes_error_clear(&err);
    return done;
}

static void test_memory(void **state)
{
    unsigned long n = 0;
    bool done = false;

    (void)state;
    while (!done) {
        tesI_memory_fail(++n);
        done = write_and_read();
        tesI_memory_fail(0);
    }
    assert_in_range(n, 8, 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_form),     cmocka_unit_test(test_round_trip),
        cmocka_unit_test(test_too_long), cmocka_unit_test(test_plain),
        cmocka_unit_test(test_copy),     cmocka_unit_test(test_refused),
        cmocka_unit_test(test_create),   cmocka_unit_test(test_killed),
        cmocka_unit_test(test_memory),
    };
    return cmocka_run_group_tests(tests, set_up, close_folder);
}
