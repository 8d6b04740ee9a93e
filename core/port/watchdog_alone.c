/* watchdog_alone.c - the watchdog of a system without threads.
 *
 * The code that is watched calls tesI_watchdog_look itself, every TESI_PATIENCE
 * instructions of Lua and polls of C loops. The clock is read there and not
 * when a turn begins: most turns end before the first look. */
#include "port/clock.h"
#include "port/watchdog.h"

#if !TESI_THREADS

#include "tessera.h"

_Atomic uint32_t tesI_watchdog = 1; /* runs always */

void tesI_watchdog_enlist(void) { tesI_watch.enlisted = tesI_watchdog; }

bool tesI_watchdog_join(uint32_t limit)
{
    (void)limit;
    return true;
}

void tesI_watchdog_leave(uint32_t limit) { (void)limit; }

void tesI_watchdog_look(void)
{
    struct tesI_watch *watch = &tesI_watch;
    unsigned long turn = watch->turn;

    watch->patience = TESI_PATIENCE;
    if ((turn & 1) == 0 || watch->vm == NULL) return;
    if (watch->seen != turn) {
        watch->seen = turn;
        watch->since = tesI_clock();
    } else if (watch->interrupted ||
               (watch->limit != TES_UNLIMITED &&
                tesI_clock() - watch->since >= watch->limit)) {
        watch->guilty = turn;
        watch->bite(watch->vm);
    }
}

#endif
