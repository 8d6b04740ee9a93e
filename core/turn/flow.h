/* flow.h - the sequencer: phases, decisions, answers, undo.
 *
 * An answer is atomic: it includes everything up to the next decision, or
 * leaves no trace. For a suspended phase the store holds where it began (a
 * journal mark) and the answers since. Rules may cache the phase (as a
 * coroutine), but the cache may be dropped at any time: then the next answer
 * rolls back to the beginning and runs the phase again with the recorded
 * answers. */
#ifndef TES_FLOW_H
#define TES_FLOW_H

#include "state/game.h"

/* Enters the first phase of a stage, of GAME_TURN when there is no set-up, and
 * runs to the first decision. RUN_ASK, RUN_DONE (the game is over already) or
 * RUN_FAIL. */
tesI_run tesI_flow_enter(struct tes_game *game, uint32_t stage);

/* Moves on from a phase that stopped like this (not RUN_ASK, RUN_FAIL).
 * RUN_JUMP: another phase is the running one now and waits to be started;
 * RUN_DONE: the game is over; RUN_FAIL: out of memory or an endless loop. */
tesI_run tesI_flow_next(struct tes_game *game, tesI_run how);

/* Gives a part of the turn to another seat, from a phase of the turn, or what
 * follows a landmark, up to the running one, which is to stop with RUN_JUMP
 * then. When the turn comes there again, who was on turn before is so again,
 * and it goes on after it. */
typedef enum tesI_given {
    GIVEN,
    GIVEN_STAGE, /* this is no phase of a turn, */
    GIVEN_LATE,  /* that one does not come before this one, */
    GIVEN_DEEP,  /* or there are TESI_MAX_PARTS already */
    GIVEN_MEMORY
} tesI_given;
tesI_given tesI_flow_give(struct tes_game *game, uint32_t seat, uint32_t phase);

/* The seat whose turn it is, whoever plays a part of it or is offered
 * something. */
uint32_t tesI_flow_host(const struct tes_game *game);

/* Brings back the reasons for missing options that an undo has lost: runs the
 * phase again. Only caches of the game change. */
void tesI_flow_recall(const struct tes_game *seen);

/* Runs the running phase again from its start, where the game stands, with
 * the answers that `choose` fills in, until it returns false or the phase is
 * left. RUN_ASK: at a decision. */
tesI_run tesI_flow_again(struct tes_game *game,
                         bool (*choose)(void *ctx, struct tes_game *game,
                                        struct tesI_option *answer),
                         void *ctx);

#endif
