/* events.c - the score events of an entry, and which events belong to it. */
#include "names.h"
#include "replay.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define MAX_TERMS 32

static json_t *part(const json_t *object, const char *key)
{
    return json_object_get(object, key);
}

static int64_t number(const json_t *value) { return json_integer_value(value); }

/* ---- score events ------------------------------------------------------ */

/* Terms of one player's share of an event, added up by name. */
typedef struct terms {
    struct {
        const char *name;
        int64_t count, points;
    } list[MAX_TERMS];
    size_t count;
    bool folded; /* compare the sum only */
} terms;

static void add_term(terms *to, const char *name, int64_t count, int64_t points)
{
    size_t at = 0;

    if (strcmp(name, "*") == 0) to->folded = true;
    if (points == 0) return;
    if (!name_term_counts(name)) count = 0;
    while (at < to->count && strcmp(to->list[at].name, name) != 0) at++;
    if (at == MAX_TERMS) return;
    if (at == to->count) {
        to->list[at].name = name;
        to->list[at].count = to->list[at].points = 0;
        to->count++;
    }
    if (count > to->list[at].count) to->list[at].count = count;
    to->list[at].points += points;
}

/* An event in which both sides cut the points differently has to be folded
 * on both: ours learns it from the terms of the record, so folded events
 * are named by their category here. */
static bool folds(const char *category, const lines *folded)
{
    for (size_t i = 0; i < folded->count; i++)
        if (strcmp(folded->text[i], category) == 0) return true;
    return false;
}

static void add_event(lines *to, const char *category, int player,
                      int64_t points, int64_t tiles, const terms *have,
                      bool folded)
{
    lines names = {0};
    text line = {0};

    text_add(&line, "%s, player %d: %" PRId64, category, player, points);
    if (name_category_has_tiles(category))
        text_add(&line, ", %" PRId64 " tiles", tiles);
    for (size_t i = 0; i < have->count && !folded && points; i++)
        lines_add(&names, " [%s %" PRId64 " = %" PRId64 "]", have->list[i].name,
                  have->list[i].count, have->list[i].points);
    lines_sort(&names);
    for (size_t i = 0; i < names.count; i++)
        text_add(&line, "%s", names.text[i]);
    lines_clear(&names);
    lines_add(to, "%s", line.byte);
}

static void read_terms(terms *to, const char *category, const json_t *items)
{
    size_t index;
    json_t *item;

    json_array_foreach(items, index, item)
    {
        const char *term = json_string_value(json_array_get(item, 0));

        add_term(to, name_term_of_record(category, term),
                 number(json_array_get(item, 1)),
                 number(json_array_get(item, 2)));
    }
}

/* Categories of which at least one event has to be folded. */
static void list_folded(const json_t *events, lines *folded)
{
    size_t index;
    json_t *event, *items;
    const char *player;

    json_array_foreach(events, index, event)
    {
        const char *category =
            name_category_of_record(json_string_value(part(event, "feature")));

        json_object_foreach(part(event, "items"), player, items)
        {
            terms have = {0};

            read_terms(&have, category, items);
            if (have.folded && !folds(category, folded))
                lines_add(folded, "%s", category);
        }
    }
}

static void list_recorded(const json_t *events, const lines *folded, lines *to)
{
    size_t index;
    json_t *event, *points;
    const char *player;

    json_array_foreach(events, index, event)
    {
        const char *category =
            name_category_of_record(json_string_value(part(event, "feature")));

        json_object_foreach(part(event, "points"), player, points)
        {
            terms have = {0};

            if (!number(points) &&
                name_idle_event(category,
                                json_string_value(part(event, "name"))))
                continue;
            read_terms(&have, category, part(part(event, "items"), player));
            add_event(to, category, (int)strtol(player, NULL, 10),
                      number(points), number(part(event, "tiles")), &have,
                      folds(category, folded));
        }
    }
}

static void list_scored(const replay *run, const lines *folded, lines *to)
{
    for (uint32_t i = run->first_event; i < run->end_event; i++) {
        const char *category;
        terms have = {0};
        tes_event event;
        tes_item item;

        tes_game_event(run->game, i, &event);
        if (event.kind != TES_EV_SCORE) continue;
        category = name_category_in_record(event.reason);
        if (name_never_an_event(category)) continue;
        if (!event.points && name_idle_event(category, NULL)) continue;
        for (uint32_t j = 0; tes_game_item(run->game, i, j, &item); j++)
            add_term(&have, item.name, item.count, item.points);
        add_event(to, category, event.player, event.points, event.tiles, &have,
                  folds(category, folded));
    }
}

bool events_compare(replay *run, const json_t *events)
{
    lines folded = {0}, expected = {0}, got = {0};

    list_folded(events, &folded);
    list_recorded(events, &folded, &expected);
    list_scored(run, &folded, &got);
    lines_clear(&folded);
    return replay_compare(run, "events", &expected, &got);
}

static bool opens_turn(const replay *run, uint32_t index)
{
    tes_event event;

    if (!tes_game_event(run->game, index, &event)) return false;
    /* a tile that was bought and fits nowhere */
    if (event.kind == TES_EV_DISCARD)
        return tes_game_status(run->game) != TES_OVER;
    return event.kind == TES_EV_SCORE && !event.complete &&
           name_opens_turn(name_category_in_record(event.reason));
}

static bool is_final(const replay *run, uint32_t index)
{
    tes_event event;

    return tes_game_event(run->game, index, &event) && event.final;
}

void events_next(replay *run, bool final)
{
    uint32_t end = tes_game_events(run->game);
    uint32_t first = run->end_event;
    tes_event event;

    if (!final) {
        uint32_t all = end;

        for (end = first; end < all && !is_final(run, end);) end++;
        while (end == all && all > first && opens_turn(run, all - 1))
            end = --all;
    }
    run->first_event = first;
    run->end_event = end;
    for (uint32_t i = first; i < end; i++)
        if (tes_game_event(run->game, i, &event) &&
            event.kind == TES_EV_SCORE && event.player >= 0 &&
            event.player < run->players)
            run->score[event.player] += event.points;
}
