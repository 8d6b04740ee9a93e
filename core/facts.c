/* facts.c - what is found out about one feature. */
#include "facts.h"

#include <string.h>

#include "board.h"
#include "demand.h"
#include "feature.h"
#include "figures.h"
#include "scores.h"
#include "values.h"

#define NEWEST 48u /* tiles that show how ground ripens, */
#define OFTEN 3    /* as often as that for it not to */

/* ---- open sides, and what is touched ------------------------------------- */

/* Is the cell among those at its sides? */
static bool cells_have(const struct tesI_fact *fact, uint32_t cell)
{
    uint32_t i = 0;
    while (i < fact->nsides && fact->sides[i] >> 2 != cell) i++;
    return i < fact->nsides;
}

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
        if (!cells_have(fact, beside)) fact->firsts |= 1u << fact->nsides;
        tesI_cells_add(&fact->reach, beside);
        fact->sides[fact->nsides++] = beside << 2 | tesI_opposite(s);
    }
}

/* What ground touches on its own tiles: segments there, so that they are the
 * same whatever else has been laid. */
static void add_touched(const struct tesI_ripening *ripening,
                        const struct tes_game *game, uint32_t node,
                        struct tesI_fact *fact)
{
    uint8_t ground = tesI_node_segment(game, node)->kind;
    uint32_t touches = tesI_node_segment(game, node)->touches;
    uint32_t tile = tesI_node_tile(game, node);
    const struct tesI_type *type = tesI_tile_type(game, tile);

