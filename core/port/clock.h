/* clock.h - the time that a thread has had. */
#ifndef TES_CLOCK_H
#define TES_CLOCK_H

#include <stdint.h>

/* Milliseconds of processor time that this thread has had; where the system
 * does not know, since some moment. Never goes back. */
uint64_t tesI_clock(void);

#endif
