/* test_playthroughs.c - games as they were recorded.
 *
 * A file of playthroughs/ has a config, the numbers of its space, and steps of
 * one random game: its number, who is asked, how many actions there are, the
 * action that is taken, a digest of all that learners saw up to here (seats,
 * actions, observations, states), and the action's key. The first steps are
 * listed, then every 16th, and the points at the end. With TES_RECORD=1 the
 * files are written anew from their first lines. */
#include "common.h"

#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WINDOW 31
#define FIRST_STEPS 8u
#define EACH_STEP 16u
#define MOST_STEPS 3000u
#define MOST_FILE 65536u
#define MOST_FILES 64u

static uint64_t digest(uint64_t sum, const void *data, size_t size)
{
    const uint32_t *words = data;
    for (size_t i = 0; i < size / 4; i++) {
        sum = (sum ^ words[i]) * UINT64_C(1099511628211);
        sum ^= sum >> 29;
    }
    return sum;
}

struct run {
    tes_space *space;
    tes_game *game;
    uint32_t *actions;
    int32_t *seen;
    uint64_t sum, dice;
    char *out;
    size_t length;
};

static void put(struct run *run, const char *line)
{
    size_t length = strlen(line);
    assert_true(run->length + length < MOST_FILE);
    memcpy(run->out + run->length, line, length + 1);
    run->length += length;
}

/* Takes any action; false at the end. */
static bool step(struct run *run, uint32_t number)
{
    tes_error err = {0};
    tes_decision asked;
    char key[160], line[320];

    if (!tes_game_decision(run->game, &asked)) return false;
    int seat = asked.player < 0 ? 0 : asked.player;
    uint32_t n =
        tes_space_legal(run->space, run->game, run->actions, MOST_FILE);
    assert_true(n > 0 && n <= MOST_FILE);
    assert_int_equal(
        tes_space_observe(run->space, run->game, seat, run->seen, &err),
        TES_OK);
    uint64_t state = tes_game_hash(run->game);
    run->sum = digest(run->sum ^ (uint64_t)(asked.player + 2), run->actions,
                      n * sizeof *run->actions);
    run->sum = digest(run->sum, run->seen, tes_space_size(run->space) * 4);
    run->sum = digest(run->sum, &state, sizeof state);
    uint32_t pick = next(&run->dice, n);
    while (run->actions[pick] == TES_NONE) pick = (pick + 1) % n;
    tes_game_key(run->game, pick, key, sizeof key);
    if (number < FIRST_STEPS || number % EACH_STEP == 0) {
        snprintf(line, sizeof line, "%u %d %u %u %016" PRIx64 " %s\n", number,
                 asked.player, n, run->actions[pick], run->sum, key);
        put(run, line);
    }
    if (tes_game_answer(run->game, pick, &err) != TES_OK) {
        fail_msg("step %u: %s", number, err.text);
    }
    return true;
}

/* What a file should be, from the config in its first line. */
static void play(const char *config, char *out)
{
    tes_error err = {0};
    tes_ruleset *rules = load(config);
    struct run run = {.sum = 1, .dice = 5, .out = out};
    char line[320];

    run.space = tes_space_new(rules, WINDOW, &err);
    assert_non_null(run.space);
    run.game = tes_game_new(rules, 1, &err);
    assert_non_null(run.game);
    run.actions = malloc(MOST_FILE * sizeof *run.actions);
    run.seen = calloc(tes_space_size(run.space), 4);
    put(&run, config);
    snprintf(line, sizeof line, "\nactions %u, numbers %u\n",
             tes_space_actions(run.space), tes_space_size(run.space));
    put(&run, line);
    uint32_t steps = 0;
    while (steps < MOST_STEPS && step(&run, steps)) steps++;
    snprintf(line, sizeof line, "%u steps %016" PRIx64 ":", steps, run.sum);
    put(&run, line);
    for (int s = 0; s < tes_ruleset_players(rules); s++) {
        snprintf(line, sizeof line, " %d", tes_game_score(run.game, s));
        put(&run, line);
    }
    put(&run, " points\n");
    free(run.actions);
    free(run.seen);
    tes_game_free(run.game);
    tes_space_free(run.space);
    tes_ruleset_free(rules);
}

static void read_file(const char *path, char *text)
{
    FILE *file = fopen(path, "r");
    if (file == NULL) fail_msg("%s cannot be read", path);
    size_t size = fread(text, 1, MOST_FILE - 1, file);
    text[size] = '\0';
    fclose(file);
}

/* The first line in which they differ, counted from 1; 0: they do not. */
static unsigned differs(const char *was, const char *now)
{
    for (unsigned line = 1;; line++) {
        size_t a = strcspn(was, "\n"), b = strcspn(now, "\n");
        if (a != b || memcmp(was, now, a) != 0) return line;
        if (was[a] == '\0' || now[b] == '\0') {
            return was[a] == now[b] ? 0 : line + 1;
        }
        was += a + 1;
        now += b + 1;
    }
}

static void check_file(const char *path, const char *name)
{
    static char was[MOST_FILE], now[MOST_FILE], config[1024];

    read_file(path, was);
    size_t length = strcspn(was, "\n");
    assert_true(length > 0 && length < sizeof config);
    memcpy(config, was, length);
    config[length] = '\0';
    play(config, now);
    if (getenv("TES_RECORD") != NULL) {
        FILE *file = fopen(path, "w");
        assert_non_null(file);
        assert_int_equal(fwrite(now, 1, strlen(now), file), strlen(now));
        assert_int_equal(fclose(file), 0);
        return;
    }
    unsigned line = differs(was, now);
    if (line != 0) {
        fail_msg("%s:%u is another now. If rules, numbers or planes were "
                 "meant to change: TES_RECORD=1 "
                 ".build/release/tests/learn/test_playthroughs",
                 name, line);
    }
}

static int by_name(const void *a, const void *b) { return strcmp(a, b); }

static void games_are_as_recorded(void **state)
{
    static char names[MOST_FILES][64];
    static char path[8192];
    uint32_t count = 0;
    (void)state;

    snprintf(path, sizeof path, "%s/tests/learn/playthroughs", root());
    DIR *folder = opendir(path);
    assert_non_null(folder);
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        if (strstr(entry->d_name, ".txt") == NULL) continue;
        assert_true(count < MOST_FILES);
        snprintf(names[count++], 64, "%.63s", entry->d_name);
    }
    closedir(folder);
    assert_true(count >= 20);
    qsort(names, count, 64, by_name);
    for (uint32_t i = 0; i < count; i++) {
        snprintf(path, sizeof path, "%.4000s/tests/learn/playthroughs/%s",
                 root(), names[i]);
        check_file(path, names[i]);
    }
}

/* A line that differs is found. */
static void what_differs_is_found(void **state)
{
    (void)state;
    assert_int_equal(differs("a\nb\n", "a\nb\n"), 0);
    assert_int_equal(differs("a\nb\n", "a\nc\n"), 2);
    assert_int_equal(differs("a\nb\n", "a\n"), 2);
    assert_int_equal(differs("a\n", "a\nb\n"), 2);
    assert_int_equal(differs("", "b\n"), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_differs_is_found),
        cmocka_unit_test(games_are_as_recorded),
    };
    return cmocka_run_group_tests_name("playthroughs", tests, NULL, NULL);
}
