/* options.c - the menu `o` that lists the options of a question.
 *
 * It is handed to the function that lists them; it is one object for all
 * questions and works only while that function runs. */
#include <string.h>

#include "board/corners.h"
#include "board/features.h"
#include "board/figures.h"
#include "script/bind/options.h"
#include "script/native/allow.h"
#include "script/native/lists.h"
#include "script/bind/values.h"
#include "script/vm/view.h"
#include "turn/options.h"
#include "turn/secrets.h"
#include "turn/stand.h"

struct tes_game *tesI_check_menu(lua_State *L)
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

/* A word that can be listed without Lua, called from Lua. */
static int use(lua_State *L, const struct tesI_list *list)
{
    struct tes_game *game = tesI_check_menu(L);
    struct tesI_list_args args = {.seat = TES_NONE};

    list->read(L, &args);
    if (!list->list(game, &args)) return tesI_raise(L, game);
    return 0;
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
    struct tes_game *game = tesI_check_menu(L);
    tesI_label verb = lua_isnoneornil(L, 2) ? 0 : tesI_check_label(L, 2);
    tesI_ask_add(game, TES_OPT_PASS, verb, 0, 0, opt_weight(L, 3));
    return 0;
}

/* o:place(type: Type) - every cell and rotation where the tile may be laid */
static int t_place(lua_State *L)
{
    struct tes_game *game = tesI_check_menu(L);
    if (!tesI_ask_place(game, tesI_check(L, 2, HANDLE_TYPE))) {
        return tesI_raise(L, game);
    }
    return 0;
}

/* o:stand(on?: Tile|Segment, piece?: Piece|string, player?: Player) - every
 *   segment of the tile (the one laid last), or the one given, where the
 *   player may put a figure */
static int t_stand(lua_State *L) { return use(L, &tesI_list_stand); }

/* o:anywhere(but?: Tile, player?: Player) - every segment of the board, but
 *   for those of one tile, whose feature is neither complete nor claimed and
 *   where the player may put a figure that claims */
static int t_anywhere(lua_State *L) { return use(L, &tesI_list_anywhere); }

/* o:tiles(verb: string, state: table) - every tile for which the variable,
 *   kept per tile, is true or not 0: o:tiles("build", S.free) */
static int t_tiles(lua_State *L) { return use(L, &tesI_list_tiles); }

/* Kinds of options by the type of their target; TES_OPT_PASS: no target. */
static const tes_option_kind kinds[TESI_HANDLES] = {
    [HANDLE_FIGURE] = TES_OPT_FIGURE,   [HANDLE_TILE] = TES_OPT_TILE,
    [HANDLE_TYPE] = TES_OPT_TYPE,       [HANDLE_PLAYER] = TES_OPT_PLAYER,
    [HANDLE_SEGMENT] = TES_OPT_SEGMENT, [HANDLE_CELL] = TES_OPT_CELL};

/* The kind of option that a handle at the top is a target of, and its number;
 * TES_OPT_PASS: of none. */
static tes_option_kind check_target(lua_State *L, uint32_t *out)
{
    int at = lua_gettop(L);
    tesI_handle type = tesI_handle_type(L, at);
    if (type == HANDLE_FEATURE) {
        *out = tesI_feature_corner(tesI_game(L), tesI_check_root(L, at));
        return TES_OPT_SEGMENT;
    }
    if (kinds[type] != TES_OPT_PASS) *out = tesI_check(L, at, type);
    return kinds[type];
}

static void add_handle(lua_State *L, tesI_label verb)
{
    uint32_t target = 0;
    tes_option_kind kind = check_target(L, &target);
    if (kind == TES_OPT_PASS) {
        luaL_argerror(L, 3,
                      "a list of figures, tiles, types, players, cells, "
                      "segments or features is needed");
    }
    tesI_ask_add(tesI_game(L), kind, verb, target, 0, 1);
}

/* Most things that a question and its options are about. */
#define MOST_ABOUT 1000u

