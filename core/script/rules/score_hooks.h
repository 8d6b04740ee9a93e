/* score_hooks.h - calls the hooks of scores and majorities, for struct
 * tesI_rules. */
#ifndef TES_SCORE_HOOKS_H
#define TES_SCORE_HOOKS_H

#include "script/vm/vm.h"

int tesI_score(void *ctx, struct tes_game *game, tesI_stage stage,
               struct tesI_tally *tally);
int tesI_weigh(void *ctx, struct tes_game *game, uint32_t figure, uint32_t root,
               int32_t *weight);
int tesI_rank(void *ctx, struct tes_game *game, const uint32_t *roots,
              uint32_t count, uint32_t *seats);

#endif
