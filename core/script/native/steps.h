/* steps.h - phases that are one step of the vocabulary, run without Lua. */
#ifndef TES_STEPS_H
#define TES_STEPS_H

#include "script/native/offers.h"

/* The steps that C can begin without Lua: name, word of the vocabulary, C
 * function, and what the step takes. What each means is the Lua function of
 * that word in lua/words/steps.lua; `tessera doc --check` compares the two
 * lists, and the reference prints this one. */
/* clang-format off */
#define TESI_STEPS(X) \
    X(OFFER,  "offer",  ask_offer, "the name of a question") \
    X(LAY,    "lay",    ask_draw,  "a step that draws") \
    X(FINISH, "finish", finish,    "a condition that is a step") \
    X(SET,    "set",    done,      "variables and values")
/* clang-format on */

typedef enum tesI_native_word {
    NATIVE_NONE, /* nothing: a function of Lua runs */
#define X(name, word, start, takes) NATIVE_##name,
    TESI_STEPS(X)
#undef X
} tesI_native_word;

/* A wrap that is a change: the number of the change, and that of its condition,
 * or 0. */
struct tesI_wrap {
    uint32_t change, when;
};

/* The wraps of a step, outermost first. */
struct tesI_wraps {
    struct tesI_wrap *list; /* owned */
    uint32_t count;
};

struct tesI_native {
    tesI_native_word word;
    tesI_label name; /* OFFER: of the question, */
    const struct tesI_question *question;
    uint32_t jump;   /* LAY: phase to go on with when nothing is left */
    uint64_t unless; /* conditions, a bit each: while one is true, the Lua
                        function runs instead of the step */
    uint64_t never;  /* FINISH: while one of these is true, the game is not
                        finished */
    /* wraps of the whole step, with the changes of SET itself; wraps of each
     * draw of LAY */
    struct tesI_wraps before, draws;
};

/* True when the running phase can begin without Lua, as the game stands. */
bool tesI_is_native(const struct tes_ruleset *vm, const struct tes_game *game);

/* Begins the running phase, for which tesI_is_native is true. */
tesI_run tesI_native_start(struct tes_ruleset *vm, struct tes_game *game);

/* Continues such a phase after an answer. RUN_NEXT: *offer was taken; the
 * caller calls its function with the answer, and then the phase is done. */
tesI_run tesI_native_answer(struct tes_ruleset *vm, struct tes_game *game,
                            const struct tesI_option *answer,
                            const struct tesI_offer **offer);

#endif
