/* test_overlay.c - overlays on random boards, against everything worked out
 * anew from the types of the tiles: features, open sides, sums, frontier,
 * ways, and the way back. */
#include "fake.h"
#include "model.h"

#include <stdlib.h>
#include <string.h>

#include "port/alloc.h"
#include "board/frontier.h"
#include "board/lay.h"
#include "board/features.h"
#include "board/figures.h"
#include "board/overlays.h"

#define SEEDS 30
#define STEPS 70
#define NODES 2048

/* ---- a catalogue with overlays ------------------------------------------- */

enum {
    SPAN,
    BEND
}; /* a line straight across; one round a corner, which
      joins the lines of its tile */

static const struct tesI_overlay overlays[] = {
    [SPAN] = {.sides = 5, .kind = SIDE_LINE, .turns = 3, .covers = 1 << 1},
    [BEND] = {.sides = 3, .kind = SIDE_LINE, .turns = 15, .covers = 1 << 1}};

/* The type that a type becomes, appended; false: it cannot. */
static bool derive(struct tesI_catalogue *cat, uint32_t t, uint32_t overlay,
                   unsigned rotation)
{
    const struct tesI_type *old = &cat->types[t];
    struct tesI_type *made = &cat->types[cat->ntypes];
    uint8_t sides = tesI_turn_sides(overlays[overlay].sides, rotation);

    if (old->nsegments == TESI_MAX_SEGMENTS) return false;
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        if (sides >> s & 1 && old->side[s] != SIDE_GROUND) return false;
    }
    *made = *old;
    made->with = NULL;
    made->id = tesI_strdup(old->id);
    made->segments = tesI_zalloc(TESI_MAX_SEGMENTS * sizeof *made->segments);
    assert_non_null(made->id);
    assert_non_null(made->segments);
    memcpy(made->segments, old->segments,
           old->nsegments * sizeof *old->segments);
    struct tesI_segdef *line = &made->segments[made->nsegments++];
    *line = (struct tesI_segdef){.kind = KIND_LINE, .sides = sides};
    line->attrs[0] = 3;
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        if (sides >> s & 1) made->side[s] = SIDE_LINE;
    }
    for (uint32_t i = 0; overlay == BEND && i < old->nsegments; i++) {
        if (old->segments[i].kind != KIND_LINE) continue;
        line->joined |= (uint16_t)(1u << i);
    }
    made->under = (uint16_t)t;
    made->plain = old->plain;
    made->overlay = (uint8_t)overlay;
    made->turned = (uint8_t)rotation;
    cat->ntypes++;
    return true;
}

static bool has(const struct tesI_catalogue *cat, uint32_t t, uint32_t overlay)
{
    for (; t >= cat->nprinted; t = cat->types[t].under) {
        if (cat->types[t].overlay == overlay) return true;
    }
    return false;
}

static void derive_all(struct tesI_catalogue *cat, uint32_t t)
{
    cat->types[t].with = tesI_zalloc(8 * sizeof *cat->types[t].with);
    assert_non_null(cat->types[t].with);
    for (uint32_t o = SPAN; o <= BEND; o++) {
        if (has(cat, t, o)) continue;
        for (unsigned r = 0; r < 4; r++) {
            uint16_t *with = &cat->types[t].with[o << 2 | r];
            if (o == SPAN && r > 1) {
                *with = cat->types[t].with[o << 2 | (r - 2)];
            } else if (derive(cat, t, o, r)) {
                *with = (uint16_t)(cat->ntypes - 1);
            }
        }
    }
}

static struct tesI_catalogue *catalogue(uint64_t seed)
{
    struct tesI_catalogue *cat = fake_catalogue(seed, 2);
    struct tesI_type *types = tesI_zalloc(TESI_MAX_TYPES * sizeof *types);

    assert_non_null(types);
    memcpy(types, cat->types, cat->ntypes * sizeof *types);
    tesI_free(cat->types);
    cat->types = types;
    cat->noverlays = cat->ntogether = 2;
    for (uint32_t o = SPAN; o <= BEND; o++) {
        cat->overlays[o] = overlays[o];
        cat->overlays[o].name = tesI_label_of(cat, o == SPAN ? "span" : "bend");
    }
    for (uint32_t t = 0; t < cat->ntypes; t++) derive_all(cat, t);
    assert_true(tesI_catalogue_finish(cat));
    assert_int_equal(cat->nprinted, FAKE_TYPES);
    assert_true(cat->ntypes > FAKE_TYPES);
    return cat;
}

