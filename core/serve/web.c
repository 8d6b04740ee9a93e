/* web.c - the web server, through libwebsockets. Its callbacks only queue what
 * happened, so that nothing of ours runs inside it. */
#include "serve/web_traffic.h"

#ifdef HAVE_LWS

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

enum { OWN_FILES = 128 }; /* that are no connections */

/* ---- the library's one door to us ---------------------------------------- */

static int on_end(web *server, session *s, bool tell)
{
    if (s && s->conn) {
        if (tell && !s->conn->gone)
            webI_queue(server, webI_event(WEB_CLOSE, s->conn->id, "", 0));
        webI_forget(server, s->conn);
        s->conn = NULL;
    }
    return 0;
}

static int on_open(web *server, session *s, struct lws *wsi)
{
    on_end(server, s, false); /* what it was as a request */
    webI_become_socket(server, wsi);
    s->conn = webI_add(server, wsi);
    if (!s->conn) return -1;
    return webI_on_open(server, s->conn);
}

/* A watched descriptor of ours may be read. */
static int on_ready(web *server, struct lws *wsi)
{
    const conn *c = lws_get_opaque_user_data(wsi);
    if (c && !c->gone)
        webI_queue(server,
                   webI_event(WEB_READY, (uint64_t)(unsigned)c->fd, "", 0));
    return 0;
}

/* Its other end is closed: it can be read, and that says so, for the last time.
 */
static int on_closed(web *server, struct lws *wsi)
{
    conn *c = lws_get_opaque_user_data(wsi);
    on_ready(server, wsi);
    if (c) webI_forget(server, c);
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
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
        webI_come(server, wsi);
        return 0;
    case LWS_CALLBACK_WSI_DESTROY: webI_go(server, wsi); return 0;
    case LWS_CALLBACK_HTTP: return webI_on_request(server, s, wsi);
    case LWS_CALLBACK_HTTP_WRITEABLE: return webI_on_response(s);
    case LWS_CALLBACK_HTTP_BODY: return -1;
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL: return on_end(server, s, false);
    case LWS_CALLBACK_ESTABLISHED: return on_open(server, s, wsi);
    case LWS_CALLBACK_RECEIVE:
        return s->conn ? webI_on_message(server, s->conn, in, len) : -1;
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return s->conn && !s->conn->gone ? webI_on_writable(s->conn) : -1;
    case LWS_CALLBACK_CLOSED: return on_end(server, s, true);
    case LWS_CALLBACK_RAW_RX_FILE: return on_ready(server, wsi);
    case LWS_CALLBACK_RAW_CLOSE_FILE: return on_closed(server, wsi);
    default: return 0;
    }
}

/* ---- the loop ------------------------------------------------------------
 * With libuv, and libwebsockets built for it, the time does not depend on the
 * number of connections; without, poll(2) looks at each of them. */

#ifdef HAVE_UV

static void ring_uv(uv_timer_t *timer) { (void)timer; }

/* Makes the loop and a context on it; if libwebsockets was built without libuv,
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

/* The loop looks at timers before it waits: one that has rung by then would not
 * end the waiting, so it rings again, and counts from now. */
static bool poll_loop(web *server, int ms)
{
    if (!server->loop) return false;
    uv_update_time(server->loop);
    uv_timer_start(&server->alarm, ring_uv, (uint64_t)ms, (uint64_t)ms);
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

/* ---- from outside -------------------------------------------------------- */

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

/* The library keeps a table with a place for every file that the process may
 * have open, and finds a connection there by its descriptor. If it were told a
 * number of connections, it would search instead. */
static void bound_files(const web_options *options)
{
    struct rlimit limit;
    rlim_t wanted = (rlim_t)options->connections + OWN_FILES;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = wanted < limit.rlim_max ? wanted : limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

web *web_listen(const web_options *options, const char **why)
{
    struct lws_context_creation_info info = {0};
    web *server = calloc(1, sizeof *server);
    *why = "not enough memory";
    if (!server) return NULL;
    server->options = *options;
    if (options->trust) server->options.trust = strdup(options->trust);
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
    make_loop(server, &info);
    if (!server->context) server->context = lws_create_context(&info);
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

static void ring(lws_sorted_usec_list_t *timer) { (void)timer; }

void web_poll(web *server, int ms)
{
    if (server->first) ms = 0;
    if (poll_loop(server, ms)) return;
    lws_sul_schedule(server->context, 0, &server->timer, ring,
                     ms > 0 ? (lws_usec_t)ms * 1000 : 1);
    lws_service(server->context, ms > 0 ? 0 : -1);
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

void web_free(web *server)
{
    if (!server) return;
    free_loop(server);
    if (server->context) lws_context_destroy(server->context);
    for (uint32_t i = 0; i < server->count; i++)
        if (server->slots[i]) webI_forget(server, server->slots[i]);
    while (server->first) web_event_free(web_next(server));
    while (server->guests) webI_go(server, server->guests->wsi);
    free((char *)server->options.trust);
    free(server->slots);
    free(server);
}

#endif
