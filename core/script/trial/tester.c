/* tester.c - rule tests, and random games of the modules that are tested. */
#include <string.h>

#include "../../alloc.h"
#include "random.h"
#include "../vm/vm.h"

struct tests {
    const tes_source *source;
    tes_test_options options;
    void (*report)(void *ctx, const tes_test_result *result);
    void *ctx;
    int failures;
};

static void tell(struct tests *tests, const tes_test_result *result)
{
    if (!result->passed) tests->failures++;
    tests->report(tests->ctx, result);
}

/* report(file, line, name, passed, message): upvalue 1 is a struct tests */
static int report_test(lua_State *L)
{
    struct tests *tests = lua_touserdata(L, lua_upvalueindex(1));
    tes_test_result result = {.file = luaL_checkstring(L, 1),
                              .line = (int)luaL_checkinteger(L, 2),
                              .name = luaL_checkstring(L, 3),
                              .passed = lua_toboolean(L, 4),
                              .message = luaL_optstring(L, 5, "")};

    tell(tests, &result);
    return 0;
}

/* Rule tests: they run in a VM of their own for each config. */
static int run_tests(struct tests *tests, const char *entry, tes_error *err)
{
    struct tesI_request request = {tests->source, "tester", "run", entry, 1};
    struct tes_ruleset *vm = tesI_vm_open(tests->source, err);
    if (vm == NULL) return -1;
    lua_pushlightuserdata(vm->L, tests);
    lua_pushcclosure(vm->L, report_test, 1);
    lua_setglobal(vm->L, "report");
    bool ok = tesI_request_send(vm, &request, err);
    if (vm->game != NULL) tes_game_free(vm->game);
    vm->game = NULL;
    tesI_vm_free(vm);
    return ok ? 0 : -1;
}

/* ---- random games -------------------------------------------------------- */

/* The text of a field of the table at the top, which keeps it alive. */
static const char *text_field(lua_State *L, const char *name)
{
    lua_getfield(L, -1, name);
    const char *text = lua_tostring(L, -1);
    lua_pop(L, 1);
    return text == NULL ? "" : text;
}

/* The list of texts `path` of the table at the top, NULL-terminated; it must
 * be freed, its texts must not. NULL: out of memory. */
static const char **path_field(lua_State *L)
{
    lua_getfield(L, -1, "path");
    lua_Integer count = luaL_len(L, -1);
    const char **path = tesI_zalloc((size_t)(count + 1) * sizeof *path);
    for (lua_Integer i = 1; i <= count && path != NULL; i++) {
        lua_rawgeti(L, -1, i);
        path[i - 1] = lua_tostring(L, -1);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return path;
}

/* The set of modules is the table at the top: file, name, config, path. */
static int run_games(struct tests *tests, lua_State *L, tes_error *err)
{
    struct tesI_finding found = {""};
    tes_source source = *tests->source;
    tes_test_result result = {.file = text_field(L, "file"),
                              .line = 1,
                              .name = text_field(L, "name"),
                              .random = true,
                              .seed = tests->options.seed};
    const char **path = path_field(L);

    if (path == NULL) {
        tesI_error(err, TES_EMEMORY, TESI_NO_MEMORY);
        return -1;
    }
    source.config_file = NULL;
    source.config_text = text_field(L, "config");
    source.set = NULL;
    source.path = path;
    result.passed =
        tesI_random_games(&source, tests->options.games, &result.seed, &found);
    result.message = found.text;
    tell(tests, &result);
    tesI_free(path);
    return 0;
}

/* ---- all ----------------------------------------------------------------- */

/* The Lua side plans: texts are tests of one config, tables are sets of
 * modules. */
static int run_entry(struct tests *tests, lua_State *L, tes_error *err)
{
    if (lua_type(L, -1) == LUA_TSTRING) {
        return run_tests(tests, lua_tostring(L, -1), err);
    }
    if (tests->options.games == 0) return 0;
    return run_games(tests, L, err);
}

int tes_run_tests(const tes_source *source, const char *path,
                  const tes_test_options *options,
                  void (*report)(void *ctx, const tes_test_result *result),
                  void *ctx, tes_error *err)
{
    static const tes_source none;
    struct tests tests = {.source = source == NULL ? &none : source,
                          .report = report,
                          .ctx = ctx};
    struct tesI_request request = {source, "tester", "plan", path, 1};
    struct tes_ruleset *vm = tesI_vm_open(source, err);
    int status = 0;

    if (vm == NULL) return -1;
    if (options != NULL) tests.options = *options;
    if (!tesI_request_send(vm, &request, err)) {
        tesI_vm_free(vm);
        return -1;
    }
    lua_Integer count = luaL_len(vm->L, -1);
    for (lua_Integer i = 1; i <= count && status == 0; i++) {
        lua_rawgeti(vm->L, -1, i);
        status = run_entry(&tests, vm->L, err);
        lua_pop(vm->L, 1);
    }
    tesI_vm_free(vm);
    return status < 0 ? -1 : tests.failures;
}
