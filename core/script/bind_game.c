/* bind_game.c - the object `g`: what rules can do to the running game. */
#include "../board.h"
#include "../feature.h"
#include "../figures.h"
#include "../options.h"
#include "../outline.h"
#include "../piles.h"
#include "../scores.h"
#include "../stand.h"
#include "handle.h"

/* ---- tiles ------------------------------------------------------------- */

static bool find_cell(lua_State *L, int arg, uint32_t *cell)
{
    int32_t x, y;
    tesI_unpack_xy(tesI_check(L, arg, HANDLE_CELL), &x, &y);
    *cell = tesI_cell_at(tesI_game(L), x, y);
    return *cell != TESI_NO_CELL;
}

static unsigned check_rotation(lua_State *L, int arg)
{
    lua_Integer rotation = luaL_optinteger(L, arg, 0);
    luaL_argcheck(L, rotation >= 0 && rotation <= 3, arg,
                  "a rotation is 0 to 3, in steps of 90 degrees clockwise");
    return (unsigned)rotation;
}

/* g:fits(type: Type, cell?: Cell, rotation?: integer) -> boolean - can it be
 *   laid there, or anywhere, vetoes included? */
static int t_fits(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t type = tesI_check(L, 2, HANDLE_TYPE), cell;
    unsigned rotation;
    bool vetoed = game->cat->place_hook && game->cat->types[type].vetoed;
    int may = 0;

    if (!tesI_outline_keep(game)) return tesI_out_of_memory(L);
    if (!lua_isnoneornil(L, 3)) {
        rotation = check_rotation(L, 4);
        may = find_cell(L, 3, &cell) &&
              tesI_board_fits(game, type, cell, rotation);
        if (may && vetoed) {
            may = game->rules->may_place(game->rules->ctx, game, type, cell,
                                         rotation);
        }
    } else if (!vetoed) {
        may = tesI_board_any(game, type);
    } else {
        uint32_t count = tesI_board_count(game, type);
        for (uint32_t i = 0; i < count && may == 0; i++) {
            tesI_board_pick(game, type, i, &cell, &rotation);
            may = game->rules->may_place(game->rules->ctx, game, type, cell,
                                         rotation);
        }
    }
    if (may < 0) return tesI_raise(L, game);
    lua_pushboolean(L, may);
    return 1;
}

/* g:place(type: Type, cell: Cell, rotation?: integer) -> Tile - lays a tile
 *   without asking; rotation is 0 by default */
static int t_place(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:place");
    uint32_t type = tesI_check(L, 2, HANDLE_TYPE);
    uint32_t at = tesI_check(L, 3, HANDLE_CELL);
    unsigned rotation = check_rotation(L, 4);
    int32_t x, y;

    tesI_unpack_xy(at, &x, &y);
    uint32_t cell = tesI_cell_make(game, x, y);
    if (cell == TESI_NO_CELL) return tesI_out_of_memory(L);
    luaL_argcheck(L, tesI_cell_tile(game, cell) == TES_NONE, 3,
                  "a tile lies there already");
    luaL_argcheck(L, (tesI_cell_row(game, cell)->flags & CELL_BLOCKED) == 0, 3,
                  "no tile may lie there: a shut edge is in the way");
    return tesI_place(L, type, cell, rotation);
}

int tesI_place(lua_State *L, uint32_t type, uint32_t cell, unsigned rotation)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = tesI_board_lay(game, type, cell, rotation);
    if (tile == TES_NONE) return tesI_out_of_memory(L);
    struct tesI_event event = {.reason = tile, .node = TES_NONE};
    if (!tesI_event_add(game, TES_EV_PLACED, (int)tesI_word(game, WORD_PLAYER),
                        0, &event, NULL, 0)) {
        return tesI_out_of_memory(L);
    }
    tesI_show(tesI_vm(L), L);
    tesI_push(L, HANDLE_TILE, tile);
    if (tesI_handled(L, ON_PLACED)) {
        lua_pushvalue(L, -1);
        tesI_fire(L, ON_PLACED, TES_NONE, 1);
    }
    return 1;
}

/* g:discard(type: Type) - a tile that was drawn leaves the game */
static int t_discard(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:discard");
    struct tesI_event event = {.reason = tesI_check(L, 2, HANDLE_TYPE),
                               .node = TES_NONE};
    if (!tesI_event_add(game, TES_EV_DISCARD, (int)tesI_word(game, WORD_PLAYER),
                        0, &event, NULL, 0)) {
        return tesI_out_of_memory(L);
    }
    return 0;
}

/* ---- figures ----------------------------------------------------------- */

