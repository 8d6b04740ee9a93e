/* test_actions.c - what search writers use besides rules. */
#include "help.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define MANY                                             \
    "return { modules = { 'base', 'farmers', 'tower', "  \
    "'bridges-castles-bazaars', 'inns-and-cathedrals', " \
    "'princess-and-dragon' }, players = 2 }"

#define LINKED                                                  \
    "return { modules = { 'base', 'farmers', 'ferries', "       \
    "'bridges-castles-bazaars', 'inns-and-cathedrals', "        \
    "'mage-and-witch', 'cathars', 'abbey-and-mayor', 'count', " \
    "'hills-and-sheep' }, players = 2 }"

/* Rolls and answers first options until the turn is over. */
static uint64_t a_future(tes_game *game)
{
    tes_error err = {0};
    tes_decision asked;
    for (int i = 0; i < 12 && tes_game_decision(game, &asked); i++) {
        if (asked.player == TES_CHANCE) {
            assert_int_equal(tes_game_roll(game, &err), TES_OK);
        } else {
            assert_int_equal(tes_game_answer(game, 0, &err), TES_OK);
        }
    }
    return tes_game_hash(game);
}

static void clones_draw_alike_until_reseeded(void **state)
{
    (void)state;
    tes_game *game = position(rules, 3, 20);
    uint64_t hashes[4];
    for (uint64_t i = 0; i < 4; i++) {
        tes_game *clone = tes_game_clone(game);
        if (i >= 2) {
            uint64_t before = tes_game_hash(clone);
            assert_int_equal(tes_game_reseed(clone, 900 + i), TES_OK);
            assert_true(tes_game_hash(clone) != before);
        }
        hashes[i] = a_future(clone);
        tes_game_free(clone);
    }
    assert_true(hashes[0] == hashes[1]);
    assert_true(hashes[2] != hashes[0]);
    assert_true(hashes[3] != hashes[2]);
    tes_game *view = tes_game_view(game, 0, NULL);
    assert_int_equal(tes_game_reseed(view, 1), TES_EINPUT);
    tes_game_free(view);
    tes_game_free(game);
}

static void options_keep_their_numbers(void **state)
{
    (void)state;
    for (uint32_t answers = 1; answers < 60; answers += 7) {
        tes_game *game = position(rules, 5, answers);
        tes_decision asked;
        assert_true(tes_game_decision(game, &asked));
        for (uint32_t i = 0; i < asked.count; i++) {
            uint64_t id = tes_game_option_id(game, i);
            assert_true(id != 0);
            assert_int_equal(tes_game_option_find(game, id), i);
        }
        assert_true(tes_game_option_id(game, asked.count) == 0);
        assert_int_equal(tes_game_option_find(game, 0), TES_NONE);
        tes_game_free(game);
    }
}

/* Two tiles in either order: whatever has the same key has the same number. */
static void numbers_agree_with_keys(void **state)
{
    (void)state;
    tes_ruleset *other = load(PLAIN);
    tes_game *a = position(rules, 7, 30), *b = position(other, 7, 30);
    tes_decision asked;
    char key[256];
    assert_true(tes_game_decision(a, &asked));
    for (uint32_t i = 0; i < asked.count; i++) {
        tes_game_key(a, i, key, sizeof key);
        uint32_t at = tes_game_find(b, key);
        assert_true(at != TES_NONE);
        assert_true(tes_game_option_id(a, i) == tes_game_option_id(b, at));
    }
    tes_game_free(a);
    tes_game_free(b);
    tes_ruleset_free(other);
}

static void all_worths_are_as_one_by_one(void **state)
{
    (void)state;
    tes_worth rows[512];
    uint32_t claimed = 0;
    tes_game *game = position(rules, 11, 90);
    uint64_t before = tes_game_digest(game);
    uint32_t count = tes_game_worths(game, rows, 512);
    assert_true(count > 20 && count <= 512);
    for (uint32_t i = 0; i < count; i++) {
        tes_feature feature;
        int32_t points;
        assert_true(tes_game_feature(game, rows[i].node, &feature));
        assert_string_equal(feature.kind, rows[i].kind);
        assert_int_equal(feature.tiles, rows[i].tiles);
        assert_int_equal(feature.complete, rows[i].complete);
        assert_int_equal(tes_game_holders(game, rows[i].node), rows[i].holders);
        assert_true(rows[i].known);
        for (int p = 0; p < 2; p++) {
            assert_true(tes_game_worth(game, rows[i].node, p, &points));
            assert_int_equal(points, rows[i].points[p]);
            tes_item items[33];
            uint32_t n = tes_game_worth_items(game, rows[i].node, p, items, 33);
            while (n > 0) points -= items[--n].points;
            assert_int_equal(points, 0); /* the terms add up */
        }
        claimed += rows[i].holders != 0;
    }
    assert_true(claimed > 0);
    assert_int_equal(tes_game_worths(game, NULL, 0), count);
    assert_true(tes_game_digest(game) == before);
    tes_game_free(game);
}

