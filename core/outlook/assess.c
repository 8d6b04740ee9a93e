/* assess.c - what is found out about one feature. */
#include "outlook/assess.h"

#include <string.h>

#include "board/cells.h"
#include "board/features.h"
#include "board/figures.h"
#include "outlook/demand.h"
#include "turn/scores.h"

#define NEWEST 48u /* tiles that bonuses are learnt from */
#define OFTEN 3    /* scores without a bonus after which there is none */

/* ---- open sides and neighbours ------------------------------------------- */

static void add_side(struct tesI_assessment *known, uint32_t cell,
                     unsigned side)
{
    bool first = true;
    for (uint32_t i = 0; i < known->nsides && first; i++) {
        first = known->sides[i].cell != cell;
    }
    if (cell != TESI_NO_CELL) tesI_cells_add(&known->reach, cell);
    known->sides[known->nsides].cell = cell;
    known->sides[known->nsides].side = (uint8_t)side;
    known->sides[known->nsides++].first = first;
}

/* Open sides of one node. */
static void add_sides(const struct tes_game *game, uint32_t node,
                      struct tesI_assessment *known)
{
    uint32_t cell = tesI_node_cell(game, node);
    unsigned sides = tesI_node_sides(game, node);
    if (sides == 0) sides = tesI_sides_of(tesI_node_halves(game, node));
    sides &= ~tesI_cell_shut(tesI_cell_row(game, cell));
    TESI_EACH_BIT(sides, s) {
        if (known->nsides == TESI_ASSESS_SIDES) return;
        uint32_t beside = tesI_cell_step(game, cell, s);
        if (beside != TESI_NO_CELL &&
            (tesI_cell_row(game, beside)->flags & CELL_LAID) == 0) {
            add_side(known, beside, tesI_opposite(s));
        }
    }
}

/* Cells around its tile that a feature waits for. */
static void add_around(const struct tes_game *game, uint32_t root,
                       struct tesI_assessment *known)
{
    uint32_t near[2 * TESI_SIDES];
    tesI_cell_near(game, tesI_node_cell(game, root), near);
    for (unsigned i = 0; i < 2 * TESI_SIDES; i++) { /* clockwise from north */
        uint32_t cell = near[i / 2 + i % 2 * TESI_SIDES];
        if (tesI_cell_tile(game, cell) == TES_NONE) add_side(known, cell, 0);
    }
}

uint32_t tesI_assess_neighbour(const struct tesI_assessment *known,
                               const struct tes_game *game, uint32_t i)
{
    uint32_t root = tesI_feature_root(game, known->neighbours[i]);
    for (uint32_t k = 0; k < i; k++) {
        if (tesI_feature_root(game, known->neighbours[k]) == root) {
            return TES_NONE;
        }
    }
    return root;
}

/* How many neighbours are complete. */
static uint32_t complete_neighbours(const struct tesI_assessment *known,
                                    const struct tes_game *game)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < known->nneighbours; i++) {
        uint32_t root = tesI_assess_neighbour(known, game, i);
        count += root != TES_NONE && tesI_feature_complete(game, root);
    }
    return count;
}

/* Neighbours on the tile of one node. Nodes are kept, not roots: they stay the
 * same whatever else is laid. */
static void add_neighbours(const struct tesI_bonuses *bonuses,
                           const struct tes_game *game, uint32_t node,
                           struct tesI_assessment *known)
{
    uint8_t ground = tesI_node_segment(game, node)->kind;
    uint32_t touches = tesI_node_segment(game, node)->touches;
    uint32_t tile = tesI_node_tile(game, node);
    const struct tesI_type *type = tesI_tile_type(game, tile);

