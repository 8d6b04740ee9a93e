/* bind_secret.c - secrets: made of the system's random bytes, kept as hashes,
 * compared in a time that tells nothing. */
#define _DEFAULT_SOURCE /* getentropy */

#include "serve.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* ---- SHA-256 (FIPS 180-4) ------------------------------------------------ */

static const uint32_t rounds[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1,
    0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
    0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
    0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
    0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
    0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
    0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t turn(uint32_t x, int n) { return x >> n | x << (32 - n); }

static void take_block(uint32_t sum[8], const unsigned char *block)
{
    uint32_t w[64], v[8];
    for (int i = 0; i < 16; i++)
        w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 |
               (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
    for (int i = 16; i < 64; i++) {
        uint32_t a = w[i - 15], b = w[i - 2];
        w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ a >> 3) + w[i - 7] +
               (turn(b, 17) ^ turn(b, 19) ^ b >> 10);
    }
    memcpy(v, sum, sizeof v);
    for (int i = 0; i < 64; i++) {
        uint32_t e = v[4], a = v[0];
        uint32_t one = v[7] + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
                       ((e & v[5]) ^ (~e & v[6])) + rounds[i] + w[i];
        uint32_t two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) +
                       ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));
        memmove(v + 1, v, 7 * sizeof *v);
        v[4] += one;
        v[0] = one + two;
    }
    for (int i = 0; i < 8; i++) sum[i] += v[i];
}

static void digest(const unsigned char *text, size_t len, uint32_t sum[8])
{
    static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372,
                                      0xa54ff53a, 0x510e527f, 0x9b05688c,
                                      0x1f83d9ab, 0x5be0cd19};
    unsigned char last[128] = {0};
    size_t whole = len / 64 * 64, rest = len - whole;
    size_t size = rest < 56 ? 64 : 128;
    memcpy(sum, start, sizeof start);
    for (size_t at = 0; at < whole; at += 64) take_block(sum, text + at);
    if (rest > 0) memcpy(last, text + whole, rest);
    last[rest] = 0x80;
    for (int i = 0; i < 8; i++)
        last[size - 1 - (size_t)i] =
            (unsigned char)((uint64_t)len * 8 >> (8 * i));
    for (size_t at = 0; at < size; at += 64) take_block(sum, last + at);
}

/* ---- for Lua ------------------------------------------------------------- */

/* digest(text) -> its SHA-256, 64 hexadecimal digits */
static int s_secret_digest(lua_State *L)
{
    size_t len;
    uint32_t sum[8];
    char out[65];
    const char *text = luaL_checklstring(L, 1, &len);
    digest((const unsigned char *)text, len, sum);
    for (int i = 0; i < 8; i++)
        snprintf(out + 8 * i, 9, "%08lx", (unsigned long)sum[i]);
    lua_pushlstring(L, out, 64);
    return 1;
}

/* random(bytes) -> so many random bytes, as text of A-Z a-z 0-9 - _ that
 * stands for six bits a letter. Raises where the system has none. */
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

/* equal(a, b) -> are they the same? Takes a time that depends on the length
 * of the first alone. */
static int s_secret_equal(lua_State *L)
{
    size_t la, lb;
    const char *a = luaL_checklstring(L, 1, &la);
    const char *b = luaL_checklstring(L, 2, &lb);
    unsigned differs = la != lb;
    for (size_t i = 0; i < la; i++)
        differs |= (unsigned char)(a[i] ^ b[lb > 0 ? i % lb : 0]);
    lua_pushboolean(L, lb > 0 ? differs == 0 : la == 0);
    return 1;
}

static const luaL_Reg functions[] = {
    {"digest", s_secret_digest},
    {"equal", s_secret_equal},
    {"random", s_secret_random},
    {NULL, NULL},
};

int s_open_secret(lua_State *L)
{
    luaL_newlib(L, functions);
    return 1;
}
