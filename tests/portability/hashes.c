/* hashes - plays recorded games and prints what came of each, to be compared
 * with what the same sources make of them on other machines.
 *
 *     hashes ROOT KEYS-FOLDER
 *     hashes ROOT speed GAMES      random games of the smallest kind, timed
 *
 * The folder holds plain saved games (see core/log/log.h), which
 * tests/conformance writes. A line of output is "name  digest  final hash
 * scores": the digest is made of the state hashes after every answer, found by
 * taking them back. Random games of all that is shipped follow, played by this
 * program's own numbers. Uses tessera.h only, and no more of C than any machine
 * has. */
#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tessera.h"

#define MOST 400
#define RANDOM_GAMES 3

static uint64_t stir(uint64_t digest, uint64_t value)
{
    digest = (digest ^ value) * UINT64_C(0x9E3779B97F4A7C15);
    return digest ^ digest >> 29;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Takes every answer back, and prints the line. */
static int print_game(const char *name, const tes_ruleset *rules,
                      tes_game *game)
{
    uint64_t digest = 1, last = tes_game_hash(game);
    int32_t scores[TES_MAX_PLAYERS];
    int players = tes_ruleset_players(rules);

    for (int p = 0; p < players; p++) scores[p] = tes_game_score(game, p);
    digest = stir(digest, tes_game_hash(game));
    while (tes_game_answers(game) > 0) {
        if (tes_game_undo(game, 1) != TES_OK) break;
        digest = stir(digest, tes_game_hash(game));
    }
    printf("%-34s %016" PRIx64 " %016" PRIx64 " ", name, digest, last);
    for (int p = 0; p < players; p++) {
        printf("%s%" PRId32, p == 0 ? "" : ",", scores[p]);
    }
    printf("\n");
    fflush(stdout);
    return tes_game_answers(game) != 0;
}

static int complain(const char *name, tes_error *err)
{
    printf("%-34s failed: %s\n", name, err->text ? err->text : "no memory");
    tes_error_clear(err);
    return 1;
}

static int replay(const char *root, const char *folder, const char *name)
{
    char path[1024];
    tes_error err = {TES_OK, NULL};
    tes_source source = {.root = root};
    tes_ruleset *rules = NULL;
    tes_game *game = NULL;
    char *notice = NULL;
    int failed = 1;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    tes_save *save = tes_save_load(path, &source, &rules, &game, &notice, &err);
    if (save == NULL) {
        failed = complain(name, &err);
    } else {
        tes_save_close(save);
        if (notice != NULL) printf("# %s\n", notice);
        failed = print_game(name, rules, game);
    }
    free(notice);
    tes_game_free(game);
    tes_ruleset_free(rules);
    return failed;
}

static int replay_all(const char *root, const char *folder)
{
    char *names[MOST];
    size_t count = 0;
    int failed = 0;
    DIR *dir = opendir(folder);

    if (dir == NULL) {
        printf("%s: no such folder\n", folder);
        return 1;
    }
    for (struct dirent *entry; (entry = readdir(dir)) && count < MOST;) {
        if (!strstr(entry->d_name, ".keys")) continue;
        size_t size = strlen(entry->d_name) + 1;
        names[count] = malloc(size);
        if (names[count] == NULL) exit(2);
        memcpy(names[count++], entry->d_name, size);
    }
    closedir(dir);
    qsort(names, count, sizeof *names, by_name);
    for (size_t i = 0; i < count; i++) {
        failed |= replay(root, folder, names[i]);
        free(names[i]);
    }
    return failed || count == 0;
}

static int play_random(tes_ruleset *rules, uint64_t seed)
{
    tes_error err = {TES_OK, NULL};
    tes_decision asked;
    uint64_t number = seed;
    char name[40];
    tes_game *game = tes_game_new(rules, seed, &err);

    snprintf(name, sizeof name, "random %" PRIu64, seed);
    while (game != NULL && err.text == NULL &&
           tes_game_decision(game, &asked)) {
        if (asked.player == TES_CHANCE) {
            tes_game_roll(game, &err);
        } else {
            number = stir(number, seed);
            tes_game_answer(game, (uint32_t)(number >> 32) % asked.count, &err);
        }
    }
    int failed = game == NULL || err.text != NULL
                     ? complain(name, &err)
                     : print_game(name, rules, game);
    tes_game_free(game);
    return failed;
}

/* Games a second, after a few to get warm. */
static int measure(const char *root, int games)
{
    tes_error err = {TES_OK, NULL};
    tes_source source = {.config_text =
                             "return { modules = { 'base', 'farmers' } }",
                         .root = root};
    tes_ruleset *rules = tes_ruleset_load(&source, &err);
    tes_decision asked;
    clock_t begun = 0;

    if (rules == NULL) return complain("speed", &err);
    for (int i = -games / 4; i < games; i++) {
        if (i == 0) begun = clock();
        uint64_t number = (uint64_t)i + (uint64_t)games;
        tes_game *game = tes_game_new(rules, number, &err);
        while (game != NULL && tes_game_decision(game, &asked)) {
            number = stir(number, 7);
            if (asked.player == TES_CHANCE) {
                tes_game_roll(game, NULL);
            } else {
                tes_game_answer(game, (uint32_t)(number >> 32) % asked.count,
                                NULL);
            }
        }
        tes_game_free(game);
    }
    printf("%.0f\n", games / ((double)(clock() - begun) / CLOCKS_PER_SEC));
    tes_ruleset_free(rules);
    return 0;
}

int main(int argc, char **argv)
{
    static const char everything[] =
        "return { modules = { 'base', 'farmers', 'abbot', 'inns-and-cathedrals',"
        " 'traders-and-builders', 'princess-and-dragon', 'tower', 'rivers',"
        " 'river', 'abbey-and-mayor', 'hills-and-sheep', 'ferries', 'goldmines',"
        " 'mage-and-witch', 'flying-machines', 'bridges-castles-bazaars' },"
        " players = 4 }";
    tes_error err = {TES_OK, NULL};

    if (argc == 4 && strcmp(argv[2], "speed") == 0) {
        return measure(argv[1], (int)strtol(argv[3], NULL, 10));
    }
    if (argc != 3) {
        fprintf(stderr, "usage: hashes ROOT KEYS-FOLDER\n");
        return 2;
    }
    int failed = replay_all(argv[1], argv[2]);
    tes_source source = {.config_text = everything, .root = argv[1]};
    tes_ruleset *rules = tes_ruleset_load(&source, &err);
    if (rules == NULL) return complain("random", &err);
    for (uint64_t seed = 1; seed <= RANDOM_GAMES; seed++) {
        failed |= play_random(rules, seed);
    }
    tes_ruleset_free(rules);
    return failed;
}
