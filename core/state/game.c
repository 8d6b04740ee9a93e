/* game.c - failures of a game, decisions on record, and its seed. */
#include "state/game.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "port/alloc.h"

/* ---- failures ----------------------------------------------------------- */

tesI_run tesI_game_fail(struct tes_game *game, const char *format, ...)
{
    char text[1024];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    tesI_free(game->error);
    game->error = tesI_strdup(text);
    game->named = false;
    return RUN_FAIL;
}

tesI_run tesI_game_no_memory(struct tes_game *game)
{
    if (game->flooded) {
        return tesI_game_fail(game, "more than %u events came of one answer",
                              game->cat->limits.events);
    }
    if (game->store.crowded) {
        return tesI_game_fail(game, "too many keys of a map or cells of the "
                                    "board that were chosen to collide");
    }
    if (!game->store.full) return tesI_game_fail(game, "out of memory");
    return tesI_game_fail(game,
                          "the game needs more than the %zu KB of memory "
                          "that it may use",
                          game->store.limit / 1024);
}

/* ---- rows --------------------------------------------------------------- */

uint32_t tesI_split_node(const struct tes_game *game, uint32_t tile,
                         uint32_t segment)
{
    uint32_t node =
        tesI_index_get(&game->store, COL_SPLIT, META_SPLIT, tile, segment);
    return node != 0 ? node - 1 : tesI_tile_row(game, tile)->node + segment;
}

uint32_t tesI_first_decision(const struct tes_game *game, uint32_t *options)
{
    uint32_t first = tesI_decision_count(game);

    *options = tesI_len(&game->store, COL_OPTIONS);
    while (first > tesI_decision_first(game) &&
           tesI_decision_row(game, first - 1)->began ==
               tesI_last(game)->began) {
        *options = tesI_decision_row(game, --first)->first;
    }
    return first;
}

void tesI_decisions_moved(struct tesI_store *store, uint32_t options)
{
    uint32_t *data = store->rows[COL_DECISIONS].data;
    uint32_t words = tesI_len(store, COL_DECISIONS);

    for (uint32_t word = 0; word < words; word += DECISION_WORDS) {
        data[word + offsetof(struct tesI_decision, first) / 4] -= options;
    }
}

uint64_t tesI_store_state(const struct tesI_store *store)
{
    return store->hash ^ tesI_index_hash(store, COL_MAPS, META_MAPS);
}

/* ---- past the journal --------------------------------------------------- */

void tesI_game_forget_clones(struct tes_game *game)
{
    tesI_snapshot_drop(game->cloned.snapshot);
    memset(&game->cloned, 0, sizeof game->cloned);
}

void tesI_game_seed(struct tes_game *game, uint64_t seed)
{
    const uint32_t words[] = {(uint32_t)seed, tesI_high(seed)};
    tesI_game_own(game);
    for (uint32_t i = 0; i < 2; i++) { /* for good: no undo brings it back */
        uint32_t word = WORD_SEED_LOW + i;
        uint32_t at = tesI_hashed_at(COL_WORDS, word);
        game->store.hash ^=
            tesI_mix(at, tesI_word(game, word)) ^ tesI_mix(at, words[i]);
        game->store.rows[COL_WORDS].data[word] = words[i];
    }
}
