/* values.h - between Lua and tessera.h: arguments, results, structs as tables,
 * classes of userdata. For the bindings in core/bind, core/serve and core/host.
 *
 * All ids and indices are those of tessera.h: options, tiles, figures and
 * events count from 0, seats from 0, CHANCE is -1; TES_NONE and NULL become
 * nil. A call that the library may refuse returns nil and an error table
 * { status = "input", text = ... } (see h_fail); a wrong argument is a Lua
 * error. 64-bit hashes and seeds are Lua integers with the same bits. */
#ifndef TESSERA_BIND_VALUES_H
#define TESSERA_BIND_VALUES_H

#include "tessera.h"

#include <lauxlib.h>
#include <lua.h>
#include <stddef.h>

/* ---- results ------------------------------------------------------------ */

/* Pushes nil and an error table made of err, clears err; returns 2. */
int h_fail(lua_State *L, tes_error *err);

/* Pushes nil and an error table with this text; returns 2. */
int h_fail_text(lua_State *L, tes_status status, const char *text);

/* Pushes true, or what h_fail pushes, depending on status. */
int h_result(lua_State *L, tes_status status, tes_error *err);

/* A bound function that does only that: `call` is given the error `err`.
 * H_RESULT(name, tes_save_roll(check(L), &err)) */
#define H_RESULT(name, ...)               \
    static int name(lua_State *L)         \
    {                                     \
        tes_error err = {0};              \
        tes_status status = __VA_ARGS__;  \
        return h_result(L, status, &err); \
    }

/* Makes the metatable of error tables; before any of the above. */
void h_make_errors(lua_State *L);

/* Push one value; return 1. */
int h_integer(lua_State *L, lua_Integer value);
int h_boolean(lua_State *L, bool value);
int h_string(lua_State *L, const char *value); /* NULL: nil */

/* A bound function that does only that: H_GETTER(name, h_integer, value) */
#define H_GETTER(name, push, ...) \
    static int name(lua_State *L) \
    {                             \
        push(L, __VA_ARGS__);     \
        return 1;                 \
    }

/* ---- arguments ---------------------------------------------------------- */

/* A text argument that C uses as a string: a path, a key, a name. A text with a
 * zero byte would be cut there, so it raises an error table with the status
 * "input". h_opt_text: NULL for none or nil. */
const char *h_text(lua_State *L, int arg);
const char *h_opt_text(lua_State *L, int arg);

/* Argument as an index or id. Raises when it is not one. */
uint32_t h_index(lua_State *L, int arg);

/* Argument as a seat or TES_CHANCE. Raises when it cannot be either. */
int h_seat(lua_State *L, int arg);

/* Argument as a seat that the library checks: any integer. */
int h_any_seat(lua_State *L, int arg);

/* Fills `out` from the source table { config_file, config_text, set, path,
 * root, memory_limit, game_limit, time_limit_ms, lua_only } at `arg`, or zeroes
 * it when that is nil. The strings belong to the table; helper values are left
 * on the stack and must stay there as long as `out` is in use. */
void h_source(lua_State *L, int arg, tes_source *out);

/* ---- structs as tables -------------------------------------------------- */

/* A field of a struct that becomes a field of a table. Lists of them end with
 * a name of NULL. */
typedef struct h_field {
    const char *name;
    size_t at;
    enum {
        H_STRING,
        H_BOOL,
        H_UINT8,
        H_INT32,
        H_UINT32,
        H_UINT64,
        H_DOUBLE
    } type;
} h_field;

/* clang-format off */
#define H_FIELD(type, member) \
    { #member, offsetof(type, member), _Generic((type){0}.member, \
        const char *: H_STRING, bool: H_BOOL, uint8_t: H_UINT8, \
        int32_t: H_INT32, uint32_t: H_UINT32, uint64_t: H_UINT64, \
        double: H_DOUBLE) },
#define H_1(type, m) H_FIELD(type, m)
#define H_2(type, m, ...) H_FIELD(type, m) H_1(type, __VA_ARGS__)
#define H_3(type, m, ...) H_FIELD(type, m) H_2(type, __VA_ARGS__)
#define H_4(type, m, ...) H_FIELD(type, m) H_3(type, __VA_ARGS__)
#define H_5(type, m, ...) H_FIELD(type, m) H_4(type, __VA_ARGS__)
#define H_6(type, m, ...) H_FIELD(type, m) H_5(type, __VA_ARGS__)
#define H_7(type, m, ...) H_FIELD(type, m) H_6(type, __VA_ARGS__)
#define H_8(type, m, ...) H_FIELD(type, m) H_7(type, __VA_ARGS__)
#define H_NTH(a, b, c, d, e, f, g, h, nth, ...) nth
#define H_EACH(type, ...) \
    H_NTH(__VA_ARGS__, H_8, H_7, H_6, H_5, H_4, H_3, H_2, H_1, 0) \
    (type, __VA_ARGS__)
/* clang-format on */

/* Sets the named fields of a struct in the table on top of the stack, up to
 * eight: H_SET(L, tes_tile, &tile, x, y). NULL and TES_NONE are left out. */
#define H_SET(L, type, from, ...)                                      \
    do {                                                               \
        static const h_field named[] = {H_EACH(type, __VA_ARGS__){0}}; \
        h_set_struct(L, named, from);                                  \
    } while (0)
void h_set_struct(lua_State *L, const h_field *fields, const void *from);

/* Pushes a table with these fields. */
#define H_PUSH(L, type, from, ...)                                      \
    do {                                                                \
        static const h_field named[] = {H_EACH(type, __VA_ARGS__){0}};  \
        lua_createtable(L, 0, (int)(sizeof named / sizeof *named) - 1); \
        h_set_struct(L, named, from);                                   \
    } while (0)

/* Reads the named fields of the table at `arg` into a struct; one that is nil
 * changes nothing. Texts belong to the table. Raises for a value that does not
 * fit: numbers but those of 64 bits must not be negative. */
#define H_GET(L, arg, type, to, ...)                                   \
    do {                                                               \
        static const h_field named[] = {H_EACH(type, __VA_ARGS__){0}}; \
        h_get_struct(L, arg, named, to);                               \
    } while (0)
void h_get_struct(lua_State *L, int arg, const h_field *fields, void *to);

/* Sets fields of the table on top of the stack. NULL and TES_NONE: none. */
void h_set_string(lua_State *L, const char *name, const char *value);
void h_set_id(lua_State *L, const char *name, uint32_t value);
void h_set_int(lua_State *L, const char *name, lua_Integer value);
void h_set_number(lua_State *L, const char *name, lua_Number value);
void h_set_bool(lua_State *L, const char *name, bool value);

/* ---- classes ------------------------------------------------------------ */

/* Gives userdata of this metatable methods, besides those that they have; the
 * last one collects them, and closes variables. */
void h_class(lua_State *L, const char *name, const luaL_Reg *methods,
             lua_CFunction end);

/* Pushes a closed Lua file, to be opened by setting f and closef: the head of a
 * struct of this size, all zeros. */
luaL_Stream *h_push_stream(lua_State *L, size_t size);

/* A closef for what fopen and fdopen have opened. */
int h_close_stream(lua_State *L);

#endif
