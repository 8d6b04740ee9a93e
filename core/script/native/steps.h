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

/* A wrap that is a change: its number, and that of what it waits for, or 0. */
struct tesI_wrap {
    uint32_t change, when;
};

/* Those around a step, from the outermost on. */
struct tesI_wraps {
    struct tesI_wrap *list; /* owned */
    uint32_t count;
};

struct tesI_native {
    tesI_native_word word;
    tesI_label name; /* OFFER: of the question, */
    const struct tesI_question *question;
    uint32_t jump;   /* LAY: phase to go on with when nothing is left */
    uint64_t unless; /* conditions, a bit each: while one is true the function
                        of Lua runs that the step stands for */
    uint64_t never;  /* FINISH: while one is true it does not finish */
    /* around it all, with what SET itself changes, and around each draw of
     * LAY */
    struct tesI_wraps before, draws;
};

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