static void arrays_have_their_shape(void **state)
{
    (void)state;
    tes_array_shape shape;
    assert_false(tes_array_shape_of(rules, 0, &shape));
    assert_false(tes_array_shape_of(rules, 8, &shape));
    assert_true(tes_array_shape_of(rules, 31, &shape));
    tes_game *game = position(rules, 13, 60);
    int32_t *numbers = calloc(shape.size + 1, sizeof *numbers);
    numbers[shape.size] = 77;
    assert_int_equal(tes_game_array(game, 1, 31, numbers, 3), shape.size);
    assert_int_equal(numbers[0], 0);
    assert_int_equal(tes_game_array(game, 1, 31, numbers, shape.size),
                     shape.size);
    assert_int_equal(numbers[shape.size], 77);
    assert_int_equal(numbers[0], tes_game_turn(game));
    assert_int_equal(numbers[1], tes_game_tiles_left(game));
    assert_int_equal(numbers[shape.seat_first], tes_game_score(game, 1));
    assert_int_equal(numbers[shape.seat_first + 1 + shape.pieces],
                     tes_game_score(game, 0));
    uint32_t laid = 0, left = 0;
    for (uint32_t i = 0; i < 31 * 31; i++) {
        laid += numbers[shape.board_first + i] != 0;
    }
    for (uint32_t i = 0; i < shape.types; i++) {
        left += (uint32_t)numbers[shape.type_first + i];
    }
    assert_int_equal(laid, tes_game_tiles(game));
    assert_int_equal(left, tes_game_tiles_left(game));
    assert_int_equal(tes_game_array(game, 2, 31, numbers, shape.size), 0);
    free(numbers);
    tes_game_free(game);
}

static void *play_on(void *ctx)
{
    tes_game *game = ctx;
    tes_error err = {0};
    tes_decision asked;
    while (tes_game_decision(game, &asked)) {
        if (asked.player == TES_CHANCE) {
            if (tes_game_roll(game, &err) != TES_OK) break;
        } else if (tes_game_answer(game, asked.count - 1, &err) != TES_OK) {
            break;
        }
    }
    return err.text;
}

/* The copy is played to its end in a thread while the first game is. */
static void copies_live_under_another_ruleset(void **state)
{
    (void)state;
    tes_error err = {0};
    tes_ruleset *twin = load(PLAIN);
    /* its labels were met in another order */
    tes_game_free(position(twin, 99, 200));
    tes_ruleset *stranger = load("return { modules = { 'base' } }");
    for (uint32_t answers = 1; answers < 80; answers += 13) {
        pthread_t thread;
        void *problem;
        tes_game *game = position(rules, 17, answers);
        tes_game *copy = tes_game_clone_to(game, twin, &err);
        assert_non_null(copy);
        assert_ptr_equal(tes_game_rules(copy), twin);
        assert_true(tes_game_hash(copy) == tes_game_hash(game));
        assert_int_equal(pthread_create(&thread, NULL, play_on, copy), 0);
        assert_null(play_on(game));
        pthread_join(thread, &problem);
        assert_null(problem);
        assert_true(tes_game_hash(copy) == tes_game_hash(game));
        assert_null(tes_game_clone_to(game, stranger, &err));
        assert_int_equal(err.status, TES_EINPUT);
        tes_error_clear(&err);
        tes_game_free(copy);
        tes_game_free(game);
    }
    tes_ruleset_free(stranger);
    tes_ruleset_free(twin);
}

