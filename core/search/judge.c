/* judge.c - what a position is worth to each seat. */
#include "search/judge.h"

#include <math.h>

#include "state/game.h"
#include "state/geometry.h"

#define LOST ".lost" /* the variable of seats that win together */
#define STAKE 1000   /* points that such a game counts for */
#define LONG 72      /* tiles left for which `unsure` holds */
#define FEW 4        /* seats up to which a search has weights of its own */

const struct tesI_weights tesI_weights_found = {
#define X(name, value, what) value,
    TESI_WEIGHTS_LIST(X)
#undef X
};

void tesI_judge_suit(struct tesI_weights *w, const tes_game *game)
{
    if (game->cat->players > FEW) return;
    for (uint32_t k = 0; k < game->cat->nkinds; k++) {
        if (game->cat->kinds[k].closes != CLOSES_AROUND) continue;
#define X(name, value) w->name = value;
        TESI_SEARCH_LIST(X)
#undef X
    }
}

bool tesI_judge_open(struct tesI_judge *judge, tes_game *game,
                     const struct tesI_weights *weights)
{
    tes_ruleset *rules = tes_game_rules(game);
    judge->weights = weights != NULL ? *weights : tesI_weights_found;
    judge->players = tes_ruleset_players(rules);
    judge->together = tes_game_value(game, LOST, TES_CHANCE, &(int64_t){0});
    judge->npieces = tes_ruleset_pieces(rules);
    judge->claimers = judge->returners = 0;
    for (uint32_t p = 0; p < judge->npieces; p++) {
        if (tes_piece_owned(rules, p) && tes_piece_claims(rules, p)) {
            judge->claimers |= 1u << p;
            if (tes_piece_returns(rules, p)) judge->returners |= 1u << p;
        }
    }
    if (judge->outlook == NULL) {
        judge->outlook = tes_outlook_new(game);
    } else {
        tes_outlook_base(judge->outlook, game);
    }
    if (judge->outlook == NULL) return false;
    tes_outlook_pace(judge->outlook,
                     &(tes_pace){.close = judge->weights.close,
                                 .extend = judge->weights.extend,
                                 .around = judge->weights.around,
                                 .join = judge->weights.join});
    return true;
}

void tesI_judge_close(struct tesI_judge *judge)
{
    tes_outlook_free(judge->outlook);
    judge->outlook = NULL;
}

double tesI_judge_margin(const struct tesI_judge *judge, const double *points,
                         int seat)
{
    double best = -1e30, all = 0, sum = 0, parts = 0;
    double calm = judge->weights.calm;
    for (int p = 0; p < judge->players; p++) {
        all += points[p];
        if (p != seat && points[p] > best) best = points[p];
    }
    if (judge->players == 1 || judge->together) return all;
    if (judge->players == 2 || calm <= 0) return points[seat] - best;
    for (int p = 0; p < judge->players; p++) {
        if (p == seat) continue;
        double part = calm / (calm + best - points[p]);
        sum += part * points[p];
        parts += part;
    }
    return points[seat] - sum / parts;
}

double tesI_judge_value(const struct tesI_judge *judge, const tes_prospect *row,
                        unsigned seat, double draws)
{
    const struct tesI_weights *w = &judge->weights;
    double worth = row->worth[seat], whole = row->whole[seat];

    if (row->complete) return worth;
    if (row->closes == TES_CLOSES_SIDES) {
        double each = (row->longer[seat] - whole) / TES_STRETCH;
        double grown = whole + each * w->grow * row->cells;
        return row->chance * grown + (1 - row->chance) * worth;
    }
    if (row->closes == TES_CLOSES_AROUND) {
        double each = row->cells > 0 ? (whole - worth) / (double)row->cells : 0;
        return worth + each * row->gain;
    }
    double known = (double)row->neighbours - row->unpaid;
    double each = row->bonus < 0 ? w->bonus : row->bonus;
    if (known > 0 && each > 0) each = worth / known;
    double spread = row->cells > 0 ? draws / 10 : 0;
    spread *= each > 0 ? w->spread : w->wander * worth;
    return worth + each * (row->unpaid + w->trust * row->gain) + spread -
           w->ground * draws;
}

/* How far a figure on a feature counts as being at home. */
static double homecoming(const struct tesI_judge *judge,
                         const tes_prospect *row)
{
    const struct tesI_weights *w = &judge->weights;
    if (row->closes == TES_CLOSES_NEVER) return 0;
    if (row->closes == TES_CLOSES_SIDES) return w->back * row->chance;
    return w->back * pow(row->chance, w->lone);
}

/* Worth of so many figures at home. */
static double supply_of(const struct tesI_weights *w, double figures)
{
    return figures > 0 ? w->supply * pow(figures, w->power) : 0;
}

/* Points lost with so many figures at home now: there may soon be none. */
static double bare_of(const struct tesI_weights *w, double figures)
{
    return w->bare > 0 ? w->bare * pow(w->cool, figures) : 0;
}

/* Sums over a position. */
struct sum {
    double *points;
    double home[TES_MAX_PLAYERS];  /* figures at home, or likely to come */
    double again[TES_MAX_PLAYERS]; /* at home, and can be taken back at will */
    double here[TES_MAX_PLAYERS];  /* at home now */
    double draws;                  /* tiles to come for each seat */
    double sure;                   /* 0..1: how far a promise is believed */
    double eager;   /* 0..1: how far figures at home keep their worth */
    double promise; /* of the best feature that nobody holds yet */
};

