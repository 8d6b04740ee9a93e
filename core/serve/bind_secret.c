/* bind_secret.c - random bytes of the system, and hashes; as texts they are in
 * lua/host/tables/link_secrets.lua. */
#define _DEFAULT_SOURCE /* getentropy */

#include "bind/values.h"
#include "serve/serve.h"

#include <unistd.h>

#ifdef HAVE_LWS
#include <openssl/sha.h>

/* digest(text) -> its SHA-256, 32 bytes */
static int s_secret_digest(lua_State *L)
{
    size_t len;
    unsigned char sum[SHA256_DIGEST_LENGTH];
    const char *text = luaL_checklstring(L, 1, &len);
    SHA256((const unsigned char *)text, len, sum);
    lua_pushlstring(L, (const char *)sum, sizeof sum);
    return 1;
}
#endif

/* random(count) -> so many random bytes; raises if the system has none */
static int s_secret_random(lua_State *L)
{
    char bytes[64];
    lua_Integer count = luaL_checkinteger(L, 1);
    /* returned from, as the compiler does not know that the check would not */
    if (count < 1 || count > (lua_Integer)sizeof bytes) {
        return luaL_argerror(L, 1, "1 to 64 bytes");
    }
    if (getentropy(bytes, (size_t)count) != 0)
        return luaL_error(L, "no random bytes here");
    lua_pushlstring(L, bytes, (size_t)count);
    return 1;
}

static const luaL_Reg functions[] = {
#ifdef HAVE_LWS
    {"digest", s_secret_digest},
#endif
    {"random", s_secret_random},
    {NULL, NULL},
};

int s_open_secret(lua_State *L)
{
    luaL_newlib(L, functions);
    return 1;
}
