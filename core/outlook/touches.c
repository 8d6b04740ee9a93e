/* touches.c - what a placement would join, without laying the tile. */
#include "board/cells.h"
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

/* The segment at a half of a side: that of the half, or else of the side. */
static unsigned half_of(const struct tesI_type *type, unsigned half)
{
    unsigned segment = type->half_seg[half];
    return segment != TESI_NO_SEGMENT ? segment : type->side_seg[half / 2];
}

/* Two segments lie against each other. */
static void meet(struct touches *t, unsigned mine, uint32_t beside,
                 unsigned theirs, bool side)
{
    if (mine == TESI_NO_SEGMENT || theirs == TESI_NO_SEGMENT) return;
    const struct tesI_type *other = tesI_tile_type(t->game, beside);
    const struct tesI_kind *kind =
        &t->game->cat->kinds[t->type->segments[mine].kind];
    if ((kind->joins >> other->segments[theirs].kind & 1) == 0) return;
    t->joined[mine] += side;
    add(t, tesI_tile_node(t->game, beside, theirs), mine);
}

static void meet_tile(struct touches *t, unsigned own, unsigned side,
                      uint32_t beside)
{
    const struct tesI_type *other = tesI_tile_type(t->game, beside);
    unsigned back =
        tesI_own_side(tesI_opposite(side), tesI_tile_rotation(t->game, beside));
    unsigned mine = t->type->side_seg[own], theirs = other->side_seg[back];

    if (mine != TESI_NO_SEGMENT && theirs != TESI_NO_SEGMENT) {
        meet(t, mine, beside, theirs, true);
    }
    /* my left meets their right */
    meet(t, half_of(t->type, TESI_LEFT(own)), beside,
         half_of(other, TESI_RIGHT(back)), false);
    meet(t, half_of(t->type, TESI_RIGHT(own)), beside,
         half_of(other, TESI_LEFT(back)), false);
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
    uint32_t own[TESI_MAX_SEGMENTS] = {0};
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
