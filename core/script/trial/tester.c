/* tester.c - rule tests, and random games of the modules that are tested. */
#include <string.h>

#include "port/alloc.h"
#include "script/rules/open.h"
#include "script/rules/ruleset.h"
#include "script/trial/drive.h"
#include "script/trial/random.h"
#include "script/vm/vm.h"

struct tests {
    const tes_source *source;
    tes_test_options options;
    /* NULL: results are only counted */
    void (*report)(void *ctx, const tes_test_result *result);
    void *ctx;
    int failures;
};

static void tell(struct tests *tests, const tes_test_result *result)
{
    if (!result->passed) tests->failures++;
    if (tests->report != NULL) tests->report(tests->ctx, result);
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

/* cover(file, line, reached): upvalue 1 is a struct tests */
static int report_line(lua_State *L)
{
    struct tests *tests = lua_touserdata(L, lua_upvalueindex(1));

    tests->options.cover(tests->ctx, luaL_checkstring(L, 1),
                         (int)luaL_checkinteger(L, 2), lua_toboolean(L, 3));
    return 0;
}

static void set_function(struct tests *tests, lua_State *L, const char *name,
                         lua_CFunction function)
{
    lua_pushlightuserdata(L, tests);
    lua_pushcclosure(L, function, 1);
    lua_setglobal(L, name);
}

/* Rule tests: they run in a VM of their own for each config. */
static int run_tests(struct tests *tests, const char *entry, tes_error *err)
{
    struct tesI_request request = {tests->source, "tester/tests", "run", entry,
                                   1};
    struct tes_ruleset *vm = tesI_drive_open(tests->source, err);
    if (vm == NULL) return -1;
    set_function(tests, vm->L, "report", report_test);
    if (tests->options.cover != NULL) {
        set_function(tests, vm->L, "cover", report_line);
    }
    bool ok = tesI_request_send(vm, &request, err);
    if (vm->game != NULL) tes_game_free(vm->game);
    vm->game = NULL;
    tesI_close(vm);
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

/* Games to play of the set at the top: it may ask for fewer than all do. */
static uint32_t games_of(const struct tests *tests, lua_State *L)
{
    uint32_t games = tests->options.games;

    if (lua_getfield(L, -1, "games") == LUA_TNUMBER &&
        (uint32_t)lua_tointeger(L, -1) < games) {
        games = (uint32_t)lua_tointeger(L, -1);
    }
    lua_pop(L, 1);
    return games;
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
        tesI_random_games(&source, games_of(tests, L), &result.seed, &found);
    result.message = found.text;
    tesI_free(path);
    if (!tesI_interrupted()) tell(tests, &result);
    return 0;
}

/* ---- mutants ------------------------------------------------------------- */

/* Time limit of a mutant: its change may have made a loop endless. */
#define MUTANT_MS 1000u

/* The mutant is the table at the top, with the entries it runs in. */
static int run_mutant(struct tests *tests, lua_State *L, tes_error *err)
{
    tes_source source = *tests->source;
    struct tests quiet = {.source = &source};
    tes_test_mutant mutant = {.file = text_field(L, "file"),
                              .was = text_field(L, "was"),
                              .now = text_field(L, "now")};
    lua_Integer count = luaL_len(L, -1);

    if (tests->options.mutant == NULL) return 0;
    if (source.time_limit_ms == 0 || source.time_limit_ms > MUTANT_MS) {
        source.time_limit_ms = MUTANT_MS;
    }
    lua_getfield(L, -1, "line");
    mutant.line = (int)lua_tointeger(L, -1);
    lua_pop(L, 1);
    for (lua_Integer i = 1; i <= count && quiet.failures == 0; i++) {
        lua_rawgeti(L, -1, i);
        if (run_tests(&quiet, lua_tostring(L, -1), err) < 0) {
            quiet.failures++; /* what does not even start is noticed */
            tes_error_clear(err);
        }
        lua_pop(L, 1);
    }
    mutant.noticed = quiet.failures > 0;
    tests->options.mutant(tests->ctx, &mutant);
    return 0;
}

/* ---- all ----------------------------------------------------------------- */

/* An entry of the plan that the Lua side has made: a text names tests of one
 * config, a table is a set of modules or a mutant. */
static int run_entry(struct tests *tests, lua_State *L, tes_error *err)
{
    if (lua_istable(L, -1) && luaL_len(L, -1) > 0) {
        return run_mutant(tests, L, err);
    }
    if (lua_type(L, -1) == LUA_TSTRING) {
        return run_tests(tests, lua_tostring(L, -1), err);
    }
    if (tests->options.games == 0) return 0;
    return run_games(tests, L, err);
}

/* Runs everything that a function of the tester has planned. */
static int run_plan(struct tests *tests, const char *plan, const char *path,
                    tes_error *err)
{
    struct tesI_request request = {tests->source, "tester/tests", plan, path,
                                   1};
    struct tes_ruleset *vm = tesI_drive_open(tests->source, err);
    int status = 0;

    if (vm == NULL) return -1;
    if (!tesI_request_send(vm, &request, err)) {
        tesI_close(vm);
        return -1;
    }
    lua_Integer count = luaL_len(vm->L, -1);
    for (lua_Integer i = 1; i <= count && status == 0; i++) {
        lua_rawgeti(vm->L, -1, i);
        status = run_entry(tests, vm->L, err);
        lua_pop(vm->L, 1);
    }
    tesI_close(vm);
    /* after an interrupt, what was reported is only a part */
    if (status == 0 && tesI_interrupted()) {
        tesI_error(err, TES_EINTERRUPT, TESI_INTERRUPTED);
        return -1;
    }
    return status;
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
    int status;

    if (options != NULL) tests.options = *options;
    status = run_plan(&tests, "plan", path, err);
    if (status == 0 && tests.failures == 0 && tests.options.mutant != NULL) {
        status = run_plan(&tests, "mutants", path, err);
    }
    return status < 0 ? -1 : tests.failures;
}
