/* compact.c - copies what a Lua state holds to a new one; see compact.h.
 *
 * It walks the registry: tables, functions with the variables they share, and
 * userdata. Each object is copied once, so what was one stays one. Functions
 * of Lua are dumped and loaded. What the old state does on the way takes no
 * memory; in the new one all that was copied is kept by a table.
 */
#include "script/vm/compact.h"

#include <stdbool.h>
#include <string.h>

#include "port/alloc.h"
#include "script/vm/chunks.h"
#include "script/vm/vm.h"

#define DEEPEST 180 /* objects within objects; C and Lua have more room */
/* More bytes than this are not copied, since it would take long. */
#define LARGEST ((size_t)16 << 20)

struct mover {
    lua_State *from, *to;
    int depth;
    struct tesI_bytes code; /* what a function was dumped to */
};

/* Where the stack of the new state holds its helpers. Both have light keys:
 * the address of an object or shared variable, which tells its copy, or the
 * function in which it was met first; of a variable also its number there. */
enum { COPIES = 2, NUMBERS };

/* And that of the old one a string. */
#define SAMPLE 1

static void copy(struct mover *m);

static int give_up(struct mover *m, const char *why)
{
    return luaL_error(m->to, "%s", why);
}

/* ---- functions ----------------------------------------------------------- */

/* The variables of the function at the top of the old state, for its copy at
 * the top of the new one. */
static void copy_variables(struct mover *m)
{
    lua_State *from = m->from, *to = m->to;
    int function = lua_gettop(from), made = lua_gettop(to);
    bool shared = !lua_iscfunction(from, function);

    for (int n = 1; lua_getupvalue(from, function, n) != NULL; n++) {
        const void *id = shared ? lua_upvalueid(from, function, n) : NULL;
        if (shared && lua_rawgetp(to, COPIES, id) == LUA_TFUNCTION) {
            lua_rawgetp(to, NUMBERS, id);
            int number = (int)lua_tointeger(to, -1);
            lua_upvaluejoin(to, made, n, -2, number);
            lua_settop(to, made);
        } else {
            lua_settop(to, made);
            if (shared) {
                lua_pushvalue(to, made);
                lua_rawsetp(to, COPIES, id);
                lua_pushinteger(to, n);
                lua_rawsetp(to, NUMBERS, id);
            }
            copy(m);
            lua_setupvalue(to, made, n);
        }
        lua_pop(from, 1);
    }
}

static void note(struct mover *m, const void *object)
{
    lua_pushvalue(m->to, -1);
    lua_rawsetp(m->to, COPIES, object);
}

static void copy_function(struct mover *m, const void *object)
{
    lua_State *from = m->from, *to = m->to;

    if (lua_iscfunction(from, -1)) {
        int count = 0;
        while (lua_getupvalue(from, -1, count + 1) != NULL) {
            lua_pop(from, 1);
            count++;
        }
        luaL_checkstack(to, count + 1, NULL);
        for (int i = 0; i < count; i++) lua_pushnil(to);
        lua_pushcclosure(to, lua_tocfunction(from, -1), count);
    } else {
        m->code.used = 0;
        if (lua_dump(from, tesI_write, &m->code, 0) != 0) {
            give_up(m, TESI_NO_MEMORY);
        }
        if (luaL_loadbufferx(to, m->code.data, m->code.used, "=", "b") !=
            LUA_OK) {
            lua_error(to);
        }
    }
    note(m, object);
    copy_variables(m);
}

/* ---- tables and userdata ------------------------------------------------- */

static void copy_metatable(struct mover *m)
{
    if (!lua_getmetatable(m->from, -1)) return;
    copy(m);
    lua_setmetatable(m->to, -2);
    lua_pop(m->from, 1);
}

/* The fields of the table at the top, for its copy. */
static void copy_fields(struct mover *m)
{
    for (lua_pushnil(m->from); lua_next(m->from, -2) != 0;) {
        lua_pushvalue(m->from, -2);
        copy(m);
        lua_pop(m->from, 1);
        copy(m);
        lua_pop(m->from, 1);
        lua_rawset(m->to, -3);
    }
}

