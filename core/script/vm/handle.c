/* handle.c - packing, checking and reading handles. */
#include "script/vm/handle.h"

#include <stdio.h>
#include <string.h>

#include "board/cells.h"
#include "board/corners.h"
#include "board/edges.h"
#include "board/features.h"
#include "board/figures.h"
#include "script/vm/view.h"

static const char *const type_names[TESI_HANDLES] = {
    "nothing", "tile type", "tile", "segment", "feature", "figure", "player",
    "cell",    "pile",      "zone", "piece",   "edge",    "corner", "walk"};

const char *tesI_handle_name(tesI_handle type) { return type_names[type]; }

struct tes_game *tesI_game(lua_State *L)
{
    struct tes_game *game = tesI_vm(L)->game;
    if (game == NULL) {
        luaL_error(L, "no game is running; call this from a phase or hook");
    }
    return game;
}

struct tes_game *tesI_game_write(lua_State *L, const char *word)
{
    struct tes_game *game = tesI_game(L);
    if (tesI_vm(L)->sealed > 0) {
        const char *hook = tesI_vm(L)->hook;
        luaL_error(L, "%s changes the game, which %s must not; do it in %s",
                   word, hook,
                   strcmp(hook, "test") == 0 ? "g:suppose"
                                             : "a phase or in on.<event>");
    }
    return game;
}

int tesI_out_of_memory(lua_State *L)
{
    struct tes_game *game = tesI_vm(L)->game;
    tesI_poll(L);
    if (game != NULL &&
        (game->store.full || game->store.crowded || game->flooded)) {
        tesI_game_no_memory(game);
        return tesI_raise(L, game);
    }
    lua_pushliteral(L, TESI_NO_MEMORY);
    return lua_error(L);
}

int tesI_raise(lua_State *L, struct tes_game *game)
{
    tesI_poll(L);
    lua_pushstring(L, game->error == NULL ? TESI_NO_MEMORY : game->error);
    return lua_error(L);
}

#if TESI_NARROW

/* 1 x:14 y:14 salt:3 of cells, 0 type:4 salt:3 number:24 of most, and of walks,
 * which have the types from HANDLE_WALK on to themselves, 0 type:4 bits:27 */
#define CELL_BIT 0x80000000u
_Static_assert(HANDLE_WALK + WALK_FIGURES < 16, "4 bits for types and walks");
#define CELL_SIZE 8192 /* from the start either way */

void *tesI_squeeze(uint64_t handle)
{
    uint32_t type = (uint32_t)tesI_handle_kind(handle);
    uint32_t salt = (uint32_t)tesI_handle_salt(handle);
    uint32_t id = (uint32_t)handle, packed = type << 27 | salt << 24 | id;

    if (type == HANDLE_CELL) {
        int32_t x, y;
        tesI_unpack_xy(id, &x, &y);
        if (x < -CELL_SIZE || x >= CELL_SIZE || y < -CELL_SIZE ||
            y >= CELL_SIZE) {
            return NULL;
        }
        packed = CELL_BIT | (uint32_t)(x + CELL_SIZE) << 17 |
                 (uint32_t)(y + CELL_SIZE) << 3 | salt;
    } else if (type == HANDLE_WALK) {
        uint32_t bits = tesI_walk_bits(id);
        if (bits >> 27 != 0) return NULL;
        packed = (type + tesI_walk_kind(id)) << 27 | bits;
    } else if (id >> 24 != 0) {
        return NULL;
    }
    return (void *)(uintptr_t)packed;
}

uint64_t tesI_unsqueeze(const void *pointer)
{
    uint64_t packed = (uintptr_t)pointer, type, salt, id;

    if (packed > UINT32_MAX) return 0;
    if (packed & CELL_BIT) {
        type = HANDLE_CELL;
        salt = packed & 7;
        id = tesI_pack_xy((int32_t)(packed >> 17 & 0x3fff) - CELL_SIZE,
                          (int32_t)(packed >> 3 & 0x3fff) - CELL_SIZE);
    } else {
        type = packed >> 27;
        salt = packed >> 24 & 7;
        id = packed & 0xffffff;
        if (type >= HANDLE_WALK) {
            id = tesI_walk_make((tesI_walk)(type - HANDLE_WALK),
                                packed & 0x7ffffff);
            type = HANDLE_WALK;
            salt = 0;
        }
    }
    return tesI_handle_make((tesI_handle)type, salt, (uint32_t)id);
}

