/* think.c - how a player thinks about a decision: it samples what is hidden,
 * grows a tree in each thread, and compares the best answers by playouts. */
#include "search/player.h"

#include <stdlib.h>
#include <string.h>

#include "port/clock.h"
#include "state/error.h"

#define MOST 12u /* placements that a greedy player tries */
#define VAIN 64u /* times in a row without growth after which it stops */
/* For each other seat, since a tree knows less of a turn if there are more: */
#define FOLLOWED 4u   /* answers that are compared by playouts */
#define NEAR 1.5      /* points that these may be behind in the tree */
#define WRONG 1.0     /* points that the tree is usually wrong by */
#define LARGE 200000u /* positions from which playouts are longer and wider */

static bool time_over(const struct tesI_worker *worker)
{
    uint64_t limit = worker->time_ms;
    return limit > 0 && tesI_clock() - worker->began >= limit;
}

static bool stop(void *ctx)
{
    struct tesI_worker *worker = ctx;
    struct tesI_seeker *seeker = &worker->seeker;
    if (!worker->stopped && seeker->looked % 16 == 0) {
        worker->stopped = time_over(worker);
    }
    return worker->stopped;
}

static void drop_games(struct tesI_worker *worker)
{
    for (uint32_t i = 0; i < worker->ngames; i++) {
        tes_game_free(worker->games[i]);
    }
    worker->ngames = 0;
}

/* Samples games that agree with what is seen; under the worker's ruleset. */
static tes_status take_samples(struct tes_player *player,
                               struct tesI_worker *worker, uint32_t number,
                               const tes_game *game, tes_error *err)
{
    uint64_t seed = player->how.seed ^ tes_game_hash(game);
    bool secrets = tes_ruleset_secrets(player->rules) && player->how.search;
    uint32_t wanted = secrets ? TESI_SAMPLES : 1;

    worker->ngames = 0;
    worker->began = tesI_clock();
    worker->time_ms = player->how.time_ms;
    for (uint32_t i = 0; i < wanted; i++) {
        uint64_t own =
            seed + (number * TESI_SAMPLES + i) * UINT64_C(0x9E3779B97F4A7C15);
        tes_game *sample = tes_game_sample(game, own, i == 0 ? err : NULL);
        if (sample == NULL) break;
        tes_game_undo_window(sample, 0);
        if (worker->rules != NULL) {
            tes_game *moved = tes_game_clone_to(sample, worker->rules, err);
            tes_game_free(sample);
            sample = moved;
        }
        if (sample == NULL) break;
        worker->games[worker->ngames++] = sample;
        if (i > 0 && time_over(worker)) break;
    }
    if (worker->ngames == 0) {
        return err != NULL && err->text != NULL
                   ? err->status
                   : tesI_error(err, TES_EMEMORY, "out of memory");
    }
    if (!player->suits) tesI_judge_suit(&player->weights, game);
    player->suits = true;
    if (!tesI_judge_open(&worker->seeker.judge, worker->games[0],
                         &player->weights)) {
        return tesI_error(err, TES_EMEMORY, "out of memory");
    }
    worker->seeker =
        (struct tesI_seeker){.judge = worker->seeker.judge,
                             .dice = seed + number,
                             .most = MOST,
                             .blur = player->how.blur,
                             .stop = player->how.time_ms > 0 ? stop : NULL,
                             .ctx = worker};
    worker->stopped = false;
    return TES_OK;
}

static void search(void *ctx)
{
    struct tesI_worker *worker = ctx;
    struct tesI_seeker *seeker = &worker->seeker;
    uint32_t vain = 0, round = 0;

    worker->began = tesI_clock();
    while (worker->ngames > 0 && vain < VAIN && seeker->failed < VAIN) {
        if (worker->positions > 0 && seeker->looked >= worker->positions) break;
        if (seeker->clear && worker->positions > 0) break;
        if (worker->stopped || round % 8 == 7) {
            worker->stopped = worker->stopped || time_over(worker);
            if (worker->stopped && round > 0) break;
        }
        double all = (double)worker->positions;
        seeker->progress = all > 0 ? (double)seeker->looked / all : 0;
        tes_game *game = tes_game_clone(worker->games[round % worker->ngames]);
        if (game == NULL) break;
        tes_game_undo_window(game, 0);
        vain = tesI_tree_grow(worker->tree, seeker, game) ? 0 : vain + 1;
        tes_game_free(game);
        round++;
    }
}

