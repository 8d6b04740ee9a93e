/* symmetry.c - tiles that look the same after a turn. */
#include "state/symmetry.h"

#include <string.h>

/* Where each segment is found after a turn; false: nowhere. Segments that
 * touch no side stay where they are. */
static bool find_all(const struct tesI_type *type, unsigned turn, uint8_t *to)
{
    for (uint8_t i = 0; i < type->nsegments; i++) {
        const struct tesI_segdef *from = &type->segments[i];
        unsigned sides = tesI_turn_sides(from->sides, turn);
        unsigned halves = tesI_turn_halves(from->halves, turn);
        uint8_t j = sides == 0 && halves == 0 ? i : 0;
        while (j < type->nsegments && (type->segments[j].sides != sides ||
                                       type->segments[j].halves != halves)) {
            j++;
        }
        if (j == type->nsegments) return false;
        to[i] = j;
    }
    return true;
}

static uint16_t move(uint16_t segments, const uint8_t *to)
{
    uint16_t moved = 0;
    TESI_EACH_BIT(segments, i) moved |= (uint16_t)(1u << to[i]);
    return moved;
}

static bool same_segments(const struct tesI_type *type, unsigned turn)
{
    uint8_t to[TESI_MAX_SEGMENTS];
    if (!find_all(type, turn, to)) return false;
    for (uint8_t i = 0; i < type->nsegments; i++) {
        const struct tesI_segdef *a = &type->segments[i];
        const struct tesI_segdef *b = &type->segments[to[i]];
        if (a->kind != b->kind || a->ends != b->ends || a->held != b->held ||
            memcmp(a->attrs, b->attrs, sizeof a->attrs) != 0 ||
            move(a->touches, to) != b->touches ||
            move(a->joined, to) != b->joined) {
            return false;
        }
    }
    return true;
}

static bool same(const struct tesI_type *type, unsigned turn)
{
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        if (type->side[s] != type->side[tesI_clockwise(s, turn)]) return false;
    }
    for (unsigned m = 0; type->heading != NULL && m < TESI_MAX_MARKS; m++) {
        if (type->heading[m] != 0) return false; /* it would point elsewhere */
    }
    return same_segments(type, turn);
}

uint8_t tesI_type_turns(const struct tesI_type *type)
{
    if (same(type, 1)) return 1;
    return same(type, 2) ? 3 : 15;
}
