/* test_board.c - cells, frontier and features on random boards, against the
 * model. */
#include "model.h"

#include <stdlib.h>
#include <string.h>

#include "port/alloc.h"
#include "board/frontier.h"
#include "board/lay.h"
#include "board/completed.h"
#include "board/features.h"

#define SEEDS 40
#define TILES 60

/* ---- checks -------------------------------------------------------------- */

static bool count_cell(void *ctx, uint32_t cell)
{
    (void)cell;
    ++*(uint32_t *)ctx;
    return true;
}

static void check_frontier(const struct board *board)
{
    const struct model *model = &board->model;
    const struct tes_game *game = board->game;
    int32_t low_x = 0, high_x = 0, low_y = 0, high_y = 0;
    uint32_t cells = 0, visited = 0;

    for (uint32_t t = 0; t < model->tiles; t++) {
        const struct model_tile *tile = &model->tile[t];
        if (tile->x < low_x) low_x = tile->x;
        if (tile->x > high_x) high_x = tile->x;
        if (tile->y < low_y) low_y = tile->y;
        if (tile->y > high_y) high_y = tile->y;
    }
    for (int32_t y = low_y - 1; y <= high_y + 1; y++) {
        for (int32_t x = low_x - 1; x <= high_x + 1; x++) {
            uint32_t cell = tesI_cell_at(game, x, y);
            assert_int_equal(tesI_cell_tile(game, cell), model_at(model, x, y));
            bool beside = model_at(model, x + 1, y) != TES_NONE ||
                          model_at(model, x - 1, y) != TES_NONE ||
                          model_at(model, x, y + 1) != TES_NONE ||
                          model_at(model, x, y - 1) != TES_NONE;
            cells += beside && model_at(model, x, y) == TES_NONE;
        }
    }
    fake_frontier(game, count_cell, &visited);
    assert_int_equal(visited, cells);

    for (uint32_t type = 0; type < FAKE_TYPES; type++) {
        uint32_t fits = 0, cell;
        unsigned rotation;
        for (int32_t y = low_y - 1; y <= high_y + 1; y++) {
            for (int32_t x = low_x - 1; x <= high_x + 1; x++) {
                for (unsigned r = 0; r < 4; r++) {
                    bool fit = model_fits(model, type, x, y, r);
                    cell = tesI_cell_at(game, x, y);
                    fits += fit && !model_repeats(&game->cat->types[type], r);
                    if (cell == TESI_NO_CELL) {
                        assert_false(fit);
                        continue;
                    }
                    assert_int_equal(tesI_board_fits(game, type, cell, r), fit);
                }
            }
        }
        assert_int_equal(tesI_board_count(game, type), fits);
        assert_int_equal(tesI_board_any(game, type), fits > 0);
        uint8_t *seen = calloc(fits + 1, 1);
        uint32_t *found = calloc(fits + 1, sizeof *found);
        assert_true(seen != NULL && found != NULL);
        for (uint32_t i = 0; i < fits; i++) {
            int32_t x, y;
            assert_true(tesI_board_pick(game, type, i, &cell, &rotation));
            tesI_cell_xy(game, cell, &x, &y);
            assert_true(model_fits(model, type, x, y, rotation));
            assert_false(model_repeats(&game->cat->types[type], rotation));
            assert_int_equal(tesI_board_index(game, type, cell, rotation), i);
            found[i] = cell << 2 | rotation;
            for (uint32_t j = 0; j < i; j++) {
                assert_int_not_equal(found[i], found[j]);
            }
        }
        assert_false(tesI_board_pick(game, type, fits, &cell, &rotation));
        free(seen);
        free(found);
    }
}

struct roots {
    uint32_t list[MODEL_NODES], count;
};

static bool add_root(void *ctx, uint32_t root)
{
    struct roots *roots = ctx;
    roots->list[roots->count++] = root;
    return true;
}

static bool has_root(const struct roots *roots, uint32_t root)
{
    for (uint32_t i = 0; i < roots->count; i++) {
        if (roots->list[i] == root) return true;
    }
    return false;
}

