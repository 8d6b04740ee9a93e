/* lists.c - words of the menu whose arguments do not depend on a game. They may
 * be read once, when a ruleset is loaded; the options are then listed without
 * Lua. */
#include "board/corners.h"
#include "board/features.h"
#include "board/figures.h"
#include "board/links.h"
#include "script/native/lists.h"
#include "script/native/place.h"
#include "script/vm/handle.h"
#include "script/vm/variables.h"
#include "state/values.h"
#include "turn/options.h"
#include "turn/stand.h"

/* The player whom the word is about. */
static uint32_t seat_of(const struct tes_game *game,
                        const struct tesI_list_args *args)
{
    if (args->seat != TES_NONE) return args->seat;
    return tesI_word(game, WORD_PLAYER);
}

static uint32_t read_seat(lua_State *L, int arg)
{
    return tesI_opt(L, arg, HANDLE_PLAYER, TES_NONE);
}

/* ---- o:stand(on, piece, player) ------------------------------------------ */

static void read_stand(lua_State *L, struct tesI_list_args *args)
{
    args->piece = lua_isnoneornil(L, 3) ? TES_NONE : tesI_check_piece(L, 3);
    args->seat = read_seat(L, 4);
    args->node = args->tile = TES_NONE;
    if (tesI_handle_type(L, 2) == HANDLE_SEGMENT) {
        args->node = tesI_check(L, 2, HANDLE_SEGMENT);
    } else {
        args->tile = tesI_opt(L, 2, HANDLE_TILE, TES_NONE);
    }
}

static bool list_stand(struct tes_game *game, const struct tesI_list_args *args)
{
    uint32_t seat = seat_of(game, args), tile = args->tile;

    if (args->node != TES_NONE) {
        return tesI_ask_stand(game, seat, tesI_node_tile(game, args->node),
                              tesI_node_index(game, args->node), 1,
                              args->piece);
    }
    if (tile == TES_NONE) tile = tesI_focus(game);
    if (tile == TES_NONE) return true; /* no tile was laid yet */
    return tesI_ask_stand(game, seat, tile, 0,
                          tesI_tile_type(game, tile)->nsegments, args->piece);
}

const struct tesI_list tesI_list_stand = {read_stand, list_stand, 0};

/* ---- o:anywhere(but, player) --------------------------------------------- */

static void read_anywhere(lua_State *L, struct tesI_list_args *args)
{
    args->tile = tesI_opt(L, 2, HANDLE_TILE, TES_NONE);
    args->seat = read_seat(L, 3);
}

static bool list_anywhere(struct tes_game *game,
                          const struct tesI_list_args *args)
{
    return tesI_ask_anywhere(game, seat_of(game, args), args->tile);
}

const struct tesI_list tesI_list_anywhere = {read_anywhere, list_anywhere, 0};

/* ---- o:tiles(verb, state) ------------------------------------------------ */

static void read_tiles(lua_State *L, struct tesI_list_args *args)
{
    args->verb = tesI_check_label(L, 2);
    args->var = tesI_check_keyed(L, 3, SCOPE_TILE);
}

/* Adds, once for each of `count` verbs, each tile for which a variable kept per
 * tile is not 0. */
static void add_tiles(struct tes_game *game, const tesI_label *verbs,
                      uint32_t count, uint32_t var)
{
    for (uint32_t v = 0; v < count; v++) {
        uint32_t tile = tesI_value_tile(game, var, 0);
        for (; tile != TES_NONE; tile = tesI_value_tile(game, var, tile + 1)) {
            tesI_ask_add(game, TES_OPT_TILE, verbs[v], tile, 0, 1);
        }
    }
}

static bool list_tiles(struct tes_game *game, const struct tesI_list_args *args)
{
    add_tiles(game, &args->verb, 1, args->var);
    return true;
}

const struct tesI_list tesI_list_tiles = {read_tiles, list_tiles, 0};

/* ---- o:put(piece, state, player) ----------------------------------------- */

static void read_put(lua_State *L, struct tesI_list_args *args)
{
    const struct tesI_catalogue *cat = tesI_vm(L)->cat;

    args->pieces = tesI_check_pieces(L, 2);
    args->var = tesI_check_keyed(L, 3, SCOPE_TILE);
    args->seat = read_seat(L, 4);
    for (uint32_t p = 0; p < cat->npieces; p++) {
        const struct tesI_piece *piece = &cat->pieces[p];
        if (piece->owned && piece->grounds == piece->classes) continue;
        args->pieces &= ~(1u << p); /* nowhere else */
    }
}

