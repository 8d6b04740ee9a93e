/* greedy.h - judges answers by the position at the end of one's own turn. */
#ifndef TES_GREEDY_H
#define TES_GREEDY_H

#include "search/judge.h"

/* At most so many answers of a decision are tried; if it has more, a sample of
 * them. */
#define TESI_BREADTH 160u
#define TESI_LAST 10u /* so few tiles are left: looked at to the end */

/* An answer that was tried. */
struct tesI_option_value {
    tes_idea idea; /* first, so that tesI_by_margin sorts these as well */
    bool open;     /* the turn goes on after it */
};

/* One thread's search. */
struct tesI_seeker {
    struct tesI_judge judge;
    uint64_t dice;
    uint64_t looked;  /* positions judged so far */
    uint32_t failed;  /* answers that failed */
    uint32_t earnest; /* answers that are followed to the end of the turn */
    uint32_t most;    /* placements that are tried of a decision */
    bool clear;       /* one answer is clearly the best: it may stop */
    double progress;  /* share of the budget that is used up, 0..1 */
    double blur;      /* adds a random error of up to so many points */
    bool (*stop)(void *ctx); /* is the time over? NULL: there is no limit */
    void *ctx;
};

/* Compares two tes_idea for qsort: by margin, the largest first; of equals, by
 * index. */
int tesI_by_margin(const void *a, const void *b);

/* Judges all answers of the pending decision, or TESI_BREADTH of them, for the
 * seat that decides; best first. If the turn goes on after one of the best, it
 * counts what the best answer to follow is worth. Returns how many have not
 * failed. The game stays as it is. `values` has room for TESI_BREADTH. */
uint32_t tesI_seek_turn(struct tesI_seeker *seeker, tes_game *game,
                        struct tesI_option_value *values);

#endif
