/* texts.c - targets that take text apart: what is shown, and patterns. */
#include "targets.h"

#include <lauxlib.h>
#include <lualib.h>
#include <stdlib.h>
#include <string.h>

#include "script/sandbox/library.h"
#include "script/sandbox/pattern.h"
#include "script/vm/require.h"
#include "script/vm/vm.h"

/* ---- tes_clean ----------------------------------------------------------- */

/* A second opinion on what is left: bytes no terminal obeys. */
static void look_at(const unsigned char *text, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        unsigned char c = text[i];
        unsigned char next = i + 1 < size ? text[i + 1] : 0;
        unsigned char third = i + 2 < size ? text[i + 2] : 0;
        if ((c < 32 && c != '\n' && c != '\t') || c == 127) {
            broken("byte %d is left", c);
        }
        if (c == 0xc0 || c == 0xc1 || c > 0xf4) broken("byte %d is left", c);
        if (c == 0xc2 && next < 0xa0) broken("C1 is left");
        if (c == 0xe2 && next == 0x80 &&
            (third == 0x8e || third == 0x8f ||
             (third >= 0xa8 && third <= 0xae))) {
            broken("a bidi control is left");
        }
        if (c == 0xe2 && next == 0x81 && third >= 0xa6 && third <= 0xaf) {
            broken("a bidi isolate is left");
        }
    }
}

void fuzz_clean(const char *text, size_t size)
{
    size_t made = tes_clean(text, size, NULL, 0);
    char *out = malloc(made + 1), *twice = malloc(made + 1);

    if (out == NULL || twice == NULL) abort();
    if (tes_clean(text, size, out, made + 1) != made || out[made] != '\0') {
        broken("another length");
    }
    look_at((const unsigned char *)out, made);
    if (tes_clean(out, made, twice, made + 1) != made ||
        memcmp(out, twice, made) != 0) {
        broken("cleaning twice is not the same");
    }
    /* with little room it is a part of that, whole characters */
    size_t room = size % (made + 1);
    tes_clean(text, size, twice, room);
    if (room > 0 && strncmp(out, twice, strlen(twice)) != 0) {
        broken("not the beginning of it");
    }
    free(out);
    free(twice);
}

/* ---- patterns ------------------------------------------------------------ */

static const char calls[] =
    "local string = ...\n"
    "return function(pattern, text)\n"
    "  local find, gsub = string.find, string.gsub\n"
    "  find(text, pattern)\n"
    "  find(text, pattern, -3)\n"
    "  find(text, pattern, 1, true)\n"
    "  string.match(text, pattern, 2)\n"
    "  gsub(text, pattern, text, 50)\n"
    "  gsub(text, pattern, '%0%1', 50)\n"
    "  gsub(text, pattern, { [text] = 'x' }, 50)\n"
    "  gsub(text, pattern, function() return pattern end, 50)\n"
    "  local n = 0\n"
    "  for _ in string.gmatch(text, pattern) do\n"
    "    n = n + 1\n"
    "    if n > 50 then break end\n"
    "  end\n"
    "end\n";

static lua_State *pattern_state(void)
{
    static struct tes_ruleset vm;
    static lua_State *L;
    static char root[] = ".";

    if (L != NULL) return L;
    L = luaL_newstate();
    if (L == NULL) abort();
    vm.L = L;
    vm.budget.pattern_limit = 200000;
    vm.root = root;
    *(struct tes_ruleset **)lua_getextraspace(L) = &vm;
    luaL_openlibs(L);
    lua_getglobal(L, "string");
    tesI_open_patterns(L);
    luaL_setfuncs(L, tesI_string_functions, 0);
    if (luaL_loadstring(L, calls) != LUA_OK) abort();
    lua_insert(L, -2);
    lua_call(L, 1, 1); /* leaves the function */
    return L;
}

/* The first line is the pattern, the rest the text. */
void fuzz_pattern(const char *text, size_t size)
{
    lua_State *L = pattern_state();
    const char *line = memchr(text, '\n', size);
    size_t length = line == NULL ? size : (size_t)(line - text);

    lua_pushvalue(L, 1);
    lua_pushlstring(L, text, length);
    lua_pushlstring(L, text + length, size - length);
    lua_pcall(L, 2, 0, 0);
    lua_settop(L, 1);
}
