/* spare.c - reuses the memory of games that are over for games that begin. */
#include "state/spare.h"

void tesI_spare_take(struct tes_game *game)
{
    game->store = game->cat->spare;
    tesI_store_init(&game->cat->spare);
    tesI_store_reset(&game->store);
}

/* Largest journal worth keeping. */
#define SPARE_WORDS 131072

void tesI_spare_give(struct tesI_catalogue *cat, struct tesI_store *store)
{
    if (cat->spare.rows[COL_JOURNAL].data != NULL || store->slab != NULL ||
        store->rows[COL_JOURNAL].data == NULL ||
        store->rows[COL_JOURNAL].cap > SPARE_WORDS) {
        tesI_store_free(store);
        return;
    }
    cat->spare = *store;
}

/* Larger games are not copied to be packed. */
#define PACK_LIMIT ((size_t)1 << 20)

/* A game that is over grows no more: it moves to a block of just its size, and
 * its roomy columns serve the next game. */
static void pack(struct tes_game *game)
{
    struct tesI_store *store = &game->store, packed;

    if (store->slab != NULL || tesI_store_memory(store) > PACK_LIMIT ||
        !tesI_store_copy(&packed, store, store->journal_base)) {
        return;
    }
    packed.limit = store->limit;
    packed.rollbacks = store->rollbacks;
    tesI_spare_give(game->cat, store);
    *store = packed;
}

void tesI_spare_pack(struct tesI_catalogue *cat)
{
    struct tes_game *last = cat->over;
    cat->over = NULL;
    if (last != NULL && tesI_word(last, WORD_STAGE) == GAME_OVER) pack(last);
}

void tesI_spare_over(struct tes_game *game)
{
    if (game->store.slab != NULL) return; /* a clone: in one block already */
    tesI_spare_pack(game->cat);
    game->cat->over = game;
}
