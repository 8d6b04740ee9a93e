/* fake_rules.c - rules in C of a toy that asks every sort of question. */
#include "fake.h"

#include <string.h>

#include "board/frontier.h"
#include "board/lay.h"
#include "turn/events.h"
#include "board/features.h"
#include "board/figures.h"
#include "turn/flow.h"
#include "turn/options.h"
#include "turn/piles.h"
#include "turn/scores.h"
#include "turn/stand.h"
#include "state/values.h"
#include "game/life.h"

enum { OPENING, DRAW, PLACE, PONDER, SETTLE, RECKON, PHASES };

static tesI_run no_memory(struct tes_game *game)
{
    return tesI_game_fail(game, "out of memory");
}

/* Interned by fake_toy: a running game must not need memory for that. */
static tesI_label label(const struct tes_game *game, const char *text)
{
    tesI_label known = tesI_label_find(game->cat, text);
    assert_int_not_equal(known, 0);
    return known;
}

static int seat(const struct tes_game *game)
{
    return (int)tesI_word(game, WORD_PLAYER);
}

/* ---- phases -------------------------------------------------------------- */

static tesI_run opening(struct tes_game *game)
{
    uint32_t cell = tesI_cell_make(game, 0, 0);
    if (cell == TESI_NO_CELL || tesI_board_lay(game, 0, cell, 0) == TES_NONE) {
        return no_memory(game);
    }
    return RUN_DONE;
}

static tesI_run draw(const struct fake_rules *toy, struct tes_game *game,
                     struct fake_thread *thread,
                     const struct tesI_option *answer)
{
    if (thread->at++ == 0) {
        if (tesI_pile_total(game, 0) == 0) return RUN_FINISH;
        tesI_ask_begin(game, TES_CHANCE, label(game, "draw"));
        tesI_ask_draw(game, 0);
        return tesI_ask_end(game);
    }
    uint32_t type = answer->a;
    if (!tesI_pile_add(game, 0, type, -1)) return no_memory(game);
    if (toy->poison_draw) return tesI_game_fail(game, "poisoned draw");
    if (!tesI_board_any(game, type)) {
        struct tesI_event event = {.reason = type};
        if (!tesI_event_add(game, TES_EV_DISCARD, TES_CHANCE, 0, &event, NULL,
                            0)) {
            return no_memory(game);
        }
        game->jump = DRAW;
        return RUN_JUMP;
    }
    if (!tesI_value_set(game, VAR_DRAWN, 0, (int32_t)type)) {
        return no_memory(game);
    }
    return RUN_DONE;
}

static tesI_run place(struct tes_game *game, struct fake_thread *thread,
                      const struct tesI_option *answer)
{
    uint32_t type = (uint32_t)tesI_value_get(game, VAR_DRAWN, 0);
    switch (thread->at++) {
    case 0:
        tesI_ask_begin(game, seat(game), label(game, "place"));
        if (!tesI_ask_place(game, type)) return RUN_FAIL;
        return tesI_ask_end(game);
    case 1:
        thread->local =
            tesI_board_lay(game, type, answer->a, tesI_option_b(answer));
        if (thread->local == TES_NONE ||
            !tesI_value_set(game, VAR_ON_TILE, thread->local, seat(game))) {
            return no_memory(game);
        }
        tesI_ask_begin(game, seat(game), label(game, "stand"));
        if (!tesI_ask_stand(game, (uint32_t)seat(game), thread->local, 0,
                            tesI_tile_type(game, thread->local)->nsegments,
                            TES_NONE)) {
            return RUN_FAIL;
        }
        tesI_ask_add(game, TES_OPT_PASS, 0, 0, 0, 1);
        return tesI_ask_end(game);
    default: break;
    }
    if (tesI_option_kind(answer) == TES_OPT_PASS) return RUN_DONE;
    uint32_t piece = tesI_option_b(answer) - 1;
    uint32_t figure = tesI_supply_first(game, (uint32_t)seat(game), piece);
    if (!tesI_figure_move(game, figure, TES_AT_SEGMENT, answer->a)) {
        return no_memory(game);
    }
    return RUN_DONE;
}

static bool add_cell(void *ctx, uint32_t cell)
{
    struct tes_game *game = ctx;
    tesI_ask_add(game, TES_OPT_CELL, label(game, "mark"), cell, 0, 1);
    tesI_ask_add(game, TES_OPT_EDGE, label(game, "fence"), cell, cell & 3, 1);
    return tesI_draft_count(game) < 12;
}

