/* web.c - the web server, through libwebsockets. Its callbacks only queue what
 * happened, so that nothing of ours runs inside it. */
#include "web.h"

#ifdef HAVE_LWS

#include <stdlib.h>
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
    s->conn = webI_add(server, wsi);
    if (!s->conn) return -1;
    s->conn->socket = true;
    return webI_queue(server, webI_arrival(wsi, s->conn, WEB_OPEN)) ? 0 : -1;
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
    webI_make_context(server, &info);
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
    webI_wait(server, ms);
}

void web_free(web *server)
{
    if (!server) return;
    webI_free_context(server);
    for (uint32_t i = 0; i < server->count; i++)
        if (server->slots[i]) webI_forget(server, server->slots[i]);
    while (server->first) web_event_free(web_next(server));
    free(server->slots);
    free(server);
}

#endif
