/* test_majority.c - who holds features together, with rules that change
 * weights and break ties, against a count over all figures. */
#include "model.h"

#include "board/features.h"
#include "board/figures.h"
#include "turn/majority.h"

#define SEEDS 30
#define TILES 40
#define FEATURES 3

/* Rules in C: a figure weighs more by its number, and among equals the seats
 * after the first one win. */
struct judge {
    uint32_t weighed, ranked;
    bool fails;
};

static int weigh(void *ctx, struct tes_game *game, uint32_t figure,
                 uint32_t root, int32_t *weight)
{
    struct judge *judge = ctx;
    const struct tesI_figure *row = tesI_figure_row(game, figure);
    assert_int_equal(tesI_feature_root(game, row->target), root);
    judge->weighed++;
    *weight += (int32_t)(figure % 3);
    return judge->fails ? -1 : 0;
}

static int rank(void *ctx, struct tes_game *game, const uint32_t *roots,
                uint32_t count, uint32_t *seats)
{
    struct judge *judge = ctx;
    (void)game;
    assert_true(count > 0 && roots != NULL);
    assert_int_not_equal(*seats & (*seats - 1), 0);
    judge->ranked++;
    *seats &= *seats - 1;
    return judge->fails ? -1 : 0;
}

/* Who holds these features, counted anew. */
static uint32_t expected(const struct tes_game *game, const uint32_t *roots,
                         uint32_t count, int32_t *want)
{
    uint32_t seats = 0;
    int32_t best = 1;

    for (uint32_t p = 0; p < TES_MAX_PLAYERS; p++) want[p] = 0;
    for (uint32_t f = 0; f < tesI_figure_count(game); f++) {
        const struct tesI_figure *row = tesI_figure_row(game, f);
        const struct tesI_piece *piece =
            &game->cat->pieces[tesI_figure_piece(row)];
        bool there = false;
        if (tesI_figure_at(row) != TES_AT_SEGMENT) continue;
        for (uint32_t i = 0; i < count; i++) {
            there |= tesI_feature_root(game, row->target) == roots[i];
        }
        if (!there || tesI_figure_owner(row) == TESI_NEUTRAL) continue;
        want[tesI_figure_owner(row)] +=
            piece->weight + (piece->weighed ? (int32_t)(f % 3) : 0);
    }
    for (uint32_t p = 0; p < TES_MAX_PLAYERS; p++) {
        if (want[p] > best) seats = 0;
        if (want[p] >= best) seats |= 1u << p;
        if (want[p] > best) best = want[p];
    }
    return seats;
}

/* Some different roots of the board. */
static uint32_t pick_roots(struct board *board, uint32_t *roots)
{
    uint32_t nodes = tesI_node_count(board->game), count = 0;
    for (uint32_t i = 0; i < FEATURES; i++) {
        uint32_t root =
            tesI_feature_root(board->game, fake_random(&board->dice, nodes));
        bool known = false;
        for (uint32_t k = 0; k < count; k++) known |= roots[k] == root;
        if (!known) roots[count++] = root;
    }
    return count;
}

static void put_one(struct board *board)
{
    struct tes_game *game = board->game;
    uint32_t figure = fake_random(&board->dice, tesI_figure_count(game));
    uint32_t node = fake_random(&board->dice, tesI_node_count(game));
    assert_true(tesI_figure_move(game, figure, TES_AT_SEGMENT, node));
}

static void check(struct board *board, struct judge *judge)
{
    int32_t strength[TES_MAX_PLAYERS], want[TES_MAX_PLAYERS];
    uint32_t roots[FEATURES] = {0}, count = pick_roots(board, roots),
             ranked = 0;
    struct tes_game *game = board->game;

    uint32_t seats = expected(game, roots, count, want);
    for (uint32_t i = 0; i < count; i++) {
        ranked |= 1u << tesI_node_segment(game, roots[i])->kind;
    }
    if ((seats & (seats - 1)) != 0 && (ranked & game->cat->ranked) != 0) {
        seats &= seats - 1;
    }
    judge->fails = false;
    assert_int_equal(tesI_majority(game, roots, count, strength), seats);
    assert_memory_equal(strength, want, sizeof want);
    assert_int_equal(tesI_majority(game, roots, count, NULL), seats);
    if (count == 1) assert_int_equal(tes_game_holders(game, roots[0]), seats);
    uint32_t calls = judge->weighed + judge->ranked;
    judge->fails = true;
    uint32_t failed = tesI_majority(game, roots, count, NULL);
    if (judge->weighed + judge->ranked > calls) seats = TESI_NO_SEATS;
    assert_int_equal(failed, seats);
}

static void test_majority(void **state)
{
    struct judge judge = {0, 0, false};
    struct tesI_rules rules = {.ctx = &judge, .weigh = weigh, .rank = rank};

    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct board *board = board_new(seed);
        board->game->rules = &rules;
        board->cat->ranked = (uint32_t)seed % 4; /* kinds 0 and 1 */
        board->cat->pieces[0].weighed = seed % 2 == 1;
        for (uint32_t i = 0; i < TILES; i++) {
            board_lay_one(board);
            put_one(board);
            put_one(board);
            check(board, &judge);
        }
        board_free(board);
    }
    assert_true(judge.weighed > 100 && judge.ranked > 10);
    assert_int_equal(TESI_NO_SEATS >> TES_MAX_PLAYERS != 0, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_majority),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
