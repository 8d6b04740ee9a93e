/* lay.c - laying a tile: its segments become nodes, sides close and join, the
 * frontier moves. */
#include "board/lay.h"

#include "board/completed.h"
#include "board/edges.h"
#include "board/features.h"
#include "board/frontier.h"

/* Tiles of a board that a cache is likely to hold: there it costs more to ask
 * ahead than to wait. */
#define CACHED 1024u

struct edge {
    uint32_t cell, tile; /* neighbour; tile TES_NONE when empty */
    uint32_t group;      /* what an empty neighbour becomes */
    uint32_t theirs;     /* node of a tile whose side was stopped, or TES_NONE;
                            of a shared one the first of the two */
    bool shared;
};

/* Makes the pages of all eight cells around. */
static bool make_around(struct tes_game *game, uint32_t cell)
{
    int32_t x, y;
    if (tesI_cell_is_inner(cell)) return true;
    tesI_cell_xy(game, cell, &x, &y);
    for (int32_t dy = -1; dy <= 1; dy++) {
        for (int32_t dx = -1; dx <= 1; dx++) {
            if (tesI_cell_make(game, x + dx, y + dy) == TESI_NO_CELL) {
                return false;
            }
        }
    }
    return true;
}

/* Tells the cells around that a tile there may complete an area here. */
static void mark_around(struct tes_game *game, uint32_t cell)
{
    uint32_t near[2 * TESI_SIDES];
    tesI_cell_near(game, cell, near);
    tesI_board_mark(game, cell, CELL_NEAR);
    for (unsigned i = 0; i < 2 * TESI_SIDES; i++) {
        tesI_board_mark(game, near[i], CELL_NEAR);
    }
}

/* Most features one tile can complete: its own and its neighbours' along
 * the sides, and every area of nine tiles. */
#define MAX_FRESH (2 * TESI_SIDES + 10 * TESI_MAX_SEGMENTS)

/* Finds the neighbours of a cell; makes pages that are missing. Tiles beside,
 * their segments and the roots of their features are asked for all at once: on
 * a board that no cache can hold each is a miss, and one after the other they
 * would take a fifth of the turn. (In a function of its own, which changes
 * nothing, gcc 12 leaves that out.) */
static bool find_beside(struct tes_game *game, uint32_t cell,
                        struct edge *edges)
{
    int32_t x, y;

    for (unsigned s = 0; s < TESI_SIDES; s++) {
        struct edge *edge = &edges[s];
        edge->cell = tesI_cell_step(game, cell, s);
        if (edge->cell == TESI_NO_CELL) {
            tesI_cell_xy(game, cell, &x, &y);
            edge->cell = tesI_cell_make(game, x + tesI_dx(s), y + tesI_dy(s));
            if (edge->cell == TESI_NO_CELL) return false;
        }
        edge->tile = tesI_cell_tile(game, edge->cell);
    }
    if (tesI_tile_count(game) <= CACHED) return true;
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        if (edges[s].tile == TES_NONE) continue;
        __builtin_prefetch(tesI_tile_row(game, edges[s].tile));
    }
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        if (edges[s].tile == TES_NONE) continue;
        uint32_t node = tesI_tile_row(game, edges[s].tile)->node;
        __builtin_prefetch(tesI_node_row(game, node));
        __builtin_prefetch(tesI_node_row(game, node) + 3); /* the next line */
    }
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        if (edges[s].tile == TES_NONE) continue;
        uint32_t node = tesI_tile_row(game, edges[s].tile)->node;
        uint32_t count = tesI_tile_type(game, edges[s].tile)->nsegments;
        for (uint32_t i = 0; i < count; i++) {
            uint32_t parent = tesI_node_row(game, node + i)->parent;
            __builtin_prefetch(tesI_node_row(game, parent));
        }
    }
    return true;
}

/* Everything that may run out of memory happens here, before any change but
 * new pages and groups, which a rollback takes back. */
