/* outlook.c - what is likely to become of features: facts for players that
 * think.
 *
 * A tes_outlook knows one position, its *base*: the tiles that are left there.
 * It is asked about the base and positions that follow from it by a few
 * answers. What it has found out about a feature it remembers by what the
 * feature is made of, so that a search pays only for what a tile changes. */
#include <math.h>
#include <string.h>

#include "alloc.h"
#include "board.h"
#include "feature.h"
#include "figures.h"
#include "outlook.h"
#include "scores.h"

tes_outlook *tes_outlook_new(tes_game *game)
{
    struct tes_outlook *made = tesI_zalloc(sizeof *made);
    if (made == NULL) return NULL;
    made->cat = game->cat;
    made->pace =
        (tes_pace){.close = 0.5, .extend = 0.3, .around = 0.8, .join = 0.3};
    made->facts = tesI_zalloc(FACTS * sizeof *made->facts);
    if (!tesI_left_open(&made->left, game->cat) || made->facts == NULL) {
        tes_outlook_free(made);
        return NULL;
    }
    tes_outlook_base(made, game);
    return made;
}

void tes_outlook_free(tes_outlook *outlook)
{
    if (outlook == NULL) return;
    tesI_left_close(&outlook->left);
    tesI_free(outlook->facts);
    tesI_free(outlook);
}

static void look_at_held(struct tes_outlook *o, struct tes_game *game);

void tes_outlook_base(tes_outlook *o, tes_game *game)
{
    tesI_outlook_rebase(o, game);
    tesI_left_count(&o->left, game);
    if (o->learnt == 0 || o->tiles >= o->learnt - 1 + LEARN) {
        tesI_ripening_learn(&o->ripening, game);
        o->learnt = o->tiles + 1;
    }
    look_at_held(o, game);
}

void tes_outlook_pace(tes_outlook *o, const tes_pace *pace) { o->pace = *pace; }

/* Chance that one of `good` tiles among those left comes to be laid where it
 * is wanted, when `draws` are drawn that might be. */
static double chance_of(const struct tes_outlook *o, double good, double draws)
{
    if (o->left.total == 0 || o->now == 0) return 0;
    return 1 - exp(-good / (double)o->left.total * draws);
}

/* ---- memory -------------------------------------------------------------- */

static struct tesI_fact *recall(struct tes_outlook *o, struct tes_game *game,
                                uint32_t root, uint64_t key)
{
    struct tesI_fact *fact = &o->facts[key >> 1 & (FACTS - 1)];
    if (fact->key == key) {
        if (fact->base == o->number) return fact;
        fact->base = o->number;
        if (tesI_fact_holds(fact, game, root)) return fact;
    }
    fact->key = key;
    fact->base = o->number;
    tesI_fact_find(fact, &o->ripening, game, root);
    return fact;
}

/* ---- prospects ----------------------------------------------------------- */

/* Chance that what is open at the sides of a feature will be ended. */
static double chance_to_close(struct tes_outlook *o,
                              const struct tes_game *game,
                              const struct tesI_fact *fact, uint32_t *cells)
{
    double chance = 1, draws = o->draws * o->pace.close;
    *cells = 0;
    for (uint32_t i = 0; i < fact->nsides; i++) {
        uint32_t cell = fact->sides[i] >> 2, row;
        if ((fact->firsts >> i & 1) == 0) continue;
        ++*cells;
        if (tesI_cell_flags(game, cell) & CELL_LAID) continue;
        struct tesI_demand *demand = tesI_demand_at(&o->left, game, cell, &row);
        if (demand == NULL) return 0;
        double caps =
            tesI_demand_caps(&o->left, demand, row, fact->sides[i] & 3);
        double more = tesI_demand_fits(&o->left, demand, row) - caps;
        chance *= chance_of(o, caps + o->pace.extend * more, draws);
    }
    return chance;
}

