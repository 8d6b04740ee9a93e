/* variables.h - variables of state{} as values of Lua. */
#ifndef TES_VARIABLES_H
#define TES_VARIABLES_H

#include "script/vm/handle.h"

/* A *keyed variable* is kept per player, tile, figure or key. In Lua it is a
 * userdata that is indexed with these.
 *
 * Such a userdata is recognized by its size and its mark, the address of our
 * own string: to look its metatable up by name would cost more than to read the
 * variable. */
struct tesI_keyed {
    const char *mark; /* tesI_keyed_name */
    uint32_t var;
};

extern const char tesI_keyed_name[]; /* also the name of their metatable */

/* Types of the handles that variables of a type hold, by tesI_var_type: the
 * variable is 1 + the number of the handle, 0 for nil. */
extern const tesI_handle tesI_var_handles[];

/* The keyed variable at `arg`, or NULL. */
const struct tesI_keyed *tesI_to_keyed(lua_State *L, int arg);

/* Number of the keyed variable at `arg`; raises when it is none of this
 * scope. */
uint32_t tesI_check_keyed(lua_State *L, int arg, tesI_scope scope);

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
