/* rules.h - what the core asks of rules, answered by a VM. */
#ifndef TES_RULES_H
#define TES_RULES_H

#include "script/vm/vm.h"

/* Fills in vm->rules. */
void tesI_rules_init(struct tes_ruleset *vm);

#endif
