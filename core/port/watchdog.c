/* watchdog.c - a thread that watches how long the others run scripts.
 *
 * Several times in a time limit it compares the turns of all threads with those
 * of its last look. When a turn lasts too long, it signals that thread, and the
 * handler there stops the script: no state is written by two threads. */
#include "port/watchdog.h"

#if TESI_THREADS

#include <pthread.h>
#include <time.h>
#include <unistd.h>

#include "port/alloc.h"
#include "tessera.h"

_Atomic uint32_t tesI_watchdog = 2; /* odd: of the watchdog that runs */

void tesI_watchdog_look(void) {} /* the thread does */

/* A thread as the watchdog sees it. */
struct watched {
    struct watched *next;
    struct tesI_watch *watch;
    pthread_t thread;
    unsigned long turn; /* the last one seen */
    uint64_t since;     /* the clock then */
};

static struct {
    pthread_mutex_t lock;
    pthread_cond_t wake;
    pthread_t thread;
    pthread_key_t key; /* a thread that ends takes itself off the list */
    struct watched *list;
    unsigned vms;    /* VMs with a time limit */
    uint32_t period; /* ms between two looks */
} dog = {.lock = PTHREAD_MUTEX_INITIALIZER};

static pthread_once_t prepared = PTHREAD_ONCE_INIT;
static bool prepared_well;

static uint64_t to_ms(const struct timespec *time)
{
    return (uint64_t)time->tv_sec * 1000 + (uint64_t)time->tv_nsec / 1000000;
}

/* Processor time of a thread where the system knows it. */
static uint64_t clock_of(pthread_t thread)
{
    struct timespec now;
    clockid_t clock = CLOCK_MONOTONIC;
#if defined(_POSIX_THREAD_CPUTIME) && _POSIX_THREAD_CPUTIME >= 0
    if (pthread_getcpuclockid(thread, &clock) != 0) clock = CLOCK_MONOTONIC;
#else
    (void)thread;
#endif
    clock_gettime(clock, &now);
    return to_ms(&now);
}

static void look(struct watched *one)
{
    unsigned long turn =
        atomic_load_explicit(&one->watch->turn, memory_order_acquire);
    uint32_t limit =
        atomic_load_explicit(&one->watch->limit, memory_order_relaxed);

    if ((turn & 1) == 0 || turn != one->turn) {
        if ((turn & 1) != 0) one->since = clock_of(one->thread);
        one->turn = turn;
        return;
    }
    if (!atomic_load_explicit(&one->watch->interrupted, memory_order_relaxed) &&
        (limit == TES_UNLIMITED ||
         clock_of(one->thread) - one->since < limit)) {
        return;
    }
    atomic_store(&one->watch->guilty, turn);
    pthread_kill(one->thread, TESI_LATE);
}

static void *watch_all(void *number)
{
    pthread_mutex_lock(&dog.lock);
    while (tesI_watchdog == (uintptr_t)number) {
        struct timespec until;
        clock_gettime(CLOCK_MONOTONIC, &until);
        until.tv_nsec += (long)dog.period * 1000000;
        until.tv_sec += until.tv_nsec / 1000000000;
        until.tv_nsec %= 1000000000;
        pthread_cond_timedwait(&dog.wake, &dog.lock, &until);
        for (struct watched *one = dog.list; one; one = one->next) look(one);
    }
    pthread_mutex_unlock(&dog.lock);
    return NULL;
}

static void forget(void *watch)
{
    pthread_mutex_lock(&dog.lock);
    for (struct watched **at = &dog.list; *at != NULL; at = &(*at)->next) {
        struct watched *one = *at;
        if (one->watch != watch) continue;
        *at = one->next;
        tesI_free(one);
        break;
    }
    pthread_mutex_unlock(&dog.lock);
}

static void forget_all(void)
{
    while (dog.list != NULL) {
        struct watched *one = dog.list;
        dog.list = one->next;
        tesI_free(one);
    }
}

