/* test_reach.c - what rules can make long: boards of far corners, keys that
 * collide, questions of millions of options, swarms of figures.
 * measures: the time that each takes */
#include "fake.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "board/cells.h"
#include "board/lay.h"
#include "board/edges.h"
#include "turn/events.h"
#include "board/figures.h"
#include "turn/flow.h"
#include "turn/options.h"

static double seconds(void) { return (double)clock() / CLOCKS_PER_SEC; }

static struct tes_game *begin(struct tesI_catalogue **cat)
{
    *cat = fake_catalogue(5, 3);
    return fake_board(*cat, 1);
}

static void end(struct tesI_catalogue *cat, struct tes_game *game)
{
    tes_game_free(game);
    tesI_catalogue_free(cat);
}

/* ---- far corners --------------------------------------------------------- */

/* 200,000 pages, and one far off in the direction of the look. */
static void test_sees(void **state)
{
    struct tesI_catalogue *cat;
    struct tes_game *game = begin(&cat);
    double start;
    uint32_t far, edge;

    (void)state;
    for (int32_t i = 0; i < 200000; i++) {
        int32_t x = i % 1000 * 8, y = i / 1000 * 8 + 16;
        assert_int_not_equal(tesI_cell_make(game, x, y), TESI_NO_CELL);
    }
    far = tesI_cell_make(game, 31000, 8);
    assert_int_not_equal(tesI_board_lay(game, 0, far, 0), TES_NONE);
    start = seconds();
    edge = tesI_edge_seen(game, 7999, 8, 1);
    assert_int_equal(edge, tesI_edge(far, 3));
    assert_int_equal(tesI_edge_seen(game, 7999, 3000, 1), TES_NONE);
    assert_int_equal(tesI_edge_seen(game, 30000, -3000, 3), TES_NONE);
    assert_int_equal(tesI_edge_seen(game, 31000, 31000, 0), tesI_edge(far, 2));
    assert_int_equal(tesI_edge_seen(game, 31000, -31000, 2), tesI_edge(far, 0));
    assert_int_equal(tesI_edge_seen(game, -31000, -31000, 3), TES_NONE);
    assert_true(seconds() - start < 1);
    end(cat, game);
}

/* A rollback takes pages back, and how far they went with them. */
static void test_back(void **state)
{
    struct tesI_catalogue *cat;
    struct tes_game *game = begin(&cat);
    tesI_mark mark;

    (void)state;
    assert_true(tesI_cell_beyond(game, 900, 0, 1));
    mark = tesI_store_mark(&game->store);
    assert_int_not_equal(tesI_cell_make(game, 1000, 0), TESI_NO_CELL);
    assert_false(tesI_cell_beyond(game, 900, 0, 1));
    assert_true(tesI_cell_beyond(game, 1010, 0, 1));
    assert_true(tesI_cell_beyond(game, 0, -900, 0));
    tesI_store_rollback(&game->store, mark);
    assert_true(tesI_cell_beyond(game, 900, 0, 1));
    end(cat, game);
}

/* ---- keys that collide --------------------------------------------------- */

/* Keys of a map that all belong into the same few slots, however often the
 * table has grown: moving them would take the square of their number. */
static void test_crowd(void **state)
{
    struct tesI_catalogue *cat;
    struct tes_game *game = begin(&cat);
    double start = seconds();
    uint32_t put = 0;

    (void)state;
    for (uint32_t b = 1; b < 1u << 28 && !game->store.crowded; b++) {
        uint64_t z = ((uint64_t)7 << 32 | b) * UINT64_C(0x9E3779B97F4A7C15);
        if (((uint32_t)(z >> 32 ^ z >> 51) & 0xfffff) >= 512) continue;
        put += tesI_index_put(&game->store, COL_MAPS, META_MAPS, 7, b, 1);
    }
    assert_true(game->store.crowded);
    assert_in_range(put, 100, 400000);
    tesI_game_no_memory(game);
    assert_non_null(strstr(game->error, "chosen to collide"));
    assert_true(seconds() - start < 8); /* most of it to find them */
    end(cat, game);
}

/* ---- questions ----------------------------------------------------------- */

/* The number of options shares a word with the phase. */
static void test_millions(void **state)
{
    struct tesI_catalogue *cat;
    struct tes_game *game = begin(&cat);

    (void)state;
    cat->nphases = 1;
    cat->phases[0].name = tesI_label_of(cat, "harvest");
    for (uint32_t count = 18400000; count >= 0x1000000; count -= 300000) {
        tesI_ask_begin(game, 0, cat->draw);
        game->draft.in_bulk = count;
        assert_int_equal(tesI_ask_end(game), RUN_FAIL);
        assert_non_null(strstr(game->error, "phase 'harvest'"));
        assert_non_null(strstr(game->error, "16777215"));
        assert_int_equal(tesI_decision_count(game), 0);
    }
    end(cat, game);
}

