/* vm.h - one Lua VM with one ruleset in it.
 *
 * The boundary has three parts: values (../bind/handle.h), calls from C into
 * Lua (call.c: every one protected, every error named), and functions that Lua
 * calls (../bind/, one file per type, one registration table each).
 *
 * The VM holds functions and constants only. While a game runs, vm->game
 * points at it; nothing in Lua outlives the call that could tell games
 * apart, save handles, which carry the game's salt. */
#ifndef TES_VM_H
#define TES_VM_H

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

#include "../../changes.h"
#include "../../game.h"
#include "../../overlay.h"
#include "../../pool.h"
#include "../sandbox/watch.h"

/* Everything that may happen to handlers of on{}. */
typedef enum tesI_hook_event {
    ON_PLACED,
    ON_DEPLOYED,
    ON_RETURNED,
    ON_SCORED,
    ON_OVERLAID,
    ON_JOINED,
    ON_PARTED,
    ON_DRAWN,
    TESI_ON_EVENTS
} tesI_hook_event;

/* A function of a module, with where it belongs for error messages. */
struct tesI_hook {
    int ref; /* in the registry */
    tesI_label module;
    uint32_t *types;   /* vetoes and events of tiles: set of types, owned */
    uint32_t kinds;    /* vetoes of figures, scores: mask of kinds */
    uint32_t classes;  /* vetoes of figures: mask of classes, 0 for any */
    uint64_t zones;    /* vetoes of figures: mask of zones */
    uint32_t about;    /* mask of pieces, or of kinds that score or are linked;
                          0 for any */
    bool kept;         /* a bonus in spite of any veto */
    uint8_t line;      /* vetoes of tiles: a kind of side, whose lines must
                          lead on, in place of a function, */
    uint32_t coming;   /* and so must all tiles of these piles, a bit each; */
    uint32_t apart;    /* vetoes of figures: a mask of pieces, none of which may
                          stand there, in place of a function */
    tesI_label reason; /* what is said when they do not, or one does */
    uint32_t change;   /* handlers: number of what it changes, if that is all
                          it does, or 0 */
    struct tesI_condition when;
};

struct tesI_hooks {
    struct tesI_hook *list; /* owned */
    uint32_t count;
};

/* What rules have made a figure weigh, good for one game as long as nothing
 * in it changes. */
struct tesI_weight {
    uint64_t mark;
    uint32_t salt, rollbacks, figure, root;
    int32_t weight;
};
#define TESI_WEIGHTS 16u

/* Most arguments of a word of the menu that stands for a lister. */
#define TESI_WORD_ARGS 3

/* One of them: what is in the registry, or what a variable of the game holds
 * when the word is called. */
struct tesI_argument {
    int ref;
    uint32_t var; /* 1 + its number, or 0 */
};

/* Arguments of a word of the menu that needs no Lua to list its options; what
 * a word does not take is 0. */
struct tesI_list_args {
    tesI_label verb;
    uint32_t seat; /* TES_NONE: the player on turn */
    uint32_t pieces, kind, var, overlay;
    bool bare;
    uint32_t piece, tile, node, figure; /* TES_NONE: none is given */
    uint32_t held; /* 1 + the variable that holds the figure, or 0 */
};

/* Such a word (../bind/lists.c). */
struct tesI_list {
    /* reads what lies on the stack from 2 on; raises */
    void (*read)(lua_State *L, struct tesI_list_args *args);
    /* false: a veto failed, or the time of the rules is over */
    bool (*list)(struct tes_game *game, const struct tesI_list_args *args);
    int held; /* index of the argument that a variable may hold, or 0 */
};

/* A word of the menu (../bind/options.c). */
struct tesI_menu_word {
    const char *name;
    lua_CFunction run;
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
    bool must; /* one of them does */
};

/* Interrupts are tagged from here on, ordinary offers from 1. */
#define TESI_INTERRUPT 1000u

