/* stand.c - where figures may be put; see stand.h. */
#include "turn/stand.h"

#include "board/edges.h"
#include "board/features.h"
#include "board/figures.h"
#include "board/links.h"
#include "turn/options.h"
#include "turn/vetoes.h"

/* ---- parts of features --------------------------------------------------- */

bool tesI_node_parts(const struct tes_game *game, uint32_t node)
{
    uint8_t parts = tesI_node_kind(game, node)->parts;
    return parts != 0 && tesI_node_segment(game, node)->attrs[parts - 1] != 0;
}

/* Stamps a node, unless it parts its feature. True: it had no stamp. */
static bool stamp_node(const struct tes_game *game, uint32_t node,
                       uint32_t stamp)
{
    uint32_t *stamps = game->cat->stamps;
    if (stamps[node] == stamp || tesI_node_parts(game, node)) return false;
    stamps[node] = stamp;
    return true;
}

/* Stamps what a node is joined with. True: one of them had no stamp. */
static bool stamp_joined(const struct tes_game *game, uint32_t node,
                         uint32_t stamp)
{
    uint32_t tile = tesI_node_tile(game, node);
    uint32_t others[TESI_SIDES * TESI_SEAMS];
    unsigned sides = tesI_node_sides(game, node);
    unsigned count = tesI_node_across(game, node, sides, others);
    bool more = false;

    for (unsigned i = 0; i < count; i++) {
        more |= stamp_node(game, others[i], stamp);
    }
    TESI_EACH_BIT(tesI_node_segment(game, node)->joined, s) {
        more |= stamp_node(game, tesI_tile_node(game, tile, s), stamp);
    }
    uint32_t link = tesI_link_first(game, node);
    while (link != TES_NONE && !tesI_spent(game)) {
        uint32_t other = tesI_link_other(tesI_link_row(game, link), node);
        more |= stamp_node(game, other, stamp);
        link = tesI_link_next(game, node, link);
    }
    return more;
}

/* Stamps all that can be reached from a node without what parts the feature.
 */
static void stamp_part(const struct tes_game *game, uint32_t node,
                       uint32_t stamp)
{
    bool more = stamp_node(game, node, stamp);

    while (more && !tesI_spent(game)) {
        more = false;
        TESI_EACH_NODE(game, node, at) {
            if (game->cat->stamps[at] != stamp) continue;
            more |= stamp_joined(game, at, stamp);
        }
    }
}

bool tesI_taken(const struct tes_game *game, uint32_t node, bool whole)
{
    uint32_t stamp = tesI_stamps_next(game->cat);
    uint32_t root = tesI_feature_root(game, node);

    if (!whole) stamp_part(game, node, stamp);
    TESI_EACH_FIGURE(game, root, figure) {
        const struct tesI_figure *row = tesI_figure_row(game, figure);
        if (tesI_figure_owner(row) != TESI_NEUTRAL &&
            game->cat->pieces[tesI_figure_piece(row)].classes != 0 &&
            (whole || row->target == node ||
             game->cat->stamps[row->target] == stamp)) {
            return true;
        }
    }
    return false;
}

/* Does somebody keep others off a segment? */
static bool claimed(const struct tes_game *game, uint32_t node)
{
    return tesI_feature_claimed(game, tesI_feature_root(game, node)) &&
           (tesI_node_kind(game, node)->parts == 0 ||
            tesI_taken(game, node, false));
}

/* ---- lists --------------------------------------------------------------- */

/* Does a figure that bars its tile stand on this one? */
static bool barred(const struct tes_game *game, uint32_t tile)
{
    const struct tesI_catalogue *cat = game->cat;
    for (uint32_t i = 0; i < cat->nbarring; i++) {
        struct tesI_range figures =
            tesI_figures_like(game, TESI_NEUTRAL, cat->barring[i]);
        for (uint32_t f = figures.first; f < figures.end; f++) {
            if (tesI_figure_tile(game, f) == tile) return true;
        }
    }
    return false;
}

/* May a figure of a piece be put on a segment? Claims are not looked at.
 * `shared`: other figures may stand there. 1, 0, or -1: a veto failed. */
