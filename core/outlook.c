/* outlook.c - what is likely to become of features. */
#include "outlook.h"

#include <math.h>
#include <string.h>

#include "alloc.h"
#include "board.h"
#include "feature.h"
#include "figures.h"
#include "piles.h"
#include "scores.h"

#define FACTS 2048u /* slots of the memory, a power of two */
#define ROWS 96u    /* most features a position is looked at for */
#define MEETINGS 64u
#define FRESH 384u /* most segments laid since the base */

/* Tiles left that fit where a demand is, of those that end or join there what
 * comes in by a side; -1: not counted yet. */
struct demand {
    int32_t fits, caps[TESI_SIDES], joins[TESI_SIDES][TESI_SIDES];
};

struct tes_outlook {
    struct tesI_catalogue *cat;
    tes_pace pace;
    /* the base */
    uint32_t *left; /* by printed type */
    uint32_t total, tiles;
    struct demand *demands; /* by row of the catalogue */
    uint32_t ndemands;
    struct tesI_fact *facts;
    /* the position that is looked at */
    tes_prospect rows[ROWS];
    const struct tesI_fact *of[ROWS];
    uint64_t keys[ROWS];
    uint32_t nrows;
    tes_meeting meetings[MEETINGS];
    uint32_t nmeetings;
    struct {
        uint32_t root;
        uint64_t key;
    } fresh[FRESH];
    uint32_t nfresh;
    double draws; /* tiles that one player will lay */
    uint32_t now; /* tiles left in all */
};

tes_outlook *tes_outlook_new(const tes_game *game)
{
    struct tes_outlook *made = tesI_zalloc(sizeof *made);
    if (made == NULL) return NULL;
    made->cat = game->cat;
    made->pace =
        (tes_pace){.close = 0.5, .extend = 0.3, .around = 0.8, .join = 0.3};
    made->left = tesI_zalloc(game->cat->nprinted * sizeof *made->left);
    made->facts = tesI_zalloc(FACTS * sizeof *made->facts);
    if (made->left == NULL || made->facts == NULL) {
        tes_outlook_free(made);
        return NULL;
    }
    tes_outlook_base(made, game);
    return made;
}

void tes_outlook_free(tes_outlook *outlook)
{
    if (outlook == NULL) return;
    tesI_free(outlook->left);
    tesI_free(outlook->demands);
    tesI_free(outlook->facts);
    tesI_free(outlook);
}

void tes_outlook_base(tes_outlook *o, const tes_game *game)
{
    o->total = 0;
    o->tiles = tesI_tile_count(game);
    for (uint32_t t = 0; t < o->cat->nprinted; t++) {
        o->left[t] = 0;
        for (uint32_t p = 0; p < o->cat->npiles; p++) {
            o->left[t] += tesI_pile_count(game, p, t);
        }
        o->total += o->left[t];
    }
    if (o->ndemands > 0)
        memset(o->demands, -1, o->ndemands * sizeof *o->demands);
    memset(o->facts, 0, FACTS * sizeof *o->facts);
}

void tes_outlook_pace(tes_outlook *o, const tes_pace *pace) { o->pace = *pace; }

/* ---- tiles that fit ------------------------------------------------------ */

static struct demand *demand_of(struct tes_outlook *o, uint32_t row)
{
    if (row >= o->ndemands) {
        uint32_t more = row + 64;
        struct demand *list =
            tesI_realloc(o->demands, more * sizeof *o->demands);
        if (list == NULL) return NULL;
        memset(list + o->ndemands, -1,
               (more - o->ndemands) * sizeof *o->demands);
        o->demands = list;
        o->ndemands = more;
    }
    return &o->demands[row];
}

/* Flags of a cell that was found in another game, where pages may have come in
 * another order. */
static uint32_t flags_of(const struct tes_game *game, uint32_t cell)
{
    if ((cell >> 6) >= tesI_len(&game->store, COL_PAGES) / PAGE_WORDS) return 0;
    return tesI_cell_row(game, cell)->flags;
}

