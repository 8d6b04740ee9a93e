/* options.h - putting a decision together, and reading its options.
 *
 * The rules open a draft, add options, and close it: that appends a row to
 * COL_DECISIONS, which is the pending decision until it is answered. Placements
 * and draws stay in bulk: they are counted and indexed, never listed. */
#ifndef TES_OPTIONS_H
#define TES_OPTIONS_H

#include "state/game.h"

/* Most options a decision may have, those in bulk included: their number has 24
 * bits. What it may list is the ruleset's limit. */
#define TESI_MAX_OPTIONS 0xffffffu

/* Longest key of an option, with the NUL: a verb and up to four names. */
#define TESI_KEY_MAX 1024

/* A flag in b: the option is about two segments of a tile. */
#define TESI_SECOND 0x80u
/* The value of b when the option is about a corner, see corners.h. */
#define TESI_CORNER 0x7fu

/* Opens a draft; player is a seat or TES_CHANCE. One at a time. */
void tesI_ask_begin(struct tes_game *game, int player, tesI_label prompt);

/* Options added from now on carry `tag` (1..65535; 0: none), which comes back
 * with the answer: it says which offer an option came from. */
void tesI_ask_tag(struct tes_game *game, uint32_t tag);

/* Adds one option; `b` and `a` depend on its kind:
 *   PASS -        PLACE a cell, b tesI_turned (see overlays.h),
 *     weight the type
 *   SEGMENT a node, b piece + 1 or 0     FIGURE a figure    TILE a tile
 *     or, about two segments of a tile, b TESI_SECOND | place of the second
 *     or, about a corner, b TESI_CORNER
 *   TYPE a type   CELL a x and y, packed   EDGE a cell, b side
 *   PLAYER a seat
 *   ZONE a zone, b seat + 1 or 0   NUMBER a   WORD a label
 * weight (at most 65535) counts for CHANCE only. */
void tesI_ask_add(struct tes_game *game, tes_option_kind kind, tesI_label verb,
                  uint32_t a, uint32_t b, uint32_t weight);

/* Names something that the decision is about, or its last option, without being
 * an answer: `kind` and `a` as above, `role` says what it is there. */
void tesI_ask_about(struct tes_game *game, tes_option_kind kind,
                    tesI_label role, uint32_t a, bool of_option);

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

/* Is it the answer "do nothing", not a word of its own? */
static inline bool tesI_is_pass(const struct tes_game *game,
                                const struct tesI_option *answer)
{
    tesI_label verb = tesI_option_verb(answer);
    return tesI_option_kind(answer) == TES_OPT_PASS &&
           (verb == 0 || verb == game->cat->pass);
}

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

/* The index-th option of a decision. False past the last. */
bool tesI_option_at(const struct tes_game *game,
                    const struct tesI_decision *decision, uint32_t index,
                    struct tesI_option *out);

/* The index-th thing that a decision is about (option: TES_NONE), or one of its
 * options. False past the last. They are rows behind the options, tagged with
 * the number of what they belong to; so only of the pending decision. */
bool tesI_about_at(const struct tes_game *game, uint32_t option, uint32_t index,
                   struct tesI_option *out);

/* Number of options of the pending decision, bulk included. */
uint32_t tesI_option_count(const struct tes_game *game,
                           const struct tesI_decision *decision);

/* Sum of weights of a decision of CHANCE; index of the option that holds the
 * point 0..sum-1, with the option itself in *out. */
uint32_t tesI_weight_sum(const struct tes_game *game,
                         const struct tesI_decision *decision);
uint32_t tesI_weight_option(const struct tes_game *game,
                            const struct tesI_decision *decision,
                            uint32_t point, struct tesI_option *out);
static inline uint32_t tesI_weight_pick(const struct tes_game *game,
                                        const struct tesI_decision *decision,
                                        uint32_t point)
{
    struct tesI_option option;
    return tesI_weight_option(game, decision, point, &option);
}

#endif