    TESI_EACH_BIT(touches, s) {
        uint8_t kind = type->segments[s].kind;
        if (known->nneighbours == TESI_ASSESS_NEIGHBOURS ||
            game->cat->kinds[kind].closes != CLOSES_SIDES ||
            (ground < TESI_BONUS_KINDS && kind < TESI_BONUS_KINDS &&
             bonuses->by[ground][kind] == 0)) {
            continue;
        }
        uint32_t i = known->nneighbours;
        known->neighbours[i] = tesI_tile_node(game, tile, s);
        known->nneighbours += tesI_assess_neighbour(known, game, i) != TES_NONE;
    }
}

void tesI_assess(struct tesI_assessment *known,
                 const struct tesI_bonuses *bonuses, struct tes_game *game,
                 uint32_t root)
{
    tesI_closing closes = tesI_node_kind(game, root)->closes;
    uint32_t node = root, returning = game->cat->returning;
    tes_prospect *row = &known->row;

    *known = (struct tesI_assessment){
        .key = known->key,
        .row = {.node = root,
                .kind = tesI_node_segment(game, root)->kind,
                .closes = (tes_closing)closes,
                .tiles = tesI_feature_tiles(game, root)}};
    if (closes == CLOSES_AROUND) add_around(game, root, known);
    do {
        if (closes != CLOSES_AROUND) add_sides(game, node, known);
        known->held += tesI_node_held(game, node);
        if (closes == CLOSES_NEVER) {
            add_neighbours(bonuses, game, node, known);
        }
        node = tesI_node_row(game, node)->next;
    } while (node != root);
    row->neighbours = complete_neighbours(known, game);
    uint32_t held = tesI_majority(game, &root, 1, row->strength);
    row->holders = held == TESI_NO_SEATS ? 0 : held;
    for (unsigned s = 0; s < TES_MAX_PLAYERS; s++) {
        if (row->strength[s] > 0) row->seats |= 1u << s;
        if (returning != 0 && tesI_feature_holds(game, root, returning, s)) {
            row->leaving |= 1u << s;
        }
    }
}

/* ---- worth --------------------------------------------------------------- */

/* What a feature is worth to a seat, by its rules. */
static int32_t value_of(struct tes_game *game, struct tesI_assessment *known,
                        unsigned seat)
{
    struct tesI_tally tally;
    known->failed = known->failed || !tesI_score_value(game, known->row.node,
                                                       (int)seat, NULL, &tally);
    return known->failed ? 0 : tesI_tally_sum(&tally);
}

/* What a feature, supposed complete, would be worth if it were longer. Many
 * features are held by nobody; where rules change scores, the worth of these is
 * estimated in proportion to the declared points, which is cheaper than to ask
 * the rules. */
static int32_t longer_value(struct tes_game *game,
                            struct tesI_assessment *known, unsigned seat,
                            int32_t whole)
{
    uint32_t root = known->row.node;
    int32_t declared = tesI_score_declared(game, root);
    game->stretch = TES_STRETCH;
    if (known->row.seats != 0 || tesI_node_kind(game, root)->hooks == 0 ||
        declared <= 0) {
        return value_of(game, known, seat);
    }
    return (int32_t)(whole * (int64_t)tesI_score_declared(game, root) /
                     declared);
}

static void set_worth(tes_prospect *row, uint32_t seats, int32_t worth,
                      int32_t whole, int32_t longer)
{
    TESI_EACH_BIT(seats, s) {
        row->worth[s] = worth;
        row->whole[s] = whole;
        row->longer[s] = longer;
    }
    row->valued |= seats;
}

void tesI_assess_worth(struct tesI_assessment *known, struct tes_game *game,
                       unsigned seat)
{
    tes_prospect *row = &known->row;
    bool rules = tesI_node_kind(game, row->node)->hooks != 0;
    if (row->valued >> seat & 1) return;
    int32_t worth = value_of(game, known, seat), whole = worth, longer = worth;
    if (row->closes != TES_CLOSES_NEVER &&
        !tesI_feature_complete(game, row->node)) {
        game->supposed = row->node + 1;
        longer = whole = value_of(game, known, seat);
        if (row->closes == TES_CLOSES_SIDES) {
            longer = longer_value(game, known, seat, whole);
        }
        game->supposed = game->stretch = 0;
    }
    set_worth(row, rules ? 1u << seat : (1u << TES_MAX_PLAYERS) - 1, worth,
              whole, longer);
}

