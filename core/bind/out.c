/* out.c - the one way to the terminal. All that is printed passes h_out_put,
 * which removes every sequence that a terminal obeys except the colours that
 * the program itself chose: those carry a secret number. */
#include "bind/out.h"

#include "bind/bind.h"
#include "port/files.h"
#include "tessera.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- colours ---------------------------------------------------------------
 * ESC [ 0 ; 1 ; SECRET m; the secret is taken out on the way. */

static char secret[24];

static const char *the_secret(void)
{
    if (secret[0]) return secret;
    uint64_t bits = tesI_entropy();
    snprintf(secret, sizeof secret, "%llu",
             (unsigned long long)bits | 1u << 20);
    return secret;
}

/* Length of the sequence that begins with the ESC at `text` if the program made
 * it, else 0; *shown is its length before the secret. */
static size_t our_colour(const char *text, size_t len, size_t *shown)
{
    size_t at = 2, last = 0;
    if (len < 3 || text[1] != '[') return 0;
    for (; at < len && text[at] != 'm'; at++) {
        if (text[at] == ';')
            last = at;
        else if (text[at] < '0' || text[at] > '9')
            return 0;
    }
    size_t size = strlen(the_secret());
    if (at >= len || last == 0 || at - last - 1 != size ||
        memcmp(text + last + 1, secret, size) != 0)
        return 0;
    *shown = last;
    return at + 1;
}

/* colour(parameters) -> sequence that sets colours, such as "0;1;38;5;34" */
static int h_out_colour(lua_State *L)
{
    lua_pushfstring(L, "\33[%s;%sm", luaL_checkstring(L, 1), the_secret());
    return 1;
}

/* ---- the door ------------------------------------------------------------ */

/* Cleaned text, malloc'd; NULL: out of memory. */
static char *cleaned(const char *text, size_t len, size_t *made)
{
    size_t size = tes_clean(text, len, NULL, 0) + 1;
    char *out = malloc(size);
    if (!out) return NULL;
    *made = 0;
    while (len > 0) {
        const char *escape = memchr(text, '\33', len);
        size_t part = escape ? (size_t)(escape - text) : len, shown = 0;
        size_t own = part == 0 ? our_colour(text, len, &shown) : 0;
        if (own > 0) { /* no longer than its U+FFFD and digits */
            memcpy(out + *made, text, shown);
            out[*made + shown] = 'm';
            *made += shown + 1;
            part = own;
        } else {
            part = part == 0 ? 1 : part;
            *made += tes_clean(text, part, out + *made, size - *made);
        }
        text += part;
        len -= part;
    }
    return out;
}

void h_out_put(int stream, const char *text, size_t len)
{
    FILE *to = stream == STDERR_FILENO ? stderr : stdout;
    size_t made;
    char *out = cleaned(text, len, &made);
    if (stream == STDERR_FILENO) fflush(stdout); /* in the order of events */
    if (out) fwrite(out, 1, made, to);
    free(out);
}

void h_out_picture(const char *bytes, size_t len)
{
    if (isatty(STDOUT_FILENO)) fwrite(bytes, 1, len, stdout);
}

void h_out_silence(void)
{
    FILE *nowhere = freopen("/dev/null", "w", stdout);
    (void)nowhere; /* without one the stream is closed, and as silent */
}

void h_out_failure(const char *text)
{
    static const char name[] = "tessera: ";
    h_out_put(STDERR_FILENO, name, sizeof name - 1);
    h_out_put(STDERR_FILENO, text, strlen(text));
    h_out_put(STDERR_FILENO, "\n", 1);
}

static int put_all(lua_State *L, int stream)
{
    int count = lua_gettop(L);
    for (int i = 1; i <= count; i++) {
        size_t len;
        const char *text = luaL_tolstring(L, i, &len);
        h_out_put(stream, text, len);
        lua_pop(L, 1);
    }
    return 0;
}

/* write(text, ...): to standard output, where people read it */
static int h_out_write(lua_State *L) { return put_all(L, STDOUT_FILENO); }

/* complain(text, ...): to standard error */
static int h_out_complain(lua_State *L) { return put_all(L, STDERR_FILENO); }

/* data(text): to standard output, unchanged: a picture, a page or a line of the
 * protocol for another program. A terminal gets it cleaned, like all texts */
static int h_out_data(lua_State *L)
{
    size_t len;
    const char *text = luaL_checklstring(L, 1, &len);
    if (isatty(STDOUT_FILENO))
        h_out_put(STDOUT_FILENO, text, len);
    else
        fwrite(text, 1, len, stdout);
    return 0;
}

/* shown(text) -> text as it would be printed, colours included */
static int h_out_shown(lua_State *L)
{
    size_t len, made;
    const char *text = luaL_checklstring(L, 1, &len);
    char *out = cleaned(text, len, &made);
    if (!out) return luaL_error(L, "not enough memory");
    lua_pushlstring(L, out, made);
    free(out);
    return 1;
}

/* status(text): shows a line on standard error, which the next one replaces; ""
 * clears it */
static int h_out_status(lua_State *L)
{
    size_t len;
    const char *text = luaL_checklstring(L, 1, &len);
    fputc('\r', stderr);
    h_out_put(STDERR_FILENO, text, len);
    fputs("\33[K", stderr);
    fflush(stderr);
    return 0;
}

/* clear(): empties the screen of the terminal and what can be scrolled back to,
 * so that the next player does not read it */
static int h_out_clear(lua_State *L)
{
    (void)L;
    if (isatty(STDOUT_FILENO)) fputs("\33[H\33[2J\33[3J", stdout);
    return 0;
}

/* flush() */
static int h_out_flush(lua_State *L)
{
    (void)L;
    fflush(stdout);
    return 0;
}

static const luaL_Reg functions[] = {
    {"clear", h_out_clear},
    {"colour", h_out_colour},
    {"complain", h_out_complain},
    {"data", h_out_data},
    {"flush", h_out_flush},
    {"shown", h_out_shown},
    {"status", h_out_status},
    {"write", h_out_write},
    {NULL, NULL},
};

int h_open_out(lua_State *L)
{
    luaL_newlib(L, functions);
    return 1;
}
