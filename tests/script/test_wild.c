/* test_wild - numbers that mean nothing: every function of tessera.h that takes
 * a number says that there is no such thing, and reads nothing out of bounds
 * (run it with the sanitizers). */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <tessera.h>

#include "folder.h"

#define COUNT(list) (sizeof(list) / sizeof *(list))

static const uint32_t wild[] = {TES_NONE, TES_NONE - 1, 1u << 31, 1u << 24,
                                100000,   65535,        4096};
static const int seats[] = {-2147483647 - 1, -1000, -2, 2, 7, 8, 31, 32, 64,
                            2147483647};

struct position {
    tes_ruleset *rules;
    tes_game *game;
};

/* The middle of a game in which figures stand. */
static int set_up(void **state)
{
    static struct position now;
    tes_source source = {
        .config_text = "return { modules = { 'base', 'farmers', 'objectives' "
                       "}, players = 2 }"};
    tes_error err = {TES_OK, NULL};
    tes_decision open;

    if (open_folder() != 0) return -1;
    now.rules = tes_ruleset_load(&source, &err);
    if (now.rules == NULL) fail_msg("%s", err.text);
    now.game = tes_game_new(now.rules, 7, &err);
    for (int i = 0; i < 60 && tes_game_decision(now.game, &open); i++) {
        tes_status done = open.player == TES_CHANCE
                              ? tes_game_roll(now.game, &err)
                              : tes_game_answer(now.game, 0, &err);
        if (done != TES_OK) fail_msg("%s", err.text);
    }
    *state = &now;
    return 0;
}

static int tear_down(void **state)
{
    struct position *now = *state;
    tes_game_free(now->game);
    tes_ruleset_free(now->rules);
    return close_folder(state);
}

static void numbers_of_rules(void **state)
{
    const struct position *now = *state;
    tes_segment segment;
    for (size_t i = 0; i < COUNT(wild); i++) {
        uint32_t n = wild[i];
        assert_null(tes_type_id(now->rules, n));
        tes_type_plain(now->rules, n);
        tes_type_turns(now->rules, n);
        assert_null(tes_piece_name(now->rules, n));
        assert_false(tes_piece_owned(now->rules, n));
        assert_false(tes_piece_claims(now->rules, n));
        assert_false(tes_piece_occupies(now->rules, n));
        assert_false(tes_piece_returns(now->rules, n));
        assert_int_equal(tes_type_segments(now->rules, n), 0);
        assert_false(tes_type_segment(now->rules, n, 0, &segment));
        assert_false(tes_type_segment(now->rules, 0, n, &segment));
        tes_array_shape shape;
        assert_false(tes_array_shape_of(now->rules, n & ~1u, &shape));
        double value;
        const char *what;
        assert_null(tes_weight(n, &value, &what));
    }
}

static void numbers_of_options(void **state)
{
    struct position *now = *state;
    tes_option option;
    tes_touch touch;
    char text[64];
    uint64_t before = tes_game_hash(now->game);

    for (size_t i = 0; i < COUNT(wild); i++) {
        uint32_t n = wild[i];
        tes_error err = {TES_OK, NULL};
        assert_false(tes_game_option(now->game, n, &option));
        assert_int_equal(tes_game_key(now->game, n, text, sizeof text), 0);
        tes_game_option_id(now->game, n);
        tes_game_option_find(now->game, n);
        tes_game_veto(now->game, n, text, sizeof text);
        assert_false(tes_game_about(now->game, n, 0, &option));
        assert_false(tes_game_about(now->game, TES_NONE, n, &option));
        assert_false(tes_game_about(now->game, 0, n, &option));
        assert_int_equal(tes_game_touches(now->game, n, &touch, 1), 0);
        assert_int_not_equal(tes_game_answer(now->game, n, &err), TES_OK);
        tes_error_clear(&err);
        assert_int_not_equal(tes_game_undo(now->game, n), TES_OK);
    }
    assert_true(before == tes_game_hash(now->game));
}

