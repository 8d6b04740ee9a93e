/* scores.c - terms, stages and awards. */
#include "turn/scores.h"

#include "board/cells.h"
#include "board/features.h"
#include "board/figures.h"
#include "turn/events.h"

/* The term with this name and form, or NULL. */
static struct tesI_tally_term *find_term(struct tesI_tally *tally,
                                         tesI_form form, tesI_label name)
{
    for (uint32_t i = 0; i < tally->nterms; i++) {
        struct tesI_tally_term *term = &tally->terms[i];
        if (term->name == name && term->form == form) return term;
    }
    return NULL;
}

struct tesI_tally_term *tesI_tally_term(struct tesI_tally *tally,
                                        tesI_form form, tesI_label name,
                                        tesI_label module)
{
    struct tesI_tally_term *term = find_term(tally, form, name);
    if (term != NULL || tally->nterms == TESI_TALLY_MAX) return term;
    term = &tally->terms[tally->nterms++];
    *term =
        (struct tesI_tally_term){.name = name, .module = module, .form = form};
    return term;
}

/* A count over the features that a feature touches. */
struct touched {
    const struct tes_game *game;
    const struct tesI_term *term;
    int32_t count;
};

static bool count_touched(void *ctx, uint32_t root)
{
    struct touched *all = ctx;
    uint32_t attr = all->term->attr;
    all->count +=
        tesI_feature_complete(all->game, root) &&
        (attr == TESI_NO_ATTR || tesI_feature_attr(all->game, root, attr) != 0);
    return true;
}

static int32_t term_count(const struct tes_game *game,
                          const struct tesI_term *term, uint32_t root)
{
    switch ((tesI_source)term->source) {
    case FROM_TILES: return (int32_t)tesI_feature_tiles(game, root);
    case FROM_AROUND:
        if (root + 1 == game->supposed) return 9;
        return 1 + (int32_t)tesI_cell_around(game, tesI_node_cell(game, root),
                                             NULL);
    case FROM_ATTR: return tesI_feature_attr(game, root, term->attr);
    case FROM_ONE: return 1;
    case FROM_TOUCHED: {
        struct touched all = {game, term, 0};
        tesI_feature_touching(game, root, term->touched, count_touched, &all);
        return all.count;
    }
    case FROM_HOOK: break;
    }
    return 0;
}

/* Points of a term, as far as it counts. */
static int64_t term_points(const struct tesI_tally *tally,
                           const struct tesI_tally_term *term)
{
    if (term->off || (tally->vetoed && term->form < TERM_KEPT)) return 0;
    return term->form == TERM_RATE ? (int64_t)term->count * term->rate
                                   : term->rate;
}

/* False, with an error, unless every sum of the tally, vetoed or not, is a
 * number that may be awarded. */
static bool check_points(struct tes_game *game, struct tesI_tally *tally)
{
    bool vetoed = tally->vetoed;
    int64_t sum = 0, most = 0;

    tally->vetoed = false;
    for (uint32_t i = 0; i < tally->nterms; i++) {
        int64_t points = term_points(tally, &tally->terms[i]);
        int64_t size = points < 0 ? -points : points;
        most = size > most ? size : most;
        sum += points;
    }
    tally->vetoed = vetoed;
    sum = sum < 0 ? -sum : sum;
    most = sum > most ? sum : most;
    int64_t factor =
        tally->factor < 0 ? -(int64_t)tally->factor : tally->factor;
    if (most <= TESI_MAX_POINTS &&
        (most == 0 || factor <= TESI_MAX_POINTS / most)) {
        return true;
    }
    tesI_game_fail(game, "a score of more than %d points", TESI_MAX_POINTS);
    return false;
}

/* Adds the declared terms, with the rates of the call if it has any. False,
 * with an error: the call names a term that does not exist. */
static bool declared_terms(struct tes_game *game, const struct tesI_call *call,
                           struct tesI_tally *tally)
{
    const struct tesI_catalogue *cat = game->cat;

    for (uint32_t t = 0; t < cat->nterms; t++) {
        const struct tesI_term *term = &cat->terms[t];
        if (term->kind != tally->kind) continue;
        struct tesI_tally_term *row =
            tesI_tally_term(tally, TERM_RATE, term->name, term->module);
        if (row == NULL) continue;
        row->count =
            tesI_tally_add(row->count, term_count(game, term, tally->root));
        row->rate = tesI_tally_add(
            row->rate, tally->complete ? term->complete : term->incomplete);
    }
    for (uint32_t i = 0; call != NULL && i < call->nrates; i++) {
        struct tesI_tally_term *row =
            find_term(tally, TERM_RATE, call->rates[i].name);
        if (row == NULL) {
            tesI_game_fail(game, "score.%s has no term '%s'",
                           tesI_text(cat, cat->kinds[tally->kind].name),
                           tesI_text(cat, call->rates[i].name));
            return false;
        }
        row->off = call->rates[i].off;
        row->rate = call->rates[i].rate;
    }
    return true;
}

