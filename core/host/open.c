/* open.c - the program's Lua state: its C side as the module `tes`, and where
 * its Lua files are. */
#include "bind/bind.h"
#include "host/host.h"
#include "serve/serve.h"

static const luaL_Reg bindings[] = {
    {"built", h_open_built},
    {"child", h_open_child},
    {"db", s_open_db},
    {"file", h_open_file},
    {"game", h_open_game},
    {"image", h_open_image},
    {"json", h_open_json},
    {"learn", h_open_learn},
    {"loader", s_open_loader},
    {"mpi", h_open_mpi},
    {"out", h_open_out},
    {"player", h_open_player},
    {"process", h_open_process},
    {"push", s_open_push},
    {"qr", s_open_qr},
    {"ruleset", h_open_ruleset},
    {"save", h_open_save},
    {"secret", s_open_secret},
    {"term", h_open_term},
    {"web", s_open_web},
    {NULL, NULL},
};

void h_open_all(lua_State *L, const char *root)
{
    h_open_state(L, bindings, root);
}
