/* bind_ask.c - questions: g:ask, g:choose, g:draw, and the option menu.
 *
 * The menu `o` is handed to the function that lists the options; it is
 * one object for all questions and works only while that function runs. */
#include "../board.h"
#include "../options.h"
#include "../piles.h"
#include "handle.h"

/* ---- the menu ---------------------------------------------------------- */

static struct tes_game *check_menu(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    if (lua_touserdata(L, 1) != tesI_vm(L)->menu) {
        luaL_argerror(L, 1, "call it with a colon: o:pass()");
    }
    if (!game->draft.open || tesI_vm(L)->listing == 0 ||
        tesI_vm(L)->listing != tesI_vm(L)->nested) {
        luaL_error(L, "options can only be added by the function given to "
                      "g:ask or offer");
    }
    return game;
}

static uint32_t opt_weight(lua_State *L, int arg)
{
    lua_Integer weight = luaL_optinteger(L, arg, 1);
    luaL_argcheck(L, weight >= 1 && weight <= 65535, arg,
                  "a weight is 1 to 65535");
    return (uint32_t)weight;
}

/* o:pass(verb?: string, weight?: integer) - the answer "do nothing" */
static int t_pass(lua_State *L)
{
    struct tes_game *game = check_menu(L);
    tesI_label verb = lua_isnoneornil(L, 2) ? 0 : tesI_check_label(L, 2);
    tesI_ask_add(game, TES_OPT_PASS, verb, 0, 0, opt_weight(L, 3));
    return 0;
}

/* o:place(type: Type) - every cell and rotation where the tile may be laid */
static int t_place(lua_State *L)
{
    struct tes_game *game = check_menu(L);
    if (!tesI_ask_place(game, tesI_check(L, 2, HANDLE_TYPE))) {
        return tesI_raise(L, game);
    }
    return 0;
}

/* o:stand(on?: Tile|Segment, piece?: Piece|string, player?: Player) - every
 *   segment of the tile (the one laid last), or the one given, where the
 *   player may put a figure */
static int t_stand(lua_State *L)
{
    struct tes_game *game = check_menu(L);
    uint32_t first, count = 1;
    uint32_t piece = lua_isnoneornil(L, 3) ? TES_NONE : tesI_check_piece(L, 3);
    uint32_t seat = tesI_opt(L, 4, HANDLE_PLAYER, tesI_word(game, WORD_PLAYER));
    if (tesI_handle_type(L, 2) == HANDLE_SEGMENT) {
        first = tesI_check(L, 2, HANDLE_SEGMENT);
    } else {
        uint32_t tile = tesI_opt(L, 2, HANDLE_TILE, tesI_focus(game));
        if (tile == TES_NONE) return 0; /* no tile was laid yet */
        first = tesI_tile_row(game, tile)->node;
        count = tesI_tile_type(game, tile)->nsegments;
    }
    if (!tesI_ask_stand(game, (int)seat, first, count, piece)) {
        return tesI_raise(L, game);
    }
    return 0;
}

/* o:segment(verb: string, segment: Segment, piece?: Piece|string) - one
 *   segment */
static int t_segment(lua_State *L)
{
    struct tes_game *game = check_menu(L);
    uint32_t piece = lua_isnoneornil(L, 4) ? 0 : tesI_check_piece(L, 4) + 1;
    tesI_ask_add(game, TES_OPT_SEGMENT, tesI_check_label(L, 2),
                 tesI_check(L, 3, HANDLE_SEGMENT), piece, 1);
    return 0;
}

static int add_simple(lua_State *L, tes_option_kind kind, tesI_handle type)
{
    struct tes_game *game = check_menu(L);
    tesI_ask_add(game, kind, tesI_check_label(L, 2), tesI_check(L, 3, type), 0,
                 opt_weight(L, 4));
    return 0;
}

/* o:figure(verb: string, figure: Figure, weight?: integer) - one figure */
static int t_figure(lua_State *L)
{
    return add_simple(L, TES_OPT_FIGURE, HANDLE_FIGURE);
}

/* o:tile(verb: string, tile: Tile, weight?: integer) - one tile on the board */
static int t_tile(lua_State *L)
{
    return add_simple(L, TES_OPT_TILE, HANDLE_TILE);
}

