/* watch.c - the budgets of a VM, and the watchdog. */
#include "script/vm/watch.h"

#include <stdio.h>
#include <string.h>

#include "script/vm/vm.h"

_Thread_local struct tesI_watch tesI_watch;

/* ---- where a script stands ----------------------------------------------- */

static bool is_engine(const char *source)
{
    return strncmp(source, "@lua/", 5) == 0;
}

/* Writes "file:line: " of the innermost function of a module that runs in L,
 * or of one of the engine; "" when there is none. */
static void write_place(lua_State *L, char *text, size_t size)
{
    lua_Debug ar;

    *text = '\0';
    for (int level = 0; lua_getstack(L, level, &ar); level++) {
        lua_getinfo(L, "Sl", &ar);
        if (ar.currentline <= 0) continue;
        if (*text != '\0' && is_engine(ar.source)) continue;
        snprintf(text, size, "%s:%d: ", ar.short_src, ar.currentline);
        if (!is_engine(ar.source)) return;
    }
}

/* Length of a leading "file:line: ", or 0. */
static size_t place_length(const char *text)
{
    const char *at = text;
    while ((at = strchr(at, ':')) != NULL) {
        size_t digits = strspn(++at, "0123456789");
        if (digits > 0 && strncmp(at + digits, ": ", 2) == 0) {
            return (size_t)(at - text) + digits + 2;
        }
    }
    return 0;
}

/* Looks at `count` levels of the stack from `first` on for the innermost
 * function that engine.entry knows. */
static bool find_entry(lua_State *L, int first, int count)
{
    struct tes_ruleset *vm = tesI_vm(L);
    lua_Debug ar;

    for (int i = first; i < first + count && lua_getstack(L, i, &ar); i++) {
        lua_getinfo(L, "f", &ar);
        lua_rawget(L, -2);
        const char *name = lua_tostring(L, -1);
        if (name != NULL) {
            snprintf(vm->entry, sizeof vm->entry, "%s", name);
        }
        lua_pop(L, 1);
        if (name != NULL) return true;
    }
    return false;
}

#define LEVELS 40
#define OUTER_LEVELS 12

/* Offers and replacements run inside the phase of another module: finds out
 * whose function it was, for vm->entry. */
