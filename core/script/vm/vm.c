/* vm.c - life of a VM, files, and the engine's own Lua files. */
#include "vm.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../alloc.h"
#include "../../options.h"
#include "chunks.h"

tes_status tesI_error(tes_error *err, tes_status status, const char *format,
                      ...)
{
    char text[2048];
    va_list args;

    if (err == NULL) return status;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    tes_error_clear(err);
    err->status = status;
    err->text = tesI_strdup(text);
    return status;
}

char *tesI_read_file(const char *path, size_t limit, size_t *size,
                     tes_error *err)
{
    size_t len = 0, cap = 0;
    char *text = NULL;
    struct tesI_stat info;

    /* opening a pipe or a device may wait, or never end */
    if (tesI_stat(path, &info) && !info.file) {
        tesI_error(err, TES_EIO, "%s: not a file", path);
        return NULL;
    }
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        tesI_error(err, TES_EIO, "%s: %s", path, strerror(errno));
        return NULL;
    }
    do {
        if (len + 4096 > cap) {
            char *more = tesI_realloc(text, cap = cap * 2 + 8192);
            if (more == NULL) {
                tesI_error(err, TES_EMEMORY, "%s: out of memory", path);
                goto fail;
            }
            text = more;
        }
        len += fread(text + len, 1, cap - len - 1, file);
        if (len > limit) {
            tesI_error(err, TES_EINPUT, "%s: larger than %zu KB", path,
                       limit / 1024);
            goto fail;
        }
    } while (!feof(file) && !ferror(file));
    if (ferror(file)) {
        tesI_error(err, TES_EIO, "%s: %s", path, strerror(errno));
        goto fail;
    }
    fclose(file);
    text[len] = '\0';
    if (size != NULL) *size = len;
    return text;
fail:
    fclose(file);
    tesI_free(text);
    return NULL;
}

static int push_text(lua_State *L)
{
    lua_pushlstring(L, lua_touserdata(L, 1), (size_t)lua_tointeger(L, 2));
    return 1;
}

void tesI_push_freed(lua_State *L, char *text, size_t size)
{
    lua_pushcfunction(L, push_text);
    lua_pushlightuserdata(L, text);
    lua_pushinteger(L, (lua_Integer)size);
    int status = lua_pcall(L, 2, 1, 0);
    tesI_free(text);
    if (status != LUA_OK) lua_error(L);
}

void tesI_push_error(lua_State *L, tes_error *err)
{
    if (err->text == NULL) {
        lua_pushliteral(L, TESI_NO_MEMORY);
    } else {
        tesI_push_freed(L, err->text, strlen(err->text));
    }
    err->text = NULL;
}

static char *default_root;

void tes_set_root(const char *folder)
{
    tesI_free(default_root);
    default_root = folder == NULL ? NULL : tesI_strdup(folder);
}

const char *tesI_root(const char *wanted, tes_error *err)
{
    const char *env = getenv("TESSERA_PATH");
    if (wanted != NULL) return wanted;
    if (env != NULL && *env != '\0') return env;
    if (default_root != NULL) return default_root;
    tesI_error(err, TES_EINPUT,
               "the folder with lua/, expansions/ and tiles/ is not known; "
               "set TESSERA_PATH to it");
    return NULL;
}

/* ---- life -------------------------------------------------------------- */

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
    lua_newtable(L);
    vm->labels = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_newtable(L);
    lua_setfield(L, LUA_REGISTRYINDEX, "tessera.loaded");
    tesI_open_handles(L);
    tesI_open_fields(L);
    tesI_open_game(L);
    tesI_open_score(L);
    tesI_open_walk(L);
    tesI_open_names(L);
    tesI_open_suppose(L);
    tesI_open_ask(L);
    tesI_open_options(L);
    tesI_open_state(L);
    tesI_open_edges(L);
    tesI_open_overlay(L);
    tesI_open_links(L);
    tesI_open_course(L);
    tesI_open_lines(L);
    tesI_open_engine(L);
    lua_setfield(L, LUA_REGISTRYINDEX, "tessera.engine");
    return 0;
}

/* Limits of rules whose source names none; see tes_source. */
#define TIME_LIMIT 10000u                /* ms */
#define MEMORY_LIMIT ((size_t)256 << 20) /* bytes */
#define GAME_LIMIT ((size_t)1 << 30)
#define FILE_LIMIT ((size_t)8 << 20)
#define TABLE_LIMIT (1u << 17)
#define PATTERN_LIMIT 20000000u
#define PRINT_LIMIT 65536u

static uint32_t either(uint32_t wanted, uint32_t usual)
{
    return wanted == 0 ? usual : wanted;
}

static size_t either_size(size_t wanted, size_t usual)
{
    return wanted == 0 ? usual : wanted;
}