/* Moves a figure and tells everybody. `event` is DEPLOYED or RETURNED. */
static void move_figure(lua_State *L, uint32_t figure, tes_place_kind to,
                        uint32_t target)
{
    struct tes_game *game = tesI_game(L);
    const struct tesI_figure *row = tesI_figure_row(game, figure);
    bool home = to == TES_AT_SUPPLY;
    uint32_t owner = tesI_figure_owner(row), piece = tesI_figure_piece(row);
    uint32_t from =
        tesI_figure_at(row) == TES_AT_SEGMENT ? row->target : TES_NONE;
    struct tesI_event event = {.reason = figure,
                               .node = from,
                               .tiles = tesI_figure_tile(game, figure)};

    if (!tesI_figure_move(game, figure, to, target)) tesI_out_of_memory(L);
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
    if (from == TES_NONE) {
        lua_pushnil(L);
    } else {
        tesI_push(L, HANDLE_SEGMENT, from);
    }
    tesI_fire(L, on, piece, 2);
}

/* Where a figure is to go: a segment, tile, zone, edge, or cell and side;
 * *used is the number of arguments that took. */
static tes_place_kind check_target(lua_State *L, int arg, uint32_t *target,
                                   int *used)
{
    *used = 1;
    *target = 0;
    switch (tesI_handle_type(L, arg)) {
    case HANDLE_SEGMENT:
        *target = tesI_check(L, arg, HANDLE_SEGMENT);
        return TES_AT_SEGMENT;
    case HANDLE_TILE:
        *target = tesI_check(L, arg, HANDLE_TILE);
        return TES_AT_TILE;
    case HANDLE_ZONE:
        *target = tesI_check(L, arg, HANDLE_ZONE);
        return TES_AT_ZONE;
    case HANDLE_EDGE:
    case HANDLE_CELL: *target = tesI_opt_edge(L, arg, used); return TES_AT_EDGE;
    default: break;
    }
    luaL_argerror(L, arg,
                  "a figure goes to a segment, a tile, a zone or "
                  "an edge");
    return TES_AT_OUT;
}

/* g:deploy(piece: Piece|string, target: Segment|Tile|Zone|Edge, player?:
 *   Player) -> Figure - out of the supply of the player, by default the one
 *   on turn */
static int t_deploy(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:deploy");
    uint32_t piece = tesI_check_piece(L, 2), target, seat;
    int used;
    tes_place_kind to = check_target(L, 3, &target, &used);

    seat = tesI_opt(L, 3 + used, HANDLE_PLAYER, tesI_word(game, WORD_PLAYER));
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

/* g:move(figure: Figure, target: Segment|Tile|Zone|Edge) - from anywhere to
 *   a place */
static int t_move(lua_State *L)
{
    tesI_game_write(L, "g:move");
    uint32_t figure = tesI_check(L, 2, HANDLE_FIGURE), target;
    int used;
    tes_place_kind to = check_target(L, 3, &target, &used);
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
    uint32_t end =
        game->cat->layout.seat_figures * (uint32_t)game->cat->players;
    for (uint32_t f = 0; f < end; f++) {
        uint32_t piece = tesI_figure_piece(tesI_figure_row(game, f));
        if (game->cat->pieces[piece].classes == 0) continue;
        if (tesI_figure_tile(game, f) == tile) {
            move_figure(L, f, TES_AT_SUPPLY, 0);
        }
    }
    return 0;
}

/* g:release(from: Feature|Segment|Tile) - all its figures go home; from a
 *   tile those of players, and tokens stay */
static int t_release(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:release");
    if (tesI_handle_type(L, 2) == HANDLE_TILE) {
        return release_tile(L, game, tesI_check(L, 2, HANDLE_TILE));
    }
    uint32_t root = tesI_feature_root(game, tesI_check(L, 2, HANDLE_FEATURE));
    for (;;) {
        uint32_t last = tesI_node_row(game, root)->figures;
        if (last == 0) return 0;
        move_figure(L, tesI_figure_row(game, last - 1)->next, TES_AT_SUPPLY, 0);
    }
}

/* ---- scores ------------------------------------------------------------ */

static uint32_t check_root(lua_State *L, int arg)
{
    return tesI_feature_root(tesI_game(L), tesI_check(L, arg, HANDLE_FEATURE));
}

/* Number of the kind of a feature that scores as such, else TES_NONE. */
static uint32_t as_such(const struct tes_game *game, uint32_t root,
                        tesI_label reason)
{
    if (root == TES_NONE) return TES_NONE;
    uint32_t kind = tesI_node_segment(game, root)->kind;
    return game->cat->kinds[kind].name == reason ? kind : TES_NONE;
}

/* on.scored(g, player, points, feature or nil, reason): the reason of a
 * feature that scores as such is its kind. */
static void fire_scored(lua_State *L, uint32_t root, int player, int32_t points,
                        tesI_label reason)
{
    if (!tesI_handled(L, ON_SCORED)) return;
    tesI_push(L, HANDLE_PLAYER, (uint32_t)player);
    lua_pushinteger(L, points);
    tesI_push_or_nil(L, HANDLE_FEATURE, root);
    tesI_push_label(L, reason);
    tesI_fire(L, ON_SCORED, as_such(tesI_game(L), root, reason), 4);
}

static uint32_t check_winners(lua_State *L, int arg)
{
    uint32_t winners = 0;
    if (lua_isnoneornil(L, arg)) return 0;
    luaL_checktype(L, arg, LUA_TTABLE);
    lua_Integer count = luaL_len(L, arg);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(L, arg, i);
        winners |= 1u << tesI_check(L, lua_gettop(L), HANDLE_PLAYER);
        lua_pop(L, 1);
    }
    return winners;
}

