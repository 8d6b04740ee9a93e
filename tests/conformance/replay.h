/* replay.h - one recorded game, played by Tessera and compared.
 *
 * replay.c answers the decisions, compare.c compares the results. Both report
 * through replay_compare, which knows the list of differences. */
#ifndef CONFORMANCE_REPLAY_H
#define CONFORMANCE_REPLAY_H

#include "differences.h"
#include "lines.h"
#include "tessera.h"

#include <jansson.h>
#include <stdbool.h>

typedef struct replay {
    const json_t *record;
    const char *id;
    differences *known;
    FILE *out; /* diagnostics */
    tes_ruleset *rules;
    tes_game *game;
    int players;
    const json_t *entry;   /* that is played, or NULL */
    size_t shown;          /* how much of its `other` chance has shown */
    char turn[24];         /* "start", number of the entry, "end" */
    const json_t *phantom; /* a tile discarded that there is not, or NULL */
    bool last;             /* nobody lays a tile after this entry */
    const json_t *later;   /* actions after the last turn, during that turn */
    const json_t *lots;    /* tiles to be drawn at the end of the turn */
    size_t lot;            /* how many of them were */
    uint32_t first_event;  /* first event of this entry */
    uint32_t end_event;    /* first event after it */
    int64_t score[TES_MAX_PLAYERS]; /* sum of the events up to end_event */
    char *config;                   /* in force; owned */
    lines keys;                     /* of the answers given */
    lines lasting; /* listed differences that go on: "what - line" */
    bool failed;
} replay;

typedef enum outcome {
    REPLAY_SAME,    /* nothing differed but what is listed */
    REPLAY_DIFFERS, /* `out` says what */
    REPLAY_MISSING  /* a module of it does not exist */
} outcome;

/* Plays one game; *missing is the module where there is one. */
outcome replay_game(const json_t *record, const char *root, differences *known,
                    const char **missing, FILE *out);

/* Sorts and compares two lists, which it also empties. False, with the
 * first difference printed, when they differ and that is not listed;
 * nothing is compared any more after that. */
bool replay_compare(replay *run, const char *what, lines *expected, lines *got);
/* Reports something that cannot go on; never allowed. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
bool replay_fail(replay *run, const char *format, ...);

/* events.c: moves on to the events of the next entry: up to the first event
 * of the final scoring, and without those at the end that open the next turn.
 * With `final`, all there are. Adds their points to run->score. */
void events_next(replay *run, bool final);
/* Compares the score events of the entry with those of the record. */
bool events_compare(replay *run, const json_t *events);

/* compare.c: what the game looks like before its first turn. */
bool compare_start(replay *run);
/* After an entry of `turns`. */
bool compare_turn(replay *run, const json_t *entry);
/* After the last entry and the final scoring. */
bool compare_end(replay *run);

#endif
