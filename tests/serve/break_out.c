/* break_out.c - put before jansson: a worker that reads "break out: WAY" in a
 * request does what a hole in Lua would let a stranger do. Says so on standard
 * error if it succeeds. */
#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <fcntl.h>
#include <jansson.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static int child(void)
{
    pid_t pid = fork();
    if (pid == 0) _exit(0);
    return pid > 0 && waitpid(pid, NULL, 0) == pid;
}

static int program(void)
{
    char *words[] = {(char *)"true", NULL};
    /* another system call than that of fork, which is tried by itself
     * NOLINTNEXTLINE(clang-analyzer-security.insecureAPI.vfork) */
    pid_t pid = vfork();
    if (pid == 0) {
        execv("/bin/true", words);
        _exit(1);
    }
    return pid > 0 && waitpid(pid, NULL, 0) == pid;
}

static int code(void)
{
    return mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS,
                -1, 0) != MAP_FAILED;
}

static int succeeds(const char *way)
{
    if (strcmp(way, "read") == 0) return open("/etc/passwd", O_RDONLY) >= 0;
    if (strcmp(way, "write") == 0)
        return open("/tmp", O_WRONLY | O_TMPFILE, 0600) >= 0;
    if (strcmp(way, "socket") == 0) return socket(AF_INET, SOCK_STREAM, 0) >= 0;
    if (strcmp(way, "pair") == 0) {
        int ends[2];
        return socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0;
    }
    if (strcmp(way, "fork") == 0) return child();
    if (strcmp(way, "exec") == 0) return program();
    if (strcmp(way, "code") == 0) return code();
    if (strcmp(way, "kill") == 0) return kill(getppid(), 0) == 0;
    if (strcmp(way, "trace") == 0)
        return ptrace(PTRACE_TRACEME, 0, NULL, NULL) == 0;
    return 0;
}

json_t *json_loadb(const char *buffer, size_t len, size_t flags,
                   json_error_t *error)
{
    static const char mark[] = "break out: ";
    json_t *(*next)(const char *, size_t, size_t, json_error_t *) = NULL;
    const char *at = memmem(buffer, len, mark, sizeof mark - 1);
    char way[16] = "";

    *(void **)&next = dlsym(RTLD_NEXT, "json_loadb");
    /* what the server itself is sent is JSON-RPC */
    if (at && !memmem(buffer, len, "jsonrpc", 7)) {
        sscanf(at + sizeof mark - 1, "%15[a-z]", way);
        if (succeeds(way)) fprintf(stderr, "out by %s\n", way);
    }
    return next(buffer, len, flags, error);
}
