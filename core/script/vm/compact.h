/* compact.h - a Lua state as small as what it holds.
 *
 * Loading a ruleset leaves little behind that its rules still need, scattered
 * among much that they do not. So what they can reach is copied to a new
 * state, side by side, and the old one goes as a whole. */
#ifndef TES_COMPACT_H
#define TES_COMPACT_H

struct tes_ruleset;

/* Gives the VM a copy of its Lua state, with the same references; no other
 * state of the VM may run. Where that is not possible (there is no memory, or
 * they hold too much, or too deep) it keeps the one it has, cleaned. */
void tesI_compact(struct tes_ruleset *vm);

#endif