static void an_outlook_changes_nothing(void **state)
{
    (void)state;
    const tes_prospect *rows;
    const tes_meeting *meetings;
    uint32_t n;
    tes_game *game = position(rules, 19, 70);
    uint64_t before = tes_game_digest(game);
    tes_outlook *outlook = tes_outlook_new(game);
    uint32_t count = tes_outlook_look(outlook, game, 0, &rows, &meetings, &n);
    assert_true(count > 0);
    for (uint32_t i = 0; i < count; i++) {
        tes_feature feature;
        int32_t points;
        assert_true(tes_game_feature(game, rows[i].node, &feature));
        assert_int_equal(rows[i].complete, feature.complete);
        assert_int_equal(rows[i].tiles, feature.tiles);
        assert_true(rows[i].chance >= 0 && rows[i].chance <= 1);
        if (rows[i].complete) assert_true(rows[i].chance == 1);
        for (int p = 0; p < 2; p++) {
            if ((rows[i].valued >> p & 1) == 0) continue;
            assert_true(tes_game_worth(game, rows[i].node, p, &points));
            assert_int_equal(rows[i].worth[p], points);
            assert_true(rows[i].whole[p] >= points);
        }
    }
    for (uint32_t i = 0; i < n; i++) {
        assert_true(meetings[i].a < count && meetings[i].b < count);
        assert_int_equal(rows[meetings[i].a].kind, rows[meetings[i].b].kind);
    }
    assert_true(tes_game_digest(game) == before);
    tes_outlook_free(outlook);
    tes_game_free(game);
}

/* What the first seat sees coming, meetings left out. */
static uint32_t rows_of(tes_outlook *outlook, tes_game *game,
                        const tes_prospect **rows)
{
    const tes_meeting *meetings;
    uint32_t n;
    return tes_outlook_look(outlook, game, 0, rows, &meetings, &n);
}

static bool same_feature(const tes_game *game, uint32_t node, uint32_t other)
{
    uint32_t nodes[400];
    uint32_t count = tes_game_members(game, node, nodes, 400);
    for (uint32_t i = 0; i < count; i++) {
        if (nodes[i] == other) return true;
    }
    return false;
}

/* Of figures on features some may be taken back at will: by an offer of a
 * module, which the abbot's is. */
static void figures_that_can_be_taken_back_are_known(void **state)
{
    (void)state;
    tes_ruleset *own = load(ABBOT);
    int seen = 0;
    for (uint32_t p = 0; p < tes_ruleset_pieces(own); p++) {
        assert_int_equal(tes_piece_returns(own, p),
                         strcmp(tes_piece_name(own, p), "abbot") == 0);
    }
    for (uint64_t seed = 1; seed < 20; seed++) {
        const tes_prospect *rows;
        tes_figure figure;
        tes_game *game = position(own, seed, 60);
        tes_outlook *outlook = tes_outlook_new(game);
        uint32_t count = rows_of(outlook, game, &rows);
        for (uint32_t i = 0; i < count; i++) {
            uint32_t mask = 0;
            for (uint32_t f = 0; tes_game_figure(game, f, &figure); f++) {
                if (figure.at != TES_AT_SEGMENT ||
                    strcmp(figure.piece, "abbot") != 0 ||
                    !same_feature(game, figure.node, rows[i].node)) {
                    continue;
                }
                mask |= 1u << figure.owner;
                seen++;
            }
            assert_int_equal(rows[i].leaving, mask);
        }
        tes_outlook_free(outlook);
        tes_game_free(game);
    }
    assert_true(seen > 3);
    tes_ruleset_free(own);
}

/* What becomes of features under a rule that pays more from four tiles on, and
 * of ground that counts what it touches, complete or not; and under one whose
 * ground counts what is complete. */