/* The same of cells that must be laid all around, and how many will be. */
static double chance_around(struct tes_outlook *o, const struct tes_game *game,
                            const struct tesI_fact *fact, double *gain)
{
    double chance = 1;
    *gain = 0;
    for (uint32_t i = 0; i < fact->nsides; i++) {
        double good = o->left.total;
        uint32_t row;
        if (fact->sides[i] != TES_NONE) {
            uint32_t cell = fact->sides[i] >> 2;
            uint32_t flags = tesI_cell_flags(game, cell);
            struct tesI_demand *demand =
                tesI_demand_at(&o->left, game, cell, &row);
            if (flags & CELL_LAID) {
                good = 1e9;
            } else if (demand != NULL) {
                good = tesI_demand_fits(&o->left, demand, row);
            } else if (flags & CELL_BLOCKED) {
                good = 0;
            }
        }
        double one = chance_of(o, good, o->draws * o->pace.around);
        chance *= one;
        *gain += one;
    }
    return chance;
}

/* What endless ground will touch: expected number of features that are not
 * complete and will be. */
static double ripening(struct tes_outlook *o, struct tes_game *game,
                       const struct tesI_fact *fact, uint32_t *ripe,
                       struct tesI_cells *near)
{
    double gain = 0;
    uint32_t cells;
    *ripe = 0;
    for (uint32_t i = 0; i < fact->ntouch; i++) {
        uint32_t root = tesI_feature_root(game, fact->touch[i]);
        bool seen = false;
        for (uint32_t k = 0; k < i && !seen; k++) {
            seen = tesI_feature_root(game, fact->touch[k]) == root;
        }
        if (seen) continue;
        const struct tesI_fresh *fresh = tesI_outlook_fresh(o, root);
        if (fresh != NULL) tesI_cells_join(near, &fresh->cells);
        if (tesI_feature_complete(game, root)) {
            ++*ripe;
            continue;
        }
        const struct tesI_fact *touched =
            recall(o, game, root, tesI_outlook_key(o, game, root));
        /* it may have taken the other's place */
        tesI_cells_join(near, &touched->reach);
        gain += chance_to_close(o, game, touched, &cells);
    }
    return gain;
}

/* What of the changes since the base may matter to these cells. */
static uint64_t changes_near(const struct tes_outlook *o,
                             const struct tesI_cells *near)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < o->nlaid; i++) {
        if (tesI_cells_meet(&o->laid[i].area, near)) sum += o->laid[i].key;
    }
    return sum;
}

/* What the chances of a feature are, found out or remembered. */
static struct tesI_memo chances(struct tes_outlook *o, struct tes_game *game,
                                uint32_t root, struct tesI_fact *fact,
                                uint64_t key)
{
    struct tesI_memo *known = &fact->memos[o->now & 1];
    uint64_t base = (uint64_t)o->tiles << 32 | o->left.stamp;
    if (o->plain && known->now == o->now + 1 && known->base == base &&
        known->changes == changes_near(o, &known->near)) {
        return *known;
    }
    struct tesI_memo memo = {
        .now = o->now + 1, .base = base, .near = fact->reach};
    struct tesI_fact own;
    switch (tesI_node_kind(game, root)->closes) {
    case CLOSES_SIDES:
        memo.chance = chance_to_close(o, game, fact, &memo.cells);
        break;
    case CLOSES_AROUND:
        memo.cells = fact->nsides;
        memo.chance = chance_around(o, game, fact, &memo.gain);
        for (uint32_t i = 0; i < fact->nsides; i++) {
            if (fact->sides[i] == TES_NONE) memo.now = 0; /* no cell yet */
        }
        break;
    default:
        own = *fact; /* others may take its place */
        memo.cells = own.nsides;
        memo.gain = ripening(o, game, &own, &memo.ripe, &memo.near);
        memo.ripened = memo.ripe > own.ripe ? memo.ripe - own.ripe : 0;
        break;
    }
    memo.changes = changes_near(o, &memo.near);
    if (o->plain && fact->key == key) *known = memo;
    return memo;
}