/* An embedding program says how many options are listed, and how many events
 * an answer causes. */
static void test_limits(void **state)
{
    struct tesI_catalogue *cat;
    struct tes_game *game = begin(&cat);
    struct tesI_event event = {.node = TES_NONE};

    (void)state;
    cat->limits.options = 10;
    cat->limits.events = 10;
    for (uint32_t count = 10; count <= 11; count++) {
        tesI_ask_begin(game, 0, cat->draw);
        for (uint32_t i = 0; i < count; i++) {
            tesI_ask_add(game, TES_OPT_NUMBER, cat->draw, i, 0, 1);
        }
        assert_int_equal(tesI_ask_end(game), count == 10 ? RUN_ASK : RUN_FAIL);
    }
    assert_non_null(strstr(game->error, "more than 10 options"));
    for (int i = 0; i < 10; i++) {
        assert_true(tesI_event_add(game, TES_EV_NOTE, 0, 0, &event, NULL, 0));
    }
    assert_false(tesI_event_add(game, TES_EV_NOTE, 0, 0, &event, NULL, 0));
    tesI_game_no_memory(game);
    assert_non_null(strstr(game->error, "more than 10 events"));
    end(cat, game);
}

/* ---- figures ------------------------------------------------------------- */

/* Options of all figures of a piece, some at home and some out of the game,
 * are told apart, and found by their keys. */
static void test_figures(void **state)
{
    struct tesI_catalogue *cat;
    struct tes_game *game = begin(&cat);
    struct tesI_range all = tesI_figures_like(game, 1, PIECE_PAWN);
    char key[64], last[64] = "";

    (void)state;
    assert_true(all.end - all.first >= 2);
    assert_true(tesI_figure_move(game, all.first, TES_AT_OUT, 0));
    tesI_ask_begin(game, 1, cat->draw);
    for (uint32_t f = all.first; f < all.end; f++) {
        tesI_ask_add(game, TES_OPT_FIGURE, cat->place, f, 0, 1);
    }
    assert_int_equal(tesI_ask_end(game), RUN_ASK);
    for (uint32_t i = 0; i < all.end - all.first; i++) {
        tes_game_key(game, i, key, sizeof key);
        assert_string_not_equal(key, last);
        assert_int_equal(tes_game_find(game, key), i);
        memcpy(last, key, sizeof last);
    }
    end(cat, game);
}

/* The best of three. */
static double time_to_find(struct tes_game *game, uint32_t figures)
{
    char key[64];
    double best = 1e9;

    tesI_ask_begin(game, 1, game->cat->draw);
    for (uint32_t f = 0; f < figures; f++) {
        tesI_ask_add(game, TES_OPT_FIGURE, game->cat->place, f, 0, 1);
    }
    assert_int_equal(tesI_ask_end(game), RUN_ASK);
    assert_true(tes_game_key(game, figures - 1, key, sizeof key) > 0);
    for (int i = 0; i < 3; i++) {
        double start = seconds();
        assert_int_equal(tes_game_find(game, key), figures - 1);
        double took = seconds() - start;
        if (took < best) best = took;
    }
    return best;
}

/* As many figures as there can be: the key of one tells it from others of its
 * piece and owner only, so ten times as many options take ten times as long,
 * not a hundred times. */
static void test_swarm(void **state)
{
    struct tesI_catalogue *cat = fake_catalogue(5, 8);
    char name[16];

    (void)state;
    cat->nbarring = 0;
    memset(&cat->layout, 0, sizeof cat->layout);
    for (; cat->npieces < 32; cat->npieces++) {
        snprintf(name, sizeof name, "swarm-%u", (unsigned)cat->npieces);
        cat->pieces[cat->npieces] =
            (struct tesI_piece){.owned = true,
                                .count = 255,
                                .classes = 1,
                                .name = tesI_label_of(cat, name)};
    }
    assert_true(tesI_catalogue_finish(cat));
    struct tes_game *game = fake_board(cat, 1);
    assert_in_range(tesI_figure_count(game), 57000, 65535);
    double some = time_to_find(game, 5700), all = time_to_find(game, 57000);
    if (all > 40 * some) fail_msg("%f s, and %f s for ten times", some, all);
    end(cat, game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sees),   cmocka_unit_test(test_back),
        cmocka_unit_test(test_crowd),  cmocka_unit_test(test_millions),
        cmocka_unit_test(test_limits), cmocka_unit_test(test_figures),
        cmocka_unit_test(test_swarm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