#endif

int tesI_no_room(lua_State *L, tesI_handle type)
{
    return luaL_error(L,
                      "there are more %ss than a machine of 32 bits can tell "
                      "apart",
                      type_names[type]);
}

void tesI_push_seats(lua_State *L, uint32_t seats)
{
    lua_Integer next = 1;
    lua_newtable(L);
    TESI_EACH_BIT(seats, seat) {
        tesI_push(L, HANDLE_PLAYER, seat);
        lua_rawseti(L, -2, next++);
    }
}

void tesI_push_or_nil(lua_State *L, tesI_handle type, uint32_t id)
{
    if (id == TES_NONE) {
        lua_pushnil(L);
    } else {
        tesI_push(L, type, id);
    }
}

tesI_handle tesI_handle_type(lua_State *L, int arg)
{
    /* addresses of full userdata have no type in their high bits */
    uint64_t type = tesI_handle_kind(tesI_handle_at(L, arg));
    return type < TESI_HANDLES ? (tesI_handle)type : HANDLE_NONE;
}

static bool alive(const struct tes_game *game, tesI_handle type, uint32_t id)
{
    const struct tesI_catalogue *cat = game->cat;
    switch (type) {
    case HANDLE_TYPE: return id < cat->ntypes;
    case HANDLE_TILE: return id < tesI_tile_count(game);
    case HANDLE_SEGMENT:
    case HANDLE_FEATURE: return id < tesI_node_count(game);
    case HANDLE_FIGURE: return id < tesI_figure_count(game);
    case HANDLE_PLAYER: return id < (uint32_t)cat->players;
    case HANDLE_PILE: return id < cat->npiles;
    case HANDLE_ZONE: return tesI_held_zone(id) < cat->nzones;
    case HANDLE_PIECE: return id < cat->npieces;
    case HANDLE_EDGE:
        return tesI_cell_page(tesI_edge_cell(id)) < tesI_page_count(game);
    case HANDLE_CELL:
    case HANDLE_WALK: return true;
    case HANDLE_CORNER:
        return id < tesI_node_count(game) && tesI_is_corner(game, id);
    case HANDLE_NONE:
    case TESI_HANDLES: break;
    }
    return false;
}

bool tesI_is_gone(lua_State *L, int arg)
{
    tesI_handle type = tesI_handle_type(L, arg);
    if (type == HANDLE_NONE || !lua_islightuserdata(L, arg)) return false;
    return !alive(tesI_game(L), type, (uint32_t)tesI_handle_at(L, arg));
}

/* Right type, right game, alive: the one check of all handles. */
uint32_t tesI_check(lua_State *L, int arg, tesI_handle type)
{
    const struct tes_game *game = tesI_game(L);
    uint64_t packed = tesI_handle_at(L, arg);
    if (tesI_handle_kind(packed) != type) {
        tesI_handle given = tesI_handle_type(L, arg);
        const char *got =
            given == HANDLE_NONE ? luaL_typename(L, arg) : type_names[given];
        luaL_argerror(
            L, arg,
            lua_pushfstring(L, "%s expected, got %s", type_names[type], got));
    }
    uint32_t id = (uint32_t)packed;
    uint64_t salt = tesI_handle_salt(packed);
    if (salt != 0 && salt != (game->salt & TESI_SALT_MASK)) {
        luaL_argerror(L, arg, "this handle belongs to another game");
    }
    if (!alive(game, type, id)) {
        luaL_argerror(L, arg,
                      lua_pushfstring(L, "this %s is gone", type_names[type]));
    }
    return id;
}