static tesI_run ask_what(const struct fake_rules *toy, struct tes_game *game)
{
    bool other = toy->fickle && (toy->runs & 1) != 0;
    tesI_ask_begin(game, seat(game), label(game, other ? "whim" : "what"));
    fake_frontier(game, add_cell, game);
    for (uint32_t t = 0; t < tesI_tile_count(game) && t < 4; t++) {
        tesI_ask_add(game, TES_OPT_TILE, label(game, "visit"), t, 0, 1);
    }
    for (uint32_t p = 0; p < (uint32_t)game->cat->players; p++) {
        tesI_ask_add(game, TES_OPT_PLAYER, label(game, "greet"), p, 0, 1);
        tesI_ask_add(game, TES_OPT_ZONE, label(game, "enter"), 1, p + 1, 1);
    }
    tesI_ask_add(game, TES_OPT_ZONE, label(game, "enter"), 0, 0, 1);
    for (uint32_t f = 0; f < tesI_figure_count(game); f++) {
        const struct tesI_figure *row = tesI_figure_row(game, f);
        if (tesI_figure_at(row) == TES_AT_SUPPLY) continue;
        tesI_ask_add(game, TES_OPT_FIGURE, label(game, "move"), f, 0, 1);
    }
    if (other) tesI_ask_add(game, TES_OPT_PASS, 0, 0, 0, 1);
    return tesI_ask_end(game);
}

/* Puts a figure that belongs to nobody somewhere. */
static bool put_loose(struct tes_game *game, tes_place_kind at, uint32_t target)
{
    uint32_t figure = tesI_supply_first(game, TESI_NEUTRAL, PIECE_LOOSE);
    return figure == TES_NONE || tesI_figure_move(game, figure, at, target);
}

static bool do_what(struct tes_game *game, const struct tesI_option *answer)
{
    uint32_t a = answer->a, b = tesI_option_b(answer);
    switch (tesI_option_kind(answer)) {
    case TES_OPT_CELL: return tesI_value_set(game, VAR_MAPPED, a, 1);
    case TES_OPT_EDGE: return put_loose(game, TES_AT_EDGE, a << 2 | b);
    case TES_OPT_TILE: return put_loose(game, TES_AT_TILE, a);
    case TES_OPT_PLAYER: return tesI_value_set(game, VAR_TALLY, a, 0);
    case TES_OPT_ZONE: return put_loose(game, TES_AT_ZONE, a | b << 8);
    case TES_OPT_FIGURE: return tesI_figure_move(game, a, TES_AT_ZONE, 0);
    default: return true;
    }
}

static tesI_run ponder(const struct fake_rules *toy, struct tes_game *game,
                       struct fake_thread *thread,
                       const struct tesI_option *answer)
{
    uint32_t turn = tesI_word(game, WORD_TURN);
    switch (thread->at++) {
    case 0:
        if (turn % 3 != 0) return RUN_DONE;
        tesI_ask_begin(game, seat(game), label(game, "ponder"));
        for (uint32_t n = 1; n <= 4; n++) {
            tesI_ask_add(game, TES_OPT_NUMBER, label(game, "think"), n, 0, 1);
        }
        tesI_ask_add(game, TES_OPT_WORD, label(game, "say"),
                     label(game, "left"), 0, 1);
        tesI_ask_add(game, TES_OPT_WORD, label(game, "say"),
                     label(game, "right"), 0, 1);
        tesI_ask_add(game, TES_OPT_PASS, label(game, "skip"), 0, 0, 1);
        return tesI_ask_end(game);
    case 1:
        thread->local =
            tesI_option_kind(answer) == TES_OPT_NUMBER ? answer->a : 9;
        if (!tesI_value_set(game, VAR_TALLY, (uint32_t)seat(game),
                            (int32_t)thread->local) ||
            !tesI_value_set(game, VAR_MAPPED, turn * 77, 3)) {
            return no_memory(game);
        }
        if (toy->poison != 0 && thread->local == toy->poison) {
            return tesI_game_fail(game, "poisoned thought");
        }
        return ask_what(toy, game);
    case 2:
        if (!do_what(game, answer)) return no_memory(game);
        tesI_ask_begin(game, (seat(game) + 1) % game->cat->players,
                       label(game, "again"));
        for (uint32_t n = 0; n <= thread->local; n++) {
            tesI_ask_add(game, TES_OPT_NUMBER, label(game, "add"), n, 0, 1);
        }
        return tesI_ask_end(game);
    default: break;
    }
    if (!tesI_value_set(game, VAR_TALLY, (uint32_t)seat(game),
                        (int32_t)(thread->local + answer->a))) {
        return no_memory(game);
    }
    if (answer->a == 1 && tesI_store_reserve(&game->store, 1)) {
        tesI_set_word(game, WORD_NEXT, (uint32_t)seat(game) + 1);
    }
    return RUN_DONE;
}

