/* state.c - the proxies that state{} returns.
 *
 * A *scope table* (one a state{} call) maps names to variables: S.x reads a
 * variable of the game, S.y gives a *keyed variable*, one that is kept per
 * player, tile, figure or key, which is indexed by that handle: S.y[player]. */
#include "script/bind/state.h"
#include "script/native/changes.h"
#include "script/vm/handle.h"
#include "script/vm/variables.h"
#include "script/vm/view.h"
#include "state/values.h"

/* The number of a label depends on what ran before. The state therefore holds
 * the numbers of a variable's own words. */
static int32_t check_word(lua_State *L, int arg, const struct tesI_var *row)
{
    tesI_label label = tesI_check_label(L, arg);
    for (uint32_t w = 0; w < row->nwords; w++) {
        if (row->words[w] == label) return (int32_t)w + 1;
    }
    return luaL_error(L,
                      "'%s' is not among the values that state{} declares "
                      "for %s",
                      lua_tostring(L, arg),
                      tesI_text(tesI_vm(L)->cat, row->name));
}

static void wrong_type(lua_State *L, int arg, const struct tesI_var *row,
                       const char *wanted)
{
    tesI_handle given = tesI_handle_type(L, arg);
    luaL_error(L, "%s takes a %s, got a %s",
               tesI_text(tesI_vm(L)->cat, row->name), wanted,
               given == HANDLE_NONE ? luaL_typename(L, arg)
                                    : tesI_handle_name(given));
}

static int32_t check_value(lua_State *L, int arg, const struct tesI_var *row)
{
    uint8_t type = row->type;
    if (type == VAR_BOOLEAN) {
        if (!lua_isboolean(L, arg)) wrong_type(L, arg, row, "boolean");
        return lua_toboolean(L, arg);
    }
    if (type == VAR_INTEGER) {
        if (!lua_isinteger(L, arg)) wrong_type(L, arg, row, "whole number");
        lua_Integer value = lua_tointeger(L, arg);
        if (value < INT32_MIN || value > INT32_MAX) {
            luaL_error(L, "%s has 32 bits, too few for %I",
                       tesI_text(tesI_vm(L)->cat, row->name),
                       (LUAI_UACINT)value);
        }
        return (int32_t)value;
    }
    if (lua_isnil(L, arg)) return 0;
    if (type == VAR_WORD && lua_type(L, arg) != LUA_TSTRING) {
        wrong_type(L, arg, row, "word");
    }
    if (type == VAR_WORD) return check_word(L, arg, row);
    tesI_handle wanted = tesI_var_handles[type];
    if (tesI_handle_type(L, arg) != wanted) {
        wrong_type(L, arg, row, tesI_handle_name(wanted));
    }
    return (int32_t)tesI_check(L, arg, wanted) + 1;
}

/* Id that indexes a variable, from the handle at arg. */
static uint32_t check_key(lua_State *L, int arg, uint8_t scope)
{
    switch ((tesI_scope)scope) {
    case SCOPE_PLAYER: return tesI_check(L, arg, HANDLE_PLAYER);
    case SCOPE_TILE: return tesI_check(L, arg, HANDLE_TILE);
    case SCOPE_FIGURE: return tesI_check(L, arg, HANDLE_FIGURE);
    case SCOPE_GAME: return 0;
    case SCOPE_MAP: break;
    }
    if (lua_isinteger(L, arg)) {
        lua_Integer key = lua_tointeger(L, arg);
        if (key < INT32_MIN || key > INT32_MAX) {
            luaL_error(L, "a map key has 32 bits, too few for %I",
                       (LUAI_UACINT)key);
        }
        return (uint32_t)key;
    }
    if (lua_type(L, arg) == LUA_TSTRING) {
        /* FNV-1a: the same in every process, unlike the number of a label */
        uint32_t key = 2166136261u;
        for (const char *c = lua_tostring(L, arg); *c != '\0'; c++) {
            key = (key ^ (unsigned char)*c) * 16777619u;
        }
        return key;
    }
    tesI_handle type = tesI_handle_type(L, arg);
    if (type == HANDLE_NONE) {
        luaL_argerror(L, arg,
                      "a map key is a whole number, a word or a "
                      "handle");
    }
    return tesI_check(L, arg, type);
}

static void write_value(lua_State *L, uint32_t var, uint32_t key, int arg)
{
    const struct tesI_var *row = tesI_var_row(L, var);
    struct tes_game *game =
        tesI_game_write(L, tesI_text(tesI_vm(L)->cat, row->name));
    if (!tesI_value_set(game, var, key, check_value(L, arg, row))) {
        tesI_out_of_memory(L);
    }
    if (row->opens) game->reveals++; /* others see what was hidden */
}