/* What an empty cell demands, NULL: no tile may lie there. */
static struct demand *demand_at(struct tes_outlook *o,
                                const struct tes_game *game, uint32_t cell,
                                uint32_t *row)
{
    uint32_t flags = flags_of(game, cell);
    if ((flags & CELL_GROUP) == 0 || (flags & CELL_LAID) != 0) return NULL;
    const struct tesI_group *group = tesI_at(
        &game->store, COL_GROUPS, ((flags & CELL_GROUP) - 1) * GROUP_WORDS);
    *row = group->row;
    return demand_of(o, group->row);
}

static uint32_t count_fits(struct tes_outlook *o, struct demand *demand,
                           uint32_t row)
{
    if (demand->fits < 0) {
        demand->fits = 0;
        for (uint32_t t = 0; t < o->cat->nprinted; t++) {
            if (o->left[t] == 0 || tesI_fits(o->cat, t)[row] == 0) continue;
            demand->fits += (int32_t)o->left[t];
        }
    }
    return (uint32_t)demand->fits;
}

/* The segment of a type that lies at a side of the board; a side with ground
 * only shows that of its left half. */
static uint8_t segment_at(const struct tesI_type *type, unsigned side,
                          unsigned rotation)
{
    unsigned own = tesI_own_side(side, rotation);
    uint8_t segment = type->side_seg[own];
    return segment != TESI_NO_SEGMENT ? segment
                                      : type->half_seg[TESI_LEFT(own)];
}

/* Sides of a demand at which tiles lie. */
static unsigned known_sides(uint32_t demand)
{
    unsigned mask = 0;
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        if ((demand >> 8 * s & 255) != 0) mask |= 1u << s;
    }
    return mask;
}

/* Does a type, in some rotation, end what comes in by a side? */
static bool type_caps(const struct tesI_type *type, unsigned rotations,
                      unsigned side, unsigned known)
{
    for (unsigned r = 0; r < 4; r++) {
        if ((rotations >> r & 1) == 0) continue;
        uint8_t segment = segment_at(type, side, r);
        if (segment == TESI_NO_SEGMENT) continue;
        unsigned sides = tesI_turn_sides(type->segments[segment].sides, r);
        if ((sides & ~known) == 0) return true;
    }
    return false;
}

static bool type_joins(const struct tesI_type *type, unsigned rotations,
                       unsigned a, unsigned b)
{
    for (unsigned r = 0; r < 4; r++) {
        if ((rotations >> r & 1) == 0) continue;
        uint8_t segment = segment_at(type, a, r);
        if (segment != TESI_NO_SEGMENT && segment == segment_at(type, b, r)) {
            return true;
        }
    }
    return false;
}

static uint32_t count_caps(struct tes_outlook *o, struct demand *demand,
                           uint32_t row, unsigned side)
{
    int32_t *caps = &demand->caps[side];
    if (*caps < 0) {
        unsigned known = known_sides(o->cat->row_demands[row]);
        *caps = 0;
        for (uint32_t t = 0; t < o->cat->nprinted; t++) {
            unsigned fits = o->left[t] == 0 ? 0 : tesI_fits(o->cat, t)[row];
            if (fits == 0) continue;
            if (type_caps(&o->cat->types[t], fits, side, known)) {
                *caps += (int32_t)o->left[t];
            }
        }
    }
    return (uint32_t)*caps;
}

static uint32_t count_joins(struct tes_outlook *o, struct demand *demand,
                            uint32_t row, unsigned a, unsigned b)
{
    int32_t *joins = &demand->joins[a][b];
    if (*joins < 0) {
        *joins = 0;
        for (uint32_t t = 0; t < o->cat->nprinted; t++) {
            unsigned fits = o->left[t] == 0 ? 0 : tesI_fits(o->cat, t)[row];
            if (fits == 0) continue;
            if (type_joins(&o->cat->types[t], fits, a, b)) {
                *joins += (int32_t)o->left[t];
            }
        }
    }
    return (uint32_t)*joins;
}

/* Chance that one of `good` tiles among those left comes to be laid where it
 * is wanted, when `draws` are drawn that might be. */
static double chance_of(const struct tes_outlook *o, double good, double draws)
{
    if (o->total == 0 || o->now == 0) return 0;
    return 1 - exp(-good / (double)o->total * draws);
}

/* ---- facts --------------------------------------------------------------- */

