/* figure.c - figures, pieces, players and zones as Lua sees them. */
#include "../../figures.h"
#include "../../secrets.h"

#include "../../board.h"
#include "../../feature.h"
#include "bind.h"

/* ---- figures ----------------------------------------------------------- */

static const struct tesI_figure *check_figure(lua_State *L, int arg)
{
    uint32_t figure = tesI_check(L, arg, HANDLE_FIGURE);
    return tesI_figure_row(tesI_game(L), figure);
}

/* figure.piece: Piece - what it is */
static int f_figure_piece(lua_State *L)
{
    tesI_push(L, HANDLE_PIECE, tesI_figure_piece(check_figure(L, 1)));
    return 1;
}

/* figure.owner: Player? - nil when it is neutral */
static int f_figure_owner(lua_State *L)
{
    uint32_t owner = tesI_figure_owner(check_figure(L, 1));
    tesI_push_or_nil(L, HANDLE_PLAYER,
                     owner == TESI_NEUTRAL ? TES_NONE : owner);
    return 1;
}

/* figure.segment: Segment? - what it stands on */
static int f_figure_segment(lua_State *L)
{
    const struct tesI_figure *row = check_figure(L, 1);
    if (tesI_figure_at(row) != TES_AT_SEGMENT) return 0;
    tesI_push(L, HANDLE_SEGMENT, row->target);
    return 1;
}

/* figure.feature: Feature? - what it stands on */
static int f_figure_feature(lua_State *L)
{
    const struct tesI_figure *row = check_figure(L, 1);
    if (tesI_figure_at(row) != TES_AT_SEGMENT) return 0;
    tesI_push(L, HANDLE_FEATURE, tesI_feature_root(tesI_game(L), row->target));
    return 1;
}

/* figure.tile: Tile? - where it stands, on a segment or on the tile itself */
static int f_figure_tile(lua_State *L)
{
    uint32_t figure = tesI_check(L, 1, HANDLE_FIGURE);
    tesI_push_or_nil(L, HANDLE_TILE, tesI_figure_tile(tesI_game(L), figure));
    return 1;
}

/* Who asks where a figure is knows what is in a hidden zone. */
static void look_for(lua_State *L, const struct tesI_figure *row)
{
    struct tes_game *game = tesI_game(L);
    if (tesI_figure_at(row) != TES_AT_ZONE) return;
    tesI_hide(game, tesI_zone_hidden(game, row->target));
}

/* figure.zone: Zone? - where it is when it is in a zone */
static int f_figure_zone(lua_State *L)
{
    const struct tesI_figure *row = check_figure(L, 1);
    if (tesI_figure_at(row) != TES_AT_ZONE) return 0;
    look_for(L, row);
    tesI_push(L, HANDLE_ZONE, row->target);
    return 1;
}

/* figure.edge: Edge? - where it stands when it is at an edge */
static int f_figure_edge(lua_State *L)
{
    const struct tesI_figure *row = check_figure(L, 1);
    if (tesI_figure_at(row) != TES_AT_EDGE) return 0;
    tesI_push(L, HANDLE_EDGE, row->target);
    return 1;
}

/* figure.corner: Corner? - where it stands when four tiles meet there; it is on
 *   their ground then, and figure.at is "segment" */
static int f_figure_corner(lua_State *L)
{
    const struct tesI_figure *row = check_figure(L, 1);
    if (!tesI_figure_corner(row)) return 0;
    tesI_push(L, HANDLE_CORNER, row->target);
    return 1;
}

/* figure.at: string - "supply", "segment", "tile", "edge", "zone" or "out" */
static int f_figure_at(lua_State *L)
{
    static const char *const names[] = {"supply", "segment", "tile",
                                        "edge",   "zone",    "out"};
    const struct tesI_figure *row = check_figure(L, 1);
    look_for(L, row);
    lua_pushstring(L, names[tesI_figure_at(row)]);
    return 1;
}

const struct tesI_field tesI_figure_fields[] = {
    {"piece", f_figure_piece},     {"owner", f_figure_owner},
    {"segment", f_figure_segment}, {"feature", f_figure_feature},
    {"tile", f_figure_tile},       {"zone", f_figure_zone},
    {"edge", f_figure_edge},       {"corner", f_figure_corner},
    {"at", f_figure_at},           {NULL, NULL}};
const luaL_Reg tesI_figure_methods[] = {{NULL, NULL}};

/* ---- pieces ------------------------------------------------------------ */

static const struct tesI_piece *check_row(lua_State *L, int arg)
{
    return &tesI_vm(L)->cat->pieces[tesI_check_piece(L, arg)];
}

