/* steps.c - phases that are one step of the vocabulary, run without Lua.
 *
 * lua/words/steps.lua lists them, with the Lua function that each means. That
 * function runs instead when any module wraps the step. The answer to a step
 * needs the store alone: there is no coroutine to rebuild after an undo or in
 * a clone. */
#include "board/figures.h"
#include "board/lay.h"
#include "script/native/changes.h"
#include "script/native/conditions.h"
#include "script/native/handlers.h"
#include "script/native/place.h"
#include "script/native/steps.h"
#include "script/vm/call.h"
#include "script/vm/handle.h"
#include "script/vm/methods.h"
#include "turn/events.h"
#include "turn/options.h"
#include "turn/piles.h"

/* Protected call of a C function with one argument; errors name the phase.
 * tesI_run_phase has made room for it. */
static bool protected(struct tes_ruleset *vm, struct tes_game *game,
                      lua_CFunction function, void *argument)
{
    const struct tesI_phase *phase = &vm->cat->phases[game->phase];
    lua_State *L = vm->L;

    lua_pushcfunction(L, tesI_explain);
    lua_pushcfunction(L, function);
    lua_pushlightuserdata(L, argument);
    tesI_show(vm, L);
    bool fine = tesI_call(L, game, phase->module,
                          tesI_text(vm->cat, phase->name), 1, 0);
    lua_pop(L, 1);
    return fine;
}

/* An event: its subject, and the handle that handlers get. */
struct news {
    tesI_hook_event event;
    uint32_t about;
    tesI_handle type;
    uint32_t id;
};

/* Inside a protected call: runs the handlers of the event. */
static int fire(lua_State *L)
{
    const struct news *news = lua_touserdata(L, 1);

    tesI_push(L, news->type, news->id);
    tesI_fire(L, news->event, news->about, 1);
    return 0;
}

/* As tell, if there are handlers. */
static tesI_run tell_some(struct tes_ruleset *vm, struct tes_game *game,
                          tesI_hook_event event, uint32_t about,
                          tesI_handle type, uint32_t id)
{
    struct news news = {event, about, type, id};

    int only = tesI_only_changes(vm, game, event, about);
    if (only > 0) return RUN_DONE;
    if (only < 0) return tesI_game_no_memory(game);
    return protected(vm, game, fire, &news) ? RUN_DONE : RUN_FAIL;
}

/* Runs the handlers of an event: RUN_DONE, or RUN_FAIL. */
static inline tesI_run tell(struct tes_ruleset *vm, struct tes_game *game,
                            tesI_hook_event event, uint32_t about,
                            tesI_handle type, uint32_t id)
{
    if (vm->on[event].count == 0) return RUN_DONE;
    return tell_some(vm, game, event, about, type, id);
}

/* Begins a question that can be answered here. */
static void begin(struct tes_game *game, int player, tesI_label prompt)
{
    tesI_ask_begin(game, player, prompt);
    game->draft.native = true;
}

/* Makes the changes that wrap a step, up to the first that replaces the step by
 * a value: *taken, otherwise 0. RUN_DONE, or RUN_FAIL. */
static inline tesI_run wrap(struct tes_ruleset *vm, struct tes_game *game,
                            const struct tesI_wraps *wraps, int32_t *taken)
{
    *taken = 0;
    for (uint32_t i = 0; i < wraps->count && *taken == 0; i++) {
        const struct tesI_wrap *now = &wraps->list[i];
        const struct tesI_change *change = &vm->changes[now->change - 1];
        if (now->when != 0 &&
            !tesI_holds(game, &vm->conditions[now->when - 1])) {
            continue;
        }
        if (!tesI_change_due(game, change)) continue;
        if (!tesI_change(game, change, taken)) return tesI_game_no_memory(game);
    }
    return RUN_DONE;
}

/* Does one of these conditions hold? */
static inline bool some_hold(const struct tes_ruleset *vm,
                             const struct tes_game *game, uint64_t conditions)
{
    for (int i = 0; i < 64 && conditions >> i != 0; i++) {
        if (conditions >> i & 1 && tesI_holds(game, &vm->conditions[i])) {
            return true;
        }
    }
    return false;
}

