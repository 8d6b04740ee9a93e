/* play.c - random games: with every check, and quick ones for their means. */
#include "play.h"

#include "script/trial/trial.h"
#include "tap.h"

bool play_checked(const loaded *all, uint64_t seed, uint32_t answers)
{
    struct tesI_trial trial = {.rules = all->rules,
                               .fresh = all->fresh,
                               .shuffled = all->shuffled,
                               .seed = seed,
                               .answers = answers};
    struct tesI_finding found = {""};

    return tesI_trial_play(&trial, &found) == TRIAL_FINE ||
           tap_fail("%s", found.text);
}

/* One quick random game; adds its placements and scores. */
static bool play_quick(tes_ruleset *rules, uint64_t seed, uint64_t *random,
                       uint64_t *legal, uint64_t *turns, int64_t *points)
{
    tes_error err = {0};
    tes_game *game = tes_game_new(rules, seed, &err);
    tes_status status = game ? TES_OK : err.status;
    tes_decision open;
    tes_option option;

    while (game && status == TES_OK && tes_game_decision(game, &open)) {
        if (open.player == TES_CHANCE) {
            status = tes_game_roll(game, &err);
            continue;
        }
        tes_game_option(game, 0, &option);
        if (option.kind == TES_OPT_PLACE) {
            /* equal rotations are counted, as other engines do */
            *legal +=
                open.count * 4 / (unsigned)tes_type_turns(rules, option.type);
            ++*turns;
        }
        status =
            tes_game_answer(game, tesI_dice_next(random, open.count), &err);
    }
    if (status != TES_OK)
        tap_fail("seed %llu: %s", (unsigned long long)seed,
                 err.text ? err.text : "?");
    for (int i = 0; game && i < tes_ruleset_players(rules); i++)
        *points += tes_game_score(game, i);
    tes_error_clear(&err);
    tes_game_free(game);
    return status == TES_OK;
}

bool play_means(tes_ruleset *rules, uint32_t games, means *out)
{
    uint64_t legal = 0, turns = 0;
    int64_t points = 0;
    uint64_t random = 1;

    for (uint32_t i = 0; i < games; i++)
        if (!play_quick(rules, i + 1, &random, &legal, &turns, &points))
            return false;
    out->points = (double)points / games / tes_ruleset_players(rules);
    out->legal = turns ? (double)legal / (double)turns : 0;
    out->turns = (double)turns / games;
    return true;
}
