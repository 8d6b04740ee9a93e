/* shot.c - everything that tessera.h shows of a game, in a few numbers. */
#include "shot.h"

#include "state/game.h"

#define KEY_SIZE 256
#define FNV_BASIS UINT64_C(0xCBF29CE484222325)
#define FNV_PRIME UINT64_C(0x100000001B3)

/* FNV-1a of one text on top of another. */
static uint64_t hash_text(uint64_t hash, const char *text)
{
    for (; *text; text++) hash = (hash ^ (unsigned char)*text) * FNV_PRIME;
    return (hash ^ 0xFF) * FNV_PRIME;
}

/* Hashes the decision, then its options: one hash depends on their order, one
 * does not. */
static void hash_keys(const tes_game *game, struct tesI_shot *shot)
{
    tes_decision open;
    char key[KEY_SIZE];
    uint64_t hash;

    if (!tes_game_decision(game, &open)) return;
    hash = hash_text(hash_text(FNV_BASIS, open.phase), open.prompt);
    hash = (hash ^ (uint64_t)open.player) * FNV_PRIME;
    shot->offers = hash;
    for (uint32_t i = 0; i < open.count; i++) {
        key[0] = '\0';
        tes_game_key(game, i, key, sizeof key);
        hash = hash_text(hash, key);
        shot->offers += hash_text(FNV_BASIS, key);
    }
    shot->keys = hash;
}

struct tesI_shot tesI_shot_take(const tes_game *game)
{
    struct tesI_shot shot = {
        .hash = tes_game_hash(game),
        .digest = tes_game_digest(game),
        .state = tesI_store_state(&game->store),
        .answers = tes_game_answers(game),
        .events = tes_game_events(game),
        .turn = tes_game_turn(game),
        .status = tes_game_status(game),
    };

    hash_keys(game, &shot);
    return shot;
}
