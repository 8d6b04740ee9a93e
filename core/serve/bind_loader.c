/* bind_loader.c - rulesets that a thread loads while the program does other
 * things. */
#include "bind/handles.h"
#include "port/clock.h"
#include "serve/serve.h"
#include "serve/thread.h"

#define LOADER "tes.loader"

/* What `source` names is kept in the user value. */
typedef struct loader {
    tes_source source;
    tes_ruleset *rules;
    tes_error err;
    uint64_t ms;
    s_worker *worker; /* NULL: no thread could be started, and it is done */
} loader;

static void load(void *ctx)
{
    loader *l = ctx;
    uint64_t start = tesI_clock();
    l->rules = tes_ruleset_load(&l->source, &l->err);
    l->ms = tesI_clock() - start;
}

static loader *check(lua_State *L) { return luaL_checkudata(L, 1, LOADER); }

/* start(source) -> loader: begins what ruleset.load does */
static int s_loader_start(lua_State *L)
{
    lua_settop(L, 1);
    loader *l = lua_newuserdatauv(L, sizeof *l, 1);
    *l = (loader){0};
    luaL_setmetatable(L, LOADER);
    lua_insert(L, 1);
    h_source(L, 2, &l->source);
    lua_newtable(L);
    lua_insert(L, 2);
    for (int i = lua_gettop(L); i > 2; i--) lua_rawseti(L, 2, i);
    lua_setiuservalue(L, 1, 1);
    l->worker = s_worker_start(load, l, true);
    if (l->worker)
        s_worker_ask(l->worker);
    else
        load(l);
    return 1;
}

/* loader:fd() -> a descriptor that can be read when it is done; -1: it is */
H_GETTER(s_loader_fd, h_integer, s_worker_fd(check(L)->worker))

/* loader:take() -> ruleset | nil, error; and ms of processor time. Once; waits
 * until it is done. */
static int s_loader_take(lua_State *L)
{
    loader *l = check(L);
    lua_settop(L, 1);
    h_rules *handle = h_push_ruleset(L);
    if (l->worker) s_worker_wait(l->worker);
    handle->rules = l->rules;
    l->rules = NULL;
    if (handle->rules)
        lua_pushnil(L);
    else
        h_fail(L, &l->err);
    h_integer(L, (lua_Integer)l->ms);
    return 3;
}

/* loader:close(): waits until it is done */
static int s_loader_close(lua_State *L)
{
    loader *l = check(L);
    s_worker_stop(l->worker);
    l->worker = NULL;
    if (l->rules) tes_ruleset_free(l->rules);
    l->rules = NULL;
    tes_error_clear(&l->err);
    return 0;
}

static const luaL_Reg methods[] = {
    {"close", s_loader_close},
    {"fd", s_loader_fd},
    {"take", s_loader_take},
    {NULL, NULL},
};

static const luaL_Reg functions[] = {{"start", s_loader_start}, {NULL, NULL}};

int s_open_loader(lua_State *L)
{
    h_class(L, LOADER, methods, s_loader_close);
    luaL_newlib(L, functions);
    return 1;
}
