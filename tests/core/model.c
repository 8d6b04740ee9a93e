/* model.c - the board computed again; random boards. */
#include "model.h"

#include <stdlib.h>

#include "board/frontier.h"
#include "board/lay.h"

static const int32_t step_x[4] = {0, 1, 0, -1}, step_y[4] = {-1, 0, 1, 0};

uint32_t model_at(const struct model *model, int32_t x, int32_t y)
{
    for (uint32_t t = 0; t < model->tiles; t++) {
        if (model->tile[t].x == x && model->tile[t].y == y) return t;
    }
    return TES_NONE;
}

static const struct tesI_type *type_of(const struct model *model, uint32_t t)
{
    return &model->cat->types[model->tile[t].type];
}

const struct tesI_segdef *model_segment(const struct model *model,
                                        uint32_t node)
{
    uint32_t t = model->owner[node];
    return &type_of(model, t)->segments[node - model->first[t]];
}

/* Node that has the board side or half of a tile; TES_NONE: none. */
static uint32_t node_at_side(const struct model *model, uint32_t t,
                             unsigned side)
{
    const struct tesI_type *type = type_of(model, t);
    unsigned own = (side + 4 - model->tile[t].rotation) % 4;
    for (uint32_t s = 0; s < type->nsegments; s++) {
        if (type->segments[s].sides >> own & 1) return model->first[t] + s;
    }
    return TES_NONE;
}

static uint32_t node_at_half(const struct model *model, uint32_t t,
                             unsigned half)
{
    const struct tesI_type *type = type_of(model, t);
    unsigned own = (half + 8 - 2 * model->tile[t].rotation) % 8;
    for (uint32_t s = 0; s < type->nsegments; s++) {
        if (type->segments[s].halves >> own & 1) return model->first[t] + s;
    }
    return TES_NONE;
}

static void join(struct model *model, uint32_t a, uint32_t b)
{
    if (a == TES_NONE || b == TES_NONE) return;
    const struct tesI_kind *kind =
        &model->cat->kinds[model_segment(model, a)->kind];
    if ((kind->joins >> model_segment(model, b)->kind & 1) == 0) return;
    uint32_t from = model->feature[a], to = model->feature[b];
    if (from < to) {
        uint32_t swap = from;
        from = to;
        to = swap;
    }
    for (uint32_t n = 0; n < model->nodes; n++) {
        if (model->feature[n] == from) model->feature[n] = to;
    }
}

static bool surrounded(const struct model *model, uint32_t t)
{
    for (int32_t dy = -1; dy <= 1; dy++) {
        for (int32_t dx = -1; dx <= 1; dx++) {
            if (model_at(model, model->tile[t].x + dx, model->tile[t].y + dy) ==
                TES_NONE) {
                return false;
            }
        }
    }
    return true;
}

void model_derive(struct model *model)
{
    model->nodes = 0;
    for (uint32_t t = 0; t < model->tiles; t++) {
        model->first[t] = model->nodes;
        for (uint32_t s = 0; s < type_of(model, t)->nsegments; s++) {
            assert_true(model->nodes < MODEL_NODES);
            model->owner[model->nodes] = t;
            model->open[model->nodes] = 0;
            model->feature[model->nodes] = model->nodes;
            model->nodes++;
        }
    }
    for (uint32_t t = 0; t < model->tiles; t++) {
        for (unsigned s = 0; s < 4; s++) {
            uint32_t beside = model_at(model, model->tile[t].x + step_x[s],
                                       model->tile[t].y + step_y[s]);
            if (beside == TES_NONE) continue;
            unsigned back = (s + 2) % 4;
            join(model, node_at_side(model, t, s),
                 node_at_side(model, beside, back));
            /* my left meets their right */
            join(model, node_at_half(model, t, 2 * s),
                 node_at_half(model, beside, 2 * back + 1));
            join(model, node_at_half(model, t, 2 * s + 1),
                 node_at_half(model, beside, 2 * back));
        }
    }
    for (uint32_t i = 0; i < model->links; i++) {
        join(model, model->link[i].a, model->link[i].b);
    }
    for (uint32_t t = 0; t < model->tiles; t++) {
        for (unsigned s = 0; s < 4; s++) {
            uint32_t nodes[3] = {node_at_side(model, t, s),
                                 node_at_half(model, t, 2 * s),
                                 node_at_half(model, t, 2 * s + 1)};
            if (model_at(model, model->tile[t].x + step_x[s],
                         model->tile[t].y + step_y[s]) != TES_NONE) {
                continue;
            }
            if (nodes[2] == nodes[1]) nodes[2] = TES_NONE; /* one side */
            for (unsigned i = 0; i < 3; i++) {
                if (nodes[i] == TES_NONE) continue;
                model->open[model->feature[nodes[i]]]++;
            }
        }
    }
    for (uint32_t n = 0; n < model->nodes; n++) {
        uint8_t kind = model_segment(model, n)->kind;
        switch ((tesI_closing)model->cat->kinds[kind].closes) {
        case CLOSES_NEVER: model->complete[n] = false; break;
        case CLOSES_SIDES:
            model->complete[n] = model->open[model->feature[n]] == 0;
            break;
        case CLOSES_AROUND:
            model->complete[n] = surrounded(model, model->owner[n]);
            break;
        }
    }
}

bool model_fits(const struct model *model, uint32_t type, int32_t x, int32_t y,
                unsigned rotation)
{
    bool any = false;
    if (model_at(model, x, y) != TES_NONE) return false;
    for (unsigned s = 0; s < 4; s++) {
        uint32_t beside = model_at(model, x + step_x[s], y + step_y[s]);
        if (beside == TES_NONE) continue;
        any = true;
        unsigned mine = model->cat->types[type].side[(s + 4 - rotation) % 4];
        unsigned theirs =
            type_of(model, beside)
                ->side[(s + 6 - model->tile[beside].rotation) % 4];
        if ((model->cat->sides[mine].touches >> theirs & 1) == 0) {
            return false;
        }
    }
    return any;
}

