/* game.c - the object `g`: what rules can do to the running game. */
#include "board/figures.h"
#include "board/frontier.h"
#include "board/outline.h"
#include "script/bind/bind.h"
#include "script/bind/values.h"
#include "script/native/place.h"
#include "turn/flow.h"
#include "turn/scores.h"
#include "turn/secrets.h"

/* ---- tiles ------------------------------------------------------------- */

static bool find_cell(lua_State *L, int arg, uint32_t *cell)
{
    int32_t x, y;
    tesI_check_xy(L, arg, &x, &y);
    *cell = tesI_cell_at(tesI_game(L), x, y);
    return *cell != TESI_NO_CELL;
}

/* Does a veto let a placement, counted as tesI_ask_place does, pass? */
static int may_lie(struct tes_game *game, uint32_t type, uint32_t cell,
                   uint32_t turned)
{
    const struct tesI_rules *rules = game->rules;
    if (!game->cat->place_hook || !game->cat->types[type].vetoed) return 1;
    return rules->may_place(rules->ctx, game,
                            tesI_way_of(game, type, cell, turned).type, cell,
                            tesI_turned_rotation(turned), false);
}

/* Does a way exist for the player on turn, on any cell (TESI_NO_CELL) or on
 * this one with this rotation? */
static int may_with(struct tes_game *game, uint32_t type, uint32_t cell,
                    unsigned rotation)
{
    uint32_t ways = tesI_ways_open(game, (int)tesI_word(game, WORD_PLAYER));
    uint32_t at, turned;
    int may = 0;

    if (ways == 0) return 0;
    if (!tesI_ways_ready(game)) {
        tesI_game_no_memory(game);
        return -1;
    }
    for (uint32_t i = 0; may == 0; i++) {
        if (tesI_spent(game)) return -1;
        if (!tesI_ways_pick(game, type, ways, i, &at, &turned)) break;
        if (cell != TESI_NO_CELL &&
            (at != cell || (tesI_turned_rotation(turned)) != rotation)) {
            continue;
        }
        may = may_lie(game, type, at, turned);
    }
    return may;
}

/* g:fits(type: Type, cell?: Cell, rotation?: integer) -> boolean - can it be
 *   laid there, or anywhere, vetoes included? A tile also fits if the player on
 *   turn could lay it together with an overlay */
static int t_fits(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t type = tesI_check(L, 2, HANDLE_TYPE), cell;
    unsigned rotation;
    bool vetoed = game->cat->place_hook && game->cat->types[type].vetoed;
    int may = 0;

    if (!tesI_outline_keep(game)) return tesI_out_of_memory(L);
    if (!lua_isnoneornil(L, 3)) {
        rotation = tesI_exact_rotation(L, 4);
        if (find_cell(L, 3, &cell)) {
            may = tesI_board_fits(game, type, cell, rotation)
                      ? may_lie(game, type, cell, rotation)
                      : may_with(game, type, cell, rotation);
        }
    } else if (!vetoed) {
        may = tesI_board_any(game, type);
    } else {
        uint32_t count = tesI_board_count(game, type);
        for (uint32_t i = 0; i < count && may == 0; i++) {
            tesI_poll(L);
            tesI_board_pick(game, type, i, &cell, &rotation);
            may = may_lie(game, type, cell, rotation);
        }
    }
    if (may == 0 && lua_isnoneornil(L, 3)) {
        may = may_with(game, type, TESI_NO_CELL, 0);
    }
    if (may < 0) return tesI_raise(L, game);
    lua_pushboolean(L, may);
    return 1;
}

/* g:place(type: Type, cell: Cell, rotation?: integer) -> Tile - lays a tile
 *   without asking; rotation is 0 by default. Cell and rotation from g:choose,
 *   or from an answer to o:place, can be passed on, overlay included */
static int t_place(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:place");
    uint32_t type = tesI_check(L, 2, HANDLE_TYPE);
    lua_Integer rotation = luaL_optinteger(L, 4, 0);
    int32_t x, y;

    tesI_check_xy(L, 3, &x, &y);
    if (rotation < 4 || rotation > 255) rotation = tesI_exact_rotation(L, 4);
    uint32_t cell = tesI_cell_make(game, x, y);
    if (cell == TESI_NO_CELL) return tesI_out_of_memory(L);
    luaL_argcheck(L, tesI_cell_tile(game, cell) == TES_NONE, 3,
                  "a tile lies there already");
    luaL_argcheck(L, (tesI_cell_row(game, cell)->flags & CELL_BLOCKED) == 0, 3,
                  "no tile may lie there: a shut edge is in the way");
    return tesI_place(L, type, cell, (uint32_t)rotation);
}

