/* bind_web.c - connections for Lua: see serve.h. */
#include "bind/values.h"
#include "serve/serve.h"
#include "serve/web.h"

#include <signal.h>

#ifdef HAVE_LWS

#define SERVER "tes.web"

static web *check(lua_State *L)
{
    web **server = luaL_checkudata(L, 1, SERVER);
    luaL_argcheck(L, *server != NULL, 1, "this server has been closed");
    return *server;
}

static uint64_t check_id(lua_State *L)
{
    return (uint64_t)luaL_checkinteger(L, 2);
}

/* listen { host, port, message, backlog, connections, share, trust, cert, key }
 * -> server | nil, error */
static int s_web_listen(lua_State *L)
{
    const char *why = NULL;
    web_options options = {.message = 1 << 16,
                           .backlog = 1 << 22,
                           .connections = 10000,
                           .share = 64};
    luaL_checktype(L, 1, LUA_TTABLE);
    H_GET(L, 1, web_options, &options, host, port, message, backlog,
          connections, share, trust, cert);
    H_GET(L, 1, web_options, &options, key);
    web **server = lua_newuserdatauv(L, sizeof(web *), 0);
    *server = NULL;
    luaL_setmetatable(L, SERVER);
    *server = web_listen(&options, &why);
    return *server ? 1 : h_fail_text(L, TES_EIO, why);
}

/* server:port() -> the port it listens on */
H_GETTER(s_web_port, h_integer, web_port(check(L)))

/* server:poll(ms): waits at most so long for something to happen */
static int s_web_poll(lua_State *L)
{
    web *server = check(L);
    lua_Integer ms = luaL_checkinteger(L, 2);
    web_poll(server, ms < 0 ? 0 : ms > 60000 ? 60000 : (int)ms);
    return 0;
}

static const char *const kinds[] = {
    [WEB_REQUEST] = "request", [WEB_OPEN] = "open",   [WEB_MESSAGE] = "message",
    [WEB_CLOSE] = "close",     [WEB_READY] = "ready",
};

static const char *const header_names[WEB_HEADERS] = {
    [WEB_HOST] = "host",   [WEB_ORIGIN] = "origin", [WEB_ENCODING] = "encoding",
    [WEB_MATCH] = "match", [WEB_PROXY] = "proxy",
};

/* kind, id, text, then for an arrival a table */
static int push_event(lua_State *L)
{
    const web_event *event = lua_touserdata(L, 1);
    lua_pushstring(L, kinds[event->kind]);
    lua_pushinteger(L, (lua_Integer)event->id);
    lua_pushlstring(L, event->text, event->len);
    if (event->kind != WEB_REQUEST && event->kind != WEB_OPEN) return 3;
    lua_createtable(L, 0, 4);
    h_set_string(L, "peer", event->peer);
    for (int i = 0; i < WEB_HEADERS; i++)
        h_set_string(L, header_names[i], event->headers[i]);
    return 4;
}

/* server:next() -> kind, id, text, { peer, host, origin, encoding, match,
 * proxy } | nil. Kinds: "request" (text: method, target), "open" (target),
 * "message", "close", "ready" (id: a watched descriptor). */
static int s_web_next(lua_State *L)
{
    web_event *event = web_next(check(L));
    if (!event) return 0;
    lua_settop(L, 0);
    lua_pushcfunction(L, push_event);
    lua_pushlightuserdata(L, event);
    int failed = lua_pcall(L, 1, LUA_MULTRET, 0);
    web_event_free(event);
    return failed ? lua_error(L) : lua_gettop(L);
}

/* server:send(id, text) -> bytes that wait | nil: it is gone */
static int s_web_send(lua_State *L)
{
    size_t len;
    web *server = check(L);
    const char *text = luaL_checklstring(L, 3, &len);
    size_t waiting = web_send(server, check_id(L), text, len);
    return waiting == 0 ? 0 : h_integer(L, (lua_Integer)waiting);
}

/* server:respond(id, status, headers, body) -> is it still there? */
static int s_web_respond(lua_State *L)
{
    size_t len;
    web *server = check(L);
    int status = (int)luaL_checkinteger(L, 3);
    const char *headers = h_text(L, 4);
    const char *body = luaL_checklstring(L, 5, &len);
    return h_boolean(
        L, web_respond(server, check_id(L), status, headers, body, len));
}

/* server:close(id, code, reason) */
static int s_web_close(lua_State *L)
{
    web *server = check(L);
    web_close(server, check_id(L), (int)luaL_checkinteger(L, 3), h_text(L, 4));
    return 0;
}

/* server:watch(fd) -> done; server:unwatch(fd) */
H_GETTER(s_web_watch, h_boolean,
         web_watch(check(L), (int)luaL_checkinteger(L, 2)))

static int s_web_unwatch(lua_State *L)
{
    web_unwatch(check(L), (int)luaL_checkinteger(L, 2));
    return 0;
}

/* server:free() */
static int s_web_free(lua_State *L)
{
    web **server = luaL_checkudata(L, 1, SERVER);
    web_free(*server);
    *server = NULL;
    return 0;
}

static const luaL_Reg methods[] = {
    {"close", s_web_close}, {"free", s_web_free},
    {"next", s_web_next},   {"poll", s_web_poll},
    {"port", s_web_port},   {"respond", s_web_respond},
    {"send", s_web_send},   {"unwatch", s_web_unwatch},
    {"watch", s_web_watch}, {NULL, NULL},
};

static void make_class(lua_State *L)
{
    h_class(L, SERVER, methods, s_web_free);
}

#else

static int s_web_listen(lua_State *L)
{
    return h_fail_text(L, TES_EIO, "libwebsockets");
}

static void make_class(lua_State *L) { (void)L; }

#endif

/* ---- signals ------------------------------------------------------------- */

static volatile sig_atomic_t asked_to_stop;

static void on_stop(int number) { asked_to_stop = number; }

/* catch_stop(): from now on SIGTERM does not end the program; stopped() reports
 * it */
static int s_web_catch_stop(lua_State *L)
{
    struct sigaction action = {.sa_handler = on_stop};
    (void)L;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    signal(SIGPIPE, SIG_IGN);
    return 0;
}

/* stopped() -> has the system asked the program to end? */
H_GETTER(s_web_stopped, h_boolean, asked_to_stop != 0)

static const luaL_Reg functions[] = {
    {"catch_stop", s_web_catch_stop},
    {"listen", s_web_listen},
    {"stopped", s_web_stopped},
    {NULL, NULL},
};

int s_open_web(lua_State *L)
{
    make_class(L);
    luaL_newlib(L, functions);
    return 1;
}