static void add_sides(const struct tes_game *game, uint32_t node,
                      struct tesI_fact *fact)
{
    uint32_t cell = tesI_tile_row(game, tesI_node_tile(game, node))->cell;
    uint32_t flags = tesI_cell_row(game, cell)->flags;
    unsigned sides = tesI_node_sides(game, node);
    if (sides == 0) sides = tesI_sides_of(tesI_node_halves(game, node));
    sides &= ~(flags >> CELL_SHUT_SHIFT);
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        if ((sides >> s & 1) == 0 || fact->nsides == OUTLOOK_SIDES) continue;
        uint32_t beside = tesI_cell_step(game, cell, s);
        if (beside == TESI_NO_CELL) continue;
        if (tesI_cell_row(game, beside)->flags & CELL_LAID) continue;
        fact->sides[fact->nsides++] = beside << 2 | tesI_opposite(s);
    }
}

/* What ground touches on its own tiles: segments there, so that they are the
 * same whatever else has been laid. */
static void add_touched(const struct tes_game *game, uint32_t node,
                        struct tesI_fact *fact)
{
    uint32_t touches = tesI_node_segment(game, node)->touches;
    uint32_t tile = tesI_node_tile(game, node);
    const struct tesI_type *type = tesI_tile_type(game, tile);

    for (uint32_t s = 0; touches != 0; s++, touches >>= 1) {
        uint8_t kind = type->segments[s].kind;
        if ((touches & 1) == 0 || fact->ntouch == OUTLOOK_TOUCHES ||
            game->cat->kinds[kind].closes != CLOSES_SIDES) {
            continue;
        }
        uint32_t other = tesI_tile_node(game, tile, s);
        uint32_t root = tesI_feature_root(game, other);
        bool seen = false;
        for (uint32_t i = 0; i < fact->ntouch && !seen; i++) {
            seen = tesI_feature_root(game, fact->touch[i]) == root;
        }
        if (seen) continue;
        fact->touch[fact->ntouch++] = other;
        fact->ripe += tesI_feature_complete(game, root);
    }
}

/* The cells around that a feature of the third kind waits for. */
static void add_around(const struct tes_game *game, uint32_t root,
                       struct tesI_fact *fact)
{
    uint32_t cell = tesI_tile_row(game, tesI_node_tile(game, root))->cell;
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        uint32_t beside = tesI_cell_step(game, cell, s);
        for (unsigned corner = 0; corner < 2; corner++) {
            if (beside != TESI_NO_CELL &&
                (tesI_cell_row(game, beside)->flags & CELL_LAID) == 0) {
                fact->sides[fact->nsides++] = beside << 2;
            } else if (beside == TESI_NO_CELL) {
                fact->sides[fact->nsides++] = TES_NONE;
            }
            if (beside != TESI_NO_CELL) {
                beside = tesI_cell_step(game, beside, (s + 1) & 3);
            }
        }
    }
}

static void find_out(struct tes_game *game, uint32_t root,
                     struct tesI_fact *fact)
{
    const struct tesI_kind *kind = tesI_node_kind(game, root);
    uint32_t node = root;

    fact->tiles = tesI_feature_tiles(game, root);
    fact->nsides = fact->ntouch = fact->ripe = 0;
    fact->valued = fact->wholed = 0;
    fact->failed = false;
    memset(fact->worth, 0, sizeof fact->worth);
    memset(fact->whole, 0, sizeof fact->whole);
    if (kind->closes == CLOSES_AROUND) {
        add_around(game, root, fact);
    } else {
        do {
            add_sides(game, node, fact);
            if (kind->closes == CLOSES_NEVER) add_touched(game, node, fact);
            node = tesI_node_row(game, node)->next;
        } while (node != root);
    }
    uint32_t held = tesI_majority(game, &root, 1, fact->strength);
    fact->holders = held == TESI_NO_SEATS ? 0 : held;
    fact->seats = 0;
    for (unsigned s = 0; s < TES_MAX_PLAYERS; s++) {
        if (fact->strength[s] > 0) fact->seats |= 1u << s;
    }
}