static void numbers_of_the_board(void **state)
{
    struct position *now = *state;
    tes_tile tile;
    tes_segment segment;
    tes_feature feature;
    tes_figure figure;
    tes_edge edge;
    tes_link link;
    tes_item item;
    tes_event event;
    uint32_t node, other;
    int32_t points;

    for (size_t i = 0; i < COUNT(wild); i++) {
        uint32_t n = wild[i];
        int32_t far = (int32_t)n;
        assert_false(tes_game_tile(now->game, n, &tile));
        assert_int_equal(tes_game_tile_at(now->game, far, 1 << 30), TES_NONE);
        assert_false(tes_game_segment(now->game, n, 0, &segment));
        assert_false(tes_game_segment(now->game, 0, n, &segment));
        assert_false(tes_game_feature(now->game, n, &feature));
        assert_int_equal(tes_game_members(now->game, n, &node, 1), 0);
        assert_false(tes_game_worth(now->game, n, 0, &points));
        assert_int_equal(tes_game_worth_items(now->game, n, 0, &item, 1), 0);
        assert_int_equal(tes_game_holders(now->game, n), 0);
        assert_false(tes_game_node(now->game, n, &node, &other));
        assert_false(tes_game_figure(now->game, n, &figure));
        assert_false(tes_game_edge(now->game, n, &edge));
        assert_false(tes_game_link(now->game, n, &link));
        assert_false(tes_game_event(now->game, n, &event));
    }
}

static void numbers_of_seats(void **state)
{
    struct position *now = *state;
    int32_t points;
    for (size_t i = 0; i < COUNT(seats); i++) {
        int seat = seats[i];
        tes_error err = {TES_OK, NULL};
        assert_int_equal(tes_game_score(now->game, seat), 0);
        assert_int_equal(tes_game_supply(now->game, seat, 0), 0);
        assert_false(tes_game_worth(now->game, 0, seat, &points));
        assert_int_equal(tes_game_worth_items(now->game, 0, seat, NULL, 0), 0);
        assert_int_equal(tes_game_array(now->game, seat, 5, NULL, 0), 0);
        assert_null(tes_game_view(now->game, seat, &err));
        tes_error_clear(&err);
        assert_false(tes_game_sees(now->game, seat));
    }
    for (size_t i = 0; i < COUNT(wild); i++) {
        assert_int_equal(tes_game_supply(now->game, 0, wild[i]), 0);
        tes_secret secret;
        char text[64];
        assert_false(tes_game_secret(now->game, wild[i], &secret));
        assert_int_equal(
            tes_game_secret_item(now->game, wild[i], 0, text, sizeof text), 0);
        assert_int_equal(
            tes_game_secret_item(now->game, 0, wild[i], text, sizeof text), 0);
    }
}

static void numbers_of_an_outlook(void **state)
{
    struct position *now = *state;
    tes_outlook *outlook = tes_outlook_new(now->game);
    tes_prospect row;
    const tes_prospect *rows;
    const tes_meeting *meetings;
    uint32_t count;

    assert_non_null(outlook);
    for (size_t i = 0; i < COUNT(wild); i++) {
        for (int guess = 0; guess < 2; guess++) {
            memset(&row, 1, sizeof row);
            tes_outlook_feature(outlook, now->game, wild[i], 0, guess, &row);
            assert_int_equal(row.node, TES_NONE);
            assert_int_equal(row.tiles, 0);
        }
    }
    for (size_t i = 0; i < COUNT(seats); i++) {
        tes_outlook_look(outlook, now->game, seats[i], &rows, &meetings,
                         &count);
        tes_outlook_feature(outlook, now->game, 0, seats[i], false, &row);
        assert_int_not_equal(row.node, TES_NONE);
    }
    tes_outlook_free(outlook);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(numbers_of_rules),
                                       cmocka_unit_test(numbers_of_options),
                                       cmocka_unit_test(numbers_of_the_board),
                                       cmocka_unit_test(numbers_of_seats),
                                       cmocka_unit_test(numbers_of_an_outlook)};
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
