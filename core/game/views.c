/* views.c - blanking what is hidden from a seat. */
#include "game/views.h"

#include <stdio.h>
#include <string.h>

#include "board/figures.h"
#include "port/alloc.h"
#include "state/error.h"
#include "state/values.h"
#include "turn/events.h"
#include "turn/flow.h"
#include "turn/options.h"
#include "turn/piles.h"
#include "turn/secrets.h"

/* ---- the blanks -------------------------------------------------------- */

uint32_t tesI_var_ids(const struct tes_game *game, const struct tesI_var *var)
{
    switch ((tesI_scope)var->scope) {
    case SCOPE_GAME: return 1;
    case SCOPE_PLAYER: return (uint32_t)game->cat->players;
    case SCOPE_TILE: return tesI_tile_count(game);
    case SCOPE_FIGURE: return tesI_figure_count(game);
    case SCOPE_MAP: break;
    }
    return 0;
}

/* Blanks a value. If it is no number or boolean, it stays known whether it is
 * set. */
static int32_t blank(const struct tesI_var *var, int32_t value)
{
    if (tesI_var_plain(var)) return var->initial;
    return value == 0 ? 0 : TESI_UNKNOWN;
}

/* Blanks the values of a map; its keys stay known. */
static bool mask_map(struct tes_game *game, uint32_t var)
{
    const struct tesI_var *row = &game->cat->vars[var];
    uint32_t at = 0, of, id, word;
    uint32_t unknown = (uint32_t)TESI_UNKNOWN - (uint32_t)row->initial;

    while (tesI_index_next(&game->store, COL_MAPS, META_MAPS, &at, &of, &id,
                           &word)) {
        if (of != row->word) continue;
        if (!tesI_store_reserve(&game->store, 1)) return false;
        tesI_put(&game->store, COL_MAPS, word, unknown);
    }
    return true;
}

static bool mask_vars(struct tes_game *game, uint32_t eye)
{
    for (uint32_t v = 0; v < game->cat->nvars; v++) {
        const struct tesI_var *var = &game->cat->vars[v];
        if (var->sight.seen == SEEN_ALL) continue;
        bool map = var->scope == SCOPE_MAP;
        if (map && (tesI_var_hidden(game, v, 0) & eye) != 0 &&
            !mask_map(game, v)) {
            return false;
        }
        uint32_t count = tesI_var_ids(game, var);
        for (uint32_t id = 0; id < count; id++) {
            if ((tesI_var_hidden(game, v, id) & eye) == 0) continue;
            int32_t value = blank(var, tesI_value_get(game, v, id));
            if (!tesI_value_set(game, v, id, value)) return false;
        }
    }
    return true;
}

/* The number of tiles in each pile stays known, so totals stay. */
static bool mask_piles(struct tes_game *game, uint32_t eye)
{
    uint32_t types = game->cat->nprinted;
    for (uint32_t p = 0; p < game->cat->npiles; p++) {
        uint32_t from = game->cat->layout.piles + p * types;
        uint32_t to = game->cat->layout.piles + game->cat->piles[p].of * types;
        if ((tesI_pile_hidden(game, p) & eye) == 0) continue;
        /* lists of tiles that came later or left would reveal tiles */
        if (!tesI_pile_forget(game, p) ||
            !tesI_pile_forget(game, game->cat->piles[p].of)) {
            return false;
        }
        if (!tesI_store_reserve(&game->store, 2 * types)) return false;
        for (uint32_t t = 0; t < types; t++) {
            uint32_t tiles = tesI_word(game, from + t);
            tesI_set_word(game, to + t, tesI_word(game, to + t) + tiles);
            tesI_set_word(game, from + t, 0);
        }
    }
    return true;
}

static bool mask_zones(struct tes_game *game, uint32_t eye,
                       tesI_zone_counts *zones)
{
    uint32_t figures = tesI_figure_count(game);
    for (uint32_t f = 0; f < figures; f++) {
        const struct tesI_figure *row = tesI_figure_row(game, f);
        if (tesI_figure_at(row) != TES_AT_ZONE) continue;
        uint32_t zone = row->target, owner = tesI_figure_owner(row);
        if ((tesI_zone_hidden(game, zone) & eye) == 0) continue;
        if (owner == TESI_NEUTRAL) owner = TES_MAX_PLAYERS;
        if (zones != NULL)
            (*zones)[tesI_held_zone(zone)][tesI_held_by(zone)][owner]++;
        if (!tesI_figure_move(game, f, TES_AT_SUPPLY, 0)) return false;
    }
    return true;
}

