/* fake.c - a random catalogue, for unit tests without Lua. */
#include "fake.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "port/alloc.h"
#include "board/frontier.h"
#include "board/lay.h"
#include "state/dice.h"
#include "game/life.h"

uint32_t fake_random(uint64_t *state, uint32_t below)
{
    return tesI_dice_next(state, below);
}

/* ---- kinds, sides, pieces ------------------------------------------------ */

static void add_attr(struct tesI_catalogue *cat, struct tesI_kind *kind,
                     const char *name, tesI_merge merge)
{
    kind->attrs[kind->nattrs++] = (struct tesI_attr){
        .name = tesI_label_of(cat, name), .merge = (uint8_t)merge};
}

static void fill_kinds(struct tesI_catalogue *cat)
{
    static const char *const names[] = {"ground", "line", "block", "booth",
                                        "yard"};
    static const tesI_closing closes[] = {
        CLOSES_NEVER, CLOSES_SIDES, CLOSES_SIDES, CLOSES_SIDES, CLOSES_AROUND};
    static const char *const merges[] = {"sum", "any", "all",
                                         "max", "set", "one"};

    cat->nkinds = 5;
    for (uint32_t k = 0; k < cat->nkinds; k++) {
        struct tesI_kind *kind = &cat->kinds[k];
        kind->name = tesI_label_of(cat, names[k]);
        kind->closes = (uint8_t)closes[k];
        kind->joins = 1u << k;
        kind->classes = k == KIND_YARD ? 2 : 1;
    }
    add_attr(cat, &cat->kinds[KIND_GROUND], "max", MERGE_MAX);
    add_attr(cat, &cat->kinds[KIND_LINE], "sum", MERGE_SUM);
    add_attr(cat, &cat->kinds[KIND_LINE], "any", MERGE_ANY);
    for (int m = MERGE_SUM; m <= MERGE_ONE; m++) {
        add_attr(cat, &cat->kinds[KIND_BLOCK], merges[m], (tesI_merge)m);
    }

    cat->nsides = 5;
    for (uint32_t s = 1; s < cat->nsides; s++) {
        cat->sides[s].name = tesI_label_of(cat, names[s - 1]);
        cat->sides[s].touches = 1u << s;
    }
    cat->sides[SIDE_BLOCK].touches |= 1u << SIDE_BOOTH;
    cat->sides[SIDE_BOOTH].touches |= 1u << SIDE_BLOCK;
}

static void fill_pieces(struct tesI_catalogue *cat)
{
    static const struct tesI_piece pieces[] = {
        {.owned = true, .count = 5, .weight = 1, .claims = true, .classes = 1},
        {.owned = true, .count = 1, .weight = 2, .claims = true, .classes = 3},
        {.owned = true, .count = 2, .weight = 0, .claims = false, .classes = 1},
        {.owned = false,
         .count = 2,
         .weight = 1,
         .claims = false,
         .classes = 0}};
    static const char *const names[] = {"pawn", "giant", "ghost", "loose"};

    cat->npieces = 4;
    for (uint32_t p = 0; p < cat->npieces; p++) {
        cat->pieces[p] = pieces[p];
        cat->pieces[p].name = tesI_label_of(cat, names[p]);
    }
    cat->nzones = 2;
    cat->zones[0].name = tesI_label_of(cat, "pit");
    cat->zones[1].name = tesI_label_of(cat, "den");
    cat->zones[1].owned = true;
}

static void fill_vars(struct tesI_catalogue *cat)
{
    static const struct {
        const char *name;
        tesI_scope scope;
        int32_t initial;
    } vars[] = {{"toy.drawn", SCOPE_GAME, 0},
                {"toy.tally", SCOPE_PLAYER, 7},
                {"toy.mapped", SCOPE_MAP, 0},
                {"toy.on-tile", SCOPE_TILE, 0}};

    cat->nvars = 4;
    for (uint32_t v = 0; v < cat->nvars; v++) {
        cat->vars[v].name = tesI_label_of(cat, vars[v].name);
        cat->vars[v].scope = (uint8_t)vars[v].scope;
        cat->vars[v].initial = vars[v].initial;
    }
}

/* ---- types --------------------------------------------------------------- */

static struct tesI_segdef *add_segment(struct tesI_type *type, uint8_t kind,
                                       uint64_t *dice)
{
    struct tesI_segdef *segment = &type->segments[type->nsegments++];
    *segment = (struct tesI_segdef){.kind = kind};
    switch (kind) {
    case KIND_GROUND:
        segment->attrs[0] = (int32_t)fake_random(dice, 11) - 5;
        break;
    case KIND_LINE:
        segment->attrs[0] = (int32_t)fake_random(dice, 4);
        segment->attrs[1] = fake_random(dice, 4) == 0;
        break;
    case KIND_BLOCK:
        segment->attrs[MERGE_SUM] = (int32_t)fake_random(dice, 4) - 1;
        segment->attrs[MERGE_ANY] = fake_random(dice, 4) == 0;
        segment->attrs[MERGE_ALL] = (int32_t)fake_random(dice, 8);
        segment->attrs[MERGE_MAX] = (int32_t)fake_random(dice, 11) - 5;
        segment->attrs[MERGE_SET] = 1 << fake_random(dice, 8);
        if (fake_random(dice, 3) == 0) {
            segment->attrs[MERGE_ONE] = 1 + (int32_t)fake_random(dice, 9);
        }
        break;
    default: break;
    }
    return segment;
}

