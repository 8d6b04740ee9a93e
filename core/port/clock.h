/* clock.h - processor time of a thread. */
#ifndef TES_CLOCK_H
#define TES_CLOCK_H

#include <stdint.h>

/* Milliseconds of processor time of this thread; if the system does not know
 * it, milliseconds since some moment. Never decreases. */
uint64_t tesI_clock(void);

#endif
