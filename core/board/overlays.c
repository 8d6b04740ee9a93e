/* overlays.c - overlays on laid tiles, and tiles laid together with one. */
#include "board/overlays.h"

#include "board/completed.h"
#include "board/features.h"
#include "board/figures.h"
#include "board/frontier.h"
#include "board/lay.h"

/* ---- laying one ---------------------------------------------------------- */

static unsigned covered(const struct tes_game *game, uint32_t overlay,
                        unsigned rotation)
{
    return tesI_turn_sides(game->cat->overlays[overlay].sides, rotation);
}

/* True when the side of an overlay fits the tile beyond it. */
static bool meets(const struct tes_game *game, const struct tesI_type *type,
                  unsigned own, uint32_t beyond, unsigned side)
{
    const struct tesI_catalogue *cat = game->cat;
    unsigned back =
        tesI_own_side(tesI_opposite(side), tesI_tile_rotation(game, beyond));
    unsigned other = tesI_tile_type(game, beyond)->side[back];
    return cat->sides[type->side[own]].touches >> other & 1;
}

bool tesI_overlay_fits(const struct tes_game *game, uint32_t tile,
                       uint32_t overlay, unsigned rotation, bool bare)
{
    unsigned turned = tesI_tile_rotation(game, tile);
    unsigned sides = covered(game, overlay, rotation);
    uint32_t cell = tesI_tile_row(game, tile)->cell;
    const struct tesI_type *type = &game->cat->types[tesI_overlay_type(
        tesI_tile_type(game, tile), turned, overlay, rotation)];

    TESI_EACH_BIT(sides, s) {
        uint32_t beyond = tesI_cell_step(game, cell, s);
        uint32_t other = tesI_cell_tile(game, beyond);
        if (other == TES_NONE) {
            if (bare && tesI_cell_row(game, beyond)->flags & CELL_BLOCKED) {
                return false;
            }
        } else if (bare ||
                   !meets(game, type, tesI_own_side(s, turned), other, s)) {
            return false;
        }
    }
    return true;
}

/* An overlay about to be laid. */
struct laying {
    uint32_t tile, cell, becomes;
    unsigned rotation, sides; /* of the tile; covered, on the board */
    const struct tesI_type *type;
    uint32_t first;              /* its first segment, of type->nsegments */
    uint32_t beyond[TESI_SIDES]; /* cells, for covered sides */
    uint32_t group[TESI_SIDES];  /* what these become when empty */
};

/* Everything that may run out of memory. */
static bool prepare(struct tes_game *game, struct laying *it)
{
    struct tesI_store *store = &game->store;
    uint32_t count = it->type->nsegments - it->first;
    uint32_t node = tesI_node_count(game), moved = 0;

    TESI_EACH_BIT(it->sides, s) {
        it->beyond[s] = tesI_cell_step(game, it->cell, s);
        if (tesI_cell_tile(game, it->beyond[s]) != TES_NONE) continue;
        unsigned own = tesI_own_side(s, it->rotation);
        if (!tesI_board_ready(game, it->beyond[s], tesI_opposite(s),
                              it->type->side[own], ++moved, &it->group[s])) {
            return false;
        }
    }
    for (uint32_t i = 0; i < count; i++) {
        if (!tesI_store_reserve(store, 16) ||
            !tesI_index_put(store, COL_SPLIT, META_SPLIT, it->tile,
                            it->first + i, node + i + 1)) {
            return false;
        }
    }
    uint32_t unions = TESI_SIDES + count * TESI_MAX_SEGMENTS;
    return tesI_store_room(store, COL_NODES, NODE_WORDS * count) &&
           tesI_store_room(store, COL_EXTRA,
                           unions * game->cat->layout.extra_words) &&
           tesI_store_room(store, COL_FRESH, count) &&
           tesI_stamps_reserve(game->cat, node + count) &&
           tesI_store_reserve(store,
                              64 + count + unions * TESI_UNION_ENTRIES(game));
}

/* The line at a covered side meets a tile that was there before it. */
static void join_across(struct tes_game *game, const struct laying *it,
                        unsigned side, uint32_t beside)
{
    unsigned segment = it->type->side_seg[tesI_own_side(side, it->rotation)];
    uint32_t mine = tesI_tile_node(game, it->tile, segment);
    const struct tesI_type *other = tesI_tile_type(game, beside);
    unsigned back =
        tesI_own_side(tesI_opposite(side), tesI_tile_rotation(game, beside));
    unsigned theirs = other->side_seg[back];

    tesI_feature_close(game, mine);
    if (theirs == TESI_NO_SEGMENT) return;
    if (tesI_node_kind(game, mine)->joins >> other->segments[theirs].kind & 1) {
        tesI_feature_join(game, mine, tesI_tile_node(game, beside, theirs));
    }
}

