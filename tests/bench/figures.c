/* figures.c - the measurements, one function each. */
#include "figures.h"

#include "clock.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Clones alive at a time, as a search would keep them. */
#define CLONES 64

/* xorshift64*: cheap beside what is measured. */
static uint64_t state = 88172645463325252u;

static uint32_t below(uint32_t limit)
{
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return (uint32_t)((((state * 0x2545F4914F6CDD1Du) >> 32) * limit) >> 32);
}

static tes_game *open_game(tes_ruleset *rules)
{
    static uint64_t seed;
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
    double start = clock_now(), spent;

    do {
        for (int i = 0; i < 50; i++) {
            tes_game *game = open_game(rules);
            bool fine = game && finish(game);

            turns += fine ? tes_game_turn(game) : 0;
            if (game) tes_game_free(game);
            if (!fine) return none;
        }
        games += 50;
        spent = clock_now() - start;
    } while (spent < seconds);
    return (speed){(double)games / spent, 1e6 * spent / (double)turns};
}

double figure_memory(tes_ruleset *rules)
{
    tes_game *game = open_game(rules);
    double bytes = (double)NAN;

    if (!game) return bytes;
    if (finish(game)) bytes = (double)tes_game_memory(game);
    tes_game_free(game);
    return bytes;
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
    double start = clock_now(), spent = 0;
    uint64_t count = 0;

    while (game && spent < seconds) {
        for (size_t i = 0; i < CLONES; i++) {
            tes_game_free(clones[i]);
            clones[i] = tes_game_clone(game);
        }
        count += CLONES;
        spent = clock_now() - start;
    }
    for (size_t i = 0; i < CLONES; i++) tes_game_free(clones[i]);
    tes_game_free(game);
    return count ? 1e6 * spent / (double)count : (double)NAN;
}

double figure_undo(tes_ruleset *rules, double seconds)
{
    double start = clock_now(), spent = 0;
    uint64_t count = 0;

    while (clock_now() - start < seconds) {
        tes_game *game = open_game(rules);
        uint32_t answers;
        double before;
        bool fine;

        if (!game || !finish(game)) return (double)NAN;
        answers = tes_game_answers(game);
        before = clock_now();
        do fine = tes_game_undo(game, 1) == TES_OK;
        while (fine && tes_game_answers(game) > 0);
        spent += clock_now() - before;
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
        before = clock_now();
        while (fine && tes_game_tiles(game) < last) fine = step(game);
        spent += clock_now() - before;
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
