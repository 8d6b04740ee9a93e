/* tessera.h - the public interface of libtessera.
 *
 * A *ruleset* is a set of modules with their options, loaded from a config and
 * immutable afterwards. It owns one Lua VM and any number of *games*. At any
 * time a game is over, stuck, or waits for one answer to one *decision*: a
 * player (or CHANCE) picks one of a non-empty list of *options*. With any
 * modules, a game is played through this list only.
 *
 *     tes_error err = {0};
 *     tes_source src = { .config_file = "third.lua" };
 *     tes_ruleset *rules = tes_ruleset_load(&src, &err);
 *     tes_game *game = tes_game_new(rules, 42, &err);
 *     while (tes_game_status(game) == TES_ASKING)
 *         tes_game_answer(game, 0, &err);
 *
 * Conventions. Functions that can fail return a tes_status (or NULL) and fill
 * `err` when it is not NULL. Everything is thread-compatible: a ruleset and
 * all its games belong to one thread at a time; there is no global state.
 * Strings returned as `const char *` belong to the ruleset and live as long
 * as it does, unless said otherwise. x grows east, y grows south; rotations
 * are quarter turns clockwise, 0..3; sides are numbered N E S W = 0..3;
 * halves NL NR EL ER SL SR WL WR = 0..7, left and right as seen from the
 * tile's centre looking out. */
#ifndef TESSERA_H
#define TESSERA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__ /* all of this is seen outside the shared library */
#pragma GCC visibility push(default)
#endif

typedef struct tes_ruleset tes_ruleset;
typedef struct tes_game tes_game;

/* The seat number by which CHANCE answers draws and rolls. */
#define TES_CHANCE (-1)
/* "None" for any index in this header. */
#define TES_NONE UINT32_MAX
/* Most seats a game can have. */
#define TES_MAX_PLAYERS 8

/* ---- errors ------------------------------------------------------------ */

typedef enum tes_status {
    TES_OK = 0,
    TES_EINPUT,    /* the caller's input is wrong: index, key, file, config */
    TES_ERULE,     /* a script failed; the game is as it was before the call */
    TES_EMEMORY,   /* out of memory; the game is as it was before the call */
    TES_EDAMAGE,   /* a file is damaged */
    TES_EWINDOW,   /* undo reaches beyond what the journal still covers */
    TES_EIO,       /* the operating system refused; errno text in the message */
    TES_EINTERRUPT /* tes_interrupt was called; the game is as it was before */
} tes_status;

/* A failure. `text` is malloc'd, one problem a line, or NULL. */
typedef struct tes_error {
    tes_status status;
    char *text;
} tes_error;

/* Releases err->text and clears the error. NULL is allowed. */
void tes_error_clear(tes_error *err);

/* ---- rulesets ---------------------------------------------------------- */

/* Where a ruleset comes from. Zero everything that does not apply. */
typedef struct tes_source {
    const char *config_file; /* a Lua file that returns a table; or */
    const char *config_text; /* the same as text; neither: empty config */
    const char *const *set;  /* NULL-terminated "key=value" overrides, such
                                as "players=3", "options.base.edition=2" */
    const char *const *path; /* NULL-terminated extra folders with modules
                                (DIR/NAME/rules.lua) and tile sets */
    const char *root;        /* folder that holds lua/ expansions/ tiles/;
                                NULL: $TESSERA_PATH, then where the library
                                was told by tes_set_root */
    /* Limits, see below. 0 stands for the value in brackets. */
    size_t memory_limit; /* [256 MiB] bytes that the scripts of this ruleset may
                            use; loading takes some 4 MiB of them */
    size_t game_limit;   /* [1 GiB] bytes of memory a game of it may hold */
    size_t file_limit;   /* [8 MiB] bytes of a config, a module's file or a
                            tile set */
    size_t save_limit;   /* [256 MiB] bytes of a saved game that is loaded */
    uint32_t time_limit_ms; /* [10 seconds] processor time that scripts may take
                               for one answer, and while they are loaded;
                               TES_UNLIMITED: no limit, and no watchdog */
    uint32_t table_limit;   /* [131,072] keys of one table of a script, not
                               counting list items: with more, a table whose
                               keys all collide takes too long to grow */
    uint32_t pattern_limit; /* [20 million] steps of one match of a pattern */
    uint32_t print_limit;   /* [65,536] bytes that scripts may print */
    uint32_t event_limit;   /* [100,000] events that one answer may cause */
    uint32_t option_limit;  /* [65,535] options that a decision may list.
                               Placements and draws are only counted; with them
                               it has at most 16,777,215 */
    uint32_t phase_limit;   /* [10,000] phases that may pass without a decision
                             */
    uint32_t lua_only; /* not 0: steps run as functions of Lua, never in C: the
                          same games, slower, for debugging rules */
} tes_source;

/* Limits. A script that needs more than its source grants is stopped like any
 * other that fails: loading it fails, or the answer that ran it, with an error
 * that says where; nothing else is harmed. Each time that scripts are stopped
 * for taking too long, their limit is halved for later answers, down to a
 * minimum. One thread of the process watches the time. It lives as long as any
 * ruleset with a time limit, and sends SIGURG to a thread whose time is over. A
 * program that handles SIGURG itself must do so before it loads the first
 * ruleset, and no thread that calls the library may block it.
 * tests/hostile/README.md lists every limit and what it bounds. */
#define TES_UNLIMITED UINT32_MAX

/* Stops the library's work in the calling thread. A signal handler may call
 * this at any time, during a call of the library or before it. From now on
 * every call that runs scripts fails with TES_EINTERRUPT within a moment and
 * changes nothing; no answer is marked as failing. To stop another thread, send
 * it a signal whose handler calls this. May be called at any time, any number
 * of times. */
void tes_interrupt(void);

/* Lets the calls of this thread work again. */
void tes_resume(void);

