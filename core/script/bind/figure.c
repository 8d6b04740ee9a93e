/* figure.c - figures, pieces, players and zones as Lua sees them. */
#include "board/figures.h"
#include "turn/secrets.h"

#include "board/cells.h"
#include "board/features.h"
#include "script/bind/bind.h"
#include "script/bind/values.h"

/* ---- figures ----------------------------------------------------------- */

/* Pushes the target of a figure that is at such a place, or nil. */
static void push_target(lua_State *L, uint32_t figure, tes_place_kind at,
                        tesI_handle type)
{
    const struct tesI_figure *row = tesI_figure_row(tesI_game(L), figure);
    bool there = tesI_figure_at(row) == at;
    tesI_push_or_nil(L, type, there ? row->target : TES_NONE);
}

/* figure.piece: Piece - what it is */
READER(f_figure_piece, HANDLE_FIGURE,
       tesI_push(L, HANDLE_PIECE, tesI_figure_piece(tesI_figure_row(game, id))))

static void push_owner(lua_State *L, uint32_t owner)
{
    tesI_push_or_nil(L, HANDLE_PLAYER,
                     owner == TESI_NEUTRAL ? TES_NONE : owner);
}

/* figure.owner: Player? - nil when it is neutral */
READER(f_figure_owner, HANDLE_FIGURE,
       push_owner(L, tesI_figure_owner(tesI_figure_row(game, id))))

/* figure.segment: Segment? - what it stands on */
READER(f_figure_segment, HANDLE_FIGURE,
       push_target(L, id, TES_AT_SEGMENT, HANDLE_SEGMENT))

/* figure.feature: Feature? - what it stands on */
READER(f_figure_feature, HANDLE_FIGURE,
       const struct tesI_figure *row = tesI_figure_row(game, id);
       bool there = tesI_figure_at(row) == TES_AT_SEGMENT;
       tesI_push_or_nil(L, HANDLE_FEATURE,
                        there ? tesI_feature_root(game, row->target)
                              : TES_NONE))

/* figure.tile: Tile? - where it stands, on a segment or on the tile itself */
READER(f_figure_tile, HANDLE_FIGURE,
       tesI_push_or_nil(L, HANDLE_TILE, tesI_figure_tile(game, id)))

/* The figure at `arg`. A rule that asks where it is learns what is in a hidden
 * zone. */
static uint32_t look_for(lua_State *L, int arg)
{
    struct tes_game *game = tesI_game(L);
    uint32_t figure = tesI_check(L, arg, HANDLE_FIGURE);
    const struct tesI_figure *row = tesI_figure_row(game, figure);
    if (tesI_figure_at(row) == TES_AT_ZONE) {
        tesI_hide(game, tesI_zone_hidden(game, row->target));
    }
    return figure;
}

/* figure.zone: Zone? - where it is when it is in a zone */
READER_OF(f_figure_zone, look_for, push_target(L, id, TES_AT_ZONE, HANDLE_ZONE))

/* figure.edge: Edge? - where it stands when it is at an edge */
READER(f_figure_edge, HANDLE_FIGURE,
       push_target(L, id, TES_AT_EDGE, HANDLE_EDGE))

/* figure.corner: Corner? - where it stands when four tiles meet there; it is on
 *   their ground then, and figure.at is "segment" */
READER(f_figure_corner, HANDLE_FIGURE,
       const struct tesI_figure *row = tesI_figure_row(game, id);
       tesI_push_or_nil(L, HANDLE_CORNER,
                        tesI_figure_corner(row) ? row->target : TES_NONE))

static const char *const places[] = {"supply", "segment", "tile",
                                     "edge",   "zone",    "out"};

/* figure.at: string - "supply", "segment", "tile", "edge", "zone" or "out" */
READER_OF(f_figure_at, look_for,
          lua_pushstring(L, places[tesI_figure_at(tesI_figure_row(game, id))]))

