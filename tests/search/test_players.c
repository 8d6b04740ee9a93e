/* test_players.c - players think. */
#include "help.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static tes_ruleset *secret;

static int set_up(void **state)
{
    secret = load(SECRETS);
    return load_plain(state);
}

static int tear_down(void **state)
{
    tes_ruleset_free(secret);
    return free_plain(state);
}

/* The short run (tests/run.sh) looks at fewer positions. */
static void be_brief(tes_thinking *how)
{
    if (getenv("TESSERA_SHORT") && how->search) how->positions /= 8;
}

/* What a player thinks, all of it, as one number. */
static uint64_t thoughts(const tes_player *player)
{
    uint64_t sum = tes_player_positions(player);
    tes_idea idea;
    for (uint32_t i = 0; tes_player_idea(player, i, &idea); i++) {
        const unsigned char *bytes = (const unsigned char *)idea.points;
        sum = sum * 31 + idea.index * 7 + idea.visits;
        for (size_t b = 0; b < 2 * sizeof(double); b++) {
            sum = sum * 1099511628211u + bytes[b];
        }
    }
    return sum;
}

static uint64_t think(tes_ruleset *of, const tes_game *game,
                      const tes_thinking *how)
{
    tes_error err = {0};
    tes_player *player = tes_player_new(of, how, &err);
    if (player == NULL) fail_msg("%s", err.text);
    if (tes_player_think(player, game, &err) != TES_OK) {
        fail_msg("%s", err.text);
    }
    uint64_t sum = thoughts(player);
    tes_player_free(player);
    return sum;
}

static void the_same_is_said_twice(void **state)
{
    static const char *const levels[] = {"greedy", "easy", "normal", "hard"};
    const char *root = getenv("TESSERA_ROOT");
    tes_source source = {.config_text = PLAIN, .root = root ? root : "."};
    (void)state;
    for (unsigned i = 0; i < 4; i++) {
        tes_thinking how;
        assert_true(tes_thinking_level(levels[i], &how));
        how.time_ms = 0;
        if (how.positions > 8000) how.positions = 8000;
        how.seed = 5;
        be_brief(&how);
        tes_game *game = position(rules, 23 + i, 40);
        uint64_t digest = tes_game_digest(game);
        uint64_t first = think(rules, game, &how);
        assert_true(think(rules, game, &how) == first);
        assert_true(tes_game_digest(game) == digest);
        if (how.search) {
            how.threads = 3;
            how.source = &source;
            uint64_t many = think(rules, game, &how);
            assert_true(many != first);
            assert_true(think(rules, game, &how) == many);
        }
        tes_game_free(game);
    }
}

/* Another game that the seat cannot tell from this one: what is hidden is
 * different, and so is what will be drawn. */
static void nobody_sees_more_than_their_seat(void **state)
{
    static const char *const levels[] = {"easy", "greedy", "normal", "hard"};
    int differed = 0;
    (void)state;
    for (uint32_t answers = 3; answers < 60; answers += 11) {
        tes_error err = {0};
        tes_decision asked;
        tes_game *game = position(secret, 31, answers);
        assert_true(tes_game_decision(game, &asked));
        tes_game *view = tes_game_view(game, asked.player, &err);
        tes_game *other = tes_game_sample(view, 777, &err);
        assert_non_null(other);
        tes_game *seen = tes_game_view(other, asked.player, &err);
        assert_true(tes_game_hash(view) == tes_game_hash(seen));
        differed += tes_game_hash(game) != tes_game_hash(other);
        for (unsigned i = 0; i < 4; i++) {
            tes_thinking how;
            assert_true(tes_thinking_level(levels[i], &how));
            how.time_ms = 0;
            how.positions = how.search ? 2000 : 0;
            be_brief(&how);
            assert_true(think(secret, view, &how) == think(secret, seen, &how));
        }
        tes_game_free(seen);
        tes_game_free(other);
        tes_game_free(view);
        tes_game_free(game);
    }
    assert_true(differed > 0);
}

