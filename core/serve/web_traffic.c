/* web_traffic.c - requests of HTTP and the answers to them; messages of
 * WebSockets. */
#include "serve/web_traffic.h"

#ifdef HAVE_LWS

#include <stdlib.h>
#include <string.h>

enum {
    FIELD_ROOM = 2048, /* a header */
    REPLY_SECONDS = 20 /* time to send an answer */
};

/* The value of a header, "?" if it is too long; NULL: none, or out of memory.
 */
static char *header(struct lws *wsi, enum lws_token_indexes token)
{
    char room[FIELD_ROOM];
    if (lws_hdr_total_length(wsi, token) <= 0) return NULL;
    int len = lws_hdr_copy(wsi, room, sizeof room, token);
    return strdup(len > 0 ? room : "?");
}

/* The event of a request, or of a WebSocket that was opened; NULL: a bad
 * request, or out of memory. */
static web_event *arrival(struct lws *wsi, const conn *c, web_kind kind)
{
    char text[FIELD_ROOM], peer[NAME_ROOM] = "";
    size_t at = 0;
    bool head = lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0;
    if (kind == WEB_REQUEST) {
        snprintf(text, sizeof text, "%s", head ? "HEAD " : "GET ");
        at = strlen(text);
    }
    int len = lws_hdr_copy(wsi, text + at, (int)(sizeof text - at),
                           head ? WSI_TOKEN_HEAD_URI : WSI_TOKEN_GET_URI);
    if (len > 0) at += (size_t)len;
    if (memchr(text, '\0', at)) return NULL; /* %00: nobody means well by it */
    web_event *event = webI_event(kind, c->id, text, at);
    if (!event) return NULL;
    lws_get_peer_simple(wsi, peer, sizeof peer);
    event->peer = strdup(peer);
    event->headers[WEB_HOST] = header(wsi, WSI_TOKEN_HOST);
    event->headers[WEB_ORIGIN] = header(wsi, WSI_TOKEN_ORIGIN);
    event->headers[WEB_ENCODING] = header(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING);
    event->headers[WEB_MATCH] = header(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH);
    event->headers[WEB_PROXY] = header(wsi, WSI_TOKEN_X_FORWARDED_FOR);
    return event;
}

int webI_on_request(web *server, session *s, struct lws *wsi)
{
    if (!lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) &&
        !lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI)) {
        lws_return_http_status(wsi, HTTP_STATUS_METHOD_NOT_ALLOWED, NULL);
        return -1;
    }
    if (!s->conn) s->conn = webI_add(server, wsi);
    if (!s->conn || !webI_queue(server, arrival(wsi, s->conn, WEB_REQUEST)))
        return -1;
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, REPLY_SECONDS);
    return 0;
}

/* Adds the lines of c->headers to the head of a response. */
static bool add_lines(conn *c, unsigned char **at, unsigned char *end)
{
    char *line = c->headers;
    while (line && *line) {
        char *stop = strchr(line, '\n');
        char *colon = strstr(line, ": ");
        if (!stop || !colon || colon > stop) return false;
        char name[NAME_ROOM];
        size_t len = (size_t)(colon - line) + 1;
        if (len >= sizeof name) return false;
        memcpy(name, line, len);
        name[len] = '\0';
        const char *value = colon + 2;
        if (lws_add_http_header_by_name(c->wsi, (const unsigned char *)name,
                                        (const unsigned char *)value,
                                        (int)(stop - value), at, end))
            return false;
        line = stop + 1;
    }
    return true;
}

static int begin_response(conn *c)
{
    unsigned char room[LWS_PRE + 4096];
    unsigned char *start = room + LWS_PRE, *at = start;
    unsigned char *end = room + sizeof room - 1;
    if (lws_add_http_header_status(c->wsi, (unsigned)c->status, &at, end) ||
        !add_lines(c, &at, end) ||
        lws_add_http_header_content_length(c->wsi, c->waiting, &at, end) ||
        lws_finalize_write_http_header(c->wsi, start, &at, end))
        return -1;
    c->begun = true;
    return 0;
}

/* Sends a part of the response. */
int webI_on_response(session *s)
{
    conn *c = s->conn;
    if (!c || !c->status) return 0;
    if (!c->begun) {
        if (begin_response(c)) return -1;
        if (c->first && c->first->len > 0) {
            lws_callback_on_writable(c->wsi);
            return 0;
        }
    } else if (c->first) {
        parcel *p = c->first;
        size_t part = p->len - p->sent;
        bool last = part <= 16384;
        if (!last) part = 16384;
        if (lws_write(c->wsi, p->room + LWS_PRE + p->sent, part,
                      last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < 0)
            return -1;
        p->sent += part;
        if (!last) {
            lws_callback_on_writable(c->wsi);
            return 0;
        }
    }
    webI_drop_parcels(c);
    c->status = 0;
    c->begun = false;
    free(c->headers);
    c->headers = NULL;
    return lws_http_transaction_completed(c->wsi) ? -1 : 0;
}

/* ---- WebSockets ---------------------------------------------------------- */

int webI_on_open(web *server, conn *c)
{
    c->socket = true;
    return webI_queue(server, arrival(c->wsi, c, WEB_OPEN)) ? 0 : -1;
}

static bool append(conn *c, const void *data, size_t len)
{
    if (len == 0) return true;
    char *in = realloc(c->in, c->in_len + len);
    if (!in) return false;
    c->in = in;
    memcpy(in + c->in_len, data, len);
    c->in_len += len;
    return true;
}

static int refuse(struct lws *wsi, enum lws_close_status code,
                  const char *reason)
{
    lws_close_reason(wsi, code, (unsigned char *)reason, strlen(reason));
    return -1;
}

int webI_on_message(web *server, conn *c, const void *data, size_t len)
{
    struct lws *wsi = c->wsi;
    if (c->closing) return 0;
    if (lws_frame_is_binary(wsi))
        return refuse(wsi, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE, "text only");
    if (lws_is_first_fragment(wsi)) c->in_len = 0;
    size_t rest = lws_remaining_packet_payload(wsi);
    if (rest > server->options.message ||
        c->in_len + len + rest > server->options.message)
        return refuse(wsi, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, "too long");
    if (!append(c, data, len)) return -1;
    if (!lws_is_final_fragment(wsi) || rest > 0) return 0;
    bool queued =
        webI_queue(server, webI_event(WEB_MESSAGE, c->id, c->in, c->in_len));
    free(c->in);
    c->in = NULL;
    c->in_len = 0;
    if (++c->unread >= BUSY && !c->choked) {
        c->choked = true;
        lws_rx_flow_control(wsi, 0);
    }
    return queued ? 0 : -1;
}

int webI_on_writable(conn *c)
{
    while (c->first) {
        parcel *p = c->first;
        if (lws_write(c->wsi, p->room + LWS_PRE, p->len, LWS_WRITE_TEXT) <
            (int)p->len)
            return -1;
        webI_unpack(c);
        if (c->first && lws_send_pipe_choked(c->wsi)) {
            lws_callback_on_writable(c->wsi);
            return 0;
        }
    }
    if (c->closing)
        return refuse(c->wsi, (enum lws_close_status)c->code, c->reason);
    return 0;
}

#endif