static const luaL_Reg figure_fields[] = {
    {"piece", f_figure_piece},     {"owner", f_figure_owner},
    {"segment", f_figure_segment}, {"feature", f_figure_feature},
    {"tile", f_figure_tile},       {"zone", f_figure_zone},
    {"edge", f_figure_edge},       {"corner", f_figure_corner},
    {"at", f_figure_at},           {NULL, NULL}};

/* ---- pieces ------------------------------------------------------------ */

/* piece.name: string - as declared by piece{} */
READER_OF(f_piece_name, tesI_check_piece,
          tesI_push_label(L, game->cat->pieces[id].name))

/* piece.weight: integer - what one figure counts in a majority, as declared;
 *   weight.PIECE may add to it */
READER_OF(f_piece_weight, tesI_check_piece,
          lua_pushinteger(L, game->cat->pieces[id].weight))

/* piece.claims: boolean - does it occupy what it stands on, and count? */
READER_OF(f_piece_claims, tesI_check_piece,
          const struct tesI_piece *row = &game->cat->pieces[id];
          lua_pushboolean(L, row->claims && (row->weight > 0 || row->weighed)))

/* piece.token: boolean - a piece of no class: no feature is offered to it,
 *   though a rule may put it on one */
READER_OF(f_piece_token, tesI_check_piece,
          lua_pushboolean(L, game->cat->pieces[id].classes == 0))

/* piece:is(class: string) -> boolean - is it of this class? */
READER_OF(t_piece_is, tesI_check_piece,
          lua_pushboolean(L, (game->cat->pieces[id].classes &
                              tesI_check_class(L, 2)) != 0))

/* piece:stands(kind: string) -> boolean - may it stand on features of this
 *   kind at all? */
READER_OF(
    t_piece_stands, tesI_check_piece,
    lua_pushboolean(L, (game->cat->pieces[id].grounds &
                        game->cat->kinds[tesI_check_kind(L, 2)].classes) != 0))

static const luaL_Reg piece_fields[] = {{"name", f_piece_name},
                                        {"weight", f_piece_weight},
                                        {"claims", f_piece_claims},
                                        {"token", f_piece_token},
                                        {NULL, NULL}};
static const luaL_Reg piece_methods[] = {
    {"is", t_piece_is}, {"stands", t_piece_stands}, {NULL, NULL}};

/* ---- players ----------------------------------------------------------- */

/* player.seat: integer - 1 for the first player */
READER(f_player_seat, HANDLE_PLAYER, lua_pushinteger(L, (lua_Integer)id + 1))

/* player.score: integer - points so far */
READER(f_player_score, HANDLE_PLAYER,
       lua_pushinteger(L, tes_game_score(game, (int)id)))

/* player.next: Player - clockwise */
READER(f_player_next, HANDLE_PLAYER,
       tesI_push(L, HANDLE_PLAYER, (id + 1) % (uint32_t)game->cat->players))

/* player:supply(piece: Piece|string) -> integer - number of figures at home */
READER(t_player_supply, HANDLE_PLAYER,
       lua_pushinteger(L, tesI_supply(game, id, tesI_check_piece(L, 2))))

/* player:home(piece: Piece|string) -> Figure? - the first of such figures that
 *   is at home; nil when none is */
static int t_player_home(lua_State *L)
{
    uint32_t seat = tesI_check(L, 1, HANDLE_PLAYER),
             piece = tesI_check_piece(L, 2);
    uint32_t figure = TES_NONE;
    if (tesI_game(L)->cat->pieces[piece].owned) {
        figure = tesI_supply_first(tesI_game(L), seat, piece);
    }
    tesI_push_or_nil(L, HANDLE_FIGURE, figure);
    return 1;
}

/* player:pieces(class?: string) -> Piece[] - what figures (of a class) are at
 *   home, each piece once */
