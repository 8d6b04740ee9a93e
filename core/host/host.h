/* host.h - the parts of the `tessera` program that are C: a trusted Lua
 * state with the full standard library, and bindings of the public library
 * interface and of the operating system. What the program does is written in
 * lua/host/. Nothing here may use a header other than tessera.h of the core.
 *
 * Conventions of the bindings. All ids and indices are those of tessera.h:
 * options, tiles, figures and events count from 0, seats from 0, CHANCE is
 * -1; TES_NONE and NULL become nil. A call that the library may refuse
 * returns nil and an error table { status = "input", text = ... } (see
 * h_fail); a wrong argument is a Lua error. 64-bit hashes and seeds are Lua
 * integers with the same bits. */
#ifndef TESSERA_HOST_H
#define TESSERA_HOST_H

#include "tessera.h"

#include <lauxlib.h>
#include <lua.h>

/* A ruleset shared by its own userdata and by those of its games; freed with
 * the last of them, so that no order of finalizers can do harm. */
typedef struct h_rules {
    tes_ruleset *rules;
    unsigned refs;
} h_rules;

/* A game as Lua sees it. `game` is NULL after free. */
typedef struct h_game {
    tes_game *game;
    h_rules *rules;
    bool logged; /* driven through a save: must not be answered directly */
} h_game;

/* ---- errors and arguments (values.c) ----------------------------------- */

/* Pushes nil and an error table made of err, clears err; returns 2. */
int h_fail(lua_State *L, tes_error *err);

/* Pushes nil and an error table with this text; returns 2. */
int h_fail_text(lua_State *L, tes_status status, const char *text);

/* Pushes true, or what h_fail pushes, depending on status. */
int h_result(lua_State *L, tes_status status, tes_error *err);

/* A text argument that C can take as a whole: a path, a key, a name. One with
 * a zero byte in it would be cut there and mean something else; it raises an
 * error table with the status "input". The second: NULL for none or nil. */
const char *h_text(lua_State *L, int arg);
const char *h_opt_text(lua_State *L, int arg);

/* Argument as an index or id. Raises when it is not one. */
uint32_t h_index(lua_State *L, int arg);

/* Argument as a seat or TES_CHANCE. Raises when it cannot be either. */
int h_seat(lua_State *L, int arg);

/* Fills `out` from the source table { config_file, config_text, set, path,
 * root, memory_limit, game_limit, time_limit_ms } at `arg`, or zeroes it when
 * that is nil. The strings belong to the table; helper values are left on the
 * stack and must stay there as long as `out` is in use. */
void h_source(lua_State *L, int arg, tes_source *out);

/* Sets fields of the table on top of the stack. NULL and TES_NONE: none. */
void h_set_string(lua_State *L, const char *name, const char *value);
void h_set_id(lua_State *L, const char *name, uint32_t value);
void h_set_int(lua_State *L, const char *name, lua_Integer value);
void h_set_bool(lua_State *L, const char *name, bool value);

/* Sets field `name` of the table on top to a function. */
void h_set_function(lua_State *L, const char *name, lua_CFunction f);

/* Pushes the table of the module `tes`: each binding under its name, and the
 * version. `bindings` ends with a name of NULL; each function pushes a value.
 */
void h_push_bindings(lua_State *L, const luaL_Reg *bindings);

/* ---- handles ----------------------------------------------------------- */

/* The ruleset of a live handle. Raises for anything else. */
h_rules *h_check_ruleset(lua_State *L, int arg);

/* Pushes a new ruleset handle that owns `rules`. */
h_rules *h_push_ruleset(lua_State *L, tes_ruleset *rules);

/* Gives back one reference; NULL is allowed. */
void h_rules_release(h_rules *rules);

/* The game of a live handle. Raises for anything else. */
h_game *h_check_game(lua_State *L, int arg);

/* Pushes an empty handle with a reference to rules. Fill ->game then: a
 * game made before could leak when this raises. */
h_game *h_push_game(lua_State *L, h_rules *rules);

/* Opens Lua's libraries and the module `tes`, and lets `require` find the
 * files of the folder root/lua (open.c). May raise. */
void h_open_all(lua_State *L, const char *root);

/* ---- the bindings, each pushes one table of functions ------------------ */

int h_open_ruleset(lua_State *L); /* bind_ruleset.c */
int h_open_game(lua_State *L);    /* bind_game.c */
int h_open_save(lua_State *L);    /* bind_save.c */
int h_open_file(lua_State *L);    /* bind_file.c */
int h_open_out(lua_State *L);     /* bind_out.c */
int h_open_image(lua_State *L);   /* image/bind.c */
int h_open_json(lua_State *L);    /* bind_json.c */
int h_open_built(lua_State *L);   /* built.c */
int h_open_term(lua_State *L);    /* bind_term.c */
int h_open_process(lua_State *L); /* bind_process.c */
int h_open_player(lua_State *L);  /* bind_player.c */
int h_open_talk(lua_State *L);    /* bind_talk.c */
int h_open_mpi(lua_State *L);     /* bind_mpi.c */

/* Adds the methods that read board, figures and events to the method table
 * on top of the stack (bind_board.c). */
void h_add_board_methods(lua_State *L);

/* ---- the terminal (bind_out.c) ----------------------------------------- */

/* Prints text on standard output (1) or standard error (2), without anything
 * that a terminal obeys. Nothing in the program prints in another way. */
void h_out_put(int stream, const char *text, size_t len);

/* Prints what shows a picture in the terminal, as it is: made of pixels by a
 * library, never of a text. Nothing without a terminal. */
void h_out_picture(const char *bytes, size_t len);

/* From now on what is printed on standard output goes nowhere. */
void h_out_silence(void);

/* Prints "tessera: ", the text and a line end on standard error. */
void h_out_failure(const char *text);

/* ---- time (bind_process.c) --------------------------------------------- */

/* Seconds since some moment, never going back. */
double h_seconds(void);

/* ---- Ctrl-C (interrupt.c) ---------------------------------------------- */

/* Makes Ctrl-C stop the library and raise an error table with the status
 * "interrupted" in the Lua state; at a line prompt, and when pressed again, it
 * restores the terminal and leaves with 130. */
void h_catch_interrupt(lua_State *L);

#define H_EXIT_INTERRUPTED 130

/* Was it pressed? */
bool h_interrupted(void);

/* From now on SIGTERM and SIGUSR1 do the same as Ctrl-C: mpirun ends runs with
 * the one, a few milliseconds before it kills, and passes the other on. */
void h_catch_termination(void);

/* Gives SIGINT its ordinary meaning back; for worker processes. */
void h_release_interrupt(void);

/* Remembers the state of the terminal for the handler while a line is being
 * read. Calls come in pairs. */
void h_line_begins(void);
void h_line_ends(void);

#endif
