/* test_doors.c - what leaves the program: tes_clean, tes_file. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "port/alloc.h"
#include "tessera.h"

#define BAD "\xef\xbf\xbd"

static void test_clean(void **state)
{
    static const struct {
        const char *text, *shown;
    } rows[] = {
        {"", ""},
        {"plain\tand\nlines", "plain\tand\nlines"},
        {"caf\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80",
         "caf\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80"},
        {"\x1b[2J", BAD "[2J"},
        {"a\rb\x07\x08\x7f", "a" BAD "b" BAD BAD BAD},
        {"\xc2\x9b"
         "31m \xc2\xa0 \xc2\x80\xc2\x9f",
         BAD "31m \xc2\xa0 " BAD BAD},
        {"\x9b"
         "1m\xff",
         BAD "1m" BAD}, /* C1 as one byte */
        /* marks, embeddings and overrides, isolates of the bidi algorithm */
        {"\xd8\x9c\xe2\x80\x8e\xe2\x80\x8f", BAD BAD BAD},
        /* NOLINTBEGIN(misc-misleading-bidirectional): that is the point */
        {"\xe2\x80\xaa\xe2\x80\xab\xe2\x80\xac\xe2\x80\xad\xe2\x80\xae",
         BAD BAD BAD BAD BAD},
        {"\xe2\x81\xa6\xe2\x81\xa7\xe2\x81\xa8\xe2\x81\xa9", BAD BAD BAD BAD},
        /* NOLINTEND(misc-misleading-bidirectional) */
        {"\xe2\x80\xa8\xe2\x80\xa9", BAD BAD},
        {"\xe2\x80\x93\xe2\x80\x9c\xe2\x80\xa6", /* dash, quote, dots */
         "\xe2\x80\x93\xe2\x80\x9c\xe2\x80\xa6"},
        /* overlong, surrogate, too large, cut off, alone */
        {"\xc0\x80", BAD BAD},
        {"\xe0\x80\xaf", BAD BAD BAD},
        {"\xed\xa0\x80", BAD BAD BAD},
        {"\xf4\x90\x80\x80", BAD BAD BAD BAD},
        {"\xe2\x82", BAD BAD},
        {"\xe2\x82x", BAD BAD "x"},
        {"\x80", BAD},
        {"\xef\xbf\xbe\xef\xbf\xbf", BAD BAD},
    };
    char out[64];

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        size_t len = strlen(rows[i].text), want = strlen(rows[i].shown);
        assert_int_equal(tes_clean(rows[i].text, len, NULL, 0), want);
        assert_int_equal(tes_clean(rows[i].text, len, out, sizeof out), want);
        assert_string_equal(out, rows[i].shown);
    }
    assert_int_equal(tes_clean("a\0b", 3, out, sizeof out), 5);
    assert_string_equal(out, "a" BAD "b");
}

/* With little room there is a part of it, no half of a character. */
static void test_little_room(void **state)
{
    static const char text[] = "\xe2\x82\xac\xc3\xa9x";
    char out[16];

    (void)state;
    for (size_t size = 0; size < sizeof out; size++) {
        memset(out, '!', sizeof out);
        assert_int_equal(tes_clean(text, 6, out, size), 6);
        const char *want = size < 4   ? ""
                           : size < 6 ? "\xe2\x82\xac"
                           : size < 7 ? "\xe2\x82\xac\xc3\xa9"
                                      : text;
        if (size > 0) assert_string_equal(out, want);
        assert_int_equal(out[size], '!');
    }
}

/* ---- files --------------------------------------------------------------- */

static char folder[200], path[256];

static int set_up(void **state)
{
    const char *tmp = getenv("TMPDIR");
    (void)state;
    snprintf(folder, sizeof folder, "%s/tessera-doors.XXXXXX",
             tmp == NULL ? "/tmp" : tmp);
    if (mkdtemp(folder) == NULL) return -1;
    snprintf(path, sizeof path, "%s/page", folder);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    unlink(path);
    return rmdir(folder); /* nothing may be left beside it */
}

static void assert_holds(const char *want)
{
    char got[64] = "";
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t len = fread(got, 1, sizeof got - 1, file);
    got[len] = '\0';
    fclose(file);
    assert_string_equal(got, want);
}

static void test_whole_or_not(void **state)
{
    tes_error err = {TES_OK, NULL};
    struct stat info;

    (void)state;
    tes_file *file = tes_file_create(path, &err);
    assert_non_null(file);
    assert_int_equal(tes_file_write(file, "old", 3, &err), TES_OK);
    assert_int_not_equal(stat(path, &info), 0); /* not yet */
    assert_int_equal(tes_file_finish(file, &err), TES_OK);
    assert_holds("old");
    assert_int_equal(chmod(path, 0640), 0);

    file = tes_file_create(path, &err);
    assert_non_null(file);
    assert_int_equal(tes_file_write(file, "new", 3, &err), TES_OK);
    tes_file_drop(file);
    assert_holds("old");

    file = tes_file_create(path, &err);
    assert_non_null(file);
    static char much[200000];
    memset(much, 'x', sizeof much);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(tes_file_write(file, "some ", 5, &err), TES_OK);
        assert_int_equal(tes_file_write(file, much, sizeof much, &err), TES_OK);
    }
    assert_holds("old");
    assert_int_equal(tes_file_finish(file, &err), TES_OK);
    assert_int_equal(stat(path, &info), 0);
    assert_int_equal(info.st_size, 3 * (sizeof much + 5));
    assert_int_equal(info.st_mode & 0777, 0640); /* of the old one */
    tes_file_drop(NULL);
}

static void test_refused(void **state)
{
    tes_error err = {TES_OK, NULL};
    char no[300];

    (void)state;
    snprintf(no, sizeof no, "%s/no/page", folder);
    assert_null(tes_file_create(no, &err));
    assert_int_equal(err.status, TES_EIO);
    assert_non_null(strstr(err.text, no));
    assert_null(tes_file_create(folder, &err)); /* a folder is no file */
    assert_int_equal(err.status, TES_EIO);
    assert_null(tes_file_create("", &err)); /* neither is a name of nothing */
    assert_int_equal(err.status, TES_EIO);
    assert_non_null(strstr(err.text, "\"\": "));
    tes_error_clear(&err);
    for (unsigned long n = 1; n < 5; n++) {
        tesI_memory_fail(n);
        tes_file *file = tes_file_create(path, &err);
        tesI_memory_fail(0);
        if (file == NULL) assert_int_not_equal(err.status, TES_OK);
        tes_file_drop(file);
        tes_error_clear(&err);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_clean), cmocka_unit_test(test_little_room),
        cmocka_unit_test(test_whole_or_not), cmocka_unit_test(test_refused)};
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
