/* child.c - processes beside this one, and the pipes to them. */
#include "host/child.h"

#include <errno.h>
#include <fcntl.h>
#ifdef __linux__
#include <signal.h>
#include <sys/prctl.h>
#endif
#include <sys/wait.h>
#include <unistd.h>

static void shut(const int *ends)
{
    for (int i = 0; i < 2; i++)
        if (ends[i] >= 0) close(ends[i]);
}

/* A child that computes does not notice that its reader is gone. */
static void end_with_parent(void)
{
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

bool h_child_start(h_child *child, bool deaf)
{
    int to[2] = {-1, -1}, from[2] = {-1, -1};
    *child = (h_child){.pid = -1, .in = -1, .out = -1};
    if ((deaf || pipe(to) == 0) && pipe(from) == 0) child->pid = fork();
    if (child->pid < 0) {
        int why = errno;
        shut(to);
        shut(from);
        errno = why;
        return false;
    }
    bool here = child->pid > 0;
    if (!here) end_with_parent();
    child->in = here ? from[0] : to[0];
    child->out = here ? to[1] : from[1];
    close(here ? from[1] : from[0]);
    if (!deaf) close(here ? to[0] : to[1]);
    if (here) {
        fcntl(child->in, F_SETFD, FD_CLOEXEC);
        if (!deaf) fcntl(child->out, F_SETFD, FD_CLOEXEC);
    }
    return true;
}

int h_child_wait(h_child *child)
{
    int status;
    pid_t got;
    if (child->pid <= 0) return -1;
    do got = waitpid(child->pid, &status, 0);
    while (got == -1 && errno == EINTR);
    child->pid = -1;
    return got > 0 ? status : -1;
}
