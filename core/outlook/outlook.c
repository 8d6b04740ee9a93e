/* outlook.c - what features will probably become: chances to be completed,
 * cells that will be laid, features that will be joined.
 *
 * A tes_outlook looks at one position, its *reference*, or at positions that
 * follow from it by some answers. It has counted the tiles left in the
 * reference. It remembers what it found out about a feature under the key of
 * the feature (feature_keys.h), so a search pays only for what a tile changes.
 */
#include <math.h>
#include <string.h>

#include "board/features.h"
#include "board/figures.h"
#include "outlook/demand.h"
#include "outlook/feature_keys.h"
#include "port/alloc.h"
#include "turn/scores.h"

#define SLOTS 4096u   /* of remembered assessments, a power of two */
#define PROSPECTS 96u /* most features of a position that are looked at */
#define MEETINGS 64u

struct tes_outlook {
    tes_pace pace;
    struct tesI_keys keys;
    struct tesI_left left; /* tiles left in the reference */
    struct tesI_bonuses bonuses;
    struct tesI_assessment *slots;
    /* the position that is looked at */
    tes_prospect rows[PROSPECTS];
    const struct tesI_assessment *known[PROSPECTS]; /* their assessments, */
    uint64_t row_keys[PROSPECTS];                   /* and keys */
    uint32_t nrows;
    tes_meeting meetings[MEETINGS];
    uint32_t nmeetings;
    double draws; /* tiles that one player will lay */
    uint32_t now; /* tiles left in all */
};

