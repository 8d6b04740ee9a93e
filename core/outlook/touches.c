/* touches.c - what a placement would join, without laying the tile. */
#include "board/cells.h"
#include "board/edges.h"
#include "board/features.h"
#include "turn/options.h"

/* One call of tes_game_touches. */
struct touches {
    const struct tes_game *game;
    const struct tesI_type *type;
    tes_touch *list;
    uint32_t count, room;
    uint32_t joined[TESI_MAX_SEGMENTS]; /* sides joined, by segment */
};

static void add(struct touches *t, uint32_t node, uint32_t segment)
{
    uint32_t root = tesI_feature_root(t->game, node);
    for (uint32_t i = 0; i < t->count; i++) {
        if (t->list[i].node == root && t->list[i].segment == segment) return;
    }
    if (t->count == t->room) return;
    t->list[t->count++] = (tes_touch){.node = root, .segment = segment};
}

/* Adds what the tile would join of the one at its side. */
static void meet_tile(struct touches *t, unsigned own, unsigned side,
                      uint32_t beside)
{
    struct tesI_seam seams[TESI_SEAMS];
    const struct tesI_type *type = t->type;
    const struct tesI_type *other = tesI_tile_type(t->game, beside);
    unsigned back =
        tesI_own_side(tesI_opposite(side), tesI_tile_rotation(t->game, beside));
    unsigned count =
        tesI_type_seams(t->game->cat, type, own, other, back, seams);

    for (unsigned i = 0; i < TESI_SEAMS && i < count; i++) {
        uint32_t mine = seams[i].mine, theirs = seams[i].theirs;
        bool whole =
            mine == type->side_seg[own] && theirs == other->side_seg[back];
        t->joined[mine] += whole;
        add(t, tesI_tile_node(t->game, beside, theirs), mine);
    }
}

/* Open sides of the feature that a segment would be part of. `own`: open sides
 * of the segment itself. */
static uint32_t open_after(const struct touches *t, uint32_t segment,
                           uint32_t own)
{
    uint8_t kind = t->type->segments[segment].kind;
    uint32_t open = own;
    if (t->game->cat->kinds[kind].closes != CLOSES_SIDES) return 0;
    for (uint32_t i = 0; i < t->count; i++) {
        if (t->list[i].segment != segment) continue;
        open += tesI_feature_open(t->game, t->list[i].node);
    }
    return open > t->joined[segment] ? open - t->joined[segment] : 0;
}

/* Adds features that wait for this cell, because it lies around their tile. */
static void add_waiting(struct touches *t, uint32_t cell)
{
    uint32_t tiles[9];
    if ((tesI_cell_row(t->game, cell)->flags & CELL_NEAR) == 0) return;
    tesI_cell_around(t->game, cell, tiles);
    for (uint32_t i = 0; tiles[i] != TES_NONE; i++) {
        const struct tesI_type *type = tesI_tile_type(t->game, tiles[i]);
        for (uint32_t s = 0; type->has_area && s < type->nsegments; s++) {
            uint8_t kind = type->segments[s].kind;
            if (t->game->cat->kinds[kind].closes != CLOSES_AROUND) continue;
            uint32_t before = t->count;
            add(t, tesI_tile_node(t->game, tiles[i], s), TES_NONE);
            if (t->count == before) continue;
            uint32_t there = tesI_tile_row(t->game, tiles[i])->cell;
            t->list[before].open = 7 - tesI_cell_around(t->game, there, NULL);
        }
    }
}

uint32_t tes_game_touches(const tes_game *game, uint32_t index, tes_touch *list,
                          uint32_t room)
{
    tes_option option;
    if (!tes_game_option(game, index, &option) ||
        option.kind != TES_OPT_PLACE) {
        return 0;
    }
    uint32_t cell = tesI_cell_at(game, option.x, option.y);
    if (cell == TESI_NO_CELL) return 0;
    uint32_t laid = option.laid != TES_NONE ? option.laid : option.type;
    struct touches t = {.game = game,
                        .type = &game->cat->types[laid],
                        .list = list,
                        .room = room};
    uint32_t own[TESI_MAX_SEGMENTS];
    for (uint32_t s = 0; s < t.type->nsegments; s++) {
        own[s] = t.type->segments[s].held;
    }
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        unsigned side = tesI_own_side(s, (unsigned)option.rotation);
        uint32_t beside = tesI_cell_tile(game, tesI_cell_step(game, cell, s));
        unsigned segment = t.type->side_seg[side];
        if (beside != TES_NONE) {
            meet_tile(&t, side, s, beside);
        } else if (segment != TESI_NO_SEGMENT) {
            own[segment]++;
        }
    }
    for (uint32_t i = 0; i < t.count; i++) {
        uint32_t segment = list[i].segment;
        list[i].open = open_after(&t, segment, own[segment]);
    }
    add_waiting(&t, cell);
    return t.count;
}