static void note_entry(lua_State *L)
{
    struct tes_ruleset *vm = tesI_vm(L);
    lua_Debug ar;
    int low = LEVELS, high = LEVELS;

    *vm->entry = '\0';
    if (vm->nested != vm->listing) return; /* a hook has its own name */
    if (vm->entries == 0 || !lua_checkstack(L, 4)) return;
    lua_rawgeti(L, LUA_REGISTRYINDEX, vm->entries);
    if (!find_entry(L, 0, LEVELS)) {
        while (lua_getstack(L, high, &ar)) { /* far below, in a recursion */
            low = high;
            high *= 2;
        }
        while (low < high) {
            int middle = (low + high) / 2;
            if (lua_getstack(L, middle, &ar)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        if (high > LEVELS) {
            int first = high - OUTER_LEVELS;
            find_entry(L, first > LEVELS ? first : LEVELS, OUTER_LEVELS);
        }
    }
    lua_pop(L, 1);
}

void tesI_explain_text(lua_State *L, int index, char *text, size_t size)
{
    char where[160];
    const char *raised = lua_type(L, index) == LUA_TSTRING
                             ? lua_tostring(L, index)
                             : "an error that is no text";
    size_t place = place_length(raised);
    bool engine = strncmp(raised, "lua/", 4) == 0;

    note_entry(L);
    if (strcmp(raised, TESI_NO_MEMORY) == 0 || (place > 0 && !engine)) {
        snprintf(text, size, "%s", raised);
        return;
    }
    write_place(L, where, sizeof where);
    if (engine && strncmp(where, "lua/", 4) == 0) *where = '\0';
    if (engine && *where != '\0') raised += place;
    snprintf(text, size, "%s%s", where, raised);
}

int tesI_explain(lua_State *L)
{
    char text[1024];
    tesI_explain_text(L, 1, text, sizeof text);
    lua_pushstring(L, text);
    return 1;
}

/* ---- stopping a script --------------------------------------------------- */

static void next_turn(struct tesI_watch *watch, unsigned long step)
{
    unsigned long turn =
        atomic_load_explicit(&watch->turn, memory_order_relaxed);
    atomic_store_explicit(&watch->turn, turn + step, memory_order_release);
}

/* Starts the open budget anew; a stop that was due is cancelled. */
static void start_over(struct tesI_watch *watch)
{
    next_turn(watch, 2);
    atomic_store_explicit(&watch->due, 0, memory_order_relaxed);
}

/* The least that a limit is cut to: a part of it, and milliseconds. */
#define FLOOR_PART 32
#define FLOOR_MS 250u

static void cut(struct tesI_budget *budget)
{
    uint32_t least = budget->time_limit / FLOOR_PART;

    if (least < FLOOR_MS) least = FLOOR_MS;
    if (budget->allowed / 2 >= least) {
        budget->allowed /= 2;
    } else if (budget->allowed > least) {
        budget->allowed = least;
    }
    atomic_store_explicit(&tesI_watch.limit, budget->allowed,
                          memory_order_relaxed);
}

void tesI_overtime(lua_State *L)
{
    struct tes_ruleset *vm = tesI_vm(L);
    char where[160];

    if (tesI_interrupted()) {
        vm->budget.interrupted = true;
        lua_pushliteral(L, TESI_INTERRUPTED);
        lua_error(L);
    }
    vm->budget.overtime = true;
    vm->budget.wasted += vm->budget.allowed;
    write_place(L, where, sizeof where);
    lua_pushfstring(L, "%stook longer than %d ms", where,
                    (int)vm->budget.allowed);
    cut(&vm->budget);
    start_over(&tesI_watch);
    lua_error(L);
}

static void stop(lua_State *L, lua_Debug *ar)
{
    (void)ar;
#if TESI_THREADS
    if (!tesI_interrupted()) lua_sethook(L, NULL, 0, 0);
#else
    tesI_watchdog_look();
#endif
    tesI_poll(L);
}

/* Makes the state that runs stop at its next instruction. */
void tesI_bite(struct tes_ruleset *vm)
{
    lua_State *L = vm->running != NULL ? vm->running : vm->L;
    vm->budget.hooked = true;
    atomic_store_explicit(&tesI_watch.due, 1, memory_order_relaxed);
    /* Hooking walks the whole stack, which may be deep. So it is done anew ever
     * more rarely; a signal may have come while the state itself was changing
     * its hook, or just as the interpreter put its trap away. */
    unsigned bites = ++vm->budget.bites;
    if (lua_gethook(L) != stop || lua_gethookcount(L) != 1 ||
        (bites > 4 && (bites & (bites - 1)) == 0)) {
        lua_sethook(L, stop, LUA_MASKCOUNT, 1);
    }
}

/* The hook of a state while no stop is due. Without threads no watchdog can
 * look: each state looks by its own hook, and its coroutines inherit the
 * hook. */
static void calm(lua_State *L)
{
#if TESI_THREADS
    lua_sethook(L, NULL, 0, 0);
#else
    lua_sethook(L, stop, LUA_MASKCOUNT, TESI_PATIENCE);
#endif
}

void tesI_budget_begin(lua_State *L) { calm(L); }

void tesI_catch_up(struct tes_ruleset *vm)
{
    if (tesI_is_due()) tesI_bite(vm);
}

/* The same for the host. The watchdog signals once more if the state is just
 * being left. */
void tes_interrupt(void)
{
    struct tesI_watch *watch = &tesI_watch;
    unsigned long turn =
        atomic_load_explicit(&watch->turn, memory_order_relaxed);
    struct tes_ruleset *vm = watch->vm;

    atomic_store_explicit(&watch->interrupted, 1, memory_order_relaxed);
    if ((turn & 1) != 0 && vm != NULL) tesI_bite(vm);
}

void tes_resume(void)
{
    atomic_store_explicit(&tesI_watch.interrupted, 0, memory_order_relaxed);
}

/* ---- budgets ------------------------------------------------------------- */

void tesI_budget_open(struct tes_ruleset *vm)
{
    struct tesI_watch *watch = &tesI_watch;
    struct tesI_budget *budget = &vm->budget;

    if (budget->depth++ > 0) return;
    if (watch->enlisted !=
            atomic_load_explicit(&tesI_watchdog, memory_order_relaxed) &&
        budget->time_limit != TES_UNLIMITED) {
        tesI_watchdog_enlist();
    }
    budget->outer = watch->vm;
    watch->bite = tesI_bite;
    watch->vm = vm;
    atomic_store_explicit(&watch->limit, budget->allowed, memory_order_relaxed);
    next_turn(watch, budget->outer == NULL ? 1 : 2);
    budget->interrupted = false;
    if (tesI_interrupted()) tesI_bite(vm);
}

static void unhook(struct tes_ruleset *vm)
{
    vm->budget.hooked = false;
    vm->budget.bites = 0;
    atomic_store_explicit(&tesI_watch.due, 0, memory_order_relaxed);
    calm(vm->L);
    for (int i = 0; i < vm->nthreads; i++) {
        if (vm->threads[i].L != NULL) calm(vm->threads[i].L);
    }
}

void tesI_budget_close(struct tes_ruleset *vm)
{
    struct tesI_watch *watch = &tesI_watch;
    struct tesI_budget *budget = &vm->budget;

    if (--budget->depth > 0) return;
    watch->vm = budget->outer;
    next_turn(watch, budget->outer == NULL ? 1 : 2);
    if (budget->outer != NULL) {
        atomic_store_explicit(&watch->limit, budget->outer->budget.allowed,
                              memory_order_relaxed);
    }
    if (budget->hooked) unhook(vm);
    if (!budget->overtime && !budget->refused) return;
    if (budget->refused) lua_gc(vm->L, LUA_GCCOLLECT, 0);
    budget->overtime = budget->refused = budget->keys = false;
    *budget->where = '\0';
}

/* ---- memory -------------------------------------------------------------- */

static void refuse(struct tes_ruleset *vm)
{
    vm->budget.refused = true;
    if (*vm->budget.where != '\0') return; /* what follows is unwinding */
    write_place(vm->running != NULL ? vm->running : vm->L, vm->budget.where,
                sizeof vm->budget.where);
}

/* A slot of the part of a table that is no list, as Lua has it. */
union slot {
    struct {
        union {
            void *pointer;
            lua_Integer integer;
            lua_Number number;
        } value;
        unsigned char type, key_type;
        int next;
        union {
            void *pointer;
            lua_Integer integer;
            lua_Number number;
        } key;
    } both;
};

/* Lua makes such parts as new blocks of a power of two slots; hardly anything
 * else is of just such a size, and our own buffers never are. */
static bool is_wide(const struct tesI_budget *budget, const void *block,
                    size_t kind, size_t size)
{
    size_t slots = size / sizeof(union slot);

    return slots > budget->table_limit && block == NULL && kind == 0 &&
           slots * sizeof(union slot) == size && (slots & (slots - 1)) == 0;
}

/* Lua relies on it that a block can always shrink. */
void *tesI_budget_alloc(void *ctx, void *block, size_t old, size_t size)
{
    struct tes_ruleset *vm = ctx;
    struct tesI_budget *budget = &vm->budget;
    size_t had = block == NULL ? 0 : old; /* else `old` is a kind of value */

    if (size == 0) {
        tesI_pool_give(&vm->pool, block, had);
        budget->memory -= had;
        return NULL;
    }
    if (budget->capped > 0 && size > had) {
        bool wide = is_wide(budget, block, old, size);
        if (wide || budget->memory - had + size > budget->memory_limit) {
            budget->keys = wide;
            refuse(vm);
            return NULL;
        }
    }
    void *more = tesI_pool_resize(&vm->pool, block, had, size);
    if (more != NULL) budget->memory += size - had;
    return more;
}

void tesI_budget_text(struct tes_ruleset *vm, char *text, size_t size)
{
    if (vm->budget.keys) {
        snprintf(text, size, "%sa table of more than %u keys", vm->budget.where,
                 (unsigned)vm->budget.table_limit);
    } else {
        snprintf(text, size,
                 "%sneeds more than the %zu KB of memory that rules "
                 "may use",
                 vm->budget.where, vm->budget.memory_limit / 1024);
    }
    vm->budget.keys = false;
    *vm->budget.where = '\0';
}

void tesI_budget_room(lua_State *L, size_t size)
{
    struct tes_ruleset *vm = tesI_vm(L);
    char text[320];

    if (vm->budget.capped == 0 || size <= vm->budget.memory_limit) return;
    write_place(L, vm->budget.where, sizeof vm->budget.where);
    tesI_budget_text(vm, text, sizeof text);
    lua_pushstring(L, text);
    lua_error(L);
}
