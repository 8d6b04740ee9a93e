/* test_share.c - what a seat saw of a game, as a file: written, loaded, and
 * never more in it than that. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "port/alloc.h"
#include "state/dice.h"
#include "folder.h"
#include "log/log.h"
#include "tessera.h"

static char path[PATH_ROOM], other[PATH_ROOM];

static int set_up(void **state)
{
    (void)state;
    if (open_folder() != 0) return -1;
    name_file(path, "a.save");
    name_file(other, "b.save");
    return 0;
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

static void put_text(const char *name, const char *text)
{
    FILE *file = fopen(name, "wb");
    assert_non_null(file);
    fputs(text, file);
    assert_int_equal(fclose(file), 0);
}

/* Writes a file whose checksums are right, of lines without them. */
static void forge(const char *name, const char *lines)
{
    FILE *file = fopen(name, "wb");
    uint32_t sum = 0;
    assert_non_null(file);
    while (*lines != '\0') {
        size_t len = strcspn(lines, "\n");
        sum = tesI_log_sum(sum, lines, len);
        fprintf(file, "%.*s %08x\n", (int)len, lines, (unsigned)sum);
        lines += len + 1;
    }
    assert_int_equal(fclose(file), 0);
}

/* The lines of a file without their checksums. */
static char *bare(const char *name)
{
    static char out[1 << 20];
    char *to = out;
    for (const char *from = get_text(name); *from != '\0';) {
        size_t len = strcspn(from, "\n");
        memcpy(to, from, len - 9);
        to += len - 9;
        *to++ = '\n';
        from += len + 1;
    }
    *to = '\0';
    return out;
}

#define MOST 2000

/* A game that was played at random, and what a seat saw after each answer. */
struct played {
    tes_ruleset *rules;
    tes_game *game;
    tes_save *save;
    uint64_t hashes[MOST];
    uint64_t stories[MOST];
    bool hidden[MOST];
    uint32_t count;
};

/* Everything that happened, as text and numbers. */
static uint64_t story(const tes_game *view)
{
    uint64_t sum = 0;
    tes_event event;
    tes_item item;
    for (uint32_t i = 0; tes_game_event(view, i, &event); i++) {
        for (const char *c = event.reason; *c != '\0'; c++) {
            sum = sum * 31 + (unsigned char)*c;
        }
        sum = (sum * 31 + (uint32_t)event.points) * 31 + (uint32_t)event.player;
        sum = (sum * 31 + event.tile) * 31 + event.figure;
        for (uint32_t n = 0; tes_game_item(view, i, n, &item); n++) {
            sum = (sum * 31 + (uint32_t)item.points) * 31 +
                  (unsigned char)item.name[0];
        }
    }
    return sum;
}

static void look(struct played *p, int seat)
{
    tes_game *view = tes_game_view(p->game, seat, NULL);
    assert_non_null(view);
    p->hashes[p->count] = tes_game_hash(view);
    p->stories[p->count] = story(view);
    p->hidden[p->count] = !tes_game_sees(p->game, seat);
    for (int none = 8; none < 100; none++) { /* no seat at all */
        assert_false(tes_game_sees(p->game, none));
    }
    assert_false(tes_game_sees(p->game, TES_CHANCE - 1));
    tes_game_free(view);
}

static struct played play(const char *config, uint64_t seed, int seat,
                          uint32_t most)
{
    tes_source source = {.config_text = config};
    tes_error err = {TES_OK, NULL};
    struct played p = {.rules = tes_ruleset_load(&source, &err)};
    uint64_t dice = seed;

    if (p.rules == NULL) fail_msg("%s", err.text);
    p.game = tes_game_new(p.rules, seed, &err);
    assert_non_null(p.game);
    p.save = tes_save_create(p.game, seed, NULL, &err);
    assert_non_null(p.save);
    look(&p, seat);
    while (tes_game_status(p.game) == TES_ASKING && p.count < most) {
        tes_decision open;
        tes_game_decision(p.game, &open);
        tes_status status =
            open.player == TES_CHANCE
                ? tes_save_roll(p.save, &err)
                : tes_save_answer(p.save, tesI_dice_next(&dice, open.count),
                                  &err);
        if (status != TES_OK) fail_msg("%s", err.text);
        p.count++;
        assert_in_range(p.count, 0, MOST - 1);
        look(&p, seat);
    }
    return p;
}

static void end(struct played *p)
{
    tes_save_close(p->save);
    tes_game_free(p->game);
    tes_ruleset_free(p->rules);
}

