/* test_games - whole games of JCloisterZone through `tessera import`: runs
 * games.lua in the program's own Lua state. */
#include "host/host.h"
#include "tessera.h"

#include <lauxlib.h>

#include "../in_lua.h"

int main(int argc, char **argv)
{
    lua_State *L = luaL_newstate();
    char sample[1100];

    if (L == NULL) return 1;
    tes_set_root(root_of());
    h_open_all(L, root_of());
    snprintf(sample, sizeof sample, "%s/tests/conformance/sample", root_of());
    return run_in(L, "import/games.lua", argc > 1 ? argv[1] : sample);
}
