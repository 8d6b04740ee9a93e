/* bind.c - the one list of all that is bound. */
#include "script/bind/bind.h"

#include "script/bind/options.h"
#include "script/bind/state.h"
#include "script/vm/methods.h"

static const struct tesI_binding *const files[] = {
    tesI_bind_ask,     tesI_bind_cell,    tesI_bind_corner,  tesI_bind_edge,
    tesI_bind_feature, tesI_bind_figure,  tesI_bind_game,    tesI_bind_line,
    tesI_bind_link,    tesI_bind_names,   tesI_bind_overlay, tesI_bind_pile,
    tesI_bind_score,   tesI_bind_suppose, tesI_bind_tile,    tesI_bind_walk};

/* Methods of handles are stored as functions, getters as light userdata: see
 * handle_index. */
static void add_to_handles(lua_State *L, const struct tesI_binding *binding)
{
    const struct tesI_field *field = binding->fields;

    lua_rawgeti(L, -1, binding->type);
    if (binding->methods != NULL) luaL_setfuncs(L, binding->methods, 0);
    for (; field != NULL && field->name != NULL; field++) {
        lua_pushlightuserdata(L, (void *)(uintptr_t)field->get);
        lua_setfield(L, -2, field->name);
    }
    lua_pop(L, 1);
}

static void add(lua_State *L, const struct tesI_binding *binding)
{
    const struct tesI_field *field = binding->fields;

    if (binding->type != HANDLE_NONE) {
        add_to_handles(L, binding);
        return;
    }
    tesI_add_methods(L, binding->methods);
    for (; field != NULL && field->name != NULL; field++) {
        tesI_add_field(L, field->name, field->get);
    }
}

void tesI_open_bindings(lua_State *L)
{
    tesI_open_object(L);
    tesI_open_options(L);
    tesI_open_state(L);
    lua_getfield(L, LUA_REGISTRYINDEX, "tessera.fields");
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        const struct tesI_binding *binding = files[i];
        while (binding->fields != NULL || binding->methods != NULL) {
            add(L, binding++);
        }
    }
    lua_pop(L, 1);
}
