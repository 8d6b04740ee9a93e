/* dice.h - random numbers: the generator SplitMix64.
 *
 * The n-th number of a seed is that of the state seed + n * TESI_DICE_STEP. So
 * a caller keeps the state, or only counts the numbers that it took. */
#ifndef TES_DICE_H
#define TES_DICE_H

#include <stdint.h>

#define TESI_DICE_STEP UINT64_C(0x9E3779B97F4A7C15)

/* All bits of a number depend on all of another. */
static inline uint64_t tesI_dice_mix(uint64_t z)
{
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

/* The number of a state: from 0 up to, not including, `limit`. */
static inline uint32_t tesI_dice_at(uint64_t state, uint32_t limit)
{
    return (uint32_t)(((tesI_dice_mix(state) >> 32) * limit) >> 32);
}

/* The next number of a generator that keeps a state. */
static inline uint32_t tesI_dice_next(uint64_t *state, uint32_t limit)
{
    return tesI_dice_at(*state += TESI_DICE_STEP, limit);
}

#endif
