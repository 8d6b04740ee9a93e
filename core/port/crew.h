/* crew.h - threads that wait for work, and do it together. */
#ifndef TES_CREW_H
#define TES_CREW_H

#include <stdint.h>

struct tesI_crew;

/* A crew of so many workers, one of which is the thread that calls
 * tesI_crew_work; fewer where no more threads can be started. NULL: out of
 * memory. Ends with tesI_crew_free. */
struct tesI_crew *tesI_crew_new(uint32_t workers);
void tesI_crew_free(struct tesI_crew *crew);

/* How many there are. */
uint32_t tesI_crew_size(const struct tesI_crew *crew);

/* Calls work(ctx, n) for n = 0 to the number of workers - 1, each in a thread
 * of its own, and waits for all. */
void tesI_crew_work(struct tesI_crew *crew,
                    void (*work)(void *ctx, uint32_t worker), void *ctx);

#endif
