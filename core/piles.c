/* piles.c - weighted multisets and the generator that draws from them. */
#include "piles.h"

#include "dice.h"

static uint32_t count_word(const struct tes_game *game, uint32_t pile,
                           uint32_t type)
{
    return game->cat->layout.piles + pile * game->cat->nprinted + type;
}

const uint32_t *tesI_pile_counts(const struct tes_game *game, uint32_t pile)
{
    return tesI_at(&game->store, COL_WORDS, count_word(game, pile, 0));
}

uint32_t tesI_pile_total(const struct tes_game *game, uint32_t pile)
{
    return tesI_word(game, game->cat->layout.totals + pile);
}

uint32_t tesI_pile_now(const struct tes_game *game)
{
    for (uint32_t p = 0; p < game->cat->npiles; p++) {
        if (game->cat->piles[p].drawn && tesI_pile_total(game, p) > 0) {
            return p;
        }
    }
    return TES_NONE;
}

uint32_t tesI_pile_count(const struct tes_game *game, uint32_t pile,
                         uint32_t type)
{
    return tesI_word(game, count_word(game, pile, type));
}

static uint32_t buried_word(const struct tes_game *game, uint32_t pile)
{
    return game->cat->layout.buried + pile;
}

uint32_t tesI_pile_buried(const struct tes_game *game, uint32_t pile)
{
    return tesI_word(game, buried_word(game, pile));
}

/* Moves tiles between those that are drawn and those that are buried. */
static void bury(struct tes_game *game, uint32_t pile, uint32_t tiles)
{
    uint32_t total = game->cat->layout.totals + pile;
    uint32_t buried = buried_word(game, pile);
    tesI_set_word(game, total, tesI_word(game, total) - tiles);
    tesI_set_word(game, buried, tesI_word(game, buried) + tiles);
}

bool tesI_pile_bury(struct tes_game *game, uint32_t pile, uint32_t tiles)
{
    if (!tesI_store_reserve(&game->store, 2)) return false;
    bury(game, pile, tiles);
    return true;
}

bool tesI_pile_add(struct tes_game *game, uint32_t pile, uint32_t type,
                   int32_t tiles)
{
    uint32_t total = game->cat->layout.totals + pile;
    uint32_t word = count_word(game, pile, type), taken = (uint32_t)-tiles;
    if (!tesI_store_reserve(&game->store, 4)) return false;
    if (tiles < 0 && taken > tesI_word(game, total)) { /* buried ones, too */
        bury(game, pile, tesI_word(game, total) - taken);
    }
    tesI_set_word(game, word, tesI_word(game, word) + (uint32_t)tiles);
    tesI_set_word(game, total, tesI_word(game, total) + (uint32_t)tiles);
    return true;
}

uint32_t tesI_pile_types(const struct tes_game *game, uint32_t pile)
{
    const uint32_t *counts = tesI_pile_counts(game, pile);
    uint32_t types = 0;
    for (uint32_t t = 0; t < game->cat->nprinted; t++) types += counts[t] != 0;
    return types;
}

uint32_t tesI_pile_type(const struct tes_game *game, uint32_t pile,
                        uint32_t index)
{
    const uint32_t *counts = tesI_pile_counts(game, pile);
    for (uint32_t t = 0; t < game->cat->nprinted; t++) {
        if (counts[t] != 0 && index-- == 0) return t;
    }
    return TES_NONE;
}

uint32_t tesI_chance(const struct tes_game *game, uint32_t n, uint32_t below)
{
    uint64_t seed = (uint64_t)tesI_word(game, WORD_SEED_HIGH) << 32 |
                    tesI_word(game, WORD_SEED_LOW);
    return tesI_dice_at(seed + n * TESI_DICE_STEP, below);
}