/* A shared save that was loaded. */
struct loaded {
    tes_ruleset *rules;
    tes_game *game;
    tes_save *save;
};

static struct loaded load(const char *name)
{
    struct loaded l;
    tes_error err = {TES_OK, NULL};
    char *notice = NULL;
    l.save = tes_save_load(name, NULL, &l.rules, &l.game, &notice, &err);
    if (l.save == NULL) fail_msg("%s", err.text);
    assert_null(notice);
    return l;
}

static void unload(struct loaded *l)
{
    tes_save_close(l->save);
    tes_game_free(l->game);
    tes_ruleset_free(l->rules);
}

static void same_as(const struct played *p, const tes_game *view, uint32_t at)
{
    assert_int_equal(tes_game_hash(view), p->hashes[at]);
    assert_int_equal(story(view), p->stories[at]);
}

/* Every position of what is loaded is what the seat saw. */
static void check(const char *config, uint64_t seed, int seat, uint32_t most)
{
    struct played p = play(config, seed, seat, most);
    tes_error err = {TES_OK, NULL};
    int whose = -9;

    if (tes_save_share(p.save, seat, path, &err) != TES_OK) {
        fail_msg("%s", err.text);
    }
    struct loaded l = load(path);
    assert_true(tes_save_seat(l.save, &whose));
    assert_int_equal(whose, seat);
    assert_true(tes_game_viewer(l.game, &whose));
    assert_int_equal(whose, seat);
    assert_int_equal(tes_save_keys(l.save), p.count);
    same_as(&p, l.game, p.count);
    for (uint32_t i = 0; i <= p.count; i++) {
        tes_game *view = tes_save_seen(l.save, i, &err);
        if (view == NULL) fail_msg("%s", err.text);
        same_as(&p, view, i);
        tes_game_free(view);
        if (i == p.count) break;
        const char *key = tes_save_key(l.save, i);
        assert_string_equal(key, p.hidden[i] ? "" : tes_save_key(p.save, i));
    }
    unload(&l);
    end(&p);
}

static const char hand[] =
    "return { modules = { 'base', 'hand-of-three' }, players = 3, seed = 5 }";
static const char goals[] =
    "return { modules = { 'base', 'objectives' }, players = 4 }";
static const char plain[] = "return { modules = { 'base' }, players = 2 }";

static void test_every_position_is_as_it_was_seen(void **state)
{
    (void)state;
    check(plain, 3, 1, MOST);
    check(plain, 3, TES_CHANCE, MOST);
    check(hand, 4, 0, MOST);
    check(hand, 5, 2, 40);
    check(hand, 6, TES_CHANCE, 60);
    check(goals, 7, 3, MOST);
    check(goals, 8, TES_CHANCE, MOST);
}

/* Goals of all six come to light at once, and tiles of six hands one by one. */
static void test_much_is_hidden(void **state)
{
    (void)state;
    const char *config = "return { modules = { 'base', 'farmers', "
                         "'objectives', 'hand-of-three', 'draw-two', "
                         "'redraw-once' }, players = 6 }";
    uint64_t games = getenv("CI") ? 12 : 2;
    for (uint64_t seed = 11; seed < 11 + games; seed++) {
        check(config, seed, TES_CHANCE, MOST);
        check(config, seed + 100, (int)(seed % 6), MOST);
    }
}

/* Two games that differ only in what the seat does not know make one file. */
static void test_nothing_else_is_in_the_file(void **state)
{
    struct played p = play(goals, 9, 1, 30);
    tes_error err = {TES_OK, NULL};
    (void)state;

    assert_int_equal(tes_save_share(p.save, 1, path, &err), TES_OK);
    char *first = strdup(get_text(path));
    assert_null(strstr(first, "seed"));
    /* what others keep, and are dealt, is the goal of the other card */
    tes_game *twin = tes_game_new(p.rules, 9, &err);
    tes_save *save = tes_save_create(twin, 9, NULL, &err);
    uint32_t changed = 0;
    for (uint32_t i = 0; i < p.count; i++) {
        const char *key = tes_save_key(p.save, i);
        uint32_t index = tes_game_find(twin, key);
        if (p.hidden[i] && strncmp(key, "keep", 4) == 0) {
            tes_decision open;
            tes_game_decision(twin, &open);
            index = open.count - 1 - tes_game_find(twin, key);
            changed += open.count > 1;
        }
        assert_int_equal(tes_save_answer(save, index, &err), TES_OK);
    }
    assert_in_range(changed, 1, 4);
    assert_int_equal(tes_save_share(save, 1, other, &err), TES_OK);
    assert_string_equal(first, get_text(other));
    assert_int_not_equal(tes_game_hash(twin), tes_game_hash(p.game));
    free(first);
    tes_save_close(save);
    tes_game_free(twin);
    end(&p);
}