/* What it may be worth by what is declared: no rule is asked. */
static void guess_worth(const struct tes_outlook *o, struct tes_game *game,
                        const struct tesI_fact *fact, tes_prospect *row)
{
    int32_t points[3];
    points[0] = points[1] = points[2] = tesI_score_declared(game, row->node);
    if (row->closes == TES_CLOSES_NEVER) {
        int32_t each = tesI_ripens_most(&o->ripening, row->kind);
        points[0] += (int32_t)fact->ripe * (each > 0 ? each : 0);
        points[1] = points[2] = points[0];
    } else if (!row->complete) {
        game->supposed = row->node + 1;
        points[1] = tesI_score_declared(game, row->node);
        game->stretch = TES_STRETCH;
        points[2] = tesI_score_declared(game, row->node);
        game->supposed = game->stretch = 0;
    }
    for (unsigned s = 0; s < TES_MAX_PLAYERS; s++) {
        row->worth[s] = points[0];
        row->whole[s] = points[1];
        row->longer[s] = points[2];
    }
}

/* Adds a feature to the list, once; if it is only to be guessed at and rules
 * would have to be asked, by what is declared. */
static void add_row(struct tes_outlook *o, struct tes_game *game, uint32_t root,
                    int seat, bool guess)
{
    for (uint32_t i = 0; i < o->nrows; i++) {
        if (o->rows[i].node == root) return;
    }
    if (o->nrows == ROWS) return;
    tes_prospect *row = &o->rows[o->nrows];
    uint64_t key = tesI_outlook_key(o, game, root);
    struct tesI_fact *fact = recall(o, game, root, key);
    unsigned anybody = seat >= 0 ? (unsigned)seat : 0;

    uint32_t want = fact->seats != 0 ? fact->holders : 0;
    if (want == 0) want = 1u << anybody;
    guess = guess && tesI_node_kind(game, root)->hooks != 0 &&
            fact->seats == 0 && (fact->valued & want) != want;
    for (unsigned s = 0; s < TES_MAX_PLAYERS && !guess; s++) {
        if (want >> s & 1) tesI_fact_value(fact, game, root, s);
    }
    *row = (tes_prospect){.node = root,
                          .kind = tesI_node_segment(game, root)->kind,
                          .closes =
                              (tes_closing)tesI_node_kind(game, root)->closes,
                          .complete = tesI_feature_complete(game, root),
                          .tiles = fact->tiles,
                          .seats = fact->seats,
                          .holders = fact->holders,
                          .leaving = fact->leaving,
                          .valued = fact->valued};
    memcpy(row->worth, fact->worth, sizeof row->worth);
    memcpy(row->whole, fact->whole, sizeof row->whole);
    memcpy(row->longer, fact->longer, sizeof row->longer);
    row->ripens = tesI_ripens_most(&o->ripening, row->kind);
    if (guess) {
        guess_worth(o, game, fact, row);
        row->valued = want;
    }
    memcpy(row->strength, fact->strength, sizeof row->strength);
    o->keys[o->nrows] = key;
    o->of[o->nrows++] = fact;
    if (row->complete) {
        row->chance = 1;
        return;
    }
    struct tesI_memo memo = chances(o, game, root, fact, key);
    row->chance = memo.chance;
    row->gain = memo.gain;
    row->cells = memo.cells;
    row->ripe = memo.ripe;
    row->ripened = memo.ripened;
}

/* ---- meetings ------------------------------------------------------------ */

static void meet(struct tes_outlook *o, const struct tes_game *game, uint32_t a,
                 uint32_t b)
{
    const struct tesI_fact *one = o->of[a], *two = o->of[b];
    double chance = 0, draws = o->draws * o->pace.join;
    for (uint32_t i = 0; i < one->nsides; i++) {
        for (uint32_t k = 0; k < two->nsides; k++) {
            uint32_t cell = one->sides[i] >> 2, row;
            if (cell != two->sides[k] >> 2) continue;
            struct tesI_demand *demand =
                tesI_demand_at(&o->left, game, cell, &row);
            if (demand == NULL) continue;
            double good = tesI_demand_joins(
                &o->left, demand, row, one->sides[i] & 3, two->sides[k] & 3);
            chance += (1 - chance) * chance_of(o, good, draws);
        }
    }
    if (chance <= 0 || o->nmeetings == MEETINGS) return;
    tes_meeting *meeting = &o->meetings[o->nmeetings++];
    *meeting = (tes_meeting){.a = a, .b = b, .chance = chance};
    int32_t best = 0;
    for (unsigned s = 0; s < TES_MAX_PLAYERS; s++) {
        int32_t sum = o->rows[a].strength[s] + o->rows[b].strength[s];
        if (sum <= 0 || sum < best) continue;
        if (sum > best) meeting->holders = 0;
        best = sum;
        meeting->holders |= 1u << s;
    }
}

