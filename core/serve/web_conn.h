/* web_conn.h - what the files of the web server share: its connections and the
 * queue of events. */
#ifndef TESSERA_WEB_CONN_H
#define TESSERA_WEB_CONN_H

#include "serve/web.h"

#ifdef HAVE_LWS

#include <libwebsockets.h>
#ifdef HAVE_UV
#include <uv.h>
#endif

enum {
    NAME_ROOM = 64, /* an address, or the name of a header, as text */
    BUSY = 64       /* messages of one connection that wait to be read */
};

/* One message, or body, that waits to be sent. */
typedef struct parcel {
    struct parcel *next;
    size_t len, sent;
    unsigned char room[]; /* LWS_PRE bytes, then the text */
} parcel;

/* What the library keeps for us beside each connection. */
typedef struct session {
    struct conn *conn;
} session;

typedef struct conn {
    struct lws *wsi;
    uint64_t id;
    bool socket, gone, closing, choked;
    int fd;          /* watched; else -1 */
    unsigned unread; /* messages in the queue */
    char *in;        /* a message that is not whole yet */
    size_t in_len;
    parcel *first, *last;
    size_t waiting;
    int status, code; /* of a response; of the end of a WebSocket */
    char *headers;
    char reason[64];
    bool begun; /* the head of the response is out */
} conn;

/* All connections, WebSocket or not yet. */
typedef struct guest {
    struct guest *next; /* who came before */
    struct lws *wsi;
    bool stays; /* a WebSocket, or one that is being closed */
    char peer[NAME_ROOM];
} guest;

struct web {
    struct lws_context *context;
    struct lws_vhost *vhost;
    struct lws_protocols protocols[2];
    lws_sorted_usec_list_t timer;
#ifdef HAVE_UV
    uv_loop_t *loop; /* NULL: poll(2) */
    uv_timer_t alarm;
#endif
    web_options options;
    conn **slots;
    uint32_t count, room;
    uint64_t made;
    web_event *first, *last;
    guest *guests; /* the newest first */
    int guest_count;
};

/* ---- the queue ----------------------------------------------------------- */

/* A new event with a copy of the text; NULL: no memory. */
web_event *webI_event(web_kind kind, uint64_t id, const char *text, size_t len);
/* Takes the event over. False: there is none (NULL). */
bool webI_queue(web *server, web_event *event);

/* ---- connections --------------------------------------------------------- */

/* The connection of an id, or NULL when it is gone. */
conn *webI_find(const web *server, uint64_t id);
/* A new one; NULL: no memory, or no id is left. */
conn *webI_add(web *server, struct lws *wsi);
/* Frees one, and its id. */
void webI_forget(web *server, conn *c);
/* Notes that a connection was opened; that it became a WebSocket; that it is
 * closed. If there are too many, or too many of one address that are no
 * WebSocket, the oldest that is no WebSocket is closed. */
void webI_come(web *server, struct lws *wsi);
void webI_become_socket(web *server, struct lws *wsi);
void webI_go(web *server, struct lws *wsi);
/* Adds a parcel with a copy of the text. False: no memory. */
bool webI_pack(conn *c, const char *text, size_t len);
/* Drops the first parcel; all. */
void webI_unpack(conn *c);
void webI_drop_parcels(conn *c);

#endif
#endif
