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
    uint32_t turn;   /* turn | from whom it is hidden << 23 */
    uint32_t reason; /* label, or tile, type, figure */
    /* kept of some kinds only, see tesI_event_words */
    uint32_t node;
    uint32_t tiles;  /* SCORE: distinct tiles; else a tile */
    uint32_t number; /* points or number */
};
#define ITEM_WORDS 3u
#define EVENT_COMPLETE 1u
#define EVENT_FINAL 2u
#define EVENT_HIDDEN_SHIFT 23

struct tesI_item {
    uint32_t name; /* label | module label << 16 */
    int32_t count, points;
};

/* Words of an event without its items: kinds that happen all the time have
 * little to say. */
static inline uint32_t tesI_event_words(uint32_t head)
{
    switch (head & 255) {
    case TES_EV_PLACED:
    case TES_EV_DISCARD: return 4;
    case TES_EV_DEPLOYED:
    case TES_EV_RETURNED:
    case TES_EV_OVERLAID: return 6;
    default: return 7;
    }
}

/* Words of an event with its items. */
static inline uint32_t tesI_event_size(uint32_t head)
{
    return tesI_event_words(head) + (head >> 16 & 255) * ITEM_WORDS;
}

/* Appends an event with its items; `answer` is filled in, and of `turn` only
 * from whom it is hidden is taken. False: memory, or this answer has caused as
 * many as it may; see tesI_game_no_memory. */
bool tesI_event_add(struct tes_game *game, tes_event_kind kind, int player,
                    uint32_t flags, const struct tesI_event *event,
                    const struct tesI_item *items, uint32_t nitems);

#endif
