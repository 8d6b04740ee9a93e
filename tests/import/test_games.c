/* test_games - whole games of JCloisterZone through `tessera import`: runs
 * games.lua in the program's own Lua state. */
#include "../in_program.h"

int main(int argc, char **argv)
{
    char sample[1100];

    snprintf(sample, sizeof sample, "%s/tests/conformance/sample", root_of());
    return run_in(program_lua(), "import/games.lua",
                  argc > 1 ? argv[1] : sample);
}
