/* web_loop.c - waits for something to happen. With libuv, and libwebsockets
 * built for it, the time does not depend on the number of connections; without,
 * poll(2) looks at each of them. */
#include "serve/web_loop.h"

#ifdef HAVE_LWS

#include <stdlib.h>

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

static void ring(lws_sorted_usec_list_t *timer) { (void)timer; }

void webI_make_context(web *server, struct lws_context_creation_info *info)
{
    make_loop(server, info);
    if (!server->context) server->context = lws_create_context(info);
}

void webI_wait(web *server, int ms)
{
    if (poll_loop(server, ms)) return;
    lws_sul_schedule(server->context, 0, &server->timer, ring,
                     ms > 0 ? (lws_usec_t)ms * 1000 : 1);
    lws_service(server->context, ms > 0 ? 0 : -1);
}

void webI_free_context(web *server)
{
    free_loop(server);
    if (server->context) lws_context_destroy(server->context);
}

#endif
