/* suppose.c - g:suppose: tries a change, and takes it back. */
#include "script/bind/bind.h"
#include "script/vm/methods.h"

/* What a supposition changes of the VM and of the game outside its store. */
struct before {
    int sealed, listing;
    tesI_mark mark;
    uint32_t notes, used, caused;
};

static struct before begin(struct tes_ruleset *vm, struct tes_game *game)
{
    struct before before = {
        vm->sealed,         vm->listing,       tesI_store_mark(&game->store),
        game->vetoes.count, game->vetoes.used, game->caused};
    vm->sealed = 0; /* all of it is taken back */
    vm->nested++;
    vm->supposing++;
    return before;
}

static void take_back(struct tes_ruleset *vm, struct tes_game *game,
                      struct before before)
{
    vm->sealed = before.sealed;
    vm->listing = before.listing;
    vm->nested--;
    vm->supposing--;
    tesI_store_rollback(&game->store, before.mark);
    game->vetoes.count = before.notes;
    game->vetoes.used = before.used;
    game->caused = before.caused;
}

/* Raises what was raised inside, which lies at the top. */
static int raise_again(lua_State *L, int status)
{
    char refused[320];

    if (status != LUA_ERRMEM) return lua_error(L);
    if (tesI_vm(L)->budget.refused) {
        tesI_budget_text(tesI_vm(L), refused, sizeof refused);
        lua_pushstring(L, refused);
    } else {
        lua_pushliteral(L, TESI_NO_MEMORY);
    }
    return lua_error(L);
}

/* g:suppose(fn: fun(g: Game, ...: any): ...any, ...: any) -> ...any - calls the
 *   function with g and what follows it, returns what it returns, and takes
 *   back all that it changed. It may be called anywhere, in vetoes and scores
 *   too. Inside, g:ask fails and no handler runs. A tile laid inside no longer
 *   exists afterwards and cannot be returned */
static int t_suppose(lua_State *L)
{
    struct tes_ruleset *vm = tesI_vm(L);
    struct tes_game *game = tesI_game(L);

    luaL_checktype(L, 2, LUA_TFUNCTION);
    luaL_checkstack(L, 8, NULL);
    lua_pushcfunction(L, tesI_explain);
    lua_insert(L, 2);
    lua_pushvalue(L, 1);
    lua_insert(L, 4); /* g, handler, function, g, what follows */
    struct before before = begin(vm, game);
    int status = lua_pcall(L, lua_gettop(L) - 3, LUA_MULTRET, 2);
    take_back(vm, game, before);
    tesI_show(vm, L);
    if (status != LUA_OK) return raise_again(L, status);
    for (int at = 3; at <= lua_gettop(L); at++) {
        if (tesI_is_gone(L, at)) {
            return luaL_error(L, "g:suppose cannot return this %s: it is gone",
                              tesI_handle_name(tesI_handle_type(L, at)));
        }
    }
    return lua_gettop(L) - 2;
}

static const luaL_Reg methods[] = {{"suppose", t_suppose}, {NULL, NULL}};

const struct tesI_binding tesI_bind_suppose[] = {{HANDLE_NONE, NULL, methods},
                                                 {HANDLE_NONE, NULL, NULL}};