    for (uint32_t s = 0; touches != 0; s++, touches >>= 1) {
        uint8_t kind = type->segments[s].kind;
        if ((touches & 1) == 0 || fact->ntouch == OUTLOOK_TOUCHES ||
            game->cat->kinds[kind].closes != CLOSES_SIDES ||
            tesI_ripens(ripening, ground, kind) == 0) {
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
                tesI_cells_add(&fact->reach, beside);
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

void tesI_fact_find(struct tesI_fact *fact,
                    const struct tesI_ripening *ripening, struct tes_game *game,
                    uint32_t root)
{
    const struct tesI_kind *kind = tesI_node_kind(game, root);
    uint32_t node = root;

    fact->tiles = tesI_feature_tiles(game, root);
    fact->nsides = fact->ntouch = fact->ripe = 0;
    fact->firsts = fact->valued = 0;
    fact->failed = false;
    fact->trace = (struct tesI_trace){.far = false};
    fact->reach = (struct tesI_cells){{0}};
    fact->memos[0].now = fact->memos[1].now = 0;
    memset(fact->worth, 0, sizeof fact->worth);
    memset(fact->whole, 0, sizeof fact->whole);
    memset(fact->longer, 0, sizeof fact->longer);
    if (kind->closes == CLOSES_AROUND) {
        add_around(game, root, fact);
    } else {
        do {
            add_sides(game, node, fact);
            if (kind->closes == CLOSES_NEVER)
                add_touched(ripening, game, node, fact);
            node = tesI_node_row(game, node)->next;
        } while (node != root);
    }
    game->trace = &fact->trace;
    uint32_t held = tesI_majority(game, &root, 1, fact->strength);
    game->trace = NULL;
    fact->holders = held == TESI_NO_SEATS ? 0 : held;
    fact->seats = fact->leaving = 0;
    uint32_t returning = game->cat->returning;
    for (unsigned s = 0; s < TES_MAX_PLAYERS; s++) {
        if (fact->strength[s] > 0) fact->seats |= 1u << s;
        if (returning != 0 && tesI_feature_holds(game, root, returning, s)) {
            fact->leaving |= 1u << s;
        }
    }
}

/* How many features that ground touches are complete, see add_touched. */
static uint32_t ripe_now(const struct tesI_fact *fact,
                         const struct tes_game *game)
{
    uint32_t ripe = 0;
    for (uint32_t i = 0; i < fact->ntouch; i++) {
        uint32_t root = tesI_feature_root(game, fact->touch[i]);
        bool seen = false;
        for (uint32_t k = 0; k < i && !seen; k++) {
            seen = tesI_feature_root(game, fact->touch[k]) == root;
        }
        ripe += !seen && tesI_feature_complete(game, root);
    }
    return ripe;
}

bool tesI_fact_holds(const struct tesI_fact *fact, const struct tes_game *game,
                     uint32_t root)
{
    const struct tesI_trace *trace = &fact->trace;
    bool ground = tesI_node_kind(game, root)->closes == CLOSES_NEVER;
    if (trace->far) return false;
    if (ground && ripe_now(fact, game) != fact->ripe) return false;
    for (uint32_t i = 0; ground && i < fact->nsides; i++) {
        uint32_t cell = fact->sides[i] >> 2; /* one may be shut by a tile */
        if (tesI_cell_flags(game, cell) & CELL_LAID) return false;
    }
    for (uint32_t i = 0; i < trace->nvars; i++) {
        int32_t value = tesI_value_get(game, trace->vars[i].var, 0);
        if (value != trace->vars[i].value) return false;
    }
    return true;
}

/* ---- worth --------------------------------------------------------------- */

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

/* What a feature that is supposed to be complete is worth if it is longer. Of
 * those that nobody has there are many, and of rules there may be: there it is
 * taken that they pay for that in proportion to what is declared. */
static int32_t longer_value(struct tes_game *game, uint32_t root, int seat,
                            struct tesI_fact *fact, int32_t whole)
{
    int32_t longer = whole, declared = tesI_score_declared(game, root);
    bool guess = fact->seats == 0 && tesI_node_kind(game, root)->hooks != 0;

    game->stretch = TES_STRETCH;
    if (!guess || declared <= 0) {
        value_for(game, root, seat, fact, &longer);
    } else {
        int64_t more = tesI_score_declared(game, root);
        longer = (int32_t)(whole * more / declared);
    }
    return longer;
}

void tesI_fact_value(struct tesI_fact *fact, struct tes_game *game,
                     uint32_t root, unsigned seat)
{
    const struct tesI_kind *kind = tesI_node_kind(game, root);
    if (fact->valued >> seat & 1) return;
    uint32_t all = kind->hooks == 0 ? (1u << TES_MAX_PLAYERS) - 1 : 1u << seat;
    int32_t worth, whole, longer;
    game->trace = &fact->trace;
    value_for(game, root, (int)seat, fact, &worth);
    longer = whole = worth;
    if (kind->closes != CLOSES_NEVER && !tesI_feature_complete(game, root)) {
        game->supposed = root + 1;
        value_for(game, root, (int)seat, fact, &whole);
        longer = whole;
        if (kind->closes == CLOSES_SIDES) {
            longer = longer_value(game, root, (int)seat, fact, whole);
        }
        game->supposed = game->stretch = 0;
    }
    game->trace = NULL;
    for (unsigned s = 0; s < TES_MAX_PLAYERS; s++) {
        if ((all >> s & 1) == 0) continue;
        fact->worth[s] = worth;
        fact->whole[s] = whole;
        fact->longer[s] = longer;
    }
    fact->valued |= all;
}

/* ---- ripening ------------------------------------------------------------ */

int32_t tesI_ripens(const struct tesI_ripening *ripening, uint32_t ground,
                    uint32_t kind)
{
    return ground < RIPE_KINDS && kind < RIPE_KINDS ? ripening->by[ground][kind]
                                                    : -1;
}

int32_t tesI_ripens_most(const struct tesI_ripening *ripening, uint32_t ground)
{
    int32_t most = -1;
    for (uint32_t k = 0; k < RIPE_KINDS; k++) {
        int32_t points = tesI_ripens(ripening, ground, k);
        if (points > most) most = points;
    }
    return most;
}

/* What features that the segments of a tile touch would add to its ground if
 * they were complete. */
static void learn_from(struct tesI_ripening *ripening, struct tes_game *game,
                       uint32_t tile, int shown[RIPE_KINDS][RIPE_KINDS])
{
    const struct tesI_type *type = tesI_tile_type(game, tile);
    struct tesI_fact fact = {.failed = false};

    for (uint32_t s = 0; s < type->nsegments; s++) {
        uint32_t kind = type->segments[s].kind;
        uint32_t touches = type->segments[s].touches;
        if (game->cat->kinds[kind].closes != CLOSES_NEVER ||
            kind >= RIPE_KINDS) {
            continue;
        }
        uint32_t root = tesI_feature_root(game, tesI_tile_node(game, tile, s));
        for (uint32_t t = 0; touches != 0; t++, touches >>= 1) {
            uint32_t other = type->segments[t].kind;
            if ((touches & 1) == 0 || other >= RIPE_KINDS ||
                shown[kind][other] >= OFTEN ||
                game->cat->kinds[other].closes != CLOSES_SIDES) {
                continue;
            }
            uint32_t node = tesI_tile_node(game, tile, t);
            uint32_t touched = tesI_feature_root(game, node);
            int32_t before, after;
            if (tesI_feature_complete(game, touched) ||
                !value_for(game, root, 0, &fact, &before)) {
                continue;
            }
            game->supposed = touched + 1;
            bool known = value_for(game, root, 0, &fact, &after);
            game->supposed = 0;
            if (!known) return;
            ripening->by[kind][other] = after - before;
            shown[kind][other] += after != before ? OFTEN : 1;
        }
    }
}

void tesI_ripening_learn(struct tesI_ripening *ripening, struct tes_game *game)
{
    int shown[RIPE_KINDS][RIPE_KINDS] = {{0}};
    uint32_t hidden = game->hidden, count = tesI_tile_count(game);

    memset(ripening, -1, sizeof *ripening);
    tesI_game_budget(game, true);
    for (uint32_t i = 0; i < count && i < NEWEST; i++) {
        learn_from(ripening, game, count - 1 - i, shown);
    }
    tesI_game_budget(game, false);
    game->hidden = hidden;
}