/* Of a game without secrets draws to come are all that is hidden. */
static void draws_to_come_are_not_known(void **state)
{
    tes_thinking how;
    (void)state;
    assert_true(tes_thinking_level("normal", &how));
    how.time_ms = 0;
    how.positions = 800;
    tes_game *game = position(rules, 37, 50);
    tes_game *other = tes_game_clone(game);
    assert_int_equal(tes_game_reseed(other, 4242), TES_OK);
    tes_game *a = tes_game_view(game, 0, NULL);
    tes_game *b = tes_game_view(other, 0, NULL);
    assert_true(think(rules, a, &how) == think(rules, b, &how));
    tes_game_free(a);
    tes_game_free(b);
    tes_game_free(game);
    tes_game_free(other);
}

static double ms_between(const struct timespec *from, const struct timespec *to)
{
    return (double)(to->tv_sec - from->tv_sec) * 1e3 +
           (double)(to->tv_nsec - from->tv_nsec) / 1e6;
}

static void limits_are_kept(void **state)
{
    tes_error err = {0};
    tes_thinking how;
    struct timespec from, to, begun, done;
    (void)state;
    tes_game *game = position(rules, 41, 60);
    assert_true(tes_thinking_level("hard", &how));
    how.positions = 500;
    tes_player *player = tes_player_new(rules, &how, &err);
    assert_int_equal(tes_player_think(player, game, &err), TES_OK);
    /* the last node it looks at is looked at as a whole */
    assert_true(tes_player_positions(player) >= 500);
    assert_true(tes_player_positions(player) < 1200);
    tes_player_free(player);
    how.positions = 0;
    how.time_ms = 60;
    how.follow = 0; /* where one answer is far ahead it takes no playouts */
    player = tes_player_new(rules, &how, &err);
    /* the limit is one of the clock; others may have the processor meanwhile */
    clock_gettime(CLOCK_MONOTONIC, &begun);
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &from);
    assert_int_equal(tes_player_think(player, game, &err), TES_OK);
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &to);
    clock_gettime(CLOCK_MONOTONIC, &done);
    assert_true(ms_between(&begun, &done) >= 59);
    assert_true(ms_between(&from, &to) < 2000);
    tes_player_free(player);
    how.time_ms = 0;
    assert_null(tes_player_new(rules, &how, &err));
    assert_int_equal(err.status, TES_EINPUT);
    tes_error_clear(&err);
    tes_game_free(game);
}

/* Playouts from the best answers are part of what a player may judge,
 * and change what it thinks of them. */
static void answers_are_compared_by_what_comes_of_them(void **state)
{
    int differed = 0;
    (void)state;
    for (uint32_t seed = 50; seed < 58; seed++) {
        tes_thinking how;
        tes_error err = {0};
        tes_idea before, after;
        tes_game *game = position(rules, seed, 30);
        assert_true(tes_thinking_level("hard", &how));
        assert_true(how.follow > 0);
        how.time_ms = 0;
        how.positions = 8000;
        tes_player *player = tes_player_new(rules, &how, &err);
        assert_int_equal(tes_player_think(player, game, &err), TES_OK);
        uint64_t both = tes_player_positions(player);
        assert_true(both < 8700); /* the last games are played to their end */
        bool some = tes_player_idea(player, 1, &after);
        tes_player_free(player);
        how.positions = 2000; /* what the tree had of it */
        how.follow = 0;
        player = tes_player_new(rules, &how, &err);
        assert_int_equal(tes_player_think(player, game, &err), TES_OK);
        if (some && tes_player_positions(player) < both) {
            assert_true(tes_player_idea(player, 1, &before));
            differed += before.margin != after.margin;
        }
        tes_player_free(player);
        tes_game_free(game);
    }
    assert_true(differed >= 4);
}

/* With so many positions that there are rounds enough, playouts are longer and
 * wider, and more positions are judged. */
