/* catalogue.h - everything a ruleset declares, immutable once games run.
 *
 * A *ruleset* is the modules that are chosen for a game, with their options.
 * Its catalogue has tile types, kinds of features, pieces, phases, piles, zones
 * and variables. The script layer (or a unit test) fills the arrays, then calls
 * tesI_catalogue_finish, which lays out the variables in the store. Games of
 * one ruleset share the catalogue. All names are *labels*: small numbers, one
 * for each distinct text. */
#ifndef TES_CATALOGUE_H
#define TES_CATALOGUE_H

#include <stdbool.h>
#include <stdint.h>

#include "state/geometry.h"
#include "state/store.h"
#include "tessera.h"

#define TESI_MAX_KINDS 32
#define TESI_MAX_SIDE_KINDS 32
#define TESI_MAX_SEGMENTS 16
#define TESI_MAX_ATTRS 16
#define TESI_MAX_TERMS 24
#define TESI_MAX_PIECES 32
#define TESI_PLAIN_VERBS 64
#define TESI_MAX_PHASES 96
#define TESI_MAX_PARTS 4 /* of a turn, given away one within the other */
#define TESI_MAX_PILES 32
#define TESI_MAX_STACKS 16
#define TESI_MAX_ZONES 64
#define TESI_MAX_VARS 256
#define TESI_MAX_TYPES 4096
#define TESI_MAX_SOUGHT 32
#define TESI_MAX_OVERLAYS 8
#define TESI_MAX_TOGETHER 3
#define TESI_MAX_LABELS 32768u
#define TESI_NO_SEGMENT 255
#define TESI_NEUTRAL 255 /* owner of neutral figures */

typedef uint16_t tesI_label; /* 0: none */

/* What completes a feature of a kind. */
typedef enum tesI_closing {
    CLOSES_NEVER, /* it only ends with the game */
    CLOSES_SIDES, /* when no side of any of its segments is open */
    CLOSES_AROUND /* when all eight neighbours of its tile are laid */
} tesI_closing;

/* How an attribute of two features merges when they join. */
typedef enum tesI_merge {
    MERGE_SUM,
    MERGE_ANY,
    MERGE_ALL,
    MERGE_MAX,
    MERGE_SET, /* bit masks */
    MERGE_ONE  /* the one that is not 0; the smaller when both are not */
} tesI_merge;

struct tesI_attr {
    tesI_label name;
    uint8_t merge;
};

/* Stages of a score in which hooks may change terms. */
typedef enum tesI_stage {
    STAGE_COUNT,
    STAGE_RATE,
    STAGE_BONUS,
    STAGE_FACTOR,
    STAGE_VETO,
    STAGE_FINAL, /* on the sum */
    TESI_STAGES
} tesI_stage;

/* Where the count of a score term comes from. */
typedef enum tesI_source {
    FROM_TILES,  /* distinct tiles of the feature */
    FROM_AROUND, /* laid tiles among the 3x3 around its first tile */
    FROM_ATTR,   /* an attribute */
    FROM_ONE,    /* always 1 */
    FROM_HOOK,   /* only what count hooks return */
    FROM_TOUCHED /* complete features of a kind that it touches */
} tesI_source;

#define TESI_NO_ATTR 255u

/* A bit of tesI_kind.hooks: one of the kind's terms counts touched features, so
 * that the points depend on these, too, as hooks may make them do. */
#define TESI_FAR_TERM 0x80u

struct tesI_term {
    tesI_label name, module;
    uint8_t kind;    /* segment kind it belongs to */
    uint8_t source;  /* tesI_source */
    uint8_t attr;    /* for FROM_ATTR: index into the kind's attrs; for
                        FROM_TOUCHED: index into the touched kind's, or
                        NO_ATTR */
    uint8_t touched; /* segment kind, for FROM_TOUCHED */
    int32_t complete, incomplete; /* points per count */
    tesI_label like; /* the rate of this other term of the kind is added to its
                        own */
};

struct tesI_kind {
    tesI_label name;
    uint8_t closes;   /* tesI_closing */
    uint8_t hooks;    /* bit per tesI_stage: score hooks exist; or
                         TESI_FAR_TERM */
    bool ground;      /* its segments have halves of sides, not sides */
    uint8_t parts;    /* 1 + attribute whose segments part it for who looks for
                         a free place; 0: none */
    uint32_t vetoed;  /* classes whose figures on it a rule may veto */
    uint32_t joins;   /* mask of kinds it joins across an edge */
    uint32_t classes; /* mask of piece classes that may stand on it */
    uint8_t nattrs;
    struct tesI_attr attrs[TESI_MAX_ATTRS];
};

