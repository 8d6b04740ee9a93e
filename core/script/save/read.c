/* read.c - the file of a saved game, for lua/saves/read.lua. */
#include "script/save/read.h"

#include "port/files.h"
#include "script/vm/require.h"

#define CHUNK 65536 /* bytes read at once */
/* Bytes of a file whose source names no limit; see tes_source. */
#define SAVE_LIMIT ((size_t)256 << 20)

/* What lies on the stack of the reader's Lua state. */
enum { NEXT = 1, PLAIN, SEED, SEAT, API, VERSION, CONFIG };

/* ---- what Lua calls ------------------------------------------------------ */

/* more() -> next bytes of the file, "" at its end */
static int f_more(lua_State *L)
{
    struct tesI_reader *reader = lua_touserdata(L, lua_upvalueindex(1));
    luaL_Buffer b;
    char *to = luaL_buffinitsize(L, &b, CHUNK);
    ptrdiff_t got = tesI_read_some(reader->fd, to, CHUNK);

    reader->taken += got > 0 ? (uint64_t)got : 0;
    if (got < 0) {
        tesI_error_file(&reader->failed, reader->path);
    } else if (reader->taken > reader->limit) {
        tesI_error(&reader->failed, TES_EINPUT, "%s: larger than %llu bytes",
                   reader->path, (unsigned long long)reader->limit);
    } else if (tesI_interrupted()) { /* reading empty lines must end, too */
        tesI_error(&reader->failed, TES_EINTERRUPT, TESI_INTERRUPTED);
    } else {
        luaL_pushresultsize(&b, (size_t)got);
        return 1;
    }
    return lua_error(L);
}

/* sum(before, line, size) -> checksum of so many bytes */
static int f_sum(lua_State *L)
{
    uint32_t before = (uint32_t)luaL_checkinteger(L, 1);
    size_t size = (size_t)luaL_checkinteger(L, 3);
    lua_pushinteger(L, tesI_log_sum(before, luaL_checkstring(L, 2), size));
    return 1;
}

/* ---- calling Lua --------------------------------------------------------- */

/* Calls the function below its arguments; a failure is the file's. */
static tes_status call(struct tesI_reader *reader, int nargs, int nresults,
                       tes_error *err)
{
    lua_State *L = reader->vm->L;
    int how = lua_pcall(L, nargs, nresults, 0);

    if (how == LUA_OK) return TES_OK;
    if (reader->failed.status != TES_OK) {
        return tesI_error(err, reader->failed.status, "%s",
                          reader->failed.text == NULL ? TESI_NO_MEMORY
                                                      : reader->failed.text);
    }
    if (how == LUA_ERRMEM) return tesI_error_memory(err, reader->path);
    if (lua_type(L, -1) != LUA_TTABLE) {
        return tesI_error(err, TES_EDAMAGE, "%s", lua_tostring(L, -1));
    }
    lua_rawgeti(L, -1, 1);
    return tesI_error(err, TES_EINPUT, "%s", lua_tostring(L, -1));
}

static void set_number(lua_State *L, const char *name, lua_Integer value)
{
    lua_pushinteger(L, value);
    lua_setfield(L, -2, name);
}

static void set_function(lua_State *L, const char *name, lua_CFunction function,
                         struct tesI_reader *reader)
{
    lua_pushlightuserdata(L, reader);
    lua_pushcclosure(L, function, 1);
    lua_setfield(L, -2, name);
}

/* reader -> function that reads a record, and what the header says */
static int begin(lua_State *L)
{
    struct tesI_reader *reader = lua_touserdata(L, 1);

    luaL_requiref(L, "_G", luaopen_base, 1);
    luaL_requiref(L, "string", luaopen_string, 1);
    tesI_load(L, "saves/read");
    lua_newtable(L);
    lua_pushstring(L, reader->path);
    lua_setfield(L, -2, "path");
    set_number(L, "format", TESI_LOG_FORMAT);
    set_number(L, "most", TESI_LOG_LINE);
    set_number(L, "most_head", TESI_LOG_HEAD);
    set_function(L, "more", f_more, reader);
    set_function(L, "sum", f_sum, reader);
    lua_call(L, 1, 2); /* the function that reads the header lies on top */
    lua_call(L, 0, CONFIG - NEXT);
    return CONFIG;
}

