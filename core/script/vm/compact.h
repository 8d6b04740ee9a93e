/* compact.h - a Lua state as small as what it holds.
 *
 * After loading, a Lua state holds a few objects that rules still need,
 * scattered among many that they do not. So the objects that rules can reach
 * are copied to a new state, where they lie together, and the old state is
 * freed. */
#ifndef TES_COMPACT_H
#define TES_COMPACT_H

struct tes_ruleset;

/* Gives the VM a copy of its Lua state, with the same references; no other
 * state of the VM may run. If that is not possible (out of memory, or too many
 * or too deeply nested objects), the VM keeps its state after a garbage
 * collection. */
void tesI_compact(struct tes_ruleset *vm);

#endif
