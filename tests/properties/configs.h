/* configs.h - the rulesets the properties are checked with. */
#ifndef PROPERTIES_CONFIGS_H
#define PROPERTIES_CONFIGS_H

#include "tessera.h"

#include <stdbool.h>
#include <stddef.h>

#define MAX_NAMES 64
#define NAME_SIZE 64

/* A set of names, sorted. */
typedef struct names {
    char name[MAX_NAMES][NAME_SIZE];
    size_t count;
} names;

void names_add(names *to, const char *name);
bool names_has(const names *in, const char *name);

/* Puts both sets into one; whether each has a name that the other has not. */
bool names_unite(const names *a, const names *b, names *to);

/* Folder with expansions/: $TESSERA_ROOT, or the working directory. */
const char *config_root(void);

/* Modules that ship: folders of expansions/ with a rules.lua. */
void config_modules(names *to);
/* Config files, *.lua, of a folder below the root. */
void config_files(const char *folder, names *to);

/* A ruleset to look at: a config file, or the text of a config. */
typedef void config_visit(const char *name, const char *file, const char *text);
/* Visits each module, with base and farmers where it goes with them, then the
 * presets and the config files of tests/properties/, without those called mega:
 * games of theirs are too long to be compared at every answer. */
void config_each(config_visit *visit);

/* Rulesets of the same config, as nothing may pass between them. */
typedef struct loaded {
    tes_ruleset *rules;
    tes_ruleset *fresh;    /* its modules are found in another order */
    tes_ruleset *shuffled; /* and loaded in another order here */
} loaded;

/* Loads `file`, or `text` and `other`, which ought to say the same. False with
 * err; all are NULL then. */
bool config_load(const char *file, const char *text, const char *other,
                 loaded *to, tes_error *err);
void config_free(loaded *all);

/* Writes a config of these modules, in this order or the other. */
void config_write(const names *modules, bool backwards, int players,
                  int edition, char *to, size_t size);
/* Whether these modules load together, for so many players. */
bool config_loads(const names *modules, int players, tes_error *err);

/* Finds a module with the fewest others that it loads with. False with err. */
bool config_alone(const char *module, names *to, tes_error *err);

/* Whether every problem is that two modules exclude each other. */
bool config_clashes(const char *problems);

#endif
