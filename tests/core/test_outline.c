/* test_outline.c - the outline, shut edges and lines of sight on random
 * boards, against flood fills over a plain grid. */
#include "fake.h"

#include <stdlib.h>
#include <string.h>

#include "port/alloc.h"
#include "board/frontier.h"
#include "board/lay.h"
#include "board/completed.h"
#include "board/features.h"
#include "board/outline.h"
#include "game/life.h"

#define BOARDS 1500
#define TILES 45
#define SPAN 48 /* cells from -SPAN to SPAN */
#define WIDTH (2 * SPAN + 1)

enum { EMPTY, OUTSIDE, LAID };

/* A board, and what the grid says of it. */
struct city {
    struct tesI_catalogue *cat;
    struct tes_game *game;
    uint64_t dice;
    uint8_t grid[WIDTH][WIDTH];     /* EMPTY: in a hole */
    uint8_t shut[WIDTH][WIDTH];     /* mask of sides */
    uint32_t seen[WIDTH][WIDTH][4]; /* by walks round the outline */
    uint32_t walks;
    int32_t low_x, high_x, low_y, high_y; /* all tiles, a cell wider */
};

static const int dx[4] = {0, 1, 0, -1}, dy[4] = {-1, 0, 1, 0};

static uint8_t *at(struct city *city, int32_t x, int32_t y)
{
    return &city->grid[y + SPAN][x + SPAN];
}

static bool is_shut(const struct city *city, int32_t x, int32_t y, unsigned s)
{
    return city->shut[y + SPAN][x + SPAN] >> s & 1;
}

/* ---- the grid ----------------------------------------------------------- */

/* Marks what is joined to the corner of the box as outside. */
static void flood(struct city *city)
{
    static int32_t stack[WIDTH * WIDTH][2];
    size_t top = 0;

    for (int32_t y = city->low_y; y <= city->high_y; y++) {
        for (int32_t x = city->low_x; x <= city->high_x; x++) {
            if (*at(city, x, y) == OUTSIDE) *at(city, x, y) = EMPTY;
        }
    }
    *at(city, city->low_x, city->low_y) = OUTSIDE;
    stack[top][0] = city->low_x;
    stack[top++][1] = city->low_y;
    while (top > 0) {
        int32_t x = stack[--top][0], y = stack[top][1];
        for (unsigned s = 0; s < 4; s++) {
            int32_t u = x + dx[s], v = y + dy[s];
            if (u < city->low_x || u > city->high_x || v < city->low_y ||
                v > city->high_y || *at(city, u, v) != EMPTY) {
                continue;
            }
            *at(city, u, v) = OUTSIDE;
            stack[top][0] = u;
            stack[top++][1] = v;
        }
    }
}

/* Is this edge between a tile and an outside cell? */
static bool outer(struct city *city, int32_t x, int32_t y, unsigned s)
{
    return *at(city, x, y) == LAID &&
           *at(city, x + dx[s], y + dy[s]) == OUTSIDE;
}

/* Reads the grid off the board. */
static void read_board(struct city *city)
{
    struct tes_game *game = city->game;
    int32_t x, y;

    memset(city->grid, EMPTY, sizeof city->grid);
    memset(city->shut, 0, sizeof city->shut);
    city->low_x = city->low_y = SPAN;
    city->high_x = city->high_y = -SPAN;
    for (uint32_t t = 0; t < tesI_tile_count(game); t++) {
        tesI_cell_xy(game, tesI_tile_row(game, t)->cell, &x, &y);
        *at(city, x, y) = LAID;
        if (x <= city->low_x) city->low_x = x - 1;
        if (x >= city->high_x) city->high_x = x + 1;
        if (y <= city->low_y) city->low_y = y - 1;
        if (y >= city->high_y) city->high_y = y + 1;
    }
    for (uint32_t i = 0; i < tesI_edge_count(game); i++) {
        uint32_t edge = tesI_edge_at(game, i);
        tesI_cell_xy(game, tesI_edge_cell(edge), &x, &y);
        city->shut[y + SPAN][x + SPAN] |= (uint8_t)(1u << tesI_edge_side(edge));
    }
    flood(city);
}

