/* test_chance - intervals, tests and ratings of host/lab/significance.lua. */
#include "../in_lua.h"

int main(void) { return run_in(plain_lua(), "lab/chance.lua", NULL); }
