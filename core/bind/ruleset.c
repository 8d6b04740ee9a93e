/* ruleset.c - rulesets: loading, describing, testing. */
#include "bind/bind.h"
#include "bind/handles.h"

#include <stdlib.h>
#include <string.h>

static tes_ruleset *check(lua_State *L) { return h_check_ruleset(L, 1)->rules; }

/* load(source) -> ruleset | nil, error */
static int h_ruleset_load(lua_State *L)
{
    tes_error err = {0};
    tes_source source;
    h_source(L, 1, &source);
    h_rules *handle = h_push_ruleset(L);
    handle->rules = tes_ruleset_load(&source, &err);
    return handle->rules ? 1 : h_fail(L, &err);
}

static int push_description(lua_State *L, char *text, tes_error *err)
{
    if (!text) return h_fail(L, err);
    lua_pushstring(L, text);
    free(text);
    return 1;
}

/* describe(source, topic) -> text of a table constructor | nil, error */
static int h_ruleset_describe_source(lua_State *L)
{
    tes_error err = {0};
    tes_source source;
    const char *topic = h_text(L, 2);
    h_source(L, 1, &source);
    return push_description(L, tes_describe(NULL, &source, topic, &err), &err);
}

/* ruleset:describe(topic) -> text of a table constructor | nil, error */
static int h_ruleset_describe(lua_State *L)
{
    tes_error err = {0};
    tes_ruleset *rules = check(L);
    const char *topic = h_text(L, 2);
    return push_description(L, tes_describe(rules, NULL, topic, &err), &err);
}

/* Receives what a test run finds. An error of the Lua function must not jump
 * over the library's frames, so it waits in the stack slot `failure`. */
typedef struct test_sink {
    lua_State *L;
    int function, failure;
    bool failed;
} test_sink;

static int push_result(lua_State *L)
{
    const tes_test_result *result = lua_touserdata(L, 1);
    H_PUSH(L, tes_test_result, result, file, line, name, passed, message,
           random);
    if (result->random) h_set_int(L, "seed", (lua_Integer)result->seed);
    return 1;
}

static int push_mutant(lua_State *L)
{
    H_PUSH(L, tes_test_mutant, lua_touserdata(L, 1), file, line, was, now,
           noticed);
    return 1;
}

typedef struct test_line {
    const char *file;
    int line;
    bool reached;
} test_line;

static int push_line(lua_State *L)
{
    H_PUSH(L, test_line, lua_touserdata(L, 1), file, line, reached);
    return 1;
}

/* Arguments: Lua function, C function that pushes a finding, the finding. */
static int tell_unprotected(lua_State *L)
{
    lua_call(L, 1, 1);
    lua_call(L, 1, 0);
    return 0;
}

static void tell(test_sink *sink, lua_CFunction push, const void *thing)
{
    lua_State *L = sink->L;
    if (sink->failed) return;
    lua_pushcfunction(L, tell_unprotected);
    lua_pushvalue(L, sink->function);
    lua_pushcfunction(L, push);
    lua_pushlightuserdata(L, (void *)thing);
    if (lua_pcall(L, 3, 0, 0) != LUA_OK) {
        lua_replace(L, sink->failure);
        sink->failed = true;
    }
}

static void report(void *ctx, const tes_test_result *result)
{
    tell(ctx, push_result, result);
}

static void cover(void *ctx, const char *file, int line, bool reached)
{
    test_line covered = {file, line, reached};
    tell(ctx, push_line, &covered);
}

static void report_mutant(void *ctx, const tes_test_mutant *mutant)
{
    tell(ctx, push_mutant, mutant);
}

/* test(source, path or nil, function(found), { games =, seed =, coverage =,
 * mutate = }) -> failures | nil, error. Found are results of tests (they have
 * passed =), lines (reached =) and mutants (noticed =). */
static int h_ruleset_test(lua_State *L)
{
    tes_error err = {0};
    tes_source source;
    tes_test_options options = {0};
    const char *path = h_opt_text(L, 2);
    luaL_checktype(L, 3, LUA_TFUNCTION);
    luaL_checktype(L, 4, LUA_TTABLE);
    lua_settop(L, 4);
    H_GET(L, 4, tes_test_options, &options, games, seed);
    if (lua_getfield(L, 4, "coverage") && lua_toboolean(L, -1))
        options.cover = cover;
    if (lua_getfield(L, 4, "mutate") && lua_toboolean(L, -1))
        options.mutant = report_mutant;
    lua_settop(L, 4);
    lua_pushnil(L);
    h_source(L, 1, &source);
    luaL_checkstack(L, 8, NULL);
    test_sink sink = {.L = L, .function = 3, .failure = 5};
    int failures = tes_run_tests(&source, path, &options, report, &sink, &err);
    if (sink.failed) {
        tes_error_clear(&err);
        lua_settop(L, 5);
        return lua_error(L);
    }
    return failures < 0 ? h_fail(L, &err) : h_integer(L, failures);
}