/* ---- everything anew ----------------------------------------------------- */

static uint32_t find(const uint32_t *parent, uint32_t node)
{
    while (parent[node] != node) node = parent[node];
    return node;
}

static void unite(uint32_t *parent, uint32_t a, uint32_t b)
{
    a = find(parent, a);
    b = find(parent, b);
    if (a < b) parent[b] = a;
    if (b < a) parent[a] = b;
}

static uint32_t beside(const struct tes_game *game, uint32_t tile, unsigned s)
{
    uint32_t cell = tesI_tile_row(game, tile)->cell;
    return tesI_cell_tile(game, tesI_cell_step(game, cell, s));
}

/* Node on a board side of a tile, or TES_NONE. */
static uint32_t node_at(const struct tes_game *game, uint32_t tile, unsigned s)
{
    unsigned own = tesI_own_side(s, tesI_tile_rotation(game, tile));
    unsigned segment = tesI_tile_type(game, tile)->side_seg[own];
    if (segment == TESI_NO_SEGMENT) return TES_NONE;
    return tesI_tile_node(game, tile, segment);
}

static uint32_t half_at(const struct tes_game *game, uint32_t tile, unsigned h)
{
    unsigned own = (h - 2 * tesI_tile_rotation(game, tile)) & 7;
    unsigned segment = tesI_tile_type(game, tile)->half_seg[own];
    if (segment == TESI_NO_SEGMENT) return TES_NONE;
    return tesI_tile_node(game, tile, segment);
}

static void meet(const struct tes_game *game, uint32_t *parent, uint32_t a,
                 uint32_t b)
{
    if (a == TES_NONE || b == TES_NONE) return;
    if (tesI_node_segment(game, a)->kind != tesI_node_segment(game, b)->kind) {
        return;
    }
    unite(parent, a, b);
}

static void check_features(const struct tes_game *game)
{
    static uint32_t parent[NODES], open[NODES], sum[NODES], root[NODES];
    uint32_t nodes = tesI_node_count(game), seen = 0;

    assert_true(nodes <= NODES);
    for (uint32_t n = 0; n < nodes; n++) parent[n] = n;
    memset(open, 0, sizeof open);
    memset(sum, 0, sizeof sum);
    for (uint32_t t = 0; t < tesI_tile_count(game); t++) {
        const struct tesI_type *type = tesI_tile_type(game, t);
        seen += type->nsegments;
        for (uint32_t i = 0; i < type->nsegments; i++) {
            uint32_t node = tesI_tile_node(game, t, i);
            assert_int_equal(tesI_node_tile(game, node), t);
            assert_int_equal(tesI_node_index(game, node), i);
            assert_ptr_equal(tesI_node_segment(game, node), &type->segments[i]);
            for (uint32_t j = 0; j < type->nsegments; j++) {
                if ((type->segments[i].joined >> j & 1) == 0) continue;
                unite(parent, node, tesI_tile_node(game, t, j));
            }
        }
        for (unsigned s = 0; s < TESI_SIDES; s++) {
            uint32_t other = beside(game, t, s);
            unsigned back = tesI_opposite(s);
            if (other == TES_NONE) continue;
            meet(game, parent, node_at(game, t, s), node_at(game, other, back));
            meet(game, parent, half_at(game, t, TESI_LEFT(s)),
                 half_at(game, other, TESI_RIGHT(back)));
            meet(game, parent, half_at(game, t, TESI_RIGHT(s)),
                 half_at(game, other, TESI_LEFT(back)));
        }
    }
    assert_int_equal(seen, nodes);
    for (uint32_t t = 0; t < tesI_tile_count(game); t++) {
        for (unsigned s = 0; s < TESI_SIDES; s++) {
            uint32_t ends[3] = {node_at(game, t, s),
                                half_at(game, t, TESI_LEFT(s)),
                                half_at(game, t, TESI_RIGHT(s))};
            if (beside(game, t, s) != TES_NONE) continue;
            if (ends[2] == ends[1]) ends[2] = TES_NONE; /* one open side */
            for (unsigned i = 0; i < 3; i++) {
                if (ends[i] != TES_NONE) open[find(parent, ends[i])]++;
            }
        }
    }
    for (uint32_t n = 0; n < nodes; n++) root[n] = TES_NONE;
    for (uint32_t n = 0; n < nodes; n++) {
        uint32_t top = find(parent, n), real = tesI_feature_root(game, n);
        if (root[top] == TES_NONE) root[top] = real;
        assert_int_equal(root[top], real);
        sum[top] += (uint32_t)tesI_node_segment(game, n)->attrs[0];
    }
    for (uint32_t n = 0; n < nodes; n++) {
        if (find(parent, n) != n) continue;
        const struct tesI_kind *kind = tesI_node_kind(game, n);
        uint32_t real = tesI_feature_root(game, n);
        assert_int_equal(tesI_feature_open(game, real), open[n]);
        if (kind != &game->cat->kinds[KIND_LINE]) continue;
        assert_int_equal(tesI_feature_attr(game, real, 0), (int32_t)sum[n]);
    }
}

