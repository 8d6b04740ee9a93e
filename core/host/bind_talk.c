/* bind_talk.c - programs that are talked to line by line: bots. */
#include "host.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define TALK "tes.talk"
/* Longest line that is read. */
#define LINE_MAX_BYTES (1u << 20)

typedef struct talk {
    pid_t pid; /* 0: it has ended */
    int in, out;
    char *line;
    size_t used, room;
} talk;

static talk *check(lua_State *L) { return luaL_checkudata(L, 1, TALK); }

static void end(talk *t)
{
    int status;
    if (t->in >= 0) close(t->in);
    if (t->out >= 0) close(t->out);
    t->in = t->out = -1;
    if (t->pid > 0) {
        kill(-t->pid, SIGKILL); /* it has a group of its own */
        while (waitpid(t->pid, &status, 0) == -1 && errno == EINTR) continue;
    }
    t->pid = 0;
    free(t->line);
    t->line = NULL;
    t->used = t->room = 0;
}

static _Noreturn void run(const char *command, const int *to, const int *from)
{
    setpgid(0, 0);
    h_release_interrupt();
    if (dup2(to[0], STDIN_FILENO) < 0 || dup2(from[1], STDOUT_FILENO) < 0) {
        _exit(127);
    }
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

/* The ends that this process keeps are nobody else's, and never block. */
static void keep(int fd)
{
    fcntl(fd, F_SETFD, FD_CLOEXEC);
    fcntl(fd, F_SETFL, O_NONBLOCK);
}

/* talk(command) -> program | raises. Starts a command of the shell; it ends
 * when the object is closed. */
static int h_talk_start(lua_State *L)
{
    int to[2] = {-1, -1}, from[2] = {-1, -1};
    const char *command = h_text(L, 1);
    talk *t = lua_newuserdatauv(L, sizeof *t, 0);
    *t = (talk){.in = -1, .out = -1};
    luaL_setmetatable(L, TALK);
    if (pipe(to) != 0) return luaL_error(L, "pipe: %s", strerror(errno));
    t->out = to[1];
    if (pipe(from) != 0) {
        close(to[0]);
        return luaL_error(L, "pipe: %s", strerror(errno));
    }
    t->in = from[0];
    keep(t->in);
    keep(t->out);
    signal(SIGPIPE, SIG_IGN);
    pid_t pid = fork();
    if (pid == 0) run(command, to, from);
    close(to[0]);
    close(from[1]);
    if (pid < 0) return luaL_error(L, "fork: %s", strerror(errno));
    setpgid(pid, pid);
    t->pid = pid;
    return 1;
}

static int64_t now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Waits for a descriptor until a moment. False: it is too late. */
static bool ready(int fd, short what, int64_t until)
{
    for (;;) {
        struct pollfd p = {.fd = fd, .events = what};
        int64_t left = until - now_ms();
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

/* program:write(text, ms) -> true | nil, "late" or "ended" */
static int h_talk_write(lua_State *L)
{
    size_t size, done = 0;
    talk *t = check(L);
    const char *text = luaL_checklstring(L, 2, &size);
    int64_t until = now_ms() + luaL_checkinteger(L, 3);
    while (done < size) {
        if (t->out < 0) return fail(L, "ended");
        ssize_t sent = write(t->out, text + done, size - done);
        if (sent > 0) {
            done += (size_t)sent;
        } else if (sent < 0 && errno == EAGAIN) {
            if (!ready(t->out, POLLOUT, until)) return fail(L, "late");
        } else if (errno != EINTR) {
            return fail(L, "ended");
        }
    }
    lua_pushboolean(L, 1);
    return 1;
}

/* Takes what has come up to a line end. */
static bool take_line(lua_State *L, talk *t)
{
    char *stop = t->used > 0 ? memchr(t->line, '\n', t->used) : NULL;
    if (!stop) return false;
    size_t length = (size_t)(stop - t->line);
    lua_pushlstring(L, t->line, length);
    t->used -= length + 1;
    memmove(t->line, stop + 1, t->used);
    return true;
}

/* program:read(ms) -> line | nil, "late", "ended" or "long" */
static int h_talk_read(lua_State *L)
{
    talk *t = check(L);
    int64_t until = now_ms() + luaL_checkinteger(L, 2);
    while (!take_line(L, t)) {
        if (t->in < 0) return fail(L, "ended");
        if (t->used >= LINE_MAX_BYTES) return fail(L, "long");
        if (t->room - t->used < 4096) {
            char *more = realloc(t->line, t->room + 65536);
            if (!more) return luaL_error(L, "not enough memory");
            t->line = more;
            t->room += 65536;
        }
        if (!ready(t->in, POLLIN, until)) return fail(L, "late");
        ssize_t got = read(t->in, t->line + t->used, t->room - t->used);
        if (got > 0) {
            t->used += (size_t)got;
        } else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
            return fail(L, "ended");
        }
    }
    return 1;
}

static int h_talk_close(lua_State *L)
{
    end(check(L));
    return 0;
}

static const luaL_Reg methods[] = {
    {"close", h_talk_close},
    {"read", h_talk_read},
    {"write", h_talk_write},
    {NULL, NULL},
};

int h_open_talk(lua_State *L)
{
    luaL_newmetatable(L, TALK);
    luaL_newlib(L, methods);
    lua_setfield(L, -2, "__index");
    h_set_function(L, "__gc", h_talk_close);
    h_set_function(L, "__close", h_talk_close);
    lua_pop(L, 1);
    lua_pushcfunction(L, h_talk_start);
    return 1;
}