static int may_stand(struct tes_game *game, uint32_t player, uint32_t piece,
                     uint32_t node, bool shared)
{
    const struct tesI_catalogue *cat = game->cat;
    const struct tesI_kind *kind = tesI_node_kind(game, node);
    uint32_t beside = cat->pieces[piece].beside;

    if ((kind->classes & cat->pieces[piece].grounds) == 0) return 0;
    if (beside != 0) {
        uint32_t root = tesI_feature_root(game, node);
        if (tesI_node_figures(game, root) == 0) return 0;
        if (!tesI_feature_holds(game, root, beside, player)) {
            tesI_veto_figure(game, piece, kind->name, "needs company");
            return 0;
        }
    }
    if (cat->nbarring > 0 && barred(game, tesI_node_tile(game, node))) {
        tesI_veto_figure(game, piece, kind->name, "barred");
        return 0;
    }
    if ((kind->vetoed & cat->pieces[piece].classes) == 0) return 1;
    return game->rules->may_stand(game->rules->ctx, game, piece, node, shared);
}

int tesI_may_share(struct tes_game *game, uint32_t player, uint32_t piece,
                   uint32_t node)
{
    return may_stand(game, player, piece, node, true);
}

static bool add_stand(struct tes_game *game, uint32_t player, uint32_t piece,
                      uint32_t node)
{
    int may = may_stand(game, player, piece, node, false);
    if (may > 0) {
        tesI_ask_add(game, TES_OPT_SEGMENT, game->cat->pieces[piece].name, node,
                     piece + 1, 1);
    }
    return may >= 0;
}

bool tesI_ask_stand(struct tes_game *game, uint32_t player, uint32_t tile,
                    uint32_t first, uint32_t count, uint32_t piece)
{
    uint32_t from = piece == TES_NONE ? 0 : piece;
    uint32_t to = piece == TES_NONE ? game->cat->npieces : piece + 1;

    for (uint32_t p = from; p < to; p++) {
        const struct tesI_piece *row = &game->cat->pieces[p];
        if (!row->owned || row->classes == 0) continue;
        if (tesI_supply(game, player, p) == 0) continue;
        for (uint32_t s = first; s < first + count; s++) {
            uint32_t node = tesI_tile_node(game, tile, s);
            if ((tesI_node_kind(game, node)->classes & row->grounds) == 0 ||
                (row->claims && claimed(game, node))) {
                continue;
            }
            if (!add_stand(game, player, p, node)) return false;
        }
    }
    return true;
}

/* Every segment of a feature but those on one tile. */
static bool ask_feature(struct tes_game *game, uint32_t player, uint32_t root,
                        uint32_t piece, uint32_t but)
{
    TESI_EACH_NODE(game, root, node) {
        if (tesI_spent(game)) return false;
        if (tesI_node_tile(game, node) != but && !claimed(game, node) &&
            !add_stand(game, player, piece, node)) {
            return false;
        }
    }
    return true;
}

/* Pieces that claim and that the player has at home, by their numbers, and
 * all their classes. */
static uint32_t claimants(const struct tes_game *game, uint32_t player,
                          uint32_t *pieces, uint32_t *classes)
{
    uint32_t count = 0;
    for (uint32_t p = 0; p < game->cat->npieces; p++) {
        const struct tesI_piece *row = &game->cat->pieces[p];
        if (!row->owned || !row->claims || row->classes == 0) continue;
        if (tesI_supply(game, player, p) == 0) continue;
        pieces[count++] = p;
        *classes |= row->grounds;
    }
    return count;
}

bool tesI_ask_anywhere(struct tes_game *game, uint32_t player, uint32_t but)
{
    uint32_t pieces[TESI_MAX_PIECES], wanted = 0;
    uint32_t count = claimants(game, player, pieces, &wanted);
    uint32_t nodes = tesI_node_count(game);

    for (uint32_t root = 0; count > 0 && root < nodes; root++) {
        if (root % 256 == 0 && tesI_spent(game)) return false;
        if (tesI_node_row(game, root)->parent != root) continue;
        if ((tesI_node_kind(game, root)->classes & wanted) == 0 ||
            (tesI_node_kind(game, root)->parts == 0 && claimed(game, root)) ||
            tesI_feature_complete(game, root)) {
            continue;
        }
        for (uint32_t i = 0; i < count; i++) {
            if (!ask_feature(game, player, root, pieces[i], but)) return false;
        }
    }
    return true;
}
