/* test_hints - what is told to whoever asks for a hint: runs hints.lua in the
 * program's own Lua state. */
#include "../in_program.h"

int main(void) { return run_in(program_lua(), "lab/hints.lua", NULL); }
