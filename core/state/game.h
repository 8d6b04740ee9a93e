/* game.h - one game: the store, its rows, and the rules' entry points. */
#ifndef TES_GAME_H
#define TES_GAME_H

#include "state/rows.h"

/* How a phase stopped running. */
typedef enum tesI_run {
    RUN_ASK,    /* a decision was opened */
    RUN_DONE,   /* on to the next phase; or the game is over */
    RUN_JUMP,   /* on to the phase in game->jump */
    RUN_NEXT,   /* on to the running phase, which tesI_flow_next has set */
    RUN_FINISH, /* on to the final phases */
    RUN_FAIL    /* game->error says why */
} tesI_run;

struct tesI_tally;
struct tesI_view;
struct tes_game;

/* The rules, as the core sees them. Every function may be NULL but run. */
struct tesI_rules {
    void *ctx;
    /* Starts the running phase (answer NULL) or continues it with an answer.
     * May also run the phases that follow, by tesI_flow_next. */
    tesI_run (*run)(void *ctx, struct tes_game *game,
                    const struct tesI_option *answer);
    /* Can the phase of the pending decision continue without a cache? If not,
     * it is run again from its start. */
    bool (*ready)(void *ctx, struct tes_game *game);
    /* Forgets whatever is cached for a suspended phase. */
    void (*drop)(void *ctx, struct tes_game *game);
    /* Is the condition of a phase true? Called only for conditions with a part
     * set (struct tesI_condition.any), so it may be NULL if there are none. */
    bool (*holds)(void *ctx, const struct tes_game *game,
                  const struct tesI_condition *condition);
    /* Vetoes: 1 allowed, 0 not, -1 failed. `again`: it was asked about the same
     * type and cell just before, turned otherwise. */
    int (*may_place)(void *ctx, struct tes_game *game, uint32_t type,
                     uint32_t cell, unsigned rotation, bool again);
    int (*may_stand)(void *ctx, struct tes_game *game, uint32_t piece,
                     uint32_t node, bool shared);
    /* Hooks of one stage of a score: they change the tally. 0, or -1. */
    int (*score)(void *ctx, struct tes_game *game, tesI_stage stage,
                 struct tesI_tally *tally);
    /* Adds what a figure weighs on the feature where it stands. 0, or -1. */
    int (*weigh)(void *ctx, struct tes_game *game, uint32_t figure,
                 uint32_t root, int32_t *weight);
    /* Removes from equally strong seats (two or more) those that rank below
     * others on these features. 0, or -1. */
    int (*rank)(void *ctx, struct tes_game *game, const uint32_t *roots,
                uint32_t count, uint32_t *seats);
    /* Adds the possible values of a hidden variable to a draft. 0, or -1. */
    int (*sample)(void *ctx, struct tes_game *game, uint32_t var, uint32_t id);
    /* Called when an answer begins or ends: opens or closes the budget of its
     * rules. */
    void (*budget)(void *ctx, bool open);
    /* Is the time limit of the running rules reached? */
    bool (*spent)(void *ctx);
};

struct tes_game {
    struct tesI_store store;
    struct tesI_catalogue *cat;
    const struct tesI_rules *rules;
    tes_ruleset *ruleset;

    size_t block_size; /* of a clone: its columns are in the same block */
    struct {           /* the state of the last clone, kept for the next one;
                          not kept for the first clone of a state */
        struct tesI_snapshot *snapshot;
        uint32_t rollbacks, mark, phase_mark;
    } cloned;

    /* caches, no state */
    int live;            /* handle of the suspended phase, or -1 */
    uint32_t phase;      /* the running one, as in the pending decision */
    uint32_t phase_mark; /* journal position when it began */
    uint32_t hidden;     /* mask of seats from which its questions are hidden,
                            see secrets.h */
    uint32_t lent;       /* 1 + who was on turn when an offer to another player
                            was begun in this phase, or 0 */
    uint32_t reveals;    /* how often a rule revealed it */
    struct tesI_view *view; /* not NULL: the game is a view, see views.h */
    struct {                /* the decision being put together, see options.h */
        bool open, full;    /* full: out of memory, or too many options */
        int player;
        tesI_label prompt;
        tesI_bulk bulk;
        uint32_t arg, first, count, tag;
        uint32_t twice[2]; /* tags of two equal options, the later first */
        tesI_label only;   /* list only options that put a piece of this name
                              somewhere; 0: all */
        uint32_t in_bulk;  /* number of bulk options */
        bool native;       /* see DECISION_NATIVE */
    } draft;
    struct { /* what the draft is about, see tesI_ask_about */
        struct tesI_option *rows;
        uint32_t count, cap;
    } about;
    uint32_t salt;                     /* told apart by handles */
    uint32_t forgotten;                /* number of forgotten decisions */
    uint32_t window;                   /* answers to keep undoable; 0: all */
    uint32_t trim_mark, trim_decision; /* where to forget up to next */
    uint32_t jump;                     /* argument of RUN_JUMP */
    uint32_t silent;                   /* phases since the last decision */
    uint32_t supposed; /* root + 1 of a feature that is supposed to be complete,
                          or 0 */
    uint32_t stretch;  /* additional tiles that it is supposed to have */
    uint32_t caused;   /* events since the last answer */
    bool flooded;      /* these were too many */
    bool interrupted;  /* the host stopped the rules */
    uint32_t *failed;  /* bit per option of the pending decision */
    uint32_t failed_cap, failed_count;
    struct { /* where events begin in their column; good while the store
                has not been rolled back since */
        uint32_t rollbacks;
        uint32_t index, word; /* the event that was read last */
        uint32_t count, end;  /* all events, as far as counted */
    } seen;
    struct { /* the first so many tiles have types of these sets of
                tesI_catalogue.sought; good while the store has not been rolled
                back since */
        uint32_t rollbacks, tiles, sets;
    } shown;
    char *error; /* why rules failed, malloc'd */
    bool named;  /* the error says whose rule it was */
    struct {     /* reasons for missing options, see vetoes.h */
        char *notes;
        uint32_t count, used, cap;
        bool lost; /* as after an undo: its phase has to run again */
    } vetoes;
};