static void copy_table(struct mover *m, const void *object)
{
    lua_Unsigned list = lua_rawlen(m->from, -1);
    int named = 0;

    for (lua_pushnil(m->from); lua_next(m->from, -2) != 0;) {
        lua_pop(m->from, 1);
        named++;
    }
    named -= list > (lua_Unsigned)named ? named : (int)list;
    if (list > INT16_MAX) list = 0; /* it grows as it is filled */
    lua_createtable(m->to, (int)list, named);
    note(m, object);
    if (luaL_getmetafield(m->from, -1, "__mode") == LUA_TNIL) {
        copy_fields(m);
    } else {
        lua_pop(m->from, 1); /* a cache */
    }
    copy_metatable(m);
}

static void copy_userdata(struct mover *m, const void *object)
{
    size_t size = lua_rawlen(m->from, -1);
    int values = 0;

    while (lua_getiuservalue(m->from, -1, values + 1) != LUA_TNONE) {
        lua_pop(m->from, 1);
        values++;
    }
    lua_pop(m->from, 1);
    void *block = lua_newuserdatauv(m->to, size, values);
    if (size > 0) memcpy(block, lua_touserdata(m->from, -1), size);
    note(m, object);
    for (int n = 1; n <= values; n++) {
        lua_getiuservalue(m->from, -1, n);
        copy(m);
        lua_setiuservalue(m->to, -2, n);
        lua_pop(m->from, 1);
    }
    copy_metatable(m);
}

/* ---- values -------------------------------------------------------------- */

static void copy_object(struct mover *m, int type)
{
    const char *object = lua_topointer(m->from, -1);

    /* the block of a userdata, which lies behind it and may be empty: what it
     * points to may be something else */
    if (type == LUA_TUSERDATA) object--;
    if (lua_rawgetp(m->to, COPIES, object) != LUA_TNIL) return;
    lua_pop(m->to, 1);
    if (++m->depth > DEEPEST || !lua_checkstack(m->from, 8)) {
        give_up(m, "too deep");
    }
    if (tesI_vm(m->to)->budget.memory > LARGEST) give_up(m, "too much");
    luaL_checkstack(m->to, 12, NULL);
    switch (type) {
    case LUA_TTABLE: copy_table(m, object); break;
    case LUA_TFUNCTION: copy_function(m, object); break;
    case LUA_TUSERDATA: copy_userdata(m, object); break;
    default: give_up(m, "a thread");
    }
    m->depth--;
}

/* Pushes a copy of the value at the top of the old state to the new one. */
static void copy(struct mover *m)
{
    lua_State *from = m->from, *to = m->to;
    int type = lua_type(from, -1);
    size_t size;
    const char *text;

    switch (type) {
    case LUA_TNIL: lua_pushnil(to); break;
    case LUA_TBOOLEAN: lua_pushboolean(to, lua_toboolean(from, -1)); break;
    case LUA_TLIGHTUSERDATA:
        lua_pushlightuserdata(to, lua_touserdata(from, -1));
        break;
    case LUA_TNUMBER:
        if (lua_isinteger(from, -1)) {
            lua_pushinteger(to, lua_tointeger(from, -1));
        } else {
            lua_pushnumber(to, lua_tonumber(from, -1));
        }
        break;
    case LUA_TSTRING:
        text = lua_tolstring(from, -1, &size);
        lua_pushlstring(to, text, size);
        break;
    default: copy_object(m, type);
    }
}

/* The metatable that all values of a type share; one such value lies at the top
 * of both states. */
static void copy_type(struct mover *m)
{
    copy_metatable(m);
    lua_pop(m->from, 1);
    lua_pop(m->to, 1);
}

static void copy_types(struct mover *m)
{
    lua_pushvalue(m->from, SAMPLE);
    copy(m);
    copy_type(m);
    lua_pushlightuserdata(m->from, NULL);
    copy(m);
    copy_type(m);
}

static int copy_all(lua_State *to)
{
    struct mover *m = lua_touserdata(to, 1);
    lua_State *from = m->from;

    lua_createtable(to, 0, 1024);
    lua_createtable(to, 0, 256);
    lua_rawgeti(from, LUA_REGISTRYINDEX, LUA_RIDX_MAINTHREAD);
    lua_pushthread(to);
    note(m, lua_topointer(from, -1));
    lua_settop(from, SAMPLE);
    lua_pushvalue(from, LUA_REGISTRYINDEX);
    lua_pushvalue(to, LUA_REGISTRYINDEX);
    note(m, lua_topointer(from, -1));
    copy_fields(m);
    lua_settop(from, SAMPLE);
    copy_types(m);
    return 0;
}