/* ---- { "offer", name } --------------------------------------------------- */

/* A question that is listed, and whether it must be answered. */
struct asked {
    const struct tesI_question *question;
    bool must;
};

/* Inside a protected call: lists the options. */
static int list_all(lua_State *L)
{
    struct asked *asked = lua_touserdata(L, 1);
    asked->must = tesI_list_question(L, asked->question, 0);
    return 0;
}

/* As list_offers, where a function of Lua is among what lists them. */
static int list_in_lua(struct tes_ruleset *vm, struct tes_game *game,
                       const struct tesI_question *question)
{
    struct asked asked = {question, false};
    return protected(vm, game, list_all, &asked) ? asked.must : -1;
}

/* Offers that the engine may list, a bit each. */
#define MOST_OFFERS 64u

/* Those whose time it is; false, when one of them needs Lua. */
static bool all_ready(const struct tes_game *game,
                      const struct tesI_question *question, uint64_t *now)
{
    *now = 0;
    if (question->count > MOST_OFFERS) return false;
    for (uint32_t i = 0; i < question->count; i++) {
        const struct tesI_offer *offer = &question->offers[i];
        if (!tesI_holds(game, &offer->when)) continue;
        if (!offer->ready) return false;
        *now |= UINT64_C(1) << i;
    }
    return true;
}

/* Lists those of some offers that must be taken, or the others. An error names
 * the offer. */
static bool list_ready(struct tes_ruleset *vm, struct tes_game *game,
                       const struct tesI_question *question, uint64_t now,
                       bool must)
{
    const char *hook = vm->hook;
    tesI_label module = vm->hook_module;

    vm->hook = tesI_text(vm->cat, question->name);
    for (uint32_t i = 0; i < MOST_OFFERS && now >> i != 0; i++) {
        const struct tesI_offer *offer = &question->offers[i];
        if ((now >> i & 1) == 0 || offer->must != must) continue;
        vm->hook_module = offer->module;
        tesI_ask_tag(game, i + 1);
        if (!offer->word->list->list(game, &offer->read)) return false;
    }
    vm->hook = hook;
    vm->hook_module = module;
    tesI_ask_tag(game, 0);
    return true;
}

/* Lists what is offered. 1: one of the offers must be taken; 0; -1: failed. */
static int list_offers(struct tes_ruleset *vm, struct tes_game *game,
                       const struct tesI_question *question)
{
    uint64_t now;

    if (!all_ready(game, question, &now)) {
        return list_in_lua(vm, game, question);
    }
    if (vm->stand.count > 0) tesI_show(vm, vm->L); /* vetoes look at it */
    if (question->must) {
        if (!list_ready(vm, game, question, now, true)) return -1;
        if (tesI_draft_count(game) > 0) return 1;
    }
    return list_ready(vm, game, question, now, false) ? 0 : -1;
}

static tesI_run ask_offer(struct tes_ruleset *vm, struct tes_game *game)
{
    const struct tesI_question *question = vm->native[game->phase].question;

    begin(game, (int)tesI_word(game, WORD_PLAYER), question->name);
    int must = list_offers(vm, game, question);
    if (must < 0) return RUN_FAIL;
    if (must == 0) tesI_ask_add(game, TES_OPT_PASS, 0, 0, 0, 1);
    return tesI_end_question(vm, question);
}

/* Puts a figure on a segment, as g:deploy does. False when it is not as simple
 * as that. */
