/* arrays.c - a position as numbers, for programs that search or learn: what all
 * features are worth, and the board as a seat sees it. */
#include <string.h>

#include "board/cells.h"
#include "board/features.h"
#include "board/figures.h"
#include "turn/flow.h"
#include "turn/majority.h"
#include "turn/options.h"
#include "turn/piles.h"
#include "turn/scores.h"

static void find_worth(struct tes_game *game, uint32_t root, tes_worth *out)
{
    struct tesI_tally tally;
    const struct tesI_kind *kind = tesI_node_kind(game, root);
    uint32_t holders = tesI_majority(game, &root, 1, out->strength);

    out->holders = holders == TESI_NO_SEATS ? 0 : holders;
    out->known = holders != TESI_NO_SEATS;
    for (int p = 0; p < game->cat->players && out->known; p++) {
        if (p > 0 && kind->hooks == 0) {
            out->points[p] = out->points[0];
            continue;
        }
        out->known = tesI_score_value(game, root, p, NULL, &tally);
        if (out->known) out->points[p] = tesI_tally_sum(&tally);
    }
}

uint32_t tes_game_worths(tes_game *game, tes_worth *rows, uint32_t max)
{
    uint32_t count = 0, nodes = tesI_node_count(game), hidden = game->hidden;

    tesI_game_budget(game, true);
    for (uint32_t node = 0; node < nodes; node++) {
        if (tesI_node_row(game, node)->parent != node) continue;
        if (count < max) {
            tes_worth *row = &rows[count];
            *row = (tes_worth){
                .node = node,
                .kind = tesI_text(game->cat, tesI_node_kind(game, node)->name),
                .tiles = tesI_feature_tiles(game, node),
                .open = tesI_feature_open(game, node),
                .complete = tesI_feature_complete(game, node)};
            find_worth(game, node, row);
        }
        count++;
    }
    tesI_game_budget(game, false);
    game->hidden = hidden;
    return count;
}

/* ---- a position as numbers ----------------------------------------------- */

bool tes_array_shape_of(const tes_ruleset *rules, uint32_t window,
                        tes_array_shape *shape)
{
    if (window == 0 || window > 255 || window % 2 == 0) return false;
    *shape = (tes_array_shape){.seats = (uint32_t)tes_ruleset_players(rules),
                               .pieces = tes_ruleset_pieces(rules),
                               .window = window,
                               .channels = TES_ARRAY_CHANNELS};
    for (uint32_t t = 0; t < tes_ruleset_types(rules); t++) {
        shape->types += tes_type_plain(rules, t) == t;
    }
    shape->seat_first = TES_ARRAY_SCALARS;
    shape->type_first = shape->seat_first + shape->seats * (1 + shape->pieces);
    shape->board_first = shape->type_first + shape->types;
    shape->size = shape->board_first + shape->channels * window * window;
    return true;
}

/* Who holds a feature: 0 nobody, 1 the seat alone, 2 others, 3 the seat
 * together with others. */
static int32_t holder_code(struct tes_game *game, uint32_t root, uint32_t seat)
{
    uint32_t mask = tesI_majority(game, &root, 1, NULL);
    if (mask == TESI_NO_SEATS || mask == 0) return 0;
    if ((mask >> seat & 1) == 0) return 2;
    return mask == 1u << seat ? 1 : 3;
}

static void fill_tile(struct tes_game *game, uint32_t tile, uint32_t seat,
                      int32_t *at, uint32_t plane)
{
    const struct tesI_type *type = tesI_tile_type(game, tile);
    unsigned rotation = tesI_tile_rotation(game, tile);

    at[0] = 1 + (int32_t)type->plain;
    at[plane] = (int32_t)rotation;
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        unsigned own = tesI_own_side(s, rotation);
        uint8_t segment = type->side_seg[own];
        if (segment == TESI_NO_SEGMENT) segment = type->half_seg[own * 2];
        at[plane * (2 + s)] = type->side[own];
        if (segment == TESI_NO_SEGMENT) continue;
        uint32_t root =
            tesI_feature_root(game, tesI_tile_node(game, tile, segment));
        at[plane * (6 + s)] = holder_code(game, root, seat);
        at[plane * (10 + s)] = (int32_t)tesI_feature_open(game, root);
    }
    for (uint32_t f = 0; f < tesI_figure_count(game); f++) {
        const struct tesI_figure *figure = tesI_figure_row(game, f);
        if (tesI_figure_tile(game, f) != tile) continue;
        uint32_t owner = tesI_figure_owner(figure);
        at[plane * 14] = 1 + (int32_t)tesI_figure_piece(figure);
        at[plane * 15] = owner == TESI_NEUTRAL ? 0 : owner == seat ? 1 : 2;
    }
}

static void fill_board(struct tes_game *game, uint32_t seat,
                       const tes_array_shape *shape, int32_t *out)
{
    int32_t west = 0, east = 0, north = 0, south = 0;
    int32_t half = (int32_t)shape->window / 2;
    uint32_t plane = shape->window * shape->window;
    tes_tile tile;

    for (uint32_t t = 0; tes_game_tile(game, t, &tile); t++) {
        if (t == 0 || tile.x < west) west = tile.x;
        if (t == 0 || tile.x > east) east = tile.x;
        if (t == 0 || tile.y < north) north = tile.y;
        if (t == 0 || tile.y > south) south = tile.y;
    }
    int32_t x0 = (west + east) / 2 - half, y0 = (north + south) / 2 - half;
    for (uint32_t t = 0; tes_game_tile(game, t, &tile); t++) {
        int32_t x = tile.x - x0, y = tile.y - y0;
        if (x < 0 || y < 0 || x > 2 * half || y > 2 * half) continue;
        fill_tile(game, t, seat,
                  out + (uint32_t)y * shape->window + (uint32_t)x, plane);
    }
}

size_t tes_game_array(tes_game *game, int seat, uint32_t window, int32_t *out,
                      size_t size)
{
    tes_array_shape shape;
    tes_decision asked;

    if (!tes_array_shape_of(game->ruleset, window, &shape) || seat < 0 ||
        seat >= game->cat->players) {
        return 0;
    }
    if (size < shape.size) return shape.size;
    memset(out, 0, shape.size * sizeof *out);
    bool pending = tes_game_decision(game, &asked);
    out[0] = (int32_t)tes_game_turn(game);
    out[1] = (int32_t)tes_game_tiles_left(game);
    out[2] =
        pending && asked.player >= 0
            ? (asked.player - seat + game->cat->players) % game->cat->players
            : -1;
    out[3] = pending ? (int32_t)asked.count : 0;
    for (uint32_t s = 0; s < shape.seats; s++) {
        int who = (seat + (int)s) % game->cat->players;
        int32_t *row = out + shape.seat_first + s * (1 + shape.pieces);
        row[0] = tes_game_score(game, who);
        for (uint32_t p = 0; p < shape.pieces; p++) {
            row[1 + p] = (int32_t)tes_game_supply(game, who, p);
        }
    }
    for (uint32_t t = 0; t < shape.types; t++) {
        for (uint32_t p = 0; p < game->cat->npiles; p++) {
            out[shape.type_first + t] += (int32_t)tesI_pile_count(game, p, t);
        }
    }
    uint32_t hidden = game->hidden;
    tesI_game_budget(game, true);
    fill_board(game, (uint32_t)seat, &shape, out + shape.board_first);
    tesI_game_budget(game, false);
    game->hidden = hidden;
    return shape.size;
}