static bool prepare(struct tes_game *game, const struct tesI_type *type,
                    uint32_t cell, unsigned rotation, struct edge *edges)
{
    struct tesI_store *store = &game->store;
    const struct tesI_layout *layout = &game->cat->layout;
    /* per side: four closings, four joins, a frontier cell moved */
    uint32_t unions = TESI_SIDES * TESI_SEAMS, need;
    if (type->joined) unions += TESI_MAX_SEGMENTS;
    need = 48 + TESI_SIDES * 12 + unions * TESI_UNION_ENTRIES(game);
    uint32_t flags = tesI_cell_row(game, cell)->flags;
    uint32_t fresh = type->has_area || (flags & CELL_NEAR)
                         ? MAX_FRESH
                         : 2 * TESI_SIDES + type->nsegments;

    need += fresh;
    if (type->has_area && !make_around(game, cell)) return false;
    if (!find_beside(game, cell, edges)) return false;
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        struct edge *edge = &edges[s];
        if (edge->tile == TES_NONE &&
            !tesI_board_ready(game, edge->cell, tesI_opposite(s),
                              type->side[tesI_own_side(s, rotation)], s + 1,
                              &edge->group)) {
            return false;
        }
    }
    return tesI_store_room(store, COL_TILES, TILE_WORDS) &&
           tesI_store_room(store, COL_TILEVARS, layout->tile_vars) &&
           tesI_store_room(store, COL_NODES, NODE_WORDS * type->nsegments) &&
           tesI_store_room(store, COL_EXTRA, unions * layout->extra_words) &&
           tesI_store_room(store, COL_FRESH, fresh) &&
           tesI_stamps_reserve(game->cat,
                               tesI_node_count(game) + type->nsegments) &&
           tesI_store_reserve(store, need);
}

void tesI_board_nodes(struct tes_game *game, const struct tesI_type *type,
                      uint32_t tile, uint32_t first)
{
    uint32_t id = tesI_node_count(game);
    uint32_t *node = tesI_append_raw(&game->store, COL_NODES,
                                     NODE_WORDS * (type->nsegments - first));

    for (uint32_t s = first; s < type->nsegments; s++, id++) {
        node[0] = node[1] = id;
        node[2] = (tesI_count_sides(type->segments[s].sides) +
                   type->segments[s].held) *
                  NODE_OPEN;
        node[3] = 0;
        node[4] = tesI_node_place(tile, s);
        node += NODE_WORDS;
    }
}

void tesI_board_join_inside(struct tes_game *game, uint32_t tile,
                            uint32_t segment)
{
    uint32_t node = tesI_tile_node(game, tile, segment);
    uint32_t others = tesI_node_segment(game, node)->joined;

    TESI_EACH_BIT(others, s) {
        tesI_feature_join(game, node, tesI_tile_node(game, tile, s));
    }
}

/* As below, where two segments share the side on one of the tiles. */
static void join_shared(struct tes_game *game, uint32_t tile, unsigned side,
                        uint32_t beside)
{
    struct tesI_seam seams[TESI_SEAMS];
    uint32_t nodes[2];
    unsigned count = tesI_edge_nodes(game, tile, side, nodes);

    for (unsigned i = 0; i < count; i++) tesI_feature_close(game, nodes[i]);
    count = tesI_edge_nodes(game, beside, tesI_opposite(side), nodes);
    for (unsigned i = 0; i < count; i++) tesI_feature_close(game, nodes[i]);
    count = tesI_edge_seams(game, tile, side, beside, seams);
    for (unsigned i = 0; i < count; i++) {
        tesI_feature_join(game, seams[i].mine, seams[i].theirs);
    }
}

/* Joins halves of ground that meet across an edge. */
static void join_half(struct tes_game *game, uint32_t mine, uint32_t beside,
                      const struct tesI_type *type, unsigned half,
                      const struct tesI_type *type2, unsigned half2)
{
    unsigned a = type->half_seg[half], b = type2->half_seg[half2];
    if (a == TESI_NO_SEGMENT || b == TESI_NO_SEGMENT) return;
    const struct tesI_kind *kind = &game->cat->kinds[type->segments[a].kind];
    if ((kind->joins >> type2->segments[b].kind & 1) == 0) return;
    tesI_feature_join(game, mine + a, tesI_tile_node(game, beside, b));
}

/* What tesI_edge_seams would list, at once: this is done for every tile. */
static void join_side(struct tes_game *game, uint32_t tile, unsigned side,
                      struct edge *edge)
{
    uint32_t beside = edge->tile;
    const struct tesI_type *ta = tesI_tile_type(game, tile);
    const struct tesI_type *tb = tesI_tile_type(game, beside);
    unsigned own = tesI_own_side(side, tesI_tile_rotation(game, tile));
    unsigned back =
        tesI_own_side(tesI_opposite(side), tesI_tile_rotation(game, beside));
    unsigned mine = ta->side_seg[own], theirs = tb->side_seg[back];
    uint32_t first = tesI_tile_row(game, tile)->node, other = TES_NONE;

