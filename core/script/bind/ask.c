/* ask.c - questions: g:ask, g:offer, g:lay, g:draw; leaving a phase. */
#include "script/bind/bind.h"
#include "script/bind/values.h"
#include "script/native/offers.h"
#include "script/native/place.h"
#include "script/vm/methods.h"
#include "state/values.h"
#include "turn/flow.h"
#include "turn/options.h"
#include "turn/piles.h"
#include "turn/secrets.h"

/* The game, when the caller is a phase and may ask. */
static struct tes_game *check_asking(lua_State *L)
{
    struct tes_ruleset *vm = tesI_vm(L);
    struct tes_game *game = tesI_game(L);
    if (vm->supposing > 0) {
        luaL_error(L, "inside g:suppose nobody can be asked, and no phase "
                      "be left");
    }
    if (vm->nested > 0 || vm->sealed > 0 || vm->running != L) {
        luaL_error(L,
                   "%s cannot ask; only phases, wrap, replace and the apply "
                   "part of offer may",
                   vm->hook);
    }
    if (!lua_isyieldable(L)) {
        luaL_error(L, "a function called by table.sort, string.gsub or the "
                      "like cannot ask");
    }
    return game;
}

/* ---- asking -------------------------------------------------------------- */

/* What is asked, small enough to come back through a continuation. On the
 * Lua stack lie the arguments of the function that asks. */
struct question {
    enum { ASK, OFFER, LAY, CHOOSE } how;
    int player;    /* seat, or TES_CHANCE */
    uint32_t arg;  /* prompt, number of a question, or tile type */
    uint32_t only; /* 1 + a piece that the question is about, or 0 */
    uint32_t back; /* an offer to another player: 1 + who was on turn */
};

/*  from count  in a continuation
 *    0    4    how
 *    4    8    player + 2
 *   12   20    arg
 *   32   24    only
 *   56    8    back */
static lua_KContext pack(struct question q)
{
    uint32_t low =
        (uint32_t)q.how | (uint32_t)(q.player + 2) << 4 | q.arg << 12;
    return (lua_KContext)tesI_pair(q.only | q.back << 24, low);
}

static struct question unpack(lua_KContext packed)
{
    uint32_t bits = (uint32_t)packed, high = tesI_high((uint64_t)packed);
    return (struct question){bits & 15, (int)(bits >> 4 & 255) - 2, bits >> 12,
                             high & 0xFFFFFF, high >> 24};
}

static tesI_label prompt_of(const struct tes_ruleset *vm, struct question q)
{
    if (q.how == ASK) return (tesI_label)q.arg;
    if (q.how == OFFER) return vm->questions[q.arg].name;
    return vm->cat->place;
}

static int answered(lua_State *L, int status, lua_KContext packed);

/* Who is offered something is on turn until it is done. */
static void let_play(lua_State *L, uint32_t seat)
{
    struct tes_game *game = tesI_game(L);
    if (!tesI_store_reserve(&game->store, 1)) tesI_out_of_memory(L);
    tesI_set_word(game, WORD_PLAYER, seat);
    tesI_show(tesI_vm(L), L);
}

/* Asks, and yields for the answer. Offers of "any" (at any time in your turn
 * ...) join every question of the player on turn; when one is taken, the
 * question is asked again. */
static int pose(lua_State *L, struct question q)
{
    struct tes_game *game = check_asking(L);
    struct tes_ruleset *vm = tesI_vm(L);
    bool may_pass = false;

    luaL_checkstack(L, 8, NULL);
    if (q.how == OFFER && q.player != (int)tesI_word(game, WORD_PLAYER)) {
        q.back = tesI_word(game, WORD_PLAYER) + 1;
        if (game->lent == 0) game->lent = q.back;
        let_play(L, (uint32_t)q.player);
    }
    tesI_ask_begin(game, q.player, prompt_of(vm, q));
    if (q.how == ASK) {
        int top = lua_gettop(L);
        luaL_checkstack(L, top, NULL);
        lua_pushvalue(L, 4);
        lua_rawgeti(L, LUA_REGISTRYINDEX, vm->menu_ref);
        for (int arg = 5; arg <= top; arg++) lua_pushvalue(L, arg);
        tesI_call_lister(L, top - 3);
    } else if (q.how == OFFER) {
        if (q.only != 0) {
            game->draft.only = game->cat->pieces[q.only - 1].name;
        }
        may_pass = !tesI_list_question(L, &vm->questions[q.arg], 0);
        game->draft.only = 0;
    } else {
        if (!tesI_ask_place(game, q.arg)) return tesI_raise(L, game);
        if (q.how == LAY && tesI_draft_count(game) == 0) {
            game->draft.open = false;
            return 0;
        }
        if (q.how == LAY && tesI_draft_only_ways(game)) {
            tesI_ask_add(game, TES_OPT_PASS, 0, 0, 0, 1);
        }
    }
    tesI_ask_tag(game, 0);
    if (vm->any != NULL && q.back == 0 &&
        q.player == (int)tesI_word(game, WORD_PLAYER) &&
        tesI_word(game, WORD_STAGE) == GAME_TURN) {
        tesI_list_question(L, vm->any, TESI_INTERRUPT);
    }
    if (may_pass) tesI_ask_add(game, TES_OPT_PASS, 0, 0, 0, 1);
    tesI_run how =
        tesI_end_question(vm, q.how == OFFER ? &vm->questions[q.arg] : NULL);
    if (how == RUN_FAIL) return tesI_raise(L, game);
    if (how == RUN_DONE) { /* nothing but pass */
        if (q.back != 0) let_play(L, q.back - 1);
        lua_pushliteral(L, "pass");
        return 1;
    }
    vm->leaving = RUN_ASK;
    return lua_yieldk(L, 0, pack(q), answered);
}