uint32_t tesI_opt(lua_State *L, int arg, tesI_handle type, uint32_t absent)
{
    return lua_isnoneornil(L, arg) ? absent : tesI_check(L, arg, type);
}

uint32_t tesI_check_walk(lua_State *L, tesI_walk walk)
{
    uint32_t bits = tesI_check_inline(L, 1, HANDLE_WALK);
    luaL_argcheck(L, tesI_walk_kind(bits) == (uint32_t)walk, 1,
                  "this is the state of another loop");
    return tesI_walk_bits(bits);
}

uint32_t tesI_opt_seat(lua_State *L, int arg)
{
    return tesI_opt(L, arg, HANDLE_PLAYER,
                    tesI_word(tesI_game(L), WORD_PLAYER));
}

uint32_t tesI_check_node(lua_State *L, int arg)
{
    if (tesI_handle_type(L, arg) == HANDLE_SEGMENT) {
        return tesI_check_inline(L, arg, HANDLE_SEGMENT);
    }
    return tesI_feature_root(tesI_game(L),
                             tesI_check_inline(L, arg, HANDLE_FEATURE));
}

uint32_t tesI_check_root(lua_State *L, int arg)
{
    return tesI_feature_root(tesI_game(L), tesI_check_node(L, arg));
}

uint32_t tesI_cell_id(const struct tes_game *game, uint32_t cell)
{
    int32_t x, y;
    tesI_cell_xy(game, cell, &x, &y);
    return tesI_pack_xy(x, y);
}

/* ---- names ------------------------------------------------------------- */

/* Strings that were once looked up stay alive in the VM's table, so that
 * their addresses are good for a small cache. */
static struct tesI_label_slot *label_slot(struct tes_ruleset *vm,
                                          const char *text)
{
    size_t slots = sizeof vm->label_cache / sizeof *vm->label_cache;
    return &vm->label_cache[((uintptr_t)text / 16 ^ (uintptr_t)text / 4096) %
                            slots];
}

/* Words reach keys, save files and terminals: they are short lines. */
#define MAX_WORD 200

static void check_word(lua_State *L, int arg)
{
    size_t size;
    const char *text = lua_tolstring(L, arg, &size);
    luaL_argcheck(L, size <= MAX_WORD, arg, "this word is too long");
    for (size_t i = 0; i < size; i++) {
        luaL_argcheck(L, (unsigned char)text[i] >= ' ' && text[i] != 127, arg,
                      "control characters in a word");
    }
}

/* Label of a string that is not in the cache; anchors it. */
static tesI_label find_label(lua_State *L, int arg)
{
    const struct tes_ruleset *vm = tesI_vm(L);
    lua_rawgeti(L, LUA_REGISTRYINDEX, vm->labels);
    lua_pushvalue(L, arg);
    lua_rawget(L, -2);
    tesI_label label = (tesI_label)lua_tointeger(L, -1);
    if (label == 0) {
        check_word(L, arg);
        label = tesI_label_of(vm->cat, lua_tostring(L, arg));
        if (label == 0 && *lua_tostring(L, arg) != '\0') {
            if (vm->cat->nlabels + 1 >= TESI_MAX_LABELS) {
                luaL_error(L, "too many different words");
            }
            tesI_out_of_memory(L);
        }
        lua_pushvalue(L, arg);
        lua_pushinteger(L, label);
        lua_rawset(L, -4);
        lua_pushvalue(L, arg);
        lua_rawseti(L, -3, label);
    }
    lua_pop(L, 2);
    return label;
}

tesI_label tesI_check_label(lua_State *L, int arg)
{
    if (lua_type(L, arg) != LUA_TSTRING) {
        luaL_checktype(L, arg, LUA_TSTRING);
    }
    const char *text = lua_tostring(L, arg);
    struct tesI_label_slot *slot = label_slot(tesI_vm(L), text);
    if (slot->text != text) {
        slot->label = find_label(L, arg);
        /* long strings are not interned: their address says nothing */
        slot->text = lua_rawlen(L, arg) <= 40 ? text : NULL;
    }
    return slot->label;
}

