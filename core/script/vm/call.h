/* call.h - from C into Lua.
 *
 * Every call is protected and knows which hook of which module runs, so that
 * an error can say so. */
#ifndef TES_CALL_H
#define TES_CALL_H

#include "script/vm/vm.h"

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

/* Sets game->error to a text, preceded by the module, hook and turn that ran
 * when the error was first seen. Removes terminal commands that a script may
 * have written into the text. */
void tesI_name_text(struct tes_ruleset *vm, struct tes_game *game,
                    const char *text);

/* As above for a failed call with this text and status. */
void tesI_name_error(struct tes_ruleset *vm, struct tes_game *game,
                     const char *text, int status);

/* The Lua state that runs now: the phase's coroutine, or the main one. */
lua_State *tesI_running(struct tes_ruleset *vm);

/* Raises an error about the result of a hook, with the file and line of the
 * hook. */
void tesI_wrong_result(lua_State *L, const struct tesI_hook *hook,
                       const char *text);

/* Protected call of the function below its arguments, traced to `hook` of
 * `module`. tesI_explain must lie below the function, and stays there. On
 * failure game->error is set and the results are missing. */
bool tesI_call(lua_State *L, struct tes_game *game, tesI_label module,
               const char *hook, int nargs, int nresults);

/* Runs the function below its arguments within the budgets of the VM, while
 * no game runs. On failure the stack is empty. */
bool tesI_run_within(struct tes_ruleset *vm, int nargs, int nresults,
                     tes_error *err);

#endif