static bool list_put(struct tes_game *game, const struct tesI_list_args *args)
{
    uint32_t seat = seat_of(game, args), count = 0;
    tesI_label names[TESI_MAX_PIECES];

    TESI_EACH_BIT(args->pieces, p) {
        if (tesI_supply(game, seat, p) == 0) continue;
        names[count++] = game->cat->pieces[p].name;
    }
    add_tiles(game, names, count, args->var);
    return true;
}

const struct tesI_list tesI_list_put = {read_put, list_put, 0};

/* ---- o:figures(verb, but, player) ---------------------------------------- */

static void read_figures(lua_State *L, struct tesI_list_args *args)
{
    args->verb = tesI_check_label(L, 2);
    args->figure = tesI_opt(L, 3, HANDLE_FIGURE, TES_NONE);
    args->seat = read_seat(L, 4);
}

static bool list_figures(struct tes_game *game,
                         const struct tesI_list_args *args)
{
    struct tesI_range figures = tesI_figures_of(game, seat_of(game, args));
    uint32_t but = args->figure;

    if (args->held != 0) { /* 0 stands for none */
        const struct tesI_var *var = &game->cat->vars[args->held - 1];
        but = tesI_word(game, var->word) - 1;
    }
    for (uint32_t f = figures.first; f < figures.end; f++) {
        const struct tesI_figure *row = tesI_figure_row(game, f);
        if (tesI_figure_at(row) == TES_AT_SUPPLY) continue; /* as most are */
        if (f == but || !game->cat->pieces[tesI_figure_piece(row)].claims ||
            (tesI_figure_at(row) != TES_AT_EDGE &&
             tesI_figure_place(game, f) == TES_NONE)) {
            continue;
        }
        tesI_ask_add(game, TES_OPT_FIGURE, args->verb, f, 0, 1);
    }
    return true;
}

const struct tesI_list tesI_list_figures = {read_figures, list_figures, 3};

/* ---- o:features(verb, kinds, but) ---------------------------------------- */

static void read_features(lua_State *L, struct tesI_list_args *args)
{
    lua_Integer count = lua_istable(L, 3) ? luaL_len(L, 3) : 1;

    args->verb = tesI_check_label(L, 2);
    args->pieces = lua_isnoneornil(L, 4) ? 0 : tesI_check_pieces(L, 4);
    luaL_argcheck(L, count <= TESI_WORD_KINDS, 3, "too many kinds");
    for (lua_Integer i = 1; i <= count; i++) {
        if (lua_istable(L, 3)) {
            lua_geti(L, 3, i);
        } else {
            lua_pushvalue(L, 3);
        }
        args->kinds[args->nkinds++] =
            (uint8_t)tesI_check_kind(L, lua_gettop(L));
        lua_pop(L, 1);
    }
}

/* The feature at one of its segments, or at each. */
static bool add_feature(struct tes_game *game, tesI_label verb, uint32_t root)
{
    if (!tesI_feature_linked(game, root)) {
        uint32_t node = tesI_feature_corner(game, root);
        tesI_ask_add(game, TES_OPT_SEGMENT, verb, node, 0, 1);
        return true;
    }
    TESI_EACH_NODE(game, root, node) {
        if (tesI_spent(game)) return false;
        tesI_ask_add(game, TES_OPT_SEGMENT, verb, node, 0, 1);
    }
    return true;
}

static bool list_kind(struct tes_game *game, const struct tesI_list_args *args,
                      uint32_t kind)
{
    const struct tesI_kind *row = &game->cat->kinds[kind];
    bool shuts = row->closes == CLOSES_SIDES && !row->ground;
    uint32_t nodes = tesI_node_count(game);

    for (uint32_t root = 0; root < nodes; root++) {
        const struct tesI_node *node = tesI_node_row(game, root);
        if (root % 256 == 0 && tesI_spent(game)) return false;
        if (node->parent != root || (shuts && tesI_node_open(node) == 0) ||
            tesI_node_segment(game, root)->kind != kind ||
            tesI_feature_complete(game, root) ||
            (args->pieces != 0 &&
             tesI_feature_holds(game, root, args->pieces, TES_NONE))) {
            continue;
        }
        if (!add_feature(game, args->verb, root)) return false;
    }
    return true;
}