static void mask_events(struct tes_game *game, uint32_t eye)
{
    struct tesI_rows *rows = &game->store.rows[COL_EVENTS];
    uint32_t to = 0;
    for (uint32_t from = 0; from < rows->len;) {
        const struct tesI_event *event =
            (const struct tesI_event *)(rows->data + from);
        uint32_t words = tesI_event_size(event->head);
        if ((tesI_event_hidden(event->turn) & eye) == 0) {
            memmove(rows->data + to, rows->data + from,
                    words * sizeof *rows->data);
            to += words;
        }
        from += words;
    }
    rows->len = to;
    game->store.rollbacks++; /* positions of events are not valid any more */
}

/* Marks would reveal how much was written; totals, how many options there were
 * and so what could be drawn. */
static void mask_decisions(struct tes_game *game, uint32_t eye)
{
    uint32_t *data = game->store.rows[COL_DECISIONS].data;
    struct tesI_rows *rows = &game->store.rows[COL_OPTIONS];
    uint32_t *options = rows->data;
    uint32_t decisions = tesI_decision_count(game) - tesI_decision_first(game);
    for (uint32_t s = 0; s < decisions; s++) {
        struct tesI_decision *decision =
            (struct tesI_decision *)(data + s * DECISION_WORDS);
        decision->mark = decision->began = 0;
        decision->total =
            tesI_decision_total_in(0, tesI_decision_phase(decision), false);
        if ((tesI_decision_hidden(decision) & eye) == 0) continue;
        uint32_t end = s + 1 == decisions
                           ? rows->len
                           : decision[1].first; /* with what it is about */
        memset(options + decision->first, 0,
               (end - decision->first) * sizeof *options);
        if (s + 1 == decisions) rows->len = decision->first;
        tesI_decision_blank(decision);
    }
    if (decisions == 0) return;
    struct tesI_decision *last =
        (struct tesI_decision *)(data + (decisions - 1) * DECISION_WORDS);
    last->total |= tesI_option_count(game, last);
}

/* Blanks everything that is hidden from a seat; tiles of hidden piles, for
 * example, go back to the piles that they came from. Cannot be undone. `zones`
 * may be NULL. False: out of memory. */
static bool mask(struct tes_game *game, int seat, tesI_zone_counts *zones)
{
    uint32_t eye = tesI_eye(seat);
    tesI_game_own(game);
    if (game->cat->secrets &&
        (!mask_vars(game, eye) || !mask_piles(game, eye) ||
         !mask_zones(game, eye, zones))) {
        return false;
    }
    if (!tesI_store_reserve(&game->store, 2)) return false;
    tesI_set_word(game, WORD_SEED_LOW, 0);
    tesI_set_word(game, WORD_SEED_HIGH, 0);
    mask_events(game, eye);
    mask_decisions(game, eye);
    game->store.rows[COL_JOURNAL].len = 0; /* it holds what things were */
    game->store.journal_base = 1;          /* all decisions began before that */
    game->phase_mark = 1;
    return true;
}

/* ---- secrets, one by one ----------------------------------------------- */

/* Where a secret is kept. */
struct place {
    enum { KEPT_VAR, KEPT_PILE, KEPT_ZONE } what;
    uint32_t number, id; /* id: seat, or zone (tesI_held) */
    tesI_label name;
    int owner;
    uint32_t hidden; /* from whom, see secrets.h */
    uint32_t count;  /* as in tes_secret */
};

static bool in_zone(const struct tes_game *game, uint32_t figure, uint32_t zone)
{
    const struct tesI_figure *row = tesI_figure_row(game, figure);
    return tesI_figure_at(row) == TES_AT_ZONE && row->target == zone;
}

static uint32_t zone_count(const struct tes_game *game, uint32_t zone)
{
    uint32_t count = 0;
    for (uint32_t f = 0; f < tesI_figure_count(game); f++) {
        count += in_zone(game, f, zone);
    }
    return count;
}

/* Is *index one of the next `count`? If not, these are taken off it. */
static bool is_among(uint32_t *index, uint32_t count)
{
    if (*index < count) return true;
    *index -= count;
    return false;
}