/* ---- rows ---- */

static inline uint32_t tesI_word(const struct tes_game *game, uint32_t word)
{
    return tesI_get(&game->store, COL_WORDS, word);
}

static inline void tesI_set_word(struct tes_game *game, uint32_t word,
                                 uint32_t value)
{
    tesI_put(&game->store, COL_WORDS, word, value);
}

/* Adds to a word; not 0. */
static inline void tesI_add_word(struct tes_game *game, uint32_t word,
                                 uint32_t by)
{
    tesI_replace(&game->store, COL_WORDS, word, tesI_word(game, word) + by);
}

static inline uint32_t tesI_meta(const struct tes_game *game, uint32_t word)
{
    return tesI_get(&game->store, COL_META, word);
}

static inline void tesI_set_meta(struct tes_game *game, uint32_t word,
                                 uint32_t value)
{
    tesI_put(&game->store, COL_META, word, value);
}

/* For columns of rows: ROW(game, number) is a row, COUNT(game) their number. */
#define ROWS(name, column, words, ROW, COUNT)                         \
    static inline const struct name *ROW(const struct tes_game *game, \
                                         uint32_t number)             \
    {                                                                 \
        return tesI_at(&game->store, column, number * (words));       \
    }                                                                 \
    static inline uint32_t COUNT(const struct tes_game *game)         \
    {                                                                 \
        return tesI_len(&game->store, column) / (words);              \
    }
/* clang-format off */
ROWS(tesI_tile, COL_TILES, TILE_WORDS, tesI_tile_row, tesI_tile_count)
ROWS(tesI_node, COL_NODES, NODE_WORDS, tesI_node_row, tesI_node_count)
ROWS(tesI_page, COL_PAGES, PAGE_WORDS, tesI_page_row, tesI_page_count)
ROWS(tesI_group, COL_GROUPS, GROUP_WORDS, tesI_group_row, tesI_group_count)
ROWS(tesI_link, COL_LINKS, LINK_WORDS, tesI_link_row, tesI_link_rows)
ROWS(tesI_figure, COL_FIGURES, FIGURE_WORDS, tesI_figure_row,
     tesI_figure_count)
/* clang-format on */
#undef ROWS

/* The tile laid last, or TES_NONE. */
static inline uint32_t tesI_focus(const struct tes_game *game)
{
    return tesI_tile_count(game) - 1;
}

static inline const struct tesI_type *tesI_tile_type(
    const struct tes_game *game, uint32_t tile)
{
    return &game->cat->types[tesI_laid_type(tesI_tile_row(game, tile))];
}

static inline unsigned tesI_tile_rotation(const struct tes_game *game,
                                          uint32_t tile)
{
    return tesI_laid_rotation(tesI_tile_row(game, tile));
}

/* Node of a segment of a split tile, see tesI_tile_node. */
uint32_t tesI_split_node(const struct tes_game *game, uint32_t tile,
                         uint32_t segment);

/* Node of the segment-th segment of a laid tile. */
static inline uint32_t tesI_tile_node(const struct tes_game *game,
                                      uint32_t tile, uint32_t segment)
{
    const struct tesI_tile *row = tesI_tile_row(game, tile);
    if (tesI_laid_split(row)) return tesI_split_node(game, tile, segment);
    return row->node + segment;
}

/* Last figure of the ring of a feature + 1, or 0: none. */
static inline uint32_t tesI_node_figures(const struct tes_game *game,
                                         uint32_t root)
{
    uint32_t extra = tesI_node_row(game, root)->extra;
    if (extra == 0) return 0;
    return tesI_get(&game->store, COL_EXTRA, extra - 1 + EXTRA_FIGURES);
}

/* Tile that a node lies on, and which segment of the tile's type it is. */
static inline uint32_t tesI_node_tile(const struct tes_game *game,
                                      uint32_t node)
{
    return tesI_place_tile(tesI_node_row(game, node));
}

