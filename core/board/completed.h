/* completed.h - the features that became complete, and nobody has dealt with.
 *
 * Whatever may complete a feature notes it: a tile laid, an edge shut, a link
 * made or undone. The list (COL_FRESH, from META_FRESH on) holds a segment of
 * each. A feature that has been opened again since is passed over. Laying a
 * tile or shutting an edge begins the list anew, but what nobody has looked at
 * by then stays on it: META_LOOKED is how long it was at the last look. */
#ifndef TES_COMPLETED_H
#define TES_COMPLETED_H

#include "board/features.h"

/* Begins the list anew. Journal: 1 entry, reserved. */
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

/* Notes the feature of a node if it is complete, after a change elsewhere than
 * by a tile. Room and journal as above. O(its size). */
void tesI_completed_change(struct tes_game *game, uint32_t node);

/* Everything on the list has been looked at: the next tile drops it. Journal:
 * 1 entry, reserved. */
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

/* Takes a feature off the list; a walk over it may go on. Journal: an entry
 * for each of the list, reserved. */
void tesI_completed_withdraw(struct tes_game *game, uint32_t root);

/* True when at least one feature on the list is complete still. */
bool tesI_completed_any(const struct tes_game *game);

/* The root of the feature on the list that follows that of `before` (a root,
 * or TES_NONE for the first), of a kind unless that is TES_NONE; each feature
 * once. With `here` only what the tile laid last completed or is part of.
 * TES_NONE past the last. */
uint32_t tesI_completed_next(const struct tes_game *game, uint32_t before,
                             uint32_t kind, bool here);

#endif
