/* rows.h - the rows of the store, word by word and bit by bit.
 *
 * Each column of the store (store.h) holds rows of one struct, or single words.
 * A line of a table below is a part of a word: the member, its first bit, how
 * many bits it has, the function that reads it, and what it means. A member
 * that is not packed stands in a comment of the table. Only this file knows the
 * bits: other files read a part with the function that its line defines, and
 * make a word with the function after the table.
 *
 * A number that may be missing is stored as number + 1; 0 means that it is
 * missing. */
/* clang-format off */
#ifndef TES_ROWS_H
#define TES_ROWS_H

#include "state/catalogue.h"

/* ---- single words ------------------------------------------------------- */

/* Scalars at the head of COL_WORDS; the rest is in struct tesI_layout. */
enum tesI_word {
    WORD_STAGE,  /* tesI_game_stage */
    WORD_TURN,   /* from 1 */
    WORD_PLAYER, /* whose turn it is */
    WORD_NEXT,   /* seat + 1 that plays next, or 0 for the neighbour */
    WORD_SEED_LOW,
    WORD_SEED_HIGH,
    WORD_CHANCE, /* how many numbers the generator has given */
    WORD_FIXED
};

/* Scalars in COL_META. Indexes take three words each. */
enum tesI_meta {
    META_DIR,
    META_DEMANDED = META_DIR + 3, /* words of the table in COL_DEMANDS */
    META_MAPS,
    META_SPLIT = META_MAPS + 3,
    META_FRESH = META_SPLIT + 3, /* first entry of COL_FRESH in force, */
    META_LOOKED,                 /* and how many have been looked at */
    META_ENDS,                   /* index, see links.h */
    META_LINKS = META_ENDS + 3,  /* links there are, */
    META_FREE_LINK,              /* and the first free row + 1 */
    META_KEPT_TILES,             /* tiles and shut edges there were */
    META_KEPT_EDGES,             /* at the last tesI_outline_keep */
    META_REACH,                  /* how far pages go to N E S W of (0, 0) */
    META_WORDS = META_REACH + TESI_SIDES
};

/* Word of a member of the row with this number, in the row's column. */
#define WORD_OF(row, number, member)                          \
    ((number) * (uint32_t)(sizeof(struct row) / 4) +          \
     (uint32_t)(offsetof(struct row, member) / 4))
#define TILE_WORD(tile, member) WORD_OF(tesI_tile, tile, member)
#define NODE_WORD(node, member) WORD_OF(tesI_node, node, member)
#define GROUP_WORD(group, member) WORD_OF(tesI_group, group, member)
#define LINK_WORD(link, member) WORD_OF(tesI_link, link, member)
#define FIGURE_WORD(figure, member) WORD_OF(tesI_figure, figure, member)

/* PART defines name(word); BITS, ENUM and FLAG define name(row) for a row of
 * struct ROW, as a number, as a type, and as a bool. */
#define MASK(count) (UINT32_MAX >> (32 - (count)))
#define PART(from, count, name)                               \
    static inline uint32_t name(uint32_t word)                \
    {                                                         \
        return word >> (from) & MASK(count);                  \
    }
#define ENUM(word, from, count, name, type)                   \
    static inline type name(const struct ROW *row)            \
    {                                                         \
        return (type)(row->word >> (from) & MASK(count));     \
    }
#define BITS(word, from, count, name) ENUM(word, from, count, name, uint32_t)
#define FLAG(word, from, name) ENUM(word, from, 1, name, bool)

/* The number of a cell. Cells lie in pages of 8 x 8. */
/*   from count name                    what it is */
PART(  0,   3,  tesI_cell_column)    /* in its page */
PART(  3,   3,  tesI_cell_line)      /* in its page */
PART(  0,   6,  tesI_cell_place)     /* both */
PART(  6,  26,  tesI_cell_page)      /* number of the page */
#define PAGE_SIDE 8u
#define PAGE_CELLS 64u

/* An edge: a side of a laid tile, by the tile's cell. */
PART(  0,   2,  tesI_edge_side)
PART(  2,  30,  tesI_edge_cell)

/* A zone with its holder. */
PART(  0,   8,  tesI_held_zone)      /* number of the zone */
PART(  8,  24,  tesI_held_by)        /* seat + 1, or 0: nobody's */

/* How a tile is placed: PLACE of an option. */
PART(  0,   2,  tesI_turned_rotation)
PART(  2,  30,  tesI_turned_way)     /* see overlays.h; 0: no overlay */

/* What placements in bulk are of: bulk of a decision. */
PART(  0,  16,  tesI_bulk_type)      /* tile type */
PART( 16,  16,  tesI_bulk_overlays)  /* mask of those that may lie on it */

