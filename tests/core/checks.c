/* checks.c - features and figures of a board against its model. */
#include "model.h"

#include "board/features.h"
#include "board/figures.h"
#include "turn/majority.h"

/* ---- features ------------------------------------------------------------ */

bool model_has_many(const struct model *model, uint32_t feature, uint32_t attr)
{
    uint32_t many = 0;
    for (uint32_t n = feature; n < model->nodes; n++) {
        many += model->feature[n] == feature &&
                model_segment(model, n)->attrs[attr] != 0;
    }
    return many > 1;
}

static void check_feature(const struct board *board, uint32_t feature)
{
    const struct model *model = &board->model;
    const struct tes_game *game = board->game;
    uint32_t root = tesI_feature_root(game, feature), segments = 0;
    uint32_t tiles = 0, last = TES_NONE, members[MODEL_NODES];
    const struct tesI_kind *kind = tesI_node_kind(game, feature);

    assert_int_equal(tesI_feature_open(game, root), model->open[feature]);
    assert_int_equal(tesI_feature_complete(game, root),
                     model->complete[feature]);
    for (uint32_t n = feature; n < model->nodes; n++) {
        if (model->feature[n] != feature) continue;
        assert_int_equal(tesI_feature_root(game, n), root);
        segments++;
        tiles += model->owner[n] != last;
        last = model->owner[n];
    }
    assert_int_equal(tesI_feature_tiles(game, root), tiles);
    assert_int_equal(tes_game_members(game, root, members, MODEL_NODES),
                     segments);
    for (uint32_t i = 0; i < segments; i++) {
        assert_int_equal(model->feature[members[i]], feature);
        for (uint32_t j = 0; j < i; j++) {
            assert_int_not_equal(members[i], members[j]);
        }
    }
    for (uint32_t a = 0; a < kind->nattrs; a++) {
        if (kind->attrs[a].merge == MERGE_ONE &&
            model_has_many(model, feature, a)) {
            continue;
        }
        assert_int_equal(tesI_feature_attr(game, root, a),
                         model_attr(model, feature, a));
    }
}

void board_check_features(const struct board *board)
{
    for (uint32_t n = 0; n < board->model.nodes; n++) {
        if (board->model.feature[n] == n) check_feature(board, n);
    }
}

/* ---- figures ------------------------------------------------------------- */

void board_check_figures(const struct board *board)
{
    const struct tes_game *game = board->game;
    uint32_t supply[4][4] = {{0}};

    for (uint32_t f = 0; f < tesI_figure_count(game); f++) {
        const struct tesI_figure *row = tesI_figure_row(game, f);
        if (tesI_figure_at(row) != TES_AT_SUPPLY) continue;
        uint32_t owner = tesI_figure_owner(row);
        supply[owner == TESI_NEUTRAL ? 3 : owner][tesI_figure_piece(row)]++;
    }
    for (uint32_t o = 0; o < 4; o++) {
        uint32_t owner = o == 3 ? TESI_NEUTRAL : o;
        for (uint32_t p = 0; p < 4; p++) {
            assert_int_equal(tesI_supply(game, owner, p), supply[o][p]);
            uint32_t first = tesI_supply_first(game, owner, p);
            assert_int_equal(first != TES_NONE, supply[o][p] > 0);
        }
    }
    for (uint32_t n = 0; n < tesI_node_count(game); n++) {
        int32_t strength[TES_MAX_PLAYERS], want[TES_MAX_PLAYERS] = {0};
        uint32_t figures = 0, visited = 0, winners = 0;
        int32_t best = 1;
        bool claimed = false;
        if (tesI_feature_root(game, n) != n) continue;
        for (uint32_t f = 0; f < tesI_figure_count(game); f++) {
            const struct tesI_figure *row = tesI_figure_row(game, f);
            if (tesI_figure_at(row) != TES_AT_SEGMENT ||
                tesI_feature_root(game, row->target) != n) {
                continue;
            }
            const struct tesI_piece *piece =
                &board->cat->pieces[tesI_figure_piece(row)];
            figures++;
            claimed |= piece->claims;
            if (tesI_figure_owner(row) == TESI_NEUTRAL) continue;
            want[tesI_figure_owner(row)] += piece->weight;
        }
        for (int p = 0; p < 3; p++) {
            if (want[p] > best) winners = 0;
            if (want[p] >= best) winners |= 1u << p;
            if (want[p] > best) best = want[p];
        }
        TESI_EACH_FIGURE(game, n, figure) {
            const struct tesI_figure *row = tesI_figure_row(game, figure);
            assert_int_equal(tesI_figure_at(row), TES_AT_SEGMENT);
            assert_int_equal(tesI_feature_root(game, row->target), n);
            visited++;
        }
        assert_int_equal(visited, figures);
        assert_int_equal(tesI_feature_claimed(game, n), claimed);
        assert_int_equal(tesI_majority(board->game, &n, 1, strength), winners);
        assert_memory_equal(strength, want, sizeof want);
    }
}

void board_move_one(struct board *board)
{
    struct tes_game *game = board->game;
    uint32_t figure = fake_random(&board->dice, tesI_figure_count(game));
    uint32_t nodes = tesI_node_count(game), seat;
    tes_place_kind to = (tes_place_kind)fake_random(&board->dice, 6);
    uint32_t target = 0;

    if (fake_random(&board->dice, 2) == 0) to = TES_AT_SEGMENT;
    switch (to) {
    case TES_AT_SEGMENT: target = fake_random(&board->dice, nodes); break;
    case TES_AT_TILE:
        target = fake_random(&board->dice, tesI_tile_count(game));
        break;
    case TES_AT_EDGE: target = fake_random(&board->dice, 256); break;
    case TES_AT_ZONE:
        seat = fake_random(&board->dice, 4);
        target = (seat == 0 ? 0u : 1u) | seat << 8;
        break;
    case TES_AT_SUPPLY:
    case TES_AT_OUT: break;
    }
    assert_true(tesI_figure_move(game, figure, to, target));
    const struct tesI_figure *row = tesI_figure_row(game, figure);
    assert_int_equal(tesI_figure_at(row), to);
    assert_int_equal(row->target, target);
}
