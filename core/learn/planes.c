/* planes.c - what a seat sees, as numbers. */
#include <string.h>

#include "board/cells.h"
#include "board/edges.h"
#include "board/features.h"
#include "board/figures.h"
#include "learn/space.h"
#include "port/alloc.h"
#include "state/error.h"
#include "state/values.h"
#include "turn/majority.h"
#include "turn/options.h"
#include "turn/piles.h"
#include "turn/secrets.h"

/* The planes of the board, in the order of TESI_BOARD_PLANES. */
enum board_plane {
    ON_TILE,
    ON_ROTATION,
    ON_ORDER,
    ON_SHUT,
    ON_SIDE,
    ON_HOLDER = ON_SIDE + TESI_SIDES,
    ON_OPEN = ON_HOLDER + TESI_SIDES,
    ON_FIGURES = ON_OPEN + TESI_SIDES,
    ON_PIECE,
    ON_WHOSE,
    ON_SEGMENT,
    ON_VARIABLES
};
#define BLOCKED 16
#define MAP_SUM 16777213u

/* What is known of a feature in this round of the space. */
struct tesI_root {
    uint32_t round;
    int32_t holder, open;
};

/* One observation that is being written. */
struct look {
    struct tes_space *space;
    struct tes_game *game;
    uint32_t seat, seats;
    int32_t *out;
};

static int32_t *part(const struct look *look, uint32_t plane)
{
    return look->out + look->space->planes[plane].first;
}

static int32_t *board(const struct look *look, uint32_t plane)
{
    return part(look, PLANE_BOARD + plane);
}

/* A seat as the one that looks counts; -1 for none. */
static int32_t seat_from(const struct look *look, int seat)
{
    if (seat < 0) return -1;
    return (int32_t)(((uint32_t)seat + look->seats - look->seat) % look->seats);
}

/* 1 + the owner of a figure, or 0. */
static int32_t owner_from(const struct look *look,
                          const struct tesI_figure *figure)
{
    uint32_t owner = tesI_figure_owner(figure);
    return owner == TESI_NEUTRAL ? 0 : 1 + seat_from(look, (int)owner);
}

/* Index of a tile's cell in the window, or TES_NONE. */
static uint32_t tile_at(const struct look *look, uint32_t tile)
{
    int32_t x, y;
    tesI_cell_xy(look->game, tesI_tile_row(look->game, tile)->cell, &x, &y);
    return tesI_window_at(look->space, x, y);
}

/* line + 1 and column + 1 of a place in the window; 0, 0 outside of it. */
static void put_place(const struct look *look, uint32_t place, int32_t *to)
{
    if (place == TES_NONE) return;
    to[0] = 1 + (int32_t)(place / look->space->window);
    to[1] = 1 + (int32_t)(place % look->space->window);
}

/* ---- beside the board ---------------------------------------------------- */

static void put_question(const struct look *look, int32_t *now)
{
    const struct tes_game *game = look->game;
    int32_t *offered = part(look, PLANE_OFFERED);
    struct tesI_option option;
    tes_decision asked;

    now[4] = -1;
    if (!tes_game_decision(game, &asked)) return;
    const struct tesI_decision *decision = tesI_last(game);
    uint32_t prompt = tesI_decision_prompt(decision);
    now[4] = seat_from(look, asked.player);
    now[5] = (int32_t)asked.count;
    now[6] = 1 + (int32_t)game->phase;
    now[7] = prompt > game->cat->declared ? 0 : 1 + (int32_t)prompt;
    if (asked.count == 0) return;
    if (tesI_decision_bulk(decision) == BULK_PLACE) {
        uint32_t type = tesI_bulk_type(decision->bulk);
        offered[game->cat->types[type].plain] =
            (int32_t)(asked.count - decision->count);
        now[8] = 1 + (int32_t)type;
    }
    for (uint32_t i = asked.count - decision->count; i < asked.count; i++) {
        if (!tesI_option_at(game, decision, i, &option)) break;
        if (tesI_option_kind(&option) != TES_OPT_PLACE) continue;
        uint32_t type = tesI_option_type(&option);
        if (now[8] == 0) now[8] = 1 + (int32_t)type;
        offered[game->cat->types[type].plain]++;
    }
}

static void put_now(const struct look *look)
{
    const struct tes_game *game = look->game;
    int32_t *now = part(look, PLANE_NOW);

    now[0] = (int32_t)tes_game_turn(game);
    now[1] = (int32_t)tes_game_tiles_left(game);
    now[2] = (int32_t)tesI_word(game, WORD_STAGE);
    now[3] = seat_from(look, tes_game_player(game));
    put_question(look, now);
    now[9] = (int32_t)look->seat;
}