/* Secrets are numbered: those of variables, then piles, then zones. */
static bool find(const struct tes_game *game, uint32_t index, struct place *out)
{
    const struct tesI_catalogue *cat = game->cat;
    if (!cat->secrets) return false;
    for (uint32_t v = 0; v < cat->nvars; v++) {
        const struct tesI_var *var = &cat->vars[v];
        if (var->sight.seen == SEEN_ALL || var->scope > SCOPE_PLAYER ||
            !is_among(&index, tesI_var_ids(game, var))) {
            continue;
        }
        bool set = tesI_var_plain(var) || tesI_value_get(game, v, index) != 0;
        int owner = var->scope == SCOPE_PLAYER ? (int)index : TES_CHANCE;
        *out = (struct place){KEPT_VAR,  v,     index,
                              var->name, owner, tesI_var_hidden(game, v, index),
                              set};
        return true;
    }
    for (uint32_t p = 0; p < cat->npiles; p++) {
        const struct tesI_pile *pile = &cat->piles[p];
        if (pile->sight.seen == SEEN_ALL || !is_among(&index, 1)) continue;
        *out = (struct place){KEPT_PILE,
                              p,
                              0,
                              pile->name,
                              pile->owner - 1,
                              tesI_pile_hidden(game, p),
                              tesI_pile_total(game, p)};
        return true;
    }
    for (uint32_t z = 0; z < cat->nzones; z++) {
        const struct tesI_zone *zone = &cat->zones[z];
        uint32_t owners = zone->owned ? (uint32_t)cat->players : 1;
        if (zone->sight.seen == SEEN_ALL || !is_among(&index, owners)) continue;
        int owner = zone->owned ? (int)index : TES_CHANCE;
        uint32_t id = tesI_held(z, owner);
        *out = (struct place){
            KEPT_ZONE,           z,     id,
            zone->name,          owner, tesI_zone_hidden(game, id),
            zone_count(game, id)};
        return true;
    }
    return false;
}

bool tes_game_secret(const tes_game *game, uint32_t index, tes_secret *out)
{
    struct place place;
    if (!find(game, index, &place)) return false;
    *out = (tes_secret){tesI_text(game->cat, place.name), place.owner, true, 0};
    if (game->view != NULL) {
        out->seen = game->view->glimpses[index].seen;
        out->count = game->view->glimpses[index].count;
    } else {
        out->count = place.count;
    }
    return true;
}

static int put_value(const struct tes_game *game, const struct tesI_var *var,
                     int32_t value, char *text, size_t size)
{
    const struct tesI_catalogue *cat = game->cat;
    uint32_t id = (uint32_t)value - 1;
    switch ((tesI_var_type)var->type) {
    case VAR_BOOLEAN: return snprintf(text, size, value ? "true" : "false");
    case VAR_WORD:
        return snprintf(text, size, "%s", tesI_text(cat, var->words[id]));
    case VAR_PLAYER: return snprintf(text, size, "%c", (char)('A' + id));
    case VAR_TYPE: return snprintf(text, size, "%s", cat->types[id].id);
    default: break;
    }
    return snprintf(text, size, "%d", (int)value);
}

static int put_item(const struct tes_game *game, const struct place *place,
                    uint32_t item, char *text, size_t size)
{
    const struct tesI_catalogue *cat = game->cat;
    switch (place->what) {
    case KEPT_VAR:
        return put_value(game, &cat->vars[place->number],
                         tesI_value_get(game, place->number, place->id), text,
                         size);
    case KEPT_PILE: {
        const uint32_t *counts = tesI_pile_counts(game, place->number);
        uint32_t type = 0;
        for (; type + 1 < cat->nprinted && item >= counts[type]; type++) {
            item -= counts[type];
        }
        return snprintf(text, size, "%s", cat->types[type].id);
    }
    case KEPT_ZONE: break;
    }
    uint32_t figure = 0;
    while (!in_zone(game, figure, place->id) || item-- != 0) figure++;
    const struct tesI_figure *row = tesI_figure_row(game, figure);
    const char *piece =
        tesI_text(cat, cat->pieces[tesI_figure_piece(row)].name);
    uint32_t owner = tesI_figure_owner(row);
    if (owner == TESI_NEUTRAL) return snprintf(text, size, "%s", piece);
    return snprintf(text, size, "%s %c", piece, (char)('A' + owner));
}

size_t tes_game_secret_item(const tes_game *game, uint32_t index, uint32_t item,
                            char *text, size_t size)
{
    struct place place;
    tes_secret secret;
    if (!tes_game_secret(game, index, &secret) || !secret.seen ||
        item >= secret.count || !find(game, index, &place)) {
        return 0;
    }
    return (size_t)put_item(game, &place, item, text, size);
}

/* ---- making a view ----------------------------------------------------- */

void tesI_view_drop(struct tesI_view *view)
{
    if (view == NULL || --view->refs > 0) return;
    tes_game_free(view->base);
    tesI_free(view->decisions);
    tesI_free(view->zones);
    tesI_free(view->glimpses);
    tesI_free(view);
}