/* What a whole side may show and what it may touch. */
struct tesI_side_kind {
    tesI_label name;
    uint32_t touches; /* mask of side kinds it may lie against */
    bool continues;   /* a tile that shows it must be laid against it */
};

struct tesI_segdef {
    uint8_t kind;
    uint8_t sides, halves;         /* masks, unrotated; a half of a side that
                                      is shared is in both */
    uint16_t touches;              /* mask of segments of the same tile */
    uint16_t joined;               /* mask of segments that are one feature with
                                      it */
    int32_t attrs[TESI_MAX_ATTRS]; /* by index of the kind's attrs */
    bool held; /* open at a place of its own, too, while no link begins there */
    tesI_label ends; /* what stops a one-sided segment; in what an area lies */
    uint16_t leads;  /* mask of segments of the same tile that this leads to,
                        see lua/plan/lines.lua */
};

/* Most marks of tiles that rules read. */
#define TESI_MAX_MARKS 32

struct tesI_type {
    char *id; /* owned */
    uint8_t nsegments;
    bool vetoed;                   /* a rule may veto its placements */
    bool has_area;                 /* holds a CLOSES_AROUND segment */
    uint8_t side[TESI_SIDES];      /* side kinds */
    uint8_t side_seg[TESI_SIDES];  /* segment of a side, or none */
    uint8_t half_seg[TESI_HALVES]; /* segment of a half, or none */
    uint8_t shared;                /* mask of sides of which two segments have
                                      a half each: half_seg, no side_seg */
    uint32_t marks;                /* bit per declared tile mark */
    uint8_t *heading;              /* owned; for each mark 1 + the direction in
                                      which it points, or 0. NULL: no mark
                                      points */
    bool joined;                   /* some of its segments are joined */
    uint16_t closing;              /* mask of its CLOSES_SIDES segments */
    uint8_t overlay, turned;       /* derived types: the overlay on `under` and
                                      its rotation; */
    uint16_t under, plain;         /* the type below, and the printed one */
    uint16_t *with; /* owned; by tesI_laying: the type that this one becomes
                       under the overlay, or 0. NULL: it takes no overlay */
    uint8_t turns;  /* mask of the rotations that differ */
    bool fixed;     /* it always lies on the cell x, y */
    int16_t x, y;
    struct tesI_segdef *segments; /* owned */
};

/* An overlay: segments that are laid on a tile, together with it or later. A
 * tile under an overlay has a *derived type*, which is made with the catalogue;
 * derived types follow the printed ones. */
struct tesI_overlay {
    tesI_label name;
    tesI_label labels[4]; /* how keys write it, by rotation on the board */
    uint8_t sides;        /* mask of the sides that it covers, unrotated */
    uint8_t kind;         /* side kind that it puts there; 0: several */
    uint8_t turns;        /* mask of the rotations that differ */
    uint8_t price;        /* 1 + piece that one costs; 0: nothing */
    uint32_t covers;      /* mask of side kinds that it may cover */
};

struct tesI_piece {
    tesI_label name;
    bool owned;       /* every player has a supply of it */
    uint8_t count;    /* per player, or in all when not owned */
    int16_t weight;   /* in a majority; 0: does not count */
    bool weighed;     /* rules add to its weight */
    bool claims;      /* occupies: others may not join it */
    bool bars;        /* nobody may be put on the tile where it stands */
    uint32_t classes; /* classes it belongs to */
    uint32_t grounds; /* classes that count for tesI_kind.classes; other than
                         `classes` if it may stand on some kinds only */
    bool stays;       /* it does not go home with the others of a feature */
    uint32_t beside;  /* its owner needs a figure of one of these pieces (a
                         mask) on the feature; 0: it may stand there alone */
};

/* How many of some pieces may stand on one tile itself. */
struct tesI_stack {
    uint32_t pieces; /* a mask: these together */
    uint32_t marks;  /* a mask: on tiles with one of these; 0: on all */
    uint32_t limit;
};

typedef enum tesI_game_stage {
    GAME_SETUP, /* phases run once before turn 1 */
    GAME_TURN,  /* phases of every turn */
    GAME_FINAL, /* phases run once at the end */
    GAME_OVER
} tesI_game_stage;

#define TESI_OPEN_SEEN 16u