/* An entry of COL_FRESH, see completed.h. */
PART(  0,  30,  tesI_completed_node) /* a segment of the feature */
#define COMPLETED_WITHDRAWN (1u << 30) /* a rule took it off the list */
#define COMPLETED_ELSEWHERE (1u << 31) /* the tile laid last neither completed
                                          it nor is part of it */

/* A part of a turn that was given away, a word of layout.parts; 0: none. */
PART(  0,   8,  tesI_part_giver)     /* phase up to which it goes */
PART(  8,   8,  tesI_part_host)      /* seat + 1 that is on turn after it */

/* Label of a term, with that of the module that it is from. */
PART(  0,  16,  tesI_item_label)
PART( 16,  16,  tesI_item_module)

static inline uint32_t tesI_cell_in(uint32_t page, uint32_t column,
                                    uint32_t line)
{
    return page * PAGE_CELLS + line * PAGE_SIDE + column;
}

static inline uint32_t tesI_part(uint32_t giver, uint32_t host)
{
    return giver | (host + 1) << 8;
}

static inline uint32_t tesI_edge(uint32_t cell, unsigned side)
{
    return cell << 2 | side;
}

/* A zone of a seat, or of TES_CHANCE: nobody's. */
static inline uint32_t tesI_held(uint32_t zone, int seat)
{
    return zone | (uint32_t)(seat + 1) << 8;
}

static inline uint32_t tesI_turned(unsigned rotation, uint32_t way)
{
    return rotation | way << 2;
}

static inline uint32_t tesI_bulk_place(uint32_t type, uint32_t overlays)
{
    return type | overlays << 16;
}

static inline uint32_t tesI_item_name(tesI_label label, tesI_label module)
{
    return label | (uint32_t)module << 16;
}

/* ---- the board ---------------------------------------------------------- */

/* A laid tile: a row of COL_TILES. */
struct tesI_tile {
    uint32_t kind, node, cell;
};
#define TILE_WORDS 3u

#define ROW tesI_tile
/*   word from count name                   what it is */
BITS(kind,  0, 16,   tesI_laid_type)     /* number of its type */
BITS(kind, 16,  2,   tesI_laid_rotation)
FLAG(kind, 31,       tesI_laid_split)    /* an overlay came later: the nodes of
                                            its segments do not follow the
                                            others, see tesI_tile_node */
/*   node                                   first node of its segments
     cell                                   where it lies */
#undef ROW

static inline uint32_t tesI_tile_kind(uint32_t type, unsigned rotation,
                                      bool split)
{
    return type | rotation << 16 | (uint32_t)split << 31;
}

/* A segment of a laid tile, as a node of union-find: a row of COL_NODES. What
 * is true of a feature is kept by its root. */
struct tesI_node {
    uint32_t parent, next, open, extra, place;
};
#define NODE_WORDS 5u

#define ROW tesI_node
/*   word  from count name                 what it is
     parent                                a node nearer to the root; of the
                                           root itself
     next                                  ring of all nodes of the feature */
BITS(open,   0,  7,   tesI_node_rank)   /* of a root, for joining */
FLAG(open,   7,       tesI_node_linked) /* links begin at the node */
BITS(open,   8, 24,   tesI_node_open)   /* of a root: open sides */
/*   extra                                 of a root: word + 1 in COL_EXTRA; 0:
                                           no figures, attributes as printed */
BITS(place,  0, 27,   tesI_place_tile)  /* more than any column can hold */
BITS(place, 27,  5,   tesI_place_segment) /* by number in the tile's type */
#undef ROW
#define NODE_LINKED 0x80u
#define NODE_OPEN 0x100u /* an open side, in open */

static inline uint32_t tesI_node_place(uint32_t tile, uint32_t segment)
{
    return tile | segment << 27;
}

/* A row of COL_EXTRA: the last figure of the ring + 1, then attributes. */
#define EXTRA_FIGURES 0u
#define EXTRA_ATTRS 1u

/* A page: a row of COL_PAGES. 64 cells follow, line by line. */
struct tesI_page {
    uint32_t x, y;               /* page coordinates */
    uint32_t beside[TESI_SIDES]; /* page + 1 */
};
struct tesI_cell {
    uint32_t tile, flags;
};
#define PAGE_FIXED 6u
#define CELL_WORDS 2u
#define PAGE_WORDS (PAGE_FIXED + PAGE_CELLS * CELL_WORDS)
#define TESI_NO_CELL UINT32_MAX

#define ROW tesI_cell
/*   word   from count name                what it is
     tile                                  tile + 1 when laid; else its place in
                                           the list of its group */
