/* test_log_damage.c - saved games that are torn, damaged or forged. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "log_help.h"

/* ---- damage -------------------------------------------------------------- */

/* Every single bit of a file, flipped, is noticed and its line is named. */
static void test_bits(void **state)
{
    size_t len;
    char *text = sample(&len);

    (void)state;
    for (size_t i = 0; i < len; i++) {
        for (int bit = 0; bit < 8; bit++) {
            text[i] = (char)(text[i] ^ 1 << bit);
            put_file(text, len);
            struct result result = read_file(NULL);
            text[i] = (char)(text[i] ^ 1 << bit);
            assert_damage(&result, line_at(text, i));
        }
    }
    free(text);
}

/* Every beginning of a file is a header that is incomplete, or a game with
 * a last line to be dropped; it can be continued. */
static void test_torn(void **state)
{
    size_t len, made;
    char *text = sample(&len);
    const char *first = strstr(text, "\nplay ");
    assert_non_null(first);
    size_t header = (size_t)(strchr(first + 1, '\n') - text) + 1;

    (void)state;
    for (size_t cut = 0; cut < len; cut++) {
        put_file(text, cut);
        if (cut < header) {
            struct result result = read_file(NULL);
            assert_damage(&result, cut == 0 ? 1 : line_at(text, cut - 1));
            continue;
        }
        struct tesI_log log;
        struct result result = read_file(&log);
        size_t whole = cut;
        while (text[whole - 1] != '\n') whole--;
        assert_int_equal(result.status, TES_OK);
        assert_int_equal(result.torn, whole != cut);
        assert_int_equal(result.size, whole);
        assert_int_equal(result.tail, cut - whole);
        char *same = get_file(path, &made);
        assert_int_equal(made, cut); /* reading changes nothing */
        free(same);
        assert_true(tesI_log_answer(&log, "on and on"));
        assert_int_equal(tesI_log_flush(&log, NULL), TES_OK);
        same = get_file(path, &made);
        assert_int_equal(made, log.len);
        assert_memory_equal(same, log.text, made);
        assert_memory_equal(same, text, whole);
        free(same);
        tesI_log_free(&log);
        result = read_file(NULL);
        assert_int_equal(result.status, TES_OK);
        assert_string_equal(result.last, "on and on");
    }
    free(text);
}

/* Lines taken away, doubled or exchanged. */
static void test_lines(void **state)
{
    size_t len;
    char *text = sample(&len), *lines[64], *made = malloc(2 * len);
    unsigned n = 0;

    (void)state;
    assert_non_null(made);
    for (char *at = text; at < text + len; at = strchr(at, '\n') + 1) {
        lines[n++] = at;
    }
    lines[n] = text + len;
    for (unsigned i = 0; i + 1 < n; i++) {
        size_t before = (size_t)(lines[i] - text);
        size_t line = (size_t)(lines[i + 1] - lines[i]);
        size_t next = (size_t)(lines[i + 2] - lines[i + 1]);
        memcpy(made, text, before);
        memcpy(made + before, lines[i + 1], len - before - line);
        put_file(made, len - line);
        struct result result = read_file(NULL);
        assert_damage(&result, i + 1);

        memcpy(made + before, lines[i], line);
        memcpy(made + before + line, lines[i], len - before);
        put_file(made, len + line);
        result = read_file(NULL);
        assert_damage(&result, i + 2);

        memcpy(made + before, lines[i + 1], next);
        memcpy(made + before + next, lines[i], line);
        memcpy(made + before + next + line, lines[i + 2],
               len - before - line - next);
        put_file(made, len);
        result = read_file(NULL);
        assert_damage(&result, i + 1);
    }
    free(made);
    free(text);
}

/* Somebody's mail or editor has made other line ends. */
static void test_line_ends(void **state)
{
    size_t len, n = 0;
    char *text = sample(&len), *made = malloc(2 * len);

    (void)state;
    assert_non_null(made);
    for (size_t i = 0; i < len; i++) {
        if (text[i] == '\n') made[n++] = '\r';
        made[n++] = text[i];
    }
    put_file(made, n);
    struct result result = read_file(NULL);
    assert_damage(&result, 1);
    assert_non_null(strstr(result.text, "ends with CR and LF"));
    free(made);
    free(text);
}

static void test_junk(void **state)
{
    static char junk[3 << 20];
    uint64_t dice = 1;
    struct result result;
    size_t len;

    (void)state;
    for (int i = 0; i < 300; i++) {
        size_t size = tesI_dice_next(&dice, i < 200 ? 200 : 70000);
        for (size_t b = 0; b < size; b++) {
            junk[b] = (char)tesI_dice_next(&dice, i % 2 == 0 ? 256 : 2);
        }
        put_file(junk, size);
        result = read_file(NULL);
        assert_damage(&result, 1);
    }
    /* a good beginning, then junk or lines without end */
    char *text = sample(&len);
    memcpy(junk, text, len);
    for (int i = 0; i < 200; i++) {
        for (size_t b = len; b < len + 1000; b++) {
            junk[b] = (char)tesI_dice_next(&dice, 256);
        }
        put_file(junk, len + 1000);
        result = read_file(NULL);
        if (memchr(junk + len, '\n', 1000) != NULL) {
            assert_damage(&result, line_at(text, len));
        }
    }
    memset(junk + len, 'x', sizeof junk - len);
    put_file(junk, sizeof junk);
    result = read_file(NULL);
    assert_damage(&result, line_at(text, len));
    memset(junk, 0, sizeof junk);
    put_file(junk, sizeof junk);
    result = read_file(NULL);
    assert_damage(&result, 1);
    snprintf(junk, sizeof junk, "tessera-save ");
    memset(junk + 13, ' ', sizeof junk - 13);
    put_file(junk, sizeof junk);
    result = read_file(NULL);
    assert_damage(&result, 1);
    free(text);
}

