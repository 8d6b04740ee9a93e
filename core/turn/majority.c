/* majority.c - weights, ranks, decider; see majority.h. */
#include "turn/majority.h"

#include "board/features.h"
#include "board/figures.h"

/* Adds the weights of all figures on a feature. False: a rule failed. */
static bool add_weights(struct tes_game *game, uint32_t root, int32_t *strength)
{
    TESI_EACH_FIGURE(game, root, figure) {
        const struct tesI_figure *row = tesI_figure_row(game, figure);
        const struct tesI_piece *piece =
            &game->cat->pieces[tesI_figure_piece(row)];
        uint32_t owner = tesI_figure_owner(row);
        int32_t weight = piece->weight;

        if (owner >= TES_MAX_PLAYERS) continue;
        if (piece->weighed && game->rules->weigh(game->rules->ctx, game, figure,
                                                 root, &weight) != 0) {
            return false;
        }
        strength[owner] += weight;
    }
    return true;
}

/* True when ranks or a decider apply to one of these features. */
static bool ranked(const struct tes_game *game, const uint32_t *roots,
                   uint32_t count)
{
    if (game->cat->ranked == 0) return false;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t kind = tesI_node_segment(game, roots[i])->kind;
        if (game->cat->ranked >> kind & 1) return true;
    }
    return false;
}

uint32_t tesI_majority(struct tes_game *game, const uint32_t *roots,
                       uint32_t count, int32_t *strength)
{
    int32_t own[TES_MAX_PLAYERS], best = 0;
    uint32_t seats = 0;

    if (strength == NULL) strength = own;
    for (int p = 0; p < TES_MAX_PLAYERS; p++) strength[p] = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (!add_weights(game, roots[i], strength)) return TESI_NO_SEATS;
    }
    for (uint32_t p = 0; p < TES_MAX_PLAYERS; p++) {
        if (strength[p] <= 0 || strength[p] < best) continue;
        if (strength[p] > best) seats = 0;
        best = strength[p];
        seats |= 1u << p;
    }
    if ((seats & (seats - 1)) == 0 || !ranked(game, roots, count)) {
        return seats;
    }
    if (game->rules->rank(game->rules->ctx, game, roots, count, &seats) != 0) {
        return TESI_NO_SEATS;
    }
    return seats;
}

uint32_t tes_game_holders(tes_game *game, uint32_t node)
{
    if (node >= tesI_node_count(game)) return 0;
    uint32_t root = tesI_feature_root(game, node);
    tesI_game_budget(game, true);
    uint32_t seats = tesI_majority(game, &root, 1, NULL);
    tesI_game_budget(game, false);
    return seats == TESI_NO_SEATS ? 0 : seats;
}
