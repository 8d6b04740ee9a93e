/* bind_child.c - this program run again beside itself, for work that may take
 * long, or die: lines go in and come out. */
#include "serve.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define CHILD "tes.child"

enum { PART = 65536, WORDS = 64 };

typedef struct child {
    pid_t pid;
    int fd;
    char *in; /* what came and has not been read */
    size_t len, room;
    char *out; /* what has not gone yet */
    size_t out_len, out_room;
} child;

static child *check(lua_State *L)
{
    child *c = luaL_checkudata(L, 1, CHILD);
    luaL_argcheck(L, c->fd >= 0, 1, "this program has ended");
    return c;
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

/* Nothing of this process but the one line goes along. */
static _Noreturn void become(char *const *argv, int fd, long files,
                             lua_Integer memory)
{
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGINT, SIG_IGN); /* Ctrl-C is the parent's */
    signal(SIGTERM, SIG_DFL);
    signal(SIGPIPE, SIG_DFL);
    if (dup2(fd, STDIN_FILENO) < 0 || dup2(fd, STDOUT_FILENO) < 0) _exit(126);
    for (long i = 3; i < files; i++) close((int)i);
    set_limits(memory);
    execv("/proc/self/exe", argv);
    _exit(127);
}

/* start(words, memory) -> child | nil, error. Runs this program with these
 * words behind its name and no more than so many bytes of memory (0: any). */
static int s_child_start(lua_State *L)
{
    int ends[2];
    char *argv[WORDS] = {(char *)"tessera"};
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_Integer memory = luaL_optinteger(L, 2, 0);
    lua_Integer count = luaL_len(L, 1);
    luaL_argcheck(L, count < WORDS - 1, 1, "too many words");
    luaL_checkstack(L, WORDS + 8, NULL);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(L, 1, i);
        argv[i] = (char *)h_text(L, -1);
    }
    child *c = lua_newuserdatauv(L, sizeof *c, 0);
    *c = (child){.fd = -1};
    luaL_setmetatable(L, CHILD);
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        return h_fail_text(L, TES_EIO, strerror(errno));
    long files = sysconf(_SC_OPEN_MAX);
    if (files < 0 || files > 65536) files = 65536;
    c->pid = fork();
    if (c->pid == 0) become(argv, ends[1], files, memory);
    close(ends[1]);
    c->fd = ends[0];
    if (c->pid < 0) return h_fail_text(L, TES_EIO, strerror(errno));
    fcntl(c->fd, F_SETFD, FD_CLOEXEC);
    fcntl(c->fd, F_SETFL, fcntl(c->fd, F_GETFL) | O_NONBLOCK);
    return 1;
}

static bool make_room(char **text, size_t *room, size_t wanted)
{
    if (wanted <= *room) return true;
    size_t size = wanted + wanted / 2;
    char *more = realloc(*text, size);
    if (!more) return false;
    *text = more;
    *room = size;
    return true;
}

/* Sends as much as goes now. */
static void flush(child *c)
{
    size_t sent = 0;
    while (sent < c->out_len) {
        ssize_t n = send(c->fd, c->out + sent, c->out_len - sent, MSG_NOSIGNAL);
        if (n < 0) break;
        sent += (size_t)n;
    }
    memmove(c->out, c->out + sent, c->out_len - sent);
    c->out_len -= sent;
}

/* child:send(line): sends a line, now or when there is room */
static int s_child_send(lua_State *L)
{
    size_t len;
    child *c = check(L);
    const char *line = luaL_checklstring(L, 2, &len);
    if (!make_room(&c->out, &c->out_room, c->out_len + len + 1))
        return luaL_error(L, "not enough memory");
    memcpy(c->out + c->out_len, line, len);
    c->out[c->out_len + len] = '\n';
    c->out_len += len + 1;
    flush(c);
    return 0;
}

/* child:lines() -> list of lines that came, has it ended? Never waits. */
static int s_child_lines(lua_State *L)
{
    child *c = check(L);
    bool ended = false;
    if (c->out_len > 0) flush(c);
    while (!ended) {
        if (!make_room(&c->in, &c->room, c->len + PART))
            return luaL_error(L, "not enough memory");
        ssize_t got = read(c->fd, c->in + c->len, PART);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) break;
        if (got <= 0)
            ended = true;
        else
            c->len += (size_t)got;
    }
    lua_newtable(L);
    size_t at = 0;
    char *stop;
    for (lua_Integer n = 1;
         (stop = memchr(c->in + at, '\n', c->len - at)) != NULL; n++) {
        lua_pushlstring(L, c->in + at, (size_t)(stop - c->in) - at);
        lua_rawseti(L, -2, n);
        at = (size_t)(stop - c->in) + 1;
    }
    memmove(c->in, c->in + at, c->len - at);
    c->len -= at;
    lua_pushboolean(L, ended);
    return 2;
}

/* child:fd() -> descriptor that is readable when something came */
static int s_child_fd(lua_State *L)
{
    lua_pushinteger(L, check(L)->fd);
    return 1;
}

/* child:stop(): ends it at once */
static int s_child_stop(lua_State *L)
{
    child *c = luaL_checkudata(L, 1, CHILD);
    if (c->pid > 0) {
        kill(c->pid, SIGKILL);
        while (waitpid(c->pid, NULL, 0) == -1 && errno == EINTR) continue;
    }
    if (c->fd >= 0) close(c->fd);
    free(c->in);
    free(c->out);
    *c = (child){.fd = -1};
    return 0;
}

/* show(address): lets the desktop open a page, where there is one. Nobody
 * waits for it, and nothing it says arrives. */
static int s_child_show(lua_State *L)
{
    const char *address = h_text(L, 1);
    pid_t pid = fork();
    if (pid == 0) {
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
    while (pid > 0 && waitpid(pid, NULL, 0) == -1 && errno == EINTR) continue;
    return 0;
}

/* now() -> milliseconds since 1970 */
static int s_child_now(lua_State *L)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    lua_pushinteger(L, (lua_Integer)now.tv_sec * 1000 + now.tv_nsec / 1000000);
    return 1;
}

/* date(ms) -> such a moment as people and programs read it, in UTC */
static int s_child_date(lua_State *L)
{
    struct tm parts;
    char out[32];
    time_t seconds = (time_t)(luaL_checkinteger(L, 1) / 1000);
    if (!gmtime_r(&seconds, &parts)) return 0;
    size_t len = strftime(out, sizeof out, "%Y-%m-%dT%H:%M:%SZ", &parts);
    lua_pushlstring(L, out, len);
    return 1;
}

static const luaL_Reg methods[] = {
    {"fd", s_child_fd},     {"lines", s_child_lines},
    {"send", s_child_send}, {"stop", s_child_stop},
    {NULL, NULL},
};

static const luaL_Reg functions[] = {
    {"date", s_child_date},   {"now", s_child_now}, {"show", s_child_show},
    {"start", s_child_start}, {NULL, NULL},
};

int s_open_child(lua_State *L)
{
    luaL_newmetatable(L, CHILD);
    luaL_newlib(L, methods);
    lua_setfield(L, -2, "__index");
    h_set_function(L, "__gc", s_child_stop);
    lua_pop(L, 1);
    luaL_newlib(L, functions);
    return 1;
}