/* o:type(verb: string, type: Type, weight?: integer) - one type of tile */
static int t_type(lua_State *L)
{
    return add_simple(L, TES_OPT_TYPE, HANDLE_TYPE);
}

/* o:player(verb: string, player: Player, weight?: integer) - one player */
static int t_player(lua_State *L)
{
    return add_simple(L, TES_OPT_PLAYER, HANDLE_PLAYER);
}

/* Board cell of a cell handle, made when nothing is near it. */
static uint32_t check_board_cell(lua_State *L, int arg)
{
    int32_t x, y;
    tesI_unpack_xy(tesI_check(L, arg, HANDLE_CELL), &x, &y);
    uint32_t cell = tesI_cell_make(tesI_game(L), x, y);
    if (cell == TESI_NO_CELL) tesI_out_of_memory(L);
    return cell;
}

/* o:cell(verb: string, cell: Cell, weight?: integer) - one cell, free or not */
static int t_cell(lua_State *L)
{
    struct tes_game *game = check_menu(L);
    tesI_ask_add(game, TES_OPT_CELL, tesI_check_label(L, 2),
                 check_board_cell(L, 3), 0, opt_weight(L, 4));
    return 0;
}

/* o:edge(verb: string, edge: Edge) - one edge */
static int t_edge(lua_State *L)
{
    struct tes_game *game = check_menu(L);
    int used;
    uint32_t edge = tesI_opt_edge(L, 3, &used);
    tesI_ask_add(game, TES_OPT_EDGE, tesI_check_label(L, 2), edge >> 2,
                 edge & 3, 1);
    return 0;
}

/* o:zone(verb: string, zone: Zone) - one zone */
static int t_zone(lua_State *L)
{
    struct tes_game *game = check_menu(L);
    uint32_t zone = tesI_check(L, 3, HANDLE_ZONE);
    tesI_ask_add(game, TES_OPT_ZONE, tesI_check_label(L, 2), zone & 255,
                 zone >> 8, 1);
    return 0;
}

/* o:number(verb: string, number: integer, weight?: integer) - a number */
static int t_number(lua_State *L)
{
    struct tes_game *game = check_menu(L);
    lua_Integer number = luaL_checkinteger(L, 3);
    luaL_argcheck(L, number >= INT32_MIN && number <= INT32_MAX, 3,
                  "number out of range");
    tesI_ask_add(game, TES_OPT_NUMBER, tesI_check_label(L, 2), (uint32_t)number,
                 0, opt_weight(L, 4));
    return 0;
}

/* o:word(verb: string, word: string, weight?: integer) - a word */
static int t_word(lua_State *L)
{
    struct tes_game *game = check_menu(L);
    tesI_ask_add(game, TES_OPT_WORD, tesI_check_label(L, 2),
                 tesI_check_label(L, 3), 0, opt_weight(L, 4));
    return 0;
}

/* o:count() -> integer - options so far */
static int t_count(lua_State *L)
{
    lua_pushinteger(L, tesI_draft_count(check_menu(L)));
    return 1;
}

/* o:tag(n: integer) - the options that follow are of offer n; g:ask returns
 *   it as its fourth result. Up to 1000, and not in the list of an offer */
static int t_tag(lua_State *L)
{
    struct tes_game *game = check_menu(L);
    lua_Integer tag = luaL_checkinteger(L, 2);
    luaL_argcheck(L, tag >= 0 && tag <= 1000, 2, "out of range");
    if (tesI_vm(L)->tagged) luaL_error(L, "the engine tags what is offered");
    tesI_ask_tag(game, (uint32_t)tag);
    return 0;
}

/* engine.tag(n): the options that follow are of offer n; until 0, modules
 * cannot say otherwise. */
int tesI_tag(lua_State *L)
{
    lua_Integer tag = luaL_checkinteger(L, 1);
    luaL_argcheck(L, tag >= 0 && tag <= 65535, 1, "out of range");
    tesI_vm(L)->tagged = tag > 0;
    tesI_ask_tag(tesI_game(L), (uint32_t)tag);
    return 0;
}

static const luaL_Reg menu_methods[] = {
    {"pass", t_pass},     {"place", t_place},
    {"stand", t_stand},   {"segment", t_segment},
    {"figure", t_figure}, {"tile", t_tile},
    {"type", t_type},     {"player", t_player},
    {"cell", t_cell},     {"edge", t_edge},
    {"zone", t_zone},     {"number", t_number},
    {"word", t_word},     {"count", t_count},
    {"tag", t_tag},       {NULL, NULL}};