static bool value_for(struct tes_game *game, uint32_t root, int seat,
                      struct tesI_fact *fact, int32_t *points)
{
    struct tesI_tally tally;
    *points = 0;
    if (fact->failed) return false;
    fact->failed = !tesI_score_value(game, root, seat, NULL, &tally);
    if (!fact->failed) *points = tesI_tally_sum(&tally);
    return !fact->failed;
}

/* What it is worth to a seat, as it stands and as if it were complete. Where
 * no rule has a say it is the same to all. */
static void know_worth(struct tes_game *game, uint32_t root, unsigned seat,
                       struct tesI_fact *fact)
{
    const struct tesI_kind *kind = tesI_node_kind(game, root);
    if (fact->valued >> seat & 1) return;
    uint32_t all = kind->hooks == 0 ? (1u << TES_MAX_PLAYERS) - 1 : 1u << seat;
    int32_t worth, whole;
    value_for(game, root, (int)seat, fact, &worth);
    whole = worth;
    if (kind->closes != CLOSES_NEVER && !tesI_feature_complete(game, root)) {
        game->supposed = root + 1;
        value_for(game, root, (int)seat, fact, &whole);
        game->supposed = 0;
    }
    for (unsigned s = 0; s < TES_MAX_PLAYERS; s++) {
        if ((all >> s & 1) == 0) continue;
        fact->worth[s] = worth;
        fact->whole[s] = whole;
    }
    fact->valued |= all;
}

static struct tesI_fact *recall(struct tes_outlook *o, struct tes_game *game,
                                uint32_t root, uint64_t key)
{
    struct tesI_fact *fact = &o->facts[key & (FACTS - 1)];
    if (fact->key == key) return fact;
    fact->key = key;
    find_out(game, root, fact);
    return fact;
}

