/* open.c - makes a VM with everything that rules need; see open.h. */
#include "script/rules/open.h"

#include "port/alloc.h"
#include "script/bind/bind.h"
#include "script/native/changes.h"
#include "script/native/steps.h"
#include "script/rules/engine.h"
#include "script/rules/rules.h"
#include "script/sandbox/library.h"
#include "script/sandbox/sandbox.h"
#include "script/vm/handle.h"
#include "script/vm/require.h"

static int open_all(lua_State *L)
{
    struct tes_ruleset *vm = tesI_vm(L);
    luaL_requiref(L, "_G", luaopen_base, 1);
    luaL_requiref(L, "string", luaopen_string, 1);
    luaL_requiref(L, "table", luaopen_table, 1);
    luaL_requiref(L, "math", luaopen_math, 1);
    luaL_requiref(L, "utf8", luaopen_utf8, 1);
    lua_settop(L, 0);
    tesI_open_library(L);
    tesI_open_views(L);
    lua_newtable(L);
    vm->labels = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_newtable(L);
    lua_setfield(L, LUA_REGISTRYINDEX, "tessera.loaded");
    tesI_open_handles(L);
    tesI_open_bindings(L);
    tesI_open_engine(L);
    lua_setfield(L, LUA_REGISTRYINDEX, "tessera.engine");
    return 0;
}

struct tes_ruleset *tesI_open(const tes_source *source, tes_error *err)
{
    const char *root = tesI_root(source == NULL ? NULL : source->root, err);
    if (root == NULL) return NULL;
    struct tes_ruleset *vm = tesI_vm_new(root, source);
    if (vm != NULL) {
        tesI_rules_init(vm);
        lua_pushcfunction(vm->L, open_all);
        if (lua_pcall(vm->L, 0, 0, 0) == LUA_OK) return vm;
        tesI_close(vm);
    }
    tesI_error(err, TES_EMEMORY, "out of memory");
    return NULL;
}

static void free_questions(struct tes_ruleset *vm)
{
    for (uint32_t q = 0; q < vm->nquestions; q++) {
        for (uint32_t i = 0; i < vm->questions[q].count; i++) {
            tesI_condition_free(&vm->questions[q].offers[i].when);
        }
        tesI_free(vm->questions[q].offers);
    }
    tesI_free(vm->questions);
    for (uint32_t i = 0; i < vm->nconditions; i++) {
        tesI_condition_free(&vm->conditions[i]);
    }
    tesI_free(vm->conditions);
    for (uint32_t i = 0; i < vm->nchanges; i++) {
        tesI_free(vm->changes[i].sets);
    }
    tesI_free(vm->changes);
    for (uint32_t p = 0; vm->native != NULL && p < vm->cat->nphases; p++) {
        tesI_free(vm->native[p].before.list);
        tesI_free(vm->native[p].draws.list);
    }
    tesI_free(vm->native);
}

static void free_answers(struct tes_ruleset *vm)
{
    for (uint32_t i = 0; i < vm->nanswers; i++) {
        tesI_free(vm->answers[i].topic);
        tesI_free(vm->answers[i].text);
    }
    tesI_free(vm->answers);
}

void tesI_close(struct tes_ruleset *vm)
{
    if (vm == NULL) return;
    for (int s = 0; s < TESI_STAGES; s++) tesI_hooks_free(&vm->score[s]);
    for (int e = 0; e < TESI_ON_EVENTS; e++) tesI_hooks_free(&vm->on[e]);
    tesI_hooks_free(&vm->weigh);
    tesI_hooks_free(&vm->rank);
    tesI_hooks_free(&vm->decide);
    tesI_hooks_free(&vm->place);
    tesI_hooks_free(&vm->stand);
    free_questions(vm);
    free_answers(vm);
    tesI_vm_free(vm);
}
