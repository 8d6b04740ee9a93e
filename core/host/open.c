/* open.c - the program's Lua state: its C side as the module `tes`, and where
 * its Lua files are. */
#include "host.h"
#include "serve/serve.h"

#include <lualib.h>

static const luaL_Reg bindings[] = {
    {"built", h_open_built},
    {"child", s_open_child},
    {"db", s_open_db},
    {"file", h_open_file},
    {"game", h_open_game},
    {"image", h_open_image},
    {"json", h_open_json},
    {"mpi", h_open_mpi},
    {"out", h_open_out},
    {"player", h_open_player},
    {"process", h_open_process},
    {"ruleset", h_open_ruleset},
    {"save", h_open_save},
    {"scratch", s_open_scratch},
    {"secret", s_open_secret},
    {"talk", h_open_talk},
    {"term", h_open_term},
    {"web", s_open_web},
    {NULL, NULL},
};

/* require "tes": the one module that is C. */
static int open_tes(lua_State *L)
{
    h_push_bindings(L, bindings);
    return 1;
}

static void set_package_path(lua_State *L, const char *root)
{
    lua_getglobal(L, "package");
    lua_pushfstring(L, "%s/lua/?.lua", root);
    lua_setfield(L, -2, "path");
    lua_pushliteral(L, "");
    lua_setfield(L, -2, "cpath");
    lua_pop(L, 1);
}

void h_open_all(lua_State *L, const char *root)
{
    luaL_openlibs(L);
    luaL_requiref(L, "tes", open_tes, 0);
    h_set_string(L, "root", root);
    lua_pop(L, 1);
    set_package_path(L, root);
}
