/* web_conn.c - connections by id, what waits to be sent to each, and the queue
 * of what happened. */
#include "serve/web_conn.h"

#ifdef HAVE_LWS

#include <stdlib.h>
#include <string.h>

enum { ID_BITS = 24 }; /* bits of an id that say which slot */

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

/* ---- guests -------------------------------------------------------------- */

static bool is_trusted(const web *server, const char *peer)
{
    const char *list = server->options.trust, *at = list;
    size_t len = strlen(peer);
    while (list && (at = strstr(at, peer)) != NULL) {
        if ((at == list || at[-1] == ' ') && (!at[len] || at[len] == ' '))
            return true;
        at += len;
    }
    return false;
}

/* Closes the oldest connection that is no WebSocket, of an address or (NULL) of
 * any. */
static void make_room(const web *server, const char *peer)
{
    guest *oldest = NULL;
    for (guest *g = server->guests; g; g = g->next)
        if (!g->stays && (!peer || strcmp(g->peer, peer) == 0)) oldest = g;
    if (!oldest) return;
    oldest->stays = true;
    lws_set_timeout(oldest->wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
}

void webI_come(web *server, struct lws *wsi)
{
    int same = 0;
    guest *own = calloc(1, sizeof *own);
    if (!own) return;
    lws_get_peer_simple(wsi, own->peer, sizeof own->peer);
    if (strncmp(own->peer, "::ffff:", 7) == 0)
        memmove(own->peer, own->peer + 7, strlen(own->peer + 7) + 1);
    own->wsi = wsi;
    own->next = server->guests;
    server->guests = own;
    server->guest_count++;
    for (const guest *g = own; g; g = g->next)
        same += !g->stays && strcmp(g->peer, own->peer) == 0;
    if (same > server->options.share && !is_trusted(server, own->peer))
        make_room(server, own->peer);
    else if (server->guest_count > server->options.connections)
        make_room(server, NULL);
}

void webI_become_socket(web *server, struct lws *wsi)
{
    for (guest *g = server->guests; g; g = g->next)
        if (g->wsi == wsi) g->stays = true;
}

void webI_go(web *server, struct lws *wsi)
{
    guest **at = &server->guests;
    while (*at && (*at)->wsi != wsi) at = &(*at)->next;
    guest *own = *at;
    if (!own) return;
    *at = own->next;
    free(own);
    server->guest_count--;
}

/* ---- parcels ------------------------------------------------------------- */

void webI_unpack(conn *c)
{
    parcel *p = c->first;
    c->first = p->next;
    if (!c->first) c->last = NULL;
    c->waiting -= p->len;
    free(p);
}

void webI_drop_parcels(conn *c)
{
    while (c->first) webI_unpack(c);
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

#endif
