/* walk.c - loops of rules over features, tiles, figures and seats. A loop has a
 * state, which is a handle, and a position: it allocates nothing. */
#include "board/completed.h"
#include "board/features.h"
#include "board/figures.h"
#include "board/frontier.h"
#include "script/bind/bind.h"
#include "script/bind/signs.h"
#include "script/bind/values.h"

#define ANY_KIND 255u
#define ONLY_HERE 256u

/* Features that became complete; with ONLY_HERE only those that the tile laid
 * last completed or is part of. */
static int next_completed(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t bits = tesI_check_walk(L, WALK_KIND), kind = bits & ANY_KIND;
    uint32_t before = tesI_opt(L, 2, HANDLE_FEATURE, TES_NONE);
    uint32_t root =
        tesI_completed_next(game, before, kind == ANY_KIND ? TES_NONE : kind,
                            (bits & ONLY_HERE) != 0);

    tesI_poll(L); /* nothing is found any more when time is over */
    if (root == TES_NONE) return 0;
    tesI_push(L, HANDLE_FEATURE, root);
    return 1;
}

#define ONLY_OPEN 512u
#define BUT_FROM 10 /* bits from here on: a piece or class, or 0 */
_Static_assert(TESI_MAX_LABELS <= 1u << 17, "27 bits for a walk");

/* All features of a kind, or only those with figures on them; with ONLY_OPEN
 * those that are not complete; but for those with a figure of a piece or
 * class. */
static int next_of(lua_State *L, bool occupied)
{
    struct tes_game *game = tesI_game(L);
    uint32_t bits = tesI_check_walk(L, WALK_KIND), kind = bits & ANY_KIND;
    uint32_t nodes = tesI_node_count(game), but = 0;
    uint32_t node = lua_isnil(L, 2) ? 0 : tesI_check(L, 2, HANDLE_FEATURE) + 1;

    if (bits >> BUT_FROM != 0) {
        but = tesI_named_pieces(tesI_vm(L), (tesI_label)(bits >> BUT_FROM));
    }
    for (; node < nodes; node++) {
        const struct tesI_node *row = tesI_node_row(game, node);
        tesI_poll(L);
        if (occupied && row->extra == 0) continue; /* as most have none */
        if (row->parent != node) continue;
        if (occupied && tesI_node_figures(game, node) == 0) continue;
        if (kind != ANY_KIND && tesI_node_segment(game, node)->kind != kind) {
            continue;
        }
        if (bits & ONLY_OPEN && tesI_feature_complete(game, node)) continue;
        if (but != 0 && tesI_feature_holds(game, node, but, TES_NONE)) continue;
        tesI_push(L, HANDLE_FEATURE, node);
        return 1;
    }
    return 0;
}

static int next_feature(lua_State *L) { return next_of(L, false); }
static int next_occupied(lua_State *L) { return next_of(L, true); }

/* Starts a for loop over features: of the kind at 2, if one is given. */
static int each(lua_State *L, lua_CFunction next)
{
    uint32_t kind = tesI_opt_kind(L, 2) & ANY_KIND;
    if (tesI_opt_flag(L, 3)) kind |= ONLY_OPEN;
    if (!lua_isnoneornil(L, 4)) {
        tesI_check_pieces(L, 4);
        kind |= (uint32_t)tesI_check_label(L, 4) << BUT_FROM;
    }
    lua_pushcfunction(L, next);
    tesI_push_walk(L, WALK_KIND, kind);
    return 2;
}

/* g:completed(kind?: string, here?: boolean) -> each Feature - those that
 *   became complete, whatever the cause: the tile laid last, or since then a
 *   shut edge or a link. Features that are open again are left out. When the
 *   next tile is laid, those that a rule has already listed are dropped. With
 *   here = true only those that the tile laid last completed or is part of */
static int t_completed(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t kind = tesI_opt_kind(L, 2) & ANY_KIND;
    uint32_t here = tesI_opt_flag(L, 3) ? ONLY_HERE : 0;

    if (tesI_vm(L)->sealed == 0) {
        if (!tesI_store_reserve(&game->store, 1)) return tesI_out_of_memory(L);
        tesI_completed_look(game);
    }
    lua_pushcfunction(L, next_completed);
    tesI_push_walk(L, WALK_KIND, kind | here);
    return 2;
}

/* g:clear_completed() - empties the list of g:completed() */
static int t_clear_completed(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:clear_completed");
    if (!tesI_store_reserve(&game->store, 2)) return tesI_out_of_memory(L);
    tesI_completed_drop(game);
    return 0;
}

