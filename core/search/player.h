/* player.h - what a player keeps between decisions. */
#ifndef TES_PLAYER_H
#define TES_PLAYER_H

#include "port/threads.h"
#include "search/follow.h"
#include "search/tree.h"

#define TESI_IDEAS 64u
/* Samples of what is hidden, for one decision. */
#define TESI_SAMPLES 12u

/* What one thread searches with. */
struct tesI_worker {
    struct tesI_seeker seeker;
    struct tesI_tree *tree;
    tes_ruleset *rules; /* NULL: that of the player */
    tes_game *games[TESI_SAMPLES];
    uint32_t ngames;
    uint64_t positions; /* limit for seeker.looked; 0: none */
    uint64_t time_ms;   /* limit since `began`; 0: none */
    bool stopped;
    struct tesI_contest contest;
    uint64_t began; /* processor time of its thread, in ms */
    struct tesI_thread *thread;
    const struct tes_player *player;
};

struct tes_player {
    tes_ruleset *rules;
    tes_thinking how;
    struct tesI_weights weights;
    bool suits; /* these are for the rules that it plays by */
    struct tesI_worker *workers;
    uint32_t nworkers;
    tes_idea ideas[TESI_IDEAS];
    uint32_t nideas;
    uint64_t looked;
};

#endif
