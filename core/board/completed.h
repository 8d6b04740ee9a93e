/* completed.h - the features that became complete and that no rule has dealt
 * with.
 *
 * A tile laid, an edge shut, a link made or undone may complete features. Such
 * features are noted in a list (COL_FRESH, from META_FRESH on), which holds a
 * segment of each. A feature that is open again is skipped. Laying a tile or
 * shutting an edge drops the entries that rules have looked at; META_LOOKED is
 * the length of the list at the last look. */
#ifndef TES_COMPLETED_H
#define TES_COMPLETED_H

#include "board/features.h"

/* Drops the entries that rules have looked at. Journal: 1 entry, reserved. */
static inline void tesI_completed_begin(struct tes_game *game)
{
    tesI_set_meta(game, META_FRESH, tesI_meta(game, META_LOOKED));
}

/* Notes the feature of a node; `flags` is 0 or COMPLETED_ELSEWHERE. Room for a
 * word of COL_FRESH and a journal entry must be reserved. */
static inline void tesI_completed_note(struct tes_game *game, uint32_t node,
                                       uint32_t flags)
{
    *(uint32_t *)tesI_append(&game->store, COL_FRESH, 1) = node | flags;
}

/* Notes the feature of a node if it is complete, after another change than
 * laying a tile. Room and journal as above. O(its size). */
void tesI_completed_change(struct tes_game *game, uint32_t node);

/* Marks all entries as looked at: the next tile drops them. Journal: 1 entry,
 * reserved. */
static inline void tesI_completed_look(struct tes_game *game)
{
    tesI_set_meta(game, META_LOOKED, tesI_len(&game->store, COL_FRESH));
}

/* Empties the list. Journal: 2 entries, reserved. */
static inline void tesI_completed_drop(struct tes_game *game)
{
    tesI_completed_look(game);
    tesI_completed_begin(game);
}

/* Takes a feature off the list; a walk over the list may continue. Journal: an
 * entry for each of the list, reserved. */
void tesI_completed_withdraw(struct tes_game *game, uint32_t root);

/* For walks over the list: the root of the first feature after `before` (a
 * root, or TES_NONE to begin) that is of this kind (TES_NONE: of any). Each
 * feature comes once. With `here` only features that the tile laid last
 * completed or is part of. TES_NONE past the last. */
uint32_t tesI_completed_next(const struct tes_game *game, uint32_t before,
                             uint32_t kind, bool here);

#endif