/* After an interrupt: the same question again. */
static int interrupted(lua_State *L, int status, lua_KContext packed)
{
    (void)status;
    lua_pop(L, 4);
    return pose(L, unpack(packed));
}

/* What was offered is done: verb, target and extra are the results. */
static int taken(lua_State *L, int status, lua_KContext packed)
{
    uint32_t back = unpack(packed).back;
    (void)status;
    if (back != 0) let_play(L, back - 1);
    lua_pop(L, 1);
    return 3;
}

/* Calls apply(g, verb, target, extra); the answer stays at the top. */
static int apply(lua_State *L, const struct tesI_offer *offer,
                 lua_KContext packed, lua_KFunction next)
{
    int answer = lua_gettop(L) - 3;
    luaL_checkstack(L, 8, NULL);
    lua_rawgeti(L, LUA_REGISTRYINDEX, offer->apply);
    lua_rawgeti(L, LUA_REGISTRYINDEX, tesI_vm(L)->game_ref);
    for (int i = 0; i < 3; i++) lua_pushvalue(L, answer + i);
    lua_callk(L, 4, 0, packed, next);
    return next(L, LUA_OK, packed);
}

/* At the top of the stack: verb, target, extra and tag. */
static int answered(lua_State *L, int status, lua_KContext packed)
{
    const struct tes_ruleset *vm = tesI_vm(L);
    const struct tes_game *game = tesI_game(L);
    const struct tesI_option *answer = &tesI_last(game)->answer;
    struct question q = unpack(packed);
    uint32_t tag = tesI_option_tag(answer);

    (void)status;
    if (tag > TESI_INTERRUPT && !tesI_is_pass(game, answer)) {
        return apply(L, &vm->any->offers[tag - TESI_INTERRUPT - 1], packed,
                     interrupted);
    }
    switch (q.how) {
    case LAY:
        if (tesI_is_pass(game, answer)) return 0;
        return tesI_place(L, q.arg, answer->a, tesI_option_b(answer));
    case CHOOSE: lua_pop(L, 1); return 2; /* target and extra */
    case OFFER:
        if (tesI_is_pass(game, answer)) return taken(L, LUA_OK, packed);
        return apply(L, &vm->questions[q.arg].offers[tag - 1], packed, taken);
    case ASK: break;
    }
    return 4;
}

/* g:ask(player: Player?, prompt: string, list: fun(o: Options, ...: any),
 *   ...: any) -> string, any, any, integer - asks a player, or CHANCE when
 *   nil, for one of the options that the function lists; returns verb, target,
 *   extra and tag of the answer. What follows the function is handed on to it.
 *   Where pass is the only option nobody is asked: the answer is "pass".
 *   For CHANCE the weights of the options count. */
static int t_ask(lua_State *L)
{
    uint32_t seat = tesI_opt(L, 2, HANDLE_PLAYER, TES_NONE);
    struct question q = {ASK, seat == TES_NONE ? TES_CHANCE : (int)seat,
                         tesI_check_label(L, 3), 0, 0};
    luaL_checktype(L, 4, LUA_TFUNCTION);
    return pose(L, q);
}

/* g:offer(question: string, player?: Player, piece?: Piece|string) -> string,
 *   any, any - asks the player (on turn) one question made of all offers of
 *   this name, applies the chosen one, and returns the answer. Until that is
 *   done another player is on turn, who lists, deploys and pays. With a piece,
 *   only options that put such a figure somewhere are offered. Without options:
 *   "pass" */
