/* open.h - makes a VM with everything that rules need. */
#ifndef TES_OPEN_H
#define TES_OPEN_H

#include "script/vm/vm.h"

/* A VM for a source, with the sandboxed library, the bindings and the
 * functions for the engine's own Lua files, but no modules yet. NULL with
 * err. */
struct tes_ruleset *tesI_open(const tes_source *source, tes_error *err);

/* Frees a VM with its catalogue and hooks; NULL is allowed. */
void tesI_close(struct tes_ruleset *vm);

#endif