/* g:score(feature: Feature|Segment, players?: Player[]) -> boolean - scores
 *   it for its majority, or for these players; false when nobody has a claim */
static int t_score(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:score");
    uint32_t root = check_root(L, 2);
    uint32_t events = tesI_len(&game->store, COL_EVENTS);
    uint32_t winners = tesI_score_feature(game, root, check_winners(L, 3));
    if (winners == UINT32_MAX) return tesI_raise(L, game);
    if (tesI_handled(L, ON_SCORED)) {
        for (int p = 0; p < game->cat->players; p++) {
            if ((winners >> p & 1) == 0) continue;
            const struct tesI_event *event =
                tesI_at(&game->store, COL_EVENTS, events);
            uint32_t items = event->head >> 16 & 255;
            int32_t points = (int32_t)event->number;
            events += EVENT_WORDS + items * ITEM_WORDS;
            fire_scored(L, root, p, points, tesI_node_kind(game, root)->name);
        }
    }
    lua_pushboolean(L, winners != 0);
    return 1;
}

/* g:worth(feature: Feature|Segment, player?: Player) -> integer - points it
 *   would score now */
static int t_worth(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    struct tesI_tally tally;
    struct tesI_item items[TESI_TALLY_MAX + 1];
    uint32_t nitems, seat = tesI_opt(L, 3, HANDLE_PLAYER, TES_NONE);

    if (!tesI_score_value(game, check_root(L, 2),
                          seat == TES_NONE ? TES_CHANCE : (int)seat, &tally)) {
        return tesI_raise(L, game);
    }
    lua_pushinteger(L, tesI_tally_items(game, &tally, items, &nitems));
    return 1;
}

static void push_players(lua_State *L, uint32_t winners)
{
    lua_newtable(L);
    lua_Integer next = 1;
    for (uint32_t p = 0; p < TES_MAX_PLAYERS; p++) {
        if ((winners >> p & 1) == 0) continue;
        tesI_push(L, HANDLE_PLAYER, p);
        lua_rawseti(L, -2, next++);
    }
}

/* g:majority(features: Feature|Feature[]) -> Player[] - who has the majority
 *   in it, or in all of them together */
static int t_majority(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    int32_t strength[TES_MAX_PLAYERS], sum[TES_MAX_PLAYERS] = {0};
    uint32_t winners = 0;
    int32_t best = 0;

    if (!lua_istable(L, 2)) {
        push_players(L,
                     tesI_feature_majority(game, check_root(L, 2), strength));
        return 1;
    }
    lua_Integer count = luaL_len(L, 2);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(L, 2, i);
        tesI_feature_majority(game, check_root(L, lua_gettop(L)), strength);
        for (int p = 0; p < TES_MAX_PLAYERS; p++) sum[p] += strength[p];
        lua_pop(L, 1);
    }
    for (uint32_t p = 0; p < TES_MAX_PLAYERS; p++) {
        if (sum[p] <= 0 || sum[p] < best) continue;
        if (sum[p] > best) winners = 0;
        best = sum[p];
        winners |= 1u << p;
    }
    push_players(L, winners);
    return 1;
}

static int32_t item_field(lua_State *L, int index, int32_t absent)
{
    int exact = 1;
    lua_Integer value = absent;
    if (lua_rawgeti(L, -1, index) != LUA_TNIL) {
        value = lua_tointegerx(L, -1, &exact);
    }
    if (!exact || value > INT32_MAX || value < INT32_MIN) {
        luaL_error(L, "an item is { name, count, points per count }");
    }
    lua_pop(L, 1);
    return (int32_t)value;
}

