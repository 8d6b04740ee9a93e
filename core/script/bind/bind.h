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
    tesI_zone_fields[], tesI_piece_fields[], tesI_edge_fields[],
    tesI_corner_fields[];
extern const luaL_Reg tesI_type_methods[], tesI_tile_methods[],
    tesI_cell_methods[], tesI_pile_methods[], tesI_segment_methods[],
    tesI_feature_methods[], tesI_figure_methods[], tesI_player_methods[],
    tesI_zone_methods[], tesI_piece_methods[], tesI_edge_methods[],
    tesI_corner_methods[];

/* What a name stands for on tiles: a mark, or else a kind of segment. */
struct tesI_sign {
    uint32_t marks, kinds; /* a bit each */
};

/* What the name at `arg` stands for; nothing, if there is nothing of it. */
struct tesI_sign tesI_check_sign(lua_State *L, int arg);

/* Is it on a tile of this type? */
bool tesI_shows(const struct tesI_type *type, struct tesI_sign sign);

/* Has a tile, or one of the eight around it? */
bool tesI_tile_near(lua_State *L, uint32_t tile, struct tesI_sign sign);

/* Appends the tiles on the eight cells around one to the list at the top, from
 * index `next` on; returns the index after them. */
lua_Integer tesI_push_around(lua_State *L, uint32_t cell, lua_Integer next);

/* Methods of cells (edge.c), of segments and tiles (link.c, overlay.c). */
int tesI_cell_sees(lua_State *L);
int tesI_segment_links(lua_State *L);
int tesI_segment_leads_to(lua_State *L);
int tesI_feature_leads_to(lua_State *L);
int tesI_tile_links_ahead(lua_State *L);
int tesI_tile_corners(lua_State *L);
int tesI_tile_takes(lua_State *L);

/* Words of the menu that need no Lua to list their options (lists.c). */
extern const struct tesI_list tesI_list_stand, tesI_list_anywhere,
    tesI_list_tiles, tesI_list_put, tesI_list_figures, tesI_list_unfinished,
    tesI_list_corners, tesI_list_overlay;

/* Number of an overlay by name, raises. */
uint32_t tesI_check_overlay(lua_State *L, int arg);

/* Adds every rotation in which the overlay can be laid on the tile now, as
 * the edge at its first side; see tesI_overlay_fits. */
void tesI_ask_overlays(struct tes_game *game, uint32_t tile, uint32_t overlay,
                       bool bare);

/* What an option about two segments of one tile carries for the second of
 * them; raises when they lie on two. */
uint32_t tesI_check_pair(lua_State *L, uint32_t a, uint32_t b);

#endif
