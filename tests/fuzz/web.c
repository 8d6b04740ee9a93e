/* web.c - the target `http`: bytes on a connection of the server, as a browser
 * or anybody else may send them. The first byte says whether a handshake of a
 * WebSocket goes before them. */
#include "targets.h"

#include "serve/web.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#ifdef HAVE_LWS

enum { MESSAGE = 4096, TURNS = 12 };

static const char handshake[] =
    "GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n";

static web *server(void)
{
    static web *one;
    const char *why;
    web_options options = {.host = "127.0.0.1",
                           .message = MESSAGE,
                           .backlog = 1 << 16,
                           .connections = 100};
    if (!one) one = web_listen(&options, &why);
    if (!one) broken("%s", why);
    return one;
}

/* A port of a closed connection rests for a minute, and an address has 28,000
 * of them: the next thousand connections come from the next address. */
static uint32_t address(void)
{
    static uint32_t joined;
    return INADDR_LOOPBACK + joined++ / 1000 % 200;
}

static int join(web *to)
{
    struct sockaddr_in from = {.sin_family = AF_INET}, at = from;
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    from.sin_addr.s_addr = htonl(address());
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    at.sin_port = htons((uint16_t)web_port(to));
    if (fd < 0 || bind(fd, (struct sockaddr *)&from, sizeof from) != 0 ||
        connect(fd, (struct sockaddr *)&at, sizeof at) != 0)
        broken("no connection: %s", strerror(errno));
    return fd;
}

static bool handle(web *to)
{
    web_event *event = web_next(to);
    if (!event) return false;
    if (event->len != strlen(event->text) && event->kind != WEB_MESSAGE)
        broken("a zero byte in a target");
    if (event->kind == WEB_MESSAGE && event->len > MESSAGE)
        broken("a message of %zu bytes", event->len);
    if (event->kind == WEB_REQUEST)
        web_respond(to, event->id, 200, "Content-Type: text/plain\n", "well",
                    4);
    else if (event->kind == WEB_MESSAGE)
        web_send(to, event->id, event->text, event->len);
    web_event_free(event);
    return true;
}

static void turns(web *to, int count)
{
    for (int i = 0; i < count; i++) {
        web_poll(to, 0);
        while (handle(to)) continue;
    }
}

void fuzz_http(const char *text, size_t size)
{
    web *to = server();
    int fd = join(to);
    if (size > 0 && *text++ == 'w') {
        ssize_t sent = send(fd, handshake, sizeof handshake - 1, MSG_NOSIGNAL);
        (void)sent;
        turns(to, 4);
    }
    if (size > 1) {
        ssize_t sent = send(fd, text, size - 1, MSG_NOSIGNAL);
        (void)sent;
    }
    turns(to, TURNS);
    close(fd);
    turns(to, 4);
}

#else

void fuzz_http(const char *text, size_t size)
{
    (void)text;
    (void)size;
}

#endif
