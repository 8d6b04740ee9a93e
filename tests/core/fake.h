/* fake.h - a random catalogue, and rules in C, for unit tests without Lua.
 *
 * The catalogue has five kinds of segments:
 *   ground  on halves, joins itself, never complete
 *   line    on sides, joins itself
 *   block   on sides, joins itself, with one attribute of each merge rule
 *   booth   on sides, joins itself; may lie against a block without joining
 *   yard    without sides, complete when surrounded
 * and types whose sides, segments and attributes are random. */
#ifndef TES_TESTS_FAKE_H
#define TES_TESTS_FAKE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "state/game.h"

enum { KIND_GROUND, KIND_LINE, KIND_BLOCK, KIND_BOOTH, KIND_YARD };
enum { SIDE_GROUND = 1, SIDE_LINE, SIDE_BLOCK, SIDE_BOOTH };
enum { PIECE_PAWN, PIECE_GIANT, PIECE_GHOST, PIECE_LOOSE };
enum { VAR_DRAWN, VAR_TALLY, VAR_MAPPED, VAR_ON_TILE };

#define FAKE_TYPES 24

/* A generator of the test's own: SplitMix64. */
uint32_t fake_random(uint64_t *state, uint32_t below);

/* A finished catalogue for `players`, the same for the same seed. */
struct tesI_catalogue *fake_catalogue(uint64_t seed, int players);

/* A game without phases and a tile of type 0 at (0, 0). */
struct tes_game *fake_board(struct tesI_catalogue *cat, uint64_t seed);

/* Calls visit for every cell of the frontier until it returns false. */
void fake_frontier(const struct tes_game *game,
                   bool (*visit)(void *ctx, uint32_t cell), void *ctx);

/* ---- rules ---- */

/* Where a suspended phase stands: what a script's coroutine would hold. */
struct fake_thread {
    struct tes_game *game; /* NULL: free */
    int at;
    uint32_t local;
};

/* Rules of a toy that has every sort of question, with some switches:
 *   opening (set-up)  lays a tile, asks nobody
 *   draw              CHANCE draws a type; one that fits nowhere is discarded
 *   place             the player lays it, then may put a figure on it
 *   ponder            every third turn three questions, one of every kind
 *   settle            scores and returns the figures of what was completed
 *   reckon (final)    asks one question, then scores */
struct fake_rules {
    struct tesI_rules rules;
    struct fake_thread threads[64];
    unsigned runs;    /* calls of run */
    unsigned drops;   /* calls of drop that had a thread */
    uint32_t poison;  /* the number that fails when pondering; 0: none */
    bool poison_draw; /* every draw fails */
    bool fickle;      /* pondering asks something else every time */
};

/* Catalogue with the toy's phases, and its rules. */
struct tesI_catalogue *fake_toy(struct fake_rules *rules, uint64_t seed,
                                int players);

/* A started game of the toy. */
struct tes_game *fake_game(struct tesI_catalogue *cat, struct fake_rules *rules,
                           uint64_t seed);

#endif