/* Reads `items` of an award: { { name, count, rate }, ... }. */
static uint32_t check_items(lua_State *L, tesI_label module,
                            struct tesI_item *items, int32_t *sum)
{
    uint32_t nitems = 0;
    int64_t total = 0;
    if (lua_getfield(L, 2, "items") != LUA_TTABLE) {
        luaL_error(L, "g:award needs items = { { name, count, rate } }");
    }
    lua_Integer count = luaL_len(L, -1);
    if (count > TESI_TALLY_MAX) luaL_error(L, "too many items");
    for (lua_Integer i = 1; i <= count; i++) {
        if (lua_rawgeti(L, -1, i) != LUA_TTABLE) {
            luaL_error(L, "an item is { name, count, points per count }");
        }
        int32_t times = item_field(L, 2, 1), rate = item_field(L, 3, 0);
        lua_rawgeti(L, -1, 1);
        tesI_label name = tesI_check_label(L, lua_gettop(L));
        lua_pop(L, 2);
        int64_t points = (int64_t)times * rate;
        total += points;
        if (points > TESI_MAX_POINTS || points < -TESI_MAX_POINTS ||
            total > TESI_MAX_POINTS || total < -TESI_MAX_POINTS) {
            luaL_error(L, "a score of more than %d points", TESI_MAX_POINTS);
        }
        items[nitems++] = (struct tesI_item){name | (uint32_t)module << 16,
                                             times, (int32_t)points};
    }
    lua_pop(L, 1);
    *sum = (int32_t)total;
    return nitems;
}

/* g:award(award: Award) -> integer - points for a reason that is no
 *   majority; returns their sum */
static int t_award(lua_State *L)
{
    struct tes_ruleset *vm = tesI_vm(L);
    struct tes_game *game = tesI_game_write(L, "g:award");
    struct tesI_item items[TESI_TALLY_MAX];
    uint32_t root = TES_NONE, tiles = 0, flags = 0;
    int32_t sum;

    luaL_checktype(L, 2, LUA_TTABLE);
    lua_settop(L, 2);
    if (lua_getfield(L, 2, "player") == LUA_TNIL) {
        luaL_error(L, "g:award needs player = who gets the points");
    }
    uint32_t player = tesI_check(L, 3, HANDLE_PLAYER);
    if (lua_getfield(L, 2, "reason") != LUA_TSTRING) {
        luaL_error(L, "g:award needs reason = \"a word that has a text\"");
    }
    tesI_label reason = tesI_check_label(L, 4);
    if (lua_getfield(L, 2, "feature") != LUA_TNIL) {
        root = check_root(L, 5);
        tiles = tesI_feature_tiles(game, root);
        if (tesI_feature_complete(game, root)) flags = EVENT_COMPLETE;
    }
    uint32_t nitems = check_items(L, vm->hook_module, items, &sum);
    if (!tesI_score_award(game, (int)player, reason, root, flags, tiles, sum,
                          items, nitems)) {
        return tesI_out_of_memory(L);
    }
    fire_scored(L, root, (int)player, sum, reason);
    lua_pushinteger(L, sum);
    return 1;
}

/* ---- walks: stateless iterators, so that a loop allocates nothing ------- */

/* Features completed by the tile laid last, each once. */
static int next_completed(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t from = tesI_meta(game, META_FRESH);
    uint32_t to = tesI_len(&game->store, COL_FRESH);
    uint32_t before = TES_NONE;

    if (!lua_isnil(L, 2)) {
        before = tesI_feature_root(game, tesI_check(L, 2, HANDLE_FEATURE));
        while (from < to &&
               tesI_feature_root(
                   game, tesI_get(&game->store, COL_FRESH, from)) != before) {
            from++;
        }
        from++;
    }
    for (; from < to; from++) {
        uint32_t root =
            tesI_feature_root(game, tesI_get(&game->store, COL_FRESH, from));
        uint32_t seen = tesI_meta(game, META_FRESH);
        while (tesI_feature_root(
                   game, tesI_get(&game->store, COL_FRESH, seen)) != root) {
            seen++;
        }
        if (seen != from) continue; /* noted twice */
        tesI_push(L, HANDLE_FEATURE, root);
        return 1;
    }
    return 0;
}

/* g:completed() -> each Feature - those completed by the tile laid last */
static int t_completed(lua_State *L)
{
    lua_pushcfunction(L, next_completed);
    lua_pushvalue(L, 1);
    return 2;
}

/* Stateless over all features of a kind: state is the kind's name. */
static int next_feature(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t kind = lua_isnil(L, 1) ? TES_NONE : tesI_check_kind(L, 1);
    uint32_t nodes = tesI_node_count(game);
    uint32_t node = lua_isnil(L, 2) ? 0 : tesI_check(L, 2, HANDLE_FEATURE) + 1;

    for (; node < nodes; node++) {
        if (tesI_node_row(game, node)->parent != node) continue;
        if (kind != TES_NONE && tesI_node_segment(game, node)->kind != kind) {
            continue;
        }
        tesI_push(L, HANDLE_FEATURE, node);
        return 1;
    }
    return 0;
}

