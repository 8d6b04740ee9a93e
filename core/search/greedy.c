/* greedy.c - looks ahead to the end of one's own turn.
 *
 * Every answer is given and taken back on one game, and judged; where others
 * are asked before the turn is over, after they have answered as suits them.
 * Where the turn goes on after it, the judge adds what a figure might bring;
 * the best few are then looked at in earnest, answer by answer. */
#include "search.h"

#include <stdlib.h>

#include "../dice.h"

/* How deep in a turn answers are still looked at in earnest. Half as many as of
 * the decision before. */
#define DEPTHS 3

/* Answers of later decisions of the turn that are tried. */
#define LATER 24u
/* Questions to others in between that are thought of, and answers to each. */
#define REPLIES 3
#define REPLY_BREADTH 6u
/* After so many answers that fail it decides by what it has. */
#define PATIENCE 6u

uint32_t tesI_seek_dice(struct tesI_seeker *seeker, uint32_t limit)
{
    return tesI_dice_next(&seeker->dice, limit);
}

uint32_t tesI_seek_draw(const tes_game *game, uint32_t point)
{
    tes_option option;
    uint32_t at = 0;
    while (tes_game_option(game, at, &option) && point >= option.weight) {
        point -= option.weight;
        at++;
    }
    return at;
}

static double blurred(struct tesI_seeker *seeker)
{
    if (seeker->blur <= 0) return 0;
    double unit = tesI_seek_dice(seeker, 1u << 20) / (double)(1u << 20);
    double other = tesI_seek_dice(seeker, 1u << 20) / (double)(1u << 20);
    return (unit + other - 1) * seeker->blur;
}

/* Does the turn of the seat go on? */
static bool goes_on(const tes_game *game, int seat, uint32_t turn)
{
    tes_decision asked;
    return tes_game_status(game) == TES_ASKING &&
           tes_game_decision(game, &asked) && asked.player == seat &&
           tes_game_turn(game) == turn;
}

void tesI_seek_judge(struct tesI_seeker *seeker, tes_game *game, int seat,
                     uint32_t turn, struct tesI_option_value *out)
{
    out->open = goes_on(game, seat, turn);
    tesI_judge_points(&seeker->judge, game, out->open ? seat : TES_CHANCE,
                      out->points);
    seeker->looked++;
    if (!out->open && tes_game_status(game) != TES_OVER) {
        out->points[tes_game_player(game)] += seeker->judge.weights.turn;
    }
    out->margin =
        tesI_judge_margin(&seeker->judge, out->points, seat) + blurred(seeker);
}

/* Who else is asked before the turn of the seat is over. */
static bool other_asked(const tes_game *game, int seat, uint32_t turn,
                        tes_decision *asked)
{
    return tes_game_status(game) == TES_ASKING && tes_game_turn(game) == turn &&
           tes_game_decision(game, asked) && asked->player != seat &&
           asked->player != TES_CHANCE;
}

/* Gives the answer that suits best the one who is asked: of a few, the first
 * and the last among them, since that is where to pass is listed. */
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
        tesI_seek_judge(seeker, game, asked->player, turn, &value);
        if (best == TES_NONE || value.margin > margin) {
            best = at;
            margin = value.margin;
        }
        uint32_t given = tes_game_answers(game) - before;
        if (tes_game_undo(game, given) != TES_OK) return false;
    }
    if (tried == 1) best = 0;
    return best != TES_NONE && tes_game_answer(game, best, NULL) == TES_OK;
}

/* Gives an answer, and what others answer to it. */
static bool give(struct tesI_seeker *seeker, tes_game *game, int seat,
                 uint32_t turn, uint32_t index)
{
    tes_decision asked;
    if (tes_game_answer(game, index, NULL) != TES_OK) return false;
    for (int i = 0; i < REPLIES; i++) {
        if (!other_asked(game, seat, turn, &asked)) break;
        if (!reply(seeker, game, turn, &asked)) break;
    }
    return true;
}

static int by_margin(const void *a, const void *b)
{
    const struct tesI_option_value *x = a, *y = b;
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
        value->index = indices[i];
        if (!give(seeker, game, seat, turn, value->index)) {
            seeker->failed++;
            continue;
        }
        tesI_seek_judge(seeker, game, seat, turn, value);
        found++;
        uint32_t given = tes_game_answers(game) - before;
        if (tes_game_undo(game, given) != TES_OK) return found;
        if (seeker->stop != NULL && seeker->stop(seeker->ctx)) break;
    }
    qsort(values, found, sizeof *values, by_margin);
    uint32_t earnest = depth < DEPTHS ? seeker->earnest >> depth : 0;
    if (earnest > found) earnest = found;
    struct tesI_option_value later[LATER];
    for (uint32_t i = 0; i < earnest; i++) {
        if (!values[i].open) continue;
        if (seeker->stop != NULL && seeker->stop(seeker->ctx)) break;
        if (!give(seeker, game, seat, turn, values[i].index)) continue;
        uint32_t best = seek(seeker, game, seat, turn, depth + 1, later, LATER);
        if (best > 0) {
            for (unsigned s = 0; s < TES_MAX_PLAYERS; s++) {
                values[i].points[s] = later[0].points[s];
            }
            values[i].margin = later[0].margin;
        }
        tes_game_undo(game, tes_game_answers(game) - before);
    }
    /* what was not looked at in earnest is not compared with what was */
    qsort(values, earnest, sizeof *values, by_margin);
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