static bool deploy(struct tes_ruleset *vm, struct tes_game *game,
                   const struct tesI_option *answer, tesI_run *how)
{
    uint32_t piece = tesI_option_b(answer) - 1, node = answer->a;
    uint32_t seat = tesI_word(game, WORD_PLAYER);

    if (tesI_option_kind(answer) != TES_OPT_SEGMENT ||
        piece >= game->cat->npieces || !game->cat->pieces[piece].owned) {
        return false;
    }
    uint32_t figure = tesI_supply_first(game, seat, piece);
    if (figure == TES_NONE) return false;
    struct tesI_event event = {
        .reason = figure, .node = node, .tiles = tesI_node_tile(game, node)};
    *how = RUN_DONE;
    if (!tesI_figure_move(game, figure, TES_AT_SEGMENT, node) ||
        !tesI_event_add(game, TES_EV_DEPLOYED, (int)seat, 0, &event, NULL, 0)) {
        *how = tesI_game_no_memory(game);
    } else {
        *how = tell(vm, game, ON_DEPLOYED, piece, HANDLE_FIGURE, figure);
    }
    return true;
}

static tesI_run take_offer(struct tes_ruleset *vm, struct tes_game *game,
                           const struct tesI_option *answer,
                           const struct tesI_offer **offer)
{
    const struct tesI_question *question = vm->native[game->phase].question;
    tesI_run how;

    if (tesI_is_pass(game, answer)) return RUN_DONE;
    const struct tesI_offer *taken =
        &question->offers[tesI_option_tag(answer) - 1];
    if (taken->deploys && deploy(vm, game, answer, &how)) return how;
    *offer = taken;
    return RUN_NEXT;
}

/* ---- { "lay", draw } ----------------------------------------------------- */

static tesI_run ask_place(struct tes_ruleset *vm, struct tes_game *game,
                          uint32_t type);

/* Draws the next tile, unless one was held back; without one the phase
 * jumps. */
static tesI_run ask_draw(struct tes_ruleset *vm, struct tes_game *game)
{
    int32_t taken;

    if (wrap(vm, game, &vm->native[game->phase].draws, &taken) == RUN_FAIL) {
        return RUN_FAIL;
    }
    if (taken != 0) return ask_place(vm, game, (uint32_t)taken - 1);
    uint32_t pile = tesI_pile_now(game), known = game->hidden;
    if (pile == TES_NONE) {
        game->jump = vm->native[game->phase].jump;
        return RUN_JUMP;
    }
    game->hidden = 0; /* everybody sees it */
    begin(game, TES_CHANCE, game->cat->draw);
    tesI_ask_draw(game, pile);
    tesI_run how = tesI_ask_end(game);
    game->hidden |= known;
    return how;
}

/* A tile that was not laid leaves the game, and another is drawn: by Lua, if
 * the pile is empty now and somebody waits for that. */
static tesI_run discard(struct tes_ruleset *vm, struct tes_game *game,
                        uint32_t type)
{
    if (!tesI_event_discard(game, type)) return tesI_game_no_memory(game);
    if (!tesI_is_native(vm, game)) return RUN_NEXT;
    return ask_draw(vm, game);
}

static tesI_run ask_place(struct tes_ruleset *vm, struct tes_game *game,
                          uint32_t type)
{
    tesI_run how = tell(vm, game, ON_DRAWN, type, HANDLE_TYPE, type);
    if (how == RUN_FAIL) return how;
    if (game->cat->types[type].vetoed) tesI_show(vm, vm->L);
    begin(game, (int)tesI_word(game, WORD_PLAYER), game->cat->place);
    if (!tesI_ask_place(game, type)) return RUN_FAIL;
    if (tesI_draft_count(game) == 0) {
        game->draft.open = false;
        return discard(vm, game, type);
    }
    if (tesI_draft_only_ways(game)) {
        tesI_ask_add(game, TES_OPT_PASS, 0, 0, 0, 1);
    }
    return tesI_ask_end(game);
}

/* Inside a protected call: the answer that lays a tile. */
static int place(lua_State *L)
{
    const struct tesI_option *answer = lua_touserdata(L, 1);
    return tesI_place(L, tesI_option_type(answer), answer->a,
                      tesI_option_b(answer));
}

