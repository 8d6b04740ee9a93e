/* test_save.c - saved games of real rulesets: logged, loaded, undone. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "port/alloc.h"
#include "folder.h"
#include "log/log.h"
#include "turn/options.h"
#include "tessera.h"

static char path[PATH_ROOM], other[PATH_ROOM], rule[PATH_ROOM];

static int set_up(void **state)
{
    (void)state;
    if (open_folder() != 0) return -1;
    name_file(path, "a.save");
    name_file(other, "b.save");
    name_file(rule, "mine.lua");
    return 0;
}

static void put_text(const char *name, const char *mode, const char *text)
{
    FILE *file = fopen(name, mode);
    assert_non_null(file);
    fputs(text, file);
    assert_int_equal(fclose(file), 0);
}

static char *get_text(const char *name)
{
    static char text[1 << 20];
    FILE *file = fopen(name, "rb");
    assert_non_null(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return text;
}

static tes_ruleset *base(void)
{
    tes_source source = {.config_text =
                             "return { modules = { 'base' }, players = 2 }"};
    tes_error err = {TES_OK, NULL};
    tes_ruleset *rules = tes_ruleset_load(&source, &err);
    if (rules == NULL) fail_msg("%s", err.text);
    return rules;
}

/* A game that is being saved, or was loaded. */
struct saved {
    tes_ruleset *rules;
    tes_save *save;
    char *notice;
    tes_error err;
};

static struct saved begin(const char *file)
{
    struct saved saved = {.rules = base()};
    tes_game *game = tes_game_new(saved.rules, 7, &saved.err);
    assert_non_null(game);
    saved.save = tes_save_create(game, 7, file, &saved.err);
    assert_non_null(saved.save);
    return saved;
}

static struct saved load(const char *file)
{
    struct saved saved = {.rules = NULL};
    tes_game *game;
    saved.save = tes_save_load(file, NULL, &saved.rules, &game, &saved.notice,
                               &saved.err);
    if (saved.save == NULL) {
        assert_null(saved.rules);
        assert_null(game);
        assert_non_null(saved.err.text);
    } else {
        assert_ptr_equal(tes_save_game(saved.save), game);
    }
    return saved;
}

static void end(struct saved *saved)
{
    if (saved->save != NULL) {
        tes_game_free(tes_save_game(saved->save));
        tes_save_close(saved->save);
        tes_ruleset_free(saved->rules);
    }
    free(saved->notice);
    tes_error_clear(&saved->err);
}

/* Plays on by rolls and the middle option. */
static void play(tes_save *save, uint32_t answers)
{
    tes_decision decision;
    while (answers-- > 0 && tes_game_decision(tes_save_game(save), &decision)) {
        tes_status status =
            decision.player == TES_CHANCE
                ? tes_save_roll(save, NULL)
                : tes_save_answer(save, decision.count / 2, NULL);
        assert_int_equal(status, TES_OK);
    }
}

static void assert_loads(const char *file, const struct saved *like)
{
    struct saved again = load(file);
    if (again.save == NULL) fail_msg("%s", again.err.text);
    assert_null(again.notice);
    assert_true(tes_game_hash(tes_save_game(again.save)) ==
                tes_game_hash(tes_save_game(like->save)));
    assert_int_equal(tes_save_keys(again.save), tes_save_keys(like->save));
    for (uint32_t i = 0; i < tes_save_keys(like->save); i++) {
        assert_string_equal(tes_save_key(again.save, i),
                            tes_save_key(like->save, i));
    }
    assert_null(tes_save_key(again.save, tes_save_keys(again.save)));
    end(&again);
}

/* ---- tests --------------------------------------------------------------- */

static void test_play(void **state)
{
    struct saved saved = begin(path);
    (void)state;
    for (int i = 0; i < 12; i++) {
        play(saved.save, 5);
        assert_loads(path, &saved);
        if (i % 3 != 2) continue;
        assert_int_equal(tes_save_undo(saved.save, 7, NULL), TES_OK);
        assert_loads(path, &saved);
    }
    play(saved.save, UINT32_MAX);
    assert_int_equal(tes_game_status(tes_save_game(saved.save)), TES_OVER);
    assert_int_equal(tes_save_answer(saved.save, 0, &saved.err), TES_EINPUT);
    assert_int_equal(tes_save_roll(saved.save, &saved.err), TES_EINPUT);
    assert_int_equal(tes_save_undo(saved.save, 9999, &saved.err), TES_EINPUT);
    assert_loads(path, &saved);
    assert_int_equal(tes_save_undo(saved.save, tes_save_keys(saved.save), NULL),
                     TES_OK);
    assert_int_equal(tes_save_keys(saved.save), 0);
    assert_loads(path, &saved);
    end(&saved);
}

