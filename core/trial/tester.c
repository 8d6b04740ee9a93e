/* tester.c - rule tests, and random games of the modules that are tested. */
#include <string.h>

#include "script/rules/open.h"
#include "script/rules/ruleset.h"
#include "trial/drive.h"
#include "script/vm/vm.h"

#define TESTS "tester/tests"
#define GAMES "tester/random_games"

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
    if (result->random && tesI_interrupted()) return;
    if (!result->passed) tests->failures++;
    if (tests->report != NULL) tests->report(tests->ctx, result);
}

/* report(file, line, name, passed, message, seed): of random games if there is
 * a seed; upvalue 1 is a struct tests */
static int report_test(lua_State *L)
{
    struct tests *tests = lua_touserdata(L, lua_upvalueindex(1));
    tes_test_result result = {.file = luaL_checkstring(L, 1),
                              .line = (int)luaL_checkinteger(L, 2),
                              .name = luaL_checkstring(L, 3),
                              .passed = lua_toboolean(L, 4),
                              .message = luaL_optstring(L, 5, ""),
                              .random = !lua_isnoneornil(L, 6),
                              .seed = (uint64_t)luaL_optinteger(L, 6, 0)};

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

/* asked() -> games a set, seed of the first: upvalue 1 is a struct tests */
static int asked_for(lua_State *L)
{
    struct tests *tests = lua_touserdata(L, lua_upvalueindex(1));

    lua_pushinteger(L, tests->options.games);
    lua_pushinteger(L, (lua_Integer)tests->options.seed);
    return 2;
}

/* Runs an entry in a VM of its own: tests of one config, or games, which take
 * the time that they take, as each of their answers has its limit. */
static int run(struct tests *tests, const char *file, const char *entry,
               tes_error *err)
{
    struct tesI_request request = {tests->source, file, "run", entry, 0};
    struct tes_ruleset *vm = tesI_drive_open(tests->source, err);
    if (vm == NULL) return -1;
    if (strcmp(file, GAMES) == 0) vm->budget.allowed = TES_UNLIMITED;
    set_function(tests, vm->L, "report", report_test);
    set_function(tests, vm->L, "asked", asked_for);
    if (tests->options.cover != NULL) {
        set_function(tests, vm->L, "cover", report_line);
    }
    bool ok = tesI_request_send(vm, &request, err);
    tesI_drive_close(vm);
    return ok ? 0 : -1;
}

/* The text of a field of the table at the top, which keeps it alive. */
static const char *text_field(lua_State *L, const char *name)
{
    lua_getfield(L, -1, name);
    const char *text = lua_tostring(L, -1);
    lua_pop(L, 1);
    return text == NULL ? "" : text;
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
        if (run(&quiet, TESTS, lua_tostring(L, -1), err) < 0) {
            quiet.failures++; /* a mutant that does not even start is noticed */
            tes_error_clear(err);
        }
        lua_pop(L, 1);
    }
    mutant.noticed = quiet.failures > 0;
    tests->options.mutant(tests->ctx, &mutant);
    return 0;
}

/* ---- all ----------------------------------------------------------------- */

/* Runs an entry of the tester's plan: a text names tests of one config; a table
 * is a set of modules for random games, or a mutant. */
static int run_entry(struct tests *tests, lua_State *L, tes_error *err)
{
    if (lua_istable(L, -1) && luaL_len(L, -1) > 0) {
        return run_mutant(tests, L, err);
    }
    if (lua_type(L, -1) == LUA_TSTRING) {
        return run(tests, TESTS, lua_tostring(L, -1), err);
    }
    if (tests->options.games == 0) return 0;
    return run(tests, GAMES, text_field(L, "entry"), err);
}

/* Runs everything that a function of the tester has planned. */
static int run_plan(struct tests *tests, const char *plan, const char *path,
                    tes_error *err)
{
    struct tesI_request request = {tests->source, TESTS, plan, path, 1};
    struct tes_ruleset *vm = tesI_drive_open(tests->source, err);
    int status = 0;

    if (vm == NULL) return -1;
    if (!tesI_request_send(vm, &request, err)) {
        tesI_drive_close(vm);
        return -1;
    }
    lua_Integer count = luaL_len(vm->L, -1);
    for (lua_Integer i = 1; i <= count && status == 0; i++) {
        lua_rawgeti(vm->L, -1, i);
        status = run_entry(tests, vm->L, err);
        lua_pop(vm->L, 1);
    }
    tesI_drive_close(vm);
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
