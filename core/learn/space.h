/* space.h - what a space knows of its ruleset.
 *
 * An option has a *meaning*: the action that stands for what it is about,
 * whatever else is offered. */
#ifndef TES_SPACE_H
#define TES_SPACE_H

#include "state/game.h"
#include "tessera_learn.h"

/* The parts of the actions, in order. */
enum tesI_acts {
    ACT_PASS,
    ACT_PLACE,
    ACT_SEGMENT,
    ACT_CORNER,
    ACT_FAR,
    ACT_CELL,
    ACT_EDGE,
    ACT_FIGURE,
    ACT_TYPE,
    ACT_PLAYER,
    ACT_ZONE,
    ACT_NUMBER,
    ACT_WORD,
    ACT_OTHER,
    ACT_PARTS
};

/* Numbers from 0 that have an action of their own. */
#define TESI_ACT_NUMBERS 64u

/* The parts of an observation, in order; the planes of the board follow, each
 * a part of its own. */
enum tesI_planes {
    PLANE_NOW,
    PLANE_OFFERED,
    PLANE_SEATS,
    PLANE_PILES,
    PLANE_BURIED,
    PLANE_SECRETS,
    PLANE_GAME_VARS,
    PLANE_SEAT_VARS,
    PLANE_FIGURES,
    PLANE_LINKS,
    PLANE_MAPS,
    PLANE_BOARD
};
#define TESI_NOW 11u
#define TESI_FIGURE_FIELDS 7u
#define TESI_LINK_ROWS 32u
/* clang-format off */
#define TESI_BOARD_PLANES                                                     \
    {"tile", "type + 1 of the tile, with its overlays"},                      \
    {"rotation", "its rotation, 0 to 3"},                                \
    {"order", "1 for the tile laid first, 2 for the next, ..."},              \
    {"shut", "sides beyond which no tile may lie, bit 0 = N; 16: no tile may" \
             " lie here"},                                                    \
    {"side_n", "what the tile shows to the north, a number from 1"},          \
    {"side_e", "to the east"},                                                \
    {"side_s", "to the south"},                                               \
    {"side_w", "to the west"},                                                \
    {"holder_n", "who holds the feature there: 0 nobody, 1 the seat that"     \
                 " looks, 2 others, 3 both"},                                 \
    {"holder_e", "to the east"},                                              \
    {"holder_s", "to the south"},                                             \
    {"holder_w", "to the west"},                                              \
    {"open_n", "open sides of the feature there; of ground, 1 while it can grow"}, \
    {"open_e", "to the east"},                                                \
    {"open_s", "to the south"},                                               \
    {"open_w", "to the west"},                                                \
    {"figures_here", "how many figures are on the tile"},                     \
    {"piece", "piece + 1 of the figure with the highest number there"},       \
    {"whose", "its owner + 1, or 0"},                                         \
    {"segment", "its segment + 1, or 0"}
/* clang-format on */
#define TESI_MAX_PLANES (PLANE_BOARD + 24 + TESI_MAX_VARS)

struct tes_space {
    tes_ruleset *rules;
    struct tesI_catalogue *cat; /* of all games of the ruleset */
    uint32_t window, half, cells;
    uint32_t segments; /* most of a type */
    uint32_t figures, secrets, labels;
    tes_part acts[ACT_PARTS];
    tes_part planes[TESI_MAX_PLANES];
    uint32_t nplanes, actions, size, natural;
    uint32_t *stamps; /* [natural]; what the newest decision has taken */
    uint32_t stamp;
    uint32_t *list; /* scratch: actions of a decision */
    uint32_t list_cap;
    /* scratch: places of a page of the board in the window, see numbers.c */
    struct tesI_window_page {
        uint32_t column, line; /* of its first cell */
        uint32_t at; /* that cell's first placement; counts on from 0 and from
                        the window's width, if it is not in the window */
        bool whole;  /* all of it is in the window */
    } * pages;
    uint32_t pages_cap;
    uint32_t offsets[PAGE_CELLS]; /* of the cells of a page from its first */
    struct tesI_root *roots;      /* scratch, one a node: see planes.c */
    uint32_t roots_cap, round;
};

/* Index of a cell in the window, or TES_NONE. */
static inline uint32_t tesI_window_at(const struct tes_space *space, int32_t x,
                                      int32_t y)
{
    uint32_t column = (uint32_t)x + space->half;
    uint32_t line = (uint32_t)y + space->half;
    if (column >= space->window || line >= space->window) return TES_NONE;
    return line * space->window + column;
}

#endif