/* ---- making boards ------------------------------------------------------ */

static struct city *city_new(uint64_t seed)
{
    struct city *city = calloc(1, sizeof *city);
    assert_non_null(city);
    city->cat = fake_catalogue(seed % 7, 2);
    city->game = fake_board(city->cat, seed);
    city->dice = seed * 77;
    return city;
}

static void city_free(struct city *city)
{
    tes_game_free(city->game);
    tesI_catalogue_free(city->cat);
    free(city);
}

struct pick {
    uint32_t cells[512], count;
};

static bool pick_cell(void *ctx, uint32_t cell)
{
    struct pick *pick = ctx;
    assert_true(pick->count < 512);
    pick->cells[pick->count++] = cell;
    return true;
}

/* Lays any tile on any cell of the frontier, matching or not. False when
 * there is no such cell. */
static bool lay(struct city *city)
{
    struct pick pick = {.count = 0};
    uint32_t type = fake_random(&city->dice, FAKE_TYPES);

    assert_true(tesI_outline_keep(city->game));
    fake_frontier(city->game, pick_cell, &pick);
    if (pick.count == 0) return false;
    uint32_t cell = pick.cells[fake_random(&city->dice, pick.count)];
    assert_int_not_equal(
        tesI_board_lay(city->game, type, cell, fake_random(&city->dice, 4)),
        TES_NONE);
    return true;
}

/* ---- the walk ----------------------------------------------------------- */

/* Vertex where an edge ends when walked clockwise, in cell corners. */
static void end_of(int32_t x, int32_t y, unsigned s, int32_t *u, int32_t *v)
{
    *u = x + (s == 0 || s == 1);
    *v = y + (s == 1 || s == 2);
}

static void start_of(int32_t x, int32_t y, unsigned s, int32_t *u, int32_t *v)
{
    *u = x + (s == 1 || s == 2);
    *v = y + (s == 2 || s == 3);
}

/* Walks the outline once: every outer edge is met exactly once, in a closed
 * line, and where two tiles touch by a corner the walk stays outside the
 * same cell. */
static uint32_t check_walk(struct city *city)
{
    struct tes_game *game = city->game;
    uint32_t first = tesI_outline_first(game), edge = first, edges = 0;
    int32_t x, y, u, v, p, q;

    city->walks++;
    do {
        unsigned s = tesI_edge_side(edge);
        uint32_t next = tesI_outline_next(game, edge);
        unsigned t = tesI_edge_side(next);
        assert_int_equal(tesI_outline_prev(game, next), edge);
        tesI_cell_xy(game, tesI_edge_cell(edge), &x, &y);
        assert_true(outer(city, x, y, s));
        assert_true(city->seen[y + SPAN][x + SPAN][s] != city->walks);
        city->seen[y + SPAN][x + SPAN][s] = city->walks;
        end_of(x, y, s, &u, &v);
        int32_t out_x = x + dx[s], out_y = y + dy[s];
        tesI_cell_xy(game, tesI_edge_cell(next), &x, &y);
        start_of(x, y, t, &p, &q);
        assert_true(u == p && v == q);
        if (*at(city, u, v) + *at(city, u - 1, v - 1) == 2 * LAID ||
            *at(city, u - 1, v) + *at(city, u, v - 1) == 2 * LAID) {
            bool crossing = *at(city, u, v) != *at(city, u - 1, v) &&
                            *at(city, u, v) != *at(city, u, v - 1);
            assert_true(!crossing ||
                        (x + dx[t] == out_x && y + dy[t] == out_y));
        }
        edges++;
        edge = next;
    } while (edge != first);
    for (y = city->low_y; y <= city->high_y; y++) {
        for (x = city->low_x; x <= city->high_x; x++) {
            for (unsigned s = 0; s < 4; s++) {
                bool met = city->seen[y + SPAN][x + SPAN][s] == city->walks;
                assert_true(met == outer(city, x, y, s));
            }
        }
    }
    return edges;
}

