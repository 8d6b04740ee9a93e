/* symmetry.h - tiles that look the same after a turn.
 *
 * When a tile looks the same in several rotations, only the first is offered as
 * a placement. A key with one of the others is an alias of its key. */
#ifndef TES_SYMMETRY_H
#define TES_SYMMETRY_H

#include "state/catalogue.h"

/* Mask of the rotations of a type that differ: 1, 3 or 15. */
uint8_t tesI_type_turns(const struct tesI_type *type);

/* The rotation that is offered in place of this one. */
static inline unsigned tesI_same_turn(const struct tesI_type *type,
                                      unsigned rotation)
{
    return type->turns == 15 ? rotation : rotation & (type->turns >> 1);
}

#endif