void tesI_push_label(lua_State *L, tesI_label label)
{
    const struct tes_ruleset *vm = tesI_vm(L);
    lua_rawgeti(L, LUA_REGISTRYINDEX, vm->labels);
    if (lua_rawgeti(L, -1, label) == LUA_TNIL) {
        lua_pop(L, 1);
        lua_pushstring(L, tesI_text(vm->cat, label));
        lua_pushvalue(L, -1);
        lua_rawseti(L, -3, label);
    }
    lua_replace(L, -2);
}

/* Number of the row with the name at `arg`, of `count` rows of so many bytes
 * that begin with their names; raises. `what` are they? */
static uint32_t check_named(lua_State *L, int arg, const void *rows,
                            uint32_t count, size_t size, const char *what)
{
    tesI_label name = tesI_check_label(L, arg);
    const char *row = rows;
    for (uint32_t i = 0; i < count; i++, row += size) {
        if (*(const tesI_label *)(const void *)row == name) return i;
    }
    return (uint32_t)luaL_argerror(
        L, arg,
        lua_pushfstring(L, "no %s is called '%s'", what, lua_tostring(L, arg)));
}

uint32_t tesI_check_piece(lua_State *L, int arg)
{
    const struct tesI_catalogue *cat = tesI_vm(L)->cat;
    if (tesI_handle_type(L, arg) == HANDLE_PIECE) {
        return tesI_check(L, arg, HANDLE_PIECE);
    }
    return check_named(L, arg, cat->pieces, cat->npieces, sizeof *cat->pieces,
                       "piece");
}

static uint32_t class_of(const struct tesI_catalogue *cat, tesI_label name)
{
    for (uint32_t c = 0; c < cat->nclasses; c++) {
        if (cat->classes[c] == name) return 1u << c;
    }
    return 0;
}

uint32_t tesI_check_class(lua_State *L, int arg)
{
    return class_of(tesI_vm(L)->cat, tesI_check_label(L, arg));
}

uint32_t tesI_named_pieces(struct tes_ruleset *vm, tesI_label name)
{
    const struct tesI_catalogue *cat = vm->cat;
    struct tesI_piece_slot *slot = &vm->piece_cache[name % TESI_PIECE_SLOTS];

    if (name != 0 && slot->name == name) return slot->pieces;
    uint32_t pieces = tesI_pieces_of(cat, class_of(cat, name));
    for (uint32_t p = 0; p < cat->npieces; p++) {
        if (cat->pieces[p].name == name) pieces |= 1u << p;
    }
    if (pieces != 0) *slot = (struct tesI_piece_slot){name, pieces};
    return pieces;
}

uint32_t tesI_check_pieces(lua_State *L, int arg)
{
    if (tesI_handle_type(L, arg) == HANDLE_PIECE) {
        return 1u << tesI_check(L, arg, HANDLE_PIECE);
    }
    uint32_t pieces = tesI_named_pieces(tesI_vm(L), tesI_check_label(L, arg));
    if (pieces == 0) {
        luaL_argerror(L, arg,
                      lua_pushfstring(L, "no piece or class is called '%s'",
                                      lua_tostring(L, arg)));
    }
    return pieces;
}

int32_t tesI_check_number(lua_State *L, int arg)
{
    lua_Integer number = luaL_checkinteger(L, arg);
    luaL_argcheck(L, number >= INT32_MIN && number <= INT32_MAX, arg,
                  "number out of range");
    return (int32_t)number;
}

bool tesI_opt_flag(lua_State *L, int arg)
{
    if (lua_isnoneornil(L, arg)) return false;
    luaL_checktype(L, arg, LUA_TBOOLEAN);
    return lua_toboolean(L, arg);
}

uint32_t tesI_check_zone(lua_State *L, int arg)
{
    const struct tesI_catalogue *cat = tesI_vm(L)->cat;
    return check_named(L, arg, cat->zones, cat->nzones, sizeof *cat->zones,
                       "zone");
}

