/* edges.c - shut edges, lines of sight, what lies across an edge. */
#include "board/edges.h"

#include "board/completed.h"
#include "board/features.h"
#include "board/frontier.h"

bool tesI_edge_bare(const struct tes_game *game, uint32_t edge)
{
    uint32_t cell = tesI_edge_cell(edge);
    uint32_t beyond;

    if (tesI_cell_tile(game, cell) == TES_NONE) return false;
    beyond = tesI_cell_step(game, cell, tesI_edge_side(edge));
    return tesI_cell_tile(game, beyond) == TES_NONE;
}

bool tesI_edge_is_shut(const struct tes_game *game, uint32_t edge)
{
    uint32_t flags = tesI_cell_row(game, tesI_edge_cell(edge))->flags;
    return flags & tesI_cell_shuts(tesI_edge_side(edge));
}

/* ---- what meets at an edge ---------------------------------------------- */

unsigned tesI_edge_nodes(const struct tes_game *game, uint32_t tile,
                         unsigned side, uint32_t *nodes)
{
    const struct tesI_type *type = tesI_tile_type(game, tile);
    unsigned own = tesI_own_side(side, tesI_tile_rotation(game, tile));

    if (type->side_seg[own] != TESI_NO_SEGMENT) {
        nodes[0] = tesI_tile_node(game, tile, type->side_seg[own]);
        return 1;
    }
    if ((type->shared >> own & 1) == 0) return 0;
    nodes[0] = tesI_tile_node(game, tile, type->half_seg[TESI_LEFT(own)]);
    nodes[1] = tesI_tile_node(game, tile, type->half_seg[TESI_RIGHT(own)]);
    return 2;
}

/* Adds the seam of two segments, unless they do not join. */
static unsigned seam(const struct tesI_catalogue *cat,
                     const struct tesI_type *type, unsigned mine,
                     const struct tesI_type *other, unsigned theirs,
                     struct tesI_seam *out)
{
    if (mine == TESI_NO_SEGMENT || theirs == TESI_NO_SEGMENT) return 0;
    const struct tesI_kind *kind = &cat->kinds[type->segments[mine].kind];
    *out = (struct tesI_seam){mine, theirs};
    return kind->joins >> other->segments[theirs].kind & 1;
}

/* Segment at a half of a tile: what has the half, or else the whole side. */
static unsigned half_of(const struct tesI_type *type, unsigned half)
{
    unsigned segment = type->half_seg[half];
    return segment != TESI_NO_SEGMENT ? segment : type->side_seg[half / 2];
}

unsigned tesI_type_seams(const struct tesI_catalogue *cat,
                         const struct tesI_type *type, unsigned own,
                         const struct tesI_type *other, unsigned theirs,
                         struct tesI_seam *seams)
{
    /* my left meets their right */
    const unsigned mine[] = {TESI_LEFT(own), TESI_RIGHT(own)};
    const unsigned met[] = {TESI_RIGHT(theirs), TESI_LEFT(theirs)};
    bool shared = (type->shared >> own | other->shared >> theirs) & 1;
    unsigned count = 0;

    if (!shared) {
        count = seam(cat, type, type->side_seg[own], other,
                     other->side_seg[theirs], seams);
    }
    for (int i = 0; i < 2; i++) {
        unsigned a = shared ? half_of(type, mine[i]) : type->half_seg[mine[i]];
        unsigned b = shared ? half_of(other, met[i]) : other->half_seg[met[i]];
        count += seam(cat, type, a, other, b, seams + count);
    }
    return count;
}

unsigned tesI_edge_seams(const struct tes_game *game, uint32_t tile,
                         unsigned side, uint32_t beside,
                         struct tesI_seam *seams)
{
    unsigned back =
        tesI_own_side(tesI_opposite(side), tesI_tile_rotation(game, beside));
    unsigned count =
        tesI_type_seams(game->cat, tesI_tile_type(game, tile),
                        tesI_own_side(side, tesI_tile_rotation(game, tile)),
                        tesI_tile_type(game, beside), back, seams);

    for (unsigned i = 0; i < TESI_SEAMS && i < count; i++) {
        seams[i].mine = tesI_tile_node(game, tile, seams[i].mine);
        seams[i].theirs = tesI_tile_node(game, beside, seams[i].theirs);
    }
    return count;
}

unsigned tesI_node_across(const struct tes_game *game, uint32_t node,
                          unsigned sides, uint32_t *others)
{
    uint32_t tile = tesI_node_tile(game, node);
    uint32_t cell = tesI_tile_row(game, tile)->cell;
    struct tesI_seam seams[TESI_SEAMS];
    unsigned found = 0;

    TESI_EACH_BIT(sides, s) {
        uint32_t beside = tesI_cell_tile(game, tesI_cell_step(game, cell, s));
        if (beside == TES_NONE) continue;
        unsigned count = tesI_edge_seams(game, tile, s, beside, seams);
        for (unsigned i = 0; i < TESI_SEAMS && i < count; i++) {
            if (seams[i].mine == node) others[found++] = seams[i].theirs;
        }
    }
    return found;
}

/* ---- shutting ------------------------------------------------------------ */

/* Closes the side of the segment at an edge; notes features that this
 * completes. */
