/* bind.c - the one list of all that is bound. */
#include "script/bind/bind.h"

#include <string.h>

#include "script/bind/options.h"
#include "script/bind/state.h"
#include "script/vm/methods.h"

static const struct tesI_binding *const files[] = {
    tesI_bind_ask,     tesI_bind_cell,    tesI_bind_corner,  tesI_bind_edge,
    tesI_bind_feature, tesI_bind_figure,  tesI_bind_game,    tesI_bind_line,
    tesI_bind_link,    tesI_bind_names,   tesI_bind_overlay, tesI_bind_pile,
    tesI_bind_score,   tesI_bind_suppose, tesI_bind_tile,    tesI_bind_walk};

/* Methods are stored as functions, getters as light userdata: see handle_index.
 * Those of g lie apart: see tesI_open_object. */
static void add(lua_State *L, const struct tesI_binding *binding)
{
    const luaL_Reg *field = binding->fields;
    bool game = binding->type == HANDLE_NONE;

    lua_rawgeti(L, -1, binding->type);
    for (; field != NULL && field->name != NULL; field++) {
        lua_pushlightuserdata(L, (void *)(uintptr_t)field->func);
        lua_setfield(L, -2, field->name);
    }
    if (game) lua_rawgeti(L, LUA_REGISTRYINDEX, tesI_vm(L)->methods_ref);
    if (binding->methods != NULL) luaL_setfuncs(L, binding->methods, 0);
    lua_pop(L, game ? 2 : 1);
}

/* ---- methods in Lua ---------------------------------------------------- */

/* What an argument may be: a handle, with the numbers of tesI_handle, or one of
 * these. "g" and the menu "o" are used for owners only. */
static const char *const takes[] = {
    "g",      "type",     "tile", "segment",        "feature", "figure",
    "player", "cell",     "pile", "zone",           "piece",   "edge",
    "corner", "walk",     "o",    "label",          "kind",    "segments",
    "side",   "rotation", "flag", "piece or class", "table",   "number",
    "any",    "terrain",  NULL};
enum {
    TAKES_LABEL = TESI_MENU + 1,
    TAKES_KIND,
    TAKES_SEGMENTS, /* one, or those of a feature */
    TAKES_SIDE,
    TAKES_ROTATION,
    TAKES_FLAG,
    TAKES_PIECES,
    TAKES_TABLE,
    TAKES_NUMBER,
    TAKES_ANY,
    TAKES_TERRAIN
};
/* Flags: it may be absent; it may be a list, which is not looked at. */
#define OPTIONAL 64
#define LISTED 32
#define FLAGS (OPTIONAL | LISTED)

static void check_terrain(lua_State *L, int arg)
{
    const struct tesI_catalogue *cat = tesI_vm(L)->cat;
    tesI_label name = tesI_check_label(L, arg);
    for (uint32_t s = 0; s < cat->nsides; s++) {
        if (cat->sides[s].name == name) return;
    }
    luaL_argerror(L, arg, "there is no such terrain");
}

static void check_argument(lua_State *L, int arg, int what)
{
    if (what & OPTIONAL && lua_isnoneornil(L, arg)) return;
    if (what & LISTED && lua_istable(L, arg)) return;
    switch (what & ~FLAGS) {
    case HANDLE_PIECE: tesI_check_piece(L, arg); break;
    case TAKES_LABEL: tesI_check_label(L, arg); break;
    case TAKES_KIND: tesI_check_kind(L, arg); break;
    case TAKES_SEGMENTS: tesI_check_node(L, arg); break;
    case TAKES_PIECES: tesI_check_pieces(L, arg); break;
    case TAKES_SIDE: tesI_check_side(L, arg); break;
    case TAKES_ROTATION: tesI_check_rotation(L, arg); break;
    case TAKES_FLAG: luaL_checktype(L, arg, LUA_TBOOLEAN); break;
    case TAKES_TABLE: luaL_checktype(L, arg, LUA_TTABLE); break;
    case TAKES_NUMBER: tesI_check_number(L, arg); break;
    case TAKES_ANY: break;
    case TAKES_TERRAIN: check_terrain(L, arg); break;
    default: tesI_check(L, arg, (tesI_handle)(what & ~FLAGS));
    }
}

/* Upvalues: the function, the type that has the method, and the types of its
 * arguments, as a text of such numbers. Arguments are checked here so that
 * errors name the method. */
static int run_method(lua_State *L)
{
    int owner = (int)lua_tointeger(L, lua_upvalueindex(2)), arg = 1;
    const char *what = lua_tostring(L, lua_upvalueindex(3));

    tesI_game(L);
    if (owner == TESI_MENU) {
        tesI_check_menu(L);
    } else if (owner != HANDLE_NONE) {
        tesI_check(L, 1, (tesI_handle)owner);
    }
    while (*what != '\0') check_argument(L, ++arg, *what++);
    lua_settop(L, arg);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, arg, LUA_MULTRET);
    return lua_gettop(L);
}

int tesI_new_method(lua_State *L)
{
    int top = lua_gettop(L), owner = luaL_checkoption(L, 1, NULL, takes);
    char what[8];
    size_t count = 0;

    luaL_checktype(L, 3, LUA_TFUNCTION);
    for (int arg = 4; arg <= top && count < sizeof what; arg++) {
        const char *name = luaL_checkstring(L, arg);
        int flags = strchr(name, '?') != NULL ? OPTIONAL : 0;
        if (strchr(name, '*') != NULL) flags |= LISTED;
        lua_pushlstring(L, name, strcspn(name, "?*"));
        lua_replace(L, arg);
        what[count++] = (char)(luaL_checkoption(L, arg, NULL, takes) | flags);
    }
    lua_getfield(L, LUA_REGISTRYINDEX, "tessera.fields");
    lua_rawgeti(L, -1, owner);
    if (owner == HANDLE_NONE) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, tesI_vm(L)->methods_ref);
    }
    lua_pushvalue(L, 2);
    lua_pushvalue(L, 3);
    lua_pushinteger(L, owner);
    lua_pushlstring(L, what, count);
    lua_pushcclosure(L, run_method, 3);
    lua_rawset(L, -3);
    return 0;
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
