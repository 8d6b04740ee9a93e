/* figures.c - the measurements, one function each. */
#include "figures.h"

#include "clock.h"

#include <malloc.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Clones alive at a time, as a search would keep them. */
#define CLONES 64

/* xorshift64*: cheap beside what is measured. */
static _Thread_local uint64_t state = 88172645463325252u;

static uint32_t below(uint32_t limit)
{
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return (uint32_t)((((state * 0x2545F4914F6CDD1Du) >> 32) * limit) >> 32);
}

static tes_game *open_game(tes_ruleset *rules)
{
    static _Thread_local uint64_t seed;
    tes_error err = {0};
    tes_game *game = tes_game_new(rules, ++seed, &err);

    if (!game) fprintf(stderr, "bench: %s\n", err.text ? err.text : "?");
    tes_error_clear(&err);
    return game;
}

/* One answer; false at the end of the game, and after an error. */
static bool step(tes_game *game)
{
    tes_error err = {0};
    tes_decision open;
    tes_status status;

    if (!tes_game_decision(game, &open)) return false;
    if (open.player == TES_CHANCE)
        status = tes_game_roll(game, &err);
    else
        status = tes_game_answer(game, below(open.count), &err);
    if (status != TES_OK)
        fprintf(stderr, "bench: %s\n", err.text ? err.text : "?");
    tes_error_clear(&err);
    return status == TES_OK;
}

/* True when the game ended as it should. */
static bool finish(tes_game *game)
{
    while (step(game))
        ;
    return tes_game_status(game) == TES_OVER;
}

speed figure_speed(tes_ruleset *rules, double seconds)
{
    speed none = {(double)NAN, (double)NAN};
    uint64_t games = 0, turns = 0;
    double start = clock_spent(), spent;

    do {
        for (int i = 0; i < 50; i++) {
            tes_game *game = open_game(rules);
            bool fine = game && finish(game);

            turns += fine ? tes_game_turn(game) : 0;
            if (game) tes_game_free(game);
            if (!fine) return none;
        }
        games += 50;
        spent = clock_spent() - start;
    } while (spent < seconds);
    return (speed){(double)games / spent, 1e6 * spent / (double)turns};
}

/* Bytes of all blocks that are allocated. */
static double allocated(void)
{
    return (double)mallinfo2().uordblks + (double)mallinfo2().hblkhd;
}

/* Bytes of the process that are in memory. */
static double resident(void)
{
    FILE *file = fopen("/proc/self/statm", "r");
    char line[128], *after = line;
    bool read = file && fgets(line, sizeof line, file);
    unsigned long here = 0;

    if (read) { /* all; then what is resident */
        (void)strtoul(line, &after, 10);
        here = strtoul(after, NULL, 10);
    }
    if (file) fclose(file);
    if (!read) return (double)NAN;
    return (double)here * (double)sysconf(_SC_PAGESIZE);
}

/* Games alive at a time, as a server would keep them. */
#define LIVE 200

bytes figure_memory(tes_ruleset *rules, unsigned window)
{
    bytes none = {(double)NAN, (double)NAN, (double)NAN}, found = {0, 0, 0};
    tes_game *games[LIVE] = {0};
    bool fine = true;

    tes_game *first = open_game(rules); /* what is made for the first only */
    fine = first && finish(first);
    malloc_trim(0);
    double heap = allocated(), process = resident();
    for (size_t i = 0; fine && i < LIVE; i++) {
        games[i] = open_game(rules);
        if (games[i]) tes_game_undo_window(games[i], window);
        fine = games[i] && finish(games[i]);
    }
    /* not before: what is over is packed when another one begins */
    for (size_t i = 0; fine && i < LIVE; i++)
        found.counted += (double)tes_game_memory(games[i]) / LIVE;
    found.allocated = (allocated() - heap) / LIVE;
    found.resident = (resident() - process) / LIVE;
    for (size_t i = 0; i < LIVE; i++) tes_game_free(games[i]);
    tes_game_free(first);
    return fine ? found : none;
}

load figure_load(const tes_source *source)
{
    double heap = allocated(), before = 1e3 * clock_spent();
    tes_error err = {0};
    tes_ruleset *rules = tes_ruleset_load(source, &err);
    load found = {allocated() - heap, 1e3 * clock_spent() - before};

    if (!rules) {
        fprintf(stderr, "bench: %s\n", err.text ? err.text : "?");
        tes_error_clear(&err);
        return (load){(double)NAN, (double)NAN};
    }
    tes_ruleset_free(rules);
    return found;
}

/* A game of which half the tiles are laid. */
static tes_game *half_game(tes_ruleset *rules)
{
    tes_game *game = open_game(rules);
    uint32_t half = game ? tes_game_tiles_left(game) / 2 : 0;

    while (game && tes_game_tiles_left(game) > half)
        if (!step(game)) break;
    return game;
}