bool tesI_overlay_lay(struct tes_game *game, uint32_t tile, uint32_t overlay,
                      unsigned rotation)
{
    const struct tesI_type *old = tesI_tile_type(game, tile);
    struct laying it = {.tile = tile,
                        .cell = tesI_tile_row(game, tile)->cell,
                        .rotation = tesI_tile_rotation(game, tile),
                        .sides = covered(game, overlay, rotation),
                        .first = old->nsegments};

    it.becomes = tesI_overlay_type(old, it.rotation, overlay, rotation);
    it.type = &game->cat->types[it.becomes];
    if (!prepare(game, &it)) return false;
    tesI_put(&game->store, COL_TILES, TILE_WORD(tile, kind),
             tesI_tile_kind(it.becomes, it.rotation, true));
    game->shown.tiles = 0; /* one of them has another type now */
    tesI_board_nodes(game, it.type, tile, it.first);
    TESI_EACH_BIT(it.sides, s) {
        uint32_t beside = tesI_cell_tile(game, it.beyond[s]);
        if (beside != TES_NONE) {
            join_across(game, &it, s, beside);
        } else {
            tesI_board_regroup(game, it.beyond[s], it.group[s]);
        }
    }
    for (uint32_t s = it.first; s < it.type->nsegments; s++) {
        tesI_board_join_inside(game, tile, s);
    }
    for (uint32_t s = it.first; s < it.type->nsegments; s++) {
        tesI_completed_change(game, tesI_tile_node(game, tile, s));
    }
    return true;
}

/* ---- ways ---------------------------------------------------------------- */

#define WAYS_EACH (4u * TESI_MAX_TOGETHER)

struct tesI_way tesI_way_of(const struct tes_game *game, uint32_t type,
                            uint32_t cell, uint32_t turned)
{
    struct tesI_way way = {type, TES_NONE, cell, TES_NONE, 0};
    uint32_t number = tesI_turned_way(turned);

    if (number == 0) return way;
    uint32_t where = (number - 1) / WAYS_EACH, how = (number - 1) % WAYS_EACH;
    way.overlay = tesI_laying_overlay(how);
    if (where == 0) {
        way.type = game->cat->types[type].with[how];
        way.rotation = tesI_clockwise(tesI_laying_rotation(how),
                                      tesI_turned_rotation(turned));
    } else {
        way.cell = tesI_cell_step(game, cell, where - 1);
        way.tile = tesI_cell_tile(game, way.cell);
        way.rotation = tesI_laying_rotation(how);
    }
    return way;
}

uint32_t tesI_ways_open(const struct tes_game *game, int player)
{
    uint32_t mask = 0;
    if (game->cat->ntogether == 0 ||
        player != (int)tesI_word(game, WORD_PLAYER)) {
        return 0;
    }
    for (uint32_t o = 0; o < game->cat->ntogether; o++) {
        uint32_t price = game->cat->overlays[o].price;
        if (price == 0 || tesI_supply(game, (uint32_t)player, price - 1) > 0) {
            mask |= 1u << o;
        }
    }
    return mask;
}

/* Word of the demand that a demand (by its row) turns into when an overlay is
 * laid on the neighbour at a side, as the row's number + 1. */
static uint32_t *amended(const struct tesI_catalogue *cat, uint32_t row,
                         unsigned side, uint32_t overlay)
{
    return &cat->amended[(row * 4 + side) * cat->ntogether + overlay];
}

static bool amend(struct tesI_catalogue *cat, uint32_t row, unsigned side,
                  uint32_t overlay)
{
    const struct tesI_overlay *over = &cat->overlays[overlay];
    uint32_t demand = cat->row_demands[row], turned = row;
    uint32_t shown = tesI_demand_side(demand, side);

    if (shown != 0 && over->covers >> shown & 1) {
        demand = tesI_demand_with(demand, side, over->kind);
        turned = tesI_catalogue_row(cat, demand);
        if (turned == TES_NONE) return false;
    }
    *amended(cat, row, side, overlay) = turned + 1;
    return true;
}

/* The same for all sides and overlays; if the last is known, all are. */
static bool amend_all(struct tesI_catalogue *cat, uint32_t row)
{
    uint32_t last = cat->ntogether - 1;

    if (*amended(cat, row, TESI_SIDES - 1, last) != 0) return true;
    for (unsigned i = 0; i < TESI_SIDES * cat->ntogether; i++) {
        if (!amend(cat, row, i / cat->ntogether, i % cat->ntogether)) {
            return false;
        }
    }
    return true;
}

/* The row that it turns into; without memory the row itself. */
static uint32_t amended_row(struct tesI_catalogue *cat, uint32_t row,
                            unsigned side, uint32_t overlay)
{
    if (*amended(cat, row, side, overlay) == 0 && !amend_all(cat, row)) {
        return row;
    }
    return *amended(cat, row, side, overlay) - 1;
}

bool tesI_ways_ready(struct tes_game *game)
{
    TESI_EACH_GROUP(game, group) {
        if (group->count > 0 && !amend_all(game->cat, group->row)) return false;
    }
    return true;
}