static void many_positions_make_longer_playouts(void **state)
{
    static const uint32_t positions[] = {199999, 200000};
    uint64_t looked[2] = {0};
    (void)state;
    if (getenv("TESSERA_SHORT")) skip();
    for (uint32_t seed = 50; seed < 54; seed++) {
        tes_game *game = position(rules, seed, 30);
        for (int i = 0; i < 2; i++) {
            tes_thinking how;
            tes_error err = {0};
            assert_true(tes_thinking_level("hard", &how));
            assert_true(how.positions >= 200000);
            how.time_ms = 0;
            how.positions = positions[i];
            tes_player *player = tes_player_new(rules, &how, &err);
            assert_int_equal(tes_player_think(player, game, &err), TES_OK);
            looked[i] += tes_player_positions(player);
            tes_player_free(player);
        }
        tes_game_free(game);
    }
    printf("# %d positions, then %d\n", (int)looked[0], (int)looked[1]);
    assert_true(looked[1] > looked[0] + looked[0] / 5);
}

static uint64_t thinks_of(tes_ruleset *of, const tes_game *game,
                          uint32_t positions, double follow)
{
    tes_thinking how;
    assert_true(tes_thinking_level("normal", &how));
    assert_true(how.follow < 0); /* as the seats ask for */
    how.time_ms = 0;
    how.positions = positions;
    if (follow >= 0) how.follow = follow;
    return think(of, game, &how);
}

/* With two seats the tree has a quarter of what normal may look at, with three
 * it gets seven eighths of half. */
static void more_seats_are_played_on_more(void **state)
{
    (void)state;
    tes_ruleset *three = load(THREE);
    int differed = 0;
    for (uint32_t seed = 50; seed < 56; seed++) {
        tes_game *of_two = position(rules, seed, 30);
        tes_game *of_three = position(three, seed, 30);
        assert_true(thinks_of(rules, of_two, 2000, TES_FOLLOW_SEATS) ==
                    thinks_of(rules, of_two, 2000, 0.75));
        uint64_t seats = thinks_of(three, of_three, 4000, TES_FOLLOW_SEATS);
        assert_true(seats == thinks_of(three, of_three, 2000, 0.125));
        differed += seats != thinks_of(three, of_three, 2000, 0);
        tes_game_free(of_two);
        tes_game_free(of_three);
    }
    assert_true(differed >= 2);
    tes_ruleset_free(three);
}

/* What is played for, of expected points: with two seats the lead over the
 * other, with three the better of the others counts most. */
static double lead_of(const double *points, int players, int seat)
{
    double best = -1e30, calm = 0, sum = 0, parts = 0;
    const char *name, *what;
    double value;
    for (uint32_t i = 0; (name = tes_weight(i, &value, &what)) != NULL; i++) {
        if (strcmp(name, "calm") == 0) calm = value;
    }
    for (int p = 0; p < players; p++) {
        if (p != seat && points[p] > best) best = points[p];
    }
    for (int p = 0; p < players; p++) {
        double part = calm / (calm + best - points[p]);
        sum += p != seat ? part * points[p] : 0;
        parts += p != seat ? part : 0;
    }
    return points[seat] - sum / parts;
}

/* Players that search judge by these weights if they are given no others. Where
 * nothing closes around a tile, and with more than four seats, these are the
 * usual ones. */
