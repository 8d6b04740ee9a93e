/* failed.h - what must hold when an answer fails: contract 3. */
#ifndef PROPERTIES_FAILED_H
#define PROPERTIES_FAILED_H

#include "tessera.h"

#include <stdbool.h>

/* How often things went wrong, so that a test can see that they did. */
typedef struct faults {
    uint32_t failed; /* answers */
    unsigned stuck;  /* games */
} faults;

/* One random game of rules that fail now and then: every failed answer names
 * module, file, line and turn and leaves the game as it was; the answers that
 * did not fail give the same game without the ones that did. A stuck game
 * says so and can be undone. False with a note (tap.h). */
bool faults_play(tes_ruleset *rules, const char *module, uint64_t seed,
                 faults *count);

/* Loading a ruleset and starting a game while the n-th allocation fails, for
 * n = 1, 2, ... until it comes through. */
bool faults_load(const tes_source *source, faults *count);

#endif
