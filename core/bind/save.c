/* save.c - saves: games whose answers are logged as they are given. */
#include "bind/bind.h"
#include "bind/handles.h"

#include <stdlib.h>

#define SAVE "tes.save"

/* User value 1 of a save is the handle of its game. That handle must follow
 * when an undo replaces the game. */
typedef struct h_save {
    tes_save *save;
} h_save;

static h_save *push_empty(lua_State *L)
{
    h_save *handle = lua_newuserdatauv(L, sizeof *handle, 1);
    handle->save = NULL;
    luaL_setmetatable(L, SAVE);
    return handle;
}

static tes_save *check(lua_State *L)
{
    h_save *handle = luaL_checkudata(L, 1, SAVE);
    luaL_argcheck(L, handle->save != NULL, 1, "save was closed");
    return handle->save;
}

/* Points the game's handle at the game of the save again. */
static void refresh(lua_State *L, const tes_save *save)
{
    lua_getiuservalue(L, 1, 1);
    h_game *game = lua_touserdata(L, -1);
    game->game = tes_save_game(save);
    lua_pop(L, 1);
}

/* create(game, seed, path or nil) -> save | nil, error */
static int h_save_create(lua_State *L)
{
    tes_error err = {0};
    h_game *game = h_check_game(L, 1);
    uint64_t seed = (uint64_t)luaL_checkinteger(L, 2);
    const char *path = h_opt_text(L, 3);
    luaL_argcheck(L, !game->logged, 1, "this game has a save already");
    h_save *handle = push_empty(L);
    lua_pushvalue(L, 1);
    lua_setiuservalue(L, -2, 1);
    handle->save = tes_save_create(game->game, seed, path, &err);
    if (!handle->save) return h_fail(L, &err);
    game->logged = true;
    return 1;
}

/* load(path, source or nil, answers or nil) -> save, game, ruleset, notice or
 * nil | nil, error */
static int h_save_load(lua_State *L)
{
    tes_error err = {0};
    tes_source source;
    tes_ruleset *rules = NULL;
    tes_game *loaded = NULL;
    char *notice = NULL;
    const char *path = h_text(L, 1);
    lua_settop(L, 3);
    h_source(L, 2, &source);
    /* All handles exist before there is anything that could leak; the save's
     * comes last, so that it is finalized before its game. */
    h_rules *owner = h_push_ruleset(L);
    int at = lua_gettop(L);
    h_game *game = h_push_game(L, owner);
    h_save *handle = push_empty(L);
    lua_pushvalue(L, at + 1);
    lua_setiuservalue(L, at + 2, 1);
    if (lua_isnoneornil(L, 3))
        handle->save =
            tes_save_load(path, &source, &rules, &loaded, &notice, &err);
    else
        handle->save = tes_save_load_to(path, h_index(L, 3), &source, &rules,
                                        &loaded, &notice, &err);
    if (!handle->save) return h_fail(L, &err);
    owner->rules = rules;
    game->game = loaded;
    game->logged = true;
    lua_pushvalue(L, at + 1);
    lua_pushvalue(L, at);
    lua_pushstring(L, notice);
    free(notice);
    return 4;
}

/* save:answer(index) -> true | nil, error */
H_RESULT(h_save_answer, tes_save_answer(check(L), h_index(L, 2), &err))

/* save:roll() -> true | nil, error */
H_RESULT(h_save_roll, tes_save_roll(check(L), &err))

/* save:undo(answers) -> true | nil, error */
static int h_save_undo(lua_State *L)
{
    tes_error err = {0};
    tes_save *save = check(L);
    tes_status status = tes_save_undo(save, h_index(L, 2), &err);
    refresh(L, save);
    return h_result(L, status, &err);
}

/* save:game() -> the game's handle, always the same one */
static int h_save_game(lua_State *L)
{
    check(L);
    lua_getiuservalue(L, 1, 1);
    return 1;
}

/* save:count() -> number of answers given, undone ones left out;
 * save:seed() -> seed the game was started with */
H_GETTER(h_save_count, h_integer, tes_save_keys(check(L)))
H_GETTER(h_save_seed, h_integer, (lua_Integer)tes_save_seed(check(L)))

/* save:key(index) -> key of an answer | nil */
static int h_save_key(lua_State *L)
{
    tes_save *save = check(L);
    uint32_t index = h_index(L, 2);
    return index < tes_save_keys(save) ? h_string(L, tes_save_key(save, index))
                                       : 0;
}

/* save:copy(path) -> true | nil, error */
H_RESULT(h_save_copy, tes_save_copy(check(L), h_text(L, 2), &err))

/* save:share(seat, path) -> true | nil, error: writes what a seat saw, or
 * everybody (-1), to give away */
H_RESULT(h_save_share,
         tes_save_share(check(L), h_any_seat(L, 2), h_text(L, 3), &err))

/* save:seat() -> seat of a shared save | nil: it is the whole game */
static int h_save_seat(lua_State *L)
{
    int seat;
    return tes_save_seat(check(L), &seat) ? h_integer(L, seat) : 0;
}

/* save:seen(answers) -> what the seat of a shared save saw after so many
 * answers | nil, error */
static int h_save_seen(lua_State *L)
{
    tes_error err = {0};
    tes_save *save = check(L);
    uint32_t answers = h_index(L, 2);
    lua_getiuservalue(L, 1, 1);
    h_game *from = lua_touserdata(L, -1);
    h_game *view = h_push_game(L, from->rules);
    return h_filled(L, view, tes_save_seen(save, answers, &err), &err);
}

/* save:lock() -> true | nil, error: takes the file for writing */
H_RESULT(h_save_lock, tes_save_lock(check(L), &err))

/* save:close(): closes the file; the game can then be answered freely */
static int h_save_close(lua_State *L)
{
    h_save *handle = luaL_checkudata(L, 1, SAVE);
    if (!handle->save) return 0;
    tes_save_close(handle->save);
    handle->save = NULL;
    lua_getiuservalue(L, 1, 1);
    h_game *game = lua_touserdata(L, -1);
    if (game) game->logged = false;
    return 0;
}

static const luaL_Reg functions[] = {
    {"create", h_save_create},
    {"load", h_save_load},
    {NULL, NULL},
};

static const luaL_Reg methods[] = {
    {"answer", h_save_answer}, {"close", h_save_close},
    {"copy", h_save_copy},     {"count", h_save_count},
    {"game", h_save_game},     {"key", h_save_key},
    {"lock", h_save_lock},     {"roll", h_save_roll},
    {"seat", h_save_seat},     {"seed", h_save_seed},
    {"seen", h_save_seen},     {"share", h_save_share},
    {"undo", h_save_undo},     {NULL, NULL},
};

int h_open_save(lua_State *L)
{
    h_class(L, SAVE, methods, h_save_close);
    luaL_newlib(L, functions);
    return 1;
}
