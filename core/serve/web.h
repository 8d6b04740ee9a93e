/* web.h - connections: HTTP requests without bodies, WebSockets, and other file
 * descriptors that become readable, all as a queue of events. Nothing here
 * waits but web_poll, and nothing calls back. Only with libwebsockets. */
#ifndef TESSERA_WEB_H
#define TESSERA_WEB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct web web;

typedef enum web_kind {
    WEB_REQUEST, /* text: method and target; answer with web_respond */
    WEB_OPEN,    /* a WebSocket; text: its target */
    WEB_MESSAGE, /* text: one whole message */
    WEB_CLOSE,   /* the WebSocket is gone */
    WEB_READY    /* id: a file descriptor given to web_watch */
} web_kind;

/* The headers of a request that are kept; others are dropped. */
enum { WEB_HOST, WEB_ORIGIN, WEB_ENCODING, WEB_MATCH, WEB_PROXY, WEB_HEADERS };

typedef struct web_event {
    struct web_event *next;
    web_kind kind;
    uint64_t id;
    char *text; /* NUL-terminated; `len` bytes */
    size_t len;
    char *peer;                 /* address, of REQUEST and OPEN */
    char *headers[WEB_HEADERS]; /* NULL: none */
} web_event;

typedef struct web_options {
    const char *host;  /* address to listen on; NULL: all */
    int port;          /* 0: any */
    uint32_t message;  /* most bytes of a message */
    uint32_t backlog;  /* most bytes that wait to be sent to one connection */
    int connections;   /* most at a time */
    int share;         /* of one address, besides WebSockets */
    const char *trust; /* addresses without a share, with blanks between */
    const char *cert, *key; /* files for TLS; NULL: none */
} web_options;

/* NULL: refused; *why says why, and is static. */
web *web_listen(const web_options *options, const char **why);
/* The port it listens on. */
int web_port(const web *server);
/* Waits for something to happen, no longer than so many milliseconds. */
void web_poll(web *server, int ms);
/* The oldest event, or NULL. The caller's, for web_event_free. */
web_event *web_next(web *server);
void web_event_free(web_event *event);
/* Sends a text message. Returns how many bytes wait now; 0: there is no such
 * connection (any more), or it was closed because too many bytes were
 * waiting. */
size_t web_send(web *server, uint64_t id, const char *text, size_t len);
/* Answers a request. `headers`: lines "name: value\n". False: it is gone. */
bool web_respond(web *server, uint64_t id, int status, const char *headers,
                 const char *body, size_t len);
/* Closes a WebSocket after sending all that waits. */
void web_close(web *server, uint64_t id, int code, const char *reason);
/* Watches a file descriptor for something to read, until web_unwatch. */
bool web_watch(web *server, int fd);
void web_unwatch(web *server, int fd);
/* Closes everything. */
void web_free(web *server);

#endif