/* g:features(kind?: string) -> each Feature - all on the board */
static int t_features(lua_State *L)
{
    if (!lua_isnoneornil(L, 2)) tesI_check_kind(L, 2);
    lua_settop(L, 2);
    lua_pushcfunction(L, next_feature);
    lua_insert(L, 2);
    return 2;
}

/* As next_feature, but only features with figures on them. */
static int next_occupied(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t kind = lua_isnil(L, 1) ? TES_NONE : tesI_check_kind(L, 1);
    uint32_t nodes = tesI_node_count(game);
    uint32_t node = lua_isnil(L, 2) ? 0 : tesI_check(L, 2, HANDLE_FEATURE) + 1;

    for (; node < nodes; node++) {
        const struct tesI_node *row = tesI_node_row(game, node);
        if (row->figures == 0 || row->parent != node) continue;
        if (kind != TES_NONE && tesI_node_segment(game, node)->kind != kind) {
            continue;
        }
        tesI_push(L, HANDLE_FEATURE, node);
        return 1;
    }
    return 0;
}

/* g:count(kind: string, complete?: boolean) -> integer - how many features of
 *   a kind are on the board; with a second argument, how many of them are
 *   complete, or are not */
static int t_count(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t kind = tesI_check_kind(L, 2), nodes = tesI_node_count(game);
    bool all = lua_isnoneornil(L, 3), complete = lua_toboolean(L, 3);
    lua_Integer count = 0;

    for (uint32_t node = 0; node < nodes; node++) {
        if (tesI_node_row(game, node)->parent != node ||
            tesI_node_segment(game, node)->kind != kind) {
            continue;
        }
        if (all || tesI_feature_complete(game, node) == complete) count++;
    }
    lua_pushinteger(L, count);
    return 1;
}

/* g:occupied(kind?: string) -> each Feature - those with figures on them */
static int t_occupied(lua_State *L)
{
    if (!lua_isnoneornil(L, 2)) tesI_check_kind(L, 2);
    lua_settop(L, 2);
    lua_pushcfunction(L, next_occupied);
    lua_insert(L, 2);
    return 2;
}

static int next_tile(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = lua_isnil(L, 2) ? 0 : tesI_check(L, 2, HANDLE_TILE) + 1;
    if (tile >= tesI_tile_count(game)) return 0;
    tesI_push(L, HANDLE_TILE, tile);
    return 1;
}

/* g:tiles() -> each Tile - all on the board, oldest first */
static int t_tiles(lua_State *L)
{
    lua_pushcfunction(L, next_tile);
    lua_pushvalue(L, 1);
    return 2;
}

/* The state of a walk over figures is a number: piece and owner, whether only
 * those count that claim and stand on a tile, and an attribute that the feature
 * must have, or 0. */
#define ANYTHING 255u
#define ANYBODY 127u
struct walk {
    uint32_t piece, owner;
    bool claimants;
    tesI_label attribute;
};

static struct walk check_walk(lua_State *L)
{
    uint32_t bits = (uint32_t)luaL_checkinteger(L, 1);
    return (struct walk){bits & 255, bits >> 8 & 127, bits >> 15 & 1,
                         (tesI_label)(bits >> 16)};
}

static int push_walk(lua_State *L, struct walk walk)
{
    lua_pushinteger(L, walk.piece | walk.owner << 8 |
                           (uint32_t)walk.claimants << 15 |
                           (uint32_t)walk.attribute << 16);
    return 2;
}

/* The figures that can be meant: those of one player follow each other, and
 * so do those of one piece among them. */
static void bounds(const struct tes_game *game, struct walk walk,
                   uint32_t *first, uint32_t *end)
{
    const struct tesI_catalogue *cat = game->cat;
    *first = 0;
    *end = tesI_figure_count(game);
    if (walk.piece != ANYTHING &&
        (walk.owner != ANYBODY || !cat->pieces[walk.piece].owned)) {
        *first = tesI_figure_first(game, walk.owner, walk.piece);
        *end = *first + cat->pieces[walk.piece].count;
    } else if (walk.owner != ANYBODY) {
        *first = walk.owner * cat->layout.seat_figures;
        *end = *first + cat->layout.seat_figures;
    }
}

