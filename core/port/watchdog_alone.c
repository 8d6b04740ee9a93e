/* alone.c - the watchdog of a system without threads; see ../port.h.
 *
 * What is watched comes by itself, every so many instructions of Lua and polls
 * of C loops. The clock is looked at then, and not when a turn begins: turns
 * are short, and most are over before anybody has come by. */
#include "../port.h"

#if !TESI_THREADS

#include "../tessera.h"

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
        tesI_bite(watch->vm);
    }
}

#endif
