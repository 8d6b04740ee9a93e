/* common.h - rulesets and dice for the tests of this folder. */
#ifndef LEARN_COMMON_H
#define LEARN_COMMON_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tessera_learn.h"

#define PLAIN "return { modules = { 'base', 'farmers' }, players = 2 }"
#define SECRETS                                                 \
    "return { modules = { 'base', 'farmers', 'hand-of-three', " \
    "'objectives' }, players = 2 }"

/* The folder with lua/ and expansions/. */
const char *root(void);

/* A source of this config: text, or a file if it ends in ".lua". */
tes_source source_of(const char *config);

/* The ruleset of such a config; fails the test if there is none. */
tes_ruleset *load(const char *config);

/* A number from 0 to limit - 1. */
uint32_t next(uint64_t *dice, uint32_t limit);

/* Modules in expansions/, sorted by name; NULL past the last. */
const char *module(uint32_t index);

/* A config with a module, with base and farmers where it goes with them. */
const char *with_module(const char *name);

#endif
