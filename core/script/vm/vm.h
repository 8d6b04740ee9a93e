/* vm.h - one Lua VM with one ruleset in it.
 *
 * The VM holds functions and constants only. While a game runs, vm->game points
 * at it; no value in Lua that belongs to one game outlives the call, except
 * handles, which carry the game's salt. Words used here:
 *
 *   handle    what Lua sees of a thing of the core (handle.h)
 *   hook      a function of a module that the engine calls (hooks.h)
 *   question  what one player is asked: all offers of one name; an offer is
 *             what one module adds to it (native/offers.h)
 *   menu      the object through which a function lists options
 *   step      a phase that is one word of the vocabulary: C runs it without
 *             Lua (native/steps.h)
 *   condition what a step, offer or handler waits for (native/conditions.h)
 *   change    what a step or handler does to variables, said in data
 *             (native/changes.h)
 *   seal      while it is set, rules must not write to the store: vetoes,
 *             scores and listers only look
 *   budget    the time and memory that rules may use in one answer (watch.h)
 *
 * The boundary has three parts: values (handle.h), calls from C into Lua
 * (call.h: every one protected, every error named), and functions that Lua
 * calls (script/bind/, one file per type, one registration table each). */
#ifndef TES_VM_H
#define TES_VM_H

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

#include "script/vm/hooks.h"
#include "script/vm/watch.h"
#include "state/error.h"
#include "state/game.h"
#include "state/pool.h"

/* A cached weight of a figure, with what rules added. It holds for one game, as
 * long as nothing in the game changes. */
struct tesI_weight {
    uint64_t mark;
    uint32_t salt, rollbacks, figure, root;
    int32_t weight;
};
#define TESI_WEIGHTS 16u

/* A coroutine of the pool: free, or suspended in a game's phase. */
struct tesI_coroutine {
    lua_State *L; /* NULL: to be made anew, see free_thread */
    int ref;
    struct tes_game *game; /* NULL: free */
};

struct tesI_label_slot {
    const char *text; /* address of an interned string of the VM */
    tesI_label label;
};

/* A field or method of a kind of handle that was looked up before. */
struct tesI_field_slot {
    const char *name; /* address of an interned string of the VM */
    uint32_t type;    /* tesI_handle */
    bool method;
    lua_CFunction function; /* the method, or what reads the field; NULL: of
                               that name there may be an attribute */
};
#define TESI_FIELD_SLOTS 256u

/* A cached mask of the pieces that have a name or class. */
struct tesI_piece_slot {
    tesI_label name; /* 0: none yet */
    uint32_t pieces;
};
#define TESI_PIECE_SLOTS 16u

/* What a ruleset says about itself, see lua/describe/ruleset.lua. */
struct tesI_answer {
    char *topic, *text; /* owned; the text is why there is no answer if: */
    bool failed;
};

struct tes_ruleset {
    lua_State *L;
    struct tesI_catalogue *cat;
    struct tesI_rules rules;
    char *root;        /* owned */
    size_t file_limit; /* bytes of a file that is read */
    bool lua_only;     /* what C can run by itself is left to Lua */

    int phases[TESI_MAX_PHASES]; /* registry references */
    struct tesI_native *native;  /* owned; one a phase */
    struct tesI_hooks score[TESI_STAGES];
    struct tesI_hooks weigh, rank, decide;
    struct tesI_weight weights[TESI_WEIGHTS]; /* found before, by figure */
    struct tesI_hooks place, stand;
    uint64_t passed; /* vetoes that let the last tile asked about pass */
    struct tesI_hooks on[TESI_ON_EVENTS];
    struct tesI_question *questions; /* owned */
    uint32_t nquestions;
    struct tesI_condition *conditions; /* owned; of gifts to slots */
    uint32_t nconditions;
    struct tesI_change *changes; /* owned; known by their number, from 1 */
    uint32_t nchanges;
    struct tesI_hook samples[TESI_MAX_VARS]; /* functions that list what hidden
                                                variables may hold */
    const struct tesI_question *any; /* the one that joins all, or NULL */
    struct tesI_answer *answers;     /* owned; about itself */
    uint32_t nanswers;
    int labels; /* reference of the table string -> label */

    struct tesI_label_slot label_cache[64];
    struct tesI_field_slot field_cache[TESI_FIELD_SLOTS];

    struct tesI_piece_slot piece_cache[TESI_PIECE_SLOTS];

    struct tesI_coroutine *threads; /* owned */
    int nthreads;

    struct tes_game *game; /* whose rules run now, or NULL */
    lua_State *running;    /* coroutine of the phase that may ask */
    int sealed;            /* > 0: the store must not be written */
    int nested;            /* > 0: inside a hook, where one cannot ask */
    bool telling;          /* inside on.scored: what is scored is told later */
    int supposing;         /* > 0: inside g:suppose, whose changes are rolled
                              back */
    tesI_run leaving;      /* how the phase that yields leaves off */
    int game_ref;          /* reference to the one object `g` */
    int methods_ref;       /* of its table of methods */
    int player_ref, tile_ref; /* the strings "player" and "tile" */
    int menu_ref;             /* reference to the one option menu */
    void *menu;               /* its address */
    /* what g.player and g.tile show now, see tesI_show */
    uint32_t shown_salt, shown_player, shown_tile;
    int entries;      /* reference: functions called by other modules' phases ->
                         "module 'x', offer.y"; or 0 */
    char entry[128];  /* which of them has failed, or "" */
    const char *hook; /* what runs now, for messages */
    tesI_label hook_module;
    uint32_t salts; /* games given a salt so far */
    uint64_t seed;  /* of the config */
    bool tagged;    /* what is listed now is tagged by the engine */
    int listing;    /* value of nested while options may be added, or 0 */
    struct tesI_budget budget;
    struct tesI_pool pool;
    struct tesI_witness *witness; /* of what handlers write, or NULL */
    size_t printed;               /* bytes that print has written */
};

/* The VM of a Lua state. */
static inline struct tes_ruleset *tesI_vm(lua_State *L)
{
    return *(struct tes_ruleset **)lua_getextraspace(L);
}

/* A VM with the limits of the source (which may be NULL) and an empty Lua
 * state; NULL: out of memory. root is copied. */
struct tes_ruleset *tesI_vm_new(const char *root, const tes_source *source);

/* Frees it, without catalogue and hooks: see rules/open.h. */
void tesI_vm_free(struct tes_ruleset *vm);

#endif