static int t_offer(lua_State *L)
{
    const struct tes_ruleset *vm = tesI_vm(L);
    tesI_label name = tesI_check_label(L, 2);
    for (uint32_t i = 0; i < vm->nquestions; i++) {
        if (vm->questions[i].name != name) continue;
        uint32_t only = tesI_opt_piece(L, 4) + 1; /* 0: any */
        return pose(
            L, (struct question){OFFER, (int)tesI_opt_seat(L, 3), i, only, 0});
    }
    check_asking(L);
    lua_pushliteral(L, "pass");
    return 1;
}

/* Runs the handlers of on.drawn for the type at 3, before the question where
 * to lay it. */
static void tell_drawn(lua_State *L, uint32_t type)
{
    check_asking(L);
    if (!tesI_handled(L, ON_DRAWN)) return;
    tesI_push(L, HANDLE_TYPE, type);
    tesI_fire(L, ON_DRAWN, type, 1);
}

/* g:choose(player: Player, type: Type) -> Cell, integer - asks where to lay a
 *   tile: cell and rotation. A rotation above 3 means "together with an
 *   overlay"; g:place takes it */
static int t_choose(lua_State *L)
{
    uint32_t seat = tesI_check(L, 2, HANDLE_PLAYER);
    uint32_t type = tesI_check(L, 3, HANDLE_TYPE);
    tell_drawn(L, type);
    return pose(L, (struct question){CHOOSE, (int)seat, type, 0, 0});
}

/* g:lay(type: Type, player?: Player) -> Tile? - lays a tile where the player
 *   (on turn) chooses; nil when it fits nowhere. If it fits only together with
 *   an overlay, the player may pass: nil, too */
static int t_lay(lua_State *L)
{
    uint32_t type = tesI_check(L, 2, HANDLE_TYPE);
    tell_drawn(L, type);
    return pose(L,
                (struct question){LAY, (int)tesI_opt_seat(L, 3), type, 0, 0});
}

/* What a draw counts piles in, where they come back through a continuation. */
#define MOST_PILES 256u

static int draw_k(lua_State *L, int status, lua_KContext ctx)
{
    struct tes_game *game = tesI_game(L);
    uint32_t type = tesI_last(game)->answer.a;
    uint32_t pile = (uint32_t)ctx % MOST_PILES, to = (uint32_t)ctx / MOST_PILES;
    (void)status;
    if (!tesI_pile_add(game, pile, type, -1) ||
        (to != 0 && !tesI_pile_add(game, to - 1, type, 1))) {
        return tesI_out_of_memory(L);
    }
    if (to != 0) tesI_hide(game, tesI_pile_hidden(game, to - 1));
    tesI_push(L, HANDLE_TYPE, type);
    return 1;
}

/* The pile that a drawn tile goes to: 1 + its number, or 0 for none. The draw
 * is hidden from players who may not look into this pile. */
static uint32_t check_to(lua_State *L, int arg, struct tes_game *game,
                         uint32_t from)
{
    if (lua_isnoneornil(L, arg)) return 0;
    uint32_t to = tesI_check_pile(L, arg);
    const struct tesI_pile *pile = &game->cat->piles[to];
    if (pile->sight.seen != SEEN_ALL && pile->of != from) {
        luaL_error(L, "tiles of '%s' come from the pile '%s'",
                   tesI_text(game->cat, pile->name),
                   tesI_text(game->cat, game->cat->piles[pile->of].name));
    }
    return to + 1;
}

/* g:draw(pile?: Pile|string, to?: Pile) -> Type? - CHANCE takes a tile out of
 *   the pile and puts it into `to`, if given; nil when the pile is empty.
 *   Without a pile, the first that is not empty. Everybody sees the tile,
 *   except players who may not look into `to`. */
static int t_draw(lua_State *L)
{
    struct tes_game *game = check_asking(L);
    uint32_t pile =
        lua_isnoneornil(L, 2) ? tesI_pile_now(game) : tesI_check_pile(L, 2);

    if (pile == TES_NONE || tesI_pile_total(game, pile) == 0) return 0;
    uint32_t to = check_to(L, 3, game, pile), known = game->hidden;
    game->hidden = to == 0 ? 0 : tesI_pile_hidden(game, to - 1);
    tesI_ask_begin(game, TES_CHANCE, game->cat->draw);
    tesI_ask_draw(game, pile);
    tesI_run how = tesI_ask_end(game);
    tesI_hide(game, known);
    if (how != RUN_ASK) return tesI_raise(L, game);
    tesI_vm(L)->leaving = RUN_ASK;
    return lua_yieldk(L, 0, (lua_KContext)pile + (lua_KContext)to * MOST_PILES,
                      draw_k);
}

/* g:secret(player?: Player) - from now on, only this player (nil: nobody) and
 *   the player who is asked see the questions of this phase and their answers.
 *   Reading something hidden has the same effect */
