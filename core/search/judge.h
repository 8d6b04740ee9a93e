/* judge.h - what a position is worth to each seat.
 *
 * A judge adds up points scored, points that held features will probably bring,
 * the chance that other seats join these, and figures that are free or may come
 * home. It knows no module. How much each counts is a table of *weights*, found
 * in self-play by `tessera tune`. */
#ifndef TES_JUDGE_H
#define TES_JUDGE_H

#include "tessera.h"

/* name, value, what it is; see lua/host/verbs/tune.lua, which finds values. */
#define TESI_WEIGHTS_LIST(X)                                                   \
    X(close, 0.14, "share of a seat's draws that can complete a feature")      \
    X(extend, 0.2, "how good a tile is that only goes on")                     \
    X(around, 0.29, "share of draws laid around a tile")                       \
    X(lone, 0.63, "how little cells around a tile depend on each other")       \
    X(join, 0.038, "share of draws that can join features")                    \
    X(grow, 0.46, "tiles added for each cell a feature goes on to")            \
    X(bonus, 3.4, "neighbour bonus of endless ground, if unknown")             \
    X(trust, 0.82, "how far chances of its neighbours are believed")           \
    X(spread, 0.48, "points that endless ground gains in ten draws")           \
    X(wander, 0.2, "the same of ground without bonuses, a point of worth")     \
    X(ground, 0.14, "points lost a draw by a figure that stays for good")      \
    X(meet, 0.6, "how far chances of features to meet are believed")           \
    X(supply, 2.9, "worth of the first figure at home")                        \
    X(power, 0.69, "how the worth of figures at home grows with their number") \
    X(again, 1.0, "worth of a figure at home that can be taken back at will")  \
    X(linger, 0.1, "how far such a figure is believed to stay for more")       \
    X(back, 0.62, "how far a chance to come home counts as being there")       \
    X(eager, 7.1, "draws a seat must have for figures to keep their worth")    \
    X(bare, 0, "points lost with no figure at home")                           \
    X(cool, 0.3, "part of these that are lost with each figure more")          \
    X(unsure, 0, "part of a promise that is not believed a game ahead")        \
    X(minor, 0.11, "part of a feature for those who are beaten on it")         \
    X(turn, 1.93, "points for the seat that is next to play")                  \
    X(calm, 30, "points behind the best of the others at which one counts half")

/* The same for players that search, as far as it is different: they see for
 * themselves what a promise comes to. This holds for rules in which features
 * close around a tile: they come seldom and bring much, and want a figure. With
 * five seats or six a search sees too little of its own turns. */
#define TESI_SEARCH_LIST(X) X(supply, 4) X(bare, 4) X(unsure, 0.5)

struct tesI_weights {
#define X(name, value, what) double name;
    TESI_WEIGHTS_LIST(X)
#undef X
};

extern const struct tesI_weights tesI_weights_found;

struct tesI_judge {
    struct tesI_weights weights;
    tes_outlook *outlook;
    int players;
    bool together; /* all seats win or lose as one */
    uint32_t npieces;
    uint32_t claimers;  /* mask of pieces that claim */
    uint32_t returners; /* those of them that can be taken back at will */
};

/* Makes the usual weights those of a search that plays by these rules. */
void tesI_judge_suit(struct tesI_weights *weights, const tes_game *game);

/* Opens a judge of positions that follow from this one. The judge is all zero,
 * or was open for another game of the ruleset. False: out of memory. */
bool tesI_judge_open(struct tesI_judge *judge, tes_game *game,
                     const struct tesI_weights *weights);
void tesI_judge_close(struct tesI_judge *judge);

/* Expected points at the end for each seat. If `seat` is not TES_CHANCE its
 * turn is not over: its points include what a figure on the newest tile would
 * add. */
void tesI_judge_points(struct tesI_judge *judge, tes_game *game, int seat,
                       double points[TES_MAX_PLAYERS]);

/* Expected points of a feature for a seat that holds it, when each seat draws
 * so many more tiles. */
double tesI_judge_value(const struct tesI_judge *judge, const tes_prospect *row,
                        unsigned seat, double draws);

/* Points that one figure less at home costs a seat. */
double tesI_judge_figure(const struct tesI_judge *judge, const tes_game *game,
                         int seat);

/* The margin of a seat: its points less those of the others. The best of the
 * others counts most, and close followers count as well, since they may be best
 * in the end. Of seats that win together: the points of all. */
double tesI_judge_margin(const struct tesI_judge *judge, const double *points,
                         int seat);

#endif