static uint32_t check_keyed(lua_State *L)
{
    const struct tesI_keyed *keyed = tesI_to_keyed(L, 1);
    if (keyed != NULL) return keyed->var;
    return (uint32_t)luaL_typeerror(L, 1, "variable of state{}");
}

static int keyed_index(lua_State *L)
{
    uint32_t var = check_keyed(L);
    const struct tesI_var *row = tesI_var_row(L, var);
    uint32_t key = check_key(L, 2, row->scope);
    tesI_push_value(L, row, tesI_read_value(L, var, key));
    return 1;
}

static int keyed_newindex(lua_State *L)
{
    uint32_t var = check_keyed(L);
    write_value(L, var, check_key(L, 2, tesI_var_row(L, var)->scope), 3);
    return 0;
}

/* pairs() of a keyed variable raises: its message says which loop to write
 * instead, or that the keys of a map are not listed. */
static int keyed_pairs(lua_State *L)
{
    static const char *const owners[] = {[SCOPE_PLAYER] = "g:seats()",
                                         [SCOPE_TILE] = "g:tiles()",
                                         [SCOPE_FIGURE] = "g:figures()"};
    uint8_t scope = tesI_var_row(L, check_keyed(L))->scope;

    if (scope == SCOPE_MAP) {
        return luaL_error(L, "a map cannot be gone through, as which keys "
                             "hold something is not known: read it for each "
                             "key that it may have");
    }
    return luaL_error(L,
                      "a variable that is kept for many cannot be gone "
                      "through: go through what it is kept for, such as "
                      "%s, and read it for each",
                      owners[scope]);
}

/* engine.change(number) -> what it takes, or nil: makes a change that rules
 * have declared, if its condition holds. */
int tesI_make_change(lua_State *L)
{
    const struct tes_ruleset *vm = tesI_vm(L);
    lua_Integer number = luaL_checkinteger(L, 1);
    int32_t taken;

    luaL_argcheck(L, number >= 1 && number <= vm->nchanges, 1, "no change");
    const struct tesI_change *change = &vm->changes[number - 1];
    struct tes_game *game = tesI_game_write(L, "a step");
    if (!tesI_change_due(game, change)) return 0;
    if (!tesI_change(game, change, &taken)) tesI_out_of_memory(L);
    if (change->take == 0) return 0;
    tesI_push_value(L, tesI_var_row(L, change->take - 1), taken);
    return 1;
}

/* Upvalue 1: table from names to variable numbers (game scope) or keyed
 * variables. */
static int scope_index(lua_State *L)
{
    lua_pushvalue(L, 2);
    int type = lua_rawget(L, lua_upvalueindex(1));
    if (type == LUA_TUSERDATA) return 1;
    if (type != LUA_TNUMBER) {
        return luaL_error(L, "state{} declares no '%s'",
                          luaL_tolstring(L, 2, NULL));
    }
    tesI_push_var(L, (uint32_t)lua_tointeger(L, -1));
    return 1;
}

static int scope_newindex(lua_State *L)
{
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNUMBER) {
        return luaL_error(L, "state{} declares no game variable '%s'",
                          luaL_tolstring(L, 2, NULL));
    }
    uint32_t var = (uint32_t)lua_tointeger(L, -1);
    write_value(L, var, 0, 3);
    return 0;
}

/* engine.keyed(number) -> the keyed variable */
int tesI_new_keyed(lua_State *L)
{
    uint32_t var = (uint32_t)luaL_checkinteger(L, 1);
    struct tesI_keyed *keyed = lua_newuserdatauv(L, sizeof *keyed, 0);
    *keyed = (struct tesI_keyed){tesI_keyed_name, var};
    luaL_setmetatable(L, tesI_keyed_name);
    return 1;
}

/* engine.scope(table of names) -> scope table */
int tesI_new_scope(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_newuserdatauv(L, 0, 0);
    lua_createtable(L, 0, 3);
    lua_pushvalue(L, 1);
    lua_pushcclosure(L, scope_index, 1);
    lua_setfield(L, -2, "__index");
    lua_pushvalue(L, 1);
    lua_pushcclosure(L, scope_newindex, 1);
    lua_setfield(L, -2, "__newindex");
    tesI_seal(L);
    return 1;
}

void tesI_open_state(lua_State *L)
{
    luaL_newmetatable(L, tesI_keyed_name);
    lua_pushcfunction(L, keyed_index);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, keyed_newindex);
    lua_setfield(L, -2, "__newindex");
    lua_pushcfunction(L, keyed_pairs);
    lua_setfield(L, -2, "__pairs");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_pop(L, 1);
}
