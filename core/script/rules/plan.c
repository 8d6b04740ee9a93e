/* plan.c - fields of the plan that lua/plan/catalogue.lua makes; see plan.h. */
#include "script/rules/plan.h"

#include "port/alloc.h"
#include "script/vm/handle.h"

lua_Integer tesI_plan_integer(lua_State *L, const char *name)
{
    lua_getfield(L, -1, name);
    lua_Integer value =
        lua_isboolean(L, -1) ? lua_toboolean(L, -1) : lua_tointeger(L, -1);
    lua_pop(L, 1);
    return value;
}

tesI_label tesI_plan_label(lua_State *L, const char *name)
{
    tesI_label label = 0;
    if (lua_getfield(L, -1, name) == LUA_TSTRING) {
        label = tesI_check_label(L, lua_gettop(L));
    }
    lua_pop(L, 1);
    return label;
}

uint32_t tesI_plan_list(lua_State *L, const char *name, lua_Integer limit)
{
    if (lua_getfield(L, -1, name) != LUA_TTABLE) {
        luaL_error(L, "the plan has no '%s'", name);
    }
    lua_Integer count = luaL_len(L, -1);
    if (count > limit) {
        luaL_error(L, "too many %s: %d, the core takes %d", name, (int)count,
                   (int)limit);
    }
    return (uint32_t)count;
}

void *tesI_plan_room(lua_State *L, size_t count, size_t size)
{
    void *block = tesI_zalloc(count * size + 1);
    if (block == NULL) tesI_out_of_memory(L);
    return block;
}

struct tesI_sight tesI_plan_sight(lua_State *L, struct tesI_catalogue *cat)
{
    struct tesI_sight sight = {(uint8_t)tesI_plan_integer(L, "seen"),
                               (uint16_t)tesI_plan_integer(L, "seen_var")};
    if (sight.seen != SEEN_ALL) cat->secrets = true;
    if (sight.seen == SEEN_SET) cat->vars[sight.var].opens = true;
    return sight;
}
