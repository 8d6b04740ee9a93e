/* play.c - random games: with every check, and quick ones for their means. */
#include "play.h"

#include "bind/handles.h"
#include "configs.h"
#include "script/vm/require.h"
#include "script/vm/vm.h"
#include "state/dice.h"
#include "tap.h"
#include "trial/drive.h"

/* What trial.play in lua/tester/trial.lua is asked for. */
struct asked {
    const loaded *all;
    uint64_t seed;
    uint32_t answers, without_memory; /* 0: nil */
    const char *keys;                 /* NULL: nil */
};

/* The handles of rulesets that are not Lua's to free. */
static h_rules *lent[3];

static void lend(lua_State *L, int which, const char *name, tes_ruleset *rules)
{
    if (rules == NULL) return;
    lent[which] = h_push_ruleset(L);
    lent[which]->rules = rules;
    lua_setfield(L, -2, name);
}

/* asked -> what was found, or nil */
static int l_play(lua_State *L)
{
    const struct asked *asked = lua_touserdata(L, 1);

    tesI_require(L, "tester/trial");
    lua_getfield(L, -1, "play");
    lua_newtable(L);
    lend(L, 0, "rules", asked->all->rules);
    lend(L, 1, "fresh", asked->all->fresh);
    lend(L, 2, "shuffled", asked->all->shuffled);
    h_set_int(L, "seed", (lua_Integer)asked->seed);
    if (asked->answers) h_set_int(L, "answers", asked->answers);
    if (asked->without_memory)
        h_set_int(L, "without_memory", asked->without_memory);
    if (asked->keys) h_set_string(L, "keys", asked->keys);
    lua_call(L, 1, 1);
    return 1;
}

static bool play(struct asked asked)
{
    tes_source source = {.root = config_root()};
    tes_error err = {TES_OK, NULL};
    struct tes_ruleset *vm = tesI_drive_open(&source, &err);

    if (vm == NULL) return tap_fail("%s", err.text);
    lua_pushcfunction(vm->L, l_play);
    lua_pushlightuserdata(vm->L, &asked);
    lua_pcall(vm->L, 1, 1, 0);
    if (!lua_isnil(vm->L, -1)) tap_fail("%s", lua_tostring(vm->L, -1));
    bool fine = lua_isnil(vm->L, -1);
    for (int i = 0; i < 3; i++)
        if (lent[i] != NULL) lent[i]->rules = NULL;
    tesI_drive_close(vm);
    lent[0] = lent[1] = lent[2] = NULL;
    return fine;
}

bool play_checked(const loaded *all, uint64_t seed, uint32_t answers)
{
    return play((struct asked){all, seed, answers, 0, NULL});
}

bool play_without_memory(tes_ruleset *rules, uint64_t seed, uint32_t every)
{
    return play(
        (struct asked){&(loaded){.rules = rules}, seed, 0, every, NULL});
}

bool play_along(const loaded *all, uint64_t seed, const char *keys)
{
    return play((struct asked){all, seed, 0, 0, keys});
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