/* The cell where that tile lies. */
static inline uint32_t tesI_node_cell(const struct tes_game *game,
                                      uint32_t node)
{
    return tesI_tile_row(game, tesI_node_tile(game, node))->cell;
}

static inline uint32_t tesI_node_index(const struct tes_game *game,
                                       uint32_t node)
{
    return tesI_place_segment(tesI_node_row(game, node));
}

/* Number of decisions so far; the first that is not forgotten: those before the
 * undo window are forgotten, with their options. */
static inline uint32_t tesI_decision_count(const struct tes_game *game)
{
    return tesI_len(&game->store, COL_DECISIONS) / DECISION_WORDS +
           game->forgotten;
}

static inline uint32_t tesI_decision_first(const struct tes_game *game)
{
    return game->forgotten;
}

/* First word in COL_DECISIONS of a decision that is known. */
static inline uint32_t tesI_decision_word(const struct tes_game *game,
                                          uint32_t decision)
{
    return (decision - game->forgotten) * DECISION_WORDS;
}

static inline const struct tesI_decision *tesI_decision_row(
    const struct tes_game *game, uint32_t decision)
{
    return tesI_at(&game->store, COL_DECISIONS,
                   tesI_decision_word(game, decision));
}

/* The decision that was opened last. */
static inline const struct tesI_decision *tesI_last(const struct tes_game *game)
{
    return tesI_decision_row(game, tesI_decision_count(game) - 1);
}

/* Segment definition of a node. */
static inline const struct tesI_segdef *tesI_node_segment(
    const struct tes_game *game, uint32_t node)
{
    const struct tesI_node *row = tesI_node_row(game, node);
    const struct tesI_type *type = tesI_tile_type(game, tesI_place_tile(row));
    return &type->segments[tesI_place_segment(row)];
}

static inline const struct tesI_kind *tesI_node_kind(
    const struct tes_game *game, uint32_t node)
{
    return &game->cat->kinds[tesI_node_segment(game, node)->kind];
}

/* Sides and halves that a node reaches, in board orientation. */
static inline unsigned tesI_node_sides(const struct tes_game *game,
                                       uint32_t node)
{
    uint32_t tile = tesI_node_tile(game, node);
    return tesI_turn_sides(tesI_node_segment(game, node)->sides,
                           tesI_tile_rotation(game, tile));
}

static inline unsigned tesI_node_halves(const struct tes_game *game,
                                        uint32_t node)
{
    uint32_t tile = tesI_node_tile(game, node);
    return tesI_turn_halves(tesI_node_segment(game, node)->halves,
                            tesI_tile_rotation(game, tile));
}

/* All sides that it touches, with the whole or a half. */
static inline unsigned tesI_node_reach(const struct tes_game *game,
                                       uint32_t node)
{
    return tesI_node_sides(game, node) |
           tesI_sides_of(tesI_node_halves(game, node));
}

/* For functions that are seldom called: the compiler keeps the code of such
 * calls apart. */
#define TESI_COLD __attribute__((cold))

/* Replaces game->error; text is printf-style. Returns RUN_FAIL. */
TESI_COLD tesI_run tesI_game_fail(struct tes_game *game, const char *format,
                                  ...) __attribute__((format(printf, 2, 3)));

/* The same after a failed allocation, with the message that fits: out of
 * memory, the game's limit, or too many events in one answer. */
TESI_COLD tesI_run tesI_game_no_memory(struct tes_game *game);

/* Hash of the state alone: tes_game_hash without the pending decision, whose
 * hash depends on the number of its phase. */
uint64_t tesI_store_state(const struct tesI_store *store);

/* Changes the seed, and so all random numbers to come. Cannot be undone. */
void tesI_game_seed(struct tes_game *game, uint64_t seed);

/* Updates all known decisions after so many words were cut off the front of
 * COL_OPTIONS. */
void tesI_decisions_moved(struct tesI_store *store, uint32_t options);

/* First decision of the running phase, or of the last one; *options is where
 * its options begin. */
uint32_t tesI_first_decision(const struct tes_game *game, uint32_t *options);

/* Prepares a game for changes that are not journaled. */
void tesI_game_forget_clones(struct tes_game *game);
static inline void tesI_game_own(struct tes_game *game)
{
    if (game->cloned.snapshot != NULL) tesI_game_forget_clones(game);
    tesI_store_own(&game->store);
}

/* Opens or closes the budget of the rules for one call of the host. Every call
 * of rules needs an open budget, or an endless loop would not be stopped. */
static inline void tesI_game_budget(const struct tes_game *game, bool open)
{
    if (game->rules->budget == NULL) return;
    game->rules->budget(game->rules->ctx, open);
}

/* For loops of the core whose length the rules choose: they stop half-way and
 * fail when the time of the rules is over. */
static inline bool tesI_spent(const struct tes_game *game)
{
    return game->rules->spent != NULL && game->rules->spent(game->rules->ctx);
}

#endif