/* Total processor time in ms of those runs of scripts that were stopped for
 * taking too long. */
uint64_t tes_ruleset_wasted(const tes_ruleset *rules);
/* True when this total is at least the time limit of two answers. A program
 * that tries one option after the other should give up then: a rule that never
 * ends would use its full time at every try. */
bool tes_ruleset_hopeless(const tes_ruleset *rules);

/* Loads modules, tile sets and options. On failure returns NULL and
 * err->text lists every problem found, one a line, each with file:line. */
tes_ruleset *tes_ruleset_load(const tes_source *source, tes_error *err);

/* Frees the ruleset and its VM; NULL is nothing. Its games must have been
 * freed before. */
void tes_ruleset_free(tes_ruleset *rules);

/* Asks the Lua side about modules, options, presets or this ruleset.
 * `topic` is "modules", "config", "looks", "header" (as a save file stores
 * it), ...; see lua/describe/ruleset.lua. Returns a malloc'd Lua table
 * constructor ("changed": lines of text), to be freed by the caller. `rules`
 * may be NULL for topics that need no loaded ruleset, see lua/available.lua;
 * then `source` says where to look. */
char *tes_describe(tes_ruleset *rules, const tes_source *source,
                   const char *topic, tes_error *err);

/* Runs the rule tests in `path` (a module folder, a file, or NULL for all
 * of `source`): see lua/tester/tests.lua. Every set of modules that is tested
 * also plays random games, in which undo, clone, replay and the like are
 * checked after every answer: see lua/tester/trial.lua. Each test, and
 * each set, is one call of `report`. Returns the number of failures, or -1 with
 * err. */
typedef struct tes_test_mutant {
    const char *file; /* all texts are valid during the call only */
    int line;
    const char *was, *now; /* the text there, and what replaced it */
    bool noticed;          /* some test has failed with it */
} tes_test_mutant;
typedef struct tes_test_options {
    uint32_t games; /* random games a set; 0: none */
    uint64_t seed;  /* of the first of them */
    /* Coverage: called for every line with code of every file of rules that has
     * tests, once for each config these ask for; a line is reached when one of
     * the calls says so. NULL: no coverage. */
    void (*cover)(void *ctx, const char *file, int line, bool reached);
    /* Called for each small change that was tried on these rules, once their
     * tests have passed unchanged; if a test has failed, none is tried. NULL:
     * no changes. Scripts then get at most one second for an answer. */
    void (*mutant)(void *ctx, const tes_test_mutant *mutant);
} tes_test_options;
typedef struct tes_test_result {
    const char *file; /* valid during the call only */
    int line;
    const char *name;
    bool passed;
    const char *message; /* empty when passed */
    bool random;         /* a result of random games; */
    uint64_t seed;       /* of the game that failed */
} tes_test_result;
int tes_run_tests(const tes_source *source, const char *path,
                  const tes_test_options *options,
                  void (*report)(void *ctx, const tes_test_result *result),
                  void *ctx, tes_error *err);

/* The text of `key` in the ruleset's language, or `key` itself. Keys are
 * those of phases, prompts, verbs, pieces, kinds, terms and reasons. */
const char *tes_text(const tes_ruleset *rules, const char *key);

/* Number of seats of games of this ruleset. */
int tes_ruleset_players(const tes_ruleset *rules);
/* The seed of the config, or 1. */
uint64_t tes_ruleset_seed(const tes_ruleset *rules);
/* Number of tile types, and the type's full id such as "base/D". What a tile
 * becomes under an overlay is a type of its own (the segments of the overlay
 * come last); such types follow the printed ones and are in no pile. */
uint32_t tes_ruleset_types(const tes_ruleset *rules);
const char *tes_type_id(const tes_ruleset *rules, uint32_t type);
/* The printed type below all overlays; the type itself when it has none. */
uint32_t tes_type_plain(const tes_ruleset *rules, uint32_t type);
/* The overlay that lies on top of the type, and its rotation as seen from the
 * tile's own drawing; NULL: none. *under is the type without it. */
const char *tes_type_overlay(const tes_ruleset *rules, uint32_t type,
                             int *rotation, uint32_t *under);
/* Number of rotations of a type that differ: 1, 2 or 4. */
int tes_type_turns(const tes_ruleset *rules, uint32_t type);
/* Number of piece kinds, and their names; owned says whether every player
 * has a supply of it (false: one neutral figure for all). */
uint32_t tes_ruleset_pieces(const tes_ruleset *rules);
const char *tes_piece_name(const tes_ruleset *rules, uint32_t piece);
bool tes_piece_owned(const tes_ruleset *rules, uint32_t piece);
/* Does a figure of it count in a majority, so that features are claimed? */
bool tes_piece_claims(const tes_ruleset *rules, uint32_t piece);
/* Does a figure of it keep others off what it stands on? Tokens do not. */
bool tes_piece_occupies(const tes_ruleset *rules, uint32_t piece);
/* May its owner take a figure of it back from a feature that is not complete?
 * True when an offer names it with returns =, or lists it with the word
 * `unfinished`. */
bool tes_piece_returns(const tes_ruleset *rules, uint32_t piece);

/* One segment of a tile type, in the tile's own orientation. */
typedef struct tes_segment {
    const char *kind;
    uint8_t sides;    /* mask of sides, bit 0 = N */
    uint8_t halves;   /* mask of halves, bit 0 = NL; ground segments only */
    uint32_t node;    /* placed tiles only, else TES_NONE: the segment's id */
    uint32_t feature; /* placed tiles only: id of the feature it is part of,
                         equal for joined segments until the next tile */
} tes_segment;

/* Segments of a type; tes_type_segment returns false past the last one. */
uint32_t tes_type_segments(const tes_ruleset *rules, uint32_t type);
bool tes_type_segment(const tes_ruleset *rules, uint32_t type, uint32_t segment,
                      tes_segment *out);