static void weights_suit_the_rules(void **state)
{
    static const char *const configs[] = {
        PLAIN, "return { modules = { 'die-stadt' }, players = 2 }",
        "return { modules = { 'base', 'farmers' }, players = 4 }",
        "return { modules = { 'base', 'farmers' }, players = 5 }",
        "return { modules = { 'base', 'farmers' }, players = 6 }"};
    tes_thinking how;
    (void)state;
    assert_true(tes_thinking_level("normal", &how));
    how.positions = 300;
    how.time_ms = 0;
    for (int c = 0; c < 5; c++) {
        const char *what;
        double weights[64], usual;
        uint32_t others = 0;
        tes_ruleset *of = load(configs[c]);
        tes_game *game = position(of, 61, 30);
        for (uint32_t i = 0; tes_weight(i, &usual, &what) != NULL; i++) {
            weights[i] = tes_game_weight(game, i);
            others += weights[i] < usual || weights[i] > usual;
        }
        assert_int_equal(others > 0, c == 0 || c == 2);
        how.weights = NULL;
        uint64_t answer = think(of, game, &how);
        how.weights = weights;
        assert_true(think(of, game, &how) == answer);
        weights[0] *= 3; /* of any weight, to see that it counts */
        assert_true(think(of, game, &how) != answer);
        assert_true(tes_game_weight(game, tes_weights()) == 0);
        tes_game_free(game);
        tes_ruleset_free(of);
    }
}

static void a_lead_is_over_all_others(void **state)
{
    tes_error err = {0};
    tes_thinking how;
    tes_decision asked;
    tes_idea idea;
    int below = 0;
    (void)state;
    assert_true(tes_thinking_level("greedy", &how));
    for (uint32_t i = 0; i < 12; i++) {
        tes_ruleset *of = load(i % 2 ? THREE : PLAIN);
        tes_game *game = position(of, 60 + i, 40);
        tes_player *player = tes_player_new(of, &how, &err);
        assert_true(tes_game_decision(game, &asked));
        if (asked.player != TES_CHANCE && asked.count > 1) {
            int players = tes_ruleset_players(of), seat = asked.player;
            assert_int_equal(tes_player_think(player, game, &err), TES_OK);
            assert_true(tes_player_idea(player, 0, &idea));
            double lead = lead_of(idea.points, players, seat);
            assert_true(fabs(idea.margin - lead) < 1e-9);
            for (int p = 0; players > 2 && p < players; p++) {
                double over = idea.points[seat] - idea.points[p];
                below += p != seat && over < lead - 1e-9;
            }
        }
        tes_player_free(player);
        tes_game_free(game);
        tes_ruleset_free(of);
    }
    assert_true(below >= 2);
}

/* Seats that win together play for what all of them have. */
static void seats_that_win_together_have_one_interest(void **state)
{
    tes_error err = {0};
    tes_thinking how;
    tes_idea idea;
    int compared = 0;
    (void)state;
    tes_ruleset *of =
        load("return { modules = { 'all-together' }, players = 3, "
             "options = { ['all-together'] = { sum = 1000 } } }");
    assert_true(tes_thinking_level("greedy", &how));
    tes_player *player = tes_player_new(of, &how, &err);
    tes_game *game = position(of, 7, 60);
    assert_int_equal(tes_player_think(player, game, &err), TES_OK);
    for (uint32_t i = 0; tes_player_idea(player, i, &idea); i++, compared++) {
        double sum = idea.points[0] + idea.points[1] + idea.points[2];
        assert_true(fabs(idea.margin - sum) < 1e-9);
    }
    assert_true(compared > 1);
    /* a game that is lost is worth less than any other */
    while (tes_game_status(game) == TES_ASKING) {
        assert_int_equal(tes_game_answer(game, 0, &err), TES_OK);
    }
    double points[TES_MAX_PLAYERS];
    assert_true(tes_game_expected(game, points));
    for (int seat = 0; seat < 3; seat++) assert_true(points[seat] < -500);
    tes_player_free(player);
    tes_game_free(game);
    tes_ruleset_free(of);
}

/* With three seats hard may look at twice as many. */
static void hard_looks_at_more_for_each_rival(void **state)
{
    (void)state;
    tes_ruleset *three = load(THREE);
    tes_game *of_two = position(rules, 51, 30);
    tes_game *of_three = position(three, 51, 30);
    tes_thinking how, twice;
    assert_true(tes_thinking_level("hard", &how));
    assert_true(how.per_rival);
    how.time_ms = 0;
    how.positions = 2000;
    twice = how;
    twice.positions = 4000;
    twice.per_rival = false;
    assert_true(think(three, of_three, &how) == think(three, of_three, &twice));
    assert_true(think(rules, of_two, &how) != think(rules, of_two, &twice));
    how.per_rival = false;
    assert_true(think(three, of_three, &how) != think(three, of_three, &twice));
    how.positions = UINT32_MAX; /* and no more than can be counted */
    how.per_rival = true;
    how.time_ms = 20;
    think(three, of_three, &how);
    tes_game_free(of_two);
    tes_game_free(of_three);
    tes_ruleset_free(three);
}