/* ---- reading ------------------------------------------------------------- */

/* Starts the Lua state of the reader and reads the header. */
static tes_status read_head(struct tesI_reader *reader,
                            const tes_source *source, tes_error *err)
{
    const char *root = tesI_root(source == NULL ? NULL : source->root, err);

    if (root == NULL) return TES_EINPUT;
    reader->vm = tesI_vm_new(root, NULL);
    if (reader->vm == NULL) return tesI_error_memory(err, reader->path);
    lua_pushcfunction(reader->vm->L, begin);
    lua_pushlightuserdata(reader->vm->L, reader);
    return call(reader, 1, CONFIG, err);
}

tes_status tesI_reader_open(struct tesI_reader *reader, const char *path,
                            const tes_source *source, struct tesI_head *head,
                            tes_error *err)
{
    struct tesI_stat info;
    size_t limit = source == NULL ? 0 : source->save_limit;

    *reader = (struct tesI_reader){.path = path,
                                   .limit = limit == 0 ? SAVE_LIMIT : limit};
    reader->fd = tesI_open_file(path, OPEN_READ);
    if (reader->fd < 0 || !tesI_stat_open(reader->fd, &info)) {
        return tesI_error_file(err, path);
    }
    if (!info.file) {
        return tesI_error(err, TES_EINPUT, "%s: this is not a file", path);
    }
    tes_status status = read_head(reader, source, err);
    if (status != TES_OK) return status;
    lua_State *L = reader->vm->L;
    reader->plain = lua_toboolean(L, PLAIN);
    *head = (struct tesI_head){.api = (uint32_t)lua_tointeger(L, API),
                               .version = lua_tostring(L, VERSION),
                               .config = lua_tostring(L, CONFIG),
                               .seed = (uint64_t)lua_tointeger(L, SEED),
                               .seeded = !lua_isnil(L, SEED),
                               .shared = !lua_isnil(L, SEAT),
                               .seat = (int)lua_tointeger(L, SEAT)};
    return TES_OK;
}

tesI_read tesI_reader_next(struct tesI_reader *reader,
                           struct tesI_record *record, tes_error *err)
{
    enum { LINE = CONFIG + 1, KIND, NUMBER, TEXT, SUM, UNENDED, TORN };
    lua_State *L = reader->vm->L;

    lua_settop(L, CONFIG);
    lua_pushvalue(L, NEXT);
    if (call(reader, 0, TORN - CONFIG, err) != TES_OK) return READ_FAIL;
    reader->line = (uint32_t)lua_tointeger(L, LINE);
    if (!lua_isnil(L, KIND)) {
        *record = (struct tesI_record){
            .kind = (tesI_record_kind)lua_tointeger(L, KIND),
            .line = reader->line,
            .number = (uint64_t)lua_tointeger(L, NUMBER),
            .text = lua_tostring(L, TEXT)};
        return READ_RECORD;
    }
    reader->size = (uint64_t)lua_tointeger(L, NUMBER);
    reader->tail = (uint64_t)lua_tointeger(L, TEXT);
    reader->sum = (uint32_t)lua_tointeger(L, SUM);
    reader->unended = lua_toboolean(L, UNENDED);
    reader->torn = lua_tostring(L, TORN);
    return READ_END;
}

bool tesI_reader_resume(const struct tesI_reader *reader, struct tesI_log *log)
{
    log->size = reader->size;
    log->tail = reader->tail;
    log->plain = reader->plain;
    log->unended = reader->unended;
    return tesI_log_resume(log, reader->path);
}

void tesI_reader_close(struct tesI_reader *reader)
{
    if (reader->fd >= 0) tesI_close_file(reader->fd);
    if (reader->vm != NULL) tesI_vm_free(reader->vm);
    tes_error_clear(&reader->failed);
    reader->vm = NULL;
    reader->fd = -1;
}
