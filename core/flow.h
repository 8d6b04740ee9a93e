/* flow.h - the sequencer: phases, decisions, answers, undo.
 *
 * An answer is atomic: it includes everything up to the next decision, or
 * leaves no trace. Of a suspended phase the store holds where it began
 * (journal mark) and the answers since; whatever the rules cache of it (a
 * coroutine) may be dropped at any time, for the next answer rolls back to
 * the beginning and runs the phase again with the recorded answers. */
#ifndef TES_FLOW_H
#define TES_FLOW_H

#include "game.h"

/* Runs the set-up phases to the first decision. RUN_ASK, RUN_DONE (the game
 * is over already) or RUN_FAIL. */
tesI_run tesI_flow_start(struct tes_game *game);

#endif
