/* signs.c - signs: what a name stands for on tiles, a mark or a kind of
 * segment; and the tiles around that have one. */
#include "script/bind/signs.h"

#include "board/cells.h"
#include "script/bind/values.h"

struct tesI_sign tesI_find_sign(lua_State *L, tesI_label name)
{
    const struct tesI_catalogue *cat = tesI_vm(L)->cat;
    for (uint32_t m = 0; m < cat->nmarks; m++) {
        if (cat->marks[m] == name) return (struct tesI_sign){1u << m, 0};
    }
    for (uint32_t k = 0; k < cat->nkinds; k++) {
        if (cat->kinds[k].name == name) return (struct tesI_sign){0, 1u << k};
    }
    return (struct tesI_sign){0, 0};
}

/* Raises where the name is that of what segments have: no tile has it. */
static void check_no_attr(lua_State *L, tesI_label name)
{
    const struct tesI_catalogue *cat = tesI_vm(L)->cat;

    for (uint32_t k = 0; k < cat->nkinds; k++) {
        for (uint32_t a = 0; a < cat->kinds[k].nattrs; a++) {
            if (cat->kinds[k].attrs[a].name != name) continue;
            const char *text = tesI_text(cat, name);
            luaL_error(L,
                       "'%s' is an attribute of segments, no mark of a tile: "
                       "ask segment:has \"%s\"",
                       text, text);
        }
    }
}

struct tesI_sign tesI_check_sign(lua_State *L, int arg)
{
    tesI_label name = tesI_check_label(L, arg);
    struct tesI_sign sign = tesI_find_sign(L, name);

    if (sign.marks == 0 && sign.kinds == 0) check_no_attr(L, name);
    return sign;
}

bool tesI_shows(const struct tesI_type *type, struct tesI_sign sign)
{
    if (type->marks & sign.marks) return true;
    for (uint32_t s = 0; s < type->nsegments && sign.kinds != 0; s++) {
        if (sign.kinds >> type->segments[s].kind & 1) return true;
    }
    return false;
}

/* The cells of tesI_cell_near row by row. */
static const uint8_t rows[2 * TESI_SIDES] = {7, 0, 4, 3, 1, 6, 2, 5};

void tesI_list_around(lua_State *L, int32_t x, int32_t y,
                      const struct tesI_sign *sign)
{
    const struct tes_game *game = tesI_game(L);
    uint32_t middle = tesI_cell_at(game, x, y), near[2 * TESI_SIDES];

    if (middle != TESI_NO_CELL) tesI_cell_near(game, middle, near);
    for (int32_t i = 0; i < 2 * TESI_SIDES; i++) {
        int32_t at = i < 4 ? i : i + 1; /* of nine, the middle left out */
        uint32_t cell =
            middle != TESI_NO_CELL
                ? near[rows[i]]
                : tesI_cell_at(game, x + at % 3 - 1, y + at / 3 - 1);
        uint32_t tile = tesI_cell_tile(game, cell);
        if (tile == TES_NONE) continue;
        if (sign != NULL && !tesI_shows(tesI_tile_type(game, tile), *sign)) {
            continue;
        }
        tesI_list_add(L, HANDLE_TILE, tile);
    }
}

int tesI_push_around(lua_State *L, int32_t x, int32_t y)
{
    bool all = lua_isnoneornil(L, 2);
    struct tesI_sign sign = {0, 0};

    if (!all) sign = tesI_check_sign(L, 2);
    lua_newtable(L);
    tesI_list_around(L, x, y, all ? NULL : &sign);
    return 1;
}
