/* bind_mpi.c - the ranks that mpirun has started: they send each other texts,
 * and beats, which say that they live. What the ranks do is host/lab/mpi.lua.
 *
 * Nothing here waits for a rank that may be gone: texts are sent in the
 * background. A rank that waits for a text sleeps, and leaves the processor to
 * others. `tes.mpi` is nil in a program without MPI. */
#include "bind/out.h"
#include "host/host.h"
#include "host/interrupt.h"
#include "host/seconds.h"
#include "port/threads.h"

#include <lauxlib.h>

#ifdef HAVE_MPI

#include <errno.h>
#include <limits.h>
#include <mpi.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
    TAG_TEXT = 1,
    TAG_BEAT = 2,
    BEAT_MS = 300, /* a rank sends something this often */
    NAP_MS = 1,    /* a rank that waits looks this often */
    LEAVE_S = 2    /* what was sent must have arrived by then */
};

/* A text on its way. */
typedef struct parcel {
    struct parcel *next;
    MPI_Request request;
    char text[];
} parcel;

/* There is one MPI in a process. */
static int own_rank, rank_count;
static parcel *parcels;
static pthread_t heart;
static atomic_bool beating;

/* False when a signal ended it early. */
static bool nap(long ms)
{
    struct timespec length = {ms / 1000, ms % 1000 * 1000000};
    return nanosleep(&length, NULL) == 0 || errno != EINTR;
}

/* ---- beats: they tell rank 0 that this rank lives ------------------------ */

static void *beat(void *unused)
{
    char byte = 0;
    MPI_Request request = MPI_REQUEST_NULL;
    (void)unused;
    for (long ms = 0; atomic_load(&beating); ms += 50) {
        int arrived = 1;
        if (ms % BEAT_MS == 0) {
            if (MPI_Test(&request, &arrived, MPI_STATUS_IGNORE) != MPI_SUCCESS)
                break;
            if (arrived)
                MPI_Isend(&byte, 1, MPI_CHAR, 0, TAG_BEAT, MPI_COMM_WORLD,
                          &request);
        }
        nap(50);
    }
    if (request != MPI_REQUEST_NULL) MPI_Request_free(&request);
    return NULL;
}

/* ---- beginning and end --------------------------------------------------- */

/* start() -> own rank, number of ranks, name of the machine. Once a process.
 * Only rank 0 keeps its standard output. */
static int h_mpi_start(lua_State *L)
{
    char name[MPI_MAX_PROCESSOR_NAME + 1];
    int threads = MPI_THREAD_SINGLE, length = 0;
    if (MPI_Init_thread(NULL, NULL, MPI_THREAD_MULTIPLE, &threads) !=
        MPI_SUCCESS)
        return luaL_error(L, "MPI does not start");
    if (threads < MPI_THREAD_MULTIPLE)
        return luaL_error(L, "this MPI does without threads");
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_rank(MPI_COMM_WORLD, &own_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &rank_count);
    atomic_store(&beating, own_rank > 0);
    if (own_rank > 0 && !tesI_quiet_thread(&heart, beat, NULL))
        return luaL_error(L, "a thread does not start");
    if (own_rank == 0)
        h_catch_termination();
    else {
        h_out_silence();
        signal(SIGUSR1, SIG_IGN); /* mpirun asks all of us to stop */
    }
    /* a program that this one starts, such as a bot, is no rank */
    unsetenv("OMPI_COMM_WORLD_SIZE");
    unsetenv("PMI_SIZE");
    unsetenv("PMIX_RANK");
    MPI_Get_processor_name(name, &length);
    lua_pushinteger(L, own_rank);
    lua_pushinteger(L, rank_count);
    lua_pushlstring(L, name, (size_t)length);
    return 3;
}

/* Forgets what has arrived; is anything still on its way? */
static bool sending(void)
{
    for (parcel **at = &parcels; *at;) {
        int arrived = 1;
        parcel *sent = *at;
        if (MPI_Test(&sent->request, &arrived, MPI_STATUS_IGNORE) ==
                MPI_SUCCESS &&
            !arrived) {
            at = &sent->next;
            continue;
        }
        *at = sent->next;
        free(sent);
    }
    return parcels != NULL;
}

