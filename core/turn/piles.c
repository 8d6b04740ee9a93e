/* piles.c - weighted multisets and the generator that draws from them. */
#include "turn/piles.h"

#include "state/dice.h"

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

uint32_t tesI_pile_buried(const struct tes_game *game, uint32_t pile)
{
    return tesI_word(game, game->cat->layout.buried + pile);
}

/* Moves tiles between those that are drawn and those that are buried. */
static void bury(struct tes_game *game, uint32_t pile, uint32_t tiles)
{
    uint32_t total = game->cat->layout.totals + pile;
    uint32_t buried = game->cat->layout.buried + pile;
    tesI_set_word(game, total, tesI_word(game, total) - tiles);
    tesI_set_word(game, buried, tesI_word(game, buried) + tiles);
}

bool tesI_pile_bury(struct tes_game *game, uint32_t pile, uint32_t tiles)
{
    if (!tesI_store_reserve(&game->store, 2)) return false;
    bury(game, pile, tiles);
    return true;
}

/* ---- tiles that came later ---------------------------------------------- A
 * tile that is added to a pile is not among the tiles that were buried before.
 * The index of maps holds the number of such late tiles by type, under a key
 * that no variable has. Behind the types follow the number of all late tiles,
 * and how many tiles were buried when the first of them came. Piles without
 * buried tiles have none of this. */

#define LATE 0x80000000u

static uint32_t late_key(const struct tes_game *game)
{
    return game->cat->nprinted;
}

static uint32_t late(const struct tes_game *game, uint32_t pile, uint32_t what)
{
    return tesI_index_get(&game->store, COL_MAPS, META_MAPS, LATE | pile, what);
}

static bool set_late(struct tes_game *game, uint32_t pile, uint32_t what,
                     uint32_t value)
{
    return tesI_index_put(&game->store, COL_MAPS, META_MAPS, LATE | pile, what,
                          value);
}

bool tesI_pile_forget(struct tes_game *game, uint32_t pile)
{
    uint32_t all = late_key(game);
    if (late(game, pile, all) == 0 && late(game, pile, all + 1) == 0) {
        return true;
    }
    for (uint32_t t = 0; t <= all + 1; t++) {
        if (late(game, pile, t) > 0 && !set_late(game, pile, t, 0)) {
            return false;
        }
    }
    return true;
}

static bool come_late(struct tes_game *game, uint32_t pile, uint32_t type,
                      uint32_t tiles)
{
    uint32_t all = late_key(game), buried = tesI_pile_buried(game, pile);

    if (buried == 0) return true;
    /* any tile may be a buried one now: nobody can tell them apart */
    if (late(game, pile, all + 1) != buried && !tesI_pile_forget(game, pile)) {
        return false;
    }
    return set_late(game, pile, all + 1, buried) &&
           set_late(game, pile, all, late(game, pile, all) + tiles) &&
           set_late(game, pile, type, late(game, pile, type) + tiles);
}

/* Of equal tiles, the one added last is taken first. */
static bool go_late(struct tes_game *game, uint32_t pile, uint32_t type,
                    uint32_t tiles)
{
    uint32_t all = late_key(game);

    if (tesI_pile_buried(game, pile) == 0) return true;
    uint32_t own = late(game, pile, type), gone = own < tiles ? own : tiles;
    return gone == 0 ||
           (set_late(game, pile, all, late(game, pile, all) - gone) &&
            set_late(game, pile, type, own - gone));
}

/* Past so many tiles a buried one more or less makes no difference, and the
 * sum of all weights has 32 bits. */
#define MANY 60000u

/* The weight of a tile in a draw. A late tile is certainly there, any other one
 * in `left` of `early` cases. If no tile is late, or it makes no difference,
 * both are 1. */
struct odds {
    uint32_t early, left;
};

static struct odds some_late(const struct tes_game *game, uint32_t pile)
{
    uint32_t buried = tesI_pile_buried(game, pile);
    uint32_t early = tesI_pile_total(game, pile) + buried;
    uint32_t all = late(game, pile, late_key(game));
    uint32_t deep = late(game, pile, late_key(game) + 1);

    if (all == 0 || all >= early || early > MANY) return (struct odds){1, 1};
    early -= all;
    if (deep > buried) deep = buried;
    return (struct odds){early, deep < early ? early - deep : 0};
}

static inline struct odds odds_of(const struct tes_game *game, uint32_t pile)
{
    if (tesI_pile_buried(game, pile) == 0) return (struct odds){1, 1};
    return some_late(game, pile);
}

