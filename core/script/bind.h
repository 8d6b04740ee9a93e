/* bind.h - the registration tables of all bound types (see bind.c). */
#ifndef TES_BIND_H
#define TES_BIND_H

#include "handle.h"

/* A readable field of a handle: a function of the handle alone. */
struct tesI_field {
    const char *name;
    lua_CFunction get;
};

extern const struct tesI_field tesI_type_fields[], tesI_tile_fields[],
    tesI_cell_fields[], tesI_pile_fields[], tesI_segment_fields[],
    tesI_feature_fields[], tesI_figure_fields[], tesI_player_fields[],
    tesI_zone_fields[], tesI_piece_fields[], tesI_edge_fields[];
extern const luaL_Reg tesI_type_methods[], tesI_tile_methods[],
    tesI_cell_methods[], tesI_pile_methods[], tesI_segment_methods[],
    tesI_feature_methods[], tesI_figure_methods[], tesI_player_methods[],
    tesI_zone_methods[], tesI_piece_methods[], tesI_edge_methods[];

/* Has a type the mark, or a segment of the kind, whose name lies at `arg`? */
bool tesI_type_has(lua_State *L, const struct tesI_type *type, int arg);

/* Has a tile, or one of the eight around it? */
bool tesI_tile_near(lua_State *L, uint32_t tile, int arg);

/* A method of cells (bind_edge.c). */
int tesI_cell_sees(lua_State *L);

#endif
