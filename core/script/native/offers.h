/* offers.h - questions, and what is offered for them.
 *
 * An *offer* is what a module adds to a question: a way to list its options,
 * and a function for when one of them is taken. All offers of one name are one
 * *question*. The options are listed by a function of the module or by a *word
 * of the menu*, a method of the object `o`. If the arguments of the word can be
 * read before there is a game, it lists its options without Lua (lists.c). */
#ifndef TES_OFFERS_H
#define TES_OFFERS_H

#include "script/vm/vm.h"

/* Most arguments of a word of the menu that stands for a lister. */
#define TESI_WORD_ARGS 3

/* An argument: a value in the registry, or the value of a variable of the game
 * when the word is called. */
struct tesI_argument {
    int ref;
    uint32_t var; /* 1 + its number, or 0 */
};

/* Most kinds that a word of the menu takes in a list. */
#define TESI_WORD_KINDS 8

/* Arguments of a word of the menu that needs no Lua to list its options; what
 * a word does not take is 0. */
struct tesI_list_args {
    tesI_label verb;
    uint32_t seat; /* TES_NONE: the player on turn */
    uint32_t pieces, kind, var, overlay;
    bool bare;
    uint32_t piece, tile, node, figure; /* TES_NONE: none is given */
    uint32_t held; /* 1 + the variable that holds the figure, or 0 */
    uint8_t kinds[TESI_WORD_KINDS], nkinds; /* one after the other */
};

/* A word of the menu that needs no Lua (native/lists.c). */
struct tesI_list {
    /* reads the arguments on the stack, from 2 on; raises */
    void (*read)(lua_State *L, struct tesI_list_args *args);
    /* false: a veto failed, or the time of the rules is over */
    bool (*list)(struct tes_game *game, const struct tesI_list_args *args);
    int held; /* index of the argument that a variable may hold, or 0 */
};

/* A word of the menu (bind/options.c). */
struct tesI_menu_word {
    const char *name;
    lua_CFunction run;            /* NULL: it is in lua/words/bound.lua */
    int least;                    /* how many arguments it must have */
    const struct tesI_list *list; /* or NULL */
};

/* What a module offers, see lua/api.lua. */
struct tesI_offer {
    tesI_label module;
    int apply; /* in the registry, as all below */
    int list;  /* what lists the options: a function of the module, */
    const struct tesI_menu_word *word; /* or, if not NULL, a word of the menu */
    struct tesI_argument args[TESI_WORD_ARGS];
    int nargs;
    struct tesI_list_args read; /* the same, if ready */
    bool ready;                 /* word->list can list it */
    bool must;
    bool deploys; /* apply is the step of this name */
    struct tesI_condition when;
};

/* All that is offered for one question. */
struct tesI_question {
    tesI_label name;
    struct tesI_offer *offers; /* owned */
    uint32_t count;
    bool must; /* one of the offers must be taken */
};

/* Interrupts are tagged from here on, ordinary offers from 1. */
#define TESI_INTERRUPT 1000u

/* Calls the lister below its arguments with the store sealed. */
void tesI_call_lister(lua_State *L, int nargs);

/* Lists all offers of a question, as g:offer does. Returns whether one of them
 * must be taken. Offers are tagged from base + 1 on. Raises. */
bool tesI_list_question(lua_State *L, const struct tesI_question *question,
                        uint32_t base);

/* tesI_ask_end for a question, or NULL for one of a module's own. An error
 * about two equal options names the modules that offer them. */
tesI_run tesI_end_question(struct tes_ruleset *vm,
                           const struct tesI_question *question);

#endif