static bool init_wake(void)
{
    pthread_condattr_t attr;
    bool fine = pthread_condattr_init(&attr) == 0 &&
                pthread_condattr_setclock(&attr, CLOCK_MONOTONIC) == 0 &&
                pthread_cond_init(&dog.wake, &attr) == 0;
    pthread_condattr_destroy(&attr);
    return fine;
}

static void before_fork(void) { pthread_mutex_lock(&dog.lock); }
static void after_fork(void) { pthread_mutex_unlock(&dog.lock); }

/* The child has one thread only; the next budget starts a watchdog anew. */
static void in_child(void)
{
    if (tesI_watchdog & 1) tesI_watchdog++;
    forget_all();
    init_wake();
    pthread_mutex_unlock(&dog.lock);
}

static struct sigaction before;

/* The signal is repeated until the turn is over: it may come while the thread
 * is just leaving a Lua state. */
static void on_signal(int number, siginfo_t *info, void *context)
{
    struct tesI_watch *watch = &tesI_watch;
    unsigned long turn =
        atomic_load_explicit(&watch->turn, memory_order_relaxed);
    struct tes_ruleset *vm = watch->vm;

    if ((turn & 1) != 0 && vm != NULL && atomic_load(&watch->guilty) == turn) {
        watch->bite(vm);
    } else if (before.sa_flags & SA_SIGINFO) {
        before.sa_sigaction(number, info, context);
    } else if (before.sa_handler != SIG_DFL && before.sa_handler != SIG_IGN) {
        before.sa_handler(number);
    }
}

static void prepare(void)
{
    struct sigaction action = {0};

    action.sa_sigaction = on_signal;
    action.sa_flags = SA_RESTART | SA_SIGINFO;
    sigemptyset(&action.sa_mask);
    prepared_well = init_wake() && pthread_key_create(&dog.key, forget) == 0 &&
                    pthread_atfork(before_fork, after_fork, in_child) == 0 &&
                    sigaction(TESI_LATE, &action, &before) == 0;
}

/* Starts the thread if it does not run. Called with the lock held. */
static bool start(void)
{
    if (tesI_watchdog & 1) return true;
    bool started = tesI_quiet_thread(&dog.thread, watch_all,
                                     (void *)(uintptr_t)(tesI_watchdog + 1));
    if (started) tesI_watchdog++;
    return started;
}

/* Makes the calling thread known. Without memory or threads to spare it stays
 * unknown and is asked to join again by the next budget. */
void tesI_watchdog_enlist(void)
{
    struct tesI_watch *watch = &tesI_watch;
    struct watched *one = tesI_zalloc(sizeof *one);

    if (one == NULL) return;
    forget(watch);
    one->watch = watch;
    one->thread = pthread_self();
    pthread_mutex_lock(&dog.lock);
    if (start() && pthread_setspecific(dog.key, watch) == 0) {
        one->next = dog.list;
        dog.list = one;
        watch->enlisted = tesI_watchdog;
        one = NULL;
    }
    pthread_mutex_unlock(&dog.lock);
    tesI_free(one);
}

#define SHORTEST 2u /* ms between two looks */
#define LONGEST 100u

bool tesI_watchdog_join(uint32_t limit)
{
    uint32_t period = limit / 8;

    if (limit == TES_UNLIMITED) return true;
    pthread_once(&prepared, prepare);
    if (!prepared_well) return false;
    if (period < SHORTEST) period = SHORTEST;
    if (period > LONGEST) period = LONGEST;
    pthread_mutex_lock(&dog.lock);
    if (dog.vms++ == 0 || period < dog.period) dog.period = period;
    pthread_cond_signal(&dog.wake);
    pthread_mutex_unlock(&dog.lock);
    return true;
}

void tesI_watchdog_leave(uint32_t limit)
{
    pthread_t thread;
    bool last;

    if (limit == TES_UNLIMITED) return;
    pthread_mutex_lock(&dog.lock);
    last = --dog.vms == 0 && (tesI_watchdog & 1) != 0;
    if (last) {
        tesI_watchdog++;
        thread = dog.thread;
        pthread_cond_signal(&dog.wake);
        forget_all();
    }
    pthread_mutex_unlock(&dog.lock);
    if (last) pthread_join(thread, NULL);
}

#endif
