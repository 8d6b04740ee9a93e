/* events.h - what happened, itemised; history, not state.
 *
 * An event is a run of words in COL_EVENTS: a head (struct tesI_event) and
 * for scores three words a term (name | module << 16, count, points). */
#ifndef TES_EVENTS_H
#define TES_EVENTS_H

#include "game.h"

struct tesI_event {
    uint32_t head;   /* kind | (player + 1) << 8 | items << 16 | flags<<24 */
    uint32_t answer; /* answers given before it */
    uint32_t reason; /* label, or tile, type, figure */
    uint32_t node;
    uint32_t number; /* points or number */
    uint32_t tiles;  /* SCORE: distinct tiles */
    uint32_t turn;   /* turn | from whom it is hidden << 23 */
};
#define EVENT_WORDS 7u
#define ITEM_WORDS 3u
#define EVENT_COMPLETE 1u
#define EVENT_FINAL 2u
#define EVENT_HIDDEN_SHIFT 23

struct tesI_item {
    uint32_t name; /* label | module label << 16 */
    int32_t count, points;
};

/* Appends an event with its items; `answer` is filled in, and of `turn` only
 * from whom it is hidden is taken. False: memory, or this answer has caused as
 * many as it may; see tesI_game_no_memory. */
bool tesI_event_add(struct tes_game *game, tes_event_kind kind, int player,
                    uint32_t flags, const struct tesI_event *event,
                    const struct tesI_item *items, uint32_t nitems);

#endif