/* g:discard(type: Type) - a tile that was drawn leaves the game */
static int t_discard(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:discard");
    uint32_t type = tesI_check(L, 2, HANDLE_TYPE);
    if (!tesI_event_discard(game, type)) return tesI_out_of_memory(L);
    return 0;
}

/* ---- figures ----------------------------------------------------------- */

/* Where four tiles meet; to the core that is a segment. */
#define AT_CORNER (TES_AT_OUT + 1)

/* A stack that is full takes no other figure. */
static void check_stacks(lua_State *L, uint32_t figure, uint32_t tile)
{
    const struct tes_game *game = tesI_game(L);
    const struct tesI_catalogue *cat = game->cat;
    const struct tesI_figure *row = tesI_figure_row(game, figure);
    uint32_t piece = tesI_figure_piece(row);
    uint32_t marks = tesI_tile_type(game, tile)->marks;
    int32_t x, y;

    if (tesI_figure_atop(row, tile)) return;
    for (uint32_t i = 0; i < cat->nstacks; i++) {
        const struct tesI_stack *stack = &cat->stacks[i];
        tesI_poll(L);
        if ((stack->pieces >> piece & 1) == 0) continue;
        if (stack->marks != 0 && (stack->marks & marks) == 0) continue;
        if (tesI_stack_height(game, tile, stack->pieces, TES_NONE) <
            stack->limit) {
            continue;
        }
        tesI_tile_xy(game, tile, &x, &y);
        luaL_error(L,
                   "no %s has room on the tile at %d,%d: %d at most stand "
                   "there (tile:height tells how many do)",
                   tesI_text(cat, cat->pieces[piece].name), (int)x, (int)y,
                   (int)stack->limit);
    }
}

/* Moves a figure, writes the event and runs the handlers of on.deployed, or of
 * on.returned if it goes to the supply. */
static void move_figure(lua_State *L, uint32_t figure, unsigned where,
                        uint32_t target)
{
    bool corner = where == AT_CORNER;
    tes_place_kind to = corner ? TES_AT_SEGMENT : (tes_place_kind)where;
    struct tes_game *game = tesI_game(L);
    const struct tesI_figure *row = tesI_figure_row(game, figure);
    bool home = to == TES_AT_SUPPLY;
    uint32_t owner = tesI_figure_owner(row), piece = tesI_figure_piece(row);
    uint32_t from =
        tesI_figure_at(row) == TES_AT_SEGMENT ? row->target : TES_NONE;
    struct tesI_event event = {.reason = figure,
                               .node = from,
                               .tiles = tesI_figure_tile(game, figure)};

    row = tesI_figure_row(game, figure);
    uint32_t hidden = tesI_figure_at(row) == TES_AT_ZONE
                          ? tesI_zone_hidden(game, row->target)
                          : 0;
    if (to == TES_AT_TILE) check_stacks(L, figure, target);
    if (to == TES_AT_ZONE) hidden |= tesI_zone_hidden(game, target);
    if (to != TES_AT_ZONE && !home) hidden = 0; /* it comes to light */
    event.turn = tesI_event_when(0, hidden);
    if (!tesI_figure_move(game, figure, to, target) ||
        !tesI_store_reserve(&game->store, 1)) {
        tesI_out_of_memory(L);
    }
    if (corner) tesI_figure_at_corner(game, figure);
    if (!home) {
        event.node = to == TES_AT_SEGMENT ? target : TES_NONE;
        event.tiles = tesI_figure_tile(game, figure);
    }
    if (!tesI_event_add(game, home ? TES_EV_RETURNED : TES_EV_DEPLOYED,
                        owner == TESI_NEUTRAL ? TES_CHANCE : (int)owner, 0,
                        &event, NULL, 0)) {
        tesI_out_of_memory(L);
    }
    tesI_hook_event on = home ? ON_RETURNED : ON_DEPLOYED;
    if (!tesI_handled(L, on)) return;
    tesI_push(L, HANDLE_FIGURE, figure);
    tesI_push_or_nil(L, HANDLE_SEGMENT, from);
    tesI_fire(L, on, piece, 2);
}