/* What a condition may ask, in the order of cost. */
typedef enum tesI_ask {
    ASK_NO_MORE,
    ASK_STATE,
    ASK_TILE,
    ASK_HOME,
    ASK_AWAY,
    ASK_MINE,
    ASK_FRESH,
    ASK_DRY,
    ASK_DRAWN,
    ASK_OUT,
    ASK_KIND,
    ASK_HERE,
    ASK_PART,
    ASK_HOLE,
    ASK_BOARD,
    ASK_TOGETHER,
    ASK_ENCLOSED,
    ASK_CLAIMS,
    TESI_ASKS
} tesI_ask;

/* When rules are called. All parts that are set must be true; with no part set
 * it is always true. */
struct tesI_condition {
    bool any;                /* some part below is set */
    uint8_t asks[TESI_ASKS]; /* which parts are set, up to ASK_NO_MORE */
    bool fresh;              /* a feature is complete and not dealt with, */
    uint8_t of;              /* 1 + kind: of this kind */
    uint16_t var;      /* 1 + number of a variable of the game, or of the player
                          on turn, that is not 0 */
    uint16_t mine;     /* 1 + number of such a variable that holds the player on
                          turn or a figure of that player */
    uint8_t away;      /* 1 + piece: the player on turn has one not at home, */
    uint8_t home;      /* ... at home, */
    uint8_t out;       /* or anybody has one not at home */
    uint32_t both[2];  /* masks of pieces: figures of the two are on one
                          feature */
    uint32_t here;     /* mask of pieces: one is on a feature that the tile laid
                          last is part of */
    uint32_t enclosed; /* mask of pieces: one is on a feature without open sides
                        */
    tesI_label part; /* attribute: of a feature that the tile laid last is part
                        of */
    bool dry;        /* no tile is left to be drawn */
    bool hole;       /* an empty cell has a tile on each of its sides */
    tesI_label claims; /* attribute: not 0 on a feature that a figure of the
                          player on turn claims */
    bool drawn;        /* one of these piles has a tile, */
    uint32_t piles;    /* a bit each */
    uint32_t *types;   /* owned; the tile laid last is of one of these types,
                          a bit each; NULL: of any */
    uint32_t *laid;    /* owned; a tile on the board is of one of these; NULL:
                          not asked */
    uint32_t sought;   /* 1 + the number of that set, see tesI_catalogue.sought;
                          0: there are too many of them */
    struct tesI_condition *other; /* owned; the condition is also true if this
                                     one is; NULL: none */
};

/* Fills in `any` and `asks` from the parts that are set. */
void tesI_condition_ready(struct tesI_condition *condition);

/* Frees what a condition owns. */
void tesI_condition_free(struct tesI_condition *condition);

/* A set of numbers (tile types, options), a bit for each. */
static inline bool tesI_is_in(const uint32_t *set, uint32_t number)
{
    return set[number / 32] >> number % 32 & 1;
}
static inline void tesI_put_in(uint32_t *set, uint32_t number)
{
    set[number / 32] |= 1u << number % 32;
}

/* An overlay in a rotation, as struct tesI_type.with counts them: bits 0-1 the
 * rotation, the others the overlay. */
static inline uint32_t tesI_laying(uint32_t overlay, unsigned rotation)
{
    return overlay << 2 | rotation;
}
static inline unsigned tesI_laying_rotation(uint32_t laying)
{
    return laying & 3;
}
static inline uint32_t tesI_laying_overlay(uint32_t laying)
{
    return laying >> 2;
}

struct tesI_phase {
    tesI_label name, module;
    uint8_t stage; /* tesI_game_stage */
    bool landmark; /* it runs nothing; other phases are ordered before or after
                      it */
    uint8_t next;  /* 1 + the next phase of the stage that is no landmark, or
                      0 */
    struct tesI_condition when;
};

/* Who may see a variable, pile or zone. */
typedef enum tesI_seen {
    SEEN_ALL,
    SEEN_OWNER,  /* the player it is kept for */
    SEEN_NOBODY, /* only the rules */
    SEEN_SET     /* seats whose variable is true, or equal to the owner's */
} tesI_seen;

struct tesI_visibility {
    uint8_t seen; /* tesI_seen */
    uint16_t var; /* for SEEN_SET: a variable kept per player */
};

/* A weighted multiset of tile types. */
struct tesI_pile {
    tesI_label name;
    bool drawn;    /* tiles are drawn from it, in the order of piles */
    uint8_t owner; /* 1 + the player whose it is, or 0 */
    struct tesI_visibility sight;
    uint8_t of;       /* of a hidden pile: the pile that its tiles come from */
    bool feeds;       /* the tiles of a hidden pile come from here */
    uint32_t *counts; /* owned, one a type */
};

struct tesI_zone {
    tesI_label name;
    bool owned; /* one for every player */
    struct tesI_visibility sight;
    bool placed; /* the zone is drawn on the tile at x, y */
    int32_t x, y;
};