static void put_seats(const struct look *look)
{
    const struct tesI_catalogue *cat = look->space->cat;
    int32_t *row = part(look, PLANE_SEATS);

    for (uint32_t s = 0; s < look->seats; s++, row += 1 + cat->npieces) {
        int who = (int)((look->seat + s) % look->seats);
        row[0] = tes_game_score(look->game, who);
        for (uint32_t p = 0; p < cat->npieces; p++) {
            row[1 + p] = (int32_t)tes_game_supply(
                look->game, cat->pieces[p].owned ? who : TES_CHANCE, p);
        }
    }
}

static void put_piles(const struct look *look)
{
    const struct tesI_catalogue *cat = look->space->cat;
    int32_t *row = part(look, PLANE_PILES), *buried = part(look, PLANE_BURIED);

    for (uint32_t p = 0; p < cat->npiles; p++, row += cat->nprinted) {
        memcpy(row, tesI_pile_counts(look->game, p),
               cat->nprinted * sizeof *row);
        buried[p] = (int32_t)tesI_pile_buried(look->game, p);
    }
}

static void put_secrets(const struct look *look)
{
    int32_t *row = part(look, PLANE_SECRETS);
    tes_secret secret;

    for (uint32_t i = 0; i < look->space->secrets; i++, row += 2) {
        if (!tes_game_secret(look->game, i, &secret)) break;
        row[0] = secret.seen;
        row[1] = (int32_t)secret.count;
    }
}

/* Variables of tiles: a plane each. Values of tiles outside are left out. */
static void put_tile_var(const struct look *look, uint32_t var, uint32_t plane)
{
    int32_t *to = part(look, plane);
    for (uint32_t t = 0; t < tesI_tile_count(look->game); t++) {
        uint32_t place = tile_at(look, t);
        if (place != TES_NONE) to[place] = tesI_value_get(look->game, var, t);
    }
}

/* Keys of a map may be anything: only how many there are can be shown plainly,
 * and a sum by which two maps differ. */
static void put_maps(const struct look *look)
{
    const struct tesI_catalogue *cat = look->space->cat;
    int32_t *to = part(look, PLANE_MAPS);
    uint32_t at = 0, of, id, word;

    while (tesI_index_next(&look->game->store, COL_MAPS, META_MAPS, &at, &of,
                           &id, &word)) {
        int32_t *row = to;
        for (uint32_t v = 0; v < cat->nvars; v++) {
            if (cat->vars[v].scope != SCOPE_MAP) continue;
            if (cat->vars[v].word == of) {
                uint64_t sum =
                    tesI_mix(id, tesI_get(&look->game->store, COL_MAPS, word));
                row[0]++;
                row[1] =
                    (int32_t)((sum % MAP_SUM + (uint32_t)row[1]) % MAP_SUM);
            }
            row += 2;
        }
    }
}

static void put_variables(const struct look *look)
{
    const struct tesI_catalogue *cat = look->space->cat;
    int32_t *game = part(look, PLANE_GAME_VARS);
    int32_t *seats = part(look, PLANE_SEAT_VARS);
    uint32_t row = look->space->planes[PLANE_SEAT_VARS].dims[1];
    uint32_t plane = PLANE_BOARD + ON_VARIABLES;
    bool maps = false;

    for (uint32_t v = 0; v < cat->nvars; v++) {
        switch ((tesI_scope)cat->vars[v].scope) {
        case SCOPE_GAME: *game++ = tesI_value_get(look->game, v, 0); break;
        case SCOPE_PLAYER:
            for (uint32_t s = 0; s < look->seats; s++) {
                seats[s * row] = tesI_value_get(look->game, v,
                                                (look->seat + s) % look->seats);
            }
            seats++;
            break;
        case SCOPE_TILE: put_tile_var(look, v, plane++); break;
        case SCOPE_MAP: maps = true; break;
        case SCOPE_FIGURE: break;
        }
    }
    if (maps) put_maps(look);
}

/* ---- figures ------------------------------------------------------------- */

