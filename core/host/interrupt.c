/* interrupt.c - Ctrl-C, and in runs of many ranks SIGTERM.
 *
 * What the library does for the program is stopped by tes_interrupt, and the
 * program itself by a hook. Either way it arrives as an error table with the
 * status "interrupted", which only the library and this file make: no text that
 * a rule raises is taken for it. */
#include "host/interrupt.h"

#include "bind/values.h"

#include <signal.h>
#include <termios.h>
#include <unistd.h>

/* A signal handler gets no argument, so what it needs is global. */
static lua_State *volatile interrupted_state;
static volatile sig_atomic_t seen, line_open;
static struct termios terminal;

static void stop(lua_State *L, lua_Debug *ar)
{
    (void)ar;
    lua_sethook(L, NULL, 0, 0);
    h_fail_text(L, TES_EINTERRUPT, NULL);
    lua_error(L);
}

/* Only async-signal-safe calls; lua_sethook is one in the sense of lua.c. */
static void on_interrupt(int number)
{
    if (line_open) {
        tcsetattr(STDIN_FILENO, TCSADRAIN, &terminal);
        ssize_t ignored = write(STDOUT_FILENO, "\n", 1);
        (void)ignored;
    }
    /* batch systems may ask more than once; people mean it */
    if (line_open || (seen && number == SIGINT)) _exit(H_EXIT_INTERRUPTED);
    if (seen) return;
    seen = 1;
    tes_interrupt();
    /* Lines only: a binding that catches errors must not swallow this one. */
    lua_sethook(interrupted_state, stop, LUA_MASKLINE | LUA_MASKCOUNT, 1);
}

void h_catch_interrupt(lua_State *L)
{
    struct sigaction action = {.sa_handler = on_interrupt};
    sigemptyset(&action.sa_mask);
    interrupted_state = L;
    sigaction(SIGINT, &action, NULL); /* no SA_RESTART: reads must end */
}

void h_catch_termination(void)
{
    struct sigaction action;
    sigaction(SIGINT, NULL, &action);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGUSR1, &action, NULL);
}

void h_release_interrupt(void)
{
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    signal(SIGUSR1, SIG_DFL);
}

bool h_interrupted(void) { return seen != 0; }

void h_line_begins(void)
{
    line_open = tcgetattr(STDIN_FILENO, &terminal) == 0;
}

void h_line_ends(void) { line_open = 0; }