static int add_about(lua_State *L, bool of_option)
{
    struct tes_game *game = tesI_check_menu(L);
    tesI_label role = tesI_check_label(L, 2);
    uint32_t target = 0;
    tes_option_kind kind = TES_OPT_NUMBER;

    lua_settop(L, 3);
    if (lua_type(L, 3) == LUA_TNUMBER) {
        target = (uint32_t)tesI_check_number(L, 3);
    } else if (lua_type(L, 3) == LUA_TSTRING) {
        kind = TES_OPT_WORD;
        target = tesI_check_label(L, 3);
    } else if ((kind = check_target(L, &target)) == TES_OPT_PASS) {
        luaL_argerror(L, 3,
                      "a type, tile, segment, feature, figure, player, cell, "
                      "number or word is needed");
    }
    if (game->about.count >= MOST_ABOUT) {
        luaL_error(L, "a question and its options are about %d things at most",
                   (int)MOST_ABOUT);
    }
    tesI_ask_about(game, kind, role, target, of_option);
    return 0;
}

/* o:about(role: string, what: any) - what the question is about, to be shown
 *   beside it: a type, tile, segment, feature, figure, player, cell, number, or
 *   a word that has a text; the role, such as "seller", says what it is there
 */
static int t_about(lua_State *L) { return add_about(L, false); }

/* o:with(role: string, what: any) - the same of the option that was added last,
 *   which it does not tell from others: a price, or whom it is taken from.
 *   Pages show three roles on the board: "points", what it is worth; "piece",
 *   the name of the piece that would stand there; "counts", what it counts */
static int t_with(lua_State *L)
{
    if (tesI_check_menu(L)->draft.count == 0) {
        luaL_error(L, "o:with is about the option before it; there is none");
    }
    return add_about(L, true);
}

/* o:each(verb: string, list:
 *   Figure[]|Tile[]|Type[]|Player[]|Cell[]|Segment[]|Feature[]) - an option for
 *   each of them; a feature stands for its segment furthest to the west, and of
 *   those to the north */
static int t_each(lua_State *L)
{
    tesI_check_menu(L);
    tesI_label verb = tesI_check_label(L, 2);
    luaL_checktype(L, 3, LUA_TTABLE);
    lua_Integer count = luaL_len(L, 3);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(L, 3, i);
        add_handle(L, verb);
        lua_pop(L, 1);
        tesI_poll(L);
    }
    return 0;
}

/* o:put(piece: string, state: table, player?: Player) - every tile for which
 *   the variable, kept per tile, is true or not 0, once for each piece of this
 *   name or class that the player (on turn) has at home; the verb is the name
 *   of the piece */
static int t_put(lua_State *L) { return use(L, &tesI_list_put); }

/* o:figures(verb: string, but?: Figure, player?: Player) - every figure of
 *   the player (on turn) that claims and stands on a tile or a segment of one,
 *   at an edge, or in a zone that lies on a tile, but for one */
static int t_figures(lua_State *L) { return use(L, &tesI_list_figures); }

/* o:features(verb: string, kinds: string|string[], but?: Piece|string) - every
 *   feature of a kind, one kind after the other, that is not complete, but for
 *   those with a figure of this piece or class; each stands for its segment
 *   furthest to the west, and of those to the north; of one whose parts g:join
 *   has joined each segment, as they may be parted again */
static int t_features(lua_State *L) { return use(L, &tesI_list_features); }

/* The part of an option about two segments of one tile that stands for the
 * second, at 4; raises if they lie on two tiles. */
static uint32_t check_pair(lua_State *L, uint32_t node)
{
    const struct tes_game *game = tesI_game(L);
    uint32_t second = tesI_check(L, 4, HANDLE_SEGMENT);
    if (tesI_node_tile(game, node) != tesI_node_tile(game, second)) {
        luaL_error(L, "the two segments of an option lie on one tile");
    }
    return TESI_SECOND | tesI_node_index(game, second);
}

/* o:segment(verb: string, segment: Segment, piece?: Piece|string) - one
 *   segment */
static int t_segment(lua_State *L)
{
    struct tes_game *game = tesI_check_menu(L);
    uint32_t node = tesI_check(L, 3, HANDLE_SEGMENT);
    uint32_t extra = tesI_handle_type(L, 4) == HANDLE_SEGMENT /* of o:pairs */
                         ? check_pair(L, node)
                         : tesI_opt_piece(L, 4) + 1; /* 0: none */
    tesI_ask_add(game, TES_OPT_SEGMENT, tesI_check_label(L, 2), node, extra, 1);
    return 0;
}

