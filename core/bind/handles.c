/* handles.c - rulesets and games as Lua has them. */
#include "bind/handles.h"

#include <stdlib.h>

/* The handle of a ruleset is one pointer, NULL after free. */

void h_rules_release(h_rules *rules)
{
    if (!rules || --rules->refs > 0) return;
    if (rules->rules) tes_ruleset_free(rules->rules);
    free(rules);
}

h_rules *h_check_ruleset(lua_State *L, int arg)
{
    h_rules **handle = luaL_checkudata(L, arg, H_RULESET);
    luaL_argcheck(L, *handle != NULL, arg, "ruleset was freed");
    return *handle;
}

h_rules *h_push_ruleset(lua_State *L)
{
    h_rules **handle = lua_newuserdatauv(L, sizeof(void *), 0);
    *handle = NULL;
    luaL_setmetatable(L, H_RULESET);
    *handle = calloc(1, sizeof **handle);
    if (*handle)
        (*handle)->refs = 1;
    else
        luaL_error(L, "not enough memory");
    return *handle;
}

int h_ruleset_free(lua_State *L)
{
    h_rules **handle = luaL_checkudata(L, 1, H_RULESET);
    h_rules_release(*handle);
    *handle = NULL;
    return 0;
}

h_game *h_check_game(lua_State *L, int arg)
{
    h_game *handle = luaL_checkudata(L, arg, H_GAME);
    luaL_argcheck(L, handle->game != NULL, arg, "game was freed");
    return handle;
}

tes_game *h_game_at(lua_State *L, int arg)
{
    return h_check_game(L, arg)->game;
}

h_game *h_push_game(lua_State *L, h_rules *rules)
{
    h_game *handle = lua_newuserdatauv(L, sizeof *handle, 0);
    *handle = (h_game){.rules = rules};
    rules->refs++;
    luaL_setmetatable(L, H_GAME);
    return handle;
}

int h_filled(lua_State *L, h_game *handle, tes_game *game, tes_error *err)
{
    handle->game = game;
    if (!game) return h_fail(L, err);
    tes_error_clear(err);
    return 1;
}

int h_game_free(lua_State *L)
{
    h_game *handle = luaL_checkudata(L, 1, H_GAME);
    if (handle->game) tes_game_free(handle->game);
    handle->game = NULL;
    h_rules_release(handle->rules);
    handle->rules = NULL;
    return 0;
}
