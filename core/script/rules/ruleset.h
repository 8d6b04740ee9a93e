/* ruleset.h - loading rulesets, and asking the Lua side. */
#ifndef TES_RULESET_H
#define TES_RULESET_H

#include "script/vm/vm.h"

/* A call of a function in the engine's own Lua files. The function gets the
 * source and one more text, or nil. */
struct tesI_request {
    const tes_source *source;
    const char *file, *topic; /* which file of lua/, which function of it */
    const char *argument;
    int results;
};
/* Makes the call, within the budgets, and leaves its results. */
bool tesI_request_send(struct tes_ruleset *vm, struct tesI_request *request,
                       tes_error *err);

/* The same for one text as result, malloc'd. NULL with err. */
char *tesI_request_text(struct tes_ruleset *vm, struct tesI_request *request,
                        tes_error *err);

/* As tes_ruleset_load, with the modules in another allowed order: see
 * modules.reordered in lua/source/modules.lua; NULL for the usual one. */
tes_ruleset *tesI_ruleset_load(const tes_source *source, const char *order,
                               tes_error *err);

/* The ruleset's text about a topic, as tes_describe; NULL with err. */
char *tesI_ruleset_answer(const tes_ruleset *vm, const char *topic,
                          tes_error *err);

#endif
