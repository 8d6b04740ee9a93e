/* test_hints - what is told to whoever asks for a hint: runs hints.lua in the
 * program's own Lua state. */
#include "host/host.h"
#include "tessera.h"

#include <lauxlib.h>

#include "../in_lua.h"

int main(void)
{
    lua_State *L = luaL_newstate();

    if (L == NULL) return 1;
    tes_set_root(root_of());
    h_open_all(L, root_of());
    return run_in(L, "lab/hints.lua", NULL);
}
