/* handle.h - objects of the core as Lua values: packed light userdata.
 *
 * A handle holds its type, the salt of its game and a number; it costs no
 * allocation, compares with == and serves as a table key. Using a handle of
 * another game, or of an object that is gone, is an error. */
#ifndef TES_HANDLE_H
#define TES_HANDLE_H

#include "script/vm/vm.h"

typedef enum tesI_handle {
    HANDLE_NONE,
    HANDLE_TYPE,    /* a tile type */
    HANDLE_TILE,    /* a laid tile */
    HANDLE_SEGMENT, /* a segment of a laid tile */
    HANDLE_FEATURE, /* the feature of a node */
    HANDLE_FIGURE,
    HANDLE_PLAYER,
    HANDLE_CELL, /* see tesI_pack_xy */
    HANDLE_PILE,
    HANDLE_ZONE, /* see tesI_held */
    HANDLE_PIECE,
    HANDLE_EDGE,   /* see tesI_edge */
    HANDLE_CORNER, /* a node, see board/corners.h */
    HANDLE_WALK,   /* the state of a loop, see tesI_push_walk */
    TESI_HANDLES
} tesI_handle;

/* A handle's type, the salt of its game, and its number. Where pointers have
 * 64 bits that is what they hold. In 32 there is room for fewer: 4 for the
 * type, 3 for the salt, 24 for a number; cells, known by their first bit, have
 * 14 for either coordinate. What does not fit is an error where the handle is
 * made (a board of four million tiles, or one that is 16,000 wide). */
#ifndef TESI_NARROW
#define TESI_NARROW (UINTPTR_MAX <= UINT32_MAX)
#endif
#define TESI_SALT_MASK (TESI_NARROW ? 7u : 0xfffffu)

/*  from count  in a handle
 *    0   32    number
 *   36   20    salt of the game, 0 for what belongs to the ruleset
 *   56    8    type */
static inline uint64_t tesI_handle_make(tesI_handle type, uint64_t salt,
                                        uint32_t id)
{
    return (uint64_t)type << 56 | salt << 36 | id;
}
static inline uint64_t tesI_handle_kind(uint64_t handle)
{
    return handle >> 56;
}
static inline uint64_t tesI_handle_salt(uint64_t handle)
{
    return handle >> 36 & TESI_SALT_MASK;
}

/* From and to the pointer that Lua has; 0 for one that cannot be a handle. A
 * handle that does not fit becomes NULL. */
#if TESI_NARROW
void *tesI_squeeze(uint64_t handle);
uint64_t tesI_unsqueeze(const void *pointer);
#else
static inline void *tesI_squeeze(uint64_t handle)
{
    return (void *)(uintptr_t)handle;
}
static inline uint64_t tesI_unsqueeze(const void *pointer)
{
    return (uintptr_t)pointer;
}
#endif

/* A handle of the running game. Types, pieces and piles belong to the ruleset
 * and carry no salt. */
static inline uint64_t tesI_whole(const struct tes_ruleset *vm,
                                  tesI_handle type, uint32_t id)
{
    uint64_t salt = vm->game == NULL ? 0 : vm->game->salt & TESI_SALT_MASK;
    if (type == HANDLE_TYPE || type == HANDLE_PIECE || type == HANDLE_PILE) {
        salt = 0;
    }
    return tesI_handle_make(type, salt, id);
}

/* The same as the pointer it is packed into. */
static inline void *tesI_pack(const struct tes_ruleset *vm, tesI_handle type,
                              uint32_t id)
{
    return tesI_squeeze(tesI_whole(vm, type, id));
}

/* The handle at an index of the stack: 0 when there is none. */
static inline uint64_t tesI_handle_at(lua_State *L, int index)
{
#if TESI_NARROW /* the addresses of other things may look like one */
    if (lua_type(L, index) != LUA_TLIGHTUSERDATA) return 0;
#endif
    return tesI_unsqueeze(lua_touserdata(L, index));
}

/* Raises the error that a handle did not fit. */
int tesI_no_room(lua_State *L, tesI_handle type);

/* Pushes a handle of the running game. */
static inline void tesI_push(lua_State *L, tesI_handle type, uint32_t id)
{
    void *packed = tesI_pack(tesI_vm(L), type, id);
#if TESI_NARROW
    if (packed == NULL) tesI_no_room(L, type);
#endif
    lua_pushlightuserdata(L, packed);
}

/* Rules can see the state of a loop's iterator, and can call the iterator
 * themselves with any value. So the state is a handle, which a rule can pass on
 * but not make: either of the object whose parts are walked, or of a *walk*,
 * with up to 28 bits of its own. */
typedef enum tesI_walk {
    WALK_KIND,   /* features: a kind, or 255; see walk.c */
    WALK_TILES,  /* tiles: the name of what they show */
    WALK_FIGURES /* see walk.c; the last */
} tesI_walk;

/*  from count  in the number of such a handle
 *    0   28    bits
 *   28    4    which walk */
static inline uint32_t tesI_walk_make(tesI_walk walk, uint32_t bits)
{
    return (uint32_t)walk << 28 | bits;
}
static inline uint32_t tesI_walk_kind(uint32_t id) { return id >> 28; }
static inline uint32_t tesI_walk_bits(uint32_t id) { return id & 0xfffffffu; }

static inline void tesI_push_walk(lua_State *L, tesI_walk walk, uint32_t bits)
{
    tesI_push(L, HANDLE_WALK, tesI_walk_make(walk, bits));
}

/* Bits of the state at 1; raises unless it is one of this walk. */
uint32_t tesI_check_walk(lua_State *L, tesI_walk walk);

