/* serve.h - what a server of games needs of C: connections, databases, hashes
 * of secrets, programs that run beside it. Mechanisms only; who may do what,
 * and what is stored, is decided in lua/host/serve/. The conventions are those
 * of core/host/host.h.
 *
 * Each library (libwebsockets, libsqlite3, libpq) may be missing when the
 * program is built; what needs it then returns nil and an error that names
 * it. */
#ifndef TESSERA_SERVE_H
#define TESSERA_SERVE_H

#include "host/host.h"

/* ---- what Lua sees: each pushes one table of functions ------------------ */

int s_open_web(lua_State *L);     /* bind_web.c */
int s_open_db(lua_State *L);      /* bind_db.c */
int s_open_secret(lua_State *L);  /* bind_secret.c */
int s_open_child(lua_State *L);   /* bind_child.c */
int s_open_scratch(lua_State *L); /* bind_scratch.c */

/* ---- connections (web*.c) ------------------------------------------------
 * HTTP requests without bodies, WebSockets, and other file descriptors that
 * become readable, all as a queue of events. Nothing here waits but web_poll,
 * and nothing calls back. */

typedef struct web web;

typedef enum web_kind {
    WEB_REQUEST, /* text: method and target; answer with web_respond */
    WEB_OPEN,    /* a WebSocket; text: its target */
    WEB_MESSAGE, /* text: one whole message */
    WEB_CLOSE,   /* the WebSocket is gone */
    WEB_READY    /* id: a file descriptor given to web_watch */
} web_kind;

/* Headers that a request comes with, where it has them; all else is dropped. */
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
    const char *host; /* address to listen on; NULL: all */
    int port;         /* 0: any */
    size_t message;   /* most bytes of a message */
    size_t backlog;   /* most bytes that wait to be sent to one connection */
    int connections;  /* most at a time */
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
 * connection (any more), or it has been given up since too many waited. */
size_t web_send(web *server, uint64_t id, const char *text, size_t len);
/* Answers a request. `headers`: lines "name: value\n". False: it is gone. */
bool web_respond(web *server, uint64_t id, int status, const char *headers,
                 const char *body, size_t len);
/* Closes a WebSocket when what waits has been sent. */
void web_close(web *server, uint64_t id, int code, const char *reason);
/* Watches a file descriptor for something to read, until web_unwatch. */
bool web_watch(web *server, int fd);
void web_unwatch(web *server, int fd);
/* Closes everything. */
void web_free(web *server);

#endif