/* The rim of a hole is a ring of its own round that hole. */
static void check_rims(struct city *city)
{
    struct tes_game *game = city->game;
    for (uint32_t t = 0; t < tesI_tile_count(game); t++) {
        for (unsigned s = 0; s < 4; s++) {
            uint32_t from = tesI_edge(tesI_tile_row(game, t)->cell, s);
            uint32_t edge = from, steps = 0;
            int32_t x, y;
            if (!tesI_edge_bare(game, from)) continue;
            tesI_cell_xy(game, tesI_edge_cell(from), &x, &y);
            bool inside = !outer(city, x, y, s);
            do {
                assert_true(tesI_edge_bare(game, edge));
                tesI_cell_xy(game, tesI_edge_cell(edge), &x, &y);
                assert_true(outer(city, x, y, tesI_edge_side(edge)) != inside);
                edge = tesI_outline_next(game, edge);
                assert_true(++steps < 4 * TILES + 4);
            } while (edge != from);
        }
    }
}

static void test_walk(void **state)
{
    uint32_t holes = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= BOARDS; seed++) {
        struct city *city = city_new(seed);
        uint32_t tiles = 1 + fake_random(&city->dice, TILES);
        while (tesI_tile_count(city->game) < tiles) lay(city);
        read_board(city);
        check_walk(city);
        check_rims(city);
        for (int32_t y = city->low_y; y <= city->high_y; y++) {
            for (int32_t x = city->low_x; x <= city->high_x; x++) {
                holes += *at(city, x, y) == EMPTY;
            }
        }
        city_free(city);
    }
    assert_true(holes > BOARDS / 10); /* or this proves little */
}

static void test_empty_board(void **state)
{
    static const struct tesI_rules none;
    struct tesI_catalogue *cat = fake_catalogue(1, 2);
    struct tes_game *game = tesI_game_make(cat, &none, NULL, 1);
    (void)state;
    assert_non_null(game);
    assert_int_equal(tesI_outline_first(game), TES_NONE);
    assert_true(tesI_outline_keep(game));
    tes_game_free(game);
    tesI_catalogue_free(cat);
}

/* ---- shut edges --------------------------------------------------------- */

/* Would a tile here cut a shut edge of the outline off? By a flood. */
static bool cuts(struct city *city, int32_t x, int32_t y)
{
    uint8_t was = *at(city, x, y);
    bool cut = false;

    if (was != OUTSIDE) return false;
    /* edges on the outline now, and still outside with a tile at (x, y)? */
    static uint8_t before[WIDTH][WIDTH];
    memcpy(before, city->grid, sizeof before);
    *at(city, x, y) = LAID;
    flood(city);
    for (int32_t v = city->low_y; v <= city->high_y; v++) {
        for (int32_t u = city->low_x; u <= city->high_x; u++) {
            for (unsigned s = 0; s < 4; s++) {
                if (!is_shut(city, u, v, s)) continue;
                int32_t p = u + dx[s], q = v + dy[s];
                cut = cut || (before[q + SPAN][p + SPAN] == OUTSIDE &&
                              *at(city, p, q) != OUTSIDE);
            }
        }
    }
    memcpy(city->grid, before, sizeof before);
    return cut;
}

/* Exactly the cells beyond shut edges, and those that would cut one off,
 * take no tile. */
static uint32_t check_blocked(struct city *city)
{
    struct tes_game *game = city->game;
    uint32_t barred = 0;

    assert_true(tesI_outline_keep(game));
    for (int32_t y = city->low_y; y <= city->high_y; y++) {
        for (int32_t x = city->low_x; x <= city->high_x; x++) {
            bool beside = false, beyond = false;
            if (*at(city, x, y) == LAID) continue;
            for (unsigned s = 0; s < 4; s++) {
                beside = beside || *at(city, x + dx[s], y + dy[s]) == LAID;
                beyond = beyond || is_shut(city, x + dx[s], y + dy[s], s ^ 2);
            }
            if (!beside) continue;
            bool bar = !beyond && cuts(city, x, y);
            uint32_t flags =
                tesI_cell_row(game, tesI_cell_at(game, x, y))->flags;
            assert_true(((flags & CELL_BLOCKED) != 0) == (beyond || bar));
            assert_true(((flags & CELL_GROUP) != 0) == !(beyond || bar));
            barred += bar;
        }
    }
    return barred;
}