static void put_figure_place(const struct look *look, uint32_t number,
                             const struct tesI_figure *figure, int32_t *to)
{
    const struct tes_game *game = look->game;
    uint32_t target = figure->target;
    int32_t x, y;

    switch (tesI_figure_at(figure)) {
    case TES_AT_SEGMENT:
        to[2] = (int32_t)tesI_node_index(game, target);
        to[3] = tesI_figure_corner(figure);
        break;
    case TES_AT_EDGE:
        tesI_cell_xy(game, tesI_edge_cell(target), &x, &y);
        put_place(look, tesI_window_at(look->space, x, y), to);
        to[2] = (int32_t)tesI_edge_side(target);
        return;
    case TES_AT_ZONE:
        to[2] = (int32_t)tesI_held_zone(target);
        to[3] = 1 + seat_from(look, (int)tesI_held_by(target) - 1);
        return;
    case TES_AT_SUPPLY:
    case TES_AT_OUT: return;
    case TES_AT_TILE: break;
    }
    put_place(look, tile_at(look, tesI_figure_tile(game, number)), to);
}

static void put_figure_on(const struct look *look, uint32_t number,
                          const struct tesI_figure *figure)
{
    uint32_t tile = tesI_figure_tile(look->game, number);
    uint32_t place = tile == TES_NONE ? TES_NONE : tile_at(look, tile);

    if (place == TES_NONE) return;
    board(look, ON_FIGURES)[place]++;
    board(look, ON_PIECE)[place] = 1 + (int32_t)tesI_figure_piece(figure);
    board(look, ON_WHOSE)[place] = owner_from(look, figure);
    board(look, ON_SEGMENT)[place] =
        tesI_figure_at(figure) == TES_AT_SEGMENT
            ? 1 + (int32_t)tesI_node_index(look->game, figure->target)
            : 0;
}

static void put_figures(const struct look *look)
{
    const struct tesI_catalogue *cat = look->space->cat;
    uint32_t fields = look->space->planes[PLANE_FIGURES].dims[1];
    int32_t *row = part(look, PLANE_FIGURES);

    for (uint32_t f = 0; f < look->space->figures; f++, row += fields) {
        if (f >= tesI_figure_count(look->game)) break;
        const struct tesI_figure *figure = tesI_figure_row(look->game, f);
        row[0] = 1 + (int32_t)tesI_figure_piece(figure);
        row[1] = owner_from(look, figure);
        row[2] = (int32_t)tesI_figure_at(figure);
        if (row[2] != TES_AT_SUPPLY) {
            put_figure_place(look, f, figure, row + 3);
            put_figure_on(look, f, figure);
        }
        int32_t *var = row + TESI_FIGURE_FIELDS;
        for (uint32_t v = 0; v < cat->nvars; v++) {
            if (cat->vars[v].scope != SCOPE_FIGURE) continue;
            *var++ = tesI_value_get(look->game, v, f);
        }
    }
}

/* ---- the board ----------------------------------------------------------- */

static void put_links(const struct look *look)
{
    int32_t *row = part(look, PLANE_LINKS);
    tes_link link;

    for (uint32_t i = 0; i < TESI_LINK_ROWS; i++, row += 6) {
        if (!tes_game_link(look->game, i, &link)) break;
        for (int e = 0; e < 2; e++) {
            uint32_t tile = tesI_node_tile(look->game, link.nodes[e]);
            put_place(look, tile_at(look, tile), row + 3 * e);
            row[3 * e + 2] =
                (int32_t)tesI_node_index(look->game, link.nodes[e]);
        }
    }
}

/* Who holds a feature: 0 nobody, 1 the seat alone, 2 others, 3 the seat
 * together with others. */
static int32_t holder_of(const struct look *look, uint32_t root)
{
    if (tesI_node_figures(look->game, root) == 0) return 0;
    uint32_t mask = tesI_majority(look->game, &root, 1, NULL);
    if (mask == TESI_NO_SEATS || mask == 0) return 0;
    if ((mask & tesI_eye((int)look->seat)) == 0) return 2;
    return mask == tesI_eye((int)look->seat) ? 1 : 3;
}

/* Found once for each feature of an observation. */
static const struct tesI_root *about_feature(const struct look *look,
                                             uint32_t root)
{
    struct tesI_root *row = &look->space->roots[root];

    if (row->round == look->space->round) return row;
    row->round = look->space->round;
    row->holder = holder_of(look, root);
    row->open = tesI_is_ground(look->game, root)
                    ? !tesI_feature_enclosed(look->game, root)
                    : (int32_t)tesI_feature_open(look->game, root);
    return row;
}