/* Features of one kind, held by different seats, that go on to one cell. */
static void find_meetings(struct tes_outlook *o, struct tes_game *game)
{
    o->nmeetings = 0;
    for (uint32_t i = 0; i < o->nrows; i++) { /* others took their place */
        if (o->of[i]->key != o->keys[i]) {
            o->of[i] = recall(o, game, o->rows[i].node, o->keys[i]);
        }
    }
    for (uint32_t a = 0; a < o->nrows; a++) {
        const tes_prospect *one = &o->rows[a];
        if (one->seats == 0 || one->complete ||
            one->closes == TES_CLOSES_AROUND || o->of[a]->key != o->keys[a]) {
            continue;
        }
        for (uint32_t b = a + 1; b < o->nrows; b++) {
            const tes_prospect *two = &o->rows[b];
            if (two->kind != one->kind || two->seats == 0 || two->complete ||
                o->of[b]->key != o->keys[b] ||
                (one->holders == two->holders && one->seats == two->seats) ||
                !tesI_cells_meet(&o->of[a]->reach, &o->of[b]->reach)) {
                continue;
            }
            meet(o, game, a, b);
        }
    }
}

/* ---- looking ------------------------------------------------------------- */

static void begin(struct tes_outlook *o, const struct tes_game *game)
{
    o->nrows = 0;
    o->now = tes_game_tiles_left(game);
    o->draws = (double)o->now / game->cat->players;
    tesI_outlook_note(o, game);
}

/* Features with figures, as they are in the base: positions that follow are to
 * be compared with these, not with the first of them. */
static void look_at_held(struct tes_outlook *o, struct tes_game *game)
{
    const tes_prospect *rows;
    const tes_meeting *meetings;
    uint32_t nmeetings;
    tes_outlook_look(o, game, TES_CHANCE, &rows, &meetings, &nmeetings);
}

/* May a figure give a seat a feature? */
static bool weighs(const struct tes_game *game, const struct tesI_figure *row)
{
    const struct tesI_piece *piece = &game->cat->pieces[tesI_figure_piece(row)];
    return piece->owned && (piece->weight != 0 || piece->weighed);
}

uint32_t tes_outlook_look(tes_outlook *o, tes_game *game, int seat,
                          const tes_prospect **rows,
                          const tes_meeting **meetings, uint32_t *nmeetings)
{
    uint32_t hidden = game->hidden; /* what it reads is asked nobody */

    begin(o, game);
    tesI_game_budget(game, true);
    for (uint32_t f = 0; f < tesI_figure_count(game); f++) {
        const struct tesI_figure *row = tesI_figure_row(game, f);
        if (tesI_figure_at(row) != TES_AT_SEGMENT || !weighs(game, row)) {
            continue;
        }
        add_row(o, game, tesI_feature_root(game, row->target), seat, false);
    }
    uint32_t last = tesI_focus(game);
    uint32_t segments = last == TES_NONE || seat < 0
                            ? 0
                            : tesI_tile_type(game, last)->nsegments;
    for (uint32_t s = 0; s < segments; s++) {
        uint32_t node = tesI_tile_node(game, last, s);
        bool ground = tesI_node_kind(game, node)->closes == CLOSES_NEVER;
        add_row(o, game, tesI_feature_root(game, node), seat, ground);
    }
    find_meetings(o, game);
    tesI_game_budget(game, false);
    game->hidden = hidden;
    *rows = o->rows;
    *meetings = o->meetings;
    *nmeetings = o->nmeetings;
    return o->nrows;
}

void tes_outlook_feature(tes_outlook *o, tes_game *game, uint32_t node,
                         int seat, bool guess, tes_prospect *out)
{
    uint32_t hidden = game->hidden;

    begin(o, game);
    tesI_game_budget(game, true);
    add_row(o, game, tesI_feature_root(game, node), seat, guess);
    tesI_game_budget(game, false);
    game->hidden = hidden;
    *out = o->rows[0];
}