static void what_cannot_be_thought_about_is_refused(void **state)
{
    tes_error err = {0};
    tes_thinking how;
    tes_idea idea;
    (void)state;
    assert_false(tes_thinking_level("clever", &how));
    assert_true(tes_thinking_level("hard", &how));
    how.follow = 1; /* nothing is left for the tree */
    assert_null(tes_player_new(rules, &how, &err));
    assert_int_equal(err.status, TES_EINPUT);
    tes_error_clear(&err);
    assert_true(tes_thinking_level("greedy", &how));
    tes_player *player = tes_player_new(rules, &how, &err);
    tes_game *game = tes_game_new(rules, 1, &err);
    assert_int_equal(tes_player_think(player, game, &err), TES_EINPUT);
    assert_non_null(err.text);
    assert_false(tes_player_idea(player, 0, &idea));
    tes_error_clear(&err);
    tes_game_free(game);
    tes_player_free(player);
}

static void expected_points_are_final_points_at_the_end(void **state)
{
    double points[TES_MAX_PLAYERS];
    (void)state;
    tes_game *game = position(rules, 43, UINT32_MAX);
    assert_int_equal(tes_game_status(game), TES_OVER);
    assert_true(tes_game_expected(game, points));
    for (int p = 0; p < 2; p++) {
        assert_true(points[p] == tes_game_score(game, p));
    }
    tes_game_free(game);
    game = position(rules, 43, 3);
    assert_true(tes_game_expected(game, points));
    assert_true(points[0] > tes_game_score(game, 0));
    tes_game_free(game);
}

/* Seats change with each seed, so that nobody has the better one. */
static int lead(const tes_thinking *strong, const tes_thinking *weak, int games)
{
    int sum = 0;
    for (int g = 0; g < games; g++) {
        uint64_t seed = 1 + (uint64_t)g / 2;
        sum += g % 2 == 0 ? match(rules, seed, strong, weak)
                          : -match(rules, seed, weak, strong);
    }
    return sum;
}

static int lead_of_level(const char *strong, const char *weak, int games)
{
    tes_thinking one, other;
    assert_true(tes_thinking_level(strong, &one));
    assert_true(tes_thinking_level(weak, &other));
    one.time_ms = other.time_ms = 0; /* the clock says nothing of strength */
    be_brief(&one);
    return lead(&one, &other, games);
}

static void the_stronger_level_wins(void **state)
{
    (void)state;
    assert_true(lead_of_level("greedy", "easy", 10) > 0);
    assert_true(lead_of_level("normal", "easy", 4) > 0);
}

/* A figure that can be taken back at will is taken back, to stand elsewhere
 * before the game is over: an abbot that stays where it is scores once. */
static void figures_that_return_are_used_again(void **state)
{
    tes_ruleset *own = load(ABBOT);
    tes_thinking how;
    tes_event event;
    tes_figure figure;
    int away = 0, games = 5;
    (void)state;
    assert_true(tes_thinking_level("greedy", &how));
    for (int i = 0; i < games; i++) {
        tes_error err = {0};
        tes_game *game = tes_game_new(own, (uint64_t)i + 1, &err);
        tes_player *player = tes_player_new(own, &how, &err);
        play_out(game, (tes_player *[]){player, player});
        for (uint32_t e = 0; tes_game_event(game, e, &event); e++) {
            away += event.kind == TES_EV_DEPLOYED &&
                    tes_game_figure(game, event.figure, &figure) &&
                    strcmp(figure.piece, "abbot") == 0;
        }
        tes_player_free(player);
        tes_game_free(game);
    }
    assert_true(away > 6 * games); /* it was less than four */
    tes_ruleset_free(own);
}