    edge->shared = ((ta->shared >> own | tb->shared >> back) & 1) != 0;
    if (edge->shared) {
        join_shared(game, tile, side, beside);
        return;
    }
    if (mine != TESI_NO_SEGMENT) tesI_feature_close(game, first + mine);
    if (theirs != TESI_NO_SEGMENT) {
        other = tesI_tile_node(game, beside, theirs);
        tesI_feature_close(game, other);
    }
    edge->theirs = other;
    if (mine != TESI_NO_SEGMENT && theirs != TESI_NO_SEGMENT &&
        game->cat->kinds[ta->segments[mine].kind].joins >>
                tb->segments[theirs].kind &
            1) {
        tesI_feature_join(game, first + mine, other);
    }
    join_half(game, first, beside, ta, TESI_LEFT(own), tb, TESI_RIGHT(back));
    join_half(game, first, beside, ta, TESI_RIGHT(own), tb, TESI_LEFT(back));
}

/* Notes the feature of a neighbour's node whose side this tile has stopped. */
static void note_stopped(struct tes_game *game, uint32_t tile, unsigned side,
                         uint32_t node)
{
    uint32_t root = tesI_feature_root(game, node), mine[2];

    if (!tesI_feature_shut(game, root) ||
        tesI_node_kind(game, root)->closes != CLOSES_SIDES) {
        return;
    }
    unsigned own = tesI_edge_nodes(game, tile, side, mine);
    for (unsigned k = 0; k < own; k++) { /* then it is noted already */
        if (tesI_feature_root(game, mine[k]) == root) return;
    }
    tesI_completed_note(game, node, 0);
}

/* The same for all nodes at the side. */
static void note_beside(struct tes_game *game, uint32_t tile, unsigned side,
                        const struct edge *edge)
{
    uint32_t nodes[2] = {edge->theirs, TES_NONE};
    unsigned count = edge->theirs != TES_NONE;

    if (edge->shared) {
        count = tesI_edge_nodes(game, edge->tile, tesI_opposite(side), nodes);
    }
    for (unsigned i = 0; i < count; i++) {
        note_stopped(game, tile, side, nodes[i]);
    }
}

/* Notes what this tile completed: its own features, neighbours' features
 * whose side it only stopped, and areas it surrounded. */
static void note_completed(struct tes_game *game, uint32_t tile,
                           const struct edge *edges)
{
    const struct tesI_type *type = tesI_tile_type(game, tile);
    const struct tesI_tile *row = tesI_tile_row(game, tile);
    uint32_t first = row->node, cell = row->cell;

    TESI_EACH_BIT(type->closing, s) {
        if (tesI_feature_shut(game, tesI_feature_root(game, first + s))) {
            tesI_completed_note(game, first + s, 0);
        }
    }
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        if (edges[s].tile != TES_NONE) note_beside(game, tile, s, &edges[s]);
    }
    uint32_t flags = tesI_cell_row(game, cell)->flags;
    if ((flags & CELL_NEAR) == 0) return;
    uint32_t near[9];
    unsigned laid = tesI_cell_around(game, cell, near);
    near[laid] = tile;
    for (unsigned i = 0; i <= laid; i++) {
        const struct tesI_type *other = tesI_tile_type(game, near[i]);
        if (!other->has_area) continue;
        const struct tesI_tile *at = tesI_tile_row(game, near[i]);
        if (tesI_cell_around(game, at->cell, NULL) != 8) continue;
        for (uint32_t s = 0; s < other->nsegments; s++) {
            if (game->cat->area_kinds >> other->segments[s].kind & 1) {
                tesI_completed_note(game, tesI_tile_node(game, near[i], s), 0);
            }
        }
    }
}

uint32_t tesI_board_lay(struct tes_game *game, uint32_t type_id, uint32_t cell,
                        unsigned rotation)
{
    struct tesI_store *store = &game->store;
    const struct tesI_type *type = &game->cat->types[type_id];
    uint32_t tile = tesI_tile_count(game);
    struct edge edges[TESI_SIDES];

    if (!prepare(game, type, cell, rotation, edges)) return TES_NONE;
    tesI_board_occupy(game, cell, tile);

    uint32_t *row = tesI_append_raw(store, COL_TILES, TILE_WORDS);
    row[0] = tesI_tile_kind(type_id, rotation, false);
    row[1] = tesI_node_count(game);
    row[2] = cell;
    tesI_appended(store, COL_TILES, TILE_WORDS);
    if (game->cat->layout.tile_vars > 0) {
        tesI_append(store, COL_TILEVARS, game->cat->layout.tile_vars);
    }
    tesI_board_nodes(game, type, tile, 0);
    for (uint32_t s = 0; type->joined && s < type->nsegments; s++) {
        tesI_board_join_inside(game, tile, s);
    }
    tesI_completed_begin(game);

    if (type->has_area) mark_around(game, cell);
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        struct edge *edge = &edges[s];
        if (edge->tile != TES_NONE) {
            join_side(game, tile, s, edge);
            continue;
        }
        tesI_board_regroup(game, edge->cell, edge->group);
    }
    note_completed(game, tile, edges);
    return tile;
}