/* Pushes nil for TES_NONE, a handle otherwise. */
void tesI_push_or_nil(lua_State *L, tesI_handle type, uint32_t id);

/* Id of the handle at `arg`; raises unless it is of this type and alive. */
uint32_t tesI_check(lua_State *L, int arg, tesI_handle type);

/* Is this the number of an object that exists? Asked about the types that rules
 * use most; false for others. */
static inline bool tesI_surely_alive(const struct tes_game *game,
                                     tesI_handle type, uint32_t id)
{
    switch (type) {
    case HANDLE_TYPE: return id < game->cat->ntypes;
    case HANDLE_TILE: return id < tesI_tile_count(game);
    case HANDLE_SEGMENT:
    case HANDLE_FEATURE: return id < tesI_node_count(game);
    case HANDLE_FIGURE: return id < tesI_figure_count(game);
    case HANDLE_PLAYER: return id < (uint32_t)game->cat->players;
    case HANDLE_PIECE: return id < game->cat->npieces;
    case HANDLE_CELL:
    case HANDLE_WALK: return true;
    default: return false;
    }
}

/* The same as tesI_check for a constant type, of which little is left then: for
 * fields and loops, which rules read at every turn. */
static inline uint32_t tesI_check_inline(lua_State *L, int arg,
                                         tesI_handle type)
{
    const struct tes_ruleset *vm = tesI_vm(L);
    uint64_t packed = tesI_handle_at(L, arg);
    uint32_t id = (uint32_t)packed;

    if (vm->game != NULL && packed == tesI_whole(vm, type, id) &&
        tesI_surely_alive(vm->game, type, id)) {
        return id;
    }
    return tesI_check(L, arg, type);
}

/* As above for nil or an absent argument, which give `absent`. */
uint32_t tesI_opt(lua_State *L, int arg, tesI_handle type, uint32_t absent);

/* Seat of the player at `arg`; of the one on turn, if there is none. */
uint32_t tesI_opt_seat(lua_State *L, int arg);

/* Type of the value at `arg`, HANDLE_NONE when it is no handle. */
tesI_handle tesI_handle_type(lua_State *L, int arg);

/* True for the handle of an object that does not exist, or no longer. */
bool tesI_is_gone(lua_State *L, int arg);

/* "tile", "player", ... */
const char *tesI_handle_name(tesI_handle type);

/* Node of a segment, or root of a feature. */
uint32_t tesI_check_node(lua_State *L, int arg);

/* Root of a feature, or of the one that a segment belongs to. */
uint32_t tesI_check_root(lua_State *L, int arg);

/* A cell of the board as Lua sees it. */
uint32_t tesI_cell_id(const struct tes_game *game, uint32_t cell);

/* Number of a piece by handle or name, raises. */
uint32_t tesI_check_piece(lua_State *L, int arg);

/* Mask of the class of this name; 0 when no piece is of such a class. */
uint32_t tesI_check_class(lua_State *L, int arg);

/* Mask of the pieces that have the name or the class at `arg`. */
uint32_t tesI_check_pieces(lua_State *L, int arg);
/* The mask of the pieces with this name or class; 0: there are none. */
uint32_t tesI_named_pieces(struct tes_ruleset *vm, tesI_label name);

/* Number of a zone by its name, raises. */
uint32_t tesI_check_zone(lua_State *L, int arg);

/* Number of a pile by handle or name, raises. */
uint32_t tesI_check_pile(lua_State *L, int arg);

/* Number of a side by name "N" "E" "S" "W", raises. */
unsigned tesI_check_side(lua_State *L, int arg);

/* A rotation as a whole number of quarter turns, any; raises. _opt: 0 if there
 * is none. */
unsigned tesI_check_rotation(lua_State *L, int arg);
unsigned tesI_opt_rotation(lua_State *L, int arg);

/* Number of a direction "N" "NE" "E" ... "NW", raises; its name. */
unsigned tesI_check_direction(lua_State *L, int arg);
void tesI_push_direction(lua_State *L, unsigned direction);

/* Edge from an edge handle (*used = 1) or a cell and a side (*used = 2),
 * raises. A cell far from all tiles has no edges; with `make` they are made,
 * which changes the board. */
uint32_t tesI_opt_edge(lua_State *L, int arg, int *used, bool make);

/* Segment kind by name, raises with the nearest name. */
uint32_t tesI_check_kind(lua_State *L, int arg);

/* Whole number of 32 bits, raises. */
int32_t tesI_check_number(lua_State *L, int arg);

/* True or false; nothing is false. Raises for anything else, which may be an
 * argument in the wrong place. */
bool tesI_opt_flag(lua_State *L, int arg);

/* Label of the string at `arg`, through the VM's own table. */
tesI_label tesI_check_label(lua_State *L, int arg);

/* Pushes the string of a label. */
void tesI_push_label(lua_State *L, tesI_label label);

/* The running game; raises when no rule runs. */
struct tes_game *tesI_game(lua_State *L);

/* As above, and raises when the store is sealed. `word` names the function
 * for the message. */
struct tes_game *tesI_game_write(lua_State *L, const char *word);

/* Pushes a list of the players in a mask of seats. */
void tesI_push_seats(lua_State *L, uint32_t seats);

/* Raises the error of a core call that failed for lack of memory: out of
 * memory, or which limit was reached. */
int tesI_out_of_memory(lua_State *L);

/* Raises game->error; or, if a loop of the core stopped because the time is
 * over, that error. */
int tesI_raise(lua_State *L, struct tes_game *game);

/* Makes the metatable of all handles; called once. */
void tesI_open_handles(lua_State *L);

#endif