static bool meets(const struct tes_game *game, struct walk walk,
                  const struct tesI_figure *row)
{
    const struct tesI_piece *piece = &game->cat->pieces[row->kind & 255];
    tes_place_kind at = tesI_figure_at(row);
    if (at == TES_AT_SUPPLY || at == TES_AT_OUT) return false;
    if (walk.piece != ANYTHING && tesI_figure_piece(row) != walk.piece)
        return false;
    if (walk.owner != ANYBODY && tesI_figure_owner(row) != walk.owner)
        return false;
    if (!walk.claimants) return true;
    if (!piece->claims) return false;
    if (walk.attribute == 0) return at == TES_AT_SEGMENT || at == TES_AT_TILE;
    return tesI_figure_on(game, row, walk.attribute);
}

static int next_figure(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    struct walk walk = check_walk(L);
    uint32_t figure, end;

    bounds(game, walk, &figure, &end);
    if (!lua_isnil(L, 2)) figure = tesI_check(L, 2, HANDLE_FIGURE) + 1;
    for (; figure < end; figure++) {
        if (!meets(game, walk, tesI_figure_row(game, figure))) continue;
        tesI_push(L, HANDLE_FIGURE, figure);
        return 1;
    }
    return 0;
}

/* g:figures(piece?: Piece|string, player?: Player) -> each Figure - those in
 *   play, of one kind or of one player */
static int t_figures(lua_State *L)
{
    struct walk walk = {ANYTHING, ANYBODY, false, 0};
    if (!lua_isnoneornil(L, 2)) walk.piece = tesI_check_piece(L, 2);
    walk.owner = tesI_opt(L, 3, HANDLE_PLAYER, ANYBODY);
    lua_pushcfunction(L, next_figure);
    return push_walk(L, walk);
}

/* g:claimants(player?: Player, attribute?: string) -> each Figure - those that
 *   claim and stand on a tile or a segment of one; with an attribute, those on
 *   features that have it */
static int t_claimants(lua_State *L)
{
    struct walk walk = {ANYTHING, ANYBODY, true, 0};
    walk.owner = tesI_opt(L, 2, HANDLE_PLAYER, ANYBODY);
    if (!lua_isnoneornil(L, 3)) walk.attribute = tesI_check_label(L, 3);
    lua_pushcfunction(L, next_figure);
    return push_walk(L, walk);
}

static int next_seat(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t first = tesI_check(L, 1, HANDLE_PLAYER);
    uint32_t players = (uint32_t)game->cat->players;
    if (lua_isnil(L, 2)) {
        lua_pushvalue(L, 1);
        return 1;
    }
    uint32_t next = (tesI_check(L, 2, HANDLE_PLAYER) + 1) % players;
    if (next == first) return 0;
    tesI_push(L, HANDLE_PLAYER, next);
    return 1;
}

/* g:seats(first?: Player) -> each Player - clockwise */
static int t_seats(lua_State *L)
{
    uint32_t first = tesI_opt(L, 2, HANDLE_PLAYER, 0);
    lua_pushcfunction(L, next_seat);
    tesI_push(L, HANDLE_PLAYER, first);
    return 2;
}

struct frontier_list {
    lua_State *L;
    lua_Integer next;
};

static bool list_cell(void *ctx, uint32_t cell)
{
    struct frontier_list *list = ctx;
    tesI_push(list->L, HANDLE_CELL, tesI_cell_id(tesI_game(list->L), cell));
    lua_rawseti(list->L, -2, list->next++);
    return true;
}

/* g:frontier() -> Cell[] - the free cells beside a tile */
static int t_frontier(lua_State *L)
{
    struct frontier_list list = {L, 1};
    lua_newtable(L);
    tesI_board_frontier(tesI_game(L), list_cell, &list);
    return 1;
}

/* ---- names to handles --------------------------------------------------- */

/* g:cell(x: integer, y: integer) -> Cell - the start tile lies at 0, 0 */
static int t_cell(lua_State *L)
{
    lua_Integer x = luaL_checkinteger(L, 2), y = luaL_checkinteger(L, 3);
    luaL_argcheck(L, x > -32000 && x < 32000, 2, "x out of range");
    luaL_argcheck(L, y > -32000 && y < 32000, 3, "y out of range");
    tesI_push(L, HANDLE_CELL, tesI_pack_xy((int32_t)x, (int32_t)y));
    return 1;
}

/* g:pile(name: string) -> Pile? - nil when there is none of this name */
static int t_pile(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    tesI_label name = tesI_check_label(L, 2);
    for (uint32_t p = 0; p < game->cat->npiles; p++) {
        if (game->cat->piles[p].name != name) continue;
        tesI_push(L, HANDLE_PILE, p);
        return 1;
    }
    return 0;
}

