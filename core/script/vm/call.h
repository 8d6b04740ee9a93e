/* call.h - what the files that call Lua share: call.c, phases.c,
 * score_hooks.c and majority_hooks.c. Others need no more than vm.h has. */
#ifndef TESI_CALL_H
#define TESI_CALL_H

#include "../bind/handle.h"

/* What a call changes in the VM and puts back. */
struct tesI_frame {
    struct tes_game *game;
    lua_State *running;
    const char *hook;
    tesI_label module;
    int sealed, nested, listing;
};

/* From here to tesI_leave this hook of this module runs, in this game. */
struct tesI_frame tesI_enter(struct tes_ruleset *vm, struct tes_game *game,
                             tesI_label module, const char *hook);
void tesI_leave(struct tes_ruleset *vm, struct tesI_frame frame);

/* Sets game->error to a text with the module, hook and turn that it belongs
 * to: those that ran when it was first seen. Nothing a script has written may
 * reach a terminal as a command. */
void tesI_name_text(struct tes_ruleset *vm, struct tes_game *game,
                    const char *text);

/* As above for a failed call with this text and status. */
void tesI_name_error(struct tes_ruleset *vm, struct tes_game *game,
                     const char *text, int status);

/* The Lua state that runs now: the phase's coroutine, or the main one. */
lua_State *tesI_running(struct tes_ruleset *vm);

/* Raises an error that stands where the hook does: it has returned. */
void tesI_wrong_result(lua_State *L, const struct tesI_hook *hook,
                       const char *text);

/* The rules' entry points for phases (phases.c), scores (score_hooks.c) and
 * majorities (majority_hooks.c), see struct tesI_rules. */
tesI_run tesI_run_phase(void *ctx, struct tes_game *game,
                        const struct tesI_option *answer);
bool tesI_ready_phase(void *ctx, struct tes_game *game);
void tesI_drop_phase(void *ctx, struct tes_game *game);
int tesI_score(void *ctx, struct tes_game *game, tesI_stage stage,
               struct tesI_tally *tally);
int tesI_weigh(void *ctx, struct tes_game *game, uint32_t figure, uint32_t root,
               int32_t *weight);
int tesI_rank(void *ctx, struct tes_game *game, const uint32_t *roots,
              uint32_t count, uint32_t *seats);

/* ---- steps.c: what the engine does by itself ---- */

/* Does the running phase need no Lua to begin, as the game stands? */
bool tesI_is_native(const struct tes_ruleset *vm, const struct tes_game *game);

/* Begins the running phase, which is one of those. */
tesI_run tesI_native_start(struct tes_ruleset *vm, struct tes_game *game);

/* Goes on with it after an answer. RUN_NEXT: *offer was taken, and its rules
 * are to be called with the answer; then the phase is done. */
tesI_run tesI_native_answer(struct tes_ruleset *vm, struct tes_game *game,
                            const struct tesI_option *answer,
                            const struct tesI_offer **offer);

#endif
