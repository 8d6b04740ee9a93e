/* read.c - the functions of tessera.h that read a game and its board. */
#include <string.h>

#include "board/features.h"
#include "board/figures.h"
#include "board/frontier.h"
#include "game/views.h"
#include "turn/options.h"
#include "turn/piles.h"
#include "turn/secrets.h"

/* ---- the whole ---------------------------------------------------------- */

tes_ruleset *tes_game_rules(const tes_game *game) { return game->ruleset; }

uint64_t tes_game_hash(const tes_game *game)
{
    uint64_t hash = tesI_store_state(&game->store);
    if (game->view != NULL) hash ^= game->view->hash;
    if (tesI_word(game, WORD_STAGE) == GAME_OVER) return hash;
    const struct tesI_decision *decision = tesI_last(game);
    return hash ^ tesI_mix(~(uint32_t)tesI_decision_player(decision),
                           decision->total & ~DECISION_NATIVE);
}

/* Adds the decisions of the running phase; where their options begin does not
 * count. */
static uint64_t digest_steps(const struct tes_game *game, uint64_t digest)
{
    uint32_t end = tesI_decision_count(game), from;
    uint32_t first = tesI_first_decision(game, &from);
    uint32_t options = tesI_len(&game->store, COL_OPTIONS);

    digest = tesI_digest_words(digest, &end, 1);
    for (; first < end; first++) {
        uint32_t row[DECISION_WORDS];
        memcpy(row, tesI_decision_row(game, first), sizeof row);
        row[0] -= from;
        row[offsetof(struct tesI_decision, total) / 4] &= ~DECISION_NATIVE;
        digest = tesI_digest_words(digest, row, DECISION_WORDS);
    }
    return tesI_digest_words(digest, game->store.rows[COL_OPTIONS].data + from,
                             options - from);
}

uint64_t tes_game_digest(const tes_game *game)
{
    return digest_steps(game, tesI_store_digest(&game->store)) ^
           tes_game_hash(game);
}

size_t tes_game_memory(const tes_game *game)
{
    size_t own = sizeof *game;
    if (game->block_size != 0) own = game->block_size - game->store.slab_size;
    return own + tesI_store_memory(&game->store) +
           tesI_snapshot_bytes(game->cloned.snapshot) +
           game->failed_cap * sizeof *game->failed + game->vetoes.cap +
           game->about.cap * sizeof *game->about.rows;
}

uint32_t tes_game_turn(const tes_game *game)
{
    return tesI_word(game, WORD_TURN);
}

int tes_game_player(const tes_game *game)
{
    return (int)tesI_word(game, WORD_PLAYER);
}

const char *tes_game_phase(const tes_game *game)
{
    if (tesI_word(game, WORD_STAGE) == GAME_OVER) return "";
    return tesI_text(game->cat, game->cat->phases[game->phase].name);
}

int32_t tes_game_score(const tes_game *game, int player)
{
    if (player < 0 || player >= game->cat->players) return 0;
    return (int32_t)tesI_word(game,
                              game->cat->layout.scores + (uint32_t)player);
}

uint32_t tes_game_supply(const tes_game *game, int player, uint32_t piece)
{
    if (piece >= game->cat->npieces || player < TES_CHANCE ||
        player >= game->cat->players) {
        return 0;
    }
    return tesI_supply(
        game, player == TES_CHANCE ? TESI_NEUTRAL : (uint32_t)player, piece);
}

uint32_t tes_game_tiles_left(const tes_game *game)
{
    uint32_t tiles = 0;
    for (uint32_t p = 0; p < game->cat->npiles; p++) {
        tiles += tesI_pile_total(game, p);
    }
    return tiles;
}

/* With a window of at most so many answers, a game needs less memory than it
 * begins with. */
#define SHORT_WINDOW 64u

void tes_game_undo_window(tes_game *game, uint32_t answers)
{
    game->window = answers;
    if (answers > 0 && answers <= SHORT_WINDOW) tesI_store_trim(&game->store);
}

uint32_t tes_game_answers(const tes_game *game)
{
    uint32_t decisions = tesI_decision_count(game);
    return tesI_word(game, WORD_STAGE) == GAME_OVER ? decisions : decisions - 1;
}

/* ---- the board ---------------------------------------------------------- */

uint32_t tes_game_tiles(const tes_game *game) { return tesI_tile_count(game); }

bool tes_game_tile(const tes_game *game, uint32_t tile, tes_tile *out)
{
    if (tile >= tesI_tile_count(game)) return false;
    const struct tesI_tile *row = tesI_tile_row(game, tile);
    out->type = tesI_laid_type(row);
    out->rotation = (int)tesI_tile_rotation(game, tile);
    tesI_cell_xy(game, row->cell, &out->x, &out->y);
    return true;
}