/* Features touched by one: each once, none missing. */
static void check_touching(const struct board *board, uint32_t feature,
                           uint32_t kind)
{
    const struct model *model = &board->model;
    struct roots got = {.count = 0}, want = {.count = 0};
    uint32_t root = tesI_feature_root(board->game, feature);

    for (uint32_t n = 0; n < model->nodes; n++) {
        if (model->feature[n] != feature) continue;
        uint32_t first = model->first[model->owner[n]];
        uint32_t touches = model_segment(model, n)->touches;
        for (uint32_t s = 0; s < TESI_MAX_SEGMENTS; s++) {
            if ((touches >> s & 1) == 0) continue;
            if (model_segment(model, first + s)->kind != kind) continue;
            uint32_t other = tesI_feature_root(board->game, first + s);
            if (!has_root(&want, other)) add_root(&want, other);
        }
    }
    tesI_feature_touching(board->game, root, kind, add_root, &got);
    assert_int_equal(got.count, want.count);
    for (uint32_t i = 0; i < got.count; i++) {
        assert_true(has_root(&want, got.list[i]));
    }
}

static void check_all(struct board *board)
{
    struct model *model = &board->model;
    model_derive(model);
    assert_int_equal(tesI_tile_count(board->game), model->tiles);
    assert_int_equal(tesI_node_count(board->game), model->nodes);
    check_frontier(board);
    board_check_features(board);
    for (uint32_t n = 0; n < model->nodes; n++) {
        if (model->feature[n] != n) continue;
        check_touching(board, n, KIND_BLOCK);
        check_touching(board, n, KIND_GROUND);
    }
}

/* ---- tests --------------------------------------------------------------- */

static void test_boards(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct board *board = board_new(seed);
        for (uint32_t i = 0; i < TILES; i++) {
            board_remember(board);
            board_lay_one(board);
            if (i % 5 == 0 || seed <= 4) check_all(board);
            if (fake_random(&board->dice, 10) == 0) {
                board_go_back(board, fake_random(&board->dice, board->pasts));
                if (seed <= 4) check_all(board);
            }
        }
        check_all(board);
        board_go_back(board, 0);
        check_all(board);
        board_free(board);
    }
}

/* What a tile completes is noted once it lies, and nothing else. */
static void test_fresh(void **state)
{
    uint32_t closed = 0, around = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct board *board = board_new(seed);
        struct model *model = &board->model;
        model_derive(model);
        for (uint32_t i = 0; i < TILES; i++) {
            static bool before[MODEL_NODES];
            const struct tesI_store *store = &board->game->store;
            uint32_t nodes = model->nodes, tiles = model->tiles;
            struct roots noted = {.count = 0};
            for (uint32_t n = 0; n < nodes; n++) {
                before[n] = model->complete[model->feature[n]];
            }
            assert_true(tesI_store_reserve(&board->game->store, 1));
            tesI_completed_look(board->game);
            board_lay_one(board);
            if (model->tiles == tiles) continue;
            model_derive(model);
            uint32_t from = tesI_meta(board->game, META_FRESH);
            for (; from < tesI_len(store, COL_FRESH); from++) {
                uint32_t node = tesI_get(store, COL_FRESH, from);
                assert_true(model->complete[node]);
                add_root(&noted, tesI_feature_root(board->game, node));
            }
            for (uint32_t n = 0; n < model->nodes; n++) {
                bool fresh = model->complete[n] && (n >= nodes || !before[n]);
                uint32_t root = tesI_feature_root(board->game, n);
                closed += fresh;
                around += fresh && model_segment(model, n)->kind == KIND_YARD;
                if (n < nodes && before[n]) {
                    assert_false(has_root(&noted, root));
                } else {
                    assert_int_equal(has_root(&noted, root), fresh);
                }
            }
        }
        board_free(board);
    }
    assert_true(closed > 100);
    assert_true(around > 0);
}

