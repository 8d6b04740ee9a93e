/* bind_secret.c - secrets: random bytes of the system, kept as hashes. */
#define _DEFAULT_SOURCE /* getentropy */

#include "bind/values.h"
#include "serve/serve.h"

#include <unistd.h>

#ifdef HAVE_LWS
#include <openssl/sha.h>

/* digest(text) -> its SHA-256, 64 hexadecimal digits */
static int s_secret_digest(lua_State *L)
{
    static const char digits[] = "0123456789abcdef";
    size_t len;
    unsigned char sum[SHA256_DIGEST_LENGTH];
    char out[2 * SHA256_DIGEST_LENGTH];
    const char *text = luaL_checklstring(L, 1, &len);
    SHA256((const unsigned char *)text, len, sum);
    for (int i = 0; i < SHA256_DIGEST_LENGTH; i++) {
        out[2 * i] = digits[sum[i] >> 4];
        out[2 * i + 1] = digits[sum[i] & 15];
    }
    lua_pushlstring(L, out, sizeof out);
    return 1;
}

#else

static int s_secret_digest(lua_State *L)
{
    return luaL_error(L, "this program was built without libwebsockets");
}

#endif

/* random(bytes) -> random bytes as text: letters of A-Z a-z 0-9 - _ with six
 * bits each. Raises if the system has none. */
static int s_secret_random(lua_State *L)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijkl"
                                  "mnopqrstuvwxyz0123456789-_";
    unsigned char bytes[64] = {0};
    char out[96];
    lua_Integer count = luaL_checkinteger(L, 1);
    luaL_argcheck(L, count > 0 && count <= 60, 1, "1 to 60 bytes");
    if (getentropy(bytes, (size_t)count) != 0)
        return luaL_error(L, "no random bytes here");
    size_t len = 0;
    for (size_t bit = 0; bit < 8 * (size_t)count; bit += 6) {
        unsigned pair = (unsigned)bytes[bit / 8] << 8 | bytes[bit / 8 + 1];
        out[len++] = letters[pair >> (10 - bit % 8) & 63];
    }
    lua_pushlstring(L, out, len);
    return 1;
}

static const luaL_Reg functions[] = {
    {"digest", s_secret_digest},
    {"random", s_secret_random},
    {NULL, NULL},
};

int s_open_secret(lua_State *L)
{
    luaL_newlib(L, functions);
    return 1;
}
