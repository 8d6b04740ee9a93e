/* variables.h - variables of state{} as values of Lua. */
#ifndef TES_VARIABLES_H
#define TES_VARIABLES_H

#include "script/vm/handle.h"

/* A *slot* is what Lua has of a variable that is kept per player, tile, figure
 * or key.
 *
 * A slot knows itself by its mark: looking its metatable up by name would
 * cost more than the variable. Nothing else in the VM is of this size and
 * begins with the address of our own string. */
struct tesI_slot {
    const char *mark; /* tesI_slot_name */
    uint32_t var;
};

extern const char tesI_slot_name[]; /* of their metatable, too */

/* Types of the handles that variables of a type hold, by tesI_var_type: the
 * variable is 1 + the number of the handle, 0 for nil. */
extern const tesI_handle tesI_var_handles[];

/* The slot at `arg`, or NULL. */
const struct tesI_slot *tesI_to_slot(lua_State *L, int arg);

/* Number of the variable whose slot lies at `arg`; raises when it is no slot
 * of this scope. */
uint32_t tesI_check_slot(lua_State *L, int arg, tesI_scope scope);

/* What the catalogue has of a variable; raises while rules are loaded. */
const struct tesI_var *tesI_var_row(lua_State *L, uint32_t var);

/* Reads a variable. If it is hidden from some seats, later questions of the
 * phase are, too (turn/secrets.h). */
int32_t tesI_read_value(lua_State *L, uint32_t var, uint32_t id);

/* Pushes a value of a variable as Lua has it, such as a handle. */
void tesI_push_value(lua_State *L, const struct tesI_var *row, int32_t value);

/* Pushes what a variable of the game holds. */
void tesI_push_var(lua_State *L, uint32_t var);

#endif