typedef enum tesI_scope {
    SCOPE_GAME,
    SCOPE_PLAYER,
    SCOPE_TILE,
    SCOPE_FIGURE,
    SCOPE_MAP /* by an arbitrary 32-bit key */
} tesI_scope;

/* How the script layer reads a variable's word. */
typedef enum tesI_var_type {
    VAR_INTEGER,
    VAR_BOOLEAN,
    VAR_WORD, /* number of one of its words */
    VAR_PLAYER,
    VAR_TILE,
    VAR_TYPE,
    VAR_FIGURE,
    VAR_FEATURE, /* node + 1 */
    VAR_CELL,    /* map key form, x and y of 16 bits each */
    VAR_ZONE,
    VAR_EDGE,   /* edge + 1 */
    VAR_SEGMENT /* node + 1 */
} tesI_var_type;

struct tesI_var {
    tesI_label name; /* "module.name" */
    uint8_t scope, type;
    struct tesI_visibility sight;
    bool sampled; /* a rule lists the values that it may have while hidden */
    bool opens;   /* SEEN_SET of something refers to it */
    int32_t initial;
    uint32_t word;     /* offset in its column, laid out by finish */
    tesI_label *words; /* owned: what a VAR_WORD may hold, from 1 */
    uint32_t nwords;
};

/* Offsets in COL_WORDS behind the fixed ones. */
struct tesI_layout {
    uint32_t scores, supplies, totals, buried, piles, vars, parts, words;
    uint32_t tile_vars;                /* words per tile */
    uint32_t extra_words;              /* of a row of COL_EXTRA */
    uint32_t figures[TESI_MAX_PIECES]; /* first figure of a piece: of seat 0,
                                          or of all when it is neutral */
    uint32_t seat_figures;             /* number of figures of each player */
};

/* Limits of what one answer may cause, see tes_source. */
struct tesI_limits {
    size_t game;      /* bytes that a game may hold; 0: any */
    uint32_t events;  /* that one answer causes */
    uint32_t options; /* that a decision lists */
    uint32_t phases;  /* that pass without a decision */
};
#define TESI_EVENT_LIMIT 100000u
#define TESI_OPTION_LIMIT 65535u
#define TESI_PHASE_LIMIT 10000u

struct tesI_catalogue {
    int players;
    uint32_t nkinds, nsides, ntypes, npieces, nphases, npiles, nzones, nvars,
        nterms, nstacks;
    struct tesI_kind kinds[TESI_MAX_KINDS];
    struct tesI_side_kind sides[TESI_MAX_SIDE_KINDS]; /* [0] is unused */
    struct tesI_piece pieces[TESI_MAX_PIECES];
    struct tesI_stack stacks[TESI_MAX_STACKS];
    struct tesI_phase phases[TESI_MAX_PHASES];
    uint8_t first_phase[GAME_OVER]; /* of a stage: as tesI_phase.next */
    struct tesI_pile piles[TESI_MAX_PILES];
    struct tesI_zone zones[TESI_MAX_ZONES];
    struct tesI_var vars[TESI_MAX_VARS];
    struct tesI_term terms[TESI_MAX_TERMS * 4];
    struct tesI_type *types; /* owned, ntypes */
    uint32_t nprinted; /* types that are not derived; piles hold only these.
                          0 before finish: all */
    uint32_t noverlays, ntogether; /* the first may be laid with a tile */
    struct tesI_overlay overlays[TESI_MAX_OVERLAYS];
    tesI_label side_names[TESI_SIDES];
    tesI_label draw, place, pass;     /* prompts and verbs of bulk options */
    uint8_t barring[TESI_MAX_PIECES]; /* pieces that bar a tile */
    uint32_t nbarring;
    tesI_label marks[TESI_MAX_MARKS],
        classes[32]; /* tile marks, piece classes */
    uint32_t nmarks, nclasses;
    uint32_t returning;  /* mask of pieces that an offer can take back from
                            features that are not complete */
    uint32_t area_kinds; /* mask of CLOSES_AROUND kinds */
    uint32_t ranked;     /* mask of kinds where rules break ties */
    uint32_t likes;      /* mask of kinds with terms that pay like others */
    uint32_t lost;       /* 1 + variable: seats lose together; 0: they do not */
    bool secrets;        /* something may be hidden */
    bool place_hook;     /* scripted vetoes of placements exist */
    bool plain_names;    /* kinds, pieces and zones have one word for a name */
    tesI_label
        plain_verbs[TESI_PLAIN_VERBS]; /* a cache: verbs known to be one word */
    struct tesI_layout layout;

