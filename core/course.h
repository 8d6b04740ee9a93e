/* course.h - whether a line that must go on, such as a stream, stays free to.
 *
 * An *end* is an empty cell with the side towards which a line leads on into
 * it. A placement leaves the way free when strictly ahead of each end it makes
 * no tile lies in that line or in the two beside it, however far away, and no
 * other end leads the same way in a neighbouring line. */
#ifndef TES_COURSE_H
#define TES_COURSE_H

#include "game.h"

/* Would the placement of a type at (x, y) leave the way of lines of a side kind
 * free? With `count` types that are coming: and could each of them afterwards
 * be laid so at some end, and unless it has more than two such sides would each
 * end by itself take it? 1, 0, or -1: out of memory. O(tiles). */
int tesI_course_free(struct tes_game *game, uint32_t kind, uint32_t type,
                     int32_t x, int32_t y, unsigned rotation,
                     const uint32_t *coming, uint32_t count);

/* The same, with all types that these piles have tiles of, a bit each. */
int tesI_course_coming(struct tes_game *game, uint32_t kind, uint32_t type,
                       int32_t x, int32_t y, unsigned rotation, uint32_t piles);

#endif
