/* phases.h - runs the phases of a game, for struct tesI_rules. */
#ifndef TES_PHASES_H
#define TES_PHASES_H

#include "script/vm/vm.h"

tesI_run tesI_run_phase(void *ctx, struct tes_game *game,
                        const struct tesI_option *answer);
bool tesI_ready_phase(void *ctx, struct tes_game *game);
void tesI_drop_phase(void *ctx, struct tes_game *game);

#endif