/* ---- games ------------------------------------------------------------- */

typedef enum tes_game_state {
    TES_ASKING, /* one decision is pending */
    TES_OVER,   /* final scoring is done */
    TES_STUCK   /* every answer of the pending decision failed */
} tes_game_state;

/* Starts a game and runs its set-up to the first decision. */
tes_game *tes_game_new(tes_ruleset *rules, uint64_t seed, tes_error *err);

/* An equal, independent copy. Runs no Lua. Its undo window starts at the
 * running phase. Clones of one state share their memory until they change, so a
 * game and its clones belong to one thread at a time. NULL: out of memory. */
tes_game *tes_game_clone(const tes_game *game);

/* A clone under another ruleset that was loaded from the same source, for use
 * in another thread. No other call may use either ruleset meanwhile. Texts in
 * the copy's events (reasons, names of terms) may be wrong; everything else is
 * equal, including the hash. NULL: it is a view, or the ruleset declares
 * something else. */
tes_game *tes_game_clone_to(const tes_game *game, tes_ruleset *rules,
                            tes_error *err);

/* Gives CHANCE another seed from now on; without this, all clones of a game
 * draw the same. Past draws stay, but the hash changes. Reseeding cannot be
 * undone, and a save that continues the game cannot be replayed. TES_EINPUT: it
 * is a view. */
tes_status tes_game_reseed(tes_game *game, uint64_t seed);

/* Goes to the final phases at once, as if a rule had ended the game while it
 * asked: for clones, to see what the end would bring now. That is no answer, so
 * that a save that continues the game cannot be replayed. TES_EINPUT: it is a
 * view, or over. */
tes_status tes_game_conclude(tes_game *game, tes_error *err);

void tes_game_free(tes_game *game);

tes_game_state tes_game_status(const tes_game *game);
/* The ruleset the game belongs to. */
tes_ruleset *tes_game_rules(const tes_game *game);
/* Hash of the whole state, caches and capacity left out: equal on every
 * build and machine for the same config, seed and answers. */
uint64_t tes_game_hash(const tes_game *game);
/* Digest of the state and of all data derived from it, such as the feature
 * graph and the frontier, but not the journal. Slow; for tests of undo and
 * clone. */
uint64_t tes_game_digest(const tes_game *game);
/* Bytes of memory the game holds. */
size_t tes_game_memory(const tes_game *game);
/* Turn number from 1; 0 during set-up. */
uint32_t tes_game_turn(const tes_game *game);
/* Seat whose turn it is. */
int tes_game_player(const tes_game *game);
/* Name of the running phase; "" when over. */
const char *tes_game_phase(const tes_game *game);
int32_t tes_game_score(const tes_game *game, int player);
/* Figures of `piece` in the supply of `player` (TES_CHANCE: neutral). */
uint32_t tes_game_supply(const tes_game *game, int player, uint32_t piece);
/* Tiles left in all piles. */
uint32_t tes_game_tiles_left(const tes_game *game);
/* Keeps at least the last `answers` answers undoable; 0 keeps all (the
 * default). Older decisions are forgotten and their memory is freed; events
 * stay. */
void tes_game_undo_window(tes_game *game, uint32_t answers);
/* Drops the cached coroutine of the running phase, so that the next answer
 * replays the phase from its start. Changes nothing else; for stress tests. */
void tes_game_drop_cache(tes_game *game);

/* ---- the pending decision ---------------------------------------------- */

typedef struct tes_decision {
    int player;         /* who owes the answer: seat or TES_CHANCE */
    const char *phase;  /* name of the phase that asks */
    const char *prompt; /* text key of the question, such as "deploy" */
    uint32_t count;     /* number of options, at least 1; 0 in a view of a seat
                           that may not see them */
    uint32_t weight;    /* CHANCE: sum of all weights; players: count */
    bool hidden;        /* a view does not show the options */
    const char *module; /* whose phase it is */
} tes_decision;

/* False when no decision is pending. O(groups of the frontier). */
bool tes_game_decision(const tes_game *game, tes_decision *out);

typedef enum tes_option_kind {
    TES_OPT_PASS,
    TES_OPT_PLACE,   /* tile placement: type, x, y, rotation; together with
                        an overlay also word, laid, over */
    TES_OPT_SEGMENT, /* a segment of a placed tile: tile, segment, piece; or
                        two of them: second, too; or a place at the north-west
                        corner of the tile: corner */
    TES_OPT_FIGURE,  /* a figure: figure */
    TES_OPT_TILE,    /* a placed tile: tile, x, y */
    TES_OPT_TYPE,    /* a tile type (a draw): type */
    TES_OPT_CELL,    /* a cell: x, y */
    TES_OPT_EDGE,    /* a side of a cell: x, y, side */
    TES_OPT_PLAYER,  /* a seat: player */
    TES_OPT_ZONE,    /* a zone: name in `word` */
    TES_OPT_NUMBER,  /* number */
    TES_OPT_WORD     /* word */
} tes_option_kind;

/* One option. Fields that its kind does not use are 0, TES_NONE or NULL. */
typedef struct tes_option {
    tes_option_kind kind;
    const char *verb;  /* what choosing it does: "place", "meeple", ... */
    const char *word;  /* zone name or word; PLACE: the overlay as the key
                          writes it, such as "bridge NS", or NULL */
    const char *piece; /* piece kind that would be deployed */
    uint32_t type;
    uint32_t laid; /* PLACE: the type on the board afterwards: `type` with the
                      overlay */
    uint32_t over; /* the neighbour that gets the overlay, else TES_NONE */
    int32_t x, y;
    int rotation, side;
    uint32_t tile, segment, node, figure;
    uint32_t second; /* segment id of the second segment of the tile */
    bool corner;     /* the place is where four tiles meet */
    int player;
    int32_t number;
    uint32_t weight; /* CHANCE: relative weight; else 1 */
} tes_option;

