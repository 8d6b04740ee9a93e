/* batches.c - calls for a batch of games, in any order, right and wrong. */
#include "targets.h"

#include <stdlib.h>
#include <string.h>

#include "tessera_learn.h"

#define GAMES 3u
#define WINDOW 9u

/* Two batches that all inputs use, so that rules are loaded once: of one
 * thread, and of two. */
static struct played {
    tes_batch *batch;
    tes_batch_arrays to;
} played[2];

static void open_batch(struct played *run, uint32_t threads)
{
    tes_source source = {.root = ".",
                         .config_text =
                             "return { modules = { 'base', 'hand-of-three', "
                             "'objectives' }, players = 2 }"};
    tes_batch_setup setup = {.games = GAMES,
                             .threads = threads,
                             .window = WINDOW,
                             .reward = TES_REWARD_POINTS};
    const char *root = getenv("TESSERA_ROOT");
    tes_error err = {TES_OK, NULL};

    if (root != NULL && *root != '\0') source.root = root;
    run->batch = tes_batch_new(&source, &setup, &err);
    if (run->batch == NULL) broken("no batch: %s", err.text);
    const tes_space *space = tes_batch_space(run->batch);
    run->to.games = GAMES;
    run->to.actions = tes_space_actions(space);
    run->to.size = tes_space_size(space);
    run->to.seats = (uint32_t)tes_batch_seats(run->batch);
    run->to.mask = calloc(GAMES, run->to.actions);
    run->to.planes = calloc((size_t)GAMES * run->to.size, sizeof(int32_t));
    run->to.reward = calloc((size_t)GAMES * run->to.seats, sizeof(float));
    run->to.seat = calloc(GAMES, sizeof(int32_t));
    run->to.done = calloc(GAMES, 1);
    run->to.legal = calloc(GAMES, sizeof(uint32_t));
    run->to.taken = calloc(GAMES, sizeof(uint32_t));
    if (tes_batch_bind(run->batch, &run->to, &err) != TES_OK) {
        broken("not bound: %s", err.text);
    }
}

/* What the arrays say of each game agrees. */
static void check(const struct played *run)
{
    for (uint32_t g = 0; g < GAMES; g++) {
        const uint8_t *mask = run->to.mask + (size_t)g * run->to.actions;
        uint32_t legal = 0;
        for (uint32_t a = 0; a < run->to.actions; a++) legal += mask[a];
        if (legal != run->to.legal[g]) broken("a mask with holes");
        if ((legal > 0) != (run->to.done[g] == 0)) broken("nothing to do");
        if ((run->to.seat[g] >= 0) != (legal > 0)) broken("nobody is asked");
        if (run->to.done[g] == 2) broken("a game has failed");
    }
}

/* The index-th action that can be taken in a game. */
static uint32_t able(const struct played *run, uint32_t game, uint32_t index)
{
    const uint8_t *mask = run->to.mask + (size_t)game * run->to.actions;
    if (run->to.legal[game] == 0) return TES_ANY;
    index %= run->to.legal[game];
    for (uint32_t a = 0; a < run->to.actions; a++) {
        if (mask[a] != 0 && index-- == 0) return a;
    }
    broken("too few actions");
}

struct bytes {
    const unsigned char *at, *end;
};

static uint32_t take(struct bytes *from)
{
    return from->at < from->end ? *from->at++ : 0;
}

static void step(struct played *run, struct bytes *from, tes_error *err)
{
    uint32_t actions[GAMES + 1], wrong = 0;
    uint32_t count = GAMES + (take(from) % 16 == 0 ? 1 : 0);

    for (uint32_t g = 0; g <= GAMES; g++) {
        uint32_t byte = take(from), game = g < GAMES ? g : 0;
        actions[g] = byte < 200   ? able(run, game, byte)
                     : byte < 220 ? TES_ANY
                     : byte < 240 ? TES_WAIT
                                  : byte * 256 + take(from);
        if (g < GAMES && byte >= 240 && run->to.done[g] == 0 &&
            (actions[g] >= run->to.actions ||
             run->to.mask[(size_t)g * run->to.actions + actions[g]] == 0)) {
            wrong++;
        }
    }
    tes_status status = tes_batch_step(run->batch, actions, count, err);
    bool refused = wrong > 0 || count != GAMES;
    if (refused != (status == TES_EINPUT)) broken("status %d", status);
    if (!refused && status != TES_OK) broken("%s", err->text);
}

static void call(struct played *run, struct bytes *from)
{
    tes_error err = {TES_OK, NULL};
    tes_batch_arrays other = run->to;
    uint8_t which[GAMES];
    uint64_t seeds[GAMES];

    switch (take(from) % 8) {
    case 0:
        for (uint32_t g = 0; g < GAMES; g++) {
            which[g] = take(from) & 1;
            seeds[g] = take(from);
        }
        if (tes_batch_reset(run->batch, which, take(from) & 1 ? seeds : NULL,
                            GAMES, &err) != TES_OK) {
            broken("%s", err.text);
        }
        break;
    case 1:
        other.actions += take(from) & 1;
        other.size -= take(from) & 1;
        other.games += take(from) & 1;
        if ((tes_batch_bind(run->batch, &other, &err) == TES_OK) !=
            (memcmp(&other, &run->to, sizeof other) == 0)) {
            broken("other sizes are bound");
        }
        break;
    default: step(run, from, &err);
    }
    if (err.status != TES_OK) expect_said(&err);
}

void fuzz_batch(const char *text, size_t size)
{
    struct bytes from = {(const unsigned char *)text,
                         (const unsigned char *)text + size};
    uint64_t seeds[GAMES] = {1, 2, 3};
    tes_error err = {TES_OK, NULL};
    uint32_t threads = take(&from) & 1;
    struct played *run = &played[threads];

    if (run->batch == NULL) open_batch(run, 1 + threads);
    if (tes_batch_reset(run->batch, NULL, seeds, GAMES, &err) != TES_OK) {
        broken("%s", err.text);
    }
    for (int calls = 0; calls < 400 && from.at < from.end; calls++) {
        call(run, &from);
        check(run);
    }
}
