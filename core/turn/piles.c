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

/* ---- tiles that came later ----------------------------------------------
 * What comes into a pile does not lie among the tiles that were buried before.
 * How many came since is kept by type in the index of maps, under a key that no
 * variable has; behind the types follow how many there are in all, and how many
 * tiles were buried when the first of them came. Piles without buried tiles
 * have none of this. */

#define LATE (1u << 31)

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
    /* any of all may have been buried since: nobody can tell them apart */
    if (late(game, pile, all + 1) != buried && !tesI_pile_forget(game, pile)) {
        return false;
    }
    return set_late(game, pile, all + 1, buried) &&
           set_late(game, pile, all, late(game, pile, all) + tiles) &&
           set_late(game, pile, type, late(game, pile, type) + tiles);
}

/* Of tiles that look the same the last to come is the first to go. */
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

/* As below, of a pile with buried tiles. */
static bool some_late(const struct tes_game *game, uint32_t pile,
                      uint32_t *early, uint32_t *left)
{
    uint32_t buried = tesI_pile_buried(game, pile), all, deep;

    all = late(game, pile, late_key(game));
    deep = late(game, pile, late_key(game) + 1);
    *early = tesI_pile_total(game, pile) + buried;
    if (all == 0 || all >= *early || *early > MANY) return false;
    *early -= all;
    if (deep > buried) deep = buried;
    *left = deep < *early ? *early - deep : 0;
    return true;
}

/* Does it matter that some came later? Then `early` is how many did not, `left`
 * how many of those are not buried. */
static inline bool has_late(const struct tes_game *game, uint32_t pile,
                            uint32_t *early, uint32_t *left)
{
    return tesI_pile_buried(game, pile) > 0 &&
           some_late(game, pile, early, left);
}

/* Each that came late is there for sure, each other one in `left` of `early`
 * cases. */
static uint32_t unsure_weight(const struct tes_game *game, uint32_t pile,
                              uint32_t type, uint32_t early, uint32_t left)
{
    uint32_t count = tesI_pile_count(game, pile, type);

    if (count == 0) return 0;
    uint32_t sure = late(game, pile, type);
    if (sure > count) sure = count;
    return (count - sure) * left + sure * early;
}

uint32_t tesI_pile_weight(const struct tes_game *game, uint32_t pile,
                          uint32_t type)
{
    uint32_t early, left;

    if (!has_late(game, pile, &early, &left)) {
        return tesI_pile_count(game, pile, type);
    }
    return unsure_weight(game, pile, type, early, left);
}

uint32_t tesI_pile_at(const struct tes_game *game, uint32_t pile,
                      uint32_t *point, uint32_t *index, uint32_t *weight)
{
    const uint32_t *counts = tesI_pile_counts(game, pile);
    uint32_t types = game->cat->nprinted, t = 0, early, left;

    *index = 0;
    if (!has_late(game, pile, &early, &left)) {
        /* the last of all types with tiles is met at the latest */
        while (t < types && *point >= counts[t]) {
            *index += counts[t] != 0;
            *point -= counts[t++];
        }
        if (t == types) return TES_NONE;
        *weight = counts[t];
        return t;
    }
    for (; t < types; t++) {
        *weight = unsure_weight(game, pile, t, early, left);
        if (*point < *weight) return t;
        *index += *weight != 0;
        *point -= *weight;
    }
    return TES_NONE;
}

uint32_t tesI_pile_weights(const struct tes_game *game, uint32_t pile)
{
    uint32_t early, left, sum = 0;

    if (!has_late(game, pile, &early, &left)) {
        return tesI_pile_total(game, pile) + tesI_pile_buried(game, pile);
    }
    for (uint32_t t = 0; t < game->cat->nprinted; t++) {
        sum += unsure_weight(game, pile, t, early, left);
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
    uint32_t types = 0, early, left;
    const uint32_t *end = counts + game->cat->nprinted;
    for (const uint32_t *at = counts; at < end; at++) types += *at != 0;
    if (!has_late(game, pile, &early, &left)) return types;
    for (uint32_t t = 0; t < game->cat->nprinted; t++) {
        types -=
            counts[t] != 0 && unsure_weight(game, pile, t, early, left) == 0;
    }
    return types;
}

uint32_t tesI_pile_type(const struct tes_game *game, uint32_t pile,
                        uint32_t index)
{
    const uint32_t *counts = tesI_pile_counts(game, pile);
    uint32_t early, left;
    bool unsure = has_late(game, pile, &early, &left);
    for (uint32_t t = 0; t < game->cat->nprinted; t++) {
        if (counts[t] == 0) continue;
        if (unsure && unsure_weight(game, pile, t, early, left) == 0) {
            continue;
        }
        if (index-- == 0) return t;
    }
    return TES_NONE;
}

uint32_t tesI_chance(const struct tes_game *game, uint32_t n, uint32_t below)
{
    uint64_t seed = (uint64_t)tesI_word(game, WORD_SEED_HIGH) << 32 |
                    tesI_word(game, WORD_SEED_LOW);
    return tesI_dice_at(seed + n * TESI_DICE_STEP, below);
}
