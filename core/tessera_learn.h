/* tessera_learn.h - games as numbers, for programs that learn to play.
 *
 * A *space* belongs to a ruleset and a window of the board. It numbers what can
 * be answered in games of the ruleset (actions), and lays out what a seat sees
 * as arrays of numbers (planes). A *batch* plays many games of one ruleset at
 * once on several threads, with the same numbers.
 *
 *     tes_space *space = tes_space_new(rules, 31, &err);
 *     uint8_t *mask = malloc(tes_space_actions(space));
 *     tes_space_mask(space, game, mask);
 *     tes_game_answer(game, tes_space_option(space, game, action), &err);
 *
 * Conventions are those of tessera.h. */
#ifndef TESSERA_LEARN_H
#define TESSERA_LEARN_H

#include "tessera.h"

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__
#pragma GCC visibility push(default)
#endif

/* ---- spaces ------------------------------------------------------------- */

typedef struct tes_space tes_space;

/* A space for a window: an odd number of cells up to 127, around the cell
 * (0, 0). The numbers depend on ruleset and window alone. A game of seed 1 is
 * started once to see what games hold. NULL with err. A space belongs to the
 * thread of its ruleset; free it before. */
tes_space *tes_space_new(tes_ruleset *rules, uint32_t window, tes_error *err);
void tes_space_free(tes_space *space);

/* A run of action numbers, or of numbers of an observation: a row-major array
 * of the dimensions that are not 0. `first` is where it begins. */
typedef struct tes_part {
    const char *name; /* valid as long as the space; as is `what` */
    const char *what; /* what it means, in English */
    uint32_t first, count;
    uint32_t dims[4];
} tes_part;

/* How many actions there are, and the index-th part of them: false past the
 * last. The last part, "other", has the options of a decision that have no
 * place of their own in the others, in the order of the options: what lies
 * outside of the window, and a second option about the same thing. */
uint32_t tes_space_actions(const tes_space *space);
bool tes_space_action_part(const tes_space *space, uint32_t index,
                           tes_part *out);

/* The actions of the pending decision, one for each option, all different:
 * writes at most `max`, returns how many options there are. TES_NONE in place
 * of an action: more than "other" has room for. */
uint32_t tes_space_legal(tes_space *space, const tes_game *game,
                         uint32_t *actions, uint32_t max);
/* Writes tes_space_actions() bytes: 1 where an action can be taken, else 0.
 * Returns how many can. */
uint32_t tes_space_mask(tes_space *space, const tes_game *game, uint8_t *mask);
/* The option that an action stands for in the pending decision, or TES_NONE;
 * the action of an option, or TES_NONE. */
uint32_t tes_space_option(tes_space *space, const tes_game *game,
                          uint32_t action);
uint32_t tes_space_action(tes_space *space, const tes_game *game,
                          uint32_t option);

/* An observation: tes_space_size() numbers of 32 bits, made of named parts.
 * Seats are counted from the one that observes: 0 is itself, 1 the next one. */
uint32_t tes_space_size(const tes_space *space);
bool tes_space_plane(const tes_space *space, uint32_t index, tes_part *out);
/* Writes what a seat sees. Of a game with secrets the seat's view is made
 * first; give it a view to spare that. TES_EINPUT: no such seat, or the view of
 * another. */
tes_status tes_space_observe(tes_space *space, tes_game *game, int seat,
                             int32_t *out, tes_error *err);

/* All of this as JSON, malloc'd: {"window":..., "actions":..., "size":...,
 * "action_parts":[{"name","first","count","dims","what"}], "planes":[the
 * same]}; NULL: out of memory. */
char *tes_space_schema(const tes_space *space);

/* ---- batches ------------------------------------------------------------ */

typedef struct tes_batch tes_batch;

typedef enum tes_reward {
    TES_REWARD_LEAD,   /* at the end: points more than the best other seat */
    TES_REWARD_RESULT, /* at the end: 1 won, 0 shared the first place, -1 lost
                        */
    TES_REWARD_POINTS  /* always: points since the last step */
} tes_reward;

/* How a batch plays. Zero what is not wanted. */
typedef struct tes_batch_setup {
    uint32_t games;   /* from 1 */
    uint32_t threads; /* 0: 1; at most 64. Results do not depend on it */
    uint32_t window;  /* of the space; 0: 31 */
    uint32_t reward;  /* tes_reward */
    uint64_t seed;    /* all seeds of games follow from it */
    bool stay;        /* a game that is over stays so until tes_batch_reset;
                         else its next step starts another */
} tes_batch_setup;

/* Arrays of the caller in which a batch leaves what it finds, a row for each
 * game. NULL: not wanted. They are the batch's until others are bound. */
typedef struct tes_batch_arrays {
    uint32_t games, actions, size, seats; /* as the batch has them: checked */
    uint8_t *mask;   /* [games][actions] of the seat that is asked */
    int32_t *planes; /* [games][size] as that seat sees it; when the game is
                        over, as seat 0 does */
    float *reward;   /* [games][seats] of the last step */
    int32_t *seat;   /* [games] who is asked, or -1 */
    uint8_t *done;   /* [games] 0: it goes on, 1: over, 2: a rule failed */
    uint32_t *legal; /* [games] how many actions can be taken */
    uint32_t
        *taken; /* [games] the action taken by the last step, or TES_NONE */
} tes_batch_arrays;

/* In place of an action: any that can be taken, with equal chances, by the
 * batch's own numbers; or nothing, so that the game stays as it is. */
#define TES_ANY UINT32_MAX
#define TES_WAIT (UINT32_MAX - 1)

/* Loads a ruleset for each thread and starts all games. NULL with err. A batch
 * belongs to one thread at a time. */
tes_batch *tes_batch_new(const tes_source *source, const tes_batch_setup *setup,
                         tes_error *err);
void tes_batch_free(tes_batch *batch);
/* A space of the batch. */
const tes_space *tes_batch_space(const tes_batch *batch);
int tes_batch_seats(const tes_batch *batch);

/* Binds arrays and fills them. TES_EINPUT: a size is not that of the batch. */
tes_status tes_batch_bind(tes_batch *batch, const tes_batch_arrays *arrays,
                          tes_error *err);
/* Takes an action in each game, lets CHANCE answer until a seat is asked, and
 * fills the arrays. A game that was over is started again instead. TES_EINPUT:
 * `count` is not the number of games, or an action cannot be taken; no game has
 * changed then. */
tes_status tes_batch_step(tes_batch *batch, const uint32_t *actions,
                          uint32_t count, tes_error *err);
/* Starts games again: all, or those where `which` is not 0; with these seeds,
 * or by the batch's own. Both arrays have `count` entries, one for each game;
 * NULL is allowed. */
tes_status tes_batch_reset(tes_batch *batch, const uint8_t *which,
                           const uint64_t *seeds, uint32_t count,
                           tes_error *err);
/* The index-th game, to be read (or copied) until the next call for the batch;
 * it must not be answered. NULL: no such game, or it failed. */
const tes_game *tes_batch_game(const tes_batch *batch, uint32_t index);
/* Games over since the batch was made, and steps taken in all games. */
uint64_t tes_batch_finished(const tes_batch *batch);
uint64_t tes_batch_steps(const tes_batch *batch);

#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#endif
