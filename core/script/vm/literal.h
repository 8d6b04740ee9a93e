/* literal.h - plain data as the text of a Lua table constructor, which reads
 * back as what it was. For lua/literal.lua, in rulesets and in the program. */
#ifndef TES_LITERAL_H
#define TES_LITERAL_H

#include <lua.h>

/* literal(value) -> text, on one line, keys in order, so that equal values
 * give equal texts. Takes nil, booleans, numbers, strings and tables of them;
 * raises for anything else. */
int tesI_literal(lua_State *L);

#endif