/* g:withdraw(feature: Feature) - g:completed() no longer lists the feature: it
 *   was completed, but has become something else */
static int t_withdraw(lua_State *L)
{
    struct tes_game *game = tesI_game_write(L, "g:withdraw");
    uint32_t root = tesI_check_root(L, 2);
    uint32_t most = tesI_len(&game->store, COL_FRESH);

    if (!tesI_store_reserve(&game->store, most)) return tesI_out_of_memory(L);
    tesI_completed_withdraw(game, root);
    return 0;
}

/* g:features(kind?: string, open?: boolean, but?: string) -> each Feature - all
 *   on the board; with open = true those that are not complete; but for those
 *   with a figure of this piece or class */
static int t_features(lua_State *L) { return each(L, next_feature); }

/* g:occupied(kind?: string, open?: boolean, but?: string) -> each Feature -
 *   those with figures on them; open and but as with g:features */
static int t_occupied(lua_State *L) { return each(L, next_occupied); }

/* Those that show a sign. */
static int next_sign(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    struct tesI_sign sign =
        tesI_find_sign(L, (tesI_label)tesI_check_walk(L, WALK_TILES));
    uint32_t tiles = tesI_tile_count(game);
    uint32_t tile = lua_isnil(L, 2) ? 0 : tesI_check(L, 2, HANDLE_TILE) + 1;

    for (; tile < tiles; tile++) {
        tesI_poll(L);
        if (!tesI_shows(tesI_tile_type(game, tile), sign)) continue;
        tesI_push(L, HANDLE_TILE, tile);
        return 1;
    }
    return 0;
}

static int next_tile(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t tile = lua_isnil(L, 2) ? 0 : tesI_check(L, 2, HANDLE_TILE) + 1;
    if (tile >= tesI_tile_count(game)) return 0;
    tesI_push(L, HANDLE_TILE, tile);
    return 1;
}

/* g:tiles(name?: string) -> each Tile - all on the board, oldest first; with a
 *   name those that have this mark or kind of segment. Whether there is one a
 *   condition asks for nothing: when = { board = "rose" } */
static int t_tiles(lua_State *L)
{
    if (lua_isnoneornil(L, 2)) return tesI_each(L, next_tile);
    tesI_label name = tesI_check_label(L, 2);
    lua_pushcfunction(L, next_sign);
    tesI_push_walk(L, WALK_TILES, name);
    return 2;
}

/* The state of a walk over figures.
 *
 *  from count  what it is
 *    0    6    piece, or ANYTHING
 *    6    4    owner, or ANYBODY
 *   10    1    only those that claim and stand on a tile
 *   11   16    an attribute that the feature must have, or 0 */
#define ANYTHING 63u
#define ANYBODY 15u
struct walk {
    uint32_t piece, owner;
    bool claimants;
    tesI_label attribute;
};
_Static_assert(TESI_MAX_PIECES <= ANYTHING, "6 bits for a piece");
_Static_assert(TES_MAX_PLAYERS <= ANYBODY, "4 bits for a player");

static struct walk check_walk(lua_State *L)
{
    uint32_t bits = tesI_check_walk(L, WALK_FIGURES);
    return (struct walk){bits & 63, bits >> 6 & 15, bits >> 10 & 1,
                         (tesI_label)(bits >> 11)};
}

static int push_walk(lua_State *L, struct walk walk)
{
    tesI_push_walk(L, WALK_FIGURES,
                   walk.piece | walk.owner << 6 |
                       (uint32_t)walk.claimants << 10 |
                       (uint32_t)walk.attribute << 11);
    return 2;
}

/* The range of figures to visit: the figures of one player follow each other,
 * and among them those of one piece. */
static struct tesI_range bounds(const struct tes_game *game, struct walk walk)
{
    if (walk.piece != ANYTHING &&
        (walk.owner != ANYBODY || !game->cat->pieces[walk.piece].owned)) {
        return tesI_figures_like(game, walk.owner, walk.piece);
    }
    if (walk.owner != ANYBODY) return tesI_figures_of(game, walk.owner);
    return (struct tesI_range){0, tesI_figure_count(game)};
}