static int add_one(lua_State *L, tesI_handle type)
{
    struct tes_game *game = tesI_check_menu(L);
    tesI_ask_add(game, kinds[type], tesI_check_label(L, 2),
                 tesI_check(L, 3, type), 0, opt_weight(L, 4));
    return 0;
}

/* o:figure(verb: string, figure: Figure, weight?: integer) - one figure */
static int t_figure(lua_State *L) { return add_one(L, HANDLE_FIGURE); }

/* o:tile(verb: string, tile: Tile, weight?: integer) - one tile on the board */
static int t_tile(lua_State *L) { return add_one(L, HANDLE_TILE); }

/* o:type(verb: string, type: Type, weight?: integer) - one type of tile */
static int t_type(lua_State *L) { return add_one(L, HANDLE_TYPE); }

/* o:player(verb: string, player: Player, weight?: integer) - one player */
static int t_player(lua_State *L) { return add_one(L, HANDLE_PLAYER); }

/* o:cell(verb: string, cell: Cell, weight?: integer) - one cell, free or not */
static int t_cell(lua_State *L) { return add_one(L, HANDLE_CELL); }

/* o:edge(verb: string, edge: Edge) - one edge */
static int t_edge(lua_State *L)
{
    struct tes_game *game = tesI_check_menu(L);
    int used;
    uint32_t edge = tesI_opt_edge(L, 3, &used, false);
    tesI_ask_add(game, TES_OPT_EDGE, tesI_check_label(L, 2),
                 tesI_edge_cell(edge), tesI_edge_side(edge), 1);
    return 0;
}

/* o:overlay(name: string, bare?: boolean, on?: Tile) - every rotation in which
 *   the overlay can be laid on the tile (the one laid last), as the edge at
 *   its first side, if the player on turn has what it costs; with true only
 *   where it would run into no other tile */
static int t_overlay(lua_State *L) { return use(L, &tesI_list_overlay); }

/* o:corner(verb: string, corner: Corner) - one corner where four tiles meet */
static int t_corner(lua_State *L)
{
    struct tes_game *game = tesI_check_menu(L);
    tesI_ask_add(game, TES_OPT_SEGMENT, tesI_check_label(L, 2),
                 tesI_check(L, 3, HANDLE_CORNER), TESI_CORNER, 1);
    return 0;
}

/* o:corners(verb: string, kind: string, but?: Piece|string) - every corner of
 *   the tile laid last where four tiles meet, the ground of this kind is not
 *   parted on any of them, and no figure stands; but for those on features
 *   with a figure of this piece or class */
static int t_corners(lua_State *L) { return use(L, &tesI_list_corners); }

/* Does a verb that is the name of a piece let one into the zone? */
static bool may_enter(lua_State *L, tesI_label verb, uint32_t zone)
{
    const struct tesI_catalogue *cat = tesI_vm(L)->cat;
    for (uint32_t p = 0; p < cat->npieces; p++) {
        if (cat->pieces[p].name != verb) continue;
        int may = tesI_may_enter(L, p, zone);
        if (may < 0) tesI_raise(L, tesI_game(L));
        return may > 0;
    }
    return true;
}

/* o:zone(verb: string, zone: Zone) - one zone; if the verb is the name of a
 *   piece, and allow.stand has nothing against it there */
static int t_zone(lua_State *L)
{
    struct tes_game *game = tesI_check_menu(L);
    uint32_t zone = tesI_check(L, 3, HANDLE_ZONE);
    if (!may_enter(L, tesI_check_label(L, 2), zone)) return 0;
    tesI_ask_add(game, TES_OPT_ZONE, tesI_check_label(L, 2),
                 tesI_held_zone(zone), tesI_held_by(zone), 1);
    return 0;
}

/* o:number(verb: string, number: integer, weight?: integer) - a number */
static int t_number(lua_State *L)
{
    struct tes_game *game = tesI_check_menu(L);
    uint32_t number = (uint32_t)tesI_check_number(L, 3);
    tesI_ask_add(game, TES_OPT_NUMBER, tesI_check_label(L, 2), number, 0,
                 opt_weight(L, 4));
    return 0;
}

/* o:numbers(verb: string, first: integer, last: integer) - every number from
 *   the first to the last */
static int t_numbers(lua_State *L)
{
    struct tes_game *game = tesI_check_menu(L);
    tesI_label verb = tesI_check_label(L, 2);
    int32_t first = tesI_check_number(L, 3), last = tesI_check_number(L, 4);

    tesI_ask_numbers(game, verb, first, last);
    tesI_poll(L);
    return 0;
}

