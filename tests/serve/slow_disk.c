/* slow_disk.c - put before the C library: a disk that takes SLOW_MS for what
 * must not be lost. */
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static int take_long(void)
{
    const char *text = getenv("SLOW_MS");
    long ms = text ? strtol(text, NULL, 10) : 0;
    struct timespec pause = {ms / 1000, ms % 1000 * 1000000};
    nanosleep(&pause, NULL);
    return 0;
}

int fsync(int fd)
{
    (void)fd;
    return take_long();
}

int fdatasync(int fildes)
{
    (void)fildes;
    return take_long();
}