/* The option at `index`; false past the last. At most O(groups). */
bool tes_game_option(const tes_game *game, uint32_t index, tes_option *out);

/* What the pending decision is about, or one of its options (TES_NONE: the
 * decision): the index-th thing that the rules name. `verb` says what it is
 * there, such as "seller"; the other fields are those of an option of its kind,
 * but it is no answer. False past the last. */
bool tes_game_about(const tes_game *game, uint32_t option, uint32_t index,
                    tes_option *out);

/* Writes the option's key, at most `size` bytes with the NUL; returns its
 * full length as snprintf does, or 0 when there is no such option. Keys are
 * unique within a decision and never localised. */
size_t tes_game_key(const tes_game *game, uint32_t index, char *key,
                    size_t size);

/* A 64-bit number made from what the option at an index does and where on the
 * board. It is the same in every position, and in every game of a ruleset that
 * declares the same, so programs that search or learn can use it as a key. 0:
 * no such option. Options of one decision have different numbers unless 64-bit
 * hashes collide. */
uint64_t tes_game_option_id(const tes_game *game, uint32_t index);
/* Index of the option of the pending decision with this number, or TES_NONE.
 * O(options). */
uint32_t tes_game_option_find(const tes_game *game, uint64_t id);

/* Index of the option with exactly this key, or TES_NONE. When several
 * rotations of a tile lead to the same position, only one is offered; a key
 * with another of these rotations finds it, too. */
uint32_t tes_game_find(const tes_game *game, const char *key);

/* Why options are missing: writes the index-th reason that a rule gave while
 * the pending decision was put together, as "key: reason", at most `size` bytes
 * with the NUL; returns its full length as snprintf does, 0 past the last.
 * After an undo the phase runs again for them. */
size_t tes_game_veto(const tes_game *game, uint32_t index, char *text,
                     size_t size);

/* Answers the pending decision. On failure the game is exactly as before and
 * the option is marked as failing. */
tes_status tes_game_answer(tes_game *game, uint32_t index, tes_error *err);

/* Answers a CHANCE decision by its weights and the game's own generator. */
tes_status tes_game_roll(tes_game *game, tes_error *err);

/* Takes `answers` answers back. Runs no Lua. TES_EWINDOW: too many. */
tes_status tes_game_undo(tes_game *game, uint32_t answers);

/* Answers given so far (undone ones not counted). */
uint32_t tes_game_answers(const tes_game *game);

/* ---- the board --------------------------------------------------------- */

typedef struct tes_tile {
    uint32_t type; /* with the overlays that lie on it, see tes_type_plain */
    int32_t x, y;
    int rotation;
} tes_tile;

/* Placed tiles, numbered from 0 in the order they were laid. */
uint32_t tes_game_tiles(const tes_game *game);
bool tes_game_tile(const tes_game *game, uint32_t tile, tes_tile *out);
/* The tile at a cell, or TES_NONE. */
uint32_t tes_game_tile_at(const tes_game *game, int32_t x, int32_t y);
/* A segment of a placed tile in board orientation. */
bool tes_game_segment(const tes_game *game, uint32_t tile, uint32_t segment,
                      tes_segment *out);

typedef struct tes_feature {
    const char *kind;
    uint32_t tiles;    /* distinct tiles */
    uint32_t segments; /* segments on them */
    uint32_t open;     /* sides that can still grow */
    uint32_t figures;  /* figures standing on it */
    bool complete;
} tes_feature;

/* The feature a segment id (tes_segment.node) belongs to. O(its size). */
bool tes_game_feature(const tes_game *game, uint32_t node, tes_feature *out);
/* Lists segment ids of a feature into nodes[0..max); returns how many it
 * has. */
uint32_t tes_game_members(const tes_game *game, uint32_t node, uint32_t *nodes,
                          uint32_t max);
/* What the feature of a segment would score for a player if it were scored
 * now, as it stands: all terms, bonuses, factors and vetoes of the rules, no
 * majority. False: no such segment or seat, or a script failed. Changes
 * nothing. */
bool tes_game_worth(tes_game *game, uint32_t node, int player, int32_t *points);
/* Seats that hold the majority on the feature of a segment, bit 0 = seat 0;
 * 0: nobody does, or a script failed. Changes nothing. */
uint32_t tes_game_holders(tes_game *game, uint32_t node);
/* The results of tes_game_feature, tes_game_worth and tes_game_holders
 * together. */
typedef struct tes_worth {
    uint32_t node; /* id of the feature, see tes_segment.feature */
    const char *kind;
    uint32_t tiles, open;
    bool complete;
    bool known;       /* false: a script failed, points are 0 */
    uint32_t holders; /* mask of seats that hold the majority */
    int32_t strength[TES_MAX_PLAYERS]; /* in the majority, by seat */
    int32_t points[TES_MAX_PLAYERS];   /* worth to each seat as it stands */
} tes_worth;

/* All features of the board, in the order of their ids: writes at most `max`,
 * returns how many there are. Changes nothing. */
uint32_t tes_game_worths(tes_game *game, tes_worth *rows, uint32_t max);

/* Tile and segment index of a segment id. */
bool tes_game_node(const tes_game *game, uint32_t node, uint32_t *tile,
                   uint32_t *segment);

typedef enum tes_place_kind {
    TES_AT_SUPPLY,
    TES_AT_SEGMENT, /* node, tile; corner: at the north-west corner of the tile,
                       where four tiles meet on this ground */
    TES_AT_TILE,    /* tile */
    TES_AT_EDGE,    /* x, y, side */
    TES_AT_ZONE,    /* zone */
    TES_AT_OUT      /* out of the game */
} tes_place_kind;

typedef struct tes_figure {
    const char *piece;
    int owner; /* seat, or TES_CHANCE for neutral figures */
    tes_place_kind at;
    uint32_t node, tile;
    int32_t x, y;
    int side;
    bool corner;
    const char *zone;
    int holder; /* whose zone it is, or TES_CHANCE */
} tes_figure;

