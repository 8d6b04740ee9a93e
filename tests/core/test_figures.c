/* test_figures.c - figures, their rings and supplies on growing boards. */
#include "model.h"

#define SEEDS 40
#define TILES 60

static void test_figures(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct board *board = board_new(seed);
        for (uint32_t i = 0; i < TILES; i++) {
            board_remember(board);
            board_lay_one(board);
            for (int k = 0; k < 3; k++) board_move_one(board);
            if (fake_random(&board->dice, 10) == 0) {
                board_go_back(board, fake_random(&board->dice, board->pasts));
            }
            board_check_figures(board);
        }
        board_go_back(board, 0);
        board_check_figures(board);
        board_free(board);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_figures),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
