/* web.c - connections, through libwebsockets. Its callbacks only queue what
 * happened, so that nothing of ours runs inside it. With libuv, and the part of
 * libwebsockets that goes with it, waiting takes the same time however many
 * connections there are; without, poll(2) looks at each. */
#include "serve.h"

#ifdef HAVE_LWS

#include <libwebsockets.h>
#ifdef HAVE_UV
#include <uv.h>
#endif

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum {
    NAME_ROOM = 64,     /* an address as text */
    FIELD_ROOM = 2048,  /* a header */
    BUSY = 64,          /* messages of one connection that wait to be read */
    REPLY_SECONDS = 20, /* time to send an answer */
    OWN_FILES = 128,    /* that are no connections */
    ID_BITS = 24        /* of an id, those that say which slot */
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
    size_t in_len, in_room;
    parcel *first, *last;
    size_t waiting;
    int status, code; /* of a response; of the end of a WebSocket */
    char *headers;
    char reason[64];
    bool begun; /* the head of the response is out */
} conn;

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
};

/* ---- events -------------------------------------------------------------- */

static web_event *new_event(web_kind kind, uint64_t id, const char *text,
                            size_t len)
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

static bool queue(web *server, web_event *event)
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

/* ---- connections by id ----------------------------------------------------
 */

static conn *find(const web *server, uint64_t id)
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

static conn *add(web *server, struct lws *wsi)
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

static void drop_parcels(conn *c)
{
    while (c->first) {
        parcel *next = c->first->next;
        free(c->first);
        c->first = next;
    }
    c->last = NULL;
    c->waiting = 0;
}

static void forget(web *server, conn *c)
{
    server->slots[c->id & ((UINT64_C(1) << ID_BITS) - 1)] = NULL;
    drop_parcels(c);
    free(c->headers);
    free(c->in);
    free(c);
}

static bool pack(conn *c, const char *text, size_t len)
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

static void unpack(conn *c)
{
    parcel *p = c->first;
    c->first = p->next;
    if (!c->first) c->last = NULL;
    c->waiting -= p->len;
    free(p);
}

/* ---- requests --------------------------------------------------------------
 */

static char *header(struct lws *wsi, enum lws_token_indexes token)
{
    char room[FIELD_ROOM];
    int len = lws_hdr_copy(wsi, room, sizeof room, token);
    return len > 0 ? strdup(room) : NULL;
}

/* The event of a request, or of a WebSocket that has been opened. */
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
    web_event *event = new_event(kind, c->id, text, at);
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

static int on_request(web *server, session *s, struct lws *wsi)
{
    if (!lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) &&
        !lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI)) {
        lws_return_http_status(wsi, HTTP_STATUS_METHOD_NOT_ALLOWED, NULL);
        return -1;
    }
    if (!s->conn) s->conn = add(server, wsi);
    if (!s->conn || !queue(server, arrival(wsi, s->conn, WEB_REQUEST)))
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
static int on_response(session *s)
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
    drop_parcels(c);
    c->status = 0;
    c->begun = false;
    free(c->headers);
    c->headers = NULL;
    return lws_http_transaction_completed(c->wsi) ? -1 : 0;
}

/* ---- WebSockets ------------------------------------------------------------
 */

static bool append(conn *c, const void *data, size_t len)
{
    if (len == 0) return true;
    if (c->in_len + len > c->in_room) {
        size_t room = c->in_len + len;
        char *in = realloc(c->in, room);
        if (!in) return false;
        c->in = in;
        c->in_room = room;
    }
    memcpy(c->in + c->in_len, data, len);
    c->in_len += len;
    return true;
}

static int refuse(struct lws *wsi, enum lws_close_status code,
                  const char *reason)
{
    lws_close_reason(wsi, code, (unsigned char *)reason, strlen(reason));
    return -1;
}

static int on_message(web *server, conn *c, const void *data, size_t len)
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
        queue(server, new_event(WEB_MESSAGE, c->id, c->in, c->in_len));
    free(c->in);
    c->in = NULL;
    c->in_len = c->in_room = 0;
    if (++c->unread >= BUSY && !c->choked) {
        c->choked = true;
        lws_rx_flow_control(wsi, 0);
    }
    return queued ? 0 : -1;
}

static int on_writable(conn *c)
{
    while (c->first) {
        parcel *p = c->first;
        if (lws_write(c->wsi, p->room + LWS_PRE, p->len, LWS_WRITE_TEXT) <
            (int)p->len)
            return -1;
        unpack(c);
        if (c->first && lws_send_pipe_choked(c->wsi)) {
            lws_callback_on_writable(c->wsi);
            return 0;
        }
    }
    if (c->closing)
        return refuse(c->wsi, (enum lws_close_status)c->code, c->reason);
    return 0;
}