/* Every figure of the game, in the supply or not, numbered from 0. */
uint32_t tes_game_figures(const tes_game *game);
bool tes_game_figure(const tes_game *game, uint32_t figure, tes_figure *out);

/* A side of a laid tile that a rule has shut: no tile may be laid beyond it. */
typedef struct tes_edge {
    int32_t x, y; /* the tile's cell */
    int side;
} tes_edge;

/* Shut edges, numbered from 0 in the order they were shut. */
uint32_t tes_game_edges(const tes_game *game);
bool tes_game_edge(const tes_game *game, uint32_t index, tes_edge *out);

/* A link: two segments that a rule has joined, in addition to the joins across
 * edges. Their features are one for as long as it lasts. */
typedef struct tes_link {
    uint32_t nodes[2]; /* segment ids */
} tes_link;

/* Number of links; the index-th link: false past the last. */
uint32_t tes_game_links(const tes_game *game);
bool tes_game_link(const tes_game *game, uint32_t index, tes_link *out);

/* A variable that a module declared with state{}: `module.name` of the game
 * (player TES_CHANCE) or of a seat. False: no such variable. */
bool tes_game_value(const tes_game *game, const char *name, int player,
                    int64_t *out);

/* ---- a position as numbers ---------------------------------------------- */

/* For learners: a position as one array of int32 of a fixed size, as a seat
 * sees it. It is made of four parts.
 *
 * - scalars, [TES_ARRAY_SCALARS]: the turn; tiles left; whose decision is
 *   pending (0 the seat itself, 1 the next one, ...; -1 CHANCE or nobody); how
 *   many options it has
 * - seats, [seats][1 + pieces], the seat itself first, the others in the order
 *   of play: points; then figures in its supply by piece
 * - types, [types]: tiles of each printed type that are left in all piles
 * - board, [channels][window][window], rows from north to south, cells from
 *   west to east, centred on the middle of the laid tiles; 0 where no tile
 *   lies; tiles outside the window are left out. Channels: 0 the printed
 *   type + 1; 1 rotation; 2..5 kind of the sides N E S W (a number from 1);
 *   6..9 who holds the feature at that side, or the ground at the side's left
 *   half (0 nobody, 1 the seat, 2 others, 3 both together); 10..13 the open
 *   sides of this feature; 14 piece + 1 of a figure on the tile; 15 whose
 *   figure (0 nobody's, 1 the seat's, 2 another's) */
#define TES_ARRAY_SCALARS 4
#define TES_ARRAY_CHANNELS 16

typedef struct tes_array_shape {
    uint32_t seats, pieces, types, window, channels;
    uint32_t seat_first, type_first, board_first; /* where the parts begin */
    uint32_t size;                                /* of all, in numbers */
} tes_array_shape;

/* The shape for a window, an odd number of cells up to 255. False: no such
 * window. */
bool tes_array_shape_of(const tes_ruleset *rules, uint32_t window,
                        tes_array_shape *shape);

/* Writes the array if it has at most `size` numbers, and returns how many it
 * has; 0: no such seat or window. Give it the view of the seat where there are
 * secrets. */
size_t tes_game_array(tes_game *game, int seat, uint32_t window, int32_t *out,
                      size_t size);

/* ---- views ------------------------------------------------------------- */

/* Rules may show variables, piles, zones, draws and notes to some seats only. A
 * *view* is what one seat may know of a game: the state without what is hidden
 * from the seat. Of hidden things it has only counts: hidden tiles count in the
 * pile that they come from, figures in hidden zones count in the supply. A
 * question that would tell a secret has no options (tes_decision.hidden), an
 * event that would is left out, and random numbers to come are in no view. All
 * functions that read a game read a view, and its hash depends only on what the
 * seat sees. But a view cannot be answered, rolled or undone (TES_EINPUT,
 * TES_EWINDOW). It is independent of the game; free it with tes_game_free. */

/* False: games of this ruleset hide nothing but the random numbers to come. */
bool tes_ruleset_secrets(const tes_ruleset *rules);

/* What a seat sees now; TES_CHANCE: what everybody sees. Runs no Lua. NULL: no
 * such seat, `game` is a view already, or out of memory. */
tes_game *tes_game_view(const tes_game *game, int seat, tes_error *err);

/* Is the game a view? *seat (which may be NULL) is whose, or TES_CHANCE. */
bool tes_game_viewer(const tes_game *game, int *seat);

/* True when the seat (TES_CHANCE: everybody) may see the options of the pending
 * decision and its answer. False also if there is no such seat. */
bool tes_game_sees(const tes_game *game, int seat);

/* A game that fits the view, for bots that look ahead. Everything hidden from
 * the seat is drawn at random from what is possible, uniformly or as the rules
 * list it (`sample` of state{}), and the random numbers to come are new. The
 * decision is that of the view, and so are its options if the seat sees them.
 * The same view and seed give the same sample. If `game` is no view, only the
 * random numbers to come are new. NULL: out of memory, a script failed, or no
 * game that fits was found in good time (TES_EINPUT). */
tes_game *tes_game_sample(const tes_game *game, uint64_t seed, tes_error *err);

/* Something that is not for all to see. */
typedef struct tes_secret {
    const char *name; /* of the pile or zone; "module.name" of a variable */
    int owner;        /* seat it is kept for, or TES_CHANCE */
    bool seen;        /* false: only the count is known */
    uint32_t count;   /* tiles or figures; 1 for a variable that is set */
} tes_secret;

/* All secrets: piles, zones, and variables of the game and of players. An index
 * means the same secret as long as the ruleset lives. False past the last. */
bool tes_game_secret(const tes_game *game, uint32_t index, tes_secret *out);

