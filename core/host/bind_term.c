/* bind_term.c - the terminal: what it can do, and reading lines from it. */
#if defined(__APPLE__)
#define _DARWIN_C_SOURCE 1 /* TIOCGWINSZ */
#endif

#include "bind/values.h"
#include "host/host.h"
#include "host/interrupt.h"

#include <errno.h>
#include <langinfo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <editline/readline.h>

static int check_fd(lua_State *L, int arg)
{
    static const char *const names[] = {"stdin", "stdout", "stderr", NULL};
    return luaL_checkoption(L, arg, NULL, names);
}

/* arrived() -> true | false, text: whether all that was printed so far could be
 * written; print does not report it */
static int h_term_arrived(lua_State *L)
{
    errno = 0;
    bool arrived = fflush(stdout) == 0 && !ferror(stdout);
    lua_pushboolean(L, arrived);
    if (arrived) return 1;
    lua_pushstring(L, strerror(errno != 0 ? errno : EIO));
    return 2;
}

/* isatty("stdin" | "stdout" | "stderr") -> boolean */
H_GETTER(h_term_isatty, h_boolean, isatty(check_fd(L, 1)))

/* size() -> columns, rows of the window, 80 and 24 when there is none; its
 * width, height in pixels, 0 when the terminal does not tell */
static int h_term_size(lua_State *L)
{
    struct winsize size = {0};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
        ioctl(STDERR_FILENO, TIOCGWINSZ, &size);
    lua_pushinteger(L, size.ws_col > 0 ? size.ws_col : 80);
    lua_pushinteger(L, size.ws_row > 0 ? size.ws_row : 24);
    lua_pushinteger(L, size.ws_xpixel);
    lua_pushinteger(L, size.ws_ypixel);
    return 4;
}

/* utf8() -> whether the locale's characters are UTF-8 */
H_GETTER(h_term_utf8, h_boolean, strcmp(nl_langinfo(CODESET), "UTF-8") == 0)

/* The function that completes the line being edited: its place on the stack of
 * a Lua state. L is NULL if there is none. */
static struct {
    lua_State *L;
    int index;
} completer;

/* Tab: the function gets the line and returns the text to add. It may print;
 * then it leaves the cursor at the start of a line. */
static int complete(int count, int key)
{
    lua_State *L = completer.L;

    (void)count, (void)key;
    if (L == NULL || rl_point != rl_end || !lua_checkstack(L, 8)) return 0;
    int top = lua_gettop(L);
    lua_pushvalue(L, completer.index);
    lua_pushlstring(L, rl_line_buffer, (size_t)rl_end);
    if (lua_pcall(L, 1, 1, 0) == LUA_OK) {
        const char *more = lua_tostring(L, -1);

        if (more != NULL && *more != '\0') rl_insert_text(more);
        rl_forced_update_display(); /* from where the cursor was left */
    }
    lua_settop(L, top);
    return 0;
}

/* Ctrl-D ends the input, also if it was typed before the prompt appeared. In
 * that case the terminal has stored a NUL in its place, which libedit reads. */
static int end_of_input(int count, int key)
{
    (void)count, (void)key;
    if (rl_end == 0) rl_done = 1;
    return 0;
}

/* At the start of each line libedit binds NUL, a key that the terminal does not
 * use, to something else. This runs after that. */
static int bind_end_of_input(void)
{
    rl_add_defun("tessera-end", end_of_input, '\0');
    return 0;
}

/* Runs once: a second start of libedit would drop the history and what was
 * typed ahead. */
static void begin_editing(void)
{
    static bool begun;
    if (begun) return;
    begun = true;
    rl_initialize();
    rl_pre_input_hook = bind_end_of_input;
    rl_add_defun("tessera-complete", complete, '\t');
}

/* edit(prompt, completer) -> line | nil at the end of input. With editing and
 * history; only when stdin and stdout are a terminal. completer(line) is
 * called when Tab is pressed: it returns what to add. */
static int h_term_edit(lua_State *L)
{
    const char *prompt = h_text(L, 1);
    bool completes = lua_isfunction(L, 2);
    fflush(stdout);
    completer.L = completes ? L : NULL;
    completer.index = 2;
    begin_editing();
    h_line_begins();
    char *line = readline(prompt);
    h_line_ends();
    completer.L = NULL;
    if (!line) return 0;
    if (line[0]) add_history(line);
    lua_pushstring(L, line);
    free(line);
    return 1;
}

/* line(limit) -> line without newline | false when it was longer than limit
 * bytes (then all of it was skipped) | nil at the end of input */
static int h_term_line(lua_State *L)
{
    lua_Integer limit = luaL_checkinteger(L, 1);
    size_t length = 0;
    bool too_long = false;
    int c;
    luaL_argcheck(L, limit > 0, 1, "must be positive");
    luaL_Buffer b;
    luaL_buffinit(L, &b);
    while ((c = getc(stdin)) != EOF && c != '\n') {
        too_long = too_long || length == (size_t)limit;
        if (!too_long) {
            luaL_addchar(&b, (char)c);
            length++;
        }
    }
    luaL_pushresult(&b);
    if (c == EOF && length == 0) return 0;
    if (too_long) lua_pushboolean(L, 0);
    return 1;
}

static const luaL_Reg functions[] = {
    {"arrived", h_term_arrived},
    {"edit", h_term_edit},
    {"isatty", h_term_isatty},
    {"line", h_term_line},
    {"size", h_term_size},
    {"utf8", h_term_utf8},
    {NULL, NULL},
};

int h_open_term(lua_State *L)
{
    luaL_newlib(L, functions);
    return 1;
}
