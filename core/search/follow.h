/* follow.h - compares the best few answers by playouts.
 *
 * A *rival* is one of these answers. A *round* is one playout from each rival
 * that is not clearly behind, all with the same draws. */
#ifndef TES_FOLLOW_H
#define TES_FOLLOW_H

#include "search/greedy.h"

#define TESI_RIVALS 8u   /* at most */
#define TESI_ROUNDS 400u /* at most */

struct tesI_rival {
    uint64_t id;   /* stable number of the answer */
    double margin; /* as estimated by the tree */
    uint32_t rounds;
    double lead;    /* sum over the rounds: margin beyond the first rival's */
    double squares; /* sum of their squares */
    double points[TES_MAX_PLAYERS]; /* sum: points beyond the first's */
    bool out;                       /* clearly behind: no longer played */
};

struct tesI_contest {
    struct tesI_rival rivals[TESI_RIVALS]; /* the tree's best first */
    uint32_t count;
    double wrong;   /* points that the tree is usually wrong by */
    uint32_t turns; /* that are played on */
    uint32_t most;  /* placements that are tried of a decision of them */
    uint32_t rounds;
    float leads[TESI_ROUNDS][TESI_RIVALS]; /* of each round */
};

/* Plays one round. False: only one rival is left, or no more rounds can be
 * played. A failed round is not counted. */
bool tesI_contest_round(struct tesI_contest *contest,
                        struct tesI_seeker *seeker, const tes_game *game,
                        uint64_t seed);

/* Adds the rounds of another thread with the same rivals. */
void tesI_contest_add(struct tesI_contest *sum,
                      const struct tesI_contest *contest);

/* Corrects ideas, which stand in the order of the rivals, by the rounds. */
void tesI_contest_correct(const struct tesI_contest *contest, tes_idea *ideas);

#endif
