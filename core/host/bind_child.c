/* bind_child.c - other processes that exchange lines with this one: bots, and
 * copies of this program for work that may take long or crash. */
#include "bind/values.h"
#include "host/child.h"
#include "host/host.h"
#include "host/interrupt.h"

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

enum {
    PART = 65536,
    WORDS = 64,
    LONGEST = 1 << 20 /* line that is waited for */
};

typedef struct buffer {
    char *text;
    size_t len, room;
} buffer;

typedef struct child {
    h_child process;
    buffer came, due; /* not read yet, not written yet */
} child;

/* ---- the process --------------------------------------------------------- */

/* child:close() -> number of the signal that has ended it, or nil. Ends it if
 * it has not. */
static int h_child_close(lua_State *L)
{
    child *c = luaL_checkudata(L, 1, CHILD);
    /* it has a group of its own */
    if (c->process.pid > 0) kill(-c->process.pid, SIGKILL);
    int status = h_child_wait(&c->process);
    if (c->process.in >= 0) close(c->process.in);
    if (c->process.out >= 0) close(c->process.out);
    free(c->came.text);
    free(c->due.text);
    *c = (child){.process = {-1, -1, -1}};
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
}

/* The child inherits only the pipes for its lines. */
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
    child *c = lua_newuserdatauv(L, sizeof *c, 0);
    *c = (child){.process = {-1, -1, -1}};
    luaL_setmetatable(L, CHILD);
    signal(SIGPIPE, SIG_IGN);
    if (!h_child_start(&c->process, false))
        return h_fail_text(L, TES_EIO, strerror(errno));
    if (c->process.pid == 0) become(&c->process, program, argv, memory);
    setpgid(c->process.pid, c->process.pid);
    fcntl(c->process.in, F_SETFL, O_NONBLOCK);
    fcntl(c->process.out, F_SETFL, O_NONBLOCK);
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

static child *check(lua_State *L)
{
    child *c = luaL_checkudata(L, 1, CHILD);
    luaL_argcheck(L, c->process.in >= 0, 1, "this program has ended");
    return c;
}

/* Makes room for more bytes behind the text. */
static char *reserve(lua_State *L, buffer *b, size_t more)
{
    if (b->len + more > b->room) {
        size_t room = (b->len + more) * 3 / 2;
        char *text = realloc(b->text, room);
        if (!text) luaL_error(L, "not enough memory");
        b->text = text;
        b->room = room;
    }
    return b->text + b->len;
}

static void drop(buffer *b, size_t len)
{
    b->len -= len;
    if (b->len > 0) memmove(b->text, b->text + len, b->len);
}

/* Results of reading and writing without waiting. */
typedef enum result { DONE, LATER, ENDED } result;

static result after_failure(void)
{
    return errno == EAGAIN || errno == EWOULDBLOCK ? LATER : ENDED;
}

/* Writes as much of what is due as is possible without waiting. */
static result push(child *c)
{
    while (c->due.len > 0) {
        ssize_t n = write(c->process.out, c->due.text, c->due.len);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return after_failure();
        drop(&c->due, (size_t)n);
    }
    return DONE;
}

/* Reads a part of what has come. */
static result pull(lua_State *L, child *c)
{
    for (;;) {
        char *room = reserve(L, &c->came, PART);
        ssize_t n = read(c->process.in, room, PART);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return after_failure();
        c->came.len += (size_t)n;
        return n > 0 ? DONE : ENDED;
    }
}

/* Pushes the line at *at and moves *at behind it. False: no whole line is
 * there. */
static bool push_line(lua_State *L, const buffer *b, size_t *at)
{
    const char *line = b->text + *at;
    const char *stop = b->len > *at ? memchr(line, '\n', b->len - *at) : NULL;
    if (!stop) return false;
    lua_pushlstring(L, line, (size_t)(stop - line));
    *at += (size_t)(stop - line) + 1;
    return true;
}

/* child:send(line): sends a line, now or when there is room */
static int h_child_send(lua_State *L)
{
    size_t len;
    child *c = check(L);
    const char *line = luaL_checklstring(L, 2, &len);
    char *room = reserve(L, &c->due, len + 1);
    memcpy(room, line, len);
    room[len] = '\n';
    c->due.len += len + 1;
    push(c);
    return 0;
}