static uint32_t most_visits(const struct tes_player *player)
{
    uint32_t most = 0;
    for (uint32_t i = 0; i < player->nideas; i++) {
        if (player->ideas[i].visits > most) most = player->ideas[i].visits;
    }
    return most;
}

/* Puts the ideas first that had at least half as many visits as the most
 * visited: little is known of the others. */
static void sort_ideas(struct tes_player *player)
{
    uint32_t most = most_visits(player), known = 0;
    for (uint32_t i = 0; i < player->nideas; i++) {
        if (player->ideas[i].visits * 2 < most) continue;
        tes_idea idea = player->ideas[i];
        player->ideas[i] = player->ideas[known];
        player->ideas[known++] = idea;
    }
    qsort(player->ideas, known, sizeof *player->ideas, tesI_by_margin);
    qsort(player->ideas + known, player->nideas - known, sizeof *player->ideas,
          tesI_by_margin);
}

/* Merges an idea of one tree with those of the others, weighted by visits. */
static void add_idea(struct tes_player *player, const tes_idea *idea)
{
    for (uint32_t i = 0; i < player->nideas; i++) {
        tes_idea *have = &player->ideas[i];
        if (have->index != idea->index) continue;
        double a = have->visits + 0.01, b = idea->visits + 0.01;
        have->margin = (have->margin * a + idea->margin * b) / (a + b);
        for (unsigned p = 0; p < TES_MAX_PLAYERS; p++) {
            have->points[p] =
                (have->points[p] * a + idea->points[p] * b) / (a + b);
        }
        have->visits += idea->visits;
        return;
    }
    if (player->nideas < TESI_IDEAS) player->ideas[player->nideas++] = *idea;
}

static void collect(struct tes_player *player, const tes_game *game)
{
    tes_idea ideas[TESI_IDEAS];
    for (uint32_t w = 0; w < player->nworkers; w++) {
        struct tesI_worker *worker = &player->workers[w];
        uint32_t count = tesI_tree_ideas(worker->tree, &worker->seeker, game,
                                         ideas, TESI_IDEAS);
        for (uint32_t i = 0; i < count; i++) {
            if (ideas[i].index != TES_NONE) add_idea(player, &ideas[i]);
        }
    }
    sort_ideas(player);
}

static void think_greedy(struct tes_player *player)
{
    struct tesI_option_value values[TESI_BREADTH];
    struct tesI_worker *worker = &player->workers[0];
    uint32_t count = tesI_seek_turn(&worker->seeker, worker->games[0], values);
    player->looked = worker->seeker.looked;
    for (uint32_t i = 0; i < count && i < TESI_IDEAS; i++) {
        player->ideas[player->nideas++] = values[i].idea;
    }
}

/* Runs `work` for all workers, each in a thread. If there are no more threads,
 * the other workers follow one after the other. */
static void have_all(struct tes_player *player, void (*work)(void *ctx))
{
    uint32_t started = 1;
    for (; started < player->nworkers; started++) {
        struct tesI_worker *worker = &player->workers[started];
        worker->thread = tesI_thread_start(work, worker);
        if (worker->thread == NULL) break;
    }
    work(&player->workers[0]);
    for (uint32_t w = 1; w < started; w++) {
        tesI_thread_join(player->workers[w].thread);
    }
    for (uint32_t w = started; w < player->nworkers; w++) {
        work(&player->workers[w]);
    }
}

static void follow(void *ctx)
{
    struct tesI_worker *worker = ctx;
    struct tesI_seeker *seeker = &worker->seeker;
    uint64_t seed = seeker->dice;
    uint32_t round = 0;

    worker->began = tesI_clock();
    worker->stopped = false;
    while (worker->ngames > 0 && !time_over(worker)) {
        if (worker->positions > 0 && seeker->looked >= worker->positions) break;
        const tes_game *game = worker->games[round % worker->ngames];
        seed += UINT64_C(0xD1342543DE82EF95);
        if (!tesI_contest_round(&worker->contest, seeker, game, seed)) break;
        round++;
    }
}

