/* describe.c - tes_describe: texts about a ruleset, or about what a source
 * names. */
#include "script/rules/ruleset.h"
#include "trial/drive.h"

char *tes_describe(tes_ruleset *rules, const tes_source *source,
                   const char *topic, tes_error *err)
{
    struct tesI_request request = {source, "available", "describe", topic, 1};

    if (rules != NULL) return tesI_ruleset_answer(rules, topic, err);
    struct tes_ruleset *vm = tesI_drive_open(source, err);
    if (vm == NULL) return NULL;
    char *text = tesI_request_text(vm, &request, err);
    tesI_drive_close(vm);
    return text;
}