/* What the engine does by itself in a phase, see steps.c. */
typedef enum tesI_native_word {
    NATIVE_NONE, /* nothing: a function of Lua runs */
    NATIVE_OFFER,
    NATIVE_LAY,
    NATIVE_FINISH,
    NATIVE_SET
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

/* A coroutine of the pool: free, or suspended in a game's phase. */
struct tesI_thread {
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
    lua_CFunction function; /* the method, or what reads the field */
};
#define TESI_FIELD_SLOTS 256u

/* Pieces that have a name or class, as asked for before. */
struct tesI_piece_slot {
    tesI_label name; /* 0: none yet */
    uint32_t pieces;
};
#define TESI_PIECE_SLOTS 16u

/* What a ruleset says about itself, see lua/describe.lua. */
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

    int phases[TESI_MAX_PHASES]; /* registry references */
    struct tesI_native native[TESI_MAX_PHASES];
    struct tesI_hooks score[TESI_STAGES];
    struct tesI_hooks weigh, rank, decide;
    struct tesI_weight weights[TESI_WEIGHTS]; /* found before, by figure */
    struct tesI_hooks place, stand;
    struct tesI_hooks on[TESI_ON_EVENTS];
    struct tesI_question *questions; /* owned */
    uint32_t nquestions;
    struct tesI_condition *conditions; /* owned; of gifts to slots */
    uint32_t nconditions;
    struct tesI_change *changes; /* owned; known by their number, from 1 */
    uint32_t nchanges;
    struct tesI_hook samples[TESI_MAX_VARS]; /* what hidden ones may hold */
    const struct tesI_question *any; /* the one that joins all, or NULL */
    struct tesI_answer *answers;     /* owned; about itself */
    uint32_t nanswers;
    int labels; /* reference of the table string -> label */

    struct tesI_label_slot label_cache[64];
    struct tesI_field_slot field_cache[TESI_FIELD_SLOTS];

    struct tesI_piece_slot piece_cache[TESI_PIECE_SLOTS];

    struct tesI_thread *threads; /* owned */
    int nthreads;

    struct tes_game *game;    /* whose rules run now, or NULL */
    lua_State *running;       /* coroutine of the phase that may ask */
    int sealed;               /* > 0: the store must not be written */
    int nested;               /* > 0: inside a hook, where one cannot ask */
    int supposing;            /* > 0: inside g:suppose, which is taken back */
    tesI_run leaving;         /* how the phase that yields leaves off */
    int game_ref;             /* reference to the one object `g` */
    int watched_ref;          /* to another one whose use is noticed */
    int methods_ref;          /* of its table of methods */
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
    int argument;   /* reference to a value kept for a call, or 0 */
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

/* ---- life (vm.c) ---- */

/* A VM with the sandboxed library and the bindings, no modules yet, within
 * the limits of the source (which may be NULL); NULL: out of memory. root is
 * copied. */
struct tes_ruleset *tesI_vm_new(const char *root, const tes_source *source);
void tesI_vm_free(struct tes_ruleset *vm);

/* Pushes what `require "name"` of the engine's own Lua files (root/lua)
 * gives, loaded once. Raises. */
void tesI_vm_require(lua_State *L, const char *name);

/* A VM for a source, with nothing loaded yet. NULL with err. */
struct tes_ruleset *tesI_vm_open(const tes_source *source, tes_error *err);

/* A call of a function of the engine's own Lua files, which gets the source
 * and one more text or nil. */
struct tesI_request {
    const tes_source *source;
    const char *file, *topic; /* which file of lua/, which function of it */
    const char *argument;
    int results;
};
/* Makes the call, within the budgets, and leaves its results. */
bool tesI_request_send(struct tes_ruleset *vm, struct tesI_request *request,
                       tes_error *err);

/* As tes_ruleset_load, with the modules in another order that they allow:
 * see modules.reordered in lua/modules.lua; NULL for the usual one. */
tes_ruleset *tesI_ruleset_load(const tes_source *source, const char *order,
                               tes_error *err);

/* Reads a whole file of no more than `limit` bytes; anything but a regular one
 * is refused. NULL with err; otherwise malloc'd, NUL-terminated. */
char *tesI_read_file(const char *path, size_t limit, size_t *size,
                     tes_error *err);

/* Pushes a malloc'd text and frees it, even when that raises. */
void tesI_push_freed(lua_State *L, char *text, size_t size);

/* Pushes what an error says, and clears it. */
void tesI_push_error(lua_State *L, tes_error *err);

/* Fills an error, printf-style. Returns status. */
tes_status tesI_error(tes_error *err, tes_status status, const char *format,
                      ...) __attribute__((format(printf, 3, 4)));

/* The folder with lua/ expansions/ tiles/. NULL with err when unknown. */
const char *tesI_root(const char *wanted, tes_error *err);

/* ---- C -> Lua (call.c, phases.c, score_hooks.c, majority_hooks.c) ---- */

/* Fills in the rules' entry points. */
void tesI_rules_init(struct tes_ruleset *vm);

/* Protected call of the function below its arguments, traced to `hook` of
 * `module`. tesI_explain must lie below the function, and stays there. On
 * failure game->error is set and the results are missing. */
bool tesI_call(lua_State *L, struct tes_game *game, tesI_label module,
               const char *hook, int nargs, int nresults);

/* Runs the function below its arguments within the budgets of the VM, while
 * no game runs. On failure the stack is empty. */
bool tesI_run_within(struct tes_ruleset *vm, int nargs, int nresults,
                     tes_error *err);

/* Calls the handlers of an event with the top nargs values, which it pops;
 * raises on failure. `about` is the piece of the figure, or the kind of the
 * feature that scores as such, that it is about; or TES_NONE. */
void tesI_fire(lua_State *L, tesI_hook_event event, uint32_t about, int nargs);

/* Makes all changes that handlers of an event are, if no other handler wants
 * to know of it: 1; 0, and nothing is done: some do; -1: out of memory. */
int tesI_only_changes(struct tes_ruleset *vm, struct tes_game *game,
                      tesI_hook_event event, uint32_t about);

/* True when anybody handles the event: what is only supposed is none. */
static inline bool tesI_handled(lua_State *L, tesI_hook_event event)
{
    const struct tes_ruleset *vm = tesI_vm(L);
    return vm->on[event].count > 0 && vm->supposing == 0;
}

/* Do the vetoes let a figure of this piece into the zone (a handle's id)? -1:
 * a veto failed. */
int tesI_may_enter(lua_State *L, uint32_t piece, uint32_t zone);

/* Lays a tile on an empty cell of the board and tells everybody; returns it
 * as a Lua function does. `turned` is rotation and way, see overlay.h. */
int tesI_place(lua_State *L, uint32_t type, uint32_t cell, uint32_t turned);

/* The way of a placement, raises when there is none such (overlay.c). */
struct tesI_way tesI_check_way(lua_State *L, uint32_t type, uint32_t cell,
                               uint32_t turned);

/* Lists all that is offered, as g:offer does; with whether one of the offers
 * must be taken. Raises. */
bool tesI_list_question(lua_State *L, const struct tesI_question *question);

/* Lays an overlay that a tile takes, takes its price and tells everybody; the
 * second only does the latter two. */
void tesI_overlay(lua_State *L, uint32_t tile, uint32_t overlay,
                  unsigned rotation);
void tesI_overlaid(lua_State *L, uint32_t tile, uint32_t overlay,
                   unsigned rotation);

/* ---- building (build.c) ---- */

/* Reads the plan at the top of the stack (see lua/plan.lua) into the VM's
 * catalogue and hooks. Raises. */
int tesI_build(lua_State *L);

/* ---- state{} (../bind/state.c) ---- */

/* Number of the variable whose slot lies at `arg`; raises when it is no slot
 * of this scope. */
uint32_t tesI_check_slot(lua_State *L, int arg, tesI_scope scope);

/* Pushes what a variable of the game holds. */
void tesI_push_var(lua_State *L, uint32_t var);

/* engine.change(number) -> what it takes, or nil */
int tesI_make_change(lua_State *L);

/* engine.slot(number), engine.scope(names). */
int tesI_new_slot(lua_State *L);
int tesI_new_scope(lua_State *L);

/* ---- libraries ---- */

/* Puts our own functions in place of Lua's in the libraries of the VM, and
 * prepares what modules see of them; called once, before the others. */
void tesI_open_library(lua_State *L);
/* Pushes a fresh table with the safe library for module code. */
void tesI_open_sandbox(lua_State *L);
/* Replaces the table at the top by one that shows it and cannot be written;
 * what is missing comes from the metatable of the table shown, if it has one.
 * The message for writers lies above it and is popped. */
void tesI_push_view(lua_State *L);
/* If the table at `index` is a view, puts what it shows in its place. */
void tesI_see_through(lua_State *L, int index);
/* Our string and table functions (pattern.c, library.c). */
extern const luaL_Reg tesI_pattern_functions[], tesI_string_functions[],
    tesI_table_functions[];
/* Makes the views of the libraries that modules get. */
void tesI_open_views(lua_State *L);
/* pairs in a fixed order, tostring, print. */
int tesI_pairs(lua_State *L);
int tesI_tostring(lua_State *L);
int tesI_print(lua_State *L);
/* As luaL_tolstring, without addresses. */
void tesI_push_text(lua_State *L, int arg);

/* Each creates its metatable or methods; called once at start. */
void tesI_open_handles(lua_State *L);
void tesI_open_fields(lua_State *L);
void tesI_open_game(lua_State *L);
void tesI_open_score(lua_State *L);
void tesI_open_walk(lua_State *L);
void tesI_open_names(lua_State *L);
void tesI_open_suppose(lua_State *L);
void tesI_open_ask(lua_State *L);
void tesI_open_options(lua_State *L);
/* The word of the menu with this name, or NULL. */
const struct tesI_menu_word *tesI_menu_word(const char *name);
/* Reads the arguments of the word that lists an offer, if that can be done
 * before there is a game. */
void tesI_ready_offer(lua_State *L, struct tesI_offer *offer);
/* engine.menu() -> table from the names of all words to how many arguments
 * each must have */
int tesI_menu_words(lua_State *L);
void tesI_open_state(lua_State *L);
void tesI_open_edges(lua_State *L);
void tesI_open_overlay(lua_State *L);
void tesI_open_links(lua_State *L);
void tesI_open_course(lua_State *L);
void tesI_open_lines(lua_State *L);
/* Adds the table `drive`, for the tester, to the table at the top. */
void tesI_open_tester(lua_State *L);
/* Pushes the table of functions for the engine's own Lua files. */
void tesI_open_engine(lua_State *L);

#endif