/* ---- the library's one door to us -------------------------------------------
 */

static int on_end(web *server, session *s, bool tell)
{
    if (s && s->conn) {
        if (tell && !s->conn->gone)
            queue(server, new_event(WEB_CLOSE, s->conn->id, "", 0));
        forget(server, s->conn);
        s->conn = NULL;
    }
    return 0;
}

static int on_open(web *server, session *s, struct lws *wsi)
{
    on_end(server, s, false); /* what it was as a request */
    s->conn = add(server, wsi);
    if (!s->conn) return -1;
    s->conn->socket = true;
    return queue(server, arrival(wsi, s->conn, WEB_OPEN)) ? 0 : -1;
}

/* A watched descriptor of ours may be read. */
static int on_ready(web *server, struct lws *wsi)
{
    for (uint32_t i = 0; i < server->count; i++) {
        conn *c = server->slots[i];
        if (c && c->wsi == wsi && !c->gone)
            queue(server,
                  new_event(WEB_READY, (uint64_t)(unsigned)c->fd, "", 0));
    }
    return 0;
}

static int callback(struct lws *wsi, enum lws_callback_reasons reason,
                    void *user, void *in, size_t len)
{
    struct lws_context *context = lws_get_context(wsi);
    web *server = context ? lws_context_user(context) : NULL;
    session *s = user;
    if (!server) return 0;
    switch (reason) {
    case LWS_CALLBACK_HTTP: return on_request(server, s, wsi);
    case LWS_CALLBACK_HTTP_WRITEABLE: return on_response(s);
    case LWS_CALLBACK_HTTP_BODY: return -1;
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL: return on_end(server, s, false);
    case LWS_CALLBACK_ESTABLISHED: return on_open(server, s, wsi);
    case LWS_CALLBACK_RECEIVE:
        return s->conn ? on_message(server, s->conn, in, len) : -1;
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return s->conn && !s->conn->gone ? on_writable(s->conn) : -1;
    case LWS_CALLBACK_CLOSED: return on_end(server, s, true);
    case LWS_CALLBACK_RAW_RX_FILE:
    case LWS_CALLBACK_RAW_CLOSE_FILE: return on_ready(server, wsi);
    default: return 0;
    }
}

/* ---- from outside
 * ------------------------------------------------------------ */

static void ring(lws_sorted_usec_list_t *timer) { (void)timer; }

static void silence(int level, const char *line)
{
    (void)level;
    (void)line;
}

static void tls(struct lws_context_creation_info *info,
                const web_options *options)
{
    if (!options->cert) return;
    info->options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
    info->ssl_cert_filepath = options->cert;
    info->ssl_private_key_filepath = options->key;
    info->alpn = "http/1.1";
}

#ifdef HAVE_UV

static void ring_uv(uv_timer_t *timer) { (void)timer; }

/* Makes the loop and a context on it; where the library has no part for that,
 * neither. */
static void make_loop(web *server, struct lws_context_creation_info *info)
{
    server->loop = malloc(sizeof *server->loop);
    if (!server->loop || uv_loop_init(server->loop) != 0) {
        free(server->loop);
        server->loop = NULL;
        return;
    }
    void *loops[1] = {server->loop};
    info->options |= LWS_SERVER_OPTION_LIBUV;
    info->foreign_loops = loops;
    server->context = lws_create_context(info);
    info->foreign_loops = NULL;
    if (server->context) {
        uv_timer_init(server->loop, &server->alarm);
        return;
    }
    info->options &= ~(uint64_t)LWS_SERVER_OPTION_LIBUV;
    uv_loop_close(server->loop);
    free(server->loop);
    server->loop = NULL;
}

static bool poll_loop(web *server, int ms)
{
    if (!server->loop) return false;
    uv_timer_start(&server->alarm, ring_uv, (uint64_t)ms, 0);
    uv_run(server->loop, ms > 0 ? UV_RUN_ONCE : UV_RUN_NOWAIT);
    return true;
}

/* The library closes its handles while the loop runs, ours goes with them. */
static void free_loop(web *server)
{
    if (!server->loop) return;
    uv_close((uv_handle_t *)&server->alarm, NULL);
    lws_context_destroy(server->context);
    for (int i = 0; i < 100 && uv_run(server->loop, UV_RUN_NOWAIT); i++)
        continue;
    lws_context_destroy(server->context);
    server->context = NULL;
    uv_loop_close(server->loop);
    free(server->loop);
}

#else