/* child:lines() -> list of lines that came, has it ended? Never waits. */
static int h_child_lines(lua_State *L)
{
    size_t at = 0;
    child *c = check(L);
    result got;
    push(c);
    while ((got = pull(L, c)) == DONE) continue;
    lua_newtable(L);
    for (lua_Integer n = 1; push_line(L, &c->came, &at); n++)
        lua_rawseti(L, -2, n);
    drop(&c->came, at);
    lua_pushboolean(L, got == ENDED);
    return 2;
}

/* child:fd() -> descriptor that is readable when something came */
H_GETTER(h_child_fd, h_integer, check(L)->process.in)

static int64_t now_ms(int clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Waits for a descriptor until a time. False: that time is over. */
static bool ready(int fd, short what, int64_t until)
{
    for (;;) {
        struct pollfd p = {.fd = fd, .events = what};
        int64_t left = until - now_ms(CLOCK_MONOTONIC);
        if (left < 0) return false;
        int got = poll(&p, 1, left > 1000 ? 1000 : (int)left);
        if (got > 0) return true;
        if (got < 0 && errno != EINTR) return false;
    }
}

static int fail(lua_State *L, const char *why)
{
    lua_pushnil(L);
    lua_pushstring(L, why);
    return 2;
}

/* child:write(line, ms) -> true | nil, "late" or "ended" */
static int h_child_write(lua_State *L)
{
    result got;
    int64_t until = now_ms(CLOCK_MONOTONIC) + luaL_checkinteger(L, 3);
    h_child_send(L);
    child *c = check(L);
    while ((got = push(c)) == LATER)
        if (!ready(c->process.out, POLLOUT, until)) return fail(L, "late");
    return got == DONE ? h_boolean(L, true) : fail(L, "ended");
}

/* child:read(ms) -> line | nil, "late", "ended" or "long" */
static int h_child_read(lua_State *L)
{
    size_t at = 0;
    child *c = check(L);
    int64_t until = now_ms(CLOCK_MONOTONIC) + luaL_checkinteger(L, 2);
    while (!push_line(L, &c->came, &at)) {
        if (c->came.len >= LONGEST) return fail(L, "long");
        if (!ready(c->process.in, POLLIN, until)) return fail(L, "late");
        if (pull(L, c) == ENDED) return fail(L, "ended");
    }
    drop(&c->came, at);
    return 1;
}

/* ---- besides ------------------------------------------------------------- */

/* show(address): asks the desktop, if there is one, to open a page. Does not
 * wait, and drops what it prints. */
static int h_child_show(lua_State *L)
{
    const char *address = h_text(L, 1);
    h_child parent = {.pid = fork()};
    if (parent.pid == 0) {
        int ends[2];
        setsid();
        if (fork() != 0) _exit(0);
        if (pipe(ends) == 0) {
            dup2(ends[1], STDOUT_FILENO);
            dup2(ends[1], STDERR_FILENO);
        }
        signal(SIGPIPE, SIG_IGN);
        execlp("xdg-open", "xdg-open", address, (char *)NULL);
        execlp("open", "open", address, (char *)NULL);
        _exit(127);
    }
    h_child_wait(&parent);
    return 0;
}

/* now() -> milliseconds since 1970 */
H_GETTER(h_child_now, h_integer, now_ms(CLOCK_REALTIME))

/* date(ms) -> that time as text (ISO 8601, in UTC) */
static int h_child_date(lua_State *L)
{
    struct tm parts;
    char out[32];
    time_t seconds = (time_t)(luaL_checkinteger(L, 1) / 1000);
    if (!gmtime_r(&seconds, &parts)) return 0;
    strftime(out, sizeof out, "%Y-%m-%dT%H:%M:%SZ", &parts);
    return h_string(L, out);
}

static const luaL_Reg methods[] = {
    {"close", h_child_close},
    {"fd", h_child_fd},
    {"lines", h_child_lines},
    {"read", h_child_read},
    {"send", h_child_send},
    {"write", h_child_write},
    {NULL, NULL},
};

static const luaL_Reg functions[] = {
    {"date", h_child_date},   {"now", h_child_now},   {"show", h_child_show},
    {"start", h_child_again}, {"talk", h_child_talk}, {NULL, NULL},
};

int h_open_child(lua_State *L)
{
    h_class(L, CHILD, methods, h_child_close);
    luaL_newlib(L, functions);
    return 1;
}