/* piece.name: string - as declared by piece{} */
static int f_piece_name(lua_State *L)
{
    tesI_push_label(L, check_row(L, 1)->name);
    return 1;
}

/* piece.weight: integer - what one figure counts in a majority, as declared;
 *   weight.PIECE may add to it */
static int f_piece_weight(lua_State *L)
{
    lua_pushinteger(L, check_row(L, 1)->weight);
    return 1;
}

/* piece.claims: boolean - does it occupy what it stands on, and count? */
static int f_piece_claims(lua_State *L)
{
    const struct tesI_piece *row = check_row(L, 1);
    lua_pushboolean(L, row->claims && (row->weight > 0 || row->weighed));
    return 1;
}

/* piece.token: boolean - a piece of no class: no feature is offered to it,
 *   though a rule may put it on one */
static int f_piece_token(lua_State *L)
{
    lua_pushboolean(L, check_row(L, 1)->classes == 0);
    return 1;
}

/* piece:is(class: string) -> boolean - is it of this class? */
static int t_piece_is(lua_State *L)
{
    uint32_t classes = check_row(L, 1)->classes;
    lua_pushboolean(L, (classes & tesI_check_class(L, 2)) != 0);
    return 1;
}

/* piece:stands(kind: string) -> boolean - may it stand on features of this
 *   kind at all? */
static int t_piece_stands(lua_State *L)
{
    const struct tesI_catalogue *cat = tesI_vm(L)->cat;
    uint32_t classes = check_row(L, 1)->grounds;
    uint32_t kind = tesI_check_kind(L, 2);
    lua_pushboolean(L, (cat->kinds[kind].classes & classes) != 0);
    return 1;
}

const struct tesI_field tesI_piece_fields[] = {{"name", f_piece_name},
                                               {"weight", f_piece_weight},
                                               {"claims", f_piece_claims},
                                               {"token", f_piece_token},
                                               {NULL, NULL}};
const luaL_Reg tesI_piece_methods[] = {
    {"is", t_piece_is}, {"stands", t_piece_stands}, {NULL, NULL}};

/* ---- players ----------------------------------------------------------- */

static uint32_t check_player(lua_State *L, int arg)
{
    return tesI_check(L, arg, HANDLE_PLAYER);
}

/* player.seat: integer - 1 for the first player */
static int f_player_seat(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)check_player(L, 1) + 1);
    return 1;
}

/* player.score: integer - points so far */
static int f_player_score(lua_State *L)
{
    uint32_t seat = check_player(L, 1);
    lua_pushinteger(L, tes_game_score(tesI_game(L), (int)seat));
    return 1;
}

/* player.next: Player - clockwise */
static int f_player_next(lua_State *L)
{
    uint32_t players = (uint32_t)tesI_game(L)->cat->players;
    tesI_push(L, HANDLE_PLAYER, (check_player(L, 1) + 1) % players);
    return 1;
}

/* player:supply(piece: Piece|string) -> integer - number of figures at home */
static int t_player_supply(lua_State *L)
{
    uint32_t seat = check_player(L, 1);
    lua_pushinteger(L, tesI_supply(tesI_game(L), seat, tesI_check_piece(L, 2)));
    return 1;
}

/* player:home(piece: Piece|string) -> Figure? - the first of such figures that
 *   is at home; nil when none is */
static int t_player_home(lua_State *L)
{
    uint32_t seat = check_player(L, 1), piece = tesI_check_piece(L, 2);
    uint32_t figure = TES_NONE;
    if (tesI_game(L)->cat->pieces[piece].owned) {
        figure = tesI_supply_first(tesI_game(L), seat, piece);
    }
    tesI_push_or_nil(L, HANDLE_FIGURE, figure);
    return 1;
}

/* player:figures(piece?: Piece|string) -> Figure[] - the figures away from
 *   home */
static int t_player_figures(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t seat = check_player(L, 1);
    uint32_t piece = lua_isnoneornil(L, 2) ? TES_NONE : tesI_check_piece(L, 2);
    struct tesI_range figures = tesI_figures_of(game, seat);
    lua_Integer next = 1;

    lua_newtable(L);
    for (uint32_t f = figures.first; f < figures.end; f++) {
        const struct tesI_figure *row = tesI_figure_row(game, f);
        tes_place_kind at = tesI_figure_at(row);
        tesI_poll(L);
        if (at == TES_AT_SUPPLY || at == TES_AT_OUT) continue;
        if (piece != TES_NONE && tesI_figure_piece(row) != piece) continue;
        tesI_push(L, HANDLE_FIGURE, f);
        lua_rawseti(L, -2, next++);
    }
    return 1;
}

