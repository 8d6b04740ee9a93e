/* help.h - rulesets and positions for the tests of this folder. */
#ifndef TEST_HELP_H
#define TEST_HELP_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tessera.h"

#define PLAIN "return { modules = { 'base', 'farmers' }, players = 2 }"
#define THREE "return { modules = { 'base', 'farmers' }, players = 3 }"
#define ABBOT "return { modules = { 'base', 'abbot' }, players = 2 }"
#define SECRETS                                                 \
    "return { modules = { 'base', 'farmers', 'hand-of-three', " \
    "'objectives' }, players = 2 }"

/* That of PLAIN, of a group of tests that begins with load_plain and ends with
 * free_plain. */
extern tes_ruleset *rules;
int load_plain(void **state);
int free_plain(void **state);

/* A ruleset of a config; fails the test if there is none. */
tes_ruleset *load(const char *config);

/* That of base with one more rule, the text of a module. */
tes_ruleset *load_rule(const char *text);

/* A game after so many answers taken at random; the last decision is one of a
 * seat with a choice. */
tes_game *position(tes_ruleset *of, uint64_t seed, uint32_t answers);

/* Plays a game of two seats to its end. */
void play_out(tes_game *game, tes_player *const players[2]);

/* The same with a new game and players who think so; returns the lead of the
 * first over the second. */
int match(tes_ruleset *of, uint64_t seed, const tes_thinking *first,
          const tes_thinking *second);

#endif