static void put_tile(const struct look *look, uint32_t tile, uint32_t place)
{
    const struct tes_game *game = look->game;
    const struct tesI_type *type = tesI_tile_type(game, tile);
    unsigned rotation = tesI_tile_rotation(game, tile);
    uint32_t cells = look->space->cells;
    const struct tesI_cell *cell =
        tesI_cell_row(game, tesI_tile_row(game, tile)->cell);
    int32_t *at = board(look, ON_TILE) + place;

    at[0] = 1 + (int32_t)tesI_laid_type(tesI_tile_row(game, tile));
    at[ON_ROTATION * cells] = (int32_t)rotation;
    at[ON_ORDER * cells] = 1 + (int32_t)tile;
    at[ON_SHUT * cells] = (int32_t)tesI_cell_shut(cell);
    for (unsigned s = 0; s < TESI_SIDES; s++) {
        unsigned own = tesI_own_side(s, rotation);
        uint8_t segment = type->side_seg[own];
        if (segment == TESI_NO_SEGMENT) segment = type->half_seg[own * 2];
        at[(ON_SIDE + s) * cells] = type->side[own];
        if (segment == TESI_NO_SEGMENT) continue;
        uint32_t root =
            tesI_feature_root(game, tesI_tile_node(game, tile, segment));
        const struct tesI_root *about = about_feature(look, root);
        at[(ON_HOLDER + s) * cells] = about->holder;
        at[(ON_OPEN + s) * cells] = about->open;
    }
}

static void put_blocked(const struct look *look)
{
    int32_t *shut = board(look, ON_SHUT);
    for (uint32_t p = 0; p < tesI_page_count(look->game); p++) {
        const struct tesI_cell *cells =
            tesI_cell_row(look->game, p * PAGE_CELLS);
        for (uint32_t c = 0; c < PAGE_CELLS; c++) {
            int32_t x, y;
            if ((cells[c].flags & CELL_BLOCKED) == 0) continue;
            tesI_cell_xy(look->game, p * PAGE_CELLS + c, &x, &y);
            uint32_t place = tesI_window_at(look->space, x, y);
            if (place != TES_NONE) shut[place] |= BLOCKED;
        }
    }
}

static void put_board(const struct look *look)
{
    int32_t *outside = part(look, PLANE_NOW) + 10;

    for (uint32_t t = 0; t < tesI_tile_count(look->game); t++) {
        uint32_t place = tile_at(look, t);
        if (place == TES_NONE) {
            ++*outside;
        } else {
            put_tile(look, t, place);
        }
    }
    put_blocked(look);
    put_links(look);
}

/* ---- all of it ----------------------------------------------------------- */

static bool ready(struct tes_space *space, const struct tes_game *game)
{
    uint32_t nodes = tesI_node_count(game);

    if (nodes > space->roots_cap) {
        uint32_t cap = nodes * 2;
        tesI_free(space->roots);
        space->roots_cap = 0;
        space->roots = tesI_zalloc(cap * sizeof *space->roots);
        if (space->roots == NULL) return false;
        space->roots_cap = cap;
        space->round = 0;
    }
    if (++space->round == 0) {
        memset(space->roots, 0, space->roots_cap * sizeof *space->roots);
        space->round = 1;
    }
    return true;
}

static tes_status observe(struct tes_space *space, struct tes_game *game,
                          int seat, int32_t *out, tes_error *err)
{
    struct look look = {space, game, (uint32_t)seat,
                        (uint32_t)space->cat->players, out};
    uint32_t hidden = game->hidden;

    if (!ready(space, game)) {
        return tesI_error(err, TES_EMEMORY, "out of memory");
    }
    memset(out, 0, space->size * sizeof *out);
    tesI_game_budget(game, true); /* rules may weigh figures */
    put_now(&look);
    put_seats(&look);
    put_piles(&look);
    put_secrets(&look);
    put_variables(&look);
    put_figures(&look);
    put_board(&look);
    tesI_game_budget(game, false);
    game->hidden = hidden;
    return TES_OK;
}

tes_status tes_space_observe(tes_space *space, tes_game *game, int seat,
                             int32_t *out, tes_error *err)
{
    int viewer = seat;

    if (game->cat != space->cat || seat < 0 || seat >= space->cat->players ||
        (tes_game_viewer(game, &viewer) && viewer != seat)) {
        return tesI_error(err, TES_EINPUT,
                          "no such seat, or a game or view of another");
    }
    if (!space->cat->secrets || game->view != NULL) {
        return observe(space, game, seat, out, err);
    }
    tes_game *view = tes_game_view(game, seat, err);
    if (view == NULL) return err == NULL ? TES_EMEMORY : err->status;
    tes_status status = observe(space, view, seat, out, err);
    tes_game_free(view);
    return status;
}