/* A block may touch a booth without joining: each closes the other. */
static void test_touch_and_join(void **state)
{
    struct tesI_catalogue *cat = fake_catalogue(1, 2);
    struct tes_game *game;
    static const uint8_t sides[3] = {SIDE_BLOCK, SIDE_BOOTH, SIDE_BLOCK};
    static const uint8_t kinds[3] = {KIND_BLOCK, KIND_BOOTH, KIND_BLOCK};

    (void)state;
    for (int t = 0; t < 3; t++) { /* one segment over all four sides */
        struct tesI_type *type = &cat->types[t];
        memset(type->side, sides[t], sizeof type->side);
        type->nsegments = 1;
        type->segments[0] = (struct tesI_segdef){.kind = kinds[t], .sides = 15};
    }
    assert_true(tesI_catalogue_finish(cat));
    game = fake_board(cat, 1);
    assert_int_equal(tesI_board_count(game, 1), 4); /* all turns are equal */
    uint32_t cell = tesI_cell_at(game, 1, 0);
    assert_int_equal(tesI_board_lay(game, 1, cell, 0), 1);
    assert_int_not_equal(tesI_feature_root(game, 0),
                         tesI_feature_root(game, 1));
    assert_int_equal(tesI_feature_open(game, 0), 3);
    assert_int_equal(tesI_feature_open(game, 1), 3);
    cell = tesI_cell_at(game, -1, 0);
    assert_int_equal(tesI_board_lay(game, 2, cell, 3), 2);
    assert_int_equal(tesI_feature_root(game, 0), tesI_feature_root(game, 2));
    assert_int_equal(tesI_feature_open(game, tesI_feature_root(game, 0)), 5);
    tes_game_free(game);
    tesI_catalogue_free(cat);
}

/* An attribute that merges by `one` keeps the value of the oldest segment
 * that has one, however the parts grew together. */
static void test_merge_one(void **state)
{
    uint32_t told = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct board *board = board_new(seed);
        for (uint32_t i = 0; i < TILES; i++) board_lay_one(board);
        struct model *model = &board->model;
        model_derive(model);
        for (uint32_t n = 0; n < model->nodes; n++) {
            if (model->feature[n] != n ||
                model_segment(model, n)->kind != KIND_BLOCK) {
                continue;
            }
            told += model_has_many(model, n, MERGE_ONE);
            assert_int_equal(
                tesI_feature_attr(board->game,
                                  tesI_feature_root(board->game, n), MERGE_ONE),
                model_attr(model, n, MERGE_ONE));
        }
        board_free(board);
    }
    assert_true(told > 20);
}

/* Any number of segments may be completed by one tile. */
static void test_many_fresh(void **state)
{
    struct tesI_catalogue *cat = fake_catalogue(1, 2);
    struct tesI_type *type = &cat->types[0];

    (void)state;
    memset(type->side, SIDE_GROUND, sizeof type->side);
    type->nsegments = TESI_MAX_SEGMENTS;
    for (uint32_t s = 0; s < TESI_MAX_SEGMENTS; s++) {
        type->segments[s] = (struct tesI_segdef){.kind = KIND_YARD};
    }
    assert_true(tesI_catalogue_finish(cat));
    struct tes_game *game = fake_board(cat, 1);
    for (int32_t at = 1; at < 25; at++) {
        if (at == 12) continue; /* the middle comes last */
        uint32_t cell = tesI_cell_make(game, at % 5, at / 5);
        assert_int_not_equal(tesI_board_lay(game, 0, cell, 0), TES_NONE);
    }
    uint32_t before = tesI_len(&game->store, COL_FRESH);
    uint32_t middle = tesI_cell_at(game, 2, 2);
    assert_int_not_equal(tesI_board_lay(game, 0, middle, 0), TES_NONE);
    assert_int_equal(tesI_len(&game->store, COL_FRESH) - before,
                     9 * TESI_MAX_SEGMENTS);
    assert_true(game->store.rows[COL_FRESH].len <=
                game->store.rows[COL_FRESH].cap);
    tes_game_free(game);
    tesI_catalogue_free(cat);
}

/* ---- cells --------------------------------------------------------------- */

