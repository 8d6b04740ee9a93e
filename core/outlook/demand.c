/* demand.c - tiles that are left, and where they fit. */
#include "demand.h"

#include <string.h>

#include "alloc.h"
#include "board.h"
#include "piles.h"

bool tesI_left_open(struct tesI_left *left, struct tesI_catalogue *cat)
{
    *left = (struct tesI_left){.cat = cat};
    left->tiles = tesI_zalloc(cat->nprinted * sizeof *left->tiles);
    return left->tiles != NULL;
}

void tesI_left_close(struct tesI_left *left)
{
    tesI_free(left->tiles);
    tesI_free(left->demands);
}

void tesI_left_count(struct tesI_left *left, const struct tes_game *game)
{
    bool same = left->stamp != 0;
    left->total = 0;
    for (uint32_t t = 0; t < left->cat->nprinted; t++) {
        uint32_t count = 0;
        for (uint32_t p = 0; p < left->cat->npiles; p++) {
            count += tesI_pile_count(game, p, t);
        }
        same = same && left->tiles[t] == count;
        left->tiles[t] = count;
        left->total += count;
    }
    left->stamp += !same;
}

/* What is known of a row of the catalogue, made when missing; NULL: out of
 * memory. */
static struct tesI_demand *demand_of(struct tesI_left *left, uint32_t row)
{
    if (row >= left->ndemands) {
        uint32_t more = row + 64;
        struct tesI_demand *list =
            tesI_realloc(left->demands, more * sizeof *left->demands);
        if (list == NULL) return NULL;
        memset(list + left->ndemands, 0,
               (more - left->ndemands) * sizeof *left->demands);
        left->demands = list;
        left->ndemands = more;
    }
    struct tesI_demand *demand = &left->demands[row];
    if (demand->stamp != left->stamp) {
        memset(demand, -1, sizeof *demand);
        demand->stamp = left->stamp;
    }
    return demand;
}

uint32_t tesI_cell_flags(const struct tes_game *game, uint32_t cell)
{
    if ((cell >> 6) >= tesI_len(&game->store, COL_PAGES) / PAGE_WORDS) return 0;
    return tesI_cell_row(game, cell)->flags;
}

struct tesI_demand *tesI_demand_at(struct tesI_left *left,
                                   const struct tes_game *game, uint32_t cell,
                                   uint32_t *row)
{
    uint32_t flags = tesI_cell_flags(game, cell);
    if ((flags & CELL_GROUP) == 0 || (flags & CELL_LAID) != 0) return NULL;
    const struct tesI_group *group = tesI_at(
        &game->store, COL_GROUPS, ((flags & CELL_GROUP) - 1) * GROUP_WORDS);
    *row = group->row;
    return demand_of(left, group->row);
}

/* Rotations in which a type fits, if tiles of it are left. */
static unsigned ways_of(struct tesI_left *left, uint32_t type, uint32_t row)
{
    if (left->tiles[type] == 0) return 0;
    return tesI_fits(left->cat, type)[row] & FITS_MASK;
}

uint32_t tesI_demand_fits(struct tesI_left *left, struct tesI_demand *demand,
                          uint32_t row)
{
    if (demand->fits < 0) {
        demand->fits = 0;
        for (uint32_t t = 0; t < left->cat->nprinted; t++) {
            if (ways_of(left, t, row) == 0) continue;
            demand->fits += (int32_t)left->tiles[t];
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

uint32_t tesI_demand_caps(struct tesI_left *left, struct tesI_demand *demand,
                          uint32_t row, unsigned side)
{
    int32_t *caps = &demand->caps[side];
    if (*caps < 0) {
        unsigned known = known_sides(left->cat->row_demands[row]);
        *caps = 0;
        for (uint32_t t = 0; t < left->cat->nprinted; t++) {
            unsigned ways = ways_of(left, t, row);
            if (type_caps(&left->cat->types[t], ways, side, known)) {
                *caps += (int32_t)left->tiles[t];
            }
        }
    }
    return (uint32_t)*caps;
}

uint32_t tesI_demand_joins(struct tesI_left *left, struct tesI_demand *demand,
                           uint32_t row, unsigned a, unsigned b)
{
    int32_t *joins = &demand->joins[a][b];
    if (*joins < 0) {
        *joins = 0;
        for (uint32_t t = 0; t < left->cat->nprinted; t++) {
            unsigned ways = ways_of(left, t, row);
            if (type_joins(&left->cat->types[t], ways, a, b)) {
                *joins += (int32_t)left->tiles[t];
            }
        }
    }
    return (uint32_t)*joins;
}
