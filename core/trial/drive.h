/* drive.h - VMs in which the Lua side can drive a game, for the rule tester and
 * the checker. */
#ifndef TES_DRIVE_H
#define TES_DRIVE_H

#include "script/vm/vm.h"

/* As tesI_open. */
struct tes_ruleset *tesI_drive_open(const tes_source *source, tes_error *err);
/* Ends the game that is driven, and as tesI_close; NULL is allowed. */
void tesI_drive_close(struct tes_ruleset *vm);

#endif