/* Tiles in all piles that are drawn from. */
static uint32_t tiles_left(const struct tes_game *game)
{
    uint32_t sum = 0;
    for (uint32_t p = 0; p < game->cat->npiles; p++) {
        if (game->cat->piles[p].drawn) sum += tesI_pile_total(game, p);
    }
    return sum;
}

/* g:left(pile?: Pile|string) -> integer - tiles in it, or in all piles that
 *   tiles are drawn from; 0 when there is no such pile */
static int t_left(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    const struct tesI_catalogue *cat = game->cat;
    uint32_t pile = 0;
    if (lua_isnoneornil(L, 2)) {
        lua_pushinteger(L, tiles_left(game));
        return 1;
    }
    if (lua_type(L, 2) == LUA_TSTRING) {
        tesI_label name = tesI_check_label(L, 2);
        while (pile < cat->npiles && cat->piles[pile].name != name) pile++;
    } else {
        pile = tesI_check_pile(L, 2);
    }
    lua_pushinteger(L, pile == cat->npiles ? 0 : tesI_pile_total(game, pile));
    return 1;
}

/* g:zone(name: string, player?: Player) -> Zone - the player's own, if it is
 *   owned */
static int t_zone(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t zone = tesI_check_zone(L, 2);
    uint32_t seat = tesI_opt(L, 3, HANDLE_PLAYER, TES_NONE);
    luaL_argcheck(L, game->cat->zones[zone].owned == (seat != TES_NONE), 3,
                  "this zone needs a player, or must not have one");
    tesI_push(L, HANDLE_ZONE, zone | (seat + 1) << 8);
    return 1;
}

/* g:piece(name: string) -> Piece - as declared by piece{} */
static int t_piece(lua_State *L)
{
    tesI_push(L, HANDLE_PIECE, tesI_check_piece(L, 2));
    return 1;
}

/* g:supply(piece: Piece|string) -> integer - how many of a neutral piece are
 *   left */
static int t_supply(lua_State *L)
{
    uint32_t piece = tesI_check_piece(L, 2);
    luaL_argcheck(L, !tesI_vm(L)->cat->pieces[piece].owned, 2,
                  "players have this piece: ask player:supply(piece)");
    lua_pushinteger(L, tesI_supply(tesI_game(L), TESI_NEUTRAL, piece));
    return 1;
}

/* g:pieces() -> Piece[] - all kinds of pieces that players have */
static int t_pieces(lua_State *L)
{
    const struct tesI_catalogue *cat = tesI_game(L)->cat;
    lua_Integer next = 1;
    lua_newtable(L);
    for (uint32_t p = 0; p < cat->npieces; p++) {
        if (!cat->pieces[p].owned) continue;
        tesI_push(L, HANDLE_PIECE, p);
        lua_rawseti(L, -2, next++);
    }
    return 1;
}

/* g:figure(piece: Piece|string) -> Figure? - the one figure of a neutral
 *   piece, in play or not; nil when the config leaves it out */
static int t_figure(lua_State *L)
{
    uint32_t piece = tesI_check_piece(L, 2);
    tesI_push_or_nil(L, HANDLE_FIGURE, tesI_neutral_first(tesI_game(L), piece));
    return 1;
}

/* g:allowed(piece: Piece|string, segment: Segment, player?: Player) ->
 *   boolean - may one of the player (on turn) stand there as far as ground
 *   and vetoes go, whoever else does? */
static int t_allowed(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t seat = tesI_opt(L, 4, HANDLE_PLAYER, tesI_word(game, WORD_PLAYER));
    int may = tesI_may_share(game, seat, tesI_check_piece(L, 2),
                             tesI_check(L, 3, HANDLE_SEGMENT));
    if (may < 0) return tesI_raise(L, game);
    lua_pushboolean(L, may);
    return 1;
}