/* Writes what the secret holds, its item-th entry, as the words of keys are
 * written ("base/U", "meeple A", "3"), at most `size` bytes with the NUL;
 * returns its full length as snprintf does, 0 past the last or when it cannot
 * be seen. */
size_t tes_game_secret_item(const tes_game *game, uint32_t index, uint32_t item,
                            char *text, size_t size);

/* ---- what is likely ---------------------------------------------------- */

/* For players that think: what the features of a position are worth, and how
 * likely it is that the tiles left complete them. An *outlook* has counted the
 * tiles left in one position, its *reference*. It looks at the reference, or at
 * positions that follow from it by some answers. It belongs to the thread of
 * the ruleset and must be freed before that. Of a view it knows what the seat
 * knows. */
typedef struct tes_outlook tes_outlook;

typedef enum tes_closing {
    TES_CLOSES_NEVER, /* it only ends with the game */
    TES_CLOSES_SIDES, /* complete when no side of it is open */
    TES_CLOSES_AROUND /* complete when all cells around its tile are laid */
} tes_closing;

#define TES_STRETCH 3

/* A feature. Chances are estimates: they assume that a drawn tile is put back,
 * and that a useful tile is laid where it is wanted as often as the pace says.
 * Arrays have a number for each seat. */
typedef struct tes_prospect {
    uint32_t node; /* its id, see tes_segment.feature */
    uint32_t kind; /* number of its kind, the same for all of a kind */
    tes_closing closes;
    bool complete;
    uint32_t tiles; /* distinct tiles */
    uint32_t cells; /* empty cells that it can grow into, or (AROUND) that it
                       waits for */
    double chance;  /* 0..1, that it will be complete; 1: it is */
    double gain;    /* AROUND: how many of its cells will be laid; NEVER:
                       how many more neighbours will be complete; SIDES: 0 */
    uint32_t neighbours; /* NEVER: neighbours that are complete. A neighbour is
                            a feature it touches, of a kind that adds points to
                            it once complete */
    uint32_t unpaid;     /* how many of them are not part of `worth` yet */
    uint32_t seats;      /* mask of seats with figures that count there */
    uint32_t holders;    /* mask of seats that hold it by majority */
    uint32_t leaving; /* mask of seats that can take a figure back from it, see
                         tes_piece_returns */
    uint32_t valued;  /* mask of seats for which worth and whole are known:
                         the holders; if there are none, the seat that was
                         asked for */
    int32_t strength[TES_MAX_PLAYERS]; /* in the majority */
    int32_t worth[TES_MAX_PLAYERS];  /* points if it were scored as it stands */
    int32_t whole[TES_MAX_PLAYERS];  /* points if it were complete */
    int32_t longer[TES_MAX_PLAYERS]; /* SIDES: the same, with TES_STRETCH more
                                        tiles */
    int32_t bonus; /* NEVER: points that one more complete neighbour adds, as
                      learnt from the newest tiles; -1: not known */
} tes_prospect;

/* Two prospects of one kind, held by different seats, that one tile would
 * join. */
typedef struct tes_meeting {
    uint32_t a, b;    /* indices of prospects */
    double chance;    /* 0..1, that it happens */
    uint32_t holders; /* mask of seats that would hold the joined feature */
} tes_meeting;

/* Which share of the tiles that a seat will draw come at the right time and are
 * not needed elsewhere. */
typedef struct tes_pace {
    double close;  /* to complete a feature; 0.5 */
    double extend; /* value of a tile that only extends it; 0.3 */
    double around; /* to be laid around a tile; 0.8 */
    double join;   /* to join two features; 0.3 */
} tes_pace;

/* An outlook with this reference. NULL: out of memory. */
tes_outlook *tes_outlook_new(tes_game *game);
void tes_outlook_free(tes_outlook *outlook);
/* Gives it another reference, or another pace. */
void tes_outlook_base(tes_outlook *outlook, tes_game *game);
void tes_outlook_pace(tes_outlook *outlook, const tes_pace *pace);

/* Looks at a position. Lists the features with figures that count in a
 * majority; then, unless seat is TES_CHANCE, the other features of the tile
 * laid last, valued for that seat (endless ground by a guess, see
 * tes_outlook_feature). Returns how many features these are; the lists are
 * valid until the next look. Changes nothing, and runs rules only for features
 * that it does not remember. */
uint32_t tes_outlook_look(tes_outlook *outlook, tes_game *game, int seat,
                          const tes_prospect **rows,
                          const tes_meeting **meetings, uint32_t *nmeetings);

/* Looks at one feature, valued for a seat if it has no figures. With `guess`
 * the value comes from the declared terms alone, and no function of a rule
 * runs. If there is no such segment, out->node is TES_NONE and the rest 0. */
void tes_outlook_feature(tes_outlook *outlook, tes_game *game, uint32_t node,
                         int seat, bool guess, tes_prospect *out);

/* A feature that a placement would add to. */
typedef struct tes_touch {
    uint32_t node;    /* the feature, its id */
    uint32_t segment; /* number of the segment of the new tile that joins it;
                         TES_NONE: it only waits for the cell (AROUND) */
    uint32_t open;    /* sides that will be open, cells that it will wait for */
} tes_touch;

/* What the placement at `index` would add to, found without laying the tile:
 * fills up to `room` touches and returns how many there are; 0 for options of
 * other kinds. Tens of times faster than answering and looking, but it does not
 * know what rules do after the placement. */
uint32_t tes_game_touches(const tes_game *game, uint32_t index, tes_touch *list,
                          uint32_t room);

/* ---- players ------------------------------------------------------------ */

/* A *player* thinks about the decision of a game and says what it would answer.
 * It knows no module: it sees options, scores and the outlook. Given a view, it
 * knows no more than the view's seat; hidden things and draws to come are
 * sampled. Players with the same seed, limits in positions and number of
 * threads that are asked the same questions in the same order give the same
 * answers on every machine. */
