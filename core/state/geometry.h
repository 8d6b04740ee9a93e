/* geometry.h - sides, halves and rotations of a square tile.
 *
 * Sides N E S W = 0..3. Each side has two halves, left and right as seen
 * from the centre looking out: NL NR EL ER SL SR WL WR = 0..7. Across an
 * edge a left half always meets a right half. A rotation turns clockwise by
 * quarter turns, 0..3. Masks hold side s in bit s, half h in bit h. */
#ifndef TES_GEOMETRY_H
#define TES_GEOMETRY_H

#include <stdbool.h>
#include <stdint.h>

#define TESI_SIDES 4
#define TESI_HALVES 8
#define TESI_LEFT(side) ((side)*2)
#define TESI_RIGHT(side) ((side)*2 + 1)

static inline unsigned tesI_opposite(unsigned side) { return side ^ 2; }

/* The side that many quarter turns further, clockwise. */
static inline unsigned tesI_clockwise(unsigned side, unsigned turns)
{
    return (side + turns) & 3;
}

/* Column and row step of a side. */
static inline int32_t tesI_dx(unsigned side)
{
    return side == 1 ? 1 : side == 3 ? -1 : 0;
}

static inline int32_t tesI_dy(unsigned side)
{
    return side == 2 ? 1 : side == 0 ? -1 : 0;
}

/* Directions N NE E SE S SW W NW = 0..7; a side is every second of them. */
#define TESI_DIRECTIONS 8

/* Column and row step of a direction. */
static inline int32_t tesI_step_x(unsigned direction)
{
    return direction == 0 || direction == 4 ? 0 : direction < 4 ? 1 : -1;
}

static inline int32_t tesI_step_y(unsigned direction)
{
    return tesI_step_x((direction + 6) & 7);
}

/* A direction of the unrotated tile, as laid. */
static inline unsigned tesI_turn_direction(unsigned direction,
                                           unsigned rotation)
{
    return (direction + 2 * rotation) & 7;
}

/* The side of the unrotated tile that is at side `side` of the laid one. */
static inline unsigned tesI_own_side(unsigned side, unsigned rotation)
{
    return (side - rotation) & 3;
}

/* Sides of which a mask of halves has at least one. */
static inline unsigned tesI_sides_of(unsigned halves)
{
    unsigned any = halves | halves >> 1;
    return (any & 1) | (any >> 1 & 2) | (any >> 2 & 4) | (any >> 3 & 8);
}

/* Of a mask of halves those at a side: 1 its left, 2 its right one. */
static inline unsigned tesI_halves_at(unsigned halves, unsigned side)
{
    return halves >> TESI_LEFT(side) & 3;
}

/* Masks of the unrotated tile, turned into board orientation. */
static inline uint8_t tesI_turn_sides(unsigned mask, unsigned rotation)
{
    return (uint8_t)((mask << rotation | mask >> (4 - rotation)) & 15);
}

static inline uint8_t tesI_turn_halves(unsigned mask, unsigned rotation)
{
    return (uint8_t)((mask << (2 * rotation) | mask >> (8 - 2 * rotation)) &
                     255);
}

/* x and y of a cell in one word, 16 bits each. */
static inline uint32_t tesI_pack_xy(int32_t x, int32_t y)
{
    return (uint32_t)(x + 32768) << 16 | ((uint32_t)(y + 32768) & 0xffff);
}

static inline void tesI_unpack_xy(uint32_t id, int32_t *x, int32_t *y)
{
    *x = (int32_t)(id >> 16) - 32768;
    *y = (int32_t)(id & 0xffff) - 32768;
}

/* The first bit of a mask that is not 0. */
static inline unsigned tesI_first_bit(uint32_t mask)
{
    return (unsigned)__builtin_ctz(mask);
}

/* The index-th bit that is set in a mask, from the lowest on. */
static inline unsigned tesI_nth_bit(uint32_t mask, unsigned index)
{
    while (index-- > 0) mask &= mask - 1;
    return tesI_first_bit(mask);
}

/* For each bit that is set in a mask, from the lowest on. */
#define TESI_EACH_BIT(mask, bit)                \
    for (uint32_t bit = 0, left_##bit = (mask); \
         tesI_bit_step(&left_##bit, &(bit));)

static inline bool tesI_bit_step(uint32_t *left, uint32_t *bit)
{
    if (*left == 0) return false;
    *bit = tesI_first_bit(*left);
    *left &= *left - 1;
    return true;
}

/* How many sides a mask has. */
static inline unsigned tesI_count_sides(unsigned mask)
{
    static const uint8_t bits[16] = {0, 1, 1, 2, 1, 2, 2, 3,
                                     1, 2, 2, 3, 2, 3, 3, 4};
    return bits[mask];
}

#endif
