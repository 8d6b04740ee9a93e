/* test_signs - shapes, colours and characters of the terminal's board. */
#include "../in_lua.h"

int main(void) { return run_in(plain_lua(), "terminal/signs.lua", NULL); }
