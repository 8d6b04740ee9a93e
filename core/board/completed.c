/* completed.c - reading the list of features that became complete. */
#include "completed.h"

void tesI_completed_change(struct tes_game *game, uint32_t node)
{
    uint32_t root = tesI_feature_root(game, node), at = root;
    uint32_t flags = COMPLETED_ELSEWHERE;

    if (tesI_node_kind(game, root)->closes != CLOSES_SIDES ||
        !tesI_feature_complete(game, root)) {
        return;
    }
    do {
        const struct tesI_node *row = tesI_node_row(game, at);
        if (tesI_place_tile(row) == tesI_focus(game)) flags = 0;
        at = row->next;
    } while (flags != 0 && at != root);
    tesI_completed_note(game, node, flags);
}

/* Root of an entry's feature. */
static uint32_t entry_root(const struct tes_game *game, uint32_t entry)
{
    uint32_t node = tesI_get(&game->store, COL_FRESH, entry);
    node &= ~(COMPLETED_ELSEWHERE | COMPLETED_WITHDRAWN);
    return tesI_feature_root(game, node);
}

static bool withdrawn(const struct tes_game *game, uint32_t entry)
{
    return tesI_get(&game->store, COL_FRESH, entry) & COMPLETED_WITHDRAWN;
}

void tesI_completed_withdraw(struct tes_game *game, uint32_t root)
{
    uint32_t to = tesI_len(&game->store, COL_FRESH);
    for (uint32_t i = tesI_meta(game, META_FRESH); i < to; i++) {
        if (entry_root(game, i) != root) continue;
        tesI_put(&game->store, COL_FRESH, i,
                 tesI_get(&game->store, COL_FRESH, i) | COMPLETED_WITHDRAWN);
    }
}

bool tesI_completed_any(const struct tes_game *game)
{
    uint32_t to = tesI_len(&game->store, COL_FRESH);
    for (uint32_t i = tesI_meta(game, META_FRESH); i < to; i++) {
        if (withdrawn(game, i)) continue;
        if (tesI_feature_complete(game, entry_root(game, i))) return true;
    }
    return false;
}

/* Does an entry count that is asked for with these words? */
static bool counts(const struct tes_game *game, uint32_t entry, bool here)
{
    uint32_t node = tesI_get(&game->store, COL_FRESH, entry);
    return !here || (node & COMPLETED_ELSEWHERE) == 0;
}

/* The first entry of a feature, from `from` on; it must have one. */
static uint32_t first_of(const struct tes_game *game, uint32_t from,
                         uint32_t root, bool here)
{
    while (!counts(game, from, here) || withdrawn(game, from) ||
           entry_root(game, from) != root) {
        from++;
    }
    return from;
}

uint32_t tesI_completed_next(const struct tes_game *game, uint32_t before,
                             uint32_t kind, bool here)
{
    uint32_t start = tesI_meta(game, META_FRESH), from = start;
    uint32_t to = tesI_len(&game->store, COL_FRESH);

    if (before != TES_NONE) { /* it may have become part of another */
        before = tesI_feature_root(game, before);
        while (from < to && (!counts(game, from, here) ||
                             entry_root(game, from) != before)) {
            from++;
        }
        from++;
    }
    for (; from < to; from++) {
        if (tesI_spent(game)) break;
        if (!counts(game, from, here) || withdrawn(game, from)) continue;
        uint32_t root = entry_root(game, from);
        if (kind != TES_NONE && tesI_node_segment(game, root)->kind != kind) {
            continue;
        }
        if (first_of(game, start, root, here) != from) continue;
        if (tesI_feature_complete(game, root)) return root;
    }
    return TES_NONE;
}