/* Files whose checksums are right, made by a program that is not. */
static void test_forged(void **state)
{
    static const struct {
        unsigned line;
        tes_status status;
        const char *text[8];
    } files[] = {
        {1, TES_EDAMAGE, {"tessera-save", NULL}},
        {1, TES_EDAMAGE, {"tessera-save x 1 0.1.0", NULL}},
        {1, TES_EDAMAGE, {"tessera-save 1", NULL}},
        {1, TES_EDAMAGE, {"tessera-save 1 1", NULL}},
        {1, TES_EDAMAGE, {"tessera-save 1 99999999999 0.1.0", NULL}},
        {1, TES_EINPUT, {"tessera-save 2 1 0.1.0", NULL}},
        {2, TES_EDAMAGE, {"tessera-save 1 1 0.1.0", "play", NULL}},
        {2, TES_EDAMAGE, {"tessera-save 1 1 0.1.0", "seed -1", NULL}},
        {2, TES_EDAMAGE, {"tessera-save 1 1 0.1.0", "seed ", NULL}},
        {2,
         TES_EDAMAGE,
         {"tessera-save 1 1 0.1.0", "seed 18446744073709551616", NULL}},
        {3, TES_EDAMAGE, {"tessera-save 1 1 0.1.0", "seed 1", "seed 1", NULL}},
        {2, TES_EDAMAGE, {"tessera-save 1 1 0.1.0", "config", "", NULL}},
        {2, TES_EDAMAGE, {"tessera-save 1 1 0.1.0", "config {\001}", NULL}},
        {5, TES_EDAMAGE, {"", "", "", "", "answer", NULL}},
        {5, TES_EDAMAGE, {"", "", "", "", "> ", NULL}},
        {5, TES_EDAMAGE, {"", "", "", "", ">", NULL}},
        {5, TES_EDAMAGE, {"", "", "", "", "> a\\", NULL}},
        {5, TES_EDAMAGE, {"", "", "", "", "> a\\4", NULL}},
        {5, TES_EDAMAGE, {"", "", "", "", "> a\\4g", NULL}},
        {5, TES_EDAMAGE, {"", "", "", "", "> a\\00b", NULL}},
        {5, TES_EDAMAGE, {"", "", "", "", "> a\001", NULL}},
        {5, TES_EDAMAGE, {"", "", "", "", "undo", NULL}},
        {5, TES_EDAMAGE, {"", "", "", "", "undo x", NULL}},
        {5, TES_EDAMAGE, {"", "", "", "", "undo 4294967296", NULL}},
        {5, TES_EDAMAGE, {"", "", "", "", "hash 12", NULL}},
        {5, TES_EDAMAGE, {"", "", "", "", "hash 00000000000000AB", NULL}},
        {5, TES_EDAMAGE, {"", "", "", "", "", NULL}},
        {6, TES_EDAMAGE, {"", "", "", "", "> a", "seed 1", NULL}},
    };
    static const char *const good[] = {"tessera-save 1 1 0.1.0", "config {}",
                                       "seed 1", "play"};

    (void)state;
    for (size_t f = 0; f < sizeof files / sizeof *files; f++) {
        char text[1024];
        size_t len = 0;
        uint32_t sum = 0;
        bool header = files[f].text[0][0] == '\0';
        for (int i = 0; files[f].text[i] != NULL; i++) {
            const char *line = header && i < 4 ? good[i] : files[f].text[i];
            sum = tesI_log_sum(sum, line, strlen(line));
            len += (size_t)snprintf(text + len, sizeof text - len, "%s %08x\n",
                                    line, sum);
        }
        put_file(text, len);
        struct result result = read_file(NULL);
        if (files[f].status == TES_EDAMAGE) {
            assert_damage(&result, files[f].line);
        } else {
            assert_int_equal(result.status, files[f].status);
        }
    }
    /* a NUL, with a good checksum */
    char text[256], line[] = {'>', ' ', 'a', '\0', 'b'};
    size_t len = 0;
    uint32_t sum = 0;
    for (int i = 0; i < 4; i++) {
        sum = tesI_log_sum(sum, good[i], strlen(good[i]));
        len += (size_t)snprintf(text + len, sizeof text - len, "%s %08x\n",
                                good[i], sum);
    }
    sum = tesI_log_sum(sum, line, sizeof line);
    memcpy(text + len, line, sizeof line);
    len += sizeof line;
    len += (size_t)snprintf(text + len, sizeof text - len, " %08x\n", sum);
    put_file(text, len);
    struct result result = read_file(NULL);
    assert_damage(&result, 5);
}

static void test_no_file(void **state)
{
    struct result result;
    (void)state;
    unlink(path);
    result = read_file(NULL);
    assert_int_equal(result.status, TES_EIO);
    assert_non_null(strstr(result.text, "No such file"));
    assert_int_equal(mkfifo(path, 0600), 0);
    result = read_file(NULL);
    assert_int_equal(result.status, TES_EINPUT);
    unlink(path);
    assert_int_equal(mkdir(path, 0700), 0);
    result = read_file(NULL);
    assert_int_equal(result.status, TES_EINPUT);
    assert_int_equal(rmdir(path), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bits),      cmocka_unit_test(test_torn),
        cmocka_unit_test(test_lines),     cmocka_unit_test(test_junk),
        cmocka_unit_test(test_forged),    cmocka_unit_test(test_no_file),
        cmocka_unit_test(test_line_ends),
    };
    return cmocka_run_group_tests(tests, set_up, close_folder);
}