/* Where a figure is to go: a segment, tile, zone, edge, corner, or cell and
 * side; *used is the number of arguments that took. */
static unsigned check_target(lua_State *L, int arg, uint32_t *target, int *used)
{
    *used = 1;
    *target = 0;
    tesI_handle type = tesI_handle_type(L, arg);
    switch (type) {
    case HANDLE_SEGMENT:
        *target = tesI_check(L, arg, HANDLE_SEGMENT);
        return TES_AT_SEGMENT;
    case HANDLE_TILE:
        *target = tesI_check(L, arg, HANDLE_TILE);
        return TES_AT_TILE;
    case HANDLE_ZONE:
        *target = tesI_check(L, arg, HANDLE_ZONE);
        return TES_AT_ZONE;
    case HANDLE_CELL:
    case HANDLE_EDGE:
        if (type == HANDLE_CELL && lua_type(L, arg + 1) != LUA_TSTRING) break;
        *target = tesI_opt_edge(L, arg, used, true);
        return TES_AT_EDGE;
    case HANDLE_CORNER:
        *target = tesI_check(L, arg, HANDLE_CORNER);
        return AT_CORNER;
    default: break;
    }
    luaL_argerror(L, arg,
                  "a figure goes to a segment, a tile, a zone, an edge or "
                  "a corner");
    return TES_AT_OUT;
}

/* g:deploy(piece: Piece|string, target: Segment|Tile|Zone|Edge|Corner,
 *   player?: Player) -> Figure - out of the supply of the player, by default
 * the one on turn */
static int t_deploy(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:deploy");
    uint32_t piece = tesI_check_piece(L, 2), target, seat;
    int used;
    unsigned to = check_target(L, 3, &target, &used);

    seat = tesI_opt_seat(L, 3 + used);
    if (!game->cat->pieces[piece].owned) seat = TESI_NEUTRAL;
    uint32_t figure = tesI_supply_first(game, seat, piece);
    if (figure == TES_NONE) {
        return luaL_error(L, "no %s is left in the supply",
                          tesI_text(game->cat, game->cat->pieces[piece].name));
    }
    move_figure(L, figure, to, target);
    tesI_push(L, HANDLE_FIGURE, figure);
    return 1;
}

/* g:move(figure: Figure, target: Segment|Tile|Zone|Edge|Corner) - from
 *   anywhere to a place */
static int t_move(lua_State *L)
{
    tesI_game_write(L, "g:move");
    uint32_t figure = tesI_check(L, 2, HANDLE_FIGURE), target;
    int used;
    unsigned to = check_target(L, 3, &target, &used);
    move_figure(L, figure, to, target);
    return 0;
}

/* g:recall(figure: Figure) - home to its supply */
static int t_recall(lua_State *L)
{
    tesI_game_write(L, "g:recall");
    move_figure(L, tesI_check(L, 2, HANDLE_FIGURE), TES_AT_SUPPLY, 0);
    return 0;
}

/* g:remove(figure: Figure) - out of the game */
static int t_remove(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:remove");
    uint32_t figure = tesI_check(L, 2, HANDLE_FIGURE);
    if (!tesI_figure_move(game, figure, TES_AT_OUT, 0)) {
        return tesI_out_of_memory(L);
    }
    return 0;
}

/* The players' figures on a tile; tokens stay. */
static int release_tile(lua_State *L, struct tes_game *game, uint32_t tile)
{
    uint32_t last = (uint32_t)game->cat->players - 1;
    uint32_t end = tesI_figures_of(game, last).end;
    for (uint32_t f = 0; f < end; f++) {
        tesI_poll(L);
        const struct tesI_figure *row = tesI_figure_row(game, f);
        if (tesI_figure_tile(game, f) != tile) continue;
        if (tesI_figure_corner(row)) continue; /* it is on four tiles */
        uint32_t piece = tesI_figure_piece(row);
        if (game->cat->pieces[piece].classes == 0) continue;
        move_figure(L, f, TES_AT_SUPPLY, 0);
    }
    return 0;
}

/* The next figure on a feature that goes home with the others, or TES_NONE. */
static uint32_t homing(const struct tes_game *game, uint32_t root)
{
    TESI_EACH_FIGURE(game, root, figure) {
        uint32_t piece = tesI_figure_piece(tesI_figure_row(game, figure));
        if (!game->cat->pieces[piece].stays) return figure;
    }
    return TES_NONE;
}

