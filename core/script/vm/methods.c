/* methods.c - the object `g`; its methods are in script/bind/. */
#include "script/vm/methods.h"

#include "script/vm/handle.h"
#include "script/vm/view.h"

/* g.player and g.tile are read all the time: they stand in the table of
 * methods as plain values, brought up to date whenever they change. */
void tesI_show(struct tes_ruleset *vm, lua_State *L)
{
    const struct tes_game *game = vm->game;
    uint32_t player = tesI_word(game, WORD_PLAYER);
    uint32_t tile = tesI_focus(game);
    bool same = vm->shown_salt == game->salt;

    if (same && vm->shown_player == player && vm->shown_tile == tile) return;
    lua_rawgeti(L, LUA_REGISTRYINDEX, vm->methods_ref);
    if (!same || vm->shown_player != player) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, vm->player_ref);
        tesI_push(L, HANDLE_PLAYER, player);
        lua_rawset(L, -3);
    }
    if (!same || vm->shown_tile != tile) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, vm->tile_ref);
        if (tile == TES_NONE) {
            lua_pushboolean(L, 0); /* nil would give the key up */
        } else {
            tesI_push(L, HANDLE_TILE, tile);
        }
        lua_rawset(L, -3);
    }
    lua_pop(L, 1);
    vm->shown_salt = game->salt;
    vm->shown_player = player;
    vm->shown_tile = tile;
}

/* Called when no method has this name; upvalue 1: table of fields. */
static int game_index(lua_State *L)
{
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TLIGHTUSERDATA) {
        return luaL_error(L, "g has no field or method '%s'",
                          luaL_tolstring(L, 2, NULL));
    }
    return ((lua_CFunction)(uintptr_t)lua_touserdata(L, -1))(L);
}

static int game_newindex(lua_State *L)
{
    return luaL_error(L, "fields of g cannot be assigned; keep what must "
                         "last in state{}");
}

/* What rules see as g, with the function or table at the top for its __index,
 * which is popped: a reference to it. */
static int make_game(lua_State *L)
{
    lua_newuserdatauv(L, 0, 0);
    lua_createtable(L, 0, 3);
    lua_rotate(L, -3, 2);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, game_newindex);
    lua_setfield(L, -2, "__newindex");
    tesI_seal(L);
    return luaL_ref(L, LUA_REGISTRYINDEX);
}

/* g is a userdata whose __index is the table of methods (one raw look-up),
 * which falls back to the fields. */
void tesI_open_object(lua_State *L)
{
    lua_pushliteral(L, "player");
    tesI_vm(L)->player_ref = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_pushliteral(L, "tile");
    tesI_vm(L)->tile_ref = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_newtable(L);
    /* both keys exist from now on, so that tesI_show never allocates */
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "player");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "tile");
    lua_pushvalue(L, -1);
    tesI_vm(L)->methods_ref = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_createtable(L, 0, 1);
    lua_getfield(L, LUA_REGISTRYINDEX, "tessera.fields");
    lua_rawgeti(L, -1, HANDLE_NONE);
    lua_remove(L, -2);
    lua_pushcclosure(L, game_index, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    tesI_vm(L)->game_ref = make_game(L);
}
