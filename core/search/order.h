/* order.h - which answers of a decision are worth a try. */
#ifndef TES_ORDER_H
#define TES_ORDER_H

#include "search/greedy.h"

/* Writes the indices of the answers to try, TESI_BREADTH at most, and returns
 * how many they are. Of placements it takes `most` at most, those that promise
 * most by what they touch, best first. Other answers are taken at equal
 * distances; passing is always among them. */
uint32_t tesI_seek_order(struct tesI_seeker *seeker, tes_game *game, int seat,
                         uint32_t count, uint32_t most, uint32_t *indices);

#endif
