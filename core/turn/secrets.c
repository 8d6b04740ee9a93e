/* secrets.c - who may see what. */
#include "turn/secrets.h"

#include "board/figures.h"
#include "state/values.h"
#include "turn/options.h"

/* Seats that a variable kept per player names: where it is true, or where it
 * is what it is for the owner. */
static uint32_t named(const struct tes_game *game, uint32_t var, uint32_t owner)
{
    bool flag = game->cat->vars[var].type == VAR_BOOLEAN;
    uint32_t seats = 0;
    for (uint32_t s = 0; s < (uint32_t)game->cat->players; s++) {
        int32_t value = tesI_value_get(game, var, s);
        bool in = flag ? value != 0
                       : owner < TES_MAX_PLAYERS &&
                             value == tesI_value_get(game, var, owner);
        if (in) seats |= 1u << s;
    }
    return seats;
}

static uint32_t hidden(const struct tes_game *game,
                       const struct tesI_visibility *sight, uint32_t owner)
{
    uint32_t seats = owner < TES_MAX_PLAYERS ? 1u << owner : 0;
    switch ((tesI_seen)sight->seen) {
    case SEEN_ALL: return 0;
    case SEEN_NOBODY: seats = 0; break;
    case SEEN_OWNER: break;
    case SEEN_SET: seats |= named(game, sight->var, owner); break;
    }
    return TESI_EVERYBODY & ~seats;
}

uint32_t tesI_var_hidden(const struct tes_game *game, uint32_t var, uint32_t id)
{
    const struct tesI_var *row = &game->cat->vars[var];
    uint32_t owner = TES_NONE;
    if (row->sight.seen == SEEN_ALL) return 0;
    if (row->scope == SCOPE_PLAYER) owner = id;
    if (row->scope == SCOPE_FIGURE) {
        owner = tesI_figure_owner(tesI_figure_row(game, id));
    }
    return hidden(game, &row->sight, owner);
}

uint32_t tesI_pile_hidden(const struct tes_game *game, uint32_t pile)
{
    const struct tesI_pile *row = &game->cat->piles[pile];
    return hidden(game, &row->sight, row->owner - 1u);
}

void tesI_look_into(struct tes_game *game, uint32_t piles)
{
    TESI_EACH_BIT(piles, pile) {
        bool feeds = game->cat->piles[pile].feeds;
        tesI_hide(game, feeds ? TESI_EVERYBODY : tesI_pile_hidden(game, pile));
    }
}

uint32_t tesI_zone_hidden(const struct tes_game *game, uint32_t zone)
{
    const struct tesI_zone *row = &game->cat->zones[tesI_held_zone(zone)];
    return hidden(game, &row->sight, tesI_held_by(zone) - 1);
}

bool tesI_reveal(struct tes_game *game)
{
    uint32_t decisions = tesI_decision_count(game);
    if (!tesI_store_reserve(&game->store, 1)) return false;
    game->hidden = 0;
    game->reveals++;
    while (decisions-- > tesI_decision_first(game)) {
        const struct tesI_decision *decision =
            tesI_decision_row(game, decisions);
        if (decision->began != game->phase_mark) break;
        if (tesI_decision_player(decision) < 0) continue;
        tesI_put(&game->store, COL_DECISIONS,
                 tesI_decision_word(game, decisions) +
                     WORD_OF(tesI_decision, 0, ask),
                 decision->ask | DECISION_REVEALED);
        break;
    }
    return true;
}
