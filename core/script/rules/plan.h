/* plan.h - how build.c and build_tiles.c read the plan that
 * lua/plan/catalogue.lua makes. All of these look at the table at the top of
 * the stack, and raise. */
#ifndef TES_PLAN_H
#define TES_PLAN_H

#include <lauxlib.h>

#include "state/catalogue.h"

/* A number; true is 1, false and nil are 0. */
lua_Integer tesI_plan_integer(lua_State *L, const char *name);

/* The label of a text, or 0. */
tesI_label tesI_plan_label(lua_State *L, const char *name);

/* Pushes a list and returns its length, checked against a limit. */
uint32_t tesI_plan_list(lua_State *L, const char *name, lua_Integer limit);

/* Zeroed memory for what a catalogue owns. */
void *tesI_plan_room(lua_State *L, size_t count, size_t size);

/* Who may see a row: seen, seen_var. */
struct tesI_sight tesI_plan_sight(lua_State *L, struct tesI_catalogue *cat);

#endif
