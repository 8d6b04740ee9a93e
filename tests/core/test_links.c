/* test_links.c - links on growing boards, and what became complete, against
 * the model: features joined and parted in any order. */
#include "model.h"

#include <stdlib.h>

#include "port/alloc.h"
#include "board/completed.h"
#include "board/links.h"

#define SEEDS 30
#define TILES 40

/* What the model has forgotten when it went back; links by answers. */
static uint32_t links_then[BOARD_PASTS];
static struct model_link link_then[BOARD_PASTS][MODEL_LINKS];

static void remember(struct board *board)
{
    uint32_t past = board->pasts;
    links_then[past] = board->model.links;
    for (uint32_t i = 0; i < board->model.links; i++) {
        link_then[past][i] = board->model.link[i];
    }
    board_remember(board);
}

static void go_back(struct board *board, uint32_t past)
{
    board_go_back(board, past);
    board->model.links = links_then[past];
    for (uint32_t i = 0; i < board->model.links; i++) {
        board->model.link[i] = link_then[past][i];
    }
}

/* Joins two random segments, if they may be and are not. */
static void make_one(struct board *board)
{
    struct model *model = &board->model;
    uint32_t nodes = tesI_node_count(board->game);
    uint32_t a = fake_random(&board->dice, nodes);
    uint32_t b = fake_random(&board->dice, nodes);

    if (model->links == MODEL_LINKS || a == b ||
        !tesI_link_may(board->game, a, b) ||
        tesI_link_between(board->game, a, b) != TES_NONE) {
        return;
    }
    assert_true(tesI_link_make(board->game, a, b));
    model->link[model->links++] = (struct model_link){a, b};
}

static void undo_one(struct board *board)
{
    struct model *model = &board->model;
    if (model->links == 0) return;
    uint32_t i = fake_random(&board->dice, model->links);
    struct model_link link = model->link[i];
    model->link[i] = model->link[--model->links];
    bool turned = fake_random(&board->dice, 2) != 0;
    uint32_t known = turned ? tesI_link_between(board->game, link.b, link.a)
                            : tesI_link_between(board->game, link.a, link.b);
    assert_int_not_equal(known, TES_NONE);
    assert_true(tesI_link_undo(board->game, known));
    assert_int_equal(tesI_link_between(board->game, link.a, link.b), TES_NONE);
}

/* Every link of the model is there, from both ends, and no other. */
static void check_links(const struct board *board)
{
    const struct tes_game *game = board->game;
    uint32_t ends = 0;

    assert_int_equal(tesI_link_count(game), board->model.links);
    assert_int_equal(tes_game_links(game), board->model.links);
    for (uint32_t i = 0; i < board->model.links; i++) {
        const struct model_link *link = &board->model.link[i];
        uint32_t known = tesI_link_between(game, link->a, link->b);
        assert_int_not_equal(known, TES_NONE);
        assert_int_equal(tesI_link_between(game, link->b, link->a), known);
    }
    for (uint32_t n = 0; n < tesI_node_count(game); n++) {
        uint32_t link = tesI_link_first(game, n);
        for (; link != TES_NONE; link = tesI_link_next(game, n, link)) ends++;
    }
    assert_int_equal(ends, 2 * board->model.links);
}

static void check_all(struct board *board)
{
    model_derive(&board->model);
    check_links(board);
    board_check_features(board);
    board_check_figures(board);
}

static void test_links(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct board *board = board_new(seed);
        for (uint32_t i = 0; i < TILES; i++) {
            remember(board);
            board_lay_one(board);
            for (int k = 0; k < 2; k++) board_move_one(board);
            for (int k = 0; k < 3; k++) make_one(board);
            if (fake_random(&board->dice, 2) == 0) undo_one(board);
            if (fake_random(&board->dice, 3) == 0) undo_one(board);
            if (fake_random(&board->dice, 10) == 0) {
                go_back(board, fake_random(&board->dice, board->pasts));
            }
            check_all(board);
        }
        while (board->model.links > 0) undo_one(board);
        check_all(board);
        go_back(board, 0);
        check_all(board);
        board_free(board);
    }
}