tes_outlook *tes_outlook_new(tes_game *game)
{
    struct tes_outlook *made = tesI_zalloc(sizeof *made);
    if (made == NULL) return NULL;
    made->pace =
        (tes_pace){.close = 0.5, .extend = 0.3, .around = 0.8, .join = 0.3};
    made->slots = tesI_zalloc(SLOTS * sizeof *made->slots);
    if (!tesI_left_open(&made->left, game->cat) || made->slots == NULL) {
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
    tesI_free(outlook->slots);
    tesI_free(outlook);
}

void tes_outlook_base(tes_outlook *o, tes_game *game)
{
    const tes_prospect *rows;
    const tes_meeting *meetings;
    uint32_t nmeetings;
    tesI_keys_refer(&o->keys, game);
    tesI_left_count(&o->left, game);
    tesI_bonuses_learn(&o->bonuses, game);
    /* assess held features here, not in the first position that follows */
    tes_outlook_look(o, game, TES_CHANCE, &rows, &meetings, &nmeetings);
}

void tes_outlook_pace(tes_outlook *o, const tes_pace *pace) { o->pace = *pace; }

/* The assessment of a feature, remembered or made. It may take the place of
 * another one. */
static struct tesI_assessment *recall(struct tes_outlook *o,
                                      struct tes_game *game, uint32_t root,
                                      uint64_t key)
{
    struct tesI_assessment *known = &o->slots[key / 2 % SLOTS];
    if (known->key == key) return known;
    known->key = key;
    tesI_assess(known, &o->bonuses, game, root);
    return known;
}

/* ---- chances ------------------------------------------------------------- */

/* Chance that one of `good` tiles among those left is laid where it is wanted,
 * when `draws` tiles are drawn that might be. */
static double chance_of(const struct tes_outlook *o, double good, double draws)
{
    if (o->left.total == 0 || o->now == 0) return 0;
    return 1 - exp(-good / (double)o->left.total * draws);
}

/* Chance that somebody closes a place at which a feature is held open: a guess,
 * as rules do it and no tile. */
#define HELD_CLOSES .5

/* Chance that tiles will end a feature at all of its sides. */
static double chance_to_close(struct tes_outlook *o,
                              const struct tes_game *game,
                              const struct tesI_assessment *known,
                              uint32_t *cells)
{
    double draws = o->draws * o->pace.close;
    double chance = pow(HELD_CLOSES, known->held);
    *cells = 0;
    for (uint32_t i = 0; i < known->nsides; i++) {
        uint32_t cell = known->sides[i].cell;
        unsigned side = known->sides[i].side;
        if (!known->sides[i].first) continue;
        ++*cells;
        if (tesI_cell_flags(game, cell) & CELL_LAID) continue;
        struct tesI_demand *demand = tesI_demand_at(&o->left, game, cell);
        if (demand == NULL) return 0;
        double ends = tesI_demand_count(&o->left, demand, side, TESI_ANY_SIDE);
        double more =
            tesI_demand_count(&o->left, demand, TESI_ANY_SIDE, TESI_ANY_SIDE) -
            ends;
        chance *= chance_of(o, ends + o->pace.extend * more, draws);
    }
    return chance;
}

/* Chance that all cells around a tile will be laid. `gain`: how many will be.
 */
static double chance_around(struct tes_outlook *o, const struct tes_game *game,
                            const struct tesI_assessment *known, double *gain)
{
    double chance = 1;
    for (uint32_t i = 0; i < known->nsides; i++) {
        double good = o->left.total;
        uint32_t cell = known->sides[i].cell;
        if (cell != TESI_NO_CELL) {
            uint32_t flags = tesI_cell_flags(game, cell);
            struct tesI_demand *demand = tesI_demand_at(&o->left, game, cell);
            if (flags & CELL_LAID) {
                good = 1e9;
            } else if (demand != NULL) {
                good = tesI_demand_count(&o->left, demand, TESI_ANY_SIDE,
                                         TESI_ANY_SIDE);
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

/* Fills in the neighbours of a feature that are complete, and how many others
 * will be. */
static void count_neighbours(struct tes_outlook *o, struct tes_game *game,
                             const struct tesI_assessment *known,
                             struct tesI_chances *out)
{
    uint32_t cells;
    for (uint32_t i = 0; i < known->nneighbours; i++) {
        uint32_t root = tesI_assess_neighbour(known, game, i);
        if (root == TES_NONE) continue;
        const struct tesI_changed *changed = tesI_keys_changed(&o->keys, root);
        if (changed != NULL) tesI_cells_join(&out->near, &changed->cells);
        if (tesI_feature_complete(game, root)) {
            out->neighbours++;
            continue;
        }
        const struct tesI_assessment *neighbour =
            recall(o, game, root, tesI_key_of(&o->keys, game, root));
        tesI_cells_join(&out->near, &neighbour->reach);
        out->gain += chance_to_close(o, game, neighbour, &cells);
    }
}

/* Sum of the tiles laid since the reference that may matter to these cells. */
static uint64_t changes_near(const struct tes_outlook *o,
                             const struct tesI_cells *near)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < o->keys.nlaid; i++) {
        const struct tesI_laid *laid = &o->keys.laid[i];
        if (tesI_cells_meet(&laid->area, near)) sum += laid->key;
    }
    return sum;
}

/* The chances of a feature that is not complete, remembered or found out. */
static struct tesI_chances chances(struct tes_outlook *o, struct tes_game *game,
                                   struct tesI_assessment *known, uint64_t key)
{
    struct tesI_chances *old = &known->chances[o->now & 1];
    struct tesI_chances found = {.left = o->now + 1, .near = known->reach};
    if (o->keys.only_tiles && old->left == found.left &&
        old->changes == changes_near(o, &old->near)) {
        return *old;
    }
    struct tesI_assessment own;
    switch (known->row.closes) {
    case TES_CLOSES_SIDES:
        found.chance = chance_to_close(o, game, known, &found.cells);
        break;
    case TES_CLOSES_AROUND:
        found.cells = known->nsides;
        found.chance = chance_around(o, game, known, &found.gain);
        for (uint32_t i = 0; i < known->nsides; i++) {
            if (known->sides[i].cell == TESI_NO_CELL) found.left = 0;
        }
        break;
    default:
        own = *known; /* assessments of neighbours may take its place */
        found.cells = own.nsides;
        count_neighbours(o, game, &own, &found);
        if (found.neighbours > own.row.neighbours) {
            found.unpaid = found.neighbours - own.row.neighbours;
        }
        break;
    }
    found.changes = changes_near(o, &found.near);
    if (o->keys.only_tiles && known->key == key) *old = found;
    return found;
}

/* Adds a feature to the list, once. With `guess`, one that nobody holds gets
 * its declared worth if rules would have to be asked. */
static void add_row(struct tes_outlook *o, struct tes_game *game, uint32_t root,
                    int seat, bool guess)
{
    for (uint32_t i = 0; i < o->nrows; i++) {
        if (o->rows[i].node == root) return;
    }
    if (o->nrows == PROSPECTS) return;
    tes_prospect *row = &o->rows[o->nrows];
    uint64_t key = tesI_key_of(&o->keys, game, root);
    struct tesI_assessment *known = recall(o, game, root, key);
    uint32_t want = known->row.seats != 0 ? known->row.holders : 0;
    if (want == 0) want = 1u << (seat >= 0 ? seat : 0);
    guess = guess && tesI_node_kind(game, root)->hooks != 0 &&
            known->row.seats == 0 && (known->row.valued & want) != want;
    for (unsigned s = 0; s < TES_MAX_PLAYERS && !guess; s++) {
        if (want >> s & 1) tesI_assess_worth(known, game, s);
    }
    *row = known->row;
    row->complete = tesI_feature_complete(game, root);
    row->bonus = tesI_bonus_most(&o->bonuses, row->kind);
    if (guess) {
        tesI_assess_guess(&o->bonuses, game, row);
        row->valued = want;
    }
    o->row_keys[o->nrows] = key;
    o->known[o->nrows++] = known;
    if (row->complete) {
        row->chance = 1;
        return;
    }
    struct tesI_chances found = chances(o, game, known, key);
    row->chance = found.chance;
    row->gain = found.gain;
    row->cells = found.cells;
    row->neighbours = found.neighbours;
    row->unpaid = found.unpaid;
}

/* ---- meetings ------------------------------------------------------------ */

static void meet(struct tes_outlook *o, const struct tes_game *game, uint32_t a,
                 uint32_t b)
{
    const struct tesI_assessment *one = o->known[a], *two = o->known[b];
    double chance = 0, draws = o->draws * o->pace.join;
    for (uint32_t i = 0; i < one->nsides; i++) {
        for (uint32_t k = 0; k < two->nsides; k++) {
            if (one->sides[i].cell != two->sides[k].cell) continue;
            struct tesI_demand *demand =
                tesI_demand_at(&o->left, game, one->sides[i].cell);
            if (demand == NULL) continue;
            double good = tesI_demand_count(
                &o->left, demand, one->sides[i].side, two->sides[k].side);
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

/* Pairs of features of one kind, held by different seats, that may grow onto
 * the same cell. */
static void find_meetings(struct tes_outlook *o, struct tes_game *game)
{
    o->nmeetings = 0;
    for (uint32_t i = 0; i < o->nrows; i++) { /* others took their place */
        if (o->known[i]->key != o->row_keys[i]) {
            o->known[i] = recall(o, game, o->rows[i].node, o->row_keys[i]);
        }
    }
    for (uint32_t a = 0; a < o->nrows; a++) {
        const tes_prospect *one = &o->rows[a];
        if (one->seats == 0 || one->complete ||
            one->closes == TES_CLOSES_AROUND ||
            o->known[a]->key != o->row_keys[a]) {
            continue;
        }
        for (uint32_t b = a + 1; b < o->nrows; b++) {
            const tes_prospect *two = &o->rows[b];
            if (two->kind != one->kind || two->seats == 0 || two->complete ||
                o->known[b]->key != o->row_keys[b] ||
                (one->holders == two->holders && one->seats == two->seats) ||
                !tesI_cells_meet(&o->known[a]->reach, &o->known[b]->reach)) {
                continue;
            }
            meet(o, game, a, b);
        }
    }
}

/* ---- looking ------------------------------------------------------------- */

/* May a figure hold a feature for its seat? */
static bool weighs(const struct tes_game *game, const struct tesI_figure *row)
{
    const struct tesI_piece *piece = &game->cat->pieces[tesI_figure_piece(row)];
    return tesI_figure_at(row) == TES_AT_SEGMENT && piece->owned &&
           (piece->weight != 0 || piece->weighed);
}

static void begin(struct tes_outlook *o, const struct tes_game *game)
{
    o->nrows = 0;
    o->now = tes_game_tiles_left(game);
    o->draws = (double)o->now / game->cat->players;
    tesI_keys_compare(&o->keys, game);
    tesI_game_budget(game, true);
}

/* The seat, or TES_CHANCE for what is none. */
static int checked_seat(const tes_game *game, int seat)
{
    return seat >= 0 && seat < game->cat->players ? seat : TES_CHANCE;
}

uint32_t tes_outlook_look(tes_outlook *o, tes_game *game, int seat,
                          const tes_prospect **rows,
                          const tes_meeting **meetings, uint32_t *nmeetings)
{
    uint32_t hidden = game->hidden; /* what it reads is asked nobody */

    seat = checked_seat(game, seat);
    begin(o, game);
    for (uint32_t f = 0; f < tesI_figure_count(game); f++) {
        const struct tesI_figure *row = tesI_figure_row(game, f);
        if (!weighs(game, row)) continue;
        add_row(o, game, tesI_feature_root(game, row->target), seat, false);
    }
    uint32_t last = seat < 0 ? TES_NONE : tesI_focus(game), segments = 0;
    if (last != TES_NONE) segments = tesI_tile_type(game, last)->nsegments;
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

    if (node >= tesI_node_count(game)) {
        *out = (tes_prospect){.node = TES_NONE};
        return;
    }
    seat = checked_seat(game, seat);
    begin(o, game);
    add_row(o, game, tesI_feature_root(game, node), seat, guess);
    tesI_game_budget(game, false);
    game->hidden = hidden;
    *out = o->rows[0];
}