double figure_clone(tes_ruleset *rules, double seconds)
{
    tes_game *game = half_game(rules);
    tes_game *clones[CLONES] = {0};
    double start = clock_spent(), spent = 0;
    uint64_t count = 0;

    while (game && spent < seconds) {
        for (size_t i = 0; i < CLONES; i++) {
            tes_game_free(clones[i]);
            clones[i] = tes_game_clone(game);
        }
        count += CLONES;
        spent = clock_spent() - start;
    }
    for (size_t i = 0; i < CLONES; i++) tes_game_free(clones[i]);
    tes_game_free(game);
    return count ? 1e6 * spent / (double)count : (double)NAN;
}

#define POSITIONS 400
#define PAIRS 50

/* Microseconds of an answer and its undo, at one position. */
static double search_here(tes_game *game)
{
    double before = clock_spent();

    for (int i = 0; i < PAIRS; i++) {
        if (!step(game) || tes_game_undo(game, 1) != TES_OK) {
            return (double)NAN;
        }
    }
    return 1e6 * (clock_spent() - before) / PAIRS;
}

double figure_search(tes_ruleset *rules, double seconds)
{
    static double found[POSITIONS];
    double start = clock_spent();
    size_t count = 0;

    while (count < POSITIONS && clock_spent() - start < seconds) {
        tes_game *game = half_game(rules);
        for (int i = 0; game && i < 8 && count < POSITIONS; i++) {
            found[count++] = search_here(game);
            if (!step(game)) break;
        }
        tes_game_free(game);
    }
    return clock_median(found, count);
}

/* What a thread plays, and how fast. */
typedef struct player {
    const tes_source *source;
    double seconds, games;
} player;

static void *play(void *context)
{
    player *self = context;
    tes_error err = {0};
    tes_ruleset *rules = tes_ruleset_load(self->source, &err);

    self->games = (double)NAN;
    if (rules) self->games = figure_speed(rules, self->seconds).games;
    if (rules) tes_ruleset_free(rules);
    tes_error_clear(&err);
    return NULL;
}

enum { TURNS = 15 };

static double threads_once(const tes_source *source, double seconds)
{
    player one = {source, seconds, 0}, pair[2] = {one, one};
    pthread_t threads[2];
    double start = clock_now(), alone;

    play(&one);
    alone = clock_now() - start;
    start = clock_now();
    for (int i = 0; i < 2; i++) {
        if (pthread_create(&threads[i], NULL, play, &pair[i]) != 0) {
            return (double)NAN;
        }
    }
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
    return (pair[0].games + pair[1].games) / one.games * alone /
           (clock_now() - start);
}

/* By turns, since what a core can do changes within a second where machines
 * are shared. */
double figure_threads(const tes_source *source, double seconds)
{
    double found[TURNS];

    for (int i = 0; i < TURNS; i++) {
        found[i] = threads_once(source, seconds / TURNS);
    }
    return clock_median(found, TURNS);
}

double figure_undo(tes_ruleset *rules, double seconds)
{
    double start = clock_spent(), spent = 0;
    uint64_t count = 0;

    while (clock_spent() - start < seconds) {
        tes_game *game = open_game(rules);
        uint32_t answers;
        double before;
        bool fine;

        if (!game || !finish(game)) return (double)NAN;
        answers = tes_game_answers(game);
        before = clock_spent();
        do fine = tes_game_undo(game, 1) == TES_OK;
        while (fine && tes_game_answers(game) > 0);
        spent += clock_spent() - before;
        count += answers;
        tes_game_free(game);
        if (!fine) {
            fputs("bench: undo of one answer failed\n", stderr);
            return (double)NAN;
        }
    }
    return 1e6 * spent / (double)count;
}

double figure_growth(tes_ruleset *rules, unsigned first, unsigned last,
                     double seconds)
{
    double spent = 0;
    uint64_t turns = 0;

    do {
        tes_game *game = open_game(rules);
        bool fine = game != NULL;
        double before;
        uint32_t turn;

        if (!game) return (double)NAN;
        tes_game_undo_window(game, 1);
        while (fine && tes_game_tiles(game) < first) fine = step(game);
        turn = tes_game_turn(game);
        before = clock_spent();
        while (fine && tes_game_tiles(game) < last) fine = step(game);
        spent += clock_spent() - before;
        turns += tes_game_turn(game) - turn;
        if (!fine)
            fprintf(stderr, "bench: the game ended at %u of %u tiles\n",
                    tes_game_tiles(game), last);
        tes_game_free(game);
        if (!fine) return (double)NAN;
    } while (spent < seconds);
    return 1e6 * spent / (double)turns;
}

static bool start(void *context)
{
    tes_error err = {0};
    tes_ruleset *rules = tes_ruleset_load(context, &err);
    tes_game *game = rules ? tes_game_new(rules, 1, &err) : NULL;
    tes_decision open;

    if (!game) fprintf(stderr, "bench: %s\n", err.text ? err.text : "?");
    return game && tes_game_decision(game, &open);
}

double figure_start(const tes_source *source)
{
    tes_source copy = *source;

    return 1e3 * clock_child(start, &copy);
}