/* g:type(id: string) -> Type? - by its full id, such as "base/D" */
static int t_type(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    const char *id = luaL_checkstring(L, 2);
    for (uint32_t t = 0; t < game->cat->ntypes; t++) {
        const char *own = game->cat->types[t].id;
        size_t i = 0;
        while (own[i] != '\0' && own[i] == id[i]) i++;
        if (own[i] != id[i]) continue;
        tesI_push(L, HANDLE_TYPE, t);
        return 1;
    }
    return 0;
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

/* g:note(key: string, player?: Player, number?: integer) - something players
 *   should read; the key goes through text{} */
static int t_note(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:note");
    tesI_label key = tesI_check_label(L, 2);
    uint32_t seat = tesI_opt(L, 3, HANDLE_PLAYER, TES_NONE);
    struct tesI_event event = {.reason = key,
                               .node = TES_NONE,
                               .number = (uint32_t)luaL_optinteger(L, 4, 0)};
    if (!tesI_event_add(game, TES_EV_NOTE,
                        seat == TES_NONE ? TES_CHANCE : (int)seat, 0, &event,
                        NULL, 0)) {
        return tesI_out_of_memory(L);
    }
    return 0;
}

static const luaL_Reg methods[] = {
    {"fits", t_fits},           {"place", t_place},
    {"discard", t_discard},     {"deploy", t_deploy},
    {"move", t_move},           {"recall", t_recall},
    {"remove", t_remove},       {"release", t_release},
    {"score", t_score},         {"worth", t_worth},
    {"majority", t_majority},   {"award", t_award},
    {"completed", t_completed}, {"features", t_features},
    {"occupied", t_occupied},   {"count", t_count},
    {"tiles", t_tiles},         {"figures", t_figures},
    {"seats", t_seats},         {"frontier", t_frontier},
    {"cell", t_cell},           {"pile", t_pile},
    {"left", t_left},           {"zone", t_zone},
    {"piece", t_piece},         {"pieces", t_pieces},
    {"supply", t_supply},       {"figure", t_figure},
    {"allowed", t_allowed},     {"type", t_type},
    {"next_turn", t_next_turn}, {"note", t_note},
    {"claimants", t_claimants}, {NULL, NULL}};

/* ---- fields ------------------------------------------------------------- */

/* g.turn: integer - 1 for the first turn */
static int f_turn(lua_State *L)
{
    lua_pushinteger(L, tesI_word(tesI_game(L), WORD_TURN));
    return 1;
}

/* g.player: Player - who is on turn
 * g.tile: Tile|false - the tile laid last; false when there is none */
/* g.player and g.tile are read all the time: they stand in the table of
 * methods as plain values, brought up to date whenever they change. */
void tesI_show(struct tes_ruleset *vm, lua_State *L)
{
    const struct tes_game *game = vm->game;
    uint32_t player = tesI_word(game, WORD_PLAYER);
    uint32_t tile = tesI_focus(game);
    bool same = vm->shown_salt == game->salt;

    if (same && vm->shown_player == player && vm->shown_tile == tile) return;
    lua_rawgeti(L, LUA_REGISTRYINDEX, vm->methods_ref);
    if (!same || vm->shown_player != player) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, vm->player_ref);
        tesI_push(L, HANDLE_PLAYER, player);
        lua_rawset(L, -3);
    }
    if (!same || vm->shown_tile != tile) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, vm->tile_ref);
        if (tile == TES_NONE) {
            lua_pushboolean(L, 0); /* nil would give the key up */
        } else {
            tesI_push(L, HANDLE_TILE, tile);
        }
        lua_rawset(L, -3);
    }
    lua_pop(L, 1);
    vm->shown_salt = game->salt;
    vm->shown_player = player;
    vm->shown_tile = tile;
}

/* g.players: integer - number of seats */
static int f_players(lua_State *L)
{
    lua_pushinteger(L, tesI_game(L)->cat->players);
    return 1;
}

/* g.final: boolean - do the final phases run? */
static int f_final(lua_State *L)
{
    lua_pushboolean(L, tesI_word(tesI_game(L), WORD_STAGE) == GAME_FINAL);
    return 1;
}

static const luaL_Reg fields[] = {
    {"turn", f_turn}, {"players", f_players}, {"final", f_final}, {NULL, NULL}};

/* Called when no method has this name; upvalue 1: table of fields. */
static int game_index(lua_State *L)
{
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TFUNCTION) {
        return luaL_error(L, "g has no field or method '%s'",
                          luaL_tolstring(L, 2, NULL));
    }
    return lua_tocfunction(L, -1)(L);
}

static int game_newindex(lua_State *L)
{
    return luaL_error(L, "fields of g cannot be assigned; keep what must "
                         "last in state{}");
}

/* g is a userdata whose __index is the table of methods (one raw look-up),
 * which falls back to the fields. */
void tesI_open_game(lua_State *L)
{
    lua_pushliteral(L, "player");
    tesI_vm(L)->player_ref = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_pushliteral(L, "tile");
    tesI_vm(L)->tile_ref = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_newuserdatauv(L, 0, 0);
    lua_createtable(L, 0, 4);
    lua_newtable(L);
    luaL_setfuncs(L, methods, 0);
    /* both keys exist from now on, so that tesI_show never allocates */
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "player");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "tile");
    lua_pushvalue(L, -1);
    tesI_vm(L)->methods_ref = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_createtable(L, 0, 1);
    lua_newtable(L);
    luaL_setfuncs(L, fields, 0);
    lua_pushcclosure(L, game_index, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, game_newindex);
    lua_setfield(L, -2, "__newindex");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
    tesI_vm(L)->game_ref = luaL_ref(L, LUA_REGISTRYINDEX);
}
