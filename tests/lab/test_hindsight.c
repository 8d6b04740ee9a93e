/* test_hindsight - what answers of a recorded game lost: runs hindsight.lua in
 * the program's own Lua state. */
#include "../in_program.h"

int main(void) { return run_in(program_lua(), "lab/hindsight.lua", NULL); }