BITS(flags,  0, 24,    tesI_cell_group) /* group + 1; 0: not in the frontier */
BITS(flags, 24,  4,    tesI_cell_shut)  /* mask of its shut edges */
#undef ROW
#define CELL_GROUP 0xffffffu
#define CELL_NEAR (1u << 29)    /* a tile around holds a CLOSES_AROUND one */
#define CELL_BLOCKED (1u << 30) /* no tile may ever lie here */
#define CELL_LAID (1u << 31)

/* In flags: the edge at a side is shut. */
static inline uint32_t tesI_cell_shuts(unsigned side)
{
    return 1u << 24 << side;
}

/* First word of a cell in COL_PAGES. */
static inline uint32_t tesI_cell_word(uint32_t cell)
{
    return tesI_cell_page(cell) * PAGE_WORDS + PAGE_FIXED +
           tesI_cell_place(cell) * CELL_WORDS;
}

/* Cells of the frontier with equal neighbours: a row of COL_GROUPS. */
struct tesI_group {
    uint32_t demand; /* what their neighbours show, see tesI_demand_side */
    uint32_t row;    /* in the catalogue's cache */
    uint32_t list;
    uint32_t count; /* cells */
};
#define GROUP_WORDS 4u

#define ROW tesI_group
/*   word from count name                   what it is */
BITS(list,  0, 26,   tesI_group_cells)   /* first of its cells in COL_POOL; more
                                            words no column can hold */
BITS(list, 26,  6,   tesI_group_doubled) /* how often the list was doubled */
#undef ROW

static inline uint32_t tesI_group_list(uint32_t cells, uint32_t doubled)
{
    return cells | doubled << 26;
}

/* A join that a rule made: a row of COL_LINKS. */
struct tesI_link {
    uint32_t ends[2]; /* nodes; equal in a free row */
    uint32_t next[2]; /* of each end: its next link + 1, or 0; [0] of a free
                         row: the next free one + 1 */
};
#define LINK_WORDS 4u

/* A figure: a row of COL_FIGURES. */
struct tesI_figure {
    uint32_t kind, target, next;
};
#define FIGURE_WORDS 3u

#define ROW tesI_figure
/*   word from count name                   what it is */
BITS(kind,  0,  8,   tesI_figure_piece)  /* number of the piece */
BITS(kind,  8,  8,   tesI_figure_owner)  /* seat, or TESI_NEUTRAL */
ENUM(kind, 16,  8,   tesI_figure_at, tes_place_kind)
FLAG(kind, 24,       tesI_figure_corner) /* at the corner that the node names */
/*   target                                 where: node, tile, edge (tesI_edge),
                                            or zone (tesI_held)
     next                                   ring of the figures of a feature */
#undef ROW
#define FIGURE_CORNER (1u << 24)

static inline uint32_t tesI_figure_kind(uint32_t piece, uint32_t owner,
                                        tes_place_kind at)
{
    return piece | owner << 8 | (uint32_t)at << 16;
}

/* ---- decisions ---------------------------------------------------------- */

/* One of the answers that may be given: a row of COL_OPTIONS. */
struct tesI_option {
    uint32_t kind, a, weight;
};
#define OPTION_WORDS 3u

#define ROW tesI_option
/*   word  from count name                 what it is */
ENUM(kind,   0,  8,   tesI_option_kind, tes_option_kind)
BITS(kind,   8,  8,   tesI_option_b)    /* see tesI_ask_add */
ENUM(kind,  16, 16,   tesI_option_verb, tesI_label)
/*   a                                     see tesI_ask_add */
BITS(weight, 0, 16,   tesI_option_weight) /* for CHANCE; or, of PLACE, */
BITS(weight, 0, 16,   tesI_option_type) /* the tile type */
BITS(weight,16, 16,   tesI_option_tag)  /* see tesI_ask_tag */
#undef ROW

static inline struct tesI_option tesI_option_make(tes_option_kind kind,
                                                  tesI_label verb, uint32_t a,
                                                  uint32_t b, uint32_t weight,
                                                  uint32_t tag)
{
    return (struct tesI_option){(uint32_t)kind | b << 8 | (uint32_t)verb << 16,
                                a, weight | tag << 16};
}

/* The word `kind` of an option, with another verb and without b. */
static inline uint32_t tesI_option_head(const struct tesI_option *option)
{
    return option->kind & ~(MASK(8) << 8);
}
static inline void tesI_option_name(struct tesI_option *option, tesI_label verb)
{
    option->kind = (option->kind & MASK(16)) | (uint32_t)verb << 16;
}