/* Sides of a kind are joined to the segment before at random. */
static void add_sided(struct tesI_type *type, uint8_t side_kind, uint8_t kind,
                      uint64_t *dice)
{
    struct tesI_segdef *last = NULL;
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        if (type->side[s] != side_kind) continue;
        if (last == NULL || fake_random(dice, 3) == 0) {
            last = add_segment(type, kind, dice);
        }
        last->sides = (uint8_t)(last->sides | 1u << s);
    }
}

static void add_ground(struct tesI_type *type, uint64_t *dice)
{
    struct tesI_segdef *grounds[3] = {NULL, NULL, NULL};
    for (unsigned h = 0; h < TESI_HALVES; h++) {
        uint8_t side = type->side[h / 2];
        uint32_t g = fake_random(dice, 3);
        if (side != SIDE_GROUND && side != SIDE_LINE) continue;
        if (grounds[g] == NULL) {
            grounds[g] = add_segment(type, KIND_GROUND, dice);
        }
        grounds[g]->halves = (uint8_t)(grounds[g]->halves | 1u << h);
    }
}

static void fill_type(struct tesI_type *type, uint32_t number, uint64_t *dice)
{
    static const uint8_t lots[] = {SIDE_GROUND, SIDE_GROUND, SIDE_GROUND,
                                   SIDE_LINE,   SIDE_LINE,   SIDE_BLOCK,
                                   SIDE_BLOCK,  SIDE_BLOCK,  SIDE_BOOTH};
    char id[16];

    snprintf(id, sizeof id, "toy/%c", (char)('A' + number));
    type->id = tesI_strdup(id);
    type->segments = tesI_zalloc(TESI_MAX_SEGMENTS * sizeof *type->segments);
    assert_non_null(type->id);
    assert_non_null(type->segments);
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        type->side[s] = lots[fake_random(dice, sizeof lots)];
    }
    add_sided(type, SIDE_LINE, KIND_LINE, dice);
    add_sided(type, SIDE_BLOCK, KIND_BLOCK, dice);
    add_sided(type, SIDE_BOOTH, KIND_BOOTH, dice);
    add_ground(type, dice);
    if (fake_random(dice, 3) == 0) add_segment(type, KIND_YARD, dice);
    for (uint8_t s = 0; s < type->nsegments; s++) {
        uint8_t other = (uint8_t)fake_random(dice, type->nsegments);
        if (other == s) continue;
        type->segments[s].touches |= (uint16_t)(1u << other);
        type->segments[other].touches |= (uint16_t)(1u << s);
    }
}

struct tesI_catalogue *fake_catalogue(uint64_t seed, int players)
{
    struct tesI_catalogue *cat = tesI_catalogue_new();
    uint64_t dice = seed;

    assert_non_null(cat);
    cat->players = players;
    fill_kinds(cat);
    fill_pieces(cat);
    fill_vars(cat);
    cat->types = tesI_zalloc(FAKE_TYPES * sizeof *cat->types);
    assert_non_null(cat->types);
    cat->ntypes = FAKE_TYPES;
    for (uint32_t t = 0; t < FAKE_TYPES; t++) {
        fill_type(&cat->types[t], t, &dice);
    }
    cat->npiles = 1;
    cat->piles[0].name = tesI_label_of(cat, "heap");
    cat->piles[0].counts =
        tesI_zalloc(FAKE_TYPES * sizeof *cat->piles[0].counts);
    assert_non_null(cat->piles[0].counts);
    for (uint32_t t = 0; t < FAKE_TYPES; t++) {
        cat->piles[0].counts[t] = (uint16_t)(t % 4);
    }
    assert_true(tesI_catalogue_finish(cat));
    return cat;
}

struct tes_game *fake_board(struct tesI_catalogue *cat, uint64_t seed)
{
    static const struct tesI_rules none;
    struct tes_game *game = tesI_game_make(cat, &none, NULL, seed);
    assert_non_null(game);
    uint32_t cell = tesI_cell_make(game, 0, 0);
    assert_int_not_equal(cell, TESI_NO_CELL);
    assert_int_equal(tesI_board_lay(game, 0, cell, 0), 0);
    return game;
}

void fake_frontier(const struct tes_game *game,
                   bool (*visit)(void *ctx, uint32_t cell), void *ctx)
{
    TESI_EACH_GROUP(game, group) {
        for (uint32_t i = 0; i < group->count; i++) {
            if (!visit(ctx, tesI_group_cell(game, group, i))) return;
        }
    }
}