/* A game that was loaded goes on in its file as if it never had stopped. */
static void test_resume(void **state)
{
    struct saved whole = begin(path), part = begin(other);
    (void)state;
    play(whole.save, 100);
    char *text = strdup(get_text(path));
    assert_non_null(text);
    for (uint32_t n = 0; n < 100; n += n % 3 + 1) {
        end(&part);
        part = load(other);
        assert_non_null(part.save);
        play(part.save, n % 3 + 1);
    }
    assert_true(strncmp(text, get_text(other), strlen(text)) == 0);
    free(text);
    end(&whole);
    end(&part);
}

static void test_in_memory(void **state)
{
    struct saved saved = begin(NULL);
    (void)state;
    play(saved.save, 40);
    assert_int_equal(tes_save_undo(saved.save, 3, NULL), TES_OK);
    assert_int_equal(tes_save_copy(saved.save, path, NULL), TES_OK);
    assert_loads(path, &saved);
    play(saved.save, 40);
    assert_int_equal(tes_save_copy(saved.save, path, NULL), TES_OK);
    assert_loads(path, &saved);
    assert_int_equal(tes_save_copy(saved.save, folder, &saved.err), TES_EIO);
    /* a log begins with its game */
    assert_null(
        tes_save_create(tes_save_game(saved.save), 7, NULL, &saved.err));
    end(&saved);
}

/* A position on the way: it goes on in memory, the file is left alone. */
static void test_part(void **state)
{
    struct saved saved = begin(path), part = {.rules = NULL};
    tes_game *game;
    (void)state;
    play(saved.save, 30);
    uint64_t hash = tes_game_hash(tes_save_game(saved.save));
    play(saved.save, 30);
    end(&saved);
    char *before = strdup(get_text(path));
    assert_non_null(before);
    part.save = tes_save_load_to(path, 30, NULL, &part.rules, &game,
                                 &part.notice, &part.err);
    assert_non_null(part.save);
    assert_int_equal(tes_save_keys(part.save), 30);
    assert_true(tes_game_hash(game) == hash);
    play(part.save, 5);
    assert_string_equal(get_text(path), before);
    assert_int_equal(tes_save_copy(part.save, other, NULL), TES_OK);
    assert_loads(other, &part);
    end(&part);
    part = (struct saved){.rules = NULL};
    part.save = tes_save_load_to(path, 1000, NULL, &part.rules, &game,
                                 &part.notice, &part.err);
    assert_non_null(part.save);
    assert_int_equal(tes_save_keys(part.save), 60);
    end(&part);
    free(before);
}

/* What the journal no longer covers is undone by replaying. */
static void test_window(void **state)
{
    struct saved saved = begin(path);
    uint64_t hashes[80];
    (void)state;
    tes_game_undo_window(tes_save_game(saved.save), 2);
    for (int i = 0; i < 80; i++) {
        hashes[i] = tes_game_hash(tes_save_game(saved.save));
        play(saved.save, 1);
    }
    tes_game *before = tes_save_game(saved.save);
    assert_int_equal(tes_save_undo(saved.save, 60, NULL), TES_OK);
    assert_ptr_not_equal(tes_save_game(saved.save), before);
    assert_true(tes_game_hash(tes_save_game(saved.save)) == hashes[20]);
    assert_loads(path, &saved);
    play(saved.save, 10);
    assert_loads(path, &saved);
    end(&saved);
}

/* What cannot be written did not happen. */
static void test_refused(void **state)
{
    struct saved saved = begin(path);
    struct rlimit old, small;
    (void)state;
    play(saved.save, 33);
    uint64_t hash = tes_game_hash(tes_save_game(saved.save));
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &old), 0);
    small = old;
    small.rlim_cur = strlen(get_text(path)) + 4;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
    tes_status answered = tes_save_answer(saved.save, 0, NULL);
    tes_status undone = tes_save_undo(saved.save, 5, NULL);
    setrlimit(RLIMIT_FSIZE, &old);
    signal(SIGXFSZ, SIG_DFL);
    assert_int_equal(answered, TES_EIO);
    assert_int_equal(undone, TES_EIO);
    assert_int_equal(tes_save_keys(saved.save), 33);
    assert_true(tes_game_hash(tes_save_game(saved.save)) == hash);
    assert_loads(path, &saved);
    play(saved.save, 20);
    assert_loads(path, &saved);
    end(&saved);
}

