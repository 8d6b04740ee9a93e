/* life.c - how a game begins and ends; clone.c copies one. */
#include "game/life.h"

#include "board/figures.h"
#include "game/clone.h"
#include "game/views.h"
#include "port/alloc.h"
#include "state/spare.h"
#include "turn/piles.h"
#include "turn/vetoes.h"

const char *tes_version(void) { return TES_VERSION; }

static bool fill_words(struct tes_game *game, uint64_t seed)
{
    struct tesI_catalogue *cat = game->cat;
    struct tesI_store *store = &game->store;
    uint32_t words = cat->layout.words;

    if (!tesI_store_room(store, COL_META, META_WORDS) ||
        !tesI_store_room(store, COL_WORDS, words) ||
        !tesI_store_reserve(store, 64 + words)) {
        return false;
    }
    tesI_append(store, COL_META, META_WORDS);
    tesI_append(store, COL_WORDS, words);
    tesI_set_word(game, WORD_SEED_LOW, (uint32_t)seed);
    tesI_set_word(game, WORD_SEED_HIGH, tesI_high(seed));
    for (uint32_t v = 0; v < cat->nvars; v++) {
        const struct tesI_var *var = &cat->vars[v];
        uint32_t count = var->scope == SCOPE_GAME     ? 1
                         : var->scope == SCOPE_PLAYER ? (uint32_t)cat->players
                                                      : 0;
        for (uint32_t i = 0; i < count; i++) {
            tesI_set_word(game, var->word + i, (uint32_t)var->initial);
        }
    }
    for (uint32_t p = 0; p < cat->npiles; p++) {
        for (uint32_t t = 0; t < cat->nprinted; t++) {
            uint32_t tiles = cat->piles[p].counts[t];
            if (tiles == 0) continue;
            if (!tesI_pile_add(game, p, t, (int32_t)tiles)) return false;
        }
    }
    return tesI_figures_make(game);
}

/* Columns sized for the tiles of all piles save a chain of reallocations. */
static bool presize(struct tes_game *game)
{
    uint32_t tiles = 0;
    for (uint32_t p = 0; p < game->cat->npiles; p++) {
        tiles += tesI_pile_total(game, p);
    }
    if (tiles > 128) tiles = 128;
    return tesI_store_room(&game->store, COL_TILES, tiles * TILE_WORDS) &&
           tesI_store_room(&game->store, COL_NODES,
                           tiles * 7 / 2 * NODE_WORDS) &&
           tesI_store_room(&game->store, COL_DECISIONS, tiles * 25) &&
           tesI_store_room(&game->store, COL_OPTIONS, tiles * 6) &&
           tesI_store_room(&game->store, COL_PAGES, PAGE_WORDS * 6) &&
           tesI_store_reserve(&game->store, tiles * 20);
}

tes_game *tesI_game_make(struct tesI_catalogue *cat,
                         const struct tesI_rules *rules, tes_ruleset *ruleset,
                         uint64_t seed)
{
    struct tes_game *game = tesI_zalloc(sizeof *game);
    if (game == NULL) return NULL;
    tesI_spare_pack(cat);
    game->cat = cat;
    game->rules = rules;
    game->ruleset = ruleset;
    game->live = -1;
    tesI_spare_take(game);
    game->store.limit = cat->limits.game;
    game->store.full = game->store.crowded = false;
    if (!fill_words(game, seed) || !presize(game)) {
        tes_game_free(game);
        return NULL;
    }
    /* nothing before the first decision can be undone */
    tesI_store_forget(&game->store, tesI_store_mark(&game->store));
    return game;
}

void tes_game_free(tes_game *game)
{
    if (game == NULL) return;
    if (game->cat->over == game) game->cat->over = NULL;
    tes_game_drop_cache(game);
    tesI_snapshot_drop(game->cloned.snapshot);
    tesI_spare_give(game->cat, &game->store);
    tesI_vetoes_free(game);
    tesI_free(game->about.rows);
    tesI_view_drop(game->view);
    tesI_free(game->failed);
    tesI_free(game->error);
    if (game->block_size == 0) {
        tesI_free(game);
    } else {
        tesI_clone_give(game);
    }
}