/* Does a type fit, worked out from what the neighbours show? With `other` and
 * `as`, one neighbour is taken to be of another type. */
static bool fits(const struct tes_game *game, uint32_t type, uint32_t cell,
                 unsigned rotation, uint32_t other, uint32_t as)
{
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        uint32_t tile = tesI_cell_tile(game, tesI_cell_step(game, cell, s));
        if (tile == TES_NONE) continue;
        const struct tesI_type *theirs =
            tile == other ? &game->cat->types[as] : tesI_tile_type(game, tile);
        unsigned back =
            tesI_own_side(tesI_opposite(s), tesI_tile_rotation(game, tile));
        unsigned mine = game->cat->types[type].side[tesI_own_side(s, rotation)];
        if ((game->cat->sides[mine].touches >> theirs->side[back] & 1) == 0) {
            return false;
        }
    }
    return true;
}

struct count {
    struct tes_game *game;
    uint32_t type, plain, ways;
};

/* Ways over one neighbour: the overlay comes towards the cell, and its other
 * side leads into nothing. */
static uint32_t over_neighbour(const struct count *count, uint32_t cell,
                               unsigned rotation, unsigned s)
{
    const struct tes_game *game = count->game;
    uint32_t tile = tesI_cell_tile(game, tesI_cell_step(game, cell, s));
    uint32_t ways = 0;

    if (tile == TES_NONE) return 0;
    for (uint32_t o = SPAN; o <= BEND; o++) {
        for (unsigned r = 0; r < (o == SPAN ? 2u : 4u); r++) {
            uint32_t as =
                tesI_overlay_type(tesI_tile_type(game, tile),
                                  tesI_tile_rotation(game, tile), o, r);
            unsigned sides = tesI_turn_sides(overlays[o].sides, r);
            bool bare = true;
            for (unsigned t = 0; t < TESI_SIDES; t++) {
                if (sides >> t & 1 && beside(game, tile, t) != TES_NONE) {
                    bare = false;
                }
            }
            ways += as != 0 && bare && sides >> tesI_opposite(s) & 1 &&
                    fits(game, count->type, cell, rotation, tile, as);
        }
    }
    return ways;
}

static bool count_cell(void *ctx, uint32_t cell)
{
    struct count *count = ctx;
    const struct tesI_type *type = &count->game->cat->types[count->type];

    for (unsigned r = 0; r < 4; r++) {
        if (model_repeats(type, r)) continue;
        if (fits(count->game, count->type, cell, r, TES_NONE, 0)) {
            count->plain++;
            continue;
        }
        for (uint32_t how = 0; how < 8; how++) {
            if (how == 2 || how == 3 || type->with[how] == 0) continue;
            count->ways +=
                fits(count->game, type->with[how], cell, r, TES_NONE, 0);
        }
        for (unsigned s = 0; s < TESI_SIDES; s++) {
            count->ways += over_neighbour(count, cell, r, s);
        }
    }
    return true;
}