/* g:release(from: Feature|Segment|Tile) - sends its figures home, except those
 *   of pieces with `stays`; from a tile, those of all players, but no tokens */
static int t_release(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:release");
    if (tesI_handle_type(L, 2) == HANDLE_TILE) {
        return release_tile(L, game, tesI_check(L, 2, HANDLE_TILE));
    }
    uint32_t root = tesI_check_root(L, 2);
    for (;;) {
        tesI_poll(L);
        uint32_t figure = homing(game, root);
        if (figure == TES_NONE) return 0;
        move_figure(L, figure, TES_AT_SUPPLY, 0);
    }
}

/* ---- turn and talk ------------------------------------------------------ */

/* g:next_turn(player: Player) - who plays after this turn */
static int t_next_turn(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:next_turn");
    uint32_t seat = tesI_check(L, 2, HANDLE_PLAYER);
    if (!tesI_store_reserve(&game->store, 1)) return tesI_out_of_memory(L);
    tesI_set_word(game, WORD_NEXT, seat + 1);
    return 0;
}

static int add_note(lua_State *L, struct tes_game *game, uint32_t hidden)
{
    tesI_label key = tesI_check_label(L, 2);
    uint32_t seat = tesI_opt(L, 3, HANDLE_PLAYER, TES_NONE);
    struct tesI_event event = {
        .reason = key,
        .node = tesI_opt(L, 5, HANDLE_TYPE, TES_NONE),
        .turn = tesI_event_when(0, hidden),
        .number = (uint32_t)luaL_optinteger(L, 4, TES_NO_NUMBER)};
    if (!tesI_event_add(game, TES_EV_NOTE,
                        seat == TES_NONE ? TES_CHANCE : (int)seat, 0, &event,
                        NULL, 0)) {
        return tesI_out_of_memory(L);
    }
    return 0;
}

/* g:note(key: string, player?: Player, number?: integer, type?: Type) - shows
 *   players a note such as "Ann: TEXT 3", or "Ann: TEXT", and a tile beside
 *   it; TEXT is the text{} of the key */
static int t_note(lua_State *L)
{
    return add_note(L, tesI_game_write(L, "g:note"), 0);
}

/* g:whisper(key: string, player: Player, number?: integer, type?: Type) - the
 *   same for this player only; the others do not notice */
static int t_whisper(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:whisper");
    uint32_t seat = tesI_check(L, 3, HANDLE_PLAYER);
    return add_note(L, game, TESI_EVERYBODY & ~tesI_eye((int)seat));
}

static const luaL_Reg methods[] = {
    {"fits", t_fits},     {"place", t_place},     {"discard", t_discard},
    {"deploy", t_deploy}, {"move", t_move},       {"recall", t_recall},
    {"remove", t_remove}, {"release", t_release}, {"next_turn", t_next_turn},
    {"note", t_note},     {"whisper", t_whisper}, {NULL, NULL}};

/* ---- fields ------------------------------------------------------------- */

/* g.turn: integer - 1 for the first turn */
static int f_turn(lua_State *L)
{
    lua_pushinteger(L, tesI_word(tesI_game(L), WORD_TURN));
    return 1;
}

/* g.player: Player - who is on turn
 * g.tile: Tile|false - the tile laid last; false when there is none */
/* g.players: integer - number of seats */
static int f_players(lua_State *L)
{
    lua_pushinteger(L, tesI_game(L)->cat->players);
    return 1;
}

/* g.host: Player - whose turn it is: who is on turn, g.player, unless a part of
 *   the turn was given away, or an offer made to another player */
static int f_host(lua_State *L)
{
    tesI_push(L, HANDLE_PLAYER, tesI_flow_host(tesI_game(L)));
    return 1;
}

/* g.final: boolean - do the final phases run? */
static int f_final(lua_State *L)
{
    lua_pushboolean(L, tesI_word(tesI_game(L), WORD_STAGE) == GAME_FINAL);
    return 1;
}

static const luaL_Reg fields[] = {{"turn", f_turn},
                                  {"host", f_host},
                                  {"players", f_players},
                                  {"final", f_final},
                                  {NULL, NULL}};

const struct tesI_binding tesI_bind_game[] = {{HANDLE_NONE, fields, methods},
                                              {HANDLE_NONE, NULL, NULL}};
