/* completed.c - reading the list of features that became complete. */
#include "board/completed.h"

void tesI_completed_change(struct tes_game *game, uint32_t node)
{
    uint32_t root = tesI_feature_root(game, node);
    uint32_t flags = COMPLETED_ELSEWHERE;

    if (tesI_node_kind(game, root)->closes != CLOSES_SIDES ||
        !tesI_feature_complete(game, root)) {
        return;
    }
    TESI_EACH_NODE(game, root, at) {
        if (tesI_node_tile(game, at) == tesI_focus(game)) flags = 0;
    }
    tesI_completed_note(game, node, flags);
}

/* Root of an entry's feature; TES_NONE when the entry has one of these flags.
 */
static uint32_t entry_root(const struct tes_game *game, uint32_t entry,
                           uint32_t without)
{
    uint32_t node = tesI_get(&game->store, COL_FRESH, entry);
    if ((node & without) != 0) return TES_NONE;
    return tesI_feature_root(game, tesI_completed_node(node));
}

void tesI_completed_withdraw(struct tes_game *game, uint32_t root)
{
    uint32_t to = tesI_len(&game->store, COL_FRESH);
    for (uint32_t i = tesI_meta(game, META_FRESH); i < to; i++) {
        if (entry_root(game, i, 0) != root) continue;
        tesI_put(&game->store, COL_FRESH, i,
                 tesI_get(&game->store, COL_FRESH, i) | COMPLETED_WITHDRAWN);
    }
}

uint32_t tesI_completed_next(const struct tes_game *game, uint32_t before,
                             uint32_t kind, bool here)
{
    uint32_t start = tesI_meta(game, META_FRESH), at = start;
    uint32_t to = tesI_len(&game->store, COL_FRESH);
    uint32_t elsewhere = here ? COMPLETED_ELSEWHERE : 0;

    if (before != TES_NONE) { /* it may have become part of another */
        before = tesI_feature_root(game, before);
        while (at < to && entry_root(game, at, elsewhere) != before) at++;
        at++;
    }
    for (; at < to && !tesI_spent(game); at++) {
        uint32_t without = elsewhere | COMPLETED_WITHDRAWN, first = start;
        uint32_t root = entry_root(game, at, without);
        if (root == TES_NONE ||
            (kind != TES_NONE && tesI_node_segment(game, root)->kind != kind)) {
            continue;
        }
        while (entry_root(game, first, without) != root) first++;
        if (first == at && tesI_feature_complete(game, root)) return root;
    }
    return TES_NONE;
}
