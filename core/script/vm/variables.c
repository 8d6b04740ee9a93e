/* variables.c - variables of state{} as values of Lua. */
#include "script/vm/variables.h"

#include "board/features.h"
#include "game/views.h"
#include "state/values.h"
#include "turn/secrets.h"

const char tesI_keyed_name[] = "tessera.keyed";

const tesI_handle tesI_var_handles[] = {
    [VAR_PLAYER] = HANDLE_PLAYER,   [VAR_TILE] = HANDLE_TILE,
    [VAR_TYPE] = HANDLE_TYPE,       [VAR_FIGURE] = HANDLE_FIGURE,
    [VAR_FEATURE] = HANDLE_FEATURE, [VAR_CELL] = HANDLE_CELL,
    [VAR_ZONE] = HANDLE_ZONE,       [VAR_EDGE] = HANDLE_EDGE,
    [VAR_SEGMENT] = HANDLE_SEGMENT};

const struct tesI_keyed *tesI_to_keyed(lua_State *L, int arg)
{
    if (lua_type(L, arg) != LUA_TUSERDATA ||
        lua_rawlen(L, arg) != sizeof(struct tesI_keyed)) {
        return NULL;
    }
    const struct tesI_keyed *keyed = lua_touserdata(L, arg);
    return keyed->mark == tesI_keyed_name ? keyed : NULL;
}

const struct tesI_var *tesI_var_row(lua_State *L, uint32_t var)
{
    const struct tesI_catalogue *cat = tesI_vm(L)->cat;
    if (var >= cat->nvars) luaL_error(L, "this variable is not ready yet");
    return &cat->vars[var];
}

void tesI_push_value(lua_State *L, const struct tesI_var *row, int32_t value)
{
    uint8_t type = row->type;
    uint32_t id = (uint32_t)value - 1;
    if (value == TESI_UNKNOWN && type > VAR_BOOLEAN) {
        value = 0; /* this is a view, and it is hidden */
    } else if (value == TESI_UNKNOWN && row->scope == SCOPE_MAP &&
               row->sight.seen != SEEN_ALL) {
        value = row->initial;
    }
    if (type == VAR_INTEGER) {
        lua_pushinteger(L, value);
    } else if (type == VAR_BOOLEAN) {
        lua_pushboolean(L, value != 0);
    } else if (value == 0) {
        lua_pushnil(L);
    } else if (type == VAR_WORD) {
        tesI_push_label(L, row->words[value - 1]);
    } else if (type == VAR_FEATURE) { /* it may be part of another since */
        tesI_push(L, HANDLE_FEATURE, tesI_feature_root(tesI_game(L), id));
    } else {
        tesI_push(L, tesI_var_handles[type], id);
    }
}

/* Reads a variable; if it is hidden, notes that the phase may know a secret. */
int32_t tesI_read_value(lua_State *L, uint32_t var, uint32_t id)
{
    struct tes_game *game = tesI_game(L);
    tesI_hide(game, tesI_var_hidden(game, var, id));
    return tesI_value_get(game, var, id);
}

uint32_t tesI_check_keyed(lua_State *L, int arg, tesI_scope scope)
{
    const struct tesI_keyed *keyed = tesI_to_keyed(L, arg);
    if (keyed == NULL || tesI_var_row(L, keyed->var)->scope != scope) {
        luaL_argerror(L, arg,
                      scope == SCOPE_TILE
                          ? "a variable of state{} kept per tile is needed"
                          : "another variable of state{} is needed");
    }
    if (tesI_var_row(L, keyed->var)->sight.seen != SEEN_ALL) {
        tesI_hide(tesI_game(L), TESI_EVERYBODY); /* all of them are read */
    }
    return keyed->var;
}

void tesI_push_var(lua_State *L, uint32_t var)
{
    tesI_push_value(L, tesI_var_row(L, var), tesI_read_value(L, var, 0));
}