/* ---- two states ---------------------------------------------------------- */

/* Drops everything that only loading needs, and pushes a string: see SAMPLE.
 * The engine's files run again when they are required again. */
static int prepare(lua_State *L)
{
    lua_newtable(L);
    lua_setfield(L, LUA_REGISTRYINDEX, "tessera.loaded");
    lua_pushliteral(L, "");
    return 1;
}

/* The memory of the old state while there is a new one. */
struct heap {
    struct tesI_pool pool;
    size_t memory;
};

static void *heap_alloc(void *ctx, void *block, size_t old, size_t size)
{
    struct heap *heap = ctx;
    size_t had = block == NULL ? 0 : old;

    if (size == 0) {
        tesI_pool_give(&heap->pool, block, had);
        heap->memory -= had;
        return NULL;
    }
    void *more = tesI_pool_resize(&heap->pool, block, had, size);
    if (more != NULL) heap->memory += size - had;
    return more;
}

static struct heap take_heap(struct tes_ruleset *vm)
{
    struct heap heap = {vm->pool, vm->budget.memory};
    vm->pool = (struct tesI_pool){{NULL}, NULL};
    vm->budget.memory = 0;
    return heap;
}

static bool copy_state(struct mover *m)
{
    lua_gc(m->to, LUA_GCSTOP);
    lua_pushcfunction(m->to, copy_all);
    lua_pushlightuserdata(m->to, m);
    bool done = lua_pcall(m->to, 1, 0, 0) == LUA_OK;
    tesI_free(m->code.data);
    lua_gc(m->to, LUA_GCRESTART);
    return done;
}

static void forget_addresses(struct tes_ruleset *vm)
{
    memset(vm->label_cache, 0, sizeof vm->label_cache);
    memset(vm->field_cache, 0, sizeof vm->field_cache);
    lua_rawgeti(vm->L, LUA_REGISTRYINDEX, vm->menu_ref);
    vm->menu = lua_touserdata(vm->L, -1);
    lua_pop(vm->L, 1);
}

/* The copy of a state whose heap this is; NULL when there can be none. */
static lua_State *copied(struct tes_ruleset *vm, lua_State *old)
{
    struct mover m = {.from = old, .to = lua_newstate(tesI_budget_alloc, vm)};

    if (m.to == NULL) return NULL;
    *(struct tes_ruleset **)lua_getextraspace(m.to) = vm;
    if (copy_state(&m)) return m.to;
    lua_close(m.to);
    return NULL;
}

/* Collects what loading has left, and from now on the young only, wherever that
 * is free of known faults: what answers leave is used again while it is in the
 * processor's cache, and the ruleset, which stays, is not gone through. */
static void collect(lua_State *L)
{
#if LUA_VERSION_RELEASE_NUM >= 50404
    lua_gc(L, LUA_GCGEN, 0, 0);
#else
    lua_gc(L, LUA_GCCOLLECT);
#endif
}

void tesI_compact(struct tes_ruleset *vm)
{
    lua_State *old = vm->L;

    lua_pushcfunction(old, prepare);
    if (lua_pcall(old, 0, 1, 0) != LUA_OK) {
        lua_settop(old, 0);
        return;
    }
    struct heap heap = take_heap(vm);
    lua_gc(old, LUA_GCSTOP);
    lua_setallocf(old, heap_alloc, &heap);
    lua_State *made = copied(vm, old);
    if (made != NULL) {
        vm->L = made;
        lua_close(old);
        tesI_pool_close(&heap.pool);
        forget_addresses(vm);
        tesI_budget_begin(made);
    } else {
        tesI_pool_close(&vm->pool);
        vm->pool = heap.pool;
        vm->budget.memory = heap.memory;
        lua_setallocf(old, tesI_budget_alloc, vm);
        lua_gc(old, LUA_GCRESTART);
        lua_settop(old, 0);
    }
    collect(vm->L);
}
