/* course.c - lines that must go on, as Lua sees them. */
#include "../../course.h"

#include "../../board.h"
#include "handle.h"

/* How many types that are to come are looked at in one go. */
#define TOGETHER 32u

/* g:leads_on(kind: string, type: Type, cell: Cell, rotation: integer, coming?:
 *   Type[]) -> boolean - would lines of a terrain stay free to go on if the
 *   tile lay there? Ahead of the sides it opens no tile lies in that line or
 *   the two beside it, and no other open line leads the same way beside it.
 *   With types that are to come: each of them could be laid so afterwards,
 *   and every open line would take each of them that does not part it */
static int t_leads_on(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    tesI_label name = tesI_check_label(L, 2);
    uint32_t type = tesI_check(L, 3, HANDLE_TYPE), kind = 0;
    lua_Integer rotation = luaL_checkinteger(L, 5), count = 0, i = 0;
    uint32_t coming[TOGETHER];
    int32_t x, y;
    int may = 1;

    while (kind < game->cat->nsides && game->cat->sides[kind].name != name) {
        kind++;
    }
    luaL_argcheck(L, kind < game->cat->nsides, 2, "there is no such terrain");
    luaL_argcheck(L, rotation >= 0 && rotation <= 3, 5, "a rotation is 0 to 3");
    tesI_unpack_xy(tesI_check(L, 4, HANDLE_CELL), &x, &y);
    if (!lua_isnoneornil(L, 6)) {
        luaL_checktype(L, 6, LUA_TTABLE);
        count = luaL_len(L, 6);
    }
    do {
        uint32_t next = 0;
        for (; i < count && next < TOGETHER; i++) {
            lua_geti(L, 6, i + 1);
            coming[next++] = tesI_check(L, -1, HANDLE_TYPE);
            lua_pop(L, 1);
        }
        may = tesI_course_free(game, kind, type, x, y, (unsigned)rotation,
                               coming, next);
        if (may < 0) return tesI_out_of_memory(L);
        tesI_poll(L);
    } while (i < count && may > 0);
    lua_pushboolean(L, may);
    return 1;
}

static const luaL_Reg game_methods[] = {{"leads_on", t_leads_on}, {NULL, NULL}};

void tesI_open_course(lua_State *L) { tesI_add_methods(L, game_methods); }
