/* search.h - looking ahead: one's own turn (greedy.c), and beyond (tree.c). */
#ifndef TES_SEARCH_H
#define TES_SEARCH_H

#include "judge.h"

/* Answers tried at once where there are more, a sample of them. */
#define TESI_BREADTH 160u

struct tesI_option_value {
    uint32_t index;
    double points[TES_MAX_PLAYERS];
    double margin; /* to the seat that decides */
    bool open;     /* its turn goes on after that */
};

/* What looking ahead needs. */
struct tesI_seeker {
    struct tesI_judge judge;
    uint64_t dice;
    uint64_t looked; /* positions judged so far */
    uint32_t failed; /* answers that failed */
    uint32_t
        earnest;     /* best answers that are followed to the end of the turn */
    uint32_t most;   /* placements that are tried of a decision */
    bool clear;      /* one answer is clearly the best: no more is needed */
    double progress; /* share of the budget that is used up, 0..1 */
    double blur;     /* misjudges by up to so many points */
    bool (*stop)(void *ctx); /* is it time? NULL: it never is */
    void *ctx;
};

/* A number below `limit`. */
uint32_t tesI_seek_dice(struct tesI_seeker *seeker, uint32_t limit);

/* Of a draw the option on which a point of the weights lies. */
uint32_t tesI_seek_draw(const tes_game *game, uint32_t point);

/* Which answers of a decision to try when there are more than `most`: their
 * indices, those that promise something first. Placements are told apart by
 * what they touch (order.c), others are taken at regular distances, to pass
 * always. Returns how many, TESI_BREADTH at most. */
uint32_t tesI_seek_order(struct tesI_seeker *seeker, tes_game *game, int seat,
                         uint32_t count, uint32_t most, uint32_t *indices);

/* The position as it is worth to every seat, at the end of a turn or in it. */
void tesI_seek_judge(struct tesI_seeker *seeker, tes_game *game, int seat,
                     uint32_t turn, struct tesI_option_value *out);

/* Judges all answers of the pending decision (or TESI_BREADTH of them), of a
 * seat, best first; answers that go on with the turn, as far as they are among
 * the best, by the best that follows. Returns how many have not failed; the
 * game is as it was. `values` has room for TESI_BREADTH. */
uint32_t tesI_seek_turn(struct tesI_seeker *seeker, tes_game *game,
                        struct tesI_option_value *values);

#endif