/* Adds to the rate of a term that of another one, after hooks have changed
 * it. */
static void like_terms(const struct tesI_catalogue *cat,
                       struct tesI_tally *tally)
{
    for (uint32_t t = 0; t < cat->nterms; t++) {
        const struct tesI_term *term = &cat->terms[t];
        if (term->like == 0 || term->kind != tally->kind) continue;
        struct tesI_tally_term *row = find_term(tally, TERM_RATE, term->name);
        const struct tesI_tally_term *like =
            find_term(tally, TERM_RATE, term->like);
        if (row == NULL || like == NULL || like->off) continue;
        row->rate = tesI_tally_add(row->rate, like->rate);
    }
}

int32_t tesI_score_declared(const struct tes_game *game, uint32_t root)
{
    const struct tesI_catalogue *cat = game->cat;
    uint32_t kind = tesI_node_segment(game, root)->kind;
    bool complete = tesI_feature_complete(game, root);
    int64_t sum = 0;

    for (uint32_t t = 0; t < cat->nterms; t++) {
        const struct tesI_term *term = &cat->terms[t];
        if (term->kind != kind || term->source == FROM_TOUCHED) continue;
        int64_t count = term_count(game, term, root);
        sum += count * (complete ? term->complete : term->incomplete);
    }
    return sum > TESI_MAX_POINTS    ? TESI_MAX_POINTS
           : sum < -TESI_MAX_POINTS ? -TESI_MAX_POINTS
                                    : (int32_t)sum;
}

bool tesI_score_value(struct tes_game *game, uint32_t root, int player,
                      const struct tesI_call *call, struct tesI_tally *tally)
{
    const struct tesI_catalogue *cat = game->cat;

    tally->root = root;
    tally->kind = tesI_node_segment(game, root)->kind;
    tally->player = player;
    tally->reason = call != NULL && call->reason != 0
                        ? call->reason
                        : cat->kinds[tally->kind].name;
    tally->complete = tesI_feature_complete(game, root);
    tally->final = tesI_word(game, WORD_STAGE) == GAME_FINAL;
    tally->nterms = 0;
    tally->factor = 1;
    tally->factor_module = 0;
    tally->vetoed = false;
    if (!declared_terms(game, call, tally)) return false;
    unsigned hooks = cat->kinds[tally->kind].hooks;
    for (unsigned s = 0; s < TESI_STAGES; s++) {
        if (s == STAGE_FINAL && hooks >> s != 0 && !check_points(game, tally)) {
            return false;
        }
        if ((hooks >> s & 1) != 0 &&
            game->rules->score(game->rules->ctx, game, (tesI_stage)s, tally) !=
                0) {
            return false;
        }
        if (s == STAGE_RATE && cat->likes >> tally->kind & 1) {
            like_terms(cat, tally);
        }
    }
    return check_points(game, tally);
}

int32_t tesI_tally_sum(const struct tesI_tally *tally)
{
    int64_t sum = 0, last = 0;

    for (uint32_t i = 0; i < tally->nterms; i++) {
        const struct tesI_tally_term *term = &tally->terms[i];
        *(term->form == TERM_LAST ? &last : &sum) += term_points(tally, term);
    }
    return (int32_t)(sum * tally->factor + last);
}

/* Turns a tally into items; returns their sum. A factor other than 1 shows
 * as an item "factor". */
static int32_t tally_items(struct tes_game *game,
                           const struct tesI_tally *tally,
                           struct tesI_item *items, uint32_t *nitems)
{
    int32_t sum = 0, whole = tesI_tally_sum(tally);

    *nitems = 0;
    for (uint32_t i = 0; i < tally->nterms; i++) {
        const struct tesI_tally_term *term = &tally->terms[i];
        int32_t points = (int32_t)term_points(tally, term);
        if (points == 0) continue;
        items[(*nitems)++] = (struct tesI_item){
            tesI_item_name(term->name, term->module), term->count, points};
        sum += points;
    }
    if (sum != whole) {
        tesI_label name = tesI_label_of(game->cat, "factor");
        items[(*nitems)++] =
            (struct tesI_item){tesI_item_name(name, tally->factor_module),
                               tally->factor, whole - sum};
    }
    return whole;
}