static bool meets(const struct tes_game *game, struct walk walk,
                  const struct tesI_figure *row)
{
    const struct tesI_piece *piece = &game->cat->pieces[tesI_figure_piece(row)];
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

/* The first figure from this one on that may be of the piece, of which each
 * player has some. */
static uint32_t pass_over(const struct tes_game *game, struct walk walk,
                          uint32_t figure)
{
    uint32_t each = game->cat->layout.seat_figures;

    if (walk.piece == ANYTHING || walk.owner != ANYBODY || each == 0 ||
        tesI_figure_piece(tesI_figure_row(game, figure)) == walk.piece ||
        !game->cat->pieces[walk.piece].owned) {
        return figure;
    }
    uint32_t seat = figure / each;
    if (seat >= (uint32_t)game->cat->players) return figure;
    struct tesI_range own = tesI_figures_like(game, seat, walk.piece);
    if (figure < own.first) return own.first;
    return figure < own.end ? figure : own.first + each;
}

/* The first figure from this one on that belongs to the walk, or TES_NONE. */
static uint32_t find(lua_State *L, const struct tes_game *game,
                     struct walk walk, uint32_t figure)
{
    uint32_t end = bounds(game, walk).end;

    for (; figure < end; figure++) {
        tesI_poll(L);
        figure = pass_over(game, walk, figure);
        if (figure >= end) break;
        if (meets(game, walk, tesI_figure_row(game, figure))) return figure;
    }
    return TES_NONE;
}

static int next_figure(lua_State *L)
{
    const struct tes_game *game = tesI_game(L);
    struct walk walk = check_walk(L);
    uint32_t figure = lua_isnil(L, 2) ? bounds(game, walk).first
                                      : tesI_check(L, 2, HANDLE_FIGURE) + 1;

    figure = find(L, game, walk, figure);
    if (figure == TES_NONE) return 0;
    tesI_push(L, HANDLE_FIGURE, figure);
    return 1;
}

/* g:figures(piece?: Piece|string, player?: Player) -> each Figure - those in
 *   play, of one kind or of one player */
static int t_figures(lua_State *L)
{
    struct walk walk = {tesI_opt_piece(L, 2) & ANYTHING,
                        tesI_opt(L, 3, HANDLE_PLAYER, ANYBODY), false, 0};
    lua_pushcfunction(L, next_figure);
    return push_walk(L, walk);
}

/* g:claimants(player?: Player, attribute?: string) -> each Figure - those that
 *   claim and stand on a tile or a segment of one; with an attribute, those on
 *   features that have it */
static int t_claimants(lua_State *L)
{
    struct walk walk = {ANYTHING, tesI_opt(L, 2, HANDLE_PLAYER, ANYBODY), true,
                        0};
    if (!lua_isnoneornil(L, 3)) walk.attribute = tesI_check_label(L, 3);
    lua_pushcfunction(L, next_figure);
    return push_walk(L, walk);
}

/* Where figures are to stand: a tile, or TES_NONE; its segments, too? */
struct where {
    uint32_t tile;
    bool segments;
};

static inline bool is_there(const struct tes_game *game,
                            const struct tesI_figure *row, struct where where)
{
    if (where.tile == TES_NONE) return true;
    if (where.segments && tesI_figure_at(row) == TES_AT_SEGMENT) {
        return tesI_node_tile(game, row->target) == where.tile;
    }
    return tesI_figure_atop(row, where.tile);
}

/* Adds those of a range to the list on the stack. */
static void add_figures(lua_State *L, struct walk walk, uint32_t pieces,
                        struct where where, struct tesI_range range)
{
    const struct tes_game *game = tesI_game(L);
    const struct tesI_figure *row;

    if (range.first == range.end) return;
    row = tesI_figure_row(game, range.first);
    for (uint32_t f = range.first; f < range.end; f++, row++) {
        if (tesI_figure_at(row) == TES_AT_SUPPLY) continue; /* as most are */
        if ((pieces >> tesI_figure_piece(row) & 1) == 0) continue;
        if (!is_there(game, row, where)) continue;
        tesI_poll(L);
        if (meets(game, walk, row)) tesI_list_add(L, HANDLE_FIGURE, f);
    }
}

/* Lists figures, of the piece or class at 2 if one is given: those of a player,
 * or ANYBODY. */
static int list_figures(lua_State *L, uint32_t owner, struct where where)
{
    const struct tes_game *game = tesI_game(L);
    struct walk walk = {ANYTHING, owner, false, 0};
    uint32_t pieces = tesI_opt_pieces(L, 2, UINT32_MAX);
    bool one = pieces != 0 && (pieces & (pieces - 1)) == 0;

    lua_newtable(L);
    if (one) walk.piece = tesI_first_bit(pieces);
    if (!one || owner != ANYBODY) {
        add_figures(L, walk, pieces, where, bounds(game, walk));
        return 1;
    }
    struct tesI_range seats = tesI_seats_with(game, TES_NONE, walk.piece);
    for (uint32_t seat = seats.first; seat < seats.end; seat++) {
        add_figures(L, walk, pieces, where,
                    tesI_figures_like(game, seat, walk.piece));
    }
    return 1;
}

/* player:figures(piece?: Piece|string) -> Figure[] - the figures away from
 *   home, of one piece or class */
static int t_player_figures(lua_State *L)
{
    struct where away = {TES_NONE, true};
    return list_figures(L, tesI_check(L, 1, HANDLE_PLAYER), away);
}

/* tile:figures(piece?: Piece|string) -> Figure[] - those standing anywhere on
 *   the tile, of one piece or class */
static int t_tile_figures(lua_State *L)
{
    struct where where = {tesI_check(L, 1, HANDLE_TILE), true};
    return list_figures(L, ANYBODY, where);
}

/* tile:stack(piece?: Piece|string, player?: Player) -> Figure[] - those that
 *   stand on the tile itself, not on a segment of it, of one piece or class */
static int t_stack(lua_State *L)
{
    struct where where = {tesI_check(L, 1, HANDLE_TILE), false};
    return list_figures(L, tesI_opt(L, 3, HANDLE_PLAYER, ANYBODY), where);
}

/* tile:height(piece: Piece|string, player?: Player) -> integer - how many these
 *   are */
static int t_height(lua_State *L)
{
    uint32_t tile = tesI_check(L, 1, HANDLE_TILE);
    uint32_t pieces = tesI_check_pieces(L, 2);
    uint32_t owner = tesI_opt(L, 3, HANDLE_PLAYER, TES_NONE);
    lua_pushinteger(L, tesI_stack_height(tesI_game(L), tile, pieces, owner));
    return 1;
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

/* Does a type, if any is given, fit a group of cells in one of these rotations?
 * With `hole` only where a tile lies at each side. */
static bool fits_group(const struct tes_game *game, uint32_t type,
                       unsigned rotations, bool hole,
                       const struct tesI_group *group)
{
    if (hole && !tesI_is_hole(group)) return false;
    if (type == TES_NONE) return true;
    unsigned fits = tesI_fits_rotations(tesI_fits(game->cat, type)[group->row]);
    return (fits & rotations) != 0;
}

/* g:frontier(type?: Type, rotation?: integer, hole?: boolean) -> Cell[] - the
 *   free cells beside a tile; with a type those where its sides fit in some
 *   rotation, or in this one; with hole = true those with a tile at each side.
 *   No veto is asked */
static int t_frontier(lua_State *L)
{
    const struct tes_game *game = tesI_game(L);
    uint32_t type = tesI_opt(L, 2, HANDLE_TYPE, TES_NONE);
    unsigned rotations = (1u << TESI_SIDES) - 1;
    bool hole = tesI_opt_flag(L, 4);

    if (!lua_isnoneornil(L, 3)) rotations = 1u << tesI_check_rotation(L, 3);
    lua_newtable(L);
    TESI_EACH_GROUP(game, group) {
        if (!fits_group(game, type, rotations, hole, group)) continue;
        for (uint32_t i = 0; i < group->count; i++) {
            uint32_t cell = tesI_group_cell(game, group, i);
            tesI_list_add(L, HANDLE_CELL, tesI_cell_id(game, cell));
        }
    }
    return 1;
}

static const luaL_Reg methods[] = {{"completed", t_completed},
                                   {"clear_completed", t_clear_completed},
                                   {"withdraw", t_withdraw},
                                   {"features", t_features},
                                   {"occupied", t_occupied},
                                   {"tiles", t_tiles},
                                   {"figures", t_figures},
                                   {"seats", t_seats},
                                   {"frontier", t_frontier},
                                   {"claimants", t_claimants},
                                   {NULL, NULL}};

static const luaL_Reg player_methods[] = {{"figures", t_player_figures},
                                          {NULL, NULL}};
static const luaL_Reg tile_methods[] = {{"figures", t_tile_figures},
                                        {"stack", t_stack},
                                        {"height", t_height},
                                        {NULL, NULL}};

const struct tesI_binding tesI_bind_walk[] = {
    {HANDLE_NONE, NULL, methods},
    {HANDLE_PLAYER, NULL, player_methods},
    {HANDLE_TILE, NULL, tile_methods},
    {HANDLE_NONE, NULL, NULL}};