/* Options that are counted and indexed without being listed. */
typedef enum tesI_bulk { BULK_NONE, BULK_PLACE, BULK_DRAW } tesI_bulk;

/* A question to a player or to CHANCE, and its answer: a row of
 * COL_DECISIONS. */
struct tesI_decision {
    uint32_t first, count; /* listed options, in words / number */
    uint32_t ask;
    uint32_t bulk;  /* tesI_bulk_place, or pile */
    uint32_t mark;  /* journal position when it was asked */
    uint32_t began; /* journal position when its phase began */
    uint32_t total;
    struct tesI_option answer;
};
#define DECISION_WORDS 10u

#define ROW tesI_decision
/*   word  from count name                     what it is */
ENUM(ask,    0, 16,   tesI_decision_prompt, tesI_label)
BITS(ask,   16,  4,   tesI_decision_seat)   /* seat + 2; 1: CHANCE */
ENUM(ask,   20,  2,   tesI_decision_bulk, tesI_bulk)
BITS(ask,   22,  9,   tesI_decision_hidden) /* from whom, see secrets.h */
FLAG(ask,   31,       tesI_decision_revealed) /* the answer is secret no more */
BITS(total,  0, 24,   tesI_decision_total)  /* number of options */
BITS(total, 24,  7,   tesI_decision_phase)
FLAG(total, 31,       tesI_decision_native) /* asked without Lua, so that it can
                                               be answered without it */
#undef ROW
#define DECISION_REVEALED (1u << 31)
#define DECISION_NATIVE (1u << 31)

/* Seat, or TES_CHANCE. */
static inline int tesI_decision_player(const struct tesI_decision *decision)
{
    return (int)tesI_decision_seat(decision) - 2;
}

static inline uint32_t tesI_decision_ask(tesI_label prompt, int player,
                                         tesI_bulk bulk, uint32_t hidden)
{
    return prompt | (uint32_t)(player + 2) << 16 | (uint32_t)bulk << 20 |
           hidden << 22;
}

static inline uint32_t tesI_decision_total_in(uint32_t options, uint32_t phase,
                                              bool native)
{
    return options | phase << 24 | (uint32_t)native << 31;
}

/* With another prompt. */
static inline void tesI_decision_name(struct tesI_decision *decision,
                                      tesI_label prompt)
{
    decision->ask = (decision->ask & ~MASK(16)) | prompt;
}

/* Without options and answer. */
static inline void tesI_decision_blank(struct tesI_decision *decision)
{
    decision->ask &= ~(MASK(2) << 20);
    decision->count = decision->bulk = 0;
    decision->answer = (struct tesI_option){0, 0, 0};
}

/* ---- history ------------------------------------------------------------ */

/* Something that happened: a run of words in COL_EVENTS. Only some kinds of
 * events have the last words (tesI_event_words); the terms of a score
 * follow. */
struct tesI_event {
    uint32_t head;
    uint32_t answer; /* answers given before it */
    uint32_t turn;
    uint32_t reason; /* label, or tile, type, figure */
    uint32_t node; /* NOTE: type */
    uint32_t tiles;  /* SCORE: distinct tiles; else a tile */
    uint32_t number; /* points or number */
};

/*   from count name                     what it is, in head */
PART(  0,   8,  tesI_event_kind)      /* tes_event_kind */
PART(  8,   8,  tesI_event_seat)      /* seat + 1, or 0 */
PART( 16,   8,  tesI_event_items)     /* terms that follow */
PART( 24,   8,  tesI_event_flags)
#define EVENT_COMPLETE 1u
#define EVENT_FINAL 2u
#define EVENT_EARLY 4u
#define EVENT_FIGURE 8u /* SCORE: `node` is a figure, which it is for */
/*                                       in turn */
PART(  0,  23,  tesI_event_turn)
PART( 23,   9,  tesI_event_hidden)    /* from whom, see secrets.h */

static inline uint32_t tesI_event_head(tes_event_kind kind, int player,
                                       uint32_t items, uint32_t flags)
{
    return (uint32_t)kind | (uint32_t)(player + 1) << 8 | items << 16 |
           flags << 24;
}

static inline uint32_t tesI_event_when(uint32_t turn, uint32_t hidden)
{
    return turn | hidden << 23;
}

/* A term of a score; or after all terms, without a name, what was counted: a
 * tile in `count`, and in `points` a segment id of it plus 1, or 0. */
struct tesI_item {
    uint32_t name; /* tesI_item_name */
    int32_t count, points;
};
#define ITEM_WORDS 3u

#undef MASK
#undef PART
#undef ENUM
#undef BITS
#undef FLAG

#endif
