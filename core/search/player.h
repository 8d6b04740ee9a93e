/* player.h - what a player keeps between decisions. */
#ifndef TES_PLAYER_H
#define TES_PLAYER_H

#include "../port.h"
#include "follow.h"
#include "tree.h"

#define TESI_IDEAS 64u
/* Samples of what is hidden that one decision is thought over with. */
#define TESI_SAMPLES 12u

/* One that searches: of several threads each has its own. */
struct tesI_worker {
    struct tesI_seeker seeker;
    struct tesI_tree *tree;
    tes_ruleset *rules; /* NULL: that of the player */
    tes_game *games[TESI_SAMPLES];
    uint32_t ngames;
    uint64_t positions; /* it may judge by now; 0: any number */
    uint64_t time_ms;   /* it may take from now on; 0: any */
    bool stopped;
    struct tesI_contest contest;
    uint64_t began; /* ms of the clock of its thread */
    struct tesI_strand *strand;
    const struct tes_player *player;
};

struct tes_player {
    tes_ruleset *rules;
    tes_thinking how;
    struct tesI_weights weights;
    struct tesI_worker *workers;
    uint32_t nworkers;
    tes_idea ideas[TESI_IDEAS];
    uint32_t nideas;
    uint64_t looked;
};

/* Fails with a text that lasts. Returns the status. */
tes_status tesI_player_refuse(tes_error *err, tes_status status,
                              const char *text);

#endif
