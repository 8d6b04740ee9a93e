/* bind_process.c - what the standard libraries of Lua lack of the operating
 * system: worker processes, clocks, entropy. */
#include "bind/out.h"
#include "bind/values.h"
#include "host/cage.h"
#include "host/child.h"
#include "host/host.h"
#include "host/interrupt.h"
#include "host/seconds.h"
#include "port/held.h"
#include "port/threads.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* The reading end of a worker's pipe: an ordinary Lua file that knows its
 * process. */
typedef struct worker_file {
    luaL_Stream stream;
    h_child process;
} worker_file;

/* Closing early stops the worker; returns as io.popen's close does. */
static int close_worker(lua_State *L)
{
    worker_file *worker = luaL_checkudata(L, 1, LUA_FILEHANDLE);
    bool done = feof(worker->stream.f) != 0;
    fclose(worker->stream.f);
    if (!done) kill(worker->process.pid, SIGTERM);
    int status = h_child_wait(&worker->process);
    if (status == -1) return luaL_fileresult(L, 0, NULL);
    errno = 0; /* luaL_execresult reads it, and it may hold an older failure */
    return luaL_execresult(L, status);
}

/* ---- nobody left behind ----------------------------------------------------
 * All workers hold the reading end of one pipe whose writing end only the
 * parent has. However it ends, the system closes that, and each worker's
 * sentinel, a thread that does nothing but read, ends its process. */

static int lifeline[2] = {-1, -1};

static bool open_lifeline(void)
{
    if (lifeline[0] >= 0) return true;
    if (pipe(lifeline) != 0) return false;
    fcntl(lifeline[0], F_SETFD, FD_CLOEXEC);
    fcntl(lifeline[1], F_SETFD, FD_CLOEXEC);
    return true;
}

static void *sentinel(void *unused)
{
    char byte;
    (void)unused;
    while (read(lifeline[0], &byte, 1) == -1 && errno == EINTR) continue;
    _exit(1);
}

/* Runs in the worker: calls the function with its output, then exits without
 * cleaning up what it shares with its parent. */
static _Noreturn void run_worker(lua_State *L, int fd)
{
    pthread_t thread;
    FILE *out = fdopen(fd, "w");
    h_release_interrupt();
    close(lifeline[1]);
    if (!out || !tesI_quiet_thread(&thread, sentinel, NULL)) _exit(1);
    lua_pushvalue(L, 1);
    luaL_Stream *stream = h_push_stream(L, sizeof *stream);
    stream->f = out;
    stream->closef = h_close_stream;
    int failed = lua_pcall(L, 1, 0, 0);
    if (failed) h_out_failure(luaL_tolstring(L, -1, NULL));
    if (stream->closef && fclose(out) != 0) failed = 1;
    fflush(stderr);
    _exit(failed ? 1 : 0);
}

/* spawn(function(out)) -> file. Runs the function in a copy of this process;
 * what it writes to `out` can be read from the file. It ends with this
 * process. */
static int h_process_spawn(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TFUNCTION);
    lua_settop(L, 1);
    worker_file *worker = (worker_file *)h_push_stream(L, sizeof *worker);
    fflush(NULL);
    if (!open_lifeline() || !h_child_start(&worker->process, true))
        return luaL_error(L, "worker: %s", strerror(errno));
    if (worker->process.pid == 0) run_worker(L, worker->process.out);
    worker->stream.f = fdopen(worker->process.in, "r");
    if (!worker->stream.f) return luaL_error(L, "worker: %s", strerror(errno));
    worker->stream.closef = close_worker;
    return 1;
}

/* cores() -> number of processors this machine has online */
static int h_process_cores(lua_State *L)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return h_integer(L, cores > 0 ? cores : 1);
}

/* clock() -> seconds since some moment, never going back */
H_GETTER(h_process_clock, lua_pushnumber, h_seconds())

/* spent() -> seconds of processor time of this thread */
H_GETTER(h_process_spent, lua_pushnumber, h_seconds_of(CLOCK_THREAD_CPUTIME_ID))

/* entropy() -> 32 bits that differ from run to run, for a fresh seed */
H_GETTER(h_process_entropy, h_integer, (uint32_t)tesI_entropy())

/* ---- functions that may take too long ------------------------------------ */

/* Instructions after which the clock is looked at. */
#define TICK 100000

static double deadline; /* there is one Lua state, and calls do not nest */
static bool was_late;

static void tick(lua_State *L, lua_Debug *ar)
{
    (void)ar;
    if (h_seconds() < deadline) return;
    was_late = true;
    luaL_error(L, "too late");
}

/* within(seconds, function, ...) -> true, what it returns | false, error, was
 * it stopped because its time was over? */
static int h_process_within(lua_State *L)
{
    lua_Number limit = luaL_checknumber(L, 1);
    luaL_checktype(L, 2, LUA_TFUNCTION);
    deadline = h_seconds() + limit;
    was_late = false;
    lua_sethook(L, tick, LUA_MASKCOUNT, TICK);
    int status = lua_pcall(L, lua_gettop(L) - 2, LUA_MULTRET, 0);
    lua_sethook(L, NULL, 0, 0);
    lua_pushboolean(L, status == LUA_OK);
    lua_replace(L, 1);
    if (status == LUA_OK) return lua_gettop(L);
    lua_pushboolean(L, was_late);
    return 3;
}

/* resume(): after Ctrl-C has stopped a call of the library, lets calls work
 * again, so that results so far can be printed. The next Ctrl-C ends the
 * program. */
static int h_process_resume(lua_State *L)
{
    (void)L;
    tes_resume();
    return 0;
}

/* ---- giving up ----------------------------------------------------------- */

/* can_cage() -> is there a cage in this build? */
H_GETTER(h_process_can_cage, h_boolean, h_cage_built())

/* cage(folder, ...) -> true | nil, error. From now on there are no files but
 * those in these folders, no net and no other process: see host/cage.h. */
static int h_process_cage(lua_State *L)
{
    bool fine = true;
    for (int i = 1; i <= lua_gettop(L) && fine; i++)
        fine = tesI_hold(h_text(L, i));
    if (fine && h_cage_enter()) return h_boolean(L, true);
    return h_fail_text(L, TES_EIO, strerror(errno));
}

static const luaL_Reg functions[] = {
    {"cage", h_process_cage},       {"can_cage", h_process_can_cage},
    {"clock", h_process_clock},     {"cores", h_process_cores},
    {"entropy", h_process_entropy}, {"resume", h_process_resume},
    {"spawn", h_process_spawn},     {"spent", h_process_spent},
    {"within", h_process_within},   {NULL, NULL},
};

int h_open_process(lua_State *L)
{
    luaL_newlib(L, functions);
    return 1;
}