/* Open sides of all features, counted anew. */
static void check_open(struct city *city)
{
    struct tes_game *game = city->game;
    uint32_t nodes = tesI_node_count(game);
    uint32_t *open = calloc(nodes, sizeof *open);
    assert_non_null(open);
    for (uint32_t n = 0; n < nodes; n++) {
        uint32_t tile = tesI_node_tile(game, n);
        uint32_t cell = tesI_tile_row(game, tile)->cell;
        unsigned sides =
            tesI_node_sides(game, n) | tesI_sides_of(tesI_node_halves(game, n));
        for (unsigned s = 0; s < 4; s++) {
            uint32_t edge = tesI_edge(cell, s);
            if ((sides >> s & 1) == 0 || !tesI_edge_bare(game, edge)) continue;
            if (tesI_edge_is_shut(game, edge)) continue;
            open[tesI_feature_root(game, n)]++;
        }
    }
    for (uint32_t n = 0; n < nodes; n++) {
        if (tesI_feature_root(game, n) != n) continue;
        assert_int_equal(tesI_feature_open(game, n), open[n]);
    }
    free(open);
}

/* Shuts an edge; a feature that it completes, and only that, is noted. */
static void shut(struct city *city, uint32_t edge)
{
    struct tes_game *game = city->game;
    uint32_t nodes = tesI_node_count(game), fresh = TES_NONE;
    bool *done = calloc(nodes, sizeof *done);
    assert_non_null(done);

    for (uint32_t n = 0; n < nodes; n++) {
        done[n] = tesI_feature_complete(game, tesI_feature_root(game, n));
    }
    assert_false(tesI_edge_is_shut(game, edge));
    assert_true(tesI_store_reserve(&game->store, 1));
    tesI_completed_look(game);
    assert_true(tesI_edge_shut(game, edge));
    assert_true(tesI_edge_is_shut(game, edge));
    uint32_t from = tesI_meta(game, META_FRESH);
    uint32_t to = tesI_len(&game->store, COL_FRESH);
    assert_true(to - from <= 1);
    if (to > from) {
        fresh = tesI_completed_next(game, TES_NONE, TES_NONE, false);
    }
    for (uint32_t n = 0; n < nodes; n++) {
        uint32_t root = tesI_feature_root(game, n);
        assert_true(tesI_feature_complete(game, root) ==
                    (done[n] || root == fresh));
    }
    free(done);
}

/* The shut edges of the outline are one run that holds all of them. */
static void check_chain(struct city *city)
{
    struct tes_game *game = city->game;
    uint32_t first = tesI_outline_first(game), edge = first;
    uint32_t found = 0, starts = 0, edges = 0;

    do {
        uint32_t next = tesI_outline_next(game, edge);
        found += tesI_edge_is_shut(game, edge);
        starts +=
            !tesI_edge_is_shut(game, edge) && tesI_edge_is_shut(game, next);
        edges++;
        edge = next;
    } while (edge != first);
    assert_int_equal(found, tesI_edge_count(game));
    assert_int_equal(starts, found > 0 && found < edges);
}

struct past {
    tesI_mark mark;
    uint64_t hash, digest;
};

static struct past now(const struct city *city)
{
    return (struct past){tesI_store_mark(&city->game->store),
                         city->game->store.hash,
                         tesI_store_digest(&city->game->store)};
}

static void go_back(struct city *city, const struct past *past)
{
    tesI_store_rollback(&city->game->store, past->mark);
    assert_true(city->game->store.hash == past->hash);
    assert_true(tesI_store_digest(&city->game->store) == past->digest);
}

