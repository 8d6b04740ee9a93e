/* trace.h - what rules look at while they are asked about one feature.
 *
 * A cache of a rule's answer must know how long the answer holds. A rule that
 * reads only the feature and variables of the game gives the same answer until
 * one of these changes. A rule that reads anything else may not. */
#ifndef TES_TRACE_H
#define TES_TRACE_H

#include "state/game.h"

#define TESI_TRACE_VARS 4u

struct tesI_trace {
    bool far; /* rules read something other than the feature and the variables
                 below */
    uint32_t nvars;
    struct {
        uint32_t var;
        int32_t value;
    } vars[TESI_TRACE_VARS]; /* variables of the game */
};

static inline void tesI_trace_far(struct tes_game *game)
{
    if (game->trace != NULL) game->trace->far = true;
}

/* A variable of the game was read, and is `value`. */
static inline void tesI_trace_var(struct tes_game *game, uint32_t var,
                                  int32_t value)
{
    struct tesI_trace *trace = game->trace;
    if (trace == NULL) return;
    for (uint32_t i = 0; i < trace->nvars; i++) {
        if (trace->vars[i].var == var) return;
    }
    if (trace->nvars == TESI_TRACE_VARS) {
        trace->far = true;
        return;
    }
    trace->vars[trace->nvars].var = var;
    trace->vars[trace->nvars++].value = value;
}

#endif