/* A walk over all ways: stops at number `index`. */
struct walk {
    const struct tes_game *game;
    uint32_t type, index, passed;
    uint32_t cell, turned; /* where it stopped */
};

/* The rotations of the mask at a cell, all by the same way. True: found. */
static bool pass(struct walk *walk, uint32_t cell, unsigned mask, uint32_t way)
{
    uint32_t skip = walk->index - walk->passed;

    if (skip >= tesI_count_sides(mask)) {
        walk->passed += tesI_count_sides(mask);
        return false;
    }
    walk->cell = cell;
    walk->turned = tesI_turned(tesI_nth_bit(mask, skip), way);
    return true;
}

/* Where the tile fits as a derived type only. */
static bool walk_own(struct walk *walk, uint32_t derived, uint32_t how)
{
    const struct tes_game *game = walk->game;
    const uint8_t *plain = tesI_fits(game->cat, walk->type);
    const uint8_t *with = tesI_fits(game->cat, derived);
    unsigned turns = game->cat->types[walk->type].turns;

    TESI_EACH_GROUP(game, group) {
        unsigned mask = with[group->row] & ~plain[group->row] & turns;
        if (mask == 0) continue;
        uint32_t here = group->count * tesI_count_sides(mask);
        if (walk->index - walk->passed >= here) {
            walk->passed += here;
            continue;
        }
        for (uint32_t i = 0; i < group->count; i++) {
            uint32_t cell = tesI_group_cell(game, group, i);
            if (pass(walk, cell, mask, 1 + how)) return true;
        }
    }
    return false;
}

/* Every rotation in which the tile at a side of a cell takes the overlay so
 * that its line comes towards the cell and leads on to nothing. */
static bool walk_beside(struct walk *walk, uint32_t cell, unsigned side,
                        uint32_t overlay, unsigned mask)
{
    const struct tes_game *game = walk->game;
    const struct tesI_overlay *over = &game->cat->overlays[overlay];
    uint32_t tile = tesI_cell_tile(game, tesI_cell_step(game, cell, side));
    const struct tesI_type *type = tesI_tile_type(game, tile);
    unsigned back = tesI_opposite(side);

    for (unsigned r = 0; r < 4 && type->with != NULL; r++) {
        if ((over->turns >> r & 1) == 0 ||
            (tesI_turn_sides(over->sides, r) >> back & 1) == 0 ||
            tesI_overlay_type(type, tesI_tile_rotation(game, tile), overlay,
                              r) == 0 ||
            !tesI_overlay_fits(game, tile, overlay, r, true)) {
            continue;
        }
        uint32_t how = tesI_laying(overlay, r);
        if (pass(walk, cell, mask, 1 + how + WAYS_EACH * (1 + side))) {
            return true;
        }
    }
    return false;
}

static bool walk_neighbours(struct walk *walk, unsigned side, uint32_t overlay)
{
    const struct tes_game *game = walk->game;
    unsigned turns = game->cat->types[walk->type].turns;

    TESI_EACH_GROUP(game, group) {
        if (group->count == 0) continue;
        uint32_t row = amended_row(game->cat, group->row, side, overlay);
        const uint8_t *fits = tesI_fits(game->cat, walk->type);
        unsigned mask = fits[row] & ~fits[group->row] & turns;
        for (uint32_t i = 0; mask != 0 && i < group->count; i++) {
            uint32_t cell = tesI_group_cell(game, group, i);
            if (walk_beside(walk, cell, side, overlay, mask)) return true;
        }
    }
    return false;
}

static bool walk_ways(struct walk *walk, uint32_t overlays)
{
    const struct tesI_catalogue *cat = walk->game->cat;
    const struct tesI_type *type = &cat->types[walk->type];

    TESI_EACH_BIT(overlays, o) {
        for (uint32_t r = 0; r < 4 && type->with != NULL; r++) {
            uint32_t derived = type->with[tesI_laying(o, r)];
            if ((cat->overlays[o].turns >> r & 1) == 0 || derived == 0) {
                continue;
            }
            if (walk_own(walk, derived, tesI_laying(o, r))) return true;
        }
        for (unsigned s = 0; s < TESI_SIDES; s++) {
            if (walk_neighbours(walk, s, o)) return true;
        }
    }
    return false;
}

uint32_t tesI_ways_count(const struct tes_game *game, uint32_t type,
                         uint32_t overlays)
{
    struct walk walk = {game, type, TES_NONE, 0, 0, 0};
    if (overlays != 0) walk_ways(&walk, overlays);
    return walk.passed;
}

bool tesI_ways_pick(const struct tes_game *game, uint32_t type,
                    uint32_t overlays, uint32_t index, uint32_t *cell,
                    uint32_t *turned)
{
    struct walk walk = {game, type, index, 0, 0, 0};
    if (overlays == 0 || !walk_ways(&walk, overlays)) return false;
    *cell = walk.cell;
    *turned = walk.turned;
    return true;
}
