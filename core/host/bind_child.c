/* bind_child.c - other processes that exchange texts with this one: bots, and
 * copies of this program for work that may take long or crash.
 * lua/host/common/child.lua makes lines of the texts. */
#include "bind/values.h"
#include "host/child.h"
#include "host/host.h"
#include "host/interrupt.h"
#include "host/seconds.h"
#include "port/files.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define CHILD "tes.child"

enum { PART = 65536, WORDS = 64 };

/* ---- the process --------------------------------------------------------- */

/* child:close() -> number of the signal that has ended it, or nil. Ends it if
 * it has not. */
static int h_child_close(lua_State *L)
{
    h_child *child = luaL_checkudata(L, 1, CHILD);
    /* it has a group of its own */
    if (child->pid > 0) kill(-child->pid, SIGKILL);
    int status = h_child_wait(child);
    if (child->in >= 0) close(child->in);
    if (child->out >= 0) close(child->out);
    *child = (h_child){-1, -1, -1};
    if (status == -1 || !WIFSIGNALED(status)) return 0;
    return h_integer(L, WTERMSIG(status));
}

static void set_limits(lua_Integer memory)
{
    struct rlimit limit = {(rlim_t)memory, (rlim_t)memory};
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
#ifdef __SANITIZE_ADDRESS__ /* reserves far more than it uses */
    (void)limit;
#else
    if (memory > 0) setrlimit(RLIMIT_AS, &limit);
#endif
    /* who started it comes first: it answers others as well */
    if (memory > 0) setpriority(PRIO_PROCESS, 0, 5);
}

/* The child inherits only the pipes. */
static _Noreturn void become(const h_child *own, const char *program,
                             char *const *argv, lua_Integer memory)
{
    sigset_t none;
    long files = sysconf(_SC_OPEN_MAX);
    setpgid(0, 0); /* Ctrl-C is the parent's */
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    h_release_interrupt();
    signal(SIGPIPE, SIG_DFL);
    if (dup2(own->in, STDIN_FILENO) < 0 || dup2(own->out, STDOUT_FILENO) < 0)
        _exit(126);
    if (files < 0 || files > 65536) files = 65536;
    for (int i = 3; i < files; i++) close(i);
    if (memory >= 0) set_limits(memory);
    execv(program, argv);
    _exit(127);
}

/* Pushes the child, or nil and an error. */
static int start(lua_State *L, const char *program, char *const *argv,
                 lua_Integer memory)
{
    h_child *child = lua_newuserdatauv(L, sizeof *child, 0);
    *child = (h_child){-1, -1, -1};
    luaL_setmetatable(L, CHILD);
    signal(SIGPIPE, SIG_IGN);
    if (!h_child_start(child, false))
        return h_fail_text(L, TES_EIO, strerror(errno));
    if (child->pid == 0) become(child, program, argv, memory);
    setpgid(child->pid, child->pid);
    fcntl(child->in, F_SETFL, O_NONBLOCK);
    fcntl(child->out, F_SETFL, O_NONBLOCK);
    return 1;
}

/* start(words, memory) -> child | nil, error. Runs this program with these
 * words as arguments and at most `memory` bytes of memory (0: no limit). */
static int h_child_again(lua_State *L)
{
    char *argv[WORDS] = {(char *)"tessera"};
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_Integer memory = luaL_optinteger(L, 2, 0);
    lua_Integer count = luaL_len(L, 1);
    luaL_argcheck(L, count < WORDS - 1 && memory >= 0, 1, "too many words");
    luaL_checkstack(L, WORDS + 8, NULL);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(L, 1, i);
        argv[i] = (char *)h_text(L, -1);
    }
    return start(L, "/proc/self/exe", argv, memory);
}

/* talk(command) -> child | raises. Runs a command of the shell. */
static int h_child_talk(lua_State *L)
{
    char *argv[] = {(char *)"sh", (char *)"-c", (char *)h_text(L, 1), NULL};
    return start(L, "/bin/sh", argv, -1) == 1 ? 1 : lua_error(L);
}

/* ---- sending and receiving ----------------------------------------------- */

static h_child *check(lua_State *L)
{
    h_child *child = luaL_checkudata(L, 1, CHILD);
    luaL_argcheck(L, child->in >= 0, 1, "this program has ended");
    return child;
}

/* Did the last call fail only because it would have had to wait? */
static bool is_later(void) { return errno == EAGAIN || errno == EWOULDBLOCK; }

/* child:put(text, from) -> number of bytes, from this index of the text on,
 * that were written without waiting | nil: the child has ended */
static int h_child_put(lua_State *L)
{
    size_t len;
    ssize_t n;
    h_child *child = check(L);
    const char *text = luaL_checklstring(L, 2, &len);
    size_t from = (size_t)luaL_checkinteger(L, 3) - 1;
    luaL_argcheck(L, from <= len, 3, "beyond the text");
    do n = write(child->out, text + from, len - from);
    while (n < 0 && errno == EINTR);
    if (n < 0 && !is_later()) return 0;
    return h_integer(L, n < 0 ? 0 : n);
}

/* child:get() -> text that has come, "" if none has | nil: it has ended */
static int h_child_get(lua_State *L)
{
    luaL_Buffer b;
    h_child *child = check(L);
    char *room = luaL_buffinitsize(L, &b, PART);
    ptrdiff_t n = tesI_read_some(child->in, room, PART);
    if (n == 0 || (n < 0 && !is_later())) return 0;
    luaL_pushresultsize(&b, n < 0 ? 0 : (size_t)n);
    return 1;
}

/* child:fd() -> descriptor that is readable when something came */
H_GETTER(h_child_fd, h_integer, check(L)->in)

/* child:wait(out, seconds) -> boolean: waits at most so long until something
 * can be read or, with `out`, written */
static int h_child_wait_for(lua_State *L)
{
    const h_child *child = check(L);
    bool out = lua_toboolean(L, 2);
    struct pollfd p = {.fd = out ? child->out : child->in,
                       .events = out ? POLLOUT : POLLIN};
    double until = h_seconds() + luaL_checknumber(L, 3), left;
    int got = 0;
    while (got == 0 && (left = until - h_seconds()) >= 0) {
        got = poll(&p, 1, left > 1 ? 1000 : (int)(left * 1000) + 1);
        if (got < 0 && errno == EINTR) got = 0;
    }
    return h_boolean(L, got > 0);
}

/* ---- besides ------------------------------------------------------------- */

/* now() -> milliseconds since 1970 */
H_GETTER(h_child_now, h_integer,
         (lua_Integer)(h_seconds_of(CLOCK_REALTIME) * 1000))

static const luaL_Reg methods[] = {
    {"close", h_child_close}, {"fd", h_child_fd},         {"get", h_child_get},
    {"put", h_child_put},     {"wait", h_child_wait_for}, {NULL, NULL},
};

static const luaL_Reg functions[] = {
    {"now", h_child_now},
    {"start", h_child_again},
    {"talk", h_child_talk},
    {NULL, NULL},
};

int h_open_child(lua_State *L)
{
    h_class(L, CHILD, methods, h_child_close);
    luaL_newlib(L, functions);
    return 1;
}
