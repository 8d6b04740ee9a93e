/* strands.c - threads that work; see ../port.h. */
#include "../port.h"

#include "../alloc.h"

#if TESI_THREADS

#include <pthread.h>

struct tesI_strand {
    pthread_t thread;
    void (*run)(void *ctx);
    void *ctx;
};

static void *begin(void *own)
{
    struct tesI_strand *strand = own;
    strand->run(strand->ctx);
    return NULL;
}

struct tesI_strand *tesI_strand_start(void (*run)(void *ctx), void *ctx)
{
    struct tesI_strand *strand = tesI_zalloc(sizeof *strand);
    if (strand == NULL) return NULL;
    strand->run = run;
    strand->ctx = ctx;
    if (pthread_create(&strand->thread, NULL, begin, strand) != 0) {
        tesI_free(strand);
        return NULL;
    }
    return strand;
}

void tesI_strand_join(struct tesI_strand *strand)
{
    pthread_join(strand->thread, NULL);
    tesI_free(strand);
}

#else

struct tesI_strand *tesI_strand_start(void (*run)(void *ctx), void *ctx)
{
    (void)run;
    (void)ctx;
    return NULL;
}

void tesI_strand_join(struct tesI_strand *strand) { (void)strand; }

#endif