uint32_t tes_game_tile_at(const tes_game *game, int32_t x, int32_t y)
{
    return tesI_cell_tile(game, tesI_cell_at(game, x, y));
}

bool tes_game_segment(const tes_game *game, uint32_t tile, uint32_t segment,
                      tes_segment *out)
{
    if (tile >= tesI_tile_count(game)) return false;
    const struct tesI_type *type = tesI_tile_type(game, tile);
    if (segment >= type->nsegments) return false;
    const struct tesI_segdef *row = &type->segments[segment];
    unsigned rotation = tesI_tile_rotation(game, tile);
    uint32_t node = tesI_tile_node(game, tile, segment);

    out->kind = tesI_text(game->cat, game->cat->kinds[row->kind].name);
    out->sides = tesI_turn_sides(row->sides, rotation);
    out->halves = row->sides != 0 /* of a side that two share, maybe */
                      ? 0
                      : tesI_turn_halves(row->halves, rotation);
    out->node = node;
    out->feature = tesI_feature_root(game, node);
    return true;
}

bool tes_game_feature(const tes_game *game, uint32_t node, tes_feature *out)
{
    if (node >= tesI_node_count(game)) return false;
    uint32_t root = tesI_feature_root(game, node);

    *out = (tes_feature){
        .kind = tesI_text(game->cat, tesI_node_kind(game, root)->name),
        .tiles = tesI_feature_tiles(game, root),
        .open = tesI_feature_open(game, root),
        .complete = tesI_feature_complete(game, root)};
    TESI_EACH_NODE(game, root, at) out->segments++;
    TESI_EACH_FIGURE(game, root, figure) out->figures++;
    return true;
}

uint32_t tes_game_members(const tes_game *game, uint32_t node, uint32_t *nodes,
                          uint32_t max)
{
    uint32_t count = 0;
    if (node >= tesI_node_count(game)) return 0;
    TESI_EACH_NODE(game, node, at) {
        if (count < max) nodes[count] = at;
        count++;
    }
    return count;
}

bool tes_game_node(const tes_game *game, uint32_t node, uint32_t *tile,
                   uint32_t *segment)
{
    if (node >= tesI_node_count(game)) return false;
    *tile = tesI_node_tile(game, node);
    *segment = tesI_node_index(game, node);
    return true;
}

uint32_t tes_game_figures(const tes_game *game)
{
    return tesI_figure_count(game);
}

bool tes_game_figure(const tes_game *game, uint32_t figure, tes_figure *out)
{
    if (figure >= tesI_figure_count(game)) return false;
    const struct tesI_catalogue *cat = game->cat;
    const struct tesI_figure *row = tesI_figure_row(game, figure);
    uint32_t owner = tesI_figure_owner(row);

    *out = (tes_figure){
        .piece = tesI_text(cat, cat->pieces[tesI_figure_piece(row)].name),
        .owner = owner == TESI_NEUTRAL ? TES_CHANCE : (int)owner,
        .at = tesI_figure_at(row),
        .holder = TES_CHANCE,
        .node = TES_NONE,
        .tile = tesI_figure_tile(game, figure)};
    if (out->at == TES_AT_SEGMENT) out->node = row->target;
    out->corner = tesI_figure_corner(row);
    if (out->at == TES_AT_EDGE) {
        tesI_cell_xy(game, tesI_edge_cell(row->target), &out->x, &out->y);
        out->side = (int)tesI_edge_side(row->target);
    }
    if (out->at == TES_AT_ZONE) {
        out->zone =
            tesI_text(cat, cat->zones[tesI_held_zone(row->target)].name);
        out->holder = (int)tesI_held_by(row->target) - 1;
    }
    if (out->tile != TES_NONE) {
        tesI_cell_xy(game, tesI_tile_row(game, out->tile)->cell, &out->x,
                     &out->y);
    }
    return true;
}

bool tes_game_value(const tes_game *game, const char *name, int player,
                    int64_t *out)
{
    tesI_label label = tesI_label_find(game->cat, name);
    for (uint32_t v = 0; label != 0 && v < game->cat->nvars; v++) {
        const struct tesI_var *var = &game->cat->vars[v];
        if (var->name != label) continue;
        uint32_t word = var->word;
        if (var->scope == SCOPE_PLAYER && player >= 0 &&
            player < game->cat->players) {
            word += (uint32_t)player;
        } else if (var->scope != SCOPE_GAME || player != TES_CHANCE) {
            return false;
        }
        *out = (int32_t)tesI_word(game, word);
        if (game->view == NULL) return true;
        uint32_t hidden =
            tesI_var_hidden(game, v, player < 0 ? 0 : (uint32_t)player);
        return (hidden & tesI_eye(game->view->seat)) == 0;
    }
    return false;
}