static void make_loop(web *server, struct lws_context_creation_info *info)
{
    (void)server;
    (void)info;
}

static bool poll_loop(web *server, int ms)
{
    (void)server;
    (void)ms;
    return false;
}

static void free_loop(web *server) { (void)server; }

#endif

/* The library keeps a table of as many connections as the process may have
 * files, and finds each by its descriptor there. Told a number, it searches. */
static void bound_files(const web_options *options)
{
    struct rlimit limit;
    rlim_t wanted = (rlim_t)options->connections + OWN_FILES;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = wanted < limit.rlim_max ? wanted : limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

static void make_context(web *server, struct lws_context_creation_info *info)
{
    make_loop(server, info);
    if (!server->context) server->context = lws_create_context(info);
}

web *web_listen(const web_options *options, const char **why)
{
    struct lws_context_creation_info info = {0};
    web *server = calloc(1, sizeof *server);
    *why = "not enough memory";
    if (!server) return NULL;
    server->options = *options;
    server->protocols[0] = (struct lws_protocols){
        .name = "tessera",
        .callback = callback,
        .per_session_data_size = sizeof(session),
        .rx_buffer_size = 2048,
    };
    lws_set_log_level(0, silence);
    info.options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS |
                   LWS_SERVER_OPTION_VALIDATE_UTF8 |
                   LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND;
    info.port = options->port;
    info.iface = options->host;
    info.protocols = server->protocols;
    info.user = server;
    info.vhost_name = "tessera";
    info.keepalive_timeout = 30;
    info.timeout_secs = 20;
    info.max_http_header_data = 4096;
    info.pt_serv_buf_size = 8192;
    tls(&info, options);
    bound_files(options);
    make_context(server, &info);
    if (server->context)
        server->vhost = lws_create_vhost(server->context, &info);
    if (!server->vhost) {
        *why = options->cert ? "cannot listen there, or with this certificate"
                             : "cannot listen there";
        web_free(server);
        return NULL;
    }
    return server;
}

int web_port(const web *server)
{
    return lws_get_vhost_listen_port(server->vhost);
}

void web_poll(web *server, int ms)
{
    if (server->first) ms = 0;
    if (poll_loop(server, ms)) return;
    lws_sul_schedule(server->context, 0, &server->timer, ring,
                     ms > 0 ? (lws_usec_t)ms * 1000 : 1);
    lws_service(server->context, ms > 0 ? 0 : -1);
}

web_event *web_next(web *server)
{
    web_event *event = server->first;
    if (!event) return NULL;
    server->first = event->next;
    if (!server->first) server->last = NULL;
    event->next = NULL;
    conn *c = event->kind == WEB_MESSAGE ? find(server, event->id) : NULL;
    if (c && --c->unread < BUSY / 2 && c->choked) {
        c->choked = false;
        lws_rx_flow_control(c->wsi, 1);
    }
    return event;
}

size_t web_send(web *server, uint64_t id, const char *text, size_t len)
{
    conn *c = find(server, id);
    if (!c || !c->socket || c->closing) return 0;
    if (c->waiting + len > server->options.backlog || !pack(c, text, len)) {
        c->gone = true; /* the next writable ends it */
        queue(server, new_event(WEB_CLOSE, id, "", 0));
        lws_set_timeout(c->wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC);
        return 0;
    }
    lws_callback_on_writable(c->wsi);
    return c->waiting + 1;
}

bool web_respond(web *server, uint64_t id, int status, const char *headers,
                 const char *body, size_t len)
{
    conn *c = find(server, id);
    if (!c || c->socket || c->status) return false;
    c->headers = strdup(headers);
    if (!c->headers || !pack(c, body, len)) return false;
    c->status = status;
    lws_callback_on_writable(c->wsi);
    return true;
}

void web_close(web *server, uint64_t id, int code, const char *reason)
{
    conn *c = find(server, id);
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
    conn *c = add(server, wsi);
    if (!c) return false;
    c->fd = fd;
    return true;
}

void web_unwatch(web *server, int fd)
{
    for (uint32_t i = 0; i < server->count; i++) {
        conn *c = server->slots[i];
        if (!c || c->fd != fd) continue;
        struct lws *wsi = c->wsi;
        forget(server, c);
        lws_set_timeout(wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC);
        return;
    }
}

void web_free(web *server)
{
    if (!server) return;
    free_loop(server);
    if (server->context) lws_context_destroy(server->context);
    for (uint32_t i = 0; i < server->count; i++)
        if (server->slots[i]) forget(server, server->slots[i]);
    while (server->first) web_event_free(web_next(server));
    free(server->slots);
    free(server);
}

#endif