static int t_player_pieces(lua_State *L)
{
    const struct tes_game *game = tesI_game(L);
    uint32_t seat = tesI_check(L, 1, HANDLE_PLAYER), pieces = UINT32_MAX;

    if (!lua_isnoneornil(L, 2)) {
        pieces = tesI_pieces_of(game->cat, tesI_check_class(L, 2));
    }
    lua_newtable(L);
    for (uint32_t p = 0; p < game->cat->npieces; p++) {
        if ((pieces >> p & 1) == 0 || tesI_supply(game, seat, p) == 0) continue;
        tesI_list_add(L, HANDLE_PIECE, p);
    }
    return 1;
}

static const luaL_Reg player_fields[] = {{"seat", f_player_seat},
                                         {"score", f_player_score},
                                         {"next", f_player_next},
                                         {NULL, NULL}};
static const luaL_Reg player_methods[] = {{"supply", t_player_supply},
                                          {"home", t_player_home},
                                          {"pieces", t_player_pieces},
                                          {NULL, NULL}};

/* ---- zones ------------------------------------------------------------- */

/* zone.name: string - as declared by zone{} */
READER(f_zone_name, HANDLE_ZONE,
       tesI_push_label(L, game->cat->zones[tesI_held_zone(id)].name))

/* zone.owner: Player? - nil when it belongs to nobody */
READER(f_zone_owner, HANDLE_ZONE,
       tesI_push_or_nil(L, HANDLE_PLAYER, tesI_held_by(id) - 1))

/* zone.tile: Tile? - the tile that the zone lies on; nil where not all see
 * which figures are in it */
READER(f_zone_tile, HANDLE_ZONE,
       const struct tesI_zone *zone = &game->cat->zones[tesI_held_zone(id)];
       tesI_push_or_nil(L, HANDLE_TILE,
                        zone->placed && zone->sight.seen == SEEN_ALL
                            ? tesI_cell_tile(game, tesI_cell_at(game, zone->x,
                                                                zone->y))
                            : TES_NONE))

/* zone:figures(player?: Player) -> Figure[] - in the zone, of one player or
 *   all */
static int t_zone_figures(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t zone = tesI_check(L, 1, HANDLE_ZONE);
    uint32_t seat = tesI_opt(L, 2, HANDLE_PLAYER, TES_NONE);

    tesI_hide(game, tesI_zone_hidden(game, zone));
    return tesI_push_figures_at(L, TES_AT_ZONE, zone, UINT32_MAX, seat);
}

/* zone:one_of_each(player: Player) -> Figure[] - the first figure of each
 *   piece that the player has in the zone */
static int t_zone_one_of_each(lua_State *L)
{
    struct tes_game *game = tesI_game(L);
    uint32_t zone = tesI_check(L, 1, HANDLE_ZONE);
    uint32_t seat = tesI_check(L, 2, HANDLE_PLAYER), others = UINT32_MAX;

    tesI_hide(game, tesI_zone_hidden(game, zone));
    lua_newtable(L);
    for (uint32_t f = 0;; f++) {
        tesI_poll(L);
        f = tesI_figure_at_from(game, f, TES_AT_ZONE, zone, others, seat);
        if (f == TES_NONE) return 1;
        others &= ~(1u << tesI_figure_piece(tesI_figure_row(game, f)));
        tesI_list_add(L, HANDLE_FIGURE, f);
    }
}

static const luaL_Reg zone_fields[] = {{"name", f_zone_name},
                                       {"owner", f_zone_owner},
                                       {"tile", f_zone_tile},
                                       {NULL, NULL}};
static const luaL_Reg zone_methods[] = {{"figures", t_zone_figures},
                                        {"one_of_each", t_zone_one_of_each},
                                        {NULL, NULL}};

const struct tesI_binding tesI_bind_figure[] = {
    {HANDLE_FIGURE, figure_fields, NULL},
    {HANDLE_PIECE, piece_fields, piece_methods},
    {HANDLE_PLAYER, player_fields, player_methods},
    {HANDLE_ZONE, zone_fields, zone_methods},
    {HANDLE_NONE, NULL, NULL}};
