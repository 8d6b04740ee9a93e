/* state.c - the proxies that state{} returns.
 *
 * A *scope table* (one a state{} call) maps names to variables: S.x reads a
 * variable of the game, S.y gives the *slot* of a variable kept per player,
 * tile, figure or key, which is indexed by that handle: S.y[player]. */
#include "../../board.h"
#include "../../feature.h"
#include "../../secrets.h"
#include "../../trace.h"
#include "../../values.h"
#include "../../views.h"
#include "handle.h"

static const char slot_name[] = "tessera.slot";

/* A slot knows itself by its mark: looking its metatable up by name would
 * cost more than the variable. Nothing else in the VM is of this size and
 * begins with the address of our own string. */
struct slot {
    const char *mark; /* slot_name */
    uint32_t var;
};

static const struct slot *to_slot(lua_State *L, int arg)
{
    if (lua_type(L, arg) != LUA_TUSERDATA ||
        lua_rawlen(L, arg) != sizeof(struct slot)) {
        return NULL;
    }
    const struct slot *slot = lua_touserdata(L, arg);
    return slot->mark == slot_name ? slot : NULL;
}

static const struct tesI_var *var_row(lua_State *L, uint32_t var)
{
    const struct tesI_catalogue *cat = tesI_vm(L)->cat;
    if (var >= cat->nvars) luaL_error(L, "this variable is not ready yet");
    return &cat->vars[var];
}

static void push_value(lua_State *L, const struct tesI_var *row, int32_t value)
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
    } else {
        switch ((tesI_var_type)type) {
        case VAR_WORD: tesI_push_label(L, row->words[value - 1]); break;
        case VAR_PLAYER: tesI_push(L, HANDLE_PLAYER, id); break;
        case VAR_TILE: tesI_push(L, HANDLE_TILE, id); break;
        case VAR_TYPE: tesI_push(L, HANDLE_TYPE, id); break;
        case VAR_FIGURE: tesI_push(L, HANDLE_FIGURE, id); break;
        case VAR_FEATURE: /* it may have become part of another since */
            id = tesI_feature_root(tesI_game(L), id);
            tesI_push(L, HANDLE_FEATURE, id);
            break;
        case VAR_CELL: tesI_push(L, HANDLE_CELL, id); break;
        case VAR_ZONE: tesI_push(L, HANDLE_ZONE, id); break;
        case VAR_EDGE: tesI_push(L, HANDLE_EDGE, id); break;
        case VAR_SEGMENT: tesI_push(L, HANDLE_SEGMENT, id); break;
        case VAR_INTEGER:
        case VAR_BOOLEAN: break;
        }
    }
}

/* Reads a variable: who does may know what others must not. */
static int32_t read_value(lua_State *L, uint32_t var, uint32_t id)
{
    struct tes_game *game = tesI_game(L);
    tesI_hide(game, tesI_var_hidden(game, var, id));
    int32_t value = tesI_value_get(game, var, id);
    const struct tesI_var *row = &game->cat->vars[var];
    bool plain = row->scope == SCOPE_GAME &&
                 (value == 0 || row->type <= VAR_BOOLEAN ||
                  row->type == VAR_WORD || row->type == VAR_PLAYER);
    if (plain) {
        tesI_trace_var(game, var, value);
    } else {
        tesI_trace_far(game); /* what it names has changes of its own */
    }
    return value;
}

/* Numbers of labels depend on what ran before; those of a variable's own
 * words do not, so these are what the state holds. */
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
    static const tesI_handle handles[] = {
        [VAR_PLAYER] = HANDLE_PLAYER,   [VAR_TILE] = HANDLE_TILE,
        [VAR_TYPE] = HANDLE_TYPE,       [VAR_FIGURE] = HANDLE_FIGURE,
        [VAR_FEATURE] = HANDLE_FEATURE, [VAR_CELL] = HANDLE_CELL,
        [VAR_ZONE] = HANDLE_ZONE,       [VAR_EDGE] = HANDLE_EDGE,
        [VAR_SEGMENT] = HANDLE_SEGMENT};
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
    if (tesI_handle_type(L, arg) != handles[type]) {
        wrong_type(L, arg, row, tesI_handle_name(handles[type]));
    }
    return (int32_t)tesI_check(L, arg, handles[type]) + 1;
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
    const struct tesI_var *row = var_row(L, var);
    struct tes_game *game =
        tesI_game_write(L, tesI_text(tesI_vm(L)->cat, row->name));
    if (!tesI_value_set(game, var, key, check_value(L, arg, row))) {
        tesI_out_of_memory(L);
    }
    if (row->opens) game->reveals++; /* others see what was hidden */
}

static uint32_t check_slot(lua_State *L)
{
    const struct slot *slot = to_slot(L, 1);
    if (slot == NULL) luaL_typeerror(L, 1, "variable of state{}");
    return slot->var;
}

uint32_t tesI_check_slot(lua_State *L, int arg, tesI_scope scope)
{
    const struct slot *slot = to_slot(L, arg);
    if (slot == NULL || var_row(L, slot->var)->scope != scope) {
        luaL_argerror(L, arg,
                      scope == SCOPE_TILE
                          ? "a variable of state{} kept per tile is needed"
                          : "another variable of state{} is needed");
    }
    if (var_row(L, slot->var)->sight.seen != SEEN_ALL) {
        tesI_hide(tesI_game(L), TESI_EVERYBODY); /* all of them are read */
    }
    return slot->var;
}

static int slot_index(lua_State *L)
{
    uint32_t var = check_slot(L);
    const struct tesI_var *row = var_row(L, var);
    uint32_t key = check_key(L, 2, row->scope);
    push_value(L, row, read_value(L, var, key));
    return 1;
}

static int slot_newindex(lua_State *L)
{
    uint32_t var = check_slot(L);
    write_value(L, var, check_key(L, 2, var_row(L, var)->scope), 3);
    return 0;
}

/* What is kept for players, tiles or figures is read for each of them; which
 * keys of a map hold something is not known. Raises, to say so. */
static int slot_pairs(lua_State *L)
{
    static const char *const owners[] = {[SCOPE_PLAYER] = "g:seats()",
                                         [SCOPE_TILE] = "g:tiles()",
                                         [SCOPE_FIGURE] = "g:figures()"};
    uint8_t scope = var_row(L, check_slot(L))->scope;

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

void tesI_push_var(lua_State *L, uint32_t var)
{
    push_value(L, var_row(L, var), read_value(L, var, 0));
}

/* engine.change(number) -> what it takes, or nil: a change that rules have
 * declared is made, if it is due. */
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
    push_value(L, var_row(L, change->take - 1), taken);
    return 1;
}

/* Upvalue 1: table from names to variable numbers (game scope) or slots. */
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

/* engine.slot(number) -> slot of a keyed variable */
int tesI_new_slot(lua_State *L)
{
    uint32_t var = (uint32_t)luaL_checkinteger(L, 1);
    struct slot *slot = lua_newuserdatauv(L, sizeof *slot, 0);
    *slot = (struct slot){slot_name, var};
    luaL_setmetatable(L, slot_name);
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
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
    return 1;
}

void tesI_open_state(lua_State *L)
{
    luaL_newmetatable(L, slot_name);
    lua_pushcfunction(L, slot_index);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, slot_newindex);
    lua_setfield(L, -2, "__newindex");
    lua_pushcfunction(L, slot_pairs);
    lua_setfield(L, -2, "__pairs");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_pop(L, 1);
}