/* ---- asking ------------------------------------------------------------ */

/* The game, when the caller is a phase and may ask. */
static struct tes_game *check_asking(lua_State *L)
{
    struct tes_ruleset *vm = tesI_vm(L);
    struct tes_game *game = tesI_game(L);
    if (vm->nested > 0 || vm->sealed > 0 || vm->running != L) {
        luaL_error(L,
                   "%s cannot ask; only phases, replace and the apply "
                   "part of offer may",
                   vm->hook);
    }
    if (!lua_isyieldable(L)) {
        luaL_error(L, "a function called by table.sort, string.gsub or the "
                      "like cannot ask");
    }
    return game;
}

static int open_question(lua_State *L, struct tes_game *game)
{
    struct tes_ruleset *vm = tesI_vm(L);
    tesI_run how = tesI_ask_end(game);
    if (how == RUN_FAIL) return tesI_raise(L, game);
    if (how == RUN_DONE) { /* nothing but pass */
        lua_pushliteral(L, "pass");
        return 1;
    }
    vm->leaving = RUN_ASK;
    return -1;
}

/* Calls the lister below its arguments with the store sealed. An error ends
 * the phase: run() resets the counts then. */
static void call_lister(lua_State *L, int nargs)
{
    struct tes_ruleset *vm = tesI_vm(L);
    vm->sealed++;
    vm->listing = ++vm->nested;
    lua_call(L, nargs, 1);
    vm->sealed--;
    vm->nested--;
    vm->listing = 0;
}

static struct tes_game *begin_question(lua_State *L)
{
    struct tes_game *game = check_asking(L);
    uint32_t seat = tesI_opt(L, 2, HANDLE_PLAYER, TES_NONE);
    tesI_label prompt = tesI_check_label(L, 3);

    luaL_checktype(L, 4, LUA_TFUNCTION);
    tesI_ask_begin(game, seat == TES_NONE ? TES_CHANCE : (int)seat, prompt);
    return game;
}

/* g:ask(player: Player?, prompt: string, list: fun(o: Options)) -> string,
 *   any, any, integer - asks a player, or CHANCE when nil, for one of the
 *   options that the function lists; returns verb, target, extra and tag of
 *   the answer. For CHANCE the weights of the options count. */
int tesI_ask(lua_State *L)
{
    struct tes_game *game = begin_question(L);
    lua_settop(L, 4);
    lua_rawgeti(L, LUA_REGISTRYINDEX, tesI_vm(L)->menu_ref);
    call_lister(L, 1);
    int results = open_question(L, game);
    return results >= 0 ? results : lua_yield(L, 0);
}

int tesI_pose(lua_State *L)
{
    if (lua_isnil(L, 2)) {
        tesI_push(L, HANDLE_PLAYER, tesI_word(tesI_game(L), WORD_PLAYER));
        lua_replace(L, 2);
    }
    struct tes_game *game = begin_question(L);
    bool may_pass = lua_toboolean(L, 5);
    lua_settop(L, 4);
    lua_pushvalue(L, 1);
    lua_rawgeti(L, LUA_REGISTRYINDEX, tesI_vm(L)->menu_ref);
    call_lister(L, 2);
    if (may_pass || !lua_toboolean(L, -1)) {
        tesI_ask_tag(game, 0);
        tesI_ask_add(game, TES_OPT_PASS, 0, 0, 0, 1);
    }
    int results = open_question(L, game);
    return results >= 0 ? results : lua_yield(L, 0);
}

static int choose_k(lua_State *L, int status, lua_KContext ctx)
{
    (void)status;
    (void)ctx;
    lua_pop(L, 1); /* leaves cell and rotation at the top */
    return 2;
}

/* g:choose(player: Player, type: Type) -> Cell, integer - where to lay a
 *   tile: cell and rotation */
static int t_choose(lua_State *L)
{
    struct tes_game *game = check_asking(L);
    uint32_t seat = tesI_check(L, 2, HANDLE_PLAYER);
    uint32_t type = tesI_check(L, 3, HANDLE_TYPE);

    tesI_ask_begin(game, (int)seat, game->cat->place);
    if (!tesI_ask_place(game, type)) return tesI_raise(L, game);
    if (open_question(L, game) >= 0) return 0;
    return lua_yieldk(L, 0, 0, choose_k);
}