/* Returns how many ways there are. */
static uint32_t check_placements(struct tes_game *game, uint32_t type)
{
    struct count count = {game, type, 0, 0};
    static uint64_t seen[8192];
    uint32_t cell, turned, n = 0;

    fake_frontier(game, count_cell, &count);
    assert_int_equal(tesI_board_count(game, type), count.plain);
    assert_true(tesI_ways_ready(game));
    assert_int_equal(tesI_ways_count(game, type, 3), count.ways);
    assert_int_equal(tesI_ways_count(game, type, 0), 0);
    assert_int_equal(tesI_ways_count(game, type, 1) +
                         tesI_ways_count(game, type, 2),
                     count.ways);
    while (tesI_ways_pick(game, type, 3, n, &cell, &turned)) {
        assert_true(turned > 3 && turned < 256);
        assert_true(n < sizeof seen / sizeof *seen);
        seen[n] = (uint64_t)cell << 8 | turned;
        for (uint32_t i = 0; i < n && n < 40; i++) {
            assert_true(seen[i] != seen[n]);
        }
        n++;
    }
    assert_int_equal(n, count.ways);
    return n;
}

/* ---- random boards ------------------------------------------------------- */

/* How often something happened, so that no test is empty. */
static struct {
    uint32_t laid, together, beside, across, completed, joined;
} told;

/* An overlay on any tile that takes it, even against a neighbour. */
static void overlay_one(struct tes_game *game, uint64_t *dice)
{
    uint32_t tile = fake_random(dice, tesI_tile_count(game));
    uint32_t overlay = fake_random(dice, 2);
    unsigned rotation = fake_random(dice, 4);
    const struct tesI_type *type = tesI_tile_type(game, tile);

    if (tesI_overlay_type(type, tesI_tile_rotation(game, tile), overlay,
                          rotation) == 0) {
        return;
    }
    bool bare = tesI_overlay_fits(game, tile, overlay, rotation, true);
    uint32_t fresh = tesI_len(&game->store, COL_FRESH);
    assert_true(tesI_overlay_lay(game, tile, overlay, rotation));
    type = tesI_tile_type(game, tile);
    uint32_t node = tesI_tile_node(game, tile, type->nsegments - 1);
    bool done = tesI_feature_open(game, tesI_feature_root(game, node)) == 0;
    assert_int_equal(tesI_len(&game->store, COL_FRESH) - fresh, done);
    told.laid++;
    told.across += !bare;
    told.completed += done;
    told.joined += type->segments[type->nsegments - 1].joined != 0;
}

static void lay_one(struct tes_game *game, uint64_t *dice)
{
    uint32_t type = fake_random(dice, FAKE_TYPES), cell, turned;
    assert_true(tesI_ways_ready(game));
    uint32_t plain = tesI_board_count(game, type);
    uint32_t count = plain + tesI_ways_count(game, type, 3);
    unsigned rotation;

    if (count == 0) return;
    uint32_t index = fake_random(dice, count);
    if (tesI_board_pick(game, type, index, &cell, &rotation)) {
        assert_int_not_equal(tesI_board_lay(game, type, cell, rotation),
                             TES_NONE);
        return;
    }
    assert_true(tesI_ways_pick(game, type, 3, index - plain, &cell, &turned));
    assert_false(tesI_board_fits(game, type, cell, turned & 3));
    struct tesI_way way = tesI_way_of(game, type, cell, turned);
    if (way.tile != TES_NONE) {
        assert_true(
            tesI_overlay_lay(game, way.tile, way.overlay, way.rotation));
        told.beside++;
    }
    told.together++;
    assert_true(tesI_board_fits(game, way.type, cell, turned & 3));
    assert_int_not_equal(tesI_board_lay(game, way.type, cell, turned & 3),
                         TES_NONE);
}

static void test_boards(void **state)
{
    (void)state;
    memset(&told, 0, sizeof told);
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct tesI_catalogue *cat = catalogue(seed);
        struct tes_game *game = fake_board(cat, seed);
        struct {
            tesI_mark mark;
            uint64_t hash, digest;
        } past[STEPS];
        uint64_t dice = seed;
        for (uint32_t i = 0; i < STEPS; i++) {
            past[i].mark = tesI_store_mark(&game->store);
            past[i].hash = game->store.hash;
            past[i].digest = tesI_store_digest(&game->store);
            if (fake_random(&dice, 2) == 0) {
                for (int n = 0; n < 5; n++) overlay_one(game, &dice);
            } else {
                lay_one(game, &dice);
            }
            check_features(game);
            check_placements(game, fake_random(&dice, FAKE_TYPES));
        }
        for (uint32_t i = STEPS; i-- > 0;) {
            tesI_store_rollback(&game->store, past[i].mark);
            assert_true(game->store.hash == past[i].hash);
            assert_true(tesI_store_digest(&game->store) == past[i].digest);
        }
        tes_game_free(game);
        tesI_catalogue_free(cat);
    }
    assert_true(told.laid > 50);
    assert_true(told.together > 50);
    assert_true(told.beside > 10);
    assert_true(told.across > 20);
    assert_true(told.completed > 2);
    assert_true(told.joined > 5);
}