static void close_side(struct tes_game *game, uint32_t tile, unsigned side)
{
    uint32_t nodes[2];
    unsigned count = tesI_edge_nodes(game, tile, side, nodes);

    tesI_completed_begin(game);
    for (unsigned i = 0; i < count; i++) tesI_feature_close(game, nodes[i]);
    for (unsigned i = 0; i < count; i++) tesI_completed_change(game, nodes[i]);
}

bool tesI_edge_shut(struct tes_game *game, uint32_t edge)
{
    struct tesI_store *store = &game->store;
    uint32_t cell = tesI_edge_cell(edge);
    unsigned side = tesI_edge_side(edge);

    if (!tesI_store_room(store, COL_EDGES, 1) ||
        !tesI_store_room(store, COL_FRESH, 2) ||
        !tesI_store_reserve(store, 16)) {
        return false;
    }
    *(uint32_t *)tesI_append(store, COL_EDGES, 1) = edge;
    tesI_appended(store, COL_EDGES, 1);
    tesI_board_mark(game, cell, tesI_cell_shuts(side));
    tesI_board_block(game, tesI_cell_step(game, cell, side));
    close_side(game, tesI_cell_tile(game, cell), side);
    return true;
}

uint32_t tesI_edge_opposite(const struct tes_game *game, uint32_t edge)
{
    unsigned ahead = tesI_opposite(tesI_edge_side(edge));
    uint32_t cell = tesI_edge_cell(edge);

    for (;;) {
        uint32_t next = tesI_cell_step(game, cell, ahead);
        if (tesI_cell_tile(game, next) == TES_NONE) break;
        cell = next;
    }
    return tesI_edge(cell, ahead);
}

/* The last cell towards the side on the page of (x, y), which does not exist.
 */
static void leave_page(int32_t *x, int32_t *y, unsigned side)
{
    const int32_t within = PAGE_SIDE - 1;

    switch (side) {
    case 0: *y &= ~within; break;
    case 1: *x |= within; break;
    case 2: *y |= within; break;
    default: *x &= ~within; break;
    }
}

/* Steps over empty cells, and over missing pages at once: a few thousand steps
 * on any board. */
uint32_t tesI_edge_seen(const struct tes_game *game, int32_t x, int32_t y,
                        unsigned side)
{
    uint32_t cell = tesI_cell_at(game, x, y);

    for (;;) {
        if (cell == TESI_NO_CELL) leave_page(&x, &y, side);
        x += tesI_dx(side);
        y += tesI_dy(side);
        if (cell != TESI_NO_CELL) cell = tesI_cell_step(game, cell, side);
        if (cell == TESI_NO_CELL) {
            if (tesI_cell_beyond(game, x, y, side)) return TES_NONE;
            cell = tesI_cell_at(game, x, y);
        }
        if (tesI_cell_tile(game, cell) != TES_NONE) {
            return tesI_edge(cell, tesI_opposite(side));
        }
    }
}

/* ---- across an edge ----------------------------------------------------- */

/* The segment of `kind` that a tile shows at a board side, or TES_NONE. */
static uint32_t shown(const struct tes_game *game, uint32_t tile, unsigned side,
                      uint32_t kind)
{
    const struct tesI_type *type = tesI_tile_type(game, tile);
    unsigned own = tesI_own_side(side, tesI_tile_rotation(game, tile));
    const uint8_t at[3] = {type->side_seg[own], type->half_seg[TESI_LEFT(own)],
                           type->half_seg[TESI_RIGHT(own)]};

    for (unsigned i = 0; i < 3; i++) {
        if (at[i] == TESI_NO_SEGMENT) continue;
        if (type->segments[at[i]].kind != kind) continue;
        return tesI_tile_node(game, tile, at[i]);
    }
    return TES_NONE;
}

void tesI_feature_facing(const struct tes_game *game, uint32_t root,
                         uint32_t kind, bool (*visit)(void *ctx, uint32_t root),
                         void *ctx)
{
    uint32_t stamp = tesI_stamps_next(game->cat);
    uint32_t *stamps = game->cat->stamps;

    stamps[root] = stamp;
    TESI_EACH_NODE(game, root, node) {
        uint32_t cell = tesI_node_cell(game, node);
        TESI_EACH_BIT(tesI_node_reach(game, node), s) {
            uint32_t tile = tesI_cell_tile(game, tesI_cell_step(game, cell, s));
            if (tile == TES_NONE) continue;
            uint32_t other = shown(game, tile, tesI_opposite(s), kind);
            if (other == TES_NONE) continue;
            other = tesI_feature_root(game, other);
            if (stamps[other] == stamp) continue;
            stamps[other] = stamp;
            if (!visit(ctx, other)) return;
        }
    }
}

/* ---- public ------------------------------------------------------------- */

uint32_t tes_game_edges(const tes_game *game) { return tesI_edge_count(game); }

bool tes_game_edge(const tes_game *game, uint32_t index, tes_edge *out)
{
    if (index >= tesI_edge_count(game)) return false;
    uint32_t edge = tesI_edge_at(game, index);
    tesI_cell_xy(game, tesI_edge_cell(edge), &out->x, &out->y);
    out->side = (int)tesI_edge_side(edge);
    return true;
}
