/* web_conn.c - connections by id, what waits to be sent to each, and the queue
 * of what happened. */
#include "web.h"

#ifdef HAVE_LWS

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

enum { ID_BITS = 24 }; /* of an id, those that say which slot */

/* ---- events -------------------------------------------------------------- */

web_event *webI_event(web_kind kind, uint64_t id, const char *text, size_t len)
{
    web_event *event = calloc(1, sizeof *event);
    if (!event) return NULL;
    event->kind = kind;
    event->id = id;
    event->text = malloc(len + 1);
    if (!event->text) {
        free(event);
        return NULL;
    }
    if (len > 0) memcpy(event->text, text, len);
    event->text[len] = '\0';
    event->len = len;
    return event;
}

bool webI_queue(web *server, web_event *event)
{
    if (!event) return false;
    if (server->last)
        server->last->next = event;
    else
        server->first = event;
    server->last = event;
    return true;
}

void web_event_free(web_event *event)
{
    if (!event) return;
    for (int i = 0; i < WEB_HEADERS; i++) free(event->headers[i]);
    free(event->peer);
    free(event->text);
    free(event);
}

web_event *web_next(web *server)
{
    web_event *event = server->first;
    if (!event) return NULL;
    server->first = event->next;
    if (!server->first) server->last = NULL;
    event->next = NULL;
    conn *c = event->kind == WEB_MESSAGE ? webI_find(server, event->id) : NULL;
    if (c && --c->unread < BUSY / 2 && c->choked) {
        c->choked = false;
        lws_rx_flow_control(c->wsi, 1);
    }
    return event;
}

/* ---- connections by id --------------------------------------------------- */

conn *webI_find(const web *server, uint64_t id)
{
    uint64_t slot = id & ((UINT64_C(1) << ID_BITS) - 1);
    conn *c = slot < server->count ? server->slots[slot] : NULL;
    return c && c->id == id && !c->gone ? c : NULL;
}

static bool grow(web *server)
{
    uint32_t room = server->room ? 2 * server->room : 64;
    conn **slots = realloc(server->slots, room * sizeof(conn *));
    if (!slots) return false;
    server->slots = slots;
    server->room = room;
    return true;
}

conn *webI_add(web *server, struct lws *wsi)
{
    uint32_t slot = 0;
    conn *c = calloc(1, sizeof *c);
    if (!c) return NULL;
    while (slot < server->count && server->slots[slot]) slot++;
    if (slot == server->count) {
        if ((server->count == server->room && !grow(server)) ||
            server->count >> ID_BITS) {
            free(c);
            return NULL;
        }
        server->count++;
    }
    server->slots[slot] = c;
    c->wsi = wsi;
    c->fd = -1;
    c->id = (++server->made << ID_BITS) | slot;
    return c;
}

void webI_drop_parcels(conn *c)
{
    while (c->first) {
        parcel *next = c->first->next;
        free(c->first);
        c->first = next;
    }
    c->last = NULL;
    c->waiting = 0;
}

void webI_forget(web *server, conn *c)
{
    server->slots[c->id & ((UINT64_C(1) << ID_BITS) - 1)] = NULL;
    webI_drop_parcels(c);
    free(c->headers);
    free(c->in);
    free(c);
}

bool webI_pack(conn *c, const char *text, size_t len)
{
    parcel *p = malloc(sizeof *p + LWS_PRE + len + 1);
    if (!p) return false;
    p->next = NULL;
    p->len = len;
    p->sent = 0;
    if (len > 0) memcpy(p->room + LWS_PRE, text, len);
    if (c->last)
        c->last->next = p;
    else
        c->first = p;
    c->last = p;
    c->waiting += len;
    return true;
}

void webI_unpack(conn *c)
{
    parcel *p = c->first;
    c->first = p->next;
    if (!c->first) c->last = NULL;
    c->waiting -= p->len;
    free(p);
}

/* ---- from outside -------------------------------------------------------- */

size_t web_send(web *server, uint64_t id, const char *text, size_t len)
{
    conn *c = webI_find(server, id);
    if (!c || !c->socket || c->closing) return 0;
    if (c->waiting + len > server->options.backlog ||
        !webI_pack(c, text, len)) {
        c->gone = true; /* the next writable ends it */
        webI_queue(server, webI_event(WEB_CLOSE, id, "", 0));
        lws_set_timeout(c->wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC);
        return 0;
    }
    lws_callback_on_writable(c->wsi);
    return c->waiting + 1;
}

bool web_respond(web *server, uint64_t id, int status, const char *headers,
                 const char *body, size_t len)
{
    conn *c = webI_find(server, id);
    if (!c || c->socket || c->status) return false;
    c->headers = strdup(headers);
    if (!c->headers || !webI_pack(c, body, len)) return false;
    c->status = status;
    lws_callback_on_writable(c->wsi);
    return true;
}

void web_close(web *server, uint64_t id, int code, const char *reason)
{
    conn *c = webI_find(server, id);
    if (!c || !c->socket || c->closing) return;
    c->closing = true;
    c->code = code;
    size_t len = strlen(reason);
    if (len >= sizeof c->reason) len = sizeof c->reason - 1;
    memcpy(c->reason, reason, len);
    lws_callback_on_writable(c->wsi);
}

bool web_watch(web *server, int fd)
{
    lws_sock_file_fd_type type;
    type.filefd =
        fcntl(fd, F_DUPFD_CLOEXEC, 0); /* the library closes its own */
    if (type.filefd < 0) return false;
    struct lws *wsi = lws_adopt_descriptor_vhost(
        server->vhost, LWS_ADOPT_RAW_FILE_DESC, type, "tessera", NULL);
    if (!wsi) return false;
    conn *c = webI_add(server, wsi);
    if (!c) return false;
    c->fd = fd;
    lws_set_opaque_user_data(wsi, c);
    return true;
}

void web_unwatch(web *server, int fd)
{
    for (uint32_t i = 0; i < server->count; i++) {
        conn *c = server->slots[i];
        if (!c || c->fd != fd) continue;
        struct lws *wsi = c->wsi;
        lws_set_opaque_user_data(wsi, NULL);
        webI_forget(server, c);
        lws_set_timeout(wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC);
        return;
    }
}

#endif