typedef struct tes_player tes_player;

/* For tes_thinking.follow: a share that depends on the number of seats, 0.75
 * with two, else (seats - 2) / 8; with three seats or more, `positions` is
 * halved as well, since a larger tree then gains less. Any value below 0. */
#define TES_FOLLOW_SEATS (-1.0)

/* How a player thinks. Zero what is not wanted. */
typedef struct tes_thinking {
    uint64_t seed;
    bool search;        /* beyond its own turn, in a tree; false: greedy */
    uint32_t positions; /* to be judged for a decision, fewer if one answer is
                           clearly the best; 0: as many as time allows */
    bool per_rival;     /* so many positions for each other seat */
    uint32_t time_ms;   /* processor time for a decision, of each thread; 0:
                           no limit. A search needs a limit of positions or
                           of time */
    uint32_t threads;   /* that search, each in its own tree; 0: 1 */
    const tes_source
        *source;   /* with more threads: what the ruleset was loaded
                      from, for theirs; used by tes_player_new only */
    bool reuse;    /* keep the tree of the last decision where it fits */
    double blur;   /* points by which a position may be misjudged */
    double follow; /* share of the limits, from 0 to below 1, for playouts
                      that compare the best answers of the tree; or
                      TES_FOLLOW_SEATS */
    const double *weights; /* by which it judges, tes_weights() numbers; NULL:
                              those found by self-play, some of which are
                              others for a search */
} tes_thinking;

/* Fills in what a level stands for: "greedy", "easy", "normal" (at most 0.2 s a
 * decision), "hard" (at most 2 s). False: there is no such level. */
bool tes_thinking_level(const char *name, tes_thinking *out);

/* The numbers by which positions are judged: how many there are; the name of
 * the index-th, its value, and a description in *what. NULL past the last. */
uint32_t tes_weights(void);
const char *tes_weight(uint32_t index, double *value, const char **what);

/* The same number as players that search judge by in this game, by its rules;
 * 0 past the last. */
double tes_game_weight(const tes_game *game, uint32_t index);

/* A player of games of this ruleset. NULL with err. Belongs to the thread of
 * the ruleset; free it before. */
tes_player *tes_player_new(tes_ruleset *rules, const tes_thinking *how,
                           tes_error *err);
void tes_player_free(tes_player *player);

/* Thinks about the pending decision of a game, or a view, of the ruleset: a
 * decision of a seat whose options are seen. Afterwards tes_player_idea knows
 * at least one answer. The game stays as it is. */
tes_status tes_player_think(tes_player *player, const tes_game *game,
                            tes_error *err);

/* What a player thinks of an answer. */
typedef struct tes_idea {
    uint32_t index;  /* of the option */
    uint32_t visits; /* how often the tree was followed there; 0: no search */
    double margin;   /* expected lead over the other seats at the end, the best
                        of which counts most */
    double points[TES_MAX_PLAYERS]; /* expected at the end, for every seat */
} tes_idea;

/* The rank-th best answer, from 0; false past the last. */
bool tes_player_idea(const tes_player *player, uint32_t rank, tes_idea *out);
/* What the position is worth to each seat, as greedy players judge it: points
 * expected at the end. False: out of memory. */
bool tes_game_expected(tes_game *game, double points[TES_MAX_PLAYERS]);
/* Positions judged for the last decision, by all threads. */
uint64_t tes_player_positions(const tes_player *player);

/* ---- events ------------------------------------------------------------ */

typedef enum tes_event_kind {
    TES_EV_SCORE,    /* points for one player, itemised */
    TES_EV_PLACED,   /* tile */
    TES_EV_DISCARD,  /* type left the game unplaced */
    TES_EV_DEPLOYED, /* figure went to a segment, tile, edge or zone */
    TES_EV_RETURNED, /* figure came home; `node`, `tile` say from where */
    TES_EV_NOTE,     /* a module says something: reason, player, number, type */
    TES_EV_OVERLAID  /* reason (such as "bridge NS") was laid on tile */
} tes_event_kind;

#define TES_NO_NUMBER INT32_MIN

typedef struct tes_event {
    tes_event_kind kind;
    uint32_t answer;    /* number of the answer that caused it, from 1; 0:
                           set-up */
    uint32_t turn;      /* turn it happened in */
    int player;         /* seat or TES_CHANCE */
    int32_t points;     /* TES_EV_SCORE */
    const char *reason; /* TES_EV_SCORE: category; TES_EV_NOTE: text key */
    bool complete;      /* TES_EV_SCORE: feature was complete */
    bool final;         /* TES_EV_SCORE: during final scoring */
    uint32_t node;      /* a segment of the feature, or TES_NONE */
    uint32_t tiles;     /* TES_EV_SCORE: distinct tiles of the feature */
    uint32_t tile, type, figure; /* a score may be for a figure */
    int32_t number;              /* TES_EV_NOTE: as given, or TES_NO_NUMBER */
    bool hidden;    /* not for all to see; in a view, that seat sees it */
    uint32_t items; /* TES_EV_SCORE: number of terms */
} tes_event;

/* One term of a score: `points` of it came from `count` times `name`. Bonus
 * terms have count 0. The points of all terms add up to the event's. */
typedef struct tes_item {
    const char *name;
    const char *module; /* who brought the term */
    int32_t count, points;
} tes_item;

/* Everything that happened, oldest first; an undo shortens the list. */
uint32_t tes_game_events(const tes_game *game);
bool tes_game_event(const tes_game *game, uint32_t event, tes_event *out);
bool tes_game_item(const tes_game *game, uint32_t event, uint32_t item,
                   tes_item *out);

/* What a score counted on the board, where its rule says so: the index-th of
 * it, a tile or, unless *node is TES_NONE, a segment of that tile. False past
 * the last. */
bool tes_game_counted(const tes_game *game, uint32_t event, uint32_t index,
                      uint32_t *tile, uint32_t *node);

