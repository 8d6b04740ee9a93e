/* scores.c - terms, stages and awards. */
#include "scores.h"

#include "board.h"
#include "feature.h"
#include "figures.h"

struct tesI_tally_term *tesI_tally_term(struct tesI_tally *tally,
                                        tesI_label name, tesI_label module)
{
    for (uint32_t i = 0; i < tally->nterms; i++) {
        if (tally->terms[i].name == name) return &tally->terms[i];
    }
    if (tally->nterms == TESI_TALLY_MAX) return NULL;
    struct tesI_tally_term *term = &tally->terms[tally->nterms++];
    *term = (struct tesI_tally_term){.name = name, .module = module};
    return term;
}

static int32_t term_count(const struct tes_game *game,
                          const struct tesI_term *term, uint32_t root)
{
    switch ((tesI_source)term->source) {
    case FROM_TILES: return (int32_t)tesI_feature_tiles(game, root);
    case FROM_AROUND: {
        uint32_t tile = tesI_node_row(game, root)->tile;
        uint32_t cell = tesI_tile_row(game, tile)->cell;
        return 1 + (int32_t)tesI_cell_around(game, cell, NULL);
    }
    case FROM_ATTR: return tesI_feature_attr(game, root, term->attr);
    case FROM_ONE: return 1;
    case FROM_HOOK: return 0;
    }
    return 0;
}

/* False, with an error, unless every sum of the tally is a number that may be
 * awarded. */
static bool check_points(struct tes_game *game, const struct tesI_tally *tally)
{
    int64_t sum = 0, most = 0;

    for (uint32_t i = 0; i < tally->nterms; i++) {
        const struct tesI_tally_term *term = &tally->terms[i];
        int64_t points =
            term->bonus ? term->rate : (int64_t)term->count * term->rate;
        int64_t size = points < 0 ? -points : points;
        most = size > most ? size : most;
        sum += points;
    }
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

bool tesI_score_value(struct tes_game *game, uint32_t root, int player,
                      struct tesI_tally *tally)
{
    const struct tesI_catalogue *cat = game->cat;

    tally->root = root;
    tally->kind = tesI_node_segment(game, root)->kind;
    tally->player = player;
    tally->complete = tesI_feature_complete(game, root);
    tally->final = tesI_word(game, WORD_STAGE) == GAME_FINAL;
    tally->nterms = 0;
    tally->factor = 1;
    tally->factor_module = 0;
    tally->vetoed = false;
    for (uint32_t t = 0; t < cat->nterms; t++) {
        const struct tesI_term *term = &cat->terms[t];
        if (term->kind != tally->kind) continue;
        struct tesI_tally_term *row =
            tesI_tally_term(tally, term->name, term->module);
        if (row == NULL) continue;
        row->count = tesI_tally_add(row->count, term_count(game, term, root));
        row->rate = tesI_tally_add(
            row->rate, tally->complete ? term->complete : term->incomplete);
    }
    unsigned hooks = cat->kinds[tally->kind].hooks;
    if (hooks == 0) return check_points(game, tally);
    for (unsigned s = 0; s < TESI_STAGES; s++) {
        if ((hooks >> s & 1) == 0) continue;
        if (game->rules->score(game->rules->ctx, game, (tesI_stage)s, tally) !=
            0) {
            return false;
        }
    }
    return check_points(game, tally);
}

int32_t tesI_tally_items(struct tes_game *game, const struct tesI_tally *tally,
                         struct tesI_item *items, uint32_t *nitems)
{
    int32_t sum = 0;

    *nitems = 0;
    if (tally->vetoed) return 0;
    for (uint32_t i = 0; i < tally->nterms; i++) {
        const struct tesI_tally_term *term = &tally->terms[i];
        int32_t points = term->bonus ? term->rate : term->count * term->rate;
        if (points == 0) continue;
        items[(*nitems)++] = (struct tesI_item){
            term->name | (uint32_t)term->module << 16, term->count, points};
        sum += points;
    }
    if (tally->factor != 1 && sum != 0) {
        int32_t more = sum * (tally->factor - 1);
        tesI_label name = tesI_label_of(game->cat, "factor");
        items[(*nitems)++] = (struct tesI_item){
            name | (uint32_t)tally->factor_module << 16, tally->factor, more};
        sum += more;
    }
    return sum;
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

uint32_t tesI_score_feature(struct tes_game *game, uint32_t root,
                            uint32_t winners)
{
    struct tesI_tally tally;
    struct tesI_item items[TESI_TALLY_MAX + 1];
    uint32_t nitems = 0, tiles = 0;
    int32_t points = 0, strength[TES_MAX_PLAYERS];
    bool valued = false;

    if (winners == 0) winners = tesI_feature_majority(game, root, strength);
    if (winners == 0) return 0;
    tiles = tesI_feature_tiles(game, root);
    for (int p = 0; p < game->cat->players; p++) {
        if ((winners >> p & 1) == 0) continue;
        uint32_t kind = tesI_node_segment(game, root)->kind;
        /* without hooks the value is the same for everybody */
        if (!valued || game->cat->kinds[kind].hooks != 0) {
            if (!tesI_score_value(game, root, p, &tally)) return UINT32_MAX;
            points = tesI_tally_items(game, &tally, items, &nitems);
            valued = true;
        }
        if (!tesI_score_award(game, p, game->cat->kinds[kind].name, root,
                              tally.complete ? EVENT_COMPLETE : 0, tiles,
                              points, items, nitems)) {
            return UINT32_MAX;
        }
    }
    return winners;
}

bool tes_game_worth(tes_game *game, uint32_t node, int player, int32_t *points)
{
    struct tesI_tally tally;
    struct tesI_item items[TESI_TALLY_MAX + 1];
    uint32_t nitems;

    *points = 0;
    if (node >= tesI_node_count(game) || player < 0 ||
        player >= game->cat->players) {
        return false;
    }
    tesI_game_budget(game, true);
    bool known =
        tesI_score_value(game, tesI_feature_root(game, node), player, &tally);
    tesI_game_budget(game, false);
    if (!known) return false;
    *points = tesI_tally_items(game, &tally, items, &nitems);
    return true;
}
