/* test_turns - who waits behind whom at the tables: runs turns.lua in the
 * program's own Lua state. */
#include "../in_program.h"

int main(void) { return run_in(program_lua(), "hostile/turns.lua", NULL); }