/* A link made and undone again leaves the state it was made in. */
static void test_hash(void **state)
{
    struct board *board = board_new(7);
    uint32_t pairs = 0;
    (void)state;
    for (uint32_t i = 0; i < TILES; i++) board_lay_one(board);
    for (int k = 0; k < 10; k++) board_move_one(board);
    for (uint32_t i = 0; i < 400; i++) {
        uint32_t links = board->model.links;
        uint64_t hash = board->game->store.hash;
        make_one(board);
        if (board->model.links == links) continue;
        assert_true(board->game->store.hash != hash);
        if (i % 8 == 0 && links < MODEL_LINKS / 2) continue; /* it stays */
        struct model_link *link = &board->model.link[--board->model.links];
        uint32_t known = tesI_link_between(board->game, link->a, link->b);
        assert_true(tesI_link_undo(board->game, known));
        assert_true(board->game->store.hash == hash);
        pairs++;
    }
    assert_true(pairs > 30);
    check_all(board);
    board_free(board);
}

/* The list of completed features: what is open again is not on it, what
 * nobody looked at stays on it, each is there once. */
static void test_completed(void **state)
{
    uint32_t opened = 0, kept = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct board *board = board_new(seed);
        for (uint32_t i = 0; i < TILES; i++) {
            uint32_t before[MODEL_NODES], count = 0, found = 0;
            uint32_t root = TES_NONE;
            const struct tes_game *game = board->game;
            while ((root = tesI_completed_next(game, root, TES_NONE, false)) !=
                   TES_NONE) {
                before[count++] = root;
            }
            bool look = fake_random(&board->dice, 3) == 0;
            assert_true(tesI_store_reserve(&board->game->store, 1));
            if (look) tesI_completed_look(board->game);
            board_lay_one(board);
            make_one(board);
            make_one(board);
            undo_one(board);
            for (root = TES_NONE;
                 (root = tesI_completed_next(game, root, TES_NONE, false)) !=
                 TES_NONE;
                 found++) {
                assert_int_equal(tesI_feature_root(game, root), root);
                assert_true(tesI_feature_complete(game, root));
                assert_true(found < 1000); /* it ends */
            }
            assert_int_equal(tesI_completed_next(game, TES_NONE, TES_NONE,
                                                 false) != TES_NONE,
                             found > 0);
            for (uint32_t k = 0; k < count && !look; k++) {
                uint32_t now = tesI_feature_root(game, before[k]);
                bool listed = false;
                root = TES_NONE;
                while ((root = tesI_completed_next(game, root, TES_NONE,
                                                   false)) != TES_NONE) {
                    listed = listed || root == now;
                }
                assert_int_equal(listed, tesI_feature_complete(game, now));
                kept += listed;
                opened += !listed;
            }
        }
        board_free(board);
    }
    assert_true(opened > 0);
    assert_true(kept > 0);
}

static void forget(struct model *model, uint32_t a, uint32_t b)
{
    for (uint32_t i = 0; i < model->links; i++) {
        const struct model_link *link = &model->link[i];
        if ((link->a != a || link->b != b) && (link->a != b || link->b != a)) {
            continue;
        }
        model->link[i] = model->link[--model->links];
        return;
    }
}

/* Wherever memory runs out, nothing has changed. */
static void test_memory(void **state)
{
    struct board *board = board_new(5);
    unsigned long most = 0;

    (void)state;
    for (uint32_t i = 0; i < TILES; i++) board_lay_one(board);
    for (uint32_t i = 0; i < 200; i++) {
        uint32_t nodes = tesI_node_count(board->game), link = TES_NONE;
        uint32_t a = fake_random(&board->dice, nodes);
        uint32_t b = fake_random(&board->dice, nodes);
        if (a == b || !tesI_link_may(board->game, a, b)) continue;
        link = tesI_link_between(board->game, a, b);
        uint64_t hash = board->game->store.hash;
        uint64_t digest = tesI_store_digest(&board->game->store);
        for (unsigned long n = 1;; n++) {
            tesI_memory_fail(n);
            bool done = link == TES_NONE ? tesI_link_make(board->game, a, b)
                                         : tesI_link_undo(board->game, link);
            tesI_memory_fail(0);
            if (n > most) most = n;
            if (done) break;
            assert_true(board->game->store.hash == hash);
            assert_true(tesI_store_digest(&board->game->store) == digest);
        }
        if (link != TES_NONE) {
            forget(&board->model, a, b);
        } else if (board->model.links < MODEL_LINKS) {
            board->model.link[board->model.links++] = (struct model_link){a, b};
        }
        if (board->model.links == MODEL_LINKS) break;
    }
    for (uint32_t i = 0; i < 20; i++) undo_one(board);
    assert_true(most > 2);
    check_all(board);
    board_free(board);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_links),
        cmocka_unit_test(test_hash),
        cmocka_unit_test(test_completed),
        cmocka_unit_test(test_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