void tesI_assess_guess(const struct tesI_bonuses *bonuses,
                       struct tes_game *game, tes_prospect *row)
{
    int32_t worth = tesI_score_declared(game, row->node);
    int32_t whole = worth, longer = worth;
    if (row->closes == TES_CLOSES_NEVER) {
        int32_t each = tesI_bonus_most(bonuses, row->kind);
        worth += (int32_t)row->neighbours * (each > 0 ? each : 0);
        longer = whole = worth;
    } else if (!row->complete) {
        game->supposed = row->node + 1;
        whole = tesI_score_declared(game, row->node);
        game->stretch = TES_STRETCH;
        longer = tesI_score_declared(game, row->node);
        game->supposed = game->stretch = 0;
    }
    set_worth(row, (1u << TES_MAX_PLAYERS) - 1, worth, whole, longer);
}

/* ---- neighbour bonuses --------------------------------------------------- */

int32_t tesI_bonus_most(const struct tesI_bonuses *bonuses, uint32_t kind)
{
    int32_t most = -1;
    for (uint32_t k = 0; k < TESI_BONUS_KINDS && kind < TESI_BONUS_KINDS; k++) {
        if (bonuses->by[kind][k] > most) most = bonuses->by[kind][k];
    }
    return most;
}

/* Learns from what segments of a tile touch there, until a rule fails. `shown`
 * counts scores without a bonus; OFTEN: nothing is left to be learnt. */
static void learn_from(struct tesI_bonuses *bonuses, struct tes_game *game,
                       uint32_t tile,
                       int shown[TESI_BONUS_KINDS][TESI_BONUS_KINDS])
{
    const struct tesI_type *type = tesI_tile_type(game, tile);
    const struct tesI_kind *kinds = game->cat->kinds;
    struct tesI_assessment known = {.failed = false};

    for (uint32_t s = 0; s < type->nsegments; s++) {
        uint32_t kind = type->segments[s].kind;
        if (kinds[kind].closes != CLOSES_NEVER || kind >= TESI_BONUS_KINDS) {
            continue;
        }
        known.row.node = tesI_feature_root(game, tesI_tile_node(game, tile, s));
        TESI_EACH_BIT(type->segments[s].touches, t) {
            uint32_t other = type->segments[t].kind;
            if (kinds[other].closes != CLOSES_SIDES ||
                other >= TESI_BONUS_KINDS || shown[kind][other] >= OFTEN) {
                continue;
            }
            uint32_t neighbour =
                tesI_feature_root(game, tesI_tile_node(game, tile, t));
            if (tesI_feature_complete(game, neighbour)) continue;
            int32_t before = value_of(game, &known, 0);
            game->supposed = neighbour + 1;
            int32_t after = value_of(game, &known, 0);
            game->supposed = 0;
            if (known.failed) return;
            bonuses->by[kind][other] = after - before;
            shown[kind][other] += after != before ? OFTEN : 1;
        }
    }
}

void tesI_bonuses_learn(struct tesI_bonuses *bonuses, struct tes_game *game)
{
    int shown[TESI_BONUS_KINDS][TESI_BONUS_KINDS] = {{0}};
    uint32_t hidden = game->hidden, count = tesI_tile_count(game);

    memset(bonuses, -1, sizeof *bonuses);
    tesI_game_budget(game, true);
    for (uint32_t i = 0; i < count && i < NEWEST; i++) {
        learn_from(bonuses, game, count - 1 - i, shown);
    }
    tesI_game_budget(game, false);
    game->hidden = hidden;
}
