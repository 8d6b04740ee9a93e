/* follow.c - compares the best few answers by playouts.
 *
 * A tree sees two or three turns far and believes the judge from there on. So
 * answers that are about equal there are compared once more: from each of them
 * greedy players play on for some turns, and the judge values the position they
 * reach. In a round all rivals have the same draws, so that results differ by
 * the answers alone. A rival that is clearly behind is dropped. The best answer
 * of the tree, the first rival, is in every round: all others are measured by
 * it. */
#include "search/follow.h"

#include <math.h>

#include "state/dice.h"
#include "turn/options.h"

#define LONGEST 400u /* answers in them, at most */
#define UNSEEN 4.0   /* added to the sum of squares: few rounds may mislead */
#define EARLY 16u    /* rounds before a rival can be clearly behind */
#define CLEAR 2.0    /* standard errors that it must be behind */

/* Plays on after an answer, and judges the position that is reached. A draw of
 * the same turn is the same for the same seed. False: an answer failed. */
static bool play_on(struct tesI_seeker *seeker, tes_game *game, uint32_t turns,
                    uint32_t index, uint64_t seed,
                    double points[TES_MAX_PLAYERS])
{
    struct tesI_option_value values[TESI_BREADTH];
    tes_decision asked;
    uint32_t until = tes_game_turn(game) + turns, given = 1;

    if (tes_game_tiles_left(game) <= TESI_LAST) until = UINT32_MAX;
    if (tes_game_answer(game, index, NULL) != TES_OK) return false;
    while (tes_game_decision(game, &asked) && given++ < LONGEST) {
        uint32_t at = 0;
        if (tes_game_turn(game) >= until) break;
        if (asked.player == TES_CHANCE) {
            uint64_t state = seed + tes_game_turn(game) * TESI_DICE_STEP;
            at = tesI_weight_pick(game, tesI_last(game),
                                  tesI_dice_at(state, asked.weight));
        } else if (asked.count > 1) {
            if (tesI_seek_turn(seeker, game, values) == 0) return false;
            at = values[0].idea.index;
        }
        if (seeker->stop != NULL && seeker->stop(seeker->ctx)) return false;
        if (tes_game_answer(game, at, NULL) != TES_OK) return false;
    }
    tesI_judge_points(&seeker->judge, game, TES_CHANCE, points);
    return true;
}

/* The square of the standard error of a mean of so many numbers. */
static double error_of(double n, double sum, double squares)
{
    return (squares - sum * sum / n + UNSEEN) / (n * n);
}

/* Weight of the rounds against the tree, 0..1. */
static double belief(const struct tesI_contest *contest, uint32_t i)
{
    const struct tesI_rival *rival = &contest->rivals[i];
    if (rival->rounds == 0) return 0;
    double tree = contest->wrong * contest->wrong;
    double error = error_of(rival->rounds, rival->lead, rival->squares);
    return tree / (tree + error);
}

/* Lead on the first rival, by the tree and the rounds together. */
static double ahead(const struct tesI_contest *contest, uint32_t i)
{
    const struct tesI_rival *rival = &contest->rivals[i];
    double before = rival->margin - contest->rivals[0].margin;
    if (rival->rounds == 0) return before;
    double mean = rival->lead / rival->rounds;
    return before + belief(contest, i) * (mean - before);
}

/* By how much two rivals that were in all rounds may differ by chance. */
static double doubt_of(const struct tesI_contest *contest, uint32_t a,
                       uint32_t b)
{
    double sum = 0, squares = 0;
    for (uint32_t r = 0; r < contest->rounds; r++) {
        const float *leads = contest->leads[r];
        double off = (double)leads[a] - (double)leads[b];
        sum += off;
        squares += off * off;
    }
    double error = error_of(contest->rounds, sum, squares);
    double tree = contest->wrong * contest->wrong;
    return CLEAR * sqrt(error * tree / (tree + error));
}

/* Drops rivals that are clearly behind. Returns how many are left. */
static uint32_t drop_losers(struct tesI_contest *contest)
{
    uint32_t best = 0, left = 0;
    for (uint32_t i = 1; i < contest->count; i++) {
        if (contest->rivals[i].out) continue;
        if (ahead(contest, i) > ahead(contest, best)) best = i;
    }
    for (uint32_t i = 0; i < contest->count; i++) {
        struct tesI_rival *rival = &contest->rivals[i];
        if (rival->out) continue;
        double behind = ahead(contest, best) - ahead(contest, i);
        rival->out = i != best && behind > doubt_of(contest, best, i);
        left += !rival->out;
    }
    return left;
}

bool tesI_contest_round(struct tesI_contest *contest,
                        struct tesI_seeker *seeker, const tes_game *game,
                        uint64_t seed)
{
    double points[TESI_RIVALS][TES_MAX_PLAYERS];
    double margins[TESI_RIVALS] = {0};
    int players = seeker->judge.players;
    tes_decision asked;

    if (contest->rounds == TESI_ROUNDS || !tes_game_decision(game, &asked)) {
        return false;
    }
    seeker->earnest = 0;
    seeker->most = contest->most;
    for (uint32_t i = 0; i < contest->count; i++) {
        if (i > 0 && contest->rivals[i].out) continue;
        tes_game *copy = tes_game_clone(game);
        if (copy == NULL) return false;
        tes_game_undo_window(copy, 0);
        uint32_t at = tes_game_option_find(copy, contest->rivals[i].id);
        bool done = at != TES_NONE &&
                    play_on(seeker, copy, contest->turns, at, seed, points[i]);
        tes_game_free(copy);
        if (!done) return false;
        margins[i] = tesI_judge_margin(&seeker->judge, points[i], asked.player);
    }
    for (uint32_t i = 0; i < contest->count; i++) {
        struct tesI_rival *rival = &contest->rivals[i];
        if (i > 0 && rival->out) continue;
        double lead = margins[i] - margins[0];
        contest->leads[contest->rounds][i] = (float)lead;
        rival->lead += lead;
        rival->squares += lead * lead;
        rival->rounds++;
        for (int p = 0; p < players; p++) {
            rival->points[p] += points[i][p] - points[0][p];
        }
    }
    contest->rounds++;
    if (contest->rounds < EARLY || contest->rounds % 4 != 0) return true;
    return drop_losers(contest) > 1;
}

void tesI_contest_add(struct tesI_contest *sum,
                      const struct tesI_contest *contest)
{
    for (uint32_t i = 0; i < sum->count; i++) {
        struct tesI_rival *to = &sum->rivals[i];
        const struct tesI_rival *from = &contest->rivals[i];
        to->lead += from->lead;
        to->squares += from->squares;
        to->rounds += from->rounds;
        for (unsigned p = 0; p < TES_MAX_PLAYERS; p++) {
            to->points[p] += from->points[p];
        }
    }
}

void tesI_contest_correct(const struct tesI_contest *contest, tes_idea *ideas)
{
    const tes_idea first = ideas[0];
    for (uint32_t i = 0; i < contest->count; i++) {
        const struct tesI_rival *rival = &contest->rivals[i];
        if (rival->rounds == 0) continue;
        ideas[i].margin = first.margin + ahead(contest, i);
        for (unsigned p = 0; p < TES_MAX_PLAYERS; p++) {
            double then = first.points[p] + rival->points[p] / rival->rounds;
            ideas[i].points[p] +=
                belief(contest, i) * (then - ideas[i].points[p]);
        }
    }
}