static tesI_run lay(struct tes_ruleset *vm, struct tes_game *game,
                    const struct tesI_option *answer)
{
    uint32_t turned = tesI_option_b(answer);

    if (turned > 3) { /* with overlays, which Lua may hear of */
        struct tesI_option copy = *answer;
        return protected(vm, game, place, &copy) ? RUN_DONE : RUN_FAIL;
    }
    uint32_t tile =
        tesI_board_lay(game, tesI_option_type(answer), answer->a, turned);
    struct tesI_event event = {.reason = tile, .node = TES_NONE};
    if (tile == TES_NONE ||
        !tesI_event_add(game, TES_EV_PLACED, (int)tesI_word(game, WORD_PLAYER),
                        0, &event, NULL, 0)) {
        return tesI_game_no_memory(game);
    }
    return tell(vm, game, ON_PLACED, TES_NONE, HANDLE_TILE, tile);
}

static tesI_run drawn_or_laid(struct tes_ruleset *vm, struct tes_game *game,
                              const struct tesI_option *answer)
{
    const struct tesI_decision *step = tesI_last(game);

    if (tesI_decision_bulk(step) == BULK_DRAW) {
        if (!tesI_pile_add(game, step->bulk, answer->a, -1)) {
            return tesI_game_no_memory(game);
        }
        return ask_place(vm, game, answer->a);
    }
    struct tesI_option first; /* knows the type, as all have that lay it */
    if (!tesI_is_pass(game, answer)) return lay(vm, game, answer);
    tesI_option_at(game, step, 0, &first);
    return discard(vm, game, tesI_option_type(&first));
}

/* ---- { "finish", exhausted } --------------------------------------------- */

static tesI_run finish(struct tes_ruleset *vm, struct tes_game *game)
{
    if (some_hold(vm, game, vm->native[game->phase].never)) return RUN_DONE;
    return tesI_pile_now(game) == TES_NONE ? RUN_FINISH : RUN_DONE;
}

/* ---- { "set", ... } ------------------------------------------------------ */

/* Its change is the last of its wraps. */
static tesI_run done(struct tes_ruleset *vm, struct tes_game *game)
{
    (void)vm;
    (void)game;
    return RUN_DONE;
}

/* ---- all of them --------------------------------------------------------- */

tesI_run tesI_native_start(struct tes_ruleset *vm, struct tes_game *game)
{
    const struct tesI_native *native = &vm->native[game->phase];
    int32_t taken; /* nothing: no wrap of it all gives a value */

    if (wrap(vm, game, &native->before, &taken) == RUN_FAIL) return RUN_FAIL;
    switch (native->word) {
    case NATIVE_NONE: break;
#define X(name, word, start, takes) \
    case NATIVE_##name: return start(vm, game);
        TESI_STEPS(X)
#undef X
    }
    return RUN_DONE;
}

tesI_run tesI_native_answer(struct tes_ruleset *vm, struct tes_game *game,
                            const struct tesI_option *answer,
                            const struct tesI_offer **offer)
{
    if (vm->native[game->phase].word == NATIVE_LAY) {
        return drawn_or_laid(vm, game, answer);
    }
    return take_offer(vm, game, answer, offer);
}

/* Is there an offer of "any" that joins the questions of the player on turn? */
static bool any_joins(const struct tes_ruleset *vm, const struct tes_game *game)
{
    if (vm->any == NULL || tesI_word(game, WORD_STAGE) != GAME_TURN) {
        return false;
    }
    for (uint32_t i = 0; i < vm->any->count; i++) {
        if (tesI_holds(game, &vm->any->offers[i].when)) return true;
    }
    return false;
}

/* Within a phase no condition becomes true that was false when it began, except
 * that a pile may become empty: a tile may have been drawn, but none laid. A
 * change makes no such condition true: see lua/words/steps.lua. */
bool tesI_is_native(const struct tes_ruleset *vm, const struct tes_game *game)
{
    const struct tesI_native *native = &vm->native[game->phase];

    if (native->word == NATIVE_NONE) return false;
    if (some_hold(vm, game, native->unless)) return false;
    return native->word >= NATIVE_FINISH || !any_joins(vm, game);
}