    /* labels: interned strings, 1-based */
    char **labels;
    uint32_t nlabels, label_cap;
    uint32_t declared;     /* labels there were when all was declared */
    uint32_t *label_index; /* open addressing, label or 0 */
    uint32_t label_slots;

    /* sets of types that conditions look for on the board; each is owned by
     * one of them */
    const uint32_t *sought[TESI_MAX_SOUGHT];
    uint32_t nsought;

    /* caches, no state: which types fit which demand; scratch stamps */
    uint8_t *rows; /* ntypes x row_cap, see tesI_fits: counting a type walks
                      one short stretch of memory */
    uint32_t *row_demands; /* nrows */
    uint32_t nrows, row_cap;
    uint32_t *amended;   /* row_cap x 4 x ntogether: see overlays.c */
    uint32_t *row_index; /* open addressing by demand: row + 1 or 0 */
    uint32_t *stamps;
    uint32_t open_seen[TESI_OPEN_SEEN]; /* nodes of ground last seen open, by
                                           root; see features.h */
    uint32_t stamp_cap, stamp_now;
    uint32_t *scratch; /* see tesI_scratch */
    uint32_t scratch_cap;
    struct tesI_limits limits;
    struct tesI_store spare; /* columns of a game that was freed */
    struct tes_game *over;   /* the game that ended last, if it was not packed
                                yet, see spare.h */
    void *block;             /* memory of a clone that was freed */
    size_t block_size;
};

/* Scratch memory for so many words, good until the next call; NULL: out of
 * memory. */
uint32_t *tesI_scratch(struct tesI_catalogue *cat, uint32_t words);

/* An empty catalogue with the usual limits, or NULL. */
struct tesI_catalogue *tesI_catalogue_new(void);
void tesI_catalogue_free(struct tesI_catalogue *cat);

/* Label of a string, interned on first use; 0: out of memory or labels. */
tesI_label tesI_label_of(struct tesI_catalogue *cat, const char *text);
/* Label of a string that is known already, else 0. */
tesI_label tesI_label_find(const struct tesI_catalogue *cat, const char *text);
/* String of a label; "" for 0. */
static inline const char *tesI_text(const struct tesI_catalogue *cat,
                                    tesI_label label)
{
    return label == 0 ? "" : cat->labels[label];
}

/* Mask of the pieces that are of one of these classes (a mask). */
uint32_t tesI_pieces_of(const struct tesI_catalogue *cat, uint32_t classes);

/* Lays out variables and derives side_seg, half_seg and masks of all types.
 * False: out of memory. */
bool tesI_catalogue_finish(struct tesI_catalogue *cat);

/* Links each phase to the next of its stage that is no landmark.
 * tesI_catalogue_finish does so; call it when phases are added later. */
void tesI_catalogue_chain(struct tesI_catalogue *cat);

/* Number of a demand in the cache of rotation masks, made when missing.
 * TES_NONE: out of memory. */
uint32_t tesI_catalogue_row(struct tesI_catalogue *cat, uint32_t demand);

/* A demand: byte s is the side kind that lies against side s, or 0. */
static inline uint32_t tesI_demand_side(uint32_t demand, unsigned side)
{
    return demand >> 8 * side & 255;
}
static inline uint32_t tesI_demand_with(uint32_t demand, unsigned side,
                                        uint32_t kind)
{
    return (demand & ~(UINT32_C(255) << 8 * side)) | kind << 8 * side;
}

/* Where a type fits, by number of the demand: bits 0-3 are a mask of rotations,
 * bits 4-7 how many of them differ. The pointer moves when another demand is
 * met. */
static inline uint8_t tesI_fits_make(unsigned rotations, unsigned count)
{
    return (uint8_t)(rotations | count << 4);
}
static inline unsigned tesI_fits_rotations(uint8_t fits) { return fits & 15; }
static inline unsigned tesI_fits_count(uint8_t fits) { return fits >> 4; }
static inline const uint8_t *tesI_fits(const struct tesI_catalogue *cat,
                                       uint32_t type)
{
    return cat->rows + (size_t)type * cat->row_cap;
}

/* Makes sure that stamps for ids below `ids` exist. */
bool tesI_stamps_reserve(struct tesI_catalogue *cat, uint32_t ids);
/* A new value that no stamp has. */
uint32_t tesI_stamps_next(struct tesI_catalogue *cat);
/* The first of `count` fresh values in a row; all stamps are smaller. */
uint32_t tesI_stamps_block(struct tesI_catalogue *cat, uint32_t count);

#endif