bool tesI_score_award(struct tes_game *game, int player, tesI_label reason,
                      uint32_t node, uint32_t flags, uint32_t tiles,
                      int32_t points, const struct tesI_item *items,
                      uint32_t nitems)
{
    uint32_t word = game->cat->layout.scores + (uint32_t)player;
    struct tesI_event event = {.reason = reason,
                               .node = node,
                               .number = (uint32_t)points,
                               .tiles = tiles};
    if (tesI_word(game, WORD_STAGE) == GAME_FINAL) flags |= EVENT_FINAL;
    if (!tesI_store_reserve(&game->store, 4)) return false;
    if (!tesI_event_add(game, TES_EV_SCORE, player, flags, &event, items,
                        nitems) ||
        !tesI_store_reserve(&game->store, 1)) {
        return false;
    }
    tesI_set_word(game, word, tesI_word(game, word) + (uint32_t)points);
    return true;
}

/* Seats with figures on a feature that claim it, whatever they weigh. */
static uint32_t claimants(const struct tes_game *game, uint32_t root)
{
    uint32_t seats = 0;
    TESI_EACH_FIGURE(game, root, figure) {
        const struct tesI_figure *row = tesI_figure_row(game, figure);
        uint32_t owner = tesI_figure_owner(row);
        if (owner < TES_MAX_PLAYERS &&
            game->cat->pieces[tesI_figure_piece(row)].claims) {
            seats |= 1u << owner;
        }
    }
    return seats;
}

uint32_t tesI_score_feature(struct tes_game *game, uint32_t root,
                            const struct tesI_call *call)
{
    struct tesI_tally tally;
    struct tesI_item items[TESI_TALLY_MAX + 1];
    uint32_t nitems = 0, tiles = 0, winners = call != NULL ? call->winners : 0;
    int32_t points = 0;
    bool valued = false;

    if (winners == 0) winners = tesI_majority(game, &root, 1, NULL);
    bool weightless = winners == 0;
    if (weightless) winners = claimants(game, root);
    if (winners == 0 || winners == TESI_NO_SEATS) return winners;
    tiles = tesI_feature_tiles(game, root);
    TESI_EACH_BIT(winners, p) {
        uint32_t kind = tesI_node_segment(game, root)->kind;
        /* without hooks the value is the same for everybody */
        if (!valued || game->cat->kinds[kind].hooks != 0) {
            if (!tesI_score_value(game, root, (int)p, call, &tally)) {
                return TESI_NO_SEATS;
            }
            points = tally_items(game, &tally, items, &nitems);
            if (weightless) points = 0, nitems = 0;
            valued = true;
        }
        uint32_t flags = tally.complete ? EVENT_COMPLETE : 0;
        if (call != NULL && call->early) flags |= EVENT_EARLY;
        if (!tesI_score_award(game, (int)p, tally.reason, root, flags, tiles,
                              points, items, nitems)) {
            return TESI_NO_SEATS;
        }
    }
    return winners;
}

/* The terms of what a feature is worth; 0 of them when it cannot be told. */
static uint32_t worth_of(tes_game *game, uint32_t node, int player,
                         struct tesI_item items[static TESI_TALLY_MAX + 1],
                         int32_t *points, bool *known)
{
    struct tesI_tally tally;
    uint32_t nitems = 0;

    *points = 0;
    *known = false;
    if (node >= tesI_node_count(game) || player < 0 ||
        player >= game->cat->players) {
        return 0;
    }
    uint32_t hidden = game->hidden; /* what it reads is asked nobody */
    tesI_game_budget(game, true);
    *known = tesI_score_value(game, tesI_feature_root(game, node), player, NULL,
                              &tally);
    tesI_game_budget(game, false);
    game->hidden = hidden;
    if (*known) *points = tally_items(game, &tally, items, &nitems);
    return nitems;
}

bool tes_game_worth(tes_game *game, uint32_t node, int player, int32_t *points)
{
    struct tesI_item items[TESI_TALLY_MAX + 1];
    bool known;

    worth_of(game, node, player, items, points, &known);
    return known;
}

uint32_t tes_game_worth_items(tes_game *game, uint32_t node, int player,
                              tes_item *out, uint32_t max)
{
    struct tesI_item items[TESI_TALLY_MAX + 1];
    int32_t points;
    bool known;
    uint32_t count = worth_of(game, node, player, items, &points, &known);

    for (uint32_t i = 0; i < count && i < max; i++) {
        out[i] = tesI_item_shown(game, &items[i]);
    }
    return count;
}
