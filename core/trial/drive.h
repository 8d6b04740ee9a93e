/* drive.h - VMs in which the Lua side can drive a game, for the rule tester and
 * the checker. */
#ifndef TES_DRIVE_H
#define TES_DRIVE_H

#include "script/vm/vm.h"

/* As tesI_open. */
struct tes_ruleset *tesI_drive_open(const tes_source *source, tes_error *err);

#endif
