/* events.h - what happened, itemised; history, not state.
 *
 * An event is a run of words in COL_EVENTS: a head (struct tesI_event) and
 * for scores the terms (struct tesI_item). */
#ifndef TES_EVENTS_H
#define TES_EVENTS_H

#include "state/game.h"

/* Words of an event without its items: frequent kinds are shorter. */
static inline uint32_t tesI_event_words(uint32_t head)
{
    switch (tesI_event_kind(head)) {
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
    return tesI_event_words(head) + tesI_event_items(head) * ITEM_WORDS;
}

/* An item as programs get it. */
tes_item tesI_item_shown(const struct tes_game *game,
                         const struct tesI_item *item);

/* Appends an event with its items; `answer` and the number of the turn are
 * filled in; the caller gives the seats that it is hidden from in `turn`.
 * False: out of memory, or this answer has caused too many events; see
 * tesI_game_no_memory. */
bool tesI_event_add(struct tes_game *game, tes_event_kind kind, int player,
                    uint32_t flags, const struct tesI_event *event,
                    const struct tesI_item *items, uint32_t nitems);

/* The same for a tile that the player on turn drew, and that leaves the game.
 */
bool tesI_event_discard(struct tes_game *game, uint32_t type);

#endif
