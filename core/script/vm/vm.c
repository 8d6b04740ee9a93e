/* vm.c - life of a VM, and its limits. */
#include "script/vm/vm.h"

#include "port/alloc.h"
#include "turn/options.h"

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

    vm->lua_only = source->lua_only != 0;
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
    tesI_budget_begin(vm->L);
    /* the first collection waits until rules take a part of what they may:
     * most have loaded then, and what loading leaves goes as a whole */
    size_t wait = vm->budget.memory_limit / 64 / 1024;
    lua_gc(vm->L, LUA_GCSTEP, wait > 4096 ? -4096 : -(int)wait);
    return vm;
}

void tesI_vm_free(struct tes_ruleset *vm)
{
    if (vm->L != NULL) lua_close(vm->L);
    tesI_pool_close(&vm->pool);
    tesI_watchdog_leave(vm->budget.time_limit);
    tesI_catalogue_free(vm->cat);
    tesI_free(vm->threads);
    tesI_free(vm->root);
    tesI_free(vm);
}