/* The weight of `count` tiles of a type. */
static inline uint32_t weight_of(const struct tes_game *game, uint32_t pile,
                                 struct odds odds, uint32_t type,
                                 uint32_t count)
{
    if (count == 0 || odds.early == odds.left) return count * odds.left;
    uint32_t sure = late(game, pile, type);
    if (sure > count) sure = count;
    return (count - sure) * odds.left + sure * odds.early;
}

uint32_t tesI_pile_weight(const struct tes_game *game, uint32_t pile,
                          uint32_t type)
{
    return weight_of(game, pile, odds_of(game, pile), type,
                     tesI_pile_count(game, pile, type));
}

/* So many types are passed over at once. */
#define BLOCK 16u

/* Passes over blocks of types that have fewer tiles than *left, which become
 * less; *before counts the types that have any. Returns the type after them. */
static uint32_t pass_blocks(const uint32_t *counts, uint32_t types,
                            uint32_t *left, uint32_t *before)
{
    uint32_t t = 0;

    for (; t + BLOCK <= types; t += BLOCK) {
        uint32_t tiles = 0, some = 0;
        for (uint32_t i = 0; i < BLOCK; i++) {
            tiles += counts[t + i];
            some += counts[t + i] != 0;
        }
        if (tiles > *left) return t;
        *left -= tiles;
        *before += some;
    }
    return t;
}

uint32_t tesI_pile_at(const struct tes_game *game, uint32_t pile,
                      uint32_t *point, uint32_t *index, uint32_t *weight)
{
    const uint32_t *counts = tesI_pile_counts(game, pile);
    struct odds odds = odds_of(game, pile);
    uint32_t types = game->cat->nprinted, left = *point, before = 0, t = 0;

    /* gone through at every draw, nearly always with one point a tile */
    if (odds.early == 1 && odds.left == 1) {
        if (types > 4 * BLOCK) t = pass_blocks(counts, types, &left, &before);
        for (; t < types && left >= counts[t]; t++) {
            before += counts[t] != 0;
            left -= counts[t];
        }
    }
    for (; t < types; t++) {
        *weight = weight_of(game, pile, odds, t, counts[t]);
        if (left < *weight) break;
        before += *weight != 0;
        left -= *weight;
    }
    *point = left;
    *index = before;
    return t < types ? t : TES_NONE;
}

uint32_t tesI_pile_weights(const struct tes_game *game, uint32_t pile)
{
    const uint32_t *counts = tesI_pile_counts(game, pile);
    struct odds odds = odds_of(game, pile);
    uint32_t sum = 0;

    if (odds.early == odds.left) {
        sum = tesI_pile_total(game, pile) + tesI_pile_buried(game, pile);
        return sum * odds.left;
    }
    for (uint32_t t = 0; t < game->cat->nprinted; t++) {
        sum += weight_of(game, pile, odds, t, counts[t]);
    }
    return sum;
}

bool tesI_pile_add(struct tes_game *game, uint32_t pile, uint32_t type,
                   int32_t tiles)
{
    uint32_t total = game->cat->layout.totals + pile;
    uint32_t word = count_word(game, pile, type), taken = (uint32_t)-tiles;
    bool noted = tiles < 0 ? go_late(game, pile, type, taken)
                           : come_late(game, pile, type, (uint32_t)tiles);
    if (!noted || !tesI_store_reserve(&game->store, 4)) return false;
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
    struct odds odds = odds_of(game, pile);
    uint32_t types = 0, all = game->cat->nprinted;

    if (odds.early == odds.left) { /* asked for at every draw */
        for (uint32_t t = 0; t < all; t++) types += counts[t] != 0;
        return types;
    }
    for (uint32_t t = 0; t < all; t++) {
        types += weight_of(game, pile, odds, t, counts[t]) != 0;
    }
    return types;
}

uint32_t tesI_pile_type(const struct tes_game *game, uint32_t pile,
                        uint32_t index)
{
    const uint32_t *counts = tesI_pile_counts(game, pile);
    struct odds odds = odds_of(game, pile);

    for (uint32_t t = 0; t < game->cat->nprinted; t++) {
        if (weight_of(game, pile, odds, t, counts[t]) == 0) continue;
        if (index-- == 0) return t;
    }
    return TES_NONE;
}

uint32_t tesI_chance(const struct tes_game *game, uint32_t n, uint32_t below)
{
    uint64_t seed = tesI_pair(tesI_word(game, WORD_SEED_HIGH),
                              tesI_word(game, WORD_SEED_LOW));
    return tesI_dice_at(seed + n * TESI_DICE_STEP, below);
}