static void outlooks_see_what_rules_pay(const char *config, bool threshold)
{
    tes_ruleset *own = load(config);
    int sides = 0, ground = 0, steep = 0;
    for (uint64_t seed = 1; seed < 7; seed++) {
        const tes_prospect *rows;
        tes_game *game = position(own, seed, 40);
        tes_outlook *outlook = tes_outlook_new(game);
        uint32_t count = rows_of(outlook, game, &rows);
        for (uint32_t i = 0; i < count; i++) {
            const tes_prospect *row = &rows[i];
            if (row->closes == TES_CLOSES_NEVER) {
                /* -1: a kind that is not ground of anything */
                ground += row->bonus >= 0;
                if (row->bonus >= 0 || !threshold)
                    assert_int_equal(row->bonus, threshold ? 0 : 3);
                if (threshold) assert_int_equal(row->neighbours, 0);
            } else if (row->closes == TES_CLOSES_SIDES && !row->complete) {
                for (int p = 0; p < 2; p++) {
                    if ((row->valued >> p & 1) == 0) continue;
                    sides++;
                    int each = row->longer[p] - row->whole[p];
                    assert_true(each >= TES_STRETCH);
                    steep +=
                        each * (int)row->tiles > TES_STRETCH * row->whole[p];
                }
            }
        }
        tes_outlook_free(outlook);
        tes_game_free(game);
    }
    assert_true(ground > 0 && sides > 0);
    assert_int_equal(steep > 0, threshold);
    tes_ruleset_free(own);
}

static void outlooks_ask_the_rules(void **state)
{
    (void)state;
    outlooks_see_what_rules_pay(PLAIN, false);
    outlooks_see_what_rules_pay(
        "return { modules = { 'die-stadt' }, players = 2 }", true);
}

/* Looks at a position with an outlook that has seen others, and with one that
 * has not. */
static void look_twice(tes_outlook *old, tes_game *base, tes_game *game)
{
    const tes_prospect *rows, *others;
    const tes_meeting *meetings, *other_meetings;
    uint32_t n, m;
    tes_outlook *fresh = tes_outlook_new(base);
    uint32_t count = tes_outlook_look(old, game, 0, &rows, &meetings, &n);
    assert_int_equal(
        tes_outlook_look(fresh, game, 0, &others, &other_meetings, &m), count);
    for (uint32_t i = 0; i < count; i++) {
        assert_int_equal(rows[i].node, others[i].node);
        assert_true(rows[i].chance == others[i].chance);
        assert_true(rows[i].gain == others[i].gain);
        assert_int_equal(rows[i].cells, others[i].cells);
        assert_int_equal(rows[i].neighbours, others[i].neighbours);
        if (rows[i].closes == TES_CLOSES_NEVER) continue;
        /* of endless ground that is older a part may be in `unpaid` */
        assert_memory_equal(rows[i].worth, others[i].worth,
                            sizeof rows[i].worth);
    }
    assert_int_equal(n, m);
    for (uint32_t i = 0; i < n; i++) {
        assert_true(meetings[i].chance == other_meetings[i].chance);
    }
    tes_outlook_free(fresh);
}

/* Here and there, forth and back: a few tiles on from the reference each time.
 */
static void what_an_outlook_remembers_is_true(tes_ruleset *of)
{
    tes_decision asked;
    uint64_t dice = 5;
    tes_game *base = position(of, 29, 60);
    tes_game *game = tes_game_clone(base);
    tes_outlook *outlook = tes_outlook_new(base);
    for (int round = 0; round < 60; round++) {
        uint32_t before = tes_game_answers(game);
        for (int i = 0; i < 9 && tes_game_decision(game, &asked); i++) {
            dice = dice * UINT64_C(6364136223846793005) + 1442695040888963407u;
            uint32_t index = (uint32_t)(dice >> 33) % asked.count;
            assert_int_equal(tes_game_answer(game, index, NULL), TES_OK);
            look_twice(outlook, base, game);
        }
        uint32_t given = tes_game_answers(game) - before;
        assert_int_equal(tes_game_undo(game, given), TES_OK);
    }
    tes_outlook_free(outlook);
    tes_game_free(game);
    tes_game_free(base);
}

static void what_outlooks_remember_is_true(void **state)
{
    (void)state;
    tes_ruleset *many = load(MANY);
    what_an_outlook_remembers_is_true(rules);
    what_an_outlook_remembers_is_true(many);
    tes_ruleset_free(many);
}

/* What an outlook knows of a feature later in the game, if it has seen it grow,
 * and by one who has not. */