uint32_t tesI_check_pile(lua_State *L, int arg)
{
    const struct tesI_catalogue *cat = tesI_vm(L)->cat;
    if (lua_islightuserdata(L, arg)) return tesI_check(L, arg, HANDLE_PILE);
    uint32_t pile = check_named(L, arg, cat->piles, cat->npiles,
                                sizeof *cat->piles, "pile");
    luaL_argcheck(L, cat->piles[pile].owner == 0, arg,
                  "each player has such a pile: g:pile(name, player)");
    return pile;
}

uint32_t tesI_check_kind(lua_State *L, int arg)
{
    const struct tesI_catalogue *cat = tesI_vm(L)->cat;
    return check_named(L, arg, cat->kinds, cat->nkinds, sizeof *cat->kinds,
                       "feature");
}

unsigned tesI_check_rotation(lua_State *L, int arg)
{
    return (unsigned)luaL_checkinteger(L, arg) % TESI_SIDES;
}

unsigned tesI_opt_rotation(lua_State *L, int arg)
{
    return lua_isnoneornil(L, arg) ? 0 : tesI_check_rotation(L, arg);
}

unsigned tesI_check_side(lua_State *L, int arg)
{
    static const char names[] = "NESW";
    const char *text = luaL_checkstring(L, arg);
    const char *found = strlen(text) == 1 ? strchr(names, *text) : NULL;
    if (found == NULL) {
        luaL_argerror(L, arg, "a side is \"N\", \"E\", \"S\" or \"W\"");
    }
    return (unsigned)(found - names);
}

uint32_t tesI_opt_edge(lua_State *L, int arg, int *used, bool make)
{
    struct tes_game *game = tesI_game(L);
    int32_t x, y;

    *used = 1;
    if (tesI_handle_type(L, arg) == HANDLE_EDGE)
        return tesI_check(L, arg, HANDLE_EDGE);
    *used = 2;
    tesI_unpack_xy(tesI_check(L, arg, HANDLE_CELL), &x, &y);
    uint32_t cell =
        make ? tesI_cell_make(game, x, y) : tesI_cell_at(game, x, y);
    if (cell == TESI_NO_CELL && make) tesI_out_of_memory(L);
    luaL_argcheck(L, cell != TESI_NO_CELL, arg, "no tile lies near this cell");
    return tesI_edge(cell, tesI_check_side(L, arg + 1));
}

static const char *const directions[TESI_DIRECTIONS] = {"N", "NE", "E", "SE",
                                                        "S", "SW", "W", "NW"};

unsigned tesI_check_direction(lua_State *L, int arg)
{
    const char *text = luaL_checkstring(L, arg);
    for (unsigned d = 0; d < TESI_DIRECTIONS; d++) {
        if (strcmp(text, directions[d]) == 0) return d;
    }
    return (unsigned)luaL_argerror(
        L, arg,
        "a direction is a side such as \"N\", or \"NE\", \"SE\", "
        "\"SW\", \"NW\"");
}

void tesI_push_direction(lua_State *L, unsigned direction)
{
    lua_pushstring(L, directions[direction]);
}

/* ---- __index, __tostring ----------------------------------------------- */

/* Attributes of features are fields as well. */
static int attribute(lua_State *L, tesI_handle type)
{
    if (type == HANDLE_FEATURE || type == HANDLE_SEGMENT) {
        const struct tes_game *game = tesI_game(L);
        uint32_t root = tesI_feature_root(game, tesI_check(L, 1, type));
        const struct tesI_kind *kind = tesI_node_kind(game, root);
        int attr = tesI_attr_index(kind, tesI_check_label(L, 2));
        if (attr >= 0) {
            int32_t value = tesI_feature_attr(game, root, (uint32_t)attr);
            if (kind->attrs[attr].merge == MERGE_ANY ||
                kind->attrs[attr].merge == MERGE_ALL) {
                lua_pushboolean(L, value != 0);
            } else {
                lua_pushinteger(L, value);
            }
            return 1;
        }
        return 0; /* an attribute of other kinds, or of absent modules */
    }
    return luaL_error(L, "a %s has no field '%s'", type_names[type],
                      luaL_tolstring(L, 2, NULL));
}