/* These two take what they need from the answer itself. */
static int lay_k(lua_State *L, int status, lua_KContext type)
{
    const struct tesI_option *answer = &tesI_last(tesI_game(L))->answer;
    (void)status;
    return tesI_place(L, (uint32_t)type, answer->a, answer->kind >> 8 & 3);
}

/* g:lay(type: Type, player?: Player) -> Tile? - the tile, laid where the
 *   player (on turn) chooses; nil when it fits nowhere */
static int t_lay(lua_State *L)
{
    struct tes_game *game = check_asking(L);
    uint32_t type = tesI_check(L, 2, HANDLE_TYPE);
    uint32_t seat = tesI_opt(L, 3, HANDLE_PLAYER, tesI_word(game, WORD_PLAYER));

    tesI_ask_begin(game, (int)seat, game->cat->place);
    if (!tesI_ask_place(game, type)) return tesI_raise(L, game);
    if (tesI_draft_count(game) == 0) {
        game->draft.open = false;
        return 0;
    }
    if (open_question(L, game) >= 0) return 0;
    return lua_yieldk(L, 0, (lua_KContext)type, lay_k);
}

static int draw_k(lua_State *L, int status, lua_KContext ctx)
{
    struct tes_game *game = tesI_game(L);
    uint32_t type = tesI_last(game)->answer.a;
    (void)status;
    if (!tesI_pile_add(game, (uint32_t)ctx, type, -1)) {
        return tesI_out_of_memory(L);
    }
    tesI_push(L, HANDLE_TYPE, type);
    return 1;
}

/* g:draw(pile?: Pile|string) -> Type? - taken out of the pile by CHANCE; nil
 *   when it is empty. Without a pile, out of the first that is not. */
static int t_draw(lua_State *L)
{
    struct tes_game *game = check_asking(L);
    uint32_t pile =
        lua_isnoneornil(L, 2) ? tesI_pile_now(game) : tesI_check_pile(L, 2);

    if (pile == TES_NONE || tesI_pile_total(game, pile) == 0) return 0;
    tesI_ask_begin(game, TES_CHANCE, game->cat->draw);
    tesI_ask_draw(game, pile);
    if (open_question(L, game) >= 0) return 0;
    return lua_yieldk(L, 0, (lua_KContext)pile, draw_k);
}

/* ---- leaving a phase --------------------------------------------------- */

static int leave_phase(lua_State *L, tesI_run how)
{
    check_asking(L);
    tesI_vm(L)->leaving = how;
    return lua_yield(L, 0);
}

/* g:finish() - on to the final phases at once */
static int t_finish(lua_State *L) { return leave_phase(L, RUN_FINISH); }

/* g:jump(phase: string) - go on with another phase */
static int t_jump(lua_State *L)
{
    struct tes_game *game = check_asking(L);
    tesI_label name = tesI_check_label(L, 2);
    for (uint32_t p = 0; p < game->cat->nphases; p++) {
        if (game->cat->phases[p].name != name) continue;
        game->jump = p;
        return leave_phase(L, RUN_JUMP);
    }
    return luaL_argerror(L, 2, "no phase has this name");
}

/* g:again() - the running phase once more, from its start */
static int t_again(lua_State *L)
{
    struct tes_game *game = check_asking(L);
    game->jump = game->phase;
    return leave_phase(L, RUN_JUMP);
}

static const luaL_Reg game_methods[] = {
    {"ask", tesI_ask},  {"choose", t_choose}, {"lay", t_lay},
    {"draw", t_draw},   {"finish", t_finish}, {"jump", t_jump},
    {"again", t_again}, {NULL, NULL}};

void tesI_open_ask(lua_State *L)
{
    lua_rawgeti(L, LUA_REGISTRYINDEX, tesI_vm(L)->methods_ref);
    luaL_setfuncs(L, game_methods, 0);
    lua_pop(L, 1);

    tesI_vm(L)->menu = lua_newuserdatauv(L, 1, 0);
    lua_createtable(L, 0, 2);
    lua_newtable(L);
    luaL_setfuncs(L, menu_methods, 0);
    lua_setfield(L, -2, "__index");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
    tesI_vm(L)->menu_ref = luaL_ref(L, LUA_REGISTRYINDEX);
}
