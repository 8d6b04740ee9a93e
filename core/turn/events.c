/* events.c - the list of what happened. */
#include "turn/events.h"

#include <string.h>

bool tesI_event_add(struct tes_game *game, tes_event_kind kind, int player,
                    uint32_t flags, const struct tesI_event *event,
                    const struct tesI_item *items, uint32_t nitems)
{
    uint32_t own = tesI_event_words(kind), words = own + nitems * ITEM_WORDS;
    const uint32_t *from = (const uint32_t *)event;
    if (game->caused >= game->cat->limits.events) {
        game->flooded = true;
        return false;
    }
    if (!tesI_store_room(&game->store, COL_EVENTS, words) ||
        !tesI_store_reserve(&game->store, 1)) {
        return false;
    }
    uint32_t *row = tesI_append_raw(&game->store, COL_EVENTS, words);
    for (uint32_t i = 3; i < own; i++) row[i] = from[i];
    row[0] = tesI_event_head(kind, player, nitems, flags);
    row[1] = tesI_decision_count(game);
    row[2] = tesI_word(game, WORD_TURN) | event->turn;
    game->caused++;
    if (nitems > 0) {
        memcpy(row + own, items, nitems * sizeof *items);
    }
    return true;
}

bool tesI_event_discard(struct tes_game *game, uint32_t type)
{
    struct tesI_event event = {.reason = game->cat->types[type].plain,
                               .node = TES_NONE};
    return tesI_event_add(game, TES_EV_DISCARD,
                          (int)tesI_word(game, WORD_PLAYER), 0, &event, NULL,
                          0);
}

/* ---- public reading ---------------------------------------------------- */

static const struct tesI_event *event_row(const struct tes_game *game,
                                          uint32_t word)
{
    return tesI_at(&game->store, COL_EVENTS, word);
}

/* Events are of varying length; a walk finds the index-th. It begins at the
 * event that was read last, so that reading them in order costs a step
 * each. The game is constant, but not what it remembers of its events. */
static struct tes_game *seen(const struct tes_game *game)
{
    struct tes_game *cache = (struct tes_game *)(uintptr_t)game;
    if (cache->seen.rollbacks != game->store.rollbacks) {
        memset(&cache->seen, 0, sizeof cache->seen);
        cache->seen.rollbacks = game->store.rollbacks;
    }
    return cache;
}

static uint32_t event_word(const struct tes_game *game, uint32_t index)
{
    struct tes_game *cache = seen(game);
    uint32_t at = 0, word = 0, end = tesI_len(&game->store, COL_EVENTS);

    if (index >= cache->seen.index) {
        at = cache->seen.index;
        word = cache->seen.word;
    }
    for (; word < end && at < index; at++) {
        word += tesI_event_size(event_row(game, word)->head);
    }
    if (word >= end) return TES_NONE;
    cache->seen.index = at;
    cache->seen.word = word;
    return word;
}

uint32_t tes_game_events(const tes_game *game)
{
    struct tes_game *cache = seen(game);
    uint32_t end = tesI_len(&game->store, COL_EVENTS);
    while (cache->seen.end < end) {
        cache->seen.end +=
            tesI_event_size(event_row(game, cache->seen.end)->head);
        cache->seen.count++;
    }
    return cache->seen.count;
}

/* An item of an event, or NULL. */
static const struct tesI_item *item_row(const struct tes_game *game,
                                        uint32_t word, uint32_t item)
{
    uint32_t head = event_row(game, word)->head;
    if (item >= tesI_event_items(head)) return NULL;
    word += tesI_event_words(head) + item * ITEM_WORDS;
    return tesI_at(&game->store, COL_EVENTS, word);
}

/* How many of the items are terms: they come first. */
static uint32_t terms_of(const struct tes_game *game, uint32_t word)
{
    uint32_t terms = tesI_event_items(event_row(game, word)->head);
    while (terms > 0 && item_row(game, word, terms - 1)->name == 0) terms--;
    return terms;
}

bool tes_game_event(const tes_game *game, uint32_t index, tes_event *out)
{
    uint32_t word = event_word(game, index);
    if (word == TES_NONE) return false;
    const struct tesI_event *row = event_row(game, word);
    uint32_t flags = tesI_event_flags(row->head);

    *out = (tes_event){.kind = (tes_event_kind)(tesI_event_kind(row->head)),
                       .answer = row->answer,
                       .turn = tesI_event_turn(row->turn),
                       .player = (int)tesI_event_seat(row->head) - 1,
                       .hidden = tesI_event_hidden(row->turn) != 0,
                       .reason = "",
                       .node = TES_NONE,
                       .tile = TES_NONE,
                       .type = TES_NONE,
                       .figure = TES_NONE,
                       .items = terms_of(game, word)};
    switch (out->kind) {
    case TES_EV_SCORE:
        out->points = (int32_t)row->number;
        out->reason = tesI_text(game->cat, (tesI_label)row->reason);
        out->complete = flags & EVENT_COMPLETE;
        out->final = flags & EVENT_FINAL;
        *(flags & EVENT_FIGURE ? &out->figure : &out->node) = row->node;
        out->tiles = row->tiles;
        break;
    case TES_EV_PLACED: out->tile = row->reason; break;
    case TES_EV_DISCARD: out->type = row->reason; break;
    case TES_EV_DEPLOYED:
    case TES_EV_RETURNED:
        out->figure = row->reason;
        out->node = row->node;
        out->tile = row->tiles;
        break;
    case TES_EV_OVERLAID:
        out->reason = tesI_text(game->cat, (tesI_label)row->reason);
        out->tile = row->tiles;
        break;
    case TES_EV_NOTE:
        out->reason = tesI_text(game->cat, (tesI_label)row->reason);
        out->number = (int32_t)row->number;
        out->type = row->node;
        break;
    }
    if (out->kind != TES_EV_SCORE && out->node != TES_NONE &&
        out->tile == TES_NONE) {
        out->tile = tesI_node_tile(game, out->node);
    }
    return true;
}

tes_item tesI_item_shown(const struct tes_game *game,
                         const struct tesI_item *item)
{
    const struct tesI_catalogue *cat = game->cat;
    return (tes_item){tesI_text(cat, (tesI_label)tesI_item_label(item->name)),
                      tesI_text(cat, (tesI_label)tesI_item_module(item->name)),
                      item->count, item->points};
}

bool tes_game_item(const tes_game *game, uint32_t index, uint32_t item,
                   tes_item *out)
{
    uint32_t word = event_word(game, index);
    if (word == TES_NONE) return false;
    if (item >= terms_of(game, word)) return false;
    *out = tesI_item_shown(game, item_row(game, word, item));
    return true;
}

bool tes_game_counted(const tes_game *game, uint32_t event, uint32_t index,
                      uint32_t *tile, uint32_t *node)
{
    uint32_t word = event_word(game, event);
    if (word == TES_NONE) return false;
    const struct tesI_item *row =
        item_row(game, word, terms_of(game, word) + index);
    if (row == NULL) return false;
    *tile = (uint32_t)row->count;
    *node = row->points == 0 ? TES_NONE : (uint32_t)row->points - 1;
    return true;
}
