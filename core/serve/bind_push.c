/* bind_push.c - Web Push: what says to a browser that is closed that something
 * happened. A key pair, signatures for tokens (RFC 8292), and requests
 * without a body (RFC 8030) that a thread of their own sends; to whom, and what
 * follows from the answers, is decided in lua/host/tables/push.lua. */
#include "bind/values.h"
#include "serve/serve.h"

#if defined HAVE_CURL && defined HAVE_LWS

#include "serve/thread.h"

#include <curl/curl.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/x509.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <arpa/inet.h>

/* ---- keys -----------------------------------------------------------------
 */

/* make_key() -> private key, as DER */
static int s_push_make_key(lua_State *L)
{
    EVP_PKEY *key = NULL;
    unsigned char *der = NULL;
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_id(EVP_PKEY_EC, NULL);
    int len = -1;

    if (ctx && EVP_PKEY_keygen_init(ctx) > 0 &&
        EVP_PKEY_CTX_set_ec_paramgen_curve_nid(ctx, NID_X9_62_prime256v1) > 0 &&
        EVP_PKEY_keygen(ctx, &key) > 0)
        len = i2d_PrivateKey(key, &der);
    EVP_PKEY_CTX_free(ctx);
    EVP_PKEY_free(key);
    if (len <= 0) return luaL_error(L, "no key pair from OpenSSL");
    lua_pushlstring(L, (const char *)der, (size_t)len);
    OPENSSL_free(der);
    return 1;
}

/* The key of a private one, or NULL. */
static EVP_PKEY *read_key(lua_State *L)
{
    size_t len;
    const unsigned char *der = (const void *)luaL_checklstring(L, 1, &len);
    return d2i_AutoPrivateKey(NULL, &der, (long)len);
}

/* public(key) -> its public half, a point of 65 bytes; nil: it is no key */
static int s_push_public(lua_State *L)
{
    unsigned char *point = NULL;
    EVP_PKEY *key = read_key(L);
    int len = key ? i2d_PublicKey(key, &point) : -1;

    EVP_PKEY_free(key);
    if (len == 65)
        lua_pushlstring(L, (const char *)point, 65);
    else
        lua_pushnil(L);
    OPENSSL_free(point);
    return 1;
}

/* sign(key, text) -> its signature (ES256), 64 bytes; nil: that cannot be */
static int s_push_sign(lua_State *L)
{
    unsigned char der[128], out[64];
    const unsigned char *at = der;
    size_t size = sizeof der, len;
    const char *text = luaL_checklstring(L, 2, &len);
    EVP_PKEY *key = read_key(L);
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    ECDSA_SIG *sig = NULL;

    if (key && ctx &&
        EVP_DigestSignInit(ctx, NULL, EVP_sha256(), NULL, key) > 0 &&
        EVP_DigestSign(ctx, der, &size, (const void *)text, len) > 0)
        sig = d2i_ECDSA_SIG(NULL, &at, (long)size);
    if (sig && BN_bn2binpad(ECDSA_SIG_get0_r(sig), out, 32) == 32 &&
        BN_bn2binpad(ECDSA_SIG_get0_s(sig), out + 32, 32) == 32)
        lua_pushlstring(L, (const char *)out, sizeof out);
    else
        lua_pushnil(L);
    ECDSA_SIG_free(sig);
    EVP_MD_CTX_free(ctx);
    EVP_PKEY_free(key);
    return 1;
}

/* ---- requests -------------------------------------------------------------
 */

#define SENDER "tes.push"

enum { MOST_MS = 10000 }; /* for a request */

typedef struct sender {
    CURL *curl;
    s_worker *worker;
    struct curl_slist *headers;
    char url[1024];
    bool near, refused; /* may the address be a near one; it was, and may not */
    atomic_bool stop;   /* the program ends */
    CURLcode outcome;
    long status;
    curl_off_t later; /* seconds, from Retry-After */
} sender;

/* Networks of IPv4 that are not the internet's: the first byte, and what some
 * bits of the second one are. */
static const uint8_t closed[][3] = {
    {0, 0, 0},     {10, 0, 0},      {100, 64, 192},
    {127, 0, 0},   {169, 254, 255}, {172, 16, 240},
    {192, 0, 255}, {192, 168, 255}, {198, 18, 254},
};

static bool is_public(const struct curl_sockaddr *to)
{
    if (to->family == AF_INET) {
        const struct sockaddr_in *in = (const void *)&to->addr;
        const uint8_t *b = (const void *)&in->sin_addr;
        for (size_t i = 0; i < sizeof closed / sizeof *closed; i++)
            if (b[0] == closed[i][0] && (b[1] & closed[i][2]) == closed[i][1])
                return false;
        return b[0] < 224;
    }
    /* of 2000::/3, 2001:0 and 2002 may lead to addresses of IPv4 */
    const struct sockaddr_in6 *in6 = (const void *)&to->addr;
    const uint8_t *b = in6->sin6_addr.s6_addr;
    return to->family == AF_INET6 && b[0] >= 0x20 && b[0] < 0x40 &&
           !(b[0] == 0x20 && (b[1] == 2 || (b[1] == 1 && !b[2] && !b[3])));
}

