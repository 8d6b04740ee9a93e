/* crew.c - threads that wait for work. Rounds of work may be shorter than it
 * takes to wake a thread, so whoever waits stays awake for a while first. */
#include "port/crew.h"

#include "port/alloc.h"
#include "port/threads.h"

#if TESI_THREADS
#include <sched.h>
#include <stdatomic.h>
#include <time.h>

#define AWAKE_NS 200000 /* several times what sleeping and waking take */
#endif

struct tesI_crew {
    uint32_t workers;
    void (*work)(void *ctx, uint32_t worker);
    void *ctx;
#if TESI_THREADS
    pthread_mutex_t lock;
    pthread_cond_t begin, ended;
    _Atomic uint64_t round; /* of work; its work and ctx are set before */
    _Atomic uint32_t busy;  /* workers that have not ended this round */
    bool leave;             /* set before the last round */
    struct member {
        struct tesI_crew *crew;
        uint32_t number;
        pthread_t thread;
    } * members; /* [1] is the first thread of the crew's own */
#endif
};

uint32_t tesI_crew_size(const struct tesI_crew *crew) { return crew->workers; }

#if TESI_THREADS

static bool still_awake(const struct timespec *since)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (now.tv_sec - since->tv_sec) * 1000000000L + now.tv_nsec -
               since->tv_nsec <
           AWAKE_NS;
}

/* Waits until the next round has begun, and returns it. */
static uint64_t next_round(struct tesI_crew *crew, uint64_t done)
{
    struct timespec since;

    clock_gettime(CLOCK_MONOTONIC, &since);
    while (crew->round == done && still_awake(&since)) sched_yield();
    if (crew->round == done) {
        pthread_mutex_lock(&crew->lock);
        while (crew->round == done) {
            pthread_cond_wait(&crew->begin, &crew->lock);
        }
        pthread_mutex_unlock(&crew->lock);
    }
    return crew->round;
}

static void wait_until_all_have_ended(struct tesI_crew *crew)
{
    struct timespec since;

    clock_gettime(CLOCK_MONOTONIC, &since);
    while (crew->busy > 0 && still_awake(&since)) sched_yield();
    if (crew->busy == 0) return;
    pthread_mutex_lock(&crew->lock);
    while (crew->busy > 0) pthread_cond_wait(&crew->ended, &crew->lock);
    pthread_mutex_unlock(&crew->lock);
}

static void begin_round(struct tesI_crew *crew)
{
    pthread_mutex_lock(&crew->lock);
    crew->busy = crew->workers - 1;
    crew->round++;
    pthread_cond_broadcast(&crew->begin);
    pthread_mutex_unlock(&crew->lock);
}

static void end_round(struct tesI_crew *crew)
{
    if (--crew->busy > 0) return;
    pthread_mutex_lock(&crew->lock);
    pthread_cond_signal(&crew->ended);
    pthread_mutex_unlock(&crew->lock);
}

static void *wait_for_work(void *ctx)
{
    const struct member *me = ctx;
    struct tesI_crew *crew = me->crew;
    uint64_t round = 0;

    for (;;) {
        round = next_round(crew, round);
        if (crew->leave) return NULL;
        crew->work(crew->ctx, me->number);
        end_round(crew);
    }
}

struct tesI_crew *tesI_crew_new(uint32_t workers)
{
    struct tesI_crew *crew = tesI_zalloc(sizeof *crew);
    if (crew == NULL) return NULL;
    crew->workers = 1;
    crew->members = tesI_zalloc(workers * sizeof *crew->members);
    if (crew->members == NULL) {
        tesI_free(crew);
        return NULL;
    }
    pthread_mutex_init(&crew->lock, NULL);
    pthread_cond_init(&crew->begin, NULL);
    pthread_cond_init(&crew->ended, NULL);
    for (; crew->workers < workers; crew->workers++) {
        struct member *member = &crew->members[crew->workers];
        member->crew = crew;
        member->number = crew->workers;
        if (!tesI_quiet_thread(&member->thread, wait_for_work, member)) break;
    }
    return crew;
}

void tesI_crew_free(struct tesI_crew *crew)
{
    if (crew == NULL) return;
    crew->leave = true;
    begin_round(crew);
    for (uint32_t w = 1; w < crew->workers; w++) {
        pthread_join(crew->members[w].thread, NULL);
    }
    pthread_mutex_destroy(&crew->lock);
    pthread_cond_destroy(&crew->begin);
    pthread_cond_destroy(&crew->ended);
    tesI_free(crew->members);
    tesI_free(crew);
}

void tesI_crew_work(struct tesI_crew *crew,
                    void (*work)(void *ctx, uint32_t worker), void *ctx)
{
    crew->work = work;
    crew->ctx = ctx;
    if (crew->workers > 1) begin_round(crew);
    work(ctx, 0);
    if (crew->workers > 1) wait_until_all_have_ended(crew);
}

#else

struct tesI_crew *tesI_crew_new(uint32_t workers)
{
    struct tesI_crew *crew = tesI_zalloc(sizeof *crew);
    (void)workers;
    if (crew != NULL) crew->workers = 1;
    return crew;
}

void tesI_crew_free(struct tesI_crew *crew) { tesI_free(crew); }

void tesI_crew_work(struct tesI_crew *crew,
                    void (*work)(void *ctx, uint32_t worker), void *ctx)
{
    crew->work = work;
    crew->ctx = ctx;
    work(ctx, 0);
}

#endif