/* A chain grows at either end while tiles are laid. */
static void test_chain(void **state)
{
    uint32_t barred = 0, closed = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= BOARDS / 3; seed++) {
        struct city *city = city_new(seed);
        uint32_t tiles = 1 + fake_random(&city->dice, 20), left, right;
        while (tesI_tile_count(city->game) < tiles) lay(city);

        left = tesI_outline_first(city->game);
        for (uint32_t n = fake_random(&city->dice, 30); n > 0; n--) {
            left = tesI_outline_next(city->game, left);
        }
        right = left;
        shut(city, left);
        for (int turn = 0; turn < 60; turn++) {
            struct past past = now(city);
            uint32_t before_left = left, before_right = right;
            bool more = lay(city);
            for (uint32_t n = fake_random(&city->dice, 5); n > 0; n--) {
                uint32_t on = tesI_outline_next(city->game, right);
                if (tesI_edge_is_shut(city->game, on)) break;
                if (fake_random(&city->dice, 2) == 0) {
                    shut(city, right = on);
                } else {
                    left = tesI_outline_prev(city->game, left);
                    shut(city, left);
                }
            }
            read_board(city);
            check_walk(city);
            check_chain(city);
            barred += check_blocked(city);
            check_open(city);
            if (!more ||
                tesI_edge_is_shut(city->game,
                                  tesI_outline_next(city->game, right))) {
                closed++;
                break;
            }
            if (fake_random(&city->dice, 8) == 0) {
                go_back(city, &past);
                left = before_left;
                right = before_right;
            }
        }
        city_free(city);
    }
    assert_true(barred > BOARDS);
    assert_true(closed > BOARDS / 10);
}

/* Edges shut anywhere, in holes too. */
static void test_scattered(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= BOARDS / 3; seed++) {
        struct city *city = city_new(seed + 9000);
        for (int turn = 0; turn < 40; turn++) {
            if (!lay(city)) break;
            uint32_t tile =
                fake_random(&city->dice, tesI_tile_count(city->game));
            uint32_t edge = tesI_edge(tesI_tile_row(city->game, tile)->cell,
                                      fake_random(&city->dice, 4));
            if (turn % 3 == 0 && tesI_edge_bare(city->game, edge) &&
                !tesI_edge_is_shut(city->game, edge)) {
                struct past past = now(city);
                shut(city, edge);
                uint64_t digest = tesI_store_digest(&city->game->store);
                go_back(city, &past);
                shut(city, edge);
                assert_true(tesI_store_digest(&city->game->store) == digest);
            }
            read_board(city);
            check_blocked(city);
        }
        check_open(city);
        city_free(city);
    }
}

/* Equal boards with different shut edges have different hashes. */
static void test_hash(void **state)
{
    struct city *city = city_new(5);
    tes_edge edge;
    (void)state;
    while (tesI_tile_count(city->game) < 10) lay(city);
    struct past past = now(city);
    uint32_t first = tesI_outline_first(city->game);
    shut(city, first);
    uint64_t one = city->game->store.hash;
    assert_true(one != past.hash);
    assert_true(tes_game_edge(city->game, 0, &edge));
    assert_int_equal(edge.side, 0);
    assert_false(tes_game_edge(city->game, 1, &edge));
    go_back(city, &past);
    assert_int_equal(tes_game_edges(city->game), 0);
    shut(city, tesI_outline_next(city->game, first));
    assert_true(city->game->store.hash != one);
    city_free(city);
}

/* Out of memory at any allocation: false, and nothing has changed. */
static void test_memory(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct city *city = city_new(seed);
        while (tesI_tile_count(city->game) < 12) lay(city);
        for (int turn = 0; turn < 30; turn++) {
            uint32_t edge = tesI_outline_first(city->game);
            while (tesI_edge_is_shut(city->game, edge)) {
                edge = tesI_outline_next(city->game, edge);
            }
            struct past past = now(city);
            tesI_memory_fail(1);
            bool done = tesI_edge_shut(city->game, edge);
            bool kept = done && tesI_outline_keep(city->game);
            tesI_memory_fail(0);
            if (!done) go_back(city, &past);
            if (!done) assert_true(tesI_edge_shut(city->game, edge));
            if (!kept) assert_true(tesI_outline_keep(city->game));
            lay(city);
        }
        read_board(city);
        check_blocked(city);
        check_open(city);
        city_free(city);
    }
}