/* Upvalue 1 holds, by handle type, a table from names to getters (light C
 * functions that take the handle) and methods, told apart by a second
 * table: getters are wrapped in a one-element table. */
static int find_field(lua_State *L, tesI_handle type,
                      struct tesI_field_slot *slot, const char *name)
{
    lua_rawgeti(L, lua_upvalueindex(1), type);
    lua_pushvalue(L, 2);
    int found = lua_rawget(L, -2);
    if (found == LUA_TFUNCTION && lua_getupvalue(L, -1, 1) != NULL) {
        lua_pop(L, 1); /* in Lua, see tesI_new_method */
        return 1;
    }
    if (found == LUA_TFUNCTION) {
        *slot =
            (struct tesI_field_slot){name, type, true, lua_tocfunction(L, -1)};
        return 1;
    }
    if (found == LUA_TLIGHTUSERDATA) {
        lua_CFunction get = (lua_CFunction)(uintptr_t)lua_touserdata(L, -1);
        *slot = (struct tesI_field_slot){name, type, false, get};
        lua_settop(L, 2);
        return get(L);
    }
    lua_settop(L, 2);
    int results = attribute(L, type);
    /* the label keeps a short name alive; long ones are not interned */
    if (lua_rawlen(L, 2) <= 40) {
        *slot = (struct tesI_field_slot){name, type, false, NULL};
    }
    return results;
}

/* The names of fields and methods are kept alive by their tables, so equal
 * names are at the same address for as long as the VM lives. */
static int handle_index(lua_State *L)
{
    tesI_handle type = tesI_handle_type(L, 1);
    const char *name = lua_tostring(L, 2);
    if (type == HANDLE_NONE) {
        return luaL_error(L, "this value cannot be indexed");
    }
    uintptr_t hash = (uintptr_t)name / 16 * 31 + type;
    struct tesI_field_slot *slot =
        &tesI_vm(L)->field_cache[(hash ^ hash >> 8) % TESI_FIELD_SLOTS];
    if (slot->name != name || slot->type != type) {
        return find_field(L, type, slot, name);
    }
    if (slot->function == NULL) return attribute(L, type);
    if (!slot->method) return slot->function(L);
    lua_pushcfunction(L, slot->function);
    return 1;
}
static int handle_newindex(lua_State *L)
{
    tesI_handle type = tesI_handle_type(L, 1);
    return luaL_error(L,
                      "fields of a %s cannot be assigned; keep what must "
                      "last in state{}",
                      type_names[type]);
}

static int handle_tostring(lua_State *L)
{
    tesI_handle type = tesI_handle_type(L, 1);
    uint32_t id = (uint32_t)tesI_handle_at(L, 1);
    if (type == HANDLE_CELL) {
        int32_t x, y;
        tesI_unpack_xy(id, &x, &y);
        lua_pushfstring(L, "cell %d,%d", (int)x, (int)y);
    } else if (type == HANDLE_EDGE) {
        lua_pushfstring(L, "edge %d %c", (int)tesI_edge_cell(id),
                        "NESW"[tesI_edge_side(id)]);
    } else {
        lua_pushfstring(L, "%s %d", type_names[type], (int)id);
    }
    return 1;
}

void tesI_open_handles(lua_State *L)
{
    lua_pushlightuserdata(L, NULL);
    lua_createtable(L, 0, 4);
    lua_createtable(L, TESI_HANDLES, 0);
    for (int t = HANDLE_NONE; t < TESI_HANDLES; t++) { /* of g, handles */
        lua_newtable(L);
        lua_rawseti(L, -2, t);
    }
    lua_pushvalue(L, -1);
    lua_setfield(L, LUA_REGISTRYINDEX, "tessera.fields");
    lua_pushcclosure(L, handle_index, 1);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, handle_newindex);
    lua_setfield(L, -2, "__newindex");
    lua_pushcfunction(L, handle_tostring);
    lua_setfield(L, -2, "__tostring");
    tesI_seal(L);
    lua_pop(L, 1);
}
