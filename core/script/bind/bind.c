/* bind.c - the one table that lists every bound type. */
#include "bind.h"

static const struct {
    tesI_handle type;
    const struct tesI_field *fields;
    const luaL_Reg *methods;
} bound[] = {
    {HANDLE_TYPE, tesI_type_fields, tesI_type_methods},
    {HANDLE_TILE, tesI_tile_fields, tesI_tile_methods},
    {HANDLE_SEGMENT, tesI_segment_fields, tesI_segment_methods},
    {HANDLE_FEATURE, tesI_feature_fields, tesI_feature_methods},
    {HANDLE_FIGURE, tesI_figure_fields, tesI_figure_methods},
    {HANDLE_PLAYER, tesI_player_fields, tesI_player_methods},
    {HANDLE_CELL, tesI_cell_fields, tesI_cell_methods},
    {HANDLE_PILE, tesI_pile_fields, tesI_pile_methods},
    {HANDLE_ZONE, tesI_zone_fields, tesI_zone_methods},
    {HANDLE_PIECE, tesI_piece_fields, tesI_piece_methods},
    {HANDLE_EDGE, tesI_edge_fields, tesI_edge_methods},
    {HANDLE_CORNER, tesI_corner_fields, tesI_corner_methods},
};

/* Methods are stored as functions, getters as light userdata: see
 * handle_index. */
void tesI_open_fields(lua_State *L)
{
    lua_getfield(L, LUA_REGISTRYINDEX, "tessera.fields");
    for (size_t i = 0; i < sizeof bound / sizeof *bound; i++) {
        lua_rawgeti(L, -1, bound[i].type);
        luaL_setfuncs(L, bound[i].methods, 0);
        for (const struct tesI_field *f = bound[i].fields; f->name; f++) {
            lua_pushlightuserdata(L, (void *)(uintptr_t)f->get);
            lua_setfield(L, -2, f->name);
        }
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}
