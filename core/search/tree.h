/* tree.h - a tree of what may follow, grown where it matters. */
#ifndef TES_TREE_H
#define TES_TREE_H

#include "search.h"

struct tesI_tree;

/* Forgets everything; NULL is allowed. */
void tesI_tree_free(struct tesI_tree *tree);

/* A tree with room for so many nodes, or NULL. */
struct tesI_tree *tesI_tree_new(uint32_t nodes);

/* Makes the pending decision of the game its root: with `reuse` the node of
 * this position, if there is one; otherwise it is empty. */
void tesI_tree_begin(struct tesI_tree *tree, const tes_game *game, bool reuse,
                     uint64_t seed);

/* Follows the tree from the root as `game` (a copy that is used up) allows, and
 * adds to it. False: there is nothing more to be found, or an error. */
bool tesI_tree_grow(struct tesI_tree *tree, struct tesI_seeker *seeker,
                    tes_game *game);

/* What the root knows: fills up to `room` ideas, in the order of options, and
 * returns how many there are. */
uint32_t tesI_tree_ideas(const struct tesI_tree *tree,
                         const struct tesI_seeker *seeker, tes_idea *ideas,
                         uint32_t room);

/* Stable number of the answer that the child-th idea is about. */
uint64_t tesI_tree_id(const struct tesI_tree *tree, uint32_t child);

#endif