/* Called with each address before it is spoken to. */
static curl_socket_t open_socket(void *ctx, curlsocktype purpose,
                                 struct curl_sockaddr *to)
{
    sender *s = ctx;
    (void)purpose;
    if (!s->near && !is_public(to)) {
        s->refused = true;
        return CURL_SOCKET_BAD;
    }
    return socket(to->family, to->socktype, to->protocol);
}

/* The status is known when a body comes, which ends the request. */
static size_t no_body(char *data, size_t size, size_t count, void *ctx)
{
    (void)data, (void)size, (void)count, (void)ctx;
    return 0;
}

static int go_on(void *ctx, curl_off_t a, curl_off_t b, curl_off_t c,
                 curl_off_t d)
{
    (void)a, (void)b, (void)c, (void)d;
    return atomic_load(&((sender *)ctx)->stop);
}

static void work(void *ctx)
{
    sender *s = ctx;
    CURL *curl = s->curl;
    const char *trusted = getenv("SSL_CERT_FILE");

    curl_easy_reset(curl); /* connections are kept */
    curl_easy_setopt(curl, CURLOPT_URL, s->url);
    curl_easy_setopt(curl, CURLOPT_POSTFIELDS, "");
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, s->headers);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_PROXY, ""); /* it would hide the address */
    curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, (long)MOST_MS);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, s);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, no_body);
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, go_on);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, s);
    if (trusted) curl_easy_setopt(curl, CURLOPT_CAINFO, trusted);
    s->outcome = curl_easy_perform(curl);
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &s->status);
    curl_easy_getinfo(curl, CURLINFO_RETRY_AFTER, &s->later);
}

static sender *check(lua_State *L) { return luaL_checkudata(L, 1, SENDER); }

/* sender() -> sender | nil, error: one that sends a request at a time */
static int s_push_sender(lua_State *L)
{
    sender *s = lua_newuserdatauv(L, sizeof *s, 0);
    memset(s, 0, sizeof *s);
    luaL_setmetatable(L, SENDER);
    s->curl = curl_easy_init(); /* the first one makes libcurl ready */
    s->worker = s->curl ? s_worker_start(work, s, true) : NULL;
    return s->worker ? 1 : h_fail_text(L, TES_EIO, "no thread for libcurl");
}

/* sender:post(near, url, header...): begins a request; `near`: the address may
 * be one of a local network. Nothing else may be under way. */
static int s_push_post(lua_State *L)
{
    sender *s = check(L);
    size_t len = strlen(h_text(L, 3));
    luaL_argcheck(L, s->worker && !s->headers, 1, "busy, or closed");
    luaL_argcheck(L, len < sizeof s->url, 3, "too long");
    memcpy(s->url, lua_tostring(L, 3), len + 1);
    s->near = lua_toboolean(L, 2);
    s->refused = false, s->status = 0, s->later = 0;
    for (int i = 4; i <= lua_gettop(L); i++) {
        struct curl_slist *more = curl_slist_append(s->headers, h_text(L, i));
        if (!more) return luaL_error(L, "out of memory");
        s->headers = more;
    }
    s_worker_ask(s->worker);
    return 0;
}

/* sender:fd() -> a descriptor that can be read when the answer is there */
H_GETTER(s_push_fd, h_integer, s_worker_fd(check(L)->worker))

/* sender:take() -> status, seconds to wait (0: nobody said) | nil, error. Once;
 * waits for the answer. */
static int s_push_take(lua_State *L)
{
    sender *s = check(L);
    if (s->worker) s_worker_wait(s->worker);
    curl_slist_free_all(s->headers);
    s->headers = NULL;
    if (s->refused) return h_fail_text(L, TES_EIO, "not a public address");
    if (s->status == 0)
        return h_fail_text(L, TES_EIO, curl_easy_strerror(s->outcome));
    h_integer(L, s->status);
    return 1 + h_integer(L, (lua_Integer)s->later);
}

/* sender:close(): what is under way is broken off */
static int s_push_close(lua_State *L)
{
    sender *s = check(L);
    atomic_store(&s->stop, true);
    s_worker_stop(s->worker);
    s->worker = NULL;
    curl_slist_free_all(s->headers);
    s->headers = NULL;
    curl_easy_cleanup(s->curl);
    s->curl = NULL;
    return 0;
}

static const luaL_Reg methods[] = {
    {"close", s_push_close}, {"fd", s_push_fd}, {"post", s_push_post},
    {"take", s_push_take},   {NULL, NULL},
};

static const luaL_Reg functions[] = {
    {"make_key", s_push_make_key},
    {"public", s_push_public},
    {"sender", s_push_sender},
    {"sign", s_push_sign},
    {NULL, NULL},
};
#endif

/* Without these libraries the table is empty. */
int s_open_push(lua_State *L)
{
    lua_newtable(L);
#if defined HAVE_CURL && defined HAVE_LWS
    h_class(L, SENDER, methods, s_push_close);
    luaL_setfuncs(L, functions, 0);
#endif
    return 1;
}
