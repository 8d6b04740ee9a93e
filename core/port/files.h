/* port.h - the operating system, as far as the library needs one: clocks,
 * threads and signals, files. Everything else in core/ and core/script/ is C11
 * and Lua; what is in core/port/ is all there is to change for another system.
 *
 *     core/port/clock.c    time
 *     core/port/files.c    files, as POSIX has them
 *     core/port/threads.c  a watchdog thread that signals another
 *     core/port/strands.c  threads that work
 *     core/port/alone.c    the same where there are no threads: it counts
 *
 * What the program needs besides (terminals, processes) is behind the
 * bind_*.c files of core/host/, which a build may leave out. */
#ifndef TES_PORT_H
#define TES_PORT_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Are there threads and signals? A build may say that there are none. */
#ifndef TESI_THREADS
#if defined(__EMSCRIPTEN__) || defined(__wasm__)
#define TESI_THREADS 0
#else
#define TESI_THREADS 1
#endif
#endif

/* ---- clocks ------------------------------------------------------------- */

/* Milliseconds of processor time that this thread has had; where the system
 * does not know, since some moment. Never goes back. */
uint64_t tesI_clock(void);

/* ---- threads ------------------------------------------------------------- */

/* Runs a function in a thread of its own; NULL: there is none to be had.
 * tesI_strand_join waits until it has returned, and frees what was made. */
struct tesI_strand *tesI_strand_start(void (*run)(void *ctx), void *ctx);
void tesI_strand_join(struct tesI_strand *strand);

/* ---- the watchdog ---------------------------------------------------------
 * Code that is watched runs between two changes of `turn`: odd while it does.
 * What was once a turn never comes again in the time that matters. */

/* What a thread runs. All but `guilty` is written by the thread itself. */
struct tesI_watch {
    struct tes_ruleset *volatile vm; /* whose code runs, or NULL */
    _Atomic unsigned long turn;
    _Atomic unsigned long guilty; /* the turn that took too long */
    _Atomic uint32_t limit;       /* ms that the turn may take */
    _Atomic int due;              /* tesI_bite was called */
    _Atomic int interrupted;      /* by tes_interrupt, until tes_resume */
    uint32_t enlisted;            /* the watchdog that knows of it */
    uint32_t patience;            /* alone: polls until the next look */
    unsigned long seen;           /* alone: the turn of the last look */
    uint64_t since;               /* alone: when that turn was first seen */
};
extern _Thread_local struct tesI_watch tesI_watch;

/* Stops what the calling thread runs; may be called by a signal handler. Not
 * part of the port: core/script/sandbox/watch.c has it. */
void tesI_bite(struct tes_ruleset *vm);

/* Number of the watchdog that runs; even: none does. A thread that it does not
 * know is to be enlisted before its code is watched. */
extern _Atomic uint32_t tesI_watchdog;
void tesI_watchdog_enlist(void);

/* VMs come and go: the watchdog lives as long as one with a time limit. False:
 * there can be none. */
bool tesI_watchdog_join(uint32_t limit);
void tesI_watchdog_leave(uint32_t limit);

/* Without threads nobody else can look at the clock: the code that is watched
 * comes by, from the hook of Lua and from the polls of C loops. Calls
 * tesI_bite when the turn has taken too long. */
#define TESI_PATIENCE 1000u /* polls, and instructions, from look to look */
void tesI_watchdog_look(void);

/* Is the code that runs to stop? To be asked in every loop that a script can
 * make long. */
static inline bool tesI_is_due(void)
{
#if !TESI_THREADS
    if (tesI_watch.patience-- == 0) tesI_watchdog_look();
#endif
    return atomic_load_explicit(&tesI_watch.due, memory_order_relaxed) != 0;
}

/* ---- files ----------------------------------------------------------------
 * Files are numbers; -1, or false, means that errno says why not. */

struct tesI_stat {
    bool file, folder; /* else a device, a pipe ... */
    uint64_t size;
    uint64_t device, number; /* together: which file it is */
    unsigned mode;           /* permissions */
};

/* What is at a path, links followed; what is open. */
bool tesI_stat(const char *path, struct tesI_stat *out);
bool tesI_stat_open(int file, struct tesI_stat *out);

typedef enum tesI_open {
    OPEN_READ,   /* never waits for the other end of a pipe */
    OPEN_WRITE,  /* what is there already, from its start */
    OPEN_APPEND, /* what is there already, at its end */
    OPEN_CREATE  /* for appending; fails when it is there */
} tesI_open;
int tesI_open_file(const char *path, tesI_open how);

/* Closes it. False: something that was written is lost. */
bool tesI_close_file(int file);

/* Reads some bytes, 0 at the end; -1 on failure. */
ptrdiff_t tesI_read_some(int file, char *text, size_t size);

/* Writes all of it. False: refused, or the disk is full. A file larger than
 * the process may write is refused, too, and no signal kills whoever embeds
 * the library. */
bool tesI_write_all(int file, const char *text, size_t len);

/* Cuts it to a size; makes sure it is on the disk; sets its permissions. */
bool tesI_cut_file(int file, uint64_t size);
bool tesI_sync_file(int file);
bool tesI_permit(int file, unsigned mode);

/* May this process write to what is at the path? */
bool tesI_may_write(const char *path);

bool tesI_remove(const char *path);
/* Takes the place of what is there. */
bool tesI_rename(const char *from, const char *to);
/* Another name for a file; fails when something is there. */
bool tesI_link_file(const char *from, const char *to);

/* Takes the file for writing, as long as it is open. False: another process
 * has it; *holder is its number, or 0 where the system does not tell. What
 * cannot be locked (some network file systems) counts as taken. */
bool tesI_lock_file(int file, long *holder);

/* The path without links, from the root of the file system; malloc'd. NULL:
 * there is nothing. */
char *tesI_real_path(const char *path);

/* Names in a folder but those that begin with a dot, sorted byte by byte; the
 * array and each name are malloc'd. -1: no folder. */
int tesI_list_folder(const char *path, char ***names);

#endif
