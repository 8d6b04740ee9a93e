/* greedy.c - looks ahead to the end of one's own turn.
 *
 * Each answer is given on one game, judged, and taken back. If others are asked
 * before the turn is over, they first give the answer that suits them. If the
 * turn goes on after the answer, the judge adds what a figure might bring; the
 * best few are then followed to the end of the turn, answer by answer. */
#include "search/order.h"

#include <stdlib.h>

#include "state/dice.h"

/* Decisions of a turn of which the best answers are followed: of each one half
 * as many as of the one before. */
#define DEPTHS 3

#define LATER 24u        /* answers tried of later decisions of the turn */
#define REPLIES 3        /* decisions of others in between that are answered */
#define REPLY_BREADTH 6u /* answers tried of each of these */
#define PATIENCE 6u      /* failing answers after which no more are tried */

#define DICE_SIDES 1048576u

static double blurred(struct tesI_seeker *seeker)
{
    if (seeker->blur <= 0) return 0;
    double unit =
        tesI_dice_next(&seeker->dice, DICE_SIDES) / (double)DICE_SIDES;
    double other =
        tesI_dice_next(&seeker->dice, DICE_SIDES) / (double)DICE_SIDES;
    return (unit + other - 1) * seeker->blur;
}

/* The seat that is asked if it is still this turn, else TES_CHANCE. */
static int asked_in(const tes_game *game, uint32_t turn, tes_decision *asked)
{
    bool same = tes_game_status(game) == TES_ASKING &&
                tes_game_turn(game) == turn && tes_game_decision(game, asked);
    return same ? asked->player : TES_CHANCE;
}

/* Judges the position for all seats, at the end of a turn or in it. */
static void judge(struct tesI_seeker *seeker, tes_game *game, int seat,
                  uint32_t turn, struct tesI_option_value *out)
{
    tes_decision asked;
    double *points = out->idea.points;
    out->open = asked_in(game, turn, &asked) == seat;
    tesI_judge_points(&seeker->judge, game, out->open ? seat : TES_CHANCE,
                      points);
    seeker->looked++;
    if (!out->open && tes_game_status(game) != TES_OVER) {
        points[tes_game_player(game)] += seeker->judge.weights.turn;
    }
    out->idea.margin =
        tesI_judge_margin(&seeker->judge, points, seat) + blurred(seeker);
}

/* Gives the answer that suits the seat that is asked best. A few are tried, the
 * first and the last among them: there passing is listed. */
static bool reply(struct tesI_seeker *seeker, tes_game *game, uint32_t turn,
                  const tes_decision *asked)
{
    struct tesI_option_value value;
    uint32_t before = tes_game_answers(game), best = TES_NONE;
    uint32_t tried = asked->count;
    double margin = 0;
    if (tried > REPLY_BREADTH) tried = REPLY_BREADTH;
    for (uint32_t i = 0; i < tried && tried > 1; i++) {
        uint32_t at =
            (uint32_t)((uint64_t)i * (asked->count - 1) / (tried - 1));
        if (tes_game_answer(game, at, NULL) != TES_OK) continue;
        judge(seeker, game, asked->player, turn, &value);
        if (best == TES_NONE || value.idea.margin > margin) {
            best = at;
            margin = value.idea.margin;
        }
        uint32_t given = tes_game_answers(game) - before;
        if (tes_game_undo(game, given) != TES_OK) return false;
    }
    if (tried == 1) best = 0;
    return best != TES_NONE && tes_game_answer(game, best, NULL) == TES_OK;
}

/* Gives an answer, and the answers of others before the turn is over. */
static bool give(struct tesI_seeker *seeker, tes_game *game, int seat,
                 uint32_t turn, uint32_t index)
{
    tes_decision asked;
    if (tes_game_answer(game, index, NULL) != TES_OK) return false;
    for (int i = 0; i < REPLIES; i++) {
        int other = asked_in(game, turn, &asked);
        if (other == seat || other == TES_CHANCE) break;
        if (!reply(seeker, game, turn, &asked)) break;
    }
    return true;
}

int tesI_by_margin(const void *a, const void *b)
{
    const tes_idea *x = a, *y = b;
    if (x->margin != y->margin) return x->margin < y->margin ? 1 : -1;
    return x->index < y->index ? -1 : x->index > y->index;
}

static uint32_t seek(struct tesI_seeker *seeker, tes_game *game, int seat,
                     uint32_t turn, unsigned depth,
                     struct tesI_option_value *values, uint32_t room)
{
    tes_decision asked;
    uint32_t found = 0, before = tes_game_answers(game);

    if (!tes_game_decision(game, &asked)) return 0;
    uint32_t indices[TESI_BREADTH];
    uint32_t tried =
        tesI_seek_order(seeker, game, seat, asked.count,
                        seeker->most < room ? seeker->most : room, indices);
    for (uint32_t i = 0; i < tried && seeker->failed < PATIENCE; i++) {
        struct tesI_option_value *value = &values[found];
        value->idea = (tes_idea){.index = indices[i]};
        if (!give(seeker, game, seat, turn, indices[i])) {
            seeker->failed++;
            continue;
        }
        judge(seeker, game, seat, turn, value);
        found++;
        uint32_t given = tes_game_answers(game) - before;
        if (tes_game_undo(game, given) != TES_OK) return found;
        if (seeker->stop != NULL && seeker->stop(seeker->ctx)) break;
    }
    qsort(values, found, sizeof *values, tesI_by_margin);
    uint32_t earnest = depth < DEPTHS ? seeker->earnest >> depth : 0;
    if (earnest > found) earnest = found;
    struct tesI_option_value later[LATER];
    for (uint32_t i = 0; i < earnest; i++) {
        if (!values[i].open) continue;
        if (seeker->stop != NULL && seeker->stop(seeker->ctx)) break;
        if (!give(seeker, game, seat, turn, values[i].idea.index)) continue;
        uint32_t best = seek(seeker, game, seat, turn, depth + 1, later, LATER);
        if (best > 0) {
            uint32_t index = values[i].idea.index;
            values[i].idea = later[0].idea;
            values[i].idea.index = index;
        }
        tes_game_undo(game, tes_game_answers(game) - before);
    }
    /* those that were followed are not compared with those that were not */
    qsort(values, earnest, sizeof *values, tesI_by_margin);
    return found;
}

uint32_t tesI_seek_turn(struct tesI_seeker *seeker, tes_game *game,
                        struct tesI_option_value *values)
{
    tes_decision asked;
    if (!tes_game_decision(game, &asked)) return 0;
    return seek(seeker, game, asked.player, tes_game_turn(game), 0, values,
                TESI_BREADTH);
}
