/* allow.c - asks the vetoes of modules; see allow.h.
 *
 * A veto is a function, called with the store sealed, or data, read without
 * Lua. */
#include "script/native/allow.h"

#include "board/cells.h"
#include "board/features.h"
#include "board/figures.h"
#include "script/native/conditions.h"
#include "script/vm/call.h"
#include "script/vm/handle.h"
#include "turn/secrets.h"
#include "turn/vetoes.h"

/* Protected; arg: hook (light). */
static int raise_veto(lua_State *L)
{
    tesI_wrong_result(L, lua_touserdata(L, 1),
                      "it must return true or false, and maybe a text, "
                      "or nothing");
    return 0;
}

/* Pops the two results of a veto: returns 1, or 0 with or without a reason; -1:
 * they are not the results of a veto. */
static int verdict(lua_State *L, struct tes_game *game,
                   const struct tesI_hook *hook, const char *name,
                   const char **reason)
{
    bool says = lua_isboolean(L, -2), denies = says && !lua_toboolean(L, -2);
    bool why = lua_type(L, -1) == LUA_TSTRING;

    *reason = denies && why ? lua_tostring(L, -1) : NULL;
    if (says ? why || lua_isnil(L, -1) : lua_isnil(L, -2) && lua_isnil(L, -1)) {
        return !denies;
    }
    lua_pushcfunction(L, tesI_explain);
    lua_pushcfunction(L, raise_veto);
    lua_pushlightuserdata(L, (void *)(uintptr_t)hook);
    if (tesI_call(L, game, hook->module, name, 1, 0)) lua_pop(L, 1);
    return -1;
}

/* Lies a tile of one of these types on the eight cells around? */
static bool is_near(const struct tes_game *game, uint32_t cell,
                    const uint32_t *types)
{
    uint32_t tiles[2 * TESI_SIDES + 1];

    tesI_cell_around(game, cell, tiles);
    for (const uint32_t *tile = tiles; *tile != TES_NONE; tile++) {
        if (tesI_is_in(types, tesI_laid_type(tesI_tile_row(game, *tile)))) {
            return true;
        }
    }
    return false;
}

int tesI_may_place(void *ctx, struct tes_game *game, uint32_t type,
                   uint32_t cell, unsigned rotation, bool again)
{
    struct tes_ruleset *vm = ctx;
    lua_State *L = tesI_running(vm);
    int may = 1, top = lua_gettop(L);
    uint32_t layer = game->draft.open ? (uint32_t)game->draft.player
                                      : tesI_word(game, WORD_PLAYER);
    uint64_t passed = again ? vm->passed : 0;
    const char *reason;

    luaL_checkstack(L, 12, NULL);
    for (uint32_t i = 0; i < vm->place.count && may == 1; i++) {
        const struct tesI_hook *hook = &vm->place.list[i];
        uint64_t bit = hook->unturned && i < 64 ? (uint64_t)1 << i : 0;
        if (!tesI_is_in(hook->types, type) || (passed & bit) != 0) continue;
        if (!tesI_holds(game, &hook->when)) continue;
        if (hook->near != NULL && !is_near(game, cell, hook->near)) continue;
        vm->sealed++;
        lua_pushcfunction(L, tesI_explain);
        lua_rawgeti(L, LUA_REGISTRYINDEX, hook->ref);
        lua_rawgeti(L, LUA_REGISTRYINDEX, vm->game_ref);
        tesI_push(L, HANDLE_TYPE, type);
        tesI_push(L, HANDLE_CELL, tesI_cell_id(game, cell));
        lua_pushinteger(L, (lua_Integer)rotation);
        tesI_push_or_nil(L, HANDLE_PLAYER, layer);
        bool ok = tesI_call(L, game, hook->module, "allow.place", 5, 2);
        vm->sealed--;
        if (!ok) return -1;
        may = verdict(L, game, hook, "allow.place", &reason);
        if (reason != NULL) tesI_veto_place(game, cell, rotation, reason);
        if (may == 1) passed |= bit;
        lua_settop(L, top);
    }
    vm->passed = passed; /* vetoes may have asked about other cells */
    return may;
}

/* Does a veto that is data let a figure onto a segment? */
static bool is_apart(struct tes_game *game, const struct tesI_hook *hook,
                     uint32_t piece, uint32_t node, bool shared)
{
    uint32_t root = tesI_feature_root(game, node);
    if (shared || !tesI_feature_holds(game, root, hook->apart, TES_NONE)) {
        return true;
    }
    tesI_veto_figure(game, piece, tesI_node_kind(game, node)->name,
                     tesI_text(game->cat, hook->reason));
    return false;
}

/* Is a veto about such a figure and this segment, or zone? */
static bool concerns(const struct tes_game *game, const struct tesI_hook *hook,
                     uint32_t piece, tesI_handle what, uint32_t id)
{
    uint32_t classes = game->cat->pieces[piece].classes;
    bool here = what == HANDLE_ZONE
                    ? hook->zones >> tesI_held_zone(id) & 1
                    : hook->kinds >> tesI_node_segment(game, id)->kind & 1;
    if (here && what != HANDLE_ZONE && hook->types != NULL) {
        uint32_t tile = tesI_node_tile(game, id);
        here =
            tesI_is_in(hook->types, tesI_laid_type(tesI_tile_row(game, tile)));
    }
    return here && (hook->classes == 0 || (hook->classes & classes) != 0) &&
           tesI_holds(game, &hook->when);
}

/* Asks all vetoes of a figure; `what` and `id` are the handle of its target, a
 * segment or a zone, `shared` says that an occupied target is allowed. */
static int may_go(struct tes_ruleset *vm, struct tes_game *game, uint32_t piece,
                  tesI_handle what, uint32_t id, bool shared)
{
    lua_State *L = tesI_running(vm);
    int may = 1, top = lua_gettop(L);
    const char *reason;

    luaL_checkstack(L, 12, NULL);
    for (uint32_t i = 0; i < vm->stand.count && may == 1; i++) {
        const struct tesI_hook *hook = &vm->stand.list[i];
        if (!concerns(game, hook, piece, what, id)) continue;
        if (hook->apart != 0 && what == HANDLE_SEGMENT) {
            may = is_apart(game, hook, piece, id, shared);
            continue;
        }
        vm->sealed++;
        lua_pushcfunction(L, tesI_explain);
        lua_rawgeti(L, LUA_REGISTRYINDEX, hook->ref);
        lua_rawgeti(L, LUA_REGISTRYINDEX, vm->game_ref);
        tesI_push(L, HANDLE_PIECE, piece);
        tesI_push(L, what, id);
        lua_pushboolean(L, shared);
        bool ok = tesI_call(L, game, hook->module, "allow.stand", 4, 2);
        vm->sealed--;
        if (!ok) return -1;
        may = verdict(L, game, hook, "allow.stand", &reason);
        if (reason != NULL) {
            tesI_label place = what == HANDLE_ZONE
                                   ? game->cat->zones[tesI_held_zone(id)].name
                                   : tesI_node_kind(game, id)->name;
            tesI_veto_figure(game, piece, place, reason);
        }
        lua_settop(L, top);
    }
    return may;
}

int tesI_may_stand(void *ctx, struct tes_game *game, uint32_t piece,
                   uint32_t node, bool shared)
{
    return may_go(ctx, game, piece, HANDLE_SEGMENT, node, shared);
}

int tesI_may_enter(lua_State *L, uint32_t piece, uint32_t zone)
{
    struct tes_ruleset *vm = tesI_vm(L);
    return may_go(vm, vm->game, piece, HANDLE_ZONE, zone, true);
}