/* Points that a seat loses when a figure leaves home, most likely for good to
 * the part `stays`. */
static double parting(const struct tesI_judge *judge, const struct sum *sum,
                      int seat, double stays)
{
    const struct tesI_weights *w = &judge->weights;
    double home = sum->home[seat], here = sum->here[seat];
    return sum->eager * (stays * (supply_of(w, home) - supply_of(w, home - 1)) +
                         bare_of(w, here - 1) - bare_of(w, here));
}

static void add_prospect(const struct tesI_judge *judge,
                         const tes_prospect *row, int seat, double *value,
                         struct sum *sum)
{
    *value = 0;
    if (row->seats == 0) {
        if (seat < 0 || (row->valued >> seat & 1) == 0) return;
        double gain = tesI_judge_value(judge, row, (unsigned)seat, sum->draws);
        gain = gain * sum->sure -
               parting(judge, sum, seat, 1 - homecoming(judge, row));
        if (gain > sum->promise) sum->promise = gain;
        return;
    }
    TESI_EACH_BIT(row->seats, s) {
        bool leaves = row->leaving >> s & 1;
        if (row->holders >> s & 1) {
            double own = tesI_judge_value(judge, row, s, sum->draws);
            if (leaves) { /* it will be taken back before all has come */
                double now = row->worth[s];
                own = now + judge->weights.linger * (own - now);
            }
            sum->points[s] += row->complete ? own : own * sum->sure;
            if (own > *value) *value = own;
        }
        if (!row->complete && !leaves) sum->home[s] += homecoming(judge, row);
    }
    TESI_EACH_BIT(row->seats & ~row->holders, s) {
        sum->points[s] += judge->weights.minor * *value;
    }
}

static void add_meeting(const struct tesI_judge *judge,
                        const tes_meeting *meeting, const tes_prospect *rows,
                        const double *values, double *points)
{
    const tes_prospect *a = &rows[meeting->a], *b = &rows[meeting->b];
    double both = values[meeting->a] + values[meeting->b];
    double chance = meeting->chance * judge->weights.meet;
    for (int s = 0; s < judge->players; s++) {
        double now = (a->holders >> s & 1 ? values[meeting->a] : 0) +
                     (b->holders >> s & 1 ? values[meeting->b] : 0);
        double then = meeting->holders >> s & 1 ? both : 0;
        points[s] += chance * (then - now);
    }
}

static void begin(const struct tesI_judge *judge, const tes_game *game,
                  struct sum *sum)
{
    sum->draws = (double)tes_game_tiles_left(game) / judge->players;
    sum->eager = sum->draws / judge->weights.eager;
    if (sum->eager > 1) sum->eager = 1;
    double far = (double)tes_game_tiles_left(game) / LONG;
    sum->sure = 1 - judge->weights.unsure * (far < 1 ? far : 1);
    for (int s = 0; s < judge->players; s++) {
        sum->home[s] = sum->again[s] = 0;
        TESI_EACH_BIT(judge->claimers, p) {
            uint32_t n = tes_game_supply(game, s, p);
            *(judge->returners >> p & 1 ? &sum->again[s] : &sum->home[s]) += n;
        }
        sum->here[s] = sum->home[s] + sum->again[s];
    }
}

double tesI_judge_figure(const struct tesI_judge *judge, const tes_game *game,
                         int seat)
{
    struct sum sum;
    begin(judge, game, &sum);
    return sum.here[seat] < 1 ? 1e3 : parting(judge, &sum, seat, 1);
}

void tesI_judge_points(struct tesI_judge *judge, tes_game *game, int seat,
                       double points[TES_MAX_PLAYERS])
{
    const tes_prospect *rows;
    const tes_meeting *meetings;
    uint32_t nmeetings;
    double values[128];
    struct sum sum = {.points = points};

    bool over = tes_game_status(game) == TES_OVER;
    int64_t lost = 0;
    if (judge->together) tes_game_value(game, LOST, TES_CHANCE, &lost);
    int32_t stake = lost != 0 ? -STAKE : over && judge->together ? STAKE : 0;
    for (int s = 0; s < judge->players; s++) {
        points[s] = tes_game_score(game, s) + stake;
    }
    if (over) return;
    begin(judge, game, &sum);
    if (seat >= 0 && sum.here[seat] < 1) seat = TES_CHANCE;
    uint32_t count = tes_outlook_look(judge->outlook, game, seat, &rows,
                                      &meetings, &nmeetings);
    for (uint32_t i = 0; i < count && i < 128; i++) {
        add_prospect(judge, &rows[i], seat, &values[i], &sum);
    }
    for (uint32_t i = 0; i < nmeetings; i++) {
        add_meeting(judge, &meetings[i], rows, values, points);
    }
    for (int s = 0; s < judge->players; s++) {
        points[s] += sum.eager * (supply_of(&judge->weights, sum.home[s]) +
                                  judge->weights.again * sum.again[s] -
                                  bare_of(&judge->weights, sum.here[s]));
    }
    if (seat >= 0) points[seat] += sum.promise;
}
