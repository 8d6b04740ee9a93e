/* interrupt.h - Ctrl-C, and in runs of many ranks SIGTERM. */
#ifndef TESSERA_HOST_INTERRUPT_H
#define TESSERA_HOST_INTERRUPT_H

#include <lua.h>
#include <stdbool.h>

#define H_EXIT_INTERRUPTED 130

/* Makes Ctrl-C stop the library and raise an error table with the status
 * "interrupted" in the Lua state; at a line prompt, and when pressed again, it
 * restores the terminal and leaves with H_EXIT_INTERRUPTED. */
void h_catch_interrupt(lua_State *L);

/* Was it pressed? */
bool h_interrupted(void);

/* From now on SIGTERM and SIGUSR1 do the same as Ctrl-C: mpirun sends SIGTERM a
 * few milliseconds before it kills a run, and passes SIGUSR1 on. */
void h_catch_termination(void);

/* Gives these signals their default action again, for other processes. */
void h_release_interrupt(void);

/* Remembers the state of the terminal for the handler while a line is being
 * read. Calls come in pairs. */
void h_line_begins(void);
void h_line_ends(void);

#endif
