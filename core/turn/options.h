/* options.h - putting a decision together, and reading its options.
 *
 * The rules open a draft, add options, and close it: that appends a step to
 * COL_STEPS, which is the pending decision until it is answered. Placements
 * and draws stay in bulk: they are counted and indexed, never listed. */
#ifndef TES_OPTIONS_H
#define TES_OPTIONS_H

#include "game.h"

/* Most options a decision may have, those in bulk included: a step holds their
 * number in 24 bits. What it may list is the ruleset's limit. */
#define TESI_MAX_OPTIONS 0xffffffu

/* Longest key of an option, with the NUL: a verb and up to four names. */
#define TESI_KEY_MAX 1024

/* In b of an option about two segments of a tile. */
#define TESI_SECOND 0x80u
/* b of an option about the corner that a node names, see corners.h. */
#define TESI_CORNER 0x7fu

/* Opens a draft; player is a seat or TES_CHANCE. One at a time. */
void tesI_ask_begin(struct tes_game *game, int player, tesI_label prompt);

/* Options added from now on carry `tag` (1..65535; 0: none), which comes
 * back with the answer: it tells whose offer was taken. */
void tesI_ask_tag(struct tes_game *game, uint32_t tag);

/* Adds one option; `b` and `a` depend on its kind:
 *   PASS -        PLACE a cell, b rotation | way << 2 (see
 * overlay.h), weight the type
 *   SEGMENT a node, b piece + 1 or 0     FIGURE a figure    TILE a tile
 *     or, about two segments of a tile, b TESI_SECOND | place of the second
 *     or, about a corner, b TESI_CORNER
 *   TYPE a type   CELL a x and y, packed   EDGE a cell, b side
 *   PLAYER a seat
 *   ZONE a zone, b seat + 1 or 0   NUMBER a   WORD a label
 * weight (at most 65535) counts for CHANCE only. */
void tesI_ask_add(struct tes_game *game, tes_option_kind kind, tesI_label verb,
                  uint32_t a, uint32_t b, uint32_t weight);

/* Adds every number from the first to the last. */
void tesI_ask_numbers(struct tes_game *game, tesI_label verb, int32_t first,
                      int32_t last);

/* Adds all placements of a tile type; in bulk unless a rule may veto them.
 * At most one bulk part a decision. False: a veto failed or a second bulk
 * part. */
bool tesI_ask_place(struct tes_game *game, uint32_t type);

/* True when the draft offers placements, and none without an overlay. */
bool tesI_draft_only_ways(const struct tes_game *game);

/* Adds all types of a pile, weighted by their number. CHANCE only. */
bool tesI_ask_draw(struct tes_game *game, uint32_t pile);

/* The second node of an option about two segments. */
static inline uint32_t tesI_second_node(const struct tes_game *game, uint32_t a,
                                        uint32_t b)
{
    uint32_t tile = tesI_node_tile(game, a);
    return tesI_tile_node(game, tile, b & ~TESI_SECOND);
}

/* Number of options in the draft so far. */
uint32_t tesI_draft_count(const struct tes_game *game);

/* Closes the draft and opens the decision. RUN_ASK; RUN_DONE when the only
 * option is to pass, so that nobody is asked; RUN_FAIL: no option, too many,
 * two that are equal or have the same key, or out of memory. */
tesI_run tesI_ask_end(struct tes_game *game);

/* Looks for two options of the draft with the same key (keys.c): 1 with the
 * key, 0: there are none, -1: the time of the rules is over, or memory is. */
int tesI_draft_same_key(const struct tes_game *game, char *key, size_t size);

/* The key of the at-th option that is written out in the draft (keys.c). */
void tesI_draft_key(const struct tes_game *game, uint32_t at, char *key,
                    size_t size);

/* The index-th option of a step. False past the last. */
bool tesI_option_at(const struct tes_game *game, const struct tesI_step *step,
                    uint32_t index, struct tesI_option *out);

/* Tag of an option, see tesI_ask_tag. */
static inline uint32_t tesI_option_tag(const struct tesI_option *option)
{
    return option->weight >> 16;
}

/* Number of options of the pending step, bulk included. */
uint32_t tesI_option_count(const struct tes_game *game,
                           const struct tesI_step *step);

/* Sum of weights of a CHANCE step; index of the option that holds the point
 * 0..sum-1, with the option itself in *out. */
uint32_t tesI_weight_sum(const struct tes_game *game,
                         const struct tesI_step *step);
uint32_t tesI_weight_option(const struct tes_game *game,
                            const struct tesI_step *step, uint32_t point,
                            struct tesI_option *out);
static inline uint32_t tesI_weight_pick(const struct tes_game *game,
                                        const struct tesI_step *step,
                                        uint32_t point)
{
    struct tesI_option option;
    return tesI_weight_option(game, step, point, &option);
}

static inline tesI_bulk tesI_step_bulk(const struct tesI_step *step)
{
    return (tesI_bulk)(step->ask >> 20 & 3);
}

static inline uint32_t tesI_step_total(const struct tesI_step *step)
{
    return step->total & 0xffffff;
}

/* Seat, or TES_CHANCE. */
static inline int tesI_step_player(const struct tesI_step *step)
{
    return (int)(step->ask >> 16 & 15) - 2;
}

/* From whom it is hidden, see secrets.h. */
static inline uint32_t tesI_step_hidden(const struct tesI_step *step)
{
    return step->ask >> 22 & 0x1ff;
}

static inline tesI_label tesI_step_prompt(const struct tesI_step *step)
{
    return (tesI_label)(step->ask & 0xffff);
}

#endif