/* ---- lines and neighbours ----------------------------------------------- */

static void test_lines(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= BOARDS / 10; seed++) {
        struct city *city = city_new(seed);
        while (tesI_tile_count(city->game) < TILES) lay(city);
        read_board(city);
        for (uint32_t t = 0; t < TILES; t++) {
            for (unsigned s = 0; s < 4; s++) {
                uint32_t cell = tesI_tile_row(city->game, t)->cell;
                uint32_t far =
                    tesI_edge_opposite(city->game, tesI_edge(cell, s));
                int32_t x, y, u, v;
                tesI_cell_xy(city->game, cell, &x, &y);
                while (*at(city, x - dx[s], y - dy[s]) == LAID) {
                    x -= dx[s];
                    y -= dy[s];
                }
                tesI_cell_xy(city->game, tesI_edge_cell(far), &u, &v);
                assert_true(x == u && y == v);
                assert_int_equal(tesI_edge_side(far), s ^ 2);
                assert_true(tesI_edge_bare(city->game, far));
                /* and from beyond the edge one sees the next tile */
                tesI_cell_xy(city->game, cell, &x, &y);
                int32_t steps = 0;
                do {
                    x += dx[s];
                    y += dy[s];
                    steps++;
                } while (abs(x) < SPAN && abs(y) < SPAN &&
                         *at(city, x, y) != LAID);
                if (steps == 1) continue;
                tesI_cell_xy(city->game, cell, &u, &v);
                far = tesI_edge_seen(city->game, u + dx[s], v + dy[s], s);
                if (abs(x) < SPAN && abs(y) < SPAN) {
                    assert_int_equal(
                        far, tesI_edge(tesI_cell_at(city->game, x, y), s ^ 2));
                } else {
                    assert_int_equal(far, TES_NONE);
                }
            }
        }
        city_free(city);
    }
}

struct roots {
    uint32_t list[256], count;
};

static bool add_root(void *ctx, uint32_t root)
{
    struct roots *roots = ctx;
    assert_true(roots->count < 256);
    for (uint32_t i = 0; i < roots->count; i++) {
        assert_int_not_equal(roots->list[i], root);
    }
    roots->list[roots->count++] = root;
    return true;
}

/* Booths may lie against blocks without joining them. */
static void test_facing(void **state)
{
    uint32_t found = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= BOARDS / 10; seed++) {
        struct city *city = city_new(seed);
        struct tes_game *game = city->game;
        while (tesI_tile_count(game) < TILES) lay(city);
        for (uint32_t n = 0; n < tesI_node_count(game); n++) {
            struct roots roots = {.count = 0};
            uint32_t expected = 0;
            if (tesI_feature_root(game, n) != n) continue;
            if (tesI_node_segment(game, n)->kind != KIND_BLOCK) continue;
            tesI_feature_facing(game, n, KIND_BOOTH, add_root, &roots);
            for (uint32_t m = 0; m < tesI_node_count(game); m++) {
                struct roots back = {.count = 0};
                if (tesI_feature_root(game, m) != m) continue;
                if (tesI_node_segment(game, m)->kind != KIND_BOOTH) continue;
                tesI_feature_facing(game, m, KIND_BLOCK, add_root, &back);
                for (uint32_t i = 0; i < back.count; i++) {
                    expected += back.list[i] == n;
                }
            }
            assert_int_equal(roots.count, expected);
            found += expected;
        }
        city_free(city);
    }
    assert_true(found > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_walk),  cmocka_unit_test(test_empty_board),
        cmocka_unit_test(test_chain), cmocka_unit_test(test_scattered),
        cmocka_unit_test(test_hash),  cmocka_unit_test(test_memory),
        cmocka_unit_test(test_lines), cmocka_unit_test(test_facing)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
