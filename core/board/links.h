/* links.h - links: joins of two segments that rules make and undo.
 *
 * Tiles decide what joins across an edge. In addition, a rule may *link* any
 * two segments whose kinds join: their features become one. When the link is
 * undone, the feature is taken apart, and its segments are joined again along
 * edges and the other links. This makes one or more features, with their open
 * sides, attributes and figures.
 *
 * Links are rows of COL_LINKS: both nodes, and for each the next of its links.
 * An index (COL_ENDS) leads from a node with NODE_LINKED to its first one. Rows
 * of undone links are used again. */
#ifndef TES_LINKS_H
#define TES_LINKS_H

#include "state/game.h"

/* Number of links there are. */
static inline uint32_t tesI_link_count(const struct tes_game *game)
{
    return tesI_meta(game, META_LINKS);
}

/* The first link at a node, and the one after `link` there; or TES_NONE. */
uint32_t tesI_link_first(const struct tes_game *game, uint32_t node);
uint32_t tesI_link_next(const struct tes_game *game, uint32_t node,
                        uint32_t link);

/* The other end of a link at a node. */
static inline uint32_t tesI_link_other(const struct tesI_link *link,
                                       uint32_t node)
{
    return link->ends[link->ends[0] == node];
}

/* The link between two nodes, or TES_NONE. */
uint32_t tesI_link_between(const struct tes_game *game, uint32_t a, uint32_t b);

/* Has a feature any link? */
bool tesI_feature_linked(const struct tes_game *game, uint32_t root);

/* May two nodes be linked: do their kinds join? */
bool tesI_link_may(const struct tes_game *game, uint32_t a, uint32_t b);

/* Links two nodes that may be linked and are not. If their feature is complete,
 * that is noted (completed.h). False: out of memory, nothing changed. */
bool tesI_link_make(struct tes_game *game, uint32_t a, uint32_t b);

/* Undoes a link; the features at both ends are noted if they are complete.
 * O(size of the feature). False: out of memory, nothing changed. */
bool tesI_link_undo(struct tes_game *game, uint32_t link);

#endif
