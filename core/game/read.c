/* game.c - making and reading a game; clone.c copies one. */
#include "game.h"

#include <stdlib.h>
#include <string.h>

#include "board.h"
#include "feature.h"
#include "figures.h"
#include "flow.h"
#include "alloc.h"
#include "options.h"
#include "piles.h"
#include "vetoes.h"
#include "views.h"

void tes_error_clear(tes_error *err)
{
    if (err == NULL) return;
    tesI_free(err->text);
    err->text = NULL;
    err->status = TES_OK;
}

const char *tes_version(void) { return TES_VERSION; }

/* ---- life -------------------------------------------------------------- */

static bool fill_words(struct tes_game *game, uint64_t seed)
{
    struct tesI_catalogue *cat = game->cat;
    struct tesI_store *store = &game->store;
    uint32_t words = cat->layout.words;

    if (!tesI_store_room(store, COL_META, META_WORDS) ||
        !tesI_store_room(store, COL_WORDS, words) ||
        !tesI_store_reserve(store, 64 + words)) {
        return false;
    }
    tesI_append(store, COL_META, META_WORDS);
    tesI_append(store, COL_WORDS, words);
    tesI_set_word(game, WORD_SEED_LOW, (uint32_t)seed);
    tesI_set_word(game, WORD_SEED_HIGH, (uint32_t)(seed >> 32));
    for (uint32_t v = 0; v < cat->nvars; v++) {
        const struct tesI_var *var = &cat->vars[v];
        uint32_t count = var->scope == SCOPE_GAME     ? 1
                         : var->scope == SCOPE_PLAYER ? (uint32_t)cat->players
                                                      : 0;
        for (uint32_t i = 0; i < count; i++) {
            tesI_set_word(game, var->word + i, (uint32_t)var->initial);
        }
    }
    for (uint32_t p = 0; p < cat->npiles; p++) {
        for (uint32_t t = 0; t < cat->nprinted; t++) {
            uint32_t tiles = cat->piles[p].counts[t];
            if (tiles == 0) continue;
            if (!tesI_pile_add(game, p, t, (int32_t)tiles)) return false;
        }
    }
    return tesI_figures_make(game);
}

/* Columns sized for the tiles of all piles save a chain of reallocations. */
static bool presize(struct tes_game *game)
{
    uint32_t tiles = 0;
    for (uint32_t p = 0; p < game->cat->npiles; p++) {
        tiles += tesI_pile_total(game, p);
    }
    if (tiles > 128) tiles = 128;
    return tesI_store_room(&game->store, COL_TILES, tiles * TILE_WORDS) &&
           tesI_store_room(&game->store, COL_NODES,
                           tiles * 7 / 2 * NODE_WORDS) &&
           tesI_store_room(&game->store, COL_STEPS, tiles * 25) &&
           tesI_store_room(&game->store, COL_OPTIONS, tiles * 6) &&
           tesI_store_room(&game->store, COL_PAGES, PAGE_WORDS * 6) &&
           tesI_store_reserve(&game->store, tiles * 20);
}

/* Games of one ruleset come and go by the thousand in simulations: the
 * columns of the last one freed serve the next. */
static void reuse_store(struct tes_game *game)
{
    struct tesI_catalogue *cat = game->cat;
    tesI_store_init(&game->store);
    if (cat->spare == NULL || cat->spare->journal == NULL) return;
    game->store = *cat->spare;
    tesI_store_init(cat->spare);
    tesI_store_reset(&game->store);
}

/* Largest journal worth keeping. */
#define SPARE_WORDS 131072

static void release_store(struct tesI_catalogue *cat, struct tesI_store *store)
{
    if (cat->spare == NULL) {
        cat->spare = tesI_zalloc(sizeof *cat->spare);
        if (cat->spare != NULL) tesI_store_init(cat->spare);
    }
    if (cat->spare == NULL || cat->spare->journal != NULL ||
        store->slab != NULL || store->journal == NULL ||
        store->journal_cap > SPARE_WORDS) {
        tesI_store_free(store);
        return;
    }
    *cat->spare = *store;
}

/* Larger games are not copied to be packed. */
#define PACK_LIMIT ((size_t)1 << 20)

/* A game that is over grows no more: it moves to a block of just its size, and
 * its roomy columns serve the next game. */
static void pack(struct tes_game *game)
{
    struct tesI_store *store = &game->store, packed;

    if (store->slab != NULL || tesI_store_memory(store) > PACK_LIMIT ||
        !tesI_store_copy(&packed, store, store->journal_base)) {
        return;
    }
    packed.limit = store->limit;
    packed.rollbacks = store->rollbacks;
    release_store(game->cat, store);
    *store = packed;
}

static void pack_last(struct tesI_catalogue *cat)
{
    struct tes_game *last = cat->over;
    cat->over = NULL;
    if (last != NULL && tesI_word(last, WORD_STAGE) == GAME_OVER) pack(last);
}

/* A game that is thrown away when it is over need not be packed: it is when
 * another one begins or ends, and it is still there. */
void tesI_game_over(struct tes_game *game)
{
    if (game->store.slab != NULL) return; /* a clone: in one block already */
    pack_last(game->cat);
    game->cat->over = game;
}