static volatile sig_atomic_t last_status;

static void leave_now(int number)
{
    (void)number;
    _exit(last_status);
}

/* finish(status, lost): waits until what was sent has arrived, and ends MPI. If
 * ranks are lost, MPI might wait for them for ever; then the process exits with
 * this status, as it does if a text cannot be delivered. */
static int h_mpi_finish(lua_State *L)
{
    double limit = h_seconds() + LEAVE_S;
    last_status = (int)luaL_checkinteger(L, 1);
    bool lost = lua_toboolean(L, 2);
    fflush(NULL); /* mpirun may be about to kill us */
    while (sending() && h_seconds() < limit) nap(NAP_MS);
    if (atomic_exchange(&beating, false)) pthread_join(heart, NULL);
    if (parcels) _exit(last_status);
    if (lost) {
        signal(SIGALRM, leave_now);
        alarm(LEAVE_S);
    }
    MPI_Finalize();
    alarm(0);
    return 0;
}

/* ---- texts --------------------------------------------------------------- */

static int check_rank(lua_State *L, int arg)
{
    lua_Integer rank = luaL_checkinteger(L, arg);
    luaL_argcheck(L, rank >= 0 && rank < rank_count, arg, "no such rank");
    return (int)rank;
}

/* send(rank, text or nil for a beat): sends a copy in the background, which
 * arrives if the rank lives */
static int h_mpi_send(lua_State *L)
{
    size_t len;
    int rank = check_rank(L, 1);
    int tag = lua_isnoneornil(L, 2) ? TAG_BEAT : TAG_TEXT;
    const char *text = luaL_optlstring(L, 2, "", &len);
    luaL_argcheck(L, len < INT_MAX, 2, "too long");
    sending();
    parcel *made = malloc(sizeof *made + len);
    if (!made) return luaL_error(L, "not enough memory");
    memcpy(made->text, text, len);
    if (MPI_Isend(made->text, (int)len, MPI_CHAR, rank, tag, MPI_COMM_WORLD,
                  &made->request) != MPI_SUCCESS) {
        free(made); /* the rank is gone, and silent from now on */
        return 0;
    }
    made->next = parcels;
    parcels = made;
    return 0;
}

/* Receives the message that was found. */
static int take(lua_State *L, const MPI_Status *found)
{
    luaL_Buffer b;
    MPI_Status got;
    int len = 0;
    MPI_Get_count(found, MPI_CHAR, &len);
    lua_pushinteger(L, found->MPI_SOURCE);
    char *room = luaL_buffinitsize(L, &b, (size_t)len + 1);
    int done = MPI_Recv(room, len, MPI_CHAR, found->MPI_SOURCE, found->MPI_TAG,
                        MPI_COMM_WORLD, &got);
    luaL_pushresultsize(&b, done == MPI_SUCCESS ? (size_t)len : 0);
    if (done == MPI_SUCCESS && found->MPI_TAG == TAG_TEXT) return 2;
    lua_pop(L, 1);
    return 1;
}

/* receive(seconds) -> rank, text; rank alone for a beat | nothing after that
 * time or a signal */
static int h_mpi_receive(lua_State *L)
{
    double limit = h_seconds() + luaL_checknumber(L, 1);
    do {
        int there = 0;
        MPI_Status found;
        if (MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &there,
                       &found) == MPI_SUCCESS &&
            there)
            return take(L, &found);
        sending();
    } while (h_seconds() < limit && nap(NAP_MS));
    return 0;
}

static const luaL_Reg functions[] = {
    {"finish", h_mpi_finish},
    {"receive", h_mpi_receive},
    {"send", h_mpi_send},
    {"start", h_mpi_start},
    {NULL, NULL},
};

int h_open_mpi(lua_State *L)
{
    luaL_newlib(L, functions);
    return 1;
}

#else

int h_open_mpi(lua_State *L)
{
    lua_pushnil(L);
    return 1;
}

#endif