/* What greedy players pay on average for something worth so many points, which
 * one may bid for and then the other, by at least `step` more. */
static double price(unsigned worth, unsigned step)
{
    char text[700];
    tes_error err = {0};
    tes_thinking how;
    tes_event event;
    int paid = 0, sales = 0;
    snprintf(
        text, sizeof text,
        "module { 'sale', needs = 'base' }\n"
        "local function bids(o, least)\n"
        "  if least > 0 then o:pass() end\n"
        "  o:numbers('bid', least, 30)\n"
        "end\n"
        "phase { 'sale', after = 'parts', before = 'end', run = function(g)\n"
        "  local buyer, other = g.player, g.player.next\n"
        "  local _, high = g:ask(buyer, 'bid', bids, 0)\n"
        "  local what, bid = g:ask(other, 'bid', bids, high + %u)\n"
        "  if what ~= 'pass' then buyer, high = other, bid end\n"
        "  g:pay(buyer, 'price', high, -1)\n"
        "  g:pay(buyer, 'worth', %u, 1)\n"
        "end }\n",
        step, worth);
    tes_ruleset *own = load_rule(text);
    tes_game *game = tes_game_new(own, 1, &err);
    assert_true(tes_thinking_level("greedy", &how));
    tes_player *player = tes_player_new(own, &how, &err);
    assert_non_null(player);
    play_out(game, (tes_player *[]){player, player});
    for (uint32_t e = 0; tes_game_event(game, e, &event); e++) {
        if (event.kind != TES_EV_SCORE) continue;
        if (strcmp(event.reason, "price") == 0) paid -= event.points;
        sales += strcmp(event.reason, "worth") == 0;
    }
    tes_player_free(player);
    tes_game_free(game);
    tes_ruleset_free(own);
    assert_true(sales > 60);
    return (double)paid / sales;
}

/* Who bids knows that the other may bid more, and will not where it does not
 * pay; and nobody outbids to their loss because to pass was not thought of. */
static void what_others_answer_is_thought_of(void **state)
{
    double dear = price(12, 1), cheap = price(1, 8);
    (void)state;
    if (dear < 9 || dear > 13 || cheap > 1) {
        fail_msg("%.1f was paid for 12, %.1f for 1", dear, cheap);
    }
}

/* A search that may look finds more than one that has to guess: so clearly that
 * few games show it. How much twice as many are worth, only hundreds do; see
 * lua/doc/laboratory.md. */
static void more_positions_win(void **state)
{
    tes_thinking little, much;
    (void)state;
    assert_true(tes_thinking_level("normal", &little));
    little.time_ms = 0;
    much = little;
    little.positions = 1;
    much.positions = 2000;
    assert_true(lead(&much, &little, 8) > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_is_said_twice),
        cmocka_unit_test(nobody_sees_more_than_their_seat),
        cmocka_unit_test(draws_to_come_are_not_known),
        cmocka_unit_test(limits_are_kept),
        cmocka_unit_test(answers_are_compared_by_what_comes_of_them),
        cmocka_unit_test(more_seats_are_played_on_more),
        cmocka_unit_test(many_positions_make_longer_playouts),
        cmocka_unit_test(weights_suit_the_rules),
        cmocka_unit_test(a_lead_is_over_all_others),
        cmocka_unit_test(seats_that_win_together_have_one_interest),
        cmocka_unit_test(hard_looks_at_more_for_each_rival),
        cmocka_unit_test(what_cannot_be_thought_about_is_refused),
        cmocka_unit_test(expected_points_are_final_points_at_the_end),
        cmocka_unit_test(the_stronger_level_wins),
        cmocka_unit_test(figures_that_return_are_used_again),
        cmocka_unit_test(what_others_answer_is_thought_of),
        cmocka_unit_test(more_positions_win),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