static void take_limits(struct tes_ruleset *vm, const tes_source *source)
{
    uint32_t options = either(source->option_limit, TESI_OPTION_LIMIT);

    vm->file_limit = either_size(source->file_limit, FILE_LIMIT);
    vm->budget.memory_limit = either_size(source->memory_limit, MEMORY_LIMIT);
    vm->budget.table_limit = either(source->table_limit, TABLE_LIMIT);
    vm->budget.pattern_limit = either(source->pattern_limit, PATTERN_LIMIT);
    vm->budget.print_limit = either(source->print_limit, PRINT_LIMIT);
    if (vm->cat == NULL) return;
    vm->cat->limits = (struct tesI_limits){
        .game = either_size(source->game_limit, GAME_LIMIT),
        .events = either(source->event_limit, TESI_EVENT_LIMIT),
        .options = options > TESI_MAX_OPTIONS ? TESI_MAX_OPTIONS : options,
        .phases = either(source->phase_limit, TESI_PHASE_LIMIT)};
}

struct tes_ruleset *tesI_vm_new(const char *root, const tes_source *source)
{
    static const tes_source none;
    struct tes_ruleset *vm = tesI_zalloc(sizeof *vm);
    if (vm == NULL) return NULL;
    if (source == NULL) source = &none;
    vm->budget.time_limit = TES_UNLIMITED;
    vm->root = tesI_strdup(root);
    vm->cat = tesI_catalogue_new();
    take_limits(vm, source);
    vm->L = lua_newstate(tesI_budget_alloc, vm);
    uint32_t limit = either(source->time_limit_ms, TIME_LIMIT);
    if (tesI_watchdog_join(limit)) vm->budget.time_limit = limit;
    vm->budget.allowed = vm->budget.time_limit;
    if (vm->root == NULL || vm->cat == NULL || vm->L == NULL) {
        tesI_vm_free(vm);
        return NULL;
    }
    *(struct tes_ruleset **)lua_getextraspace(vm->L) = vm;
    tesI_rules_init(vm);
    tesI_budget_begin(vm->L);
    lua_pushcfunction(vm->L, open_all);
    if (lua_pcall(vm->L, 0, 0, 0) != LUA_OK) {
        tesI_vm_free(vm);
        return NULL;
    }
    return vm;
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
    for (uint32_t p = 0; p < TESI_MAX_PHASES; p++) {
        tesI_free(vm->native[p].before.list);
        tesI_free(vm->native[p].draws.list);
    }
}

static void free_hooks(struct tesI_hooks *hooks)
{
    for (uint32_t i = 0; i < hooks->count; i++) {
        tesI_free(hooks->list[i].types);
        tesI_condition_free(&hooks->list[i].when);
    }
    tesI_free(hooks->list);
}

static void free_answers(struct tes_ruleset *vm)
{
    for (uint32_t i = 0; i < vm->nanswers; i++) {
        tesI_free(vm->answers[i].topic);
        tesI_free(vm->answers[i].text);
    }
    tesI_free(vm->answers);
}

void tesI_vm_free(struct tes_ruleset *vm)
{
    if (vm == NULL) return;
    if (vm->L != NULL) lua_close(vm->L);
    tesI_pool_close(&vm->pool);
    tesI_watchdog_leave(vm->budget.time_limit);
    for (int s = 0; s < TESI_STAGES; s++) free_hooks(&vm->score[s]);
    for (int e = 0; e < TESI_ON_EVENTS; e++) free_hooks(&vm->on[e]);
    free_hooks(&vm->weigh);
    free_hooks(&vm->rank);
    free_hooks(&vm->decide);
    free_hooks(&vm->place);
    free_hooks(&vm->stand);
    free_questions(vm);
    free_answers(vm);
    tesI_catalogue_free(vm->cat);
    tesI_free(vm->threads);
    tesI_free(vm->root);
    tesI_free(vm);
}

/* ---- the engine's own Lua files ----------------------------------------- */

static int engine_require(lua_State *L)
{
    tesI_vm_require(L, luaL_checkstring(L, 1));
    return 1;
}

void tesI_vm_require(lua_State *L, const char *name)
{
    struct tes_ruleset *vm = tesI_vm(L);
    tes_error err = {TES_OK, NULL};
    size_t size = 0;

    lua_getfield(L, LUA_REGISTRYINDEX, "tessera.loaded");
    if (lua_getfield(L, -1, name) != LUA_TNIL) {
        lua_remove(L, -2);
        return;
    }
    lua_pop(L, 1);
    const char *path = lua_pushfstring(L, "%s/lua/%s.lua", vm->root, name);
    const char *chunk = lua_pushfstring(L, "@lua/%s.lua", name);
    char *text = tesI_read_file(path, SIZE_MAX, &size, &err);
    if (text == NULL) {
        tesI_push_error(L, &err);
        lua_error(L);
        return;
    }
    int status = tesI_chunk_load(L, text, size, chunk);
    tesI_free(text);
    if (status != LUA_OK) lua_error(L);
    lua_getglobal(L, "require");
    if (lua_isnil(L, -1)) {
        lua_pushcfunction(L, engine_require);
        lua_setglobal(L, "require");
    }
    lua_pop(L, 1);
    lua_getfield(L, LUA_REGISTRYINDEX, "tessera.engine");
    lua_call(L, 1, 1);
    /* loaded, path, chunk, result */
    lua_pushvalue(L, -1);
    lua_setfield(L, -5, name);
    lua_replace(L, -4);
    lua_pop(L, 2);
}
