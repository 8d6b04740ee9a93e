/* player.c - players: levels, limits, and what they have found. */
#include "search/player.h"

#include <stdlib.h>
#include <string.h>

#include "state/error.h"

#define THREADS 64u
#define NODES 40000u /* of a tree */

bool tes_thinking_level(const char *name, tes_thinking *out)
{
    static const struct {
        const char *name;
        uint32_t positions, time_ms;
        double follow, blur;
    } levels[] = {{"greedy", 0, 0, 0, 0},
                  {"easy", 0, 0, 0, 6},
                  {"normal", 8000, 180, TES_FOLLOW_SEATS, 0},
                  {"hard", 400000, 1900, 0.75, 0}};
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++) {
        if (strcmp(levels[i].name, name) != 0) continue;
        bool search = levels[i].positions > 0;
        *out = (tes_thinking){.threads = 1, .search = search, .reuse = search};
        out->positions = levels[i].positions;
        out->time_ms = levels[i].time_ms;
        out->per_rival = levels[i].follow > 0;
        out->follow = levels[i].follow;
        out->blur = levels[i].blur;
        return true;
    }
    return false;
}

uint32_t tes_weights(void)
{
    return (uint32_t)(sizeof(struct tesI_weights) / sizeof(double));
}

const char *tes_weight(uint32_t index, double *value, const char **what)
{
    static const struct {
        const char *name, *what;
        double value;
    } known[] = {
#define X(name, value, what) {#name, what, value},
        TESI_WEIGHTS_LIST(X)
#undef X
    };
    if (index >= tes_weights()) return NULL;
    *value = known[index].value;
    *what = known[index].what;
    return known[index].name;
}

double tes_game_weight(const tes_game *game, uint32_t index)
{
    struct tesI_weights suited = tesI_weights_found;
    double values[sizeof suited / sizeof(double)];
    tesI_judge_suit(&suited, game);
    memcpy(values, &suited, sizeof values);
    return index < tes_weights() ? values[index] : 0;
}

/* ---- life ---------------------------------------------------------------- */

static bool open_worker(struct tes_player *player, struct tesI_worker *worker,
                        uint32_t number, tes_error *err)
{
    worker->player = player;
    if (number > 0) {
        worker->rules = tes_ruleset_load(player->how.source, err);
        if (worker->rules == NULL) return false;
    }
    if (!player->how.search) return true;
    worker->tree = tesI_tree_new(NODES);
    if (worker->tree == NULL) tesI_error(err, TES_EMEMORY, "out of memory");
    return worker->tree != NULL;
}

/* A tree sees two or three turns far. The more seats there are, the fewer of
 * these turns are a seat's own, and the less a larger tree knows: see
 * TES_FOLLOW_SEATS. */
static void suit_seats(tes_thinking *how, int seats)
{
    if (how->per_rival && seats > 2) {
        uint64_t all = (uint64_t)how->positions * (uint32_t)(seats - 1);
        how->positions = all < UINT32_MAX ? (uint32_t)all : UINT32_MAX;
    }
    if (how->follow >= 0) return;
    how->follow = seats == 2 ? 0.75 : seats > 2 ? (seats - 2) / 8.0 : 0;
    if (seats > 2) how->positions = (how->positions + 1) / 2;
}

tes_player *tes_player_new(tes_ruleset *rules, const tes_thinking *how,
                           tes_error *err)
{
    uint32_t threads = how->search && how->threads > 0 ? how->threads : 1;
    const char *wrong = NULL;
    if (how->search && how->positions == 0 && how->time_ms == 0) {
        wrong = "a search needs a limit: positions or time";
    } else if (!(how->follow < 1)) {
        wrong = "the share that follows is below 1";
    } else if (threads > THREADS) {
        wrong = "a player has 64 threads at most";
    } else if (threads > 1 && how->source == NULL) {
        wrong = "threads need the source of the ruleset";
    }
    if (wrong != NULL) {
        tesI_error(err, TES_EINPUT, "%s", wrong);
        return NULL;
    }
    struct tes_player *player = calloc(1, sizeof *player);
    if (player != NULL) {
        player->workers = calloc(threads, sizeof *player->workers);
    }
    if (player == NULL || player->workers == NULL) {
        free(player);
        tesI_error(err, TES_EMEMORY, "out of memory");
        return NULL;
    }
    player->rules = rules;
    player->how = *how;
    suit_seats(&player->how, tes_ruleset_players(rules));
    player->weights = tesI_weights_found;
    player->suits = !how->search || how->weights != NULL;
    if (how->weights != NULL) {
        memcpy(&player->weights, how->weights, sizeof player->weights);
    }
    for (; player->nworkers < threads; player->nworkers++) {
        struct tesI_worker *worker = &player->workers[player->nworkers];
        if (!open_worker(player, worker, player->nworkers, err)) {
            player->nworkers++;
            tes_player_free(player);
            return NULL;
        }
    }
    player->how.source = NULL;
    player->how.weights = NULL;
    return player;
}

void tes_player_free(tes_player *player)
{
    if (player == NULL) return;
    for (uint32_t i = 0; i < player->nworkers; i++) {
        struct tesI_worker *worker = &player->workers[i];
        tesI_judge_close(&worker->seeker.judge);
        tesI_tree_free(worker->tree);
        if (worker->rules != NULL) tes_ruleset_free(worker->rules);
    }
    free(player->workers);
    free(player);
}

bool tes_player_idea(const tes_player *player, uint32_t rank, tes_idea *out)
{
    if (rank >= player->nideas) return false;
    *out = player->ideas[rank];
    return true;
}

uint64_t tes_player_positions(const tes_player *player)
{
    return player->looked;
}

bool tes_game_expected(tes_game *game, double points[TES_MAX_PLAYERS])
{
    struct tesI_judge judge = {.outlook = NULL};
    bool done = tesI_judge_open(&judge, game, NULL);
    if (done) tesI_judge_points(&judge, game, TES_CHANCE, points);
    tesI_judge_close(&judge);
    return done;
}