static void test_it_cannot_be_gone_on_with(void **state)
{
    struct played p = play(hand, 4, 0, 12);
    tes_error err = {TES_OK, NULL};
    (void)state;

    assert_int_equal(tes_save_share(p.save, 0, path, &err), TES_OK);
    end(&p);
    struct loaded l = load(path);
    tes_status got[] = {
        tes_save_answer(l.save, 0, &err), tes_save_roll(l.save, &err),
        tes_save_undo(l.save, 1, &err), tes_save_lock(l.save, &err)};
    for (size_t i = 0; i < 4; i++) assert_int_equal(got[i], TES_EINPUT);
    assert_string_equal(err.text, "this is what player A saw of a game: it can "
                                  "be looked at, but not continued");
    assert_int_equal(tes_game_answer(l.game, 0, &err), TES_EINPUT);
    /* it can be given on, for the same seat */
    assert_int_equal(tes_save_share(l.save, 0, other, &err), TES_OK);
    char *first = strdup(get_text(path));
    assert_string_equal(first, get_text(other));
    free(first);
    assert_int_equal(tes_save_copy(l.save, other, &err), TES_OK);
    assert_int_equal(tes_save_share(l.save, 1, other, &err), TES_EINPUT);
    assert_string_equal(err.text, "this is what player A saw of a game; what "
                                  "others saw is not in it");
    /* and a bot may think about a game that it could have been */
    tes_game *sample = tes_game_sample(l.game, 3, &err);
    assert_non_null(sample);
    assert_int_equal(tes_game_answer(sample, 0, &err), TES_OK);
    tes_game_free(sample);
    assert_null(tes_save_seen(l.save, 13, &err));
    assert_string_equal(err.text, "there are 12 answers only");
    unload(&l);
    tes_error_clear(&err);
}

/* What a seat saw never takes the place of the game. */
static void test_the_game_stays(void **state)
{
    struct played p = play(hand, 4, 0, 12);
    tes_error err = {TES_OK, NULL};
    char *notice = NULL, round[300];
    (void)state;

    unlink(path);
    assert_int_equal(tes_save_copy(p.save, path, &err), TES_OK);
    end(&p);
    char *whole = strdup(get_text(path));
    snprintf(round, sizeof round, "%s/../%s/a.save", folder,
             strrchr(folder, '/') + 1);
    for (int to = 0; to < 2; to++) {
        struct loaded l = {NULL, NULL, NULL};
        l.save =
            to ? tes_save_load_to(path, 5, NULL, &l.rules, &l.game, &notice,
                                  &err)
               : tes_save_load(path, NULL, &l.rules, &l.game, &notice, &err);
        assert_non_null(l.save);
        assert_int_equal(tes_save_share(l.save, 0, round, &err), TES_EINPUT);
        assert_non_null(strstr(err.text, "this is the game itself"));
        assert_string_equal(whole, get_text(path));
        unload(&l);
    }
    tes_error_clear(&err);
    free(whole);
}

static void test_a_part(void **state)
{
    struct played p = play(hand, 4, 2, 30);
    tes_error err = {TES_OK, NULL};
    struct loaded l;
    char *notice = NULL;
    (void)state;

    assert_int_equal(tes_save_share(p.save, 2, path, &err), TES_OK);
    l.save = tes_save_load_to(path, 17, NULL, &l.rules, &l.game, &notice, &err);
    if (l.save == NULL) fail_msg("%s", err.text);
    assert_int_equal(tes_save_keys(l.save), 17);
    same_as(&p, l.game, 17);
    unload(&l);
    assert_null(tes_save_seen(p.save, 3, &err));
    assert_string_equal(err.text, "this save has the whole game, of 30 "
                                  "answers");
    assert_int_equal(tes_save_share(p.save, 3, other, &err), TES_EINPUT);
    assert_non_null(strstr(err.text, "there is no seat 3"));
    tes_error_clear(&err);
    end(&p);
}

/* ---- damage -------------------------------------------------------------- */

