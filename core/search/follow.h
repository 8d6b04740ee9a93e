/* follow.h - the best few answers, compared by what comes of them. */
#ifndef TES_FOLLOW_H
#define TES_FOLLOW_H

#include "search.h"

#define TESI_RIVALS 8u   /* answers that are compared, at most */
#define TESI_ROUNDS 400u /* at most */

struct tesI_rival {
    uint64_t id;   /* stable number of the answer */
    double margin; /* as the tree has it */
    uint32_t rounds;
    double lead;    /* on the first rival, summed up over the rounds */
    double squares; /* of these */
    double points[TES_MAX_PLAYERS]; /* the same for each seat */
    bool out;                       /* clearly behind: followed no further */
};

struct tesI_contest {
    struct tesI_rival rivals[TESI_RIVALS]; /* the tree's best first */
    uint32_t count;
    double wrong; /* points that the tree is usually wrong by */
    uint32_t rounds;
    float leads[TESI_ROUNDS][TESI_RIVALS]; /* on the first, round for round */
};

/* Follows all answers that are left once. False: one is left, or no more can
 * be done; what a round that failed has found is not kept. */
bool tesI_contest_round(struct tesI_contest *contest,
                        struct tesI_seeker *seeker, const tes_game *game,
                        uint64_t seed);

/* Adds what another thread has found of the same rivals. */
void tesI_contest_add(struct tesI_contest *sum,
                      const struct tesI_contest *contest);

/* Corrects the ideas, which stand in the order of the rivals. */
void tesI_contest_tell(const struct tesI_contest *contest, tes_idea *ideas);

#endif