/* Compares the best few answers by playouts. */
static void follow_best(struct tes_player *player, const tes_game *game)
{
    struct tesI_worker *first = &player->workers[0];
    tes_idea *ideas = player->ideas;
    struct tesI_contest *all = &first->contest;

    uint32_t most = most_visits(player);
    uint32_t others = (uint32_t)tes_ruleset_players(player->rules) - 1;
    if (others == 0) others = 1;
    memset(all, 0, sizeof *all);
    all->wrong = WRONG * others;
    bool large = !first->stopped && player->how.positions / others >= LARGE;
    all->turns = large ? 12 : 5;
    all->most = large ? 4 : 3;
    for (uint32_t i = 0; i < player->nideas && i < TESI_RIVALS; i++) {
        if (i == FOLLOWED * others || ideas[i].visits * 5 < most) break;
        if (ideas[0].margin - ideas[i].margin > NEAR * others) break;
        all->rivals[i].id = tes_game_option_id(game, ideas[i].index);
        all->rivals[i].margin = ideas[i].margin;
        all->count++;
    }
    if (all->count < 2) return;
    double part = player->how.follow;
    for (uint32_t w = 0; w < player->nworkers; w++) {
        struct tesI_worker *worker = &player->workers[w];
        if (w > 0) worker->contest = *all;
        worker->positions = player->how.positions / player->nworkers;
        worker->time_ms = (uint64_t)(player->how.time_ms * part);
    }
    have_all(player, follow);
    for (uint32_t w = 1; w < player->nworkers; w++) {
        tesI_contest_add(all, &player->workers[w].contest);
    }
    tesI_contest_correct(all, ideas);
    qsort(ideas, all->count, sizeof *ideas, tesI_by_margin);
}

static tes_status think_ahead(struct tes_player *player, const tes_game *game,
                              tes_error *err)
{
    tes_status status = TES_OK;
    double part = 1 - player->how.follow;
    for (uint32_t w = 0; w < player->nworkers && status == TES_OK; w++) {
        struct tesI_worker *worker = &player->workers[w];
        uint64_t positions = player->how.positions / player->nworkers;
        status = take_samples(player, worker, w, game, err);
        if (status != TES_OK) break;
        worker->positions = (uint64_t)((double)positions * part);
        if (positions > 0 && worker->positions == 0) worker->positions = 1;
        worker->time_ms = (uint64_t)(player->how.time_ms * part);
        tesI_tree_begin(worker->tree, worker->games[0], player->how.reuse,
                        player->how.seed + w);
    }
    if (status == TES_OK) {
        have_all(player, search);
        collect(player, game);
        if (player->how.follow > 0) follow_best(player, game);
        for (uint32_t w = 0; w < player->nworkers; w++) {
            player->looked += player->workers[w].seeker.looked;
        }
    }
    for (uint32_t w = 0; w < player->nworkers; w++) {
        drop_games(&player->workers[w]);
    }
    return status;
}

tes_status tes_player_think(tes_player *player, const tes_game *game,
                            tes_error *err)
{
    tes_decision asked;
    tes_status status = TES_OK;

    player->nideas = 0;
    player->looked = 0;
    if (!tes_game_decision(game, &asked) || asked.player == TES_CHANCE ||
        asked.count == 0) {
        return tesI_error(err, TES_EINPUT,
                          "there is no decision of a seat to think about");
    }
    if (asked.count == 1) {
        /* nothing to choose */
    } else if (player->how.search) {
        status = think_ahead(player, game, err);
    } else {
        struct tesI_worker *worker = &player->workers[0];
        status = take_samples(player, worker, 0, game, err);
        if (status == TES_OK) think_greedy(player);
        drop_games(worker);
    }
    if (status == TES_OK && player->nideas == 0) { /* whatever comes first */
        player->ideas[0] = (tes_idea){.index = 0};
        player->nideas = 1;
    }
    return status;
}