/* player:pieces(class?: string) -> Piece[] - what figures (of a class) are at
 *   home, each piece once */
static int t_player_pieces(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t seat = check_player(L, 1), classes = UINT32_MAX;
    lua_Integer next = 1;

    if (!lua_isnoneornil(L, 2)) classes = tesI_check_class(L, 2);
    lua_newtable(L);
    for (uint32_t p = 0; p < game->cat->npieces; p++) {
        const struct tesI_piece *row = &game->cat->pieces[p];
        if (!row->owned || (row->classes & classes) == 0 ||
            tesI_supply(game, seat, p) == 0) {
            continue;
        }
        tesI_push(L, HANDLE_PIECE, p);
        lua_rawseti(L, -2, next++);
    }
    return 1;
}

const struct tesI_field tesI_player_fields[] = {{"seat", f_player_seat},
                                                {"score", f_player_score},
                                                {"next", f_player_next},
                                                {NULL, NULL}};
const luaL_Reg tesI_player_methods[] = {{"supply", t_player_supply},
                                        {"home", t_player_home},
                                        {"figures", t_player_figures},
                                        {"pieces", t_player_pieces},
                                        {NULL, NULL}};

/* ---- zones ------------------------------------------------------------- */

/* zone.name: string - as declared by zone{} */
static int f_zone_name(lua_State *L)
{
    uint32_t zone = tesI_check(L, 1, HANDLE_ZONE);
    tesI_push_label(L, tesI_vm(L)->cat->zones[zone & 255].name);
    return 1;
}

/* zone.owner: Player? - nil when it belongs to nobody */
static int f_zone_owner(lua_State *L)
{
    uint32_t owner = tesI_check(L, 1, HANDLE_ZONE) >> 8;
    tesI_push_or_nil(L, HANDLE_PLAYER, owner - 1);
    return 1;
}

/* zone.tile: Tile? - the tile that the zone lies on */
static int f_zone_tile(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t id = tesI_check(L, 1, HANDLE_ZONE) & 255;
    const struct tesI_zone *zone = &game->cat->zones[id];
    if (!zone->placed) return 0;
    tesI_push_or_nil(
        L, HANDLE_TILE,
        tesI_cell_tile(game, tesI_cell_at(game, zone->x, zone->y)));
    return 1;
}

/* zone:figures(player?: Player) -> Figure[] - in the zone, of one player or
 *   all */
static int t_zone_figures(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t zone = tesI_check(L, 1, HANDLE_ZONE);
    uint32_t seat = tesI_opt(L, 2, HANDLE_PLAYER, TES_NONE);
    lua_Integer next = 1;

    tesI_hide(game, tesI_zone_hidden(game, zone));
    lua_newtable(L);
    for (uint32_t f = 0; f < tesI_figure_count(game); f++) {
        const struct tesI_figure *row = tesI_figure_row(game, f);
        tesI_poll(L);
        if (tesI_figure_at(row) != TES_AT_ZONE || row->target != zone) {
            continue;
        }
        if (seat != TES_NONE && tesI_figure_owner(row) != seat) continue;
        tesI_push(L, HANDLE_FIGURE, f);
        lua_rawseti(L, -2, next++);
    }
    return 1;
}

struct found {
    lua_State *L;
    uint32_t zone;
    lua_Integer next;
};

/* A zone that every player has: only what is in this one. */
static void list_figure(void *ctx, uint32_t figure)
{
    struct found *found = ctx;
    const struct tes_game *game = tesI_game(found->L);
    if (tesI_figure_row(game, figure)->target != found->zone) return;
    tesI_push(found->L, HANDLE_FIGURE, figure);
    lua_rawseti(found->L, -2, found->next++);
}

/* zone:one_of_each(player: Player) -> Figure[] - the first figure of each
 *   piece that the player has in the zone */
static int t_zone_one_of_each(lua_State *L)
{
    struct found found = {L, tesI_check(L, 1, HANDLE_ZONE), 1};
    uint32_t seat = tesI_check(L, 2, HANDLE_PLAYER);

    tesI_hide(tesI_game(L), tesI_zone_hidden(tesI_game(L), found.zone));
    lua_newtable(L);
    tesI_one_of_each(tesI_game(L), found.zone & 255, seat, list_figure, &found);
    return 1;
}

const struct tesI_field tesI_zone_fields[] = {{"name", f_zone_name},
                                              {"owner", f_zone_owner},
                                              {"tile", f_zone_tile},
                                              {NULL, NULL}};
const luaL_Reg tesI_zone_methods[] = {{"figures", t_zone_figures},
                                      {"one_of_each", t_zone_one_of_each},
                                      {NULL, NULL}};