static int t_secret(lua_State *L)
{
    struct tes_game *game = check_asking(L);
    uint32_t seat = tesI_opt(L, 2, HANDLE_PLAYER, TES_NONE);
    uint32_t eye = seat == TES_NONE ? 0 : tesI_eye((int)seat);
    tesI_hide(game, TESI_EVERYBODY & ~eye);
    return 0;
}

/* g:reveal() - the last answer of a player in this phase, and what follows
 *   from it, is no secret any more: from now on everybody sees what is asked,
 *   until something hidden is read again */
static int t_reveal(lua_State *L)
{
    struct tes_game *game = check_asking(L);
    if (!tesI_reveal(game)) return tesI_out_of_memory(L);
    return 0;
}

/* ---- leaving a phase --------------------------------------------------- */

static int leave_phase(lua_State *L, tesI_run how)
{
    check_asking(L);
    tesI_vm(L)->leaving = how;
    return lua_yield(L, 0);
}

/* g:finish(how?: table<string, boolean>) - goes to the final phases at once; in
 *   these, ends the game. With { lost = true } the players have lost, where
 *   module{} says that they win or lose together */
static int t_finish(lua_State *L)
{
    struct tes_game *game = check_asking(L);
    uint32_t lost = game->cat->lost;
    if (!lua_isnoneornil(L, 2)) {
        luaL_checktype(L, 2, LUA_TTABLE);
        lua_getfield(L, 2, "lost");
        luaL_argcheck(L, lua_isboolean(L, -1), 2, "lost is true or false");
        luaL_argcheck(L, lost != 0, 2, "no module says together = true");
        if (!tesI_value_set(game, lost - 1, 0, lua_toboolean(L, -1))) {
            return tesI_out_of_memory(L);
        }
    }
    return leave_phase(L, RUN_FINISH);
}

static uint32_t check_phase(lua_State *L, int arg)
{
    const struct tesI_catalogue *cat = tesI_game(L)->cat;
    tesI_label name = tesI_check_label(L, arg);
    for (uint32_t p = 0; p < cat->nphases; p++) {
        if (cat->phases[p].name == name) return p;
    }
    luaL_argerror(L, arg, "no phase has this name");
    return 0;
}

/* g:jump(phase: string) - continues with another phase, or after a landmark */
static int t_jump(lua_State *L)
{
    struct tes_game *game = check_asking(L);
    game->jump = check_phase(L, 2);
    return leave_phase(L, RUN_JUMP);
}

/* g:part_for(player: Player, phase: string) - gives a part of the turn to a
 *   player: from that phase, or from what follows a landmark, up to this one
 *   that player is on turn, is asked, deploys and gets the points. Then the
 * turn goes on after this phase, with whoever gave the part away */
static int t_part_for(lua_State *L)
{
    struct tes_game *game = check_asking(L);
    uint32_t seat = tesI_check(L, 2, HANDLE_PLAYER);
    uint32_t phase = check_phase(L, 3);
    switch (tesI_flow_give(game, seat, phase)) {
    case GIVEN: break;
    case GIVEN_STAGE:
        return luaL_error(L,
                          "only phases of a turn can give a part of it "
                          "away, and '%s' is none",
                          tes_game_phase(game));
    case GIVEN_LATE:
        return luaL_argerror(
            L, 3,
            lua_pushfstring(L,
                            "a part goes up to the phase that gives it away, "
                            "and '%s' does not come before '%s' in the turn",
                            tesI_text(game->cat, game->cat->phases[phase].name),
                            tes_game_phase(game)));
    case GIVEN_DEEP:
        return luaL_error(L,
                          "parts of a turn lie within each other %d deep "
                          "at most",
                          TESI_MAX_PARTS);
    case GIVEN_MEMORY: return tesI_out_of_memory(L);
    }
    return leave_phase(L, RUN_JUMP);
}

/* g:again() - runs this phase once more, from its start */
static int t_again(lua_State *L)
{
    struct tes_game *game = check_asking(L);
    game->jump = game->phase;
    return leave_phase(L, RUN_JUMP);
}

static const luaL_Reg game_methods[] = {
    {"ask", t_ask},       {"offer", t_offer},   {"choose", t_choose},
    {"lay", t_lay},       {"draw", t_draw},     {"finish", t_finish},
    {"jump", t_jump},     {"again", t_again},   {"part_for", t_part_for},
    {"secret", t_secret}, {"reveal", t_reveal}, {NULL, NULL}};

const struct tesI_binding tesI_bind_ask[] = {{HANDLE_NONE, NULL, game_methods},
                                             {HANDLE_NONE, NULL, NULL}};