static void test_plain(void **state)
{
    struct saved saved = begin(NULL), plain;
    tes_source source = {.config_text = "return { players = 2 }"};
    tes_game *game;
    (void)state;
    play(saved.save, 20);
    put_text(path, "wb", "tessera-keys 1\nseed 7\nplay\n");
    for (uint32_t i = 0; i < 20; i++) {
        put_text(path, "ab", tes_save_key(saved.save, i));
        put_text(path, "ab", "\n");
    }
    assert_loads(path, &saved);
    plain = load(path);
    play(plain.save, 20);
    play(saved.save, 20);
    assert_loads(path, &saved);
    assert_int_equal(tes_save_copy(plain.save, other, NULL), TES_OK);
    assert_loads(other, &saved);
    end(&plain);
    end(&saved);
    put_text(path, "wb", "tessera-keys 1\nplay\n\nno such key\n");
    plain = (struct saved){.rules = NULL};
    plain.save = tes_save_load(path, &source, &plain.rules, &game,
                               &plain.notice, &plain.err);
    assert_null(plain.save);
    assert_int_equal(plain.err.status, TES_EINPUT);
    assert_non_null(strstr(plain.err.text, "a.save:4: answer 1 (turn "));
    assert_non_null(strstr(plain.err.text, "\"no such key\""));
    end(&plain);
}

/* The source of a game that goes on cannot change its rules. */
static void test_too_late(void **state)
{
    static const char *const override[] = {"lang=de", "players=3", NULL};
    static const char *const language[] = {"lang=de", NULL};
    static const struct {
        tes_source source;
        const char *named; /* NULL: it loads */
    } cases[] = {
        {{.config_file = "first.lua"}, "\"first.lua\" comes too late"},
        {{.config_text = "return {}"}, "\"return {}\" comes too late"},
        {{.set = override}, "\"players=3\" comes too late"},
        {{.set = language}, NULL},
    };
    struct saved saved = begin(path);
    (void)state;
    play(saved.save, 20);
    end(&saved);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct saved again = {.rules = NULL};
        tes_game *game;
        again.save = tes_save_load(path, &cases[i].source, &again.rules, &game,
                                   &again.notice, &again.err);
        if (cases[i].named == NULL) {
            if (again.save == NULL) fail_msg("%s", again.err.text);
        } else {
            assert_null(again.save);
            assert_int_equal(again.err.status, TES_EINPUT);
            assert_non_null(strstr(again.err.text, cases[i].named));
        }
        end(&again);
    }
}

/* Rules that have changed are named, and so is what differs for it. */
static void test_changed(void **state)
{
    char config[600];
    tes_error err = {TES_OK, NULL};
    (void)state;
    snprintf(config, sizeof config,
             "return { modules = { 'base' }, rules = { '%s' } }", rule);
    tes_source source = {.config_text = config};
    put_text(rule, "wb", "module { 'mine', version = 3 }\n");
    struct saved saved = {.rules = tes_ruleset_load(&source, &err)};
    if (saved.rules == NULL) fail_msg("%s", err.text);
    saved.save =
        tes_save_create(tes_game_new(saved.rules, 5, NULL), 5, path, NULL);
    assert_non_null(saved.save);
    play(saved.save, 50);
    end(&saved);
    put_text(rule, "ab", "-- other\n");
    saved = load(path);
    if (saved.save == NULL) fail_msg("%s", saved.err.text);
    assert_string_equal(saved.notice,
                        "module 'mine' 3 has changed since this was saved");
    assert_int_equal(tes_save_keys(saved.save), 50);
    end(&saved);

    put_text(rule, "ab", "state { extra = { 'integer', default = 5 } }\n");
    saved = load(path);
    assert_null(saved.save);
    assert_int_equal(saved.err.status, TES_EINPUT);
    assert_non_null(strstr(saved.err.text, "after answer 16"));
    assert_non_null(strstr(saved.err.text, "module 'mine' 3 has changed"));
    end(&saved);

    unlink(rule);
    saved = load(path);
    assert_null(saved.save);
    assert_non_null(strstr(saved.err.text, "cannot be loaded"));
    assert_non_null(strstr(saved.err.text, "mine.lua"));
    end(&saved);
}