tes_game *tesI_game_make(struct tesI_catalogue *cat,
                         const struct tesI_rules *rules, tes_ruleset *ruleset,
                         uint64_t seed)
{
    struct tes_game *game = tesI_zalloc(sizeof *game);
    if (game == NULL) return NULL;
    pack_last(cat);
    game->cat = cat;
    game->rules = rules;
    game->ruleset = ruleset;
    game->live = -1;
    reuse_store(game);
    game->store.limit = cat->limits.game;
    game->store.full = game->store.crowded = false;
    if (!fill_words(game, seed) || !presize(game)) {
        tes_game_free(game);
        return NULL;
    }
    /* nothing before the first decision can be undone */
    tesI_store_forget(&game->store, tesI_store_mark(&game->store));
    return game;
}

void tes_game_free(tes_game *game)
{
    if (game == NULL) return;
    if (game->cat->over == game) game->cat->over = NULL;
    tes_game_drop_cache(game);
    tesI_snapshot_drop(game->cloned.snapshot);
    release_store(game->cat, &game->store);
    tesI_vetoes_free(game);
    tesI_view_drop(game->view);
    tesI_free(game->failed);
    tesI_free(game->error);
    if (game->block_size == 0) {
        tesI_free(game);
    } else {
        tesI_clone_give(game);
    }
}

/* ---- the whole ---------------------------------------------------------- */

tes_ruleset *tes_game_rules(const tes_game *game) { return game->ruleset; }

uint64_t tesI_store_state(const struct tesI_store *store)
{
    return store->hash ^ tesI_index_hash(store, COL_MAPS, META_MAPS);
}

uint64_t tes_game_hash(const tes_game *game)
{
    uint64_t hash = tesI_store_state(&game->store) ^ tesI_view_hash(game);
    if (tesI_word(game, WORD_STAGE) == GAME_OVER) return hash;
    const struct tesI_step *step = tesI_last(game);
    return hash ^ tesI_mix(~(uint32_t)tesI_step_player(step),
                           step->total & ~STEP_NATIVE);
}

/* Of the decisions of the running phase; where their options begin does not
 * count. */
uint32_t tesI_first_decision(const struct tes_game *game, uint32_t *options)
{
    uint32_t first = tesI_step_count(game);

    *options = tesI_len(&game->store, COL_OPTIONS);
    while (first > tesI_step_first(game) &&
           tesI_step_row(game, first - 1)->began == tesI_last(game)->began) {
        *options = tesI_step_row(game, --first)->first;
    }
    return first;
}

static uint64_t digest_steps(const struct tes_game *game, uint64_t digest)
{
    uint32_t end = tesI_step_count(game), from;
    uint32_t first = tesI_first_decision(game, &from);
    uint32_t options = tesI_len(&game->store, COL_OPTIONS);

    digest = tesI_digest_words(digest, &end, 1);
    for (; first < end; first++) {
        uint32_t row[STEP_WORDS];
        memcpy(row, tesI_step_row(game, first), sizeof row);
        row[0] -= from;
        row[offsetof(struct tesI_step, total) / 4] &= ~STEP_NATIVE;
        digest = tesI_digest_words(digest, row, STEP_WORDS);
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
           game->failed_cap * sizeof *game->failed + game->vetoes.cap;
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

/* Answers in a window for which a game needs less than it begins with. */
#define SHORT_WINDOW 64u

void tes_game_undo_window(tes_game *game, uint32_t answers)
{
    game->window = answers;
    if (answers > 0 && answers <= SHORT_WINDOW) tesI_store_trim(&game->store);
}

uint32_t tes_game_answers(const tes_game *game)
{
    uint32_t steps = tesI_step_count(game);
    return tesI_word(game, WORD_STAGE) == GAME_OVER ? steps : steps - 1;
}

/* ---- the board ---------------------------------------------------------- */

uint32_t tes_game_tiles(const tes_game *game) { return tesI_tile_count(game); }

bool tes_game_tile(const tes_game *game, uint32_t tile, tes_tile *out)
{
    if (tile >= tesI_tile_count(game)) return false;
    const struct tesI_tile *row = tesI_tile_row(game, tile);
    out->type = row->kind & 0xffff;
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
    uint32_t root = tesI_feature_root(game, node), at = root;

    *out = (tes_feature){
        .kind = tesI_text(game->cat, tesI_node_kind(game, root)->name),
        .tiles = tesI_feature_tiles(game, root),
        .open = tesI_feature_open(game, root),
        .complete = tesI_feature_complete(game, root)};
    do {
        out->segments++;
        at = tesI_node_row(game, at)->next;
    } while (at != root);
    for (uint32_t f = 0; f < tesI_figure_count(game); f++) {
        const struct tesI_figure *row = tesI_figure_row(game, f);
        out->figures += tesI_figure_at(row) == TES_AT_SEGMENT &&
                        tesI_feature_root(game, row->target) == root;
    }
    return true;
}

uint32_t tes_game_members(const tes_game *game, uint32_t node, uint32_t *nodes,
                          uint32_t max)
{
    uint32_t at = node, count = 0;
    if (node >= tesI_node_count(game)) return 0;
    do {
        if (count < max) nodes[count] = at;
        count++;
        at = tesI_node_row(game, at)->next;
    } while (at != node);
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
        tesI_cell_xy(game, row->target >> 2, &out->x, &out->y);
        out->side = (int)(row->target & 3);
    }
    if (out->at == TES_AT_ZONE) {
        out->zone = tesI_text(cat, cat->zones[row->target & 255].name);
        out->holder = (int)(row->target >> 8) - 1;
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
        return game->view == NULL ||
               !tesI_view_hides(game, v, player < 0 ? 0 : (uint32_t)player);
    }
    return false;
}