static bool list_features(struct tes_game *game,
                          const struct tesI_list_args *args)
{
    for (uint32_t i = 0; i < args->nkinds; i++) {
        if (!list_kind(game, args, args->kinds[i])) return false;
    }
    return true;
}

const struct tesI_list tesI_list_features = {read_features, list_features, 0};

/* ---- o:corners(verb, kind, but) ------------------------------------------ */

static void read_corners(lua_State *L, struct tesI_list_args *args)
{
    args->verb = tesI_check_label(L, 2);
    args->kind = tesI_check_kind(L, 3);
    args->pieces = lua_isnoneornil(L, 4) ? 0 : tesI_check_pieces(L, 4);
}

static bool list_corners(struct tes_game *game,
                         const struct tesI_list_args *args)
{
    uint32_t tile = tesI_focus(game);

    for (unsigned s = 0; tile != TES_NONE && s < TESI_SIDES; s++) {
        uint32_t node = tesI_corner(game, tile, s);
        if (node == TES_NONE ||
            tesI_node_segment(game, node)->kind != args->kind ||
            tesI_corner_taken(game, node)) {
            continue;
        }
        uint32_t root = tesI_feature_root(game, node);
        if (args->pieces != 0 &&
            tesI_feature_holds(game, root, args->pieces, TES_NONE)) {
            continue;
        }
        tesI_ask_add(game, TES_OPT_SEGMENT, args->verb, node, TESI_CORNER, 1);
    }
    return true;
}

const struct tesI_list tesI_list_corners = {read_corners, list_corners, 0};

/* ---- o:overlay(name, bare, on) ------------------------------------------- */

static void read_overlay(lua_State *L, struct tesI_list_args *args)
{
    args->overlay = tesI_check_overlay(L, 2);
    args->bare = tesI_opt_flag(L, 3);
    args->tile = tesI_opt(L, 4, HANDLE_TILE, TES_NONE);
}

static bool list_overlay(struct tes_game *game,
                         const struct tesI_list_args *args)
{
    uint32_t tile = args->tile == TES_NONE ? tesI_focus(game) : args->tile;

    if (tile == TES_NONE) return true;
    tesI_ask_overlays(game, tile, args->overlay, args->bare);
    return true;
}

const struct tesI_list tesI_list_overlay = {read_overlay, list_overlay, 0};

/* ---- reading arguments when a ruleset is loaded -------------------------- */

/* Is the argument at `arg` a variable that stands for its value? Nothing hidden
 * is read: lua/words/state.lua allows public variables only. */
static bool may_hold(const struct tesI_list *list, int arg,
                     const struct tesI_var *var)
{
    return arg == list->held && var->scope == SCOPE_GAME &&
           var->type == VAR_FIGURE;
}

/* Reads the arguments of an offer; raises if they depend on a game or are
 * wrong, and then the word itself reports it when it runs. */
static int read_args(lua_State *L)
{
    struct tesI_offer *offer = lua_touserdata(L, 1);
    struct tesI_list_args args = {.seat = TES_NONE};

    for (int i = 0; i < offer->nargs; i++) {
        const struct tesI_argument *given = &offer->args[i];
        uint32_t var = given->var;
        if (var == 0) {
            lua_rawgeti(L, LUA_REGISTRYINDEX, given->ref);
            continue;
        }
        if (!may_hold(offer->word->list, i + 2,
                      &tesI_vm(L)->cat->vars[var - 1])) {
            return luaL_error(L, "known later");
        }
        lua_pushnil(L);
        args.held = var;
    }
    offer->word->list->read(L, &args);
    offer->read = args;
    offer->ready = true;
    return 0;
}

void tesI_ready_offer(lua_State *L, struct tesI_offer *offer)
{
    if (offer->word == NULL || offer->word->list == NULL) return;
    lua_pushcfunction(L, read_args);
    lua_pushlightuserdata(L, offer);
    if (lua_pcall(L, 1, 0, 0) != LUA_OK) lua_pop(L, 1);
}