static void compare_memories(tes_outlook *old, tes_game *game)
{
    const tes_prospect *rows, *others;
    const tes_meeting *meetings;
    uint32_t n;
    tes_outlook_base(old, game);
    tes_outlook *fresh = tes_outlook_new(game);
    uint32_t count = tes_outlook_look(old, game, 0, &rows, &meetings, &n);
    assert_int_equal(tes_outlook_look(fresh, game, 0, &others, &meetings, &n),
                     count);
    for (uint32_t i = 0; i < count; i++) {
        const tes_prospect *a = &rows[i], *b = &others[i];
        assert_int_equal(a->node, b->node);
        assert_int_equal(a->tiles, b->tiles);
        assert_int_equal(a->seats, b->seats);
        assert_int_equal(a->holders, b->holders);
        assert_true(a->chance == b->chance && a->cells == b->cells);
        if (a->bonus != b->bonus) continue; /* learnt from other tiles */
        assert_memory_equal(a->worth, b->worth, sizeof a->worth);
        assert_memory_equal(a->whole, b->whole, sizeof a->whole);
        assert_memory_equal(a->longer, b->longer, sizeof a->longer);
        assert_memory_equal(a->strength, b->strength, sizeof a->strength);
    }
    tes_outlook_free(fresh);
}

/* Through games, with a step back now and then, and from one to the next. */
static void what_lasts_from_base_to_base_is_true(void **state)
{
    (void)state;
    tes_ruleset *many = load(LINKED);
    tes_outlook *outlook = NULL;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        tes_decision asked;
        uint64_t dice = seed;
        tes_game *game = tes_game_new(many, seed, NULL);
        if (outlook == NULL) outlook = tes_outlook_new(game);
        while (tes_game_decision(game, &asked)) {
            dice = dice * UINT64_C(6364136223846793005) + 1442695040888963407u;
            uint32_t number = (uint32_t)(dice >> 33);
            if (number % 11 == 0) {
                tes_game_undo(game, 1 + number % 7);
                assert_true(tes_game_decision(game, &asked));
            }
            number = number / 77 % asked.count;
            assert_int_equal(tes_game_answer(game, number, NULL), TES_OK);
            compare_memories(outlook, game);
        }
        tes_game_free(game);
    }
    tes_outlook_free(outlook);
    tes_ruleset_free(many);
}

static bool is_member(const tes_game *game, uint32_t feature, uint32_t node)
{
    uint32_t nodes[512];
    uint32_t count = tes_game_members(game, feature, nodes, 512);
    for (uint32_t i = 0; i < count && i < 512; i++) {
        if (nodes[i] == node) return true;
    }
    return false;
}

/* What a placement would touch is what the new tile is then part of. */
static void touches_are_what_is_joined(void **state)
{
    uint32_t seen = 0, ended = 0;
    (void)state;
    for (uint32_t answers = 10; answers < 120; answers += 10) {
        tes_decision asked;
        tes_touch list[32];
        tes_segment segment;
        tes_feature feature;
        tes_game *game = position(rules, 17, answers);
        assert_true(tes_game_decision(game, &asked));
        for (uint32_t i = 0; i < asked.count; i++) {
            uint32_t count = tes_game_touches(game, i, list, 32);
            tes_game *after = tes_game_clone(game);
            assert_int_equal(tes_game_answer(after, i, NULL), TES_OK);
            for (uint32_t t = 0; t < count; t++) {
                uint32_t tile = tes_game_tiles(after) - 1;
                seen++;
                if (list[t].segment == TES_NONE) continue;
                assert_true(
                    tes_game_segment(after, tile, list[t].segment, &segment));
                assert_true(tes_game_feature(after, list[t].node, &feature));
                assert_true(is_member(after, list[t].node, segment.node));
                ended += feature.complete;
                if (feature.complete) assert_int_equal(list[t].open, 0);
            }
            tes_game_free(after);
        }
        tes_game_free(game);
    }
    assert_true(seen > 100 && ended > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(clones_draw_alike_until_reseeded),
        cmocka_unit_test(options_keep_their_numbers),
        cmocka_unit_test(numbers_agree_with_keys),
        cmocka_unit_test(all_worths_are_as_one_by_one),
        cmocka_unit_test(arrays_have_their_shape),
        cmocka_unit_test(copies_live_under_another_ruleset),
        cmocka_unit_test(an_outlook_changes_nothing),
        cmocka_unit_test(figures_that_can_be_taken_back_are_known),
        cmocka_unit_test(what_outlooks_remember_is_true),
        cmocka_unit_test(what_lasts_from_base_to_base_is_true),
        cmocka_unit_test(outlooks_ask_the_rules),
        cmocka_unit_test(touches_are_what_is_joined),
    };
    return cmocka_run_group_tests(tests, load_plain, free_plain);
}