/* ruleset:game(seed) -> game | nil, error */
static int h_ruleset_game(lua_State *L)
{
    tes_error err = {0};
    h_rules *rules = h_check_ruleset(L, 1);
    uint64_t seed = (uint64_t)luaL_checkinteger(L, 2);
    h_game *game = h_push_game(L, rules);
    return h_filled(L, game, tes_game_new(rules->rules, seed, &err), &err);
}

/* ruleset:text(key) -> words for people, on one line: a line end in them would
 * let a module put lines of its own between those of the program */
static int h_ruleset_text(lua_State *L)
{
    const char *text = tes_text(check(L), h_text(L, 2));
    if (strpbrk(text, "\n\t"))
        text = luaL_gsub(L, luaL_gsub(L, text, "\n", " "), "\t", " ");
    return h_string(L, text);
}

H_GETTER(h_ruleset_players, h_integer, tes_ruleset_players(check(L)))
H_GETTER(h_ruleset_seed, h_integer, (lua_Integer)tes_ruleset_seed(check(L)))
H_GETTER(h_ruleset_types, h_integer, tes_ruleset_types(check(L)))

static uint32_t check_type(lua_State *L, const tes_ruleset *rules, int arg)
{
    uint32_t type = h_index(L, arg);
    luaL_argcheck(L, type < tes_ruleset_types(rules), arg, "no such tile type");
    return type;
}

static int h_ruleset_type_id(lua_State *L)
{
    tes_ruleset *rules = check(L);
    return h_string(L, tes_type_id(rules, check_type(L, rules, 2)));
}

/* ruleset:turns(type) -> how many of its rotations differ: 1, 2 or 4 */
static int h_ruleset_turns(lua_State *L)
{
    tes_ruleset *rules = check(L);
    return h_integer(L, tes_type_turns(rules, check_type(L, rules, 2)));
}

/* ruleset:segments(type) -> list of { kind, sides, halves } */
static int h_ruleset_segments(lua_State *L)
{
    tes_ruleset *rules = check(L);
    uint32_t type = check_type(L, rules, 2);
    tes_segment segment;
    lua_newtable(L);
    for (uint32_t i = 0; tes_type_segment(rules, type, i, &segment); i++) {
        H_PUSH(L, tes_segment, &segment, kind, sides, halves);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* ruleset:pieces() -> list of { name, owned, claims, occupies } in the
 * library's order */
static int h_ruleset_pieces(lua_State *L)
{
    tes_ruleset *rules = check(L);
    uint32_t count = tes_ruleset_pieces(rules);
    lua_newtable(L);
    for (uint32_t i = 0; i < count; i++) {
        lua_createtable(L, 0, 4);
        h_set_string(L, "name", tes_piece_name(rules, i));
        h_set_bool(L, "owned", tes_piece_owned(rules, i));
        h_set_bool(L, "claims", tes_piece_claims(rules, i));
        h_set_bool(L, "occupies", tes_piece_occupies(rules, i));
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

static const luaL_Reg functions[] = {
    {"load", h_ruleset_load},
    {"describe", h_ruleset_describe_source},
    {"test", h_ruleset_test},
    {NULL, NULL},
};

static const luaL_Reg methods[] = {
    {"describe", h_ruleset_describe}, {"free", h_ruleset_free},
    {"game", h_ruleset_game},         {"pieces", h_ruleset_pieces},
    {"players", h_ruleset_players},   {"seed", h_ruleset_seed},
    {"segments", h_ruleset_segments}, {"text", h_ruleset_text},
    {"turns", h_ruleset_turns},       {"type_id", h_ruleset_type_id},
    {"types", h_ruleset_types},       {NULL, NULL},
};

int h_open_ruleset(lua_State *L)
{
    h_class(L, H_RULESET, methods, h_ruleset_free);
    luaL_newlib(L, functions);
    return 1;
}