static void refused(const char *lines, tes_status status, const char *why)
{
    tes_ruleset *rules;
    tes_game *game;
    char *notice;
    tes_error err = {TES_OK, NULL};

    forge(path, lines);
    assert_null(tes_save_load(path, NULL, &rules, &game, &notice, &err));
    if (err.status != status || strstr(err.text, why) == NULL) {
        fail_msg("status %d: %s", err.status, err.text);
    }
    tes_error_clear(&err);
}

/* Replaces the first `was`. */
static char *with(const char *lines, const char *was, const char *now)
{
    static char out[1 << 20];
    const char *at = strstr(lines, was);
    assert_non_null(at);
    snprintf(out, sizeof out, "%.*s%s%s", (int)(at - lines), lines, now,
             at + strlen(was));
    return out;
}

static void test_damage(void **state)
{
    struct played p = play(hand, 4, 0, 20);
    tes_error err = {TES_OK, NULL};
    (void)state;

    assert_int_equal(tes_save_share(p.save, 0, path, &err), TES_OK);
    end(&p);
    char *lines = strdup(bare(path));
    refused(with(lines, "seat A", "seat D"), TES_EDAMAGE,
            ":3: there is no seat D; the game has 3");
    refused(with(lines, "seat A", "seat I"), TES_EDAMAGE,
            ":3: \"seat I\" does not belong here");
    refused(with(lines, "seat A", "seat A\nseed 4"), TES_EDAMAGE,
            ":4: \"seed 4\" does not belong here");
    refused(with(lines, "seat A", "seed 4"), TES_EDAMAGE,
            "is no answer, undo or hash");
    refused(with(lines, "\nseen ", "\nseen 0123456g "), TES_EDAMAGE,
            "is no list of sums");
    refused(with(lines, "\n> lay ", "\n> eat "), TES_EINPUT,
            "leads to what player A saw: no option has this key");
    char *hash = strstr(strstr(lines, "\nplay\n") + 1, "\nhash ");
    char digit = hash[6];
    hash[6] = digit == '0' ? '1' : '0';
    refused(lines, TES_EINPUT, "the game does not begin as player A saw it");
    hash[6] = digit;
    hash = strstr(hash + 1, "\nhash ");
    hash[6] = hash[6] == '0' ? '1' : '0';
    refused(lines, TES_EINPUT, "something else is seen after it");
    free(lines);
    put_text(path, "tessera-keys 1\nseat A\nplay\n");
    tes_ruleset *rules;
    tes_game *game;
    char *notice;
    assert_null(tes_save_load(path, NULL, &rules, &game, &notice, &err));
    assert_non_null(strstr(err.text, "\"seat A\" does not belong here"));
    tes_error_clear(&err);
}

/* Memory runs out at the n-th allocation: nothing leaks, nothing half-written
 * is left, and with enough of it all is as ever. */
static void test_memory_runs_out(void **state)
{
    struct played p = play(hand, 4, 1, 14);
    tes_error err = {TES_OK, NULL};
    tes_status status = TES_EMEMORY;
    (void)state;

    unlink(path);
    for (unsigned long n = 1; status != TES_OK; n += 1 + n / 8) {
        tesI_memory_fail(n);
        status = tes_save_share(p.save, 1, path, &err);
        tesI_memory_fail(0);
        if (status != TES_OK) assert_int_not_equal(access(path, F_OK), 0);
    }
    struct loaded l = {NULL, NULL, NULL};
    for (unsigned long n = 1; l.save == NULL; n += 1 + n / 4) {
        char *notice = NULL;
        tesI_memory_fail(n);
        l.save = tes_save_load(path, NULL, &l.rules, &l.game, &notice, &err);
        tesI_memory_fail(0);
        if (l.save == NULL) assert_null(l.rules);
    }
    same_as(&p, l.game, p.count);
    tes_game *view = NULL;
    for (unsigned long n = 1; view == NULL; n += 1 + n / 8) {
        tesI_memory_fail(n);
        view = tes_save_seen(l.save, 9, &err);
        tesI_memory_fail(0);
    }
    same_as(&p, view, 9);
    tes_game_free(view);
    tes_error_clear(&err);
    unload(&l);
    end(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_position_is_as_it_was_seen),
        cmocka_unit_test(test_much_is_hidden),
        cmocka_unit_test(test_nothing_else_is_in_the_file),
        cmocka_unit_test(test_it_cannot_be_gone_on_with),
        cmocka_unit_test(test_the_game_stays),
        cmocka_unit_test(test_a_part),
        cmocka_unit_test(test_damage),
        cmocka_unit_test(test_memory_runs_out),
    };
    return cmocka_run_group_tests(tests, set_up, close_folder);
}