static void test_torn(void **state)
{
    struct saved saved = begin(path);
    char want[400];
    (void)state;
    play(saved.save, 10);
    put_text(path, "ab", "> half an ans");
    struct saved torn = load(path);
    snprintf(want, sizeof want,
             "%s:15: the last line was incomplete and is dropped: "
             "\"> half an ans\"",
             path);
    assert_string_equal(torn.notice, want);
    assert_int_equal(tes_save_answer(saved.save, 0, NULL), TES_EIO);
    assert_int_equal(tes_save_keys(saved.save), 10);
    end(&saved);
    play(torn.save, 3);
    assert_loads(path, &torn);
    end(&torn);
}

/* A file has one writer, from its first answer on, and whoever wants to write
 * to it, too, is told who that is. Reading goes on. */
static void test_one_writer(void **state)
{
    struct saved saved = begin(path), second;
    char who[64];
    (void)state;
    play(saved.save, 10);
    snprintf(who, sizeof who, "(process %ld)", (long)getpid());
    second = load(path);
    assert_non_null(second.save);
    for (int i = 0; i < 2; i++) {
        tes_status status = i == 0
                                ? tes_save_lock(second.save, &second.err)
                                : tes_save_answer(second.save, 0, &second.err);
        assert_int_equal(status, TES_EIO);
        assert_non_null(strstr(second.err.text, "another program"));
#if defined(__linux__)
        assert_non_null(strstr(second.err.text, who));
#endif
    }
    assert_int_equal(tes_save_keys(second.save), 10);
    /* neither does a new one, or a copy, take its place */
    tes_game *game = tes_game_new(saved.rules, 7, NULL);
    assert_null(tes_save_create(game, 7, path, &second.err));
    assert_non_null(strstr(second.err.text, "another program"));
    assert_int_equal(tes_save_copy(second.save, path, NULL), TES_OK);
    struct saved fresh = begin(other);
    assert_int_equal(tes_save_copy(fresh.save, path, &second.err), TES_EIO);
    end(&fresh);
    tes_game_free(game);
    play(saved.save, 1);
    assert_loads(path, &saved);
    end(&saved);
    /* it has changed since it was loaded */
    assert_int_equal(tes_save_lock(second.save, NULL), TES_EIO);
    end(&second);
    second = load(path);
    assert_int_equal(tes_save_lock(second.save, NULL), TES_OK);
    play(second.save, 1);
    /* who is not at its place any more is told so, not lost */
    assert_int_equal(rename(path, other), 0);
    assert_int_equal(tes_save_answer(second.save, 0, &second.err), TES_EIO);
    assert_int_equal(rename(other, path), 0);
    play(second.save, 1);
    end(&second);
}

/* A limit on the size of files is an error, not a signal that ends us. */
static void test_too_large(void **state)
{
    struct saved saved = begin(path);
    struct rlimit before, small;
    (void)state;
    play(saved.save, 5);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    small = before;
    small.rlim_cur = strlen(get_text(path)) + 10;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
    assert_int_equal(tes_save_answer(saved.save, 0, &saved.err), TES_EIO);
    assert_int_equal(tes_save_copy(saved.save, other, &saved.err), TES_OK);
    small.rlim_cur = 100;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
    assert_int_equal(tes_save_copy(saved.save, other, &saved.err), TES_EIO);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    assert_non_null(strstr(saved.err.text, other));
    assert_loads(other, &saved); /* the older copy is whole */
    play(saved.save, 1);
    assert_loads(path, &saved);
    end(&saved);
}

/* Writes lines with their checksums. */
static void forge(const char *const *lines)
{
    uint32_t sum = 0;
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    for (; *lines != NULL; lines++) {
        sum = tesI_log_sum(sum, *lines, strlen(*lines));
        fprintf(file, "%s %08x\n", *lines, sum);
    }
    assert_int_equal(fclose(file), 0);
}