/* Notes for each secret whether the seat sees it, and how much it holds. */
static bool take_glimpses(struct tesI_view *view, const struct tes_game *game)
{
    struct place place;
    uint32_t count = 0;
    while (find(game, count, &place)) count++;
    view->glimpses = tesI_zalloc(count * sizeof *view->glimpses + 1);
    if (view->glimpses == NULL) return false;
    view->nglimpses = count;
    for (uint32_t i = 0; find(game, i, &place); i++) {
        struct tesI_glimpse *glimpse = &view->glimpses[i];
        glimpse->seen = (place.hidden & tesI_eye(view->seat)) == 0;
        glimpse->count = place.count;
        view->hash ^= tesI_mix(i, 2 * glimpse->count + glimpse->seen);
    }
    return true;
}

/* The decisions of the running phase, without what is hidden. */
static bool take_decisions(struct tesI_view *view, const struct tes_game *game)
{
    uint32_t options, first = tesI_first_decision(game, &options);
    uint32_t eye = tesI_eye(view->seat);
    view->ndecisions = tesI_decision_count(game) - first;
    view->decisions = tesI_zalloc(view->ndecisions * sizeof *view->decisions);
    if (view->decisions == NULL) return false;
    for (uint32_t s = 0; s < view->ndecisions; s++) {
        struct tesI_decision *decision = &view->decisions[s];
        *decision = *tesI_decision_row(game, first + s);
        if (s + 1 == view->ndecisions) decision->answer.kind = 0;
        decision->mark = decision->began = 0;
        if ((tesI_decision_hidden(decision) & eye) == 0) continue;
        decision->count = decision->bulk = decision->first = 0;
        decision->total = 0;
        if ((decision->ask & DECISION_REVEALED) != 0) continue;
        decision->answer = (struct tesI_option){0, 0, 0};
    }
    return true;
}

/* Where the running phase began, blanked. */
static bool take_base(struct tesI_view *view, const struct tes_game *game)
{
    view->base = tes_game_clone(game);
    if (view->base == NULL) return false;
    for (uint32_t z = 0; z < game->cat->nzones && view->zones == NULL; z++) {
        if (game->cat->zones[z].sight.seen == SEEN_ALL) continue;
        view->zones = tesI_zalloc(sizeof *view->zones);
        if (view->zones == NULL) return false;
    }
    tesI_store_rollback(&view->base->store, view->base->phase_mark);
    return mask(view->base, view->seat, view->zones);
}

static struct tesI_view *look(const struct tes_game *game, int seat)
{
    struct tesI_view *view = tesI_zalloc(sizeof *view);
    if (view == NULL) return NULL;
    view->refs = 1;
    view->seat = seat;
    bool over = tes_game_status(game) == TES_OVER;
    if (!take_glimpses(view, game) ||
        (!over && (!take_decisions(view, game) || !take_base(view, game)))) {
        tesI_view_drop(view);
        return NULL;
    }
    return view;
}

/* The reasons why options are missing: a seat that sees the options sees them.
 */
static bool copy_vetoes(struct tes_game *to, const struct tes_game *from)
{
    tesI_flow_recall(from);
    if (from->vetoes.used == 0) return true;
    to->vetoes.notes = tesI_realloc(NULL, from->vetoes.used);
    if (to->vetoes.notes == NULL) return false;
    memcpy(to->vetoes.notes, from->vetoes.notes, from->vetoes.used);
    to->vetoes.count = from->vetoes.count;
    to->vetoes.used = to->vetoes.cap = from->vetoes.used;
    return true;
}

bool tes_game_viewer(const tes_game *game, int *seat)
{
    if (game->view != NULL && seat != NULL) *seat = game->view->seat;
    return game->view != NULL;
}

bool tes_game_sees(const tes_game *game, int seat)
{
    if (seat < TES_CHANCE || seat >= game->cat->players) return false;
    if (tes_game_status(game) == TES_OVER) return true;
    return (tesI_decision_hidden(tesI_last(game)) & tesI_eye(seat)) == 0;
}

tes_game *tes_game_view(const tes_game *game, int seat, tes_error *err)
{
    if (seat < TES_CHANCE || seat >= game->cat->players) {
        tesI_error(err, TES_EINPUT,
                   "there is no seat %d to see the game from; seats are 0 to "
                   "%d, and %d looks on",
                   seat, game->cat->players - 1, TES_CHANCE);
        return NULL;
    }
    if (game->view != NULL) {
        tesI_error(err, TES_EINPUT, "this is a view already");
        return NULL;
    }
    struct tes_game *view = tes_game_clone(game);
    if (view != NULL && (view->view = look(game, seat)) != NULL &&
        mask(view, seat, NULL) &&
        (!tes_game_sees(game, seat) || copy_vetoes(view, game))) {
        return view;
    }
    tes_game_free(view);
    tesI_error(err, TES_EMEMORY, "out of memory");
    return NULL;
}