static tesI_run settle(struct tes_game *game)
{
    uint32_t end = tesI_len(&game->store, COL_FRESH);
    for (uint32_t i = tesI_meta(game, META_FRESH); i < end; i++) {
        uint32_t node = tesI_get(&game->store, COL_FRESH, i);
        uint32_t root = tesI_feature_root(game, node);
        uint32_t winners = tesI_majority(game, &root, 1, NULL);
        for (int p = 0; p < game->cat->players; p++) {
            if ((winners >> p & 1) == 0) continue;
            int32_t points = (int32_t)tesI_feature_tiles(game, root);
            struct tesI_item item = {label(game, "tile"), points, points};
            if (!tesI_score_award(game, p, label(game, "done"), node,
                                  EVENT_COMPLETE, (uint32_t)points, points,
                                  &item, 1)) {
                return no_memory(game);
            }
        }
        TESI_EACH_FIGURE(game, root, figure) {
            if (tesI_figure_move(game, figure, TES_AT_SUPPLY, 0)) continue;
            return no_memory(game);
        }
    }
    return RUN_DONE;
}

static tesI_run reckon(struct tes_game *game, struct fake_thread *thread,
                       const struct tesI_option *answer)
{
    if (thread->at++ == 0) {
        tesI_ask_begin(game, 0, label(game, "reckon"));
        tesI_ask_add(game, TES_OPT_NUMBER, label(game, "times"), 1, 0, 1);
        tesI_ask_add(game, TES_OPT_NUMBER, label(game, "times"), 2, 0, 1);
        return tesI_ask_end(game);
    }
    for (int p = 0; p < game->cat->players; p++) {
        int32_t points =
            tesI_value_get(game, VAR_TALLY, (uint32_t)p) * (int32_t)answer->a;
        struct tesI_item item = {label(game, "tally"), 1, points};
        if (!tesI_score_award(game, p, label(game, "reckon"), TES_NONE,
                              EVENT_FINAL, 0, points, &item, 1)) {
            return no_memory(game);
        }
    }
    return RUN_DONE;
}

/* ---- entry points -------------------------------------------------------- */

static tesI_run run(void *ctx, struct tes_game *game,
                    const struct tesI_option *answer)
{
    struct fake_rules *toy = ctx;
    tesI_run how = RUN_DONE;

    toy->runs++;
    if (answer == NULL) {
        int free = 0;
        while (toy->threads[free].game != NULL) free++;
        toy->threads[free] = (struct fake_thread){.game = game};
        game->live = free;
    }
    assert_in_range(game->live, 0, 63);
    struct fake_thread *thread = &toy->threads[game->live];
    assert_ptr_equal(thread->game, game);
    switch (game->phase) {
    case OPENING: how = opening(game); break;
    case DRAW: how = draw(toy, game, thread, answer); break;
    case PLACE: how = place(game, thread, answer); break;
    case PONDER: how = ponder(toy, game, thread, answer); break;
    case SETTLE: how = settle(game); break;
    case RECKON: how = reckon(game, thread, answer); break;
    default: fail_msg("no such phase");
    }
    if (how != RUN_ASK) {
        thread->game = NULL;
        game->live = -1;
    }
    return how;
}

static void drop(void *ctx, struct tes_game *game)
{
    struct fake_rules *toy = ctx;
    toy->threads[game->live].game = NULL;
    toy->drops++;
}

struct tesI_catalogue *fake_toy(struct fake_rules *rules, uint64_t seed,
                                int players)
{
    static const char *const names[PHASES] = {"opening", "draw",   "place",
                                              "ponder",  "settle", "reckon"};
    struct tesI_catalogue *cat = fake_catalogue(seed, players);

    static const char *const words[] = {
        "draw", "place", "stand",  "mark",  "fence", "what",
        "whim", "visit", "greet",  "enter", "move",  "think",
        "say",  "left",  "right",  "skip",  "again", "add",
        "tile", "done",  "reckon", "times", "tally", "ponder"};
    for (size_t w = 0; w < sizeof words / sizeof *words; w++) {
        assert_int_not_equal(tesI_label_of(cat, words[w]), 0);
    }
    memset(rules, 0, sizeof *rules);
    rules->rules.ctx = rules;
    rules->rules.run = run;
    rules->rules.drop = drop;
    cat->nphases = PHASES;
    for (uint32_t p = 0; p < PHASES; p++) {
        cat->phases[p].name = tesI_label_of(cat, names[p]);
        cat->phases[p].stage = (uint8_t)(p == OPENING  ? GAME_SETUP
                                         : p == RECKON ? GAME_FINAL
                                                       : GAME_TURN);
    }
    tesI_catalogue_chain(cat);
    return cat;
}

struct tes_game *fake_game(struct tesI_catalogue *cat, struct fake_rules *rules,
                           uint64_t seed)
{
    struct tes_game *game = tesI_game_make(cat, &rules->rules, NULL, seed);
    assert_non_null(game);
    assert_int_equal(tesI_flow_enter(game, GAME_SETUP), RUN_ASK);
    return game;
}