static void test_forged(void **state)
{
    static const struct {
        const char *lines[6], *why;
    } files[] = {
        {{"tessera-save 1 1 1", "config {", "seed 1", "play", NULL},
         "cannot be loaded"},
        {{"tessera-save 1 1 1", "config 5", "seed 1", "play", NULL},
         "cannot be loaded"},
        {{"tessera-save 1 1 1", "config {modules={'nope'}}", "seed 1", "play",
          NULL},
         "nope"},
        {{"tessera-save 1 1 1", "config error()", "seed 1", "play", NULL},
         "cannot be loaded"},
        {{"tessera-save 1 9 1", "config {}", "seed 1", "play", NULL}, "api 9"},
        {{"tessera-save 1 1 1", "config {loaded=1}", "seed 1", "play", "undo 1",
          NULL},
         ":5: undo 1"},
        {{"tessera-save 1 1 1", "config {loaded={modules=7}}", "seed 1", "play",
          "> what", NULL},
         ":5: answer 1"},
        {{"tessera-save 1 1 1", "config {loaded={modules={5,{name=1}}}}",
          "seed 1", "play", "> what", NULL},
         ":5: answer 1"},
        {{"tessera-save 1 01 1", "config {}", "seed 1", "play", NULL},
         "not as this program writes it"},
    };
    (void)state;
    for (size_t f = 0; f < sizeof files / sizeof *files; f++) {
        forge(files[f].lines);
        struct saved saved = load(path);
        assert_null(saved.save);
        if (strstr(saved.err.text, files[f].why) == NULL) {
            fail_msg("file %zu: %s", f, saved.err.text);
        }
        end(&saved);
    }
}

/* An answer for which memory runs out is neither given nor logged. */
static void test_memory(void **state)
{
    struct saved saved = begin(path);
    tes_decision decision;
    (void)state;
    for (int i = 0; i < 40; i++) {
        tes_game *game = tes_save_game(saved.save);
        uint64_t hash = tes_game_hash(game);
        tes_status status = TES_EMEMORY;
        for (unsigned long n = 1; status != TES_OK; n++) {
            assert_true(tes_game_decision(game, &decision));
            tesI_memory_fail(n);
            status = decision.player == TES_CHANCE
                         ? tes_save_roll(saved.save, NULL)
                         : tes_save_answer(saved.save, 0, NULL);
            tesI_memory_fail(0);
            assert_int_equal(tes_save_keys(saved.save), i + (status == TES_OK));
            if (status != TES_OK) assert_true(tes_game_hash(game) == hash);
        }
    }
    assert_loads(path, &saved);
    end(&saved);
}

/* No rule gets as far as this: the question would be refused. Should two
 * options ever have one key, the second is not logged as the first. */
static void test_same_key(void **state)
{
    struct saved saved = begin(path);
    tes_game *game = tes_save_game(saved.save);
    tes_decision open;

    (void)state;
    do {
        play(saved.save, 1);
        assert_true(tes_game_decision(game, &open));
    } while (open.player == TES_CHANCE || open.count < 3 ||
             tesI_decision_bulk(tesI_last(game)) != BULK_NONE);
    uint32_t keys = tes_save_keys(saved.save);
    uint64_t hash = tes_game_hash(game);
    uint32_t *rows =
        (uint32_t *)tesI_at(&game->store, COL_OPTIONS, tesI_last(game)->first);
    uint32_t kept[OPTION_WORDS];
    memcpy(kept, rows + OPTION_WORDS, sizeof kept);
    memmove(rows + OPTION_WORDS, rows, sizeof kept);
    assert_int_equal(tes_save_answer(saved.save, 1, &saved.err), TES_ERULE);
    assert_non_null(strstr(saved.err.text, "as another has"));
    memcpy(rows + OPTION_WORDS, kept, sizeof kept);
    assert_int_equal(tes_save_keys(saved.save), keys);
    assert_true(tes_game_hash(game) == hash);
    assert_int_equal(tes_save_answer(saved.save, 1, &saved.err), TES_OK);
    assert_loads(path, &saved);
    end(&saved);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_same_key),  cmocka_unit_test(test_play),
        cmocka_unit_test(test_resume),    cmocka_unit_test(test_in_memory),
        cmocka_unit_test(test_window),    cmocka_unit_test(test_refused),
        cmocka_unit_test(test_plain),     cmocka_unit_test(test_too_late),
        cmocka_unit_test(test_changed),   cmocka_unit_test(test_torn),
        cmocka_unit_test(test_part),      cmocka_unit_test(test_forged),
        cmocka_unit_test(test_memory),    cmocka_unit_test(test_one_writer),
        cmocka_unit_test(test_too_large),
    };
    return cmocka_run_group_tests(tests, set_up, close_folder);
}