/* Far away, below zero, and across the borders of pages. */
static void test_cells(void **state)
{
    static const int32_t at[] = {0,   1,     7,      8,      -1, -8, -9,   63,
                                 -64, 32767, -32768, 100000, 5,  12, -1000};
    struct tesI_catalogue *cat = fake_catalogue(1, 2);
    struct tes_game *game = fake_board(cat, 1);
    size_t n = sizeof at / sizeof *at;

    (void)state;
    for (size_t i = 0; i < n * n; i++) {
        int32_t x = at[i % n], y = at[i / n], got_x, got_y;
        uint32_t cell = tesI_cell_make(game, x, y);
        assert_int_not_equal(cell, TESI_NO_CELL);
        assert_int_equal(tesI_cell_at(game, x, y), cell);
        assert_int_equal(tesI_cell_make(game, x, y), cell);
        tesI_cell_xy(game, cell, &got_x, &got_y);
        assert_true(got_x == x && got_y == y);
        for (unsigned s = 0; s < 4; s++) {
            int32_t beside_x = x + tesI_dx(s), beside_y = y + tesI_dy(s);
            uint32_t beside = tesI_cell_step(game, cell, s);
            assert_int_equal(beside, tesI_cell_at(game, beside_x, beside_y));
            if (beside == TESI_NO_CELL) continue;
            assert_int_equal(tesI_cell_step(game, beside, s ^ 2), cell);
        }
    }
    tes_game_free(game);
    tesI_catalogue_free(cat);
}

/* Neighbours are found all around, wherever a cell lies in its page. */
static void test_around(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        struct board *board = board_new(seed);
        for (uint32_t i = 0; i < 120; i++) board_lay_one(board);
        const struct model *model = &board->model;
        for (uint32_t t = 0; t < model->tiles; t++) {
            uint32_t got[9];
            uint32_t cell = tesI_tile_row(board->game, t)->cell;
            unsigned count = tesI_cell_around(board->game, cell, got), want = 0;
            assert_int_equal(got[count], TES_NONE);
            for (int32_t d = 0; d < 9; d++) {
                uint32_t near = model_at(model, model->tile[t].x + d % 3 - 1,
                                         model->tile[t].y + d / 3 - 1);
                if (near == TES_NONE || near == t) continue;
                want++;
                bool found = false;
                for (unsigned i = 0; i < count; i++) found |= got[i] == near;
                assert_true(found);
            }
            assert_int_equal(count, want);
        }
        board_free(board);
    }
}

/* ---- memory -------------------------------------------------------------- */

/* Wherever memory runs out, a rollback brings back every byte. */
static void test_memory(void **state)
{
    struct board *board = board_new(3);
    unsigned long most = 0;

    (void)state;
    for (uint32_t i = 0; i < TILES; i++) {
        uint32_t cell, type = i % FAKE_TYPES;
        unsigned rotation;
        if (!tesI_board_pick(board->game, type, 0, &cell, &rotation)) continue;
        tesI_mark mark = tesI_store_mark(&board->game->store);
        uint64_t hash = board->game->store.hash;
        uint64_t digest = tesI_store_digest(&board->game->store);
        uint32_t tile = TES_NONE;
        for (unsigned long n = 1; tile == TES_NONE; n++) {
            tesI_memory_fail(n);
            tile = tesI_board_lay(board->game, type, cell, rotation);
            tesI_memory_fail(0);
            if (n > most) most = n;
            if (tile != TES_NONE) break;
            assert_true(board->game->store.hash == hash);
            tesI_store_rollback(&board->game->store, mark);
            assert_true(tesI_store_digest(&board->game->store) == digest);
        }
        int32_t x, y;
        tesI_cell_xy(board->game, cell, &x, &y);
        board->model.tile[board->model.tiles++] =
            (struct model_tile){type, x, y, rotation};
    }
    assert_true(most > 2);
    check_all(board);
    board_free(board);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_boards),         cmocka_unit_test(test_fresh),
        cmocka_unit_test(test_touch_and_join), cmocka_unit_test(test_merge_one),
        cmocka_unit_test(test_many_fresh),     cmocka_unit_test(test_cells),
        cmocka_unit_test(test_around),         cmocka_unit_test(test_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