static uint64_t mixed(uint64_t z)
{
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

/* Features of tiles laid since the base are told apart by these tiles. */
static void note_fresh(struct tes_outlook *o, const struct tes_game *game)
{
    o->nfresh = 0;
    if ((tesI_tile_count(game) - o->tiles) * 13 > FRESH ||
        tesI_tile_count(game) < o->tiles) { /* far from the base */
        o->tiles = tesI_tile_count(game);
        memset(o->facts, 0, FACTS * sizeof *o->facts);
    }
    for (uint32_t t = o->tiles; t < tesI_tile_count(game); t++) {
        const struct tesI_tile *row = tesI_tile_row(game, t);
        uint64_t key =
            mixed(mixed((uint64_t)row->kind << 32 ^ row->cell) + row->node);
        uint32_t segments = tesI_tile_type(game, t)->nsegments;
        for (uint32_t s = 0; s < segments && o->nfresh < FRESH; s++) {
            uint32_t node = tesI_tile_node(game, t, s);
            o->fresh[o->nfresh].root = tesI_feature_root(game, node);
            o->fresh[o->nfresh++].key = key;
        }
    }
}

static uint64_t key_of(const struct tes_outlook *o, const struct tes_game *game,
                       uint32_t root)
{
    const struct tesI_node *row = tesI_node_row(game, root);
    uint64_t key = mixed((uint64_t)root << 32 | row->open);
    for (uint32_t i = 0; i < o->nfresh; i++) {
        if (o->fresh[i].root == root) key += o->fresh[i].key;
    }
    if (row->figures != 0) {
        uint32_t figure = row->figures - 1;
        do {
            key += mixed(0xf16 + figure);
            figure = tesI_figure_row(game, figure)->next;
        } while (figure != row->figures - 1);
    }
    if (tesI_node_kind(game, root)->closes == CLOSES_AROUND) {
        uint32_t cell = tesI_tile_row(game, tesI_place_tile(row))->cell;
        key += mixed(0xa0 + tesI_cell_around(game, cell, NULL));
    }
    return key | 1;
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
        bool seen = false;
        for (uint32_t k = 0; k < i && !seen; k++) {
            seen = fact->sides[k] >> 2 == cell;
        }
        if (seen) continue;
        ++*cells;
        if (flags_of(game, cell) & CELL_LAID) continue;
        struct demand *demand = demand_at(o, game, cell, &row);
        if (demand == NULL) return 0;
        double caps = count_caps(o, demand, row, fact->sides[i] & 3);
        double more = count_fits(o, demand, row) - caps;
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
        double good = o->total;
        uint32_t row;
        if (fact->sides[i] != TES_NONE) {
            uint32_t cell = fact->sides[i] >> 2;
            uint32_t flags = flags_of(game, cell);
            struct demand *demand = demand_at(o, game, cell, &row);
            if (flags & CELL_LAID) {
                good = 1e9;
            } else if (demand != NULL) {
                good = count_fits(o, demand, row);
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
                       const struct tesI_fact *fact, uint32_t *ripe)
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
        if (tesI_feature_complete(game, root)) {
            ++*ripe;
            continue;
        }
        const struct tesI_fact *touched =
            recall(o, game, root, key_of(o, game, root));
        /* it may have taken the other's place */
        gain += chance_to_close(o, game, touched, &cells);
    }
    return gain;
}

/* Adds a feature to the list, once. */
static void add_row(struct tes_outlook *o, struct tes_game *game, uint32_t root,
                    int seat)
{
    for (uint32_t i = 0; i < o->nrows; i++) {
        if (o->rows[i].node == root) return;
    }
    if (o->nrows == ROWS) return;
    tes_prospect *row = &o->rows[o->nrows];
    uint64_t key = key_of(o, game, root);
    struct tesI_fact *fact = recall(o, game, root, key);
    unsigned anybody = seat >= 0 ? (unsigned)seat : 0;

    uint32_t want = fact->seats != 0 ? fact->holders : 0;
    if (want == 0) want = 1u << anybody;
    for (unsigned s = 0; s < TES_MAX_PLAYERS; s++) {
        if (want >> s & 1) know_worth(game, root, s, fact);
    }
    *row = (tes_prospect){.node = root,
                          .kind = tesI_node_segment(game, root)->kind,
                          .closes =
                              (tes_closing)tesI_node_kind(game, root)->closes,
                          .complete = tesI_feature_complete(game, root),
                          .tiles = fact->tiles,
                          .seats = fact->seats,
                          .holders = fact->holders,
                          .valued = fact->valued};
    memcpy(row->worth, fact->worth, sizeof row->worth);
    memcpy(row->whole, fact->whole, sizeof row->whole);
    memcpy(row->strength, fact->strength, sizeof row->strength);
    o->keys[o->nrows] = key;
    o->of[o->nrows++] = fact;
    if (row->complete) {
        row->chance = 1;
    } else if (row->closes == TES_CLOSES_SIDES) {
        row->chance = chance_to_close(o, game, fact, &row->cells);
    } else if (row->closes == TES_CLOSES_AROUND) {
        row->cells = fact->nsides;
        row->chance = chance_around(o, game, fact, &row->gain);
    } else {
        struct tesI_fact own = *fact;
        uint32_t ripe;
        row->cells = fact->nsides;
        row->gain = ripening(o, game, &own, &ripe);
        row->ripe = ripe;
        row->ripened = ripe > own.ripe ? ripe - own.ripe : 0;
    }
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
            struct demand *demand = demand_at(o, game, cell, &row);
            if (demand == NULL) continue;
            double good = count_joins(o, demand, row, one->sides[i] & 3,
                                      two->sides[k] & 3);
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
static void find_meetings(struct tes_outlook *o, const struct tes_game *game)
{
    o->nmeetings = 0;
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
                (one->holders == two->holders && one->seats == two->seats)) {
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
    note_fresh(o, game);
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
        if (tesI_figure_at(row) != TES_AT_SEGMENT) continue;
        add_row(o, game, tesI_feature_root(game, row->target), seat);
    }
    uint32_t last = tesI_focus(game);
    uint32_t segments = last == TES_NONE || seat < 0
                            ? 0
                            : tesI_tile_type(game, last)->nsegments;
    for (uint32_t s = 0; s < segments; s++) {
        uint32_t node = tesI_tile_node(game, last, s);
        add_row(o, game, tesI_feature_root(game, node), seat);
    }
    find_meetings(o, game);
    tesI_game_budget(game, false);
    game->hidden = hidden;
    *rows = o->rows;
    *meetings = o->meetings;
    *nmeetings = o->nmeetings;
    return o->nrows;
}
