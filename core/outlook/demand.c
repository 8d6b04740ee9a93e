/* demand.c - which of the tiles left fit an empty cell. */
#include "outlook/demand.h"

#include <string.h>

#include "board/cells.h"
#include "port/alloc.h"
#include "turn/piles.h"

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

/* The demand of a row of the catalogue, made when missing. NULL: out of
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
        demand->row = row;
    }
    return demand;
}

uint32_t tesI_cell_flags(const struct tes_game *game, uint32_t cell)
{
    if (tesI_cell_page(cell) >= tesI_page_count(game)) return 0;
    return tesI_cell_row(game, cell)->flags;
}

struct tesI_demand *tesI_demand_at(struct tesI_left *left,
                                   const struct tes_game *game, uint32_t cell)
{
    uint32_t flags = tesI_cell_flags(game, cell);
    if ((flags & CELL_GROUP) == 0 || (flags & CELL_LAID) != 0) return NULL;
    return demand_of(left, tesI_group_row(game, (flags & CELL_GROUP) - 1)->row);
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
        if (tesI_demand_side(demand, s) != 0) mask |= 1u << s;
    }
    return mask;
}

/* Does a type fit in one of these rotations, as tesI_demand_count requires? */
static bool type_does(const struct tesI_type *type, unsigned rotations,
                      unsigned a, unsigned b, unsigned known)
{
    if (a == TESI_ANY_SIDE) return rotations != 0;
    TESI_EACH_BIT(rotations, r) {
        uint8_t segment = segment_at(type, a, r);
        if (segment == TESI_NO_SEGMENT) continue;
        unsigned sides = tesI_turn_sides(type->segments[segment].sides, r);
        bool does = b == TESI_ANY_SIDE ? (sides & ~known) == 0
                                       : segment == segment_at(type, b, r);
        if (does) return true;
    }
    return false;
}

uint32_t tesI_demand_count(const struct tesI_left *left,
                           struct tesI_demand *demand, unsigned a, unsigned b)
{
    int32_t *count = &demand->counts[a][b];
    if (*count >= 0) return (uint32_t)*count;
    unsigned known = known_sides(left->cat->row_demands[demand->row]);
    *count = 0;
    for (uint32_t t = 0; t < left->cat->nprinted; t++) {
        if (left->tiles[t] == 0) continue;
        unsigned rotations =
            tesI_fits_rotations(tesI_fits(left->cat, t)[demand->row]);
        if (type_does(&left->cat->types[t], rotations, a, b, known)) {
            *count += (int32_t)left->tiles[t];
        }
    }
    return (uint32_t)*count;
}
