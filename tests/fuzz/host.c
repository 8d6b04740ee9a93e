/* host.c - targets in the program's own Lua state: lines of the protocol, and
 * pictures of modules. */
#include "targets.h"

#include "host/host.h"

#include <lauxlib.h>
#include <stdio.h>

#include <stdlib.h>
#include <string.h>

/* Where Lua has been, so that the fuzzer learns which input leads to lines of
 * the program that none has led to: libFuzzer looks at this section. */
static uint8_t been[1 << 15]
    __attribute__((section("__libfuzzer_extra_counters"), used));

static void note_line(lua_State *L, lua_Debug *at)
{
    static uint32_t before;
    lua_getinfo(L, "Sl", at);
    uint32_t here = (uint32_t)((uintptr_t)at->source >> 4) * 2654435761u +
                    (uint32_t)at->currentline * 40503u;
    been[(here ^ before) % sizeof been]++;
    before = here >> 1;
}

static lua_State *state(void)
{
    static lua_State *L;
    const char *root = getenv("TESSERA_ROOT");
    char path[1100];

    if (L != NULL) return L;
    L = luaL_newstate();
    if (L == NULL) abort();
    if (root == NULL) root = ".";
    tes_set_root(root);
    h_open_all(L, root);
    /* threads that are made of it have the hook as well */
    if (getenv("FUZZ_TARGET")) lua_sethook(L, note_line, LUA_MASKLINE, 0);
    snprintf(path, sizeof path, "%s/tests/fuzz/host.lua", root);
    lua_pushstring(L, own_path(""));
    lua_setglobal(L, "OWN_FOLDER");
    if (luaL_dofile(L, path) != LUA_OK) broken("%s", lua_tostring(L, -1));
    return L; /* with the table of functions on its stack */
}

/* Calls the function of this name in host.lua; what it raises is a broken
 * promise, for it catches what may be raised. */
static void call(const char *name, const char *text, size_t size)
{
    lua_State *L = state();
    lua_getfield(L, 1, name);
    lua_pushlstring(L, text, size);
    if (lua_pcall(L, 1, 0, 0) != LUA_OK) {
        broken("%s", luaL_tolstring(L, -1, NULL));
    }
    lua_settop(L, 1);
}

void fuzz_rpc(const char *text, size_t size) { call("rpc", text, size); }

void fuzz_socket(const char *text, size_t size) { call("socket", text, size); }

void fuzz_tables(const char *text, size_t size) { call("tables", text, size); }

void test_secrets(void) { call("secrets", "", 0); }

void fuzz_svg(const char *text, size_t size) { call("svg", text, size); }

void fuzz_import(const char *text, size_t size) { call("import", text, size); }
