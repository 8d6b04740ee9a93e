/* values.h - what most bindings do: read fields of handles and optional
 * arguments, return lists and loops. */
#ifndef TES_SCRIPT_VALUES_H
#define TES_SCRIPT_VALUES_H

#include "script/vm/handle.h"

/* Defines a function that reads a field (see bind.h), or a method that changes
 * nothing: `push` pushes one value. It may use the running game `game`, the
 * number `id` in the handle, and arguments from 2 on. */
#define READER(name, type, push)                           \
    static int name(lua_State *L)                          \
    {                                                      \
        struct tes_game *game = tesI_game(L);              \
        const uint32_t id = tesI_check_inline(L, 1, type); \
        (void)game;                                        \
        push;                                              \
        return 1;                                          \
    }

/* The same where a function `check` finds `id` in the argument. */
#define READER_OF(name, check, push)          \
    static int name(lua_State *L)             \
    {                                         \
        struct tes_game *game = tesI_game(L); \
        const uint32_t id = check(L, 1);      \
        (void)game;                           \
        push;                                 \
        return 1;                             \
    }

/* Returns what a for loop needs: `next` is the iterator, the value at 1 its
 * state. */
int tesI_each(lua_State *L, lua_CFunction next);

/* Appends a handle to the list at the top. */
void tesI_list_add(lua_State *L, tesI_handle type, uint32_t id);

/* Optional arguments. Without one, a kind of feature or a piece is TES_NONE, a
 * mask of pieces `absent`, a rotation 0. A rotation must be 0 to 3. */
uint32_t tesI_opt_kind(lua_State *L, int arg);
uint32_t tesI_opt_piece(lua_State *L, int arg);
uint32_t tesI_opt_pieces(lua_State *L, int arg, uint32_t absent);
unsigned tesI_exact_rotation(lua_State *L, int arg);

/* Coordinates of the cell at `arg`; or of where a laid tile lies. */
void tesI_check_xy(lua_State *L, int arg, int32_t *x, int32_t *y);
void tesI_tile_xy(const struct tes_game *game, uint32_t tile, int32_t *x,
                  int32_t *y);

/* The first figure from number `from` on at a target, such as an edge, of a
 * mask of pieces and of an owner (TES_NONE: anybody); or TES_NONE. */
uint32_t tesI_figure_at_from(const struct tes_game *game, uint32_t from,
                             tes_place_kind at, uint32_t target,
                             uint32_t pieces, uint32_t owner);

/* Pushes a list of all such figures. */
int tesI_push_figures_at(lua_State *L, tes_place_kind at, uint32_t target,
                         uint32_t pieces, uint32_t owner);

#endif