/* The terms of what tes_game_worth returns, at most `max`; returns how many
 * there are, up to 33. */
uint32_t tes_game_worth_items(tes_game *game, uint32_t node, int player,
                              tes_item *out, uint32_t max);

/* ---- saves ------------------------------------------------------------- */

/* A save is an append-only text file: a header (format, ruleset, seed) and
 * one answer key per line, each line with a checksum chained over the line
 * before it. See core/log/log.h for the exact form. */
typedef struct tes_save tes_save;

/* Creates (or, append: continues) the save file of a game that is driven
 * through tes_save_answer and tes_save_undo. path NULL: in memory only. */
tes_save *tes_save_create(tes_game *game, uint64_t seed, const char *path,
                          tes_error *err);

/* Loads a save: its ruleset is loaded anew from the header, its answers are
 * replayed. `source` may add paths, limits, and "lang=..." to `set`; a config
 * or any other override is an error, since the game must continue under the
 * rules that it began with. (A list of plain keys has no config: then all of
 * `source` counts.) On success *rules and *game are the caller's; *notice is
 * NULL or a malloc'd text (torn last line dropped, modules changed). */
tes_save *tes_save_load(const char *path, const tes_source *source,
                        tes_ruleset **rules, tes_game **game, char **notice,
                        tes_error *err);

/* Loads the position after the first `answers` answers, or after all of them if
 * there are fewer; errors in later answers do not matter. The save continues in
 * memory; the file stays as it is. */
tes_save *tes_save_load_to(const char *path, uint32_t answers,
                           const tes_source *source, tes_ruleset **rules,
                           tes_game **game, char **notice, tes_error *err);

/* Writes a *shared* save, for giving away: what a seat (TES_CHANCE: everybody)
 * saw of the game so far. It has the answers that the seat may know, a mark in
 * place of each other answer, and no seed. `path` must not be that of the save,
 * which stays as it is. The game is played once more to find out what was seen.
 * When a shared save is loaded, its game is a view of the seat. It shows what
 * the seat saw and cannot be continued (TES_EINPUT). Loading guesses the hidden
 * answers until the game fits what was seen. If there are too many
 * possibilities, loading fails and names the answer. */
tes_status tes_save_share(const tes_save *save, int seat, const char *path,
                          tes_error *err);

/* Is this a shared save? *seat is whose. It must be closed before its ruleset
 * is freed. */
bool tes_save_seat(const tes_save *save, int *seat);

/* Of a shared save: what the seat saw after so many answers, as a view for the
 * caller to free. NULL with err. To go back, it replays from the start. */
tes_game *tes_save_seen(tes_save *save, uint32_t answers, tes_error *err);

/* Answers (and logs) by index; flushed to the file before it returns. */
tes_status tes_save_answer(tes_save *save, uint32_t index, tes_error *err);
/* Rolls (and logs) the pending CHANCE decision. */
tes_status tes_save_roll(tes_save *save, tes_error *err);
/* Takes answers back and logs that; beyond the undo window it replays. */
tes_status tes_save_undo(tes_save *save, uint32_t answers, tes_error *err);
/* The game. An undo that has to replay puts another one in its place. */
tes_game *tes_save_game(const tes_save *save);
/* The seed the game was started with; unknown in a shared save. */
uint64_t tes_save_seed(const tes_save *save);
/* Keys of the answers given, oldest first, undone ones left out; "" for one
 * that is hidden in a shared save. */
uint32_t tes_save_keys(const tes_save *save);
const char *tes_save_key(const tes_save *save, uint32_t index);
/* Writes the whole log to another path, atomically. An older saved game there
 * is replaced, anything else is not. */
tes_status tes_save_copy(const tes_save *save, const char *path,
                         tes_error *err);
/* Locks the file for writing until the save is closed; the first answer does
 * so, too. TES_EIO: another process has locked it (the message names the
 * process if the system tells which), or has changed it since it was loaded. In
 * memory: TES_OK. */
tes_status tes_save_lock(tes_save *save, tes_error *err);
/* Closes the file. The game stays the caller's. */
void tes_save_close(tes_save *save);

/* ---- what leaves the program -------------------------------------------- */

/* Text as it may be shown: writes it to `out`, at most `size` bytes with the
 * NUL, and returns its full length as snprintf does. The result is UTF-8
 * without terminal commands and without changes of the direction of text:
 * broken bytes, control characters (C0 but line ends and tabs, DEL, C1), the
 * controls of bidirectional text, U+2028 and U+2029 and non-characters become
 * U+FFFD. Messages, titles, texts and keys may hold any of these, for they come
 * from whoever wrote the modules, the config or the saved game. */
size_t tes_clean(const char *text, size_t len, char *out, size_t size);

/* A file that is written as a whole or not at all: it is written under another
 * name beside its place, and renamed when it is complete. A device or a pipe is
 * written to directly. A full disk, and a limit on the size of files, are
 * errors (TES_EIO) like any other, and leave an older file as it was. */
typedef struct tes_file tes_file;

/* Begins a file. NULL: refused, with err. */
tes_file *tes_file_create(const char *path, tes_error *err);
/* Appends to it. After a failure only tes_file_drop is of use. */
tes_status tes_file_write(tes_file *file, const char *text, size_t len,
                          tes_error *err);
/* Puts it into its place and frees it, also on failure. */
tes_status tes_file_finish(tes_file *file, tes_error *err);
/* Gives it up: nothing is left of it. NULL is allowed. */
void tes_file_drop(tes_file *file);

/* ---- program ----------------------------------------------------------- */

/* Folder with lua/ expansions/ tiles/ when neither tes_source.root nor
 * $TESSERA_PATH names one. Call once before the first ruleset. */
void tes_set_root(const char *folder);

/* Version text, such as "0.1.0". */
const char *tes_version(void);

#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#endif
