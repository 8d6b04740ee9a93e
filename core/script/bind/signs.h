/* signs.h - marks and kinds of segments by one name, and tiles around. */
#ifndef TES_SIGNS_H
#define TES_SIGNS_H

#include "script/vm/vm.h"

/* What a name stands for on tiles: a mark, or else a kind of segment. */
struct tesI_sign {
    uint32_t marks, kinds; /* a bit each */
};

/* The sign of a name, or of that at `arg`; empty if no mark or kind has this
 * name. The second raises where segments have it as an attribute. */
struct tesI_sign tesI_find_sign(lua_State *L, tesI_label name);
struct tesI_sign tesI_check_sign(lua_State *L, int arg);

/* True when the sign is on tiles of this type. */
bool tesI_shows(const struct tesI_type *type, struct tesI_sign sign);

/* Appends the tiles on the eight cells around one to the list at the top, row
 * by row; only those that show the sign, unless it is NULL. */
void tesI_list_around(lua_State *L, int32_t x, int32_t y,
                      const struct tesI_sign *sign);

/* Pushes a new list of these; the sign is that of the name at 2, if there is
 * one. Returns 1. */
int tesI_push_around(lua_State *L, int32_t x, int32_t y);

#endif
