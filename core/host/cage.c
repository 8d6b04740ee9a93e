/* cage.c - a filter of system calls, through libseccomp. */
#include "host/cage.h"

#include "port/held.h"

#include <errno.h>

#ifdef HAVE_SECCOMP

#include <asm/ioctls.h>
#include <seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

enum {
    FILE_MOST = 64 << 20,    /* bytes of a file in memory */
    OPEN_MORE = 64,          /* files beside those that are open */
    THREAD = 0x10000,        /* CLONE_THREAD */
    BY_NUMBER = 0x1000,      /* AT_EMPTY_PATH */
    NAME_MEMORY = 0x53564d41 /* PR_SET_VMA */
};

/* Without conditions. Names that a machine does not have are left out. */
/* clang-format off */
static const char *const allowed[] = {
    "brk", "clock_getres", "clock_getres_time64", "clock_gettime",
    "clock_gettime64", "clock_nanosleep", "clock_nanosleep_time64", "close",
    "dup", "exit", "exit_group", "fchmod", "fcntl", "fcntl64", "flock", "fstat",
    "fstat64", "fsync", "ftruncate", "ftruncate64", "futex", "futex_time64",
    "getpid", "getrandom", "getrlimit", "getrusage", "gettid", "gettimeofday",
    "_llseek", "lseek", "madvise", "memfd_create", "mremap", "munmap",
    "nanosleep", "poll", "ppoll", "ppoll_time64", "read", "readv",
    "restart_syscall", "rseq", "rt_sigaction", "rt_sigpending",
    "rt_sigprocmask", "rt_sigreturn", "rt_sigtimedwait",
    "rt_sigtimedwait_time64", "sched_getaffinity", "sched_yield",
    "set_robust_list", "sigaltstack", "sigreturn", "time", "ugetrlimit",
    "write", "writev"
};
/* clang-format on */

/* Those where an argument decides: has it just these of the bits? */
static const struct {
    const char *name;
    unsigned at;
    scmp_datum_t bits, value;
} some[] = {
    {"mmap", 2, PROT_EXEC, 0},
    {"mmap2", 2, PROT_EXEC, 0},
    {"mprotect", 2, PROT_EXEC, 0},
#ifdef __s390__
    {"clone", 1, THREAD, THREAD},
#else
    {"clone", 0, THREAD, THREAD},
#endif
    {"ioctl", 1, ~(scmp_datum_t)0, TCGETS},
    {"newfstatat", 3, BY_NUMBER, BY_NUMBER},
    {"fstatat64", 3, BY_NUMBER, BY_NUMBER},
    {"statx", 2, BY_NUMBER, BY_NUMBER},
    {"prctl", 0, ~(scmp_datum_t)0, NAME_MEMORY},
    {"prlimit64", 2, ~(scmp_datum_t)0, 0},
};

#ifdef __SANITIZE_ADDRESS__ /* looks for leaks at the end, in a process */
#define OTHERS SCMP_ACT_ERRNO(EPERM)
#else
#define OTHERS SCMP_ACT_KILL_PROCESS
#endif

static int allow(scmp_filter_ctx filter, const char *name, unsigned count,
                 struct scmp_arg_cmp when)
{
    int call = seccomp_syscall_resolve_name(name);
    if (call < 0) return 0;
    return seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, call, count, &when);
}

static int fill(scmp_filter_ctx filter)
{
    struct scmp_arg_cmp self = SCMP_A0(SCMP_CMP_EQ, (scmp_datum_t)getpid());
    int failed = allow(filter, "tgkill", 1, self);
    for (size_t i = 0; !failed && i < sizeof allowed / sizeof *allowed; i++)
        failed = allow(filter, allowed[i], 0, self);
    for (size_t i = 0; !failed && i < sizeof some / sizeof *some; i++)
        failed = allow(filter, some[i].name, 1,
                       SCMP_CMP64(some[i].at, SCMP_CMP_MASKED_EQ, some[i].bits,
                                  some[i].value));
    /* its flags cannot be looked at; the C library then takes the older one */
    if (!failed)
        failed = seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS),
                                  SCMP_SYS(clone3), 0);
    return failed;
}

bool h_cage_built(void) { return true; }

bool h_cage_enter(void)
{
    rlim_t open = (rlim_t)dup(STDIN_FILENO);
    struct rlimit size = {FILE_MOST, FILE_MOST};
    struct rlimit files = {open + OPEN_MORE, open + OPEN_MORE};
    close((int)open);
    setrlimit(RLIMIT_FSIZE, &size);
    setrlimit(RLIMIT_NOFILE, &files);
    scmp_filter_ctx filter = seccomp_init(OTHERS);
    int failed = filter ? fill(filter) : -ENOMEM;
    if (!failed) failed = seccomp_load(filter);
    seccomp_release(filter);
    if (failed) errno = -failed;
    tesI_held_alone = !failed;
    return !failed;
}

#else

bool h_cage_built(void) { return false; }

bool h_cage_enter(void)
{
    errno = ENOSYS;
    return false;
}

#endif