/* A copy goes on as the original does. */
static void test_clone(void **state)
{
    struct tesI_catalogue *cat = catalogue(5);
    struct tes_game *game = fake_board(cat, 5);
    uint64_t dice = 5;

    (void)state;
    for (uint32_t i = 0; i < 20; i++) {
        overlay_one(game, &dice);
        lay_one(game, &dice);
    }
    game->phase_mark = tesI_store_mark(&game->store); /* no phase runs */
    struct tes_game *copy = tes_game_clone(game);
    uint64_t same = dice;
    assert_non_null(copy);
    for (uint32_t i = 0; i < 10; i++) {
        overlay_one(game, &dice);
        overlay_one(copy, &same);
        lay_one(game, &dice);
        lay_one(copy, &same);
        assert_true(game->store.hash == copy->store.hash);
    }
    check_features(copy);
    tes_game_free(copy);
    tes_game_free(game);
    tesI_catalogue_free(cat);
}

/* A figure on the new line is found, and kept by a roll back and forth. */
static void test_figures(void **state)
{
    struct tesI_catalogue *cat = catalogue(2);
    struct tes_game *game = fake_board(cat, 2);
    uint64_t dice = 2;
    uint32_t split = 0;

    (void)state;
    for (uint32_t i = 0; i < 40; i++) {
        lay_one(game, &dice);
        overlay_one(game, &dice);
    }
    for (uint32_t t = 0; t < tesI_tile_count(game); t++) {
        const struct tesI_type *type = tesI_tile_type(game, t);
        if (!tesI_laid_split(tesI_tile_row(game, t))) continue;
        uint32_t node = tesI_tile_node(game, t, type->nsegments - 1);
        uint32_t figure = tesI_supply_first(game, 0, PIECE_PAWN);
        tesI_mark mark = tesI_store_mark(&game->store);
        split++;
        assert_int_equal(tesI_node_segment(game, node)->kind, KIND_LINE);
        assert_true(tesI_figure_move(game, figure, TES_AT_SEGMENT, node));
        assert_int_equal(tesI_figure_tile(game, figure), t);
        assert_true(tesI_feature_claimed(game, tesI_feature_root(game, node)));
        tesI_store_rollback(&game->store, mark);
    }
    assert_true(split > 5);
    tes_game_free(game);
    tesI_catalogue_free(cat);
}

/* Wherever memory runs out, a rollback brings back every byte. */
static void test_memory(void **state)
{
    unsigned long most = 0;

    (void)state;
    for (uint64_t seed = 1; seed <= 8; seed++) {
        struct tesI_catalogue *cat = catalogue(seed);
        struct tes_game *game = fake_board(cat, seed);
        uint64_t dice = seed;
        for (uint32_t i = 0; i < 30; i++) lay_one(game, &dice);
        for (uint32_t t = 0; t < tesI_tile_count(game); t++) {
            uint32_t overlay = t & 1;
            if (tesI_overlay_type(tesI_tile_type(game, t),
                                  tesI_tile_rotation(game, t), overlay,
                                  t % 4) == 0) {
                continue;
            }
            tesI_mark mark = tesI_store_mark(&game->store);
            uint64_t digest = tesI_store_digest(&game->store);
            for (unsigned long n = 1;; n++) {
                tesI_memory_fail(n);
                bool laid = tesI_overlay_lay(game, t, overlay, t % 4);
                tesI_memory_fail(0);
                if (n > most) most = n;
                if (laid) break;
                tesI_store_rollback(&game->store, mark);
                assert_true(tesI_store_digest(&game->store) == digest);
            }
            check_features(game);
        }
        tes_game_free(game);
        tesI_catalogue_free(cat);
    }
    assert_true(most > 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_boards),
        cmocka_unit_test(test_clone),
        cmocka_unit_test(test_figures),
        cmocka_unit_test(test_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