/* o:word(verb: string, word: string, weight?: integer) - a word */
static int t_word(lua_State *L)
{
    struct tes_game *game = tesI_check_menu(L);
    tesI_ask_add(game, TES_OPT_WORD, tesI_check_label(L, 2),
                 tesI_check_label(L, 3), 0, opt_weight(L, 4));
    return 0;
}

/* o:count() -> integer - options so far */
static int t_count(lua_State *L)
{
    lua_pushinteger(L, tesI_draft_count(tesI_check_menu(L)));
    return 1;
}

/* o:tag(n: integer) - gives the options that follow the tag n, from 0 to 1000;
 *   g:ask returns the tag of the answer as its fourth result. Not in an offer
 */
static int t_tag(lua_State *L)
{
    struct tes_game *game = tesI_check_menu(L);
    lua_Integer tag = luaL_checkinteger(L, 2);
    luaL_argcheck(L, tag >= 0 && tag <= 1000, 2, "out of range");
    if (tesI_vm(L)->tagged) luaL_error(L, "the engine tags what is offered");
    tesI_ask_tag(game, (uint32_t)tag);
    return 0;
}

static const struct tesI_menu_word menu_words[] = {
    {"pass", t_pass, 0, NULL},
    {"place", t_place, 1, NULL},
    {"stand", t_stand, 0, &tesI_list_stand},
    {"segment", t_segment, 2, NULL},
    {"pairs", NULL, 2, NULL},
    {"figure", t_figure, 2, NULL},
    {"tile", t_tile, 2, NULL},
    {"type", t_type, 2, NULL},
    {"player", t_player, 2, NULL},
    {"cell", t_cell, 2, NULL},
    {"edge", t_edge, 2, NULL},
    {"overlay", t_overlay, 1, &tesI_list_overlay},
    {"corner", t_corner, 2, NULL},
    {"corners", t_corners, 2, &tesI_list_corners},
    {"zone", t_zone, 2, NULL},
    {"number", t_number, 2, NULL},
    {"numbers", t_numbers, 3, NULL},
    {"word", t_word, 2, NULL},
    {"count", t_count, 0, NULL},
    {"each", t_each, 2, NULL},
    {"unfinished", NULL, 2, NULL},
    {"tag", t_tag, 1, NULL},
    {"about", t_about, 2, NULL},
    {"with", t_with, 2, NULL},
    {"anywhere", t_anywhere, 0, &tesI_list_anywhere},
    {"features", t_features, 2, &tesI_list_features},
    {"share", NULL, 2, NULL},
    {"tiles", t_tiles, 2, &tesI_list_tiles},
    {"figures", t_figures, 1, &tesI_list_figures},
    {"put", t_put, 2, &tesI_list_put},
    {"one_of_each", NULL, 3, NULL}};
#define WORDS (sizeof menu_words / sizeof *menu_words)

const struct tesI_menu_word *tesI_menu_word(const char *name)
{
    for (size_t i = 0; i < WORDS; i++) {
        if (strcmp(menu_words[i].name, name) == 0) return &menu_words[i];
    }
    return NULL;
}

int tesI_menu_words(lua_State *L)
{
    lua_newtable(L);
    for (size_t i = 0; i < WORDS; i++) {
        lua_pushinteger(L, menu_words[i].least);
        lua_setfield(L, -2, menu_words[i].name);
    }
    return 1;
}

void tesI_open_options(lua_State *L)
{
    tesI_vm(L)->menu = lua_newuserdatauv(L, 1, 0);
    lua_createtable(L, 0, 2);
    lua_newtable(L);
    for (size_t i = 0; i < WORDS; i++) {
        if (menu_words[i].run == NULL) continue;
        lua_pushcfunction(L, menu_words[i].run);
        lua_setfield(L, -2, menu_words[i].name);
    }
    lua_getfield(L, LUA_REGISTRYINDEX, "tessera.fields");
    lua_pushvalue(L, -2);
    lua_rawseti(L, -2, TESI_MENU);
    lua_pop(L, 1);
    lua_setfield(L, -2, "__index");
    tesI_seal(L);
    tesI_vm(L)->menu_ref = luaL_ref(L, LUA_REGISTRYINDEX);
}