static int32_t merge(tesI_merge merge, int32_t a, int32_t b)
{
    switch (merge) {
    case MERGE_SUM: return a + b;
    case MERGE_ANY: return a != 0 || b != 0;
    case MERGE_ALL: return a & b;
    case MERGE_MAX: return a > b ? a : b;
    case MERGE_SET: return a | b;
    case MERGE_ONE: return a == 0 || b == 0 ? a | b : a < b ? a : b;
    }
    return 0;
}

int32_t model_attr(const struct model *model, uint32_t feature, uint32_t attr)
{
    const struct tesI_kind *kind =
        &model->cat->kinds[model_segment(model, feature)->kind];
    int32_t value = model_segment(model, feature)->attrs[attr];
    for (uint32_t n = feature + 1; n < model->nodes; n++) {
        if (model->feature[n] != feature) continue;
        value = merge((tesI_merge)kind->attrs[attr].merge, value,
                      model_segment(model, n)->attrs[attr]);
    }
    return value;
}

/* ---- a board and its model ----------------------------------------------- */

struct board *board_new(uint64_t seed)
{
    struct board *board = calloc(1, sizeof *board);
    assert_non_null(board);
    board->cat = fake_catalogue(seed, 3);
    board->game = fake_board(board->cat, seed);
    board->model.cat = board->cat;
    board->model.tiles = 1;
    board->dice = seed * 1000;
    return board;
}

void board_free(struct board *board)
{
    tes_game_free(board->game);
    tesI_catalogue_free(board->cat);
    free(board);
}

void board_remember(struct board *board)
{
    assert_true(board->pasts < BOARD_PASTS);
    board->past[board->pasts++] = (struct past){
        tesI_store_mark(&board->game->store), board->game->store.hash,
        tesI_store_digest(&board->game->store), board->model.tiles};
}

void board_go_back(struct board *board, uint32_t pasts)
{
    const struct past *past = &board->past[pasts];
    tesI_store_rollback(&board->game->store, past->mark);
    assert_true(board->game->store.hash == past->hash);
    assert_true(tesI_store_digest(&board->game->store) == past->digest);
    board->model.tiles = past->tiles;
    board->pasts = pasts;
}

static void lay(struct board *board, uint32_t type, int32_t x, int32_t y,
                unsigned rotation)
{
    struct model *model = &board->model;
    uint32_t cell = tesI_cell_make(board->game, x, y);
    assert_int_not_equal(cell, TESI_NO_CELL);
    assert_int_equal(tesI_board_lay(board->game, type, cell, rotation),
                     model->tiles);
    assert_true(model->tiles < MODEL_TILES);
    model->tile[model->tiles++] = (struct model_tile){type, x, y, rotation};
}

void board_lay_one(struct board *board)
{
    uint32_t type = fake_random(&board->dice, FAKE_TYPES), cell;
    unsigned rotation;
    int32_t x, y;
    uint32_t count = tesI_board_count(board->game, type);

    if (count == 0) return;
    assert_true(tesI_board_pick(
        board->game, type, fake_random(&board->dice, count), &cell, &rotation));
    tesI_cell_xy(board->game, cell, &x, &y);
    if (fake_random(&board->dice, 20) == 0) {
        rotation = fake_random(&board->dice, 4); /* matching or not */
    }
    lay(board, type, x, y, rotation);
}

/* The segment that lies in rotation b where one lies in rotation a. */
static uint8_t counterpart(const struct tesI_type *type, uint8_t segment,
                           unsigned a, unsigned b)
{
    const struct tesI_segdef *one = &type->segments[segment];
    if (one->sides == 0 && one->halves == 0) return segment;
    for (uint8_t i = 0; i < type->nsegments; i++) {
        const struct tesI_segdef *other = &type->segments[i];
        if (tesI_turn_sides(other->sides, b) ==
                tesI_turn_sides(one->sides, a) &&
            tesI_turn_halves(other->halves, b) ==
                tesI_turn_halves(one->halves, a)) {
            return i;
        }
    }
    return TESI_NO_SEGMENT;
}

static bool looks_alike(const struct tesI_type *type, unsigned a, unsigned b)
{
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        if (type->side[(s - a) & 3] != type->side[(s - b) & 3]) return false;
    }
    for (uint8_t i = 0; i < type->nsegments; i++) {
        uint8_t j = counterpart(type, i, a, b);
        if (j == TESI_NO_SEGMENT) return false;
        const struct tesI_segdef *one = &type->segments[i];
        const struct tesI_segdef *other = &type->segments[j];
        if (one->kind != other->kind || one->ends != other->ends) return false;
        for (int n = 0; n < TESI_MAX_ATTRS; n++) {
            if (one->attrs[n] != other->attrs[n]) return false;
        }
        for (uint8_t k = 0; k < type->nsegments; k++) {
            uint8_t l = counterpart(type, k, a, b);
            if (l == TESI_NO_SEGMENT) return false;
            if ((one->touches >> k & 1) != (other->touches >> l & 1) ||
                (one->joined >> k & 1) != (other->joined >> l & 1)) {
                return false;
            }
        }
    }
    return type->heading == NULL;
}

bool model_repeats(const struct tesI_type *type, unsigned rotation)
{
    for (unsigned r = 0; r < rotation; r++) {
        if (looks_alike(type, r, rotation)) return true;
    }
    return false;
}
