/* order.c - guesses which answers are worth a try, without giving them.
 *
 * A placement is worth what it does to the features it touches, own ones and
 * others': they are completed, extended or joined. To this comes what a figure
 * on the new tile may claim. The guess is rough, and much cheaper than to give
 * the answer and judge. */
#include "search/order.h"

#include <math.h>
#include <stdlib.h>

#include "state/dice.h"

#define TOUCHES 24u
#define KNOWN 128u
#define OTHERS 16u /* most answers tried that are no placements */
#define GROWS 0.8  /* points of a further tile: part of the average */
#define HOME 1.5   /* points for a figure that comes home */
#define BESIDE 0.7 /* points for a cell laid that a feature waits for */

/* What is known of the position before the answer. */
struct before {
    struct tesI_judge *judge;
    tes_game *game;
    int seat;
    double draws, figure; /* tiles to come; what a figure costs */
    tes_prospect rows[KNOWN];
    uint32_t nrows;
};

/* The prospect of a feature: looked at once. NULL: too many features. */
static const tes_prospect *row_of(struct before *b, uint32_t node)
{
    for (uint32_t i = 0; i < b->nrows; i++) {
        if (b->rows[i].node == node) return &b->rows[i];
    }
    if (b->nrows == KNOWN) return NULL;
    tes_prospect *row = &b->rows[b->nrows++];
    tes_outlook_feature(b->judge->outlook, b->game, node, b->seat, true, row);
    return row;
}

/* The worth to the deciding seat of points that a seat gets. */
static double share(const struct before *b, unsigned seat, double points)
{
    if ((int)seat == b->seat || b->judge->together) return points;
    return b->judge->players > 2 ? -points / 2 : -points;
}

/* What a feature will bring its holder once the tile is part of it. */
static double grown(const struct before *b, const tes_prospect *row,
                    const tes_touch *touch, unsigned seat)
{
    tes_prospect then = *row;
    double tiles = row->tiles > 0 ? row->tiles : 1;
    if (row->closes != TES_CLOSES_SIDES) {
        return tesI_judge_value(b->judge, row, seat, b->draws) +
               (row->closes == TES_CLOSES_AROUND ? BESIDE : 0);
    }
    double each = row->whole[seat] / tiles;
    then.whole[seat] += (int32_t)(GROWS * each + 0.5);
    then.longer[seat] += (int32_t)(GROWS * each + 0.5);
    then.worth[seat] += (int32_t)(GROWS * row->worth[seat] / tiles + 0.5);
    then.tiles++;
    then.cells = touch->open;
    if (touch->open == 0) return then.whole[seat];
    double sides = row->cells > 0 ? row->cells : 1;
    then.chance = pow(row->chance, touch->open / sides);
    return tesI_judge_value(b->judge, &then, seat, b->draws);
}

/* What a segment brings by joining the features that it touches: from who held
 * each to who holds the whole, or may claim it. */
static double join(struct before *b, const tes_touch *touches, uint32_t count,
                   uint32_t first, double *claim)
{
    double strength[TES_MAX_PLAYERS] = {0}, gain[TES_MAX_PLAYERS] = {0};
    double all = 0, most = 0, sum = 0;
    bool open = touches[first].open > 0;
    bool ends = false;
    for (uint32_t i = first; i < count; i++) {
        if (i != first && (touches[first].segment == TES_NONE ||
                           touches[i].segment != touches[first].segment)) {
            continue;
        }
        const tes_prospect *row = row_of(b, touches[i].node);
        if (row == NULL) continue;
        double best = 0;
        ends = row->closes != TES_CLOSES_NEVER && !open;
        for (unsigned s = 0; s < (unsigned)b->judge->players; s++) {
            uint32_t holds =
                row->seats != 0 ? row->holders >> s & 1 : (int)s == b->seat;
            strength[s] += row->strength[s];
            if (strength[s] > most) most = strength[s];
            if (!holds) continue;
            double then = grown(b, row, &touches[i], s);
            if (then > best) best = then;
            if (row->seats == 0) continue;
            gain[s] -= tesI_judge_value(b->judge, row, s, b->draws);
        }
        all += best;
    }
    for (unsigned s = 0; s < (unsigned)b->judge->players && most > 0; s++) {
        if (strength[s] >= most) gain[s] += all;
        if (strength[s] > 0 && ends) gain[s] += HOME;
        sum += share(b, s, gain[s]);
    }
    if (most == 0 && touches[first].segment != TES_NONE) {
        double free = all - (ends ? 0 : b->figure);
        if (free > *claim) *claim = free;
    }
    return sum;
}

/* What a placement brings, by what it touches. */
static double promise(struct before *b, const tes_touch *touches,
                      uint32_t count)
{
    double sum = 0, claim = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t first = i;
        for (uint32_t k = 0; k < i && touches[i].segment != TES_NONE; k++) {
            if (touches[k].segment == touches[i].segment) first = k;
        }
        if (first == i) sum += join(b, touches, count, i, &claim);
    }
    return sum + claim;
}

/* Puts passing among the answers that are tried: it is unlike all others. */
static void keep_pass(const tes_game *game, uint32_t count, uint32_t *indices,
                      uint32_t tried)
{
    tes_option option;
    for (uint32_t i = count; i-- > 0;) {
        if (!tes_game_option(game, i, &option)) return;
        if (option.kind != TES_OPT_PASS) continue;
        for (uint32_t k = 0; k < tried; k++) {
            if (indices[k] == i) return;
        }
        indices[tried - 1] = i;
        return;
    }
}

uint32_t tesI_seek_order(struct tesI_seeker *seeker, tes_game *game, int seat,
                         uint32_t count, uint32_t most, uint32_t *indices)
{
    tes_option option;
    tes_touch touches[TOUCHES];
    tes_idea guesses[TESI_BREADTH];
    bool places =
        tes_game_option(game, 0, &option) && option.kind == TES_OPT_PLACE;
    uint32_t tried = places ? TESI_BREADTH : OTHERS;
    if (tried > count) tried = count;
    uint32_t from = tried < count ? tesI_dice_next(&seeker->dice, count) : 0;

    for (uint32_t i = 0; i < tried; i++) {
        uint64_t step = (uint64_t)i * count / tried;
        indices[i] = (uint32_t)((step + from) % count);
    }
    if (tried < count && !places) keep_pass(game, count, indices, tried);
    if (tried <= most || !places) return tried;
    struct before before;
    before.judge = &seeker->judge;
    before.game = game;
    before.seat = seat;
    before.draws = (double)tes_game_tiles_left(game) / seeker->judge.players;
    before.figure = tesI_judge_figure(&seeker->judge, game, seat);
    before.nrows = 0;
    for (uint32_t i = 0; i < tried; i++) {
        guesses[i] = (tes_idea){.index = indices[i]};
        if (!tes_game_option(game, indices[i], &option) ||
            option.kind != TES_OPT_PLACE) {
            guesses[i].margin = 1e9; /* other answers come first */
            continue;
        }
        uint32_t found = tes_game_touches(game, indices[i], touches, TOUCHES);
        guesses[i].margin = promise(&before, touches, found);
    }
    qsort(guesses, tried, sizeof *guesses, tesI_by_margin);
    for (uint32_t i = 0; i < most; i++) indices[i] = guesses[i].index;
    return most;
}
