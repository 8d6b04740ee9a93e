/* tree.h - a tree of decisions and draws, grown where it matters. */
#ifndef TES_TREE_H
#define TES_TREE_H

#include "search/greedy.h"

struct tesI_tree;

/* NULL is allowed. */
void tesI_tree_free(struct tesI_tree *tree);

/* A tree with room for so many nodes, or NULL. */
struct tesI_tree *tesI_tree_new(uint32_t nodes);

/* Makes the pending decision of the game the root. With `reuse` the tree is
 * kept if it has a node for this position; otherwise it is emptied. */
void tesI_tree_begin(struct tesI_tree *tree, const tes_game *game, bool reuse,
                     uint64_t seed);

/* Goes from the root to a leaf, adds nodes there and updates the nodes on the
 * way. `game` must be at the root, and is played to the end of the walk. False:
 * nothing was added, or an answer failed. */
bool tesI_tree_grow(struct tesI_tree *tree, struct tesI_seeker *seeker,
                    tes_game *game);

/* Writes what the root knows of its answers, up to `room` ideas; returns how
 * many. An index is TES_NONE if `game` has no such option. */
uint32_t tesI_tree_ideas(const struct tesI_tree *tree,
                         const struct tesI_seeker *seeker, const tes_game *game,
                         tes_idea *ideas, uint32_t room);

#endif
